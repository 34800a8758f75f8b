"""A move whose operands others must not see: no byte that they are sent depends on them until it is shown."""

from __future__ import annotations

import random

import pytest

from alhambra import MODULES
from alhambra.modules.invaders.attack import INVASIONS
from alhambra.modules.thieves.module import THIEVES, Thief, thief_cards
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


# ------------------------------------------------------------------------------------------------------ real modules


def table_with(*modules: str) -> Plan:
    places = (Place(kind="here"), Place(kind="link"), Place(kind="link"))
    return Plan(title="Secrets", places=places, edition="2024", modules=modules, pace=Live(600, 5))


def heard_by_others(quiet: Quiet, seat: int) -> list[list[bytes]]:
    return [client.heard for number, client in enumerate([*quiet.seats, quiet.watcher]) if number != seat]


async def asked_about(quiet: Quiet, seat: int, *moves: str) -> None:
    """Everybody else, and a spectator, tries to get it out of the server."""
    for number, client in enumerate([*quiet.seats, quiet.watcher]):
        if number != seat:
            seq = quiet.room.table.seq
            client.room.sync(client)
            await client.says(type="sync", since=0)
            for move in moves:
                await client.says(type="why_not", move=move)
                await client.says(type="preview", moves=[move])
            await client.says(type="undo", seq=seq - 1)


def test_which_citizens_were_chosen_changes_no_byte_that_others_hear() -> None:
    choices = ("trader choose pavilion garden tower", "trader choose seraglio arcades chambers")

    async def chosen(move: str) -> Quiet:
        quiet = await quiet_table(table_with("street_trader"))
        await quiet.move(move)
        await asked_about(quiet, 0, *choices, "trader lay 1,0")
        return quiet

    async def play() -> None:
        one, other = [await chosen(move) for move in choices]
        assert heard_by_others(one, 0) == heard_by_others(other, 0)
        assert one.seats[0].heard != other.seats[0].heard
        for quiet in (one, other):
            for move in choices:
                await quiet.move(move)
        assert heard_by_others(one, 0) != heard_by_others(other, 0), "all have shown them"

    run(play())


def test_what_a_scout_saw_changes_no_byte_that_others_hear() -> None:
    """Two tables that differ in the card on top only: who looks sees it, the others hear that he has looked."""

    async def looked(direction: int) -> tuple[Quiet, int]:
        quiet = await quiet_table(table_with("invaders", "small_change"), seed=3)
        game = quiet.room.table.game
        assert game is not None
        rng = random.Random(5)
        while game.decision is not None and game.decision.kind != "scout":
            bought = [move for move in game.legal_moves if move.verb in ("buy", "place")]
            await quiet.move(str(rng.choice(bought or game.legal_moves)))
        assert game.decision is not None
        seat = game.decision.seat
        game.state.part(INVASIONS).top = direction
        await quiet.move(str(next(move for move in game.legal_moves if move.verb == "scout")))
        await asked_about(quiet, seat, "scout garden", "take dinar 4")
        return quiet, seat

    async def play() -> None:
        (north, seat), (east, same) = await looked(0), await looked(1)
        assert seat == same
        assert heard_by_others(north, seat) == heard_by_others(east, seat)
        assert north.seats[seat].heard != east.seats[seat].heard

    run(play())


def test_thieves_of_others_change_no_byte() -> None:
    """Two tables that differ in the hand of one seat only, in the window in which it is asked."""

    async def asked(currency: int) -> tuple[Quiet, int]:
        quiet = await quiet_table(table_with("thieves"), seed=3)
        game = quiet.room.table.game
        assert game is not None
        seat = game.state.active
        part = game.state.part(THIEVES)
        cards = [card for card in thief_cards(game.state.rules.components) if isinstance(card, Thief)]
        part.hands = part.hands.holding(seat, [card for card in cards if card.currency == currency])
        for client in [*quiet.seats, quiet.watcher]:
            client.room.sync(client)
        money = next(str(move) for move in game.legal_moves if move.verb == "take")
        await quiet.move(money)
        for _ in range(3):
            if game.decision is not None and game.decision.kind == "interlude":
                shown = [f"steal {card}" for card in game.state.display.shown()]
                await asked_about(quiet, seat, *shown)
                await quiet.move("pass")
        return quiet, seat

    async def play() -> None:
        (one, seat), (other, same) = await asked(0), await asked(2)
        assert seat == same
        assert heard_by_others(one, seat) == heard_by_others(other, seat)
        assert one.seats[seat].heard != other.seats[seat].heard

    run(play())
