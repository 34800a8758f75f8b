"""Why the server does not do what it was asked."""

from __future__ import annotations

from collections.abc import Mapping

from ..locales import say


class Refused(Exception):
    """Something that cannot be. `reason` is for programs; the sentence `refused-<reason>` is for people."""

    def __init__(self, reason: str, status: int = 409, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status  # of HTTP
        self.facts: Mapping[str, object] = facts

    def text(self, language: str = "en") -> str:
        return say(language, f"refused-{self.reason}", self.facts)


class Stale(Refused):
    """Asked by somebody who does not know yet what has happened meanwhile."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", 409, seq=seq)
