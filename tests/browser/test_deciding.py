"""Deciding at a table: saying no, buying between turns, cards first, a tile that fits nowhere, going back, keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra import Game
from browsing import TablePage, Visitor, open_table
from harness import Server
from positions import Moment, by_chance, decides, first, offers, size, verbs
from texts import text, words

Come = Callable[..., Visitor]
PHONE = (390, 844)


def said(table: TablePage) -> list[str]:
    return [str(message["move"]) for message in table.ear.said if message["type"] == "play"]


def button(table: TablePage, key: str, language: str = "en", **facts: str | int) -> Locator:
    return table.prompt.get_by_role("button", name=words(key, language, **facts))


def has_choice(game: Game, kind: str) -> bool:
    return decides(game, kind) and len(game.legal_moves) > 1


# ---------------------------------------------------------------------- saying no

DECLINED = {"interlude": "vizier", "bonus": "bonus_cards", "rebuild": "characters", "auction": "characters"}


@pytest.mark.parametrize("kind", sorted(DECLINED))
def test_saying_no_is_one_tap(visitor: Come, server: Server, kind: str) -> None:
    moment = by_chance(lambda game: has_choice(game, kind), modules=(DECLINED[kind],))
    table = visitor(size=PHONE).at(open_table(server, moment=moment))
    table.until_mine()
    table.after(table.page.locator("main").get_by_role("button", name=words("table-move-pass")).tap)
    assert said(table) == ["pass"]


@pytest.mark.parametrize("kind", ["bonus", "auction"])
def test_who_has_nothing_to_choose_is_not_asked(visitor: Come, server: Server, kind: str) -> None:
    moment = by_chance(lambda game: decides(game, kind) and len(game.legal_moves) == 1, modules=(DECLINED[kind],))
    table = visitor(size=PHONE).at(open_table(server, moment=moment))
    expect(table.prompt).to_be_visible()
    expect(table.page.locator("main").get_by_role("button", name=words("table-move-pass"))).to_have_count(0)
    table.until(lambda: said(table) == ["pass"])


# ---------------------------------------------------------------------- between two turns


@cache
def two_offers() -> Moment:
    """The vizier could buy two tiles."""

    def is_rich(game: Game) -> bool:
        if not offers(game, "vizier buy"):
            return False
        return len({str(move).split()[2] for move in game.legal_moves if str(move).startswith("vizier buy")}) > 1

    return by_chance(is_rich, modules=("vizier",))


def test_the_vizier_asks_with_tile_price_and_cards(visitor: Come, server: Server) -> None:
    """The dearest tile is offered: one tap buys it. Another one is a tap away."""
    table = visitor(size=PHONE, language="fr").at(open_table(server, moment=two_offers()))
    table.until_mine()
    buys = [move.split() for move in table.ear.moves if move.startswith("vizier buy")]
    prices = {offer["tile"]: offer["price"] for offer in table.ear.view["market"] if offer}
    best, other = sorted({move[2] for move in buys}, key=lambda tile: -prices[tile])[:2]
    expect(table.prompt.get_by_role("heading")).to_have_text(words("vizier-call", "fr"))
    expect(table.prompt.locator(".art svg")).to_be_visible()  # the pawn
    expect(table.offer(table.slot(best))).to_have_class(re.compile("chosen"))
    cards = next(move for move in buys if move[2] == best)[3:]
    expect(table.region("purse").locator(".paying")).to_have_count(len(cards) // 2)
    expect(table.prompt.locator(".hint")).to_contain_text(str(prices[best]))
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.offer(table.slot(other)).tap()
    expect(table.offer(table.slot(other))).to_have_class(re.compile("chosen"))
    table.offer(table.slot(best)).tap()
    table.after(table.confirm.tap)
    assert said(table)[0].startswith(f"vizier buy {best} ")


def test_a_key_that_was_meant_for_something_else_buys_nothing(visitor: Come, server: Server) -> None:
    table = visitor().at(open_table(server, moment=two_offers()))
    table.until_mine()
    expect(table.confirm).to_be_visible()
    table.page.keyboard.press("Enter")
    table.page.wait_for_timeout(150)
    assert said(table) == []


def test_how_often_the_vizier_asks_is_chosen_where_he_asks(visitor: Come, server: Server) -> None:
    somebody = visitor(size=PHONE)
    table = somebody.at(open_table(server, moment=two_offers()))
    table.until_mine()
    asked = table.prompt.get_by_role("button", name=words("table-between-now", wish=text("table-between-wish-able")))
    asked.tap()
    sheet = table.page.get_by_role("dialog", name=words("table-between-ask"))
    expect(sheet.get_by_role("radio")).to_have_count(3)
    sheet.get_by_role("radio", name=words("table-between-never")).check()
    table.until(lambda: said(table) == ["pass"])
    table.page.reload()
    expect(table.prompt).to_be_visible()
    moment = two_offers()
    again = somebody.at(open_table(server, moment=moment))  # another table, another wish
    again.until_mine()
    expect(again.prompt.get_by_role("heading")).to_have_text(text("vizier-call"))
    kept = somebody.context.pages[0].evaluate("Object.values(JSON.parse(localStorage['alhambra-between']))")
    assert kept == ["never"]


# ---------------------------------------------------------------------- first the cards


def pick(table: TablePage, cards: list[str], language: str = "en") -> None:
    """Tap cards in the purse, on the corner that is in sight."""
    for card in cards:
        currency, value = card.split()
        name = re.compile(rf"^{value} {text(f'currency-{currency}', language)[:4]}", re.IGNORECASE)
        held = (
            table.region("purse")
            .locator('button[aria-pressed="false"]')
            .and_(table.page.get_by_role("button", name=name))
        )
        held.first.click(position={"x": 6, "y": 6})


def exact(table: TablePage) -> list[str]:
    """A purchase with several cards that pays exactly, word by word."""
    prices = {offer["tile"]: offer["price"] for offer in table.ear.view["market"] if offer}
    for move in table.ear.moves:
        parts = move.split()
        if parts[0] == "buy" and len(parts) > 4 and sum(map(int, parts[3::2])) == prices[parts[1]]:
            return parts
    raise LookupError("nothing can be paid exactly with several cards")


@cache
def rich() -> Moment:
    def is_rich(game: Game) -> bool:
        if not decides(game, "action") or size(game) < 4:
            return False
        prices = {offer.tile.name: offer.tile.cost for offer in game.state.market if offer is not None}
        buys = [str(move).split() for move in game.legal_moves if move.verb == "buy"]
        return any(len(parts) > 4 and sum(map(int, parts[3::2])) == prices[parts[1]] for parts in buys)

    return first(is_rich)


@pytest.mark.parametrize("screen", [(1440, 900), PHONE])
def test_first_the_cards_then_the_tile(visitor: Come, server: Server, screen: tuple[int, int]) -> None:
    table = visitor(size=screen).at(open_table(server, moment=rich()))
    table.until_mine()
    _, tile, *paid = exact(table)
    cards = [" ".join(pair) for pair in zip(paid[::2], paid[1::2], strict=True)]
    pick(table, cards[:1])
    expect(table.region("purse").locator(".paying")).to_have_count(1)
    expect(table.confirm).to_have_text(words("table-pay-missing"))
    pick(table, cards[1:])
    expect(table.prompt.get_by_role("heading")).to_contain_text("=")
    table.offer(table.slot(tile)).click()
    form = table.page.locator("form.payment")
    expect(form).to_be_visible()
    table.after(table.page.get_by_test_id("buy").click)
    assert sorted(said(table)[0].split()) == sorted(["buy", tile, *paid])


def test_cards_that_pay_for_one_tile_buy_it_with_one_tap(visitor: Come, server: Server) -> None:
    table = visitor(size=PHONE).at(open_table(server, moment=rich()))
    table.until_mine()
    _, tile, *paid = exact(table)
    pick(table, [" ".join(pair) for pair in zip(paid[::2], paid[1::2], strict=True)])
    expect(table.confirm).to_contain_text(re.compile(r"\d"))
    table.after(table.confirm.tap)
    assert sorted(said(table)[0].split()) == sorted(["buy", tile, *paid])


# ---------------------------------------------------------------------- a tile that fits nowhere


def test_a_tile_that_fits_nowhere_says_why_and_goes_into_the_reserve(visitor: Come, server: Server) -> None:
    moment = first(lambda game: decides(game, "placement") and size(game) > 6 and "place" not in verbs(game))
    table = visitor(size=PHONE, language="fr").at(open_table(server, moment=moment))
    table.until_mine()
    expect(table.confirm).to_have_text(words("table-keep-button", "fr"))
    expect(table.prompt.locator(".hint")).to_contain_text(re.compile(r"\(\d+\)"))
    expect(table.prompt.get_by_text(text("table-place-missing", "fr"))).to_have_count(0)
    button(table, "table-place-why", "fr").tap()
    sheet = table.page.get_by_role("dialog")
    reasons = sheet.get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    assert not re.search(r"-?\d,-?\d|[A-Z]{3,}-", sheet.inner_text())  # neither coordinates nor ids of rules
    reasons.first.get_by_role("button", name=words("palace-nowhere-show", "fr")).tap()
    expect(table.page.locator(".bubble")).to_be_visible()
    table.after(table.confirm.tap)
    assert said(table)[0].startswith("keep ")


# ---------------------------------------------------------------------- going back


def test_going_back_over_the_moves_of_bots_is_asked_first(visitor: Come, server: Server) -> None:
    """It names what I did, says what else is taken back, and nothing happens before I agree."""
    opened = open_table(server, moment=rich())
    table = visitor().at(opened)
    table.until_mine()
    ply = table.ear.view["ply"]
    taken = max((move for move in table.ear.moves if move.startswith("take")), key=len)
    hand = sorted(table.ear.view["players"]["0"]["hand"])
    opened.play(taken)
    table.until(lambda: table.ear.mine and table.ear.view["ply"] > ply + 1)
    display = table.ear.view["display"]
    undo = button(table, "table-undo-take")
    undo.click()
    asked = table.page.get_by_role("alertdialog", name=words("table-undo-take"))
    expect(asked).to_contain_text(text("table-back-seen"))
    expect(asked).to_contain_text("Nina")
    asked.get_by_role("button", name=words("table-back-no")).click()
    expect(asked).to_have_count(0)
    expect(undo).to_be_focused()
    assert table.ear.view["display"] == display
    undo.click()
    table.after(asked.get_by_role("button", name=words("table-back-yes")).click)
    assert table.ear.view["ply"] == ply
    assert sorted(table.ear.view["players"]["0"]["hand"]) == hand
    opened.play(taken)
    table.until(lambda: table.ear.mine and table.ear.view["ply"] > ply + 1)
    assert table.ear.view["display"] == display  # the same cards have come


def test_the_last_step_goes_back_at_once(visitor: Come, server: Server) -> None:
    table = visitor().at(open_table(server, moment=rich()))
    table.until_mine()
    ply = table.ear.view["ply"]
    parts = exact(table)
    table.offer(table.slot(parts[1])).click()
    table.after(table.page.get_by_test_id("buy").click)
    table.after(table.prompt.get_by_role("button", name=re.compile(r"^Undo: purchase")).click)
    assert table.ear.view["ply"] == ply


# ---------------------------------------------------------------------- redesigning


def test_what_can_be_moved_lights_up_on_a_phone(visitor: Come, server: Server) -> None:
    def can_redesign(game: Game) -> bool:
        return decides(game, "action") and {"add", "remove"} <= verbs(game)

    table = visitor(size=PHONE).at(open_table(server, moment=first(can_redesign)))
    table.until_mine()
    reserve = table.region("reserve")
    expect(table.page.locator(".lit")).to_have_count(0)
    reserve.get_by_role("button", name=words("palace-redesign")).tap()
    removed = {move.split()[1] for move in table.ear.moves if move.startswith("remove")}
    expect(table.region("palace").locator(".cell.lit .verb")).to_have_count(len(removed))
    assert reserve.locator("li .lit .verb").count() >= 1
    expect(table.prompt.get_by_role("heading")).to_have_text(words("table-redesign-title"))
    tiles = {tile["tile"]: tile["cell"] for tile in table.ear.view["players"]["0"]["alhambra"]["tiles"]}
    tile = min(removed)
    table.cell(tuple(tiles[tile])).tap()
    expect(table.page.locator(".lit")).to_have_count(0)
    expect(table.confirm).to_have_text(words("table-remove-button"))
    table.after(table.confirm.tap)
    assert said(table) == [f"remove {tile}"]


# ---------------------------------------------------------------------- keys


def has_focus(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement && document.activeElement !== document.body"))


def until_focused(table: TablePage) -> None:
    table.until(lambda: has_focus(table.page), 3)


def test_at_most_ten_tabs_from_the_top_to_play(visitor: Come) -> None:
    page = visitor().page("/new")
    play = page.get_by_role("button", name=words("wizard-play"))
    expect(play).to_be_visible()
    tabs = 0
    while not play.evaluate("node => node === document.activeElement"):
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= 10, page.evaluate("document.activeElement.outerHTML")
    page.keyboard.press("Enter")
    expect(page.locator("section.prompt")).to_be_visible()
    expect(page.locator("section.prompt")).to_be_focused()


def test_the_focus_never_falls_to_the_body(visitor: Come, server: Server) -> None:
    """A purchase, a move, a sheet that closes and a scoring: whoever plays by keys goes on from where they are."""
    moment = by_chance(lambda game: decides(game, "action") and offers(game, "buy") and size(game) > 3)
    table = visitor().at(open_table(server, moment=moment))
    table.until_mine()
    expect(table.prompt).to_be_visible()
    table.page.keyboard.press("b")
    buy = next(move for move in table.ear.moves if move.startswith("buy"))
    table.page.keyboard.press(str(table.slot(buy.split()[1]) + 1))
    expect(table.page.locator("form.payment")).to_be_visible()
    until_focused(table)
    table.after(lambda: table.page.keyboard.press("Enter"))
    until_focused(table)
    for _ in range(12):  # moves by keys alone
        if not table.until_mine():
            break
        table.look_at_scoring()
        until_focused(table)
        one_by_keys(table)
        until_focused(table)
    table.page.keyboard.press("l")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    until_focused(table)


def one_by_keys(table: TablePage) -> None:
    """Put a tile into the reserve, or take the first card."""
    if any(move.startswith("keep") for move in table.ear.moves):
        table.page.keyboard.press("x")
    else:
        table.page.keyboard.press("q")
    expect(table.confirm).to_be_focused()
    table.after(lambda: table.page.keyboard.press("Enter"))
