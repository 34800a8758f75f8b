"""Security: who is believed, what is let in, and what every answer tells a browser."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from litestar.connection import Request
from websockets.exceptions import InvalidStatus

from alhambra.server.access.secret import digest, new_token
from alhambra.server.access.security import POLICY, admit, clean_name, clean_title, is_admin
from alhambra.server.access.visitor import base_of, best_language, came_by_https, client_of, language_of, token_in
from alhambra.server.refusals import Refused
from alhambra.server.settings import InvalidSetting, Settings, networks
from harness import PATIENCE, Server, running_server, token_of

TWO = [{"kind": "here"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("security")
    with running_server(f"sqlite:///{folder}/tables.sqlite", limit_tables_per_hour=0) as found:
        yield found


def asked(method: str = "POST", peer: str = "192.0.2.9", query: str = "", **headers: str) -> Request[Any, Any, Any]:
    """A request with these headers, _ for -."""
    given = {"host": "localhost:8000", **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope: Any = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": "/",
        "query_string": query.encode(),
        "client": (peer, 1234),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    return Request(scope)


# --------------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Anna", "Anna"),
        ("  Anna   B. ", "Anna B."),
        ("Zoe\u0308", "Zoë"),
        ("Ő Ā 李 Ω ж 7", "Ő Ā 李 Ω ж 7"),
        ("x" * 30, "x" * 30),
        ("<b>&\"'", "<b>&\"'"),  # escaping is for whoever shows it
        ("Nina 🎲", "Nina 🎲"),
    ],
)
def test_names_are_tidied(text: str, clean: str) -> None:
    assert clean_name(text) == clean


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * 31,
        "...!?",
        "🎲",
        "a\x00b",
        "a\nb",
        "a\tb",
        "a\x7fb",
        "a\u202eb",  # turns around what follows
        "a\u2066b",
        "a\u200bb",  # zero width
        "a\u200db",
        "\ufeffa",
        "a\u00adb",  # soft hyphen
        "a\u2028b",
        "a\u00a0b",
        "a\u3164b",  # a letter that shows nothing
        "a\u2800b",
        "a\ue000b",  # private use
        "a\u0378b",  # unassigned
        "a" + "\u0301" * 5 + "b",
    ],
    ids=lambda text: text.encode("unicode_escape").decode()[:20] or "empty",
)
def test_names_that_deceive_are_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(text)
    assert (caught.value.reason, caught.value.status) == ("bad-name", 400)
    assert "30" in caught.value.text("de")


def test_titles_may_be_longer() -> None:
    assert clean_title("x" * 60) == "x" * 60
    with pytest.raises(Refused, match="bad-title"):
        clean_title("x" * 61)


# ------------------------------------------------------------------------------------------------------ who is let in


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "10.0.0.7", "LOCALHOST"]
)
def test_names_of_this_machine_are_known(host: str) -> None:
    admit(asked(host=host), Settings())


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "", "localhost.evil.example", "[", "a b", "127.1.evil"]
)
def test_strange_names_are_refused(host: str) -> None:
    for method in ("GET", "POST"):
        with pytest.raises(Refused) as caught:
            admit(asked(method, host=host), Settings())
        assert (caught.value.reason, caught.value.status) == ("unknown-host", 421)


def test_the_owner_can_give_it_names() -> None:
    admit(asked(host="play.example.org"), Settings(public_url="https://play.example.org"))
    admit(asked(host="nas.local:8000"), Settings(hosts="nas, NAS.local"))
    admit(asked(host="whatever"), Settings(hosts="*"))
    with pytest.raises(Refused):
        admit(asked(host="other.local"), Settings(hosts="nas, nas.local"))


@pytest.mark.parametrize(
    ("origin", "host", "settings"),
    [
        ("http://localhost:8000", "localhost:8000", Settings()),
        ("https://localhost:8000", "localhost:8000", Settings()),
        ("http://LOCALHOST:8000", "localhost:8000", Settings()),
        ("http://[::1]:8000", "[::1]:8000", Settings()),
        ("https://play.example.org", "play.example.org", Settings(hosts="play.example.org")),
        ("https://play.example.org:443", "play.example.org", Settings(hosts="play.example.org")),
        ("https://play.example.org", "127.0.0.1:8000", Settings(public_url="https://play.example.org/")),
    ],
)
def test_own_pages_may_ask(origin: str, host: str, settings: Settings) -> None:
    admit(asked(origin=origin, host=host), settings)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://localhost:8001",
        "http://localhost",
        "http://localhost.evil.example:8000",
        "https://evil.example/localhost:8000",
        "http://localhost:8000@evil.example",
        "null",
        "",
        "file://",
        "localhost:8000",
        "http://[",
        "chrome-extension://localhost:8000",
    ],
)
def test_foreign_pages_may_not_change_anything(origin: str) -> None:
    with pytest.raises(Refused) as caught:
        admit(asked(origin=origin), Settings())
    assert (caught.value.reason, caught.value.status) == ("foreign-origin", 403)
    admit(asked("GET", origin=origin), Settings())


def test_programs_without_a_page_may_ask() -> None:
    admit(asked(), Settings())


# ------------------------------------------------------------------------------------------------------ who is believed


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "client"),
    [
        ("192.0.2.9", "1.2.3.4", "", "192.0.2.9"),
        ("192.0.2.9", "1.2.3.4", "10.0.0.0/8", "192.0.2.9"),
        ("10.0.0.1", "1.2.3.4", "10.0.0.0/8", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "10.0.0.0/8", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "10.0.0.0/8", "1.2.3.4"),
        ("10.0.0.1", "1.2.3.4, nonsense", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.0/8", "10.0.0.1"),
        ("::1", "2001:db8:1:2:3:4:5:6", "127.0.0.1, ::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "", "", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.9", "", "", "192.0.2.9"),
    ],
)
def test_the_address_of_a_client(peer: str, forwarded: str, trusted: str, client: str) -> None:
    assert client_of(asked(peer=peer, x_forwarded_for=forwarded), Settings(trusted_proxies=trusted)) == client


def test_proxies_that_are_none_are_a_wrong_setting() -> None:
    with pytest.raises(InvalidSetting, match="ALHAMBRA_TRUSTED_PROXIES"):
        networks("10.0.0.1, example.org")


def test_https_is_believed_of_trusted_proxies_only() -> None:
    secure = asked(peer="10.0.0.1", x_forwarded_proto="https")
    assert not came_by_https(secure, Settings())
    assert came_by_https(secure, Settings(trusted_proxies="10.0.0.1"))
    assert not came_by_https(asked(peer="10.0.0.1", x_forwarded_proto="http"), Settings(trusted_proxies="10.0.0.1"))
    assert came_by_https(asked(), Settings(public_url="https://play.example.org"))
    assert base_of(secure, Settings(public_url="https://play.example.org/"), "https") == "https://play.example.org"
    assert base_of(secure, Settings(), "http") == "http://localhost:8000"


def test_a_cookie_that_cannot_be_ours_is_none() -> None:
    token = new_token()
    assert token_in(asked(cookie=f"alhambra={token}"), Settings()) == token
    assert token_in(asked(cookie=f"a=b; alhambra={token}; c=d"), Settings()) == token
    for cookie in ("", "alhambra=", "alhambra=x", f"alhambra={token}x", f"other={token}", f"alhambra={token[:-1]}%00"):
        assert token_in(asked(cookie=cookie), Settings()) == ""


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-CH, fr;q=0.7, en;q=0.5", "de"),
        ("ja, fr;q=0.7, de;q=0.9", "de"),
        ("ja, it", "en"),
        ("fr;q=0, de;q=0.1", "de"),
        ("fr;q=x", "en"),
        ("*", "en"),
        ("en-GB, fr", "en"),
        (",;,;q=,", "en"),
        ("fr," * 5000, "fr"),
    ],
)
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    assert best_language(accepted) == language
    assert language_of(asked(accept_language=accepted)) == language


def test_the_address_can_ask_for_a_language() -> None:
    assert language_of(asked(query="language=de", accept_language="fr")) == "de"
    assert language_of(asked(query="language=tlh", accept_language="fr")) == "en"


def test_the_owner_is_known_by_the_key() -> None:
    key = "a-very-secret-key"
    settings = Settings(admin_key=key)
    assert is_admin(asked(authorization=f"Bearer {key}"), settings)
    for wrong in ("", key, f"Bearer {key}x", "Bearer ", "Bearer", f"Basic {key}"):
        assert not is_admin(asked(authorization=wrong), settings)
    assert not is_admin(asked(authorization="Bearer "), Settings())
    assert not is_admin(asked(authorization="Bearer"), Settings())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"public_url": "play.example.org"}, "ALHAMBRA_PUBLIC_URL"),
        ({"public_url": "https://play.example.org/alhambra"}, "ALHAMBRA_PUBLIC_URL"),
        ({"public_url": "javascript://x"}, "ALHAMBRA_PUBLIC_URL"),
        ({"admin_key": "short"}, "ALHAMBRA_ADMIN_KEY"),
        ({"admin_key": "with spaces in it, but long"}, "ALHAMBRA_ADMIN_KEY"),
    ],
)
def test_wrong_settings_are_found_before_the_start(change: dict[str, str], told: str) -> None:
    with pytest.raises(InvalidSetting, match=told) as caught:
        replace(Settings(), **change).check()  # type: ignore[arg-type]
    assert change.get("admin_key", "no key at all") not in str(caught.value)


def test_settings_show_no_secret() -> None:
    settings = Settings(
        database="postgresql://u:hush@h/d", admin_key="hush-hush-hush-hush", smtp_url="smtps://u:hush@h"
    )
    assert "hush" not in repr(settings)


# ------------------------------------------------------------------------------------------------------- over the wire


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/health", 200),
        ("/api/tables", 200),
        ("/t/nowhere", 200),
        ("/nowhere.js", 404),
        ("/api/tables/x", 400),
    ],
)
def test_every_answer_tells_browsers_to_be_careful(server: Server, path: str, status: int) -> None:
    with server.client() as client:
        answer = client.get(path)
    assert answer.status_code == status
    headers = answer.headers
    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    assert headers["cache-control"] in (("no-cache", "no-store") if path in ("/", "/t/nowhere") else ("no-store",))


def test_the_cookie_is_for_this_server_alone(server: Server) -> None:
    with server.client() as client:
        cookie = client.post("/api/tables", json={"name": "Anna", "seats": TWO}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert parts == {"httponly", "path=/", "samesite=strict", f"max-age={400 * 86400}"}


def test_behind_https_everything_is_secure(sqlite_url: str) -> None:
    with running_server(sqlite_url, public_url="https://play.example.org") as server, server.client() as client:
        answer = client.post("/api/tables", json={"name": "Anna", "seats": TWO})
        assert "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert answer.json()["links"][0]["url"].startswith("https://play.example.org/t/")


def test_foreign_pages_are_refused(server: Server) -> None:
    with server.client(Origin="http://evil.example") as client:
        answer = client.post("/api/tables", json={"name": "Anna", "seats": TWO})
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
        assert not token_of(client)
        assert client.get("/api/tables").status_code == 200
        assert "access-control-allow-origin" not in client.get("/api/tables").headers
        preflight = client.options("/api/tables", headers={"Access-Control-Request-Method": "POST"})
        assert "access-control-allow-origin" not in preflight.headers
    with server.client(Origin=server.url) as client:
        assert client.post("/api/tables", json={"name": "Anna", "seats": TWO}).status_code == 201


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    with server.client(Host="evil.example") as client:
        answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")


def test_sockets_of_foreign_pages_are_refused(server: Server) -> None:
    with server.client() as client:
        key = client.post("/api/tables", json={"name": "Anna", "seats": TWO}).json()["table"]["key"]
        token = token_of(client)

    async def knock(**headers: str) -> tuple[int, str]:
        try:
            async with server.socket(key, token, **headers) as socket:
                return 101, json.loads(await socket.recv())["type"]
        except InvalidStatus as error:
            return error.response.status_code, json.loads(error.response.body or b"{}").get("reason", "")

    assert asyncio.run(knock()) == (101, "sync")
    assert asyncio.run(knock(Origin=server.url)) == (101, "sync")
    assert asyncio.run(knock(Origin="http://evil.example")) == (403, "foreign-origin")


def test_no_secret_is_ever_logged(server: Server) -> None:
    with server.client() as host, server.client() as friend:
        opened = host.post("/api/tables", json={"name": "Anna", "seats": TWO}).json()
        link = opened["links"][0]["url"].partition("#")[2]
        friend.post(f"/api/tables/{opened['table']['key']}/join", json={"name": "Ben", "token": link})
        friend.post(f"/api/tables/{opened['table']['key']}/join", json={"name": "Ben", "token": link})
        friend.get(f"/api/tables/x?token={link}")
        for secret in (token_of(host), token_of(friend), link):
            assert len(secret) == 43
            assert secret not in server.log
            assert digest(secret) not in server.log


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"GET / HTTP/1.1\r\n"])
def test_a_head_without_end_is_cut_off(server: Server, beginning: bytes) -> None:
    more = b"a" * 20_000 if beginning[-2:] != b"\r\n" else b"X: y\r\n" * 4_000
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(beginning)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(more * 1000)
    with server.client() as client:
        assert client.get("/health").status_code == 200


def test_long_bodies_and_many_requests_are_no_heads(server: Server) -> None:
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 8_000 + b"\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line, line.makefile("rb") as answers:
        for _ in range(20):
            line.sendall(request)
            assert answers.readline() == b"HTTP/1.1 200 OK\r\n"
            while answers.readline() != b"\r\n":
                pass
            assert answers.read(1) == b"{"
            while answers.read(1) != b"}":
                pass
    with server.client() as client:
        body = {"name": "Anna", "seats": TWO, "origin": {"ply": 0, "record": "x" * 190_000}}
        assert client.post("/api/tables", json=body).json()["reason"] == "invalid-record"
