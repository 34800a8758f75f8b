"""Pig as the server shows it: the least that a game has to say."""

from __future__ import annotations

from typing import Any, Final

from alhambra.titles.face import Face
from alhambra.titles.library import Agreed, Unplayable
from alhambra.titles.title import Wishes
from alhambra.titles.wire import Eye, Fields, Scribe
from stub_game import SEATS, Pig, PigView


class PigScribe(Scribe[Pig, PigView]):
    def __init__(self) -> None:
        super().__init__(("ply", "decision", "pot"), ("score",), {})

    def view(self, game: Pig, eye: Eye) -> PigView:
        return game.view(eye)

    def fields(self, view: PigView) -> Fields:
        waiting = None if view.decision is None else {"seat": view.decision.seat, "kind": view.decision.kind}
        return Fields((view.ply, waiting, view.pot), [(score,) for score in view.scores], view.legal_moves)


class PigFace(Face[Pig]):
    def scribe(self) -> Scribe[Pig, Any]:
        return PigScribe()

    def agreed(self, wishes: Wishes) -> Agreed:
        if wishes.seats != SEATS:
            raise Unplayable("setup-seats", seats=wishes.seats, least=SEATS, most=SEATS)
        if wishes.edition or wishes.modules or wishes.options:
            raise Unplayable("setup-other", problem="there is nothing to choose")
        return Agreed(edition="", modules=[], options={})


FACE: Final = PigFace()
