"""How the terminal shows a game: what a title's `screens` gives. Imported by the terminal only."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..core.game import Game

G = TypeVar("G", bound=Game[Any])


class Screens(Generic[G]):
    """One game as the terminal shows it."""
