"""What is chosen before a game, as texts write it, and why a game cannot be set up."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping


class InvalidSetup(ValueError):
    """No game can be set up like this."""


class InvalidComponents(ValueError):
    """Corrections of printed facts do not say what they have to.

    The text is for files and command lines. `where` is the fact that is meant, such as "scoring.tower"; `reason` is the
    key of a sentence that says the same in every language, with its `facts`; empty: there is none.
    """

    def __init__(self, text: str, where: str = "", reason: str = "", facts: Mapping[str, object] | None = None) -> None:
        super().__init__(text)
        self.where = where
        self.reason = reason
        self.facts: Mapping[str, object] = {} if facts is None else facts


def shown(value: object) -> str:
    """The value of an option as texts write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (tuple, list)):
        return ",".join([str(part) for part in value])
    return str(value)


def counted(count: object, noun: str) -> str:
    """1 seat, 2 seats."""
    return f"{count} {noun}" if count == 1 or count == "1" else f"{count} {noun}s"


def hint(word: object, known: Iterable[str]) -> str:
    """A suggestion for a misspelt name."""
    close = difflib.get_close_matches(str(word)[:40], list(known), 1)
    return f" (did you mean {close[0]}?)" if close else ""
