"""From a record back to the game, checking every step on the way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from zlib import crc32

from ..core.events import Event
from ..core.record import InvalidRecord, Record
from ..core.rng import GENERATOR, SEEDS, Chance, Script, ScriptMismatch, seeded
from ..core.violations import IllegalMove, NotYourDecision, UnknownMove, short
from ..palace.choice import ruleset
from ..palace.game import Game, start
from ..palace.module import Module
from ..palace.options import InvalidSetup
from ..palace.printed import InvalidComponents
from ..palace.ruleset import RULES_VERSION, Ruleset


def replayed(record: Record, modules: Mapping[str, Module]) -> Game:
    """The game after the last recorded move; InvalidRecord if anything does not fit."""
    game = opened(record, modules)
    for index, (seat, text) in enumerate(record.moves):
        play_recorded(game, record, index, seat, text)
    check_result(game, record)
    return game


def opened(record: Record, modules: Mapping[str, Module]) -> Game:
    """The game of a record before its first move."""
    rules = rules_of(record, modules)
    seed = _seed(record)
    generator = record.headers.get("Generator", GENERATOR)
    chance: Chance
    if seed is not None and generator == GENERATOR:
        chance = seeded(seed)
    elif not record.shuffles:
        if seed is None:
            raise InvalidRecord("neither shuffles nor a seed: the game cannot be set up again")
        raise InvalidRecord(f"only a seed for generator {short(generator)}, which is not known here")
    else:
        chance = seeded(crc32(str(record.shuffles).encode()))
    if record.shuffles:
        chance = Script(record.shuffles, 0, chance)
    try:
        return start(rules, chance, seed)
    except ScriptMismatch as error:
        raise InvalidRecord(str(error)) from None


def rules_of(record: Record, modules: Mapping[str, Module]) -> Ruleset:
    headers = record.headers
    if headers.get("Game") != "Alhambra":
        raise InvalidRecord(f"header Game is {_told(headers, 'Game')}: this is no game of Alhambra")
    if headers.get("Format") != "1":
        raise InvalidRecord(f"header Format is {_told(headers, 'Format')}: only format 1 can be read")
    if headers.get("Rules") != RULES_VERSION:
        raise InvalidRecord(f"header Rules is {_told(headers, 'Rules')}: only rules {RULES_VERSION} are known")
    options: dict[str, object] = {}
    for word in headers.get("Options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidRecord(f"header Options: {short(word)} is not name=value")
        options[name] = value
    seats = headers.get("Seats", "missing")
    if not (seats.isascii() and seats.isdecimal() and len(seats) < 10):
        raise InvalidRecord(f"header Seats is {short(seats)}: 2 to 6 seats can play")
    if "Edition" not in headers:
        raise InvalidRecord("header Edition is missing")
    corrections: dict[str, object] | None = None
    if "Components" in headers:
        try:
            corrections = json.loads(headers["Components"])
        except (ValueError, RecursionError):
            raise InvalidRecord("header Components is not readable") from None
        if not isinstance(corrections, dict):
            raise InvalidRecord("header Components is not a table of corrections")
    try:
        keys = headers.get("Modules", "").split()
        return ruleset(modules, int(seats), headers["Edition"], keys, options, corrections, "header Components")
    except (InvalidSetup, InvalidComponents) as error:
        raise InvalidRecord(str(error)) from None


def _told(headers: dict[str, str], name: str) -> str:
    return short(headers.get(name, "missing"))


def _seed(record: Record) -> int | None:
    seed = record.headers.get("Seed")
    if seed is None:
        return None
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 40) or int(seed) >= SEEDS:
        raise InvalidRecord(f"header Seed is {seed[:40]}: a whole number from 0 to {SEEDS - 1} is needed")
    return int(seed)


def play_recorded(game: Game, record: Record, index: int, seat: int, text: str) -> None:
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
        if event.verb == "scoring":
            _check_scoring(event, record, here)


def _check_scoring(event: Event, record: Record, here: str) -> None:
    scoring, found = event.facts["scoring"], event.facts["scores"]
    for number, scores in record.scorings:
        if number == scoring:
            if scores != found:
                raise InvalidRecord(f"{here}: scoring {scoring} gives {found}, the record says {short(scores)}")
            return
    raise InvalidRecord(f"{here}: scoring {scoring} takes place here, the record does not have it")


def check_result(game: Game, record: Record) -> None:
    result = record.headers.get("Result", "missing")
    if result == "*":
        if game.over:
            raise InvalidRecord("the game is over, but header Result says that it goes on")
        return
    if not game.over:
        raise InvalidRecord(f"the record stops before the game is over, but header Result is {short(result)}")
    if result != " ".join([str(score) for score in game.scores]):
        raise InvalidRecord(f"the final scores are {game.scores}, header Result is {short(result)}")
