"""`alhambra simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import secrets
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import alhambra

from ..core.game import Game
from .arguments import Subparsers, Table, add_language, add_seed, add_table, bots_of, positive, table_of
from .files import Refusal, make_folder, reason, write_whole
from .tally import Scores, Tally

if TYPE_CHECKING:
    from ..printing.voice import Voice

Maker = Callable[[int], Game[Any]]

DESCRIPTION = """\
Play many games between bots and sum up their results.

Bots move on by one seat from game to game. The same seed gives the same games, whatever --jobs is.
Ctrl-C stops after the games in progress and sums up what was played.
"""
INTERRUPTED: Final = 130
CHUNK: Final = 40 if alhambra.COMPILED else 10  # games that a job plays before it reports


def add(command: Subparsers) -> None:
    parser = command("simulate", "play many games between bots", DESCRIPTION)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--bots", default="random", metavar="NAME,NAME", help="who plays, in turn (default random)")
    add_seed(parser, "where the seeds of all games come from (default: a new one)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--record", metavar="DIR", help="write every game to this folder, one .alh file each")
    add_language(parser)
    add_table(parser)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Plan:
    """Everything that a process needs to know to play its share."""

    table: Table
    bots: tuple[str, ...]  # by seat, in the first game
    seed: int
    games: int
    folder: str | None

    def play(self, make: Maker, number: int, tally: Tally) -> None:
        """Play one game, keep its record if wanted, and count it."""
        from ..bots.referee import play_out, seed_for

        known = self.table.title.bots()
        seats = len(self.bots)
        names = [self.bots[(seat + number) % seats] for seat in range(seats)]
        game = make(seed_for(self.seed, number))
        play_out(game, [known[name](seed_for(self.seed, number, seat)) for seat, name in enumerate(names)])
        if self.folder is not None:
            path = Path(self.folder) / f"{self.seed}-{number:06}.alh"
            try:
                write_whole(path, str(game.record))
            except OSError as error:
                raise Refusal(f"cannot write {path}: {reason(error)}") from None
        tally.add([*names, *self.table.title.rivals(game)], game.ply, game.scores, game.winners)

    def tally(self) -> Tally:
        return Tally(len(self.bots), self.bots)


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice

    table = table_of(options)
    make = table.maker()
    bots = tuple(bots_of(options.bots, table.wishes.seats, table.title))
    seed = secrets.randbits(32) if options.seed is None else options.seed
    if options.record is not None:
        make_folder(options.record)
    plan = Plan(table, bots, seed, options.games, options.record)
    voice = Voice(options.language)
    tally = plan.tally()
    started = time.perf_counter()
    with interruption() as interrupted, progress(options, voice) as advanced:
        chunks = in_processes(plan, options.jobs) if options.jobs > 1 else in_this_process(plan, make, interrupted)
        with closing(chunks):
            for chunk in chunks:
                tally.merge(chunk)
                advanced(chunk.games)
                if interrupted.is_set():
                    break
        stopped = interrupted.is_set()
    seconds = time.perf_counter() - started
    if options.json:
        print(json.dumps(result(plan, make(0), tally, seconds)))
    else:
        show(plan, make(0), tally, seconds, voice)
    if stopped and tally.games < plan.games:
        told = voice("cli-simulate-interrupted", games=tally.games, wanted=plan.games)
        print(told, file=sys.stderr)
        return INTERRUPTED
    return 0


# ------------------------------------------------------------------------------------------------------------- playing


def in_this_process(plan: Plan, make: Maker, interrupted: threading.Event) -> Generator[Tally]:
    """The games one after the other, reported a few at a time."""
    tally = plan.tally()
    reported = time.monotonic()
    for number in range(plan.games):
        plan.play(make, number, tally)
        if interrupted.is_set() or time.monotonic() - reported > 0.1:
            yield tally
            tally = plan.tally()
            reported = time.monotonic()
    yield tally


def in_processes(plan: Plan, jobs: int) -> Generator[Tally]:
    """The games shared among processes, in chunks."""
    from joblib import Parallel, delayed

    size = max(1, min(CHUNK, plan.games // (4 * jobs)))
    starts = range(0, plan.games, size)
    work = (delayed(play_chunk)(plan, start, min(start + size, plan.games)) for start in starts)
    warnings.filterwarnings("ignore", module="joblib")  # about work left undone: that happens on purpose only
    with no_interrupts_for_children():
        found = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)(work)
    yield from found


def play_chunk(plan: Plan, start: int, end: int) -> Tally:
    make = plan.table.maker()
    tally = plan.tally()
    for number in range(start, end):
        plan.play(make, number, tally)
    return tally


# ------------------------------------------------------------------------------------------------------- interruptions


@contextmanager
def interruption() -> Iterator[threading.Event]:
    """Ctrl-C sets an event, so that games are finished and counted; a second Ctrl-C interrupts at once."""
    pressed = threading.Event()

    def press(number: int, frame: FrameType | None) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    if threading.current_thread() is not threading.main_thread():  # only there are signals heard
        yield pressed
        return
    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def no_interrupts_for_children() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: their parent decides what it means."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # which lets interrupts through again, once
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # children inherit what is blocked
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ------------------------------------------------------------------------------------------------------------- telling


@contextmanager
def progress(options: argparse.Namespace, voice: Voice) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for whoever watches; gives what tells it of games played."""
    piped = options.json and not sys.stdout.isatty()
    if piped or not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..printing.theme import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(voice("cli-simulate-progress"), total=options.games)
        yield lambda games: bar.advance(task, games)


def result(plan: Plan, game: Game[Any], tally: Tally, seconds: float) -> dict[str, object]:
    """Everything as plain data; the game is one of those that were played."""
    counted = tally.to_json()
    terms = plan.table.title.terms(game)
    return {
        "games": counted.pop("games"),
        "moves": counted.pop("moves"),
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "moves_per_second": round(tally.moves / seconds, 1),
        **counted,
        "seats": game.seats,
        "edition": terms.edition,
        "modules": list(plan.table.title.wishes(game).modules),
        "options": terms.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "version": alhambra.__version__,
        "compiled": alhambra.COMPILED,
    }


def show(plan: Plan, game: Game[Any], tally: Tally, seconds: float, voice: Voice) -> None:
    """The table for people."""
    from ..printing.theme import sheet, sheet_console

    found = sheet_console()
    title = plan.table.title
    wishes = title.wishes(game)
    about = voice.mix(wishes.edition, wishes.modules) or [title.name]
    found.print(voice("cli-simulate-table", seats=game.seats, edition=", ".join(about)), style="title")
    headings = ("cli-simulate-wins", "cli-simulate-mean", "cli-simulate-least", "cli-simulate-most")
    several = len(set(plan.bots)) > 1
    rows = [(str(seat + 1), tally.seat_wins[seat], scores) for seat, scores in enumerate(tally.seat_scores)]
    rivals = [key for key in title.rivals(game) if tally.bot_wins.get(key)]
    rows += [(voice(f"rival-{key}"), tally.bot_wins[key], Scores()) for key in rivals]  # of them only victories count
    tables = [("cli-simulate-seat", rows)]
    if several:
        tables.append(
            ("cli-simulate-bot", [(bot, tally.bot_wins[bot], scores) for bot, scores in tally.bot_scores.items()])
        )
    for first, rows in tables:
        table = sheet(voice(first), *[voice(heading) for heading in headings])
        for column in table.columns[1:]:
            column.justify = "right"
        for name, wins, scores in rows:
            mean = "–" if scores.mean is None else voice("cli-simulate-tenths", value=scores.mean)
            share = voice("cli-simulate-share", share=100 * wins / tally.games) if tally.games else "–"
            table.add_row(name, f"{wins}  {share:>7}", mean, _shown(scores.least), _shown(scores.most))
        found.print(table)
    if tally.ties:
        found.print(voice("cli-simulate-ties", ties=tally.ties))
    found.print(
        voice(
            "cli-simulate-summary",
            games=tally.games,
            moves=tally.moves,
            seconds=round(seconds, 2),
            games_per_second=round(tally.games / seconds),
            moves_per_second=round(tally.moves / seconds),
        )
    )
    found.print(voice("cli-replay-seed", seed=str(plan.seed)))
    if plan.folder is not None:
        found.print(voice("cli-simulate-recorded", games=tally.games, folder=plan.folder))


def _shown(number: int | None) -> str:
    return "–" if number is None else str(number)
