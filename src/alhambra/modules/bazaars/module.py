"""The Bazaars: tiles for sale beside the market, at the price of another, that count what is built around them.

Rules: docs/rules/16-bazaars.md
"""

from __future__ import annotations

from ...core.printed import Sheet
from ...palace.buying import Offer
from ...palace.components import BUILDINGS, CURRENCIES, Components, Tile, sides
from ...palace.guide import MARKET, MORE_TILES, GuideStep
from ...palace.kernel import Alhambra
from ...palace.laws import INDEX, position
from ...palace.module import Effects, Module
from ...palace.money import NO_OFFERS
from ...palace.options import Options
from ...palace.printed import sides_in
from ...palace.ruleset import Ruleset
from ...palace.scoring import LAST_SCORING, ScoreLine
from ...palace.state import Part, State
from .opinion import Prospects
from .stalls import BAZAARS, COLOURS, Bazaar, Bazaars, Stall


class BazaarModule(Module):
    key = "bazaars"
    box = 4
    page = "16-bazaars.md"
    sells = (Stall,)
    opinion = Prospects()

    def configured(self, options: Options) -> Effects:
        return BazaarEffects()

    def tiles(self, components: Components) -> list[Tile]:
        found = components.module_tiles(self.key)
        if found is None:
            found = []
            for row in components.sheet(self.key).rows("bazaar"):
                currency = CURRENCIES.index(row.name("currency", CURRENCIES))
                colours = colours_in(row)
                walls = sides_in(row, "walls", 3)
                initials = "".join([BUILDINGS[colour][0].upper() for colour in colours])
                name = f"B{initials}{currency + 1}-{sides(walls)}"
                found.append(Bazaar(len(components.tiles) + len(found), name, currency, colours, walls))
            components.register(self.key, found)
        return found

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        count = len(self.tiles(rules.components))
        return [
            GuideStep(MORE_TILES, "guide-bazaars", {"count": count}, ["BAZ-01", "BAZ-02"]),
            GuideStep(MARKET, "guide-bazaars-drawn", {}, ["BAZ-03"]),
        ]


def colours_in(row: Sheet) -> list[int]:
    names = row.names("types")
    for name in names:
        if name not in BUILDINGS:
            row.complain("types", f"must hold {', '.join(BUILDINGS)}, found {name}")
    colours = sorted({BUILDINGS.index(name) for name in names})
    if len(names) != COLOURS or len(colours) != COLOURS:
        row.complain("types", f"must name {COLOURS} different buildings")
    return colours


class BazaarEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Bazaars([])]

    def offers(self, s: State, seat: int) -> list[Offer]:
        part = s.part(BAZAARS)
        return part.offers(s) if part.lying else NO_OFFERS

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        """Only in the last scoring (BAZ-11)."""
        found: list[ScoreLine] = []
        if scoring == LAST_SCORING:
            tiles = s.rules.tiles
            for seat, player in enumerate(s.players):
                alhambra = player.estate.alhambra
                for bazaar in s.built(seat):
                    if isinstance(bazaar, Bazaar):
                        cell = alhambra.cell_of(bazaar.number)
                        points = bazaar.value(alhambra, cell, tiles)
                        if points:
                            line = ScoreLine(seat, scoring, "BAZ-11", bazaar.name, points, "line-bazaars")
                            if s.log is not None:
                                line.evidence = evidence(bazaar, alhambra, cell, tiles)
                            found.append(line)
        return found


def evidence(bazaar: Bazaar, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> dict[str, object]:
    """The two factors: the cells that count, and how many colours are among them."""
    cells = bazaar.counted(alhambra, cell, tiles)
    colours = sorted({tiles[alhambra.number_at(there) & INDEX].building for there in cells})
    return {
        "cell": list(position(cell)),
        "cells": [list(position(there)) for there in cells],
        "count": len(cells),
        "times": len(colours),
        "families": [BUILDINGS[colour] for colour in colours],
    }
