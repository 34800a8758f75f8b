"""Small Change: coins of value 1 come back for what was paid too much.

Rules: docs/rules/11-small-change.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.lists import replaced
from ...palace.buying import Offer
from ...palace.components import CURRENCIES, MINT, Components, Money
from ...palace.guide import ANY_TIME, GuideStep
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.refunds import Refund
from ...palace.ruleset import Ruleset
from ...palace.state import Part, PartKind, State

KEY: Final = "small_change"
MOST: Final = 6  # of one currency: a purse counts no further


class Coin(Money):
    """Lies openly before its owner (CHANGE-03); spent, it goes back into the bag (CHANGE-09)."""

    word = "coin"
    most = MOST
    public = True

    def spent(self, s: State) -> None:
        s.part(BAG).put(self.currency)


COINS: Final[list[Money]] = [coins[0] for coins in MINT.strike(Coin, (1,))]  # by currency


class Printed:
    """What the sheet says about the coins. Immutable."""

    def __init__(self, components: Components) -> None:
        coins = components.sheet(KEY).sheet("coins")
        coins.integer("value", 1, 1)
        self.each = coins.integer("per_currency", 1, MOST)  # of each currency (CHANGE-01)
        self.overpaid = coins.integer("one_coin_per_overpaid", 1, 9)  # for one coin (CHANGE-04)


@mypyc_attr(acyclic=True)
class Bag(Part):
    """How many coins of each currency are in the bag: everybody can count them (CHANGE-03). Chance has no say before
    one is drawn, so there is no order to be kept."""

    key = KEY

    def __init__(self, printed: Printed, counts: list[int]) -> None:
        self.printed = printed
        self.counts = counts  # by currency; never changed in place

    def copy(self) -> Bag:
        return Bag(self.printed, self.counts)

    def put(self, currency: int) -> None:
        self.counts = replaced(self.counts, currency, self.counts[currency] + 1)

    def take(self, currency: int) -> None:
        self.counts = replaced(self.counts, currency, self.counts[currency] - 1)

    def size(self) -> int:
        return sum(self.counts)

    def coins(self) -> list[Money]:
        found: list[Money] = []
        for currency, count in enumerate(self.counts):
            found += [COINS[currency]] * count
        return found

    def to_json(self) -> dict[str, object]:
        return {"bag": dict(zip(CURRENCIES, self.counts, strict=True)), "per": self.printed.overpaid}

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        return [("label-bag", [str(self.size())])]


BAG: Final = PartKind(Bag)


class DrawChange(Refund):
    """So many coins, blindly from the bag, at once (CHANGE-04, -08). Nobody has to choose it (CHANGE-R1)."""

    by_itself = True

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.worth = coins

    def apply(self, s: State, seat: int) -> None:
        bag = s.part(BAG)
        drawn = s.shuffled(bag.coins())[: self.coins]
        player = s.players[seat]
        for coin in drawn:
            bag.take(coin.currency)
            player = player.with_purse(player.purses[coin.currency].with_card(coin))
        s.players[seat] = player
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("coins drawn", seat, {"cards": [coin.name for coin in drawn]})


class SmallChange(Module):
    key = KEY
    box = 3
    page = "11-small-change.md"
    money = (Coin,)

    def configured(self, options: Options) -> Effects:
        return ChangeEffects()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        facts: dict[str, object] = {"count": Printed(rules.components).each * len(CURRENCIES)}
        return [GuideStep(ANY_TIME, "guide-small-change", facts, ["CHANGE-01", "CHANGE-02"])]


class ChangeEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        printed = Printed(rules.components)
        return [Bag(printed, [printed.each] * len(CURRENCIES))]

    def overpaid(self, s: State, seat: int, over: int, offer: Offer | None) -> list[Refund]:
        """For a tile or a bid, in whatever currency it was paid (CHANGE-07)."""
        bag = s.part(BAG)
        coins = min(over // bag.printed.overpaid, bag.size())  # CHANGE-05
        return [DrawChange(coins)] if coins else []
