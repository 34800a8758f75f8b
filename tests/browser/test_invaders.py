"""The invaders in the browser: a scout looks for one person alone, and an attack follows a scoring."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from alhambra import Game
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, before_scoring, by_chance, decides, next_move, size
from texts import text

Come = Callable[..., Visitor]
MODULES = ("invaders",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def said(table: TablePage) -> str:
    """The move that was sent last."""
    return str([message for message in table.ear.said if message["type"] == "play"][-1]["move"])


def part(view: dict[str, dict[str, dict[str, object]]]) -> dict[str, object]:
    return view["parts"]["invaders"]


def can_look(game: Game) -> bool:
    return decides(game, "scout") and size(game) > 3


@pytest.mark.parametrize("size_of_window", ["1440x900", "360x640"])
def test_a_scout_looks_for_his_sender_alone(visitor: Come, server: Server, size_of_window: str) -> None:
    table, opened = at(visitor, server, by_chance(can_look, modules=MODULES), size=SIZES[size_of_window])
    watching = visitor().at(opened, host=False)
    watching.until(lambda: bool(watching.ear.view))
    scout = table.ear.moves[0]
    assert scout.startswith("scout ")
    assert problems(table.page, True) == []
    assert barriers(table.page) == []
    table.after(table.confirm.click)
    assert said(table) == scout
    secret = table.page.locator("[data-secret]")
    expect(secret).to_be_visible()
    side = part(table.ear.view)["next"]
    assert side in ("N", "E", "S", "W")
    expect(secret).to_contain_text(text("invaders-next", direction=str(side)))
    secret.get_by_role("button").click()
    expect(secret).to_have_count(0)
    expect(table.page.locator(".secret")).to_contain_text(text("invaders-secret", direction=str(side)))
    watching.until(lambda: part(watching.ear.view)["looked"] == [0])
    assert part(watching.ear.view).get("next") is None
    looks = [event for heard in watching.ear.heard for event in heard.get("events") or [] if event["event"] == "scout"]
    assert looks
    assert [event.get("direction") for event in looks] == [None] * len(looks)
    assert '"direction": "' not in json.dumps(looks)
    assert watching.page.locator(".looked").count() > 0


def test_a_scout_is_left_where_he_is_with_one_tap(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, by_chance(can_look, modules=MODULES))
    scouts = part(opened.view())["scouts"]
    table.after(table.prompt.get_by_role("button", name=text("table-move-pass"), exact=True).click)
    assert said(table) == "pass"
    assert part(opened.view())["scouts"] == scouts
    expect(table.page.locator("[data-secret]")).to_have_count(0)


@pytest.mark.parametrize("size_of_window", ["1440x900", "360x640"])
def test_the_open_sides_are_lit_on_demand(visitor: Come, server: Server, size_of_window: str) -> None:
    moment = by_chance(lambda game: decides(game, "action") and size(game) > 4, modules=MODULES)
    table, _ = at(visitor, server, moment, size=SIZES[size_of_window])
    compass = table.page.locator("[data-compass]").first
    expect(table.page.locator("[data-sides]")).to_have_count(0)
    compass.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("[data-sides]")).to_have_count(1)
    answer = next(heard for heard in table.ear.heard if heard["type"] == "open_sides")
    sides = [side for _, _, side in answer["open_sides"]["0"]]
    north, east, south, west = (sides.count(side) for side in "NESW")
    expect(compass).to_have_accessible_name(text("invaders-sides", north=north, east=east, south=south, west=west))
    drawn = table.page.locator("[data-sides]").get_attribute("d") or ""
    assert drawn.count("M") == len(sides)
    assert problems(table.page, True) == []
    assert barriers(table.page) == []
    compass.click()
    expect(table.page.locator("[data-sides]")).to_have_count(0)


@pytest.mark.parametrize("size_of_window", ["1440x900", "360x640"])
def test_an_attack_is_a_step_of_the_scoring(visitor: Come, server: Server, size_of_window: str) -> None:
    moment = before_scoring(lambda line: line["round"] == 2, MODULES)
    table, opened = at(visitor, server, moment, size=SIZES[size_of_window])
    opened.play(next_move(moment))
    expect(table.reveal).to_be_visible()
    table.page.keyboard.press("End")
    table.page.keyboard.press("ArrowLeft")
    heard = [event for message in table.ear.heard for event in message.get("events") or []]
    attack = [event for event in heard if event["event"] == "attack"][-1]  # there was one after the first scoring
    title = text("invaders-attack", direction=attack["direction"])
    expect(table.reveal.get_by_role("heading", name=title)).to_be_visible()
    expect(table.reveal.locator(f'[data-sweep="{attack["direction"]}"]')).to_be_visible()
    lost = {line["seat"]: line["points"] for line in attack["lines"]}
    for seat in range(3):
        entry = table.reveal.locator(".module .seats > li").nth(seat)
        expect(entry).to_contain_text(f"−{-lost[seat]}" if lost.get(seat) else "0")
    assert barriers(table.page) == []
    table.page.keyboard.press("End")
    expect(table.reveal.locator("table")).to_contain_text(text("invaders-scored"))
    table.page.keyboard.press("Enter")
    expect(table.reveal).to_have_count(0)
    assert [player["score"] for player in opened.view()["players"].values()] == attack["scores"]
