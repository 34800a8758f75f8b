"""Every screen: no barrier, no scrolling in play, nothing cut; language and theme at once; quick."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import SIZES, Visitor, table_server
from checks_of_pages import barriers, problems
from first_look import first_look, texts_of
from harness import Server
from scenes import IN_PLAY, SCENES, Stage
from texts import text, words
from windows import Window

Come = Callable[..., Visitor]
MOST = 151_000  # bytes of script, style and texts, compressed, for the first look at a table


@pytest.fixture(scope="session")
def stage(server: Server) -> Stage:
    return Stage(server)


# ---------------------------------------------------------------------- nobody is kept out


@pytest.mark.parametrize("scene", SCENES)
def test_no_barrier_on_any_screen(visitor: Come, stage: Stage, scene: str) -> None:
    """In both themes, on a desk and on a phone."""
    somebody = visitor()
    page = stage.show(scene, somebody)
    found = [f"light: {line}" for line in barriers(page)]
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.evaluate("new Promise((go) => requestAnimationFrame(() => setTimeout(go, 600)))")  # colours change smoothly
    found += [f"dark: {line}" for line in barriers(page)]
    phone = visitor(size=(360, 780), theme="dark")
    found += [f"phone: {line}" for line in barriers(stage.show(scene, phone))]
    assert not found, "\n".join(found)


# ---------------------------------------------------------------------- everything has its place


@pytest.mark.parametrize(
    "scene",
    ["early", "six", "everything", "purse", "auction", "waiting", "payment", "placement", "scoring", "end", "replay"],
)
def test_nothing_is_cut_and_nothing_scrolls(visitor: Come, stage: Stage, scene: str) -> None:
    """One window, which goes through all sizes."""
    window = Window(stage.show(scene, visitor(language="de")))
    in_play = scene in IN_PLAY
    found = [f"{name}: {line}" for name, size in SIZES.items() for line in window.problems(size, in_play)]
    assert not found, "\n".join(found)


def test_a_tiny_palace_and_a_cut_button_are_found(visitor: Come, stage: Stage) -> None:
    """The ruler itself: what it is there to find."""
    page = stage.show("ghost", visitor(size=SIZES["780x360"]))
    found: list[str] = []
    for _ in range(20):  # the table may still be laying itself out
        page.locator("section.palace").evaluate("one => { one.style.minHeight = 0; one.style.height = '60px' }")
        page.get_by_test_id("confirm").evaluate("one => { one.style.transform = 'translateY(60px)' }")
        found = problems(page, in_play=True)
        if all(any(line.startswith(start) for line in found) for start in ("too small: palace", "cut: button")):
            break
        page.wait_for_timeout(100)
    assert any(line.startswith("too small: palace") for line in found), found
    assert any(line.startswith("cut: button") for line in found), found


def test_what_has_no_room_beside_the_palace_can_be_scrolled_to(visitor: Come, stage: Stage) -> None:
    """A phone with 24 cards in hand and eight modules."""
    page = stage.show("purse", visitor(size=SIZES["360x640"]))
    rest = page.locator(".rest")
    expect(rest).to_have_class(re.compile(r"\bmore\b"))
    rest.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(page.locator('[data-region="reserve"] .btn')).to_be_in_viewport(ratio=1)
    expect(rest).not_to_have_class(re.compile(r"\bmore\b"))


def test_the_language_changes_at_once(visitor: Come, stage: Stage) -> None:
    page = stage.show("late", visitor())
    expect(page.get_by_text(text("table-action-title"), exact=True)).to_be_visible()
    for language in ("de", "fr"):
        page.get_by_role(
            "button", name=re.compile("|".join(text("table-language", one) for one in ("en", "de", "fr")))
        ).click()
        settled = page.evaluate("JSON.parse(localStorage['alhambra-settings']).language")
        expect(page.get_by_text(text("table-action-title", settled), exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", settled)
        assert settled in ("de", "fr"), language
    shown = page.locator("body").inner_text()
    for word in ("Market", "Turn", "Log", "Bauhof", "Zug "):
        assert not re.search(rf"\b{word}\b", shown), word


def test_the_theme_changes_at_once_and_lasts(visitor: Come, stage: Stage) -> None:
    page = stage.show("late", visitor())
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name=words("table-theme")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_function("ground => getComputedStyle(document.body).backgroundColor !== ground", arg=ground)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# ---------------------------------------------------------------------- quick


def test_the_first_look_at_a_table_is_small() -> None:
    """Script and style of the table with everything that it needs at once, in the largest language."""
    needed, total = first_look("TableScreen", "alhambra", "palace-table")  # which fetch the rest
    texts = texts_of("common", "table", "log", "scoring", "market", "palace")
    assert total + texts <= MOST, f"{total} bytes in {len(needed)} files, and {texts} of texts"


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with table_server(tmp_path_factory.mktemp("calm"), bot_pause=0.3) as found:
        yield found


PRESS = """async (key) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  await new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(0);
  });
  return document.querySelector('dialog[open]') !== null;
}"""


def test_a_tap_is_seen_before_the_sheet_is_built_and_keys_wait_for_nothing(visitor: Come, stage: Stage) -> None:
    table = stage.table(visitor(size=SIZES["360x780"]), stage.rich)
    assert table.until_mine()
    move = next(move for move in table.ear.moves if move.startswith("buy"))
    slot = table.slot(move.split()[1])
    table.offer(slot).tap()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.page.evaluate(PRESS, str(slot + 1)), "the sheet is there before anything else can be typed"


def test_a_slow_phone_answers_quickly(chromium: Browser, slow_bots: Server) -> None:
    """Interactions at a quarter of the speed. How long they took is told; the bound only finds what hangs."""
    stage = Stage(slow_bots)
    somebody = Visitor(chromium, slow_bots, size=(360, 780), motion="full")
    somebody.context.add_init_script(
        """
        window.took = [];
        new PerformanceObserver((list) => {
          for (const one of list.getEntries()) if (one.interactionId) window.took.push([one.name, one.duration]);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
        """
    )
    page = stage.show("six", somebody)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    money = page.locator('[data-region="money"] button.card')
    for index in range(min(4, money.count())):
        money.nth(index).click(force=True)
        page.wait_for_timeout(150)
    page.keyboard.press("Escape")
    page.locator('[data-region="market"] button.offer').first.click(force=True)
    page.wait_for_timeout(300)
    page.keyboard.press("Escape")
    for seat in (1, 2):
        page.locator(".strip button").nth(seat).click()
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
    took = sorted((duration, name) for name, duration in page.evaluate("window.took"))
    print("interactions at 4x:", json.dumps(took[-6:]))
    somebody.close()
    assert took
    assert took[len(took) // 2][0] < 500
