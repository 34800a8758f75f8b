"""The master builders in the browser: cards with a compass, and one more redesign at the end of a turn."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from alhambra import Game
from alhambra.modules.master_builders.office import OFFICE
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, by_chance, decides, offers
from texts import text

Come = Callable[..., Visitor]
MODULES = ("master_builders",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def plays(table: TablePage) -> list[str]:
    return [str(message["move"]) for message in table.ear.said if message["type"] == "play"]


def cards(game: Game) -> list[str]:
    """Those that can be played now, by currency."""
    if not decides(game, "rebuild") or game.state.part(OFFICE).working:
        return []
    return [str(move.operands()[0]) for move in game.legal_moves if move.verb == "builder"]


def asked(count: int) -> Moment:
    """I hold builders of so many currencies at the end of my turn, and could add a tile of the reserve."""

    def is_so(game: Game) -> bool:
        if len(cards(game)) != count:
            return False
        trial = game.copy()
        trial.play(f"builder {cards(game)[0]}")
        return any(move.verb == "add" for move in trial.legal_moves)

    return by_chance(is_so, modules=MODULES)


def choice(table: TablePage, currency: str) -> Locator:
    return table.prompt.get_by_role("button", name=text(f"currency-{currency}"), exact=True)


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_a_card_is_played_and_a_tile_is_added(visitor: Come, server: Server, size: str) -> None:
    table, opened = at(visitor, server, asked(1), size=SIZES[size])
    expect(table.prompt.get_by_role("heading")).to_have_text(text("master_builders-ask", adds="no"))
    assert problems(table.page, True) == []
    assert barriers(table.page) == []
    played = next(move for move in table.ear.moves if move.startswith("builder "))
    card = f"{played.split()[1]} builder 3"
    before = opened.view()["players"]["0"]["hand"].count(card)
    expect(table.confirm).to_have_text(text("master_builders-play"))
    table.after(table.confirm.click)
    assert plays(table) == [played]
    assert opened.view()["players"]["0"]["hand"].count(card) == before - 1
    expect(table.prompt.get_by_role("heading")).to_have_text(text("master_builders-working", adds="no"))
    expect(table.prompt.get_by_role("button", name=text("table-move-pass"), exact=True)).to_have_count(0)
    assert problems(table.page, True) == []
    assert barriers(table.page) == []
    added = next(move for move in table.ear.moves if move.startswith("add "))
    _, tile, cell = added.split()
    names = [one["tile"] for one in table.ear.view["players"]["0"]["reserve"]]
    table.region("reserve").locator(".tiles button").nth(names.index(tile)).click()
    table.cell(cell).click()
    table.after(table.confirm.click)
    assert plays(table)[-1] == added
    assert tile in [one["tile"] for one in opened.view()["players"]["0"]["alhambra"]["tiles"]]


def test_the_card_is_chosen_where_there_are_several(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, asked(2))
    currencies = [move.split()[1] for move in table.ear.moves if move.startswith("builder ")]
    expect(table.confirm).to_have_count(0)
    expect(choice(table, currencies[0])).to_be_visible()
    choice(table, currencies[1]).click()
    expect(table.prompt).to_contain_text(text(f"currency-{currencies[1]}"))
    expect(table.prompt.locator(".art svg.card")).to_be_visible()
    table.after(table.confirm.click)
    assert plays(table) == [f"builder {currencies[1]}"]


@pytest.mark.parametrize("count", [1, 2])
def test_saying_no_is_one_tap_and_enter_plays_nothing(visitor: Come, server: Server, count: int) -> None:
    table, opened = at(visitor, server, asked(count))
    hand = opened.view()["players"]["0"]["hand"]
    table.page.keyboard.press("Enter")
    table.page.wait_for_timeout(150)
    assert plays(table) == []
    table.after(table.prompt.get_by_role("button", name=text("table-move-pass"), exact=True).click)
    assert plays(table) == ["pass"]
    assert opened.view()["players"]["0"]["hand"] == hand


def test_a_played_card_is_taken_back_by_undo(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, asked(1))
    hand = opened.view()["players"]["0"]["hand"]
    table.after(table.confirm.click)
    table.after(table.page.get_by_role("button", name=text("master_builders-undo")).first.click)
    assert opened.view()["players"]["0"]["hand"] == hand
    assert opened.view()["decision"]["kind"] == "rebuild"
    expect(table.confirm).to_have_text(text("master_builders-play"))


def test_nothing_is_asked_where_nothing_can_be_redesigned(visitor: Come, server: Server) -> None:
    """The first turn: nothing but the fountain. Every hand holds two."""
    moment = by_chance(lambda game: decides(game, "action") and game.state.turn < 3, modules=MODULES)
    table, _ = at(visitor, server, moment)
    assert sum("builder" in card for card in table.ear.view["players"]["0"]["hand"]) == 2
    table.card(0).click()
    table.after(table.confirm.click)
    table.until(lambda: table.ear.view["turn"] > 1)
    assert all(play.startswith("take ") for play in plays(table))


def test_the_hands_of_the_others_are_nowhere_on_the_page(visitor: Come, server: Server) -> None:
    """Who looks on finds no builder of anybody, in what is shown or heard, but those on display or gone."""
    moment = by_chance(
        lambda game: len(cards(game)) == 2 and "builder" not in str(game.state.display.cards) and not game.state.gone,
        modules=MODULES,
    )
    table, opened = at(visitor, server, moment)
    watching = visitor().at(opened, host=False)
    watching.until(lambda: bool(watching.ear.view))
    expect(watching.region("palace")).to_be_visible()
    assert watching.ear.view["decision"] == {"seat": 0, "kind": "rebuild"}
    assert "builder 3" not in json.dumps(watching.ear.view)
    name = text("card-builder", currency="", value=3).strip()
    assert name in table.page.content()
    for event in [event for message in watching.ear.heard for event in message.get("events") or []]:
        if event["event"] == "builders dealt":
            assert event["cards"] is None


def test_it_pays_like_any_card(visitor: Come, server: Server) -> None:
    moment = by_chance(lambda game: offers(game, "buy ") and "builder 3" in paying(game), modules=MODULES)
    table, opened = at(visitor, server, moment)
    move = next(move for move in table.ear.moves if move.startswith("buy ") and "builder 3" in move)
    tile = move.split()[1]
    slot = [None if one is None else one["tile"] for one in table.ear.view["market"]].index(tile)
    before = opened.view()["players"]["0"]["hand"]
    table.offer(slot).click()
    table.after(table.page.get_by_test_id("buy").click)
    paid = plays(table)[-1]
    assert paid.startswith(f"buy {tile} ")
    assert "builder 3" in paid
    after = opened.view()["players"]["0"]["hand"]
    assert sum("builder" in card for card in after) < sum("builder" in card for card in before)


def paying(game: Game) -> str:
    """A purchase that cannot do without a builder."""
    buys = [str(move) for move in game.legal_moves if move.verb == "buy"]
    return buys[0] if len(buys) == 1 and decides(game, "action") else ""
