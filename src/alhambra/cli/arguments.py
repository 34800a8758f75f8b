"""Arguments that several commands share, and the table that they describe."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ..core.game import Game
from ..core.rng import SEEDS
from ..core.setup import counted, hint
from ..core.violations import short
from ..titles import DEFAULT, TITLES, corrections_of, titled
from ..titles.title import Title, Wishes, spanned
from .files import Refusal, reason

LANGUAGES = ("fr", "en", "de")
COMPANY: Final = 3  # players, unless so many cannot play


class Subparsers(Protocol):
    """Where a command adds its parser."""

    def __call__(self, name: str, summary: str, description: str) -> argparse.ArgumentParser: ...


@dataclass(frozen=True)
class Table:
    """A game, and what people choose before it. Plain data, so that it travels to other processes."""

    title: Title[Any]
    wishes: Wishes

    def maker(self) -> Callable[[int], Game[Any]]:
        """What begins games from seeds; the errors of the engine say what cannot be."""
        return self.title.maker(self.wishes)


def add_game(parser: argparse._ActionsContainer) -> None:
    """Which game; nobody is told about it as long as there is no choice."""
    told = f"{', '.join(TITLES)} (default {DEFAULT})" if len(TITLES) > 1 else argparse.SUPPRESS
    parser.add_argument("--game", default=DEFAULT, metavar="KEY", help=told)


def add_table(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the table")
    add_game(group)
    group.add_argument(
        "--players",
        type=int,
        metavar="N",
        help=by_game(lambda title: f"seats, {spanned(title.seats)} (default {usual_seats(title)})"),
    )
    group.add_argument("--edition", metavar="NAME", help=by_game(editions_told))
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


def by_game(told: Callable[[Title[Any]], str]) -> str:
    """What help says of each game."""
    if len(TITLES) == 1:
        return told(titled(DEFAULT))
    return "; ".join([f"{key}: {told(title)}" for key, title in TITLES.items() if told(title)])


def usual_seats(title: Title[Any]) -> int:
    return min(max(COMPANY, title.seats[0]), title.seats[-1])


def editions_told(title: Title[Any]) -> str:
    choices = title.choices()
    return f"{', '.join(choices.editions)} (default {choices.edition})" if choices.editions else ""


def add_seed(parser: argparse.ArgumentParser, what: str, default: int | None = None) -> None:
    parser.add_argument("--seed", type=seed, default=default, metavar="N", help=what)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of what is printed (default: that of the environment)")


def table_of(options: argparse.Namespace) -> Table:
    title = titled(options.game)
    chosen: dict[str, object] = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"--option {text}: write it as name=value")
        if name in chosen:
            raise Refusal(f"--option {name} is there twice")
        chosen[name.strip()] = value.strip()
    modules = [key.strip() for text in options.modules for key in text.split(",") if key.strip()]
    seats = usual_seats(title) if options.players is None else options.players
    try:
        corrections, source = corrections_of(options.components)
    except OSError as error:
        raise Refusal(f"cannot read {options.components}: {reason(error)}") from None
    return Table(title, Wishes(seats, options.edition, tuple(modules), chosen, corrections, source))


def whole(text: str) -> int:
    """An argument that is a whole number, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) < 40):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number, 0 or more")
    return int(text)


def seed(text: str) -> int:
    """An argument that is the seed of a game; a larger one could not be read again from its record."""
    most = str(SEEDS - 1)
    if text.isascii() and text.isdigit() and (len(text) > len(most) or int(text) >= SEEDS):
        raise argparse.ArgumentTypeError(f"{short(text)} is too large: seeds go up to {most}")
    return whole(text)


def positive(text: str) -> int:
    """An argument that is a whole number, 1 or more."""
    found = whole(text)
    if not found:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return found


def bots_of(text: str, seats: int, title: Title[Any]) -> list[str]:
    """The names of the bots for so many seats, in turn."""
    known = title.bots()
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Refusal("--bots: no bot is named")
    for name in names:
        if name not in known:
            raise Refusal(f"--bots: unknown bot {name}{hint(name, known)}; known: {', '.join(known)}")
    if len(names) > seats:
        raise Refusal(f"--bots: {counted(len(names), 'bot')} for {counted(seats, 'seat')}")
    return [names[seat % len(names)] for seat in range(seats)]
