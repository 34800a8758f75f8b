"""The gate cards, and where they and the wooden gates are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...palace.components import Card
from ...palace.laws import position
from ...palace.printed import SIDES
from ...palace.state import MOST_SEATS, Estate, Part, PartKind, State


@mypyc_attr(acyclic=True)
class Known:
    """The redesigns with a gate that an estate allows."""

    def __init__(self, estate: Estate, moves: list[Move]) -> None:
        self.estate = estate
        self.moves = moves


NOTHING_KNOWN: Final[list[Known | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Gates(Part):
    """Gate cards and wooden gates; everybody can see them (GATE-06)."""

    key = "city_gates"

    def __init__(self, is_open: bool, held: list[int], left: int, built: list[list[int]]) -> None:
        self.is_open = is_open  # does a card lie beside the market?
        self.held = held  # cards, by seat; never changed in place
        self.left = left  # wooden gates beside the market
        self.built = built  # by seat: cell << 2 | side of the tile that was laid; never changed in place
        self.known = NOTHING_KNOWN  # by seat, once somebody with a card has asked; likewise

    def copy(self) -> Gates:
        found = Gates(self.is_open, self.held, self.left, self.built)
        found.known = self.known
        return found

    def cards(self) -> list[Card]:
        """The cards beside the market and in hands, and those that have left the game, one for each gate (GATE-12)."""
        used = sum([len(gates) for gates in self.built])
        return [GATE_CARD] * (int(self.is_open) + sum(self.held) + used)

    def tokens(self) -> int:
        return self.left + sum([len(gates) for gates in self.built])

    def to_json(self) -> dict[str, object]:
        gates = [[[list(position(gate >> 2)), SIDES[gate & 3]] for gate in gates] for gates in self.built]
        return {"open": int(self.is_open), "held": self.held.copy(), "left": self.left, "gates": gates}


GATES: Final = PartKind(Gates)


class GateCard(Card):
    """Permits to lay one tile behind a wall. All copies are one object."""

    kind = "city_gates"

    def revealed(self, s: State) -> bool:
        """It lies beside the market, not in the display (GATE-03); only one may (GATE-04)."""
        gates = s.part(GATES)
        if gates.is_open:
            s.discarded = [*s.discarded, self]
            if s.log is not None:
                s.log.reveal("gate discarded", None, {})
        else:
            gates.is_open = True
            if s.log is not None:
                s.log.reveal("gate card", None, {})
        return False

    def bounces(self, s: State) -> bool:
        return s.part(GATES).is_open


GATE_CARD: Final[Card] = GateCard("gate")
