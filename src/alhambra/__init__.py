"""Alhambra, the board game family: a rules engine for people, bots and researchers.

    game = alhambra.new_game(seats=3, seed=7)
    while not game.over:
        game.play(random.choice(game.legal_moves))
    print(game.scores, game.winners)

See the guide for bot writers in docs/.
"""

from __future__ import annotations

from . import locales as _locales
from .core import COMPILED
from .core.agenda import Decision, Move
from .core.events import Event
from .core.record import InvalidRecord, Record
from .core.setup import InvalidComponents, InvalidSetup
from .core.violations import SPOKESMAN, IllegalMove, NotYourDecision, UnknownMove, Violation, Where
from .titles import DEFAULT_EDITION, EDITIONS, MODULES, TITLES, Game, Module, View, load, new_game

__version__ = "0.1.0"
SPOKESMAN.speaker = _locales.say

__all__ = [
    "COMPILED",
    "DEFAULT_EDITION",
    "EDITIONS",
    "MODULES",
    "TITLES",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidComponents",
    "InvalidRecord",
    "InvalidSetup",
    "Module",
    "Move",
    "NotYourDecision",
    "Record",
    "UnknownMove",
    "View",
    "Violation",
    "Where",
    "__version__",
    "load",
    "new_game",
]
