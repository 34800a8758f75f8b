"""The Camps: tiles that lean on the walls from outside and score the buildings in front of them.

Rules: docs/rules/08-camps.md
"""

from __future__ import annotations

from typing import Final

from ...core.agenda import Move
from ...core.options import Option
from ...core.violations import Violation
from ...palace.building import TileMoves
from ...palace.components import NO_BUILDING, Components, Tile, sides
from ...palace.guide import MORE_TILES, GuideStep
from ...palace.kernel import OUTWORK, Alhambra
from ...palace.laws import INDEX, STEPS, Law, position, where
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.printed import sides_in
from ...palace.ruleset import Ruleset
from ...palace.scoring import ScoreLine
from ...palace.state import State


class CampLaw(Law):
    """Bastions against walls, green against green, nothing else (CAMP-07, -08)."""

    touching = "CAMP-07"
    leaning = "CAMP-11"

    def list_places(self, alhambra: Alhambra, walls: int, moves: TileMoves, found: list[Move]) -> None:
        for cell in alhambra.perches(walls):
            found.append(moves.place(cell))

    def list_redesigns(
        self, alhambra: Alhambra, walls: int, moves: TileMoves, tiles: list[Tile], found: list[Move]
    ) -> None:
        """A camp and a building never change places: what stands where a building can be reached touches an open
        side, and a camp may not."""
        for cell in alhambra.perches(walls):
            found.append(moves.add(cell))
        if alhambra.outworks:
            for number in alhambra.relievable(walls):
                found.append(moves.swap(number & INDEX, tiles))

    def contact(self, alhambra: Alhambra, tile: Tile, walls: int, cell: int, tiles: list[Tile]) -> Violation | None:
        if _stands(alhambra, walls, cell):
            return None
        for side in range(4):
            number = alhambra.number_at(cell + STEPS[side])
            if number and not _may_touch(alhambra, walls, cell, side):
                bastion = walls >> side & 1
                facts = {"tile": tile.name, "neighbour": tiles[number & INDEX].name}
                reason = "camp-bastion-side" if bastion else "camp-green-side"
                return Violation("CAMP-07", reason, facts, where(cell, side))
        return Violation("CAMP-08", "camp-no-wall", {"tile": tile.name}, where(cell))


LAW: Final = CampLaw()


def _may_touch(alhambra: Alhambra, bastions: int, cell: int, side: int) -> bool:
    """Do this side of a camp and the tile beyond it go together? For the kernel, bastions are walls."""
    neighbour = cell + STEPS[side]
    walled = alhambra.walls_at(neighbour) >> (side ^ 2) & 1
    if alhambra.number_at(neighbour) & OUTWORK:
        return not bastions >> side & 1 and not walled
    return bool(bastions >> side & 1 and walled)


def leaning(alhambra: Alhambra, bastions: int, cell: int) -> int:
    """The sides, as bits, where a camp at this cell leans on a wall."""
    found = 0
    for side in range(4):
        number = alhambra.number_at(cell + STEPS[side])
        if number and not number & OUTWORK and bastions >> side & 1:
            found |= 1 << side
    return found


def _stands(alhambra: Alhambra, bastions: int, cell: int) -> bool:
    leans = False
    for side in range(4):
        number = alhambra.number_at(cell + STEPS[side])
        if number:
            if not _may_touch(alhambra, bastions, cell, side):
                return False
            if not number & OUTWORK:
                leans = True
    return leans


class Camp(Tile):
    """A camp; its bastions are in `walls`, and an arrow points through each of them into the Alhambra."""

    module = "camps"

    def __init__(self, number: int, name: str, cost: int, bastions: int) -> None:
        super().__init__(number, name, NO_BUILDING, cost, bastions, LAW)

    def facts(self, walls: int) -> dict[str, object]:
        return {"tile": self.name, "walls": "", "bastions": sides(walls)}

    def buildings_in_sight(self, alhambra: Alhambra, cell: int) -> list[int]:
        """The cells of the buildings that the arrows count, one arrow after the other (CAMP-13 to -16)."""
        found: list[int] = []
        for side in range(4):
            if self.walls >> side & 1:
                ahead = cell + STEPS[side]
                while alhambra.number_at(ahead) and not alhambra.number_at(ahead) & OUTWORK:
                    found.append(ahead)
                    ahead += STEPS[side]
        return found


class Camps(Module):
    key = "camps"
    box = 2
    page = "08-camps.md"
    options = (Option("camp_single_contact", (False, True), "CAMP-R1"),)

    def configured(self, options: Options) -> Effects:
        return SingleContactCamps() if options.flag("camp_single_contact") else CampEffects()

    def tiles(self, components: Components) -> list[Tile]:
        found = components.module_tiles(self.key)
        if found is None:
            found = []
            for row in components.sheet(self.key).rows("camp"):
                cost = row.integer("cost", 1, 20)
                bastions = sides_in(row, "bastions", 2)
                if not bastions:
                    row.complain("bastions", "must name one or two sides")
                if sides_in(row, "arrows", 2) != bastions:
                    row.complain("arrows", "must point through the bastions, one through each")  # CAMP-01
                number = OUTWORK | len(components.tiles) + len(found)
                found.append(Camp(number, f"CAMP{cost}-{sides(bastions)}", cost, bastions))
            components.register(self.key, found)
        return found

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        return [
            GuideStep(MORE_TILES, "guide-camps", {"count": len(self.tiles(rules.components))}, ["CAMP-01", "CAMP-02"])
        ]


class CampEffects(Effects):
    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        found: list[ScoreLine] = []
        for seat, player in enumerate(s.players):
            alhambra = player.estate.alhambra
            if not alhambra.outworks:
                continue
            for cell, number in alhambra.contents():
                camp = s.rules.tiles[number & INDEX]
                if isinstance(camp, Camp):
                    seen = camp.buildings_in_sight(alhambra, cell)
                    if seen:
                        line = ScoreLine(seat, scoring, "CAMP-13", camp.name, len(seen), "line-camps")
                        if s.log is not None:
                            cells = [list(position(one)) for one in seen]
                            line.evidence = {"cell": list(position(cell)), "cells": cells}
                        found.append(line)
        return found


class SingleContactCamps(CampEffects):
    """The literal reading of the 2004 sheet: every camp touches exactly one wall, always (CAMP-R1)."""

    def forbid_placement(self, s: State, alhambra: Alhambra, tile: Tile, cell: int) -> Violation | None:
        if isinstance(tile, Camp):
            if leaning(alhambra, tile.walls, cell).bit_count() > 1:
                return Violation("CAMP-R1", "camp-single-contact", {"camp": tile.name}, where(cell))
            return None
        for side in range(4):
            beside = cell + STEPS[side]
            number = alhambra.number_at(beside)
            if number & OUTWORK and leaning(alhambra, alhambra.walls_at(beside), beside):
                camp = s.rules.tiles[number & INDEX]
                return Violation("CAMP-R1", "camp-single-contact", {"camp": camp.name}, where(cell, side))
        return None
