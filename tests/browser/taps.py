"""Measures how soon a slow phone answers a tap: `python3 dev.py bench taps`.

    python3 dev.py bench taps                        this build: p75 of 20 first taps on a tile, a card and a cell
    python3 dev.py bench taps --against v1.0         the build of that revision too, in turn with this one
    python3 dev.py bench taps --against ../other --times 10

Every tap is the first one on a page that was just opened, by a real touch, with the processor slowed down. What counts
is the time from the finger to the next picture, as the browser tells it (Event Timing, the measure behind INP). A tap
that is answered before the browser bothers to tell counts as 16 ms. The builds take turns, so that a busy machine slows
both alike. With a bound, the exit code is 1 if this build is slower.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from browsing import UNLIMITED, Opened, TablePage, Visitor, chromium_of, open_table, table_server  # noqa: E402
from harness import Server  # noqa: E402
from positions import Moment  # noqa: E402
from scenes import choosing, placing  # noqa: E402

CLIENT_OF = "src/alhambra/server/client"  # in a checkout: the built page
PHONE = (390, 844)
LEAST = 16  # milliseconds: the browser tells nothing about what is quicker
# From the finger on the screen to the next picture; one entry for each event that belongs to the tap.
LISTEN = """
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.taps.push(one.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
"""
TWO_FRAMES = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 50))))"


# ---------------------------------------------------------------------- where a finger goes


def _word(table: TablePage, verb: str) -> list[str]:
    return next(move for move in table.ear.moves if move.split()[0] == verb).split()


def tap_tile(table: TablePage) -> Callable[[], None]:
    target = table.offer(table.slot(_word(table, "buy")[1]))
    box = target.locator(".place").bounding_box()
    assert box
    return lambda: table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap_card(table: TablePage) -> Callable[[], None]:
    card = " ".join(_word(table, "take")[1:3])
    box = table.card(table.ear.view["display"].index(card)).bounding_box()
    assert box
    return lambda: table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap_cell(table: TablePage) -> Callable[[], None]:
    box = table.cell(_word(table, "place")[2]).bounding_box()
    assert box
    return lambda: table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


TAPS: dict[str, tuple[Callable[[], Moment], Callable[[TablePage], Callable[[], None]], str]] = {
    "tile": (choosing, tap_tile, "dialog[open]"),
    "card": (choosing, tap_card, ".card.picked"),
    "cell": (placing, tap_cell, '[role="gridcell"][aria-selected="true"]'),
}


# ---------------------------------------------------------------------- builds


class Elsewhere(Server):
    """The server of another checkout, with its own page."""

    def __init__(self, tree: Path, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/tables.sqlite", 1, dict(UNLIMITED), folder)
        self._tree = tree

    def _environment(self) -> dict[str, str]:
        return {**super()._environment(), "PYTHONPATH": str(self._tree / "src")}


@contextmanager
def server_of(wanted: str) -> Iterator[Server]:
    """A server of a checkout, or of a revision, which is checked out and built for this."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(wanted)
        is_ours = not (tree / CLIENT_OF).is_dir()
        if is_ours:
            tree = Path(folder) / "tree"
            check_out(wanted, tree)
        server = Elsewhere(tree, Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.kill()
            if is_ours:
                subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=False)


def check_out(revision: str, tree: Path) -> None:
    command = ["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(tree), revision]
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit(f"dev.py bench taps: {revision} is neither a built checkout nor a revision")
    subprocess.run([sys.executable, tree / "tools" / "build_client.py"], check=True)


# ---------------------------------------------------------------------- measuring


def once(browser: Browser, opened: Opened, what: str, rate: float) -> float:
    """How long one first tap took, in milliseconds."""
    _, aim, answer = TAPS[what]
    visitor = Visitor(browser, opened.server, size=PHONE, touch=True, motion="full")
    try:
        visitor.context.add_init_script(LISTEN)
        table = visitor.at(opened)
        assert table.until_mine()
        expect(table.prompt).to_be_visible()
        settle(table.page)
        tap = aim(table)
        line = table.page.context.new_cdp_session(table.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        table.page.evaluate(TWO_FRAMES)
        tap()
        expect(table.page.locator(answer)).to_have_count(1)
        line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        table.page.evaluate(TWO_FRAMES)
        took: list[float] = table.page.evaluate("window.taps")
        return max(took, default=LEAST)
    finally:
        visitor.close()


def settle(page: Page) -> None:
    """Until nothing is fetched and nothing moves: what a person sees who then lifts a finger."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("new Promise((go) => requestIdleCallback(() => setTimeout(go, 300)))")


def share(values: list[float], part: float) -> float:
    """The value that so large a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[ceil(len(ordered) * part) - 1]


def measure(servers: dict[str, Server], options: argparse.Namespace) -> dict[tuple[str, str], list[float]]:
    found: dict[tuple[str, str], list[float]] = {}
    with sync_playwright() as playwright:
        browser = chromium_of(playwright)
        tables = {
            (what, name): open_table(server, moment=TAPS[what][0]())
            for what in options.only.split(",")
            for name, server in servers.items()
        }
        for _ in range(options.times):
            for (what, name), opened in tables.items():
                found.setdefault((what, name), []).append(once(browser, opened, what, options.slower))
        browser.close()
    return found


def main() -> int:
    options = _arguments().parse_args()
    unknown = [one for one in options.only.split(",") if one not in TAPS]
    if unknown:
        sys.exit(f"dev.py bench taps: nothing to tap: {', '.join(unknown)}; there are {', '.join(TAPS)}")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        servers = {"this": stack.enter_context(table_server(Path(folder)))}
        if options.against:
            servers[options.against] = stack.enter_context(server_of(options.against))
        found = measure(servers, options)
    late = False
    for (what, name), took in found.items():
        p75 = share(took, 0.75)
        late = late or (name == "this" and bool(options.bound) and p75 > options.bound)
        told = f"p75 {p75:4.0f} ms   median {share(took, 0.5):4.0f}   most {max(took):4.0f}   of {len(took)}"
        print(f"{what:5} {name[-24:]:24} {told}", flush=True)
    return 1 if late else 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py bench taps", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--against", default="", help="a revision, or the folder of a checkout whose page is built")
    parser.add_argument("--times", type=int, default=20, help="taps on each (20)")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--only", default=",".join(TAPS), help="with commas")
    parser.add_argument(
        "--bound", type=float, default=0, help="milliseconds that the p75 of this build may take (none)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
