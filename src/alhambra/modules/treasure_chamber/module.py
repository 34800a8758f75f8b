"""The Treasure Chamber: chests for the buildings of all players, bought four at a time with any money.

Rules: docs/rules/13-treasure-chamber.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move, Step
from ...core.lists import holds, replaced, without
from ...core.majority import majority
from ...core.notation import Words
from ...core.violations import Violation
from ...palace.components import CURRENCIES, MINT, Tile
from ...palace.guide import ANY_TIME, GuideStep, building_parts
from ...palace.module import Effects, Module
from ...palace.money import Payment
from ...palace.options import Options
from ...palace.paying import NOT_HELD, TOO_LITTLE, Due
from ...palace.ruleset import Ruleset
from ...palace.scoring import ScoreLine
from ...palace.settling import Settle, Settlement
from ...palace.state import NO_MOVES, Part, State
from ...palace.turn import DISTRIBUTING
from .chests import CHESTS, KEY, NO_CHESTS, NO_ROOM, Chamber, Chests, Distribute, PlaceChest, names_of
from .opinion import Greed

MARKET: Final = list(range(len(CURRENCIES)))  # the currencies that may be mixed


def can_pay(s: State, seat: int, price: int) -> bool:
    """With any mixture of money, or with one currency that is never mixed (CHEST-05, -07)."""
    purses = s.players[seat].purses
    barred = MINT.only_tiles
    total = 0
    for currency in MARKET:
        total += purses[currency].barring(barred).total
        if total >= price:
            return True
    for currency in s.rules.universal:
        if purses[currency].total >= price:
            return True
    return False


@mypyc_attr(acyclic=True)
class BuyChests(Move):
    """Choose a room; this is the action, and how it is paid is asked next (CHEST-04, -05)."""

    verb = "chests buy"
    moments = ("action", "extra")
    timing = "CHEST-04"
    beside = "buy"
    echoes = ("chests chosen",)

    def __init__(self, room: int) -> None:
        self.room = room

    def operands(self) -> tuple[object, ...]:
        return (self.room + 1,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return BuyChests(words.number("room") - 1)

    def violation(self, s: State, seat: int) -> Violation | None:
        part = s.part(CHESTS)
        if not 0 <= self.room < len(part.rooms):
            return Violation("CHEST-05", "chests-no-room", {"space": self.room + 1, "count": len(part.rooms)})
        if not part.rooms[self.room]:
            return Violation("CHEST-05", "chests-room-empty", {"space": self.room + 1})
        price = part.chamber.price
        return None if can_pay(s, seat, price) else Violation("CHEST-05", "chests-too-dear", {"price": price})

    def apply(self, s: State, seat: int) -> None:
        s.part(CHESTS).room = self.room
        if s.log is not None:
            s.log.add("chests chosen", seat, {"room": self.room + 1})
        s.then(PayChests(seat))


@mypyc_attr(acyclic=True)
class Pay(Settle):
    """Pay for the room; what is too much is lost."""

    verb = "chests pay"
    moments = ("chamber",)
    timing = "CHEST-05"
    echoes = ("chests bought",)


class PayChests(Settlement):
    """Any mixture of money pays, and earns no further action (CHEST-05 to -07)."""

    kind = "chamber"
    duty = "CHEST-05"

    def dues(self, s: State) -> list[Due]:
        price = s.part(CHESTS).chamber.price
        alone = [Due(price, [currency]) for currency in s.rules.universal]
        return [Due(price, MARKET, barred=MINT.only_tiles), *alone]

    def settling(self, payment: Payment) -> Settle:
        return Pay(payment)

    def fault(self, s: State, due: Due, fault: int, payment: Payment) -> Violation:
        for means in payment.others():
            return Violation("CHEST-07", "chests-only-money", {"card": str(means)})
        for card in payment.cards():
            if card.only_tiles:
                return Violation("CHEST-07", "chests-only-money", {"card": card.name})
        if fault == TOO_LITTLE:
            return Violation("CHEST-05", "chests-too-little", {"price": due.price, "total": payment.total})
        if fault == NOT_HELD:
            return Violation("CHEST-05", "chests-not-held", {"cards": str(payment)})
        unmixed = [card.name for card in payment.cards() if card.currency in s.rules.universal]
        return Violation("CHEST-07", "chests-mixed", {"card": unmixed[0]})

    def paid(self, s: State, payment: Payment) -> int:
        part = s.part(CHESTS)
        if s.log is not None:
            paid = [card.name for card in payment.cards()]
            families = names_of(part.rooms[part.room])
            s.log.add("chests bought", self.seat, {"room": part.room + 1, "families": families, "cards": paid})
        part.empty(part.room)
        return payment.total  # CHEST-05, CHEST-34: nothing comes back


class TreasureChamber(Module):
    key = KEY
    box = 4
    page = "13-treasure-chamber.md"
    moves = (BuyChests, Pay, PlaceChest)
    opinion = Greed()

    def configured(self, options: Options) -> Effects:
        return ChestEffects()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        chamber = Chamber(rules.components)
        facts: dict[str, object] = {"count": sum(chamber.chests), "rooms": chamber.rooms, "size": chamber.size}
        cited = ["CHEST-01", "CHEST-02"]
        return [GuideStep(ANY_TIME, "guide-chests", facts, cited, building_parts(chamber.chests))]


class ChestEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        chamber = Chamber(rules.components)
        contenders = rules.seats + len([module for module in rules.modules if type(module).rival])
        return [
            Chests(
                chamber=chamber,
                seats=rules.seats,
                rooms=[[] for _ in range(chamber.rooms)],
                bag=chamber.chests,
                laden=[[] for _ in range(contenders)],
                room=NO_ROOM,
                bought=NO_CHESTS,
                stopped=False,
            )
        ]

    def setup(self, s: State) -> None:
        """Each room is filled from the bag (CHEST-02)."""
        part = s.part(CHESTS)
        for room in range(len(part.rooms)):
            if sum(part.bag) >= part.chamber.size:
                part.draw(s, room)

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        part = s.part(CHESTS)
        found = part.purchases
        if found is None:
            found = part.purchases = [BuyChests(room) for room, chests in enumerate(part.rooms) if chests]
        return found if found and can_pay(s, seat, part.chamber.price) else NO_MOVES

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        """The chest of a building goes with it (CHEST-16)."""
        part = s.part(CHESTS)
        mine = part.laden[seat]
        if holds(mine, tile):
            part.laden = replaced(part.laden, seat, without(mine, tile))
            part.bag = replaced(part.bag, tile.building, part.bag[tile.building] + 1)
            if s.log is not None:
                s.log.add("chest lost", seat, {"tile": tile.name})

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        return [(DISTRIBUTING, Distribute(seat))]

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        """The most chests, whatever their colours (CHEST-18 to -20)."""
        part = s.part(CHESTS)
        counts = [len(tiles) for tiles in part.laden]
        found: list[ScoreLine] = []
        for seat, points in enumerate(majority(counts, part.chamber.points[scoring - 1])):
            if points:
                tied = counts.count(counts[seat])
                rule = "CHEST-18" if tied == 1 else "CHEST-19"
                line = ScoreLine(seat, scoring, rule, "chests", points, "line-chests")
                if s.log is not None:
                    line.evidence = {
                        "rank": 1 + sum([count > counts[seat] for count in counts]),
                        "shared": tied,
                        "count": counts[seat],
                        "tiles": [tile.name for tile in part.laden[seat]],
                    }
                found.append(line)
        return found
