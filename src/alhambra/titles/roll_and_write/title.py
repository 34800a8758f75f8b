"""The dice game as a title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...bots.advice import Adviser
from ...core.events import Event
from ...core.record import InvalidRecord
from ...core.rng import Chance, seeded
from ...core.setup import InvalidComponents, InvalidSetup
from ...rollwrite.game import Game, View, start
from ...rollwrite.layout import MOST, layout_with
from ...rollwrite.rules import OPTIONS, Rules, rules_for
from ..headers import wishes_in
from ..title import Bots, Choices, Terms, Title, Wishes
from .bots import ADVISER, BOTS
from .positions import position

if TYPE_CHECKING:
    from ..face import Face

RIVALS: Final = ("rw-dirk", "rw-dirki", "rw-dirkelson", "rw-dirkina")  # RW-R6


class RollAndWriteTitle(Title[Game]):
    key = "roll-and-write"
    name = Game.name
    rules_version = Game.rules_version
    seats = range(1, MOST + 1)
    usual_bot = "easy"

    def maker(self, wishes: Wishes) -> Callable[[int], Game]:
        self.check(wishes)
        rules = self.rules(wishes)
        return lambda seed: start(rules, seeded(seed), seed)

    def rules(self, wishes: Wishes) -> Rules:
        """The rules that are wished for."""
        corrections = None if wishes.components is None else dict(wishes.components)
        return rules_for(wishes.seats, wishes.options, layout_with(corrections, wishes.source))

    def opened(self, headers: Mapping[str, str], chance: Chance, seed: int | None) -> Game:
        try:
            wishes = wishes_in(headers, self.seats)
            self.check(wishes)
            return start(self.rules(wishes), chance, seed)
        except (InvalidSetup, InvalidComponents) as error:
            raise InvalidRecord(str(error)) from None

    def wishes(self, game: Game) -> Wishes:
        rules = game.rules
        return Wishes(game.seats, None, (), rules.departures(), rules.layout.corrections or None)

    def choices(self) -> Choices:
        return Choices(options=OPTIONS, components=True)

    def terms(self, game: Game) -> Terms:
        return Terms(options=game.rules.values)

    def chapters(self) -> Iterable[str]:
        return ("roll_and_write",)

    def rivals(self, game: Game) -> Sequence[str]:
        return RIVALS[: game.rules.rivals]

    def bots(self) -> Bots:
        return BOTS

    def adviser(self) -> Adviser[View]:
        return ADVISER

    def position(self, game: Game, events: Sequence[Event]) -> dict[str, object]:
        return position(game, events)

    def face(self) -> Face[Game]:
        from .face import FACE

        return FACE


ROLL_AND_WRITE: Final = RollAndWriteTitle()
