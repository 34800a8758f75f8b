"""Arguments that several commands share, and the table that they describe."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import alhambra

from ..core.rng import seeded
from ..palace.game import Game, start
from ..palace.ruleset import Ruleset
from .files import Refusal, reason

LANGUAGES = ("fr", "en", "de")


class Subparsers(Protocol):
    """Where a command adds its parser."""

    def __call__(self, name: str, summary: str, description: str) -> argparse.ArgumentParser: ...


@dataclass(frozen=True)
class Table:
    """What people choose before a game. Plain data, so that it travels to other processes."""

    seats: int
    edition: str
    modules: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    components: str | None = None

    def rules(self) -> Ruleset:
        """The rules of this table; the engine's errors say what cannot be."""
        try:
            game = alhambra.new_game(self.seats, self.edition, self.modules, 0, self.options, self.components)
        except OSError as error:
            raise Refusal(f"cannot read {self.components}: {reason(error)}") from None
        return game.rules


def game_of(rules: Ruleset, seed: int) -> Game:
    """A game by rules made before: many games share them."""
    return start(rules, seeded(seed), seed)


def add_table(parser: argparse.ArgumentParser, players: int = 3) -> None:
    group = parser.add_argument_group("the table")
    group.add_argument("--players", type=int, default=players, metavar="N", help=f"seats, 2 to 6 (default {players})")
    group.add_argument(
        "--edition",
        default=alhambra.DEFAULT_EDITION,
        metavar="NAME",
        help=f"{', '.join(alhambra.EDITIONS)} (default {alhambra.DEFAULT_EDITION})",
    )
    group.add_argument(
        "--modules",
        action="append",
        default=[],
        metavar="KEY,KEY",
        help="optional rule sets; `alhambra modules` lists them",
    )
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a single rule other than in the edition; can be repeated",
    )
    group.add_argument("--components", metavar="FILE", help="TOML file with corrections of printed facts")


def add_seed(parser: argparse.ArgumentParser, what: str, default: int | None = None) -> None:
    parser.add_argument("--seed", type=whole, default=default, metavar="N", help=what)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of what is printed (default: that of the environment)")


def table_of(options: argparse.Namespace) -> Table:
    chosen: dict[str, str] = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"--option {text}: write it as name=value")
        if name in chosen:
            raise Refusal(f"--option {name} is there twice")
        chosen[name.strip()] = value.strip()
    modules = [key.strip() for text in options.modules for key in text.split(",") if key.strip()]
    return Table(options.players, options.edition, tuple(modules), chosen, options.components)


def whole(text: str) -> int:
    """An argument that is a whole number, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) < 40):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number, 0 or more")
    return int(text)


def positive(text: str) -> int:
    """An argument that is a whole number, 1 or more."""
    found = whole(text)
    if not found:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return found


def bots_of(text: str, seats: int) -> list[str]:
    """The names of the bots for so many seats, in turn."""
    from ..bots import BOTS
    from ..palace.options import hint

    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Refusal("--bots: no bot is named")
    for name in names:
        if name not in BOTS:
            raise Refusal(f"--bots: unknown bot {name}{hint(name, BOTS)}; known: {', '.join(BOTS)}")
    if len(names) > seats:
        raise Refusal(f"--bots: {len(names)} bots for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]
