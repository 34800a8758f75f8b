"""The words of the command line, in the language of the person at the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import locales
from ..core.events import Event
from ..palace.components import MONEY
from ..palace.guide import GuideStep


class Voice:
    """Says sentences of the catalogues in one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or locales.language_of_environment()

    def __call__(self, key: str, **facts: object) -> str:
        return locales.say(self.language, key, facts)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return locales.narrate(self.language, event, names)

    def score_line(self, line: Mapping[str, object], names: Sequence[str]) -> str:
        return locales.score_line(self.language, line, names)

    def guide_line(self, step: GuideStep) -> str:
        return locales.guide_line(self.language, step)

    def currencies(self) -> dict[str, str]:
        """What the currencies are called, by their names in the notation."""
        names = [cards[0].name.partition(" ")[0] for cards in MONEY]
        return {name: self(f"currency-{name}") for name in names}

    def cards(self, names: Sequence[str]) -> str:
        """Cards by their names in the notation, as one text."""
        return locales.cards(self.language, names)
