"""From a record back to the game, checking every step on the way."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..core.record import InvalidRecord, Record
from ..core.rng import GENERATOR, SEEDS, Chance, Script, ScriptMismatch, seeded
from ..core.violations import IllegalMove, NotYourDecision, UnknownMove
from ..palace.choice import ruleset
from ..palace.game import Game, start
from ..palace.module import Module
from ..palace.options import InvalidSetup
from ..palace.printed import InvalidComponents
from ..palace.ruleset import RULES_VERSION, Ruleset

KNOWN_HEADERS = (
    "Game",
    "Format",
    "Rules",
    "Edition",
    "Options",
    "Modules",
    "Seats",
    "Seed",
    "Generator",
    "Components",
    "Result",
)


def replayed(record: Record, modules: Mapping[str, Module]) -> Game:
    """The game after the last recorded move; InvalidRecord if anything does not fit."""
    game = opened(record, modules)
    for index in range(len(record.moves)):
        play_recorded(game, record, index)
    check_result(game, record)
    return game


def opened(record: Record, modules: Mapping[str, Module]) -> Game:
    """The game of a record before its first move."""
    rules = rules_of(record, modules)
    seed = _seed(record)
    chance: Chance
    if record.shuffles:
        chance = Script(record.shuffles)
    elif seed is None:
        raise InvalidRecord("neither shuffles nor a seed: the game cannot be set up again")
    elif record.headers.get("Generator", GENERATOR) != GENERATOR:
        raise InvalidRecord(f"only a seed for generator {record.headers['Generator']}, which is not known here")
    else:
        chance = seeded(seed)
    try:
        return start(rules, chance, seed)
    except ScriptMismatch as error:
        raise InvalidRecord(str(error)) from None


def rules_of(record: Record, modules: Mapping[str, Module]) -> Ruleset:
    headers = record.headers
    if headers.get("Game") != "Alhambra":
        raise InvalidRecord(f"header Game is {headers.get('Game', 'missing')}: this is no game of Alhambra")
    if headers.get("Format") != "1":
        raise InvalidRecord(f"header Format is {headers.get('Format', 'missing')}: only format 1 can be read")
    if headers.get("Rules") != RULES_VERSION:
        raise InvalidRecord(f"header Rules is {headers.get('Rules', 'missing')}: only rules {RULES_VERSION} are known")
    options: dict[str, object] = {}
    for word in headers.get("Options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidRecord(f"header Options: {word} is not name=value")
        options[name] = value
    seats = headers.get("Seats", "missing")
    if not seats.isdecimal():
        raise InvalidRecord(f"header Seats is {seats}: a whole number is needed")
    if "Edition" not in headers:
        raise InvalidRecord("header Edition is missing")
    corrections = None
    if "Components" in headers:
        try:
            corrections = json.loads(headers["Components"])
        except ValueError:
            raise InvalidRecord("header Components is not readable") from None
    try:
        keys = headers.get("Modules", "").split()
        return ruleset(modules, int(seats[:9]), headers["Edition"], keys, options, corrections, "header Components")
    except (InvalidSetup, InvalidComponents) as error:
        raise InvalidRecord(str(error)) from None


def _seed(record: Record) -> int | None:
    seed = record.headers.get("Seed")
    if seed is None:
        return None
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 40) or int(seed) >= SEEDS:
        raise InvalidRecord(f"header Seed is {seed[:40]}: a whole number from 0 to {SEEDS - 1} is needed")
    return int(seed)


def play_recorded(game: Game, record: Record, index: int) -> None:
    """Play the move with this index, and check who made it and what was scored."""
    seat, text = record.moves[index]
    here = f"move {index + 1} ({seat}: {text})"
    before = game.state.scorings_done
    try:
        game.play(text, seat)
    except UnknownMove as error:
        raise InvalidRecord(f"{here}: {error}") from None
    except (IllegalMove, NotYourDecision) as error:
        raise InvalidRecord(f"{here} is not possible: {error}") from None
    except ScriptMismatch as error:
        raise InvalidRecord(f"{here}: {error}") from None
    if game.state.scorings_done != before:
        _check_scoring(game, record, here)


def _check_scoring(game: Game, record: Record, here: str) -> None:
    for scoring, scores in record.scorings:
        if scoring == game.state.scorings_done:
            if scores != game.scores:
                raise InvalidRecord(f"{here}: scoring {scoring} gives {game.scores}, the record says {scores}")
            return
    raise InvalidRecord(f"{here}: scoring {game.state.scorings_done} takes place here, the record does not have it")


def check_result(game: Game, record: Record) -> None:
    result = record.headers.get("Result", "missing")
    if result == "*":
        if game.over:
            raise InvalidRecord("the game is over, but header Result says that it goes on")
        return
    if not game.over:
        raise InvalidRecord(f"the record stops before the game is over, but header Result is {result}")
    if result != " ".join([str(score) for score in game.scores]):
        raise InvalidRecord(f"the final scores are {game.scores}, header Result is {result}")
