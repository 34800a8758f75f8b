"""Sheets of one's own: made with a finger or with keys, played with, found in the record, saved and read as a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import alhambra
from alhambra.core.record import parse_record
from browsing import SIZES, Visitor
from checks_of_pages import barriers, problems
from texts import text, words

Come = Callable[..., Visitor]
GAME = "roll-and-write"
TITLE = "Alhambra Roll & Write"
SHEETS = f"/g/{GAME}/sheets"


def tap(place: Locator) -> None:
    place.scroll_into_view_if_needed()
    place.tap()


def family(page: Page, name: str, language: str) -> Locator:
    return page.locator(".palette").get_by_role("button", name=re.compile(text(f"building-{name}", language)))


def check(page: Page, dark: bool = False) -> None:
    """Nobody is kept out; and on pages of this game nothing is cut."""
    if dark:
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        page.evaluate("new Promise((go) => requestAnimationFrame(() => setTimeout(go, 600)))")
    found = barriers(page) + (problems(page, in_play=False) if "/g/" in page.url else [])
    assert not found, "\n".join(found)


def seen(page: Page, path: str) -> Any:
    return page.request.get(re.sub(r"^(https?://[^/]+).*$", rf"\1{path}", page.url)).json()


def test_a_sheet_made_with_a_finger_is_played_on_and_stays_in_the_record(visitor: Come) -> None:
    fr = "fr"
    page = visitor(size=SIZES["360x640"], language=fr, name="Anna").page("/")
    tap(page.get_by_role("list", name=text("home-games", fr)).get_by_role("link", name=re.compile(re.escape(TITLE))))
    expect(page.get_by_role("radio", name=TITLE, exact=True)).to_be_checked()
    check(page)

    # From the wizard to the sheets, and a sheet like the printed one.
    tap(page.get_by_role("link", name=words("dice-wizard-sheets", fr)))
    check(page, dark=True)
    tap(page.get_by_role("button", name=words("dice-sheets-make", fr)))
    page.get_by_role("textbox", name=text("dice-sheets-name", fr)).fill("Boîte d’Anna")

    # The second row becomes towers: one cell is touched, the others follow.
    cells = page.get_by_role("gridcell")
    expect(cells).to_have_count(36)
    size = cells.first.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44  # a finger hits it
    tap(cells.nth(6))
    for _ in range(6):
        tap(family(page, "tower", fr))
    expect(cells.nth(12)).to_have_attribute("aria-selected", "true")
    expect(family(page, "tower", fr)).to_contain_text(words("dice-sheets-count", fr, count=11))

    # What cannot be is told at the field, with its numbers.
    reserve = page.get_by_role("textbox", name=words("dice-sheets-reserve", fr))
    reserve.fill("61")
    expect(page.get_by_role("alert").filter(has_text="60")).to_be_visible()
    expect(reserve).to_have_attribute("aria-invalid", "true")
    check(page)
    reserve.fill("14")
    expect(page.get_by_text(words("dice-sheets-good", fr))).to_be_visible()
    tap(page.get_by_role("button", name=words("dice-sheets-done", fr)))
    expect(page.get_by_role("heading", name="Boîte d’Anna")).to_be_visible()

    # Alone, with this sheet.
    tap(page.get_by_role("link", name=words("dice-sheets-play", fr)))
    page.get_by_role("radio", name=re.compile("Boîte d’Anna")).check()
    page.get_by_role("radio", name=text("dice-wizard-alone", fr)).check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.get_by_text(words("dice-wizard-rounds-now", fr, count=15))).to_be_visible()
    check(page)
    tap(page.get_by_role("button", name=words("wizard-play", fr)))
    expect(page).to_have_url(re.compile("/t/"))
    key = page.url.rsplit("/", 1)[1]
    view = _view(page, key)
    assert view["sheet"]["name"] == "Boîte d’Anna"
    assert view["sheet"]["own"]
    assert (view["sheet"]["grid"][1], view["sheet"]["reserve"], view["rounds"]) == (["tower"] * 6, 14, 15)
    assert seen(page, f"/api/tables/{key}")["table"]["setup"]["components"] == [
        "sheet.coin_reserve",
        "sheet.grid",
        "sheet.meta",
    ]

    # The game is given up, and its record has the sheet.
    origin = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    assert page.request.post(f"{origin}/api/tables/{key}/seats/0/resign", data={}).ok
    record = parse_record(page.request.get(f"{origin}/api/tables/{key}/record").text())
    sheet = json.loads(record.headers["Components"])["sheet"]
    assert (sheet["meta"], sheet["coin_reserve"]) == ({"name": "Boîte d’Anna"}, {"size": 14})
    assert sheet["grid"]["cells"][1] == ["tower"] * 6


def _view(page: Page, key: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(page, f"/api/tables/{key}/view")["view"]
    return found


def test_a_sheet_typed_with_keys_is_saved_and_read_as_a_file(visitor: Come, tmp_path: Path) -> None:
    page = visitor(name="Anna").page(SHEETS)
    page.get_by_role("button", name=text("dice-sheets-make")).press("Enter")
    cells = page.get_by_role("gridcell")
    cells.first.focus()
    page.keyboard.type("tttttt")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("p2")
    expect(page.locator('[aria-selected="true"]')).to_be_focused()
    expect(page.get_by_text(words("dice-sheets-good"))).to_be_visible()
    page.get_by_role("button", name=text("dice-sheets-done")).click()

    with page.expect_download() as download:
        page.get_by_role("button", name=text("dice-sheets-export")).click()
    file = tmp_path / "sheet.toml"
    download.value.save_as(file)
    game = alhambra.new_game(1, seed=1, game=GAME, components=file)
    layout = game.rules.layout  # type: ignore[attr-defined]  # of this game
    assert (layout.name, layout.grid[:6], layout.grid[12:14]) == (text("dice-sheets-mine"), [5] * 6, [0, 1])

    # Read again, it is a second sheet with another name.
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("textbox", name=text("dice-sheets-name"))).to_have_value(f"{text('dice-sheets-mine')} 2")
    page.goto(page.url.split("?")[0])
    file.write_text('[sheet.grid]\ncells = [["tower"]]\n', "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#sheets-problem")).to_contain_text("6")
    check(page)

    # One of them is deleted, after a question.
    page.get_by_role("button", name=text("dice-sheets-delete")).first.click()
    page.get_by_role("alertdialog").get_by_role("button", name=text("dice-sheets-delete")).click()
    expect(page.get_by_role("button", name=text("dice-sheets-delete"))).to_have_count(1)


def test_guests_see_the_sheet_before_they_sit_down(visitor: Come) -> None:
    host = visitor(name="Anna").page(SHEETS)
    host.get_by_role("button", name=text("dice-sheets-make")).click()
    host.get_by_role("textbox", name=text("dice-sheets-name")).fill("Towers")
    host.get_by_role("gridcell").first.click()
    host.keyboard.type("tttttt")
    expect(host.get_by_text(words("dice-sheets-good"))).to_be_visible()
    host.goto(re.sub(r"/g/.*", f"/new?game={GAME}", host.url))
    host.get_by_role("radio", name=re.compile("Towers")).check()
    host.get_by_role("radiogroup", name=text("wizard-kind", seat=2)).get_by_role("radio").nth(1).check(force=True)
    host.get_by_role("button", name=text("wizard-open")).click()
    for page in (host, visitor(name="Ben", size=SIZES["360x640"]).page(_invitation(host))):
        expect(page.get_by_text("Towers", exact=True)).to_be_visible()
        expect(page.get_by_text(TITLE)).not_to_have_count(0)
        check(page)


def _invitation(host: Page) -> str:
    expect(host).to_have_url(re.compile("/t/"))
    kept = host.evaluate("sessionStorage['alhambra-links-' + location.pathname.split('/')[2]]")
    found: str = json.loads(kept)["all"]
    return found


def test_the_game_can_be_changed_and_people_stay(visitor: Come) -> None:
    page = visitor(name="Anna").page("/new")
    page.get_by_role("textbox", name=text("wizard-name", seat=2)).fill("Kim")
    page.get_by_role("radio", name=TITLE, exact=True).check(force=True)
    expect(page.get_by_role("heading", name=text("dice-wizard-title"))).to_be_visible()
    expect(page.get_by_role("textbox", name=text("wizard-name", seat=2))).to_have_value("Kim")
    page.get_by_role("radio", name="Alhambra", exact=True).check(force=True)
    expect(page.get_by_role("heading", name=text("wizard-modules"))).to_be_visible()
    expect(page.get_by_role("textbox", name=text("wizard-name", seat=2))).to_have_value("Kim")
