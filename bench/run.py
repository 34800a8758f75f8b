"""Measure our engine beside catanatron and open_spiel, in one run, and judge the bars.

Every subject lives in a process of its own, all on one core; the driver asks them in turn, round after round, so that
slow and fast moments of the machine concern all alike. Ratios are taken inside each round; their median is judged.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Collection, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import memory, report
from bench.driver import Course, measure
from bench.environment import NotReady, bench_python, prepare
from bench.plan import MEMORY_GAMES, MEMORY_KEY, MEMORY_MIB, MEMORY_SEATS, ROWS, Tree

KEYS = (*(row.key for row in ROWS), MEMORY_KEY)
BEFORE = {row.key for row in ROWS if row.tree is Tree.BEFORE}
QUICK = {"rounds": 3, "seconds": 0.2}
THOROUGH = {"rounds": 15, "seconds": 0.4}
START, END = "<!-- bench: start -->", "<!-- bench: end -->"


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


# ---------------------------------------------------------------------------------------------------------- output


def machine() -> str:
    """Processor and Python, as far as the system tells."""
    processor = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        processor = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), processor)
    except OSError:
        pass
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


def conditions(args: argparse.Namespace, measured: report.Measured) -> str:
    """What a reader must know to judge the figures."""
    parts = [machine()]
    if measured.slices:
        parts.append(f"medians of {args.rounds} rounds of {args.seconds:g} s")
        state = "quiet" if report.quiet(measured) else "BUSY, so the figures are rough"
        parts.append(f"the machine was {state} (a measuring process had {report.share(measured):.0%} of its core)")
    return "; ".join(parts) + "."


def text(args: argparse.Namespace, measured: report.Measured, judged: Sequence[report.Verdict]) -> str:
    """What is printed: the two tables, for the terminal or for a page of documentation."""
    table = report.plain if args.markdown is None else report.markdown
    parts = []
    if measured.slices:
        parts.append(table(report.SPEED_HEAD, report.speed_cells(measured), True))
    if judged:
        parts.append(table(report.BAR_HEAD, report.bar_cells(judged), False))
    parts.append(conditions(args, measured))
    return "\n\n".join(parts)


def place_for_figures(page: Path) -> tuple[str, str]:
    """The text before and after the figures of a page; ValueError if two lines do not mark the place."""
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    marks = [line.strip() for line in lines]
    start = marks.index(START)
    end = marks.index(END, start)
    return "".join(lines[: start + 1]), "".join(lines[end:])


def insert(page: Path, figures: str) -> None:
    """Put the figures into a page."""
    before, after = place_for_figures(page)
    page.write_text(f"{before}\n{figures}\n\n{after}", encoding="utf-8")


# ------------------------------------------------------------------------------------------------------------ main


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--rounds", type=int, help=f"how often each subject is measured (default: {THOROUGH['rounds']})"
    )
    parser.add_argument("--seconds", type=float, help=f"for how long each time (default: {THOROUGH['seconds']})")
    parser.add_argument(
        "--quick", action="store_true", help="{rounds} rounds of {seconds} s: a rough look".format(**QUICK)
    )
    parser.add_argument("--only", metavar="KEYS", help=f"measure only some of: {', '.join(KEYS)}")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything measured to this file as well")
    parser.add_argument(
        "--markdown",
        metavar="PAGE",
        nargs="?",
        const="-",
        help=f"print tables in Markdown; with a page, put them between its lines {START} and {END} as well",
    )
    parser.add_argument(
        "--catanatron", metavar="DIR", type=Path, help="compare with these sources of catanatron, not with its release"
    )
    parser.add_argument(
        "--against", metavar="REVISION", default="", help="compare with our engine of this revision, as git knows it"
    )
    args = parser.parse_args()
    defaults = QUICK if args.quick else THOROUGH
    args.rounds = defaults["rounds"] if args.rounds is None else args.rounds
    args.seconds = defaults["seconds"] if args.seconds is None else args.seconds
    if args.rounds < 1 or not args.seconds > 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    args.keys = [key.strip() for key in args.only.split(",")] if args.only else list(KEYS)
    for key in args.keys:
        if key not in KEYS:
            parser.error(f"--only does not know {key!r}; it knows {', '.join(KEYS)}")
    if args.only and BEFORE & set(args.keys) and not args.against:
        parser.error(f"--only {', '.join(sorted(BEFORE & set(args.keys)))} needs --against REVISION")
    if not args.against:
        args.keys = [key for key in args.keys if key not in BEFORE]
    if args.catanatron is not None and not (args.catanatron / "catanatron" / "game.py").exists():
        parser.error(f"--catanatron: there is no catanatron/game.py in {args.catanatron}")
    if args.json is not None and not args.json.absolute().parent.is_dir():
        parser.error(f"--json: there is no directory {args.json.absolute().parent}")
    if args.markdown not in (None, "-"):
        try:
            place_for_figures(Path(args.markdown))
        except OSError as error:
            parser.error(f"--markdown: cannot read {args.markdown}: {error.strerror}")
        except ValueError:
            parser.error(f"--markdown: {args.markdown} must have a line {START} and a line {END}")
    args.catanatron = args.catanatron and args.catanatron.resolve()
    return args


def bench(args: argparse.Namespace) -> int:
    """Measure, print, judge: 0 if every bar that was looked at is met, else 1."""
    python = bench_python(say)
    obstacles = prepare_trees(args.keys, args.against)
    course = Course(python, args.rounds, args.seconds, args.catanatron)
    measured = measure([row for row in ROWS if row.key in args.keys], obstacles, course, say)
    judged = report.verdicts(measured)
    if MEMORY_KEY in args.keys:
        say(f"memory of {MEMORY_GAMES:,} live games")
        try:
            if Tree.COMPILED in obstacles:
                raise NotReady(obstacles[Tree.COMPILED])
            mib = memory.measure(python, Tree.COMPILED, MEMORY_GAMES, MEMORY_SEATS)
            judged.append(report.memory_verdict(mib, MEMORY_GAMES, MEMORY_SEATS, MEMORY_MIB))
        except NotReady as error:
            measured.drop(MEMORY_KEY, str(error))
    figures = text(args, measured, judged)
    print(figures)
    if args.markdown not in (None, "-"):
        insert(Path(args.markdown), figures)
    if args.json is not None:
        write_json(args, measured, judged)
    return conclude(measured, judged, everything=not args.only, without=set() if args.against else BEFORE)


def prepare_trees(keys: Sequence[str], revision: str) -> dict[Tree, str]:
    """Bring the trees that are needed up to date; say at once why one cannot be had, and return it in short."""
    trees = [row.tree for row in ROWS if row.key in keys and row.tree is not Tree.NONE]
    if MEMORY_KEY in keys:
        trees.append(Tree.COMPILED)
    obstacles: dict[Tree, str] = {}
    for tree in dict.fromkeys(trees):
        try:
            prepare(tree, say, revision)
        except NotReady as error:
            say(str(error))
            obstacles[tree] = f"the {tree.value} engine could not be made"
    return obstacles


def conclude(
    measured: report.Measured, judged: Sequence[report.Verdict], everything: bool, without: Collection[str] = ()
) -> int:
    """Say what is wrong; the exit code."""
    missed = [verdict.title for verdict in judged if verdict.met is False]
    for reason in dict.fromkeys(measured.broken.values()):
        keys = [key for key, why in measured.broken.items() if why == reason]
        say(f"could not measure {', '.join(keys)}: {reason}")
    for title in missed:
        say(f"bar missed: {title}")
    for title in report.unjudged(measured, without) if everything else ():
        say(f"bar not judged: {title}")
    return 1 if missed or measured.broken else 0


def write_json(args: argparse.Namespace, measured: report.Measured, judged: Sequence[report.Verdict]) -> None:
    data = {
        "machine": machine(),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "quiet": bool(measured.slices) and report.quiet(measured),
        "rows": report.summary(measured),
        "verdicts": [
            {"title": v.title, "asked": v.asked, "median": v.median, "values": list(v.values), "met": v.met}
            for v in judged
        ],
        "broken": measured.broken,
        "slices": measured.slices,
    }
    args.json.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    args = arguments()
    try:
        return bench(args)
    except NotReady as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("interrupted")
        return 130


if __name__ == "__main__":
    sys.exit(main())
