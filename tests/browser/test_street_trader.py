"""The street trader in the browser: citizens are chosen, move in and are exchanged, and the disc is moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from alhambra import Game
from alhambra.modules.street_trader.citizens import TRADERS
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from harness import Server
from positions import Moment, before_scoring, by_chance, decides, next_move, offers

Come = Callable[..., Visitor]
MODULES = ("street_trader",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def said(table: TablePage) -> str:
    """The move that was sent last."""
    return str([message for message in table.ear.said if message["type"] == "play"][-1]["move"])


def part(opened: Opened) -> dict[str, list[object]]:
    found: dict[str, list[object]] = opened.view()["parts"]["street_trader"]
    return found


def figure(table: TablePage, number: int) -> None:
    """Tap the figure of a family in what is asked; the last group is the supply."""
    table.region("trader").locator(".figures").last.locator("button.one").nth(number).click()


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_citizens_are_chosen_and_the_disc_is_laid(visitor: Come, server: Server, size: str) -> None:
    table, opened = at(
        visitor, server, by_chance(lambda game: decides(game, "citizens"), modules=MODULES), size=SIZES[size]
    )
    for number in (5, 0, 4):
        figure(table, number)
    expect(table.region("trader").locator('[aria-pressed="true"]')).to_have_count(3)
    table.after(table.confirm.click)
    assert said(table) == "trader choose pavilion garden tower"
    assert table.until_mine()  # the bots have chosen
    assert table.ear.view["decision"]["kind"] == "disc"
    assert part(opened)["discs"][0] == ["pavilion", "garden", "tower"]
    table.cell("0,1").click()
    table.after(table.confirm.click)
    assert said(table) == "trader lay 0,1"
    assert part(opened)["cells"][0] == [0, 1]
    assert table.until_mine()
    assert table.ear.view["turn"] > 0


def test_nobody_else_hears_what_was_chosen(visitor: Come, server: Server) -> None:
    """Somebody who watches hears that a choice was made; what it was, only when everybody shows it."""
    table, opened = at(visitor, server, by_chance(lambda game: decides(game, "citizens"), modules=MODULES))
    watching = visitor().at(opened, host=False)
    watching.until(lambda: bool(watching.ear.heard))
    for number in (5, 0, 4):
        figure(table, number)
    table.after(table.confirm.click)
    assert table.until_mine()
    watching.until(lambda: len(chosen(watching)) == 3)
    assert chosen(watching) == [None, None, None]
    assert chosen(table)[0] == ["pavilion", "garden", "tower"]
    assert chosen(table)[1:] == [None, None]


def chosen(table: TablePage) -> list[object]:
    """What was heard about the choices, seat by seat."""
    found = [event for message in table.ear.heard for event in message.get("events") or []]
    return [event["families"] for event in found if event["event"] == "trader choose"]


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_a_citizen_moves_in_and_the_disc_is_moved(visitor: Come, server: Server, size: str) -> None:
    def can_settle(game: Game) -> bool:
        part = game.state.part(TRADERS)
        cell = part.cells[0]
        if not decides(game, "placement") or len(game.state.players[0].pending) != 1 or not cell:
            return False
        tile = game.state.players[0].pending[0]
        x, y = (cell & 255) - 128, (cell >> 8) - 128
        return part.matches(0, tile) and offers(game, f"place {tile} {x},{y}")

    table, opened = at(visitor, server, by_chance(can_settle, modules=MODULES), size=SIZES[size])
    there = part(opened)["cells"][0]
    assert isinstance(there, list)
    homes = part(opened)["homes"][0]
    table.cell((there[0], there[1])).click()
    table.after(table.confirm.click)
    assert table.ear.view["decision"]["kind"] == "trader"
    figure(table, 3)
    table.after(table.confirm.click)
    assert said(table) == "trader settle chambers"
    assert len(part(opened)["homes"][0]) == len(homes) + 1  # type: ignore[arg-type]  # a list
    assert table.until_mine()
    assert table.ear.view["decision"]["kind"] == "disc"
    cell = table.ear.moves[-1].split()[-1]
    table.cell(cell).click()
    table.after(table.confirm.click)
    assert said(table) == f"trader lay {cell}"
    assert part(opened)["cells"][0] == [int(number) for number in cell.split(",")]


def test_a_citizen_is_exchanged_by_keys(visitor: Come, server: Server) -> None:
    moment = by_chance(lambda game: decides(game, "trader") and offers(game, "trader exchange"), modules=MODULES)
    table, opened = at(visitor, server, moment)
    before = part(opened)["discs"][0]
    groups = table.region("trader").locator(".figures")
    groups.first.locator("button.one").first.focus()
    table.page.keyboard.press("Enter")
    groups.last.locator('button.one:not([aria-disabled="true"])').last.focus()
    table.page.keyboard.press("Enter")
    table.after(lambda: table.page.keyboard.press("Enter"))  # a second time confirms
    assert said(table).startswith("trader exchange ")
    _, _, out, new = said(table).split()
    assert out in before  # type: ignore[operator]  # a list
    assert new in part(opened)["discs"][0]  # type: ignore[operator]  # a list
    assert table.until_mine()
    assert table.ear.view["decision"]["kind"] == "disc"
    goal = table.ear.moves[0].split()[-1]
    table.cell(goal).focus()
    table.page.keyboard.press("Enter")
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert said(table) == f"trader lay {goal}"


def test_a_cell_where_the_disc_cannot_lie_says_why(visitor: Come, server: Server) -> None:
    table, _ = at(
        visitor, server, by_chance(lambda game: decides(game, "disc") and game.state.turn > 0, modules=MODULES)
    )
    table.cell("0,0").click()
    expect(table.page.get_by_text("the cell is not free")).to_be_visible()


def test_citizens_score(visitor: Come, server: Server) -> None:
    moment = before_scoring(lambda line: line["what"] == "citizens" and line["seat"] == 0, MODULES)
    table, opened = at(visitor, server, moment)
    opened.play(next_move(moment))
    expect(table.handout.or_(table.reveal)).to_be_visible()
    if table.handout.count():
        table.page.keyboard.press("Escape")
    expect(table.reveal).to_be_visible()
    table.reveal.locator(".btn.primary").click()
    expect(table.reveal.get_by_text("Citizens").first).to_be_visible()
