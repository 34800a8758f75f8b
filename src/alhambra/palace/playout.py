"""Whole games played inside the engine: for rollouts, statistics and the benchmark."""

from __future__ import annotations

from ..core.agenda import advance, answer, choices
from ..core.rng import Rng
from .state import State


def random_playout(s: State, rng: Rng) -> tuple[int, int]:
    """Play the state to its end with uniformly random moves, in place; (decisions, sum of options)."""
    advance(s)
    decisions = 0
    options = 0
    while True:
        decision = s.decision
        if decision is None:
            return decisions, options
        moves = choices(s, decision)
        decisions += 1
        options += len(moves)
        answer(s, decision, moves[rng.below(len(moves))])
