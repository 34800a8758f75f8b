"""What is hidden from somebody does not change a byte of what they are sent."""

from __future__ import annotations

import random

import pytest

import alhambra
from alhambra.core.record import Record, parse_record
from alhambra.core.rng import SHUFFLE, Outcome
from alhambra.server.store.entries import Live, Origin, Place, Plan
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.rooms import Client, Room
from alhambra.titles.wire import to_json
from checks import hidden_twin
from quiet import Quiet, everything_said, quiet_table, run
from random_games import MIXES, Mix, begun

PREFIX = 60  # moves of a stream
# Modules with something that not everybody may know, and those in which all that chance says is said at set-up.
SECRETIVE = [
    Mix(3, "2024", ("street_trader", "thieves", "invaders"), {}),
    Mix(2, "2003", ("bonus_cards", "currency_exchange", "small_change", "invaders"), {"attack_open": True}),
    Mix(2, "second", ("characters", "city_walls", "thieves", "treasure_chamber"), {}),
]
SETTLED = [Mix(3, "2024", ("bonus_cards", "city_walls", "thieves"), {})]


def plan_of(mix: Mix, origin: Origin | None = None) -> Plan:
    places = (Place(kind="here", level="random"), *[Place(kind="link", level="random")] * (mix.seats - 1))
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in mix.options.items()}
    return Plan(
        title="Leaks",
        places=places,
        edition=mix.edition,
        modules=mix.modules,
        options=options,  # type: ignore[arg-type]
        pace=Live(600, 5),
        origin=origin,
    )


# ------------------------------------------------------------------------------------------------------------ positions


@pytest.mark.parametrize("mix", [*MIXES, *SECRETIVE], ids=str)
def test_swapping_what_is_hidden_changes_no_byte(mix: Mix) -> None:
    """In one position: the hands of others, the deck and the supply are others; every answer is the same."""

    async def play() -> None:
        rng = random.Random(str(mix))
        quiet = await quiet_table(plan_of(mix), seed=rng.randrange(10**6))
        game = quiet.room.table.game
        assert game is not None
        while not game.over:
            if rng.random() < 0.02:
                await compare(quiet, rng)
            await quiet.move(str(rng.choice(game.legal_moves)))
        await compare(quiet, rng)

    run(play())


async def compare(quiet: Quiet, rng: random.Random) -> None:
    game = quiet.room.table.game
    assert game is not None
    state, moves = game.state, game.legal_moves
    doubtful = [str(move) for move in rng.sample(moves, min(4, len(moves)))]
    doubtful += ["buy PAV2-NEW dinar 1 dinar 1", "take dinar 9", "place PAV2-NEW 1,0", "pass", "sing"]
    for eye, client in [*enumerate(quiet.seats), (None, quiet.watcher)]:
        time = quiet.hub.now.time  # type: ignore[attr-defined]
        said = await everything_said(quiet, client, doubtful)
        quiet.hub.now.time = time  # type: ignore[attr-defined]
        twin = hidden_twin(state, eye, rng)
        twin.log, twin.revelations = state.log, state.revelations
        game.state, game._moves = twin, None
        told = await everything_said(quiet, client, doubtful)
        game.state, game._moves = state, None
        assert said == told


# -------------------------------------------------------------------------------------------------------------- streams


async def stream(mix: Mix, record: Record) -> list[list[bytes]]:
    """Every byte that everybody is sent while these moves are played."""
    quiet = await quiet_table(plan_of(mix, Origin(str(record), 0)))
    for _, move in record.moves:
        await quiet.move(move)
    return [client.heard for client in [*quiet.seats, quiet.watcher]]


def beginning(mix: Mix, seed: int) -> Record:
    rng = random.Random(seed)
    game = begun(mix, seed)
    while not game.over and game.ply < PREFIX:
        game.play(rng.choice(game.legal_moves))
    return game.record


def twin_of(record: Record, rng: random.Random) -> Record | None:
    """The same moves, but what nobody has seen yet lies in another order; None where chance offers no such order.

    Compared are the events as the engine knows them, with everything that only some may know.
    """
    told, seen = known_of(record)
    headers = {name: text for name, text in record.headers.items() if name not in ("Seed", "Generator")}
    for _ in range(100):
        orders = record.shuffles
        order = rng.choice(orders[:4])
        first, second = rng.sample(range(len(order)), 2)
        order[first], order[second] = order[second], order[first]
        other = Record(headers, [Outcome(SHUFFLE, [*names]) for names in orders], record.turns)
        try:
            known = known_of(parse_record(str(other)))
        except (alhambra.InvalidRecord, alhambra.IllegalMove):
            continue
        if other.shuffles != record.shuffles and known == (told, seen):
            return other
    return None


def known_of(record: Record) -> tuple[list[object], list[object]]:
    """All events, and what each seat knows of the parts of modules: cards may have been dealt without an event."""
    game = alhambra.load(record)
    told: list[object] = [event.to_json() for event in game.events]
    seen: list[object] = []
    for ply in (game.ply, 0):
        game.rewind(ply)
        seen += [game.view(seat).to_json()["parts"] for seat in range(game.seats)]
    return told, seen


@pytest.mark.parametrize("mix", [*MIXES, *SETTLED], ids=str)
def test_what_is_still_to_come_changes_no_byte(mix: Mix) -> None:
    """A whole stream from the set-up on: the order of what has not been drawn yet cannot be heard in it."""
    compared = 0
    for seed in range(3):
        rng = random.Random(seed)
        record = beginning(mix, seed)
        twin = twin_of(record, rng)
        if twin is not None:
            compared += 1
            assert run(stream(mix, record)) == run(stream(mix, twin))
    assert compared


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail: a server that whispers what comes next does not pass."""

    honest = Hub._tell

    def whisper(hub: Hub, room: Room, author: Client | None = None, re: str = "") -> None:
        honest(hub, room, author, re)
        game = room.table.game
        if game is None:
            return
        unseen = [*game.state.bag[game.state.drawn :], *game.state.deck[game.state.turned :]]
        for client in room.players:
            client.push(to_json([str(item) for item in unseen]))

    mix = MIXES[1]
    pairs = [(record, twin_of(record, random.Random(1))) for record in [beginning(mix, seed) for seed in range(4)]]
    record, twin = next((record, twin) for record, twin in pairs if twin is not None)
    monkeypatch.setattr(Hub, "_tell", whisper)
    assert run(stream(mix, record)) != run(stream(mix, twin))
