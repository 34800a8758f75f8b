"""What moves would bring: shown behind them in the list, and on the sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....core.agenda import Move
from ....printing.page import Page
from ....rollwrite.game import View
from ....rollwrite.layout import FACES, TYPES
from ....rollwrite.scoring import COLUMNS, ROWS
from ....rollwrite.state import Player, cell_at
from ....rollwrite.turn import BLUE, YELLOW, Build, Change, GainCoins, Retain, Second, combinations, unused
from ...screens import Group
from .sheets import Marks


def remark_on(view: View, move: Move, page: Page) -> str:
    """What stands behind this move of the seat of the view; nothing for moves that say it all."""
    if view.seat is None:
        return ""
    player, voice = view.players[view.seat], page.voice
    if isinstance(move, Build):
        return building(view, player, move.cell, page)
    if isinstance(move, Second):
        cost = voice("rw-cli-cost", coins=view.rules.layout.second_cost)
        return f"{building(view, player, cell_at(*view.rest), page)} · {cost}"
    if isinstance(move, GainCoins):
        return voice("rw-cli-gain", coins=coins_gained(view, player))
    if isinstance(move, Change):
        return voice("rw-cli-cost", coins=move.steps * view.rules.layout.change_cost)
    if isinstance(move, Retain):
        yellow, blue = unused(player.yellow, move.cell // FACES + 1), unused(player.blue, move.cell % FACES + 1)
        following = page.names[(view.seat + 1) % len(view.players)]
        return voice("rw-cli-pass-on", dice=f"{YELLOW}{yellow} {BLUE}{blue}", name=following)
    return ""


def building(view: View, player: Player, cell: int, page: Page) -> str:
    """The family with its boxes, and the lines that would become worth more."""
    layout, voice = view.rules.layout, page.voice
    kind = layout.grid[cell]
    count = player.counts[kind] + 1
    words = [f"{voice(f'building-{TYPES[kind]}')} {count}/{layout.boxes[kind]}"]
    if count == layout.boxes[kind]:
        open_places = layout.points[kind][view.used[kind] :]
        words.append(voice("rw-cli-completes", points=open_places[0] if open_places else 0))
    for key, line in (("rw-cli-row", ROWS[cell // FACES]), ("rw-cli-column", COLUMNS[cell % FACES])):
        built = (player.built & line).bit_count()
        more = layout.lines[built + 1] - layout.lines[built]
        if more:
            words.append(voice(key, points=more))
    return ", ".join(words)


def coins_gained(view: View, player: Player) -> int:
    """What the action would bring now, the store considered (RW-COIN-01, -02)."""
    earned = sum([player.has(cell) for cell in combinations(player)])
    return min(earned, view.rules.layout.reserve - player.circled)


def marks_of(view: View, groups: Sequence[Group]) -> Marks:
    """Where the moves of the seat of the view would build or keep dice, and which crossings are worth coins."""
    numbers: dict[int, str] = {}
    coins: Counter[int] = Counter()
    assert view.seat is not None
    player = view.players[view.seat]
    for group in groups:
        for number, move in group.numbered():
            if isinstance(move, (Build, Retain)):
                numbers[move.cell] = str(number)
            elif isinstance(move, Second):
                numbers[cell_at(*view.rest)] = str(number)
            elif isinstance(move, GainCoins):
                coins.update([cell for cell in combinations(player) if player.has(cell)])
    return Marks(numbers, coins)
