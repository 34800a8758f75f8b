"""Players that are programs: what a bot is, one that plays any game, and the referee who asks them.

Which bots play a game is said by its title: `alhambra.TITLES[...].bots()`.
"""

from __future__ import annotations

from .protocol import Blind, Bot
from .random import RandomBot

__all__ = ["Blind", "Bot", "RandomBot"]
