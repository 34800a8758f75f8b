"""Every screen in a telling moment, always the same one: for pictures, and for checks that hold on all of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, cached_property

import httpx
from playwright.sync_api import Page, expect

from alhambra import Game
from browsing import Opened, TablePage, Visitor, open_table
from harness import Server
from positions import (
    Moment,
    before_scoring,
    by_chance,
    decides,
    ends_now,
    first,
    game_at,
    hand,
    hoard,
    next_move,
    offers,
    refusals,
    scores_now,
    size,
    verbs,
    whole_game,
)
from texts import text, words

EIGHT = (
    "vizier", "currency_exchange", "bonus_cards", "worker_huts", "city_gates", "diamonds", "characters", "camps",
)  # fmt: skip
PLACING = {"BASE-PLACE-05", "BASE-PLACE-06", "BASE-PLACE-07", "BASE-PLACE-08"}


# ---------------------------------------------------------------------- moments


@cache
def early() -> Moment:
    return first(lambda game: decides(game, "action") and size(game) == 3, seed=1)


@cache
def late() -> Moment:
    return first(lambda game: decides(game, "action") and size(game) > 13 and len(hand(game)) > 6)


@cache
def six() -> Moment:
    return first(lambda game: decides(game, "action") and size(game) > 8 and len(hand(game)) > 4, seats=6)


@cache
def two() -> Moment:
    """With Dirk, a vizier and camps."""
    return first(lambda game: decides(game, "action") and size(game) > 8, seats=2, modules=("vizier", "camps"))


@cache
def rich() -> Moment:
    """One tile can be paid exactly, in several ways; another one with a loss."""

    def is_rich(game: Game) -> bool:
        if not decides(game, "action") or size(game) < 6:
            return False
        over = overs(game)
        return any(0 in lost and len(lost) > 2 for lost in over.values()) and any(
            min(lost) > 0 for lost in over.values()
        )

    return first(is_rich)


@cache
def crowded() -> Moment:
    """A tile is to be placed; every rule of building forbids some cell, and some cell is free."""

    def is_crowded(game: Game) -> bool:
        return (
            decides(game, "placement") and size(game) > 8 and set(refusals(game)) >= PLACING and "place" in verbs(game)
        )

    return first(is_crowded)


@cache
def scoring() -> Moment:
    """The next move leads to the second scoring."""

    def is_near(game: Game) -> bool:
        return decides(game, "action") and game.state.scorings_done == 1 and scores_now(game)

    return first(is_near)


@cache
def ending() -> Moment:
    """The next move is the last one."""
    return first(lambda game: game.decision is not None and game.decision.seat == 0 and ends_now(game))


@cache
def everything() -> Moment:
    """All modules of expansions 1 and 2, in the middle of a game for four."""

    def is_busy(game: Game) -> bool:
        return decides(game, "action") and size(game) > 8 and len(hand(game)) > 5

    return first(is_busy, seats=4, modules=EIGHT)


@cache
def choosing() -> Moment:
    """The same, with a tile to buy and money to take."""

    def is_open(game: Game) -> bool:
        return decides(game, "action") and size(game) > 8 and len(hand(game)) > 5 and {"buy", "take"} <= verbs(game)

    return first(is_open, seats=4, modules=EIGHT)


@cache
def placing() -> Moment:
    """The same, with a tile to lay down, and more than one place for it."""

    def is_open(game: Game) -> bool:
        places = [move for move in game.legal_moves if move.verb == "place"] if decides(game, "placement") else []
        return size(game) > 8 and len(places) > 1

    return first(is_open, seats=4, modules=EIGHT)


@cache
def asked() -> Moment:
    """The same, between two turns: somebody may buy in the middle of them."""
    return by_chance(lambda game: decides(game, "interlude") and offers(game, "vizier buy"), seats=4, modules=EIGHT)


@cache
def others() -> Moment:
    """The same, and it is the turn of the second seat."""
    return first(lambda game: decides(game, "action", 1) and size(game) > 8, seats=4, modules=EIGHT)


@cache
def counting() -> Moment:
    """All modules, and the next move leads to a scoring."""
    return before_scoring(lambda line: True, EIGHT, seats=4)


@cache
def auction() -> Moment:
    return by_chance(lambda game: decides(game, "auction") and offers(game, "bid 5"), seats=4, modules=EIGHT)


@cache
def exchange() -> Moment:
    """A tile can be paid in several ways."""

    def is_various(game: Game) -> bool:
        texts = [str(move) for move in game.legal_moves] if decides(game, "action") else []
        return any(" exchange " in one for one in texts) and any(
            one.startswith("buy") and " diamond " in one for one in texts
        )

    return by_chance(is_various, modules=("currency_exchange", "diamonds"))


@cache
def gate() -> Moment:
    return by_chance(
        lambda game: offers(game, "gate place") and len(game.state.players[0].pending) == 1, modules=("city_gates",)
    )


@cache
def bonus() -> Moment:
    """The window of the bonus cards at the beginning of a scoring."""
    return by_chance(lambda game: decides(game, "bonus") and offers(game, "bonus show"), modules=("bonus_cards",))


@cache
def waiting() -> Moment:
    """A card was turned up for which the display had no place."""
    return by_chance(lambda game: decides(game, "action") and bool(game.state.waiting), seats=4, modules=EIGHT)


def overs(game: Game) -> dict[str, list[int]]:
    """By tile: how much too much each payment is."""
    prices = {offer.tile.name: offer.tile.cost for offer in game.state.market if offer is not None}
    found: dict[str, list[int]] = {}
    for move in game.legal_moves:
        if move.verb == "buy":
            _, tile, *cards = str(move).split()
            found.setdefault(tile, []).append(sum(int(word) for word in cards if word.isdigit()) - prices[tile])
    return found


# ---------------------------------------------------------------------- scenes


class Stage:
    """A server with tables in telling moments, and the way to each screen."""

    def __init__(self, server: Server) -> None:
        self.server = server

    # Tables that nobody changes are opened once for all pictures.
    @cached_property
    def early(self) -> Opened:
        return open_table(self.server, moment=early())

    @cached_property
    def late(self) -> Opened:
        return open_table(self.server, moment=late())

    @cached_property
    def six(self) -> Opened:
        return open_table(self.server, moment=six())

    @cached_property
    def two(self) -> Opened:
        return open_table(self.server, moment=two())

    @cached_property
    def rich(self) -> Opened:
        return open_table(self.server, moment=rich())

    @cached_property
    def crowded(self) -> Opened:
        return open_table(self.server, moment=crowded())

    @cached_property
    def everything(self) -> Opened:
        return open_table(self.server, moment=everything())

    @cached_property
    def purse(self) -> Opened:
        return open_table(self.server, moment=hoard(24, seats=4, modules=EIGHT))

    @cached_property
    def auction(self) -> Opened:
        return open_table(self.server, moment=auction())

    @cached_property
    def exchange(self) -> Opened:
        return open_table(self.server, moment=exchange())

    @cached_property
    def gate(self) -> Opened:
        return open_table(self.server, moment=gate())

    @cached_property
    def bonus(self) -> Opened:
        return open_table(self.server, moment=bonus())

    @cached_property
    def waiting(self) -> Opened:
        return open_table(self.server, moment=waiting())

    @cached_property
    def finished(self) -> Opened:
        opened = open_table(self.server, moment=ending())
        opened.play(next_move(ending()))
        return opened

    @cached_property
    def lobby(self) -> Opened:
        opened = open_table(self.server, ["here", "link", "link", "bot"], modules=["vizier", "camps"])
        token = opened.links[0].partition("#")[2]
        joined = httpx.post(
            f"{self.server.url}/api/tables/{opened.key}/join", json={"name": "Nina", "token": token}, timeout=30
        )
        assert joined.status_code == 200, joined.text
        return opened

    @cached_property
    def replay(self) -> str:
        record = str(whole_game(3, seed=2).record)
        answer = httpx.post(f"{self.server.url}/api/replays", json={"record": record}, timeout=30)
        return str(answer.json()["key"])

    # ------------------------------------------------------------------ the way to each

    def show(self, name: str, visitor: Visitor) -> Page:
        """The screen of this name, when everything on it is there."""
        page = SCENES[name](self, visitor)
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(150)
        return page

    def table(self, visitor: Visitor, opened: Opened, host: bool = True) -> TablePage:
        table = visitor.at(opened, host)
        table.until(lambda: bool(table.ear.view))
        expect(table.region("palace")).to_be_visible()
        return table


def _home(stage: Stage, visitor: Visitor) -> Page:
    visitor.is_host_of(stage.late)
    page = visitor.page("/")
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def _path(path: str) -> Callable[[Stage, Visitor], Page]:
    def show(stage: Stage, visitor: Visitor) -> Page:
        page = visitor.page(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    return show


def _lobby(stage: Stage, visitor: Visitor) -> Page:
    links = {"all": stage.lobby.links[1], "2": stage.lobby.links[1]}
    kept = json.dumps(f"alhambra-links-{stage.lobby.key}"), json.dumps(json.dumps(links))
    visitor.context.add_init_script(f"try {{ sessionStorage[{kept[0]}] = {kept[1]} }} catch {{ /* no page yet */ }}")
    visitor.is_host_of(stage.lobby)
    page = visitor.page(f"/t/{stage.lobby.key}")
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def _join(stage: Stage, visitor: Visitor) -> Page:
    page = visitor.page(stage.lobby.links[1])
    expect(page.get_by_role("textbox")).to_be_visible()
    return page


def _plain(name: str) -> Callable[[Stage, Visitor], Page]:
    def show(stage: Stage, visitor: Visitor) -> Page:
        table = stage.table(visitor, getattr(stage, name))
        table.until_mine()
        return table.page

    return show


def _spectator(stage: Stage, visitor: Visitor) -> Page:
    return stage.table(visitor, stage.late, host=False).page


def _taking(stage: Stage, visitor: Visitor) -> Page:
    """A money card is picked, and another one does not go with it."""
    table = stage.table(visitor, stage.late)
    table.until_mine()
    values = sorted((int(card.split()[1]), index) for index, card in enumerate(table.ear.view["display"]) if card)
    table.card(values[-2][1]).click()
    table.card(values[-1][1]).click(force=True)
    expect(table.card(values[-1][1])).to_have_attribute("aria-describedby", re.compile("."))
    return table.page


def _payment(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.rich)
    table.until_mine()
    tile = next(tile for tile, lost in overs(game_at(rich())).items() if 0 in lost and len(lost) > 2)
    table.offer(table.slot(tile)).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def _ways(stage: Stage, visitor: Visitor) -> Page:
    """The sheet for a tile that can be paid with other means than its own currency."""
    table = stage.table(visitor, stage.exchange)
    table.until_mine()
    move = next(move for move in table.ear.moves if move.startswith("buy") and " exchange " in move)
    table.offer(table.slot(move.split()[1])).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def _gate(stage: Stage, visitor: Visitor) -> Page:
    """A tile behind a gate."""
    table = stage.table(visitor, stage.gate)
    table.until_mine()
    move = next(move for move in table.ear.moves if move.startswith("gate place"))
    table.cell(move.split()[3]).click()
    expect(table.page.locator(".pill")).to_be_visible()
    return table.page


def _placement(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.crowded)
    table.until_mine()
    table.cell(refusals(game_at(crowded()))["BASE-PLACE-05"]).click()
    expect(table.page.locator(".bubble")).to_be_visible()
    return table.page


def _ghost(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.crowded)
    table.until_mine()
    move = next(move for move in table.ear.moves if move.startswith("place"))
    table.cell(move.split()[2]).click()
    expect(table.page.locator(".pill")).to_be_visible()
    return table.page


def _scoring(step: int) -> Callable[[Stage, Visitor], Page]:
    def show(stage: Stage, visitor: Visitor) -> Page:
        opened = open_table(stage.server, moment=scoring())
        table = stage.table(visitor, opened)
        table.until_mine()
        expect(table.prompt).to_be_visible()
        opened.play(next_move(scoring()))
        expect(table.reveal).to_be_visible()
        table.page.keyboard.press("Home")
        for _ in range(step):
            table.page.keyboard.press("ArrowRight")
        if step < 0:
            table.page.keyboard.press("End")
        return table.page

    return show


def _end(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.finished)
    expect(table.page.locator(".end")).to_be_visible()
    return table.page


def _curtain(stage: Stage, visitor: Visitor) -> Page:
    opened = open_table(stage.server, ["here"] * 3, early())
    table = stage.table(visitor, opened)
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def _replay(stage: Stage, visitor: Visitor) -> Page:
    page = visitor.page(f"/replay/{stage.replay}?ply=80")
    expect(page.locator(".scrubber")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def _rule_card(stage: Stage, visitor: Visitor) -> Page:
    page = _placement(stage, visitor)
    page.locator(".bubble button.rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def _menu(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.early)
    table.page.get_by_role("button", name=words("table-menu", visitor.language)).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def _log(stage: Stage, visitor: Visitor) -> Page:
    table = stage.table(visitor, stage.late)
    table.page.keyboard.press("l")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def _missing(stage: Stage, visitor: Visitor) -> Page:
    page = visitor.page("/nowhere")
    expect(page.get_by_role("heading").first).to_be_visible()
    return page


def _gone(stage: Stage, visitor: Visitor) -> Page:
    page = visitor.page("/t/there-is-no-such-table")
    expect(page.get_by_text(text("table-gone-title", visitor.language))).to_be_visible()
    return page


SCENES: dict[str, Callable[[Stage, Visitor], Page]] = {
    "home": _home,
    "wizard": _path("/new"),
    "lobby": _lobby,
    "pair": _path("/pair"),
    "join": _join,
    "early": _plain("early"),
    "late": _plain("late"),
    "six": _plain("six"),
    "two": _plain("two"),
    "everything": _plain("everything"),
    "purse": _plain("purse"),
    "auction": _plain("auction"),
    "bonus": _plain("bonus"),
    "waiting": _plain("waiting"),
    "ways": _ways,
    "gate": _gate,
    "spectator": _spectator,
    "taking": _taking,
    "payment": _payment,
    "placement": _placement,
    "ghost": _ghost,
    "wall": _scoring(0),
    "scoring": _scoring(4),
    "total": _scoring(-1),
    "end": _end,
    "curtain": _curtain,
    "replay": _replay,
    "rules": _path("/rules"),
    "rule": _path("/rules/BASE-PLACE-05"),
    "rulecard": _rule_card,
    "menu": _menu,
    "log": _log,
    "learn": _path("/learn"),
    "settings": _path("/settings"),
    "setup": _path("/setup?players=4&modules=vizier,characters,city_gates"),
    "missing": _missing,
    "gone": _gone,
}
# Where one plays: nothing may lie beyond the edge of the window.
IN_PLAY = [
    "early", "late", "six", "two", "everything", "purse", "auction", "bonus", "waiting", "ways", "gate", "spectator",
    "taking", "payment", "placement", "ghost", "wall", "scoring", "total",
    "end", "curtain", "replay", "rulecard", "menu", "log",
]  # fmt: skip
