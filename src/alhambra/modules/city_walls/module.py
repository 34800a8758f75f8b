"""The City Walls: cards that put wooden walls on open sides of a tile, for good.

Rules: docs/rules/09-walls.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced
from ...core.notation import Words
from ...core.printed import Sheet
from ...core.violations import UnknownMove, Violation
from ...palace.building import add_walls, read_built
from ...palace.components import Card, Components, Tile, sides
from ...palace.guide import ANY_TIME, INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.kernel import FOUNTAIN, FOUNTAIN_NUMBER, Alhambra
from ...palace.laws import INDEX, position, where
from ...palace.module import Effects, Module
from ...palace.opinion import Opinion
from ...palace.options import Options
from ...palace.printed import SIDES
from ...palace.ruleset import Ruleset
from ...palace.state import MOST_SEATS, NO_MOVES, Estate, Part, PartKind, State, rivals
from ...palace.view import View

KEY: Final = "city_walls"
MOST_CARDS: Final = 20

# For players who cannot look far ahead, in hundredths of a point.
STICK: Final = 200  # what money would have been worth in its place, while much is to be bought
TILES: Final = 6  # for each player: with fewer left to come, money loses its use


class WallCard(Card):
    """Shows the sides of a tile that get a wall. All copies with the same sides are one object."""

    kind = KEY

    def __init__(self, bits: int) -> None:
        self.letters = sides(bits)
        super().__init__(f"wall-{self.letters}")
        self.sides = bits
        self.count = bits.bit_count()  # of sticks
        self.moves: list[BuildWalls | None] = []  # by the index of the tile, made once

    def on(self, tile: Tile) -> BuildWalls:
        """The move that uses it on this tile."""
        index = tile.number & INDEX
        if index >= len(self.moves):
            self.moves += [None] * (index + 1 - len(self.moves))
        found = self.moves[index]
        if found is None:
            found = self.moves[index] = BuildWalls(self, tile)
        return found

    def revealed(self, s: State) -> bool:
        """It lies beside the market, however many do, and takes no place of the display (WALL-04)."""
        part = s.part(WALLS)
        part.shown = [*part.shown, self]
        if s.log is not None:
            s.log.reveal("wall card", None, {"sides": self.letters})
        return False


@mypyc_attr(acyclic=True)
class Known:
    """What a seat can build with these cards, on these tiles."""

    def __init__(self, shown: list[WallCard], estate: Estate, pending: list[Tile], moves: list[Move]) -> None:
        self.shown = shown
        self.estate = estate  # walls that are added make a new one
        self.pending = pending
        self.moves = moves


NOTHING_KNOWN: Final[list[Known | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Walls(Part):
    """The cards beside the market and the sticks; everybody can see them (WALL-05). The state knows where walls are."""

    key = KEY

    def __init__(self, shown: list[WallCard], used: list[WallCard], left: int, built: list[int]) -> None:
        self.shown = shown  # the oldest first; never changed in place
        self.used = used  # out of the game (WALL-13); likewise
        self.left = left  # sticks beside the market
        self.built = built  # by seat, how many sticks it has put up; never changed in place
        self.known = NOTHING_KNOWN  # by seat, once somebody has asked; never changed in place

    def copy(self) -> Walls:
        found = Walls(self.shown, self.used, self.left, self.built)
        found.known = self.known
        return found

    def cards(self) -> list[Card]:
        return [*self.shown, *self.used]

    def tokens(self) -> int:
        return self.left + sum([card.count for card in self.used])

    def to_json(self) -> dict[str, object]:
        return {"open": [card.letters for card in self.shown], "left": self.left}

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        return [("label-walls", [card.letters for card in self.shown])]


WALLS: Final = PartKind(Walls)


class BuildWalls(Move):
    """Put the sticks of an open card on one own tile; this is the action (WALL-06, -07)."""

    verb = "wall build"
    moments = ("action", "extra")
    timing = "WALL-06"
    beside = "take"

    def __init__(self, card: WallCard, tile: Tile) -> None:
        self.card = card
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.card.letters, self.tile)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        card = _read_card(s, words)
        return card.on(read_built(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        """All sticks of the card, or none (WALL-11): the first side that cannot have one refuses it."""
        if self.card not in s.part(WALLS).shown:
            return Violation("WALL-06", "wall-not-shown", {"sides": self.card.letters})
        tile = self.tile
        player = s.players[seat]
        alhambra = player.estate.alhambra
        cell = alhambra.cell_of(tile.number)
        if not cell and tile not in player.estate.reserve and tile not in player.pending:
            return _not_own(s, tile)
        if not tile.square:
            return Violation("WALL-32", "wall-outwork", {"tile": tile.name})
        walls = alhambra.walls_at(cell) if cell else s.walls_of(tile)
        for side in range(4):
            if not self.card.sides >> side & 1:
                continue
            facts: dict[str, object] = {"tile": tile.name, "side": SIDES[side]}
            if tile.walls >> side & 1:
                return Violation("WALL-08", "wall-printed", facts)
            if walls >> side & 1:
                return Violation("WALL-09", "wall-stick", facts)
            if cell and alhambra.around(cell) >> (side + 4) & 1:
                return Violation("WALL-10", "wall-neighbour", facts, where(cell, side))
        return None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(WALLS)
        shown = part.shown.copy()
        shown.remove(self.card)  # one of them, if there are several
        part.shown = shown
        part.used = [*part.used, self.card]
        part.left -= self.card.count
        part.built = replaced(part.built, seat, part.built[seat] + self.card.count)
        add_walls(s, seat, self.tile, self.card.sides)
        if s.log is not None:
            facts: dict[str, object] = {"sides": self.card.letters, "tile": self.tile.name}
            cell = s.players[seat].estate.alhambra.cell_of(self.tile.number)
            if cell:
                facts["cell"] = list(position(cell))
            s.log.add("wall build", seat, facts)


def _not_own(s: State, tile: Tile) -> Violation:
    for rival in rivals(s.parts):
        if tile in rival.tiles:
            return Violation("WALL-43", "wall-rival", {"tile": tile.name})
    return Violation("WALL-07", "wall-not-own", {"tile": tile.name})


def _read_card(s: State, words: Words) -> WallCard:
    """The card whose sides come next, in any order."""
    word = words.word("side")
    bits = 0
    for letter in word.upper():
        side = SIDES.find(letter)
        if side < 0 or bits >> side & 1:
            raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "side"})
        bits |= 1 << side
    for card in wall_cards(s.rules.components):
        if card.sides == bits:
            return card
    raise UnknownMove("unknown-move-wall", {"text": words.text, "word": word})


def wall_cards(components: Components) -> list[WallCard]:
    """The cards as printed, always the same objects (WALL-02)."""
    found: list[WallCard] = []
    for card in components.cards.get(KEY, []):
        assert isinstance(card, WallCard)
        found.append(card)
    if not found:
        sheet = components.sheet(KEY)
        by_sides: dict[int, WallCard] = {}
        for bits in _printed_sides(sheet.sheet("cards")):
            found.append(by_sides.setdefault(bits, WallCard(bits)))
        setup = sheet.sheet("setup")
        if setup.integer("cards", 1, MOST_CARDS) != len(found):
            setup.complain("cards", f"must be the number of cards, {len(found)}")
        needed = sum([card.count for card in found])
        if setup.integer("sticks", 1, 2 * MOST_CARDS) != needed:
            setup.complain("sticks", f"must be enough for all cards and no more: {needed}")
        components.cards[KEY] = [*found]
    return found


def _printed_sides(sheet: Sheet) -> list[int]:
    """One or two sides each (WALL-01)."""
    rows = sheet.value("sides")
    if not isinstance(rows, list) or not rows:
        sheet.complain("sides", "must be a list of lists of sides")
    found: list[int] = []
    for row in rows:
        letters = [str(side) for side in row] if isinstance(row, list) else []
        known = [side for side in letters if len(side) == 1 and side in SIDES]
        if known != letters or not 1 <= len(letters) <= 2 or len(set(letters)) != len(letters):
            sheet.complain("sides", f"must hold one or two different ones of N, E, S, W, found {row}")
        found.append(sum([1 << SIDES.index(side) for side in letters]))
    return found


def cards_per_pile(components: Components) -> list[int]:
    """How many cards go into each of the piles 1 to 5 (WALL-03)."""
    setup = components.sheet(KEY).sheet("setup")
    piles = setup.sheet("cards_per_pile")
    found: list[int] = []
    for pile in range(1, components.piles + 1):
        name = str(pile)
        found.append(piles.integer(name, 0, MOST_CARDS) if name in piles.table else 0)
    if sum(found) != len(wall_cards(components)):
        setup.complain("cards_per_pile", f"must hold every card, found {sum(found)}")
    return found


class Thrift(Opinion):
    """The points of a wall are counted in the scorings; here is what else the action would have been good for."""

    def worth(self, s: State, seat: int) -> int:
        many = TILES * s.seats
        return -s.part(WALLS).built[seat] * STICK * min(s.supply(), many) // many


class CityWalls(Module):
    key = KEY
    box = 3
    page = "09-walls.md"
    moves = (BuildWalls,)
    opinion = Thrift()

    def configured(self, options: Options) -> Effects:
        return WallEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        cards_per_pile(components)  # complains of what does not fit
        return [*wall_cards(components)]

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        counts = in_piles(rules, self.key)
        cards = wall_cards(rules.components)
        facts: dict[str, object] = {"count": len(cards)}
        sticks: dict[str, object] = {"count": sum([card.count for card in cards])}
        return [
            GuideStep(INTO_PILES, "guide-wall-cards", facts, ["WALL-01", "WALL-03"], pile_parts(counts)),
            GuideStep(ANY_TIME, "guide-walls", sticks, ["WALL-01", "WALL-03"]),
        ]


class WallEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        sticks = sum([card.count for card in wall_cards(rules.components)])
        return [Walls([], [], sticks, [0] * rules.seats)]

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """Which cards lie in which pile is left to chance (WALL-03)."""
        cards = s.shuffled(wall_cards(s.rules.components))
        found: list[tuple[int, Card]] = []
        for pile, count in enumerate(cards_per_pile(s.rules.components), 1):
            for _ in range(count):
                found.append((pile, cards[len(found)]))
        return found

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        part = s.part(WALLS)
        if not part.shown:
            return NO_MOVES
        player = s.players[seat]
        known = part.known[seat]
        if (
            known is None
            or known.estate is not player.estate
            or known.shown is not part.shown
            or known.pending is not player.pending
        ):
            known = Known(part.shown, player.estate, player.pending, _all_walls(s, seat, part.shown))
            part.known = replaced(part.known, seat, known)
        return known.moves

    def unseen_cards(self, view: View) -> list[Card]:
        found: list[Card] = [*wall_cards(view.rules.components)]
        for card in view.part(WALLS).cards():
            found.remove(card)
        return found


def _all_walls(s: State, seat: int, shown: list[WallCard]) -> list[Move]:
    """Every card on every tile that has room for all its sticks (WALL-08 to -11)."""
    player = s.players[seat]
    tiles, rooms = _built(s, player.estate.alhambra)
    for tile in player.estate.reserve + player.pending:
        if tile.square:
            tiles.append(tile)
            rooms.append(~s.walls_of(tile) & 15)
    found: list[Move] = []
    for place, card in enumerate(shown):
        if shown.index(card) < place:
            continue  # a second card like that adds nothing
        for index, room in enumerate(rooms):
            if not card.sides & ~room:
                found.append(card.on(tiles[index]))
    return found


def _built(s: State, alhambra: Alhambra) -> tuple[list[Tile], list[int]]:
    """The square tiles of an Alhambra, the fountain among them, with the open sides that face nothing (WALL-10)."""
    known = s.rules.tiles
    tiles: list[Tile] = []
    rooms: list[int] = []
    if alhambra.doors:  # tiles beside them are no sites, but get walls like any other
        for cell, number in alhambra.contents():
            tile = known[number & INDEX]
            room = _room(alhambra, cell)
            if room and tile.square:
                tiles.append(tile)
                rooms.append(room)
        return tiles, rooms
    room = _room(alhambra, FOUNTAIN)
    if room:
        tiles.append(known[FOUNTAIN_NUMBER])
        rooms.append(room)
    for site in alhambra.sites():
        room = int(~(site | site >> 4) & 15)
        if room:
            tiles.append(known[site >> 8 & INDEX])
            rooms.append(room)
    return tiles, rooms


def _room(alhambra: Alhambra, cell: int) -> int:
    return ~(alhambra.walls_at(cell) | alhambra.around(cell) >> 4) & 15
