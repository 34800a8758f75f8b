"""A mail server for tests: it keeps every mail, and refuses what it is told to refuse."""

from __future__ import annotations

import socketserver
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from typing import cast

import pytest


@dataclass
class Received:
    """One mail that arrived."""

    sender: str
    recipient: str
    source: bytes
    encrypted: bool
    login: bool

    @property
    def message(self) -> EmailMessage:
        return BytesParser(policy=policy.default).parsebytes(self.source)

    @property
    def text(self) -> str:
        return str(self.message.get_content()).replace("\r\n", "\n")


class Post(socketserver.ThreadingTCPServer):
    """A mail server that remembers mails, and refuses what `answers` says."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.mails: list[Received] = []
        self.answers: dict[str, str] = {}
        self.certificate: ssl.SSLContext | None = None
        self.encrypted_from_the_start = False

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """A caller that hangs up is no news."""


class Clerk(socketserver.StreamRequestHandler):
    """One conversation with the mail server."""

    def handle(self) -> None:
        self.post = cast(Post, self.server)
        self.mail = Received("", "", b"", False, False)
        if self.post.encrypted_from_the_start:
            self.encrypt()
        if not self.say(self.post.answers.get("HELLO", "220 ready")):
            return
        while line := self.rfile.readline().decode("ascii").strip():
            verb = line.split(":")[0].split(" ")[0].upper()
            if not self.say(self.post.answers.get(verb) or self.answer(verb, line)):
                return
            if verb == "STARTTLS":
                self.encrypt()

    def say(self, text: str) -> bool:
        """Answer; "hang up" ends the conversation."""
        if text == "hang up":
            return False
        self.wfile.write(text.encode() + b"\r\n")
        return True

    def answer(self, verb: str, line: str) -> str:
        if verb == "EHLO":
            offers = ["AUTH PLAIN" if self.mail.encrypted else "STARTTLS" if self.post.certificate else "HELP"]
            return "\r\n".join(["250-here", *[f"250 {offer}" for offer in offers]])
        if verb == "AUTH":
            self.mail.login = True
            return "235 welcome"
        if verb == "MAIL":
            self.mail.sender = line
        if verb == "RCPT":
            self.mail.recipient = line
        if verb == "DATA":
            return self.take()
        return {"STARTTLS": "220 go on", "QUIT": "221 bye"}.get(verb, "250 fine")

    def take(self) -> str:
        self.say("354 go on")
        while (line := self.rfile.readline()) != b".\r\n":
            self.mail.source += line
        if "END" not in self.post.answers:
            self.post.mails.append(self.mail)
        return self.post.answers.get("END", "250 taken")

    def encrypt(self) -> None:
        assert self.post.certificate is not None
        self.request = self.post.certificate.wrap_socket(self.request, server_side=True)
        self.rfile = self.request.makefile("rb")
        self.wfile = self.request.makefile("wb", buffering=0)
        self.mail.encrypted = True

    def finish(self) -> None:
        for one in (self.wfile, self.rfile, self.request):
            one.close()


@pytest.fixture
def post() -> Iterator[Post]:
    server = Post()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()
