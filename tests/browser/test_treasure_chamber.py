"""The treasure chamber in the browser: a room is chosen and paid, chests are placed, and go on around the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from alhambra import Game
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, before_scoring, by_chance, decides, hand, next_move, offers

Come = Callable[..., Visitor]
MODULES = ("treasure_chamber",)
LOOKS = [("1440x900", "light"), ("360x640", "dark")]


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
    found: dict[str, list[object]] = opened.view()["parts"]["treasure_chamber"]
    return found


def told(table: TablePage, event: str) -> list[dict[str, object]]:
    """The events of this kind that were heard."""
    heard = [one for message in table.ear.heard for one in message.get("events") or []]
    return [one for one in heard if one["event"] == event]


def can_buy(game: Game) -> bool:
    return decides(game, "action") and offers(game, "chests buy") and len(hand(game)) > 4


def fits_nowhere(game: Game) -> bool:
    """Can a room be bought of which the buyer can place two chests at most?"""
    if not can_buy(game):
        return False
    later = game.copy()
    later.play(next(str(move) for move in game.legal_moves if str(move).startswith("chests buy")))
    later.play(str(later.legal_moves[0]))
    return any(event.verb == "chests passed" for event in later.events if event.ply == later.ply)


def choose_room(table: TablePage) -> str:
    """Tap a room that can be bought, wherever the shelf is; its number."""
    room = table.region("chamber").locator(".room:not([aria-disabled])").first
    button = table.page.get_by_role("button", name="Buy chests").first
    expect(room.or_(button).first).to_be_visible()
    if not room.is_visible():
        button.click()
    number = str(room.get_attribute("data-spot")).removeprefix("room-")
    room.click()
    return number


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_a_room_is_chosen_and_paid_card_by_card(visitor: Come, server: Server, size: str, theme: str) -> None:
    table, _ = at(visitor, server, by_chance(can_buy, modules=MODULES), size=SIZES[size], theme=theme)
    number = choose_room(table)
    table.after(table.confirm.click)
    assert said(table) == f"chests buy {number}"
    assert table.ear.view["decision"]["kind"] == "chamber"
    panel = table.region("settlement")
    expect(panel).to_be_visible()
    assert problems(table.page, in_play=True) == []
    assert barriers(table.page) == []
    for pressed in panel.locator('.pick[aria-pressed="true"]').all()[::-1]:
        pressed.click()
    expect(panel).to_contain_text("8 short")
    paid = 0
    for card in panel.locator(".pick").all():  # the dearest first
        if paid < 8:
            paid += int(str(card.get_attribute("aria-label")).split()[0])
            card.click()
    assert paid >= 8
    over = "Exactly" if paid == 8 else f"{paid - 8} lost"
    expect(panel.locator(".running")).to_contain_text(over)
    expect(table.confirm).to_contain_text(f"Pay {paid}")
    table.after(table.confirm.click)
    assert said(table).startswith("chests pay ")
    assert sum(int(word) for word in said(table).split() if word.isdigit()) == paid
    assert told(table, "chests bought")[-1]["room"] == int(number)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_room_can_be_taken_back(visitor: Come, server: Server, size: str, theme: str) -> None:
    table, opened = at(visitor, server, by_chance(can_buy, modules=MODULES), size=SIZES[size], theme=theme)
    choose_room(table)
    table.after(table.confirm.click)
    assert part(opened)["room"]
    table.page.get_by_role("button", name="Undo").first.click()
    table.until(lambda: bool(table.ear.view["decision"]["kind"] == "action"))
    assert part(opened)["room"] is None
    expect(table.region("settlement")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_chests_are_placed_by_tapping_buildings(visitor: Come, server: Server, size: str, theme: str) -> None:
    moment = by_chance(lambda game: decides(game, "chests"), modules=MODULES)
    table, opened = at(visitor, server, moment, size=SIZES[size], theme=theme)
    move = table.ear.moves[0]
    tile = move.split()[-1]
    tiles = {one["tile"]: one["cell"] for one in table.ear.view["players"]["0"]["alhambra"]["tiles"]}
    assert tile not in part(opened)["chests"][0]  # type: ignore[operator]  # a list
    expect(table.prompt).to_contain_text("Place your chests")
    assert problems(table.page, in_play=True) == []
    assert barriers(table.page) == []
    x, y = tiles[tile]
    table.cell((x, y)).click()
    expect(table.prompt).to_contain_text("Chest on")
    table.after(table.confirm.click)
    assert said(table) == move
    assert tile in part(opened)["chests"][0]  # type: ignore[operator]  # a list


def test_a_building_that_cannot_take_a_chest_says_why(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, by_chance(lambda game: decides(game, "chests"), modules=MODULES))
    table.cell("0,0").click()
    expect(table.page.get_by_text("only buildings carry chests").first).to_be_visible()


def test_what_fits_nowhere_goes_on_around_the_table(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, by_chance(fits_nowhere, modules=MODULES))
    choose_room(table)
    table.after(table.confirm.click)
    table.after(table.confirm.click)  # the best payment, as it is offered
    table.until(lambda: bool(told(table, "chests passed")))
    passed = told(table, "chests passed")
    assert passed[0]["seat"] == 1
    expect(table.region("log").get_by_text("Chests go on to").first).to_be_visible()
    assert part(opened)["bought"] == [] or table.ear.view["decision"]["kind"] == "chests"


def test_chests_are_bought_and_placed_by_keys(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, by_chance(can_buy, modules=MODULES))
    room = table.region("chamber").locator(".room:not([aria-disabled])").first
    room.focus()
    table.page.keyboard.press("Enter")
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert said(table).startswith("chests buy ")
    cards = table.region("settlement").locator(".pick")
    expect(cards.first).to_be_visible()
    before = cards.first.get_attribute("aria-pressed")
    cards.first.focus()
    table.page.keyboard.press("Enter")
    assert cards.first.get_attribute("aria-pressed") != before
    table.page.keyboard.press("Enter")
    table.after(lambda: table.confirm.press("Enter"))
    assert said(table).startswith("chests pay ")


def test_chests_score(visitor: Come, server: Server) -> None:
    moment = before_scoring(lambda line: line["what"] == "chests" and line["seat"] == 0, MODULES)
    table, opened = at(visitor, server, moment)
    opened.play(next_move(moment))
    expect(table.handout.or_(table.reveal)).to_be_visible()
    if table.handout.count():
        table.page.keyboard.press("Escape")
    expect(table.reveal).to_be_visible()
    table.reveal.locator(".btn.primary").click()
    expect(table.reveal.get_by_text("Chests").first).to_be_visible()
