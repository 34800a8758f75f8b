"""The log of a server: what is worth telling, and no more of it than somebody could read."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

NOT_WORTH_TELLING = ("Application startup failed", "Invalid UTF-8 sequence received")  # as the framework says it
MOST = 10  # lines of one kind in a minute
MINUTE = 60.0
KINDS = 100  # that are remembered
COUNTED_ELSEWHERE = "alhambra.security"  # each kind of event by itself, in access/audit.py

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "worthwhile": {"()": "alhambra.server.logs.Worthwhile"},
        "sparing": {"()": "alhambra.server.logs.Sparing"},
    },
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "formatter": "plain",
            "filters": ["worthwhile", "sparing"],
            "stream": "ext://sys.stderr",
        }
    },
    "loggers": {
        "alhambra": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
    },
}


class Worthwhile(logging.Filter):
    """The application says itself why it cannot start, and nobody needs to know what nonsense a client has sent."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        return not ("Traceback (most recent call last)" in text or text.startswith(NOT_WORTH_TELLING))


class Kind:
    """Lines that say the same of different things."""

    __slots__ = ("left_out", "said", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        self.said = 0
        self.left_out = 0


class Sparing(logging.Filter):
    """Lets so many lines of each kind through in a minute, and counts the others: a client can cause many."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._now = now
        self._kinds: OrderedDict[tuple[str, str], Kind] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kinds)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == COUNTED_ELSEWHERE:
            return True
        kind = self._kind(record)
        now, left_out = self._now(), 0
        if now - kind.since >= MINUTE:
            left_out = kind.left_out
            kind.since, kind.said, kind.left_out = now, 0, 0
        if kind.said >= self._most:
            kind.left_out += 1
            return False
        kind.said += 1
        if left_out:
            record.msg, record.args = f"{record.getMessage()} … and {left_out} more", ()
        return True

    def _kind(self, record: logging.LogRecord) -> Kind:
        name = record.name, str(record.msg)
        found = self._kinds.get(name)
        if found is None:
            found = self._kinds[name] = Kind(self._now())
            if len(self._kinds) > KINDS:
                self._kinds.popitem(last=False)
        self._kinds.move_to_end(name)
        return found
