"""Who is connected: told to everybody, also across workers, and nobody counts for longer than they are there."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from alhambra.server.sockets.connection import Connection, converse
from alhambra.server.tables.hub import PRESENCE, RESTING
from lively import (
    Company,
    Guest,
    joining,
    lively_hub,
    open_table,
    playing,
    seat_everybody,
    settled,
    two_workers,
    watch_of,
)
from quiet import SECRETS, Boundless, run


def connected(guest: Guest) -> list[bool]:
    return [seat["connected"] for seat in guest.table["seats"]]


def test_everybody_hears_who_comes_and_goes() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 2))
        anna = await company.enter(0)
        assert connected(anna) == [True, False, False]
        ben = await company.enter(1)
        assert connected(anna) == connected(ben) == [True, True, False]
        assert anna.last["type"] == "update"
        assert "view" not in anna.last
        company.hub.leave(ben)
        assert connected(anna) == [True, False, False]

    run(work())


def test_somebody_is_here_as_long_as_one_device_is() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        anna = await company.enter(0)
        devices = [await company.enter(1) for _ in range(3)]
        for device in devices:
            assert connected(anna) == [True, True]
            company.hub.leave(device)
        assert connected(anna) == [True, False]

    run(work())


def test_all_seats_of_a_person_are_connected() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 0, 1))
        anna = await company.enter(0)
        assert connected(anna) == [True, False, True, False]

    run(work())


def test_spectators_are_counted() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        anna = await company.enter(0)
        spectators = [await company.enter(None) for _ in range(3)]
        assert anna.table["watching"] == 3
        company.flush()
        assert [one.table["watching"] for one in spectators] == [3, 3, 3]
        company.hub.leave(spectators.pop())
        company.flush()
        assert [one.table["watching"] for one in [anna, *spectators]] == [2, 2, 2]

    run(work())


def test_who_comes_while_a_move_is_stored_does_not_betray_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        anna = await company.enter(0)
        ben = await company.enter(1)
        stored = asyncio.Event()
        write = company.hub.store.write

        async def slowly(change: object) -> None:
            await stored.wait()
            await write(change)  # type: ignore[arg-type]

        monkeypatch.setattr(company.hub.store, "write", slowly)
        move = asyncio.create_task(company.play())
        await settled()
        company.hub.leave(ben)
        coming = asyncio.create_task(company.enter(1))
        await settled()
        assert (anna.seq, anna.view["ply"]) == (3, 0)
        stored.set()
        await move
        back = await coming
        await settled()
        assert anna.seq == back.seq == 4
        assert back.messages[0]["view"]["ply"] == 1
        assert connected(anna) == [True, True]

    run(work())


def test_nobody_is_away_before_they_came() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), (0, 1))
        watch = watch_of(company.hub)
        watch.wait(100)  # the host waits for a guest
        await seat_everybody(company, (0, 1))
        assert company.room.absence(1) == 0
        watch.wait(2)
        assert company.room.absence(1) == 2_000

    run(work())


def test_how_long_somebody_has_been_away() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        watch, room = watch_of(company.hub), company.room
        watch.wait(10)
        assert room.absence(1) == 10_000  # since the table was laid: nobody knows of an earlier time
        ben = await company.enter(1)
        watch.wait(50)
        assert room.absence(1) == 0
        company.hub.leave(ben)
        watch.wait(7)
        assert room.absence(1) == 7_000
        phone = await company.enter(1)
        assert room.absence(1) == 0
        watch.wait(1)
        company.hub.leave(phone)
        assert room.absence(1) == 0

    run(work())


def test_after_a_restart_everybody_is_given_time_to_come_back() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        watch = watch_of(company.hub)
        watch.wait(3600)
        again = lively_hub(company.hub.store, watch)
        room = await again.room(company.table.key)
        assert room.absence(1) == 0
        watch.wait(61)
        assert room.absence(1) == 61_000

    run(work())


# ------------------------------------------------------------------------------------------------------- other workers


async def at_two_workers() -> tuple[Company, Company]:
    """The same table, seen by both."""
    here, there = two_workers()
    company = await playing(here, (0, 1, 2))
    return company, Company(there, await there.room(company.table.key))


def test_people_at_another_worker_are_here() -> None:
    async def work() -> None:
        here, there = await at_two_workers()
        anna, ben = await here.enter(0), await there.enter(1)
        await settled()
        assert connected(anna) == connected(ben) == [True, True, False]
        assert here.room.is_here(1)
        there.hub.leave(ben)
        await settled()
        assert connected(anna) == [True, False, False]
        assert not here.room.is_here(1)

    run(work())


@pytest.mark.parametrize("goodbye", [True, False], ids=["left", "lost"])
def test_who_was_at_another_worker_has_not_been_away_before(goodbye: bool) -> None:
    """They leave, or their worker dies with them: they are away since then, or since its last word."""

    async def work() -> None:
        here, there = await at_two_workers()
        ben = await there.enter(1)
        watch = watch_of(here.hub)
        for _ in range(20):
            watch.wait(10)
            there.hub.vouch()
            await settled()
        if goodbye:
            there.hub.leave(ben)
            await settled()
            assert here.room.absence(1) == 0
        watch.wait(30)
        assert here.room.absence(1) == 30_000

    run(work())


def test_the_word_of_a_worker_that_is_gone_does_not_count_for_ever() -> None:
    async def work() -> None:
        here, there = await at_two_workers()
        await here.enter(0)
        await there.enter(1)
        await settled()
        watch = watch_of(here.hub)
        watch.wait(PRESENCE / 1000 - 1)
        assert here.room.is_here(1)
        there.hub.vouch()
        await settled()
        watch.wait(PRESENCE / 1000 - 1)
        assert here.room.is_here(1)
        watch.wait(1)
        assert not here.room.is_here(1)
        assert here.room.present() == {0}

    run(work())


def test_moves_and_gestures_reach_people_at_another_worker() -> None:
    async def work() -> None:
        here, there = await at_two_workers()
        anna, ben, spectator = await here.enter(0), await there.enter(1), await there.enter(None)
        await settled()
        assert (await anna.asks("react", reaction="hello"))["type"] == "pong"
        await settled()
        assert ben.last == spectator.last == {"type": "reaction", "seat": 0, "reaction": "hello"}
        for number in range(6):
            mover = here if number % 2 else there
            await mover.play()
            await settled()
            assert here.table.seq == there.table.seq
            assert ben.view["ply"] == anna.view["ply"] == number + 1
        there.flush()
        assert spectator.view["ply"] == 6
        assert ben.events == spectator.events == [event.to_json() for event in here.table.history(-1)]

    run(work())


def test_two_workers_cannot_both_make_the_next_move() -> None:
    async def work() -> None:
        here, there = two_workers()
        company = await playing(here, (0, 1))
        twin = Company(there, await there.room(company.table.key))
        anna, same = await company.enter(0), await twin.enter(0)
        first, second = (str(move) for move in company.game.legal_moves[:2])
        answers = await asyncio.gather(anna.plays(first, seq=3), same.plays(second, seq=3))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["refused", "update"]
        assert next(answer["reason"] for answer in answers if answer["type"] == "refused") == "stale"
        await settled()
        assert company.table.seq == twin.table.seq == 4
        assert anna.view["ply"] == same.view["ply"] == 1
        assert company.game.played == twin.game.played

    run(work())


def test_somebody_who_sits_down_at_another_worker_is_a_player_here_too() -> None:
    async def work() -> None:
        here, there = two_workers()
        company = await open_table(here, (0, 1))
        host = await company.enter(0)
        ben = await company.enter(1)  # looks on, at the worker where the table was laid
        twin = Company(there, await there.room(company.table.key))
        await twin.act(joining(1, SECRETS[1], "Ben"))
        await settled()
        assert ben.you["seats"] == [1]
        assert connected(host) == [True, True]
        assert twin.room.is_here(1)

    run(work())


# ---------------------------------------------------------------------------------------------------------- empty rooms


def test_rooms_are_cleared_when_nobody_is_in_them_and_found_again() -> None:
    async def work() -> None:
        hub = lively_hub()
        company = await playing(hub, (0, 1))
        anna = await company.enter(0)
        others = [await open_table(hub, (0, 1)) for _ in range(RESTING + 10)]
        assert company.table.key in hub.rooms
        assert len(hub.rooms) == RESTING + 1
        hub.leave(anna)
        for other in others[:RESTING]:
            await hub.room(other.table.key)
        assert company.table.key not in hub.rooms
        again = Company(hub, await hub.room(company.table.key))
        assert again.table.seq == company.table.seq
        assert str(again.game.record) == str(company.game.record)

    run(work())


def test_whoever_has_gone_is_forgotten() -> None:
    """Nothing holds a client whose visit is over, whatever was under way: neither its room nor a task."""

    async def visit(company: Company, person: int | None) -> weakref.ref[Connection]:
        secret = None if person is None else SECRETS[person]
        client = Connection(company.hub, company.room, secret, "en", Boundless())
        said = iter(['{"type":"sync"}', '{"type":"ping"}', "nonsense"])

        async def receive() -> object:
            await company.play()
            await settled()
            text = next(said, None)
            return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

        async def send(message: object) -> None:
            await asyncio.sleep(0)

        await converse(client, None, receive, send)  # type: ignore[arg-type]
        return weakref.ref(client)

    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        gone = [await visit(company, person) for person in (0, None, None, 1, None)]
        await settled()
        gc.collect()
        assert [one() for one in gone] == [None] * 5
        assert company.room.empty

    run(work())


def test_a_client_whose_room_had_to_be_forgotten_is_shown_the_table_anew() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        anna = await company.enter(0)
        del company.hub.rooms[company.table.key]
        answer = await anna.plays(company.some_move(), seq=3)
        assert answer["type"] == "update"
        assert anna.room is company.hub.rooms[company.table.key]
        assert anna in anna.room.players
        assert anna.view["ply"] == 1

    run(work())
