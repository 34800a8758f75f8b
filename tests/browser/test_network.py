"""Bad networks: a slow one, one that loses and repeats messages, one that is cut, and a server that starts again.

Whatever happens, every move is played once, and the table says calmly what goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browsing import Message, Opened, TablePage, Visitor, open_table
from harness import Server
from positions import Moment, decides, first, size
from texts import text
from tunnel import Tunnel

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def middle() -> Moment:
    return first(lambda game: decides(game, "action") and size(game) > 3)


def pick(table: TablePage) -> str:
    """Picks a money card; what the move will be."""
    index = next(number for number, card in enumerate(table.ear.view["display"]) if card)
    table.card(index).click()
    return f"take {table.ear.view['display'][index]}"


def check_history(table: TablePage, opened: Opened, since: int, wanted: list[str]) -> None:
    """The server has stored just these moves of Ana, and the page tells the story that it tells to newcomers."""
    with opened.socket() as line:
        events = json.loads(line.recv(30))["events"]
    taken = [
        f"take {' '.join(event['cards'])}"
        for event in events
        if event["event"] == "take" and event["seat"] == 0 and event["ply"] > since
    ]
    assert taken == wanted
    lines = table.page.locator('[data-region="log"] li')
    expect(lines.first).to_be_visible()  # the log is fetched after the table
    table.page.wait_for_timeout(100)
    told = lines.all_inner_texts()
    table.page.reload()
    expect(lines).to_have_count(len(told))
    assert lines.all_inner_texts() == told


def test_two_seconds_of_latency(visitor: Come, server: Server, middle: Moment) -> None:
    opened = open_table(server, moment=middle)
    with Tunnel(server.port) as tunnel:
        table = visitor(base=tunnel.url).at(opened)
        table.until_mine()
        tunnel.latency = 2.0
        move = pick(table)  # which does not wait for anybody
        expect(table.region("money").locator('[aria-pressed="true"]')).to_have_count(1, timeout=1000)
        table.confirm.click()
        expect(table.page.locator(".sending")).to_be_visible()
        table.page.keyboard.press("Enter")  # somebody impatient
        table.page.keyboard.press("Enter")
        table.until(lambda: table.ear.view["ply"] > middle.ply, 20)
        expect(table.page.locator(".sending")).to_have_count(0)
        plays = [message for message in table.ear.said if message["type"] == "play"]
        assert [play["move"] for play in plays] == [move]
        expect(table.lost()).to_have_count(0)
        tunnel.latency = 0
        table.until_mine()
        check_history(table, opened, middle.ply, [move])


def test_a_tunnel(visitor: Come, server: Server, middle: Moment) -> None:
    """The line is cut before the answer to a move has come."""
    opened = open_table(server, moment=middle)
    with Tunnel(server.port) as tunnel:
        table = visitor(base=tunnel.url).at(opened)
        table.until_mine()
        move = pick(table)
        tunnel.latency = 1.5
        table.confirm.click()
        table.page.wait_for_timeout(2000)  # it has arrived; the answer is on its way
        tunnel.cut()
        expect(table.lost()).to_be_visible()
        expect(table.page.locator(".ribbon")).to_contain_text(text("table-lost-safe"))
        assert table.ear.view["ply"] == middle.ply
        tunnel.latency = 0
        tunnel.mend()
        expect(table.lost()).to_have_count(0)
        table.until(lambda: table.ear.view["ply"] > middle.ply)
        table.until_mine()
        expect(table.page.locator(".sending")).to_have_count(0)
        check_history(table, opened, middle.ply, [move])


def test_a_server_that_starts_again_in_mid_move(visitor: Come, server: Server, middle: Moment) -> None:
    opened = open_table(server, moment=middle)
    with Tunnel(server.port) as tunnel:
        table = visitor(base=tunnel.url).at(opened)
        table.until_mine()
        move = pick(table)
        tunnel.latency = 1.0
        table.confirm.click()
        server.kill()  # the move is on its way, to nobody
        expect(table.lost()).to_be_visible()
        expect(table.region("market")).to_be_visible()  # everything can still be read
        tunnel.latency = 0
        server.start()
        expect(table.lost()).to_have_count(0)
        table.until(lambda: table.ear.view["ply"] > middle.ply)
        table.until_mine()
        check_history(table, opened, middle.ply, [move])


class Sieve:
    """A line that loses some messages and says others twice."""

    def __init__(self, lost: Callable[[str, Message], bool], twice: Callable[[str, Message], bool]) -> None:
        self.lost = lost
        self.twice = twice
        self.count = {"lost": 0, "twice": 0}

    def __call__(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda message: self.carry("said", message, server_side.send))
        server_side.on_message(lambda message: self.carry("heard", message, page_side.send))

    def carry(self, way: str, text_of: str | bytes, onward: Callable[[str | bytes], None]) -> None:
        message: Message = json.loads(text_of)
        if self.lost(way, message):
            self.count["lost"] += 1
            return
        onward(text_of)
        if self.twice(way, message):
            self.count["twice"] += 1
            onward(text_of)


def sifted(come: Come, opened: Opened, sieve: Sieve) -> TablePage:
    somebody = come()
    somebody.is_host_of(opened)
    page = somebody.context.new_page()
    table = TablePage(page)
    carry = sieve.carry

    def and_listen(way: str, text_of: str | bytes, onward: Callable[[str | bytes], None]) -> None:
        def heard(message: str | bytes) -> None:
            (table.ear.hear if way == "heard" else table.ear.say)(message)
            onward(message)

        carry(way, text_of, heard)

    sieve.carry = and_listen  # type: ignore[method-assign]
    page.route_web_socket("**/socket*", sieve)
    page.goto(opened.url)
    return table


def test_messages_that_come_twice(visitor: Come, server: Server, middle: Moment) -> None:
    opened = open_table(server, moment=middle)
    sieve = Sieve(lost=lambda way, message: False, twice=lambda way, message: True)
    table = sifted(visitor, opened, sieve)
    moves = []
    for _ in range(3):
        table.until_mine()
        moves.append(pick(table))
        table.after(table.confirm.click)
    table.until_mine()
    assert sieve.count["twice"] > 6
    check_history(table, opened, middle.ply, moves)


@pytest.mark.parametrize("way", ["said", "heard"])
def test_a_move_or_its_answer_is_lost(visitor: Come, server: Server, middle: Moment, way: str) -> None:
    opened = open_table(server, moment=middle)
    gone: list[Message] = []

    def lost(direction: str, message: Message) -> bool:
        is_it = message["type"] == "play" if way == "said" else message["type"] == "update" and "re" in message
        if direction == way and is_it and not gone:
            gone.append(message)
            return True
        return False

    table = sifted(visitor, opened, Sieve(lost=lost, twice=lambda direction, message: False))
    table.until_mine()
    move = pick(table)
    table.confirm.click()
    table.until(lambda: table.ear.view["ply"] > middle.ply, 30)
    assert gone
    table.until_mine()
    expect(table.page.locator(".sending")).to_have_count(0)
    check_history(table, opened, middle.ply, [move])


def test_what_others_did_is_lost_on_the_way(visitor: Come, server: Server, middle: Moment) -> None:
    """A move of a bot is not heard; the table finds out by itself, and the log has no gap."""
    opened = open_table(server, moment=middle)
    gone: list[Message] = []

    def lost(way: str, message: Message) -> bool:
        if way == "heard" and message["type"] == "update" and "re" not in message and "view" in message and not gone:
            gone.append(message)
            return True
        return False

    table = sifted(visitor, opened, Sieve(lost=lost, twice=lambda way, message: False))
    table.until_mine()
    moves = [pick(table)]
    table.after(table.confirm.click)
    table.until(lambda: bool(gone), 20)
    table.until(lambda: any(message["type"] == "sync" for message in table.ear.said), 40)
    table.until_mine()
    moves.append(pick(table))
    table.after(table.confirm.click)
    table.until_mine()
    check_history(table, opened, middle.ply, moves)
