"""Asking bots for their moves: the only place where a bot and a game meet."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from .protocol import Blind, Bot


def let_play(game: Game[Any], bot: Bot[Any]) -> None:
    """Have the bot make the move that the game waits for."""
    decision = game.decision
    assert decision is not None
    moves = game.legal_moves
    if isinstance(bot, Blind):
        game.play(bot.pick(moves))
    else:
        game.play(bot.choose(game.view(decision.seat), decision, moves))


def play_out(game: Game[Any], bots: Sequence[Bot[Any]]) -> None:
    """Play the game to its end, one bot per seat."""
    decision = game.decision
    while decision is not None:
        let_play(game, bots[decision.seat])
        decision = game.decision


def seed_for(seed: int, *path: int) -> int:
    """A seed for something inside something: game 5, or seat 2 in game 5. Unrelated to its neighbours, 48 bits."""
    text = "/".join([str(part) for part in (seed, *path)])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")
