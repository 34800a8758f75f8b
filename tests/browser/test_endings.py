"""The end of a game: the last tiles with their reasons, and the ways on that stay in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, Response, expect

from browsing import Opened, TablePage, Visitor, open_table
from harness import Server, token_of
from positions import Moment, whole_game
from texts import text, words

Come = Callable[..., Visitor]


@cache
def last_turn() -> tuple[Moment, list[str], list[tuple[str, int | None, list[int]]]]:
    """The move that ends a game, those that follow it, and the tiles that were given out: whose, and for which sums."""
    for seed in range(20):
        game = whole_game(3, seed)
        left = [event for event in game.events if event.verb == "leftover"]
        if {event.seat is None for event in left} == {True, False}:
            ply = left[0].ply - 1
            moves = [str(move) for move in game.played[ply:]]
            told = [(str(event.facts["tile"]), event.seat, list(event.facts["totals"])) for event in left]  # type: ignore[call-overload]
            return Moment(str(game.record), ply, 3), moves, told
    raise LookupError("no game ends like that")


def at_the_end(server: Server) -> Opened:
    """Three people at one device, before the last move."""
    return open_table(server, ["here", "here", "here"], last_turn()[0])


def check_handout(table: TablePage, language: str) -> None:
    """Every tile with what each player had of its currency, and why it went where it went."""
    handout = table.handout
    expect(handout).to_be_visible()
    rows = handout.locator("li")
    expect(rows).to_have_count(len(last_turn()[2]))
    names = ["Ana", "Nina", "Yusuf"]
    for number, (_, seat, totals) in enumerate(last_turn()[2]):
        row = rows.nth(number)
        for name, total in zip(names, totals, strict=True):
            expect(row.locator(".sr")).to_contain_text(f"{name} {total}")
        if seat is None:
            nobody = text("scoring-end-leftover-nobody", language, tile="", money="").rpartition(",")[2].strip()
            expect(row).to_contain_text(nobody)
        else:
            expect(row).to_contain_text(names[seat])


def test_the_last_tiles_are_shown_before_they_are_placed(visitor: Come, server: Server) -> None:
    opened = at_the_end(server)
    watcher = visitor(language="fr", size=(390, 844)).at(opened, host=False)
    host = visitor().at(opened)
    expect(host.page.locator(".curtain")).to_be_visible()
    expect(watcher.region("palace")).to_be_visible()
    first, *later = last_turn()[1]
    opened.play(first)
    for table, language in ((host, "en"), (watcher, "fr")):
        check_handout(table, language)
    assert opened.info()["status"] == "playing"  # nothing has been placed

    # Whoever comes now is told as well; and closing it leads on.
    watcher.page.reload()
    check_handout(watcher, "fr")
    watcher.handout.get_by_role("button", name=words("scoring-handout-go-on", "fr")).tap()
    expect(watcher.handout).to_have_count(0)
    opened.play(*later)
    host.page.keyboard.press("Escape")
    expect(host.handout).to_have_count(0)
    expect(host.reveal).to_be_visible()  # the last scoring comes after it


@pytest.fixture
def finished(server: Server) -> Opened:
    opened = at_the_end(server)
    opened.play(*last_turn()[1])
    assert opened.info()["status"] == "over"
    return opened


@pytest.mark.parametrize("size", [(1440, 900), (360, 640), (780, 360)], ids=str)
def test_back_from_the_table_to_all_ways_on(visitor: Come, finished: Opened, size: tuple[int, int]) -> None:
    guest = visitor(size=size)
    asked: list[str] = []
    guest.context.on("request", lambda request: asked.append(request.url))
    table = guest.at(finished)
    table.page.on("websocket", lambda socket: asked.append(socket.url))
    page = table.page
    end = page.locator(".end")
    expect(end).to_be_visible()
    end.get_by_role("button", name=words("scoring-end-table")).click()
    expect(end).to_have_count(0)
    bar = page.get_by_role("region", name=words("scoring-after"))
    for key in ("scoring-end-podium", "scoring-end-replay", "scoring-end-share", "scoring-end-rematch"):
        button = bar.get_by_role("button", name=words(key))
        expect(button).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name=words("scoring-end-podium")).click()
    expect(end).to_be_visible()
    page.reload()
    expect(end).to_be_visible()

    # The replay leads to the last tiles, and back to the ranking.
    end.get_by_role("button", name=words("scoring-end-replay")).click()
    expect(page).to_have_url(re.compile(f"/replay/table/{finished.key}"))
    page.get_by_role("button", name=words("replay-handout")).click()
    check_handout(table, "en")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=words("replay-ranking")).click()
    expect(end).to_be_visible()
    strange = [url for url in asked if re.search(r"/api/(?:tables/table\b|replays/)", url)]
    assert not strange  # no screen asks for what belongs to the next one

    # From the front door too; and the rematch begins at once where nobody has to be waited for.
    page.goto(f"{guest.base}/")
    page.get_by_role("link", name=re.compile("Granada")).first.click()
    end.get_by_role("button", name=words("scoring-end-rematch")).click()
    expect(page).not_to_have_url(re.compile(finished.key))
    expect(page.locator(".curtain, section.prompt").first).to_be_visible()


def invited(server: Server) -> tuple[Opened, Opened]:
    """A game of two people and a bot that both have given up: as the host has it, and as the guest."""
    host = open_table(server, ["here", "link", "bot"])
    with server.client(host.token) as ana, server.client() as ben:
        token = host.links[0].partition("#")[2]
        assert ben.post(f"/api/tables/{host.key}/join", json={"name": "Ben", "token": token}).status_code == 200
        assert ana.post(f"/api/tables/{host.key}/start", json={}).status_code == 200
        guest = Opened(server, host.key, token_of(ben), [])
        for client, seat in ((ana, 0), (ben, 1)):
            assert client.post(f"/api/tables/{host.key}/seats/{seat}/resign").status_code == 200
    return host, guest


def test_a_rematch_is_proposed_to_everybody(visitor: Come, server: Server) -> None:
    of_ana, of_ben = invited(server)
    ana, ben = visitor().at(of_ana), visitor(language="fr", size=(360, 640)).at(of_ben)
    watcher = visitor(language="de").at(of_ana, host=False)
    for table in (ana, ben, watcher):
        expect(table.page.locator(".end")).to_be_visible()
    proposes(ana.page)
    expect(ben.page.get_by_text(text("scoring-end-rematch-proposed", "fr")).first).to_be_visible()
    expect(watcher.page.get_by_role("button", name=words("scoring-end-rematch-watch", "de"))).to_be_visible()
    ben.page.get_by_role("button", name=words("scoring-end-rematch-open", "fr")).tap()
    expect(ben.page).to_have_url(ana.page.url)
    expect(ben.page.get_by_text("Ben").first).to_be_visible()


def proposes(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name=words("scoring-end-rematch")).click()
    expect(page).not_to_have_url(before)


def test_playing_on_from_a_replay_asks_for_nothing_that_is_not_there(visitor: Come, finished: Opened) -> None:
    guest = visitor()
    missing: list[str] = []

    def note(answer: Response) -> None:
        if answer.status == 404:
            missing.append(answer.url)

    guest.context.on("response", note)
    guest.is_host_of(finished)
    page = guest.page(f"/replay/table/{finished.key}?ply=20")
    page.get_by_role("button", name=words("replay-fork"), exact=True).click()
    # One's own seat is chosen, and everybody keeps their name.
    expect(page.get_by_role("radio", name="Ana")).to_be_checked()
    page.get_by_role("button", name=words("replay-fork-open")).click()
    expect(page.locator("section.prompt")).to_be_visible()
    assert not missing
    for name in ("Nina", "Yusuf"):
        expect(page.locator(".player", has_text=name)).to_be_visible()
