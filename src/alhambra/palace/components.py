"""Tiles and money as printed. The printed facts come from the data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..core.setup import InvalidComponents
from .printed import SIDES, Sheet, Table, overlaid, printed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .building import TileMoves
    from .kernel import Alhambra
    from .laws import Law
    from .money import Take
    from .state import State

BUILDINGS: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CODES: Final = ("PAV", "SER", "ARC", "CHA", "GAR", "TOW")
CURRENCIES: Final = ("florin", "dirham", "dinar", "ducat")
MOST_CURRENCIES: Final = 6
RANKS: Final = 9 * MOST_CURRENCIES  # of money cards
SLOTS: Final = 4
NO_BUILDING: Final = -1
NO_VALUE: Final = -1


class Tile:
    """A tile. `walls` has one bit per side, N = 1, E = 2, S = 4, W = 8."""

    for_sale: ClassVar[bool] = True  # is it bought, and not acquired in another way?

    def __init__(self, number: int, name: str, building: int, cost: int, walls: int, law: Law) -> None:
        self.number = number
        self.name = name
        self.building = building  # index into BUILDINGS, or NO_BUILDING
        self.cost = cost
        self.walls = walls
        self.law = law  # how it is laid
        self.square = law.square  # by the building rules

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def facts(self) -> dict[str, object]:
        """What a picture of the tile needs, once it lies somewhere."""
        return {"tile": self.name, "walls": sides(self.walls)}

    def value(self, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> int:
        """What it counts where it lies, for a kind of tile of which that depends on its neighbours."""
        return NO_VALUE


def sides(bits: int) -> str:
    """Sides as letters in the order N E S W."""
    return "".join([SIDES[side] for side in range(4) if bits >> side & 1])


class Card:
    """A card of the deck; it knows what happens when it is turned up."""

    kind: ClassVar[str] = ""  # of a special card: the key of its module; so much is known while it lies in a pile
    interrupts: ClassVar[bool] = False  # does something have to be settled before the next card is turned up?

    def __init__(self, name: str) -> None:
        self.name = name

    def revealed(self, s: State) -> bool:
        """Resolve the card. True if it stays in the display."""
        raise NotImplementedError

    def bounces(self, s: State) -> bool:
        """Would it go straight back to the discard, were it turned up now?"""
        return False

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name


class Money(Card):
    """A money card. All copies of a card are one object."""

    def __init__(self, currency: int, name: str, value: int) -> None:
        super().__init__(f"{name} {value}")
        self.currency = currency
        self.value = value
        self.bits = 1 << (2 * value - 2)  # its place in packed counts, see Purse
        self.rank = (9 - value) * MOST_CURRENCIES + currency  # the dearest first, then by currency
        self.take: Take | None = None  # the move that takes only this card; kept by money.py

    def revealed(self, s: State) -> bool:
        return True


class ScoringCard(Card):
    """Calls for a scoring before the next turn (BASE-EOT-02, BASE-EOT-06)."""

    kind = "scoring"

    def __init__(self, scoring: int) -> None:
        super().__init__(f"scoring {scoring}")
        self.scoring = scoring

    def revealed(self, s: State) -> bool:
        s.due = sorted([*s.due, self.scoring])
        if s.log is not None:
            s.log.reveal("scoring card", None, {"scoring": self.scoring})
        return False


MONEY: Final[list[list[Money]]] = [[Money(c, name, v) for v in range(1, 10)] for c, name in enumerate(CURRENCIES)]
SCORING_CARDS: Final[list[ScoringCard]] = [ScoringCard(1), ScoringCard(2)]


class Currency:
    """A currency that no market space asks for: it buys everything, and is never mixed with another."""

    def __init__(self, name: str, mixing_rule: str) -> None:
        self.name = name
        self.mixing_rule = mixing_rule  # the rule that forbids mixing
        self.number = len(MONEY)
        assert self.number < MOST_CURRENCIES
        MONEY.append([Money(self.number, name, value) for value in range(1, 10)])


def cards_of(bits: int, currency: int) -> list[Money]:
    """Packed counts of one currency as cards, the dearest first."""
    found: list[Money] = []
    if bits:
        cards = MONEY[currency]
        left: i64 = bits
        value: i64 = 8
        while value >= 0:
            held = left >> (2 * value) & 3
            while held:
                found.append(cards[value])
                held -= 1
            value -= 1
    return found


class Components:
    """What lies in the boxes, corrections included. Tiles get their numbers here, each once."""

    def __init__(self, corrections: Table, source: str, law: Law) -> None:
        self.corrections = corrections
        self.source = source
        self._law = law
        self._sheets: dict[str, Sheet] = {}
        nothing = Tile(0, "-", NO_BUILDING, 0, 0, law)
        self.fountain = Tile(1, "F", NO_BUILDING, 0, 0, law)
        self.tiles: list[Tile] = [nothing, self.fountain]  # by index; only ever grows
        self.tile_moves: list[TileMoves | None] = [None, None]  # likewise: shared by all games; kept by building.py
        self._by_module: dict[str, list[Tile]] = {}
        self.cards: dict[str, list[Card]] = {}  # the special cards of modules, which keep them here

        base = self.sheet("base")
        self.slots = self._slots(base)  # the currency of each market space
        self.aliases = self._aliases(base)
        money = base.sheet("money")
        self.values = money.integers("values", 1, 9)
        for value in self.values:
            if self.values.count(value) > 1:
                money.complain("values", f"names {value} more than once")
        self.copies = money.integer("copies", 1, 3)
        self.copies_two_players = money.integer("copies_two_players", 1, 3)
        deck = base.sheet("deck")
        self.piles = deck.integer("piles", 5, 5)
        self.display = deck.integer("money_display", 1, 8)
        self.starting_money = deck.integer("starting_money_at_least", 1, 60)
        self.take_limit = deck.integer("take_money_limit", 1, 36)
        self.first_scoring_pile = deck.integers("scoring_card_piles", 2, 5)[0]
        if self.first_scoring_pile > 3:
            deck.complain("scoring_card_piles", "the first card must lie in a pile before the second one's, 2 or 3")
        self.points = self._points(base)  # [scoring][building][rank]

    def sheet(self, module: str) -> Sheet:
        """The data of a module, corrections laid over it."""
        found = self._sheets.get(module)
        if found is None:
            table = printed(module)
            if module in self.corrections:
                table = overlaid(table, self.corrections[module], module, self.source)
            found = Sheet(table, module, self.source)
            self._sheets[module] = found
        return found

    def base_tiles(self) -> list[Tile]:
        """The building tiles (BASE-COMP-01, -03)."""
        found = self._by_module.get("base")
        if found is None:
            found = []
            for row in self.sheet("base").rows("tile"):
                building = BUILDINGS.index(row.name("type", BUILDINGS))
                cost = row.integer("cost", 1, 20)
                walls = row.sides("walls", 3)
                name = f"{CODES[building]}{cost}-{sides(walls)}"
                found.append(Tile(len(self.tiles) + len(found), name, building, cost, walls, self._law))
            self.register("base", found)
        return found

    def module_tiles(self, module: str) -> list[Tile] | None:
        return self._by_module.get(module)

    def register(self, module: str, tiles: list[Tile]) -> None:
        """Take in tiles whose numbers follow the last one; names must be unique, as they are the notation."""
        names = {tile.name: tile for tile in self.tiles}
        for tile in tiles:
            if tile.name in names:
                raise InvalidComponents(f"{self.source}: {module}: two tiles would be called {tile.name}")
            names[tile.name] = tile
            self.tiles.append(tile)
            self.tile_moves.append(None)
        self._by_module[module] = tiles

    @staticmethod
    def _slots(base: Sheet) -> list[int]:
        yard = base.sheet("building_yard")
        names = yard.names("slots")
        if sorted(names) != sorted(CURRENCIES):
            yard.complain("slots", f"must name each of {', '.join(CURRENCIES)} once, found {', '.join(names)}")
        return [CURRENCIES.index(name) for name in names]

    @staticmethod
    def _aliases(base: Sheet) -> dict[str, int]:
        found = {name: index for index, name in enumerate(CURRENCIES)}
        for row in base.sheet("money").rows("currency"):
            index = CURRENCIES.index(row.name("id", CURRENCIES))
            for alias in row.names("aliases"):
                found[alias] = index
        return found

    @staticmethod
    def _points(base: Sheet) -> list[list[list[int]]]:
        scoring = base.sheet("scoring")
        rounds = [scoring.sheet(f"round_{number}") for number in (1, 2, 3)]
        return [[sheet.integers(building, 0, 99) for building in BUILDINGS] for sheet in rounds]
