"""The moves that lay a tile with a gate: how they are judged and listed."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced, without
from ...core.notation import Words
from ...core.violations import UnknownMove, Violation
from ...palace.building import (
    Swap,
    TileMove,
    exchanged,
    laid,
    lay_violation,
    not_in_reserve,
    read_built,
    read_cell,
    swap_forbidden,
    swap_violation,
)
from ...palace.components import Tile
from ...palace.kernel import OUTWORK, Alhambra
from ...palace.laws import INDEX, STEPS, position, where
from ...palace.printed import SIDES
from ...palace.state import Estate, Player, State
from .gates import GATES


@mypyc_attr(acyclic=True)
class GateMove(TileMove):
    """Lay a tile with a gate on one of its sides."""

    def __init__(self, tile: Tile, cell: int, side: int) -> None:
        super().__init__(tile, cell)
        self.side = side

    def operands(self) -> tuple[object, ...]:
        x, y = position(self.cell)
        return (self.tile, f"{x},{y}", SIDES[self.side])

    def refusal(self, s: State, seat: int) -> Violation | None:
        """Why the tile cannot be laid like that, wherever it comes from."""
        alhambra = s.players[seat].estate.alhambra
        found = gate_refusal(s, seat, self.tile, self.cell, self.side, lay_violation(s, alhambra, self.tile, self.cell))
        if found is not None:
            return found
        if alhambra.makes_hole(self.cell):
            return Violation("BASE-PLACE-08", "place-hole", {"tile": self.tile.name}, where(self.cell))
        return s.rules.forbid_placement.forbid_placement(s, alhambra, self.tile, self.cell)

    def opened(self, s: State, seat: int) -> Alhambra:
        """Play the card; the Alhambra with tile and gate."""
        play_card(s, seat, self.cell, self.side)
        alhambra = s.players[seat].estate.alhambra
        return alhambra.placed(self.tile.number, s.walls_of(self.tile), self.cell).with_door(self.cell, self.side)


def gate_refusal(s: State, seat: int, tile: Tile, cell: int, side: int, ungated: Violation | None) -> Violation | None:
    """Why no gate lets the tile be laid there; `ungated` is what forbids it without one (None: nothing)."""
    if not s.part(GATES).held[seat]:
        return Violation("GATE-07", "gate-no-card", {"tile": tile.name})
    if not tile.square:
        return Violation("GATE-24", "gate-camp", {"camp": tile.name})
    alhambra = s.players[seat].estate.alhambra
    beyond = alhambra.number_at(cell + STEPS[side])
    if beyond & OUTWORK:
        return Violation("GATE-24", "gate-bastion", {"camp": s.rules.tiles[beyond & INDEX].name}, where(cell, side))
    if ungated is None:
        return Violation("GATE-R4", "gate-not-needed", {"tile": tile.name}, where(cell))
    if ungated.rule != "BASE-PLACE-06":
        return ungated  # a gate helps against nothing else (GATE-08)
    if not beyond:
        return Violation("GATE-08", "gate-leads-nowhere", {"tile": tile.name}, where(cell, side))
    if not printed_walls(s.rules.tiles, alhambra, tile, cell) >> side & 1:
        return Violation("GATE-25", "gate-added-wall", {"tile": tile.name}, where(cell, side))
    return None


def printed_walls(tiles: list[Tile], alhambra: Alhambra, tile: Tile, cell: int) -> int:
    """The sides, as bits, where both this tile and its neighbour at this cell have a printed wall (GATE-25)."""
    found = 0
    for side in range(4):
        beyond = alhambra.number_at(cell + STEPS[side])
        if tile.walls >> side & tiles[beyond & INDEX].walls >> (side ^ 2) & 1:
            found |= 1 << side
    return found


def play_card(s: State, seat: int, cell: int, side: int) -> None:
    """A card leaves the game, a gate stands on this side of this cell (GATE-08, GATE-12)."""
    gates = s.part(GATES)
    gates.held = replaced(gates.held, seat, gates.held[seat] - 1)
    gates.left -= 1
    gates.built = replaced(gates.built, seat, [*gates.built[seat], cell << 2 | side])


def tell(s: State, seat: int, tile: Tile, cell: int, side: int) -> None:
    if s.log is not None:
        s.log.add("gate", seat, {"tile": tile.name, "cell": list(position(cell)), "side": SIDES[side]})


@mypyc_attr(acyclic=True)
class PlaceWithGate(GateMove):
    """Build a tile acquired this turn, with a gate."""

    verb = "gate place"
    moments = ("placement", "distribution")
    timing = "GATE-10"
    beside = "place"
    echoes = ("place", "gate")

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        tile = s.rules.read_tile(words)
        cell = read_cell(words)
        return PlaceWithGate(tile, cell, _read_side(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].pending:
            return Violation("BASE-PLACE-01", "place-not-pending", {"tile": self.tile.name})
        return self.refusal(s, seat)

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        built = Estate(self.opened(s, seat), player.estate.reserve)
        s.players[seat] = Player(player.purses, built, without(player.pending, self.tile), player.score)
        laid(s, seat, self.tile, self.cell, "place")
        tell(s, seat, self.tile, self.cell, self.side)


@mypyc_attr(acyclic=True)
class AddWithGate(GateMove):
    """Redesign: build a tile of the reserve, with a gate."""

    verb = "gate add"
    moments = ("action", "extra", "rebuild")
    timing = "GATE-10"
    beside = "add"
    echoes = ("add", "gate")

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        tile = s.rules.read_tile(words)
        cell = read_cell(words)
        return AddWithGate(tile, cell, _read_side(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].estate.reserve:
            return not_in_reserve(s, seat, self.tile)
        return self.refusal(s, seat)

    def apply(self, s: State, seat: int) -> None:
        reserve = without(s.players[seat].estate.reserve, self.tile)
        s.players[seat] = s.players[seat].with_estate(Estate(self.opened(s, seat), reserve))
        laid(s, seat, self.tile, self.cell, "add")
        tell(s, seat, self.tile, self.cell, self.side)


@mypyc_attr(acyclic=True)
class SwapWithGate(Swap):
    """Redesign: a tile of the reserve takes the cell of an outwork, with a gate (GATE-R4)."""

    verb = "gate swap"
    moments = ("action", "extra", "rebuild")
    timing = "GATE-10"
    beside = "swap"
    echoes = ("swap", "gate")

    def __init__(self, old: Tile, new: Tile, side: int) -> None:
        super().__init__(old, new)
        self.side = side

    def operands(self) -> tuple[object, ...]:
        return (self.old, self.new, SIDES[self.side])

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        old = read_built(s, words)
        new = s.rules.read_tile(words)
        return SwapWithGate(old, new, _read_side(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        found = self.misplaced(s, seat)
        if found is None:
            alhambra = s.players[seat].estate.alhambra
            cell = alhambra.cell_of(self.old.number)
            ungated = swap_violation(s, alhambra, self.old, self.new)
            found = gate_refusal(s, seat, self.new, cell, self.side, ungated)
            if found is None:
                return swap_forbidden(s, alhambra, self.new, cell)
        return found

    def apply(self, s: State, seat: int) -> None:
        estate = s.players[seat].estate
        cell = estate.alhambra.cell_of(self.old.number)
        play_card(s, seat, cell, self.side)
        built = estate.alhambra.swapped(self.new.number, s.walls_of(self.new), cell).with_door(cell, self.side)
        reserve = [*without(estate.reserve, self.new), self.old]
        s.players[seat] = s.players[seat].with_estate(Estate(built, reserve))
        exchanged(s, seat, self.old, self.new, cell)
        tell(s, seat, self.new, cell, self.side)


def _read_side(words: Words) -> int:
    word = words.word("side")
    side = SIDES.find(word.upper())
    if len(word) != 1 or side < 0:
        raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "side"})
    return side


def gateways(s: State, alhambra: Alhambra, tile: Tile) -> list[tuple[int, int]]:
    """Cells and sides where only a gate lets the tile be laid: all that it touches is a double wall (GATE-07)."""
    found: list[tuple[int, int]] = []
    if tile.square:
        walls = s.walls_of(tile)
        for place in alhambra.places():
            if walled_off(place, walls):
                cell = place >> 8
                found += [(cell, side) for side in double_walls(s, alhambra, tile, cell, place)]
    return found


def walled_off(around: i64, walls: i64) -> bool:
    """Does a tile with these walls touch nothing but walls there?"""
    return not around >> 4 & 15 & ~(around & walls)


def double_walls(s: State, alhambra: Alhambra, tile: Tile, cell: int, around: int) -> list[int]:
    """The sides where a gate can stand, if a square tile touches nothing but walls at this cell."""
    printed = around >> 4 & 15 & printed_walls(s.rules.tiles, alhambra, tile, cell)
    return [side for side in range(4) if printed >> side & 1 and not alhambra.number_at(cell + STEPS[side]) & OUTWORK]


def additions(s: State, estate: Estate) -> list[Move]:
    """Every tile of the reserve wherever a gate lets it be laid."""
    found: list[Move] = []
    for tile in estate.reserve:
        found += [AddWithGate(tile, cell, side) for cell, side in gateways(s, estate.alhambra, tile)]
    return found


def exchanges(s: State, estate: Estate) -> list[Move]:
    """Every outwork for every square tile of the reserve that a gate lets take its cell. No hole can arise."""
    found: list[Move] = []
    alhambra = estate.alhambra
    for cell, number in alhambra.contents():
        if number & OUTWORK:
            around = alhambra.around(cell)
            for new in estate.reserve:
                if new.square and walled_off(around, s.walls_of(new)):
                    sides = double_walls(s, alhambra, new, cell, around)
                    found += [SwapWithGate(s.rules.tiles[number & INDEX], new, side) for side in sides]
    return found
