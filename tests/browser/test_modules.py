"""Expansions 1 and 2 in the browser: what each module adds can be seen, done and understood."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from alhambra import Game
from browsing import Opened, TablePage, Visitor, open_table
from harness import Server
from positions import Moment, before_scoring, by_chance, decides, next_move, offers
from scenes import waiting
from texts import text

Come = Callable[..., Visitor]


def at(visitor: Come, server: Server, moment: Moment, **facts: object) -> tuple[TablePage, Opened]:
    """The host at a table opened at this moment, when it is for them to decide."""
    opened = open_table(server, moment=moment)
    table = visitor(**facts).at(opened)
    assert table.until_mine()
    return table, opened


def offered(table: TablePage, start: str) -> str:
    return next(move for move in table.ear.moves if move.startswith(start))


def said(table: TablePage) -> str:
    """The move that was sent last."""
    return str([message for message in table.ear.said if message["type"] == "play"][-1]["move"])


# ---------------------------------------------------------------------- auctions


def test_an_auction_among_four(visitor: Come, server: Server) -> None:
    """Somebody bids, goes on bidding as long as they may, and pays if they win."""

    def is_open(game: Game) -> bool:
        return decides(game, "auction") and sum(str(move).startswith("bid") for move in game.legal_moves) > 3

    table, opened = at(visitor, server, by_chance(is_open, seats=4, modules=("characters",)))
    panel = table.page.locator(".module-panel")
    expect(panel).to_be_visible()
    expect(panel.locator(".order li")).to_have_count(4)
    card = table.ear.view["parts"]["characters"]["auction"]["card"]
    first = min(int(move.split()[1]) for move in table.ear.moves if move.startswith("bid"))
    bid_in(table, panel)
    assert int(said(table).split()[1]) >= first
    while table.until_mine() and table.ear.view["decision"]["kind"] == "auction":
        if any(move.startswith("bid") for move in table.ear.moves):
            bid_in(table, panel)
        else:
            table.after(lambda: None)  # whoever can only pass is not asked
    owned = opened.view()["parts"]["characters"]["owned"]
    if table.ear.view["decision"]["kind"] == "bid":
        expect(panel).to_be_visible()
        table.after(panel.locator(".btn.primary").last.click)
        assert said(table).startswith("pay ")
        owned = opened.view()["parts"]["characters"]["owned"]
        assert card in owned[0] or card == "fatima"
    gone = opened.view()["parts"]["characters"]["gone"]
    assert card == "fatima" or card in gone or any(card in cards for cards in owned)


def bid_in(table: TablePage, panel: Locator) -> None:
    table.after(panel.locator(".foot .btn.primary").click)
    assert said(table).startswith("bid ")


# ---------------------------------------------------------------------- paying


def pay(table: TablePage, move: str) -> None:
    """Buy what the move buys, in the way it does: chosen among the suggestions, or composed."""
    words = move.split()
    table.offer(table.slot(words[1])).click()
    dialog = table.page.locator("form.payment")
    expect(dialog).to_be_visible()
    means = re.sub(r"^buy \S+ ", "", move)
    compose = dialog.locator("button.turn").last
    compose.click()
    number = way_number(table, words[1], means)
    dialog.locator("button.way").nth(number).click()
    picks = dialog.locator("button.pick")
    for index in range(picks.count()):  # from none on
        if picks.nth(index).get_attribute("aria-pressed") == "true":
            picks.nth(index).click()
    cards = re.sub(r"^exchange \w+ \w+ ", "", means)
    for card in re.findall(r"[a-z]+ \d", cards):
        value = card.split()[1]
        name = re.compile(rf"{value}")
        free = dialog.locator('button.pick[aria-pressed="false"]').filter(has=table.page.locator("*"))
        wanted = [one for one in free.all() if name.search(one.get_attribute("aria-label") or "")]
        assert wanted, f"no card {card} to pick"
        match(wanted, card).click()
    table.after(table.page.get_by_test_id("buy").click)


def match(picks: list[Locator], card: str) -> Locator:
    currency = card.split(maxsplit=1)[0]
    named = [one for one in picks if currency in (one.get_attribute("aria-label") or "").lower()]
    return (named or picks)[0]


def way_number(table: TablePage, tile: str, means: str) -> int:
    bill = next(one for one in table.ear.view["choices"]["bills"] if one["tile"] == tile)
    ways = [{"with": "", "cards": bill["means"]}, *bill.get("ways", [])]
    for number, way in enumerate(ways):
        if way["with"] and means.startswith(way["with"]):
            return number
        if not way["with"] and not means.startswith(("exchange", "karim")):
            if re.findall(r"[a-z]+ \d", means)[0] in way["cards"]:
                return number
    raise LookupError(means)


def test_paying_with_an_exchange_card(visitor: Come, server: Server) -> None:
    def is_rich(game: Game) -> bool:
        return decides(game, "action") and any(" exchange " in str(m) and m.verb == "buy" for m in game.legal_moves)

    table, opened = at(visitor, server, by_chance(is_rich, modules=("currency_exchange",)))
    held = opened.view()["parts"]["currency_exchange"]["counts"][0]
    move = next(move for move in table.ear.moves if move.startswith("buy") and " exchange " in move)
    pay(table, move)
    assert " exchange " in said(table)
    assert opened.view()["parts"]["currency_exchange"]["counts"][0] == held - 1


def test_paying_with_diamonds(visitor: Come, server: Server) -> None:
    def is_rich(game: Game) -> bool:
        return decides(game, "action") and any(" diamond " in str(m) and m.verb == "buy" for m in game.legal_moves)

    table, _ = at(visitor, server, by_chance(is_rich, modules=("diamonds",)))
    move = next(move for move in table.ear.moves if move.startswith("buy") and " diamond " in move)
    pay(table, move)
    assert " diamond " in said(table)


def test_an_exchange_card_is_taken_alone(visitor: Come, server: Server) -> None:
    moment = by_chance(
        lambda game: decides(game, "action") and offers(game, "exchange take"), modules=("currency_exchange",)
    )
    table, _ = at(visitor, server, moment)
    card = offered(table, "exchange take").removeprefix("exchange take ")
    index = table.ear.view["display"].index(f"exchange {card}")
    table.card(index).click()
    table.after(table.confirm.click)
    assert said(table) == f"exchange take {card}"


# ---------------------------------------------------------------------- between turns


def test_a_vizier_buys_between_turns(visitor: Come, server: Server) -> None:
    table, opened = at(visitor, server, by_chance(lambda game: offers(game, "vizier buy"), modules=("vizier",)))
    move = offered(table, "vizier buy")
    table.offer(table.slot(move.split()[2])).click()  # the one that is offered: how to pay for it
    table.after(table.page.get_by_test_id("buy").click)
    assert said(table).startswith("vizier buy")
    assert not opened.view()["parts"]["vizier"]["awake"][0]


# ---------------------------------------------------------------------- gates, huts, camps


def test_a_tile_is_built_behind_a_gate(visitor: Come, server: Server) -> None:
    moment = by_chance(
        lambda game: offers(game, "gate place") and len(game.state.players[0].pending) == 1, modules=("city_gates",)
    )
    table, opened = at(visitor, server, moment)
    move = offered(table, "gate place")
    cell = move.split()[3]
    assert not any(other.startswith("place") and other.split()[2] == cell for other in table.ear.moves)
    table.cell(cell).click()
    table.after(table.confirm.click)
    assert said(table).startswith("gate place")
    assert opened.view()["parts"]["city_gates"]["gates"][0]


def test_a_hut_is_taken_and_a_hut_scores_two(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, by_chance(lambda game: offers(game, "hut "), modules=("worker_huts",)))
    table.region("huts").locator("button.pile").first.click()
    table.after(table.confirm.click)
    assert said(table).startswith("hut ")

    def counts_two(line: dict[str, object]) -> bool:
        also = line.get("also")
        return line["seat"] == 0 and isinstance(also, dict) and also.get("worker_huts") == 2

    moment = before_scoring(counts_two, ("worker_huts",))
    table, opened = at(visitor, server, moment)
    opened.play(next_move(moment))
    expect(table.handout.or_(table.reveal)).to_be_visible()
    if table.handout.count():  # the last tiles of the market are shown first
        table.page.keyboard.press("Escape")
    expect(table.reveal).to_be_visible()
    table.reveal.locator(".btn.primary").click()
    expect(table.reveal.locator("table")).to_be_visible()
    line = next(
        line
        for message in table.ear.heard
        for event in message.get("events", [])
        if event["event"] == "scoring"
        for line in event["lines"]
        if counts_two(line)
    )
    assert line["count"] >= 3  # a hut that counts two stands beside two buildings, which count themselves


def test_a_camp_is_placed_and_scored(visitor: Come, server: Server) -> None:
    def can_camp(game: Game) -> bool:
        return offers(game, "place CAMP") and len(game.state.players[0].pending) == 1

    table, _ = at(visitor, server, by_chance(can_camp, modules=("camps",)))
    move = offered(table, "place CAMP")
    table.cell(move.split()[2]).click()
    table.after(table.confirm.click)
    assert said(table).startswith("place CAMP")

    moment = before_scoring(lambda line: line["seat"] == 0 and line["rule"] == "CAMP-13", ("camps",))
    table, opened = at(visitor, server, moment)
    opened.play(next_move(moment))
    expect(table.handout.or_(table.reveal)).to_be_visible()
    if table.handout.count():  # the last tiles of the market are shown first
        table.page.keyboard.press("Escape")
    expect(table.reveal).to_be_visible()


# ---------------------------------------------------------------------- bonus cards


def test_a_bonus_card_is_revealed_inside_a_scoring(visitor: Come, server: Server) -> None:
    moment = by_chance(lambda game: decides(game, "bonus") and offers(game, "bonus show"), modules=("bonus_cards",))
    table, opened = at(visitor, server, moment)
    tile = offered(table, "bonus show").split()[2]
    table.page.locator(".fan button.can").first.click()
    table.after(table.confirm.click)
    assert said(table) == f"bonus show {tile}"
    assert tile in opened.view()["parts"]["bonus_cards"]["shown"][0]


# ---------------------------------------------------------------------- a card without a place


def test_a_card_that_waits_for_a_place_can_be_seen_and_asked_about(visitor: Come, server: Server) -> None:
    table, _ = at(visitor, server, waiting(), size=(360, 640))
    shown = table.region("money").locator(".waiting button")
    expect(shown).to_have_count(len(table.ear.view["waiting"]))
    expect(table.region("money").locator(".waiting")).to_contain_text(text("market-waiting-then"))
    table.card(3).focus()
    table.page.keyboard.press("End")
    expect(shown.last).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_text(text("market-waiting-why"))).to_be_visible()
    expect(table.confirm).to_have_count(0)


# ---------------------------------------------------------------------- no trace


def test_a_module_that_was_not_chosen_leaves_no_trace(visitor: Come, server: Server) -> None:
    opened = open_table(server)
    table = visitor().at(opened)
    assert table.until_mine()
    assert not table.ear.view.get("parts")
    for trace in (".module-panel", '[data-region="huts"]', ".fan", ".edge", ".gates"):
        expect(table.page.locator(trace)).to_have_count(0)
