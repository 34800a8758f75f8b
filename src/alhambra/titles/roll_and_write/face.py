"""The dice game as the server shows it."""

from __future__ import annotations

from typing import Final

from ...core.setup import InvalidComponents, InvalidSetup, shown
from ...core.violations import short
from ...locales import say
from ...rollwrite.game import Game, View
from ...rollwrite.layout import NAME
from ...rollwrite.rules import OPTIONS, SOLO, Rules
from ..face import Exhibit, Face
from ..library import Agreed, Named, OptionInfo, Unplayable, option_of, plain, unplayable
from ..messages import FromServer, Question
from ..title import Wishes
from ..wire import Scribe
from .asking import AskOutlook, AskProspects, outlook, prospects
from .printed import PrintedSheet, printed_sheet
from .title import ROLL_AND_WRITE
from .wire import DiceScribe

PRINTED: Final = Exhibit(
    key="printed-sheet",
    operation="getPrintedSheet",
    summary="The sheet that comes with the dice game",
    text="What is printed on it, named as corrections name it; and which of it is assumed.",
    shape=PrintedSheet,
    show=printed_sheet,
)


class DiceFace(Face[Game]):
    exhibits = (PRINTED,)
    questions = (AskProspects, AskOutlook)

    def scribe(self) -> Scribe[Game, View]:
        return DiceScribe()

    def answer(self, game: Game, question: Question, seat: int | None, language: str, seq: int) -> FromServer:
        if isinstance(question, AskOutlook):
            return outlook(game, question, seq)
        assert isinstance(question, AskProspects)
        assert seat is not None
        return prospects(game, question, seat, language, seq)

    def agreed(self, wishes: Wishes) -> Agreed:
        rules = rules_of(wishes)
        return Agreed(edition="", modules=[], options={name: plain(value) for name, value in rules.values.items()})

    def components(self, language: str) -> list[Named]:
        return [Named(key=NAME, name=say(language, "rw-component-sheet"))]

    def options(self, language: str) -> list[OptionInfo]:
        return [option_of(option, language, (1,) if option.name in SOLO else ()) for option in OPTIONS]


def rules_of(wishes: Wishes) -> Rules:
    """The rules of a game; Unplayable if nobody can play it."""
    seats = ROLL_AND_WRITE.seats
    if wishes.seats not in seats:
        raise Unplayable("setup-seats", seats=wishes.seats, least=seats[0], most=seats[-1])
    known = {option.name: option for option in OPTIONS}
    for name, value in (wishes.options or {}).items():
        if name not in known:
            raise Unplayable("setup-option", option=short(name), known=", ".join(known))
        values = [shown(one) for one in known[name].values]
        if shown(value) not in values:
            raise Unplayable("setup-value", option=name, value=short(shown(value)), known=", ".join(values))
        if wishes.seats > 1 and name in SOLO and shown(value) != values[0]:
            raise Unplayable("rw-setup-solo", option=name)
    try:
        ROLL_AND_WRITE.check(wishes)
        return ROLL_AND_WRITE.rules(wishes)
    except (InvalidSetup, InvalidComponents) as error:
        raise unplayable(error) from None


FACE: Final = DiceFace()
