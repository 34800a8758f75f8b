"""Everything that a turn can come to, and what each is worth: for bots and hints. Reads a view, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.agenda import Move
from .game import View
from .layout import FACES
from .prospects import NEVER, PAIR_AT, PAIRS, ROLLS, WEIGHTS, Prospects, Table, Traits, Turns, average, average_with
from .state import CHANGED, DOUBLED, NO_DIE, Player, cell_at
from .turn import YELLOW, Build, Change, GainCoins, Pass, Retain, Second, unused

NO_CELL: Final = -1


class Plan:
    """What a player could make of the rest of a turn. The first move of it is the one to play now."""

    def __init__(self, move: Move, player: Player, rest: tuple[int, int]) -> None:
        self.move = move
        self.player = player  # the sheet afterwards
        self.rest = rest  # the dice that go to the next player; NO_DIE: all four are rolled
        self.changed: Change | None = None
        self.cell = NO_CELL  # built first
        self.second = NO_CELL
        self.earned = 0
        self.sheet = 0  # what the sheet is worth afterwards
        self.coming = 0  # and what the dice to come add to it
        self.handed_on = 0  # what the dice that are handed on take away from that
        self.value = 0

    @property
    def rolls_all(self) -> bool:
        """Are all four dice rolled at the end?"""
        return self.rest[0] == NO_DIE

    def comes_to(self, other: Plan) -> bool:
        """Is the end the same, as when two buildings are built in the other order?"""
        mine, theirs = self.player, other.player
        return (
            mine.built == theirs.built
            and mine.coins == theirs.coins
            and mine.yellow == theirs.yellow
            and mine.blue == theirs.blue
            and self.rest == other.rest
        )


class Planner:
    """Thinks about one decision of the seat that has a view."""

    def __init__(self, view: View, traits: Traits) -> None:
        seat = view.seat
        assert seat is not None
        self.seat = seat
        self.view = view
        self.traits = traits
        self.rules = view.rules
        turns = turns_left(view)
        self.last = turns[seat] == 0
        self.table = table = Table(view.rules, view.players, view.rivals, view.used, view.finishing, turns)
        self.leaf = Prospects(table, seat, max(0, turns[seat] - 1), traits)
        self.neighbour: Turns | None = None
        following = (seat + 1) % view.rules.seats
        if view.rules.seats > 1 and turns[following]:
            theirs = view.players[following]
            prospects = Prospects(table, following, turns[following] - 1, traits)
            self.neighbour = Turns(prospects, theirs.built, theirs.counts, theirs.coins, theirs.circled)
        self.next_dice = (view.players[following].yellow, view.players[following].blue)
        self._passing: list[int] = [NEVER] * ROLLS
        self._tables: dict[tuple[int, int, int], list[int]] = {}

    # ------------------------------------------------------------------ what can be done

    def plans(self, moves: Sequence[Move]) -> list[Plan]:
        """All of them, the best first; those that look weak are judged by their sheet alone."""
        found: list[Plan] = []
        player = self.view.players[self.seat]
        for move in moves:
            if isinstance(move, Change):
                self._changed(move, player, found)
            else:
                found += self._without_change(move, player, self.view.specials)
        for plan in found:
            self._judge_roughly(plan)
        found.sort(key=_value, reverse=True)
        return found

    def judged(self, moves: Sequence[Move]) -> list[Plan]:
        """Those that promise most, the best first."""
        return self._best(self.plans(moves))

    def _best(self, plans: list[Plan]) -> list[Plan]:
        found = plans[: self.traits.candidates]
        for plan in found:
            self._judge(plan)
        found.sort(key=_value, reverse=True)
        return found

    def best_two(self, moves: Sequence[Move]) -> list[Plan]:
        """The best plan, and the best of those that begin with another move and come to something else, if any do."""
        rough = self.plans(moves)
        found = self._best(rough)
        best = found[0]
        for plan in [*found, *rough]:
            if plan.move is not best.move and not plan.comes_to(best):
                self._judge(plan)
                return [best, plan]
        return [best]

    def _changed(self, move: Change, player: Player, found: list[Plan]) -> None:
        """Changed dice are there to be built with; coins are earned with them at most beside that."""
        yellow, blue = player.yellow, player.blue
        rows: list[int] = []
        columns: list[int] = []
        for colour, before, after in move.changes:
            if colour == YELLOW:
                yellow = sorted([unused(yellow, before), after])
                rows = [after]
            else:
                blue = sorted([unused(blue, before), after])
                columns = [after]
        paid = player.paying(move.steps * self.rules.layout.change_cost).with_dice(yellow, blue)
        done = player.built
        for row in rows or yellow:
            for column in columns or blue:
                cell = cell_at(row, column)
                if not done >> cell & 1:
                    done |= 1 << cell
                    for plan in self._building(move, paid, cell, self.view.specials | CHANGED):
                        plan.changed = move
                        found.append(plan)

    def _without_change(self, move: Move, player: Player, specials: int) -> list[Plan]:
        if isinstance(move, Build):
            return self._building(move, player, move.cell, specials)
        if isinstance(move, GainCoins):
            earned = 0
            for yellow in player.yellow:
                for blue in player.blue:
                    earned += player.has(cell_at(yellow, blue))
            earned = min(earned, self.rules.layout.reserve - player.circled)
            plan = Plan(move, player.earning(earned), (NO_DIE, NO_DIE))
            plan.earned = earned
            return [plan]
        if isinstance(move, Second):
            cell = cell_at(self.view.rest[0], self.view.rest[1])
            plan = Plan(move, self._built(player.paying(self.rules.layout.second_cost), cell), (NO_DIE, NO_DIE))
            plan.second = cell
            return [plan]
        if isinstance(move, Pass):
            return [Plan(move, player, self.view.rest)]
        assert isinstance(move, Retain)
        yellow, blue = move.cell // FACES + 1, move.cell % FACES + 1
        kept = player.with_dice([yellow], [blue])
        return [Plan(move, kept, (unused(player.yellow, yellow), unused(player.blue, blue)))]

    def _building(self, move: Move, player: Player, cell: int, specials: int) -> list[Plan]:
        """To build once, and where it can be paid, twice."""
        rest = unused(player.yellow, cell // FACES + 1), unused(player.blue, cell % FACES + 1)
        once = Plan(move, self._built(player, cell), rest)
        once.cell = cell
        found = [once]
        cost, other = self.rules.layout.second_cost, cell_at(rest[0], rest[1])
        allowed = not specials or (self.rules.specials > 1 and not specials & DOUBLED)
        if allowed and player.coins >= cost and not once.player.has(other):
            twice = Plan(move, self._built(once.player.paying(cost), other), (NO_DIE, NO_DIE))
            twice.cell, twice.second = cell, other
            found.append(twice)
        return found

    def _built(self, player: Player, cell: int) -> Player:
        return player.with_building(cell, self.rules.layout.grid[cell])

    # ------------------------------------------------------------------ what it is worth

    def _judge_roughly(self, plan: Plan) -> None:
        player = plan.player
        plan.sheet = self.leaf.worth(player.built, player.counts, player.coins)
        if not plan.rolls_all and not self.last:
            plan.handed_on = self._handed_on(plan.rest[0], plan.rest[1])
        plan.value = plan.sheet - plan.handed_on

    def _judge(self, plan: Plan) -> None:
        """With the dice to come, exactly: the best turn that each roll allows, and what the neighbour gets."""
        if self.last:
            return
        table = self._table(plan.player)
        yellow, blue = plan.rest
        if isinstance(plan.move, Retain):
            player = plan.player
            plan.coming = average_with(table, player.yellow[0] - 1, player.blue[0] - 1)
        elif self.rules.seats == 1:
            plan.coming = average(table) if plan.rolls_all else average_with(table, yellow - 1, blue - 1)
        elif plan.rolls_all:
            plan.coming = self._after_choosing(table)
        else:
            plan.coming = average(table)
        plan.value = plan.sheet + plan.coming - plan.handed_on

    def _table(self, player: Player) -> list[int]:
        key = (player.built, player.coins, player.circled)
        found = self._tables.get(key)
        if found is None:
            turns = Turns(self.leaf, player.built, player.counts, player.coins, player.circled)
            found = self._tables[key] = turns.table()
        return found

    def _after_choosing(self, table: list[int]) -> int:
        """All four dice are rolled, and one pair is kept: the one that is best with whatever comes to it."""
        kept = [average_with(table, cell // FACES, cell % FACES) for cell in range(ROLLS)]
        passed = [self._handed_on(cell // FACES + 1, cell % FACES + 1) for cell in range(ROLLS)]
        total = 0
        for first, yellow in enumerate(PAIRS):
            low, high = yellow[0] * FACES, yellow[1] * FACES
            part = 0
            for second, blue in enumerate(PAIRS):
                left, right = blue
                best = max(
                    kept[low + left] - passed[high + right],
                    kept[low + right] - passed[high + left],
                    kept[high + left] - passed[low + right],
                    kept[high + right] - passed[low + left],
                )
                part += WEIGHTS[second] * best
            total += WEIGHTS[first] * part
        return total // (ROLLS * ROLLS)

    def _handed_on(self, yellow: int, blue: int) -> int:
        """What this pair is worth to the next player, as far as it matters here."""
        if self.neighbour is None:
            return 0
        index = (yellow - 1) * FACES + blue - 1
        found = self._passing[index]
        if found == NEVER:
            rows, columns = self.next_dice
            most = self.neighbour.best(
                PAIRS[PAIR_AT[rows[0] - 1][yellow - 1]], PAIRS[PAIR_AT[columns[0] - 1][blue - 1]]
            )
            found = self._passing[index] = self.traits.rival_pass * most // 1000
        return found


def _value(plan: Plan) -> int:
    return plan.value


def turns_left(view: View) -> list[int]:
    """Of everybody behind the present turn, fictitious players last."""
    seats = view.rules.seats
    found: list[int] = []
    for seat in range(seats):
        still = (seat - view.first) % seats > (view.active - view.first) % seats
        found.append(view.rules.rounds - view.round + still)
    return found + [view.rules.rounds - view.round + 1] * view.rules.rivals
