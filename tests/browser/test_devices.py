"""My devices in the settings, and the pages behind the links in mails, as a browser shows them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import expect

from alhambra.locales import LANGUAGES, say
from alhambra.server.access.secret import new_token
from browsing import Visitor, open_table
from checks_of_pages import barriers
from harness import Server
from texts import text

Come = Callable[..., Visitor]
PHONE = (360, 780)
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_device_is_signed_out_on_a_phone_by_keyboard(visitor: Come, server: Server, language: str) -> None:
    somebody = visitor(size=PHONE, language=language)
    table = open_table(server)
    somebody.is_host_of(table)
    page = somebody.page("/settings")
    button = page.get_by_role("button", name=text("settings-sign-out", language))
    expect(button).to_be_visible()
    expect(page.get_by_text(text("settings-device-here", language), exact=True)).to_be_visible()
    assert not page.evaluate(WIDE)
    assert not barriers(page)
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(text("settings-sign-out-last", language))
    dialog.get_by_role("button", name=text("settings-sign-out", language)).press("Enter")
    expect(page.get_by_text(text("settings-devices-none", language))).to_be_visible()
    assert not somebody.context.cookies()
    with server.client(table.token) as thief:
        assert thief.get("/api/me/tables").json()["tables"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mails_are_stopped_and_allowed_without_a_script(visitor: Come, server: Server, language: str) -> None:
    """The buttons are forms: the server must believe that they come from its own page."""
    token = new_token()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as database, database:
        database.execute("INSERT INTO mailboxes VALUES (?, ?, NULL, 0, 0)", (f"hash of {language} {token}", token))
    somebody = visitor(size=PHONE)
    page = somebody.page(f"/mail/stop/{token}?language={language}")
    assert not page.evaluate(WIDE)
    assert not barriers(page)
    page.get_by_role("button", name=say(language, "server-mail-stop-button")).press("Enter")
    expect(page.get_by_role("heading", name=say(language, "server-mail-stopped"))).to_be_visible()
    page.get_by_role("button", name=say(language, "server-mail-allow-button")).click()
    expect(page.get_by_role("heading", name=say(language, "server-mail-allowed"))).to_be_visible()
