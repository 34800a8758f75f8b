"""What is printed on the sheets: the grid, boxes and points of each type, lines, coins and rounds (RW-COMP-04)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from ..core.printed import Sheet, Table, overlaid, quoted
from ..core.setup import InvalidComponents

TYPES: Final[tuple[str, ...]] = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
FACES: Final = 6  # of a die: rows and columns of the grid
CELLS: Final = FACES * FACES
PLACES: Final = 3  # of a type that are worth something
FEWEST: Final = 3  # who take part, with the fictitious players
MOST: Final = 5
LONGEST_NAME: Final = 60  # characters of what somebody calls a sheet
NAME: Final = "sheet"  # what a correction begins with
_SHIPPED: Final = files(__package__) / "data" / "sheet.toml"


class Layout:
    """The printed facts of one kind of sheet. Immutable."""

    def __init__(self, corrections: Table, source: str) -> None:
        self.corrections = corrections  # of the sheet that is shipped; empty: none
        sheet = Sheet(_facts(corrections, source), "", source)
        self.name = _name(sheet.sheet("meta"))  # what the owner calls it; that of the game, if it is the shipped one
        self.grid: list[int] = _grid(sheet)  # the type of each cell, row by row: row is the yellow die, column the blue
        self.boxes: list[int] = _boxes(sheet, self.grid, corrections)  # of each type
        self.points: list[list[int]] = [_points(sheet.sheet("scoring"), kind) for kind in TYPES]
        self.lines: list[int] = _lines(sheet.sheet("lines"))  # by buildings in a row or column
        coins = sheet.sheet("coins")
        self.starting_coins = coins.integer("starting", 0, 60)
        self.coins_per_point = coins.integer("coins_per_point", 1, 60)
        self.change_cost = coins.integer("cost_change_die_by_one", 1, 60)
        self.second_cost = coins.integer("cost_second_building", 0, 60)
        self.reserve = sheet.sheet("coin_reserve").integer("size", self.starting_coins, 60)
        rounds = sheet.sheet("rounds")
        by_players = rounds.sheet("by_players")
        self.rounds: list[int] = [by_players.integer(str(number), 1, 99) for number in range(FEWEST, MOST + 1)]
        self.starting_buildings = rounds.integer("starting_buildings", 0, 12)
        bonus = sheet.sheet("solo").sheet("dummy_bonus")
        self.rival_bonus: list[int] = [bonus.integer(str(number), 0, 999) for number in range(FEWEST - 1, MOST)]
        _check_read(sheet)

    def rounds_for(self, total: int) -> int:
        """How many rounds so many play, the fictitious ones counted (RW-ROUND-01)."""
        return self.rounds[total - FEWEST]

    def bonus_against(self, rivals: int) -> int:
        """What each fictitious player gets in a duel instead of lines and coins (RW-SOLO-05)."""
        return self.rival_bonus[rivals - (FEWEST - 1)]


def _name(table: Sheet) -> str:
    """One line that people can read."""
    found = table.value("name")
    if not isinstance(found, str) or not found.strip() or len(found) > LONGEST_NAME or not found.isprintable():
        facts = {"most": LONGEST_NAME}
        table.complain("name", f"must be a line of 1 to {LONGEST_NAME} characters", "rw-sheet-name", facts)
    return found


def _facts(corrections: Table, source: str) -> Table:
    shipped = tomllib.loads(_SHIPPED.read_text("utf-8"))
    for name in corrections:
        if name != NAME:
            problem = f"{source}: {name}: unknown; what can be corrected is [{NAME}.…]"
            raise InvalidComponents(problem, name, "components-unknown", {"known": NAME})
    return overlaid(shipped, corrections[NAME], NAME, source) if corrections else shipped


def _grid(sheet: Sheet) -> list[int]:
    table = sheet.sheet("grid")
    rows = table.value("cells")
    if not isinstance(rows, list) or len(rows) != FACES:
        table.complain("cells", f"must have {FACES} rows", "rw-sheet-rows", {"rows": FACES})
    found: list[int] = []
    for number, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != FACES:
            facts: dict[str, object] = {"row": number + 1, "count": FACES}
            table.complain("cells", f"row {number + 1} must have {FACES} types", "rw-sheet-row", facts)
        for column, name in enumerate(row):
            if name not in TYPES:
                known = ", ".join(TYPES)
                facts = {"row": number + 1, "column": column + 1, "found": quoted(name), "known": known}
                problem = f"row {number + 1} has {quoted(name)}, which is none of {known}"
                table.complain(f"cells.{number + 1}.{column + 1}", problem, "rw-sheet-cell", facts)
            found.append(TYPES.index(name))
    return found


def _boxes(sheet: Sheet, grid: list[int], corrections: Table) -> list[int]:
    """As many boxes as the grid has cells of a type; a grid of one's own need not say so again."""
    counted = [grid.count(kind) for kind in range(len(TYPES))]
    own = corrections.get(NAME)
    if isinstance(own, dict) and "grid" in own and "building_counts" not in own:
        return counted
    table = sheet.sheet("building_counts")
    for kind, name in enumerate(TYPES):
        if table.integer(name, 0, CELLS) != counted[kind]:
            facts = {"count": counted[kind], "family": name}
            problem = f"must be {counted[kind]}, as often as it stands in the grid"
            table.complain(name, problem, "rw-sheet-count", facts)
    return counted


def _points(table: Sheet, name: str) -> list[int]:
    found = table.integers(name, 0, 99)
    if len(found) != PLACES or found != sorted(found, reverse=True):
        problem = f"must be {PLACES} numbers, none larger than the one before"
        table.complain(name, problem, "rw-sheet-points", {"count": PLACES, "family": name})
    return found


def _lines(table: Sheet) -> list[int]:
    found = table.integers("points_by_built", 0, 99)
    if len(found) != FACES + 1 or found != sorted(found):
        problem = f"must be {FACES + 1} numbers, none smaller than the one before"
        table.complain("points_by_built", problem, "rw-sheet-lines", {"count": FACES + 1})
    return found


def _check_read(sheet: Sheet) -> None:
    """A correction that would change nothing is a mistake: of the dice, or of rounds that fewer than three play.

    One and two players play as many as three, with the fictitious ones (RW-ROUND-01).
    """
    dice = sheet.sheet("dice")
    for colour in ("blue", "yellow"):
        if dice.value(colour) != FACES:
            dice.complain(colour, f"cannot be corrected: there are {FACES} of them")
    shipped = tomllib.loads(_SHIPPED.read_text("utf-8"))
    rounds = sheet.sheet("rounds").sheet("by_players")
    printed = Sheet(shipped, "", sheet.source).sheet("rounds").sheet("by_players")
    for number in range(1, FEWEST):
        name = str(number)
        if rounds.value(name) not in (printed.value(name), rounds.value(str(FEWEST))):
            rounds.complain(name, f"cannot be corrected: with the fictitious players {FEWEST} or more take part")


_PRINTED: list[Layout] = []


def layout_with(corrections: Table | None, source: str) -> Layout:
    """The sheet that is shipped, or one with corrections."""
    if corrections:
        return Layout(corrections, source)
    if not _PRINTED:
        _PRINTED.append(Layout({}, "sheet"))
    return _PRINTED[0]
