"""The words of the command line, in the language of the person at the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import locales
from ..core.events import Event


class Voice:
    """Says sentences of the catalogues in one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or locales.language_of_environment()

    def __call__(self, key: str, **facts: object) -> str:
        return locales.say(self.language, key, facts)

    def either(self, key: str, otherwise: str) -> str:
        """The sentence with this key, or something else where the catalogues have none."""
        return self(key) if locales.key_exists(key, self.language) else otherwise

    def tells(self, event: Event) -> bool:
        """Is there a sentence for such events?"""
        return locales.key_exists(locales.event_key(event.verb), self.language)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return locales.narrate(self.language, event, names)

    def seats(self, count: int) -> list[str]:
        """What players without names are called."""
        return [self("seat-name", seat=seat + 1) for seat in range(count)]

    def rivals(self, keys: Iterable[str]) -> list[str]:
        """What those are called who play along without a seat."""
        return [self(f"rival-{key}") for key in keys]

    def mix(self, edition: str | None, modules: Iterable[str]) -> list[str]:
        """The names of an edition, if there is one, and of modules."""
        return [*([] if edition is None else [self(f"edition-{edition}")]), *[self(f"module-{key}") for key in modules]]

    def guide_line(self, step: locales.Listing) -> str:
        return locales.guide_line(self.language, step)
