"""What the others do is seen: it travels, keeps a ring, is told, comes at one's own pace, and can be seen again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.palace.components import BUILDINGS
from alhambra.titles.alhambra.asking import standings_of
from browsing import SIZES, Opened, TablePage, Visitor, open_table
from harness import Server
from positions import Moment, decides, first, game_at, size
from scenes import late, two
from texts import text

Come = Callable[..., Visitor]
CALM = 1.2  # seconds that a move is shown at this pace
# Everything that travels or rings, in the order in which it came.
WATCHED = """
  window.travelled = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes])) {
      if (node.className?.startsWith?.('travel-')) window.travelled.push(node.className);
    }
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture(scope="module")
def before() -> Moment:
    """My own turn, in which I may take money; both others have bots behind them."""
    return first(lambda game: decides(game, "action") and size(game) > 4)


def at(visited: Visitor, opened: Opened) -> TablePage:
    visited.context.add_init_script(WATCHED)
    table = visited.at(opened)
    assert table.until_mine()
    expect(table.card(0)).to_be_visible()
    return table


def take(table: TablePage) -> None:
    """Take the first card of the display."""
    table.card(0).click()
    table.confirm.click()


def until_mine_again(table: TablePage) -> None:
    """Until the page, not only the server, says that it is my turn."""
    table.page.wait_for_function("() => document.title.startsWith('●')", timeout=30_000)


def until_theirs(table: TablePage) -> None:
    table.page.wait_for_function("() => !document.title.startsWith('●')")


def travelled(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.travelled")
    return found


def ringed(page: Page) -> Locator:
    return page.locator('.ringed[data-spot^="seat-"]')


def since(table: TablePage, window: str) -> Locator:
    """What opens the list of what happened since my turn."""
    return table.page.locator(".since .chip" if window == "1440x900" else ".narration .told")


@pytest.mark.parametrize("window", ["1440x900", "360x780"])
def test_a_round_of_the_bots_is_seen_and_can_be_seen_again(
    visitor: Come, server: Server, before: Moment, window: str
) -> None:
    visited = visitor(size=SIZES[window], motion="full", pace="brisk")
    table = at(visited, open_table(server, moment=before))
    page = table.page
    take(table)
    until_theirs(table)
    expect(ringed(page)).to_have_attribute("data-spot", "seat-1")
    if window == "360x780":
        expect(page.locator(".narration")).to_contain_text("Nina")
    until_mine_again(table)
    assert "travel-piece" in travelled(page)
    # It is my turn, and what the last one did still has its ring.
    expect(ringed(page)).to_have_attribute("data-spot", "seat-2")
    if window == "1440x900":
        expect(page.locator(".log .line.newest")).to_contain_text("Yusuf")
    else:
        expect(page.locator(".narration")).to_contain_text("Yusuf")
    # All of it again, in sentences.
    since(table, window).click()
    lines = page.get_by_role("dialog").locator("ol.recap .sentence")
    expect(lines).not_to_have_count(0)  # the list is fetched
    sentences = [re.sub(r"\s+", " ", one).strip() for one in lines.all_inner_texts()]
    assert any("Nina" in one for one in sentences)
    assert any("Yusuf" in one for one in sentences)
    page.evaluate("window.travelled.length = 0")
    page.get_by_role("button", name=text("log-again")).click()
    shown = page.locator(".again p")
    for sentence in sentences:
        expect(shown).to_have_text(sentence)
    expect(shown).to_have_count(0)
    assert "travel-piece" in travelled(page)
    # Once I act, the ring is gone and nothing has happened since.
    ring_gone(table)
    assert not visited.complaints


def ring_gone(table: TablePage) -> None:
    """Act, and look before anybody else has moved."""
    page = table.page
    page.evaluate(
        """() => { window.rings = null;
        new MutationObserver(() => {
          if (window.rings === null && !document.title.startsWith('●')) {
            window.rings = document.querySelectorAll('.ringed[data-spot^="seat-"]').length;
          }
        }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true }); }"""
    )
    take(table)
    page.wait_for_function("() => window.rings !== null")
    assert page.evaluate("window.rings") == 0


def test_without_motion_nothing_travels_and_a_ring_shows_where(visitor: Come, server: Server, before: Moment) -> None:
    table = at(visitor(pace="brisk"), open_table(server, moment=before))
    take(table)
    until_theirs(table)
    until_mine_again(table)
    found = travelled(table.page)
    assert "travel-ring" in found
    assert "travel-piece" not in found
    expect(ringed(table.page)).to_have_count(1)
    expect(table.page.locator(".travel-ring")).to_have_count(0)  # the bright one lasts two seconds


def test_the_pace_is_chosen_and_any_key_skips(visitor: Come, server: Server, before: Moment) -> None:
    visited = visitor(pace="calm")
    opened = open_table(server, moment=before)
    table = at(visited, opened)
    page = table.page
    ply = table.ear.view["ply"]
    began = time.monotonic()
    take(table)
    until_theirs(table)
    until_mine_again(table)
    moves = table.ear.view["ply"] - ply - 1
    assert moves >= 2
    assert time.monotonic() - began >= moves * CALM - 0.3
    # What waits is shown at once when somebody presses a key, and that key does nothing else.
    began = time.monotonic()
    take(table)
    until_theirs(table)
    table.until(lambda: table.ear.mine)
    page.keyboard.press("1")
    until_mine_again(table)
    assert time.monotonic() - began < CALM
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(table.offer(0)).to_have_attribute("aria-expanded", "false")
    # Nobody waits for anything.
    page.goto(f"{server.url}/settings")
    page.get_by_role("radio", name=text("settings-pace-instant")).check(force=True)
    page.goto(opened.url)
    assert table.until_mine()
    expect(table.card(0)).to_be_visible()
    take(table)
    table.until(lambda: table.ear.mine)
    page.wait_for_function("() => document.title.startsWith('●')", timeout=1000)


def test_a_tap_that_skips_does_not_touch_what_appears(visitor: Come, server: Server, before: Moment) -> None:
    table = at(visitor(size=SIZES["360x780"], pace="calm"), open_table(server, moment=before))
    take(table)
    until_theirs(table)
    table.until(lambda: table.ear.mine)
    table.offer(0).tap(force=True)
    until_mine_again(table)
    expect(table.offer(0)).to_have_attribute("aria-expanded", "false")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.card(0).tap()  # the next one counts
    expect(table.card(0)).to_have_attribute("aria-pressed", "true")


def test_whoever_was_away_is_told_how_much_happened(visitor: Come, server: Server, before: Moment) -> None:
    opened = open_table(server, moment=before)
    table = at(visitor(size=SIZES["360x780"], pace="brisk", language="fr"), opened)
    page = table.page
    page.goto("about:blank")
    opened.play(f"take {opened.view()['display'][0]}")
    table.until(lambda: "choices" in opened.view())
    page.goto(opened.url)
    told = page.locator(".narration .missed")
    expect(told).to_have_text(re.compile(r"coups? en votre absence"))
    page.locator(".narration .told").click()
    expect(page.get_by_role("dialog").locator("ol.recap li")).not_to_have_count(0)


@pytest.mark.parametrize("window", ["1440x900", "360x640"])
@pytest.mark.parametrize("moment", [late, two])
def test_standings_are_those_of_the_engine(
    visitor: Come, server: Server, moment: Callable[[], Moment], window: str
) -> None:
    """On a phone one tap away, on a desk beside it also in the panels."""
    game = game_at(moment())
    known = standings_of(game)
    assert [row.points for row in known.rows][: game.seats] == game.standings(known.scoring)
    scores = [*game.scores, *[rival.score for rival in game.rivals]]
    table = at(visitor(size=SIZES[window]), open_table(server, moment=moment()))
    page = table.page
    page.get_by_role("button", name=text("log-standings")).click()
    rows = page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(len(known.rows))
    for number, (row, score) in enumerate(zip(known.rows, scores, strict=True)):
        numbers = [*[row.counts[name] for name in BUILDINGS], row.wall]
        wanted = [*[f"{one:g}" for one in numbers], f"+{row.points}", str(score)]
        cells = rows.nth(number).locator("td")
        assert [re.split(r",\s", one)[0] for one in cells.all_text_contents()] == wanted
    page.keyboard.press("Escape")
    if window == "1440x900":
        for seat in range(game.seats):
            panel = page.locator(f'section[data-spot="seat-{seat}"]')
            expect(panel).to_contain_text(text("palace-standings-gain", points=known.rows[seat].points))
            expect(panel).to_contain_text(text("log-player-wall", count=known.rows[seat].wall))
