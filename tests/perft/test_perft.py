"""Leaf counts: how many positions lie so many moves deep. Any change in what is legal changes them."""

from __future__ import annotations

import pytest

import alhambra
from alhambra import Game


def leaves(game: Game, depth: int) -> int:
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


COUNTS: dict[tuple[int, str, tuple[str, ...], int], list[int]] = {
    (2, "2024", (), 1): [5, 28, 152, 877, 5183],
    (2, "second", ("camps",), 2): [5, 23, 119, 624, 3728],
    (3, "2003", (), 3): [5, 26, 140, 652, 3564],
    (3, "2024", ("vizier",), 4): [6, 12, 45, 112, 454],
    (4, "2024", ("vizier", "camps"), 5): [6, 18, 44, 98, 235],
    (6, "second", (), 6): [5, 24, 120, 670, 3724],
}


@pytest.mark.parametrize(("seats", "edition", "modules", "seed"), COUNTS)
def test_leaves_by_depth(seats: int, edition: str, modules: tuple[str, ...], seed: int) -> None:
    expected = COUNTS[seats, edition, modules, seed]
    game = alhambra.new_game(seats, edition, modules, seed)
    assert [leaves(game, depth) for depth in range(1, len(expected) + 1)] == expected
