"""A second opinion on the rules: base game, Dirk, vizier, camps, walls and bazaars, in plain Python and by brute force.

Written from the rules specification alone and independent of the engine: it imports nothing of the package and reads
what a tile is off its name (`TOW7-NEW`, `CAMP8-NE`; `BSAT1-` is a bazaar for seraglio, arcades and tower, to be paid in
the first currency; `SER9-+W` has a wall that is not printed). It judges the positions
that `alhambra replay FILE --positions` prints: their legal moves, the step from each to the next, the scorings, the
end. Slow and simple on purpose.

Of games with modules that it does not know it judges what is built, and every move that builds: huts are square tiles,
gates let people through.

    python tests/oracle.py < positions.jsonl        (complaints on standard output, exit code 1 if there are any)
"""

from __future__ import annotations

import copy
import functools
import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

Position = dict[str, Any]
Options = Mapping[str, Any]
Cell = tuple[int, int]
Tiles = Mapping[Cell, str]
Corner = tuple[int, int]
Segment = frozenset[Corner]
Line = dict[str, Any]
Seat = int | str  # "dirk" in score lines and among the winners
Doors = frozenset[tuple[Cell, str]]  # gates, seen from both sides
Reshuffle = Callable[[list[str], list[str]], list[str]]

KNOWN = ("vizier", "camps", "city_walls", "bazaars")  # the modules that it knows by heart
NO_DOORS: Doors = frozenset()
CURRENCIES = ("florin", "dirham", "dinar", "ducat")  # market spaces 1 to 4
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
POINTS: dict[str, dict[int, tuple[int, ...]]] = {  # by type and scoring, first place first
    "PAV": {1: (1,), 2: (8, 1), 3: (16, 8, 1)},
    "SER": {1: (2,), 2: (9, 2), 3: (17, 9, 2)},
    "ARC": {1: (3,), 2: (10, 3), 3: (18, 10, 3)},
    "CHA": {1: (4,), 2: (11, 4), 3: (19, 11, 4)},
    "GAR": {1: (5,), 2: (12, 5), 3: (20, 12, 5)},
    "TOW": {1: (6,), 2: (13, 6), 3: (21, 13, 6)},
}
BUILDINGS = {  # sides of the tiles of each type, by price
    "PAV": "2-NEW 3-SW 4-ES 5-NW 6-N 7-E 8-",
    "SER": "3-ESW 4-NE 5-SW 6-ES 7-W 8-S 9-",
    "ARC": "4-NES 5-NW 6-SW 6-NE 7-ES 8-N 8-E 9- 10-",
    "CHA": "5-NSW 6-ES 7-SW 7-NE 8-NW 9-W 9-S 10- 11-",
    "GAR": "6-ESW 7-NSW 8-SW 8-NE 8-NW 9-E 10-N 10-W 10- 11- 12-S",
    "TOW": "7-NEW 8-NES 9-ES 9-NE 9-NW 10-W 11-N 11-S 11- 12- 13-E",
}
WALL_CARDS = ("N", "E", "S", "W", "NE", "ES", "SW", "NW")
BAZAARS = {"BSAG": "2-", "BPCT": "2-", "BSAT": "1-", "BPCG": "1-"}
BAZAARS |= {"BPSC": "3-", "BAGT": "3-", "BPAG": "4-", "BSCT": "4-"}
CAMPS = {"CAMP": "3-N 4-E 5-S 6-W 7-SW 8-NE 9-ES 10-NW"}
BY_EDITION: dict[str, dict[str, Any]] = {
    "2003": {"second_scoring_pile": 4, "scoring_order": "buildings_first", "extra_action": "may"},
    "second": {"second_scoring_pile": 5, "scoring_order": "wall_first", "extra_action": "may"},
    "2024": {"second_scoring_pile": 4, "scoring_order": "wall_first", "extra_action": "must"},
}
DEFAULTS: dict[str, Any] = {
    "end_trigger": "cannot_refill",
    "final_partial_refill": True,
    "hole_rule": "region",
    "min_one_building": True,
}  # all others: false or none


def option(position: Position, name: str) -> Any:
    """The value of an option; unset, the one of the edition, else the default."""
    value = position["options"].get(name)
    return value if value is not None else {**DEFAULTS, **BY_EDITION[position["edition"]]}.get(name)


# ----------------------------------------------------------------------------------------------------- tiles and cards


@functools.cache
def read_tile(name: str) -> tuple[str, int, str]:
    """Type, price and sides, sticks included: walls of a building, bastions of a camp; the fountain is `F`."""
    printed, _, sticks = name.partition("+")
    if printed == "F":
        return "F", 0, sticks
    match = re.fullmatch(r"([A-Z]+)(\d+)-(N?E?S?W?)", printed)
    if match is None:
        raise ValueError(f"not a tile: {name!r}")
    return match[1], int(match[2]), "".join(side for side in STEPS if side in match[3] + sticks)


def plain(name: str) -> str:
    """The tile without its sticks."""
    return name.partition("+")[0]


def with_sticks(name: str, sides: Iterable[str]) -> str:
    """WALL-15: the tile with these walls, whether they are printed or not."""
    added = "".join(side for side in STEPS if side in set(sides) - set(read_tile(plain(name))[2]))
    return f"{plain(name)}+{added}" if added else plain(name)


def walled(position: Position, name: str) -> str:
    """A tile of a reserve, or one just bought, with its sticks (WALL-14)."""
    return with_sticks(name, position.get("added_walls", {}).get(name, ""))


def is_camp(name: str) -> bool:
    return read_tile(name)[0] == "CAMP"


def is_bazaar(name: str) -> bool:
    return re.fullmatch("B[PSACGT]{3}", read_tile(name)[0]) is not None


@functools.cache
def edge(name: str, side: str) -> str:
    marked = side in read_tile(name)[2]
    if is_camp(name):
        return "bastion" if marked else "green"
    return "wall" if marked else "open"


def price(name: str) -> int:
    return read_tile(name)[1]


def stalls(position: Position) -> list[Position]:
    """The bazaars beside the market."""
    found: list[Position] = position["parts"]["bazaars"]["open"] if "bazaars" in position["modules"] else []
    return found


def price_now(position: Position, name: str) -> int:
    """BAZ-04: a bazaar costs what the tile on the space of its currency does, and without one nothing at all."""
    if not is_bazaar(name):
        return price(name)
    sets_it = position["market"][read_tile(name)[1] - 1]
    return 0 if sets_it is None else price(sets_it)


def currency_of(card: str) -> str:
    return card.split(maxsplit=1)[0]


def worth(*cards: str) -> int:
    return sum(int(card.split()[1]) for card in cards)


def in_order(cards: Iterable[str]) -> list[str]:
    """Dearest card first, equal values in the order of the market spaces."""
    return sorted(cards, key=lambda card: (-worth(card), CURRENCIES.index(currency_of(card))))


# -------------------------------------------------------------------------------------------------------- one Alhambra


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def around(cell: Cell) -> list[Cell]:
    return [beside(cell, side) for side in STEPS]


def tiles_of(player: Position) -> dict[Cell, str]:
    cells = [(entry["cell"][0], entry["cell"][1]) for entry in player["alhambra"]]
    names = [with_sticks(entry["tile"], entry.get("walls", "")) for entry in player["alhambra"]]
    return dict(zip(cells, names, strict=True))


def squares_of(tiles: Tiles) -> dict[Cell, str]:
    """Everything placed by the building rules: fountain and buildings, not the camps."""
    return {cell: name for cell, name in tiles.items() if not is_camp(name)}


def flood(start: Cell, steps: Callable[[Cell], Iterable[Cell]]) -> set[Cell]:
    """Every cell that can be reached by such steps."""
    reached, waiting = {start}, [start]
    while waiting:
        for cell in set(steps(waiting.pop())) - reached:
            reached.add(cell)
            waiting.append(cell)
    return reached


def reached_on_foot(tiles: Tiles, doors: Doors = NO_DOORS) -> set[Cell]:
    def steps(cell: Cell) -> Iterator[Cell]:
        for side in STEPS:
            other = tiles.get(beside(cell, side))
            if other is None:
                continue
            if (cell, side) in doors or edge(tiles[cell], side) == edge(other, OPPOSITE[side]) == "open":
                yield beside(cell, side)

    return flood((0, 0), steps)


def holes(tiles: Tiles, hole_rule: str) -> set[Cell]:
    """Empty cells that the outside cannot reach (`region`), or with tiles on all four sides (`cell`)."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    corner = (min(xs) - 1, min(ys) - 1)
    empty = set(itertools.product(range(corner[0], max(xs) + 2), range(corner[1], max(ys) + 2))) - set(tiles)
    if hole_rule == "cell":
        return {cell for cell in empty if all(there in tiles for there in around(cell))}
    return empty - flood(corner, lambda cell: empty.intersection(around(cell)))


def broken_rules(tiles: Tiles, hole_rule: str, single_contact: bool, doors: Doors = NO_DOORS) -> Iterator[str]:
    legal = {("wall", "wall"), ("open", "open"), ("bastion", "wall"), ("wall", "bastion"), ("green", "green")}
    if plain(tiles.get((0, 0), "")) != "F":
        yield "BASE-REDESIGN-03"
        return
    for cell, name in tiles.items():
        pairs = [
            (edge(name, side), edge(tiles[beside(cell, side)], OPPOSITE[side]))
            for side in STEPS
            if beside(cell, side) in tiles
        ]
        for pair in set(pairs) - legal:
            yield "CAMP-07" if {"bastion", "green"} & set(pair) else "BASE-PLACE-05"
        if is_camp(name):
            leant_on = pairs.count(("bastion", "wall"))
            if leant_on == 0:
                yield "CAMP-08"
            if single_contact and leant_on > 1:
                yield "CAMP-R1"
    if reached_on_foot(tiles, doors) != set(squares_of(tiles)):
        yield "BASE-PLACE-06"
    if holes(tiles, hole_rule):
        yield "BASE-PLACE-08"


def laws(options: Options) -> tuple[str, bool]:
    return options.get("hole_rule") or "region", bool(options.get("camp_single_contact"))


def violations(tiles: Tiles, options: Options, doors: Doors = NO_DOORS) -> list[str]:
    """The rules that a whole Alhambra breaks; empty if it is legal as it lies."""
    return sorted(set(broken_rules(tiles, *laws(options), doors)))


@functools.lru_cache(maxsize=200_000)
def stands(tiles: frozenset[tuple[Cell, str]], hole_rule: str, single_contact: bool, doors: Doors) -> bool:
    return next(broken_rules(dict(tiles), hole_rule, single_contact, doors), None) is None


def valid(tiles: Tiles, options: Options, doors: Doors = NO_DOORS) -> bool:
    """Are there no violations? (Remembers the answers.)"""
    return stands(frozenset(tiles.items()), *laws(options), doors)


def cells_for(tiles: Tiles, name: str, options: Options, doors: Doors = NO_DOORS) -> set[Cell]:
    """Where a tile can be laid: on an empty cell beside a square, if the whole stays legal."""
    near = {there for cell in squares_of(tiles) for there in around(cell)}
    return {cell for cell in near if cell not in tiles and valid({**tiles, cell: name}, options, doors)}


def door(cell: Cell, side: str) -> Doors:
    return frozenset({(cell, side), (beside(cell, side), OPPOSITE[side])})


def doors_of(position: Position, seat: int) -> Doors:
    """GATE-08: the gates that a player has put up."""
    gates = position["parts"]["city_gates"]["gates"][seat] if "city_gates" in position["modules"] else []
    return NO_DOORS.union(*[door((cell[0], cell[1]), side) for cell, side in gates])


def is_printed(tiles: Tiles, cell: Cell, side: str) -> bool:
    """WALL-30: are both halves of a double wall printed?"""
    return edge(plain(tiles[cell]), side) == edge(plain(tiles[beside(cell, side)]), OPPOSITE[side]) == "wall"


def gates_for(tiles: Tiles, name: str, options: Options, doors: Doors) -> set[tuple[Cell, str]]:
    """GATE-07: where a tile can be laid with a gate on one of its sides, and not without."""
    found: set[tuple[Cell, str]] = set()
    squares = squares_of(tiles)
    for cell in {there for square in squares for there in around(square)} - set(tiles):
        grown = {**tiles, cell: name}
        if is_camp(name) or valid(grown, options, doors):
            continue
        for side in STEPS:
            if beside(cell, side) in squares and is_printed(grown, cell, side):
                if valid(grown, options, doors | door(cell, side)):
                    found.add((cell, side))
    return found


def gate_swaps(tiles: Tiles, cell: Cell, new: str, options: Options, doors: Doors) -> set[str]:
    """GATE-R4: the sides of a tile on which a gate lets it take the cell of another, where it could not without."""
    changed = {**tiles, cell: new}
    if is_camp(new) or valid(changed, options, doors):
        return set()
    squares = squares_of(changed)
    double = {side for side in STEPS if beside(cell, side) in squares and is_printed(changed, cell, side)}
    return {side for side in double if valid(changed, options, doors | door(cell, side))}


# --------------------------------------------------------------------------------------------------------- legal moves


def subsets(cards: Iterable[str]) -> set[tuple[str, ...]]:
    """All different non-empty choices of cards, dearest first; equal cards are the same choice."""
    ordered = in_order(cards)
    return {choice for size in range(1, len(ordered) + 1) for choice in itertools.combinations(ordered, size)}


def takes(display: Iterable[str]) -> set[str]:
    """BASE-MONEY-01: one card, or several of together 5 at most."""
    return {"take " + " ".join(choice) for choice in subsets(display) if len(choice) == 1 or worth(*choice) <= 5}


def payments(hand: Iterable[str], currency: str, price: int) -> set[tuple[str, ...]]:
    """Payments from which no card can be left out, dearest card first.

    Cards are added from the dearest down, and none any more once the price is reached: the card added last is the
    cheapest, so it is needed, and therefore all are.
    """
    purse = in_order(card for card in hand if currency_of(card) == currency)
    found: set[tuple[str, ...]] = set()

    def pay(chosen: tuple[str, ...], start: int) -> None:
        if worth(*chosen) >= price:
            found.add(chosen)
            return
        for index in range(start, len(purse)):
            if index == start or purse[index] != purse[index - 1]:
                pay((*chosen, purse[index]), index + 1)

    pay((), 0)
    return found


def wasteful_payments(hand: Iterable[str], currency: str, price: int) -> set[tuple[str, ...]]:
    """The other payments that BASE-BUY-02 allows: at least one card in them is superfluous."""
    purse = [card for card in hand if currency_of(card) == currency]
    return {choice for choice in subsets(purse) if worth(*choice[:-1]) >= price}


def buys(position: Position, seat: int, exact_only: bool) -> set[str]:
    hand, moves = position["players"][seat]["hand"], set()
    for currency, name in zip(CURRENCIES, position["market"], strict=True):
        if name is not None:
            for payment in payments(hand, currency, price(name)):
                if not exact_only or worth(*payment) == price(name):
                    moves.add(f"buy {name} {' '.join(payment)}")
    for bazaar in stalls(position):
        name = bazaar["tile"]
        due = price_now(position, name)
        if due:  # BAZ-05, BAZ-06
            exact = [one for one in payments(hand, bazaar["currency"], due) if worth(*one) == due]
            moves |= {f"buy bazaar {name} {' '.join(payment)}" for payment in exact}
    return moves


def holds_gate(position: Position, seat: int) -> bool:
    return "city_gates" in position["modules"] and bool(position["parts"]["city_gates"]["held"][seat])


def laying(position: Position, seat: int, verb: str, name: str) -> set[str]:
    """The moves that lay a tile somewhere, with a gate where a card permits it."""
    tiles, options = tiles_of(position["players"][seat]), position["options"]
    doors = doors_of(position, seat)
    tile = walled(position, name)
    moves = {f"{verb} {name} {x},{y}" for x, y in cells_for(tiles, tile, options, doors)}
    if holds_gate(position, seat):
        gates = gates_for(tiles, tile, options, doors)
        moves |= {f"gate {verb} {name} {x},{y} {side}" for (x, y), side in gates}
    return moves


def redesigns(position: Position, seat: int) -> set[str]:
    player, options = position["players"][seat], position["options"]
    tiles, moves = tiles_of(player), set()
    doors = doors_of(position, seat)
    fixed = {cell for cell, _ in doors}  # GATE-11
    for new in player["reserve"]:
        moves |= laying(position, seat, "add", new)
    for cell, tile in tiles.items():
        old = plain(tile)
        if old != "F" and cell not in fixed:
            if valid({there: name for there, name in tiles.items() if there != cell}, options, doors):
                moves.add(f"remove {old}")
            for new in player["reserve"]:
                if valid({**tiles, cell: walled(position, new)}, options, doors):
                    moves.add(f"swap {old} {new}")
                if holds_gate(position, seat):
                    sides = gate_swaps(tiles, cell, walled(position, new), options, doors)
                    moves |= {f"gate swap {old} {new} {side}" for side in sides}
    return moves


def wall_moves(position: Position, seat: int) -> set[str]:
    """WALL-07 to -11: every open card on every tile with room for all its sticks; built ones on outer sides only."""
    if "city_walls" not in position["modules"]:
        return set()
    player = position["players"][seat]
    tiles = tiles_of(player)
    room: dict[str, set[str]] = {}
    for cell, name in squares_of(tiles).items():
        room[plain(name)] = {side for side in STEPS if edge(name, side) == "open" and beside(cell, side) not in tiles}
    for name in player["reserve"] + player["pending"]:
        if not is_camp(name):
            room[name] = {side for side in STEPS if edge(walled(position, name), side) == "open"}
    shown = set(position["parts"]["city_walls"]["open"])
    return {f"wall build {card} {name}" for card in shown for name, free in room.items() if free.issuperset(card)}


def awake(position: Position, seat: int) -> bool:
    return "vizier" in position["modules"] and bool(position["parts"]["vizier"]["awake"][seat])


def vizier_buys(position: Position, seat: int) -> set[str]:
    return {"vizier " + buy for buy in buys(position, seat, exact_only=True) if awake(position, seat)}


def actions(position: Position, seat: int) -> set[str]:
    moves = takes(position["display"]) | buys(position, seat, exact_only=False) | redesigns(position, seat)
    asleep = "vizier" in position["modules"] and not awake(position, seat)
    return moves | wall_moves(position, seat) | ({"vizier wake"} if asleep else set())


def legal_moves(position: Position) -> set[str]:
    """All moves of the decision that is open in a position, without wasteful payments."""
    decision = position["decision"]
    if position["over"] or decision is None:
        return set()
    seat, kind = decision["seat"], decision["kind"]
    if kind in ("action", "extra"):
        may_decline = kind == "extra" and option(position, "extra_action") == "may"
        return actions(position, seat) | ({"pass"} if may_decline else set())
    if kind == "interlude":
        return vizier_buys(position, seat) | {"pass"}
    assert kind in ("placement", "distribution"), kind
    player, moves = position["players"][seat], set()
    gifts = kind == "placement" and position["dirk"] is not None  # BASE-2P-07: bought tiles only
    for name in player["pending"]:
        moves |= laying(position, seat, "place", name)
        moves |= {f"keep {name}"} | ({f"dirk {name}"} if gifts else set())
    return moves


# ------------------------------------------------------------------------------------------------------------- scoring


def wall_segments(tiles: Tiles) -> set[Segment]:
    """BASE-WALL-01: walled sides of squares that face no other square."""
    squares, segments = squares_of(tiles), set()
    for (x, y), name in squares.items():
        north_west, north_east, south_west, south_east = (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)
        ends = {"N": (north_west, north_east), "E": (north_east, south_east)}
        ends |= {"S": (south_west, south_east), "W": (north_west, south_west)}
        for side in read_tile(name)[2]:
            if beside((x, y), side) not in squares:
                segments.add(frozenset(ends[side]))
    return segments


def longest_wall(tiles: Tiles) -> int:
    """The longest trail in the graph of wall segments: corners may come again, segments may not."""
    at: dict[Corner, list[Segment]] = {}
    for segment in wall_segments(tiles):
        for corner in segment:
            at.setdefault(corner, []).append(segment)

    def longest_trail(corner: Corner, used: frozenset[Segment]) -> int:
        best = len(used)
        for segment in at[corner]:
            if segment not in used:
                (far,) = segment - {corner}
                best = max(best, longest_trail(far, used | {segment}))
        return best

    return max((longest_trail(corner, frozenset()) for corner in at), default=0)


def shares(counts: Mapping[Seat, int], points: Sequence[int]) -> dict[Seat, int]:
    """BASE-SCORE-05: tied contenders share the points of the ranks they occupy, rounded down."""
    result: dict[Seat, int] = {}
    for seat, count in counts.items():
        better = sum(other > count for other in counts.values())
        tied = sum(other == count for other in counts.values())
        result[seat] = sum(points[better : better + tied]) // tied
    return result


def camp_points(tiles: Tiles, cell: Cell) -> int:
    """CAMP-13: along each arrow, the squares in the unbroken line that starts next to the camp."""
    squares, points = squares_of(tiles), 0
    for side in read_tile(tiles[cell])[2]:
        there = beside(cell, side)
        while there in squares:
            points += 1
            there = beside(there, side)
    return points


def bazaar_points(tiles: Tiles, cell: Cell) -> int:
    """BAZ-11: matching buildings among the eight around it, times the colours of the bazaar that are there."""
    wanted = {kind for kind in POINTS if kind[0] in read_tile(tiles[cell])[0][1:]}
    ring = [(cell[0] + x, cell[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    kinds = [read_tile(tiles[there])[0] for there in ring if there in tiles]
    customers = [kind for kind in kinds if kind in wanted]
    return len(customers) * len(set(customers))


def score(position: Position, number: int) -> list[Line]:
    """The lines of the first, second or third scoring, on the Alhambras of a position."""

    def line(seat: Seat, rule: str, what: str, points: int) -> Line:
        return {"seat": seat, "round": number, "rule": rule, "what": what, "points": points}

    homes = [tiles_of(player) for player in position["players"]]
    owned: dict[Seat, list[str]] = {seat: list(tiles.values()) for seat, tiles in enumerate(homes)}
    if position["dirk"] is not None:
        owned["dirk"] = position["dirk"]["tiles"]
    walls, majorities, camps, bazaars = list[Line](), list[Line](), list[Line](), list[Line]()
    for building, points_of in POINTS.items():
        counts = {seat: sum(read_tile(name)[0] == building for name in names) for seat, names in owned.items()}
        if option(position, "min_one_building"):
            counts = {seat: count for seat, count in counts.items() if count > 0}
        majorities += [line(s, "BASE-SCORE-05", building, n) for s, n in shares(counts, points_of[number]).items()]
    for seat, tiles in enumerate(homes):
        walls.append(line(seat, "BASE-SCORE-07", "wall", longest_wall(tiles)))
        for cell, name in tiles.items():
            if is_camp(name):
                camps.append(line(seat, "CAMP-13", name, camp_points(tiles, cell)))
            if is_bazaar(name) and number == 3:
                bazaars.append(line(seat, "BAZ-11", name, bazaar_points(tiles, cell)))
    wall_first = option(position, "scoring_order") == "wall_first"
    return (walls + majorities if wall_first else majorities + walls) + camps + bazaars


def totals(lines: Iterable[Line]) -> dict[Seat, int]:
    result: Counter[Seat] = Counter()
    for line in lines:
        result[line["seat"]] += line["points"]
    return dict(result)


# ------------------------------------------------------------------------------------------------ the course of a game

CARD = re.compile(f"(?:{'|'.join(CURRENCIES)}) [1-9]")


class Wrong(Exception):
    """Something that the rules do not allow."""


class Table:
    """Plays a game on from a position, by the book.

    `turn` is the seat whose turn it is (or was, in the window and at the end), `window` says that the vizier window
    is open, `asked` how far in its order, `passes` counts turns in a row in which nothing at all was possible.
    `reshuffle` gets the discard and the display and gives the new deck.
    """

    def __init__(self, position: Position, turn: int, reshuffle: Reshuffle, window: bool = False) -> None:
        self.s = position
        self.turn = turn
        self.reshuffle = reshuffle
        self.window = window
        self.asked = 0
        self.passes = 0

    def seats_from_next(self) -> list[int]:
        seats = len(self.s["players"])
        return [(self.turn + step) % seats for step in range(1, seats + 1)]

    def play(self, move: str) -> None:
        """Carry out a move of the open decision and everything that follows by itself."""
        words, cards = CARD.sub("", move).split(), in_order(CARD.findall(move))
        if " ".join(words + cards) not in legal_moves(self.s) and not self.allows_waste(words, cards):
            raise Wrong(f"BASE-TURN-02: illegal move {move!r} for {self.s['decision']}")
        seat, kind = self.s["decision"]["seat"], self.s["decision"]["kind"]
        self.s = copy.deepcopy({key: value for key, value in self.s.items() if key != "legal"})
        self.s["scoring"], self.s["decision"] = [], None
        due = price_now(self.s, words[-1]) if words[0] == "buy" else 0
        self.carry_out(seat, words, cards)
        if kind == "distribution":
            self.place_distributed()
        elif kind == "interlude" and words == ["pass"]:
            self.poll(self.asked + 1)
        elif kind in ("action", "extra"):
            self.passes = 0
            if words[0] == "buy" and worth(*cards) == due and actions(self.s, seat):
                self.s["decision"] = {"seat": seat, "kind": "extra"}
            else:
                self.place_next(seat)
        else:
            self.place_next(seat)

    def allows_waste(self, words: list[str], cards: list[str]) -> bool:
        """Is this a purchase in an own turn that BASE-BUY-02 allows, needless cards included?"""
        decision, market = self.s["decision"], self.s["market"]
        if words[0] != "buy" or decision["kind"] not in ("action", "extra") or words[1] not in market:
            return False
        currency, hand = CURRENCIES[market.index(words[1])], Counter(self.s["players"][decision["seat"]]["hand"])
        held = all(currency_of(card) == currency for card in cards) and Counter(cards) <= hand
        return held and worth(*cards) >= price(words[1])

    def carry_out(self, seat: int, words: list[str], cards: list[str]) -> None:
        player, market, verb, name = self.s["players"][seat], self.s["market"], words[0], words[-1]
        if verb == "take":
            for card in cards:
                self.s["display"].remove(card)
            player["hand"] += cards
        elif cards:  # buy, vizier buy
            for card in cards:
                player["hand"].remove(card)
            self.s["discard"] += cards
            if "bazaar" in words:
                self.s["parts"]["bazaars"]["open"] = [one for one in stalls(self.s) if one["tile"] != name]
            else:
                market[market.index(name)] = None
            player["pending"].append(name)
        elif verb in ("remove", "swap"):
            (entry,) = [entry for entry in player["alhambra"] if entry["tile"] == words[1]]
            player["alhambra"].remove(entry)
            player["reserve"].append(words[1])
            if verb == "swap":
                player["reserve"].remove(words[2])
                player["alhambra"].append({**self.entry(words[2]), "cell": entry["cell"]})
        elif verb in ("add", "place"):
            player["reserve" if verb == "add" else "pending"].remove(words[1])
            cell = [int(number) for number in words[2].split(",")]
            player["alhambra"].append({**self.entry(words[1]), "cell": cell})
        elif verb == "wall":
            self.build_walls(player, words[2], name)
        elif verb in ("keep", "dirk"):
            player["pending"].remove(name)
            (player["reserve"] if verb == "keep" else self.s["dirk"]["tiles"]).append(name)
        if verb == "vizier":
            self.s["parts"]["vizier"]["awake"][seat] = words[1] == "wake"

    def entry(self, name: str) -> dict[str, Any]:
        """A tile as it comes into an Alhambra."""
        return {"tile": name, "walls": "" if is_camp(name) else read_tile(walled(self.s, name))[2]}

    def build_walls(self, player: Position, card: str, name: str) -> None:
        """WALL-07, -13, -14: the sticks stay with the tile, the card leaves the game."""
        part = self.s["parts"]["city_walls"]
        part["open"].remove(card)
        part["left"] -= len(card)
        if name != "F":
            added = self.s.setdefault("added_walls", {})
            added[name] = "".join(side for side in STEPS if side in added.get(name, "") + card)
        for entry in player["alhambra"]:
            if entry["tile"] == name:
                entry["walls"] = "".join(side for side in STEPS if side in entry["walls"] + card)

    def place_next(self, seat: int) -> None:
        if self.s["players"][seat]["pending"]:
            self.s["decision"] = {"seat": seat, "kind": "placement"}
        elif not self.window:
            self.upkeep()
        elif self.refill_market_ends_game():
            self.end()
        else:
            self.poll(0)  # VIZ-12: all may decide anew

    def upkeep(self) -> None:
        """FLOW-10, what happens between two turns."""
        self.refill_display()
        if self.refill_market_ends_game():
            self.end()
            return
        if option(self.s, "scoring_before_interrupts"):
            self.score_pending()
        self.window = True
        self.poll(0)

    def refill_display(self) -> None:
        while len(self.s["display"]) < 4 and (self.s["deck"] or self.s["discard"]):
            if not self.s["deck"]:
                self.s["deck"], self.s["discard"] = self.reshuffle(self.s["discard"], self.s["display"]), []
            card = self.s["deck"].pop(0)
            if card.startswith("wall-"):  # WALL-04
                self.s["parts"]["city_walls"]["open"].append(card[5:])
            elif currency_of(card) != "scoring":
                self.s["display"].append(card)

    def refill_market_ends_game(self) -> bool:
        market, supply = self.s["market"], self.s["supply"]
        gaps = [space for space in range(4) if market[space] is None]
        short = len([name for name in supply if not is_bazaar(name)]) < len(gaps)
        if not short or option(self.s, "final_partial_refill"):
            for space in gaps:
                while supply and is_bazaar(supply[0]):  # BAZ-03, BAZ-16
                    stalls(self.s).append(shown_bazaar(supply.pop(0)))
                if supply:
                    market[space] = supply.pop(0)
        return short or (option(self.s, "end_trigger") == "supply_empty" and not supply)

    def poll(self, first: int) -> None:
        """The window of VIZ-13, from this place in the order on; then the next turn."""
        order = self.seats_from_next()
        for self.asked in range(first, len(order)):
            seat = order[self.asked]
            if awake(self.s, seat) and (option(self.s, "always_ask_vizier") or vizier_buys(self.s, seat)):
                self.s["decision"] = {"seat": seat, "kind": "interlude"}
                return
        self.window = False
        self.score_pending()
        self.turn = order[0]
        if actions(self.s, self.turn):
            self.s["decision"] = {"seat": self.turn, "kind": "action"}
            return
        self.passes += 1  # BASE-RUL-03; a whole round of it: BASE-RUL-22
        if self.passes == len(order):
            self.end()
        else:
            self.upkeep()

    def run_scoring(self, number: int) -> None:
        lines = score(self.s, number)
        self.s["scoring"] += lines
        self.s["scorings_done"] += 1
        for seat, points in totals(lines).items():
            (self.s["dirk"] if seat == "dirk" else self.s["players"][seat])["score"] += points

    def score_pending(self) -> None:
        """The scorings whose card has left the deck, in numeric order, each with Dirk's draw."""
        for number in (1, 2):
            if number > self.s["scorings_done"] and f"scoring {number}" not in self.s["deck"]:
                self.run_scoring(number)
                if self.s["dirk"] is not None:
                    supply = self.s["supply"]
                    drawn = min(6, len(supply)) if number == 1 else len(supply) // 3
                    self.s["dirk"]["tiles"] += supply[:drawn]
                    del supply[:drawn]

    def end(self) -> None:
        """FLOW-06: pending scoring, distribution, placement, third scoring."""
        self.window = False
        self.score_pending()
        for space, currency in enumerate(CURRENCIES):
            hands = [[card for card in player["hand"] if currency_of(card) == currency] for player in self.s["players"]]
            sums = [worth(*hand) for hand in hands]
            if self.s["market"][space] is not None and sums.count(max(sums)) == 1:
                self.s["players"][sums.index(max(sums))]["pending"].append(self.s["market"][space])
                self.s["market"][space] = None
        self.place_distributed()

    def place_distributed(self) -> None:
        for seat in self.seats_from_next():
            if self.s["players"][seat]["pending"]:
                self.s["decision"] = {"seat": seat, "kind": "distribution"}
                return
        self.run_scoring(3)
        self.s["over"] = True
        scores: dict[Seat, int] = {seat: player["score"] for seat, player in enumerate(self.s["players"])}
        if self.s["dirk"] is not None and option(self.s, "dirk_can_win"):
            scores["dirk"] = self.s["dirk"]["score"]
        self.s["winners"] = [seat for seat in scores if scores[seat] == max(scores.values())]


def shown_bazaar(name: str) -> Position:
    """As a position shows it."""
    kind, currency, sides = read_tile(name)
    colours = {"P": "pavilion", "S": "seraglio", "A": "arcades", "C": "chambers", "G": "garden", "T": "tower"}
    told = [colours[letter] for letter in kind[1:]]
    return {"tile": name, "walls": sides, "currency": CURRENCIES[currency - 1], "colours": told}


# ------------------------------------------------------------------------------------------------------------ checking


class Complaints(list[str]):
    def expect(self, ply: int, rule: str, what: str, expected: object, found: object) -> None:
        if expected != found:
            self.append(f"ply {ply}: {rule}: {what}: expected {expected}, found {found}")


def all_tiles(position: Position) -> list[str]:
    found = position["supply"] + [name for name in position["market"] if name is not None]
    found += [bazaar["tile"] for bazaar in stalls(position)]
    for player in position["players"]:
        found += [entry["tile"] for entry in player["alhambra"] if entry["tile"] != "F"]
        found += player["reserve"] + player["pending"]
    return sorted(found + (position["dirk"]["tiles"] if position["dirk"] is not None else []))


def all_money(position: Position) -> list[str]:
    hands = [card for player in position["players"] for card in player["hand"]]
    cards = position["deck"] + position["display"] + position["discard"] + hands
    return sorted(card for card in cards if not card.startswith(("scoring", "wall-")))


def first_player(position: Position) -> int:
    hands = [player["hand"] for player in position["players"]]
    ages = option(position, "ages") or [0] * len(hands)
    return min(range(len(hands)), key=lambda seat: (len(hands[seat]), worth(*hands[seat]), ages[seat], seat))


def places_of_piles(money_in_deck: int, second_pile: int, walls: bool) -> list[range]:
    """Where the five piles lie in the deck; a special card can lie anywhere in its pile (BASE-RUL-02)."""
    sizes = [money_in_deck // 5 + (pile < money_in_deck % 5) + 2 * (walls and pile > 0) for pile in range(5)]
    for pile in (2, second_pile):
        sizes[pile - 1] += 1
    return [range(sum(sizes[:pile]), sum(sizes[: pile + 1])) for pile in range(5)]


def decision_of(position: Position) -> tuple[int, str] | None:
    decision = position["decision"]
    return None if decision is None else (decision["seat"], decision["kind"])


def check_setup(position: Position, tiles: Iterable[str] | None = None) -> list[str]:
    """Complaints about the position before the first move; `tiles` replaces the tiles of the boxes."""
    complaints = Complaints()
    expect = functools.partial(complaints.expect, 0)
    players, deck, two = position["players"], position["deck"], len(position["players"]) == 2
    boxes = BUILDINGS | (CAMPS if "camps" in position["modules"] else {})
    boxes |= BAZAARS if "bazaars" in position["modules"] else {}
    printed = sorted(tiles or (kind + rest for kind in boxes for rest in boxes[kind].split()))
    money = sorted(f"{currency} {value}" for currency in CURRENCIES for value in range(1, 10) for _ in range(3 - two))
    expect("BASE-SETUP-01", "ply, move, seat", (0, None, None), (position["ply"], position["move"], position["seat"]))
    for seat, player in enumerate(players):
        found = [tiles_of(player), player["reserve"], player["pending"], player["score"]]
        expect("BASE-SETUP-01", f"Alhambra, reserve, pending, score of {seat}", [{(0, 0): "F"}, [], [], 0], found)
        hand = in_order(player["hand"])
        deal = 20 <= worth(*hand) <= 28 and worth(*hand[1:]) < 20  # dealt in some order, the last card at most 9
        expect("BASE-SETUP-06", f"{hand} of {seat} is a starting deal", True, deal)
    expect("BASE-SETUP-02", "tiles in the game", printed, all_tiles(position))
    dirk = None if position["dirk"] is None else (len(position["dirk"]["tiles"]), position["dirk"]["score"])
    expect("BASE-2P-03", "Dirk's number of tiles, score", (6, 0) if two else None, dirk)
    expect("BASE-SETUP-04", "tiles on the market", 4, len(set(position["market"]) - {None}))
    expect(
        "BASE-SETUP-04",
        "tiles in the supply",
        len(printed) - 4 - 6 * two - len(stalls(position)),
        len(position["supply"]),
    )
    expect("BAZ-03", "bazaars on the market", [], [name for name in position["market"] if is_bazaar(name)])
    expect("BASE-SETUP-05", "money cards", money, all_money(position))
    expect("BASE-SETUP-09", "money on display", 4, len(CARD.findall(" ".join(position["display"]))))
    in_piles = len(money) - 4 - sum(len(player["hand"]) for player in players)
    has_walls = "city_walls" in position["modules"]
    expect("BASE-SETUP-10", "cards in the deck", in_piles + 2 + 8 * has_walls, len(deck))
    second_pile = int(option(position, "second_scoring_pile"))
    piles = places_of_piles(in_piles, second_pile, has_walls)
    if has_walls:
        cards = sorted(card[5:] for card in deck if card.startswith("wall-"))
        expect("WALL-02", "wall cards", sorted(WALL_CARDS), cards)
        spread = [sum(card.startswith("wall-") for card in deck[pile.start : pile.stop]) for pile in piles]
        expect("WALL-03", "wall cards by pile", [0, 2, 2, 2, 2], spread)
        expect("WALL-03", "part of the walls", {"open": [], "left": 12}, position["parts"]["city_walls"])
    for card, place in (("scoring 1", piles[1]), ("scoring 2", piles[second_pile - 1])):
        at = [index for index, other in enumerate(deck) if other == card]
        expect("BASE-SETUP-10", f"{card} once, in {place}, at {at}", True, len(at) == 1 and at[0] in place)
    expect("BASE-SETUP-11", "discard", [], position["discard"])
    expect("BASE-SETUP-08", "first player", (first_player(position), "action"), decision_of(position))
    rest = [position["scorings_done"], position["scoring"] or [], bool(position["over"]), position["winners"] or []]
    expect("BASE-SCORE-01", "scorings done, scoring, over, winners", [0, [], False, []], rest)
    if "vizier" in position["modules"]:
        expect("VIZ-02", "viziers awake", [True] * len(players), position["parts"]["vizier"]["awake"])
    return complaints


def part_of_scoring(rule: str) -> str:
    if rule.startswith("CAMP-"):
        return "camps"
    if rule.startswith("BAZ-"):
        return "bazaars"
    return "wall" if rule == "BASE-SCORE-07" or rule.startswith("BASE-WALL") else "majorities"


def points_by_part(lines: Iterable[Line]) -> dict[str, list[int]]:
    """By round, part of the scoring and seat: the single majorities, the sums of the rest; without zeros."""
    result: dict[str, list[int]] = {}
    for line in lines:
        part = part_of_scoring(line["rule"])
        points = result.setdefault(f"round {line['round']}, {part} of {line['seat']}", [])
        points[:] = sorted([*points, line["points"]]) if part == "majorities" else [sum(points) + line["points"]]
    nonzero = {key: [value for value in points if value] for key, points in result.items()}
    return {key: nonzero[key] for key in sorted(nonzero) if nonzero[key]}


def facts(position: Position) -> dict[str, tuple[str, Any]]:
    """What is compared of a position, each with the rule to name when it is wrong."""
    ghost = {2: "dirk"} if position["dirk"] is not None else {}
    winners = sorted(str(ghost.get(winner, winner)) for winner in position["winners"] or [])
    result: dict[str, tuple[str, Any]] = {
        "decision": ("FLOW-10", decision_of(position)),
        "market": ("BASE-EOT-05", position["market"]),
        "supply": ("BASE-EOT-05", position["supply"]),
        "display": ("BASE-EOT-02", sorted(position["display"])),
        "deck": ("BASE-EOT-03", position["deck"]),
        "discard": ("BASE-BUY-04", sorted(position["discard"])),
        "scoring": ("BASE-SCORE-02", points_by_part(position["scoring"] or [])),
        "over": ("BASE-EOG-01", bool(position["over"])),
        "winners": ("BASE-EOG-08", winners),
    }
    if not position["over"]:  # no rule says whether the third scoring is number 3 after a skipped one
        result["scorings done"] = ("BASE-SCORE-01", position["scorings_done"])
    for seat, player in enumerate(position["players"]):
        result[f"Alhambra of {seat}"] = ("BASE-PLACE-01", dict(sorted(tiles_of(player).items())))
        result[f"reserve of {seat}"] = ("BASE-PLACE-01", sorted(player["reserve"]))
        result[f"pending of {seat}"] = ("BASE-BUY-05", sorted(player["pending"]))
        result[f"hand of {seat}"] = ("BASE-MONEY-01", sorted(player["hand"]))
        result[f"score of {seat}"] = ("BASE-SCORE-01", player["score"])
    if position["dirk"] is not None:
        result["Dirk's tiles"] = ("BASE-2P-06", sorted(position["dirk"]["tiles"]))
        result["Dirk's score"] = ("BASE-2P-05", position["dirk"]["score"])
    if "city_walls" in position["modules"]:
        result["wall cards and sticks"] = ("WALL-13", position["parts"]["city_walls"])
        result["sticks of tiles"] = ("WALL-14", position.get("added_walls", {}))
    if "bazaars" in position["modules"]:
        result["bazaars beside the market"] = ("BAZ-03", stalls(position))
    if "vizier" in position["modules"]:
        result["viziers awake"] = ("VIZ-07", position["parts"]["vizier"]["awake"])
    return result


def paid_redesigns(position: Position, seat: int, legal: set[str]) -> set[str]:
    """ARCH-08: at the end of a turn a builder has to be played first, and then its redesign comes first of all; Ammar
    costs nothing."""
    if position["parts"]["master_builders"]["working"]:
        adding = option(position, "architect_mode") == "add_only"
        return {move for move in legal if move.startswith(("add ", "gate add "))} if adding else legal
    persons = position["parts"].get("characters")
    ammar = persons is not None and "ammar" in persons["owned"][seat] and not persons["used"][seat]
    return legal if ammar else set()


def check_buildings(position: Position) -> list[str]:
    """What can be said of a position with unknown modules: its Alhambras, and the listed moves that build."""
    complaints = Complaints()
    expect = functools.partial(complaints.expect, position["ply"])
    for seat, player in enumerate(position["players"]):
        for rule in violations(tiles_of(player), position["options"], doors_of(position, seat)):
            expect(rule, f"Alhambra of {seat}", "legal", player["alhambra"])
    now, legal = decision_of(position), set[str]()
    if now is not None and now[1] in ("action", "extra", "rebuild"):
        legal = redesigns(position, now[0])
        if now[1] == "rebuild" and "master_builders" in position["modules"]:
            legal = paid_redesigns(position, now[0], legal)
    elif now is not None and now[1] in ("placement", "distribution"):
        for name in position["players"][now[0]]["pending"]:
            legal |= laying(position, now[0], "place", name)
    building = ("place ", "add ", "remove ", "swap ", "gate place ", "gate add ", "gate swap ")
    listed = {move for move in position["legal"] if move.startswith(building)}
    expect("BASE-PLACE-01", f"moves missing for {now}", [], sorted(legal - listed))
    expect("BASE-PLACE-01", f"illegal moves listed for {now}", [], sorted(listed - legal))
    return complaints


def check_position(position: Position) -> list[str]:
    """What can be said of a position alone: its Alhambras, its list of moves, the order of its score lines."""
    complaints = Complaints()
    expect = functools.partial(complaints.expect, position["ply"])
    for seat, player in enumerate(position["players"]):
        for rule in violations(tiles_of(player), position["options"]):
            expect(rule, f"Alhambra of {seat}", "legal", player["alhambra"])
        for entry in player["alhambra"]:
            sides, shown = read_tile(walled(position, entry["tile"]))[2], (entry["walls"], entry.get("bastions", ""))
            if entry["tile"] == "F" and "city_walls" in position["modules"]:
                continue  # its sticks are those of this Alhambra, and nowhere else
            expect("BASE-COMP-03", entry["tile"], ("", sides) if is_camp(entry["tile"]) else (sides, ""), shown)
    listed: Counter[str] = Counter(position["legal"])
    legal, now = legal_moves(position), decision_of(position)
    expect("BASE-TURN-02", f"moves listed twice for {now}", [], [move for move in listed if listed[move] > 1])
    expect("BASE-TURN-02", f"legal moves missing for {now}", [], sorted(legal - set(listed)))
    expect("BASE-TURN-02", f"illegal moves listed for {now}", [], sorted(set(listed) - legal))
    parts = ["wall", "majorities"] if option(position, "scoring_order") == "wall_first" else ["majorities", "wall"]
    order = [
        (line["round"], [*parts, "camps", "bazaars"].index(part_of_scoring(line["rule"])))
        for line in position["scoring"] or []
    ]
    expect("FLOW-05", f"order of score lines (round, place in {parts}, camps, bazaars)", sorted(order), order)
    return complaints


def order_shown_by(found: Position) -> Reshuffle:
    """A reshuffle that takes the new order from the position found after it, if it is an order of the discard."""

    def reshuffle(discard: list[str], display: list[str]) -> list[str]:
        deck: list[str] = found["display"] + found["deck"]
        for card in display:
            if card in deck:
                deck.remove(card)
        if sorted(deck) != sorted(discard):
            raise Wrong(f"BASE-EOT-03: reshuffled deck: expected an order of {sorted(discard)}, found {sorted(deck)}")
        return deck

    return reshuffle


def check_game(lines: Iterable[Position], tiles: Iterable[str] | None = None) -> list[str]:
    """Complaints about a whole game, given the positions from the set-up on; `tiles` as for `check_setup`."""
    positions = iter(lines)
    start = before = next(positions, {})
    if not start:
        return ["no position at all"]
    if not set(KNOWN).issuperset(start["modules"]):
        return [complaint for position in (start, *positions) for complaint in check_buildings(position)]
    complaints = Complaints(check_setup(before, tiles) + check_position(before))
    table = Table(before, first_player(before), order_shown_by(before))
    for found in positions:
        told, expect = len(complaints), functools.partial(complaints.expect, found["ply"])
        if before["decision"] is None:
            expect("BASE-EOG-08", "move after the end of the game", None, found["move"])
            break
        expect("BASE-TURN-01", "ply", before["ply"] + 1, found["ply"])
        expect("BASE-TURN-01", "seat of the move", before["decision"]["seat"], found["seat"])
        for key in ("edition", "modules", "options"):
            expect("BASE-RUL-25", key, start[key], found[key])
        expect("BASE-SETUP-02", "tiles in the game", all_tiles(start), all_tiles(found))
        expect("BASE-SETUP-05", "money in the game", all_money(start), all_money(found))
        table.s, table.reshuffle = before, order_shown_by(found)
        try:
            table.play(found["move"])
        except Wrong as wrong:
            complaints.append(f"ply {found['ply']}: {wrong}")
        else:
            theirs = facts(found)
            for what, (rule, expected) in facts(table.s).items():
                expect(rule, f"{what} after {found['move']!r}", expected, theirs.get(what, ("", None))[1])
        complaints += check_position(found)
        if len(complaints) > told and found["decision"] is not None:  # go on from what was found
            seat, kind = found["decision"]["seat"], found["decision"]["kind"]
            if kind in ("action", "extra"):
                table.turn, table.window = seat, False
            elif kind == "interlude":
                table.window, table.asked = True, table.seats_from_next().index(seat)
        before = found
    return complaints


if __name__ == "__main__":
    found_wrong = check_game(json.loads(text) for text in sys.stdin if text.strip())
    print("\n".join(found_wrong) or "no complaint")
    sys.exit(1 if found_wrong else 0)
