"""The frame of the table stands still, whatever is asked: all modules, seven sizes, three languages.

One page for each language goes from table to table, and its window through all sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from browsing import SIZES, Opened, TablePage, Visitor, open_table, table_server
from harness import Server
from positions import Moment, game_at, next_move, refusals
from scenes import asked, auction, choosing, counting, others, placing
from windows import Window

Step = Callable[[TablePage], object]
RULED = ["360x640", "360x780", "390x844", "667x375", "780x360", "1024x768", "1440x900"]
# Empties the prompt and hides what a module asks, and brings both back.
EMPTY = """(on) => {
  const parts = document.querySelectorAll('.prompt > *, .asked');
  for (const one of parts) one.style.setProperty('display', on ? 'none' : '', 'important');
}"""


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that think for an hour: whoever's turn it is stays on turn."""
    with table_server(tmp_path_factory.mktemp("unhurried"), bot_pause=3600) as found:
        yield found


# ---------------------------------------------------------------------- what is asked, one after the other


def nothing(table: TablePage) -> None:
    """The table as it is found."""


def take(table: TablePage) -> None:
    words = next(move for move in table.ear.moves if move.startswith("take")).split()
    table.card(table.ear.view["display"].index(" ".join(words[1:3]))).click()
    expect(table.confirm).to_be_visible()


def buy(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    tile = next(move for move in table.ear.moves if move.startswith("buy")).split()[1]
    table.offer(table.slot(tile)).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def lay(table: TablePage) -> None:
    move = next(move for move in table.ear.moves if move.startswith("place"))
    table.cell(move.split()[2]).click()
    expect(table.page.locator(".pill")).to_be_visible()


def misplace(table: TablePage) -> None:
    table.cell(next(iter(refusals(game_at(placing())).values()))).click()
    expect(table.page.locator(".bubble")).to_be_visible()


PROMPTS: dict[str, tuple[Callable[[], Moment], dict[str, Step]]] = {
    "action": (choosing, {"opening": nothing, "money picked": take, "payment": buy}),
    "placement": (placing, {"tile in hand": nothing, "cell chosen": lay, "refused": misplace}),
    "vizier": (asked, {"window": nothing}),
    "auction": (auction, {"bid": nothing}),
    "waiting": (others, {"turn of another": nothing}),
}


class Ruler:
    """One page in one language, which goes from table to table."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        self.visitor = Visitor(browser, server, size=SIZES["1440x900"], language=language)
        self.page = self.visitor.context.new_page()
        self.window = Window(self.page)

    def at(self, opened: Opened) -> TablePage:
        self.window.resize(SIZES["1440x900"])
        self.visitor.is_host_of(opened)
        table = TablePage(self.page)
        self.page.goto(opened.url)
        table.until(lambda: bool(table.ear.view))
        expect(table.prompt).to_be_visible()
        return table


@cache
def opened(server: Server, name: str) -> Opened:
    """Nobody makes a move there: the same table for all languages."""
    return open_table(server, moment=PROMPTS[name][0]())


@pytest.fixture(params=["fr", "en", "de"])
def ruler(request: pytest.FixtureRequest, chromium: Browser, unhurried: Server) -> Iterator[Ruler]:
    found = Ruler(chromium, unhurried, request.param)
    yield found
    found.visitor.close()
    assert not found.visitor.complaints


def test_nothing_is_cut_and_the_palace_stands_still(ruler: Ruler, unhurried: Server) -> None:
    """Through every prompt of a position the palace, its cells and the prompt stay where they were, to the pixel."""
    found: list[str] = []
    for name, (_, steps) in PROMPTS.items():
        table = ruler.at(opened(unhurried, name))
        stood: dict[str, object] = {}
        for step, act in steps.items():
            ruler.window.resize(SIZES["1440x900"])
            act(table)
            for size in RULED:
                where = f"{name}, {step}, {size}"
                found += [f"{where}: {line}" for line in ruler.window.problems(SIZES[size])]
                found += [f"{where}: {line}" for line in ruler.window.column()]
                stands = ruler.window.stand()
                if stood.setdefault(size, stands) != stands:
                    found.append(f"{where}: moved from {stood[size]} to {stands}")
        for size in RULED:
            ruler.window.resize(SIZES[size])
            ruler.page.evaluate(EMPTY, True)
            ruler.window.settle()
            stands = {**ruler.window.stand()}
            ruler.page.evaluate(EMPTY, False)
            if stood[size] != stands:
                found.append(f"{name}, empty, {size}: moved from {stood[size]} to {stands}")
    assert not found, "\n".join(found)


def test_nothing_of_a_scoring_is_cut(ruler: Ruler, unhurried: Server) -> None:
    table_of_its_own = open_table(unhurried, moment=counting())
    table = ruler.at(table_of_its_own)
    table_of_its_own.play(next_move(counting()))
    expect(table.reveal).to_be_visible()
    found: list[str] = []
    for key in ("Home", "End"):
        table.page.keyboard.press(key)
        for size in RULED:
            found += [f"{key}, {size}: {line}" for line in ruler.window.problems(SIZES[size])]
    assert not found, "\n".join(found)


def test_the_ruler_finds_a_frame_that_moves(chromium: Browser, unhurried: Server) -> None:
    """The ruler itself: a prompt as high as its text moves the palace, and a long row of buttons is cut."""
    ruler = Ruler(chromium, unhurried, "en")
    table = ruler.at(opened(unhurried, "action"))
    for size in RULED:
        ruler.window.resize(SIZES[size])
        before = ruler.window.stand()
        table.prompt.evaluate("one => { one.style.height = 'auto'; one.style.paddingBlock = '40px' }")
        ruler.window.settle()
        assert ruler.window.stand() != before, size
        table.prompt.evaluate("one => { one.style.height = ''; one.style.paddingBlock = '' }")
    take(table)
    table.confirm.evaluate("one => { one.style.minWidth = '1500px' }")
    assert any(line.startswith("cut") for line in ruler.window.problems(SIZES["1440x900"]))
    ruler.visitor.close()


def test_what_is_clamped_can_be_read_in_full(chromium: Browser, unhurried: Server) -> None:
    ruler = Ruler(chromium, unhurried, "de")
    table = ruler.at(opened(unhurried, "placement"))
    ruler.window.resize(SIZES["1440x900"])
    misplace(table)
    ruler.window.resize(SIZES["360x640"])
    words = table.prompt.locator(".lines .refused")
    button = table.prompt.locator("[data-whole]")
    button.click()
    whole = table.prompt.locator(".whole")
    expect(whole).to_contain_text(words.text_content() or "?")
    expect(whole).to_be_in_viewport(ratio=1)
    button.click()
    expect(whole).to_have_count(0)
    ruler.visitor.close()


def test_a_refusal_lets_the_next_click_through(chromium: Browser, unhurried: Server) -> None:
    """The bubble speaks of one cell, and the finger that goes to another one beside it reaches that."""
    ruler = Ruler(chromium, unhurried, "en")
    table = ruler.at(opened(unhurried, "placement"))
    misplace(table)
    x, y = next(iter(refusals(game_at(placing())).values()))
    for size in ("1440x900", "390x844"):
        ruler.window.resize(SIZES[size])
        bubble = table.page.locator(".bubble").bounding_box()
        beside = [table.cell((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        boxes = [one.bounding_box() for one in beside if one.count()]
        assert boxes
        for box in boxes:
            assert box
            assert bubble
            middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            assert not (
                bubble["x"] < middle[0] < bubble["x"] + bubble["width"]
                and bubble["y"] < middle[1] < bubble["y"] + bubble["height"]
            ), size
    ruler.window.resize(SIZES["1440x900"])
    words = table.page.locator(".bubble p").last
    assert words.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    table.page.locator(".bubble .close").click()
    expect(table.page.locator(".bubble")).to_have_count(0)
    ruler.visitor.close()


def test_a_button_that_cannot_be_pressed_can_be_read(chromium: Browser, unhurried: Server) -> None:
    """Under the mouse, and after a finger has left it hovered."""
    ruler = Ruler(chromium, unhurried, "en")
    table = ruler.at(opened(unhurried, "placement"))
    colours = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    expect(table.confirm).to_have_attribute("aria-disabled", "true")
    usual = table.confirm.evaluate(colours)
    table.confirm.hover(force=True)
    assert table.confirm.evaluate(colours) == usual
    assert usual[1] == "rgba(0, 0, 0, 0)", "the dark words stand on the light ground of the prompt"
    ruler.window.resize(SIZES["390x844"])
    table.confirm.click(force=True)
    assert table.confirm.evaluate(colours) == usual
    ruler.visitor.close()


# How much of a coin lies in the corners of its tile, where prices stand; a price takes less than a third of a side.
COVERED = """
() => [...document.querySelectorAll('[data-region="market"] .place')].map((place) => {
  const [tile, coin] = [place.getBoundingClientRect(), place.querySelector('.coin').getBoundingClientRect()];
  const third = tile.width * 0.3;
  return [tile.left, tile.right - third].some((x) => [tile.top, tile.bottom - third].some(
    (y) => coin.left < x + third && coin.right > x && coin.top < y + third && coin.bottom > y));
})
"""


def test_a_coin_hides_no_price(chromium: Browser, unhurried: Server) -> None:
    """In whichever corner of its tile that stands."""
    ruler = Ruler(chromium, unhurried, "en")
    ruler.at(opened(unhurried, "action"))
    for size in RULED[:5]:
        ruler.window.resize(SIZES[size])
        assert ruler.page.evaluate(COVERED) == [False] * 4, size
    ruler.visitor.close()
