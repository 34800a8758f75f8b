"""Positions for tests in a browser: moments of games that bots have played, always the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

import alhambra
from alhambra import Game
from alhambra.bots import RandomBot
from alhambra.bots.referee import let_play
from alhambra.titles.alhambra.bots import EasyBot

Cell = tuple[int, int]
SEEDS = 60  # games looked through before a wish counts as impossible
ROTATED = {"N": "E", "E": "S", "S": "W", "W": "N"}


@dataclass(frozen=True)
class Moment:
    """A position of a recorded game: what a table can be opened from."""

    record: str
    ply: int
    seats: int

    @property
    def origin(self) -> dict[str, object]:
        return {"record": self.record, "ply": self.ply}


@cache
def whole_game(seats: int = 3, seed: int = 0, modules: tuple[str, ...] = (), edition: str = "2024") -> Game:
    """A game that bots have played to the end."""
    game = alhambra.new_game(seats, edition, modules, seed)
    bots = [EasyBot(seat) for seat in range(seats)]
    while game.decision is not None:
        let_play(game, bots[game.decision.seat])
    return game


def moments(game: Game) -> Iterable[Game]:
    """The game as it was before each of its moves; always the same object."""
    past = game.copy()
    past.rewind(0)
    for move in list(game.played):
        yield past
        past.play(str(move))


def first(wanted: Callable[[Game], bool], seats: int = 3, modules: tuple[str, ...] = (), seed: int = 0) -> Moment:
    """The first moment that is as wished, in games from this seed on."""
    for number in range(seed, seed + SEEDS):
        game = whole_game(seats, number, modules)
        for past in moments(game):
            if wanted(past):
                return Moment(str(game.record), past.ply, seats)
    raise LookupError("no game has such a moment")


# ---------------------------------------------------------------------- what can be asked of a moment


def decides(game: Game, kind: str, seat: int = 0) -> bool:
    decision = game.decision
    return decision is not None and (decision.seat, decision.kind) == (seat, kind)


def pending(game: Game, seat: int = 0) -> list[str]:
    return [tile.name for tile in game.state.players[seat].pending]


def verbs(game: Game) -> set[str]:
    return {move.verb for move in game.legal_moves}


def hand(game: Game) -> list[object]:
    return list(game.state.players[0].cards())


def size(game: Game, seat: int = 0) -> int:
    """How many tiles lie in an Alhambra, the fountain included."""
    return len(game.state.players[seat].estate.alhambra.contents())


def surroundings(game: Game, seat: int = 0) -> set[Cell]:
    """The free cells that touch an Alhambra by a side or a corner."""
    found = game.state.players[seat].estate.alhambra.contents()
    cells = {((cell & 255) - 128, (cell >> 8) - 128) for cell, _ in found}
    return {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - cells


def refusals(game: Game, seat: int = 0) -> dict[str, Cell]:
    """For each rule that forbids the first tile to be placed somewhere, one such cell."""
    tile = pending(game, seat)[0]
    found: dict[str, Cell] = {}
    for x, y in sorted(surroundings(game, seat), key=lambda cell: (abs(cell[0]) + abs(cell[1]), cell)):
        violation = game.why_not(f"place {tile} {x},{y}")
        if violation is not None:
            found.setdefault(violation.rule, (x, y))
    return found


def scores_now(game: Game) -> bool:
    """Would the move that was played here have led to a scoring?"""
    return game.state.scorings_done < _after(game).state.scorings_done


def ends_now(game: Game) -> bool:
    return _after(game).over


def _after(game: Game) -> Game:
    later = game.copy()
    let_play(later, EasyBot(game.decision.seat if game.decision else 0))
    return later


def game_at(moment: Moment) -> Game:
    game = alhambra.load(moment.record)
    game.rewind(moment.ply)
    return game


def next_move(moment: Moment) -> str:
    """What was played then."""
    return str(alhambra.load(moment.record).played[moment.ply])


# ---------------------------------------------------------------------- games of chance: what sensible bots seldom do


@cache
def game_of_chance(seats: int, seed: int, modules: tuple[str, ...]) -> Game:
    """A game to the end with moves at random."""
    game = alhambra.new_game(seats, "2024", modules, seed)
    bot = RandomBot(seed)
    while game.decision is not None:
        let_play(game, bot)
    return game


def by_chance(wanted: Callable[[Game], bool], seats: int = 3, modules: tuple[str, ...] = ()) -> Moment:
    """The first moment that is as wished, in games of chance."""
    for seed in range(SEEDS):
        game = game_of_chance(seats, seed, modules)
        for past in moments(game):
            if wanted(past):
                return Moment(str(game.record), past.ply, seats)
    raise LookupError("no game has such a moment")


@cache
def hoard(cards: int, seats: int, modules: tuple[str, ...]) -> Moment:
    """The first seat takes nothing but money, until it holds so many cards and has to act."""
    for seed in range(SEEDS):
        game = alhambra.new_game(seats, "2024", modules, seed)
        bot = RandomBot(seed)
        while game.decision is not None:
            texts = [str(move) for move in game.legal_moves] if decides(game, "action") else []
            takes = [one for one in texts if "take" in one.split()[:2] and not one.startswith("gate")]
            if takes and len(hand(game)) >= cards:
                return Moment(str(game.record), game.ply, seats)
            if takes:
                game.play(max(takes, key=lambda one: (one.startswith("exchange"), one.count(" "), one)))
            else:
                let_play(game, bot)
    raise LookupError("nobody can hold so many cards")


def offers(game: Game, start: str, seat: int = 0) -> bool:
    """Does this seat have to decide, and is there a move whose text begins like that?"""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return False
    return any(str(move).startswith(start) for move in game.legal_moves)


def before_scoring(wanted: Callable[[dict[str, object]], bool], modules: tuple[str, ...], seats: int = 3) -> Moment:
    """A moment of the first seat whose recorded move leads to a scoring with such a line."""
    for seed in range(SEEDS):
        game = game_of_chance(seats, seed, modules)
        lines = [
            (event.ply, line)
            for event in game.events
            if event.verb == "scoring" and isinstance(event.facts["lines"], list)
            for line in event.facts["lines"]
        ]
        plies = [ply for ply, line in lines if wanted(line)]
        for ply in plies:
            past = game.copy()
            past.rewind(ply - 1)
            if past.decision is not None and past.decision.seat == 0:
                return Moment(str(game.record), ply - 1, seats)
    raise LookupError("no game has such a scoring")
