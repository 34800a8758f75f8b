"""A recorded game, watched again and played on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browsing import TablePage, Visitor
from positions import whole_game
from texts import text, words

Come = Callable[..., Visitor]


def test_a_record_is_watched_and_played_on(visitor: Come) -> None:
    game = whole_game(3, seed=2)
    plies = len(game.played)
    page = visitor().page()
    page.locator('input[type="file"]').set_input_files(
        {"name": "game.alh", "mimeType": "text/plain", "buffer": str(game.record).encode()}
    )
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+"))
    rail = page.get_by_role("slider", name=words("replay-position"))
    expect(rail).to_be_visible()
    expect(page.locator("section.prompt button.primary")).to_have_count(0)  # nothing can be played here

    # Step by step, by buttons, keys and the rail; the address follows.
    page.keyboard.press("Home")
    expect(page.get_by_text(text("replay-ply", ply=0), exact=True)).to_be_visible()
    page.get_by_role("button", name=words("replay-next"), exact=True).first.click()
    expect(page.get_by_text(text("replay-ply", ply=1), exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"[?&]ply=2\b"))
    page.keyboard.press("End")
    expect(page.get_by_text(text("replay-ply", ply=plies), exact=True)).to_be_visible()
    for score in game.scores:
        expect(page.locator(".table")).to_contain_text(str(score))

    # The same moment for somebody else.
    other = visitor().page(re.sub(r"\?.*", "", page.url) + "?ply=40")
    expect(other.get_by_text(text("replay-ply", ply=40), exact=True)).to_be_visible()

    # A scoring again.
    other.get_by_role("button", name=words("replay-scoring", scoring=1)).click()
    reveal = other.locator(".reveal")
    expect(reveal).to_be_visible()
    reveal.locator(".btn.primary").click()
    expect(reveal.locator("table")).to_be_visible()
    for score in game.record.scorings[0][1]:
        expect(reveal.locator("table")).to_contain_text(str(score))
    reveal.locator(".btn.primary").click()
    expect(reveal).to_have_count(0)

    # It plays by itself, and stops.
    other.get_by_role("button", name=words("replay-play")).click()
    expect(other.get_by_role("button", name=words("replay-pause"))).to_be_visible()
    other.get_by_role("button", name=words("replay-pause")).click()

    # And on from here.
    other.goto(re.sub(r"\?.*", "", page.url) + "?ply=40")
    expect(other.get_by_text(text("replay-ply", ply=40), exact=True)).to_be_visible()
    table = TablePage(other)
    other.get_by_role("button", name=words("replay-fork")).click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_role("textbox").fill("Nina")
    dialog.get_by_role("button", name=words("replay-fork-open")).click()
    expect(other).to_have_url(re.compile(r"/t/[\w-]+"))
    table.until_mine()
    assert table.ear.view["ply"] >= 40
    assert table.ear.you["seats"] == [1]


def test_what_is_no_record_is_refused_kindly(visitor: Come) -> None:
    page = visitor().page()
    page.locator('input[type="file"]').set_input_files(
        {"name": "x.alh", "mimeType": "text/plain", "buffer": b"Dear diary"}
    )
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))


def test_an_unknown_replay_says_so(visitor: Come) -> None:
    page = visitor(language="fr").page("/replay/nothing-of-the-sort")
    expect(page.get_by_role("heading", name=words("replay-gone-title", "fr"))).to_be_visible()
