"""The City Walls in the browser: cards beside the market, wooden walls on tiles wherever they lie."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from alhambra import Game
from browsing import Opened, TablePage, Visitor, open_table
from harness import Server
from positions import Moment, by_chance, decides
from texts import text

Come = Callable[..., Visitor]
MODULES = ("city_walls",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def said(table: TablePage) -> str:
    return str([message for message in table.ear.said if message["type"] == "play"][-1]["move"])


def walls(game: Game, kind: str, tiles: Callable[[Game], list[str]]) -> list[str]:
    """The moves that build walls on one of these tiles of the first seat, if it is to decide."""
    if not decides(game, kind):
        return []
    own = tiles(game)
    return [str(move) for move in game.legal_moves if move.verb == "wall build" and str(move).split()[3] in own]


def pending(game: Game) -> list[str]:
    return [tile.name for tile in game.state.players[0].pending]


def stored(game: Game) -> list[str]:
    return [tile.name for tile in game.state.players[0].estate.reserve]


def built(game: Game) -> list[str]:
    numbers = game.state.players[0].estate.alhambra.numbers()
    return [game.rules.tiles[number].name for number in numbers]


def card(table: TablePage, sides: str) -> Locator:
    """The button of an open card."""
    number = table.ear.view["parts"]["city_walls"]["open"].index(sides)
    return table.page.locator(".edge .cards button").nth(number)


def test_walls_are_built_on_a_tile_just_bought(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, by_chance(lambda game: bool(walls(game, "extra", pending)), modules=MODULES))
    bought = [one["tile"] for one in table.ear.view["players"]["0"]["pending"]]
    sides, tile = next(
        (move.split()[2], move.split()[3])
        for move in table.ear.moves
        if move.startswith("wall build") and move.split()[3] in bought
    )
    left = table.ear.view["parts"]["city_walls"]["left"]
    expect(table.page.locator(".tray button")).to_have_count(0)
    card(table, sides).click()
    expect(table.confirm).to_be_disabled()
    target = table.page.locator(".tray button.lit").nth(bought.index(tile) if len(bought) > 1 else 0)
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(target.locator("svg.on path").first).to_be_attached()
    expect(table.prompt).to_contain_text(text("city_walls-travels"))
    table.after(table.confirm.click)
    assert said(table) == f"wall build {sides} {tile}"
    assert opened.view()["parts"]["city_walls"]["left"] == left - len(sides)
    held = [one for one in opened.view()["players"]["0"]["pending"] if one["tile"] == tile]
    if held:  # it is to be placed now, with all its walls
        assert set(sides) <= set(held[0]["walls"])


def test_walls_are_built_by_keys_with_a_preview(visitor: Come, server: Server) -> None:
    """On a phone; the wall that it would make is told before."""
    moment = by_chance(lambda game: bool(walls(game, "action", built)), modules=MODULES)
    table, opened = at(visitor, server, moment, size=(360, 640))
    own = {one["tile"]: one["cell"] for one in table.ear.view["players"]["0"]["alhambra"]["tiles"]}
    sides, tile = next(
        (move.split()[2], move.split()[3])
        for move in table.ear.moves
        if move.startswith("wall build") and move.split()[3] in own and not move.endswith(" F")
    )
    card(table, sides).focus()
    table.page.keyboard.press("Enter")
    x, y = own[tile]
    cell = table.cell((x, y))
    expect(cell).to_have_attribute("aria-label", re.compile(re.escape(text("palace-is-aimed"))))
    cell.focus()
    table.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(table.page.locator(".pill")).to_be_visible()
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert said(table) == f"wall build {sides} {tile}"
    placed = next(one for one in opened.view()["players"]["0"]["alhambra"]["tiles"] if one["tile"] == tile)
    assert set(sides) <= set(placed["walls"])
    label = table.cell((x, y)).get_attribute("aria-label") or ""
    assert all(text("palace-side", side=side) in label for side in sides), "who listens hears of the new wall"


def test_walls_are_built_on_a_tile_of_the_reserve_and_stay_there(visitor: Come, server: Server) -> None:
    moment = by_chance(lambda game: bool(walls(game, "action", stored)), modules=MODULES)
    table, opened = at(visitor, server, moment)
    names = [one["tile"] for one in table.ear.view["players"]["0"]["reserve"]]
    sides, tile = next(
        (move.split()[2], move.split()[3])
        for move in table.ear.moves
        if move.startswith("wall build") and move.split()[3] in names
    )
    card(table, sides).click()
    target = table.region("reserve").locator(".tiles button").nth(names.index(tile))
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(target).to_have_attribute("aria-pressed", "false")
    target.click()
    table.after(target.click)  # the second tap confirms
    assert said(table) == f"wall build {sides} {tile}"
    held = next(one for one in opened.view()["players"]["0"]["reserve"] if one["tile"] == tile)
    assert set(sides) <= set(held["walls"])


def test_a_tile_without_room_says_why(visitor: Come, server: Server) -> None:
    def is_tight(game: Game) -> bool:
        found = walls(game, "action", built)
        fountain = found and f"wall build {found[0].split()[2]} F"
        return bool(fountain) and fountain not in [str(move) for move in game.legal_moves]

    table, _ = at(visitor, server, by_chance(is_tight, modules=MODULES))
    fountain = {move.split()[2] for move in table.ear.moves if move.startswith("wall build") and move.endswith(" F")}
    sides = next(
        move.split()[2] for move in table.ear.moves if move.startswith("wall build") and move.split()[2] not in fountain
    )
    card(table, sides).click()
    table.cell((0, 0)).click()
    expect(table.page.locator(".bubble")).to_be_visible()
    assert not [message for message in table.ear.said if message["type"] == "play"]
