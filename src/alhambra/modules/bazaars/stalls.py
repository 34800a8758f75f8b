"""Bazaars: the tiles and what they count, those beside the market, and what they cost there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.notation import Words
from ...core.violations import Violation
from ...palace.buying import NOWHERE, Offer
from ...palace.components import BUILDINGS, CURRENCIES, NO_BUILDING, Tile, sides
from ...palace.kernel import COLUMNS, Alhambra
from ...palace.laws import INDEX, SQUARE
from ...palace.money import NO_OFFERS
from ...palace.state import Part, PartKind, State

COLOURS: Final = 3  # on each bazaar
AROUND: Final = (-COLUMNS - 1, -COLUMNS, -COLUMNS + 1, -1, 1, COLUMNS - 1, COLUMNS, COLUMNS + 1)  # row by row


class Bazaar(Tile):
    """A bazaar. It is no building (BAZ-10), and has no price of its own (BAZ-01)."""

    module = "bazaars"
    fills_space = False

    def __init__(self, number: int, name: str, currency: int, colours: list[int], walls: int) -> None:
        super().__init__(number, name, NO_BUILDING, 0, walls, SQUARE)
        self.currency = currency
        self.colours = colours  # those that it counts, in the order of BUILDINGS

    def drawn(self, s: State) -> None:
        """It is laid beside the market, and another tile is drawn (BAZ-03)."""
        part = s.part(BAZAARS)
        part.lying = [*part.lying, self]
        if s.log is not None:
            s.log.reveal("bazaar", None, {"tile": self.name, "currency": CURRENCIES[self.currency]})

    def facts(self, walls: int) -> dict[str, object]:
        colours = [BUILDINGS[colour] for colour in self.colours]
        return {"tile": self.name, "walls": sides(walls), "currency": CURRENCIES[self.currency], "colours": colours}

    def value(self, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> int:
        count, colours = self.factors(alhambra, cell, tiles)
        return count * colours

    def factors(self, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> tuple[int, int]:
        """How many buildings it counts, and of how many colours they are (BAZ-11)."""
        cells = self.counted(alhambra, cell, tiles)
        return len(cells), len({tiles[alhambra.number_at(there) & INDEX].building for there in cells})

    def counted(self, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> list[int]:
        """The cells around it with buildings of its colours, whatever walls are between (BAZ-11 to -14)."""
        found: list[int] = []
        for step in AROUND:
            if tiles[alhambra.number_at(cell + step) & INDEX].building in self.colours:
                found.append(cell + step)
        return found

    def free(self, alhambra: Alhambra, cell: int) -> int:
        """How many cells around it are empty."""
        return len([step for step in AROUND if not alhambra.number_at(cell + step)])


@mypyc_attr(acyclic=True)
class Bazaars(Part):
    """Those beside the market. Everybody can see them."""

    key = "bazaars"

    def __init__(self, lying: list[Bazaar]) -> None:
        self.lying = lying  # in the order in which they came; never changed in place
        self.market: list[Offer | None] | None = None  # what they cost was asked last for this one
        self.priced = lying  # and for these
        self.answer: list[Offer] = NO_OFFERS

    def copy(self) -> Bazaars:
        found = Bazaars(self.lying)
        found.market = self.market
        found.priced = self.priced
        found.answer = self.answer
        return found

    def tiles(self) -> list[Tile]:
        return [*self.lying]

    def offers(self, s: State) -> list[Offer]:
        """Those that have a price (BAZ-06). While it stays the same, so does the offer, whatever else changes."""
        if self.market is not s.market or self.priced is not self.lying:
            known = {offer.tile: offer for offer in self.answer}
            found: list[Offer] = []
            for bazaar in self.lying:
                price = price_of(s, bazaar)
                if price != NO_PRICE:
                    offer = known.get(bazaar)
                    found.append(offer if offer is not None and offer.price == price else Stall(bazaar, price))
            self.answer = found
            self.market = s.market
            self.priced = self.lying
        return self.answer

    def to_json(self) -> dict[str, object]:
        return {"open": [bazaar.facts(bazaar.walls) for bazaar in self.lying]}

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        return [("label-bazaars", [f"{bazaar.name} {CURRENCIES[bazaar.currency]}" for bazaar in self.lying])]


BAZAARS: Final = PartKind(Bazaars)
NO_PRICE: Final = 0


def price_of(s: State, bazaar: Bazaar) -> int:
    """That of the tile on the market space of its currency, at this moment (BAZ-04, -06)."""
    offer = s.market[s.rules.components.slots.index(bazaar.currency)]
    return NO_PRICE if offer is None else offer.price


@mypyc_attr(acyclic=True)
class Stall(Offer):
    """A bazaar for the price that another tile sets; that one stays where it is (BAZ-04, -07)."""

    word = "bazaar"
    exact = "BAZ-05"

    def __init__(self, tile: Tile, price: int) -> None:
        super().__init__(tile, NOWHERE, tile.currency if isinstance(tile, Bazaar) else NOWHERE)
        self.price = price

    @classmethod
    def read(cls, s: State, words: Words) -> Offer:
        tile = s.rules.read_tile(words)
        return Stall(tile, price_of(s, tile) if isinstance(tile, Bazaar) else NO_PRICE)

    def hand_over(self, s: State, seat: int) -> None:
        part = s.part(BAZAARS)
        part.lying = [bazaar for bazaar in part.lying if bazaar is not self.tile]
        player = s.players[seat]
        s.players[seat] = player.with_pending([*player.pending, self.tile])

    def missing(self, s: State, seat: int) -> Violation | None:
        """Also where the price is another one by now."""
        for bazaar in s.part(BAZAARS).lying:
            if bazaar is self.tile:
                price = price_of(s, bazaar)
                facts = {"tile": bazaar.name, "currency": CURRENCIES[bazaar.currency], "price": price}
                if price == NO_PRICE:
                    return Violation("BAZ-06", "bazaar-no-price", facts)
                return None if price == self.price else Violation("BAZ-04", "bazaar-other-price", facts)
        return Violation("BAZ-03", "bazaar-not-there", {"tile": self.tile.name})
