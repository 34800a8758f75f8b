"""The default controls: a game whose folder the page does not have is played all the same.

The game is the one that every server has; on its way to the page it gets a name that nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browsing import SIZES, Opened, TablePage, Visitor, open_table
from checks_of_pages import problems
from harness import Server
from positions import Moment, decides, ends_now, first, next_move, size
from texts import text

Come = Callable[..., Visitor]
UNKNOWN = '"game":"unheard-of"'
KNOWN = '"game":"alhambra"'


def unknown(page: Page) -> None:
    """From now on the page hears of a game that it does not know."""

    def renamed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(str(frame).replace(KNOWN, UNKNOWN)))

    page.route_web_socket("**/socket*", renamed)


def at(visitor: Visitor, opened: Opened) -> TablePage:
    visitor.is_host_of(opened)
    page = visitor.context.new_page()
    unknown(page)
    table = TablePage(page)
    page.goto(opened.url)
    return table


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that the server knows."""
    for _ in range(150):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it took too long")


@pytest.fixture(scope="module")
def middle() -> Moment:
    return first(lambda game: decides(game, "action") and size(game) > 3)


@pytest.mark.parametrize("window", ["1440x900", "360x640"])
def test_a_game_without_a_folder_is_played(visitor: Come, server: Server, middle: Moment, window: str) -> None:
    opened = open_table(server, moment=middle)
    visited = visitor(size=SIZES[window])
    table = at(visited, opened)
    page = table.page
    moves = page.get_by_role("region", name=text("plain-moves"))
    expect(page.get_by_role("heading", name=text("table-action-title"), exact=True)).to_be_visible()
    before = opened.view()["ply"]
    first_move = opened.view()["choices"]["moves"][0]
    moves.get_by_role("button", name=first_move, exact=True).click()
    until(page, lambda: opened.view()["ply"] > before and "choices" in opened.view())
    page.get_by_role("button", name=text("table-undo"), exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name=text("table-back-yes")).click()  # bots have moved since
    until(page, lambda: opened.view()["ply"] == before)
    expect(moves.get_by_role("button", name=first_move, exact=True)).to_be_visible()
    # What is written and not legal is refused, with the rule behind it.
    moves.get_by_text(text("plain-write"), exact=True).first.click()
    moves.get_by_role("textbox").fill("take dinar 99")
    moves.get_by_role("button", name=text("plain-play"), exact=True).click()
    expect(page.locator(".refused")).to_be_visible()
    assert not problems(page, in_play=False)
    assert not visited.complaints


def test_the_end_of_a_game_without_a_folder(visitor: Come, server: Server) -> None:
    moment = first(lambda game: game.decision is not None and game.decision.seat == 0 and ends_now(game))
    opened = open_table(server, moment=moment)
    table = at(visitor(), opened)
    page = table.page
    moves = page.get_by_role("region", name=text("plain-moves"))
    expect(moves).to_be_visible()
    moves.get_by_role("button", name=next_move(moment), exact=True).click()
    until(page, lambda: opened.info()["status"] == "over")
    expect(page.get_by_role("dialog").get_by_role("list", name=text("scoring-end-podium"))).to_be_visible()
    page.get_by_role("button", name=text("scoring-end-table")).click()
    expect(page.get_by_role("heading", name=text("table-over"))).to_be_visible()
