"""Geometry of one Alhambra, compiled flavour: packed integers in a small window of cells.

A cell is row * 256 + column, the fountain in the middle. The window always leaves two empty lines around the tiles and
grows with them. An entry of the grid packs, from bit 0: for each side N E S W, does the neighbour there show a wall (4)
- is there a neighbour (4) - is there a tile at the diagonals NE SE SW NW (4) - own walls (4) - own tile number (15).
So the entry of an empty cell answers every question of placement with a few operations on bits, and the one of a tile
every question of swapping. kernel_pure.py answers the same questions, in the same order, with dictionaries.

Two answers are lists of packed numbers for loops that run for every tile of a reserve: a place is cell << 8 | what is
around it (`fits` judges it), a site is number << 8 | sides with a neighbour << 4 | own walls (`may_replace` judges it).

Two families of tiles: square tiles obey the building rules; outworks lean with their walls on walls of square tiles
from outside. To a square tile the wall of an outwork is a wall like any other; none may touch its other sides.

A door lets people through the two walls between two square tiles, which it holds in place; it changes nothing else.

Whether a tile may go without cutting others off needs no walk through the palace as long as its ways enclose nothing.
The kernel keeps count of tiles - open contacts between two of them + blocks of two by two without a wall inside. That
is 1 as long as all ways are connected and every round trip can be shortened to nothing over such blocks; then the ways
beyond a tile meet again beside the tile or nowhere. Otherwise a walk from the fountain finds out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

COLUMNS: Final = 256
FOUNTAIN: Final = 128 * 256 + 128
FOUNTAIN_NUMBER: Final = 1
OUTWORK: Final = 0x4000  # bit of a tile number
_OUTWORK: Final = 0x40000000  # the same bit in an entry
_CUT: Final = 0x10000


def fits(place: i64, walls: i64) -> bool:
    """May a square tile with these walls come to the place: all touching sides match, at least one of them is open
    (BASE-PLACE-05, -06, -10)?"""
    near = place >> 4 & 15
    return not (walls ^ place) & near and (~walls & near) != 0


def may_replace(site: i64, walls: i64) -> bool:
    """Do these walls agree with those of the site on every side that has a neighbour (BASE-PLACE-11)?"""
    return not (site ^ walls) & site >> 4 & 15


def _encloses(entry: i64) -> bool:
    """Do the tiles around a cell form more than one run, going round (BASE-PLACE-08, BASE-RUL-04)?"""
    sides = entry >> 4 & 15
    diagonals = entry >> 8 & 15
    begins = sides & ~(diagonals << 1 | diagonals >> 3) | (diagonals & ~sides) << 4  # nothing lies before these
    return begins & (begins - 1) != 0


def _ways(entry: i64) -> i64:
    """The sides, as bits, where one can walk from a tile to its neighbour."""
    return entry >> 4 & ~(entry >> 12 | entry) & 15


def _blocks(grid: vec[i32], w: i64, i: i64, ways: i64) -> i64:
    """How many blocks of two by two without a wall inside this tile, with these ways, belongs to."""
    found: i64 = 0
    if ways & 3 == 3 and _ways(i64(grid[i - w])) & 2 and _ways(i64(grid[i + 1])) & 1:
        found += 1
    if ways & 6 == 6 and _ways(i64(grid[i + w])) & 2 and _ways(i64(grid[i + 1])) & 4:
        found += 1
    if ways & 12 == 12 and _ways(i64(grid[i + w])) & 8 and _ways(i64(grid[i - 1])) & 4:
        found += 1
    if ways & 9 == 9 and _ways(i64(grid[i - w])) & 8 and _ways(i64(grid[i - 1])) & 1:
        found += 1
    return found


def _contacts(ways: i64) -> i64:
    return (ways & 1) + (ways >> 1 & 1) + (ways >> 2 & 1) + (ways >> 3)


def _share(grid: vec[i32], w: i64, i: i64) -> i64:
    """What the square tile at this index adds to the count of its Alhambra."""
    ways = _ways(i64(grid[i]))
    return 1 - _contacts(ways) + _blocks(grid, w, i, ways)


def _outworks_beside(grid: vec[i32], w: i64, i: i64) -> i64:
    """The sides, as bits, where an outwork is."""
    return (
        i64(grid[i - w]) >> 30 | i64(grid[i + 1]) >> 30 << 1 | i64(grid[i + w]) >> 30 << 2 | i64(grid[i - 1]) >> 30 << 3
    )


def _is_empty(grid: vec[i32], i: i64, last: i64, step: i64) -> bool:
    """Is there no tile in this line of the grid?"""
    while i <= last:
        if grid[i] >= 0x10000:
            return False
        i += step
    return True


def _blank(size: i64) -> vec[i32]:
    return vec[i32]([i32(0)] * size)


@mypyc_attr(acyclic=True, free_list_len=1)
class Alhambra:
    """One player's tiles: an immutable value that remembers its answers."""

    def __init__(
        self,
        grid: vec[i32],
        width: i64,
        height: i64,
        origin: i64,
        west: i64,
        east: i64,
        north: i64,
        south: i64,
        outworks: i64,
        count: i64,
        loose: bool,
        doors: vec[i64],
    ) -> None:
        self.grid = grid
        self.width = width
        self.height = height
        self.origin = origin  # cell of grid[0]
        self.west = west  # extent of the tiles, in columns and rows of the window
        self.east = east
        self.north = north
        self.south = south
        self.outworks = outworks
        self.count = count  # of square tiles - open contacts + open blocks: see above
        self.loose = loose  # only single cells count as holes
        self.doors = doors  # cell << 2 | side, seen from both sides; never changed in place
        self.wall: i64 = -1  # the longest wall once somebody has asked
        self._surveyed = False
        self._open = _NOTHING  # places where a square tile may come without making a hole
        self._barred = _NOTHING  # the same where an outwork lets no square tile touch
        self._built = _NOTHING  # sites of the square tiles but the fountain: the index in the grid << 32 | site
        self._outer = _NOTHING  # the indices of the outworks in the grid
        self._walked = False
        self._cuts = _BLANK  # by index in the grid: is the tile cut, see _visit

    # ------------------------------------------------------------------ changes

    def _index(self, cell: i64) -> i64:
        d = cell - self.origin
        return (d >> 8) * self.width + (d & 255)

    def _widened(self, row: i64, column: i64) -> Alhambra:
        """The same Alhambra in a window with room for a tile at this position."""
        up = 2 - row if row < 2 else 0  # no more than needed: small windows are copied and allocated more quickly
        left = 2 - column if column < 2 else 0
        height = self.height + up + (row - self.height + 3 if row > self.height - 3 else 0)
        width = self.width + left + (column - self.width + 3 if column > self.width - 3 else 0)
        grid = _blank(width * height)
        old = self.grid
        r: i64 = 0
        while r < self.height:
            c: i64 = 0
            while c < self.width:
                grid[(r + up) * width + c + left] = old[r * self.width + c]
                c += 1
            r += 1
        return Alhambra(
            grid,
            width,
            height,
            self.origin - up * COLUMNS - left,
            self.west + left,
            self.east + left,
            self.north + up,
            self.south + up,
            self.outworks,
            self.count,
            self.loose,
            self.doors,
        )

    def placed(self, number: i64, walls: i64, cell: i64) -> Alhambra:
        row = (cell >> 8) - (self.origin >> 8)
        column = (cell & 255) - (self.origin & 255)
        if row < 2 or column < 2 or row > self.height - 3 or column > self.width - 3:
            return self._widened(row, column).placed(number, walls, cell)
        w = self.width
        i = row * w + column
        grid = self.grid[:]
        grid[i] = grid[i] | i32(number << 16 | walls << 12)
        grid[i - w] = grid[i - w] | (0x44 if walls & 1 else 0x40)
        grid[i + 1] = grid[i + 1] | (0x88 if walls & 2 else 0x80)
        grid[i + w] = grid[i + w] | (0x11 if walls & 4 else 0x10)
        grid[i - 1] = grid[i - 1] | (0x22 if walls & 8 else 0x20)
        grid[i - w + 1] = grid[i - w + 1] | 0x400
        grid[i + w + 1] = grid[i + w + 1] | 0x800
        grid[i + w - 1] = grid[i + w - 1] | 0x100
        grid[i - w - 1] = grid[i - w - 1] | 0x200
        return Alhambra(
            grid,
            w,
            self.height,
            self.origin,
            column if column < self.west else self.west,
            column if column > self.east else self.east,
            row if row < self.north else self.north,
            row if row > self.south else self.south,
            self.outworks + 1 if number & OUTWORK else self.outworks,
            self.count if number & OUTWORK else self.count + _share(grid, w, i),
            self.loose,
            self.doors,
        )

    def removed(self, cell: i64) -> Alhambra:
        w = self.width
        i = self._index(cell)
        grid = self.grid[:]
        gone = i64(grid[i])
        grid[i] = grid[i] & 0xFFF
        grid[i - w] = grid[i - w] & ~0x44
        grid[i + 1] = grid[i + 1] & ~0x88
        grid[i + w] = grid[i + w] & ~0x11
        grid[i - 1] = grid[i - 1] & ~0x22
        grid[i - w + 1] = grid[i - w + 1] & ~0x400
        grid[i + w + 1] = grid[i + w + 1] & ~0x800
        grid[i + w - 1] = grid[i + w - 1] & ~0x100
        grid[i - w - 1] = grid[i - w - 1] & ~0x200
        west, east, north, south = self.west, self.east, self.north, self.south
        while _is_empty(grid, north * w + west, north * w + east, 1):
            north += 1
        while _is_empty(grid, south * w + west, south * w + east, 1):
            south -= 1
        while _is_empty(grid, north * w + west, south * w + west, w):
            west += 1
        while _is_empty(grid, north * w + east, south * w + east, w):
            east -= 1
        return Alhambra(
            grid,
            w,
            self.height,
            self.origin,
            west,
            east,
            north,
            south,
            self.outworks - 1 if gone & _OUTWORK else self.outworks,
            self.count if gone & _OUTWORK else self.count - _share(self.grid, w, i),
            self.loose,
            self.doors,
        )

    def swapped(self, number: i64, walls: i64, cell: i64) -> Alhambra:
        old = i64(self.grid[self._index(cell)])
        if (old >> 16 ^ number) & OUTWORK:
            return self.removed(cell).placed(number, walls, cell)
        w = self.width
        i = self._index(cell)
        grid = self.grid[:]
        grid[i] = grid[i] & 0xFFF | i32(number << 16 | walls << 12)
        grid[i - w] = grid[i - w] & ~4 | (4 if walls & 1 else 0)
        grid[i + 1] = grid[i + 1] & ~8 | (8 if walls & 2 else 0)
        grid[i + w] = grid[i + w] & ~1 | (1 if walls & 4 else 0)
        grid[i - 1] = grid[i - 1] & ~2 | (2 if walls & 8 else 0)
        count = self.count
        if (old >> 12 ^ walls) & old >> 4 & 15 and not number & OUTWORK:  # somebody's way changes
            count += _share(grid, w, i) - _share(self.grid, w, i)
        return Alhambra(
            grid,
            w,
            self.height,
            self.origin,
            self.west,
            self.east,
            self.north,
            self.south,
            self.outworks,
            count,
            self.loose,
            self.doors,
        )

    def with_door(self, cell: i64, side: i64) -> Alhambra:
        """The same with a way through the two walls on this side of a tile; the tiles beside it are fixed for good."""
        step: i64 = -COLUMNS if side == 0 else 1 if side == 1 else COLUMNS if side == 2 else -1
        beyond = cell + step
        return Alhambra(
            self.grid,
            self.width,
            self.height,
            self.origin,
            self.west,
            self.east,
            self.north,
            self.south,
            self.outworks,
            self.count - 1,  # one more contact
            self.loose,
            append(append(self.doors[:], cell << 2 | side), beyond << 2 | side ^ 2),
        )

    # ------------------------------------------------------------------ questions about one cell

    def is_fixed(self, cell: i64) -> bool:
        """Does a door hold the tile at this cell?"""
        for door in self.doors:
            if door >> 2 == cell:
                return True
        return False

    def _entry(self, cell: i64) -> i64:
        """The entry of any cell, also outside the window."""
        row = (cell >> 8) - (self.origin >> 8)
        column = (cell & 255) - (self.origin & 255)
        if row < 0 or row >= self.height or column < 0 or column >= self.width:
            return 0
        return i64(self.grid[row * self.width + column])

    def number_at(self, cell: int) -> int:
        """The number of the tile at a cell; 0 if there is none."""
        return self._entry(cell) >> 16

    def walls_at(self, cell: int) -> int:
        return self._entry(cell) >> 12 & 15

    def around(self, cell: int) -> int:
        """From bit 0: the sides where a neighbour shows a wall (4), where one is (4), the diagonals with a tile (4)."""
        return self._entry(cell) & 0xFFF

    def makes_hole(self, cell: int) -> bool:
        """Would a tile at this empty cell enclose others (BASE-RUL-04)?"""
        row = (i64(cell) >> 8) - (self.origin >> 8)
        column = (i64(cell) & 255) - (self.origin & 255)
        if row < 1 or row > self.height - 2 or column < 1 or column > self.width - 2:
            return False
        return self._hole(row * self.width + column)

    def _hole(self, i: i64) -> bool:
        grid = self.grid
        if not self.loose:
            return _encloses(i64(grid[i]))
        w = self.width
        return (
            (i64(grid[i - w]) | 0x40) & ~0xFF0F == 0xF0
            or (i64(grid[i + 1]) | 0x80) & ~0xFF0F == 0xF0
            or (i64(grid[i + w]) | 0x10) & ~0xFF0F == 0xF0
            or (i64(grid[i - 1]) | 0x20) & ~0xFF0F == 0xF0
        )

    def barred(self, cell: int) -> bool:
        """Does an outwork beside this cell let no square tile touch it?"""
        if not self.outworks or self._entry(cell) & 0xF0 == 0:
            return False
        i = self._index(cell)
        return _outworks_beside(self.grid, self.width, i) & ~i64(self.grid[i]) != 0

    def props(self, cell: int, side: int) -> bool:
        """Does an outwork on this side lean on the square tile at the cell, and on nothing else?"""
        if not self.outworks:
            return False
        w = self.width
        i = self._index(cell)
        return self._leans(i + (-w if side == 0 else 1 if side == 1 else w if side == 2 else -1), 1 << (side ^ 2))

    def _leans(self, i: i64, only: i64) -> bool:
        """Is there an outwork whose only walled side with a neighbour is this one (as a bit)?"""
        entry = i64(self.grid[i])
        return entry & _OUTWORK != 0 and entry >> 12 & entry >> 4 & 15 == only

    def _perches(self, i: i64, walls: i64) -> bool:
        """May an outwork with these walls stand at this cell, among neighbours of both families?"""
        around = i64(self.grid[i])
        outworks = _outworks_beside(self.grid, self.width, i)
        square = around >> 4 & 15 & ~outworks
        return square != 0 and not square & ~(around & walls) and not outworks & (around | walls)

    # ------------------------------------------------------------------ questions about the whole

    def contents(self) -> list[tuple[int, int]]:
        """(cell, number) of all tiles, the fountain included, row by row."""
        found: list[tuple[int, int]] = []
        row = self.north
        while row <= self.south:
            column = self.west
            while column <= self.east:
                number = i64(self.grid[row * self.width + column]) >> 16
                if number:
                    found.append((self.origin + row * COLUMNS + column, number))
                column += 1
            row += 1
        return found

    def numbers(self) -> list[int]:
        """The numbers of all square tiles but the fountain."""
        found: list[int] = []
        if self._surveyed and not self.doors:
            for site in self._built:
                found.append(site >> 8 & 0x7FFF)
            return found
        for entry in self.grid:
            number = i64(entry) >> 16
            if number > FOUNTAIN_NUMBER and not number & OUTWORK:
                found.append(number)
        return found

    def cell_of(self, number: int) -> int:
        """Where the tile lies; 0 if it does not."""
        wanted: i64 = number
        i: i64 = 0
        for site in self._built:  # most often it is one of these
            if site >> 8 & 0x7FFF == wanted:
                i = site >> 32
                return self.origin + i // self.width * COLUMNS + i % self.width
        for entry in self.grid:
            if i64(entry) >> 16 == wanted:
                return self.origin + i // self.width * COLUMNS + i % self.width
            i += 1
        return 0

    def _survey(self) -> None:
        grid = self.grid
        w = self.width
        outworks = self.outworks
        loose = self.loose
        doors = i64(len(self.doors))
        free = vec[i64](capacity=32)
        barred = _NOTHING
        built = vec[i64](capacity=24)
        outer = _NOTHING
        breadth = self.east - self.west + 3
        row = self.north - 1
        last = self.south + 1
        while row <= last:
            i = row * w + self.west - 1
            to_cell = self.origin + row * COLUMNS + self.west - 1 - i
            end = i + breadth
            while i < end:
                entry = i64(grid[i])
                if entry < 0x10000:
                    if entry & 0xF0 and not (self._hole(i) if loose else _encloses(entry)):
                        if outworks and entry >> 4 & ~entry & 15 and _outworks_beside(grid, w, i) & ~entry:
                            barred = append(barred, (to_cell + i) << 8 | entry & 0xFF)
                        else:
                            free = append(free, (to_cell + i) << 8 | entry & 0xFF)
                elif entry >= _OUTWORK:
                    outer = append(outer, i)
                elif entry >> 16 != FOUNTAIN_NUMBER and not (
                    doors and entry >> 12 & entry & 15 and self.is_fixed(to_cell + i)  # a door is between two walls
                ):
                    built = append(built, i << 32 | entry >> 16 << 8 | entry & 0xF0 | entry >> 12 & 15)
                i += 1
            row += 1
        self._open = free
        self._barred = barred
        self._built = built
        self._outer = outer
        self._surveyed = True

    def places(self) -> vec[i64]:
        """Where some square tile might be added, row by row; `fits` says which."""
        if not self._surveyed:
            self._survey()
        return self._open

    def perches(self, walls: i64) -> vec[i64]:
        """Where an outwork with these walls may be added: all that touches them is a wall, all that touches its other
        sides is the like of another outwork, and it leans on something."""
        if not self._surveyed:
            self._survey()
        found = _NOTHING
        for place in self._open:
            if place >> 4 & place & walls:  # there is something to lean on
                if not self.outworks:
                    if not place >> 4 & 15 & ~(place & walls):
                        found = append(found, place >> 8)
                elif self._perches(self._index(place >> 8), walls):
                    found = append(found, place >> 8)
        for place in self._barred:
            if self._perches(self._index(place >> 8), walls):
                found = append(found, place >> 8)
        return found

    def relievable(self, walls: i64) -> vec[i64]:
        """The numbers of the outworks for which one with these walls may be swapped, row by row."""
        if not self._surveyed:
            self._survey()
        found = _NOTHING
        for i in self._outer:
            if self._perches(i, walls):
                found = append(found, i64(self.grid[i]) >> 16)
        return found

    def sites(self) -> vec[i64]:
        """The square tiles that might be swapped, row by row: see `may_replace`."""
        if not self._surveyed:
            self._survey()
        return self._built

    def removable(self) -> vec[i64]:
        """The numbers of the tiles that may be taken away (BASE-PLACE-12)."""
        if not self._surveyed:
            self._survey()
        grid = self.grid
        w = self.width
        walked = self.count != 1
        if walked and not self._walked:
            self._walk()
        found = vec[i64](capacity=16)
        for site in self._built:
            if site & 0xF0 == 0xF0:
                continue
            i = site >> 32
            if walked:
                if i64(self._cuts[i]) & _CUT:
                    continue
            else:
                ways = _ways(i64(grid[i]))
                if ways & (ways - 1) and _contacts(ways) - _blocks(grid, w, i, ways) > 1:
                    continue
            if self.outworks and site >> 4 & site & 15 and self._supports(i):
                continue
            found = append(found, site >> 8 & 0x7FFF)
        for i in self._outer:
            entry = i64(grid[i])
            if entry & 0xF0 != 0xF0:
                found = append(found, entry >> 16)
        return found

    def _supports(self, i: i64) -> bool:
        """Does an outwork lean on this square tile, and on nothing else?"""
        w = self.width
        return self._leans(i - w, 4) or self._leans(i + 1, 8) or self._leans(i + w, 1) or self._leans(i - 1, 2)

    def is_cut(self, cell: int) -> bool:
        """Would square tiles be cut off from the fountain without the one at this cell?"""
        if not self._walked:
            self._walk()
        return i64(self._cuts[self._index(cell)]) & _CUT != 0

    def _walk(self) -> None:
        """On foot from the fountain through all square tiles; cut tiles are marked."""
        seen = _blank(i64(len(self.grid)))
        self._visit(self._index(FOUNTAIN), 0, 1, seen)
        self._cuts = seen
        self._walked = True

    def _has_door(self, i: i64, side: i64) -> bool:
        wanted = (self.origin + i // self.width * COLUMNS + i % self.width) << 2 | side
        for door in self.doors:
            if door == wanted:
                return True
        return False

    def _visit(self, i: i64, parent: i64, order: i64, seen: vec[i32]) -> i64:
        """Depth-first walk that marks cut tiles. Returns the lowest order reachable | the last order given << 16."""
        entry = i64(self.grid[i])
        seen[i] = i32(order)
        low = order
        last = order
        side: i64 = 0
        while side < 4:
            if entry >> (side + 4) & 1 and (not entry >> (side + 12) & 1 or self._has_door(i, side)):
                step: i64 = -self.width if side == 0 else 1 if side == 1 else self.width if side == 2 else -1
                j = i + step
                if j != parent:
                    known = i64(seen[j]) & 0xFFFF
                    if known:
                        if known < low:
                            low = known
                    else:
                        below = self._visit(j, i, last + 1, seen)
                        last = below >> 16
                        if below & 0xFFFF < low:
                            low = below & 0xFFFF
                        if below & 0xFFFF >= order:
                            seen[i] = seen[i] | _CUT
            side += 1
        return low | last << 16

    def outline(self) -> int:
        """The longest wall, if the square tiles have one outline that nowhere meets itself: it is walked once.

        -1 if it does not; without holes and outworks it always does.
        """
        grid = self.grid
        w = self.width
        start = self.north * w + self.west
        while not 0xFFFF < i64(grid[start]) < _OUTWORK:
            start += 1
        i = start
        side: i64 = 0
        run: i64 = 0
        best: i64 = 0
        first: i64 = -1
        total: i64 = 0
        while True:
            total += 1
            if i64(grid[i]) >> (side + 12) & 1:
                run += 1
                if run > best:
                    best = run
            else:
                if first < 0:
                    first = run
                run = 0
            ahead: i64 = 1 if side == 0 else w if side == 1 else -1 if side == 2 else -w
            out: i64 = -w if side == 0 else 1 if side == 1 else w if side == 2 else -1
            straight = 0xFFFF < i64(grid[i + ahead]) < _OUTWORK
            if 0xFFFF < i64(grid[i + ahead + out]) < _OUTWORK:
                if not straight:
                    return -1
                i += ahead + out
                side = (side + 3) & 3
            elif straight:
                i += ahead
            else:
                side = (side + 1) & 3
            if i == start and side == 0:
                break
        if (self.loose or self.outworks) and total != self._outer_sides():
            return -1
        return total if first < 0 else max(best, run + first)

    def _outer_sides(self) -> i64:
        """How many sides of square tiles have no square tile beyond them."""
        grid = self.grid
        w = self.width
        found: i64 = 0
        i: i64 = 0
        for one in grid:
            if 0xFFFF < i64(one) < _OUTWORK:
                found += 0 if 0xFFFF < i64(grid[i - w]) < _OUTWORK else 1
                found += 0 if 0xFFFF < i64(grid[i + 1]) < _OUTWORK else 1
                found += 0 if 0xFFFF < i64(grid[i + w]) < _OUTWORK else 1
                found += 0 if 0xFFFF < i64(grid[i - 1]) < _OUTWORK else 1
            i += 1
        return found


_NOTHING: Final[vec[i64]] = vec[i64]()
_BLANK: Final[vec[i32]] = vec[i32]()


def fountain(loose: bool) -> Alhambra:
    """Every Alhambra starts as a lone fountain (BASE-SETUP-01)."""
    bare = Alhambra(_blank(9 * 9), 9, 9, FOUNTAIN - 4 * COLUMNS - 4, 4, 4, 4, 4, 0, 0, loose, _NOTHING)
    return bare.placed(FOUNTAIN_NUMBER, 0, FOUNTAIN)
