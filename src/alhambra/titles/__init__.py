"""The games. TITLES is the table of them, by key: nothing else above the titles names a game.

What `import alhambra` gives out of the usual game stands here too.
"""

from __future__ import annotations

import os
import secrets
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, cast, overload

from .. import locales
from ..core.game import Game as AnyGame
from ..core.record import InvalidRecord, Record, parse_record
from ..core.rng import SEEDS
from ..core.setup import InvalidComponents, InvalidSetup, hint
from ..core.violations import short
from ..modules import MODULES
from ..palace.game import Game
from ..palace.module import Module
from ..palace.options import DEFAULT_EDITION, EDITIONS
from ..palace.view import View
from ..records.replay import continued as _continued
from ..records.replay import replayed, told
from .alhambra.title import ALHAMBRA
from .roll_and_write.title import ROLL_AND_WRITE
from .title import Title, Wishes

TITLES: Final[dict[str, Title[Any]]] = {title.key: title for title in (ALHAMBRA, ROLL_AND_WRITE)}
DEFAULT: Final = ALHAMBRA.key  # where nobody says which game is meant
FURTHER: Final = "ALHAMBRA_TITLES"  # in the environment: titles from elsewhere, as module:name, with commas between
Components = Mapping[str, object] | str | Path


def titled(key: str) -> Title[Any]:
    """The title with this key."""
    found = TITLES.get(key)
    if found is None:
        raise InvalidSetup(f"unknown game {short(key)}{hint(key, TITLES)}; known: {', '.join(TITLES)}")
    return found


def title_of(record: Record) -> Title[Any]:
    """The title that opens this record."""
    for title in TITLES.values():
        if title.name == record.headers.get("Game"):
            return title
    known = " or ".join([title.name for title in TITLES.values()])
    raise InvalidRecord(f"header Game is {told(record.headers, 'Game')}: this is no game of {known}")


def reopened(record: Record) -> AnyGame[Any]:
    """The game of a record after its last move, every move checked."""
    return replayed(record, title_of(record))


def continued(record: Record, seed: int) -> AnyGame[Any]:
    """The same, but what comes is left to another seed: whoever has the record does not know it."""
    return _continued(record, title_of(record), seed)


@overload
def new_game(
    seats: int = 3,
    edition: str | None = None,
    modules: Iterable[str] = (),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    *,
    game: Literal["alhambra"] = "alhambra",
) -> Game: ...


@overload
def new_game(
    seats: int = 3,
    edition: str | None = None,
    modules: Iterable[str] = (),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    *,
    game: str,
) -> AnyGame[Any]: ...


def new_game(
    seats: int = 3,
    edition: str | None = None,
    modules: Iterable[str] = (),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    *,
    game: str = DEFAULT,
) -> AnyGame[Any]:
    """A game just set up.

    seats       how many play; in Alhambra 2 to 6, and with two Dirk joins
    edition     "2024", "second" or "2003": a bundle of options; None: the newest
    modules     keys of MODULES, in any order
    seed        a whole number; the same seed and moves give the same game everywhere. None: a new one
    options     single options by name, over those of the edition
    components  corrections of printed facts: a mapping, or the path of a TOML file
    game        a key of TITLES
    """
    if seed is None:
        seed = secrets.randbits(48)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        shown = f"{seed!r}" if not isinstance(seed, int) else "too large" if seed >= SEEDS else f"{seed}"
        raise InvalidSetup(f"seed {shown}: must be a whole number from 0 to {SEEDS - 1}")
    corrections, source = corrections_of(components)
    begun: AnyGame[Any] = titled(game).begin(Wishes(seats, edition, modules, options, corrections, source), seed)
    return begun


def load(source: Record | str | Path) -> Game:
    """The game of a record: given as such, as text, or as the path of an .alh file. Every move is checked.

    Whichever game it is: type checkers take it for Alhambra, and `reopened` is for those who must not.
    """
    if not isinstance(source, Record):
        text = str(source)
        if isinstance(source, Path) or ("\n" not in text and not text.startswith("[")):
            try:
                text = Path(source).read_text("utf-8")
            except ValueError:  # not UTF-8, or no path
                raise InvalidRecord(f"{text[-60:]!r}: this is neither a record nor a text file") from None
        source = parse_record(text)
    return cast(Game, reopened(source))


def corrections_of(components: Components | None) -> tuple[Mapping[str, object] | None, str]:
    """The corrections themselves, and where they come from."""
    if components is None:
        return None, ""
    if isinstance(components, Mapping):
        return components, "components"
    try:
        return tomllib.loads(Path(components).read_text("utf-8")), str(components)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidComponents(f"{components}: not a TOML file: {error}") from None


def include(title: Title[Any]) -> None:
    """Put a game from elsewhere into the table, and its words beside those of the others."""
    TITLES[title.key] = title
    if title.words is not None:
        locales.FOLDERS.append(title.words)


def _further(told: str) -> Iterator[Title[Any]]:
    """Titles from elsewhere. Every process finds them by itself: workers, bots that think, simulations."""
    for one in told.split(","):
        module, _, name = one.strip().partition(":")
        if module:
            yield getattr(import_module(module), name)


for _title in _further(os.environ.get(FURTHER, "")):
    include(_title)

__all__ = [
    "DEFAULT",
    "DEFAULT_EDITION",
    "EDITIONS",
    "FURTHER",
    "MODULES",
    "TITLES",
    "Game",
    "Module",
    "Title",
    "View",
    "Wishes",
    "continued",
    "include",
    "load",
    "new_game",
    "reopened",
    "title_of",
    "titled",
]
