"""Players that are programs. BOTS is the table of them: from a name to what makes one from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .easy import EasyBot
from .idle import IdleBot
from .protocol import Blind, Bot
from .random import RandomBot

BOTS: dict[str, Callable[[int], Bot[Any]]] = {"random": RandomBot, "easy": EasyBot, "idle": IdleBot}

__all__ = ["BOTS", "Blind", "Bot", "EasyBot", "IdleBot", "RandomBot"]
