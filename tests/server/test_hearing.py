"""A message that is heard as it arrives, and one that is heard in its turn: the same answers, to the byte."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from alhambra.server.access.limits import Bucket
from alhambra.server.store import Conflict, StorageFailed
from lively import Company, Guest, lively_hub, playing, settled
from quiet import run

TWO = (0, 1)


async def two_people(at_once: bool) -> tuple[Company, Guest, Guest]:
    """Who has to decide, and the other; both wait for messages as they do in a conversation."""
    company = await playing(lively_hub(), TWO)
    guests = [await company.enter(person) for person in TWO]
    if at_once:
        for guest in guests:
            guest._receiving = asyncio.current_task()
    mover = next(guest for guest in guests if company.table.decider in guest.seats)
    return company, mover, next(guest for guest in guests if guest is not mover)


async def say(guest: Guest, at_once: bool, message: dict[str, Any]) -> None:
    text = json.dumps(message)
    if at_once:
        assert guest.hear_now(text)
        await settled()
    else:
        await guest.hear(text)


async def heard(at_once: bool, case: str) -> list[list[bytes]]:
    """What both heard after one message that says a move."""
    company, mover, other = await two_people(at_once)
    seq = company.table.seq
    message: dict[str, Any] = {"type": "play", "id": "m", "seq": seq, "move": company.some_move("take")}
    speaker = mover
    if case == "illegal":
        message["move"] = "buy house-2 blue9"
    elif case == "unknown":
        message["move"] = "dance"
    elif case == "another's turn":
        speaker = other
    elif case == "another's seat":
        message["seat"] = other.seats[0]
    elif case == "too late":
        message["seq"] = seq - 1
    elif case == "a stranger":
        speaker = await company.enter(None)
        if at_once:
            speaker._receiving = asyncio.current_task()
    elif case == "again":
        await say(mover, at_once, message)
    elif case == "undo asked":
        await say(mover, at_once, message)
        asker = [mover, other][company.table.decider not in mover.seats]
        await asker.hear(json.dumps({"type": "undo", "seq": company.table.seq, "ply": 0}))
        assert company.table.question is not None
        speaker = mover if company.table.decider in mover.seats else other
        message |= {"seq": company.table.seq, "move": company.some_move("take")}
    before = [len(guest.heard) for guest in (mover, other, speaker)]
    await say(speaker, at_once, message)
    assert not company.room.lock.locked()
    key = company.table.key.encode()  # made by chance
    found = [
        [message.replace(key, b"the-table") for message in guest.heard[known:]]
        for guest, known in zip((mover, other, speaker), before, strict=True)
    ]
    assert found[2][-1:]  # whatever it was, it has been answered
    return found


CASES = (
    "legal", "illegal", "unknown", "another's turn", "another's seat", "too late", "a stranger", "again", "undo asked",
)  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_it_is_answered_the_same_at_once_and_in_its_turn(case: str) -> None:
    assert run(heard(True, case)) == run(heard(False, case))


@pytest.mark.parametrize("error", [Conflict(), StorageFailed("full")], ids=["conflict", "full"])
@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "in its turn"])
def test_what_could_not_be_stored_is_refused(at_once: bool, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        company, mover, _ = await two_people(at_once)
        monkeypatch.setattr(company.hub.store, "submit", lambda write, settled: settled(error))
        before, move = company.table.seq, company.some_move("take")
        await say(mover, at_once, {"type": "play", "id": "m", "seq": before, "move": move})
        await settled()
        refusal = next(message for message in mover.messages if message.get("re") == "m")
        assert refusal["reason"] == ("stale" if isinstance(error, Conflict) else "storage-full")
        assert company.table.seq == before
        assert not company.room.lock.locked()

    run(work())


def test_only_a_move_at_a_quiet_table_is_heard_as_it_arrives() -> None:
    async def work() -> None:
        company, mover, other = await two_people(True)
        move = {"type": "play", "seq": company.table.seq, "move": company.some_move("take")}
        known = len(mover.heard)
        assert not mover.hear_now("nonsense")
        assert not mover.hear_now(json.dumps({"type": "ping"}))
        assert not mover.hear_now(json.dumps({**move, "seq": company.table.seq + 1}))  # another worker told them more
        assert not mover.hear_now(json.dumps({**move, "move": "x" * 2000}))
        async with company.room.lock:
            assert not mover.hear_now(json.dumps(move))
        mover._receiving = None  # still at the message before
        assert not mover.hear_now(json.dumps(move))
        assert len(mover.heard) == known
        mover._receiving = asyncio.current_task()
        assert mover.hear_now(json.dumps(move))
        assert not other.hear_now(json.dumps(move))  # until it is stored
        await settled()
        assert company.game.ply == 1

    run(work())


def test_what_is_left_for_later_is_paid_for_once() -> None:
    async def work() -> None:
        company, mover, _ = await two_people(True)
        mover._bucket = Bucket(0.0, 1.0)
        move = json.dumps({"type": "play", "id": "m", "seq": company.table.seq, "move": company.some_move("take")})
        async with company.room.lock:
            assert not mover.hear_now(move)
        await mover.hear(move)
        assert mover.last["type"] == "update"
        move = json.dumps({"type": "play", "id": "n", "seq": company.table.seq, "move": company.some_move("take")})
        assert not mover.hear_now(move)  # nothing is left
        assert not company.room.lock.locked()
        await mover.hear(move)
        assert mover.last["reason"] == "too-fast"

    run(work())


def test_a_client_that_goes_while_its_move_is_stored_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        company, mover, other = await two_people(False)
        stored, write = asyncio.Event(), company.hub.store.write

        async def slowly(change: object) -> None:
            await stored.wait()
            await write(change)  # type: ignore[arg-type]  # what the hub gives to the store

        monkeypatch.setattr(company.hub.store, "write", slowly)
        move = asyncio.create_task(mover.plays(company.some_move("take")))
        await settled()
        move.cancel()
        await settled()
        assert company.room.lock.locked()  # what is not stored must not be seen
        stored.set()
        await settled()
        assert not company.room.lock.locked()
        assert other.view["ply"] == company.game.ply == 1

    run(work())
