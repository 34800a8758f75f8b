"""The discs, the citizens, and what they are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.lists import replaced
from ...core.rng import Rng
from ...palace.components import BUILDINGS, CODES, Card, Components, Tile
from ...palace.kernel import Alhambra
from ...palace.laws import INDEX, STEPS, position
from ...palace.state import MOST_SEATS, Part, PartKind

COLOURS: Final = len(BUILDINGS)
ASIDE: Final = 0  # the cell of a disc that does not lie on the table


class Printed:
    """What the sheet says about citizens and points. Immutable."""

    def __init__(self, components: Components) -> None:
        sheet = components.sheet(Traders.key)
        self.per_colour = sheet.sheet("components").integer("citizens_per_type", MOST_SEATS, 20)
        self.kept = sheet.sheet("components").integer("citizens_on_trader", 1, COLOURS)
        scoring = sheet.sheet("scoring")
        self.points = scoring.integers("points_by_different_colours", 0, 100)  # by the number of colours
        if len(self.points) != COLOURS + 1:
            scoring.complain("points_by_different_colours", f"must hold {COLOURS + 1} numbers")


@mypyc_attr(acyclic=True)
class Traders(Part):
    """Discs, citizens and supply. All is open but the first choice, until everybody has chosen (TRADER-03, -22).

    Citizens are counted by colour. One that lives in a building has its colour, so the buildings tell which ones do.
    """

    key = "street_trader"
    secret = True

    def __init__(
        self,
        printed: Printed,
        discs: list[list[int] | None],
        made: list[bool],
        shown: bool,
        cells: list[int],
        homes: list[list[Tile]],
        supply: list[int],
        built: Tile | None,
    ) -> None:
        self.printed = printed
        self.discs = discs  # by seat: the citizens on the disc; None: not chosen, or the reader must not know them
        self.made = made  # by seat: has it chosen?
        self.shown = shown  # have all shown what they chose?
        self.cells = cells  # by seat: where the disc lies, or ASIDE
        self.homes = homes  # by seat: the buildings in which a citizen lives
        self.supply = supply
        self.built = built  # just built where a disc lay, while its owner decides about his citizens

    def copy(self) -> Traders:
        return Traders(
            printed=self.printed,
            discs=self.discs,
            made=self.made,
            shown=self.shown,
            cells=self.cells,
            homes=self.homes,
            supply=self.supply,
            built=self.built,
        )

    def tokens(self) -> int:
        found = sum(self.supply)
        if not self.shown:
            return found + COLOURS * len(self.made)  # everybody holds one of each colour
        for seat, home in enumerate(self.homes):
            found += sum(self.on_disc(seat)) + len(home)
        return found

    def seen_by(self, seat: int | None) -> Traders:
        found = self.copy()
        if not self.shown:
            found.discs = [disc if number == seat else None for number, disc in enumerate(self.discs)]
        return found

    def imagined(self, unseen: list[Card], rng: Rng) -> Traders:
        found = self.copy()
        for seat, disc in enumerate(self.discs):
            if disc is None and self.made[seat]:
                order, successor = rng.shuffled(list(range(COLOURS)))
                assert isinstance(successor, Rng)
                rng = successor
                found.discs = replaced(found.discs, seat, counted(order[: self.printed.kept]))
        return found

    def to_json(self) -> dict[str, object]:
        return {
            "discs": [None if disc is None else names(disc) for disc in self.discs],
            "made": self.made.copy(),
            "shown": self.shown,
            "cells": [None if cell == ASIDE else list(position(cell)) for cell in self.cells],
            "homes": [[tile.name for tile in home] for home in self.homes],
            "groups": [[names(counted(group)) for group in groups(citizens_in(home))] for home in self.homes],
            "points": [points_for(citizens_in(home), self.printed.points) for home in self.homes],
            "supply": {name: self.supply[colour] for colour, name in enumerate(BUILDINGS)},
            "built": None if self.built is None else self.built.name,
        }

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        found: list[tuple[str, dict[str, object]]] = []
        disc = self.discs[seat]
        if disc is not None:
            cell = self.cells[seat]
            facts: dict[str, object] = {"families": names(disc), "count": sum(disc)}
            if cell == ASIDE:
                found.append(("seat-trader-aside", facts))
            else:
                found.append(("seat-trader", {**facts, "cell": list(position(cell))}))
        if self.homes[seat]:
            found.append(("seat-citizens", {"tiles": " ".join([tile.name for tile in self.homes[seat]])}))
        return found

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """The citizens of the supply, by colour."""
        return [("label-citizens", [f"{CODES[colour]} {count}" for colour, count in enumerate(self.supply) if count])]

    # ------------------------------------------------------------------ questions and changes

    def on_disc(self, seat: int) -> list[int]:
        """By colour; nobody changes it."""
        disc = self.discs[seat]
        return NOBODY if disc is None else disc

    def matches(self, seat: int, tile: Tile) -> bool:
        """Is a citizen of its colour on the disc? Only buildings are lived in (TRADER-10, -30 to -32)."""
        return tile.building >= 0 and self.on_disc(seat)[tile.building] > 0

    def take(self, seat: int, colour: int) -> None:
        """A citizen of the supply comes to the disc."""
        self.supply = changed(self.supply, colour, -1)
        self.discs = replaced(self.discs, seat, changed(self.on_disc(seat), colour, 1))

    def part_with(self, seat: int, colour: int) -> None:
        """A citizen leaves the disc."""
        self.discs = replaced(self.discs, seat, changed(self.on_disc(seat), colour, -1))

    def lay(self, seat: int, cell: int) -> None:
        self.cells = replaced(self.cells, seat, cell)


TRADERS: Final = PartKind(Traders)
NOBODY: Final = [0] * COLOURS


def counted(colours: list[int]) -> list[int]:
    found = [0] * COLOURS
    for colour in colours:
        found[colour] += 1
    return found


def changed(counts: list[int], colour: int, by: int) -> list[int]:
    return replaced(counts, colour, counts[colour] + by)


def names(counts: list[int]) -> list[str]:
    """One name for each citizen."""
    found: list[str] = []
    for colour, count in enumerate(counts):
        found += [BUILDINGS[colour]] * count
    return found


# ---------------------------------------------------------------------- where a disc may lie


def supported(alhambra: Alhambra, cell: int, tiles: list[Tile]) -> bool:
    """Does a disc at this cell touch a tile that carries it: any square one (TRADER-06, -08)?"""
    beside = alhambra.around(cell) >> 4
    for side in range(4):
        if beside >> side & 1 and tiles[alhambra.number_at(cell + STEPS[side]) & INDEX].square:
            return True
    return False


def free_cells(alhambra: Alhambra, tiles: list[Tile]) -> list[int]:
    """Every cell where a disc may lie; nobody has to be able to build there (TRADER-06)."""
    found: set[int] = set()
    for cell, number in alhambra.contents():
        if tiles[number & INDEX].square:
            beside = alhambra.around(cell) >> 4
            for side in range(4):
                if not beside >> side & 1:
                    found.add(cell + STEPS[side])
    return sorted(found)


# ---------------------------------------------------------------------- points


def citizens_in(home: list[Tile]) -> list[int]:
    """Those who live in these buildings."""
    return counted([tile.building for tile in home])


def groups(citizens: list[int]) -> list[list[int]]:
    """The k-th group holds every colour of which there are at least k (TRADER-20)."""
    found: list[list[int]] = []
    for size in range(1, max(citizens) + 1):
        found.append([colour for colour, count in enumerate(citizens) if count >= size])
    return found


def points_for(citizens: list[int], table: list[int]) -> int:
    return sum([table[len(group)] for group in groups(citizens)])
