from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.worker_huts.module import HUTS, Hut, Huts
from alhambra.palace.components import BUILDINGS, CODES, Card, Tile
from alhambra.palace.state import Part
from of_modules import Checks, Misses


class WorkerHuts(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        found: Misses = []
        legal = {str(move) for move in game.legal_moves}
        for colour, building in enumerate(BUILDINGS):
            if f"hut {building}" not in legal:
                why = "HUT-08" if game.state.part(HUTS).open[colour] is not None else "HUT-05"
                if decision.kind not in ("action", "extra"):
                    why = "BASE-EOG-07" if decision.kind == "distribution" else "HUT-04"
                found.append((f"hut {building}", (why,)))
        return found

    def tile(self, number: int, name: str, code: str, cost: int, walls: int) -> Tile | None:
        return Hut(number, name, CODES.index(code[1:]), walls, 3) if code[:1] == "H" and code[1:] in CODES else None

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        assert isinstance(part, Huts)
        return Huts(part.open, [rng.sample(pile, len(pile)) for pile in part.below], part.limit)


CHECKS = WorkerHuts()
