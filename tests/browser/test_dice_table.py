"""The dice game at its table: whole games, a double build, a nudge, refusals, keys, the frame at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, expect

from browsing import SIZES, Opened, TablePage, Visitor, open_table, table_server
from checks_of_pages import barriers
from dice_positions import acting, alone, completing, near_the_end, retaining, second, waiting, with_rivals
from first_look import first_look, part_of
from harness import Server, token_of
from positions import Moment
from texts import text, words
from windows import Window

Come = Callable[..., Visitor]
PHONE = SIZES["360x640"]
MOST = 150_000  # bytes of script and style, compressed, for the first look at a table
RULED = ["360x640", "390x844", "780x360", "1024x768", "1440x900"]


def dice_table(server: Server, moment: Moment) -> Opened:
    return open_table(server, moment=moment, level="random")


def cell(table: TablePage, name: str) -> Locator:
    return table.region("sheet").locator(f'[data-cell="{name}"]')


def free(table: TablePage) -> list[str]:
    return [move.split()[1] for move in table.ear.moves if move.startswith("build ")]


def said(table: TablePage) -> list[str]:
    return [str(message["move"]) for message in table.ear.said if message["type"] == "play"]


def sat_down(table: TablePage) -> TablePage:
    table.until_mine()
    expect(table.region("sheet")).to_be_visible()
    return table


# ---------------------------------------------------------------------- whole games


def play_on(table: TablePage) -> None:
    """One decision, with what the page shows: build where one can, twice if that is offered, keep the last dice."""
    kind = table.ear.view["decision"]["kind"]
    if kind == "action" and free(table):
        cell(table, free(table)[0]).click()
    elif kind == "action":
        table.page.keyboard.press("c")
    elif kind == "retain":
        for colour in ("yellow", "blue"):
            table.page.locator(f".margin.{colour} button.die").last.click()
    expect(table.confirm).not_to_have_attribute("aria-disabled", "true")
    table.after(table.confirm.click)


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_a_game_against_bots_to_its_end(visitor: Come, server: Server, size: str) -> None:
    """On a desk from its beginning; on a phone the last rounds."""
    seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "bot", "name": "Bot", "level": "random"}] * 2]
    if size == "1440x900":
        with server.client() as client:
            answer = client.post(
                "/api/tables", json={"name": "Ana", "game": "roll-and-write", "seats": seats, "start": True}
            )
            assert answer.status_code == 201, answer.text
            opened = Opened(server, answer.json()["table"]["key"], token_of(client), [])
    else:
        opened = dice_table(server, near_the_end())
    table = visitor(size=SIZES[size]).at(opened)
    expect(table.region("sheet")).to_be_visible()
    while table.until_mine():
        play_on(table)
    table.page.get_by_role("button", name=text("scoring-skip"), exact=True).click()
    table.page.get_by_role("button", name=text("scoring-to-end"), exact=True).click()
    expect(table.page.get_by_role("list", name=text("scoring-end-podium"))).to_be_visible()


def test_two_people_share_a_screen_without_a_curtain(visitor: Come, server: Server) -> None:
    """Nothing is hidden: whoever has to play is asked at once."""
    table = visitor(size=PHONE).at(open_table(server, ["here", "here", "bot"], acting(), level="random"))
    for _ in range(4):
        table.until_mine()
        decider = table.ear.view["decision"]["seat"]
        expect(table.page.locator(".curtain")).to_have_count(0)
        if table.ear.you.get("eye") == decider:
            play_on(table)
    assert len({message.get("seat") for message in table.ear.said if message["type"] == "accept"}) == 2


def test_a_spectator_sees_everything_and_can_do_nothing(visitor: Come, server: Server) -> None:
    opened = dice_table(server, acting())
    table = visitor().at(opened, host=False)
    expect(table.region("sheet")).to_be_visible()
    expect(table.page.get_by_role("heading", name=text("dice-score"))).to_be_visible()
    expect(table.page.locator(".margin button")).to_have_count(0)
    table.region("sheet").locator('[data-cell="3,3"]').click()
    expect(table.confirm).to_have_count(0)


# ---------------------------------------------------------------------- a turn


def test_a_building_tells_what_it_gives_and_survives_a_reload(visitor: Come, server: Server) -> None:
    table = sat_down(visitor().at(dice_table(server, acting())))
    target = free(table)[0]
    cell(table, target).click()
    expect(table.prompt).to_contain_text("→")
    expect(table.page.get_by_text(words("dice-to", name="Nina"))).to_be_visible()
    table.page.reload()
    expect(cell(table, target)).to_have_attribute("aria-selected", "true")
    table.after(table.confirm.click)
    assert said(table) == [f"build {target}"]
    assert target in table.ear.view["players"]["0"]["built"]


def test_a_second_building_is_one_tap(visitor: Come, server: Server) -> None:
    table = sat_down(visitor(size=PHONE).at(dice_table(server, second())))
    player = table.ear.view["players"]["0"]
    rest = ",".join(map(str, table.ear.view["rest"]))
    expect(table.prompt.get_by_role("heading")).to_contain_text("3")
    table.after(table.confirm.tap)
    assert said(table) == ["second"]
    after = table.ear.view["players"]["0"]
    assert (rest in after["built"], after["coins"]) == (True, player["coins"] - 3)


def test_no_second_building_is_one_tap(visitor: Come, server: Server) -> None:
    table = sat_down(visitor(size=PHONE).at(dice_table(server, second())))
    table.after(table.prompt.get_by_role("button", name=text("dice-second-no")).tap)
    assert said(table) == ["pass"]


def test_a_die_is_nudged_paid_and_shown_before(visitor: Come, server: Server) -> None:
    table = sat_down(visitor(size=PHONE).at(dice_table(server, acting())))
    player = table.ear.view["players"]["0"]
    low = player["yellow"][0]
    lit = table.region("sheet").locator(".free")
    expect(lit).to_have_count(len(free(table)))
    table.page.locator(".margin.yellow button.die").first.tap()
    table.page.locator(".margin.yellow .arrow.less").tap()
    expect(table.confirm).to_have_text(words("dice-change-confirm", coins=1))
    promised = table.region("sheet").locator(".promised")
    row = {one.get_attribute("data-cell") for one in promised.all()}
    assert row
    assert said(table) == []
    table.prompt.get_by_role("button", name=text("table-undo-draft")).tap()
    expect(lit).to_have_count(len(free(table)))
    table.page.locator(".margin.yellow button.die").first.tap()
    table.page.locator(".margin.yellow .arrow.less").tap()
    table.after(table.confirm.tap)
    assert said(table) == [f"change y{low}:{low - 1}"]
    assert table.ear.view["players"]["0"]["coins"] == player["coins"] - 1
    expect(lit).to_have_count(len(row))


def test_what_a_die_cannot_show_is_refused_with_its_rule(visitor: Come, server: Server) -> None:
    table = sat_down(visitor().at(dice_table(server, acting())))
    table.page.locator(".margin.yellow button.die").first.click()
    for _ in range(table.ear.view["players"]["0"]["yellow"][0]):
        table.page.locator(".margin.yellow .arrow.less").click()
        table.page.wait_for_timeout(80)
    expect(table.prompt.locator(".refused")).to_be_visible()
    expect(table.prompt.get_by_role("button", name=text("table-rule-link"))).to_be_visible()


@pytest.mark.parametrize("size", ["1440x900", "360x640"])
def test_a_cell_says_why_not_where_it_was_tapped(visitor: Come, server: Server, size: str) -> None:
    table = sat_down(visitor(size=SIZES[size]).at(dice_table(server, acting())))
    built = table.ear.view["players"]["0"]["built"]
    crossings = {
        f"{y},{b}" for y in table.ear.view["players"]["0"]["yellow"] for b in table.ear.view["players"]["0"]["blue"]
    }
    elsewhere = next(f"{y},{b}" for y in range(1, 7) for b in range(1, 7) if f"{y},{b}" not in crossings)
    cell(table, elsewhere).click()
    bubble = table.page.locator(".bubble")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(bubble).to_contain_text(elsewhere)
    bubble.get_by_role("button", name=text("table-rule-link")).click()
    expect(table.page.get_by_role("dialog").locator('a[href="/rules/RW-TURN-03"]')).to_be_visible()
    table.page.keyboard.press("Escape")
    here = next(name for name in built if name in crossings)
    cell(table, here).click(force=True)
    expect(bubble).to_contain_text(here)
    assert said(table) == []


def test_dice_are_kept_and_passed_on(visitor: Come, server: Server) -> None:
    table = sat_down(visitor(size=PHONE).at(dice_table(server, retaining())))
    player = table.ear.view["players"]["0"]
    table.page.locator(".margin.yellow button.die").first.tap()
    table.page.locator(".margin.blue button.die").last.tap()
    expect(table.prompt).to_contain_text("Nina")
    table.after(table.confirm.tap)
    assert said(table) == [f"retain {player['yellow'][0]},{player['blue'][1]}"]


def test_a_turn_by_keys_alone(visitor: Come, server: Server) -> None:
    table = sat_down(visitor().at(dice_table(server, acting())))
    target = free(table)[-1]
    table.page.keyboard.press("s")
    for digit in target.split(","):
        table.page.keyboard.press(digit)
    expect(cell(table, target)).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(cell(table, target)).to_have_attribute("aria-selected", "true")
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert said(table) == [f"build {target}"]


def test_rolled_dice_can_be_watched(visitor: Come, server: Server) -> None:
    """They tumble for a moment; for those who want it still, nothing moves."""
    for motion, tumbles in (("full", True), ("reduced", False)):
        visited = visitor(motion=motion, pace="calm")
        visited.context.add_init_script(
            "addEventListener('animationstart', ({ target }) => { window.tumbled ||= target.matches('.tumbling') })"
        )
        table = sat_down(visited.at(dice_table(server, acting())))
        cell(table, free(table)[0]).click()
        table.after(table.confirm.click)
        if table.ear.view["decision"]["kind"] == "second" and table.ear.mine:
            table.after(table.prompt.get_by_role("button", name=text("dice-second-no")).click)
        table.page.wait_for_timeout(1500)
        assert bool(table.page.evaluate("window.tumbled")) is tumbles
        expect(table.page.locator(".tumbling")).to_have_count(0)


def test_where_points_come_from(visitor: Come, server: Server) -> None:
    table = sat_down(visitor().at(dice_table(server, completing())))
    expect(table.page.locator("td.finishing").first).to_be_visible()
    table.page.get_by_role("button", name=text("dice-now-why")).click()
    dialog = table.page.get_by_role("dialog", name=text("dice-now"))
    for total in table.ear.view["standings"]:
        expect(dialog.locator("h3 b").filter(has_text=str(total)).first).to_be_visible()


def test_the_first_look_is_light_and_carries_no_other_game() -> None:
    needed, total = first_look("TableScreen", "roll-and-write", "dice-table")
    assert total <= MOST, f"{total} bytes in {len(needed)} files"
    assert not [name for name in needed if part_of(name).startswith(("alhambra", "palace"))]
    others, _ = first_look("TableScreen", "alhambra", "palace-table")
    assert not [name for name in others if part_of(name).startswith(("roll-and-write", "dice"))]


# ---------------------------------------------------------------------- the frame


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that think for an hour: whoever's turn it is stays on turn."""
    with table_server(tmp_path_factory.mktemp("unhurried_dice"), bot_pause=3600) as found:
        yield found


def nothing(table: TablePage) -> None:
    """The table as it is found."""


def pick(table: TablePage) -> None:
    cell(table, free(table)[0]).click()
    expect(table.confirm).to_be_visible()


def tap_elsewhere(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    table.region("sheet").locator(".cell:not(.free):not(.coins)").first.click()
    expect(table.page.locator(".bubble")).to_be_visible()


def nudge(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    table.page.locator(".margin.yellow button.die").first.click()
    table.page.locator(".arrow.less").click()
    expect(table.confirm).not_to_have_attribute("aria-disabled", "true")


PROMPTS: dict[str, tuple[Callable[[], Moment], dict[str, Callable[[TablePage], None]]]] = {
    "action": (acting, {"opening": nothing, "picked": pick, "refused": tap_elsewhere, "nudged": nudge}),
    "five": (lambda: acting(5), {"opening": nothing}),
    "second": (second, {"offered": nothing}),
    "retain": (retaining, {"opening": nothing}),
    "waiting": (waiting, {"turn of another": nothing}),
    "rivals": (with_rivals, {"opening": nothing}),
    "alone": (alone, {"opening": nothing}),
}


@cache
def opened(server: Server, name: str) -> Opened:
    return dice_table(server, PROMPTS[name][0]())


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_nothing_is_cut(chromium: Browser, unhurried: Server, language: str) -> None:
    """Nothing scrolls, is cut or covers anything else, whatever is asked; and rules for everybody are kept."""
    visited = Visitor(chromium, unhurried, size=SIZES["1440x900"], language=language)
    page = visited.context.new_page()
    window = Window(page)
    found: list[str] = []
    for name, (_, steps) in PROMPTS.items():
        window.resize(SIZES["1440x900"])
        visited.is_host_of(opened(unhurried, name))
        table = TablePage(page)
        page.goto(opened(unhurried, name).url)
        expect(table.region("sheet")).to_be_visible()
        for step, act in steps.items():
            window.resize(SIZES["1440x900"])
            act(table)
            for size in RULED:
                where = f"{name}, {step}, {size}"
                found += [f"{where}: {line}" for line in window.problems(SIZES[size])]
                if language == "en" and name in ("action", "rivals") and size in ("360x640", "1440x900"):
                    found += [f"{where}: {line}" for line in barriers(page)]
    visited.close()
    assert not found, "\n".join(found)
    assert not visited.complaints
