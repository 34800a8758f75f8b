"""What can be asked about a position without changing it: what a move would do, and where the walls run."""

from __future__ import annotations

from alhambra import Game, Violation

from ..core.agenda import settle
from ..palace.components import BUILDINGS
from ..palace.outline import longest_wall, wall_trace
from ..palace.state import Estate
from .protocol import Segment


def estate_after(game: Game, text: str, seat: int) -> Estate | Violation:
    """The estate of a seat as this move would leave it, or why it may not be played.

    The move alone is made, on a copy, and nothing that follows it: that could bring hidden things to light.
    """
    move = game.parse(text)
    violation = game.why_not(move, seat)
    if violation is not None:
        return violation
    decision, s = game.decision, game.state.copy()
    assert decision is not None
    settle(s, decision, move)
    return s.players[seat].estate


def wall_and_counts(game: Game, estate: Estate) -> tuple[int, dict[str, int]]:
    """What people count on an Alhambra: the length of its longest wall, and its buildings."""
    tiles = game.rules.tiles
    counts = dict.fromkeys(BUILDINGS, 0)
    for _, number in estate.alhambra.contents():
        tile = tiles[number & 0x3FFF]
        if tile.building >= 0:
            counts[BUILDINGS[tile.building]] += 1
    return longest_wall(estate.alhambra, tiles), counts


def walls_of(game: Game) -> dict[str, list[Segment]]:
    """Everybody's longest wall, by seat: segments in walking order."""
    players = enumerate(game.state.players)
    return {str(seat): wall_trace(player.estate.alhambra, game.rules.tiles) for seat, player in players}
