"""Chance at the tables of the server: nobody can compute it, and what is stored gives it again."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import alhambra
from alhambra.core.game import Game
from alhambra.core.record import parse_record
from alhambra.core.rng import Chance, Outcome
from alhambra.core.setup import InvalidSetup
from alhambra.server.api.plans import new_seed
from alhambra.server.store.entries import Origin, Place, Plan, Started, Written, decode, encode
from alhambra.server.tables.players import question_of, think
from alhambra.server.tables.table import Table, new_game_of
from alhambra.titles import reopened

GOLDEN = Path(__file__).parents[1] / "golden"
RESHUFFLED = (GOLDEN / "vizier-camps-2-seats.alh").read_text("utf-8")
BEFORE = 212  # the ply before the move that makes a new deck
KEY = (1 << 256) + 7  # the seed of a table for tests: any number of this size is the key of a stream
OTHER = (1 << 256) + 8
PLACES = (Place(kind="here"), Place(kind="bot", level="random"))


def plan_from(record: str, ply: int) -> Plan:
    headers = parse_record(record).headers
    modules = tuple(headers["Modules"].split())
    return Plan(title="", places=PLACES, edition=headers["Edition"], modules=modules, origin=Origin(record, ply))


def begun(plan: Plan, seed: int) -> Table:
    table = Table("key")
    table.create(plan, "host", "Hanna", {}, 1)
    table.start(0, seed, "", 2)
    return table


def played(table: Table) -> Game[Any]:
    assert table.game is not None
    return table.game


def dealt_anew(seed: int) -> list[str]:
    """The new deck of a table that goes on from the ply before it is made, with the move of the record."""
    game = new_game_of(plan_from(RESHUFFLED, BEFORE), seed)
    known = len(game.state.outcomes)
    game.play(parse_record(RESHUFFLED).moves[BEFORE][1])
    outcome: Outcome
    (outcome,) = game.state.outcomes[known:]
    return outcome.names()


def restarted(table: Table) -> Table:
    return Table(table.key, [Written(one.seq, one.at, decode(encode(one.entry))) for one in table.fresh])


def finish(table: Table, pick: Callable[[int], int]) -> None:
    while (seat := table.decider) is not None:
        moves = played(table).legal_moves
        table.play_for(seat, str(moves[pick(len(moves))]), table.changed + 1)


# ------------------------------------------------------------------------------------------------------------ new games


def test_the_server_deals_from_a_stream_that_nobody_can_compute() -> None:
    plan = Plan(title="", places=PLACES, edition="2024")
    first, second = (new_game_of(plan, new_seed()) for _ in range(2))
    assert first.record.headers["Generator"] == second.record.headers["Generator"] == "blake2b"
    assert first.record.outcomes != second.record.outcomes


def test_no_two_tables_have_the_same_key() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(seed.bit_length() == 257 for seed in seeds)  # 256 bits of chance, and one that tells the kind


def test_the_key_survives_the_way_through_the_database() -> None:
    for seed in (1 << 256, KEY, (1 << 257) - 1):
        assert decode(encode(Started(seed))) == Started(seed)


def test_a_restarted_server_and_a_step_back_lead_to_the_same_game() -> None:
    table = begun(Plan(title="", places=PLACES, edition="2024", modules=("vizier",)), KEY)
    finish(table, random.Random(1).randrange)
    again = restarted(table)
    record = played(table).record
    assert str(played(again).record) == str(record)
    game = played(again)
    game.rewind(3)
    for seat, move in record.moves[3:]:
        game.play(move, seat)
    assert str(game.record) == str(record)


def test_the_finished_record_replays_from_what_was_shuffled_and_from_its_seed() -> None:
    table = begun(Plan(title="", places=PLACES, edition="2024"), KEY)
    finish(table, lambda many: many - 1)
    text = str(played(table).record)
    assert f'[Seed "{KEY}"]\n[Generator "blake2b"]' in text
    assert str(alhambra.load(text).record) == text
    without = "\n".join(line for line in text.splitlines() if not line.startswith("shuffle:")) + "\n"
    assert str(alhambra.load(without).record) == text
    nameless = text.replace(f'[Seed "{KEY}"]\n[Generator "blake2b"]\n', "")
    assert alhambra.load(nameless).scores == played(table).scores


def test_a_game_loaded_before_its_end_is_dealt_on_like_the_original() -> None:
    game = new_game_of(Plan(title="", places=PLACES, edition="2024"), KEY)
    for _ in range(40):
        game.play(game.legal_moves[0])
    again = reopened(game.record)
    while not game.over:
        move = str(game.legal_moves[0])
        game.play(move)
        again.play(move)
    assert len(game.state.outcomes) > 4  # a deck was made anew
    assert str(again.record) == str(game.record)


@pytest.mark.parametrize("seed", [-1, 1 << 96, (1 << 256) - 1, 1 << 257], ids=["-1", "2^96", "2^256-1", "2^257"])
def test_a_number_that_is_no_seed_starts_nothing(seed: int) -> None:
    with pytest.raises(InvalidSetup, match="seed"):
        begun(Plan(title="", places=PLACES, edition="2024"), seed)


def test_tables_of_older_servers_are_dealt_as_they_were() -> None:
    plan = Plan(title="", places=PLACES, edition="2024", modules=("vizier",))
    assert str(new_game_of(plan, 5).record) == str(alhambra.new_game(2, modules=("vizier",), seed=5).record)


# ---------------------------------------------------------------------------------------------------------- who sees it


def reachable(start: object) -> list[object]:
    """Everything that an object leads to, but for classes, modules and functions."""
    found, waiting, known = [], [start], {id(start)}
    while waiting:
        one = waiting.pop()
        found.append(one)
        for other in gc.get_referents(one):
            if id(other) not in known and not isinstance(other, (type, type(gc), type(reachable))):
                known.add(id(other))
                waiting.append(other)
    return found


def test_what_a_seat_sees_leads_to_no_source_of_chance() -> None:
    game = new_game_of(Plan(title="", places=PLACES, edition="2024"), KEY)
    assert [one for one in reachable(game) if isinstance(one, Chance)]  # so it is looked for as it should be
    for seat in (0, 1, None):
        assert not [one for one in reachable(game.view(seat)) if isinstance(one, Chance)]


def test_an_imagined_game_has_chance_of_its_own() -> None:
    class Zeros:
        def getrandbits(self, k: int, /) -> int:
            return 0

    imagined = []
    for seed in (KEY, OTHER):  # the same view, before keys that give different futures
        game = new_game_of(plan_from(RESHUFFLED, BEFORE), seed)
        assert isinstance(game, alhambra.Game)
        twin = game.view(0).imagine(Zeros())
        imagined.append(twin.state.chance.shuffled(list(range(50)))[0])
    assert imagined[0] == imagined[1]


def test_a_bot_replays_the_game_of_the_key_and_sees_its_view() -> None:
    table = begun(Plan(title="", places=(PLACES[1], PLACES[1]), edition="2024"), KEY)
    for _ in range(30):
        waiting = table.bot_to_move()
        assert waiting is not None
        seat, level = waiting
        move = think(question_of(table, seat, level))
        assert move in [str(one) for one in played(table).legal_moves]
        table.play_for(seat, move, table.changed + 1)


# -------------------------------------------------------------------------------------------------- games that continue


def test_a_continued_game_keeps_its_past_and_gets_a_future_of_its_own() -> None:
    past = alhambra.load(RESHUFFLED)
    recorded = past.record.outcomes[-1].names()
    past.rewind(BEFORE)
    table = begun(plan_from(RESHUFFLED, BEFORE), new_seed())
    assert played(table).view(0) == past.view(0)
    assert played(table).state.outcomes == past.state.outcomes
    first, second = dealt_anew(new_seed()), dealt_anew(new_seed())
    assert sorted(first) == sorted(second) == sorted(recorded)
    assert first != second
    assert recorded not in (first, second)
    assert dealt_anew(KEY) == dealt_anew(KEY)


def test_tables_of_older_servers_go_on_with_the_seed_of_their_record() -> None:
    recorded = parse_record(RESHUFFLED).outcomes[-1].names()
    assert dealt_anew(1) == dealt_anew(2) == recorded


def test_a_continued_game_is_the_same_after_a_restart_and_after_a_step_back() -> None:
    table = begun(plan_from(RESHUFFLED, BEFORE), KEY)
    finish(table, lambda many: 0)
    record = played(table).record
    assert str(played(restarted(table)).record) == str(record)
    game = played(table)
    game.rewind(BEFORE)
    for seat, move in record.moves[BEFORE:]:
        game.play(move, seat)
    assert str(game.record) == str(record)


def test_the_record_of_a_continued_game_replays_and_names_no_seed() -> None:
    """No seed deals such a game: its beginning is another game's."""
    table = begun(plan_from(RESHUFFLED, BEFORE), KEY)
    finish(table, lambda many: 0)
    text = str(played(table).record)
    assert "[Seed" not in text
    assert "[Generator" not in text
    again = alhambra.load(text)
    assert str(again.record) == text
    assert again.scores == played(table).scores


def test_a_game_continued_twice_keeps_both_pasts() -> None:
    first = new_game_of(plan_from(RESHUFFLED, BEFORE), KEY)
    first.play(parse_record(RESHUFFLED).moves[BEFORE][1])
    second = new_game_of(plan_from(str(first.record), first.ply), OTHER)
    assert second.record.outcomes == first.record.outcomes
    assert second.view(0) == first.view(0)


def test_bots_think_in_a_continued_game() -> None:
    plan = msgspec.structs.replace(plan_from(RESHUFFLED, BEFORE), places=(PLACES[1], PLACES[1]))
    table = begun(plan, KEY)
    while (waiting := table.bot_to_move()) is not None:
        seat, level = waiting
        table.play_for(seat, think(question_of(table, seat, level)), table.changed + 1)
    assert table.status == "over"
