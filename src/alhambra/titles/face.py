"""How the server shows a game: what a title's `face` gives. Imported by servers only."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..core.game import Game

G = TypeVar("G", bound=Game[Any])


class Face(Generic[G]):
    """One game as the server shows it."""
