"""Positions of Roll & Write for tests in a browser: moments of games of chance, always the same ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import let_play
from alhambra.rollwrite.game import Game
from positions import Moment

KEY = "roll-and-write"
SEEDS = 60


def moment(wanted: Callable[[Game], bool], seats: int = 3, options: dict[str, object] | None = None) -> Moment:
    """The first moment that is as wished."""
    for seed in range(SEEDS):
        game = alhambra.new_game(seats, game=KEY, seed=seed, options=options)
        assert isinstance(game, Game)
        bot = RandomBot(seed)
        while game.decision is not None:
            if wanted(game):
                return Moment(str(game.record), game.ply, seats)
            let_play(game, bot)
    raise LookupError("no game has such a moment")


def decides(game: Game, kind: str, seat: int = 0) -> bool:
    decision = game.decision
    return decision is not None and (decision.seat, decision.kind) == (seat, kind)


def builds(game: Game) -> list[str]:
    return [str(move).removeprefix("build ") for move in game.legal_moves if move.verb == "build"]


@cache
def acting(seats: int = 3) -> Moment:
    """Something can be built, a crossing is built already, and there are coins for everything."""

    def is_rich(game: Game) -> bool:
        if not decides(game, "action") or game.state.round < 5 or game.state.players[0].coins < 3:
            return False
        player = game.state.players[0]
        different = player.yellow[0] != player.yellow[1] and player.yellow[0] > 1 and player.yellow[1] < 6
        return different and len(builds(game)) in (2, 3)

    return moment(is_rich, seats)


@cache
def second() -> Moment:
    return moment(lambda game: decides(game, "second") and game.state.round > 4)


@cache
def retaining() -> Moment:
    return moment(lambda game: decides(game, "retain") and len(game.legal_moves) == 4 and game.state.round > 4)


@cache
def waiting() -> Moment:
    """It is somebody else's turn."""
    return moment(lambda game: decides(game, "action", 1) and game.state.round > 4)


@cache
def near_the_end() -> Moment:
    """The last round but two."""
    return moment(lambda game: decides(game, "action") and game.state.round == game.rules.rounds - 2)


@cache
def completing() -> Moment:
    """Whoever is to move has completed a family in this round."""
    return moment(lambda game: decides(game, "action") and bool(game.state.finishing))


@cache
def with_rivals() -> Moment:
    """Two players and a fictitious one, who has rolled."""
    return moment(lambda game: decides(game, "action") and game.state.round > 6, seats=2)


@cache
def alone() -> Moment:
    """A duel with two fictitious players."""
    return moment(lambda game: decides(game, "action") and game.state.round > 6, 1, {"solo_duel": True})
