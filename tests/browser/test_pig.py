"""A game that neither the page nor its server has ever heard of: from the wizard to the replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import SIZES, Visitor
from harness import Server, running_program
from texts import text, words

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def pigs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one game more."""
    database = f"sqlite:///{tmp_path_factory.mktemp('pigs')}/tables.sqlite"
    with running_program(TESTS / "stub_game.py", database, bot_pause=0, limit_message_burst=0) as server:
        yield server


def play_to_the_end(page: Page) -> None:
    """Roll once, and hold if that did not go wrong."""
    ending = page.get_by_role("dialog").get_by_role("list", name=text("scoring-end-podium"))
    hold = page.get_by_role("button", name="hold", exact=True)
    roll = page.get_by_role("button", name="roll", exact=True)
    for _ in range(400):
        if ending.is_visible():
            return
        for button in (hold, roll):
            if button.is_visible() and button.is_enabled():
                button.click()
                break
        page.wait_for_timeout(50)
    raise AssertionError("nobody has won")


@pytest.mark.parametrize("window", ["1440x900", "360x640"])
def test_pig_from_the_wizard_to_the_replay(chromium: Browser, pigs: Server, window: str) -> None:
    visitor = Visitor(chromium, pigs, size=SIZES[window], name="Ana")
    try:
        page = visitor.page("/new?game=pig")
        page.get_by_role("button", name=text("wizard-play"), exact=True).click()
        expect(page.get_by_role("heading", name=text("table-action-title"))).to_be_visible()
        # There is nothing to hold yet: the server says so, and the page shows it.
        page.get_by_text(text("plain-write"), exact=True).first.click()
        page.get_by_role("textbox", name=text("plain-write")).fill("hold")
        page.get_by_role("button", name=text("plain-play"), exact=True).click()
        expect(page.locator(".refused")).to_be_visible()
        expect(page.get_by_text("pot", exact=True)).to_be_visible()
        play_to_the_end(page)
        page.get_by_role("button", name=text("scoring-end-replay")).click()
        page.get_by_role("button", name=text("replay-next"), exact=True).click()
        page.get_by_role("button", name=text("replay-next"), exact=True).click()
        expect(page.get_by_text(words("replay-ply", ply=2))).to_be_visible()
        if window == "1440x900":
            expect(page.locator('[data-region="log"] li').last).to_contain_text("roll")
        assert not visitor.complaints
    finally:
        visitor.close()
