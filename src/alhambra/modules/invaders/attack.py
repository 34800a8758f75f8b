"""The attack cards and the scouts: what lies on the table, who knows what, and what an attack costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.printed import Sheet, quoted
from ...core.rng import Rng
from ...palace.components import BUILDINGS, CODES, Card, Components
from ...palace.kernel import Alhambra
from ...palace.outline import open_sides
from ...palace.printed import SIDES
from ...palace.scoring import LAST_SCORING
from ...palace.state import Part, PartKind, State

UNKNOWN: Final = -1


class Raid:
    """What is printed on the cards. Immutable."""

    def __init__(self, components: Components) -> None:
        cards = components.sheet("invaders").sheet("attack_cards")
        scouts = components.sheet("invaders").sheet("scout_cards")
        self.directions = _indices(cards, "directions", list(SIDES), LAST_SCORING)
        # By the distance of a side from the direction of the attack, going round: what it costs in each scoring.
        flank = _costs(cards, "flank")
        self.costs = [_costs(cards, "front"), flank, _costs(cards, "back"), flank]
        self.floor = cards.integer("score_floor", 0, 100)
        self.scouts = _indices(scouts, "types", list(BUILDINGS), 0)
        self.face_up = scouts.integer("face_up", 0, len(BUILDINGS))

    def cost(self, scoring: int, direction: int, side: int) -> int:
        """What an open side costs in the attack after a scoring (ATT-06)."""
        return self.costs[(side - direction) & 3][scoring - 1]

    def total(self, scoring: int, direction: int, counts: list[int]) -> int:
        """What so many open sides, N E S W, cost together."""
        return sum([self.cost(scoring, direction, side) * count for side, count in enumerate(counts)])


def _costs(sheet: Sheet, key: str) -> list[int]:
    found = sheet.integers(key, 0, 100)
    if len(found) != LAST_SCORING:
        sheet.complain(key, f"must hold a number for each of the {LAST_SCORING} scorings, found {quoted(found)}")
    return found


def _indices(sheet: Sheet, key: str, known: list[str], least: int) -> list[int]:
    found: list[int] = []
    for name in sheet.names(key):
        if name not in known or known.index(name) in found:
            sheet.complain(key, f"must hold each of {', '.join(known)} at most once, found {quoted(name)}")
        found.append(known.index(name))
    if len(found) < least:
        sheet.complain(key, f"must hold at least {least} of {', '.join(known)}")
    return sorted(found)


def open_counts(alhambra: Alhambra) -> list[int]:
    """How many open sides face north, east, south and west (ATT-05)."""
    found = [0, 0, 0, 0]
    for _, side in open_sides(alhambra):
        found[side] += 1
    return found


@mypyc_attr(acyclic=True)
class Invasion(Part):
    """Which cards have been seen. Nobody has shuffled anything ahead: a card is drawn when somebody looks at it."""

    key = "invaders"
    secret = True

    def __init__(
        self,
        raid: Raid,
        left: list[int],
        top: int,
        knowing: int,
        attacks: list[int],
        scouts: list[int],
        hidden: list[int],
        gone: list[int],
        is_open: bool,
    ) -> None:
        self.raid = raid
        self.left = left  # the directions not turned over, in the order N E S W; never changed in place
        self.top = top  # that of the next attack; UNKNOWN: nobody has looked, or the reader has not
        self.knowing = knowing  # the seats, as bits, that have looked at it (ATT-14)
        self.attacks = attacks  # those turned over, in order; never changed in place
        self.scouts = scouts  # on display: the buildings that they are sent from; never changed in place
        self.hidden = hidden  # scouts not turned up yet, in the order of the buildings; never changed in place
        self.gone = gone  # scouts out of the game; never changed in place
        self.is_open = is_open  # does the next card lie open (ATT-15)?

    def copy(self) -> Invasion:
        return Invasion(
            self.raid,
            self.left,
            self.top,
            self.knowing,
            self.attacks,
            self.scouts,
            self.hidden,
            self.gone,
            self.is_open,
        )

    def knows(self, seat: int) -> bool:
        """Where the next attack comes from."""
        return self.is_open or bool(self.knowing >> seat & 1)

    def seen_by(self, seat: int | None) -> Invasion:
        found = self.copy()
        if not self.is_open and (seat is None or not self.knows(seat)):
            found.top = UNKNOWN
        return found

    def imagined(self, unseen: list[Card], rng: Rng) -> Invasion:
        found = self.copy()
        if found.knowing and found.top == UNKNOWN:
            found.top = found.left[rng.below(len(found.left))]
        return found

    def tokens(self) -> int:
        return len(self.left) + len(self.attacks) + len(self.scouts) + len(self.hidden) + len(self.gone)

    def to_json(self) -> dict[str, object]:
        return {
            "open": self.is_open,
            "next": None if self.top == UNKNOWN else SIDES[self.top],
            "looked": self.looked(),
            "left": [SIDES[direction] for direction in self.left],
            "attacks": [SIDES[direction] for direction in self.attacks],
            "scouts": [BUILDINGS[building] for building in self.scouts],
            "scouts_left": [BUILDINGS[building] for building in self.hidden],
            "costs": self.raid.costs[:3],
        }

    def looked(self) -> list[int]:
        """The seats that know the next card because they have looked."""
        return [seat for seat in range(self.knowing.bit_length()) if self.knowing >> seat & 1]

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        return [("seat-scouted", {})] if self.knowing >> seat & 1 else []

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """The attacks so far and the next one, if it is known; the scouts on display."""
        cards = [SIDES[direction] for direction in self.attacks]
        if len(self.attacks) < LAST_SCORING:
            cards.append("?" if self.top == UNKNOWN else f"> {SIDES[self.top]}")
        return [("label-attack", cards), ("label-scouts", [CODES[building] for building in self.scouts])]


INVASIONS: Final = PartKind(Invasion)


def next_attack(s: State, part: Invasion) -> int:
    """The direction on the top card of the stack; it is drawn when somebody asks first (ATT-02)."""
    if part.top == UNKNOWN:
        part.top = SIDES.index(s.shuffled([SIDES[direction] for direction in part.left])[0])
    return part.top
