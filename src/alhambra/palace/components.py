"""Tiles and money as printed. The printed facts come from the data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..core.lists import replaced
from ..core.printed import Sheet, Table, overlaid
from ..core.setup import InvalidComponents
from .printed import SIDES, printed, sides_in

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .building import TileMoves
    from .kernel import Alhambra
    from .laws import Law
    from .money import Take
    from .state import State

BUILDINGS: Final[tuple[str, ...]] = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CODES: Final[tuple[str, ...]] = ("PAV", "SER", "ARC", "CHA", "GAR", "TOW")
CURRENCIES: Final[tuple[str, ...]] = ("florin", "dirham", "dinar", "ducat")
MOST_CURRENCIES: Final = 6
MOST_KINDS: Final = 8  # of money
MOST_MONEY: Final = 128  # different cards, coins and so on
PLAIN: Final = (1 << 18) - 1  # the bits of the plain cards in packed counts: two for each value, from value 1 upwards
MOST_BITS: Final = 60  # of packed counts
SLOTS: Final = 4
NO_BUILDING: Final = -1
NO_VALUE: Final = -1


class Tile:
    """A tile. `walls` has one bit per side, N = 1, E = 2, S = 4, W = 8.

    They are those printed on it; `walls_of` in the state knows those added in play, and an Alhambra has them all.
    """

    for_sale: ClassVar[bool] = True  # is it bought, and not acquired in another way?
    fills_space: ClassVar[bool] = True  # does it go to the market space for which it is drawn?
    module: ClassVar[str] = ""  # the key of the module that says how it is drawn; none: the base game

    def __init__(self, number: int, name: str, building: int, cost: int, walls: int, law: Law) -> None:
        self.number = number
        self.name = name
        self.building = building  # index into BUILDINGS, or NO_BUILDING
        self.colour = building  # whose colour it has; likewise
        self.cost = cost
        self.walls = walls
        self.law = law  # how it is laid
        self.square = law.square  # by the building rules

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def drawn(self, s: State) -> None:
        """It has been drawn for a market space, and does not go there."""
        raise NotImplementedError

    def facts(self, walls: int) -> dict[str, object]:
        """What a picture of the tile needs, with these walls."""
        return {"tile": self.name, "walls": sides(walls)}

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
        self.special = self.kind != ""  # asked of every card that is turned up, so compiled as a field

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
    """Money of one currency and one value: a card, or what counts like one. All copies of it are one object.

    A subclass is a kind of money besides the plain cards, which the mint strikes.
    """

    word: ClassVar[str] = ""  # in its name, between currency and value; empty: a plain card
    most: ClassVar[int] = 3  # equal ones that fit into a purse
    public: ClassVar[bool] = False  # does it lie openly before its owner? Then it is no card of the hand
    leaves: ClassVar[bool] = False  # does it leave the game when it is spent?
    only_tiles: ClassVar[bool] = False  # does it pay for nothing but tiles?

    def __init__(self, currency: int, name: str, value: int, number: int, kind: int, shift: int) -> None:
        super().__init__(f"{name} {self.word} {value}" if self.word else f"{name} {value}")
        self.currency = currency
        self.value = value
        self.number = number  # different money has different numbers
        place = (9 - value) * MOST_CURRENCIES + currency  # the dearest first, then by currency
        self.rank = place * MOST_KINDS + kind
        self.shift = shift  # its place in packed counts, see Purse
        self.bits = 1 << shift  # one of it
        self.full = self.most << shift  # as many as fit
        self.field = (1 << self.most.bit_length()) - 1 << shift  # the bits that count it
        self.take: Take | None = None  # the move that takes only this card; kept by money.py

    def revealed(self, s: State) -> bool:
        return True

    def spent(self, s: State) -> None:
        """It has left a purse: to the discard (BASE-BUY-04), or out of the game."""
        if self.leaves:
            s.gone = [*s.gone, self]
        else:
            s.discard = replaced(s.discard, self.currency, s.discard[self.currency] + self.bits)


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


SCORING_CARDS: Final[list[ScoringCard]] = [ScoringCard(1), ScoringCard(2)]
MONEY: Final[list[list[Money]]] = []  # by currency: the plain cards by value, then money of other kinds


class Mint:
    """Strikes all money, and gives every kind its bits in packed counts: the same ones in each currency."""

    def __init__(self) -> None:
        self.kinds = 1  # plain cards are the first
        self.struck = 0
        self.bits = PLAIN.bit_length()  # in use
        self.public = 0  # the bits of money that lies openly
        self.only_tiles = 0  # the bits of money that pays for nothing but tiles
        self.ranked: list[list[Money]] = []  # by currency: all its money, the dearest first

    def currency(self, name: str) -> int:
        """A new currency, with its plain cards; returns its number."""
        currency = len(MONEY)
        assert currency < MOST_CURRENCIES
        cards = [Money(currency, name, value, self.struck + value - 1, 0, 2 * value - 2) for value in range(1, 10)]
        MONEY.append(cards)
        self.ranked.append(cards[::-1])
        self.struck += len(cards)
        return currency

    def strike(self, kind: type[Money], values: tuple[int, ...]) -> list[list[Money]]:
        """Money of another kind in all currencies of the market, by currency."""
        width = kind.most.bit_length()
        start = self.bits
        self.bits += width * len(values)
        assert self.bits <= MOST_BITS
        assert self.kinds < MOST_KINDS
        assert self.struck + len(values) * len(CURRENCIES) <= MOST_MONEY
        found: list[list[Money]] = []
        for currency, name in enumerate(CURRENCIES):
            cards: list[Money] = []
            for place, value in enumerate(values):
                cards.append(kind(currency, name, value, self.struck, self.kinds, start + width * place))
                self.struck += 1
            found.append(cards)
            MONEY[currency] += cards
            self.ranked[currency] = sorted(MONEY[currency], key=rank_of)
        bits = (1 << self.bits) - (1 << start)
        if kind.public:
            self.public |= bits
        if kind.only_tiles:
            self.only_tiles |= bits
        self.kinds += 1
        return found


def rank_of(card: Money) -> int:
    return card.rank


MINT: Final = Mint()
for _name in CURRENCIES:
    MINT.currency(_name)


class Currency:
    """A currency that no market space asks for: it buys everything, and is never mixed with another."""

    def __init__(self, name: str, mixing_rule: str) -> None:
        self.name = name
        self.mixing_rule = mixing_rule  # the rule that forbids mixing
        self.number = MINT.currency(name)


def cards_of(bits: int, currency: int) -> list[Money]:
    """Packed counts of one currency as cards, the dearest first."""
    found: list[Money] = []
    if bits > PLAIN:
        for card in MINT.ranked[currency]:
            for _ in range((bits & card.field) >> card.shift):
                found.append(card)
    elif bits:
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
                walls = sides_in(row, "walls", 3)
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
