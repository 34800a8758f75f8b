"""Player and score sheets to be printed, drawn for the sheet in use (RW-COMP-02, -03)."""

from __future__ import annotations

from typing import Final

from ....locales import say
from ....printing.drawing import A4, Drawing
from ....rollwrite.rules import Rules
from ...sheets import Sheets
from ...title import Wishes
from ..title import RIVALS, ROLL_AND_WRITE
from .player import HEIGHT, WIDTH, player_sheet
from .score import score_sheet

PLAYER, SCORE = "player", "score"
_ACROSS: Final = {1: (1, 1), 2: (2, 1), 4: (2, 2)}  # columns and rows of player sheets on a page


class DiceSheets(Sheets):
    kinds = (PLAYER, SCORE)
    per_page = (2, 1, 4)

    def page(self, wishes: Wishes, what: str, language: str, per_page: int) -> Drawing:
        ROLL_AND_WRITE.check(wishes)
        rules = ROLL_AND_WRITE.rules(wishes)
        if what == SCORE:
            return score_sheet(rules.layout, rules.rounds, _names(rules, language), language)
        return _several(player_sheet(rules.layout, language), per_page)


def _names(rules: Rules, language: str) -> list[str]:
    """Lines for the players, and the fictitious ones by name."""
    return [""] * rules.seats + [say(language, f"rival-{key}") for key in RIVALS[: rules.rivals]]


def _several(sheet: Drawing, count: int) -> Drawing:
    """So many sheets on a page, which lies or stands."""
    columns, rows = _ACROSS[count]
    width, height = (A4[1], A4[0]) if columns > rows else A4
    page = Drawing(width, height, sheet.title, sheet.language)
    scale = min(width / columns / WIDTH, height / rows / HEIGHT)
    for number in range(count):
        page.paste(sheet, number % columns * width / columns, number // columns * height / rows, scale)
    return page


SHEETS: Final = DiceSheets()
