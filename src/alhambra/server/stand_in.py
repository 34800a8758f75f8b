"""Answers while there is no worker: nobody waits in vain, and programs that watch over the server hear why."""

from __future__ import annotations

import re
import select
import socket
import time
from contextlib import suppress

import msgspec

from .access.visitor import best_language
from .refusals import Refused

PATIENCE = 0.1  # seconds for a client to say what it wants, and to hear that it cannot be
LARGEST = 8192  # bytes of a request that are looked at
LANGUAGE = re.compile(rb"(?i)\r\naccept-language:([^\r]*)")


class StandIn:
    """For the workers of a listening socket."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener

    def answer(self, seconds: float) -> None:
        """Refuse whatever is asked, for so long. One client after the other: it is not for long, and none is kept."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if not select.select([self._listener], [], [], left)[0]:
                return
            with suppress(OSError):  # who has left in the meantime needs no answer
                client, _ = self._listener.accept()
                with client:
                    self._refuse(client)

    def _refuse(self, client: socket.socket) -> None:
        client.settimeout(PATIENCE)
        asked = b""
        with suppress(TimeoutError):
            asked = client.recv(LARGEST)
        client.sendall(refusal(asked))
        client.shutdown(socket.SHUT_WR)
        client.recv(LARGEST)  # who is cut off in the middle of a sentence may not hear the answer


def refusal(asked: bytes) -> bytes:
    """The answer to a request, in its language."""
    found = LANGUAGE.search(asked)
    refused = Refused("restarting", 503)
    text = refused.text(best_language("" if found is None else found[1].decode("latin-1")))
    body = msgspec.json.encode({"reason": refused.reason, "text": text})
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n"
        f"Retry-After: 5\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
