"""Players of the dice game, and who gives hints. BOTS is the table of players, by name: what makes one from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....bots import Bot, RandomBot
from .adviser import ADVISER
from .easy import EasyBot
from .good import GoodBot
from .idle import IdleBot

BOTS: dict[str, Callable[[int], Bot[Any]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "good": GoodBot,
    "idle": IdleBot,
}

__all__ = ["ADVISER", "BOTS", "EasyBot", "GoodBot", "IdleBot"]
