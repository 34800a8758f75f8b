"""Nobody can harm the server or other tables by what they send; hostile.py is the long form."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import hostile
from harness import Server, running_server
from hostile import FREE, Attacker, Closed, Field, Forge, Knowledge, RawClient, Shot, Tally, frame
from people import Player, new_table


def test_two_thousand_hostile_frames(tmp_path: Path) -> None:
    told = hostile.run(tmp_path, frames=2000, seed=7)
    assert "all legal" in told
    assert "all games ended" in told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    with running_server(f"sqlite:///{folder}/tables.sqlite", **FREE) as found:
        yield found
        assert found.stop() == 0
        assert "Traceback" not in found.log


def test_a_reader_who_stops_reading_is_sent_away_and_the_table_goes_on(server: Server) -> None:
    """Somebody asks for much and reads nothing: they do not count as present any more, and nobody waits for them."""

    async def work() -> None:
        party = new_table(server, 2)
        idle = await RawClient.connect(server, party.key, party.tokens[1])
        async with server.socket(party.key, party.tokens[0]) as socket:
            player = Player(socket)
            await player.hear()
            asking = asyncio.create_task(idle.flood(b'{"type":"sync"}'))
            until = time.monotonic() + 20
            while not player.table["seats"][1]["connected"]:
                await player.hear(10)
            while player.table["seats"][1]["connected"]:
                assert time.monotonic() < until, "still there"
                with contextlib.suppress(TimeoutError):
                    await player.hear(0.2)
            asking.cancel()
            assert (await player.ask("sync"))["type"] == "sync"
        idle.close()

    asyncio.run(work())


# ---------------------------------------------------------------------------------------------- could the trial fail?


def test_every_way_to_spoil_a_frame_makes_frames() -> None:
    forge = Forge(random.Random(1), Knowledge(), 0.3)
    shots = [forge.shot() for _ in range(400)]
    assert {name for name, _ in shots} == set(forge.ways)
    assert len({shot.frames for _, shot in shots}) > 300


class Mute(Forge):
    """Sends what the server need not answer: half a frame's beginning, and then its end too late."""

    def shot(self) -> tuple[str, Shot]:
        return "half a message", Shot(frame(b'{"type":', first=0))


def test_a_frame_without_an_answer_would_be_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        attacker = Attacker(Field(server), 0, 1, Tally(), 0.0)
        attacker.forge = Mute(random.Random(1), attacker.knowledge, 0.0)
        with pytest.raises((AssertionError, TimeoutError)):
            await attacker.attack(5)

    monkeypatch.setattr(hostile, "PATIENCE", 1.0)
    monkeypatch.setattr(hostile, "TYPED", ())
    asyncio.run(work())


def test_a_socket_that_is_torn_would_be_noticed() -> None:
    async def work() -> None:
        async def tear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            await writer.drain()
            writer.close()

        torn = await asyncio.start_server(tear, "127.0.0.1", 0)
        async with torn:
            fake = Server("", 1, {}, Path())
            fake.port = torn.sockets[0].getsockname()[1]
            client = await RawClient.connect(fake, "key")
            with pytest.raises(Closed) as closed:
                await client.read()
            assert closed.value.code == 0
            client.close()

    asyncio.run(work())
