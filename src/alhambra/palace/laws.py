"""How a tile may be laid: one law per family of tiles. Where the kernel says yes or no, a law says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..core.agenda import Move
from ..core.violations import Violation, Where
from .kernel import COLUMNS, FOUNTAIN, Alhambra, fits, may_replace
from .printed import SIDES

if TYPE_CHECKING:
    from .building import TileMoves
    from .components import Tile

STEPS: Final[tuple[int, ...]] = (-COLUMNS, 1, COLUMNS, -1)  # N E S W
INDEX: Final = 0x3FFF  # the bits of a tile's number that are its place in the list of all tiles
REACH: Final = 120  # no Alhambra gets so far: there are fewer tiles


def cell_at(x: int, y: int) -> int:
    """x grows to the east, y to the south, the fountain is 0,0."""
    return FOUNTAIN + y * COLUMNS + x


def position(cell: int) -> tuple[int, int]:
    return (cell & 255) - (FOUNTAIN & 255), (cell >> 8) - (FOUNTAIN >> 8)


def where(cell: int, side: int = -1) -> Where:
    return Where(position(cell), SIDES[side] if side >= 0 else "")


class Law:
    """How the tiles of one family are laid."""

    square: ClassVar[bool] = False
    touching: ClassVar[str] = ""  # the rule about what may touch such a tile
    leaning: ClassVar[str] = ""  # for outworks: the rule about what they lean on

    def list_places(self, alhambra: Alhambra, walls: int, moves: TileMoves, found: list[Move]) -> None:
        """Every way to build a tile acquired, which has these walls and moves."""
        raise NotImplementedError

    def list_redesigns(
        self, alhambra: Alhambra, walls: int, moves: TileMoves, tiles: list[Tile], found: list[Move]
    ) -> None:
        """Every way to bring in a tile of the reserve, which has these walls and moves."""
        raise NotImplementedError

    def contact(self, alhambra: Alhambra, tile: Tile, walls: int, cell: int, tiles: list[Tile]) -> Violation | None:
        """What is wrong between the tile, with these walls, and its neighbours, at an empty cell."""
        raise NotImplementedError

    def removal_violation(self, alhambra: Alhambra, tile: Tile, cell: int, tiles: list[Tile]) -> Violation | None:
        """Why the tile cannot be taken away from its cell."""
        if alhambra.around(cell) & 0xF0 == 0xF0:
            return Violation("BASE-PLACE-08", "remove-hole", {"tile": tile.name}, where(cell))
        return None

    def violation(self, alhambra: Alhambra, tile: Tile, walls: int, cell: int, tiles: list[Tile]) -> Violation | None:
        """Why the tile cannot be added there; `tiles` is the list of all tiles by number."""
        if alhambra.number_at(cell):
            there = tiles[alhambra.number_at(cell) & INDEX]
            return Violation("BASE-PLACE-03", "place-occupied", {"tile": there.name}, where(cell))
        found = self.contact(alhambra, tile, walls, cell, tiles)
        if found is None and alhambra.makes_hole(cell):
            return Violation("BASE-PLACE-08", "place-hole", {"tile": tile.name}, where(cell))
        return found

    def swap_violation(
        self, alhambra: Alhambra, tile: Tile, walls: int, cell: int, tiles: list[Tile]
    ) -> Violation | None:
        """Why the tile cannot take the place of the one at the cell. No hole can arise: the cell stays filled."""
        there = tiles[alhambra.number_at(cell) & INDEX]
        if there.square and not self.square and alhambra.is_cut(cell):
            return Violation("BASE-PLACE-06", "remove-cuts", {"tile": there.name}, where(cell))
        return self.contact(alhambra.removed(cell), tile, walls, cell, tiles)


class SquareLaw(Law):
    """The building rules (BASE-PLACE-05 to -08); orientation is in the notation, BASE-PLACE-04."""

    square = True
    touching = "BASE-PLACE-05"

    def list_places(self, alhambra: Alhambra, walls: int, moves: TileMoves, found: list[Move]) -> None:
        for place in alhambra.places():
            if fits(place, walls):
                found.append(moves.place(place >> 8))

    def list_redesigns(
        self, alhambra: Alhambra, walls: int, moves: TileMoves, tiles: list[Tile], found: list[Move]
    ) -> None:
        for place in alhambra.places():
            if fits(place, walls):
                found.append(moves.add(place >> 8))
        for site in alhambra.sites():
            if may_replace(site, walls):
                found.append(moves.swap(site >> 8 & INDEX, tiles))

    def removal_violation(self, alhambra: Alhambra, tile: Tile, cell: int, tiles: list[Tile]) -> Violation | None:
        if alhambra.is_cut(cell):
            return Violation("BASE-PLACE-06", "remove-cuts", {"tile": tile.name}, where(cell))
        found = super().removal_violation(alhambra, tile, cell, tiles)
        if found is not None:
            return found
        for side in range(4):
            if alhambra.props(cell, side):
                outwork = tiles[alhambra.number_at(cell + STEPS[side]) & INDEX]
                facts = {"tile": tile.name, "outwork": outwork.name}
                return Violation(outwork.law.leaning, "remove-prop", facts, where(cell, side))
        return None

    def contact(self, alhambra: Alhambra, tile: Tile, walls: int, cell: int, tiles: list[Tile]) -> Violation | None:
        touches = False
        walks = False
        for side in range(4):
            beside = cell + STEPS[side]
            number = alhambra.number_at(beside)
            if not number:
                continue
            neighbour = tiles[number & INDEX]
            walled = alhambra.walls_at(beside) >> (side ^ 2) & 1
            own = walls >> side & 1
            facts = {"tile": tile.name, "neighbour": neighbour.name}
            if not neighbour.square:
                if not walled or not own:
                    reason = "place-beside-outwork" if not walled else "place-outwork-needs-wall"
                    return Violation(neighbour.law.touching, reason, facts, where(cell, side))
                continue
            touches = True
            if own != walled:
                reason = "place-own-wall" if own else "place-neighbour-wall"
                return Violation("BASE-PLACE-05", reason, facts, where(cell, side))
            if not own:
                walks = True
        if not touches:
            return Violation("BASE-PLACE-07", "place-no-contact", {"tile": tile.name}, where(cell))
        if not walks:
            return Violation("BASE-PLACE-06", "place-unreachable", {"tile": tile.name}, where(cell))
        return None


SQUARE: Final = SquareLaw()
