"""Random games for tests that hold in every game: mixes of seats, editions, modules and options, played by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import alhambra
from alhambra import Game, Move
from alhambra.titles.alhambra.positions import position


class Mix(NamedTuple):
    seats: int
    edition: str
    modules: tuple[str, ...]
    options: dict[str, object]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([str(self.seats), self.edition, *self.modules, *chosen])


MIXES = [
    Mix(2, "2024", (), {}),
    Mix(3, "second", (), {"hole_rule": "cell"}),
    Mix(4, "2003", (), {"end_trigger": "supply_empty"}),
    Mix(6, "2024", (), {"final_partial_refill": False, "min_one_building": False}),
    Mix(2, "2003", ("vizier",), {"dirk_can_win": True}),
    Mix(3, "2024", ("vizier",), {"scoring_before_interrupts": True}),
    Mix(5, "second", ("vizier",), {"always_ask_vizier": True}),
    Mix(2, "second", ("camps",), {}),
    Mix(4, "2024", ("camps",), {"camp_single_contact": True}),
    Mix(2, "2024", ("vizier", "camps"), {"scoring_before_interrupts": True, "extra_action": "may"}),
    Mix(3, "2003", ("vizier", "camps"), {"ages": (40, 12, 30), "hole_rule": "cell"}),
    Mix(6, "2024", ("vizier", "camps"), {"always_ask_vizier": True, "second_scoring_pile": 5}),
]


def begun(mix: Mix, seed: int = 1) -> Game:
    return alhambra.new_game(mix.seats, mix.edition, mix.modules, seed, mix.options)


def played(mix: Mix, seed: int = 1, eager: bool = False) -> Iterator[Game]:
    """The game after set-up and after each random move, to its end; always the same object.

    eager: whoever can buy does, and mostly takes money otherwise, which makes for shorter games.
    """
    game = begun(mix, seed)
    rng = random.Random(seed)
    yield game
    while not game.over:
        moves: Sequence[Move] = game.legal_moves
        if eager:
            moves = [move for move in moves if move.verb in ("buy", "vizier buy", "place")] or moves
            if rng.random() < 0.9:
                moves = [move for move in moves if move.verb == "take"] or moves
        game.play(rng.choice(moves))
        yield game


def finished(mix: Mix, seed: int = 1, eager: bool = True) -> Game:
    *_, game = played(mix, seed, eager)
    return game


def snapshot(game: Game) -> dict[str, object]:
    """Everything about a game as it stands, hidden things included."""
    return position(game)
