"""The compiled kernel and the pure one give the same answers about random Alhambras, with rings, doors and outworks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from alhambra import COMPILED

if not COMPILED:
    pytest.skip("interpreted, there is one kernel only", allow_module_level=True)

from alhambra.palace import kernel, kernel_pure

WALLS = (0, 0, 0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14)
CHANGES = 120


def answers(alhambra: Any) -> dict[str, object]:
    """All that can be asked about an Alhambra, in the order given."""
    cells = [cell for cell, _ in alhambra.contents()]
    return {
        "contents": alhambra.contents(),
        "numbers": alhambra.numbers(),
        "places": list(alhambra.places()),
        "sites": [site & 0xFFFFFFFF for site in alhambra.sites()],
        "removable": list(alhambra.removable()),
        "cut": [cell for cell in cells if alhambra.is_cut(cell)],
        "perches": [list(alhambra.perches(walls)) for walls in range(1, 15)],
        "relieved": [list(alhambra.relievable(walls)) for walls in range(1, 15)],
        "around": [alhambra.around(cell) for cell in cells],
        "outline": alhambra.outline(),
        "cells": [alhambra.cell_of(number) for _, number in alhambra.contents()],
    }


def change(dice: random.Random, fast: Any, number: int) -> tuple[str, tuple[int, ...]]:
    """The name of a change that the rules allow, and its arguments."""
    removable = list(fast.removable())
    if removable and dice.random() < 0.3:
        return "removed", (fast.cell_of(dice.choice(removable)),)
    walls = dice.choice(WALLS)
    if dice.random() < 0.1:
        perches = list(fast.perches(walls))
        if walls and perches:
            return "placed", (number | kernel.OUTWORK, walls, dice.choice(perches))
    if dice.random() < 0.2:
        sites = [site for site in fast.sites() if kernel.may_replace(site, walls)]
        if sites:
            return "swapped", (number, walls, fast.cell_of(dice.choice(sites) >> 8 & 0x7FFF))
    places = [place for place in fast.places() if kernel.fits(place, walls)]
    if places:
        return "placed", (number, walls, dice.choice(places) >> 8)
    return "removed", (fast.cell_of(dice.choice(removable)),)


def door(dice: random.Random, fast: Any) -> tuple[int, int] | None:
    """A double wall between two square tiles, as a cell and a side."""
    walls = []
    for cell, number in fast.contents():
        for side in (0, 1, 2, 3):
            shown = fast.around(cell) >> side & 1 and fast.walls_at(cell) >> side & 1
            beyond = fast.number_at(cell + (-256, 1, 256, -1)[side])
            if shown and not number & kernel.OUTWORK and not beyond & kernel.OUTWORK:
                walls.append((cell, side))
    return dice.choice(walls) if walls else None


@pytest.mark.parametrize("loose", [False, True])
def test_both_kernels_answer_alike(loose: bool) -> None:
    rings = sum([rings_of_one_that_grows(seed, loose) for seed in range(30)])
    assert rings > 100, "walks through an Alhambra were hardly ever needed: this test sees too little"


def rings_of_one_that_grows(seed: int, loose: bool) -> int:
    """How often its ways enclosed something."""
    dice = random.Random(seed)
    fast, pure = kernel.fountain(loose), kernel_pure.fountain(loose)
    rings = 0
    for number in range(2, CHANGES):
        gate = door(dice, fast) if dice.random() < 0.02 else None
        if gate is not None:
            fast, pure = fast.with_door(*gate), pure.with_door(*gate)
        name, arguments = change(dice, fast, number)
        fast, pure = getattr(fast, name)(*arguments), getattr(pure, name)(*arguments)
        assert answers(fast) == answers(pure), f"after {name} {arguments}"
        rings += fast.count != 1
    return rings
