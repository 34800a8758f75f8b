"""Random moves of any game: the same on every machine and in both engines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from alhambra.core.game import Game


def moves_of(game: Game[Any], number: int) -> Iterator[None]:
    """Play the game to its end with random moves; pauses before each.

    In odd games every verb is as likely as the others: what is rare among many moves occurs there.
    """
    rng = random.Random(number * 2 + 1)
    while not game.over:
        yield
        moves = list(game.legal_moves)
        assert moves, f"nothing answers what is asked: {type(game.decision).__name__}"
        if number % 2:
            verbs = sorted({move.verb for move in moves})
            verb = verbs[int(rng.random() * len(verbs))]
            moves = [move for move in moves if move.verb == verb]
        game.play(moves[int(rng.random() * len(moves))])
