"""What tests of the store write, and how they open it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.server.store import Row, Store, Write
from alhambra.server.store.entries import AnyEntry, Claimed, Created, Place, Plan, Played, Started, Written

START = 1_700_000_000_000  # milliseconds since 1970
HOST, GUEST, LINK = "a1" * 32, "b2" * 32, "c3" * 32  # what hashes look like


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_twice(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two workers; with a file there is one, who does the work of both."""
    async with opened(url) as store:
        if not store.shared:
            yield store, store
            return
        async with opened(url) as other:
            yield store, other


def move(seq: int, text: str = "pass") -> Written:
    return Written(seq, START + seq, Played(seq % 2, text, seq % 2))


def moves(key: str, *seqs: int, text: str = "pass") -> Write:
    """A write with these moves."""
    return Write(key, [move(seq, text) for seq in seqs])


def row(key: str, **facts: object) -> Row:
    """A summary, with these differences from an ordinary one."""
    ordinary: dict[str, object] = {
        "title": "A table",
        "status": "open",
        "listed": True,
        "seats": 3,
        "free": 2,
        "facts": b'{"edition":"2024"}',
        "created": START,
        "changed": START,
        "due": None,
    }
    return Row(key=key, **{**ordinary, **facts})  # type: ignore[arg-type]


def numbered(entries: Iterable[AnyEntry]) -> list[Written]:
    return [Written(seq, START + seq * 1000, entry) for seq, entry in enumerate(entries, 1)]


def whole_game(seed: int = 1) -> tuple[list[Written], str]:
    """Everything that happened at a table of two, and the record of its game."""
    entries, record = _played(seed)
    return list(entries), record


@cache
def _played(seed: int) -> tuple[list[Written], str]:
    game = alhambra.new_game(2, seed=seed)
    play_out(game, [RandomBot(seat) for seat in range(2)])
    places = (Place(kind="here", name="Ada"), Place(kind="link"))
    plan = Plan(title="Friends", places=places, edition=alhambra.DEFAULT_EDITION)
    entries: list[AnyEntry] = [Created(plan, HOST, "Ada", {"1": LINK}), Claimed(1, GUEST, "Ben"), Started(seed)]
    entries += [Played(seat, text, seat) for seat, text in game.record.moves]
    return numbered(entries), str(game.record)


def finished(key: str, seed: int = 1) -> Write:
    """A finished game, as one write."""
    entries, _ = whole_game(seed)
    return Write(key, entries, row(key, status="over", free=0, changed=entries[-1].at), [HOST, GUEST])
