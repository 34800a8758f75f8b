"""The first game that teaches: walked through to its end, by touch on a phone and by keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browsing import TablePage, Visitor
from texts import text, words

Come = Callable[..., Visitor]
FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "alhambra" / "lesson"
PLAN: dict[str, Any] = json.loads((FOLDER / "plan.json").read_text("utf-8"))
BOXES = """() => {
  const box = (one) => one?.getBoundingClientRect();
  const ring = box(document.querySelector('[data-testid=lesson] .ring'));
  const card = box(document.querySelector('[data-testid=lesson] .card'));
  const across = ring ? Math.min(ring.right, card.right) - Math.max(ring.left, card.left) : 0;
  const down = ring ? Math.min(ring.bottom, card.bottom) - Math.max(ring.top, card.top) : 0;
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return { covers: across > 0 && down > 0, inside, rings: !!ring };
}"""


class Learner:
    """Somebody in a lesson, and the ways in which they do things."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.table = TablePage(page)
        self.language = language

    def press(self, target: Locator) -> None:
        target.tap()

    def try_cell(self, name: str) -> None:
        self.press(self.table.cell(tuple(PLAN[name])))

    def hears(self, key: str, rings: bool = True, **facts: str | int) -> None:
        """The sentence is there; it points at something, covers none of it, and is on the screen."""
        said = self.page.get_by_test_id("lesson-text")
        expect(said).to_have_text(words(key, self.language, **facts))
        self.page.wait_for_function(
            f"() => ((one) => !one.covers && one.inside && one.rings === {json.dumps(rings)})(({BOXES})())"
        )

    def goes_on(self) -> None:
        self.press(self.page.get_by_test_id("lesson").get_by_role("button", name=words("lesson-next", self.language)))

    def takes(self) -> None:
        self.press(self.table.card(self.table.ear.view["display"].index(PLAN["take"])))

    def buys(self) -> None:
        self.press(self.table.offer(self.table.slot(PLAN["buy"])))

    def confirms(self) -> None:
        self.table.after(lambda: self.press(self.table.confirm))

    def pays(self) -> None:
        self.table.after(lambda: self.press(self.page.get_by_test_id("buy")))


class Clicker(Learner):
    """With a mouse."""

    def press(self, target: Locator) -> None:
        target.click()


class Typist(Learner):
    """Without a mouse: what has to be pressed is reached by Tab, or has the focus already."""

    def press(self, target: Locator) -> None:
        expect(target).to_be_visible()
        for _ in range(80):
            if target.evaluate("one => one === document.activeElement || one.contains(document.activeElement)"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def takes(self) -> None:
        expect(self.table.card(self.table.ear.view["display"].index(PLAN["take"]))).to_be_focused()
        self.page.keyboard.press("Enter")

    def buys(self) -> None:
        self.page.keyboard.press(str(1 + self.table.slot(PLAN["buy"])))

    def try_cell(self, name: str) -> None:
        self.page.keyboard.press("p")
        x, y = map(int, self.page.evaluate("document.activeElement.dataset.cell").split(","))
        wanted = PLAN[name]
        for key, steps in (("ArrowRight", wanted[0] - x), ("ArrowLeft", x - wanted[0])):
            for _ in range(steps):
                self.page.keyboard.press(key)
        for key, steps in (("ArrowDown", wanted[1] - y), ("ArrowUp", y - wanted[1])):
            for _ in range(steps):
                self.page.keyboard.press(key)
        expect(self.table.cell(tuple(wanted))).to_be_focused()
        self.page.keyboard.press("Enter")


def sits_down(visitor: Visitor, kind: type[Learner]) -> Learner:
    page = visitor.page()
    learner = kind(page, visitor.language)
    learner.press(page.get_by_role("button", name=words("common-lesson", visitor.language)))
    expect(page).to_have_url(re.compile(r"/t/[\w-]{20,}$"))
    return learner


@pytest.mark.parametrize(("kind", "size"), [(Learner, (390, 844)), (Typist, (1440, 900))], ids=["touch", "keyboard"])
def test_the_whole_lesson(visitor: Come, kind: type[Learner], size: tuple[int, int]) -> None:
    learner = sits_down(visitor(language="fr", size=size), kind)
    table, page = learner.table, learner.page
    learner.hears("tutorial-welcome")
    learner.goes_on()

    # Take money, and see the others play.
    expect(page.get_by_test_id("lesson-text")).to_contain_text("3 dinars")
    learner.takes()
    learner.hears("tutorial-take-confirm")
    learner.confirms()
    table.until_mine()

    # Buy exactly, and act again.
    expect(page.get_by_test_id("lesson-text")).to_contain_text("7 dinars")
    learner.buys()
    learner.hears("tutorial-payment")
    learner.pays()
    learner.hears("tutorial-again")
    learner.press(table.card(0))
    learner.confirms()

    # Be refused, learn why, and place.
    learner.hears("tutorial-try")
    learner.try_cell("refused")
    learner.hears("tutorial-why")
    expect(page.locator(".bubble")).to_be_visible()
    learner.goes_on()
    learner.hears("tutorial-place", count=1)
    learner.try_cell("place")
    learner.hears("tutorial-place-confirm")
    learner.confirms()
    expect(page.get_by_test_id("lesson-text")).to_have_text(words("tutorial-reserve", "fr"))
    learner.goes_on()
    learner.hears("tutorial-scoring")
    learner.goes_on()

    # On one's own until the first scoring.
    while table.until_mine() and not table.ear.scorings:
        if table.ear.view["decision"]["kind"] == "placement":
            table.cell(next(move for move in table.ear.moves if move.startswith("place")).split()[2]).click()
        else:
            learner.press(table.card(0))
        learner.confirms()
    table.look_at_scoring()
    points = table.ear.view["players"]["0"]["score"]
    learner.hears("tutorial-end", rings=False, points=points)
    learner.press(page.get_by_role("button", name=words("lesson-new-game", "fr")))
    expect(page).to_have_url(re.compile("/new$"))

    # Its table is in no list, and waits for nobody.
    page.goto(re.sub(r"/new$", "/", page.url))
    expect(page.get_by_text(text("home-empty", "fr"))).to_be_visible()
    expect(page.get_by_role("button", name=words("common-lesson", "fr"))).to_be_visible()


def test_whoever_does_something_else_is_further_on_and_may_come_back_later(visitor: Come) -> None:
    guest = visitor(language="de", size=(1024, 768))
    learner = sits_down(guest, Clicker)
    table, page = learner.table, learner.page
    learner.hears("tutorial-welcome")

    # Too dear, and no money was taken: no second action, and the lesson is at the placement.
    learner.goes_on()
    buy = next(move for move in table.ear.moves if move.startswith("buy"))
    table.offer(table.slot(buy.split()[1])).click()
    learner.hears("tutorial-overpaid")
    learner.pays()
    expect(page.get_by_test_id("lesson-text")).to_have_text(words("tutorial-try", "de"))

    # Folded, it says nothing more; it can be left, and is found again where it was.
    page.get_by_role("button", name=words("lesson-fold", "de")).click()
    expect(page.get_by_test_id("lesson-text")).to_have_count(0)
    page.get_by_role("button", name=words("lesson-unfold", "de")).click()
    page.get_by_test_id("lesson").get_by_role("button", name=words("lesson-later", "de")).click()
    expect(page).to_have_url(re.compile(r":\d+/$"))
    page.goto(f"{guest.base}/learn")
    page.get_by_role("button", name=words("common-lesson-resume", "de")).click()
    expect(page.get_by_test_id("lesson-text")).to_have_text(words("tutorial-try", "de"))
