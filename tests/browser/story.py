"""One round of the bots as a row of pictures: could somebody who sees only these say what happened?

    python3 dev.py screenshots --story --sizes 1440x900,360x780 --languages fr

The moves are shown at the calm pace, and things travel slowly enough to be caught on their way.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browsing import SIZES, TablePage, Visitor, open_table
from harness import Server
from scenes import late

SLOWER = 0.25  # how fast things travel there
FLYING, SETTLED = 250, 650  # milliseconds after a move when pictures are taken
NEWEST = "document.querySelector('.narration .sentence, .line.newest .words')?.textContent ?? ''"
COLUMNS = {True: 2, False: 6}  # of a sheet: wide pictures, narrow ones


def tell(browser: Browser, server: Server, out: Path, wish: tuple[str, str, str]) -> Path:
    """A contact sheet of what a person sees between two of their turns."""
    size, language, theme = wish
    visitor = Visitor(
        browser, server, size=SIZES[size], language=language, theme=theme, name="Ana", motion="full", pace="calm"
    )
    try:
        table = visitor.at(open_table(server, moment=late()))
        pictures = _round(table)
    finally:
        visitor.close()
    sheet = out / f"story-{size}-{language}-{theme}.png"
    _compose(browser, pictures, SIZES[size], sheet)
    return sheet


def _round(table: TablePage) -> list[bytes]:
    page = table.page
    expect(table.region("palace")).to_be_visible()
    assert table.until_mine()
    page.wait_for_timeout(400)
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": SLOWER})
    pictures = [page.screenshot()]
    page.evaluate("document.querySelector('[data-region=\"money\"] button.card').click()")
    table.confirm.click()
    page.wait_for_function("() => !document.title.startsWith('●')")
    told = page.evaluate(NEWEST)
    while not page.evaluate("document.title.startsWith('●')"):
        page.wait_for_timeout(20)
        newest = page.evaluate(NEWEST)
        if newest == told:
            continue
        told = newest
        page.wait_for_timeout(FLYING)
        pictures.append(page.screenshot())
        page.wait_for_timeout(SETTLED - FLYING)
        pictures.append(page.screenshot())
    page.wait_for_timeout(500)
    pictures.append(page.screenshot())
    return pictures


def _compose(browser: Browser, pictures: list[bytes], size: tuple[int, int], sheet: Path) -> None:
    """All pictures on one page, numbered."""
    wide = size[0] > size[1]
    width = 760 if wide else 300
    shown = "".join(
        f'<figure><figcaption>{number}</figcaption><img width="{width}" '
        f'src="data:image/png;base64,{base64.b64encode(one).decode()}"></figure>'
        for number, one in enumerate(pictures, 1)
    )
    columns = COLUMNS[wide]
    page: Page = browser.new_page(viewport={"width": columns * (width + 12) + 12, "height": 400})
    page.set_content(
        f"<style>body {{ margin: 6px; display: grid; grid-template-columns: repeat({columns}, max-content); gap: 12px;"
        f" font: 16px sans-serif; background: #fff }} figure {{ margin: 0 }}</style>{shown}"
    )
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    page.screenshot(path=sheet, full_page=True)
    page.close()
