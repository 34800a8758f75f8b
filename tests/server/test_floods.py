"""What one client sends as fast as it goes harms nobody else; floods.py is the long form, which measures too.

Here is judged what does not depend on the speed of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

import floods
from flooders import FLOODS, Flood, Tally, Target, close_code, frame, in_pieces, preview
from floods import GROWTH, PACE, Bystanders, Figures, Waits, Watch, flooder, is_healthy, slow_or_large, target_of
from harness import Server, running_server
from people import Party

SECONDS = 1.5
# Bytes of a flood that the server may take, however long it lasts; some of them are only on their way to it. It reads
# up to 256 KiB at a time, and on a busy machine three times before it stops listening.
MOST_TAKEN = 1_000_000
SHORT = ("pings", "unread-pongs", "fragments", "syncs", "reconnects", "requests", "trailers", "extensions")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floods")
    with running_server(f"sqlite:///{folder}/tables.sqlite") as found:
        yield found
        assert found.stop() == 0
        assert "Traceback" not in found.log


@pytest.fixture(scope="module")
def target(server: Server) -> Target:
    return asyncio.run(target_of(server, SECONDS))


@pytest.mark.parametrize("name", SHORT)
def test_a_flood_harms_nobody_else(server: Server, target: Target, name: str) -> None:
    """Each comes from an address of its own: what the server remembers of the others does not help it."""
    source = f"127.0.0.{20 + SHORT.index(name)}"
    tally, watch, bystanders = asyncio.run(endured(server, FLOODS[name], replace(target, source=source)))
    assert tally.closed or tally.refused or tally.sent < MOST_TAKEN, tally
    assert watch.highest - watch.before < GROWTH
    assert bystanders.complaints == []
    assert is_healthy(server)


async def endured(server: Server, flood: Flood, target: Target) -> tuple[Tally, Watch, Bystanders]:
    """A flood while two people play."""
    bystanders = await Bystanders.invited(server, 1, SECONDS)
    async with flooder(flood) as attacker, bystanders.playing():
        watch = Watch(server)
        async with watch.looking():
            tally = await attacker.flood(target)
    return tally, watch, bystanders


# ---------------------------------------------------------------------------------------------- could the trial fail?


def figures(before: float, during: float, after: float, highest: float) -> Figures:
    first, second, third = (Waits(100, 1.0, p99, p99) for p99 in (before, during, after))
    return Figures("pings", first, second, third, 0.5, memory=100.0, highest=highest, left=100.0, tally=Tally())


def test_three_times_as_long_and_a_little_memory_are_allowed() -> None:
    assert slow_or_large(figures(20.0, 60.0, 60.0, 130.0)) == []
    assert slow_or_large(figures(0.5, 15.0, 15.0, 130.0)) == []


def test_whoever_waits_longer_is_noticed() -> None:
    assert slow_or_large(figures(20.0, 61.0, 20.0, 100.0)) == ["p99 during 61 ms, at most 60"]
    assert slow_or_large(figures(1.0, 1.0, 16.0, 100.0)) == ["p99 after 16 ms, at most 15"]


def test_a_server_that_grows_is_noticed() -> None:
    assert slow_or_large(figures(1.0, 1.0, 1.0, 131.0)) == ["grown by 31 MiB, at most 30"]


def test_bystanders_without_a_single_move_are_noticed() -> None:
    found = replace(figures(1.0, 1.0, 1.0, 100.0), during=Waits.of([]))
    assert slow_or_large(found) == ["p99 during inf ms, at most 15"]


def test_one_long_wait_counts_for_the_moves_that_could_not_be_made() -> None:
    """Of 99 quick moves and a pause of ten seconds, most people would have felt the pause."""
    found = Waits.of([0.001] * 99 + [300 * PACE])
    assert found.moves == 100
    assert found.p50 > 1000
    assert found.worst == pytest.approx(300 * PACE * 1000)


def test_bystanders_who_cannot_play_complain(server: Server) -> None:
    async def work() -> list[str]:
        bystanders = Bystanders([[Party(server, "nosuchtable", ["", ""])]])
        async with bystanders.playing():
            await asyncio.sleep(0.5)
        return bystanders.complaints

    assert [text.partition(":")[0] for text in asyncio.run(work())] == ["bystanders were lost"]


def test_every_flood_has_something_to_send() -> None:
    target = Target(1, "key", "token", ["pass", "take 1"], 1.0)
    for flood in FLOODS.values():
        assert flood.opening(target) or flood.again(target) or flood.name in ("nothing", "connections")
    assert len(preview(target)) < 4096 + 8
    assert len(preview(replace(target, moves=["m" * 60]))) < 4096 + 8
    assert in_pieces(4000).count(frame(b"x", 0, 0)) == 4000 - 23


def test_the_code_of_a_closed_socket_is_found() -> None:
    assert close_code(b"}\x88\x0a\x03\xf0too-fast") == 1008
    assert close_code(b"}\x88\x02\x03\xf1") == 1009
    assert close_code(b'{"type":"pong"}') == 0


def test_only_known_floods_can_be_chosen() -> None:
    assert floods.named("pings,trailers") == ["pings", "trailers"]
    with pytest.raises(argparse.ArgumentTypeError, match="no such flood: rain"):
        floods.named("pings,rain")
