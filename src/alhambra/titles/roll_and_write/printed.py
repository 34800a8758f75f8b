"""The sheet that comes with the game, as clients are told: what somebody begins with who makes one of their own."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from msgspec import Struct

from ... import rollwrite
from ...rollwrite.layout import FACES, FEWEST, MOST, TYPES, layout_with
from ..title import Wishes


class PrintedSheet(Struct, frozen=True, kw_only=True):
    """The printed facts, named as a file of corrections names them below `sheet`.

    `assumed` are the tables that nobody has read from a box: their facts are likely, and no more.
    """

    grid: dict[str, list[list[str]]]
    coin_reserve: dict[str, int]
    coins: dict[str, int]
    scoring: dict[str, list[int]]
    lines: dict[str, list[int]]
    rounds: dict[str, Any]
    solo: dict[str, dict[str, int]]
    assumed: list[str]


def printed_sheet(wishes: Wishes) -> PrintedSheet:
    """The same for everybody: nothing that can be chosen changes it."""
    sheet = layout_with(None, "sheet")
    rows = [sheet.grid[row * FACES : (row + 1) * FACES] for row in range(FACES)]
    return PrintedSheet(
        grid={"cells": [[TYPES[kind] for kind in row] for row in rows]},
        coin_reserve={"size": sheet.reserve},
        coins={
            "starting": sheet.starting_coins,
            "coins_per_point": sheet.coins_per_point,
            "cost_change_die_by_one": sheet.change_cost,
            "cost_second_building": sheet.second_cost,
        },
        scoring=dict(zip(TYPES, sheet.points, strict=True)),
        lines={"points_by_built": sheet.lines},
        rounds={
            "by_players": {str(total): sheet.rounds_for(total) for total in range(FEWEST, MOST + 1)},
            "starting_buildings": sheet.starting_buildings,
        },
        solo={"dummy_bonus": {str(rivals): sheet.bonus_against(rivals) for rivals in range(FEWEST - 1, MOST)}},
        assumed=_assumed(),
    )


def _assumed() -> list[str]:
    """The data file says of each table how sure its facts are."""
    data = tomllib.loads((files(rollwrite) / "data" / "sheet.toml").read_text("utf-8"))
    tables = {name: table for name, table in data.items() if isinstance(table, dict)}
    return sorted(name for name, table in tables.items() if table.get("confidence") == "assumed")
