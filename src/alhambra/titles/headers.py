"""What the headers of a record choose: read alike for every game."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..core.game import COMPONENTS
from ..core.record import InvalidRecord
from ..core.violations import short
from .title import Wishes


def wishes_in(headers: Mapping[str, str], seats: range, edition: str | None = None) -> Wishes:
    """Everything that a record chooses; the edition is the one that the game has read from it, if it has editions."""
    modules = tuple(headers.get("Modules", "").split())
    number = _seats_in(headers, seats)
    return Wishes(number, edition, modules, _options_in(headers), _corrections_in(headers), f"header {COMPONENTS}")


def _seats_in(headers: Mapping[str, str], seats: range) -> int:
    found = headers.get("Seats", "missing")
    if not (found.isascii() and found.isdecimal() and len(found) < 10):
        raise InvalidRecord(f"header Seats is {short(found)}: {seats[0]} to {seats[-1]} seats can play")
    return int(found)


def _options_in(headers: Mapping[str, str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in headers.get("Options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidRecord(f"header Options: {short(word)} is not name=value")
        options[name] = value
    return options


def _corrections_in(headers: Mapping[str, str]) -> dict[str, object] | None:
    if COMPONENTS not in headers:
        return None
    try:
        found = json.loads(headers[COMPONENTS])
    except (ValueError, RecursionError):
        raise InvalidRecord(f"header {COMPONENTS} is not readable") from None
    if not isinstance(found, dict):
        raise InvalidRecord(f"header {COMPONENTS} is not a table of corrections")
    return found
