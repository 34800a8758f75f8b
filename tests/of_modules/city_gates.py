from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.city_gates.laying import GateMove, SwapWithGate
from alhambra.palace.building import Swap, TileMove
from alhambra.palace.laws import position
from of_modules import Checks, Misses

NEIGHBOURS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class CityGates(Checks):
    removal_rules = ("GATE-11",)

    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """No card to take; a gate where the tile fits without, or without a card, or on a side without a neighbour."""
        decision = game.decision
        assert decision is not None
        gates = game.state.part(GATES)
        found: Misses = []
        for move in game.legal_moves:
            if isinstance(move, GateMove):
                found += self._misplaced(game, decision.seat, str(move), move.cell)
            elif isinstance(move, SwapWithGate):
                cell = game.state.players[decision.seat].estate.alhambra.cell_of(move.old.number)
                found += self._misplaced(game, decision.seat, str(move), cell)
            elif isinstance(move, (TileMove, Swap)):
                rules = ("GATE-R4", "GATE-24") if gates.held[decision.seat] else ("GATE-07",)
                found += [(f"gate {move} {side}", rules) for side in NEIGHBOURS]
        found = rng.sample(found, min(len(found), 24))
        if decision.kind not in ("action", "extra") or not gates.is_open:
            found.append(("gate take", ("BASE-EOG-07" if decision.kind == "distribution" else "GATE-05",)))
        return found

    def _misplaced(self, game: Game, seat: int, move: str, cell: int) -> Misses:
        cells = {position(cell) for cell, _ in game.state.players[seat].estate.alhambra.contents()}
        x, y = position(cell)
        stem = move.rpartition(" ")[0]
        free = [side for side, (dx, dy) in NEIGHBOURS.items() if (x + dx, y + dy) not in cells]
        return [*[(f"{stem} {side}", ("GATE-08",)) for side in free], (stem.removeprefix("gate "), ("BASE-PLACE-06",))]


CHECKS = CityGates()
