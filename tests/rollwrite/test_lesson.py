"""The prepared game of the first lesson: each step is possible, whatever is rolled and whatever the other does."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra.bots.referee import seed_for
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.turn import combinations
from alhambra.titles import titled

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "roll-and-write" / "lesson"
PLAN: dict[str, Any] = json.loads((FOLDER / "plan.json").read_text("utf-8"))
SEAT: int = PLAN["seat"]
BOTS = titled("roll-and-write").bots()


def the_deal() -> Game:
    game: object = alhambra.load(FOLDER / "deal.alh")
    assert isinstance(game, Game)
    return game


def with_other_dice(seed: int) -> Game:
    """The same position; what is rolled from now on is not that of the record."""
    return the_deal().view(SEAT).imagine(random.Random(seed))


def others_play(game: Game, level: str, seed: int) -> None:
    while (decision := game.decision) is not None and decision.seat != SEAT:
        bot = BOTS[level](seed_for(seed, decision.seat, game.ply))
        game.play(bot.choose(game.view(decision.seat), decision, game.legal_moves))


def moment(game: Game) -> str:
    """The kind of decision that is awaited; "" after the end."""
    return "" if game.decision is None else game.decision.kind


def test_the_learner_sits_down_where_all_crossings_are_free_and_coins_are_left() -> None:
    game = the_deal()
    player = game.state.players[SEAT]
    assert (game.ply, game.seats, game.state.round) == (PLAN["ply"], PLAN["seats"], PLAN["round"])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (SEAT, "action")
    assert len({cell for cell in combinations(player) if not player.has(cell)}) == 4
    assert player.coins >= 2 * game.rules.layout.second_cost  # one second building, and coins to change dice
    assert max(game.standings()) > 0


@pytest.mark.parametrize("level", [PLAN["level"], "random", "idle"])
@pytest.mark.parametrize("seed", range(4))
def test_the_lesson_can_be_played_to_its_end(level: str, seed: int) -> None:
    game = with_other_dice(seed)
    game.play(next(move for move in game.legal_moves if move.verb == "build"))
    assert moment(game) == "second"  # whichever crossing was built, that of the other dice is free
    game.play("second" if seed % 2 else "pass")
    if moment(game) == "retain":
        game.play(game.legal_moves[0])
    others_play(game, level, seed)
    assert moment(game) == "action"
    game.play(next(move for move in game.legal_moves if move.verb == "change"))
    game.play("coins")
    while not game.over:
        others_play(game, level, seed)
        if not game.over:
            game.play(next((move for move in game.legal_moves if move.verb != "change"), game.legal_moves[0]))
    assert game.state.round == game.rules.rounds
    assert game.scores[SEAT] > 0
