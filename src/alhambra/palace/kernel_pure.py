"""Geometry of one Alhambra, interpreted flavour: the same questions answered with dictionaries.

Serves when nothing is compiled, and as the second opinion on kernel.py in tests. kernel.py explains the terms.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 256
FOUNTAIN: Final = 128 * 256 + 128
FOUNTAIN_NUMBER: Final = 1
OUTWORK: Final = 0x4000
_STEPS: Final = (-COLUMNS, 1, COLUMNS, -1)  # N E S W
_DIAGONALS: Final = (1 - COLUMNS, 1 + COLUMNS, COLUMNS - 1, -1 - COLUMNS)  # NE SE SW NW


def _encloses(around: int) -> bool:
    ring = [around >> (i // 2 + 4 * (i % 2)) & 1 for i in range(8)]  # N NE E SE S SW W NW
    return sum(ring[i] and not ring[i - 1] for i in range(8)) > 1


_ENCLOSES: Final = [_encloses(around) for around in range(256)]
_FITS: Final = bytes(
    [not (walls ^ key) & key >> 4 and bool(~walls & key >> 4) for walls in range(16) for key in range(256)]
)


class Alhambra:
    """One player's tiles: an immutable value that remembers its answers."""

    def __init__(
        self, tiles: dict[int, int], near: dict[int, int], outworks: int, loose: bool, doors: list[int]
    ) -> None:
        self.tiles = tiles  # cell -> number << 4 | walls
        self.near = near  # cell -> walls shown to it (4 bits), neighbours (4), diagonals (4)
        self.outworks = outworks
        self.loose = loose
        self.doors = doors
        self.wall = -1
        self._open: list[int] | None = None
        self._barred: list[int] = []
        self._built: list[int] | None = None
        self._cuts: set[int] | None = None

    # ------------------------------------------------------------------ changes

    def placed(self, number: int, walls: int, cell: int) -> Alhambra:
        tiles, near = self.tiles.copy(), self.near.copy()
        tiles[cell] = number << 4 | walls
        for side, step in enumerate(_STEPS):
            facing = side ^ 2
            near[cell + step] = near.get(cell + step, 0) | 16 << facing | (walls >> side & 1) << facing
            near[cell + _DIAGONALS[side]] = near.get(cell + _DIAGONALS[side], 0) | 256 << facing
        return Alhambra(tiles, near, self.outworks + (number & OUTWORK > 0), self.loose, self.doors)

    def removed(self, cell: int) -> Alhambra:
        tiles, near = self.tiles.copy(), self.near.copy()
        gone = tiles.pop(cell)
        for side, step in enumerate(_STEPS):
            near[cell + step] &= ~(17 << (side ^ 2))
            near[cell + _DIAGONALS[side]] &= ~(256 << (side ^ 2))
        return Alhambra(tiles, near, self.outworks - (gone >> 4 & OUTWORK > 0), self.loose, self.doors)

    def swapped(self, number: int, walls: int, cell: int) -> Alhambra:
        old = self.tiles[cell]
        if (old >> 4 ^ number) & OUTWORK:
            return self.removed(cell).placed(number, walls, cell)
        tiles, near = self.tiles.copy(), self.near.copy()
        tiles[cell] = number << 4 | walls
        for side, step in enumerate(_STEPS):
            near[cell + step] = near[cell + step] & ~(1 << (side ^ 2)) | (walls >> side & 1) << (side ^ 2)
        found = Alhambra(tiles, near, self.outworks, self.loose, self.doors)
        if not (old ^ walls) & near.get(cell, 0) >> 4 & 15:  # nobody's way changes
            found._cuts = self._cuts
        return found

    def with_door(self, cell: int, side: int) -> Alhambra:
        doors = [*self.doors, cell << 2 | side, cell + _STEPS[side] << 2 | side ^ 2]
        return Alhambra(self.tiles, self.near, self.outworks, self.loose, doors)

    # ------------------------------------------------------------------ questions about one cell

    def is_fixed(self, cell: int) -> bool:
        return any(door >> 2 == cell for door in self.doors)

    def number_at(self, cell: int) -> int:
        return self.tiles.get(cell, 0) >> 4

    def walls_at(self, cell: int) -> int:
        return self.tiles.get(cell, 0) & 15

    def around(self, cell: int) -> int:
        return self.near.get(cell, 0)

    def makes_hole(self, cell: int) -> bool:
        if not self.loose:
            return _ENCLOSES[self.near.get(cell, 0) >> 4]
        near = self.near
        for side, step in enumerate(_STEPS):
            if cell + step not in self.tiles and (near.get(cell + step, 0) >> 4 | 1 << (side ^ 2)) & 15 == 15:
                return True
        return False

    def barred(self, cell: int) -> bool:
        for side, step in enumerate(_STEPS):
            tile = self.tiles.get(cell + step, 0)
            if tile >> 4 & OUTWORK and not tile >> (side ^ 2) & 1:
                return True
        return False

    def props(self, cell: int, side: int) -> bool:
        return self._leans(cell + _STEPS[side], 1 << (side ^ 2))

    def _leans(self, cell: int, only: int) -> bool:
        tile = self.tiles.get(cell, 0)
        return bool(tile >> 4 & OUTWORK) and tile & self.near.get(cell, 0) >> 4 & 15 == only

    def _perches(self, cell: int, walls: int) -> bool:
        around = self.near.get(cell, 0)
        leans = False
        for side, step in enumerate(_STEPS):
            if around >> (side + 4) & 1:
                if self.tiles[cell + step] >> 4 & OUTWORK:
                    if (around | walls) >> side & 1:
                        return False
                elif around & walls & 1 << side:
                    leans = True
                else:
                    return False
        return leans

    # ------------------------------------------------------------------ questions about the whole

    def contents(self) -> list[tuple[int, int]]:
        return [(cell, self.tiles[cell] >> 4) for cell in sorted(self.tiles)]

    def numbers(self) -> list[int]:
        return [tile >> 4 for _, tile in sorted(self.tiles.items()) if 0x20 <= tile < OUTWORK << 4]

    def cell_of(self, number: int) -> int:
        for cell, tile in self.tiles.items():
            if tile >> 4 == number:
                return cell
        return 0

    def _survey(self) -> list[int]:
        tiles, near = self.tiles, self.near
        if self.loose:
            free = [cell for cell, key in near.items() if key & 240 and cell not in tiles and not self.makes_hole(cell)]
        else:
            free = [cell for cell, key in near.items() if key & 240 and cell not in tiles and not _ENCLOSES[key >> 4]]
        free.sort()
        if self.outworks:
            self._barred = [cell for cell in free if self.barred(cell)]
            free = [cell for cell in free if not self.barred(cell)]
        self._open = [cell << 8 | near[cell] & 255 for cell in free]
        return self._open

    def places(self) -> list[int]:
        return self._survey() if self._open is None else self._open

    def perches(self, walls: int) -> list[int]:
        cells = [place >> 8 for place in self.places()] + self._barred
        return [cell for cell in cells if self._perches(cell, walls)]

    def relievable(self, walls: int) -> list[int]:
        outworks = [(cell, tile) for cell, tile in sorted(self.tiles.items()) if tile >> 4 & OUTWORK]
        return [tile >> 4 for cell, tile in outworks if self._perches(cell, walls)]

    def sites(self) -> list[int]:
        if self._built is None:
            near = self.near
            tiles = [(cell, tile) for cell, tile in sorted(self.tiles.items()) if 0x20 <= tile < OUTWORK << 4]
            if self.doors:
                tiles = [(cell, tile) for cell, tile in tiles if not self.is_fixed(cell)]
            self._built = [cell << 32 | tile >> 4 << 8 | near[cell] & 240 | tile & 15 for cell, tile in tiles]
        return self._built

    def removable(self) -> list[int]:
        tiles, near = self.tiles, self.near
        cuts = self._cut()
        found = [site >> 8 & 0x7FFF for site in self.sites() if site & 240 != 240 and site >> 32 not in cuts]
        if self.outworks:
            kept = [site for site in self.sites() if any(self.props(site >> 32, side) for side in range(4))]
            prop = {site >> 8 & 0x7FFF for site in kept}
            found = [number for number in found if number not in prop]
        if self.outworks:
            found += [
                tiles[cell] >> 4
                for cell in sorted(tiles)
                if tiles[cell] >> 4 & OUTWORK and near.get(cell, 0) & 240 != 240
            ]
        return found

    def is_cut(self, cell: int) -> bool:
        return cell in self._cut()

    def _cut(self) -> set[int]:
        if self._cuts is None:
            self._cuts = set()
            self._visit(FOUNTAIN, 0, {}, self._cuts)
        return self._cuts

    def _visit(self, cell: int, parent: int, order: dict[int, int], cut: set[int]) -> int:
        """Depth-first walk that marks cut tiles; returns the lowest order reachable."""
        low = mine = order[cell] = len(order)
        walls = self.tiles[cell]
        for side, step in enumerate(_STEPS):
            other = cell + step
            if other == parent or other not in self.tiles:
                continue
            if walls >> side & 1 and cell << 2 | side not in self.doors:
                continue
            if other in order:
                low = min(low, order[other])
            else:
                below = self._visit(other, cell, order, cut)
                low = min(low, below)
                if below >= mine:
                    cut.add(cell)
        return low

    def outline(self) -> int:
        """The longest wall, if the square tiles have one outline that nowhere meets itself; -1 if they do not."""
        tiles = self.tiles
        if self.outworks:
            tiles = {cell: tile for cell, tile in tiles.items() if not tile >> 4 & OUTWORK}
        start = cell = min(tiles)
        side = run = best = total = 0
        first = -1
        while True:
            total += 1
            if tiles[cell] >> side & 1:
                run += 1
                best = max(best, run)
            else:
                first = run if first < 0 else first
                run = 0
            ahead, out = _STEPS[(side + 1) & 3], _STEPS[side]
            if cell + ahead + out in tiles:
                if cell + ahead not in tiles:
                    return -1
                cell += ahead + out
                side = (side + 3) & 3
            elif cell + ahead in tiles:
                cell += ahead
            else:
                side = (side + 1) & 3
            if cell == start and side == 0:
                break
        if self.loose or self.outworks:
            outer = sum(cell + step not in tiles for cell in tiles for step in _STEPS)
            if total != outer:
                return -1
        return total if first < 0 else max(best, run + first)


def fits(place: int, walls: int) -> bool:
    return bool(_FITS[walls << 8 | place & 255])


def may_replace(site: int, walls: int) -> bool:
    return not (site ^ walls) & site >> 4 & 15


def fountain(loose: bool) -> Alhambra:
    """Every Alhambra starts as a lone fountain (BASE-SETUP-01)."""
    return Alhambra({}, {}, 0, loose, []).placed(FOUNTAIN_NUMBER, 0, FOUNTAIN)
