from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.street_trader.citizens import TRADERS, Traders, counted
from alhambra.palace.components import BUILDINGS, Card
from alhambra.palace.laws import position
from alhambra.palace.state import Part
from of_modules import Checks, Misses


class StreetTrader(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        one, other = rng.sample(BUILDINGS, 2)
        timings = {
            "citizens": (f"trader choose {one} {other} {rng.choice(BUILDINGS)}", "TRADER-02"),
            "disc": ("trader lay 1,0", "TRADER-14"),
            "trader": (f"trader settle {one}", "TRADER-23"),
            "": (f"trader exchange {one} {other}", "TRADER-23"),
        }
        found: Misses = []
        for kind, (text, rule) in timings.items():
            if decision.kind not in (kind, kind or "trader"):
                found.append((text, ("BASE-EOG-07" if decision.kind == "distribution" else rule,)))
        if decision.kind == "citizens":
            found += [
                (f"trader choose {one} {other} {one}", ("TRADER-04",)),
                (f"trader choose {one} {other}", ("TRADER-02",)),
                (f"trader choose {' '.join(rng.sample(BUILDINGS, 4))}", ("TRADER-02",)),
            ]
        if decision.kind == "disc":
            found += self._bad_cells(game, decision.seat)
        if decision.kind == "trader":
            found += self._bad_guests(game, decision.seat)
        return found

    def _bad_cells(self, game: Game, seat: int) -> Misses:
        """All cells of a rectangle around the Alhambra that are occupied, or touch no square tile with a side."""
        s = game.state
        contents = s.players[seat].estate.alhambra.contents()
        tiles = {position(cell): s.rules.tiles[number & 0x3FFF] for cell, number in contents}
        xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
        found: Misses = []
        for x in range(min(xs) - 2, max(xs) + 3):
            for y in range(min(ys) - 2, max(ys) + 3):
                beside = [tiles.get(cell) for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))]
                if (x, y) in tiles or not any(tile is not None and tile.square for tile in beside):
                    found.append((f"trader lay {x},{y}", ("TRADER-06",)))
        return found

    def _bad_guests(self, game: Game, seat: int) -> Misses:
        part = game.state.part(TRADERS)
        disc, built = part.discs[seat], part.built
        assert disc is not None
        assert built is not None
        match = built.building >= 0 and disc[built.building] > 0
        found: Misses = []
        if not match or any(part.supply):
            found.append(("trader settle", ("TRADER-10",)))
        for colour, name in enumerate(BUILDINGS):
            if not match or not part.supply[colour]:
                found.append((f"trader settle {name}", ("TRADER-10",)))
            for leaving, out in enumerate(BUILDINGS):
                if match:
                    found.append((f"trader exchange {out} {name}", ("TRADER-16",)))
                elif not disc[leaving] or not part.supply[colour]:
                    found.append((f"trader exchange {out} {name}", ("TRADER-12",)))
        return found

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        """Others have chosen something else, as long as nothing is shown."""
        assert isinstance(part, Traders)
        found = part.copy()
        if not part.shown:
            found.discs = [
                counted(rng.sample(range(6), 3)) if disc is not None and number != seat else disc
                for number, disc in enumerate(part.discs)
            ]
        return found


CHECKS = StreetTrader()
