"""Mails go only where somebody has said yes: confirmation, stopping, limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from letterbox import Post
from quiet import run
from test_turn_notices import DELAY, Club, club

ADDRESS = "ben@mail.example.org"
SENDER = "tables@club.example.org"


@asynccontextmanager
async def mailing(database: str, post: Post, **settings: Any) -> AsyncIterator[Club]:
    """A table of two on a server that sends mails."""
    wishes = {
        "smtp_url": f"smtp://127.0.0.1:{post.port}",
        "smtp_sender": SENDER,
        "public_url": "http://play.example.org",
        **settings,
    }
    async with club(database, **wishes) as it:
        yield it


async def wish(it: Club, address: str = ADDRESS, language: str = "en") -> Any:
    answer = await it.ben.put(f"/api/tables/{it.key}/notices", json={"email": address, "language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_no_turn_is_told_to_an_address_that_was_not_confirmed(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await wish(it)
            await it.turn_of_ben()
            await it.look(DELAY)
            assert [mail.message["Subject"] for mail in post.mails] == ["Turn notices: please confirm your address"]

    run(work())
