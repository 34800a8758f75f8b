"""Mails go only where somebody has said yes: confirmation, stopping, limits."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from alhambra.locales import LANGUAGES, say
from alhambra.server.access.consent import VALID
from alhambra.server.settings import Limits
from letterbox import Post, Received
from quiet import run
from test_turn_notices import DELAY, Club, club

ADDRESS = "ben@mail.example.org"
SENDER = "tables@club.example.org"
PUBLIC = "http://play.example.org"
QUESTION = "Turn notices: please confirm your address"
TURN = "Your turn: Friday"


@asynccontextmanager
async def mailing(database: str, post: Post, **settings: Any) -> AsyncIterator[Club]:
    """A table of two on a server that sends mails."""
    wishes = {
        "smtp_url": f"smtp://127.0.0.1:{post.port}",
        "smtp_sender": SENDER,
        "public_url": PUBLIC,
        **settings,
    }
    async with club(database, **wishes) as it:
        yield it


async def wish(it: Club, address: str = ADDRESS, language: str = "en") -> Any:
    answer = await asked(it, it.ben, address, language)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def asked(it: Club, who: httpx.AsyncClient, address: str = ADDRESS, language: str = "en") -> httpx.Response:
    return await who.put(f"/api/tables/{it.key}/notices", json={"email": address, "language": language})


def subjects(post: Post) -> list[str]:
    return [mail.message["Subject"] for mail in post.mails]


def link(mail: Received, what: str) -> str:
    """The address of a link in a mail, without the name of the server."""
    (found,) = set(re.findall(rf"{PUBLIC}(/mail/{what}/\S+)", mail.text))
    return str(found)


async def press(it: Club, path: str, **how: Any) -> httpx.Response:
    """The button of a page, pressed by somebody without any cookie."""
    async with it.it.client() as owner:
        return await owner.post(path, headers={"Origin": PUBLIC, **how.pop("headers", {})}, **how)


async def look(it: Club, path: str) -> httpx.Response:
    async with it.it.client() as owner:
        return await owner.get(path)


async def confirmed(it: Club, post: Post) -> None:
    """Ben's address is confirmed."""
    await wish(it)
    assert (await press(it, link(post.mails[-1], "confirm"))).status_code == 200


# --------------------------------------------------------------------------------------------------------------- a yes


def test_no_turn_is_told_to_an_address_that_was_not_confirmed(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            assert (await wish(it))["email_confirmed"] is False
            await it.turn_of_ben()
            await it.look(DELAY)
            assert subjects(post) == [QUESTION]

    run(work())


def test_a_confirmed_address_is_told(database: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(database, post) as it:
            await wish(it)
            path = link(post.mails[0], "confirm")
            page = await look(it, path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "<button>" in page.text
            assert not (await it.ben.get(f"/api/tables/{it.key}/notices")).json()[
                "email_confirmed"
            ]  # scanners look too
            assert (await press(it, path)).status_code == 200
            assert (await it.ben.get(f"/api/tables/{it.key}/notices")).json()["email_confirmed"]
            await it.turn_of_ben()
            await it.look(DELAY)
            assert subjects(post) == [QUESTION, TURN]
            assert (await wish(it))["email_confirmed"]  # nothing is asked twice
            assert len(post.mails) == 2

    run(work())


def test_a_link_confirms_once(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await wish(it)
            path = link(post.mails[0], "confirm")
            assert (await press(it, path)).status_code == 200
            assert (await press(it, path)).status_code == 404
            assert (await look(it, path)).status_code == 404

    run(work())


def test_a_link_expires_and_a_newer_one_replaces_it(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await wish(it)
            await wish(it)
            first, second = [link(mail, "confirm") for mail in post.mails]
            assert (await press(it, first)).status_code == 404
            it.watch.wait(VALID / 1000)
            assert (await look(it, second)).status_code == 404
            assert (await press(it, second)).status_code == 404
            await it.hub.consents.tidy()
            assert not (await it.ben.get(f"/api/tables/{it.key}/notices")).json()["email_confirmed"]

    run(work())


def test_a_yes_is_for_one_person_only(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await confirmed(it, post)
            answer = await asked(it, it.anna)  # who gives Ben's address
            assert answer.json()["email_confirmed"] is False
            assert subjects(post) == [QUESTION, QUESTION]
            assert (await wish(it, "BEN@mail.example.org"))["email_confirmed"]  # the same address

    run(work())


def test_an_address_of_a_former_version_has_to_be_confirmed(sqlite_url: str, post: Post) -> None:
    """A database from before knows addresses, and nobody who has agreed."""

    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            async with it.hub.reading(it.key) as room:
                secret = room.table.persons[1].secret
            body = b'{"destinations":[{"type":"mail","address":"ben@mail.example.org"}],"language":"en"}'
            await it.hub.keep_destinations(it.key, secret, body)
            await it.turn_of_ben()
            await it.look(DELAY)
            assert post.mails == []

    run(work())


@pytest.mark.parametrize("path", ["confirm", "stop", "allow"])
def test_links_that_are_none(sqlite_url: str, post: Post, path: str) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            for token in ("x", "A" * 43, "%00", "x" * 100):
                assert (await press(it, f"/mail/{path}/{token}")).status_code == 404
            assert (await press(it, f"/mail/{path}/{'x' * 101}")).status_code == 400

    run(work())


# ---------------------------------------------------------------------------------------------------------------- a no


def test_one_link_stops_all_mails_to_an_address(database: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(database, post) as it:
            await confirmed(it, post)
            stop = link(post.mails[0], "stop")
            assert (await look(it, stop)).status_code == 200
            assert (await it.ben.get(f"/api/tables/{it.key}/notices")).json()["email_confirmed"]
            assert (await press(it, stop)).status_code == 200
            await it.turn_of_ben()
            await it.look(DELAY)
            assert (await wish(it))["email_confirmed"] is False
            assert (await asked(it, it.anna)).json()["email_confirmed"] is False
            assert subjects(post) == [QUESTION]  # not even the question is sent again, whoever asks

    run(work())


def test_the_button_of_a_mail_program_stops_them(sqlite_url: str, post: Post) -> None:
    """RFC 8058: a POST with a form, from a server of the mail provider."""

    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await confirmed(it, post)
            await it.turn_of_ben()
            await it.look(DELAY)
            for mail in post.mails:
                assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                assert mail.message["List-Unsubscribe"] == f"<{PUBLIC}{link(mail, 'stop')}>"
            async with it.it.client() as provider:
                form = {"List-Unsubscribe": "One-Click"}
                assert (await provider.post(link(post.mails[-1], "stop"), data=form)).status_code == 200
                refused = await provider.post(f"/api/tables/{it.key}/leave", data=form)  # nowhere else
                assert (refused.status_code, refused.json()["reason"]) == (415, "not-json")
            assert (await wish(it))["email_confirmed"] is False
            assert len(post.mails) == 2

    run(work())


def test_who_stopped_them_can_allow_them_again(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await confirmed(it, post)
            stop = link(post.mails[0], "stop")
            page = await press(it, stop)
            assert stop.replace("stop", "allow") in page.text
            assert (await look(it, stop)).text == page.text
            assert (await press(it, stop.replace("stop", "allow"))).status_code == 200
            assert (await wish(it))["email_confirmed"] is False  # the yes from before does not come back
            assert subjects(post) == [QUESTION, QUESTION]

    run(work())


# -------------------------------------------------------------------------------------------------------------- limits


def test_questions_are_limited_by_client_and_by_address(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post, limits=Limits(confirmations_per_hour=2)) as it:
            await wish(it, "one@mail.example.org")
            await wish(it, "two@mail.example.org")
            answer = await asked(it, it.ben, "three@mail.example.org")
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-mails")
            assert int(answer.headers["retry-after"]) > 0
            for number in range(2):  # the same address, from everywhere
                await it.hub.consents.ask("four@mail.example.org", f"somebody {number}", f"192.0.2.{number}", "en")
            with pytest.raises(Exception, match="too-many-mails"):
                await it.hub.consents.ask("four@mail.example.org", "somebody", "192.0.2.9", "en")
            assert len(post.mails) == 4

    run(work())


def test_mails_to_an_address_are_limited_by_day(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post, limits=Limits(mails_per_day=3)) as it:
            await confirmed(it, post)
            for _ in range(4):
                await it.turn_of_ben()
                await it.look(DELAY)
                await (await it.company()).play("", "take")
            assert subjects(post) == [QUESTION, TURN, TURN]
            await it.turn_of_ben()
            it.watch.wait(86_400)
            await it.look(DELAY)
            assert subjects(post) == [QUESTION, TURN, TURN, TURN]

    run(work())


def test_a_mail_that_cannot_be_sent_is_told(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            post.answers["RCPT"] = "550 no such user"
            answer = await asked(it, it.ben)
            assert (answer.status_code, answer.json()["reason"]) == (503, "mail-not-sent")

    run(work())


def test_without_an_address_of_its_own_a_server_sends_no_mails(sqlite_url: str, post: Post) -> None:
    """The links must not begin with whatever name somebody has called the server by."""

    async def work() -> None:
        async with mailing(sqlite_url, post, public_url="") as it:
            answer = await asked(it, it.ben)
            assert (answer.status_code, answer.json()["reason"]) == (400, "notice-mail-public")
            assert post.mails == []

    run(work())


# --------------------------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_mails_and_pages_speak_the_language_of_the_player(sqlite_url: str, post: Post, language: str) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            await wish(it, language=language)
            (mail,) = post.mails
            assert mail.message["Subject"] == say(language, "notice-consent-subject")
            assert mail.message["Content-Language"] == language
            assert "play.example.org" in mail.text
            assert "Friday" not in mail.text  # nothing that anybody wrote
            assert "Ben" not in mail.text.replace("Benach", "")
            page = await look(it, link(mail, "confirm"))
            assert f'<html lang="{language}">' in page.text
            assert say(language, "server-mail-confirm-button") in page.text
            assert "script" not in page.text
            assert page.headers["referrer-policy"] == "same-origin"
            assert "script-src 'self'" in page.headers["content-security-policy"]
            done = await press(it, link(mail, "confirm"))
            assert say(language, "server-mail-confirmed") in done.text

    run(work())


def test_the_pages_have_a_style_that_the_policy_allows(sqlite_url: str, post: Post) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post) as it:
            answer = await look(it, "/mail/style.css")
            assert answer.headers["content-type"].startswith("text/css")
            assert "style=" not in (await look(it, "/mail/stop/x")).text
            assert '<link rel="stylesheet" href="/mail/style.css">' in (await look(it, "/mail/stop/x")).text

    run(work())
