"""The Master Builders: money of value 3 that leaves the game when it is used, if not to pay, for a redesign.

Rules: docs/rules/14-architects.md
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.agenda import Move
from ...core.notation import Words
from ...core.options import Option
from ...core.printed import Sheet
from ...core.violations import Violation
from ...palace.building import Add, all_redesigns
from ...palace.components import CURRENCIES, Card, Components, Money
from ...palace.guide import BEFORE_DEAL, INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.module import Effects, Module
from ...palace.money import payment_of, read_currency
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.state import NO_MOVES, Part, State
from ...palace.turn import NO_PERMITS, Permit
from ..characters.auction import CHARACTERS, YAMMERAD
from .office import BUILDERS, FIELD, KEY, MOST, NEVER, OFFICE, VALUE, Builder, Office
from .opinion import Prudence

FULL: Final = 6  # players with whom fewer cards go into the piles


def may_hold(s: State, seat: int) -> bool:
    """Has this seat one as far as all others know? They could count those dealt, taken and used, but not what Yammerad
    drew: so his owner is asked with or without one."""
    for purse in s.players[seat].purses:
        if purse.bits & FIELD:
            return True
    return s.has(CHARACTERS) and s.part(CHARACTERS).owns(seat, YAMMERAD) and s.players[seat].card_count() > 0


# ---------------------------------------------------------------------- one more redesign


class PlayBuilder(Move):
    """Use a card of the hand for one redesign at the end of the own turn (ARCH-08). It follows at once."""

    verb = "builder"
    moments = ("rebuild",)
    timing = "ARCH-08"
    free = True

    def __init__(self, currency: int) -> None:
        self.currency = currency

    def operands(self) -> tuple[object, ...]:
        return (CURRENCIES[self.currency],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return PlayBuilder(read_currency(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if s.part(OFFICE).played == s.turn:
            return Violation("ARCH-09", "builder-once")
        card = self._card()
        if card is None or not s.players[seat].purses[self.currency].has([card]):
            return Violation("ARCH-08", "builder-not-held", {"currency": s.rules.currencies[self.currency]})
        for permit in s.rules.late_redesigns.late_redesigns(s, seat):
            if isinstance(permit, BuildersPermit) and permit.redesigns(s, seat):
                return None
        return Violation("ARCH-08", "builder-no-redesign")

    def _card(self) -> Money | None:
        return BUILDERS[self.currency] if self.currency < len(BUILDERS) else None

    def apply(self, s: State, seat: int) -> None:
        card = BUILDERS[self.currency]
        payment_of([card]).spend(s, seat)
        part = s.part(OFFICE)
        part.played = s.turn
        part.working = True
        if s.log is not None:
            s.log.add("builder", seat, {"card": card.name})


PLAYS: Final = [PlayBuilder(currency) for currency in range(len(CURRENCIES))]


class BuildersPermit(Permit):
    """Any redesign, after a card has been played for it (ARCH-08)."""

    def redesigns(self, s: State, seat: int) -> list[Move]:
        return all_redesigns(s, seat)

    def asked(self, s: State, seat: int) -> bool:
        return bool(self.redesigns(s, seat))

    def moves(self, s: State, seat: int) -> list[Move]:
        return self.redesigns(s, seat) if s.part(OFFICE).working else NO_MOVES

    def claims(self, s: State, seat: int) -> list[Move]:
        if not self.redesigns(s, seat):
            return NO_MOVES
        purses = s.players[seat].purses
        return [PLAYS[currency] for currency in range(len(CURRENCIES)) if purses[currency].bits & FIELD]

    def due(self, s: State, seat: int) -> str:
        return "ARCH-08" if s.part(OFFICE).working else ""

    def violation(self, s: State, seat: int, move: Move) -> Violation | None:
        return None if s.part(OFFICE).working else Violation("ARCH-08", "builder-first")

    def use(self, s: State, seat: int) -> None:
        s.part(OFFICE).working = False


class AddingPermit(BuildersPermit):
    """Only a tile of the reserve may be added (ARCH-R1)."""

    def redesigns(self, s: State, seat: int) -> list[Move]:
        return [move for move in all_redesigns(s, seat) if adds(move)]

    def violation(self, s: State, seat: int, move: Move) -> Violation | None:
        found = super().violation(s, seat, move)
        return Violation("ARCH-R1", "builder-adds-only") if found is None and not adds(move) else found


def adds(move: Move) -> bool:
    """Is it an addition, with whatever else?"""
    return Add.verb in (move.verb, move.beside)


# ---------------------------------------------------------------------- the module


class MasterBuilders(Module):
    key = KEY
    box = 4
    page = "14-architects.md"
    options = (Option("architect_mode", ("redesign", "add_only"), "ARCH-R1"),)
    moves = (PlayBuilder,)
    money = (Builder,)
    opinion = Prudence()

    def configured(self, options: Options) -> Effects:
        return AddingBuilders() if options.text("architect_mode") == "add_only" else BuilderEffects()

    def money_cards(self, components: Components) -> list[Card]:
        """All of them, also when two play (ARCH-01, -15)."""
        return builder_cards(components)

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        cards = len(builder_cards(rules.components))
        each = dealt(rules.components)
        counts = in_piles(rules, KEY)
        dealing: dict[str, object] = {"cards": cards, "each": each}
        left: dict[str, object] = {"left": cards - rules.seats * each - sum(counts)}
        return [
            GuideStep(BEFORE_DEAL, "guide-builders-deal", dealing, ["ARCH-01", "ARCH-02", "ARCH-05"]),
            GuideStep(INTO_PILES, "guide-builders", left, ["ARCH-04", "ARCH-16"], pile_parts(counts)),
        ]


class BuilderEffects(Effects):
    permits: ClassVar[list[Permit]] = [BuildersPermit()]

    def parts(self, rules: Ruleset) -> list[Part]:
        return [Office([], 0, NEVER, False)]

    def before_deal(self, s: State) -> None:
        """Two for each player, face down, before the starting money (ARCH-02, -03)."""
        cards: list[Money] = []
        for card in s.shuffled(builder_cards(s.rules.components)):
            assert isinstance(card, Builder)
            cards.append(card)
        each = dealt(s.rules.components)
        for seat in range(s.seats):
            player = s.players[seat]
            hand = cards[seat * each : (seat + 1) * each]
            for card in hand:
                player = player.with_purse(player.purses[card.currency].with_card(card))
            s.players[seat] = player
            if s.log is not None:
                facts: dict[str, object] = {"cards": [card.name for card in hand], "count": each}
                s.log.confide("builders dealt", seat, facts, {"cards": None, "count": each})
        s.part(OFFICE).keep(cards[s.seats * each :])

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """The surplus leaves the game unseen (ARCH-04)."""
        part = s.part(OFFICE)
        left = part.aside.copy()
        found: list[tuple[int, Card]] = []
        for pile, count in enumerate(cards_per_pile(s.rules.components, s.seats), 1):
            for _ in range(count):
                found.append((pile, left.pop()))
        part.keep(left)
        return found

    def late_redesigns(self, s: State, seat: int) -> list[Permit]:
        part = s.part(OFFICE)
        if part.played == s.turn:  # ARCH-09
            return self.permits if part.working else NO_PERMITS
        return self.permits if may_hold(s, seat) else NO_PERMITS


class AddingBuilders(BuilderEffects):
    """A card puts up one more building, as the French sheet can be read (ARCH-R1)."""

    permits: ClassVar[list[Permit]] = [AddingPermit()]


def builder_cards(components: Components) -> list[Card]:
    """The cards as printed, always the same list."""
    found = components.cards.get(KEY)
    if found is None:
        sheet = _sheet(components)
        sheet.integer("value", VALUE, VALUE)
        each = sheet.integer("per_currency", 1, MOST)
        found = [card for card in BUILDERS for _ in range(each)]
        for seats in range(2, FULL + 1):
            if seats * dealt(components) + sum(cards_per_pile(components, seats)) > len(found):
                sheet.complain("per_currency", f"has too few cards for {seats} players")
        components.cards[KEY] = found
    return found


def dealt(components: Components) -> int:
    """How many cards each player gets (ARCH-02)."""
    return _sheet(components).integer("dealt_per_player", 1, MOST)


def cards_per_pile(components: Components, seats: int) -> list[int]:
    """How many cards go into each of the piles 1 to 5 (ARCH-04)."""
    name = "cards_per_pile_six_players" if seats == FULL else "cards_per_pile"
    piles = _sheet(components).sheet(name)
    found: list[int] = []
    for pile in range(1, components.piles + 1):
        found.append(piles.integer(str(pile), 0, MOST) if str(pile) in piles.table else 0)
    return found


def _sheet(components: Components) -> Sheet:
    return components.sheet(KEY).sheet("cards")
