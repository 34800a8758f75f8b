"""Small change in the browser: coins pay like cards, and come back for what is paid too much."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from alhambra import Game
from alhambra.palace.buying import Purchase
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from positions import Moment, by_chance, decides

Come = Callable[..., Visitor]
MODULES = ("small_change",)
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


def coins(opened: Opened, seat: int = 0) -> list[str]:
    return list(opened.view()["players"][str(seat)].get("shown_money") or [])


def in_bag(opened: Opened) -> int:
    return int(sum(opened.view()["parts"]["small_change"]["bag"].values()))


def payments(game: Game) -> list[Purchase]:
    return [move for move in game.legal_moves if isinstance(move, Purchase)] if decides(game, "action") else []


def wasted(move: Purchase) -> int:
    return move.payment.total - move.offer.price


def pays_with_a_coin(game: Game) -> bool:
    """Is there a tile that only a payment with coins and cards meets exactly?"""
    exact = [move for move in payments(game) if not wasted(move)]
    tiles = {move.offer.tile for move in exact if "coin" not in str(move)}
    return any(move.offer.tile not in tiles and len(move.payment.cards()) > 1 for move in exact)


def pays_too_much(game: Game) -> bool:
    """Is the best payment of some tile two too much, or more?"""
    found = payments(game)
    least = {move.offer.tile: min(wasted(one) for one in found if one.offer is move.offer) for move in found}
    return any(waste >= 2 for waste in least.values())


def buying(table: TablePage, move: str) -> Locator:
    """Choose the tile of this move; where it is paid."""
    table.offer(table.slot(move.split()[1])).click()
    payment = table.page.get_by_role("dialog")
    expect(payment).to_be_visible()
    return payment


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_coins_pay_like_cards(visitor: Come, server: Server, size: str, theme: str) -> None:
    table, opened = at(visitor, server, by_chance(pays_with_a_coin, modules=MODULES), size=SIZES[size], theme=theme)
    before, bag = coins(opened), in_bag(opened)
    listed = [move for move in table.ear.moves if move.startswith("buy ") and "coin" in move]
    exact = listed[0]
    payment = buying(table, exact)
    assert problems(table.page, in_play=False) == []
    assert barriers(table.page) == []
    payment.get_by_text("Compose it myself").click()
    for pressed in payment.locator('.pick[aria-pressed="true"]').all()[::-1]:
        pressed.click()
    expect(payment.get_by_text("Pick your cards").first).to_be_visible()
    # Card by card, and coin by coin.
    words = exact.split()[2:]
    while words:
        is_coin = words[1] == "coin"
        name = f"{words[0]} coin" if is_coin else f"{words[1]} {words[0]}{'' if words[1] == '1' else 's'}"
        payment.get_by_role("button", name=name, exact=True, pressed=False).first.click()
        words = words[3:] if is_coin else words[2:]
    expect(payment.get_by_text("play again")).to_be_visible()
    table.after(payment.get_by_test_id("buy").click)
    assert said(table) == exact
    spent = exact.count("coin")
    assert spent > 0
    assert len(coins(opened)) == len(before) - spent
    assert in_bag(opened) == bag + spent
    assert table.ear.view["decision"]["kind"] == "extra"


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_coins_come_back_for_what_is_paid_too_much(visitor: Come, server: Server, size: str, theme: str) -> None:
    moment = by_chance(pays_too_much, modules=MODULES)
    table, opened = at(visitor, server, moment, size=SIZES[size], theme=theme)
    before, bag = coins(opened), in_bag(opened)
    offers = {offer["tile"]: offer["price"] for offer in table.ear.view["market"] if offer}

    def waste(move: str) -> int:
        return sum(int(word) for word in move.split()[2:] if word.isdigit()) - int(offers[move.split()[1]])

    first = {move.split()[1]: move for move in reversed(table.ear.moves) if move.startswith("buy ")}
    move = next(move for move in first.values() if waste(move) >= 2)
    payment = buying(table, move)
    back = waste(move) // 2
    told = f"{waste(move)} over, {back} coin{'s come' if back > 1 else ' comes'} back at random"
    expect(payment.get_by_text(told).first).to_be_visible()
    table.after(payment.get_by_test_id("buy").click)
    assert said(table) == move
    spent = move.count("coin")
    assert len(coins(opened)) == len(before) - spent + back
    assert in_bag(opened) == bag + spent - back
    # They lie above the purse, for everybody to see; what they are is told.
    columns = table.region("purse")
    if size == "1440x900":
        expect(columns.locator(".open button")).to_have_count(len(coins(opened)))
        expect(table.region("log").get_by_text("The bag gives back").first).to_be_visible()
        expect(table.region("coins")).to_contain_text(str(in_bag(opened)))
    assert problems(table.page, in_play=True) == []
    assert barriers(table.page) == []


def test_a_coin_is_picked_by_keys_before_a_tile(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, by_chance(pays_with_a_coin, modules=MODULES))
    own = coins(opened)
    coin = table.region("purse").locator(".open button").first
    coin.focus()
    table.page.keyboard.press("Enter")
    expect(coin).to_have_attribute("aria-pressed", "true")
    expect(table.prompt).to_contain_text(f"1 {own[0].split()[0]}")
    table.page.keyboard.press("Enter")
    expect(coin).to_have_attribute("aria-pressed", "false")


def test_everybody_sees_the_coins_of_the_others(visitor: Come, server: Server) -> None:
    def another_has_some(game: Game) -> bool:
        return decides(game, "action") and len(game.state.players[1].shown_money()) > 1

    table, opened = at(visitor, server, by_chance(another_has_some, modules=MODULES))
    names = {name.split()[0] for name in coins(opened, 1)}
    for name in names:
        expect(table.page.locator(".coins .sr", has_text=f"{name} coin").first).to_be_attached()
