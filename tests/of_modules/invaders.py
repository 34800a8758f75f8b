from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.invaders.attack import UNKNOWN, Invasion
from alhambra.palace.components import BUILDINGS, Card
from alhambra.palace.state import Part
from of_modules import Checks, Misses


class Invaders(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        legal = {str(move) for move in game.legal_moves}
        why = "ATT-11" if decision.kind == "scout" else "BASE-EOG-07" if decision.kind == "distribution" else "ATT-14"
        return [(f"scout {name}", (why,)) for name in BUILDINGS if f"scout {name}" not in legal]

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        """Another card lies on top, if there is one that nobody but others may have seen."""
        assert isinstance(part, Invasion)
        found = part.copy()
        if part.top != UNKNOWN and not part.is_open and (seat is None or not part.knowing >> seat & 1):
            found.top = rng.choice(part.left)
        return found


CHECKS = Invaders()
