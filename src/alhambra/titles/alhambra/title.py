"""The board game as a title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...core.events import Event
from ...core.record import InvalidRecord
from ...core.rng import Chance, seeded
from ...core.setup import InvalidComponents, InvalidSetup
from ...modules import MODULES
from ...palace.choice import MOST_SEATS, ruleset
from ...palace.game import Game, start
from ...palace.guide import guide
from ...palace.options import BASE_OPTIONS, DEFAULT_EDITION, EDITIONS
from ...palace.ruleset import Ruleset
from ...palace.view import View
from ..headers import wishes_in
from ..title import Bots, Choices, GuideStep, Terms, Title, Wishes
from .bots import BOTS
from .positions import position

if TYPE_CHECKING:
    from ..face import Face
    from ..screens import Screens

FEWEST_SEATS: Final = 2


class AlhambraTitle(Title[Game]):
    key = "alhambra"
    name = Game.name
    rules_version = Game.rules_version
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    usual_bot = "easy"

    def maker(self, wishes: Wishes) -> Callable[[int], Game]:
        rules = self.rules(wishes)
        return lambda seed: start(rules, seeded(seed), seed)

    def rules(self, wishes: Wishes) -> Ruleset:
        """The rules that are wished for."""
        corrections = None if wishes.components is None else dict(wishes.components)
        edition = DEFAULT_EDITION if wishes.edition is None else wishes.edition
        return ruleset(MODULES, wishes.seats, edition, wishes.modules, wishes.options, corrections, wishes.source)

    def opened(self, headers: Mapping[str, str], chance: Chance, seed: int | None) -> Game:
        try:
            return start(self.rules(self._wishes_in(headers)), chance, seed)
        except (InvalidSetup, InvalidComponents) as error:
            raise InvalidRecord(str(error)) from None

    def _wishes_in(self, headers: Mapping[str, str]) -> Wishes:
        found = wishes_in(headers, self.seats, headers.get("Edition"))
        if found.edition is None:
            raise InvalidRecord("header Edition is missing")
        return found

    def wishes(self, game: Game) -> Wishes:
        rules = game.rules
        departures = dict(rules.options.departures())
        corrections = rules.components.corrections or None
        return Wishes(game.seats, rules.options.edition, tuple(rules.module_keys()), departures, corrections)

    def choices(self) -> Choices:
        return Choices(EDITIONS, DEFAULT_EDITION, BASE_OPTIONS, MODULES, components=True)

    def terms(self, game: Game) -> Terms:
        rules = game.rules
        return Terms(rules.options.edition, [module.key for module in rules.modules], rules.options.values)

    def guide(self, game: Game) -> Sequence[GuideStep]:
        return guide(game.rules)

    def chapters(self) -> Iterable[str]:
        return ("base", *MODULES)

    def rivals(self, game: Game) -> Sequence[str]:
        return [rival.key for rival in game.rivals]

    def bots(self) -> Bots:
        return BOTS

    def position(self, game: Game, events: Sequence[Event]) -> dict[str, object]:
        return position(game, events)

    def screens(self) -> Screens[View]:
        from .screens import SCREENS

        return SCREENS

    def face(self) -> Face[Game]:
        from .face import FACE

        return FACE


ALHAMBRA: Final = AlhambraTitle()
