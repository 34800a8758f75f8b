"""What the table explains: why a tile may not lie somewhere, what a payment leads to, how to go back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from alhambra import Game
from browsing import TablePage, Visitor, open_table
from harness import Server
from positions import Cell, Moment, decides, first, game_at, pending, refusals, size, verbs
from texts import text, words

Come = Callable[..., Visitor]
RULES = {"BASE-PLACE-05", "BASE-PLACE-06", "BASE-PLACE-07", "BASE-PLACE-08"}


@pytest.fixture(scope="module")
def crowded() -> Moment:
    """Somebody has to place a tile where every rule of building forbids some cell, and some cell is free."""

    def is_crowded(game: Game) -> bool:
        return decides(game, "placement") and size(game) > 8 and set(refusals(game)) >= RULES and "place" in verbs(game)

    return first(is_crowded)


# ---------------------------------------------------------------------- why not here?


def check_bubble(page: Page, rule: str, language: str = "en") -> None:
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    board = page.locator('[data-region="palace"]').bounding_box()
    box = bubble.bounding_box()
    assert board is not None
    assert box is not None
    assert board["x"] <= box["x"]
    assert box["x"] + box["width"] <= board["x"] + board["width"] + 1
    assert board["y"] <= box["y"]
    assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    bubble.locator("button.rule").click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading", name=words(f"rules-{rule}-title", language))).to_be_visible()
    expect(card.get_by_text(text(f"rules-{rule}-text", language))).to_be_visible()
    expect(card.locator(f'a[href="/rules/{rule}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_refusal_is_shown_with_its_rule(visitor: Come, server: Server, crowded: Moment, rule: str) -> None:
    cell = refusals(game_at(crowded))[rule]
    table = visitor().at(open_table(server, moment=crowded))
    table.until_mine()
    table.cell(cell).click()
    check_bubble(table.page, rule)


def test_a_turned_tile_is_refused_with_its_rule(visitor: Come, server: Server, crowded: Moment) -> None:
    """BASE-PLACE-04: who tries to turn a tile learns that north stays up."""
    table = visitor().at(open_table(server, moment=crowded))
    table.until_mine()
    table.prompt.get_by_role("button", name=words("table-turn")).click()
    refused = table.prompt.locator(".refused")
    expect(refused).to_be_visible()
    table.prompt.get_by_role("button", name=words("table-rule-link")).click()
    card = table.page.get_by_role("dialog")
    expect(card.get_by_text(text("rules-BASE-PLACE-04-text"))).to_be_visible()
    expect(card.locator('a[href="/rules/BASE-PLACE-04"]')).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_refusals_speak_the_language(visitor: Come, server: Server, crowded: Moment, language: str) -> None:
    cell = refusals(game_at(crowded))["BASE-PLACE-05"]
    table = visitor(language=language, size=(360, 640)).at(open_table(server, moment=crowded))
    table.until_mine()
    table.cell(cell).tap()
    check_bubble(table.page, "BASE-PLACE-05", language)


def test_pointing_and_focusing_are_enough(visitor: Come, server: Server, crowded: Moment) -> None:
    cells = refusals(game_at(crowded))
    table = visitor().at(open_table(server, moment=crowded))
    table.until_mine()
    table.cell(cells["BASE-PLACE-05"]).hover()
    expect(table.page.locator(".bubble")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".bubble")).to_have_count(0)
    table.page.mouse.move(5, 5)
    table.page.keyboard.press("p")
    here = table.page.evaluate("document.activeElement.dataset.cell")
    walk(table, here, cells["BASE-PLACE-07"])
    expect(table.page.locator(".bubble")).to_be_visible()
    described = table.cell(cells["BASE-PLACE-07"]).get_attribute("aria-describedby")
    assert described
    expect(table.page.locator(f"#{described}")).to_be_visible()


def walk(table: TablePage, here: str, cell: Cell) -> None:
    x, y = map(int, here.split(","))
    for _ in range(abs(cell[0] - x)):
        table.page.keyboard.press("ArrowRight" if cell[0] > x else "ArrowLeft")
    for _ in range(abs(cell[1] - y)):
        table.page.keyboard.press("ArrowDown" if cell[1] > y else "ArrowUp")


def test_a_ghost_shows_what_would_change(visitor: Come, server: Server, crowded: Moment) -> None:
    opened = open_table(server, moment=crowded)
    table = visitor().at(opened)
    table.until_mine()
    tile = pending(game_at(crowded))[0]
    move = next(one for one in table.ear.moves if one.startswith(f"place {tile} "))
    table.cell(move.split()[2]).click()
    expect(table.page.locator(".pill")).to_be_visible()
    expect(table.confirm).not_to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".pill")).to_have_count(0)
    assert opened.view()["ply"] == crowded.ply


# ---------------------------------------------------------------------- money and payment


@pytest.fixture(scope="module")
def rich() -> Moment:
    """Somebody can buy a tile exactly, another one with a loss, and cannot pay a third."""

    def is_rich(game: Game) -> bool:
        if not decides(game, "action") or size(game) < 4:
            return False
        prices = {offer.tile.name: offer.tile.cost for offer in game.state.market if offer is not None}
        over: dict[str, list[int]] = {}
        for move in game.legal_moves:
            if move.verb == "buy":
                parts = str(move).split()
                paid = sum(int(part) for part in parts[2:] if part.isdigit())
                over.setdefault(parts[1], []).append(paid - prices[parts[1]])
        exact = [tile for tile, lost in over.items() if 0 in lost and len(lost) > 1]
        loss = [tile for tile, lost in over.items() if min(lost) > 0]
        return bool(exact and loss and len(over) < len(prices))

    return first(is_rich)


def test_the_payment_sheet(visitor: Come, server: Server, rich: Moment) -> None:
    opened = open_table(server, moment=rich)
    for size_of in ((1440, 900), (360, 640)):
        table = visitor(size=size_of).at(opened)
        table.until_mine()
        buys = [move.split() for move in table.ear.moves if move.startswith("buy")]
        prices = {offer["tile"]: offer["price"] for offer in table.ear.view["market"] if offer}
        paid = {tuple(move): sum(int(word) for word in move[2:] if word.isdigit()) for move in buys}
        exact = next(move for move, total in paid.items() if total == prices[move[1]])
        table.offer(table.slot(exact[1])).click()
        sheet = table.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_text(text("market-pay-again")).first).to_be_visible()
        options = sheet.get_by_role("radio")
        assert 1 <= options.count() <= 3
        expect(options.first).to_be_checked()
        expect(options.first).to_be_focused()
        sheet.get_by_role("button", name=words("market-compose")).click()
        pressed = sheet.locator('.composer button[aria-pressed="true"]')
        assert pressed.count() == (len(exact) - 2) // 2
        pressed.first.click()
        expect(table.page.get_by_test_id("buy")).to_have_attribute("aria-disabled", "true")
        table.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    table.offer(table.slot(exact[1])).click()
    table.after(table.page.get_by_test_id("buy").click)
    assert table.ear.view["players"]["0"]["pending"]
    assert table.ear.mine  # an exact payment: once more


def test_what_cannot_be_paid_says_why(visitor: Come, server: Server, rich: Moment) -> None:
    table = visitor().at(open_table(server, moment=rich))
    table.until_mine()
    payable = {move.split()[1] for move in table.ear.moves if move.startswith("buy")}
    tile = next(offer["tile"] for offer in table.ear.view["market"] if offer and offer["tile"] not in payable)
    table.offer(table.slot(tile)).click()
    described = table.offer(table.slot(tile))
    expect(described).to_have_attribute("aria-describedby", re.compile("."))
    tip = table.page.locator(f"#{described.get_attribute('aria-describedby')}")
    expect(tip).to_be_visible()
    assert tile not in tip.inner_text()  # no codes: people say "Garden 10"


def test_too_much_money_says_why_and_offers_a_way(visitor: Come, server: Server, rich: Moment) -> None:
    table = visitor().at(open_table(server, moment=rich))
    table.until_mine()
    values = [(int(card.split()[1]), index) for index, card in enumerate(table.ear.view["display"])]
    *_, (_, other), (_, big) = sorted(values)
    table.card(other).click()
    table.card(big).click(force=True)  # it says that it does not go with the other, and can be pressed all the same
    expect(table.card(big)).to_have_attribute("aria-describedby", re.compile("."))
    table.page.get_by_role("button", name=words("market-only")).click()
    expect(table.card(big)).to_have_attribute("aria-pressed", "true")
    expect(table.card(other)).to_have_attribute("aria-pressed", "false")


# ---------------------------------------------------------------------- going back


def test_undo_goes_back_step_by_step(visitor: Come, server: Server, rich: Moment) -> None:
    table = visitor().at(open_table(server, moment=rich))
    table.until_mine()
    ply = table.ear.view["ply"]
    table.card(0).click()
    table.prompt.get_by_role("button", name=words("table-undo-draft")).click()
    expect(table.card(0)).to_have_attribute("aria-pressed", "false")
    exact = exact_buy(table)
    table.offer(table.slot(exact)).click()
    table.after(table.page.get_by_test_id("buy").click)
    table.after(table.prompt.get_by_role("button", name=words("table-undo")).first.click)
    assert table.ear.view["ply"] == ply
    assert table.ear.mine


def exact_buy(table: TablePage) -> str:
    prices = {offer["tile"]: offer["price"] for offer in table.ear.view["market"] if offer}
    for move in table.ear.moves:
        parts = move.split()
        if parts[0] == "buy" and sum(int(part) for part in parts[2:] if part.isdigit()) == prices[parts[1]]:
            return parts[1]
    raise AssertionError("nothing can be paid exactly")


def test_what_is_picked_survives_a_reload(visitor: Come, server: Server, rich: Moment) -> None:
    table = visitor().at(open_table(server, moment=rich))
    table.until_mine()
    table.card(1).click()
    expect(table.card(1)).to_have_attribute("aria-pressed", "true")
    table.page.reload()
    expect(table.card(1)).to_have_attribute("aria-pressed", "true")


def test_redesigning_by_taps_on_the_objects(visitor: Come, server: Server) -> None:
    def can_redesign(game: Game) -> bool:
        return decides(game, "action") and {"add", "remove", "swap"} <= verbs(game)

    opened = open_table(server, moment=first(can_redesign))
    table = visitor().at(opened)
    table.until_mine()
    add = next(move.split() for move in table.ear.moves if move.startswith("add"))
    swap = next(move.split() for move in table.ear.moves if move.startswith("swap"))
    remove = next(move.split() for move in table.ear.moves if move.startswith("remove"))
    tiles = {tile["tile"]: tile["cell"] for tile in table.ear.view["players"]["0"]["alhambra"]["tiles"]}
    reserve = [tile["tile"] for tile in table.ear.view["players"]["0"]["reserve"]]
    stored = table.region("reserve").locator("li button")

    stored.nth(reserve.index(add[1])).click()
    table.cell(add[2]).click()
    expect(table.confirm).not_to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    stored.nth(reserve.index(swap[2])).click()
    table.cell(tuple(tiles[swap[1]])).click()
    expect(table.confirm).not_to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    table.cell((0, 0)).click()
    expect(table.page.locator(".bubble")).to_be_visible()  # the fountain stays
    table.page.keyboard.press("Escape")
    table.cell(tuple(tiles[remove[1]])).click()
    table.after(table.confirm.click)
    assert remove[1] in [tile["tile"] for tile in table.ear.view["players"]["0"]["reserve"]]
