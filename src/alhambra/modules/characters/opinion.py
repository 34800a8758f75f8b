"""What the characters are worth, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...palace.opinion import Opinion
from ...palace.scoring import LAST_SCORING
from ...palace.state import State
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
    ONCE,
    YAMMERAD,
    YUSUF,
    Character,
)

# In a whole game.
WORTHS: Final[dict[int, int]] = {
    KARIM: 800,
    KNIHSTIG: 500,
    AMMAR: 500,
    FARUK: 700,
    FATIMA: 800,
    HAKIM: 700,
    LAILA: 300,
    MACHMA: 300,
    YAMMERAD: 300,
    YUSUF: 700,
}
COIN: Final = 60  # a coin bid
DRAW: Final = 100  # a card to be drawn
SWAPPED: Final = 500  # what Fatima may be swapped for


class Esteem(Opinion):
    """Of the persons owned, and of the one a seat would get now."""

    def worth(self, s: State, seat: int) -> int:
        part = s.part(CHARACTERS)
        found = sum([SWAPPED if card.person == FATIMA else worth_of(s, card) for card in part.owned[seat]])
        lot = part.lot
        if lot is not None and lot.bidder == seat:
            found += worth_of(s, lot.card) - COIN * lot.amount
        return found + DRAW if part.drawing and seat == s.active else found


def worth_of(s: State, card: Character) -> int:
    """What helps again and again is worth less the fewer scorings are to come."""
    worth = WORTHS[card.person]
    return worth if card.symbol == ONCE else worth * (LAST_SCORING - s.scorings_done) // LAST_SCORING
