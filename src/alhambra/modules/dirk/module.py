"""Dirk, the imaginary third player of every two-player game.

Rules: docs/rules/00-base.md, section 10
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move, Step
from ...core.lists import without
from ...core.notation import Words
from ...core.options import Option
from ...core.violations import Violation
from ...palace.components import Tile
from ...palace.guide import BEFORE_MARKET, GuideStep
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.scoring import LAST_SCORING, Contender, ScoreLine, contender_with
from ...palace.state import Part, PartKind, Rival, State

DIRK: Final = 2  # his pseudo seat: he only exists beside the seats 0 and 1
FIRST_TILES: Final = 6


@mypyc_attr(acyclic=True)
class Dirk(Part):
    """Dirk's tiles and points."""

    key = "dirk"

    def __init__(self, owned: list[Tile], score: int) -> None:
        self.owned = owned  # never changed in place
        self.score = score

    def copy(self) -> Dirk:
        return Dirk(self.owned, self.score)

    def tiles(self) -> list[Tile]:
        return self.owned

    def rival(self) -> Rival:
        return Rival(self.key, DIRK, self.owned, self.score)

    def to_json(self) -> dict[str, object]:
        return {"tiles": [tile.name for tile in self.owned], "score": self.score}


DIRKS: Final = PartKind(Dirk)


class GiveToDirk(Move):
    """Give a tile just bought to Dirk (BASE-2P-07)."""

    verb = "dirk"
    moments = ("placement",)
    timing = "BASE-2P-07"
    beside = "keep"
    echoes = ("give to dirk",)

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def operands(self) -> tuple[object, ...]:
        return (self.tile,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return GiveToDirk(s.rules.read_tile(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].pending or not self.tile.for_sale:
            return Violation("BASE-2P-07", "dirk-not-bought", {"tile": self.tile.name})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        s.players[seat] = player.with_pending(without(player.pending, self.tile))
        dirk = s.part(DIRKS)
        dirk.owned = [*dirk.owned, self.tile]
        if s.log is not None:
            s.log.add("give to dirk", seat, {"tile": self.tile.name})


def draw(s: State, count: int) -> None:
    """Dirk draws so many tiles, or what is left (BASE-RUL-17)."""
    drawn = [s.draw_tile() for _ in range(min(count, s.supply()))]
    dirk = s.part(DIRKS)
    dirk.owned = dirk.owned + drawn
    if s.log is not None:
        s.log.reveal("dirk draws", None, {"tiles": [tile.name for tile in drawn]})


class FirstTiles(Step[State]):
    """Before anything else is drawn (BASE-2P-03, BASE-RUL-20)."""

    def run(self, s: State) -> None:
        draw(s, FIRST_TILES)


class LaterTiles(Step[State]):
    """After a scoring, when all else that follows it is done (BASE-2P-06, FLOW-05)."""

    def __init__(self, scoring: int) -> None:
        self.scoring = scoring

    def run(self, s: State) -> None:
        draw(s, FIRST_TILES if self.scoring == 1 else s.supply() // 3)


class DirkModule(Module):
    key = "dirk"
    page = "00-base.md"
    automatic = True
    rival = Dirk.key
    options = (Option("dirk_can_win", (False, True), "BASE-RUL-18"),)
    moves = (GiveToDirk,)

    def joins(self, seats: int) -> bool:
        return seats == 2  # BASE-2P-01

    def configured(self, options: Options) -> Effects:
        return AmbitiousDirk() if options.flag("dirk_can_win") else DirkEffects()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        cited = ["BASE-SETUP-03", "BASE-2P-03", "BASE-2P-04"]
        return [GuideStep(BEFORE_MARKET, "guide-dirk", {"count": FIRST_TILES}, cited)]


class DirkEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Dirk([], 0)]

    def before_market(self, s: State) -> list[Step[State]]:
        return [FirstTiles()]

    def destinations(self, s: State, seat: int, tile: Tile) -> list[Move]:
        return [GiveToDirk(tile)] if tile.for_sale else []

    def contenders(self, s: State) -> list[Contender]:
        return [contender_with(DIRK, s.part(DIRKS).owned)]  # BASE-2P-05

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        dirk = s.part(DIRKS)
        dirk.score += sum([line.points for line in lines if line.seat == DIRK])
        if scoring < LAST_SCORING:
            s.then(LaterTiles(scoring))


class AmbitiousDirk(DirkEffects):
    """He can win."""

    def rivals(self, s: State) -> list[tuple[int, int]]:
        return [(DIRK, s.part(DIRKS).score)]
