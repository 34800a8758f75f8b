"""People with browsers, for tests: real servers, Debian's Chromium, and a table as the page of it shows it."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, WebSocket, expect
from websockets.sync.client import ClientConnection, connect

import alhambra
from harness import COOKIE, SUBPROTOCOL, Server, running_server, token_of
from people import merged
from positions import Moment
from texts import text

PATIENCE = 15_000  # milliseconds that something may take on a busy machine
CLIENT = Path(alhambra.__file__).parent / "server" / "client"
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"]
SIZES = {
    "360x640": (360, 640),
    "360x780": (360, 780),
    "390x844": (390, 844),
    "667x375": (667, 375),  # phones on their sides
    "780x360": (780, 360),
    "1024x768": (1024, 768),
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
}
# Only before the first visit: what is changed on the page has to last.
KEEP = "try { localStorage['alhambra-settings'] ??= wished } catch { /* a page without storage */ }"
QUIET = ("WebSocket connection to", "Failed to load")  # what a browser says about a bad network
UNLIMITED: dict[str, float] = {
    "bot_pause": 0,
    "watch_interval": 0.05,
    "limit_tables_per_hour": 0,
    "limit_open_tables": 0,
    "limit_requests_per_minute": 0,
    "limit_sockets": 0,
}
Message = dict[str, Any]

expect.set_options(timeout=PATIENCE)


WHOLE = ("chromium",)
QUICK = ("chromium-headless-shell", "chromium")  # the first one does not draw a frame of its own for each page


def chromium_of(playwright: Playwright, names: tuple[str, ...] = QUICK) -> Browser:
    """Debian's Chromium; where there is none the tests are skipped, but not where every change is tested."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        why = f"Chromium is missing: apt-get install --no-install-recommends {names[0]}"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@contextmanager
def table_server(folder: Path, bot_pause: float = 0) -> Iterator[Server]:
    """A server without limits whose bots do not pause, with the page that players see."""
    assert (CLIENT / "index.html").exists(), "the page is not built: npm run build in web/"
    settings = {**UNLIMITED, "bot_pause": bot_pause}
    with running_server(f"sqlite:///{folder}/tables.sqlite", 1, **settings) as server:
        yield server


# ---------------------------------------------------------------------- tables


class Opened:
    """A table, as its host has it."""

    def __init__(self, server: Server, key: str, token: str, links: list[str]) -> None:
        self.server = server
        self.key = key
        self.token = token
        self.links = links

    @property
    def url(self) -> str:
        return f"{self.server.url}/t/{self.key}"

    @contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        """The host's line to the table, beside that of the page."""
        headers = {"Cookie": f"{COOKIE}={self.token}"}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.key}/socket"
        with connect(
            address,
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]  # a NewType of str
            additional_headers=headers,
            proxy=None,
            max_size=None,
        ) as line:
            yield line

    def play(self, *moves: str) -> None:
        """Let the host make moves without a browser."""
        with self.socket() as line:
            seq = json.loads(line.recv(30))["seq"]
            for move in moves:
                line.send(json.dumps({"type": "play", "id": "x", "move": move, "seq": seq}))
                answer: Message = {}
                while answer.get("re") != "x":
                    answer = json.loads(line.recv(30))
                    seq = max(seq, answer.get("seq", 0))
                assert answer["type"] in ("update", "sync"), answer

    def info(self) -> Message:
        found: Message = httpx.get(f"{self.server.url}/api/tables/{self.key}", timeout=30).json()["table"]
        return found

    def view(self) -> Message:
        with self.server.client(self.token) as client:
            found: Message = client.get(f"/api/tables/{self.key}/view").json()["view"]
        return found


def open_table(
    server: Server, seats: list[str] | None = None, moment: Moment | None = None, level: str = "easy", **wishes: Any
) -> Opened:
    """A table with the host in the first seat and two bots, or as wished; it begins if nobody has to come."""
    kinds = seats or ["here"] + ["bot"] * ((moment.seats if moment else 3) - 1)
    names = ["Ana", "Nina", "Yusuf", "Layla", "Tariq", "Inés"]
    plan = [
        {"kind": kind, "name": names[number], **({"level": level} if kind == "bot" else {})}
        for number, kind in enumerate(kinds)
    ]
    wish: Message = {"name": "Ana", "title": "Granada", "seats": plan, "start": "link" not in kinds, **wishes}
    if moment is not None:
        wish["origin"] = moment.origin
    with server.client() as client:
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return Opened(server, found["table"]["key"], token_of(client), [link["url"] for link in found["links"]])


# ---------------------------------------------------------------------- people


class Visitor:
    """Somebody with a browser of their own: cookies, settings, and what went wrong in it."""

    def __init__(self, browser: Browser, server: Server, **facts: Any) -> None:
        self.server = server
        self.base: str = facts.pop("base", server.url)  # another one where something lies between
        size: tuple[int, int] = facts.pop("size", SIZES["1440x900"])
        touch: bool = facts.pop("touch", min(size) < 600)
        self.language: str = facts.get("language", "en")
        kept = {"language": "en", "theme": "light", "motion": "reduced", "speed": 4, "pace": "instant", **facts}
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"const wished = {json.dumps(json.dumps(kept))};{KEEP}")
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(QUIET):
            self.complaints.append(f"{message.type}: {message.text}")

    def is_host_of(self, table: Opened) -> None:
        self.context.add_cookies([{"name": COOKIE, "value": table.token, "url": self.server.url}])

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(f"{self.base}{path}" if path.startswith("/") else path)
        return page

    def at(self, table: Opened, host: bool = True) -> TablePage:
        """At the table, with ears for what the server says."""
        if host:
            self.is_host_of(table)
        page = self.context.new_page()
        found = TablePage(page)
        page.goto(f"{self.base}/t/{table.key}")
        return found

    def close(self) -> None:
        self.context.close()


class Ear:
    """What the server tells a page: every frame, and the table that they add up to."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.scorings = 0  # heard of while we were here
        self.handouts = 0  # likewise: tiles that were given out before the end
        self.view: Message = {}
        self.you: Message = {}
        self.table: Message = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/socket" in socket.url:
            socket.on("framereceived", self.hear)
            socket.on("framesent", self.say)

    def say(self, frame: str | bytes) -> None:
        self.said.append(json.loads(frame))

    def hear(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        self.heard.append(message)
        if message["type"] == "sync":
            self.you, self.table, self.view = message["you"], message["table"], message.get("view", {})
        elif message["type"] == "update":
            self.scorings += sum(event["event"] == "scoring" for event in message.get("events", []))
            self.handouts += any(event["event"] == "leftover" for event in message.get("events", []))
            self.table = merged(self.table, message.get("table", {}))
            self.view = merged(self.view, message.get("view", {}))

    @property
    def mine(self) -> bool:
        return "choices" in self.view

    @property
    def moves(self) -> list[str]:
        found: list[str] = self.view.get("choices", {}).get("moves", [])
        return found

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"


class TablePage:
    """A table on the screen. What to do is chosen from what the server offers, and done with what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self._scorings = 0  # that were looked at
        self._handouts = 0

    # ------------------------------------------------------------------ finding

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_test_id("confirm")

    def offer(self, slot: int) -> Locator:
        return self.region("market").locator("li").nth(slot).locator("button.offer")

    def card(self, index: int) -> Locator:
        return self.region("money").locator("li").nth(index).locator("button.card")

    def cell(self, cell: str | tuple[int, int]) -> Locator:
        name = cell if isinstance(cell, str) else f"{cell[0]},{cell[1]}"
        return self.region("palace").locator(f'[data-cell="{name}"]')

    @property
    def reveal(self) -> Locator:
        return self.page.locator(".reveal")

    def lost(self, language: str = "en") -> Locator:
        """What is said while the line is lost."""
        return self.page.locator(".ribbon", has_text=text("table-lost", language))

    def slot(self, tile: str) -> int:
        """Where a tile lies in the market."""
        return next(number for number, offer in enumerate(self.ear.view["market"]) if offer and offer["tile"] == tile)

    def fits(self, tile: str) -> bool:
        """Is there a place for a tile? Without any, the button that confirms puts it into the reserve."""
        return any(move.split()[:2] == ["place", tile] for move in self.ear.moves)

    def is_scoring(self) -> bool:
        """Has there been a scoring since we asked last? Then it is on the screen."""
        self.look_at_handout()
        if self._scorings == self.ear.scorings:
            return False
        self._scorings = self.ear.scorings
        expect(self.reveal).to_be_visible()
        return True

    @property
    def handout(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_test_id("handout"))

    def look_at_handout(self) -> None:
        """If tiles were given out before the end: back to the table. A scoring that was held before comes first."""
        if self._handouts == self.ear.handouts:
            return
        self._handouts = self.ear.handouts
        shown = self.handout.or_(self.reveal)
        expect(shown).to_be_visible()
        if self.reveal.count():
            self.reveal.locator(".btn.primary").click()
            self.reveal.locator(".btn.primary").click()
            self._scorings = self.ear.scorings
        self.page.keyboard.press("Escape")
        expect(self.handout).to_have_count(0)

    def look_at_scoring(self) -> bool:
        """If there was a scoring: to its last page, and back to the table."""
        if not self.is_scoring():
            return False
        self.reveal.locator(".btn.primary").click()
        expect(self.reveal.locator("table")).to_be_visible()
        self.reveal.locator(".btn.primary").click()
        expect(self.reveal).to_have_count(0)
        return True

    # ------------------------------------------------------------------ waiting

    def until(self, what: Callable[[], bool], seconds: float = PATIENCE / 1000, every: int = 15) -> None:
        """Wait until something has been heard."""
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, f"did not come; the last word was {str(self.ear.heard[-1:])[:400]}"
            self.page.wait_for_timeout(every)

    def until_mine(self) -> bool:
        """Wait for our turn; False if the game is over."""
        self.until(lambda: self.ear.mine or self.ear.over, 30)
        return not self.ear.over

    def after(self, act: Callable[[], object]) -> None:
        """Do something, and wait until it has been played."""
        ply = self.ear.view["ply"]
        act()
        self.until(lambda: self.ear.view["ply"] != ply or self.ear.over)


# ---------------------------------------------------------------------- a simple way to play


def wish(view: Message, moves: list[str]) -> str:
    """What somebody might do who wants to finish the game: place, buy, rather exactly, or take the most money."""
    prices = {offer["tile"]: offer["price"] for offer in view["market"] if offer}

    def value(move: str) -> tuple[int, int]:
        words = move.split()
        coins = sum(int(word) for word in words if word.isdigit())
        if words[0] == "buy" and words[1] in prices:  # on the market, not beside it
            over = coins - prices[words[1]]
            return (4, 0) if over == 0 else (3 if over < 4 else 0, -over)
        if words[0] == "place":
            x, y = map(int, words[2].split(","))
            return (5, -abs(x) - abs(y))
        if words[0] in ("keep", "pass"):
            return (1, 0)
        return (2, coins) if words[0] == "take" else (-1, 0)

    return max(moves, key=value)
