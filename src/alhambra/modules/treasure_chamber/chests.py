"""Where the chests are, and who gets those that were bought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Decision, Move, Step
from ...core.lists import holds, replaced
from ...core.notation import Words
from ...core.violations import Violation
from ...palace.building import read_built
from ...palace.components import BUILDINGS, CODES, Components, Tile
from ...palace.scoring import LAST_SCORING
from ...palace.state import Part, PartKind, State, rivals

KEY: Final = "treasure_chamber"
NO_ROOM: Final = -1
NO_CHESTS: Final[list[int]] = []


class Chamber:
    """What is printed on the board, and what the box holds; immutable."""

    def __init__(self, components: Components) -> None:
        sheet = components.sheet(KEY)
        board = sheet.sheet("board")
        points = sheet.sheet("scoring")
        self.chests = [sheet.sheet("chests").integer(building, 0, 20) for building in BUILDINGS]  # by colour
        self.rooms = board.integer("rooms", 1, 6)
        self.size = board.integer("chests_per_room", 1, 9)
        self.price = board.integer("price", 1, 40)
        self.points = [points.integers(f"round_{scoring}", 0, 99) for scoring in range(1, LAST_SCORING + 1)]


@mypyc_attr(acyclic=True)
class Chests(Part):
    """All of it is open; the bag has no order until something is drawn (CHEST-03)."""

    key = KEY

    def __init__(
        self,
        chamber: Chamber,
        seats: int,
        rooms: list[list[int]],
        bag: list[int],
        laden: list[list[Tile]],
        room: int,
        bought: list[int],
        stopped: bool,
    ) -> None:
        self.chamber = chamber
        self.seats = seats
        self.rooms = rooms  # the colours that lie in each; never changed in place
        self.bag = bag  # how many of each colour; never changed in place
        self.laden = laden  # by seat, then those without one: the tiles with a chest; never changed in place
        self.room = room  # the one being bought, until it is refilled; or NO_ROOM
        self.bought = bought  # by colour, how many are still to be put somewhere; likewise; empty: none was bought
        self.stopped = stopped  # is no room refilled any more (CHEST-15)?
        self.purchases: list[Move] | None = None  # of the rooms that are not empty, once somebody has asked

    def copy(self) -> Chests:
        found = Chests(
            chamber=self.chamber,
            seats=self.seats,
            rooms=self.rooms,
            bag=self.bag,
            laden=self.laden,
            room=self.room,
            bought=self.bought,
            stopped=self.stopped,
        )
        found.purchases = self.purchases
        return found

    def tokens(self) -> int:
        lying = sum([len(room) for room in self.rooms]) + sum([len(tiles) for tiles in self.laden])
        return lying + sum(self.bag) + sum(self.bought)

    def to_json(self) -> dict[str, object]:
        return {
            "rooms": [names_of(room) for room in self.rooms],
            "bag": dict(zip(BUILDINGS, self.bag, strict=True)),
            "chests": [[tile.name for tile in tiles] for tiles in self.laden],
            "room": None if self.room == NO_ROOM else self.room + 1,
            "bought": names_of(colours_of(self.bought)),
            "stopped": self.stopped,
            "price": self.chamber.price,
        }

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        tiles = [tile.name for tile in self.laden[seat]]
        return [("seat-chests", {"count": len(tiles), "tiles": " ".join(tiles)})] if tiles else []

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """The rooms by number, what is still to be put somewhere, and the chests of those without a seat."""
        shown = [f"{room}: {_codes(colours)}" for room, colours in enumerate(self.rooms, 1) if colours]
        rows = [("label-chests", shown), ("label-chests-bought", [CODES[one] for one in colours_of(self.bought)])]
        rows += [("label-chests-rival", [tile.name for tile in tiles]) for tiles in self.laden[self.seats :]]
        return rows

    # ------------------------------------------------------------------ changes

    def put(self, owner: int, tile: Tile) -> None:
        """One of the chests bought, on this building."""
        self.laden = replaced(self.laden, owner, [*self.laden[owner], tile])
        self.bought = replaced(self.bought, tile.building, self.bought[tile.building] - 1)

    def empty(self, room: int) -> None:
        """The chests of a room have been bought; they lie beside the board (CHEST-09)."""
        self.bought = counts_of(self.rooms[room])
        self.rooms = replaced(self.rooms, room, [])
        self.purchases = None

    def draw(self, s: State, room: int) -> None:
        """Fill a room from the bag, which holds enough."""
        drawn = s.shuffled(names_of(colours_of(self.bag)))[: self.chamber.size]
        colours = [colour for colour, name in enumerate(BUILDINGS) for one in drawn if one == name]
        for colour in colours:
            self.bag = replaced(self.bag, colour, self.bag[colour] - 1)
        self.rooms = replaced(self.rooms, room, colours)
        self.purchases = None


CHESTS: Final = PartKind(Chests)


def counts_of(colours: list[int]) -> list[int]:
    """How many of each colour."""
    found = [0] * len(BUILDINGS)
    for colour in colours:
        found[colour] += 1
    return found


def total_of(counts: list[int]) -> int:
    found = 0
    for count in counts:
        found += count
    return found


def colours_of(counts: list[int]) -> list[int]:
    """The colour of each, in the order of the buildings."""
    found: list[int] = []
    for colour, count in enumerate(counts):
        for _ in range(count):
            found.append(colour)
    return found


def names_of(colours: list[int]) -> list[str]:
    return [BUILDINGS[colour] for colour in colours]


def _codes(colours: list[int]) -> str:
    return " ".join([CODES[colour] for colour in colours])


# ---------------------------------------------------------------------- who gets them


def without_chest(tiles: list[Tile], laden: list[Tile], chests: list[int]) -> list[list[Tile]]:
    """By colour, where there are such chests: the buildings of somebody that carry none."""
    found: list[list[Tile]] = [[] for _ in chests]
    for tile in tiles:
        if tile.building >= 0 and chests[tile.building] and not holds(laden, tile):
            found[tile.building].append(tile)
    return found


def free_buildings(s: State, seat: int, chests: list[int]) -> list[list[Tile]]:
    """The same in a player's Alhambra (CHEST-08)."""
    return without_chest(s.built(seat), s.part(CHESTS).laden[seat], chests)


def put_all(s: State, owner: int, tiles: list[Tile]) -> None:
    """Chests for all of these, where there is nothing to choose."""
    if tiles:
        part = s.part(CHESTS)
        for tile in tiles:
            part.put(owner, tile)
        if s.log is not None:
            s.log.add("chests placed", owner, {"tiles": [tile.name for tile in tiles]})


def hand_to(s: State, owner: int) -> None:
    """What others could not place comes to somebody."""
    if s.log is not None:
        s.log.add("chests passed", owner, {"families": names_of(colours_of(s.part(CHESTS).bought))})


class Distribute(Step[State]):
    """The chests bought in this turn: the buyer first, then on around the table (CHEST-08 to -13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.part(CHESTS).bought:
            order = [(self.seat + place) % s.seats for place in range(s.seats)]
            steps: list[Step[State]] = [Serve(seat, self.seat) for seat in order]
            s.then(*steps, ServeRivals(), Return())


class Serve(Step[State]):
    """A player places what he must; he chooses where there are more buildings than chests (CHEST-10)."""

    def __init__(self, seat: int, buyer: int) -> None:
        self.seat = seat
        self.buyer = buyer

    def run(self, s: State) -> None:
        bought = s.part(CHESTS).bought
        if not total_of(bought):
            return
        if self.seat != self.buyer:
            hand_to(s, self.seat)
        forced: list[Tile] = []
        chosen = False
        for colour, free in enumerate(free_buildings(s, self.seat, bought)):
            if len(free) <= bought[colour]:
                forced += free
            else:
                chosen = True
        put_all(s, self.seat, forced)
        if chosen:
            s.then(ChooseBuilding(self.seat))


class ChooseBuilding(Decision[State]):
    """Which building takes a chest, as long as there is a choice."""

    kind = "chests"
    duty = "CHEST-10"

    def run(self, s: State) -> None:
        if self.moves(s):
            s.decision = self

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = []
        for free in free_buildings(s, self.seat, s.part(CHESTS).bought):
            found += [PlaceChest(tile) for tile in free]
        return found

    def resolve(self, s: State, move: Move) -> None:
        s.agenda.append(self)
        move.apply(s, self.seat)


@mypyc_attr(acyclic=True)
class PlaceChest(Move):
    """Put a chest on a building of its colour."""

    verb = "chests place"
    moments = ("chests",)
    timing = "CHEST-09"
    echoes = ("chest placed",)

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.tile,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return PlaceChest(read_built(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        part = s.part(CHESTS)
        facts: dict[str, object] = {"tile": self.tile.name}
        if self.tile.building < 0:
            return Violation("CHEST-08", "chest-no-building")
        if not part.bought[self.tile.building]:
            return Violation("CHEST-08", "chest-colour", facts)
        if not s.players[seat].estate.alhambra.cell_of(self.tile.number):
            return Violation("CHEST-09", "chest-not-built", facts)
        return Violation("CHEST-08", "chest-laden", facts) if self.tile in part.laden[seat] else None

    def apply(self, s: State, seat: int) -> None:
        s.part(CHESTS).put(seat, self.tile)
        if s.log is not None:
            s.log.add("chest placed", seat, {"tile": self.tile.name})


class ServeRivals(Step[State]):
    """Then those without a seat: which of their equal buildings takes a chest is indifferent (CHEST-12, -13)."""

    def run(self, s: State) -> None:
        part = s.part(CHESTS)
        for rival in rivals(s.parts):
            if sum(part.bought):
                hand_to(s, rival.seat)
                found: list[Tile] = []
                for colour, free in enumerate(without_chest(rival.tiles, part.laden[rival.seat], part.bought)):
                    found += free[: part.bought[colour]]
                put_all(s, rival.seat, found)


class Return(Step[State]):
    """What nobody could place goes back to the bag, then the room is refilled, or never again (CHEST-11, -14, -R4)."""

    def run(self, s: State) -> None:
        part = s.part(CHESTS)
        room = part.room
        left = part.bought
        if total_of(left):
            part.bag = [count + left[colour] for colour, count in enumerate(part.bag)]
            if s.log is not None:
                s.log.add("chests returned", None, {"families": names_of(colours_of(left))})
        part.bought = NO_CHESTS
        part.room = NO_ROOM
        if part.stopped:
            return
        if total_of(part.bag) < part.chamber.size:
            part.stopped = True
            if s.log is not None:
                s.log.add("chests exhausted", None, {"room": room + 1})
            return
        part.draw(s, room)
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("chests drawn", None, {"room": room + 1, "families": names_of(part.rooms[room])})
