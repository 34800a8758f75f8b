"""Alhambra, the board game family: a rules engine for people, bots and researchers.

    game = alhambra.new_game(seats=3, seed=7)
    while not game.over:
        game.play(random.choice(game.legal_moves))
    print(game.scores, game.winners)

See the guide for bot writers in docs/.
"""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from . import locales as _locales
from .core.agenda import Decision, Move
from .core.events import Event
from .core.record import InvalidRecord, Record, parse_record
from .core.rng import SEEDS, seeded
from .core.violations import SPOKESMAN, IllegalMove, NotYourDecision, UnknownMove, Violation, Where
from .modules import MODULES
from .modules.dirk.module import DIRK
from .palace import COMPILED
from .palace.choice import ruleset
from .palace.game import Game, start
from .palace.module import Module
from .palace.options import DEFAULT_EDITION, EDITIONS, InvalidSetup
from .palace.printed import InvalidComponents
from .palace.view import View
from .records.replay import replayed

__version__ = "0.1.0"
SPOKESMAN.speaker = _locales.say


def new_game(
    seats: int = 3,
    edition: str = DEFAULT_EDITION,
    modules: Iterable[str] = (),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, object] | str | Path | None = None,
) -> Game:
    """A game just set up.

    seats       2 to 6; with two, Dirk joins
    edition     "2024", "second" or "2003": a bundle of options
    modules     keys of MODULES, in any order
    seed        a whole number; the same seed and moves give the same game everywhere. None: a new one
    options     single options by name, over those of the edition
    components  corrections of printed facts: a mapping, or the path of a TOML file
    """
    if seed is None:
        seed = secrets.randbits(48)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        shown = f"{seed!r}" if not isinstance(seed, int) else "too large" if seed >= SEEDS else f"{seed}"
        raise InvalidSetup(f"seed {shown}: must be a whole number from 0 to {SEEDS - 1}")
    corrections, source = _corrections(components)
    rules = ruleset(MODULES, seats, edition, modules, options, corrections, source)
    return start(rules, seeded(seed), seed)


def load(source: Record | str | Path) -> Game:
    """The game of a record: given as such, as text, or as the path of an .alh file. Every move is checked."""
    if isinstance(source, Record):
        return replayed(source, MODULES)
    text = str(source)
    if isinstance(source, Path) or ("\n" not in text and not text.startswith("[")):
        try:
            text = Path(source).read_text("utf-8")
        except ValueError:  # not UTF-8, or no path
            raise InvalidRecord(f"{text[-60:]!r}: this is neither a record nor a text file") from None
    return replayed(parse_record(text), MODULES)


def _corrections(components: Mapping[str, object] | str | Path | None) -> tuple[dict[str, object] | None, str]:
    if components is None:
        return None, ""
    if isinstance(components, Mapping):
        return dict(components), "components"
    try:
        return tomllib.loads(Path(components).read_text("utf-8")), str(components)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidComponents(f"{components}: not a TOML file: {error}") from None


__all__ = [
    "COMPILED",
    "DEFAULT_EDITION",
    "DIRK",
    "EDITIONS",
    "MODULES",
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
