"""The longest outer wall of an Alhambra: its length, and the segments behind it (BASE-WALL-01 to -09).

A segment joins two corner points of the grid; corner (column, row) is the north-western one of that cell, packed as
cells are. The general search walks every trail that uses no segment twice; the kernel knows a quicker way where the
outline is a single loop that nowhere meets itself, as it is but for rare Alhambras with camps or loose holes.
"""

from __future__ import annotations

from .components import Tile
from .kernel import COLUMNS, OUTWORK, Alhambra
from .laws import INDEX, STEPS, position
from .printed import SIDES


class Segment:
    """A walled side of a square tile, with no square tile beyond it."""

    def __init__(self, cell: int, side: int) -> None:
        self.cell = cell
        self.side = side
        corners = (
            (cell, cell + 1),
            (cell + 1, cell + 1 + COLUMNS),
            (cell + COLUMNS, cell + COLUMNS + 1),
            (cell, cell + COLUMNS),
        )
        self.ends = corners[side]


class Road:
    """A chain of segments between two corners where the trail can end or branch."""

    def __init__(self, start: int, end: int, segments: list[Segment]) -> None:
        self.start = start
        self.end = end
        self.segments = segments


def longest_wall(alhambra: Alhambra, tiles: list[Tile]) -> int:
    if alhambra.wall < 0:
        length = alhambra.outline()
        alhambra.wall = len(wall_segments(alhambra, tiles)) if length < 0 else length
    return alhambra.wall


def wall_segments(alhambra: Alhambra, tiles: list[Tile]) -> list[Segment]:
    """The segments of the longest section, in walking order; the first one found if several are equally long."""
    near: dict[int, list[Segment]] = {}
    for segment in _outer_walls(alhambra, tiles):
        for corner in segment.ends:
            near.setdefault(corner, []).append(segment)
    best: list[Segment] = []
    for roads in _roads(near):
        for start in sorted({corner for road in roads for corner in (road.start, road.end)}):
            trail = _longest_trail(start, roads, [False] * len(roads))
            if len(trail) > len(best):
                best = trail
    return best


def wall_trace(alhambra: Alhambra, tiles: list[Tile]) -> list[tuple[int, int, str]]:
    """The longest section for whoever draws it: the cell and the side of each segment, in walking order."""
    found: list[tuple[int, int, str]] = []
    for segment in wall_segments(alhambra, tiles):
        x, y = position(segment.cell)
        found.append((x, y, SIDES[segment.side]))
    return found


def open_sides(alhambra: Alhambra) -> list[tuple[int, int]]:
    """The sides of square tiles without a wall that face the outside: cell and side, row by row (ATT-05, ATT-08)."""
    found: list[tuple[int, int]] = []
    outside = _outside(alhambra) if alhambra.loose else None
    for cell, number in alhambra.contents():
        if not number & OUTWORK:
            shut = alhambra.walls_at(cell) | alhambra.around(cell) >> 4
            for side in range(4):
                if not shut >> side & 1 and (outside is None or cell + STEPS[side] in outside):
                    found.append((cell, side))
    return found


def _outside(alhambra: Alhambra) -> set[int]:
    """The empty cells around an Alhambra from which one gets away from it, by steps to the sides (BASE-RUL-04)."""
    taken = {cell for cell, _ in alhambra.contents()}
    near = {cell + step + beside for cell in taken for step in (*STEPS, 0) for beside in (*STEPS, 0)} - taken
    corner = min(near)
    found = {corner}  # nothing lies north of it
    reached = [corner]
    while reached:
        cell = reached.pop()
        for step in STEPS:
            if cell + step in near and cell + step not in found:
                found.add(cell + step)
                reached.append(cell + step)
    return found


def _outer_walls(alhambra: Alhambra, tiles: list[Tile]) -> list[Segment]:
    square = {cell: tiles[number & INDEX] for cell, number in alhambra.contents()}
    square = {cell: tile for cell, tile in square.items() if tile.square}
    return [
        Segment(cell, side)
        for cell in square
        for side in range(4)
        if alhambra.walls_at(cell) >> side & 1 and cell + STEPS[side] not in square
    ]


def _roads(near: dict[int, list[Segment]]) -> list[list[Road]]:
    """The connected parts of the wall, each as roads between its branching corners and ends (a ring: one road)."""
    used: set[Segment] = set()
    corners = [corner for corner, segments in near.items() if len(segments) != 2]
    corners += [corner for corner, segments in near.items() if len(segments) == 2]  # only rings are left for these
    roads: list[Road] = []
    for corner in corners:
        for segment in near[corner]:
            if segment not in used:
                roads.append(_follow(corner, segment, near, used))
    return _grouped(roads)


def _follow(start: int, segment: Segment, near: dict[int, list[Segment]], used: set[Segment]) -> Road:
    chain = [segment]
    used.add(segment)
    corner = segment.ends[1] if segment.ends[0] == start else segment.ends[0]
    while corner != start and len(near[corner]) == 2:
        first, second = near[corner]
        segment = second if first is segment else first
        chain.append(segment)
        used.add(segment)
        corner = segment.ends[1] if segment.ends[0] == corner else segment.ends[0]
    return Road(start, corner, chain)


def _grouped(roads: list[Road]) -> list[list[Road]]:
    groups: list[tuple[set[int], list[Road]]] = []
    for road in roads:
        corners = {road.start, road.end}
        joined = [road]
        apart: list[tuple[set[int], list[Road]]] = []
        for other_corners, others in groups:
            if corners & other_corners:
                corners |= other_corners
                joined = others + joined
            else:
                apart.append((other_corners, others))
        groups = [*apart, (corners, joined)]
    return [group for _, group in groups]


def _longest_trail(corner: int, roads: list[Road], used: list[bool]) -> list[Segment]:
    best: list[Segment] = []
    for index, road in enumerate(roads):
        if used[index] or corner not in (road.start, road.end):
            continue
        used[index] = True
        forward = road.start == corner
        rest = _longest_trail(road.end if forward else road.start, roads, used)
        used[index] = False
        if len(road.segments) + len(rest) > len(best):
            best = (road.segments if forward else road.segments[::-1]) + rest
    return best
