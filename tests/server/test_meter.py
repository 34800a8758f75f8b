"""Every frame costs its sender, and what is not read has an end: one socket cannot hold up the others."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harness import Server, running_server
from hostile import FREE, PING, PONG, Closed, RawClient, frame, memory_of
from people import Party, Player, new_table
from test_frames import another_inside, another_uvicorn, served_here

CONT = 0
PINGS = frame(b"", PING) * 40_000  # 240 kB: what one read may bring
PIECES = frame(b"", first=0) + frame(b"", CONT, first=0) * 40_000
PONGS = frame(b"", PONG) * 40_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(f"sqlite:///{tmp_path_factory.mktemp('meter')}/tables.sqlite") as found:
        yield found


async def slowest_answer(server: Server, seconds: float) -> float:
    """How long somebody at another table has to wait for a pong, at worst."""
    party = await asyncio.to_thread(new_table, server, 2)
    async with server.socket(party.key, party.tokens[0]) as socket:
        player = Player(socket)
        await player.hear()
        slowest, until = 0.0, time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.monotonic()
            await player.ask("ping")
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.1)
        return slowest


async def drown(client: RawClient, data: bytes) -> int:
    """Send this until the server hangs up; the code with which it does."""

    async def send() -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                client.writer.write(data)
                await client.writer.drain()

    sending = asyncio.create_task(send())
    try:
        while True:
            await client.read()
    except Closed as closed:
        return closed.code
    finally:
        sending.cancel()


@pytest.mark.parametrize("data", [PINGS, PIECES, PONGS], ids=["pings", "empty fragments", "pongs"])
def test_a_flood_of_frames_is_cut_off_and_nobody_else_waits(server: Server, data: bytes) -> None:
    async def work() -> None:
        party = await asyncio.to_thread(new_table, server, 2)
        client = await RawClient.connect(server, party.key, party.tokens[0])
        flood = asyncio.create_task(asyncio.wait_for(drown(client, data), 20))
        slowest = await slowest_answer(server, 3)
        code = await flood
        client.close()
        assert code == 1008
        assert slowest < 0.25, f"somebody else waited for {slowest:.2f} s"

    asyncio.run(work())


def test_pongs_that_nobody_reads_have_an_end(tmp_path: Path) -> None:
    """Even where the owner wants no limits."""

    async def work(server: Server) -> None:
        party = await asyncio.to_thread(new_table, server, 2)
        client = await RawClient.connect(server, party.key, party.tokens[0])
        before = memory_of(server)
        data = frame(b"x" * 125, PING) * 1000
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(150):  # 20 MB
                client.writer.write(data)
                await asyncio.wait_for(client.writer.drain(), 10)
        grown = memory_of(server) - before
        client.close()
        assert grown < 8_000, f"{grown} kB more"

    with running_server(f"sqlite:///{tmp_path}/tables.sqlite", **FREE) as server:
        asyncio.run(work(server))


def test_who_is_only_a_little_too_fast_is_slowed_down_and_loses_nothing(server: Server) -> None:
    async def work() -> None:
        party = await asyncio.to_thread(new_table, server, 2)
        client = await RawClient.connect(server, party.key, party.tokens[0])
        wanted = [b"%d" % number for number in range(250)]
        await client.send(*[frame(one, PING) for one in wanted])
        heard: list[bytes] = []
        while len(heard) < len(wanted):
            kind, payload = await asyncio.wait_for(client.read(), 10)
            if kind == PONG:
                heard.append(payload)
        assert heard == wanted
        await client.send(frame(b'{"type":"ping","id":"after"}'))
        while b'"after"' not in payload:
            _, payload = await asyncio.wait_for(client.read(), 10)
        client.close()

    asyncio.run(work())


def test_many_sockets_share_the_frames_of_their_client(server: Server) -> None:
    """Four sockets that are each a little too fast wait as long as one that sends for all of them."""

    async def pings(party: Party, number: int) -> None:
        client = await RawClient.connect(server, party.key, party.tokens[0])
        await client.send(*[frame(b"%d" % one, PING) for one in range(number)])
        heard = 0
        while heard < number:
            kind, _ = await asyncio.wait_for(client.read(), 20)
            heard += kind == PONG
        client.close()

    async def work() -> float:
        party = await asyncio.to_thread(new_table, server.seen_from("127.0.0.9"), 2)
        began = time.monotonic()
        await asyncio.gather(*[pings(party, 200) for _ in range(4)])
        return time.monotonic() - began

    assert asyncio.run(work()) > 2.0  # 480 at once, and 120 a second for the other 320; alone each would take 1 s


# ------------------------------------------------------------------------------------------------- the other two ways


@pytest.mark.parametrize("change", [another_uvicorn, another_inside])
def test_a_flood_is_cut_off_on_the_long_way_too(
    sqlite_url: str, change: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Server) -> int:
        party = await asyncio.to_thread(new_table, server, 2)
        client = await RawClient.connect(server, party.key, party.tokens[0])
        code = await asyncio.wait_for(drown(client, PINGS), 20)
        client.close()
        return code

    change(monkeypatch)
    with served_here(sqlite_url, message_burst=80.0) as server:
        assert asyncio.run(work(server)) == 1008
