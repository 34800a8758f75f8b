"""The thieves in the browser: cards are stolen between two turns, and nobody learns from it who could have stolen."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from alhambra import Game
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, by_chance, decides, offers
from texts import text, words

Come = Callable[..., Visitor]
MODULES = ("thieves",)


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def said(table: TablePage) -> str:
    """The move that was sent last."""
    return plays(table)[-1]


def plays(table: TablePage) -> list[str]:
    return [str(message["move"]) for message in table.ear.said if message["type"] == "play"]


def part(opened: Opened) -> dict[str, list[object]]:
    found: dict[str, list[object]] = opened.view()["parts"]["thieves"]
    return found


def thefts(game: Game) -> list[str]:
    return [str(move).removeprefix("steal ") for move in game.legal_moves if move.verb == "steal"]


def choice() -> Moment:
    """Two cards can be stolen, and others cannot."""

    def is_open(game: Game) -> bool:
        return decides(game, "interlude") and len(set(thefts(game))) == 2 and game.state.display.count == 4

    return by_chance(is_open, modules=MODULES)


def place(table: TablePage, card: str) -> int:
    return int(table.ear.view["display"].index(card))


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_a_card_is_stolen_by_tapping_it(visitor: Come, server: Server, size: str) -> None:
    table, opened = at(visitor, server, choice(), size=SIZES[size])
    expect(table.prompt.get_by_role("heading")).to_have_text(text("thieves-ask"))
    before = part(opened)
    cards = {move.removeprefix("steal ") for move in table.ear.moves if move.startswith("steal ")}
    expect(table.region("money").locator("button.lit")).to_have_count(len(cards))
    assert problems(table.page, True) == []
    assert barriers(table.page) == []
    first, second = sorted(cards)
    table.card(place(table, first)).click()
    table.card(place(table, second)).click()  # the one instead of the other
    expect(table.confirm).to_contain_text(text("thieves-button"))
    assert problems(table.page, True) == []
    table.after(table.confirm.click)
    assert said(table) == f"steal {second}"
    after = part(opened)
    assert after["counts"][0] == before["counts"][0] - 1  # type: ignore[operator]  # numbers
    assert after["used"] == [*before["used"], f"thief {second.split()[0]}"]
    assert second in opened.view()["players"]["0"]["hand"]


def test_a_thief_of_mine_picks_the_card_by_keys(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, choice())
    mine = table.page.get_by_role("list", name=text("thieves-mine"))
    usable = mine.locator('button:not([aria-disabled="true"])').first
    usable.focus()
    table.page.keyboard.press("Enter")
    expect(usable).to_have_attribute("aria-pressed", "true")
    table.confirm.focus()
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert said(table).startswith("steal ")


def test_saying_no_is_one_tap_and_enter_steals_nothing(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, choice())
    table.page.keyboard.press("Enter")
    table.page.wait_for_timeout(150)
    assert plays(table) == []
    table.after(table.prompt.get_by_role("button", name=text("table-move-pass"), exact=True).click)
    assert said(table) == "pass"


def test_a_card_that_cannot_be_stolen_says_why(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, choice())
    cards = [move.removeprefix("steal ") for move in table.ear.moves]
    other = next(card for card in table.ear.view["display"] if card not in cards)
    table.card(place(table, other)).click(force=True)
    expect(table.page.locator("#money-tip")).to_contain_text("thief")
    expect(table.page.locator("#money-tip").get_by_text(text("market-only"))).to_have_count(0)


def test_the_hands_of_the_others_are_nowhere_on_the_page(visitor: Come, server: Server) -> None:
    """Neither who plays nor who looks on can find a thief of somebody else, in what is shown or heard."""
    table, opened = at(visitor, server, choice())
    watching = visitor().at(opened, host=False)
    watching.until(lambda: bool(watching.ear.view))
    expect(watching.region("palace")).to_be_visible()
    assert watching.ear.view["parts"]["thieves"]["hands"] == [None, None, None]
    assert "thief " not in watching.page.content()
    heard = json.dumps(watching.ear.heard)
    gone = part(opened)["used"]
    for currency in ("florin", "dirham", "dinar", "ducat"):
        assert (f"thief {currency}" in heard) == (f"thief {currency}" in gone)
    assert [hand is None for hand in table.ear.view["parts"]["thieves"]["hands"]] == [False, True, True]


def test_who_is_not_asked_passes_and_others_see_the_same_as_ever(visitor: Come, server: Server) -> None:
    """A thief that fits nothing: the table looks as if it waited for somebody else, and the answer comes by itself."""
    moment = by_chance(lambda game: decides(game, "interlude") and not thefts(game), modules=MODULES)
    opened = open_table(server, moment=moment)
    table = visitor().at(opened)
    table.until(lambda: bool(plays(table)))
    assert said(table) == "pass"


def test_one_wish_for_all_that_can_be_done_between_two_turns(visitor: Come, server: Server) -> None:
    """A thief and the vizier are one question; "never" is the answer to both."""

    def is_rich(game: Game) -> bool:
        return decides(game, "interlude") and bool(thefts(game)) and offers(game, "vizier buy")

    table, _ = at(visitor, server, by_chance(is_rich, modules=("thieves", "vizier")), size=SIZES["360x640"])
    expect(table.page.locator("[data-between]")).to_have_count(1)
    expect(table.confirm).to_be_visible()
    expect(table.region("money").locator("button.lit").first).to_be_visible()
    table.page.locator("[data-between]").click()
    sheet = table.page.get_by_role("dialog", name=words("table-between-ask"))
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    assert barriers(table.page) == []
    sheet.get_by_role("radio", name=words("table-between-never")).check()
    table.until(lambda: bool(plays(table)))
    assert said(table) == "pass"


def test_nobody_steals_right_before_the_own_turn(visitor: Come, server: Server) -> None:
    """The next player is asked for the vizier, and a card tapped says which rule forbids it."""

    def is_next(game: Game) -> bool:
        return (
            decides(game, "interlude")
            and game.state.following() == 0
            and offers(game, "vizier buy")
            and bool(game.view(0).to_json()["parts"]["thieves"]["counts"][0])  # type: ignore[index]  # a list
        )

    table, _ = at(visitor, server, by_chance(is_next, modules=("thieves", "vizier")))
    expect(table.region("money").locator("button.lit")).to_have_count(0)
    table.card(0).click(force=True)
    expect(table.page.locator("#money-tip")).to_contain_text("Right before your own turn")


def test_the_theft_is_told_to_everybody(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, choice())
    watching = visitor().at(opened, host=False)
    watching.until(lambda: bool(watching.ear.view))
    card = next(move for move in table.ear.moves if move.startswith("steal ")).removeprefix("steal ")
    opened.play(f"steal {card}")
    expect(watching.page.locator(".log").get_by_text("steals").first).to_be_visible()
    name = text("common-money", currency=card.split()[0], value=int(card.split()[1]))
    expect(watching.page.locator(".log").get_by_text(name).first).to_be_visible()
