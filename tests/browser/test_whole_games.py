"""Whole games against bots: one by mouse, one by keyboard alone, and the clicks that lead to one."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browsing import Opened, TablePage, Visitor, open_table, wish
from harness import Server
from texts import words

Come = Callable[..., Visitor]


def test_three_clicks_and_ten_seconds_lead_to_a_game(visitor: Come) -> None:
    page = visitor().page()
    begun = time.monotonic()
    page.get_by_role("link", name=words("home-new")).first.click()
    page.get_by_role("button", name=words("wizard-play")).first.click()
    expect(page.locator("section.prompt")).to_be_visible()
    assert time.monotonic() - begun < 10
    expect(page).to_have_url(re.compile(r"/t/[\w-]{20,}$"))
    expect(page.locator('[data-region="market"] button.offer')).to_have_count(4)
    expect(page.locator(".player")).to_have_count(3)


# ---------------------------------------------------------------------- by mouse


def play_by_mouse(table: TablePage, move: str) -> None:
    words_of = move.split()
    if words_of[0] == "take":
        for index in places(table, words_of):
            table.card(index).click()
        table.after(table.confirm.click)
    elif words_of[0] == "buy":
        table.offer(table.slot(words_of[1])).click()
        table.after(table.page.get_by_test_id("buy").click)
    elif words_of[0] == "place":
        waiting = [tile["tile"] for tile in table.ear.view["players"]["0"]["pending"]]
        if len(waiting) > 1:  # in any order
            table.page.locator(".tray button").nth(waiting.index(words_of[1])).click()
        table.cell(words_of[2]).click()
        table.after(table.confirm.click)
    else:
        assert words_of[0] == "keep", f"nobody knows how to {move}"
        waiting = [tile["tile"] for tile in table.ear.view["players"]["0"]["pending"]]
        if len(waiting) > 1:
            table.page.locator(".tray button").nth(waiting.index(words_of[1])).click()
        if table.fits(words_of[1]):
            table.prompt.get_by_role("button", name=words("table-move-keep")).click()
        table.after(table.confirm.click)


def places(table: TablePage, taken: list[str]) -> list[int]:
    """Where the cards of a move lie in the display."""
    shown = list(table.ear.view["display"])
    found: list[int] = []
    for number in range(1, len(taken), 2):
        index = shown.index(f"{taken[number]} {taken[number + 1]}")
        shown[index] = None
        found.append(index)
    return found


def check_the_end(table: TablePage, opened: Opened) -> None:
    info = opened.info()
    assert info["status"] == "over"
    end = table.page.locator(".end")
    expect(end).to_be_visible()
    expect(end.locator("ol > li")).to_have_count(3)
    for seat, score in enumerate(info["scores"]):
        expect(end).to_contain_text(str(score))
        if seat:
            expect(end).to_contain_text(info["seats"][seat]["name"])
    with table.page.expect_download() as download:
        end.get_by_role("link", name=words("scoring-end-record")).click()
    assert "[Game" in download.value.path().read_text("utf-8")


def test_a_whole_game_by_mouse(visitor: Come, server: Server) -> None:
    opened = open_table(server)
    table = visitor().at(opened)
    scorings = 0
    while table.until_mine():
        scorings += table.look_at_scoring()
        play_by_mouse(table, wish(table.ear.view, table.ear.moves))
    scorings += table.look_at_scoring()
    assert scorings >= 2
    check_the_end(table, opened)
    table.page.get_by_role("button", name=words("scoring-end-rematch")).click()
    expect(table.page).not_to_have_url(opened.url)
    expect(table.page.locator(".end")).to_have_count(0)


# ---------------------------------------------------------------------- by keyboard


class Keyboard:
    """Somebody without a mouse: Tab, arrows, Enter, Escape, and the letters that are told on the page."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.keyboard = table.page.keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keyboard.press(key)

    def has_focus(self, target: Locator) -> bool:
        return target.count() == 1 and bool(target.evaluate("one => one === document.activeElement"))

    def tab_to(self, target: Locator, most: int = 60) -> None:
        for _ in range(most):
            if self.has_focus(target):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def arrow_to(self, target: Locator, key: str, most: int = 8) -> None:
        """Inside a region one of the things is reached by Tab, the others by arrows."""
        for _ in range(most):
            if self.has_focus(target):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {target}")

    def walk_to(self, cell: str) -> None:
        """Over the palace, from where the focus is."""
        here = self.table.page.evaluate("document.activeElement?.dataset.cell ?? ''")
        assert here, "the focus is not in the palace"
        (x, y), (to_x, to_y) = (tuple(map(int, one.split(","))) for one in (here, cell))
        self.press(*["ArrowRight" if to_x > x else "ArrowLeft"] * abs(to_x - x))
        self.press(*["ArrowDown" if to_y > y else "ArrowUp"] * abs(to_y - y))
        assert self.has_focus(self.table.cell(cell))

    # ------------------------------------------------------------------ with letters

    def play(self, move: str) -> None:
        table, verb = self.table, move.split()
        if verb[0] == "take":
            self.press(*["qwer"[index] for index in places(table, verb)])
            table.after(lambda: self.press("Enter"))
        elif verb[0] == "buy":
            self.press(str(table.slot(verb[1]) + 1))
            expect(table.page.get_by_test_id("buy")).to_be_visible()
            table.after(lambda: self.press("Enter"))
        elif verb[0] == "place":
            self.press("p")
            self.walk_to(verb[2])
            self.press("Enter")
            table.after(lambda: self.press("Enter"))
        else:
            assert verb[0] == "keep", f"nobody knows how to {move}"
            self.press("x")
            table.after(lambda: self.press("Enter"))

    # ------------------------------------------------------------------ without letters

    def play_by_tab(self, move: str) -> None:
        table, verb = self.table, move.split()
        if verb[0] == "take":
            for index in places(table, verb):
                self.tab_to(table.region("money").locator('[data-rove][tabindex="0"]'))
                self.press("Home")
                self.arrow_to(table.card(index), "ArrowRight")
                self.press("Space")
            self.tab_to(table.confirm)
        elif verb[0] == "buy":
            self.tab_to(table.region("market").locator('[data-rove][tabindex="0"]'))
            self.press("Home")
            self.arrow_to(table.offer(table.slot(verb[1])), "ArrowRight")
            self.press("Enter")
            self.tab_to(table.page.get_by_test_id("buy"))
        elif verb[0] == "place":
            self.tab_to(table.region("palace").locator('[role="gridcell"][tabindex="0"]'))
            self.walk_to(verb[2])
            self.press("Enter")
            self.tab_to(table.confirm)
        else:
            if table.fits(verb[1]):
                self.tab_to(table.prompt.get_by_role("button", name=words("table-move-keep")))
                self.press("Enter")
            self.tab_to(table.confirm)
        table.after(lambda: self.press("Enter"))

    def look_at_scoring(self) -> bool:
        reveal = self.table.reveal
        if not self.table.is_scoring():
            return False
        self.press("ArrowRight", "ArrowLeft", "Escape")
        expect(reveal.locator("table")).to_be_visible()
        self.press("Enter")
        expect(reveal).to_have_count(0)
        return True


def test_a_whole_game_by_keyboard(visitor: Come, server: Server) -> None:
    opened = open_table(server)
    table = visitor().at(opened)
    somebody = Keyboard(table)
    expect(table.region("market")).to_be_visible()
    tried: set[str] = set()
    while table.until_mine():
        somebody.look_at_scoring()
        bought = [tile["tile"] for tile in table.ear.view["players"]["0"]["pending"]][1:]  # the first one is in hand
        move = wish(table.ear.view, [one for one in table.ear.moves if one.split()[1] not in bought])
        verb = move.split()[0]
        if verb in tried:
            somebody.play(move)
        else:  # everything once without letters
            tried.add(verb)
            somebody.play_by_tab(move)
    somebody.look_at_scoring()
    check_the_end(table, opened)
