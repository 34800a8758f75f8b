"""A move whose operands others must not see: no byte that they are sent depends on them until it is shown."""

from __future__ import annotations

import pytest

from alhambra import MODULES
from alhambra.server.store.entries import Live, Place, Plan
from made_up import MADE_UP
from quiet import Quiet, quiet_table, run

CHOSEN = ("favour garden", "favour tower")
MIX = ("favours", "vizier", "bonus_cards")


@pytest.fixture(autouse=True)
def favours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server offers a module with a secret choice before the market."""
    monkeypatch.setitem(MODULES, "favours", MADE_UP["favours"])


async def table() -> Quiet:
    places = (Place(kind="here"), Place(kind="link"), Place(kind="link"))
    return await quiet_table(Plan(title="Secrets", places=places, edition="2024", modules=MIX, pace=Live(600, 5)))


def heard(quiet: Quiet) -> list[list[bytes]]:
    """By the seats, then by the spectator."""
    return [client.heard.copy() for client in [*quiet.seats, quiet.watcher]]


async def said_about(quiet: Quiet, move: str) -> list[list[bytes]]:
    """What everybody can get out of the server once the first seat has chosen."""
    await quiet.move(move)
    for client in [*quiet.seats[1:], quiet.watcher]:
        seq = quiet.room.table.seq
        client.room.sync(client)
        await client.says(type="sync", since=seq)
        await client.says(type="sync", since=0)
        for text in CHOSEN:
            await client.says(type="why_not", move=text)
            await client.says(type="preview", moves=[text])
            await client.says(type="play", move=text, seq=seq - 1)
        await client.says(type="undo", seq=seq - 1)
    return heard(quiet)


def test_what_was_chosen_changes_no_byte_that_others_hear() -> None:
    async def play() -> None:
        one, other = [await said_about(await table(), move) for move in CHOSEN]
        assert one[0] != other[0], "who has chosen sees what"
        assert one[1:] == other[1:]

    run(play())


def test_who_chose_may_take_it_back_and_the_others_learn_nothing_by_it() -> None:
    async def play() -> None:
        said: list[list[list[bytes]]] = []
        for move in CHOSEN:
            quiet = await table()
            await quiet.move(move)
            await quiet.seats[0].says(type="undo", seq=quiet.room.table.seq)
            quiet.flush()
            game = quiet.room.table.game
            assert game is not None
            assert game.ply == 0
            said.append(heard(quiet))
        assert said[0][1:] == said[1][1:]

    run(play())


def test_everything_is_told_when_it_is_shown() -> None:
    async def play() -> None:
        quiet = await table()
        for move in (*CHOSEN, "favour pavilion"):
            await quiet.move(move)
        assert b'"buildings":["garden","tower","pavilion"]' in b"".join(quiet.watcher.heard)

    run(play())
