"""The table: what everybody has built, their dice and coins, and the shared score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move, Situation, Step
from ..core.lists import replaced
from ..core.notation import Words
from ..core.rng import Chance, Outcome
from .layout import FACES, TYPES
from .rules import Rules

CHANGED: Final = 1  # special actions of a turn, as bits
DOUBLED: Final = 2
NO_DIE: Final = 0


def cell_at(yellow: int, blue: int) -> int:
    """The cell at the crossing of two dice."""
    return (yellow - 1) * FACES + blue - 1


def crossing(cell: int) -> str:
    """A cell as moves write it: the yellow die, then the blue one."""
    return f"{cell // FACES + 1},{cell % FACES + 1}"


@mypyc_attr(acyclic=True)
class Player:
    """One player's sheet, and their row of the score sheet. Immutable."""

    def __init__(
        self, built: int, counts: list[int], circled: int, crossed: int, points: int, yellow: list[int], blue: list[int]
    ) -> None:
        self.built = built  # cells as bits
        self.counts = counts  # buildings of each type
        self.circled = circled  # coins ever obtained
        self.crossed = crossed  # coins spent
        self.points = points  # so far
        self.yellow = yellow  # dice on the sheet, in ascending order
        self.blue = blue

    @property
    def coins(self) -> int:
        """Those that can be spent (RW-SPEC-07)."""
        return self.circled - self.crossed

    def has(self, cell: int) -> bool:
        return self.built >> cell & 1 == 1

    def with_building(self, cell: int, kind: int) -> Player:
        counts = replaced(self.counts, kind, self.counts[kind] + 1)
        return Player(self.built | 1 << cell, counts, self.circled, self.crossed, self.points, self.yellow, self.blue)

    def with_dice(self, yellow: list[int], blue: list[int]) -> Player:
        return Player(self.built, self.counts, self.circled, self.crossed, self.points, yellow, blue)

    def receiving(self, yellow: int, blue: int) -> Player:
        """One more pair on the sheet."""
        return self.with_dice(sorted([*self.yellow, yellow]), sorted([*self.blue, blue]))

    def earning(self, coins: int) -> Player:
        return Player(self.built, self.counts, self.circled + coins, self.crossed, self.points, self.yellow, self.blue)

    def paying(self, coins: int) -> Player:
        return Player(self.built, self.counts, self.circled, self.crossed + coins, self.points, self.yellow, self.blue)

    def scoring(self, points: int) -> Player:
        return Player(self.built, self.counts, self.circled, self.crossed, self.points + points, self.yellow, self.blue)


@mypyc_attr(acyclic=True)
class Rival:
    """A fictitious player: a row of the score sheet, no more (RW-FICT-01). Immutable."""

    def __init__(self, counts: list[int], points: int) -> None:
        self.counts = counts
        self.points = points  # in a duel


class State(Situation["State"]):
    """Everything that changes in a game."""

    def __init__(
        self,
        rules: Rules,
        agenda: list[Step[State]],
        chance: Chance,
        outcomes: list[Outcome],
        players: list[Player],
        rivals: list[Rival],
        used: list[int],
        rewarded: list[int],
        finishing: list[tuple[int, int]],
    ) -> None:
        super().__init__(agenda, chance, outcomes)
        self.rules = rules
        self.players = players
        self.rivals = rivals
        self.used = used  # places of each type that are given away
        self.rewarded = rewarded  # who got one, as bits: players, then rivals
        self.finishing = finishing  # in this round: who has filled the last box of which type
        self.first = 0  # the seat that begins every round
        self.round = 0
        self.active = 0
        self.specials = 0  # special actions of this turn
        self.rest_yellow = NO_DIE  # the pair that was not used to build; none: all four dice are rolled
        self.rest_blue = NO_DIE

    def copy(self) -> State:
        found = State(
            self.rules,
            self.agenda.copy(),
            self.chance,
            self.outcomes,
            self.players,
            self.rivals,
            self.used,
            self.rewarded,
            self.finishing,
        )
        found.turn = self.turn
        found.decision = self.decision
        found.revelations = self.revelations
        found.first = self.first
        found.round = self.round
        found.active = self.active
        found.specials = self.specials
        found.rest_yellow = self.rest_yellow
        found.rest_blue = self.rest_blue
        return found

    def parse(self, text: str) -> Move:
        from .turn import VERBS  # the moves know the state

        words = Words(text)
        move = VERBS[words.verb(VERBS)].read(self, words)
        words.end()
        return move

    # ------------------------------------------------------------------ questions

    @property
    def contenders(self) -> int:
        """All who have a row of the score sheet."""
        return len(self.players) + len(self.rivals)

    def counts_of(self, contender: int) -> list[int]:
        """A row of the score sheet: players, then rivals."""
        seats = len(self.players)
        return self.players[contender].counts if contender < seats else self.rivals[contender - seats].counts

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def is_last_turn(self, seat: int) -> bool:
        """Is nobody with a sheet left to play after this seat (RW-TURN-06)?"""
        return self.round == self.rules.rounds and self.next_seat(seat) == self.first

    # ------------------------------------------------------------------ changes

    def put(self, seat: int, player: Player) -> None:
        self.players = replaced(self.players, seat, player)

    def build(self, seat: int, cell: int) -> int:
        """Mark a building on both sheets; its type (RW-BUILD-01, RW-SETUP-06)."""
        kind = self.rules.layout.grid[cell]
        player = self.players[seat].with_building(cell, kind)
        self.put(seat, player)
        self._notice(seat, kind, player.counts)
        return kind

    def mark(self, rival: int, kind: int) -> None:
        """A fictitious player marks the next box of a type."""
        counts = replaced(self.rivals[rival].counts, kind, self.rivals[rival].counts[kind] + 1)
        self.rivals = replaced(self.rivals, rival, Rival(counts, self.rivals[rival].points))
        self._notice(len(self.players) + rival, kind, counts)

    def _notice(self, contender: int, kind: int, counts: list[int]) -> None:
        if counts[kind] == self.rules.layout.boxes[kind]:
            self.finishing = [*self.finishing, (kind, contender)]


def unstarted(rules: Rules, chance: Chance, first: Step[State]) -> State:
    """A table with empty sheets; the first step sets it up."""
    nothing = [0] * len(TYPES)
    blank = Player(0, nothing, rules.layout.starting_coins, 0, 0, [], [])  # RW-SETUP-05
    players, rivals = [blank] * rules.seats, [Rival(nothing, 0)] * rules.rivals
    return State(rules, [first], chance, [], players, rivals, nothing, nothing, [])
