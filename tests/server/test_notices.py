"""Turn notices: what goes out, where it may go, and what nobody gets to see."""

from __future__ import annotations

import ast
import asyncio
import ipaddress
import json
import logging
import re
import shutil
import socket
import ssl
import subprocess
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast

import msgspec
import pytest

from alhambra import locales
from alhambra.locales import LANGUAGES, say
from alhambra.server import notices, push
from alhambra.server.notices import (
    DeliveryFailed,
    Destination,
    InvalidDestination,
    InvalidSmtp,
    Mail,
    Notice,
    NoticeSettings,
    Smtp,
    Webhook,
    check_destination,
    deliver,
    is_public,
    retry_after,
    smtp_from,
)
from letterbox import Post

ROOT = Path(__file__).resolve().parents[2]
KEY = "correct-horse-battery"
PASSWORD = "s3cret-p@ss/word"
ADDRESS = "anna.private@mail.example.org"
NAME = "hooks.example.org"  # what the certificate of the tests is for
SENDER = "tables@club.example.org"

NOTICE = Notice("k3Qz_x-1", 57, 2, "Anna", "Friday round", "https://play.example.org/tables/k3Qz_x-1", "en")
PUBLIC = NoticeSettings(Smtp("mail.example.org", 25, "none", SENDER))
AT_HOME = replace(PUBLIC, private_webhooks=True)


def attempt(destination: Destination, settings: NoticeSettings = AT_HOME, notice: Notice = NOTICE) -> None:
    asyncio.run(deliver(notice, destination, settings))


def failure(destination: Destination, settings: NoticeSettings = AT_HOME) -> tuple[str, bool]:
    """How an attempt fails, after a look at all that somebody might print of it."""
    with pytest.raises(DeliveryFailed) as caught:
        attempt(destination, settings)
    shown = "".join(traceback.format_exception(caught.value)) + repr(caught.value) + str(caught.value)
    for secret in secrets_of(destination):
        assert secret not in shown
    return caught.value.reason, caught.value.permanent


def secrets_of(destination: Destination) -> list[str]:
    return [destination.url, destination.key] if isinstance(destination, Webhook) else [destination.address, PASSWORD]


# ----------------------------------------------------------------------------------------------------- a web server


@dataclass
class Posted:
    """One request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver(ThreadingHTTPServer):
    """A web server that remembers what it was sent, and answers with a status or worse."""

    daemon_threads = True

    def __init__(self, host: str = "127.0.0.1", port: int = 0) -> None:
        super().__init__((host, port), Answering)
        self.posted: list[Posted] = []
        self.status = 200
        self.headers: dict[str, str] = {"Content-Length": "0"}
        self.silent = False
        self.endless = False
        self.done = threading.Event()

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """A caller that hangs up is no news."""


class Answering(BaseHTTPRequestHandler):
    """How the web server answers."""

    def do_POST(self) -> None:
        server = cast(Receiver, self.server)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        server.posted.append(Posted(self.path, dict(self.headers), body))
        if server.silent:
            server.done.wait(5)
            return
        self.send_response(server.status)
        for name, value in server.headers.items():
            self.send_header(name, value)
        self.end_headers()
        while server.endless and not server.done.is_set():
            self.wfile.write(b"x" * 4096)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the library's name
        """Say nothing."""


@contextmanager
def served(server: Receiver) -> Iterator[Receiver]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.done.set()
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with served(Receiver()) as server:
        yield server


def hook(server: Receiver, path: str = "/turns?to=anna") -> Webhook:
    return Webhook(f"http://127.0.0.1:{server.port}{path}", KEY)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[list[str]]]:
    """What each name resolves to, question after question; the last answer stays."""
    table: dict[str, list[list[str]]] = {}
    real = socket.getaddrinfo

    def answer(host: str, port: int, *wanted: int, **wishes: int) -> list[tuple[object, ...]]:
        if host not in table:
            if re.fullmatch(r"[0-9.]+|.*:.*", host):
                return list(real(host, port, *wanted, **wishes))
            raise socket.gaierror(socket.EAI_NONAME, f"no such name: {host}")
        found = table[host].pop(0) if len(table[host]) > 1 else table[host][0]
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, 1, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    return table


# -------------------------------------------------------------------------------------------------------- the webhook


def test_a_webhook_tells_whose_turn_it_is(receiver: Receiver) -> None:
    attempt(hook(receiver), notice=replace(NOTICE, name="Zoë"))
    (posted,) = receiver.posted
    assert posted.path == "/turns?to=anna"
    assert posted.headers["Content-Type"] == "application/json"
    assert posted.headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert list(json.loads(posted.body).items()) == [
        ("type", "turn"),
        ("version", 1),
        ("table", "k3Qz_x-1"),
        ("seq", 57),
        ("seat", 2),
        ("name", "Zoë"),
        ("link", "https://play.example.org/tables/k3Qz_x-1"),
    ]
    assert KEY not in str(posted)


def is_genuine() -> Callable[[str, dict[str, str], bytes], bool]:
    """The verification that the documentation shows."""
    page = ROOT / "docs" / "notices.md"
    (code,) = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    space: dict[str, object] = {}
    exec(compile(code, str(page), "exec"), space)
    return cast(Callable[[str, dict[str, str], bytes], bool], space["is_genuine"])


def test_the_verification_in_the_documentation_accepts_ours_and_nothing_else(receiver: Receiver) -> None:
    attempt(hook(receiver))
    (posted,) = receiver.posted
    genuine = is_genuine()
    assert genuine(KEY, posted.headers, posted.body)
    assert not genuine(KEY + "x", posted.headers, posted.body)
    assert not genuine(KEY, posted.headers, posted.body.replace(b"57", b"58"))
    later = {**posted.headers, "X-Alhambra-Timestamp": str(int(posted.headers["X-Alhambra-Timestamp"]) + 1)}
    assert not genuine(KEY, later, posted.body)


def test_the_verification_in_the_documentation_refuses_what_is_old(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 400)
    attempt(hook(receiver))
    monkeypatch.undo()
    (posted,) = receiver.posted
    assert not is_genuine()(KEY, posted.headers, posted.body)


def test_every_attempt_has_the_same_delivery_id(receiver: Receiver) -> None:
    receiver.status = 500
    assert failure(hook(receiver)) == ("status 500", False)
    receiver.status = 200
    attempt(hook(receiver))
    attempt(hook(receiver), notice=replace(NOTICE, seq=58))
    ids = [posted.headers["X-Alhambra-Delivery"] for posted in receiver.posted]
    assert ids == ["k3Qz_x-1-57-2", "k3Qz_x-1-57-2", "k3Qz_x-1-58-2"]


@pytest.mark.parametrize("status", [200, 202, 204, 299])
def test_a_status_of_success_is_enough(receiver: Receiver, status: int) -> None:
    receiver.status = status
    attempt(hook(receiver))
    assert len(receiver.posted) == 1


@pytest.mark.parametrize(
    ("status", "permanent"),
    [
        (300, False),
        (304, False),
        (400, True),
        (404, True),
        (410, True),
        (408, False),
        (425, False),
        (429, False),
        (500, False),
        (503, False),
    ],
)
def test_any_other_status_is_a_failure(receiver: Receiver, status: int, permanent: bool) -> None:
    receiver.status = status
    assert failure(hook(receiver)) == (f"status {status}", permanent)
    assert len(receiver.posted) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(receiver: Receiver, status: int) -> None:
    with served(Receiver()) as elsewhere:
        receiver.status = status
        receiver.headers["Location"] = f"http://127.0.0.1:{elsewhere.port}/"
        assert failure(hook(receiver)) == (f"status {status}", False)
        assert len(receiver.posted) == 1
        assert elsewhere.posted == []


def test_a_receiver_that_does_not_answer_is_left_in_time(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notices.PATIENCE == 5
    monkeypatch.setattr(notices, "PATIENCE", 0.3)
    receiver.silent = True
    started = time.monotonic()
    assert failure(hook(receiver)) == ("timeout", False)
    assert time.monotonic() - started < 2


def test_a_name_that_does_not_resolve_in_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    monkeypatch.setattr(notices, "PATIENCE", 0.2)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **wishes: released.wait(5))
    assert failure(Webhook(f"https://{NAME}/", KEY)) == ("timeout", False)
    released.set()


def test_an_endless_answer_is_not_read(receiver: Receiver) -> None:
    receiver.headers = {}
    receiver.endless = True
    started = time.monotonic()
    attempt(hook(receiver))
    assert time.monotonic() - started < 2


def test_an_endless_head_is_not_read(receiver: Receiver) -> None:
    receiver.headers = {f"X-{number}": "x" * 1000 for number in range(300)}
    assert failure(hook(receiver)) == ("unreachable", False)


def test_nobody_listening_is_worth_another_attempt() -> None:
    with served(Receiver()) as gone:
        destination = hook(gone)
    assert failure(destination) == ("unreachable", False)


def test_a_name_that_nobody_knows_is_worth_another_attempt(names: dict[str, list[list[str]]]) -> None:
    assert failure(Webhook(f"https://{NAME}/", KEY)) == ("name not resolved", False)


def test_no_proxy_of_the_environment_is_asked(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    attempt(hook(receiver))
    assert len(receiver.posted) == 1


# ------------------------------------------------------------------------------------------------------ where it may go

FORBIDDEN = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::808:808",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2002:c0a8:101::",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
]
PERMITTED = [
    "1.1.1.1",
    "8.8.8.8",
    "172.32.0.1",
    "2606:4700:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2002:808:808::1",
]
DISGUISES = ["2130706433", "0x7f000001", "0x7F.1", "127.1", "127.0.1", "0177.0.0.1", "017700000001", "0", "0x"]


def in_url(host: str) -> str:
    return f"http://[{host}]:8080/" if ":" in host else f"http://{host}:8080/"


@pytest.mark.parametrize("host", FORBIDDEN)
def test_addresses_that_are_not_public_are_refused(host: str, names: dict[str, list[list[str]]]) -> None:
    assert not is_public(ipaddress.ip_address(host))
    literal = Webhook(in_url(host), KEY)
    with pytest.raises(InvalidDestination) as caught:
        check_destination(literal, PUBLIC)
    assert caught.value.reason == "notice-url-private"
    assert failure(literal, PUBLIC) == ("notice-url-private", True)
    named = Webhook(f"https://{NAME}/", KEY)
    for answer in ([host], ["8.8.8.8", host], [host, "8.8.8.8"]):
        names[NAME] = [answer]
        check_destination(named, PUBLIC)
        assert failure(named, PUBLIC) == ("private address", True)


@pytest.mark.parametrize("host", PERMITTED)
def test_public_addresses_are_permitted(host: str) -> None:
    assert is_public(ipaddress.ip_address(host))
    check_destination(Webhook(in_url(host), KEY), PUBLIC)


@pytest.mark.parametrize("host", DISGUISES)
@pytest.mark.parametrize("settings", [PUBLIC, AT_HOME], ids=["public", "at home"])
def test_addresses_in_disguise_are_refused(host: str, settings: NoticeSettings) -> None:
    with pytest.raises(InvalidDestination) as caught:
        check_destination(Webhook(f"http://{host}/", KEY), settings)
    assert caught.value.reason in ("notice-url", "notice-url-host")
    assert failure(Webhook(f"http://{host}/", KEY), settings) == (caught.value.reason, True)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "tables.localhost"])
def test_names_of_this_machine_are_refused(host: str) -> None:
    with pytest.raises(InvalidDestination) as caught:
        check_destination(Webhook(f"http://{host}:8000/", KEY), PUBLIC)
    assert caught.value.reason == "notice-url-private"
    check_destination(Webhook(f"http://{host}:8000/", KEY), AT_HOME)


def test_an_address_at_a_network_interface_is_judged_like_any_other(names: dict[str, list[list[str]]]) -> None:
    names[NAME] = [["fe80::1%lo"]]
    assert failure(Webhook(f"https://{NAME}/", KEY), PUBLIC) == ("private address", True)
    assert failure(Webhook(f"https://{NAME}/", KEY), AT_HOME) == ("unreachable", False)


def test_the_connection_goes_to_the_address_that_was_checked(
    receiver: Receiver, names: dict[str, list[list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []

    def noted(address: notices.IPAddress) -> bool:
        checked.append(str(address))
        return True

    monkeypatch.setattr(notices, "is_public", noted)
    names[NAME] = [["127.0.0.1"], ["127.0.0.2"]]
    with served(Receiver("127.0.0.2", receiver.port)) as rebound:
        attempt(Webhook(f"http://{NAME}:{receiver.port}/", KEY), PUBLIC)
        assert rebound.posted == []
    assert checked == ["127.0.0.1"]
    assert names[NAME] == [["127.0.0.2"]]
    assert receiver.posted[0].headers["Host"] == f"{NAME}:{receiver.port}"


def test_another_address_of_the_same_host_is_tried(receiver: Receiver, names: dict[str, list[list[str]]]) -> None:
    names[NAME] = [["127.0.0.2", "127.0.0.1", "127.0.0.1"]]
    attempt(Webhook(f"http://{NAME}:{receiver.port}/", KEY))
    assert len(receiver.posted) == 1


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "notice-url"),
        ("hooks.example.org/turns", "notice-url"),
        ("ftp://hooks.example.org/", "notice-url"),
        ("file:///etc/passwd", "notice-url"),
        ("gopher://hooks.example.org/", "notice-url"),
        ("http://", "notice-url"),
        ("http:hooks.example.org", "notice-url"),
        ("https://hooks.example.org/a b", "notice-url"),
        ("https://hooks.example.org/\r\nX-Evil: 1", "notice-url"),
        ("https://hooks.example.org/\n", "notice-url"),
        ("https://hooks.example.org\\@evil.example.org/", "notice-url"),
        ("https://hööks.example.org/", "notice-url"),
        ("http://１２７.0.0.1/", "notice-url"),
        ("http://[::1", "notice-url"),
        ("https://hooks.example.org:port/", "notice-url"),
        ("https:///turns", "notice-url-host"),
        ("https://hooks.example.org:0/", "notice-url-host"),
        ("https://hooks.example.org:65536/", "notice-url-host"),
        ("https://hooks..example.org/", "notice-url-host"),
        ("https://hooks.example.org./", "notice-url-host"),
        ("https://-hooks.example.org/", "notice-url-host"),
        ("https://hooks%2eexample.org/", "notice-url-host"),
        ("http://[fe80::1%25eth0]/", "notice-url-host"),
        (f"https://{'a' * 64}.org/", "notice-url-host"),
        ("https://anna:pass@hooks.example.org/", "notice-url-login"),
        ("https://anna@hooks.example.org/", "notice-url-login"),
        ("https://hooks.example.org/" + "x" * 500, "notice-url-long"),
    ],
)
def test_what_is_no_proper_web_address_is_refused(url: str, reason: str) -> None:
    for settings in (PUBLIC, AT_HOME):
        with pytest.raises(InvalidDestination) as caught:
            check_destination(Webhook(url, KEY), settings)
        assert caught.value.reason == reason
        assert caught.value.text("de") == say("de", reason)


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example.org",
        "HTTPS://Hooks.Example.org/Turns",
        "http://hooks.example.org:8080/a/b?c=d%20e#f",
        "https://xn--hks-sna.example.org/~anna/",
        "https://my_hooks.example.org/",
        "https://hooks.example.org/" + "x" * 474,
    ],
)
def test_proper_web_addresses_are_taken(url: str) -> None:
    check_destination(Webhook(url, KEY), PUBLIC)


@pytest.mark.parametrize("key", ["", "short", "x" * 15, "x" * 201, "with space in the key", "schlüssel-schlüssel"])
def test_keys_that_protect_nothing_are_refused(key: str) -> None:
    with pytest.raises(InvalidDestination) as caught:
        check_destination(Webhook("https://hooks.example.org/", key), PUBLIC)
    assert caught.value.reason == "notice-key"


# -------------------------------------------------------------------------------------------------------- certificates


@dataclass(frozen=True)
class Certificate:
    """A certificate for NAME, and whoever believes it."""

    file: Path
    key: Path

    def server(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file, self.key)
        return context

    def believer(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.file))


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("certificate")
    made = Certificate(folder / "certificate.pem", folder / "key.pem")
    new = ["req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=test"]
    new += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    extensions = [f"subjectAltName=DNS:{NAME}", "keyUsage=critical,digitalSignature,keyCertSign"]
    wishes = [word for extension in extensions for word in ("-addext", extension)]
    files = ["-keyout", str(made.key), "-out", str(made.file)]
    subprocess.run([openssl, *new, *wishes, *files], check=True, capture_output=True)
    return made


@pytest.fixture
def secure_receiver(certificate: Certificate) -> Iterator[Receiver]:
    server = Receiver()
    server.socket = certificate.server().wrap_socket(server.socket, server_side=True)
    with served(server):
        yield server


def test_the_certificate_has_to_be_for_the_name(
    secure_receiver: Receiver,
    certificate: Certificate,
    names: dict[str, list[list[str]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notices, "web_trust", certificate.believer)
    names[NAME] = names["other.example.org"] = [["127.0.0.1"]]
    attempt(Webhook(f"https://{NAME}:{secure_receiver.port}/", KEY))
    assert failure(Webhook(f"https://other.example.org:{secure_receiver.port}/", KEY)) == ("unreachable", False)
    assert len(secure_receiver.posted) == 1


def test_a_certificate_that_nobody_vouches_for_is_not_believed(
    secure_receiver: Receiver, names: dict[str, list[list[str]]]
) -> None:
    names[NAME] = [["127.0.0.1"]]
    assert failure(Webhook(f"https://{NAME}:{secure_receiver.port}/", KEY)) == ("unreachable", False)
    assert secure_receiver.posted == []


# ------------------------------------------------------------------------------------------------------------- mails


def by(server: Post) -> NoticeSettings:
    return NoticeSettings(Smtp("127.0.0.1", server.port, "none", SENDER))


def test_a_mail_tells_whose_turn_it_is(post: Post) -> None:
    attempt(Mail(ADDRESS), by(post))
    (mail,) = post.mails
    message = mail.message
    assert mail.sender.startswith(f"mail FROM:<{SENDER}>")
    assert mail.recipient == f"rcpt TO:<{ADDRESS}>"
    assert message["From"] == f"Alhambra <{SENDER}>"
    assert message["To"] == ADDRESS
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["Message-ID"] == "<k3Qz_x-1-57-2@club.example.org>"
    assert message["Date"].datetime is not None
    assert message.get_content_type() == "text/plain"
    text = mail.text
    assert "Anna" in text
    assert NOTICE.link in text
    assert not mail.encrypted


def test_every_attempt_has_the_same_message_id(post: Post) -> None:
    attempt(Mail(ADDRESS), by(post))
    attempt(Mail(ADDRESS), by(post))
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, seat=0))
    ids = [mail.message["Message-ID"] for mail in post.mails]
    assert ids[0] == ids[1] != ids[2]


SUBJECTS = {
    "fr": "À vous de jouer\u00a0: Soirée d’été",
    "en": "Your turn: Soirée d’été",
    "de": "Du bist am Zug: Soirée d’été",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_speaks_the_language_of_the_player(post: Post, language: str) -> None:
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, language=language, title="Soirée d’été", name="Zoë"))
    (mail,) = post.mails
    assert mail.source.isascii()
    message = mail.message
    assert message["Subject"] == SUBJECTS[language]
    assert message["Content-Language"] == language
    text = mail.text
    for key, facts in (
        ("notice-mail-greeting", {"name": "Zoë"}),
        ("notice-mail-turn", {"title": "Soirée d’été"}),
        ("notice-mail-link", {"link": NOTICE.link}),
        ("notice-mail-reason", {}),
    ):
        assert say(language, key, facts) in text.split("\n")


def test_the_source_of_a_mail_can_be_read(post: Post) -> None:
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, title="é’" * 40, name="é’" * 40))
    assert post.mails[0].message["Content-Transfer-Encoding"] == "quoted-printable"
    assert b"it is your turn" in post.mails[0].source


def test_without_a_link_the_mail_has_no_word_about_it(post: Post) -> None:
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, link=""))
    text = post.mails[0].text
    assert "://" not in text
    assert len([line for line in text.split("\n") if line]) == 3


@pytest.mark.parametrize("line", ["\r\n", "\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_what_players_write_stays_in_its_line(post: Post, line: str) -> None:
    evil = f"Round{line}Bcc: victim@example.org{line}{line}body"
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, title=evil, name=evil))
    message = post.mails[0].message
    assert message["Bcc"] is None
    assert message["Subject"] == "Your turn: Round Bcc: victim@example.org body"
    assert post.mails[0].text.startswith("Hello Round Bcc: victim@example.org body,\n")
    assert message_from_bytes(post.mails[0].source).keys().count("Subject") == 1


@pytest.mark.parametrize("encoded", ["=?utf-8?q?a=0D=0ABcc:_b@example.org?=", "x ==?utf-8?b?YQ0KQmNjOiBiQGUub3Jn?= y"])
def test_what_players_write_is_not_decoded(post: Post, encoded: str) -> None:
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, title=encoded, name=encoded))
    message = post.mails[0].message
    assert message["Bcc"] is None
    assert message["Subject"] == "Your turn: " + encoded.replace("=?", "= ?")
    assert f"Hello {encoded}," in post.mails[0].text


def test_what_players_write_neither_hides_nor_overflows(post: Post) -> None:
    attempt(Mail(ADDRESS), by(post), replace(NOTICE, title="\u202eabc\x00\ud800" + "x" * 500))
    message = post.mails[0].message
    assert message["Subject"] == "Your turn: abc" + "x" * 76 + "…"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@localhost",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "anna@example.org\n",
        "anna@example.org\r\nBcc: victim@example.org",
        "anna\r\nRCPT TO:<victim@example.org>@example.org",
        "anna@example.org, victim@example.org",
        "anna@example.org;victim@example.org",
        "Anna <anna@example.org>",
        "<anna@example.org>",
        '"anna b"@example.org',
        "anna b@example.org",
        "anna%victim.org@example.org",
        "victim.org!anna@example.org",
        "anna@victim.org@example.org",
        ".anna@example.org",
        "anna..b@example.org",
        "anna.@example.org",
        "-anna@example.org",
        "ännä@example.org",
        "anna@exämple.org",
        "anna@example..org",
        "a" * 65 + "@example.org",
        "anna@" + "a." * 130 + "org",
    ],
)
def test_what_is_no_mail_address_is_refused(post: Post, address: str) -> None:
    with pytest.raises(InvalidDestination) as caught:
        check_destination(Mail(address), by(post))
    assert caught.value.reason == "notice-mail-address"
    with pytest.raises(DeliveryFailed, match=r"^notice-mail-address$"):
        attempt(Mail(address), by(post))
    assert post.mails == []


@pytest.mark.parametrize("address", ["a@b.de", "anna.b+alhambra@mail.example.org", "o'neill_1@xn--exmple-cua.org"])
def test_mail_addresses_are_taken(address: str) -> None:
    check_destination(Mail(address), PUBLIC)


def test_without_a_mail_server_there_are_no_mails() -> None:
    with pytest.raises(InvalidDestination) as caught:
        check_destination(Mail(ADDRESS), NoticeSettings())
    assert caught.value.reason == "notice-mail-off"
    assert failure(Mail(ADDRESS), NoticeSettings()) == ("notice-mail-off", True)


@pytest.mark.parametrize(
    ("verb", "answer", "outcome"),
    [
        ("RCPT", f"550 no such user {ADDRESS}", ("mail refused 550", True)),
        ("RCPT", f"450 greylisted {ADDRESS}", ("mail refused 450", False)),
        ("RCPT", "421 closing", ("mail refused 421", False)),
        ("DATA", "554 no", ("mail refused 554", True)),
        ("END", f"554 spam for {ADDRESS}", ("mail refused 554", True)),
        ("END", "451 later", ("mail refused 451", False)),
        ("END", "hang up", ("mail server", False)),
        ("MAIL", "550 who are you", ("mail server", False)),
        ("HELLO", "554 go away", ("mail server", False)),
        ("HELLO", "hang up", ("mail server", False)),
    ],
)
def test_a_mail_server_that_refuses(post: Post, verb: str, answer: str, outcome: tuple[str, bool]) -> None:
    post.answers[verb] = answer
    assert failure(Mail(ADDRESS), by(post)) == outcome
    assert post.mails == []


@pytest.mark.parametrize("answer", ["500 what", "hang up"])
def test_a_mail_that_was_taken_has_arrived_however_the_server_ends(post: Post, answer: str) -> None:
    post.answers["QUIT"] = answer
    attempt(Mail(ADDRESS), by(post))
    assert len(post.mails) == 1


def test_a_mail_server_that_is_not_there_is_worth_another_attempt(post: Post) -> None:
    settings = by(post)
    post.shutdown()
    post.server_close()
    assert failure(Mail(ADDRESS), settings) == ("mail server", False)


@pytest.mark.parametrize("security", ["starttls", "smtps"])
def test_mails_go_encrypted_with_a_login(
    post: Post,
    security: str,
    certificate: Certificate,
    names: dict[str, list[list[str]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = encrypted(post, security, certificate, names)
    assert failure(Mail(ADDRESS), settings) == ("mail server", False)  # nobody vouches for the certificate
    monkeypatch.setattr(notices, "mail_trust", certificate.believer)
    attempt(Mail(ADDRESS), settings)
    (mail,) = post.mails
    assert mail.encrypted
    assert mail.login
    post.answers["AUTH"] = "535 wrong password"
    assert failure(Mail(ADDRESS), settings) == ("mail server", False)
    assert len(post.mails) == 1


def encrypted(post: Post, security: str, certificate: Certificate, names: dict[str, list[list[str]]]) -> NoticeSettings:
    names[NAME] = [["127.0.0.1"]]
    post.certificate = certificate.server()
    post.encrypted_from_the_start = security == "smtps"
    scheme = "smtps" if security == "smtps" else "smtp+starttls"
    return NoticeSettings(smtp_from(f"{scheme}://anna:s3cret-p%40ss%2Fword@{NAME}:{post.port}", SENDER))


def test_a_server_that_does_not_encrypt_gets_no_password(post: Post) -> None:
    smtp = Smtp("127.0.0.1", post.port, "starttls", SENDER, "anna", PASSWORD)
    assert failure(Mail(ADDRESS), NoticeSettings(smtp)) == ("mail server", False)
    assert post.mails == []


# ------------------------------------------------------------------------------------------------------------ settings


@pytest.mark.parametrize(
    ("url", "smtp"),
    [
        ("smtp://localhost", Smtp("localhost", 25, "none", SENDER)),
        ("smtp://127.0.0.1:2525/", Smtp("127.0.0.1", 2525, "none", SENDER)),
        ("smtp://[::1]:2525", Smtp("::1", 2525, "none", SENDER)),
        ("smtps://mail.example.org", Smtp("mail.example.org", 465, "ssl", SENDER)),
        ("smtp+starttls://mail.example.org", Smtp("mail.example.org", 587, "starttls", SENDER)),
        (
            "smtp+starttls://anna%40example.org:s3cret-p%40ss%2Fword@mail.example.org:25",
            Smtp("mail.example.org", 25, "starttls", SENDER, "anna@example.org", PASSWORD),
        ),
    ],
)
def test_mail_servers_are_read_from_their_address(url: str, smtp: Smtp) -> None:
    assert smtp_from(url, SENDER) == smtp


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "notice-smtp-scheme"),
        ("mail.example.org", "notice-smtp-scheme"),
        (f"anna:{PASSWORD}@mail.example.org", "notice-smtp-scheme"),
        (f"https://anna:{PASSWORD}@mail.example.org", "notice-smtp-scheme"),
        (f"smtps://anna:{PASSWORD}@mail.example.org", "notice-smtp-url"),
        (f"smtps://anna:{PASSWORD.replace('/', '#')}@mail.example.org", "notice-smtp-url"),
        (f"smtps://anna:{PASSWORD.replace('/', '?')}@mail.example.org", "notice-smtp-url"),
        (f"smtps://anna:{PASSWORD.replace('/', '[')}@mail.example.org", "notice-smtp-url"),
        ("smtps://mail.example.org:s3cret-p", "notice-smtp-url"),
        ("smtps://mail.example.org:99999", "notice-smtp-url"),
        ("smtps://mail.example.org:0", "notice-smtp-host"),
        ("smtps://", "notice-smtp-host"),
        ("smtps://anna:s3cret-p@", "notice-smtp-host"),
        ("smtps://mail..example.org", "notice-smtp-host"),
        ("smtps://anna@mail.example.org", "notice-smtp-login"),
        ("smtps://:s3cret-p@mail.example.org", "notice-smtp-login"),
        ("smtps://anna:s3cret-p%C3%A9@mail.example.org", "notice-smtp-login"),
        ("smtp://anna:s3cret-p@mail.example.org", "notice-smtp-clear"),
    ],
)
def test_a_wrong_address_of_a_mail_server_is_explained_and_not_repeated(url: str, reason: str) -> None:
    with pytest.raises(InvalidSmtp) as caught:
        smtp_from(url, SENDER)
    assert caught.value.reason == reason
    shown = "".join(traceback.format_exception(caught.value)) + repr(caught.value)
    assert say("en", reason) in shown
    assert "s3cret" not in shown


@pytest.mark.parametrize("sender", ["", "Alhambra <a@example.org>", "a@example.org\nBcc: b@example.org", "alhambra"])
def test_a_wrong_sender_is_explained(sender: str) -> None:
    with pytest.raises(InvalidSmtp) as caught:
        smtp_from("smtp://localhost", sender)
    assert caught.value.reason == "notice-smtp-sender"


def test_the_pauses_between_attempts() -> None:
    assert [retry_after(attempt) for attempt in range(1, 8)] == [30, 120, 600, 3600, 21600, None, None]
    with pytest.raises(ValueError, match="counted from 1"):
        retry_after(0)


@pytest.mark.parametrize("table", ["", "a b", "a\r\nX-Evil: 1", "a\n", "é", "a" * 65])
def test_a_table_whose_name_would_break_a_header_has_no_notice(table: str) -> None:
    with pytest.raises(ValueError, match="name of a table"):
        replace(NOTICE, table=table)


# -------------------------------------------------------------------------------------------------------------- secrets


@pytest.mark.parametrize("destination", [Webhook("https://hooks.example.org/token", KEY), Mail(ADDRESS)])
def test_destinations_are_data_that_nobody_sees(destination: Destination) -> None:
    data = msgspec.json.encode(destination)
    assert msgspec.json.decode(data, type=Webhook | Mail) == destination
    assert json.loads(data)["type"] == type(destination).__name__.lower()
    for shown in (repr(destination), str(destination), f"{[destination]}", str(destination.__rich_repr__())):
        assert not any(secret in shown for secret in [*secrets_of(destination), "token", "hooks"])


def test_settings_show_no_password() -> None:
    smtp = smtp_from("smtps://anna:s3cret-p%40ss%2Fword@mail.example.org", SENDER)
    assert smtp.password == PASSWORD
    assert PASSWORD not in repr(NoticeSettings(smtp))
    assert "anna" not in repr(NoticeSettings(smtp))


def test_logs_show_no_secret(receiver: Receiver, post: Post, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    attempt(hook(receiver, "/token-of-anna"))
    receiver.status = 410
    failure(hook(receiver, "/token-of-anna"))
    attempt(Mail(ADDRESS), by(post))
    assert "connect_tcp" in caplog.text  # something does write to the log
    for secret in (KEY, "token-of-anna", ADDRESS, "sha256="):
        assert secret not in caplog.text


# ---------------------------------------------------------------------------------------------------------------- words


def keys(language: str) -> set[str]:
    file = Path(locales.__file__).parent / language / "notices.ftl"
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))


def said() -> set[str]:
    trees = [ast.parse(Path(file).read_text("utf-8")) for file in (notices.__file__, push.__file__)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    texts = [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return {text for text in texts if re.fullmatch(r"notice-[a-z-]+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_every_key_is_used(language: str) -> None:
    assert keys(language) == said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_the_limits_that_hold(language: str) -> None:
    assert str(notices.LONGEST_URL) in say(language, "notice-url-long")
    told = re.findall(r"[0-9]+", say(language, "notice-key"))
    for length, taken in (
        (int(told[0]), True),
        (int(told[0]) - 1, False),
        (int(told[1]), True),
        (int(told[1]) + 1, False),
    ):
        assert accepts_key_of(length) is taken


def accepts_key_of(length: int) -> bool:
    try:
        check_destination(Webhook("https://hooks.example.org/", "x" * length), PUBLIC)
    except InvalidDestination:
        return False
    return True
