"""Bots in seats. They think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

from ...bots.advice import Advice
from ...bots.referee import seed_for
from ...core.game import Game
from ...titles import titled
from ..store.entries import Plan
from .table import Table, new_game_of

T = TypeVar("T")

REMEMBERED = 64  # games that a thinking process keeps


class Question(NamedTuple):
    """What would this bot do, or an adviser say? A position is told by the moves that led to it."""

    key: str
    plan: Plan
    seed: int
    moves: list[str]
    seat: int
    level: str  # of the bot


def question_of(table: Table, seat: int, level: str = "") -> Question:
    game, started = table.game, table.started
    assert game is not None
    assert started is not None
    first = 0 if table.plan.origin is None else table.plan.origin.ply
    moves = [str(move) for move in game.played[first:]]
    return Question(table.key, table.plan, started.seed, moves, seat, level)


class Thinkers:
    """The processes in which bots think; started when the first bot has to."""

    def __init__(self, processes: int) -> None:
        self._processes = max(1, processes)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """The bot's move."""
        return await self._thought(think, question)

    async def advise(self, question: Question) -> Advice:
        """What the adviser of the game says to this seat."""
        return await self._thought(advise, question)

    async def _thought(self, work: Callable[[Question], T], question: Question) -> T:
        """Done elsewhere. A process that died is replaced once; after that it is done here, in a thread."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, work, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await asyncio.to_thread(work, question)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=follow_the_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# ------------------------------------------------------------------------------------------- in the thinking processes


class Memory(NamedTuple):
    """A game in which somebody had to think."""

    plan: Plan
    seed: int
    game: Game[Any]
    moves: list[str]


_GAMES: OrderedDict[str, Memory] = OrderedDict()


def follow_the_parent() -> None:
    """End when the server does, however it does: a killed parent says no goodbye. An interrupt is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(question: Question) -> str:
    """The move of a bot, which is shown its view and nothing else."""
    game = _position(question)
    decision = game.decision
    assert decision is not None
    assert decision.seat == question.seat
    bot = titled(question.plan.game).bots()[question.level](seed_for(question.seed, question.seat, game.ply))
    return str(bot.choose(game.view(question.seat), decision, game.legal_moves))


def advise(question: Question) -> Advice:
    """What the adviser says, who is shown the view of the seat and nothing else."""
    game = _position(question)
    decision, adviser = game.decision, titled(question.plan.game).adviser()
    assert decision is not None
    assert decision.seat == question.seat
    assert adviser is not None
    return adviser.advise(game.view(question.seat), decision, game.legal_moves)


def _position(question: Question) -> Game[Any]:
    """The game after these moves: the one remembered, if it led there."""
    known = _GAMES.pop(question.key, None)
    if known is None or (known.plan, known.seed) != (question.plan, question.seed):
        known = Memory(question.plan, question.seed, new_game_of(question.plan, question.seed), [])
    game, played, moves = known.game, known.moves, question.moves
    same = 0
    while same < min(len(played), len(moves)) and played[same] == moves[same]:
        same += 1
    if same < len(played):
        game.rewind(game.ply - (len(played) - same))
    for move in moves[same:]:
        game.play(move)
    _GAMES[question.key] = known._replace(moves=moves)
    while len(_GAMES) > REMEMBERED:
        _GAMES.popitem(last=False)
    return game
