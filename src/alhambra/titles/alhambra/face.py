"""The board game as the server shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ...modules import MODULES
from ...palace.components import BUILDINGS, CURRENCIES
from ...palace.game import Game
from ...palace.guide import guide
from ...palace.options import BASE_OPTIONS, EDITIONS
from ...palace.view import View
from ..face import Exhibit, Face, Overlay
from ..library import (
    Agreed,
    AnyPosition,
    EditionInfo,
    ModuleInfo,
    Named,
    OptionInfo,
    SetupStage,
    named,
    plain,
    stages_of,
)
from ..messages import FromServer, Question
from ..title import Wishes
from ..wire import Scribe
from .asking import (
    AskOpenSides,
    AskStandings,
    Preview,
    Segment,
    Standings,
    Walls,
    open_sides_now,
    open_sides_of,
    previews,
    standings_now,
    standings_of,
    traces,
    walls_of,
)
from .library import (
    Library,
    TileInfo,
    edition_info,
    module_info,
    option_info,
    rules_of,
    seats_for,
    tiles_of,
)
from .wire import PalaceScribe


class WallsInfo(Struct, frozen=True, kw_only=True):
    """Everybody's longest wall, by seat: its segments in walking order, each a cell and the side of it."""

    seq: int
    walls: dict[str, list[Segment]]


class PositionInfo(AnyPosition, frozen=True, kw_only=True):
    """The position after so many moves: a view as the socket gives it, but with every hand; and what is asked of it."""

    walls: dict[str, list[Segment]]
    open_sides: dict[str, list[Segment]]
    standings: Standings


TILES: Final = Exhibit(
    key="tiles",
    operation="listTiles",
    summary="Every tile of a game",
    text="The tiles of the base game and of these modules, as they are printed.",
    shape=list[TileInfo],
    show=tiles_of,
)
WALLS: Final[Overlay[Game]] = Overlay(
    key="walls",
    operation="getWalls",
    summary="The longest walls, to be drawn",
    text="Where everybody's longest wall runs now. If several are equally long, one of them.",
    shape=WallsInfo,
    show=lambda game, seq: WallsInfo(seq=seq, walls=walls_of(game)),
)


class PalaceFace(Face[Game]):
    questions = (Preview, Walls, AskOpenSides, AskStandings)
    exhibits = (TILES,)
    overlays = (WALLS,)
    library = Library
    positions = PositionInfo

    def scribe(self) -> Scribe[Game, View]:
        return PalaceScribe()

    def answer(self, game: Game, question: Question, seat: int | None, language: str, seq: int) -> FromServer:
        if isinstance(question, Walls):
            return traces(game, question, seq)
        if isinstance(question, AskOpenSides):
            return open_sides_now(game, question, seq)
        if isinstance(question, AskStandings):
            return standings_now(game, question, seq)
        assert isinstance(question, Preview)
        assert seat is not None
        return previews(game, question, seat, language, seq)

    def position(self, game: Game, view: dict[str, object]) -> AnyPosition:
        return PositionInfo(
            ply=game.ply,
            view=view,
            walls=walls_of(game),
            open_sides=open_sides_of(game),
            standings=standings_of(game),
        )

    def agreed(self, wishes: Wishes) -> Agreed:
        rules = rules_of(wishes)
        return Agreed(
            edition=rules.options.edition,
            modules=[module.key for module in rules.modules],
            options={name: plain(value) for name, value in rules.options.values.items()},
        )

    def editions(self, language: str) -> list[EditionInfo]:
        return [edition_info(key, language) for key in EDITIONS]

    def modules(self, language: str) -> list[ModuleInfo]:
        return [module_info(module, MODULES, language) for module in MODULES.values()]

    def options(self, language: str) -> list[OptionInfo]:
        return [option_info(option, language) for option in BASE_OPTIONS]

    def names(self, language: str) -> Mapping[str, list[Named]]:
        return {
            "buildings": [named("building", key, language) for key in BUILDINGS],
            "currencies": [named("currency", key, language) for key in CURRENCIES],
        }

    def guide(self, wishes: Wishes, language: str) -> list[SetupStage]:
        return stages_of(guide(rules_of(wishes)), language)

    def prepare(self) -> None:
        """The tiles that all games share get their numbers."""
        for module in MODULES.values():
            seats_for(module, MODULES)


FACE: Final = PalaceFace()
