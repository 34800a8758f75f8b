from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.vizier.module import VIZIERS
from of_modules import Bill, Checks, Misses


class Vizier(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        found: Misses = []
        if decision.kind != "interlude":
            untimely = "BASE-EOG-07" if decision.kind == "distribution" else "VIZ-04"
            found.append((f"vizier buy {game.rules.supply[0]} dinar 4", (untimely,)))
        if decision.kind in ("action", "extra") and game.state.part(VIZIERS).awake[decision.seat]:
            found.append(("vizier wake", ("VIZ-14",)))
        return found

    def wants_exact(self, bill: Bill) -> bool:
        return bill.verb == "vizier buy"  # VIZ-06

    def verdict(self, game: Game, bill: Bill) -> bool | None:
        """Somebody whose vizier sleeps may be asked between two turns for another reason."""
        return False if bill.verb == "vizier buy" and not game.state.part(VIZIERS).awake[bill.seat] else None


CHECKS = Vizier()
