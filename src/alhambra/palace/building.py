"""Placing and redesigning: the moves that lay tiles, and how they are judged and listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..core.agenda import Decision, Move
from ..core.lists import without
from ..core.notation import Words
from ..core.violations import UnknownMove, Violation
from .components import Components, Tile, sides
from .kernel import FOUNTAIN_NUMBER, Alhambra
from .laws import INDEX, REACH, cell_at, position, where
from .state import Estate, Player, State

FIELD: Final = 16  # most Alhambras stay within so many rows and columns
FIELD_START: Final = 128 - 8
FAR: Final = -1


# ---------------------------------------------------------------------- laying tiles


@mypyc_attr(acyclic=True)
class TileMove(Move):
    """A move with one tile at one cell."""

    def __init__(self, tile: Tile, cell: int) -> None:
        self.tile = tile
        self.cell = cell

    def operands(self) -> tuple[object, ...]:
        x, y = position(self.cell)
        return (self.tile, f"{x},{y}")


@mypyc_attr(acyclic=True)
class Place(TileMove):
    """Build a tile acquired this turn."""

    verb = "place"
    moments = ("placement", "distribution")
    timing = "BASE-PLACE-01"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        name = words.peek()
        tile = unrotated(s, name)
        if tile is not None:
            words.word("tile")
            return PlaceRotated(tile, name, read_cell(words))
        return _moves_of(s, s.rules.read_tile(words)).place(read_cell(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        player = s.players[seat]
        if self.tile not in player.pending:
            return Violation("BASE-PLACE-01", "place-not-pending", {"tile": self.tile.name})
        return lay_violation(s, player.estate.alhambra, self.tile, self.cell)

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        estate = player.estate
        built = Estate(estate.alhambra.placed(self.tile.number, s.walls_of(self.tile), self.cell), estate.reserve)
        s.players[seat] = Player(player.purses, built, without(player.pending, self.tile), player.score)
        laid(s, seat, self.tile, self.cell, "place")


class PlaceRotated(Move):
    """Build a tile turned round: noted by people, never legal (BASE-PLACE-04)."""

    verb = "place"
    moments = ("placement", "distribution")
    timing = "BASE-PLACE-01"

    def __init__(self, tile: Tile, name: str, cell: int) -> None:
        self.tile = tile
        self.name = name
        self.cell = cell

    def operands(self) -> tuple[object, ...]:
        x, y = position(self.cell)
        return (self.name, f"{x},{y}")

    def violation(self, s: State, seat: int) -> Violation | None:
        return Violation("BASE-PLACE-04", "place-rotated", {"tile": self.tile.name}, where(self.cell))


def unrotated(s: State, name: str) -> Tile | None:
    """The tile of this game that, turned round, would be called so."""
    stem, dash, letters = name.upper().partition("-")
    if not dash or name.upper() in s.rules.tile_names:
        return None
    for turned in range(1, 4):
        bits = 0
        for letter in letters:
            if letter not in "NESW":
                return None
            bits |= 1 << ("NESW".index(letter) + turned) % 4
        tile = s.rules.tile_names.get(f"{stem}-{sides(bits)}")
        if tile is not None:
            return tile
    return None


@mypyc_attr(acyclic=True)
class Keep(Move):
    """Put a tile acquired this turn into the reserve; always allowed (BASE-PLACE-02)."""

    verb = "keep"
    moments = ("placement", "distribution")
    timing = "BASE-PLACE-01"

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.tile,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return _moves_of(s, s.rules.read_tile(words)).keep

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].pending:
            return Violation("BASE-PLACE-01", "place-not-pending", {"tile": self.tile.name})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        estate = enlarged(s, player.estate, self.tile)
        s.players[seat] = Player(player.purses, estate, without(player.pending, self.tile), player.score)
        if s.log is not None:
            s.log.add("keep", seat, {"tile": self.tile.name})


@mypyc_attr(acyclic=True)
class Add(TileMove):
    """Redesign: build a tile of the reserve."""

    verb = "add"
    moments = ("action", "extra", "rebuild")
    timing = "BASE-TURN-02"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return _moves_of(s, s.rules.read_tile(words)).add(read_cell(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        estate = s.players[seat].estate
        if self.tile not in estate.reserve:
            return not_in_reserve(s, seat, self.tile)
        return lay_violation(s, estate.alhambra, self.tile, self.cell)

    def apply(self, s: State, seat: int) -> None:
        estate = s.players[seat].estate
        built = Estate(
            estate.alhambra.placed(self.tile.number, s.walls_of(self.tile), self.cell),
            without(estate.reserve, self.tile),
        )
        s.players[seat] = s.players[seat].with_estate(built)
        laid(s, seat, self.tile, self.cell, "add")


@mypyc_attr(acyclic=True)
class Remove(Move):
    """Redesign: put a tile of the Alhambra into the reserve."""

    verb = "remove"
    moments = ("action", "extra", "rebuild")
    timing = "BASE-TURN-02"

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.tile,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return _moves_of(s, read_built(s, words)).remove

    def violation(self, s: State, seat: int) -> Violation | None:
        alhambra = s.players[seat].estate.alhambra
        found = not_removable(alhambra, self.tile)
        if found is not None:
            return found
        cell = alhambra.cell_of(self.tile.number)
        found = s.rules.forbid_removal.forbid_removal(s, alhambra, cell, None)
        if found is not None:  # before reasons that may pass: this one may stay for ever
            return found
        return self.tile.law.removal_violation(alhambra, self.tile, cell, s.rules.tiles)

    def apply(self, s: State, seat: int) -> None:
        estate = s.players[seat].estate
        cell = estate.alhambra.cell_of(self.tile.number)
        built = Estate(estate.alhambra.removed(cell), [*estate.reserve, self.tile])
        s.players[seat] = s.players[seat].with_estate(built)
        if s.log is not None:
            s.log.add("remove", seat, {"tile": self.tile.name, "cell": list(position(cell))})
        s.rules.after_remove.after_remove(s, seat, self.tile, cell)


@mypyc_attr(acyclic=True)
class Swap(Move):
    """Redesign: a tile of the reserve takes the cell of one of the Alhambra."""

    verb = "swap"
    moments = ("action", "extra", "rebuild")
    timing = "BASE-TURN-02"

    def __init__(self, old: Tile, new: Tile) -> None:
        self.old = old
        self.new = new

    def operands(self) -> tuple[object, ...]:
        return (self.old, self.new)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        old = read_built(s, words)
        return _moves_of(s, s.rules.read_tile(words)).swap(old.number & INDEX, s.rules.tiles)

    def violation(self, s: State, seat: int) -> Violation | None:
        found = self.misplaced(s, seat)
        return swap_violation(s, s.players[seat].estate.alhambra, self.old, self.new) if found is None else found

    def misplaced(self, s: State, seat: int) -> Violation | None:
        """Why there is nothing to swap: one of the two tiles does not lie where it should."""
        estate = s.players[seat].estate
        found = not_removable(estate.alhambra, self.old)
        if found is None and self.new not in estate.reserve:
            return not_in_reserve(s, seat, self.new)
        return found

    def apply(self, s: State, seat: int) -> None:
        estate = s.players[seat].estate
        cell = estate.alhambra.cell_of(self.old.number)
        built = Estate(
            estate.alhambra.swapped(self.new.number, s.walls_of(self.new), cell),
            [*without(estate.reserve, self.new), self.old],
        )
        s.players[seat] = s.players[seat].with_estate(built)
        exchanged(s, seat, self.old, self.new, cell)


def exchanged(s: State, seat: int, old: Tile, new: Tile, cell: int) -> None:
    """One tile has just taken the cell of the other."""
    if s.log is not None:
        s.log.add("swap", seat, {"old": old.name, "new": new.name, "cell": list(position(cell))})
    s.rules.after_remove.after_remove(s, seat, old, cell)
    s.rules.after_place.after_place(s, seat, new, cell)


def laid(s: State, seat: int, tile: Tile, cell: int, verb: str) -> None:
    if s.log is not None:
        s.log.add(verb, seat, {"tile": tile.name, "cell": list(position(cell))})
    s.rules.after_place.after_place(s, seat, tile, cell)


def add_walls(s: State, seat: int, tile: Tile, sides: int) -> None:
    """Walls on these sides of a tile that this seat owns, wherever it lies: they stay with it. Nothing is judged."""
    estate = s.players[seat].estate
    alhambra = estate.alhambra
    cell = alhambra.cell_of(tile.number)
    if cell:
        alhambra = alhambra.swapped(tile.number, alhambra.walls_at(cell) | sides, cell)
    if tile.number != FOUNTAIN_NUMBER:  # everybody has one, and it never moves
        walls = [tile.walls for tile in s.rules.tiles] if s.walls is None else s.walls.copy()
        walls[tile.number & INDEX] |= sides
        s.walls = walls
    s.players[seat] = s.players[seat].with_estate(Estate(alhambra, estate.reserve))


# ---------------------------------------------------------------------- moves shared by all games


def _spot(cell: i64) -> i64:
    """Where the moves at this cell are kept, or FAR."""
    row = (cell >> 8) - FIELD_START
    column = (cell & 255) - FIELD_START
    if 0 <= row < FIELD and 0 <= column < FIELD:  # a conditional expression would make objects of both numbers
        return row * FIELD + column
    return FAR


class TileMoves:
    """The moves with one tile: made once, so offering one is a look-up."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.keep = Keep(tile)
        self.remove = Remove(tile)
        self._places: list[Place | None] = [None] * (FIELD * FIELD)  # by row and column around the fountain
        self._adds: list[Add | None] = [None] * (FIELD * FIELD)
        self._swaps: list[Swap | None] = []  # by the index of the tile that leaves

    def place(self, cell: i64) -> Place:
        spot = _spot(cell)
        if spot == FAR:
            return Place(self.tile, cell)
        found = self._places[spot]
        if found is None:
            found = self._places[spot] = Place(self.tile, cell)
        return found

    def add(self, cell: i64) -> Add:
        spot = _spot(cell)
        if spot == FAR:
            return Add(self.tile, cell)
        found = self._adds[spot]
        if found is None:
            found = self._adds[spot] = Add(self.tile, cell)
        return found

    def swap(self, index: i64, tiles: list[Tile]) -> Swap:
        """This tile comes, the one with that index leaves."""
        swaps = self._swaps
        if index < i64(len(swaps)):
            found = swaps[index]
            if found is not None:
                return found
        else:
            swaps += [None] * (int(index) + 1 - len(swaps))
        made = swaps[index] = Swap(tiles[index], self.tile)
        return made


def moves_of(components: Components, index: i64) -> TileMoves:
    """The moves with the tile that has this index."""
    found = components.tile_moves[index]
    if found is None:
        found = components.tile_moves[index] = TileMoves(components.tiles[index])
    return found


def _moves_of(s: State, tile: Tile) -> TileMoves:
    return moves_of(s.rules.components, tile.number & INDEX)


# ---------------------------------------------------------------------- reading and judging


def read_cell(words: Words) -> int:
    word = words.word("cell")
    x, comma, y = word.partition(",")
    numbers = [part.lstrip("-") for part in (x, y)]
    if not comma or not all([part.isascii() and part.isdigit() and len(part) < 8 for part in numbers]):
        raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "cell"})
    try:
        column, row = int(x), int(y)
    except ValueError:
        raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "cell"}) from None
    if max(abs(column), abs(row)) > REACH:
        raise UnknownMove("unknown-move-far", {"text": words.text, "word": word})
    return cell_at(column, row)


def read_built(s: State, words: Words) -> Tile:
    """A tile that might lie in an Alhambra: one of the game, or the fountain."""
    if words.peek().upper() == s.rules.components.fountain.name:
        words.word("tile")
        return s.rules.components.fountain
    return s.rules.read_tile(words)


def lay_violation(s: State, alhambra: Alhambra, tile: Tile, cell: int) -> Violation | None:
    """Why a tile cannot be added: the law of its family, then what modules forbid."""
    found = tile.law.violation(alhambra, tile, s.walls_of(tile), cell, s.rules.tiles)
    return s.rules.forbid_placement.forbid_placement(s, alhambra, tile, cell) if found is None else found


def not_removable(alhambra: Alhambra, tile: Tile) -> Violation | None:
    if tile.number == FOUNTAIN_NUMBER:
        return Violation("BASE-REDESIGN-03", "redesign-fountain")
    if not alhambra.cell_of(tile.number):
        return Violation("BASE-REDESIGN-01", "redesign-not-built", {"tile": tile.name})
    return None


def not_in_reserve(s: State, seat: int, tile: Tile) -> Violation:
    if tile in s.players[seat].pending:
        return Violation("BASE-BUY-05", "redesign-pending", {"tile": tile.name})
    if s.players[seat].estate.alhambra.cell_of(tile.number):
        return Violation("BASE-REDESIGN-04", "redesign-slide", {"tile": tile.name})
    return Violation("BASE-REDESIGN-01", "redesign-not-in-reserve", {"tile": tile.name})


def swap_violation(s: State, alhambra: Alhambra, old: Tile, new: Tile) -> Violation | None:
    """Why one tile cannot take the cell of the other: what modules forbid for ever, the law, then what else they do."""
    cell = alhambra.cell_of(old.number)
    found = s.rules.forbid_removal.forbid_removal(s, alhambra, cell, new)
    if found is None:
        found = new.law.swap_violation(alhambra, new, s.walls_of(new), cell, s.rules.tiles)
    return swap_forbidden(s, alhambra, new, cell) if found is None else found


def swap_forbidden(s: State, alhambra: Alhambra, new: Tile, cell: int) -> Violation | None:
    found = s.rules.forbid_removal.forbid_removal(s, alhambra, cell, new)
    if found is None:
        return s.rules.forbid_placement.forbid_placement(s, alhambra.removed(cell), new, cell)
    return found


# ---------------------------------------------------------------------- listing


def redesigns(s: State, estate: Estate) -> list[Move]:
    """Every redesign that the laws of the tiles permit (BASE-REDESIGN-01)."""
    found = estate.redesigns
    if found is None:
        found = []
        alhambra = estate.alhambra
        components = s.rules.components
        for number in alhambra.removable():
            found.append(moves_of(components, number & INDEX).remove)
        for tile in estate.reserve:
            moves = moves_of(components, tile.number & INDEX)
            tile.law.list_redesigns(alhambra, s.walls_of(tile), moves, components.tiles, found)
        estate.redesigns = found
    return found


def enlarged(s: State, estate: Estate, tile: Tile) -> Estate:
    """The estate with one more tile in the reserve; what it could do before it still can."""
    found = Estate(estate.alhambra, [*estate.reserve, tile])
    found.built = estate.built
    known = estate.redesigns
    if known is not None:
        redesigns = known.copy()
        tile.law.list_redesigns(estate.alhambra, s.walls_of(tile), _moves_of(s, tile), s.rules.tiles, redesigns)
        found.redesigns = redesigns
    return found


def all_redesigns(s: State, seat: int) -> list[Move]:
    """Every redesign that this seat may make now."""
    found = redesigns(s, s.players[seat].estate)
    more = s.rules.redesigns.redesigns(s, seat)
    if more:
        found = found + more
    return permitted(s, seat, found) if s.rules.forbids else found


def permitted(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """Without the moves that modules forbid."""
    alhambra = s.players[seat].estate.alhambra
    return [move for move in moves if _forbidden(s, alhambra, move) is None]


def _forbidden(s: State, alhambra: Alhambra, move: Move) -> Violation | None:
    if isinstance(move, TileMove):
        return s.rules.forbid_placement.forbid_placement(s, alhambra, move.tile, move.cell)
    if isinstance(move, Remove):
        return s.rules.forbid_removal.forbid_removal(s, alhambra, alhambra.cell_of(move.tile.number), None)
    if isinstance(move, Swap):
        return swap_forbidden(s, alhambra, move.new, alhambra.cell_of(move.old.number))
    return None


class PlacePending(Decision[State]):
    """The tiles acquired, one by one in any order (BASE-PLACE-01)."""

    kind = "placement"
    duty = "BASE-PLACE-01"

    def run(self, s: State) -> None:
        if s.players[self.seat].pending:
            s.decision = self

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        alhambra = player.estate.alhambra
        found: list[Move] = []
        for tile in player.pending:
            moves = _moves_of(s, tile)
            found.append(moves.keep)
            tile.law.list_places(alhambra, s.walls_of(tile), moves, found)
            found += s.rules.layings.layings(s, self.seat, tile)
            self.list_further(s, tile, found)
        return permitted(s, self.seat, found) if s.rules.forbids else found

    def list_further(self, s: State, tile: Tile, found: list[Move]) -> None:
        """What else may be done with a tile that was bought."""
        found += s.rules.destinations.destinations(s, self.seat, tile)

    def resolve(self, s: State, move: Move) -> None:
        s.agenda.append(self)
        move.apply(s, self.seat)


class PlaceDistributed(PlacePending):
    """The tiles received at the end of the game: built or stored, nothing else (BASE-EOG-07)."""

    kind = "distribution"
    duty = "BASE-EOG-07"

    def list_further(self, s: State, tile: Tile, found: list[Move]) -> None:
        """They were not bought."""

    def untimely(self, move: Move) -> Violation:
        return Violation(self.duty, "not-now", {"verb": move.verb, "moment": self.kind})
