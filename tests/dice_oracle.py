"""A second opinion on Roll & Write, written from the specification and not from the engine (RW-*).

It is given what a record holds: the printed facts, the options, every roll and every move. From these it plays the
game again with lists and dictionaries, and says after each move what must be on the table: who decides, what is legal,
everybody's dice, coins and buildings, and where all points come from. It is slow and short, so that it can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
Cell = tuple[int, int]  # the yellow die is the row, the blue one the column
Line = tuple[int, str, int]  # who, for what, how many points


def merged(facts: Mapping[str, Any], corrections: Mapping[str, Any]) -> dict[str, Any]:
    """The printed facts with corrections; who brings a grid of their own need not count its buildings."""
    found = dict(facts)
    for key, value in corrections.items():
        found[key] = merged(found[key], value) if isinstance(value, Mapping) else value
    return found


class Rolls(Protocol):
    """Where the dice come from."""

    def rolled(self, dice: int, faces: int) -> list[int]: ...


class Recorded:
    """The rolls of a record, one after the other."""

    def __init__(self, rolls: Iterable[Sequence[int]]) -> None:
        self.left = [list(roll) for roll in rolls]

    def rolled(self, dice: int, faces: int) -> list[int]:
        assert self.left, f"{dice} dice are rolled here, and the record has no more"
        found = self.left.pop(0)
        assert len(found) == dice, f"{dice} dice are rolled here, the record has {found}"
        assert all(1 <= die <= faces for die in found)
        return found


class Sheet:
    """One player: a sheet, a row of the score sheet, coins and dice."""

    def __init__(self, coins: int) -> None:
        self.built: set[Cell] = set()
        self.circled = coins
        self.spent = 0
        self.yellow: list[int] = []
        self.blue: list[int] = []
        self.points = 0

    @property
    def coins(self) -> int:
        return self.circled - self.spent

    def cells(self) -> list[Cell]:
        """The combinations: four of them, equal ones counted as often as they occur (RW-TURN-03)."""
        return list(product(self.yellow, self.blue))

    def drop(self, cell: Cell) -> None:
        self.yellow.remove(cell[0])
        self.blue.remove(cell[1])

    def gain_dice(self, cell: Cell) -> None:
        self.yellow.append(cell[0])
        self.blue.append(cell[1])

    def the_pair(self) -> Cell:
        """What is left when two dice are gone."""
        (yellow,), (blue,) = self.yellow, self.blue
        return yellow, blue


class DiceTable:
    """A game, played by the book."""

    def __init__(self, facts: Mapping[str, Any], seats: int, options: Mapping[str, Any], rolls: Rolls) -> None:
        self.facts = facts
        self.rolls = rolls
        self.specials_allowed = int(options.get("special_actions_per_turn", 1))
        self.duel = seats == 1 and options.get("solo_duel", False) is True
        rivals = (
            int(options.get("fictitious_players", 2)) if seats == 1 else 1 if seats == 2 else 0
        )  # RW-FICT-01, RW-SOLO-04
        self.rounds = facts["rounds"]["by_players"][str(seats + rivals)]  # RW-ROUND-01
        self.sheets = [Sheet(facts["coins"]["starting"]) for _ in range(seats)]
        self.boxes = [dict.fromkeys(TYPES, 0) for _ in range(seats + rivals)]  # the score sheet
        self.rival_points = [0] * rivals
        self.used = dict.fromkeys(TYPES, 0)  # places awarded
        self.rewarded: dict[str, set[int]] = {kind: set() for kind in TYPES}
        self.finishing: list[tuple[str, int]] = []
        self.lines: list[Line] = []  # what the last move scored
        self.round = self.turn = 0
        self.over = False
        self.seat = 0
        self.kind = "action"
        self.changed = False
        self.first = 0
        self.set_up()

    # ------------------------------------------------------------------ chance and boxes

    def roll(self, dice: int) -> list[int]:
        return self.rolls.rolled(dice, 6)

    def type_at(self, cell: Cell) -> str:
        return str(self.facts["grid"]["cells"][cell[0] - 1][cell[1] - 1])

    def size(self, kind: str) -> int:
        return sum(row.count(kind) for row in self.facts["grid"]["cells"])

    def mark(self, who: int, kind: str) -> None:
        self.boxes[who][kind] += 1
        assert self.boxes[who][kind] <= self.size(kind), f"{kind} has no box left for {who}"
        if self.boxes[who][kind] == self.size(kind):
            self.finishing.append((kind, who))

    def build(self, seat: int, cell: Cell) -> None:
        assert cell not in self.sheets[seat].built
        self.sheets[seat].built.add(cell)
        self.mark(seat, self.type_at(cell))

    # ------------------------------------------------------------------ set-up (RW-SETUP, RW-FICT-02, RW-R8)

    def set_up(self) -> None:
        seats = len(self.sheets)
        if seats > 1:
            self.first = self.rolls.rolled(1, seats)[0] - 1
        order = [(self.first + step) % seats for step in range(seats)]
        starting = self.facts["rounds"]["starting_buildings"]
        for _, seat in product(range(starting), order):
            yellow, blue = self.roll(2)
            while (yellow, blue) in self.sheets[seat].built:
                yellow, blue = self.roll(2)
            self.build(seat, (yellow, blue))
        for rival in range(len(self.rival_points)):
            for _ in range(starting):
                self.rival_rolls(seats + rival)
        for seat in [*order, self.first]:
            yellow, blue = self.roll(2)
            self.sheets[seat].gain_dice((yellow, blue))
        self.begin_round()

    def rival_rolls(self, who: int) -> None:
        yellow, blue = self.roll(2)
        while self.boxes[who][self.type_at((yellow, blue))] == self.size(self.type_at((yellow, blue))):
            yellow, blue = self.roll(2)
        self.mark(who, self.type_at((yellow, blue)))

    # ------------------------------------------------------------------ rounds (RW-ROUND)

    def begin_round(self) -> None:
        self.round += 1
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.seat, self.kind, self.changed = seat, "action", False

    @property
    def is_last_turn(self) -> bool:
        return self.round == self.rounds and (self.seat + 1) % len(self.sheets) == self.first

    def end_turn(self) -> None:
        following = (self.seat + 1) % len(self.sheets)
        if following != self.first:
            self.begin_turn(following)
            return
        for rival in range(len(self.rival_points)):
            if sum(self.boxes[len(self.sheets) + rival].values()) < 36:
                self.rival_rolls(len(self.sheets) + rival)
        self.award(self.completed())
        for kind in TYPES:
            done = {who for one, who in self.finishing if one == kind}
            self.used[kind] += len(done)
            self.rewarded[kind] |= done
        self.finishing = []
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.award(self.final(self.used, self.rewarded))
            self.over = True

    # ------------------------------------------------------------------ legal moves

    def legal(self) -> set[str]:
        """Everything that may be said now, as moves are written."""
        if self.over:
            return set()
        sheet = self.sheets[self.seat]
        if self.kind == "second":
            return {"second", "pass"}
        if self.kind == "retain":
            return {f"retain {yellow},{blue}" for yellow, blue in sheet.cells()}
        found = {f"build {yellow},{blue}" for yellow, blue in sheet.cells() if (yellow, blue) not in sheet.built}
        return found | {"coins"} | self.changes(sheet)

    def changes(self, sheet: Sheet) -> set[str]:
        """At most one die of each colour, one coin for each step, never beyond 1 and 6 (RW-SPEC-02, -05)."""
        if self.changed:
            return set()
        found: set[str] = set()
        price = self.facts["coins"]["cost_change_die_by_one"]
        ways = [[None, *product(dice, range(1, 7))] for dice in (sheet.yellow, sheet.blue)]
        for yellow, blue in product(*ways):
            words = [f"{colour}{one[0]}:{one[1]}" for colour, one in (("y", yellow), ("b", blue)) if one]
            steps = [abs(one[0] - one[1]) for one in (yellow, blue) if one]
            if words and all(steps) and sum(steps) * price <= sheet.coins:
                found.add(" ".join(["change", *words]))
        return found

    def may_build_twice(self) -> bool:
        sheet = self.sheets[self.seat]
        allowed = not self.changed or self.specials_allowed == 2  # RW-SPEC-01
        paid = sheet.coins >= self.facts["coins"]["cost_second_building"]
        return allowed and paid and sheet.the_pair() not in sheet.built

    # ------------------------------------------------------------------ moves

    def play(self, text: str) -> None:
        verb, *words = text.split()
        self.lines = []
        sheet = self.sheets[self.seat]
        if verb == "change":
            self.change(sheet, words)
        elif verb == "build":
            cell = read(words[0])
            self.build(self.seat, cell)
            sheet.drop(cell)
            if self.may_build_twice():
                self.kind = "second"
            else:
                self.after_one_building()
        elif verb == "pass":
            self.after_one_building()
        elif verb == "second":
            sheet.spent += self.facts["coins"]["cost_second_building"]
            self.build(self.seat, sheet.the_pair())
            self.roll_four()
        elif verb == "coins":
            earned = len([cell for cell in sheet.cells() if cell in sheet.built])
            sheet.circled = min(sheet.circled + earned, self.facts["coin_reserve"]["size"])  # RW-COIN-02
            self.roll_four()
        elif verb == "retain":
            self.retain(read(words[0]))

    def change(self, sheet: Sheet, words: Sequence[str]) -> None:
        for word in words:
            dice = sheet.yellow if word[0] == "y" else sheet.blue
            before, after = int(word[1]), int(word[3:])
            dice[dice.index(before)] = after
            sheet.spent += abs(before - after) * self.facts["coins"]["cost_change_die_by_one"]
        self.changed = True

    def after_one_building(self) -> None:
        """The used pair is rolled by its owner, the other goes on (RW-BUILD-03, -04); alone it stays (RW-SOLO-02)."""
        if not self.is_last_turn:
            sheet = self.sheets[self.seat]
            passed = sheet.the_pair()
            yellow, blue = self.roll(2)
            if len(self.sheets) > 1:
                sheet.drop(passed)
                self.sheets[(self.seat + 1) % len(self.sheets)].gain_dice(passed)
            sheet.gain_dice((yellow, blue))
        self.end_turn()

    def roll_four(self) -> None:
        """RW-COIN-03, RW-SPEC-04; alone all four stay (RW-SOLO-03)."""
        if self.is_last_turn:
            self.end_turn()
            return
        sheet = self.sheets[self.seat]
        dice = self.roll(4)
        sheet.yellow, sheet.blue = dice[:2], dice[2:]
        if len(self.sheets) == 1:
            self.end_turn()
        elif len(set(sheet.cells())) == 1:
            self.retain(sheet.cells()[0])
        else:
            self.kind = "retain"

    def retain(self, cell: Cell) -> None:
        sheet = self.sheets[self.seat]
        sheet.drop(cell)
        self.sheets[(self.seat + 1) % len(self.sheets)].gain_dice(sheet.the_pair())
        sheet.yellow, sheet.blue = [cell[0]], [cell[1]]
        self.end_turn()

    # ------------------------------------------------------------------ points

    def counts_for_points(self, who: int) -> bool:
        """Fictitious players get points in a duel only (RW-FICT-05, -06, RW-SOLO-05)."""
        return who < len(self.sheets) or self.duel

    def award(self, lines: list[Line]) -> None:
        for who, _, points in lines:
            if who < len(self.sheets):
                self.sheets[who].points += points
            else:
                self.rival_points[who - len(self.sheets)] += points
        self.lines += lines

    def completed(self) -> list[Line]:
        """RW-BONUS-03: k finishers of a round share the next k places."""
        found: list[Line] = []
        for kind in TYPES:
            done = [who for one, who in self.finishing if one == kind]
            places = range(self.used[kind] + 1, self.used[kind] + len(done) + 1)
            pot = sum(self.facts["scoring"][kind][place - 1] for place in places if place <= 3)
            found += [(who, kind, pot // len(done)) for who in done if self.counts_for_points(who)]
        return found

    def final(self, used: Mapping[str, int], rewarded: Mapping[str, set[int]]) -> list[Line]:
        found: list[Line] = []
        for kind in TYPES:  # RW-END-05
            numbers = {who: row[kind] for who, row in enumerate(self.boxes) if who not in rewarded[kind] and row[kind]}
            place = used[kind] + 1
            for number in sorted(set(numbers.values()), reverse=True):
                group = [who for who, one in numbers.items() if one == number]
                places = range(place, place + len(group))
                share = sum(self.facts["scoring"][kind][one - 1] for one in places if one <= 3) // len(group)
                found += [(who, kind, share) for who in group if self.counts_for_points(who)]
                place += len(group)
        for who, sheet in enumerate(self.sheets):
            for axis, name in enumerate(("row", "column")):
                for line in range(1, 7):
                    number = len([cell for cell in sheet.built if cell[axis] == line])
                    found.append((who, name, self.facts["lines"]["points_by_built"][number]))  # RW-END-02
            found.append((who, "coins", sheet.coins // self.facts["coins"]["coins_per_point"]))  # RW-END-03
        if self.duel:
            bonus = self.facts["solo"]["dummy_bonus"][str(len(self.rival_points))]
            found += [(len(self.sheets) + rival, "bonus", bonus) for rival in range(len(self.rival_points))]
        return [line for line in found if line[2]]

    def totals(self) -> list[int]:
        return [*[sheet.points for sheet in self.sheets], *self.rival_points]

    def if_it_ended_now(self) -> list[int]:
        """The round so far counts as over (RW-BONUS-04)."""
        used = {kind: self.used[kind] + len([1 for one, _ in self.finishing if one == kind]) for kind in TYPES}
        rewarded = {kind: self.rewarded[kind] | {who for one, who in self.finishing if one == kind} for kind in TYPES}
        totals = self.totals()
        for who, _, points in [] if self.over else [*self.completed(), *self.final(used, rewarded)]:
            totals[who] += points
        return totals

    def winners(self) -> list[int]:
        """RW-END-04, RW-FICT-08, RW-SOLO-06."""
        if not self.over:
            return []
        totals = self.totals() if self.duel else self.totals()[: len(self.sheets)]
        return [who for who, points in enumerate(totals) if points == max(totals)]

    # ------------------------------------------------------------------ everything, as positions of a replay tell it

    def seen(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "rounds": self.rounds,
            "turn": self.turn,
            "first": self.first,
            "decision": None if self.over else {"seat": self.seat, "kind": self.kind},
            "legal": self.legal(),
            "places": self.used,
            "standings": self.if_it_ended_now(),
            "over": self.over,
            "winners": self.winners(),
            "scoring": sorted(line for line in self.lines if line[2]),
            "players": [
                {
                    "built": sorted(f"{yellow},{blue}" for yellow, blue in sheet.built),
                    "counts": self.boxes[seat],
                    "coins": sheet.coins,
                    "circled": sheet.circled,
                    "yellow": sorted(sheet.yellow),
                    "blue": sorted(sheet.blue),
                    "score": sheet.points,
                }
                for seat, sheet in enumerate(self.sheets)
            ],
            "rivals": [
                {"counts": self.boxes[len(self.sheets) + rival], "score": points}
                for rival, points in enumerate(self.rival_points)
            ],
        }


def read(word: str) -> Cell:
    yellow, blue = word.split(",")
    return int(yellow), int(blue)


def complaints(
    facts: Mapping[str, Any],
    seats: int,
    options: Mapping[str, Any],
    rolls: Iterable[Sequence[int]],
    told: Iterable[Mapping[str, Any]],
) -> list[str]:
    """Where the positions of a replay differ from what the book says."""
    recorded = Recorded(rolls)
    table = DiceTable(facts, seats, options, recorded)
    found: list[str] = []
    for position in told:
        if position["move"] is not None:
            if position["move"] not in table.legal():
                return [*found, f"ply {position['ply']}: {position['move']} is not legal"]
            table.play(position["move"])
        expected = table.seen()
        if not table.over and table.kind == "second":  # between two buildings dice lie beside the sheet
            expected = without_dice(expected, table.seat)
        for name, value in expected.items():
            theirs = normal(name, position[name])
            if name == "players" and not table.over and table.kind == "second":
                theirs = without_dice({"players": theirs}, table.seat)["players"]
            if theirs != value and not (name == "players" and table.over and sheets(theirs) == sheets(value)):
                found.append(f"ply {position['ply']}: {name} is {theirs}, should be {value}")
    return [*found, "more was rolled than the book asks for"] if recorded.left else found


def normal(name: str, value: Any) -> Any:
    """Without an order that means nothing."""
    if name == "legal":
        assert len(set(value)) == len(value), f"listed twice: {value}"
        return set(value)
    if name == "scoring":
        return sorted((line["seat"], line["what"], line["points"]) for line in value or [] if line["points"])
    if name == "players":
        return [{**one, "built": sorted(one["built"])} for one in value]
    return value


def without_dice(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """As it is seen by somebody who does not look at this player's dice."""
    players = [{**one, "yellow": [], "blue": []} if who == seat else one for who, one in enumerate(position["players"])]
    return {**position, "players": players}


def sheets(players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is written down; after the very last turn nobody looks at the dice (RW-TURN-06)."""
    return [{name: value for name, value in one.items() if name not in ("yellow", "blue")} for one in players]
