"""The lock of a room: one at a time, in the order of asking, and never lost."""

from __future__ import annotations

import asyncio
import random

import pytest

from alhambra.server.tables.lock import Lock
from quiet import run


def test_it_is_taken_without_waiting_if_nobody_has_it() -> None:
    lock = Lock()
    assert lock.seize()
    assert lock.locked()
    assert not lock.seize()
    lock.release()
    assert not lock.locked()
    assert lock.seize()


def test_it_is_handed_on_in_the_order_of_asking() -> None:
    async def work() -> None:
        lock, order = Lock(), []

        async def enter(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.seize()
        waiting = [asyncio.create_task(enter(number)) for number in range(5)]
        await asyncio.sleep(0)
        lock.release()
        assert lock.locked()  # it belongs to the first who waits
        assert not lock.seize()  # nobody pushes in
        await asyncio.gather(*waiting)
        assert order == [0, 1, 2, 3, 4]
        assert not lock.locked()

    run(work())


@pytest.mark.parametrize("handed", [False, True], ids=["while it waits", "when it has just been handed over"])
def test_who_leaves_does_not_keep_it(handed: bool) -> None:
    async def work() -> None:
        lock = Lock()
        assert lock.seize()
        leaving = asyncio.create_task(lock.acquire())
        staying = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        if handed:
            lock.release()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        assert leaving.cancelled()
        if not handed:
            lock.release()
        await asyncio.wait_for(staying, 1)
        lock.release()
        assert not lock.locked()

    run(work())


def test_among_many_who_come_and_leave_there_is_one_at_a_time() -> None:
    async def work() -> None:
        dice, lock = random.Random(1), Lock()
        inside = served = 0

        async def visit() -> None:
            nonlocal inside, served
            async with lock:
                inside += 1
                assert inside == 1
                try:
                    for _ in range(dice.randrange(3)):
                        await asyncio.sleep(0)
                finally:
                    inside -= 1
                served += 1

        visits = [asyncio.create_task(visit()) for _ in range(300)]
        while not all(visit.done() for visit in visits):
            if dice.random() < 0.5:
                dice.choice(visits).cancel()
            await asyncio.sleep(0)
        found = await asyncio.gather(*visits, return_exceptions=True)
        assert {type(one) for one in found} == {type(None), asyncio.CancelledError}
        assert served >= found.count(None) > 20
        assert not lock.locked()

    run(work())
