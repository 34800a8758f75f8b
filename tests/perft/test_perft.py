"""Leaf counts: how many positions lie so many moves deep. Any change in what is legal changes them."""

from __future__ import annotations

from typing import Any

import pytest

import alhambra
from alhambra.core.game import Game
from alhambra.titles import TITLES


def leaves(game: Game[Any], depth: int) -> int:
    if depth == 0 or game.over:
        return 1
    if depth == 1:
        return len(game.legal_moves)
    total = 0
    for move in game.legal_moves:
        branch = game.copy()
        branch.play(move)
        total += leaves(branch, depth - 1)
    return total


COUNTS: dict[str, list[int]] = {
    "alhambra 2 2024 seed 1": [5, 28, 152, 877, 5183],
    "alhambra 2 second camps seed 2": [5, 23, 119, 624, 3728],
    "alhambra 3 2003 seed 3": [5, 26, 140, 652, 3564],
    "alhambra 3 2024 vizier seed 4": [6, 12, 45, 112, 454],
    "alhambra 4 2024 vizier camps seed 5": [6, 18, 44, 98, 235],
    "alhambra 6 second seed 6": [5, 24, 120, 670, 3724],
    "roll-and-write 1 seed 1": [54, 287, 2885, 22283],
    "roll-and-write 1 fictitious_players=4 solo_duel=true seed 2": [43, 223, 2102, 16164],
    "roll-and-write 2 seed 3": [39, 196, 5095],
    "roll-and-write 3 special_actions_per_turn=2 seed 4": [39, 152, 5726],
    "roll-and-write 5 seed 5": [29, 158, 3434],
}


def begun(text: str) -> Game[Any]:
    """A game from a line of the table: its key, the seats, an edition, modules, options, and the seed."""
    key, seats, *words, _, seed = text.split()
    options = dict(word.split("=") for word in words if "=" in word)
    names = [word for word in words if "=" not in word]
    edition = names.pop(0) if names else None
    return alhambra.new_game(int(seats), edition, names, int(seed), options, game=key)


@pytest.mark.parametrize("text", COUNTS)
def test_leaves_by_depth(text: str) -> None:
    expected = COUNTS[text]
    game = begun(text)
    assert [leaves(game, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_title_is_counted() -> None:
    assert {text.split()[0] for text in COUNTS} == set(TITLES)
