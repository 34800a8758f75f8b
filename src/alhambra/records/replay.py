"""From a record back to the game, checking every step on the way. Knows no game: a title opens the record's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, TypeVar
from zlib import crc32

from ..core.events import Event
from ..core.game import Game
from ..core.record import FORMAT, InvalidRecord, Record
from ..core.rng import KEYS, SEEDS, Chance, Script, ScriptMismatch, generator_of, is_seed, seeded
from ..core.violations import IllegalMove, NotYourDecision, UnknownMove, short

G_co = TypeVar("G_co", bound=Game[Any], covariant=True)
G = TypeVar("G", bound=Game[Any])
DIGITS: Final = len(str(2 * KEYS))  # of the longest seed


class Opener(Protocol[G_co]):
    """Whoever knows how the games of a record begin: its title."""

    @property
    def name(self) -> str:
        """In the header Game."""

    @property
    def rules_version(self) -> str: ...

    def opened(self, headers: Mapping[str, str], chance: Chance, seed: int | None) -> G_co:
        """The game with what these headers choose, before its first move; InvalidRecord if there is none."""


def replayed(record: Record, title: Opener[G]) -> G:
    """The game after the last recorded move; InvalidRecord if anything does not fit."""
    return _played(opened(record, title), record)


def continued(record: Record, title: Opener[G], seed: int) -> G:
    """The game after the last recorded move, with the chance of another seed for what comes.

    It has no seed itself if chance has played a part before: then none deals the whole of it.
    """
    chance = Script(record.outcomes, 0, seeded(seed))
    return _played(_begun(record, title, chance, None if record.outcomes else seed), record)


def opened(record: Record, title: Opener[G]) -> G:
    """The game of a record before its first move."""
    seed = _seed(record)
    return _begun(record, title, _chance(record, seed), seed)


def _played(game: G, record: Record) -> G:
    for index, (seat, text) in enumerate(record.moves):
        play_recorded(game, record, index, seat, text)
    check_result(game, record)
    return game


def _begun(record: Record, title: Opener[G], chance: Chance, seed: int | None) -> G:
    _check_headers(record.headers, title)
    try:
        return title.opened(record.headers, chance, seed)
    except ScriptMismatch as error:
        raise InvalidRecord(str(error)) from None


def _check_headers(headers: Mapping[str, str], title: Opener[Game[Any]]) -> None:
    if headers.get("Game") != title.name:
        raise InvalidRecord(f"header Game is {told(headers, 'Game')}: this is no game of {title.name}")
    if headers.get("Format") != FORMAT:
        raise InvalidRecord(f"header Format is {told(headers, 'Format')}: only format {FORMAT} can be read")
    if headers.get("Rules") != title.rules_version:
        raise InvalidRecord(f"header Rules is {told(headers, 'Rules')}: only rules {title.rules_version} are known")


def _chance(record: Record, seed: int | None) -> Chance:
    """What chance gave according to the record; then, or without such lines, the generator of its seed."""
    own = "" if seed is None else generator_of(seed)
    generator = record.headers.get("Generator", own)
    chance: Chance
    if seed is not None and generator == own:
        chance = seeded(seed)
    elif not record.outcomes:
        if seed is None:
            raise InvalidRecord("neither shuffles nor a seed: the game cannot be set up again")
        raise InvalidRecord(f"only a seed, which is none of generator {short(generator)} as it is known here")
    else:
        chance = seeded(crc32(str(record.shuffles).encode()))
    return Script(record.outcomes, 0, chance) if record.outcomes else chance


def told(headers: Mapping[str, str], name: str) -> str:
    """A header as a complaint quotes it."""
    return short(headers.get(name, "missing"))


def _seed(record: Record) -> int | None:
    seed = record.headers.get("Seed")
    if seed is None:
        return None
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= DIGITS) or not is_seed(int(seed)):
        raise InvalidRecord(f"header Seed is {seed[:40]}: a whole number from 0 to {SEEDS - 1}, or a key, is needed")
    return int(seed)


def play_recorded(game: Game[Any], record: Record, index: int, seat: int, text: str) -> None:
    """Play the record's move with this index, and check who made it and what was scored."""
    here = f"move {index + 1} ({seat}: {short(text)})"
    heard = len(game.events)
    try:
        game.play(text, seat)
    except UnknownMove as error:
        raise InvalidRecord(f"{here}: {error.text()[:200]}") from None
    except (IllegalMove, NotYourDecision) as error:
        raise InvalidRecord(f"{here} is not possible: {error}") from None
    except ScriptMismatch as error:
        raise InvalidRecord(f"{here}: {error}") from None
    for event in game.events[heard:]:
        _check_scoring(game, event, record, here)


def _check_scoring(game: Game[Any], event: Event, record: Record, here: str) -> None:
    held = game.scoring_in(event)
    if held is None:
        return
    scoring, found = held
    for number, scores in record.scorings:
        if number == scoring:
            if scores != found:
                raise InvalidRecord(f"{here}: scoring {scoring} gives {found}, the record says {short(scores)}")
            return
    raise InvalidRecord(f"{here}: scoring {scoring} takes place here, the record does not have it")


def check_result(game: Game[Any], record: Record) -> None:
    result = record.headers.get("Result", "missing")
    if result == "*":
        if game.over:
            raise InvalidRecord("the game is over, but header Result says that it goes on")
        return
    if not game.over:
        raise InvalidRecord(f"the record stops before the game is over, but header Result is {short(result)}")
    if result != " ".join([str(score) for score in game.scores]):
        raise InvalidRecord(f"the final scores are {game.scores}, header Result is {short(result)}")
