"""The characters as a module: where their cards come from, and when their powers are asked."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.agenda import Move, Step
from ...core.lists import replaced
from ...core.options import Option
from ...palace.buying import Offer
from ...palace.components import BUILDINGS, SLOTS, Card, Components, Money
from ...palace.guide import INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.module import Effects, Module
from ...palace.money import Payment, ranked
from ...palace.options import Options
from ...palace.outline import longest_wall
from ...palace.paying import NO_WAYS, Way
from ...palace.ruleset import Ruleset
from ...palace.scoring import Halves, ScoreLine
from ...palace.state import NO_MOVES, Part, State
from ...palace.turn import NO_PERMITS, Permit
from ...palace.view import View
from .auction import (
    AMMAR,
    CHARACTERS,
    FARUK,
    FATIMA,
    HAKIM,
    KARIM,
    KNIHSTIG,
    LAILA,
    MACHMA,
    NAMES,
    ONCE,
    UNDECLARED,
    YAMMERAD,
    YUSUF,
    Bid,
    Character,
    Characters,
    KeepFatima,
    Pay,
    SwapFatima,
)
from .opinion import Esteem
from .powers import (
    THE_KARIM,
    AmmarsPermit,
    CallLaila,
    CallMachma,
    CallYammerad,
    Declare,
    HakimChoice,
    Karim,
    KnihstigChoice,
    TakeByKnihstig,
    builds,
    is_poor,
    list_changes,
    money_shown,
)

FARUK_LIMIT: Final = 7
DEAR: Final = 10  # from this price on Knihstig helps
WALL_PER_POINT: Final = 3  # Yusuf

# By the name in the data.
CAST: Final[dict[str, int]] = {
    "abdul_karim": KARIM,
    "abdul_knihstig": KNIHSTIG,
    "ammar_el_schauf": AMMAR,
    "faruk_will_haben": FARUK,
    "fatima": FATIMA,
    "hakim_wahid": HAKIM,
    "laila_wundabah": LAILA,
    "machma_klain": MACHMA,
    "yammerad": YAMMERAD,
    "yusuf_e_passuff": YUSUF,
}
SYMBOLS: Final = (ONCE, "per_round", "scoring")
CALLS: Final = [CallLaila(space) for space in range(1, SLOTS + 1)]
YAMMERADS_CALL: Final = CallYammerad()
YAMMERADS_CALLS: Final[list[Move]] = [YAMMERADS_CALL]
KARIMS_WAYS: Final = [Way([], THE_KARIM, universal=True)]
AMMARS_PERMITS: Final[list[Permit]] = [AmmarsPermit()]
CALLED: Final = 1 << LAILA | 1 << MACHMA | 1 << YAMMERAD  # before the first action


class CharacterModule(Module):
    key = "characters"
    box = 2
    page = "07-characters.md"
    options = (
        Option("auction_exact_bids", (False, True), "CHAR-R2"),
        Option("hakim_alone", (False, True), "CHAR-R6"),
    )
    moves = (
        Bid,
        Pay,
        KeepFatima,
        SwapFatima,
        TakeByKnihstig,
        CallLaila,
        CallMachma,
        CallYammerad,
        Declare,
    )
    means = (Karim,)
    opinion = Esteem()

    def configured(self, options: Options) -> Effects:
        return CharactersWithHalves() if options.flag("hakim_alone") else CharacterEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        found = components.cards.get(self.key)
        if found is None:
            found = []
            for row in components.sheet(self.key).rows("character"):
                person = CAST[row.name("id", tuple(CAST))]
                found.append(Character(person, row.name("symbol", SYMBOLS)))
            components.cards[self.key] = found
        return found

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        cards = len(self.special_cards(rules.components, rules.seats))
        counts = in_piles(rules, self.key)
        facts: dict[str, object] = {"cards": cards, "count": sum(counts), "aside": cards - sum(counts)}
        return [GuideStep(INTO_PILES, "guide-characters", facts, ["CHAR-01", "CHAR-02"], pile_parts(counts))]


class CharacterEffects(Effects):
    half_alone: ClassVar[bool] = False

    # ------------------------------------------------------------------ set-up

    def parts(self, rules: Ruleset) -> list[Part]:
        seats = rules.seats
        part = Characters(
            owned=[[] for _ in range(seats)],
            used=[""] * seats,
            gone=[],
            aside=[],
            left=0,
            lot=None,
            declared=[UNDECLARED] * seats,
            drawing=False,
        )
        return [part]

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """Two in each of the piles 2, 3 and 4; the others are set aside, face down (CHAR-02)."""
        components = s.rules.components
        cast = [card for card in s.rules.special_cards if isinstance(card, Character)]
        order = s.shuffled(cast).copy()  # the shuffle itself is kept for the record
        piles = components.sheet(Characters.key).sheet("setup").sheet("cards_per_pile")
        found: list[tuple[int, Card]] = []
        for pile in range(1, components.piles + 1):
            if str(pile) in piles.table:
                for _ in range(piles.integer(str(pile), 0, 3)):
                    found.append((pile, order.pop()))
        part = s.part(CHARACTERS)
        part.aside = order
        part.left = len(order)
        return found

    def unseen_cards(self, view: View) -> list[Card]:
        seen = view.part(CHARACTERS).cards()
        return [card for card in view.rules.special_cards if isinstance(card, Character) and card not in seen]

    # ------------------------------------------------------------------ a turn

    def start_of_turn(self, s: State, seat: int) -> None:
        part = s.part(CHARACTERS)
        if part.used[seat]:
            part.used = replaced(part.used, seat, "")  # CHAR-R11
        part.drawing = False

    def opening_moves(self, s: State, seat: int) -> list[Move]:
        part = s.part(CHARACTERS)
        powers = part.powers[seat]
        if not powers & CALLED or (part.used[seat] and not part.drawing):
            return NO_MOVES
        found = NO_MOVES
        if powers >> LAILA & 1 and not part.used[seat] and s.supply():
            found = [CALLS[slot] for slot, offer in enumerate(s.market) if offer is not None]
        if powers >> MACHMA & 1 and not part.used[seat]:
            changes = self._changes(s, seat, part)
            found = found + changes if found else changes
        if powers >> YAMMERAD & 1 and is_poor(s, seat) and YAMMERADS_CALL.violation(s, seat) is None:
            found = found + YAMMERADS_CALLS
        return found

    def _changes(self, s: State, seat: int, part: Characters) -> list[Move]:
        """What Machma may exchange for what."""
        purses, display = s.players[seat].purses, s.display
        known = part.changes
        if known is None or known[0] is not purses or known[1] is not display:
            moves: list[Move] = []
            shown = ranked(money_shown(s))
            for purse in purses:
                last: Money | None = None
                for given in purse.hidden():
                    if given is not last:
                        last = given
                        list_changes(given, shown, moves)
            known = part.changes = (purses, display, moves)
        return known[2]

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        part = s.part(CHARACTERS)
        return max(limit, FARUK_LIMIT) if part.powers[seat] >> FARUK & 1 and not part.used[seat] else limit

    def after_take(self, s: State, seat: int, cards: list[Money]) -> None:
        if len(cards) > 1 and sum([card.value for card in cards]) > s.rules.take_limit:
            s.part(CHARACTERS).use(seat, FARUK)  # CHAR-23

    def ways(self, s: State, seat: int) -> list[Way]:
        return KARIMS_WAYS if s.acting and s.part(CHARACTERS).powers[seat] >> KARIM & 1 else NO_WAYS

    def after_purchase(self, s: State, seat: int, offer: Offer, payment: Payment) -> None:
        part = s.part(CHARACTERS)
        if offer.price >= DEAR and s.acting and part.ready(seat, KNIHSTIG) and money_shown(s):
            s.then(KnihstigChoice(seat))

    def late_redesigns(self, s: State, seat: int) -> list[Permit]:
        part = s.part(CHARACTERS)
        return AMMARS_PERMITS if part.powers[seat] >> AMMAR & 1 and not part.used[seat] else NO_PERMITS

    # ------------------------------------------------------------------ scorings

    def declarations(self, s: State, scoring: int) -> list[Step[State]]:
        part = s.part(CHARACTERS)
        return [HakimChoice(seat) for seat in range(s.seats) if part.owns(seat, HAKIM)]

    def halves(self, s: State, seat: int) -> list[Halves]:
        building = s.part(CHARACTERS).declared[seat]
        if building == UNDECLARED or not (self.half_alone or builds(s, seat, building)):
            return []
        return [Halves(Characters.key, replaced([0] * len(BUILDINGS), building, 1))]

    def wall_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        """Yusuf (CHAR-29, -31)."""
        part = s.part(CHARACTERS)
        found: list[ScoreLine] = []
        for seat, player in enumerate(s.players):
            if part.owns(seat, YUSUF):
                length = longest_wall(player.estate.alhambra, s.rules.tiles)
                points = length // WALL_PER_POINT
                if points:
                    evidence: dict[str, object] = {"wall": length}
                    found.append(ScoreLine(seat, scoring, "CHAR-29", NAMES[YUSUF], points, "line-yusuf", evidence))
        return found

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        s.part(CHARACTERS).declared = [UNDECLARED] * s.seats


class CharactersWithHalves(CharacterEffects):
    """Hakim's half a building counts alone too (CHAR-R6)."""

    half_alone = True
