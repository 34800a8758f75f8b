"""Cards that their owners hold secretly."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..core.lists import replaced
from .components import Card

C = TypeVar("C", bound=Card)


class Hands(Generic[C]):
    """Who holds which cards: how many is known to everybody, which ones only to the owner. An immutable value."""

    def __init__(self, held: list[list[C] | None], counts: list[int]) -> None:
        self.held = held  # by seat; None: the reader must not know
        self.counts = counts  # by seat

    def of(self, seat: int) -> list[C]:
        """What the reader knows of a hand; nobody changes it."""
        hand = self.held[seat]
        return [] if hand is None else hand

    def cards(self) -> list[C]:
        """All that the reader knows of."""
        return [card for seat in range(len(self.held)) for card in self.of(seat)]

    def holding(self, seat: int, hand: list[C]) -> Hands[C]:
        """The same where this seat has just these cards."""
        return Hands(replaced(self.held, seat, hand), replaced(self.counts, seat, len(hand)))

    def seen_by(self, seat: int | None) -> Hands[C]:
        """What this seat (None: a spectator) may know."""
        return Hands([hand if number == seat else None for number, hand in enumerate(self.held)], self.counts)

    def imagined(self, unseen: list[C]) -> tuple[Hands[C], list[C]]:
        """Hands that could be behind what somebody sees, of cards in a random order; and the cards that are left."""
        found: Hands[C] = self
        for seat, count in enumerate(self.counts):
            if self.held[seat] is None:
                found = found.holding(seat, unseen[:count])
                unseen = unseen[count:]
        return found, unseen

    def names(self) -> list[list[str] | None]:
        return [None if hand is None else [card.name for card in hand] for hand in self.held]


def no_hands(seats: int) -> Hands[C]:
    return Hands([[] for _ in range(seats)], [0] * seats)


def dealt_hands(cards: list[C], seats: int, each: int) -> tuple[Hands[C], list[C]]:
    """So many of these cards, shuffled before, to each; and the cards that are left."""
    held: list[list[C] | None] = [cards[seat * each : (seat + 1) * each] for seat in range(seats)]
    return Hands(held, [each] * seats), cards[seats * each :]
