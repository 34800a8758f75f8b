"""Bots in seats: the moves they would make anywhere, and processes that come and go with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots.referee import seed_for
from alhambra.core.game import Game as AnyGame
from alhambra.core.record import parse_record
from alhambra.server.store.entries import Origin, Place, Plan
from alhambra.server.tables import players
from alhambra.server.tables.players import REMEMBERED, Question, Thinkers, question_of, think
from alhambra.server.tables.table import Table, new_game_of
from alhambra.titles.alhambra.bots import BOTS
from command_line import environment

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 495


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every game that was built from its beginning; nothing is remembered yet."""
    found: list[str] = []

    def counted(plan: Plan, seed: int) -> AnyGame[Any]:
        found.append(plan.title)
        return new_game_of(plan, seed)

    monkeypatch.setattr(players, "_GAMES", OrderedDict())
    monkeypatch.setattr(players, "new_game_of", counted)
    return found


def planned(seats: int = 3, title: str = "Bots", modules: tuple[str, ...] = (), origin: Origin | None = None) -> Plan:
    places = (Place(kind="here", level="random"), *[Place(kind="bot", level="random")] * (seats - 1))
    return Plan(title=title, places=places, edition="2024", modules=modules, origin=origin)


def begun(plan: Plan, seed: int = SEED) -> Table:
    table = Table("key")
    table.create(plan, "hash", "Hanna", {}, 1000)
    table.start(0, seed, "", 2000)
    return table


def asked(table: Table, level: str = "random") -> Question:
    """What would this bot do in the place of whoever has to decide?"""
    assert table.decider is not None
    return question_of(table, table.decider, level)


def answer(table: Table, level: str = "random") -> str:
    """The same, asked without a detour."""
    game, seat = table.game, table.decider
    assert game is not None
    assert game.decision is not None
    assert seat is not None
    bot = BOTS[level](seed_for(SEED, seat, game.ply))
    return str(bot.choose(game.view(seat), game.decision, game.legal_moves))


def move_on(table: Table, count: int = 1, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        assert table.game is not None
        assert table.decider is not None
        table.play_for(table.decider, str(rng.choice(table.game.legal_moves)), 3000)


# ------------------------------------------------------------------------------------------------------------- thinking


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_does_in_its_process_what_it_would_do_here(level: str, built: list[str]) -> None:
    table = begun(planned(modules=("vizier", "camps")))
    for _ in range(60):
        assert table.decider is not None
        move = think(asked(table, level))
        assert move == answer(table, level)
        table.play_for(table.decider, move, 3000)
    assert built == ["Bots"]


def test_the_same_question_has_the_same_answer() -> None:
    table = begun(planned())
    move_on(table, 20)
    question = asked(table)
    first = think(question)
    assert think(question) == first
    players._GAMES.clear()
    assert think(question) == first


def test_a_question_about_another_seat_is_a_mistake() -> None:
    table = begun(planned())
    assert table.decider == 0
    with pytest.raises(AssertionError):
        think(question_of(table, 1, "random"))


def test_moves_taken_back_are_forgotten(built: list[str]) -> None:
    table = begun(planned())
    for step in range(30):
        move_on(table, 5, step)
        assert think(asked(table)) == answer(table)
        table.undo(0, table.ply - 3, table.seq, 3000)
        assert think(asked(table)) == answer(table)
        move_on(table, 2, -step)
        assert think(asked(table)) == answer(table)
    table.undo(0, 0, table.seq, 3000)
    assert think(asked(table)) == answer(table)
    assert built == ["Bots"]


def test_a_process_that_missed_moves_catches_up() -> None:
    """Bots of one table think in one process now, in another one later."""
    table = begun(planned())
    think(asked(table))
    move_on(table, 100)
    assert think(asked(table)) == answer(table)


def test_games_of_different_tables_are_told_apart(built: list[str]) -> None:
    tables = [begun(planned(seats, f"{seats} seats")) for seats in (2, 3, 4)]
    for table, key in zip(tables, "abc", strict=True):
        table.key = key
    for step in range(20):
        for table in tables:
            assert think(asked(table)) == answer(table)
            move_on(table, 1, step)
    assert built == ["2 seats", "3 seats", "4 seats"]


def record(name: str) -> str:
    return (GOLDEN / f"{name}.alh").read_text("utf-8")


def test_another_game_under_the_same_key_is_another_game() -> None:
    """Other seed, other rules, other beginning: each time the position is built anew."""
    origins = [Origin(record("base-2-seats"), 20), Origin(record("base-2-seats"), 60)]
    for plan, seed in [
        (planned(), SEED),
        (planned(), SEED + 1),
        (planned(modules=("vizier",)), SEED + 1),
        (planned(4), SEED + 1),
        *[(planned(2, origin=origin), SEED) for origin in origins],
        (planned(2), SEED),
    ]:
        table = begun(plan, seed)
        for step in range(5):
            question = asked(table)
            game = players._position(question)
            assert table.game is not None
            assert (game.ply, game.view(0)) == (table.game.ply, table.game.view(0))
            assert think(question) in [str(move) for move in table.game.legal_moves]
            move_on(table, 1, step)


def test_bots_go_on_from_the_middle_of_a_record(built: list[str]) -> None:
    text = record("vizier-4-seats")
    headers = parse_record(text).headers
    plan = planned(int(headers["Seats"]), modules=("vizier",), origin=Origin(text, 50))
    table = begun(plan)
    for _ in range(40):
        assert table.decider is not None
        move = think(asked(table))
        assert move == answer(table)
        table.play_for(table.decider, move, 3000)
    table.undo(0, 50, table.seq, 3000)
    assert think(asked(table)) == answer(table)
    assert built == ["Bots"]


def test_a_process_does_not_remember_for_ever(built: list[str]) -> None:
    question = asked(begun(planned()))
    for number in range(REMEMBERED + 6):
        think(question._replace(key=f"table {number}"))
    assert len(players._GAMES) == REMEMBERED
    built.clear()
    think(question._replace(key=f"table {REMEMBERED + 5}"))
    think(question._replace(key="table 6"))
    assert built == []
    think(question._replace(key="table 0"))
    assert built == ["Bots"]


def test_a_question_that_makes_no_sense_leaves_nothing_behind() -> None:
    table = begun(planned())
    think(asked(table))
    with pytest.raises(Exception, match="castle"):
        think(asked(table)._replace(moves=["castle"]))
    assert think(asked(table)) == answer(table)


# ------------------------------------------------------------------------------------------------------------ processes


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def ended(pid: int) -> bool:
    """Wait for a child of ours to end."""
    until = time.monotonic() + 10
    while pid in children() and time.monotonic() < until:
        time.sleep(0.01)
    return pid not in children()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """As in a terminal: whatever started the tests may have had interrupts ignored, also by children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.usefixtures("interruptible")
def test_a_process_that_died_is_replaced_and_no_key_on_the_terminal_ends_one() -> None:
    table = begun(planned())
    question, expected = asked(table), answer(table)
    before = children()

    async def play() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose(question) == expected
            (first,) = children() - before
            for _ in range(4):
                os.kill(first, signal.SIGINT)
                await asyncio.sleep(0.1)
                assert await thinkers.choose(question) == expected
            assert children() - before == {first}
            os.kill(first, signal.SIGKILL)
            assert await asyncio.gather(*[thinkers.choose(question) for _ in range(5)]) == [expected] * 5
            (second,) = children() - before
            assert second != first
        finally:
            thinkers.close()
        assert await asyncio.to_thread(ended, second)

    asyncio.run(play())


class Broken(Executor):
    """A pool whose processes cannot live."""

    def submit(self, *_: object, **__: object) -> object:  # type: ignore[override]
        raise BrokenProcessPool


def test_where_no_process_lives_the_bot_thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(planned())
    thinkers = Thinkers(0)
    pools: list[Broken] = []

    def broken() -> Broken:
        pools.append(Broken())
        return pools[-1]

    monkeypatch.setattr(thinkers, "_started", broken)
    assert asyncio.run(thinkers.choose(asked(table))) == answer(table)
    assert len(pools) == 2


def test_nothing_is_started_before_a_bot_has_to_think() -> None:
    before = children()
    thinkers = Thinkers(2)
    assert children() == before
    thinkers.close()
    thinkers.close()


PARENT = """
import asyncio, sys, time
from alhambra.server.store.entries import Place, Plan
from alhambra.server.tables.players import Question, Thinkers

plan = Plan(title="", places=(Place(kind="bot"),) * 2, edition="2024")

async def main():
    thinkers = Thinkers(2)
    seats = [Question("key", plan, 495, [], 0, "random")] * 4
    print(*set(await asyncio.gather(*[thinkers.choose(seat) for seat in seats])), sep=",", flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_killed_server_takes_its_thinkers_along(tmp_path: Path) -> None:
    """They hold the pipe that they print to: it ends when the last of them does."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline().strip() == answer(begun(planned(2)))
        parent.kill()
        rest, _ = parent.communicate(timeout=20)
        assert rest == ""
