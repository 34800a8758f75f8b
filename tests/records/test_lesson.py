"""The prepared deal of the first lesson: every step of it is possible, whatever the others do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import Game
from alhambra.bots.referee import seed_for
from alhambra.titles import titled

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "alhambra" / "lesson"
PLAN: dict[str, Any] = json.loads((FOLDER / "plan.json").read_text("utf-8"))
SEAT: int = PLAN["seat"]
BOTS = titled("alhambra").bots()
MOST_TURNS = 6  # of the learner until the first scoring


def the_deal() -> Game:
    return alhambra.load(FOLDER / "deal.alh")


def others_play(game: Game, level: str, seed: int) -> None:
    while not game.over and (decision := game.decision) is not None and decision.seat != SEAT:
        bot = BOTS[level](seed_for(seed, decision.seat, game.ply))
        game.play(bot.choose(game.view(decision.seat), decision, game.legal_moves))


def moment(game: Game) -> str:
    """The kind of decision that is awaited; "" after the end."""
    return "" if game.decision is None else game.decision.kind


def cell(name: str) -> str:
    return ",".join(str(number) for number in PLAN[name])


def test_the_learner_sits_down_at_a_plain_game_that_waits_for_them() -> None:
    game = the_deal()
    assert (game.ply, game.seats, list(game.rules.modules)) == (PLAN["ply"], PLAN["seats"], [])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (SEAT, "action")
    assert not game.state.scorings_done


def test_nothing_can_be_paid_exactly_before_money_was_taken() -> None:
    game = the_deal()
    prices = {offer.tile.name: offer.tile.cost for offer in game.state.market if offer is not None}
    for move in game.legal_moves:
        words = str(move).split()
        assert words[0] != "buy" or sum(int(word) for word in words if word.isdigit()) > prices[words[1]]


@pytest.mark.parametrize("level", [PLAN["level"], "random", "idle"])
@pytest.mark.parametrize("seed", range(6))
def test_the_lesson_can_be_played_to_its_end(level: str, seed: int) -> None:
    game = the_deal()
    game.play(f"take {PLAN['take']}")
    others_play(game, level, seed)
    tile = PLAN["buy"]
    game.play(f"buy {tile} {' '.join(PLAN['pay'])}")
    assert moment(game) == "extra"  # paid exactly: once more
    game.play(next(move for move in game.legal_moves if move.verb == "take"))
    assert moment(game) == "placement"
    refusal = game.why_not(f"place {tile} {cell('refused')}")
    assert refusal is not None
    assert refusal.rule == "BASE-PLACE-05"
    game.play(f"place {tile} {cell('place')}")
    turns = 0
    others_play(game, level, seed)
    while not game.state.scorings_done:
        turns += moment(game) == "action"
        assert turns <= MOST_TURNS
        game.play(game.legal_moves[0])
        others_play(game, level, seed)
    assert game.scores[SEAT] > 0
