"""However many connections a client has, others wait for one piece of its work at a time."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import uvicorn
from uvicorn.server import ServerState

from alhambra.server.access.limits import Limiter
from alhambra.server.access.turns import Turns
from alhambra.server.settings import Limits
from alhambra.server.sockets.heads import BoundedHttp


def noted(diary: list[str], name: str) -> Callable[[], None]:
    return lambda: diary.append(name)


async def turns_of_the_loop(diary: list[str], number: int) -> None:
    """Somebody else, who has something to do in each of them."""
    for turn in range(number):
        diary.append(f"turn {turn}")
        await asyncio.sleep(0)


def test_the_first_piece_of_work_is_done_at_once() -> None:
    async def work() -> list[str]:
        diary: list[str] = []
        assert Turns().take(noted(diary, "work"))
        return diary

    assert asyncio.run(work()) == ["work"]


def test_the_others_have_a_turn_of_the_loop_each() -> None:
    async def work() -> list[str]:
        turns, diary = Turns(), list[str]()
        done = [turns.take(noted(diary, name)) for name in "abc"]
        assert done == [True, False, False]
        await turns_of_the_loop(diary, 4)
        return diary

    assert asyncio.run(work()) == ["a", "turn 0", "b", "turn 1", "c", "turn 2", "turn 3"]


def test_clients_do_not_wait_for_each_other() -> None:
    async def work() -> list[str]:
        diary: list[str] = []
        for name in "ab":
            turns = Turns()
            turns.take(noted(diary, f"{name}1"))
            turns.take(noted(diary, f"{name}2"))
        await turns_of_the_loop(diary, 2)
        return diary

    assert asyncio.run(work()) == ["a1", "b1", "turn 0", "a2", "b2", "turn 1"]


def test_work_that_fails_does_not_stop_the_rest() -> None:
    async def work() -> list[str]:
        turns, diary = Turns(), list[str]()
        told: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context["exception"]))

        def fail() -> None:
            raise ValueError

        turns.take(noted(diary, "a"))
        turns.take(fail)
        turns.take(noted(diary, "c"))
        await turns_of_the_loop([], 4)
        assert len(told) == 1
        return diary

    assert asyncio.run(work()) == ["a", "c"]


def test_after_a_pause_work_is_done_at_once_again() -> None:
    async def work() -> None:
        turns = Turns()
        assert turns.take(lambda: None)
        await turns_of_the_loop([], 2)
        assert turns.take(lambda: None)

    asyncio.run(work())


def test_connections_of_a_client_share_their_turns_and_nothing_is_kept_of_who_is_gone() -> None:
    limiter = Limiter(Limits())
    turns = limiter.turns("192.0.2.1")
    assert limiter.turns("192.0.2.1") is turns
    assert limiter.turns("192.0.2.2") is not turns
    del turns
    gc.collect()
    assert len(limiter._working) == 0


# ------------------------------------------------------------------------------------------------------- requests


async def callers(diary: list[str], number: int) -> list[BoundedHttp]:
    """Connections of one client to an application that writes down what it is asked, and takes its time."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        diary.append(scope["path"])
        while (await receive())["type"] != "http.disconnect":
            pass

    config = uvicorn.Config(app, http=BoundedHttp, ws="none", lifespan="off", log_config=None)
    config.load()
    turns = Turns()
    lines = []
    for _ in range(number):
        line = BoundedHttp(config, server_state=ServerState(), app_state={})
        transport = MagicMock(spec=asyncio.Transport)
        transport.is_closing.return_value = False
        transport.get_extra_info.return_value = None
        line.connection_made(transport)
        line._turns = turns
        lines.append(line)
    return lines


def test_requests_through_many_connections_are_begun_one_after_the_other() -> None:
    async def work() -> list[str]:
        diary: list[str] = []
        lines = await callers(diary, 3)
        for number, line in enumerate(lines):
            line.data_received(b"GET /%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % number)
        await turns_of_the_loop(diary, 12)
        for line in lines:
            line.connection_lost(None)
        await turns_of_the_loop([], 8)
        return diary

    diary = asyncio.run(work())
    asked = [at for at, text in enumerate(diary) if text.startswith("/")]
    assert [diary[at] for at in asked] == ["/0", "/1", "/2"]
    assert all(after - before > 1 for before, after in itertools.pairwise(asked)), diary


def test_a_request_whose_sender_has_left_while_it_waited_is_not_read() -> None:
    async def work() -> list[str]:
        diary: list[str] = []
        lines = await callers(diary, 2)
        for line in lines:
            line.data_received(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        lines[1].transport.is_closing.return_value = True  # type: ignore[attr-defined]  # it is a mock
        lines[1].connection_lost(None)
        await turns_of_the_loop([], 8)
        lines[0].connection_lost(None)
        await turns_of_the_loop([], 8)
        return diary

    assert asyncio.run(work()) == ["/x"]


def test_connections_that_are_over_are_forgotten_at_once() -> None:
    """Not when the garbage collector comes: it would hold up everybody to clear thousands of them."""

    async def work() -> list[str]:
        diary: list[str] = []
        lines = await callers(diary, 2)
        lines[0].data_received(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        lines[1].data_received(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        await turns_of_the_loop([], 8)
        known = [weakref.ref(line) for line in lines]
        while lines:
            lines.pop().connection_lost(None)
        await turns_of_the_loop([], 8)
        return [str(one()) for one in known if one() is not None]

    gc.disable()
    try:
        assert asyncio.run(work()) == []
    finally:
        gc.enable()
