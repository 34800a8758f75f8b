"""The files of the browser client: what is served where, how long it is kept, and that nothing else can be had."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from alhambra.locales import LANGUAGES, say
from alhambra.server.access.security import POLICY
from alhambra.server.app import create_app
from alhambra.server.browser import CLIENT, accepted, read_client
from alhambra.server.settings import Settings
from harness import Server, running_server

PAGE = "<!doctype html><title>Alhambra</title><p>é"
SCRIPT = "console.log('alhambra');" * 20
PAGES = ["/", "/new", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/replay/x", "/replay/x/3", "/rules", "/rules/BASE-PLACE-05"]
PAGES += ["/settings", "/learn", "/anything/else", "/apiary", "/health/of/people", "/t/%F0%9F%8C%99"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a build leaves."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": PAGE,
        "sw.js": "self.skipWaiting();",
        "manifest.webmanifest": "{}",
        "favicon.svg": "<svg/>",
        "assets/main-Ab3_x-9Q.js": SCRIPT,
        "assets/main-Ab3_x-9Q.css": "p{}",
    }.items():
        (folder / name).write_text(text, "utf-8")
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "assets" / "main-Ab3_x-9Q.js.br").write_bytes(b"brotli")
    (folder / "assets" / "inter-12345678.woff2").write_bytes(b"\0font")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return folder


def ask(folder: Path, method: str, path: str, **headers: str) -> httpx.Response:
    """One request to a server that has this client, as it comes from the network."""
    app = create_app(Settings(database="sqlite:///nowhere"), client=folder)

    async def work() -> httpx.Response:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, path, headers={"Accept-Encoding": "identity", **headers})

    return asyncio.run(work())


# --------------------------------------------------------------------------------------------------------------- files


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_game_is_the_same_file(built: Path, path: str) -> None:
    answer = ask(built, "GET", path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    assert "manifest-src 'self'; worker-src 'self'" in POLICY


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/assets/main-Ab3_x-9Q.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/main-Ab3_x-9Q.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/inter-12345678.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_every_file_has_its_kind_and_is_kept_as_long_as_it_may(built: Path, path: str, kind: str, keep: str) -> None:
    answer = ask(built, "GET", path)
    assert answer.status_code == 200
    assert answer.content == (built / path[1:]).read_bytes()
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    head = ask(built, "HEAD", path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "cache-control", "etag"):
        assert head.headers[name] == answer.headers[name]


@pytest.mark.parametrize(
    ("takes", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000, gzip ; q=0", ""),
        ("identity", ""),
        ("", ""),
        ("brr, xgzip", ""),
        ("gzip" * 10_000, ""),
    ],
)
def test_whoever_can_unpack_gets_it_packed(built: Path, takes: str, encoding: str) -> None:
    path = "/assets/main-Ab3_x-9Q.js"
    answer = ask(built, "HEAD", path, **{"Accept-Encoding": takes})
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    sizes = {"br": 6, "gzip": (built / f"{path[1:]}.gz").stat().st_size, "": len(SCRIPT)}
    assert int(answer.headers["content-length"]) == sizes[encoding]


def test_what_was_packed_can_be_unpacked(built: Path) -> None:
    answer = ask(built, "GET", "/", **{"Accept-Encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", PAGE)


def test_what_a_browser_has_is_not_sent_again(built: Path) -> None:
    for encoding in ("identity", "gzip"):
        takes = {"Accept-Encoding": encoding}
        tag = ask(built, "GET", "/t/x", **takes).headers["etag"]
        again = ask(built, "GET", "/t/x", **takes, **{"If-None-Match": f'"other", W/{tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
        assert ask(built, "GET", "/t/x", **takes, **{"If-None-Match": '"other"'}).status_code == 200
    assert ask(built, "GET", "/", **{"If-None-Match": tag}).status_code == 200, "packed is not unpacked"
    (built / "index.html").write_text("other", "utf-8")
    assert ask(built, "GET", "/").headers["etag"] != tag


def test_encodings_are_read() -> None:
    assert accepted("gzip;q=1.0, br, *;q=0") == {"gzip", "br"}


# ------------------------------------------------------------------------------------------------------------- nowhere


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere.js",
        "/nowhere.html",
        "/t/x.y",
        "/assets",
        "/assets/",
        "/assets/nowhere",
        "/assets/main-Ab3_x-9Q.js.gz",
        "/assets/main-Ab3_x-9Q.js.br",
        "/assets/main-Ab3_x-9Q.js%00",
        "/index.html.gz",
        "/.git",
        "/api",
        "/api/nowhere",
    ],
)
def test_where_nothing_is(built: Path, path: str) -> None:
    answer = ask(built, "GET", path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_pages_can_only_be_read(built: Path, method: str) -> None:
    answer = ask(built, method, "/new")
    assert (answer.status_code, answer.json()["reason"]) == (405, "wrong-method")
    allowed = set(answer.headers["allow"].split(", "))
    assert allowed == set(ask(built, "OPTIONS", "/new").headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.sqlite") as found:
        yield found
        assert "Traceback" not in found.log


@pytest.mark.parametrize(
    "target",
    [
        "/../browser.py",
        "/../../../../../../etc/passwd",
        "/assets/../../browser.py",
        "/%2e%2e/browser.py",
        "/..%2fbrowser.py",
        "/assets/..%2f..%2fbrowser.py",
        "/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/..%5cbrowser.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/etc/passwd%00.js",
        "/assets/%c0%ae%c0%ae/browser.py",
        "file:///etc/passwd",
    ],
)
def test_no_address_leads_out_of_the_folder(server: Server, target: str) -> None:
    """Sent as it is: libraries would tidy it."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert re.match(rb"HTTP/1\.1 (200|400|404) ", answer), answer[:200]
    assert b"root:" not in answer
    assert b"def read_client" not in answer


def test_only_what_was_there_at_the_start_is_known(built: Path) -> None:
    files = read_client(built)
    assert set(files) == {
        "/index.html",
        "/sw.js",
        "/manifest.webmanifest",
        "/favicon.svg",
        "/assets/main-Ab3_x-9Q.js",
        "/assets/main-Ab3_x-9Q.css",
        "/assets/inter-12345678.woff2",
    }
    assert set(files["/assets/main-Ab3_x-9Q.js"].smaller) == {"br", "gzip"}


# ----------------------------------------------------------------------------------------------------------- not built


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA"])
def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path, language: str, path: str) -> None:
    answer = ask(tmp_path, "GET", path, **{"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-store", "Accept-Language")
    assert f'<html lang="{language}">' in answer.text
    assert say(language, "server-unbuilt") in answer.text
    assert "npm run build" in answer.text
    assert ask(tmp_path, "GET", "/nowhere.js").status_code == 404


def test_a_half_built_client_is_none(built: Path) -> None:
    (built / "index.html").unlink()
    assert read_client(built) == {}
    assert read_client(built / "nowhere") == {}


# ------------------------------------------------------------------------------------------------------- the real thing


def test_everything_that_the_first_page_loads_is_served_and_the_policy_allows_it(server: Server) -> None:
    if not read_client(CLIENT):
        pytest.skip("the client has not been built")
    with server.client() as client:
        page = client.get("/").text
        loaded = re.findall(r'(?:src|href)="(/[^"]*)"', page)
        assert any(path.startswith("/assets/") for path in loaded)
        for path in loaded:
            assert client.get(path).status_code == 200, path
    assert not re.search(r"<style|\sstyle=|<script(?![^>]* src)|\son\w+=", page)
