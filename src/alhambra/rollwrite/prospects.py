"""What sheets and dice are worth to a player, as far as everybody can see: for bots and hints.

A worth is in thousandths of a point. That of a sheet is what its player can expect of it at the end, if everybody goes
on building about as fast as before: for the places of each type, for rows and columns, for coins. That of dice is what
the best turn with them adds to a sheet.
"""

from __future__ import annotations

from typing import Final

from .chances import ONE, POINT, binomial, expected, ranked
from .layout import CELLS, FACES, TYPES
from .rules import Rules
from .scoring import COLUMNS, ROWS
from .state import Player, Rival

PAIRS: Final[list[tuple[int, int]]] = [(low, high) for low in range(FACES) for high in range(low, FACES)]  # of a colour
PAIR_AT: Final[list[list[int]]] = [
    [PAIRS.index((min(one, other), max(one, other))) for other in range(FACES)] for one in range(FACES)
]
WEIGHTS: Final[list[int]] = [1 if low == high else 2 for low, high in PAIRS]  # of 36
ROLLS: Final = FACES * FACES  # of two dice
NEVER: Final = -(1 << 40)


class Traits:
    """How a player judges."""

    def __init__(self) -> None:
        self.building_pace = 1100  # buildings in a turn, in thousandths
        self.family_share = 1500  # of what a place is worth: what others do not get counts too
        self.rival_pass = 350  # of what the dice handed on are worth to who gets them
        self.coin = 1100  # in the middle of a game
        self.line_focus = 1250
        self.family_focus = 1100
        self.late_coin = 600
        self.candidates = 6


class Table:
    """What all players have, and how many turns each has left; fictitious players behind the seats."""

    def __init__(
        self,
        rules: Rules,
        players: list[Player],
        rivals: list[Rival],
        used: list[int],
        finishing: list[tuple[int, int]],
        turns: list[int],
    ) -> None:
        self.rules = rules
        self.players = players
        self.used = used
        self.finishing = finishing
        self.turns = turns
        self.counts: list[list[int]] = [player.counts for player in players] + [rival.counts for rival in rivals]

    def is_rewarded(self, contender: int, kind: int) -> bool:
        """Has this contender a place of the type for good? Who completes it gets one at the end of the round."""
        boxes = self.rules.layout.boxes[kind]
        return self.counts[contender][kind] == boxes and (kind, contender) not in self.finishing


class Prospects:
    """What things are worth to one seat when it will have so many turns left."""

    def __init__(self, table: Table, seat: int, turns: int, traits: Traits) -> None:
        layout = table.rules.layout
        self.grid = layout.grid
        self.seat = seat
        self.turns = turns
        self.second_cost = layout.second_cost
        self.change_cost = layout.change_cost
        self.both_specials = table.rules.specials > 1
        self.reserve = layout.reserve
        player = table.players[seat]
        chance = _building_chance(table, seat, turns, traits)
        likely = min(ONE, chance * traits.line_focus // 1000)
        lines = [POINT * points for points in layout.lines]
        self.lines = [expected(binomial(FACES - built, likely), lines, built) for built in range(FACES + 1)]
        likely = min(ONE, chance * traits.family_focus // 1000)
        self.families = [_family(table, seat, kind, likely, traits) for kind in range(len(TYPES))]
        self.coins = _coin_worths(
            layout.coins_per_point, player.circled + layout.reserve, turns, layout.second_cost, traits
        )

    def worth(self, built: int, counts: list[int], coins: int) -> int:
        """Of a sheet."""
        total = self.coins[coins]
        for kind, count in enumerate(counts):
            total += self.families[kind][count]
        for line in ROWS:
            total += self.lines[(built & line).bit_count()]
        for line in COLUMNS:
            total += self.lines[(built & line).bit_count()]
        return total

    def gains(self, built: int, counts: list[int]) -> list[int]:
        """What a building in each cell adds; NEVER where there is one."""
        rows = [self._line_gain(built, line) for line in ROWS]
        columns = [self._line_gain(built, line) for line in COLUMNS]
        families = [
            worths[counts[kind] + 1] - worths[counts[kind]] if counts[kind] + 1 < len(worths) else 0
            for kind, worths in enumerate(self.families)
        ]
        found: list[int] = []
        for cell in range(CELLS):
            if built >> cell & 1:
                found.append(NEVER)
            else:
                found.append(rows[cell // FACES] + columns[cell % FACES] + families[self.grid[cell]])
        return found

    def _line_gain(self, built: int, line: int) -> int:
        number = (built & line).bit_count()
        return self.lines[number + 1] - self.lines[number] if number < FACES else 0


def _building_chance(table: Table, contender: int, turns: int, traits: Traits) -> int:
    """How likely a free cell will be built on, or a free box marked, before the end."""
    free = CELLS - sum(table.counts[contender])
    if not free:
        return 0
    buildings = POINT * turns
    if contender < len(table.players):
        buildings = traits.building_pace * turns
        cost = table.rules.layout.second_cost
        if cost:
            buildings += min(POINT * table.players[contender].coins // (cost + 1), POINT * turns)
    return min(ONE * 19 // 20, ONE * buildings // (POINT * free))


def _family(table: Table, seat: int, kind: int, likely: int, traits: Traits) -> list[int]:
    """What each number of buildings of a type is worth now."""
    boxes = table.rules.layout.boxes[kind]
    if table.is_rewarded(seat, kind):
        return [0] * (boxes + 1)
    points = table.rules.layout.points[kind][table.used[kind] :]
    others: list[list[int]] = []
    finishers = 1
    for contender, counts in enumerate(table.counts):
        if contender == seat or table.is_rewarded(contender, kind):
            continue
        count = counts[kind]
        finishers += count == boxes
        chance = _building_chance(table, contender, table.turns[contender], _USUAL)
        others.append([0] * count + binomial(boxes - count, chance))
    final = ranked(others, points, boxes)
    found = [expected(binomial(boxes - count, likely), final, count) for count in range(boxes + 1)]
    if boxes:
        found[boxes] = POINT * (sum(points[:finishers]) // finishers)  # RW-BONUS-03
    return [traits.family_share * worth // 1000 for worth in found]


def _coin_worths(per_point: int, most: int, turns: int, second_cost: int, traits: Traits) -> list[int]:
    """What each number of coins is worth: at the end what they score, before that what they can be spent on."""
    if not turns:
        return [POINT * (coins // per_point) for coins in range(most + 1)]
    least = POINT // per_point
    useful = max(second_cost, 1) * turns
    first = max(least, traits.late_coin + (traits.coin - traits.late_coin) * min(turns, 9) // 9)
    found = [0]
    for coin in range(most):
        found.append(found[coin] + (first if coin < useful else least))
    return found


_USUAL: Final = Traits()


class Turns:
    """What the best turn with any dice adds to one sheet."""

    def __init__(self, prospects: Prospects, built: int, counts: list[int], coins: int, circled: int) -> None:
        self.prospects = prospects
        self.built = built
        self.coins = coins
        self.room = max(0, prospects.reserve - circled)
        self.gains = prospects.gains(built, counts)
        self.costs = self._costs()

    def _costs(self) -> list[int]:
        """What it costs to change dice by so many steps; as long as it can be paid."""
        prospects, coins = self.prospects, self.coins
        steps = min(coins // prospects.change_cost, 2 * (FACES - 1))
        now = prospects.coins[coins]
        return [now - prospects.coins[coins - step * prospects.change_cost] for step in range(steps + 1)]

    def best(self, yellow: tuple[int, int], blue: tuple[int, int]) -> int:
        """With these dice, counted from 0."""
        most = self._best_coins(yellow, blue)
        gains, costs = self.gains, self.costs
        limit = len(costs)
        low, high = blue
        for row in range(FACES):
            steps = min(abs(row - yellow[0]), abs(row - yellow[1]))
            if steps >= limit:
                continue
            for column in range(FACES):
                gain = gains[row * FACES + column]
                if gain > most:
                    both = steps + min(abs(column - low), abs(column - high))
                    if both < limit and gain - costs[both] > most:
                        most = gain - costs[both]
        return max(most, self._best_double(yellow, blue))

    def _best_coins(self, yellow: tuple[int, int], blue: tuple[int, int]) -> int:
        built = self.built
        earned = 0
        for row in yellow:
            for column in blue:
                earned += built >> row * FACES + column & 1
        coins = self.prospects.coins
        return coins[self.coins + min(earned, self.room)] - coins[self.coins]

    def _best_double(self, yellow: tuple[int, int], blue: tuple[int, int]) -> int:
        cost = self.prospects.second_cost
        if self.coins < cost:
            return NEVER
        gains = self.gains
        straight = gains[yellow[0] * FACES + blue[0]] + gains[yellow[1] * FACES + blue[1]]
        crossed = gains[yellow[0] * FACES + blue[1]] + gains[yellow[1] * FACES + blue[0]]
        if yellow[0] == yellow[1] and blue[0] == blue[1]:
            return NEVER
        coins = self.prospects.coins
        return max(straight, crossed) - coins[self.coins] + coins[self.coins - cost]

    def table(self) -> list[int]:
        """For all dice: pairs of yellow ones, and for each of them pairs of blue ones."""
        return [self.best(yellow, blue) for yellow in PAIRS for blue in PAIRS]


def average(table: list[int]) -> int:
    """Of all rolls of four dice."""
    total = 0
    index = 0
    for yellow in WEIGHTS:
        part = 0
        for blue in WEIGHTS:
            part += blue * table[index]
            index += 1
        total += yellow * part
    return total // (ROLLS * ROLLS)


def average_with(table: list[int], yellow: int, blue: int) -> int:
    """Of all rolls of two dice beside these two, counted from 0."""
    total = 0
    for other in range(FACES):
        start = PAIR_AT[yellow][other] * len(PAIRS)
        for one in PAIR_AT[blue]:
            total += table[start + one]
    return total // ROLLS
