"""The views of the dice game as bytes: their fields, and how each is written."""

from __future__ import annotations

from ...rollwrite.game import Game, View, by_type
from ...rollwrite.layout import CELLS, FACES, TYPES, Layout
from ...rollwrite.state import Player, Rival, crossing
from ..wire import Encoder, Eye, Fields, Scribe, Values

TABLE = (
    "ply", "turn", "active", "decision", "round", "rounds", "first", "specials", "rest", "places", "finishing",
    "standings", "rivals", "duel", "sheet",
)  # fmt: skip
PLAYER = ("built", "counts", "coins", "circled", "yellow", "blue", "score")


def _sheet(layout: Layout, view: View) -> dict[str, object]:
    """What is printed: it never changes in a game, so that it is sent once."""
    return {
        "types": TYPES,
        "grid": [[TYPES[kind] for kind in layout.grid[row * FACES : (row + 1) * FACES]] for row in range(FACES)],
        "boxes": by_type(layout.boxes),
        "points": dict(zip(TYPES, layout.points, strict=True)),
        "lines": layout.lines,
        "reserve": layout.reserve,
        "starting_coins": layout.starting_coins,
        "coins_per_point": layout.coins_per_point,
        "change_cost": layout.change_cost,
        "second_cost": layout.second_cost,
        "specials_per_turn": view.rules.specials,
        "own": bool(layout.corrections),
        "name": layout.name,
    }


def _built(bits: int, view: View) -> list[str]:
    return [crossing(cell) for cell in range(CELLS) if bits >> cell & 1]


def _counts(counts: list[int], view: View) -> dict[str, int]:
    return by_type(counts)


def _rivals(rivals: list[Rival], view: View) -> list[dict[str, object]]:
    return [{"counts": by_type(rival.counts), "score": rival.points} for rival in rivals]


def _decision(decision: tuple[int, str] | None, view: View) -> dict[str, object] | None:
    return None if decision is None else {"seat": decision[0], "kind": decision[1]}


def _finishing(finishing: list[tuple[int, int]], view: View) -> list[dict[str, object]]:
    return [{"family": TYPES[kind], "seat": contender} for kind, contender in finishing]


ENCODERS: dict[str, Encoder] = {
    "sheet": _sheet, "built": _built, "counts": _counts, "rivals": _rivals, "decision": _decision,
    "places": _counts, "finishing": _finishing,
}  # fmt: skip


class DiceScribe(Scribe[Game, View]):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, ENCODERS)

    def view(self, game: Game, eye: Eye) -> View:
        return game.view(eye)

    def fields(self, view: View) -> Fields:
        decision = view.decision
        table: Values = (
            view.ply,
            view.turn,
            view.active,
            None if decision is None else (decision.seat, decision.kind),
            view.round,
            view.rules.rounds,
            view.first,
            view.specials,
            view.rest,
            view.used,
            view.finishing,
            view.standings,
            view.rivals,
            view.rules.duel,
            view.rules.layout,
        )
        return Fields(table, [_player(player) for player in view.players], view.legal_moves)


def _player(player: Player) -> Values:
    return player.built, player.counts, player.coins, player.circled, player.yellow, player.blue, player.points
