"""What people can choose before a game, as clients are told: shapes that the server sends and each title fills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from ..core.setup import InvalidComponents, InvalidSetup, shown
from ..locales import say
from . import title

OptionValue = str | int | bool | list[int]
LONGEST_PROBLEM = 300  # characters of what the engine says


class Unplayable(Exception):
    """Nobody can play this. The reason with its facts can be told in every language."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Named(Struct, frozen=True, kw_only=True):
    """Something to choose, with its name in the language asked for."""

    key: str
    name: str


class Explained(Named, frozen=True, kw_only=True):
    """The same with one sentence that says what it does."""

    summary: str


class SeatRange(Struct, frozen=True):
    """How many can play."""

    least: int
    most: int


class OptionChoice(Struct, frozen=True):
    """A value that an option may have."""

    value: OptionValue
    name: str


class OptionInfo(Explained, frozen=True, kw_only=True):
    """An option. One of kind "ages" takes a number for each seat, or none at all; the others one of their values."""

    kind: Literal["choice", "ages"]
    values: list[OptionChoice]
    default: OptionValue  # unless the edition sets another
    rule: str
    seats: list[int] = []  # with how many players it has a say; none: with any number


class EditionInfo(Explained, frozen=True, kw_only=True):
    """An edition, and the options that it sets."""

    options: dict[str, OptionValue]
    default: bool


class Conflict(Struct, frozen=True, kw_only=True):
    """What a module cannot be played with: another module, or an option with this value."""

    module: str | None = None
    option: str | None = None
    value: OptionValue | None = None
    reason: str


class ModuleInfo(Explained, frozen=True, kw_only=True):
    """A module. An automatic one cannot be chosen: it joins by itself when so many play."""

    box: int  # the expansion that it came in; 0: the base game
    automatic: bool
    seats: list[int]  # the numbers of players with whom it is played
    options: list[OptionInfo]
    conflicts: list[Conflict]
    rules: str  # the module whose rules `/api/rules` lists
    rule: str  # the first of them


class GameInfo(Explained, frozen=True, kw_only=True):
    """A game that can be played here."""

    seats: SeatRange


class BoundInfo(Struct, frozen=True, kw_only=True):
    """A number to choose for a pace, in seconds or days."""

    key: str
    least: float
    most: float
    unit: Literal["seconds", "days"]


class PaceInfo(Explained, frozen=True, kw_only=True):
    """A pace, and the numbers that it needs."""

    bounds: list[BoundInfo]


class AnyLibrary(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a new game."""

    version: str
    rules_version: str
    language: str
    languages: list[str]
    seats: SeatRange
    editions: list[EditionInfo]
    modules: list[ModuleInfo]
    options: list[OptionInfo]  # of the base game
    bots: list[Explained]
    paces: list[PaceInfo]
    time_outs: list[Explained]
    reactions: list[Named]
    components: list[Named]  # whose printed facts can be corrected, beside those of modules


class Agreed(Struct, frozen=True, kw_only=True):
    """What would be in force: the edition, the modules with those that join by themselves, every option."""

    edition: str
    modules: list[str]
    options: dict[str, OptionValue]


class SetupStep(Struct, frozen=True, kw_only=True):
    """One thing to lay out on a real table, and the rules that say so."""

    number: int  # in the whole guide, from 1
    key: str  # names the kind of step; several may have the same
    module: str
    text: str
    rules: list[str]


class SetupStage(Named, frozen=True, kw_only=True):
    """Steps that belong together."""

    steps: list[SetupStep]


class AnyPosition(Struct, frozen=True, kw_only=True):
    """The position after so many moves: a view as the socket gives it, but with everything hidden."""

    ply: int
    view: dict[str, object]


def named(family: str, key: str, language: str) -> Named:
    return Named(key=key, name=say(language, f"{family}-{key}"))


def explained(family: str, key: str, language: str) -> Explained:
    name = f"{family}-{key}"
    return Explained(key=key, name=say(language, name), summary=say(language, f"{name}-summary"))


def option_of(option: title.OptionChoice, language: str, seats: Sequence[int] = ()) -> OptionInfo:
    """An option whose values are listed; `seats` if it has a say only with so many players."""
    told = explained("option", option.name, language)
    return OptionInfo(
        key=told.key,
        name=told.name,
        summary=told.summary,
        kind="choice",
        values=[_choice(value, language) for value in option.values],
        default=plain(option.values[0]),
        rule=option.rule,
        seats=list(seats),
    )


def _choice(value: object, language: str) -> OptionChoice:
    worded = isinstance(value, (str, bool))
    return OptionChoice(plain(value), say(language, f"library-value-{shown(value)}") if worded else shown(value))


def plain(value: object) -> OptionValue:
    """The value of an option as JSON knows it."""
    if isinstance(value, tuple):
        return list(value)
    assert isinstance(value, (str, int, bool))
    return value


def corrected(corrections: Mapping[str, object] | None) -> list[str]:
    """Which printed facts are corrected, by name: "base.money"."""
    parts = {} if corrections is None else corrections
    tables = [(part, names) for part, names in parts.items() if isinstance(names, dict)]
    return sorted(f"{part}.{name}" for part, names in tables for name, value in names.items() if value not in ({}, []))


def unplayable(error: InvalidSetup | InvalidComponents) -> Unplayable:
    """What the engine says, in every language as far as there are words for it."""
    if isinstance(error, InvalidComponents) and error.reason:
        return Unplayable(error.reason, where=error.where, **error.facts)
    where = error.where if isinstance(error, InvalidComponents) else ""
    return Unplayable("setup-other", where=where, problem=quoted(error))


def quoted(error: Exception) -> str:
    """What the engine says, fit to stand at the end of a sentence."""
    return " ".join(str(error).split())[:LONGEST_PROBLEM].rstrip(". ")
