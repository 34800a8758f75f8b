"""The Bonus Cards: secret cards, each of which doubles one building tile once it is shown.

Rules: docs/rules/03-bonus-cards.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import ALWAYS, Decision, Move, Step
from ...core.lists import replaced, without
from ...core.notation import Words
from ...core.rng import Rng
from ...core.violations import Violation
from ...palace.components import BUILDINGS, Card, Components, Tile
from ...palace.guide import ANY_TIME, GuideStep
from ...palace.hands import Hands, dealt_hands, no_hands
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.scoring import LAST_SCORING, Halves
from ...palace.state import MOST_SEATS, Part, PartKind, State
from ...palace.turn import PASS
from ...palace.view import View


class BonusCard(Card):
    """Shows one of the tiles without walls, and is called like it. It never lies in the deck."""

    kind = "bonus_cards"

    def __init__(self, tile: Tile) -> None:
        super().__init__(tile.name)
        self.tile = tile


NOTHING_KNOWN: Final[list[list[Move] | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Bonuses(Part):
    """Who holds which cards, and which ones have been revealed; what was not dealt stays unseen (BONUS-02, -03)."""

    key = "bonus_cards"
    secret = True

    def __init__(self, hands: Hands[BonusCard], shown: list[list[BonusCard]], aside: list[BonusCard]) -> None:
        self.hands = hands  # what is not revealed
        self.shown = shown  # by seat; never changed in place
        self.aside = aside  # out of the game; in a view nothing is there
        self.ready = NOTHING_KNOWN  # by seat, once somebody has asked: what may be revealed

    def copy(self) -> Bonuses:
        found = Bonuses(self.hands, self.shown, self.aside)
        found.ready = self.ready  # never changed in place either
        return found

    def hand(self, seat: int) -> list[BonusCard]:
        return self.hands.of(seat)

    def change(self, seat: int, hand: list[BonusCard], shown: list[BonusCard]) -> None:
        self.hands = self.hands.holding(seat, hand)
        self.shown = replaced(self.shown, seat, shown)
        self.ready = replaced(self.ready, seat, None)

    def consider(self, seat: int, tile: Tile) -> None:
        """This tile, without walls as those of all cards, has come or gone."""
        for card in self.hand(seat):
            if card.tile is tile:
                self.ready = replaced(self.ready, seat, None)

    def cards(self) -> list[Card]:
        found: list[Card] = [*self.aside]
        for seat in range(len(self.shown)):
            found += self.hand(seat)
            found += self.shown[seat]
        return found

    def seen_by(self, seat: int | None) -> Bonuses:
        return Bonuses(self.hands.seen_by(seat), self.shown, [])

    def imagined(self, unseen: list[Card], rng: Rng) -> Bonuses:
        hands, aside = self.hands.imagined([card for card in unseen if isinstance(card, BonusCard)])
        return Bonuses(hands, self.shown, aside)

    def to_json(self) -> dict[str, object]:
        return {
            "hands": self.hands.names(),
            "counts": self.hands.counts.copy(),
            "shown": [[card.name for card in cards] for cards in self.shown],
        }

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        found: list[tuple[str, dict[str, object]]] = []
        count = self.hands.counts[seat]
        if count:
            found.append(("seat-bonus-cards", {"count": count}))
        if self.shown[seat]:
            found.append(("seat-bonus-shown", {"tiles": " ".join([card.name for card in self.shown[seat]])}))
        return found

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """The cards in hand."""
        return [] if seat is None else [("label-bonus", [card.name for card in self.hand(seat)])]


BONUSES: Final = PartKind(Bonuses)


def built(s: State, seat: int, card: BonusCard) -> bool:
    """Does exactly the tile of the card lie in this player's Alhambra (BONUS-04, -08)?"""
    return s.players[seat].estate.alhambra.cell_of(card.tile.number) != 0


def revealable(s: State, seat: int) -> list[Move]:
    return [ShowBonus(card.tile) for card in s.part(BONUSES).hand(seat) if built(s, seat, card)]


def show(s: State, seat: int, card: BonusCard) -> None:
    bonuses = s.part(BONUSES)
    bonuses.change(seat, without(bonuses.hand(seat), card), [*bonuses.shown[seat], card])
    s.revelations += 1
    if s.log is not None:
        s.log.reveal("bonus show", seat, {"tile": card.name})


class ShowBonus(Move):
    """Reveal a card whose tile lies in the own Alhambra: free, at any moment (BONUS-04, -06)."""

    verb = "bonus show"
    moments = (ALWAYS,)
    timing = "BONUS-04"
    free = True

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.tile,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return ShowBonus(s.rules.read_tile(words))

    def card(self, s: State, seat: int) -> BonusCard | None:
        for card in s.part(BONUSES).hand(seat):
            if card.tile is self.tile:
                return card
        return None

    def violation(self, s: State, seat: int) -> Violation | None:
        card = self.card(s, seat)
        if card is None:
            return Violation("BONUS-04", "bonus-not-held", {"tile": self.tile.name})
        if not built(s, seat, card):
            return Violation("BONUS-04", "bonus-not-built", {"tile": self.tile.name})
        return None

    def apply(self, s: State, seat: int) -> None:
        card = self.card(s, seat)
        assert card is not None
        show(s, seat, card)


def revealed_cards(s: State) -> int:
    return sum([len(cards) for cards in s.part(BONUSES).shown])


class RevealRound(Step[State]):
    """Everybody is asked once more, from the player who is next (BONUS-R1)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        s.agenda.append(RevealWindow(self.first, 0, s.seats, revealed_cards(s)))


class RevealWindow(Decision[State]):
    """One player may reveal any number of cards; these moves are free, so only passing goes on (BONUS-R1)."""

    kind = "bonus"
    declinable = True

    def __init__(self, first: int, asked: int, seats: int, revealed: int) -> None:
        super().__init__((first + asked) % seats)
        self.first = first
        self.asked = asked  # how many were asked before in this round
        self.revealed = revealed  # how many cards were revealed when the round began

    def run(self, s: State) -> None:
        if self.is_asked(s):
            s.decision = self
        else:
            self.go_on(s)

    def is_asked(self, s: State) -> bool:
        """By what everybody can see, so that being asked betrays nothing (BONUS-R6)."""
        if not s.part(BONUSES).hands.counts[self.seat]:
            return False
        for card in s.rules.components.cards[BonusCard.kind]:
            if isinstance(card, BonusCard) and built(s, self.seat, card):
                return True
        return False

    def moves(self, s: State) -> list[Move]:
        return [PASS]

    def resolve(self, s: State, move: Move) -> None:
        move.apply(s, self.seat)
        self.go_on(s)

    def go_on(self, s: State) -> None:
        if self.asked + 1 < s.seats:
            s.agenda.append(RevealWindow(self.first, self.asked + 1, s.seats, self.revealed))
        elif revealed_cards(s) != self.revealed:
            s.agenda.append(RevealRound(self.first))


class RevealAll(Step[State]):
    """In the last scoring every card is revealed that can be: nobody could want anything else (BONUS-R2)."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            for card in s.part(BONUSES).hand(seat):
                if built(s, seat, card):
                    show(s, seat, card)


class BonusCards(Module):
    key = "bonus_cards"
    box = 1
    page = "03-bonus-cards.md"
    moves = (ShowBonus,)

    def configured(self, options: Options) -> Effects:
        return BonusEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        return bonus_cards(components)

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        cards = len(bonus_cards(rules.components))
        each = dealt(rules.components, rules.seats)
        facts: dict[str, object] = {"cards": cards, "each": each, "left": cards - rules.seats * each}
        return [GuideStep(ANY_TIME, "guide-bonus", facts, ["BONUS-01", "BONUS-02", "BONUS-03"])]


class BonusEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Bonuses(no_hands(rules.seats), [[]] * rules.seats, [])]

    def setup(self, s: State) -> None:
        cards: list[BonusCard] = []
        for card in s.shuffled(bonus_cards(s.rules.components)):
            assert isinstance(card, BonusCard)
            cards.append(card)
        hands, aside = dealt_hands(cards, s.seats, dealt(s.rules.components, s.seats))
        s.add(Bonuses(hands, [[]] * s.seats, aside))

    def unseen_cards(self, view: View) -> list[Card]:
        seen = view.part(BONUSES).cards()
        return [card for card in bonus_cards(view.rules.components) if card not in seen]

    def asides(self, s: State, seat: int) -> list[Move]:
        bonuses = s.part(BONUSES)
        known = bonuses.ready[seat]
        if known is None:
            known = revealable(s, seat)
            bonuses.ready = replaced(bonuses.ready, seat, known)
        return known

    def after_place(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        if not tile.walls:
            s.part(BONUSES).consider(seat, tile)

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        """The card goes back to the hand with its tile (BONUS-07)."""
        if tile.walls:
            return
        bonuses = s.part(BONUSES)
        bonuses.consider(seat, tile)
        for card in bonuses.shown[seat]:
            if card.tile is tile:
                bonuses.change(seat, [*bonuses.hand(seat), card], without(bonuses.shown[seat], card))
                if s.log is not None:
                    s.log.add("bonus back", seat, {"tile": tile.name})
                return

    def before_scoring(self, s: State, scoring: int) -> list[Step[State]]:
        return [RevealAll()] if scoring == LAST_SCORING else [RevealRound(s.following())]

    def halves(self, s: State, seat: int) -> list[Halves]:
        shown = s.part(BONUSES).shown[seat]
        if not shown:
            return []
        found = [0] * len(BUILDINGS)
        for card in shown:
            found[card.tile.building] += 2  # BONUS-05
        return [Halves(Bonuses.key, found)]


def bonus_cards(components: Components) -> list[Card]:
    """The cards as printed, always the same objects."""
    found = components.cards.get(BonusCard.kind)
    if found is None:
        sheet = components.sheet(BonusCard.kind).sheet("cards")
        rows = components.sheet("base").rows("tile")
        tiles = {row.value("id"): tile for row, tile in zip(rows, components.base_tiles(), strict=True)}
        found = []
        for name in sheet.names("tiles"):
            if name not in tiles:
                sheet.complain("tiles", f"{name} is no tile of the base game")
            tile = tiles.pop(name)
            if tile.walls:
                sheet.complain("tiles", f"{name} has a wall, and a bonus card shows a tile without any")  # BONUS-01
            found.append(BonusCard(tile))
        for count in range(2, 7):
            if count * dealt(components, count) > len(found):
                sheet.complain("tiles", f"names {len(found)} tiles, which are not enough for {count} players")
        components.cards[BonusCard.kind] = found
    return found


def dealt(components: Components, seats: int) -> int:
    """How many cards each player gets (BONUS-02)."""
    return components.sheet(BonusCard.kind).sheet("deal").sheet("per_player").integer(str(seats), 1, 10)
