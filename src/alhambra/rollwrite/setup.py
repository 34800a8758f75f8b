"""Setting up: three starting buildings each, the dice that wait on the sheets, and the extra pair (RW-SETUP-*)."""

from __future__ import annotations

from ..core.agenda import Step
from .layout import FACES, TYPES
from .state import State, cell_at, crossing
from .turn import ROUND, roll_for


class SetUp(Step[State]):
    """Everything before the first round, in the order of RW-R8."""

    def run(self, s: State) -> None:
        seats = s.rules.seats
        s.first = s.rolled(1, seats)[0] - 1 if seats > 1 else 0  # RW-SETUP-01
        if s.log is not None:
            s.log.reveal("first player", s.first, {})
        order = [(s.first + place) % seats for place in range(seats)]
        for _ in range(s.rules.layout.starting_buildings):
            for seat in order:
                self._starting_building(s, seat)
        for rival in range(len(s.rivals)):
            for _ in range(s.rules.layout.starting_buildings):
                roll_for(s, rival)  # RW-FICT-02
        for seat in order:
            self._waiting_pair(s, seat)
        self._waiting_pair(s, s.first)  # RW-SETUP-04
        s.agenda.append(ROUND)

    def _starting_building(self, s: State, seat: int) -> None:
        """Built at the crossing; a cell that is built already is rolled again (RW-SETUP-02)."""
        dice = s.rolled(2, FACES)
        while s.players[seat].has(cell_at(dice[0], dice[1])):
            dice = s.rolled(2, FACES)
        cell = cell_at(dice[0], dice[1])
        kind = s.build(seat, cell)
        if s.log is not None:
            s.log.reveal("start", seat, {"cell": crossing(cell), "family": TYPES[kind]})

    def _waiting_pair(self, s: State, seat: int) -> None:
        """Rolled and left on the sheet; nothing is built (RW-SETUP-03)."""
        dice = s.rolled(2, FACES)
        s.put(seat, s.players[seat].receiving(dice[0], dice[1]))
        if s.log is not None:
            s.log.reveal("dice", seat, {"yellow": dice[:1], "blue": dice[1:]})
