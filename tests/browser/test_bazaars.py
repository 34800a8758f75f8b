"""The bazaars in the browser: beside the market at a copied price, bought exactly, tried in a place, scored."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from alhambra import Game
from alhambra.modules.bazaars.stalls import BAZAARS, Bazaar, price_of
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, before_scoring, by_chance, decides, next_move, offers

Come = Callable[..., Visitor]
MODULES = ("bazaars",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def said(table: TablePage) -> str:
    """The move that was sent last."""
    return str([message for message in table.ear.said if message["type"] == "play"][-1]["move"])


def stall(table: TablePage, name: str) -> Locator:
    """The bazaar of this name beside the market."""
    return table.region("market").locator(".stall").filter(has=table.page.locator(f'[data-spot="offer-{name}"]'))


def for_sale(table: TablePage) -> list[str]:
    return [bill["tile"] for bill in table.ear.view["choices"]["bills"] if "exact" in bill]


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_a_bazaar_is_bought_and_built(visitor: Come, server: Server, size: str) -> None:
    moment = by_chance(lambda game: decides(game, "action") and offers(game, "buy bazaar"), modules=MODULES)
    table, opened = at(visitor, server, moment, size=SIZES[size])
    name = next(move.split()[2] for move in table.ear.moves if move.startswith("buy bazaar"))
    shown = stall(table, name)
    expect(shown.locator(".sr")).to_contain_text("exact payment only, exact with")
    assert barriers(table.page) == []
    assert problems(table.page, in_play=True) == []
    shown.click()
    table.after(table.page.get_by_test_id("buy").click)
    assert said(table).startswith(f"buy bazaar {name} ")
    assert opened.view()["players"]["0"]["pending"][0]["tile"] == name
    assert table.ear.view["decision"]["kind"] == "extra"
    expect(shown).to_have_count(0)


def test_one_that_has_no_price_says_why(visitor: Come, server: Server) -> None:
    def unpriced(game: Game) -> bool:
        s = game.state
        return decides(game, "extra") and any(not price_of(s, bazaar) for bazaar in s.part(BAZAARS).lying)

    table, _ = at(visitor, server, by_chance(unpriced, modules=MODULES))
    there = [one["tile"] for one in table.ear.view["parts"]["bazaars"]["open"]]
    name = next(tile for tile in there if tile not in for_sale(table))
    expect(stall(table, name)).to_contain_text("space empty")
    stall(table, name).click()
    expect(table.region("market").get_by_text("the market space of its currency is empty")).to_be_visible()
    assert barriers(table.page) == []


def test_where_it_is_tried_it_tells_both_factors(visitor: Come, server: Server) -> None:
    def placing(game: Game) -> bool:
        tiles = game.state.players[0].pending
        built = len(game.state.players[0].estate.alhambra.contents())
        return decides(game, "placement") and len(tiles) == 1 and isinstance(tiles[0], Bazaar) and built > 6

    table, opened = at(visitor, server, by_chance(placing, modules=MODULES))
    places = [move.split() for move in table.ear.moves if move.startswith("place ")]
    tile = places[0][1]
    for _, _, cell in places:
        table.cell(cell).click()
        expect(table.region("palace").locator("rect.ring")).to_have_count(1)
        expect(table.prompt).to_contain_text("In the last scoring")
    table.after(table.confirm.click)
    assert said(table) == f"place {tile} {cell}"
    built = opened.view()["players"]["0"]["alhambra"]["tiles"]
    x, y = cell.split(",")
    (there,) = [one for one in built if one["cell"] == [int(x), int(y)]]
    assert isinstance(there["value"], int)
    expect(table.cell(cell)).to_have_attribute("aria-label", re.compile(f"counts {there['value']} in the last scoring"))


def test_bazaars_score_with_their_multiplication(visitor: Come, server: Server) -> None:
    moment = before_scoring(lambda line: line["rule"] == "BAZ-11" and line["seat"] == 0, MODULES)
    table, opened = at(visitor, server, moment)
    opened.play(next_move(moment))
    expect(table.handout.or_(table.reveal)).to_be_visible()
    if table.handout.count():
        table.page.keyboard.press("Escape")
    expect(table.reveal).to_be_visible()
    table.reveal.locator(".btn.primary").click()
    table.reveal.get_by_text("Bazaars").first.click()
    expect(table.reveal.locator(".entry", has_text="×").first).to_be_visible()
