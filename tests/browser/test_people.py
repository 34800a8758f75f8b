"""Several people: by link with a lost connection, on one device behind a curtain, and as spectators."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import TablePage, Visitor, open_table, wish
from harness import Server
from positions import decides, first, size
from texts import text, words
from tunnel import Tunnel

Come = Callable[..., Visitor]


def take_one(table: TablePage) -> None:
    """The dearest money card that can be taken."""
    single = [move for move in table.ear.moves if move.startswith("take") and len(move.split()) == 3]
    move = max(single, key=lambda one: int(one.split()[2]))
    table.card(table.ear.view["display"].index(move.removeprefix("take "))).click()
    table.after(table.confirm.click)


@pytest.fixture
def tunnel(server: Server) -> Iterator[Tunnel]:
    with Tunnel(server.port) as found:
        yield found


def test_two_friends_play_by_link_and_one_goes_through_a_tunnel(visitor: Come, tunnel: Tunnel) -> None:
    anna = visitor(size=(360, 780), name="Anna")
    ben = visitor(size=(360, 640), name="Ben", language="de", base=tunnel.url)
    page = anna.page("/new")
    page.get_by_role("button", name=words("wizard-remove", seat=3)).click()
    who = page.get_by_role("radiogroup", name=words("wizard-kind", seat=2))
    who.get_by_role("radio", name=text("wizard-link"), exact=True).check()
    page.get_by_role("button", name=words("wizard-open")).first.click()
    expect(page.get_by_role("heading", name=words("lobby-invite"))).to_be_visible()
    key = re.search(r"/t/([\w-]+)", page.url)
    assert key is not None
    links = page.evaluate("key => JSON.parse(sessionStorage.getItem(`alhambra-links-${key}`))", key[1])
    start = page.get_by_role("button", name=words("lobby-missing", count=1))
    expect(start).to_have_attribute("aria-disabled", "true")

    friend = ben.context.new_page()
    bens = TablePage(friend)
    friend.goto(links["1"].replace(anna.base, ben.base))
    expect(friend.get_by_role("heading", name=words("lobby-join-title", "de", host="Anna"))).to_be_visible()
    friend.get_by_role("button", name=words("lobby-join", "de")).click()
    expect(friend.get_by_text(text("lobby-wait-host", "de"))).to_be_visible()
    assert "#" not in friend.url

    annas = TablePage(page)
    page.reload()  # whoever looks again finds everything
    page.get_by_role("button", name=words("lobby-start"), exact=True).click()
    tables = {0: annas, 1: bens}
    for table in tables.values():
        expect(table.region("market")).to_be_visible()
    annas.until(lambda: bool(annas.ear.view) and bool(bens.ear.view))
    for _ in range(3):
        now = next(table for table in tables.values() if table.ear.mine)
        take_one(now)
        for table in tables.values():
            table.until(lambda table=table, now=now: table.ear.view["ply"] == now.ear.view["ply"])  # type: ignore[misc]

    # Ben's train goes through a tunnel when it is his turn: he can still look and think.
    if annas.ear.mine:
        take_one(annas)
        bens.until(lambda: bens.ear.mine)
    tunnel.cut()
    expect(bens.lost("de")).to_be_visible()
    expect(page.locator(".away").first).to_be_visible()
    bens.card(0).click()
    expect(bens.card(0)).to_have_attribute("aria-pressed", "true")
    tunnel.mend()
    expect(bens.lost("de")).to_have_count(0)
    expect(bens.card(0)).to_have_attribute("aria-pressed", "true")
    bens.after(bens.confirm.click)
    expect(page.locator(".away")).to_have_count(0)
    annas.until(lambda: annas.ear.mine)

    # And once more, while Anna plays: he is told what he has missed.
    tunnel.cut()
    expect(bens.lost("de")).to_be_visible()
    take_one(annas)
    tunnel.mend()
    expect(friend.get_by_text(text("table-missed", "de", count=1))).to_be_visible()
    bens.until(lambda: bens.ear.mine)
    take_one(bens)


def test_a_hand_is_behind_a_curtain(visitor: Come, server: Server) -> None:
    opened = open_table(server, ["here", "here", "bot"])
    table = visitor().at(opened)
    page = table.page
    for _ in range(4):
        table.until(lambda: table.ear.view.get("decision", {}).get("seat") in (0, 1))
        seat = table.ear.view["decision"]["seat"]
        name = ["Ana", "Nina"][seat]
        expect(page.get_by_role("dialog", name=words("table-curtain-title", name=name))).to_be_visible()
        assert not any("hand" in player for player in table.ear.view["players"].values())
        assert page.locator('[data-region="purse"] button').count() == 0
        page.get_by_role("button", name=words("table-curtain-button", name=name)).click()
        table.until(lambda: table.ear.mine)
        hand = table.ear.view["players"][str(seat)]["hand"]
        expect(page.locator('[data-region="purse"] button')).to_have_count(len(hand))
        expect(page.get_by_role("dialog")).to_have_count(0)
        take_one(table)


def test_a_spectator_sees_no_hand(visitor: Come, server: Server) -> None:
    moment = first(lambda game: decides(game, "action") and size(game) > 5)
    opened = open_table(server, moment=moment)
    anas, table = visitor().at(opened), visitor().at(opened, host=False)
    expect(table.page.get_by_text(text("table-watching"))).to_be_visible()
    anas.until_mine()
    hand = anas.ear.view["players"]["0"]["hand"]
    take_one(anas)
    anas.until_mine()  # the others have played too, and nothing comes any more
    table.until(lambda: table.ear.view["ply"] == anas.ear.view["ply"] > moment.ply)
    assert len(hand) > 1
    assert "hand" not in json.dumps(table.ear.heard)
    assert "choices" not in json.dumps(table.ear.heard)
    assert table.page.locator('[data-region="purse"] button').count() == 0
    expect(table.confirm).to_have_count(0)
    table.look_at_scoring()
    table.page.locator(".player .mini").first.click()
    expect(table.region("palace")).to_be_visible()


def test_undo_is_asked_of_the_others(visitor: Come, server: Server) -> None:
    opened = open_table(server, ["here", "link"])
    ben = visitor(name="Ben", language="fr")
    bens_page = ben.context.new_page()
    bens = TablePage(bens_page)
    bens_page.goto(opened.links[0])
    bens_page.get_by_role("button", name=words("lobby-join", "fr")).click()
    expect(bens_page.get_by_text(text("lobby-wait-host", "fr"))).to_be_visible()
    annas = visitor().at(opened)
    annas.page.get_by_role("button", name=words("lobby-start"), exact=True).click()
    annas.until(lambda: bool(annas.ear.view) and bool(bens.ear.view))
    mover, other = (annas, bens) if annas.ear.mine else (bens, annas)
    tongue, others = ("en", "fr") if mover is annas else ("fr", "en")
    take_one(mover)  # new cards are turned up: nobody can go back alone
    mover.page.get_by_role("button", name=words("table-undo-take", tongue)).click()
    asked = mover.page.get_by_role("alertdialog")
    expect(asked).to_contain_text(text("table-back-agree", tongue))
    asked.get_by_role("button", name=words("table-back-ask", tongue)).click()
    other.page.get_by_role("button", name=words("table-yes", others)).click()
    mover.until(lambda: mover.ear.view["ply"] == 0 and mover.ear.mine)


def test_a_used_link_explains_itself(visitor: Come, server: Server) -> None:
    opened = open_table(server, ["here", "link"])
    first_one = visitor(name="Ben").page(opened.links[0])
    first_one.get_by_role("button", name=words("lobby-join")).click()
    expect(first_one.get_by_text(text("lobby-wait-host"))).to_be_visible()
    late = visitor(name="Cleo").page(opened.links[0])
    late.get_by_role("button", name=words("lobby-join")).click()
    expect(late.get_by_role("heading", name=words("lobby-bad-link"))).to_be_visible()
    late.get_by_role("button", name=words("lobby-watch")).click()
    expect(late.get_by_text(text("lobby-watching"))).to_be_visible()


@pytest.mark.parametrize("modules", [("vizier",), ("camps",), ("vizier", "camps")])
def test_games_with_modules_can_be_played(visitor: Come, server: Server, modules: tuple[str, ...]) -> None:
    moment = first(lambda game: decides(game, "action") and size(game) > 4, modules=modules)
    table = visitor().at(open_table(server, moment=moment))
    for _ in range(6):
        if not table.until_mine():
            break
        table.look_at_scoring()
        generic(table, wish(table.ear.view, table.ear.moves))


def generic(table: TablePage, move: str) -> None:
    verb = move.split()
    if verb[0] == "take":
        for index in [table.ear.view["display"].index(f"{verb[1]} {verb[2]}")]:
            table.card(index).click()
        table.after(table.confirm.click)
    elif verb[0] == "buy":
        table.offer(table.slot(verb[1])).click()
        table.after(table.page.get_by_test_id("buy").click)
    elif verb[0] == "place":
        table.cell(verb[2]).click()
        table.after(table.confirm.click)
    elif verb[0] == "pass":
        table.after(table.prompt.get_by_role("button", name=words("table-move-pass")).click)
    else:
        if table.fits(verb[1]):
            table.prompt.get_by_role("button", name=words("table-move-keep")).click()
        table.after(table.confirm.click)


def test_the_same_person_in_two_windows(chromium: Browser, server: Server) -> None:
    """What is played in one is seen in the other."""
    opened = open_table(server)
    somebody = Visitor(chromium, server)
    one, two = somebody.at(opened), somebody.at(opened)
    one.until_mine()
    two.until_mine()
    take_one(one)
    two.until(lambda: two.ear.view["ply"] >= one.ear.view["ply"])
    assert not somebody.complaints
    somebody.close()


@pytest.mark.parametrize(("size_of_page", "language"), [((360, 780), "de"), ((1440, 900), "fr")])
def test_whoever_might_join_reads_where_the_game_goes_on_from(
    visitor: Come, server: Server, size_of_page: tuple[int, int], language: str
) -> None:
    moment = first(lambda game: decides(game, "action") and size(game) > 5)
    kinds = ["here", "link", *["bot"] * (moment.seats - 2)]
    opened = open_table(server, kinds, moment=moment, listed=True, title="Stacked")
    ben = visitor(size=size_of_page, name="Ben", language=language)
    page = ben.page("/")
    row = page.get_by_role("link").filter(has_text="Stacked").filter(has_text=text("home-chip-join", language)).first
    expect(row).to_contain_text(words("home-origin", language, ply=moment.ply))
    page.goto(opened.links[0])
    told = page.get_by_role("list", name=text("lobby-unusual", language))
    for _ in range(2):  # with the link, and in the lobby
        expect(told).to_contain_text(words("lobby-origin", language, ply=moment.ply))
        expect(told).to_contain_text(text("lobby-origin-known", language))
        join = page.get_by_role("button", name=words("lobby-join", language))
        if join.count():
            join.click()
            expect(page.get_by_text(text("lobby-wait-host", language))).to_be_visible()
