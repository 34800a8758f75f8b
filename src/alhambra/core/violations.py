"""Why a move is refused: violations of rules, and the three errors that carry them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NewType

RuleId = NewType("RuleId", str)
LONGEST_QUOTE: Final = 60
Facts = Mapping[str, object]
Speaker = Callable[[str, str, Facts], str]


def short(text: object) -> str:
    """What somebody wrote, fit to be quoted in a sentence."""
    words = " ".join(str(text).split())
    return words if len(words) <= LONGEST_QUOTE else words[: LONGEST_QUOTE - 3] + "..."


class Spokesman:
    """Turns a message key and its facts into a sentence; the words live outside the engine (see `locales`)."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None

    def say(self, language: str, key: str, facts: Facts) -> str:
        if self.speaker is None:
            told = ", ".join([f"{name} {value}" for name, value in facts.items()])
            return f"{key} ({told})" if told else key
        return self.speaker(language, key, facts)


SPOKESMAN = Spokesman()


class Where:
    """The cell, and the side of it, that a violation is about."""

    def __init__(self, cell: tuple[int, int], side: str = "") -> None:
        self.cell = cell
        self.side = side  # "N", "E", "S", "W", or "" when the whole cell is meant

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Where) and self.cell == other.cell and self.side == other.side

    def __hash__(self) -> int:
        return hash((self.cell, self.side))

    def __repr__(self) -> str:
        return f"{self.cell[0]},{self.cell[1]}{' ' + self.side if self.side else ''}"


class Violation:
    """A rule that forbids a move, and the facts of the case."""

    def __init__(self, rule: str, reason: str, facts: Facts | None = None, where: Where | None = None) -> None:
        self.rule = RuleId(rule)
        self.reason = reason  # key of the sentence in the catalogues
        self.facts: Facts = {} if facts is None else facts
        self.where = where

    def text(self, language: str = "en") -> str:
        """One sentence that says why, in the given language."""
        facts = dict(self.facts)
        if self.where is not None:
            facts["cell"] = f"{self.where.cell[0]},{self.where.cell[1]}"
            facts["side"] = self.where.side
        return SPOKESMAN.say(language, self.reason, facts)

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Violation {self.rule} {self.reason} {dict(self.facts)} {self.where}>"


class UnknownMove(ValueError):
    """The text is no move of this game."""

    def __init__(self, reason: str, facts: Facts) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def text(self, language: str = "en") -> str:
        return SPOKESMAN.say(language, self.reason, self.facts)

    def __str__(self) -> str:
        return self.text()


class IllegalMove(ValueError):
    """The move exists, but a rule forbids it now."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation.reason)
        self.violation = violation

    def text(self, language: str = "en") -> str:
        return self.violation.text(language)

    def __str__(self) -> str:
        return str(self.violation)


class NotYourDecision(ValueError):
    """Another seat has to decide."""

    def __init__(self, seat: int, deciding: int | None) -> None:
        super().__init__(seat, deciding)
        self.seat = seat
        self.deciding = deciding  # None: the game is over

    def text(self, language: str = "en") -> str:
        facts = {"seat": self.seat + 1, "deciding": 0 if self.deciding is None else self.deciding + 1}
        return SPOKESMAN.say(language, "not-your-decision", facts)

    def __str__(self) -> str:
        return self.text()
