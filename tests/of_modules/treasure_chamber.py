from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.treasure_chamber.chests import CHESTS
from alhambra.palace.components import CURRENCIES
from of_modules import Bill, Checks, Misses


class TreasureChamber(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        s, part = game.state, game.state.part(CHESTS)
        found: Misses = [("chests buy 9", ("CHEST-05",))]
        if decision.kind not in ("action", "extra"):
            found = [("chests buy 1", ("BASE-EOG-07" if decision.kind == "distribution" else "CHEST-04",))]
        elif not part.rooms[0]:
            found.append(("chests buy 1", ("CHEST-05",)))
        tiles = [s.rules.tiles[number] for number in s.players[decision.seat].estate.alhambra.numbers()]
        for tile in rng.sample(tiles, min(2, len(tiles))):
            if decision.kind != "chests":
                when = "BASE-EOG-07" if decision.kind == "distribution" else "CHEST-09"
                found.append((f"chests place {tile}", (when,)))
            elif tile in part.laden[decision.seat] or tile.building < 0 or not part.bought[tile.building]:
                found.append((f"chests place {tile}", ("CHEST-08",)))
        if decision.kind == "chests":
            stored = [tile for tile in s.players[decision.seat].estate.reserve if tile.building >= 0]
            found += [(f"chests place {tile}", ("CHEST-08", "CHEST-09")) for tile in stored]
        if decision.kind == "chamber":
            found.append(("chests pay", ("CHEST-05",)))
        return found

    def verdict(self, game: Game, bill: Bill) -> bool | None:
        if bill.verb != "chests pay":
            return None
        mixed = not bill.currencies <= set(CURRENCIES) and len(bill.currencies) > 1
        return not bill.means and not mixed and bill.covers(game.state.part(CHESTS).chamber.price)


CHECKS = TreasureChamber()
