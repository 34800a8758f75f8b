"""Rounds and turns: change dice, build or gain coins, build a second time, roll and pass dice on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Decision, Move, Step
from ..core.notation import Words
from ..core.violations import UnknownMove, Violation
from .layout import CELLS, FACES, TYPES
from .scoring import Completions, FinalScoring
from .state import CHANGED, DOUBLED, NO_DIE, Player, State, cell_at, crossing

YELLOW: Final = "y"
BLUE: Final = "b"


def read_crossing(words: Words) -> int:
    """A cell as two dice: "2,5" is the yellow 2 and the blue 5."""
    word = words.word("crossing")
    yellow, comma, blue = word.partition(",")
    if comma and yellow in DIGITS and blue in DIGITS:
        return cell_at(int(yellow), int(blue))
    raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "crossing"})


DIGITS: Final = tuple([str(face) for face in range(1, FACES + 1)])


def combinations(player: Player) -> list[int]:
    """The cells at the four crossings of a player's dice; stacked dice give the same one more than once."""
    return [cell_at(yellow, blue) for yellow in player.yellow for blue in player.blue]


def unused(dice: list[int], used: int) -> int:
    """The other one of two dice of a colour."""
    return dice[1] if dice[0] == used else dice[0]


# ---------------------------------------------------------------------------------------------------------------- moves


@mypyc_attr(acyclic=True)
class Change(Move):
    """Change dice by paid steps, before the action (RW-SPEC-02)."""

    verb = "change"
    moments = ("action",)
    timing = "RW-SPEC-02"

    def __init__(self, changes: tuple[tuple[str, int, int], ...]) -> None:
        self.changes = changes  # of each die: its colour, what it shows, and what it shall show
        self.free = True

    @property
    def steps(self) -> int:
        return sum([abs(after - before) for _, before, after in self.changes])

    def operands(self) -> tuple[object, ...]:
        return tuple([f"{colour}{before}:{after}" for colour, before, after in self.changes])

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        found = [_read_change(words)]
        while words.left():
            found.append(_read_change(words))
        return Change(tuple(sorted(found, key=_yellow_first)))

    def violation(self, s: State, seat: int) -> Violation | None:
        player = s.players[seat]
        if s.specials & CHANGED:  # before the action nothing else can have been used
            return Violation("RW-SPEC-01", "rw-special-used")
        for colour, before, after in self.changes:
            if [one for one, _, _ in self.changes].count(colour) > 1:
                return Violation("RW-SPEC-05", "rw-change-colour", {"colour": colour})
            dice = player.yellow if colour == YELLOW else player.blue
            if before not in dice:
                return Violation("RW-SPEC-02", "rw-change-no-die", {"colour": colour, "die": before})
            if before == after:
                return Violation("RW-SPEC-02", "rw-change-nothing", {"colour": colour, "die": before})
            if not 1 <= after <= FACES:
                return Violation("RW-SPEC-02", "rw-change-range", {"colour": colour, "die": before})
        cost = self.steps * s.rules.layout.change_cost
        if cost > player.coins:
            return Violation("RW-SPEC-07", "rw-too-few-coins", {"coins": player.coins, "cost": cost})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        yellow, blue = player.yellow, player.blue
        for colour, before, after in self.changes:
            if colour == YELLOW:
                yellow = sorted([unused(yellow, before), after])
            else:
                blue = sorted([unused(blue, before), after])
        cost = self.steps * s.rules.layout.change_cost
        s.put(seat, player.paying(cost).with_dice(yellow, blue))
        s.specials |= CHANGED
        if s.log is not None:
            s.log.add("change", seat, {"dice": [*self.operands()], "coins": cost})


def _yellow_first(change: tuple[str, int, int]) -> bool:
    return change[0] != YELLOW


def _read_change(words: Words) -> tuple[str, int, int]:
    """What becomes of a die: "y2:4" is the yellow 2 that shall show 4."""
    word = words.word("die")
    before, colon, after = word[1:].partition(":")
    if word[:1] in (YELLOW, BLUE) and colon and before in DIGITS and after.isascii() and after.isdigit():
        if len(after) < 3:
            return word[0], int(before), int(after)
    raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "die"})


@mypyc_attr(acyclic=True)
class Build(Move):
    """Build at the crossing of two of one's dice (RW-BUILD-01)."""

    verb = "build"
    moments = ("action",)
    timing = "RW-TURN-02"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def operands(self) -> tuple[object, ...]:
        return (crossing(self.cell),)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return BUILDS[read_crossing(words)]

    def violation(self, s: State, seat: int) -> Violation | None:
        player = s.players[seat]
        if self.cell not in combinations(player):
            return Violation("RW-TURN-03", "rw-no-crossing", {"cell": crossing(self.cell)})
        if player.has(self.cell):
            return Violation("RW-BUILD-01", "rw-built", {"cell": crossing(self.cell)})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        s.rest_yellow = unused(player.yellow, self.cell // FACES + 1)
        s.rest_blue = unused(player.blue, self.cell % FACES + 1)
        built(s, seat, self.cell, "build")


@mypyc_attr(acyclic=True)
class GainCoins(Move):
    """A coin for each crossing that is built already (RW-COIN-01)."""

    verb = "coins"
    moments = ("action",)
    timing = "RW-TURN-02"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return COINS

    def violation(self, s: State, seat: int) -> Violation | None:
        return None  # RW-COIN-04: always allowed

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        earned = sum([player.has(cell) for cell in combinations(player)])
        gained = min(earned, s.rules.layout.reserve - player.circled)  # RW-COIN-02
        s.put(seat, player.earning(gained))
        s.rest_yellow = s.rest_blue = NO_DIE
        if s.log is not None:
            s.log.add("coins", seat, {"earned": earned, "gained": gained})


@mypyc_attr(acyclic=True)
class Second(Move):
    """Build also at the crossing of the two other dice, for coins (RW-SPEC-03)."""

    verb = "second"
    moments = ("second",)
    timing = "RW-SPEC-03"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return SECOND

    def violation(self, s: State, seat: int) -> Violation | None:
        return second_refused(s, seat)

    def apply(self, s: State, seat: int) -> None:
        cell = cell_at(s.rest_yellow, s.rest_blue)
        s.put(seat, s.players[seat].paying(s.rules.layout.second_cost))
        s.specials |= DOUBLED
        s.rest_yellow = s.rest_blue = NO_DIE  # RW-SPEC-04
        built(s, seat, cell, "second")


@mypyc_attr(acyclic=True)
class Pass(Move):
    """Build no second time."""

    verb = "pass"
    moments = ("second",)
    timing = "RW-TURN-02"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return PASS

    def violation(self, s: State, seat: int) -> Violation | None:
        return None

    def apply(self, s: State, seat: int) -> None:
        if s.log is not None:
            s.log.add("pass", seat, {"declined": s.log.moment})


@mypyc_attr(acyclic=True)
class Retain(Move):
    """Keep a pair of the dice just rolled; the other goes to the next player (RW-COIN-03, RW-SPEC-04)."""

    verb = "retain"
    moments = ("retain",)
    timing = "RW-COIN-03"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def operands(self) -> tuple[object, ...]:
        return (crossing(self.cell),)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return RETAINS[read_crossing(words)]

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.cell not in combinations(s.players[seat]):
            return Violation("RW-COIN-03", "rw-retain-no-dice", {"cell": crossing(self.cell)})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        yellow, blue = self.cell // FACES + 1, self.cell % FACES + 1
        hand_on(s, seat, player.with_dice([yellow], [blue]), unused(player.yellow, yellow), unused(player.blue, blue))


BUILDS: Final[list[Build]] = [Build(cell) for cell in range(CELLS)]
RETAINS: Final[list[Retain]] = [Retain(cell) for cell in range(CELLS)]
COINS: Final = GainCoins()
SECOND: Final = Second()
PASS: Final = Pass()
VERBS: Final[Mapping[str, type[Move]]] = {kind.verb: kind for kind in (Change, Build, GainCoins, Second, Pass, Retain)}


def built(s: State, seat: int, cell: int, verb: str) -> None:
    kind = s.build(seat, cell)
    if s.log is not None:
        s.log.add(verb, seat, {"cell": crossing(cell), "family": TYPES[kind], "count": s.players[seat].counts[kind]})


def second_refused(s: State, seat: int) -> Violation | None:
    """Why there is no second building now."""
    player, cost = s.players[seat], s.rules.layout.second_cost
    if s.specials and s.rules.specials == 1:
        return Violation("RW-SPEC-01", "rw-special-used")
    if player.coins < cost:
        return Violation("RW-SPEC-07", "rw-too-few-coins", {"coins": player.coins, "cost": cost})
    cell = cell_at(s.rest_yellow, s.rest_blue)
    if player.has(cell):
        return Violation("RW-SPEC-03", "rw-built", {"cell": crossing(cell)})
    return None


def hand_on(s: State, seat: int, player: Player, yellow: int, blue: int) -> None:
    """A player keeps these dice; the others go to the next one with unchanged numbers (RW-BUILD-03, RW-FICT-03)."""
    following = s.next_seat(seat)
    s.put(seat, player)
    s.put(following, s.players[following].receiving(yellow, blue))
    if s.log is not None:
        s.log.add("hand on", seat, {"yellow": yellow, "blue": blue, "to": following})


# ------------------------------------------------------------------------------------------------ what dice can become

_CHANGES: dict[tuple[tuple[str, int, int], ...], Change] = {}
_LISTS: dict[int, list[Move]] = {}  # by dice and coins
MOST_STEPS: Final = 2 * (FACES - 1)


def change_of(changes: tuple[tuple[str, int, int], ...]) -> Change:
    """One move for all games and turns."""
    found = _CHANGES.get(changes)
    if found is None:
        found = _CHANGES[changes] = Change(changes)
    return found


def changes_of(player: Player, steps: int) -> list[Move]:
    """Every change of these dice with at most so many steps: at most one die of each colour (RW-SPEC-05)."""
    yellow, blue = player.yellow, player.blue
    steps = min(steps, MOST_STEPS)
    key = (((yellow[0] * 7 + yellow[1]) * 7 + blue[0]) * 7 + blue[1]) * 16 + steps
    found = _LISTS.get(key)
    if found is None:
        found = []
        for one in _single_changes(YELLOW, yellow, steps):
            for other in _single_changes(BLUE, blue, steps):
                both = one + other
                if both and sum([abs(after - before) for _, before, after in both]) <= steps:
                    found.append(change_of(both))
        _LISTS[key] = found
    return found


def _single_changes(colour: str, dice: list[int], steps: int) -> list[tuple[tuple[str, int, int], ...]]:
    """What can become of one die of a colour: nothing first."""
    found: list[tuple[tuple[str, int, int], ...]] = [()]
    for before in dice if dice[0] != dice[1] else dice[:1]:
        for after in range(1, FACES + 1):
            if after != before and abs(after - before) <= steps:
                found.append(((colour, before, after),))
    return found


# ------------------------------------------------------------------------------------------------------------ decisions


class ChooseAction(Decision[State]):
    """Build or gain coins; before that, dice may be changed (RW-TURN-02)."""

    kind = "action"
    duty = "RW-TURN-02"

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = []
        done = player.built
        for cell in combinations(player):
            if not done >> cell & 1:
                done |= 1 << cell
                found.append(BUILDS[cell])
        found.append(COINS)
        if not s.specials:  # RW-SPEC-01
            steps = player.coins // s.rules.layout.change_cost
            if steps:
                found += changes_of(player, steps)
        return found


class SecondBuilding(Decision[State]):
    """After a building, another one for coins (RW-SPEC-03). Nobody is asked who could not."""

    kind = "second"
    declinable = True

    def run(self, s: State) -> None:
        if s.rest_yellow != NO_DIE and second_refused(s, self.seat) is None:
            s.decision = self

    def moves(self, s: State) -> list[Move]:
        return [SECOND, PASS]


class RollDice(Step[State]):
    """What was used is rolled again, or all four dice are; the rest is handed on (RW-TURN-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.is_last_turn(self.seat):
            return
        player = s.players[self.seat]
        if s.rest_yellow == NO_DIE:
            dice = s.rolled(4, FACES)
            s.put(self.seat, player.with_dice(sorted(dice[:2]), sorted(dice[2:])))
        else:
            dice = s.rolled(2, FACES)
            kept = player.with_dice(dice[:1], dice[1:])
            if s.rules.seats == 1:
                s.put(self.seat, kept.receiving(s.rest_yellow, s.rest_blue))  # RW-SOLO-02
            else:
                hand_on(s, self.seat, kept, s.rest_yellow, s.rest_blue)
        if s.log is not None:
            half = len(dice) // 2
            s.log.reveal("dice", self.seat, {"yellow": dice[:half], "blue": dice[half:]})


class RetainDice(Decision[State]):
    """Which pair of the four dice just rolled to keep; alone, one keeps all of them (RW-SOLO-03)."""

    kind = "retain"
    duty = "RW-COIN-03"

    def run(self, s: State) -> None:
        if s.rest_yellow != NO_DIE or s.rules.seats == 1 or s.is_last_turn(self.seat):
            return
        moves = self.moves(s)
        if len(moves) == 1:
            moves[0].apply(s, self.seat)
        else:
            s.decision = self

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        yellow = player.yellow if player.yellow[0] != player.yellow[1] else player.yellow[:1]
        blue = player.blue if player.blue[0] != player.blue[1] else player.blue[:1]
        return [RETAINS[cell_at(one, other)] for one in yellow for other in blue]


# --------------------------------------------------------------------------------------------------------------- rounds


class Turn(Step[State]):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.course: list[Step[State]] = [RetainDice(seat), RollDice(seat), SecondBuilding(seat), ChooseAction(seat)]

    def run(self, s: State) -> None:
        s.active = self.seat
        s.turn += 1
        s.specials = 0
        s.rest_yellow = s.rest_blue = NO_DIE
        s.agenda += self.course
        if s.log is not None:
            s.log.add("turn", self.seat, {"turn": s.turn})


class RivalTurns(Step[State]):
    """Each fictitious player rolls, and marks a box of the type found (RW-FICT-04)."""

    def run(self, s: State) -> None:
        for rival in range(len(s.rivals)):
            if sum(s.rivals[rival].counts) < CELLS:  # RW-FICT-07
                roll_for(s, rival)


def roll_for(s: State, rival: int) -> None:
    """A fictitious player's dice find a type with a free box; full types are rolled again."""
    free = False
    while not free:
        dice = s.rolled(2, FACES)
        kind = s.rules.layout.grid[cell_at(dice[0], dice[1])]
        free = s.rivals[rival].counts[kind] < s.rules.layout.boxes[kind]
        if free:
            s.mark(rival, kind)
        if s.log is not None:
            facts: dict[str, object] = {"yellow": dice[0], "blue": dice[1], "family": TYPES[kind], "marked": free}
            s.log.reveal("rival", len(s.players) + rival, facts)


class Round(Step[State]):
    """Everybody has a turn, the first player first; then the fictitious players; then completions (RW-ROUND-04)."""

    def run(self, s: State) -> None:
        s.round += 1
        seats = s.rules.seats
        s.agenda += [FINAL if s.round == s.rules.rounds else ROUND, COMPLETIONS]
        if s.rivals:
            s.agenda.append(RIVALS)
        s.agenda += [TURNS[(s.first + place) % seats] for place in range(seats - 1, -1, -1)]
        if s.log is not None:
            s.log.add("round", None, {"round": s.round, "rounds": s.rules.rounds})


ROUND: Final = Round()
FINAL: Final = FinalScoring()
COMPLETIONS: Final = Completions()
RIVALS: Final = RivalTurns()
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(5)]
