"""The dice game among people: alone to the end, on two phones, watched again and played on, and as it is learnt."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import alhambra
from alhambra.core.game import Game
from browsing import TablePage, Visitor, open_table
from checks_of_pages import barriers, problems
from harness import Server
from test_lesson import BOXES
from texts import text, words

Come = Callable[..., Visitor]
GAME = "roll-and-write"


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-region="sheet"] [data-cell="{name}"]')


def acts(table: TablePage, press: Callable[[Locator], None]) -> None:
    """One decision, with what the page shows: build if that is possible, keep the coins, keep the first dice."""
    page, kind = table.page, table.ear.view["decision"]["kind"]
    builds = [move.split()[1] for move in table.ear.moves if move.startswith("build ")]
    if kind == "second":
        table.after(lambda: press(page.locator("section.prompt").get_by_text(text("dice-second-no"))))
    elif kind == "retain":
        for colour in ("yellow", "blue"):
            chosen = page.locator(f".margin.{colour} button.die[aria-pressed=true]")
            if not chosen.count():
                press(page.locator(f".margin.{colour} button.die").first)
        table.after(lambda: press(table.confirm))
    elif builds:
        press(cell(page, builds[0]))
        table.after(lambda: press(table.confirm))
    else:
        press(page.locator("section.prompt .actions .btn").filter(has_text=re.compile("coin", re.IGNORECASE)).first)
        table.after(lambda: press(table.confirm))


def tap(target: Locator) -> None:
    target.tap()


def click(target: Locator) -> None:
    target.click()


def whole_game(seats: int, seed: int) -> Game[Any]:
    game = alhambra.new_game(seats, game=GAME, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice([move for move in game.legal_moves if move.verb != "change"]))
    return game


# ---------------------------------------------------------------------- playing


def test_alone_to_the_end_with_the_list_of_best_results(visitor: Come, server: Server) -> None:
    ana = visitor(size=(390, 844), name="Ana")
    opened = open_table(server, ["here"], game=GAME)
    table = ana.at(opened)
    page = table.page
    table.until_mine()
    while table.until_mine():
        acts(table, tap)
    reveal = table.reveal
    expect(reveal.get_by_role("heading", name=words("dice-end-title"))).to_be_visible()
    assert problems(page, in_play=True) == []
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(reveal.get_by_text(text("dice-end-lines")).first).to_be_visible()
    assert barriers(page) == []
    reveal.locator(".btn.primary").click()
    total = table.ear.table["scores"][0]
    expect(reveal.locator("tr.total")).to_contain_text(str(total))
    reveal.locator(".btn.primary").click()

    expect(page.get_by_role("heading", name=words("dice-story-alone-title", points=total), exact=True)).to_be_visible()
    expect(page.get_by_text(text("dice-best-first", points=total))).to_be_visible()
    expect(page.locator(".best li.new")).to_have_count(1)
    assert barriers(page) == []
    page.get_by_role("button", name=words("scoring-end-rematch")).click()
    expect(page).not_to_have_url(re.compile(opened.key))
    table.until(lambda: table.ear.view.get("round") == 1)


def test_two_phones_by_link_and_somebody_who_watches(visitor: Come, server: Server) -> None:
    anna, ben = visitor(size=(360, 780), name="Anna"), visitor(size=(360, 640), name="Ben", language="de")
    opened = open_table(server, ["here", "link"], game=GAME, spectators=True)
    annas = anna.at(opened)
    friend = ben.context.new_page()
    bens = TablePage(friend)
    friend.goto(opened.links[0])
    friend.get_by_role("button", name=words("lobby-join", "de")).click()
    expect(friend.get_by_text(text("lobby-wait-host", "de"))).to_be_visible()
    annas.page.get_by_role("button", name=words("lobby-start"), exact=True).click()

    both = {0: annas, 1: bens}
    bens.until(lambda: bool(bens.ear.view) and bool(annas.ear.view))
    for _ in range(2):
        for _ in range(2):
            annas.until(lambda: annas.ear.view["ply"] == bens.ear.view["ply"])
            turn = annas.ear.view["turn"]
            seat = annas.ear.view["decision"]["seat"]
            while both[seat].ear.view["turn"] == turn and both[seat].until_mine():
                _answer(both[seat])
    # Each hears of the other, dice as pictures with words for those who listen.
    bens.until(lambda: bens.ear.view["ply"] == annas.ear.view["ply"])
    assert bens.ear.view["round"] == 3
    expect(friend.locator('[data-region="narration"]')).to_contain_text(re.compile("Dirk|Ana|Ben"))
    expect(friend.locator('[data-region="narration"] .picture svg').first).to_be_attached()
    assert problems(friend, in_play=True) == []

    watcher = visitor(size=(1440, 900)).at(opened, host=False)
    watcher.until(lambda: bool(watcher.ear.view))
    expect(watcher.page.locator('[data-region="log"]')).to_contain_text("Ana")
    assert not watcher.ear.mine
    assert barriers(watcher.page) == []


def _answer(table: TablePage) -> None:
    """By the server's own words: the other phone speaks German."""
    kind = table.ear.view["decision"]["kind"]
    moves = [move for move in table.ear.moves if not move.startswith("change")]
    if kind == "action" and moves[0].startswith("build"):
        cell(table.page, moves[0].split()[1]).tap()
        table.after(table.confirm.tap)
    elif kind == "second":
        table.after(table.prompt.locator(".actions .btn:not(.undo):not(.primary)").first.tap)
    else:
        table.page.keyboard.press("c")
        if kind == "retain":
            for colour in ("yellow", "blue"):
                if not table.page.locator(f".margin.{colour} button.die[aria-pressed=true]").count():
                    table.page.locator(f".margin.{colour} button.die").first.tap()
        table.after(table.confirm.tap)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_record_is_watched_and_played_on(visitor: Come, seats: int) -> None:
    game = whole_game(seats, seed=5)
    page = visitor().page()
    page.locator('input[type="file"]').set_input_files(
        {"name": "game.alh", "mimeType": "text/plain", "buffer": str(game.record).encode()}
    )
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+"))
    expect(page.get_by_role("slider", name=words("replay-position"))).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"[?&]ply=1\b"))
    page.keyboard.press("End")
    expect(page.locator('[data-region="log"]')).to_contain_text(str(max(game.scores)))

    # The scoring again, each point with its rule.
    page.get_by_role("button", name=words("replay-scoring", scoring=1)).click()
    reveal = page.locator(".reveal")
    reveal.locator(".btn.primary").click()
    for score in game.scores:
        expect(reveal.locator("tr.total")).to_contain_text(str(score))
    reveal.locator("tr.total button").first.click()
    expect(page.get_by_role("dialog").get_by_text(text("rules-RW-END-04-title"))).to_be_visible()
    page.keyboard.press("Escape")
    reveal.locator(".btn.primary").click()
    expect(reveal).to_have_count(0)

    # And on from here.
    page.goto(re.sub(r"\?.*", "", page.url) + "?ply=10")
    expect(page.get_by_text(text("replay-ply", ply=10), exact=True)).to_be_visible()
    table = TablePage(page)
    page.get_by_role("button", name=words("replay-fork")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=words("replay-fork-open")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+"))
    table.until_mine()
    assert table.ear.view["ply"] >= 10
    acts(table, click)


# ---------------------------------------------------------------------- learning


class Learner:
    """Somebody in the lesson: does what the card points at."""

    def __init__(self, page: Page, language: str, press: Callable[[Locator], None]) -> None:
        self.page = page
        self.table = TablePage(page)
        self.language = language
        self.press = press

    def hears(self, key: str, **facts: str | int) -> None:
        """The sentence is there; the card covers nothing that it speaks of, and is on the screen."""
        expect(self.page.get_by_test_id("lesson-text")).to_have_text(words(key, self.language, **facts))
        self.page.wait_for_function(f"() => ((one) => !one.covers && one.inside)(({BOXES})())")

    def goes_on(self) -> None:
        self.press(self.page.get_by_test_id("lesson").get_by_role("button", name=words("lesson-next", self.language)))

    def confirms(self) -> None:
        self.table.after(lambda: self.press(self.table.confirm))

    def keeps_dice(self) -> None:
        """After all four were rolled, if there is something to choose."""
        if self.table.ear.mine and self.table.ear.view["decision"]["kind"] == "retain":
            for colour in ("blue", "yellow"):
                if not self.page.locator(f".margin.{colour} button.die[aria-pressed=true]").count():
                    self.press(self.page.locator(f".margin.{colour} button.die").first)
            self.confirms()

    def builds(self) -> None:
        move = next(one for one in self.table.ear.moves if one.startswith("build "))
        self.press(cell(self.page, move.split()[1]))


def by_keyboard(target: Locator) -> None:
    """Reached by Tab and arrows alone; cells of the sheet are one stop."""
    expect(target).to_be_visible()
    page = target.page
    name = target.get_attribute("data-cell")
    if name:
        target.focus()  # where the arrows lead is tested with the table
        page.keyboard.press("Enter")
        return
    for _ in range(120):
        if target.evaluate("one => one === document.activeElement || one.contains(document.activeElement)"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


@pytest.mark.parametrize(
    ("press", "size", "language"),
    [(tap, (360, 640), "fr"), (by_keyboard, (1440, 900), "en")],
    ids=["touch", "keyboard"],
)
def test_the_whole_lesson(
    visitor: Come, press: Callable[[Locator], None], size: tuple[int, int], language: str
) -> None:
    guest = visitor(size=size, language=language)
    page = guest.page(f"/learn/{GAME}")
    learner = Learner(page, language, press)
    table = learner.table
    press(page.get_by_role("button", name=words("common-lesson", language)))
    expect(page).to_have_url(re.compile(r"/t/[\w-]{20,}$"))

    # Crossings, a building, and a second one that is declined.
    learner.hears("dice-lesson-welcome")
    learner.goes_on()
    learner.hears("dice-lesson-crossing")
    learner.goes_on()
    learner.hears("dice-lesson-build", count=4)
    learner.builds()
    learner.hears("dice-lesson-confirm")
    assert problems(page, in_play=True) == []
    learner.confirms()
    learner.hears("dice-lesson-second", cost=3)
    no = table.prompt.get_by_role("button", name=words("dice-second-no", language))
    table.after(lambda: press(no))
    learner.hears("dice-lesson-passed", name=table.ear.table["seats"][1]["name"])
    learner.goes_on()

    # A die is changed, then coins are gained.
    table.until_mine()
    learner.hears("dice-lesson-change")
    press(page.locator(".margin.yellow button.die").first)
    learner.hears("dice-lesson-change-arrows")
    less = table.ear.view["players"]["0"]["yellow"][0] > 1
    press(page.locator(".margin .arrow.less" if less else ".margin .arrow.more"))
    learner.hears("dice-lesson-change-confirm")
    learner.confirms()
    learner.hears("dice-lesson-coins")
    page.keyboard.press("c")
    learner.hears("dice-lesson-confirm")
    learner.confirms()
    learner.keeps_dice()
    learner.hears("dice-lesson-families")
    learner.goes_on()
    learner.hears("dice-lesson-lines")
    learner.goes_on()
    learner.hears("dice-lesson-scoring", rounds=18)
    learner.goes_on()

    # On one's own until the last round.
    while table.until_mine() and table.ear.view["round"] < 18:
        if any(move.startswith("build ") for move in table.ear.moves):
            learner.builds()
            learner.confirms()
        elif table.ear.view["decision"]["kind"] == "second":
            table.after(lambda: press(no))
        elif table.ear.view["decision"]["kind"] == "retain":
            learner.keeps_dice()
        else:
            page.keyboard.press("c")
            learner.confirms()
    learner.hears("dice-lesson-end")
    press(page.get_by_role("button", name=words("lesson-new-game", language)))
    expect(page).to_have_url(re.compile("/new"))


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", (360, 640)), ("de", (360, 640))])
def test_what_teaches_and_what_can_be_set(visitor: Come, language: str, size: tuple[int, int]) -> None:
    guest = visitor(language=language, size=size, theme="dark" if language == "fr" else "light")
    page = guest.page(f"/learn/{GAME}")
    expect(page.get_by_role("heading", name=words("dice-learn-alone-title", language))).to_be_visible()
    expect(page.locator("#keys")).to_be_visible()
    assert problems(page, in_play=False) == []
    assert barriers(page) == []
    page.get_by_role("link", name=words("dice-learn-special-rule", language)).click()
    expect(page.get_by_role("heading", name=words("rules-RW-SPEC-01-title", language))).to_be_visible()
    expect(page.get_by_text(text("rules-RW-SPEC-01-text", language))).to_be_visible()
    page.goto(f"{guest.base}/settings")
    expect(page.get_by_text(text("dice-key-sheet", language))).to_be_visible()
    assert problems(page, in_play=False) == []
    assert barriers(page) == []


def test_whoever_plays_another_game_loads_nothing_of_this_one(visitor: Come, server: Server) -> None:
    somebody = visitor()
    somebody.is_host_of(opened := open_table(server))
    page = somebody.context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(opened.url)
    page.wait_for_selector("section.prompt")
    page.wait_for_timeout(500)
    scripts = [httpx.get(url, timeout=30).text for url in asked if url.endswith(".js")]
    assert scripts
    assert not [script for script in scripts if "dice-story-first" in script]
