"""A table from its plan to its end: who may do what when, and that its entries tell everything."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import alhambra
from alhambra import Game, IllegalMove, InvalidRecord, InvalidSetup, NotYourDecision, UnknownMove
from alhambra.bots.referee import seed_for
from alhambra.core.game import Game as AnyGame
from alhambra.core.record import parse_record
from alhambra.locales import LANGUAGES
from alhambra.modules.dirk.module import DIRK
from alhambra.server.refusals import Refused, Stale
from alhambra.server.store.entries import (
    AnyEntry,
    Correspondence,
    Created,
    Live,
    Origin,
    Pace,
    Place,
    Plan,
    Played,
    Rematched,
    Resigned,
    Returned,
    SeatKind,
    Started,
    Substituted,
    TimeOut,
    UndoAnswered,
    UndoAsked,
    Undone,
    Written,
    decode,
    encode,
)
from alhambra.server.tables.clock import Clock
from alhambra.server.tables.table import ABSENT, Person, Seat, Table, UndoQuestion, new_game_of
from alhambra.titles import title_of
from alhambra.titles.alhambra.bots import BOTS
from alhambra.titles.alhambra.positions import position

GOLDEN = Path(__file__).parents[1] / "golden"
HOST, ANN, BEN, CLEO = 0, 1, 2, 3  # persons, in the order in which they come
STRANGER = 9
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo"}
SEED = 495  # with it the first seat begins, and at three or four seats can do this, after which it acts again
EXACT, EXACT_TOO = "buy PAV6-N florin 6", "buy SER9- dinar 9"


# ---------------------------------------------------------------------------------------------------- tables for tests


def planned(
    *kinds: SeatKind,
    modules: tuple[str, ...] = (),
    options: dict[str, str | int | bool | list[int]] | None = None,
    pace: Pace | None = None,
    time_out: TimeOut = "bot",
    origin: Origin | None = None,
) -> Plan:
    return Plan(
        title="Our table",
        places=tuple(Place(kind=kind, level="random") for kind in kinds),
        edition="2024",
        modules=modules,
        options=options or {},
        pace=pace or Plan(title="", places=(), edition="").pace,
        time_out=time_out,
        origin=origin,
    )


def laid_out(plan: Plan) -> Table:
    """A table that its host has just opened."""
    table = Table("key")
    links = {seat: f"link {seat}" for seat, place in enumerate(plan.places) if place.kind == "link"}
    table.create(plan, secret(HOST), "Hanna", links, 1000)
    return table


def secret(person: int) -> str:
    return f"hash of {person}"


def taken(plan: Plan) -> Table:
    """A table with somebody in every seat: the first link is Ann's, the second Ben's."""
    table = laid_out(plan)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    for person, seat in enumerate(free, 1):
        table.join(seat, secret(person), NAMES.get(person, "Somebody"), 1000 + person)
    return table


def begun(*kinds: SeatKind, seed: int = SEED, **changes: object) -> Table:
    plan = msgspec.structs.replace(planned(*kinds), **changes)
    table = taken(plan)
    table.start(HOST, seed, "", 2000)
    return table


def games(table: Table) -> AnyGame[Any]:
    assert table.game is not None
    return table.game


def dump(table: Table) -> dict[str, object]:
    """Everything that a table is, told so that it can be compared; but for events, which are told and forgotten."""
    return {name: plain(value) for name, value in vars(table).items() if name not in ("events", "_outages")}


def plain(value: object) -> object:
    if isinstance(value, AnyGame):
        moves = [str(move) for move in value.played]
        told = position(value) if isinstance(value, Game) else value.view().to_json()
        return told, moves, value.seed, value.undo_line, len(value.legal_moves)
    if isinstance(value, (Person, Seat, UndoQuestion, Clock)):
        return {name: plain(inner) for name, inner in vars(value).items()}
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, array)):
        return [plain(inner) for inner in value]
    return set(value) if isinstance(value, set) else value


@contextmanager
def nothing_changes(table: Table) -> Iterator[None]:
    before = dump(table)
    yield
    assert dump(table) == before


@contextmanager
def refused(table: Table, reason: str, status: int = 409) -> Iterator[None]:
    """What follows is refused, for this reason, in words, and without a trace."""
    with nothing_changes(table), pytest.raises(Refused) as info:
        yield
    assert (info.value.reason, info.value.status) == (reason, status)
    assert len({info.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def stored(table: Table) -> list[AnyEntry]:
    """What has been written since the last time: as good as in the database."""
    found, table.fresh = table.fresh, []
    return [written.entry for written in found]


def waited_for(table: Table) -> set[int]:
    """Who has not answered whether one may go back; nobody if nobody asks."""
    return set() if table.question is None else table.question.waiting


def first_move(table: Table) -> str:
    return str(games(table).legal_moves[0])


def take(table: Table) -> str:
    """A move after which the display is filled: there is no way back behind it alone."""
    return next(str(move) for move in games(table).legal_moves if move.verb == "take")


def move_on(table: Table, count: int = 1, at: int = 3000) -> None:
    """Whoever has to decide does something: people by themselves, and the server for bots."""
    for _ in range(count):
        seat = table.decider
        assert seat is not None
        owner = table.seats[seat].owner
        if owner is None or table.seats[seat].bot:
            table.play_for(seat, first_move(table), at)
        else:
            table.play(owner, first_move(table), table.seq, at, seat)


def play_to_the_end(table: Table, seed: int = 1) -> None:
    rng = random.Random(seed)
    while table.status == "playing":
        seat = table.decider
        assert seat is not None
        table.play_for(seat, str(rng.choice(games(table).legal_moves)), table.changed + 1)


# ----------------------------------------------------------------------------------------------------- laying it out


def test_a_table_begins_with_the_plan_of_its_host() -> None:
    table = laid_out(planned("here", "link", "bot"))
    assert (table.seq, table.status, table.created, table.changed) == (1, "open", 1000, 1000)
    assert [seat.name for seat in table.seats] == ["Hanna", "", ""]
    assert [seat.free for seat in table.seats] == [False, True, False]
    assert [seat.human for seat in table.seats] == [True, False, False]
    assert table.links == {1: "link 1"}
    assert table.person(secret(HOST)) == HOST
    assert table.person("somebody else") is None
    assert table.person(None) is None
    assert table.seats_of(HOST) == [0]
    assert table.seats_of(None) == []
    assert table.decider is None
    assert table.bot_to_move() is None
    assert table.winners() == []
    assert table.history(-1) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"places": (Place(kind="here", level="random"),)}, "1 seat"),
        ({"places": (Place(kind="link", level="random"),) * 7}, "seats"),
        ({"edition": "1899"}, "edition"),
        ({"modules": ("walls of jericho",)}, "module"),
        ({"modules": ("vizier", "vizier")}, "twice"),
        ({"modules": ("dirk",)}, "by itself"),
        ({"options": {"hole_rule": "none"}}, "hole_rule"),
        ({"options": {"no_such": 1}}, "no_such"),
        ({"options": {"ages": [30, 40]}}, "ages"),
    ],
)
def test_what_cannot_be_played_is_not_laid_out(changes: dict[str, object], complaint: str) -> None:
    plan = msgspec.structs.replace(planned("here", "link", "bot"), **changes)
    table = Table("key")
    with nothing_changes(table), pytest.raises(InvalidSetup, match=complaint):
        table.create(plan, secret(HOST), "Hanna", {}, 1000)


def test_a_bot_must_be_one_that_exists() -> None:
    plan = planned("here", "bot")
    places = (plan.places[0], Place(kind="bot", level="deep thought"))
    table = Table("key")
    with refused(table, "unknown-bot", 400):
        table.create(msgspec.structs.replace(plan, places=places), secret(HOST), "Hanna", {}, 1000)


def test_players_on_one_device_have_names_of_their_own() -> None:
    places = (Place(kind="here", name="Mum", level="random"), Place(kind="here", name="Dad", level="random"))
    table = taken(msgspec.structs.replace(planned("here", "here"), places=places))
    assert table.names() == ["Mum", "Dad"]
    assert table.seats_of(HOST) == [0, 1]


# ------------------------------------------------------------------------------------------------ coming and going


def test_a_link_is_worth_one_seat_once() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    assert (table.seats[1].owner, table.seats[1].name) == (ANN, "Ann")
    assert table.links == {2: "link 2"}
    with refused(table, "seat-taken"):
        table.join(1, secret(BEN), "Ben", 1002)
    with refused(table, "seat-taken"):
        table.join(1, secret(ANN), "Ann", 1002)
    table.join(2, secret(BEN), "Ben", 1003)
    assert table.persons[BEN].secret == secret(BEN)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_cannot_be_taken(seat: int) -> None:
    table = laid_out(planned("here", "link", "bot"))
    with refused(table, "no-such-seat", 404):
        table.join(seat, secret(ANN), "Ann", 1001)
    with refused(table, "no-such-seat", 404):
        table.leave(HOST, seat, "", 1001)
    with refused(table, "no-such-seat", 404):
        table.relink(HOST, seat, "", 1001)


@pytest.mark.parametrize("seat", [0, 2])
def test_seats_that_are_not_shared_by_link_cannot_be_taken(seat: int) -> None:
    with refused(table := laid_out(planned("here", "link", "bot")), "seat-taken"):
        table.join(seat, secret(ANN), "Ann", 1001)


def test_one_person_may_take_several_seats() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    table.join(2, secret(ANN), "Ann again", 1002)
    assert table.seats_of(ANN) == [1, 2]
    assert len(table.persons) == 2


def test_the_host_may_take_a_seat_by_link_too() -> None:
    table = laid_out(planned("link", "link"))
    assert table.seats_of(HOST) == []
    table.join(1, secret(HOST), "Hanna", 1001)
    assert table.seats_of(HOST) == [1]
    assert len(table.persons) == 1


def test_who_leaves_gives_the_seat_back_with_a_new_link() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    table.leave(ANN, 1, "new link", 1002)
    assert table.seats[1].free
    assert table.seats[1].name == ""
    assert table.links == {1: "new link", 2: "link 2"}
    table.join(1, secret(BEN), "Ben", 1003)
    assert (table.seats[1].owner, table.seats_of(ANN)) == (2, [])
    table.join(2, secret(ANN), "Ann", 1004)
    assert table.seats_of(ANN) == [2]


def test_the_host_may_ask_others_to_leave_and_nobody_else_may() -> None:
    table = taken(planned("here", "link", "link"))
    with refused(table, "not-your-seat", 403):
        table.leave(ANN, 2, "", 1005)
    with refused(table, "not-your-seat", 403):
        table.leave(STRANGER, 2, "", 1005)
    table.leave(HOST, 2, "new link", 1005)
    assert table.seats[2].free
    with refused(table, "not-your-seat", 403):
        table.leave(HOST, 2, "", 1006)


def test_the_seats_of_the_host_and_of_bots_cannot_be_left() -> None:
    table = taken(planned("here", "link", "bot"))
    with refused(table, "host-seat"):
        table.leave(HOST, 0, "", 1005)
    with refused(table, "not-your-seat", 403):
        table.leave(HOST, 2, "", 1005)


def test_a_new_link_is_for_free_seats_and_from_the_host() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    with refused(table, "not-host", 403):
        table.relink(ANN, 2, "new", 1002)
    with refused(table, "seat-taken"):
        table.relink(HOST, 1, "new", 1002)
    table.relink(HOST, 2, "new", 1002)
    assert table.links == {2: "new"}


# ----------------------------------------------------------------------------------------------------------- beginning


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    with refused(table, "seats-free"):
        table.start(HOST, SEED, "", 2000)
    table.join(2, secret(BEN), "Ben", 1002)
    with refused(table, "not-host", 403):
        table.start(ANN, SEED, "", 2000)
    with refused(table, "unknown-bot", 400):
        table.start(HOST, SEED, "deep thought", 2000)
    table.start(HOST, SEED, "", 2000)
    assert table.status == "playing"
    assert games(table).seed == SEED
    assert games(table).seats == 3
    assert table.links == {}
    assert table.decider == 0
    assert [event.verb for event in table.events][-1] == "turn"


def test_the_seats_that_are_free_tell_their_numbers_as_people_count() -> None:
    table = laid_out(planned("here", "link", "link"))
    with pytest.raises(Refused) as info:
        table.start(HOST, SEED, "", 2000)
    assert info.value.facts == {"seats": [2, 3]}


def test_bots_take_the_seats_that_are_free() -> None:
    table = laid_out(planned("here", "link", "link"))
    table.join(1, secret(ANN), "Ann", 1001)
    table.start(HOST, SEED, "random", 2000)
    assert [seat.bot for seat in table.seats] == ["", "", "random"]
    assert table.links == {}
    assert isinstance(entry := stored(table)[-1], Started)
    assert entry.fill == "random"


def test_nobody_is_replaced_by_bots_that_nobody_needs() -> None:
    table = taken(planned("here", "link"))
    table.start(HOST, SEED, "random", 2000)
    assert [seat.bot for seat in table.seats] == ["", ""]
    assert isinstance(entry := stored(table)[-1], Started)
    assert entry.fill == ""


def test_a_seed_that_is_none_starts_nothing() -> None:
    table = taken(planned("here", "link"))
    with nothing_changes(table), pytest.raises(InvalidSetup):
        table.start(HOST, -1, "", 2000)


def test_the_host_calls_it_off_before_the_game_and_the_owner_of_the_server_at_any_time() -> None:
    table = taken(planned("here", "link"))
    with refused(table, "not-host", 403):
        table.close(ANN, 1500)
    table.close(HOST, 1500)
    assert table.status == "closed"
    with refused(table, "closed"):
        table.close(HOST, 1600)
    running = begun("here", "link")
    with refused(running, "already-started"):
        running.close(HOST, 3000)
    running.close(None, 3000)
    assert running.status == "closed"
    assert running.decider is None
    with refused(running, "closed"):
        running.close(None, 3000)


# ------------------------------------------------------------------------------------------------ the wrong moment

BEFORE: dict[str, Callable[[Table], None]] = {
    "join": lambda table: table.join(1, secret(BEN), "Ben", 9000),
    "leave": lambda table: table.leave(ANN, 1, "", 9000),
    "relink": lambda table: table.relink(HOST, 1, "", 9000),
    "start": lambda table: table.start(HOST, 1, "", 9000),
    "close": lambda table: table.close(HOST, 9000),
}
DURING: dict[str, Callable[[Table], None]] = {
    "play": lambda table: table.play(HOST, "pass", table.seq, 9000),
    "play_for": lambda table: table.play_for(0, "pass", 9000),
    "undo": lambda table: table.undo(HOST, None, table.seq, 9000),
    "consent": lambda table: table.consent(ANN, True, 9000),
    "substitute": lambda table: table.substitute(HOST, 0, "random", 0, 9000),
    "come_back": lambda table: table.come_back(HOST, 0, 9000),
    "resign": lambda table: table.resign(HOST, 0, 9000),
}


def closed() -> Table:
    table = begun("here", "link", "link")
    table.play(HOST, take(table), table.seq, 3000)
    table.undo(HOST, 0, table.seq, 3000)  # a question that nobody will answer
    table.close(None, 4000)
    return table


def over() -> Table:
    """Ended by a resignation, while somebody was asking."""
    table = begun("here", "link")
    table.play(HOST, take(table), table.seq, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    table.resign(ANN, 1, 4000)
    return table


@pytest.mark.parametrize("name", DURING)
def test_before_the_game_nobody_plays(name: str) -> None:
    with refused(table := taken(planned("here", "link")), "not-started"):
        DURING[name](table)


@pytest.mark.parametrize("name", BEFORE)
def test_once_it_has_begun_nobody_comes_or_goes(name: str) -> None:
    with refused(table := begun("here", "link"), "already-started"):
        BEFORE[name](table)
    with refused(table := over(), "already-started"):
        BEFORE[name](table)


@pytest.mark.parametrize("name", DURING)
def test_after_the_game_nobody_plays(name: str) -> None:
    table = over()
    assert table.status == "over"
    with refused(table, "over"):
        DURING[name](table)


@pytest.mark.parametrize("name", [*BEFORE, *DURING])
def test_at_a_closed_table_nothing_happens(name: str) -> None:
    with refused(table := closed(), "closed"):
        {**BEFORE, **DURING}[name](table)


def test_only_a_finished_game_has_a_rematch_and_only_one() -> None:
    for table in (taken(planned("here", "link")), begun("here", "link"), closed()):
        with refused(table, "not-over"):
            table.continue_at("elsewhere", 9000)
    table = over()
    stored(table)
    table.continue_at("elsewhere", 9000)
    assert table.rematch == "elsewhere"
    assert stored(table) == [Rematched("elsewhere")]
    with refused(table, "rematched"):
        table.continue_at("somewhere else", 9001)


def test_a_rematch_knows_where_it_comes_from() -> None:
    table = Table("second")
    table.create(planned("here", "link"), secret(HOST), "Hanna", {}, 1000, before="first")
    assert table.before == "first"


def test_time_does_not_run_out_where_nobody_plays() -> None:
    for table in (taken(planned("here", "link", pace=Live(1))), over(), closed()):
        with nothing_changes(table):
            table.time_out(10**12)


# ------------------------------------------------------------------------------------------------------------- playing


def test_a_move_is_played_written_and_told() -> None:
    table = begun("here", "link", "link")
    stored(table)
    table.events.clear()
    table.play(HOST, EXACT, table.seq, 3000)
    assert stored(table) == [Played(0, EXACT, HOST)]
    assert table.ply == 1
    assert [str(move) for move in games(table).played] == [EXACT]
    assert [(event.ply, event.verb) for event in table.events] == [(1, "buy")]


def test_events_are_told_once() -> None:
    table = begun("here", "link")
    heard = []
    for _ in range(10):
        move_on(table)
        heard += table.events
        table.events = []
    assert [event.to_json() for event in heard] == [event.to_json() for event in table.history(-1)]


def test_a_move_made_without_knowing_the_last_one_is_stale() -> None:
    table = begun("here", "link")
    for seq in (0, table.seq - 1, table.seq + 1, 2**31):
        with refused(table, "stale"):
            table.play(HOST, first_move(table), seq, 3000)
        with refused(table, "stale"):
            table.undo(HOST, None, seq, 3000)
    with pytest.raises(Stale) as info:
        table.play(HOST, first_move(table), 0, 3000)
    assert info.value.facts == {"seq": table.seq}


def test_the_last_move_sent_twice_is_stale_and_not_just_too_late() -> None:
    table = begun("here", "link")
    stored(table)
    play_to_the_end(table)
    last = table.fresh[-1]
    assert isinstance(last.entry, Played)
    assert table.status == "over"
    with refused(table, "stale"):
        table.play(HOST, last.entry.move, last.seq - 1, table.changed)
    assert table.was_played(last.seq - 1, None, last.entry.move)


def test_nobody_plays_for_another_seat() -> None:
    table = begun("here", "link", "link")
    with refused(table, "not-your-seat", 403):
        table.play(ANN, EXACT, table.seq, 3000, seat=0)
    with refused(table, "not-your-seat", 403):
        table.play(HOST, EXACT, table.seq, 3000, seat=1)
    with refused(table, "no-such-seat", 404):
        table.play(HOST, EXACT, table.seq, 3000, seat=3)
    with refused(table, "no-such-seat", 404):
        table.play(HOST, EXACT, table.seq, 3000, seat=-1)


def test_nobody_plays_out_of_turn() -> None:
    table = begun("here", "link", "link")
    with nothing_changes(table), pytest.raises(NotYourDecision):
        table.play(ANN, EXACT, table.seq, 3000)
    with nothing_changes(table), pytest.raises(NotYourDecision):
        table.play_for(2, EXACT, 3000)


def test_who_has_no_seat_does_not_play() -> None:
    """A host who only watches, and somebody who left before the game."""
    table = laid_out(planned("link", "link"))
    table.join(0, secret(ANN), "Ann", 1001)
    table.leave(ANN, 0, "new", 1002)
    table.join(0, secret(BEN), "Ben", 1003)
    table.join(1, secret(CLEO), "Cleo", 1004)
    table.start(HOST, SEED, "", 2000)
    move_on(table)
    for person in (HOST, ANN, STRANGER):
        with refused(table, "not-a-player", 403):
            table.play(person, first_move(table), table.seq, 3000)
        with refused(table, "not-a-player", 403):
            table.undo(person, None, table.seq, 3000)
        with refused(table, "not-a-player", 403):
            table.substitute(person, 0, "random", ABSENT, 3000)
        with refused(table, "not-your-seat", 403):
            table.resign(person, 0, 3000)
        with refused(table, "not-your-seat", 403):
            table.come_back(person, 0, 3000)


@pytest.mark.parametrize("move", ["pass", "buy PAV6-N florin 1", "take dinar 9 ducat 9", "place PAV6-N 1,0"])
def test_an_illegal_move_changes_nothing(move: str) -> None:
    table = begun("here", "link", pace=Live(60, 5))
    table.play(HOST, take(table), table.seq, 3000)
    with nothing_changes(table), pytest.raises(IllegalMove):
        table.play(ANN, move, table.seq, 9000)


@pytest.mark.parametrize("move", ["", "  ", "castle", "buy", "take dinar 99", "\0", "take dinar \ud800", "x" * 10_000])
def test_an_unknown_move_changes_nothing(move: str) -> None:
    table = begun("here", "link", pace=Live(60, 5))
    with nothing_changes(table), pytest.raises(UnknownMove):
        table.play(HOST, move, table.seq, 9000)
    assert not table.was_played(table.seq - 1, None, move)


def test_a_payment_that_is_not_listed_is_accepted() -> None:
    table = begun("here", "link", "link")
    for _ in range(60):
        game = games(table)
        listed = {str(move) for move in game.legal_moves}
        for move in [move for move in game.legal_moves if move.verb == "buy"]:
            for card in game.state.players[game.state.active].cards():
                if game.why_not(f"{move} {card}") is None and f"{move} {card}" not in listed:
                    move_text = f"{move} {card}"
                    seat = table.decider
                    assert seat is not None
                    table.play(seat, move_text, table.seq, 3000)
                    assert game.parse(move_text) == games(table).played[-1]
                    return
        move_on(table)
    raise AssertionError("nobody could pay too much")


def test_while_a_bot_plays_its_person_does_not() -> None:
    table = begun("here", "link", "link")
    table.substitute(HOST, 0, "random", 0, 3000)
    with refused(table, "bot-plays"):
        table.play(HOST, EXACT, table.seq, 3000)
    assert table.bot_to_move() == (0, "random")
    table.play_for(0, EXACT, 3000)
    assert table.ply == 1


def test_the_seats_of_one_person_are_told_apart() -> None:
    table = begun("here", "here", "link")
    table.play(HOST, take(table), table.seq, 3000)
    assert table.decider == 1
    with nothing_changes(table), pytest.raises(NotYourDecision):
        table.play(HOST, take(table), table.seq, 3000, seat=0)
    table.play(HOST, take(table), table.seq, 3000)
    assert [entry.seat for entry in stored(table) if isinstance(entry, Played)] == [0, 1]


def test_bots_are_asked_when_it_is_their_turn() -> None:
    table = begun("here", "bot")
    assert table.bot_to_move() is None
    table.play(HOST, take(table), table.seq, 3000)
    assert table.bot_to_move() == (1, "random")
    table.play_for(1, first_move(table), 3000)
    assert stored(table)[-1] == Played(1, str(games(table).played[-1]))


@pytest.mark.parametrize("number", range(4))
def test_a_move_sent_again_is_recognised(number: int) -> None:
    """However long ago; but not somebody else's, another one, or one that was taken back."""
    table = begun("here", "link", "bot", modules=("vizier", "camps"), seed=number)
    rng = random.Random(number)
    sent: list[tuple[int, int, str]] = []
    while table.status == "playing":
        seat = table.decider
        assert seat is not None
        move = str(rng.choice(games(table).legal_moves))
        sent.append((table.seq, seat, move))
        table.play_for(seat, move, 3000)
    assert all(table.was_played(seq, seat, move) for seq, seat, move in sent)
    assert all(table.was_played(seq, None, move) for seq, _, move in sent)
    assert not any(table.was_played(seq, (seat + 1) % 3, move) for seq, seat, move in sent)
    assert not any(table.was_played(seq, seat, "take dinar 9 ducat 9 florin 9") for seq, seat, _ in sent)
    outside = (-1, 0, 1, 2, table.seq, table.seq + 1, 10**9)
    assert not any(table.was_played(seq, None, sent[0][2]) for seq in outside)


def test_a_move_taken_back_is_not_taken_for_played() -> None:
    table = begun("here", "link", "link")
    seq = table.seq
    table.play(HOST, EXACT, seq, 3000)
    assert table.was_played(seq, 0, EXACT)
    table.undo(HOST, None, table.seq, 3000)
    assert not table.was_played(seq, 0, EXACT)
    again = table.seq
    table.play(HOST, EXACT, again, 3000)
    assert table.was_played(again, 0, EXACT)
    assert not table.was_played(seq, 0, EXACT)


def test_what_is_no_move_is_not_taken_for_one() -> None:
    table = begun("here", "link", "link")
    seq = table.seq
    table.substitute(HOST, 0, "random", 0, 3000)
    table.play_for(0, EXACT, 3000)
    assert not table.was_played(seq, 0, EXACT)
    assert table.was_played(seq + 1, 0, EXACT)
    assert not taken(planned("here", "link")).was_played(0, 0, EXACT)


def test_a_turn_begins_when_another_seat_comes_to_decide() -> None:
    """Whoever wants to be told of their turn is told once."""
    table = begun("here", "link", "link")
    assert table.turn_began == table.seq
    first = table.seq
    table.play(HOST, EXACT, table.seq, 3000)
    table.substitute(BEN, 2, "random", 0, 3000)
    assert table.turn_began == first
    table.undo(HOST, None, table.seq, 3000)
    assert table.turn_began == table.seq
    table.play(HOST, take(table), table.seq, 3000)
    assert table.decider == 1
    assert table.turn_began == table.seq


# ----------------------------------------------------------------------------------------------- what happened since


def test_whoever_missed_something_hears_what_happened_since() -> None:
    table = begun("here", "link")
    before, beginning = table.seq - 1, table.seq
    move_on(table, 3)
    middle = table.seq
    move_on(table, 3)
    every = [event.to_json() for event in table.history(-1)]
    assert {event["ply"] for event in every} == set(range(7))
    assert [event.to_json() for event in table.history(table.ply_at(before))] == every
    assert {event.ply for event in table.history(table.ply_at(beginning))} == {1, 2, 3, 4, 5, 6}
    assert {event.ply for event in table.history(table.ply_at(middle))} == {4, 5, 6}
    assert table.history(table.ply_at(table.seq)) == []


def test_listening_to_the_past_does_not_disturb_the_present() -> None:
    table = begun("here", "link")
    move_on(table, 5)
    with nothing_changes(table):
        table.history(-1)
        table.history(3)
    move_on(table, 5)


# ----------------------------------------------------------------------------------------------------------- going back


def test_own_moves_that_revealed_nothing_are_taken_back_at_once() -> None:
    table = begun("here", "link", "link")
    start = plain(table.game)
    table.play(HOST, EXACT, table.seq, 3000)
    table.play(HOST, EXACT_TOO, table.seq, 3000)
    stored(table)
    table.undo(HOST, None, table.seq, 3000)
    assert [str(move) for move in games(table).played] == [EXACT]
    table.undo(HOST, 0, table.seq, 3000)
    assert plain(table.game) == start
    assert stored(table) == [Undone(1, HOST), Undone(0, HOST)]
    assert waited_for(table) == set()
    assert table.rewound == table.seq


@pytest.mark.parametrize("ply", [-1, 2, 3, 10**6])
def test_one_goes_back_and_not_elsewhere(ply: int) -> None:
    table = begun("here", "link", "link")
    table.play(HOST, EXACT, table.seq, 3000)
    table.play(HOST, EXACT_TOO, table.seq, 3000)
    with refused(table, "no-such-ply", 400):
        table.undo(HOST, ply, table.seq, 3000)


def test_before_the_first_move_there_is_no_way_back() -> None:
    with refused(table := begun("here", "link"), "no-such-ply", 400):
        table.undo(HOST, None, table.seq, 3000)


def test_behind_a_revelation_everybody_is_asked() -> None:
    table = begun("here", "link", "link")
    table.play(HOST, take(table), table.seq, 3000)
    stored(table)
    table.undo(HOST, None, table.seq, 3000)
    assert stored(table) == [UndoAsked(0, HOST)]
    assert table.ply == 1
    assert table.question is not None
    assert (table.question.ply, table.question.by, table.question.waiting) == (0, HOST, {ANN, BEN})
    table.consent(BEN, True, 3001)
    assert table.ply == 1
    table.consent(ANN, True, 3002)
    assert stored(table) == [UndoAnswered(BEN, True), UndoAnswered(ANN, True), Undone(0)]
    assert table.ply == 0
    assert waited_for(table) == set()


def test_moves_of_others_are_taken_back_with_their_consent() -> None:
    table = begun("here", "link")
    table.play(HOST, take(table), table.seq, 3000)
    table.undo(ANN, None, table.seq, 3000)
    assert waited_for(table) == {HOST}
    table.consent(HOST, True, 3000)
    assert table.ply == 0


def test_moves_that_a_bot_made_in_between_are_not_own_moves() -> None:
    table = begun("here", "link")
    table.play(HOST, first_exact(table), table.seq, 3000)
    table.substitute(HOST, 0, "random", 0, 3000)
    second = next((str(move) for move in games(table).legal_moves if is_quiet(table, str(move))), None)
    assert second is not None
    table.play_for(0, second, 3000)
    table.come_back(HOST, 0, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    assert table.question is not None


def first_exact(table: Table) -> str:
    return next(str(move) for move in games(table).legal_moves if move.verb == "buy" and is_quiet(table, str(move)))


def is_quiet(table: Table, move: str) -> bool:
    trial = games(table).copy()
    seat = table.decider
    trial.play(move)
    return trial.can_undo and trial.decision is not None and trial.decision.seat == seat


@pytest.mark.parametrize(("kinds", "voters"), [(2, {ANN}), (3, {ANN, BEN}), (4, {ANN, BEN, CLEO})])
def test_all_others_have_to_agree(kinds: int, voters: set[int]) -> None:
    links: list[SeatKind] = ["link"] * (kinds - 1)
    for refusing in [None, *voters]:
        table = begun("here", *links)
        table.play(HOST, take(table), table.seq, 3000)
        table.undo(HOST, None, table.seq, 3000)
        for number, voter in enumerate(sorted(voters, key=lambda voter: voter == refusing), 1):
            assert table.question is not None
            table.consent(voter, voter != refusing, 3000)
            assert (table.question is None) == (number == len(voters))
        assert table.ply == (0 if refusing is None else 1)


def test_a_person_with_several_seats_has_one_vote() -> None:
    table = begun("link", "here", "here", "bot")
    assert table.decider == 0
    table.play(ANN, take(table), table.seq, 3000)
    table.undo(ANN, None, table.seq, 3000)
    assert waited_for(table) == {HOST}
    table.consent(HOST, True, 3000)
    assert table.ply == 0


def test_a_person_takes_back_what_they_did_at_several_seats() -> None:
    """Alone up to the revelation; and further without asking if everybody at the table is that person."""
    table = begun("here", "here", "here")
    move_on(table, 5)
    table.undo(HOST, 1, table.seq, 3000)
    assert table.ply == 1


def test_bots_do_not_vote() -> None:
    table = begun("here", "bot", "bot")
    move_on(table, 10)
    stored(table)
    table.undo(HOST, 2, table.seq, 3000)
    assert stored(table) == [Undone(2, HOST)]
    assert table.ply == 2


def test_who_lets_a_bot_play_is_asked_and_does_not_ask() -> None:
    """They may return any time: nobody plays ahead and goes back behind them."""
    table = begun("here", "link", "link")
    move_on(table, 6)
    table.substitute(ANN, 1, "random", 0, 3000)
    with refused(table, "bot-plays"):
        table.undo(ANN, 0, table.seq, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    assert waited_for(table) == {ANN, BEN}
    table.consent(ANN, False, 3000)
    assert table.question is None


def test_who_has_resigned_does_not_turn_back_time() -> None:
    table = begun("here", "link", "link")
    move_on(table, 6)
    table.resign(ANN, 1, 3000)
    table.substitute(HOST, 0, "random", 0, 3000)
    table.substitute(BEN, 2, "random", 0, 3000)
    with refused(table, "bot-plays"):
        table.undo(ANN, 0, table.seq, 3000)


def test_a_refusal_ends_the_question() -> None:
    table = asking()
    table.consent(ANN, False, 3000)
    assert waited_for(table) == set()
    with refused(table, "nothing-asked"):
        table.consent(BEN, True, 3000)
    assert table.ply == 1
    table.undo(HOST, None, table.seq, 3000)
    assert table.question is not None


def asking() -> Table:
    """Hanna has taken money and would like to have it back, of Ann and Ben."""
    table = begun("here", "link", "link")
    table.play(HOST, take(table), table.seq, 3000)
    table.undo(HOST, None, table.seq, 3000)
    return table


def test_who_asked_may_think_better_of_it_and_does_not_vote() -> None:
    table = asking()
    with refused(table, "not-asked", 403):
        table.consent(HOST, True, 3000)
    table.consent(HOST, False, 3000)
    assert waited_for(table) == set()


def test_nobody_votes_twice_nor_uninvited() -> None:
    table = asking()
    table.consent(ANN, True, 3000)
    with refused(table, "not-asked", 403):
        table.consent(ANN, True, 3000)
    with refused(table, "not-asked", 403):
        table.consent(ANN, False, 3000)
    with refused(table, "not-asked", 403):
        table.consent(STRANGER, True, 3000)


def test_one_question_at_a_time() -> None:
    table = asking()
    for person in (HOST, ANN, BEN):
        with refused(table, "undo-asked"):
            table.undo(person, 0, table.seq, 3000)


def test_a_new_move_cancels_the_question() -> None:
    table = asking()
    move_on(table)
    assert waited_for(table) == set()
    assert table.ply == 2
    with refused(table, "nothing-asked"):
        table.consent(ANN, True, 3000)


def test_a_refused_move_does_not_cancel_the_question() -> None:
    table = asking()
    with nothing_changes(table), pytest.raises(IllegalMove):
        table.play(ANN, "pass", table.seq, 3000)
    assert table.question is not None


def test_going_back_alone_answers_the_question() -> None:
    table = begun("here", "link", "link")
    table.play(HOST, EXACT, table.seq, 3000)
    table.undo(ANN, None, table.seq, 3000)
    assert table.question is not None
    table.undo(HOST, None, table.seq, 3000)
    assert waited_for(table) == set()
    assert table.ply == 0


def test_coming_and_going_leaves_the_question_as_it_is() -> None:
    """Consent of all is that of all who have not given up, whoever plays in their seats."""
    table = begun("here", "link", "link")
    table.play(HOST, take(table), table.seq, 3000)
    table.substitute(BEN, 2, "random", 0, 3000)
    table.undo(HOST, None, table.seq, 3000)
    assert waited_for(table) == {ANN, BEN}
    table.substitute(ANN, 1, "random", 0, 3000)
    table.consent(ANN, True, 3000)
    table.come_back(BEN, 2, 3000)
    assert waited_for(table) == {BEN}
    table.consent(BEN, True, 3000)
    assert table.ply == 0


def test_nobody_waits_for_the_answer_of_somebody_who_gave_up() -> None:
    table = asking()
    table.resign(ANN, 1, 3000)
    assert waited_for(table) == set()
    table.undo(HOST, None, table.seq, 3000)
    assert waited_for(table) == {BEN}


# ---------------------------------------------------------------------------------------------- bots in people's places


def test_a_bot_takes_over_for_oneself_at_any_time() -> None:
    table = begun("here", "link", "link")
    stored(table)
    table.substitute(ANN, 1, "random", 0, 3000)
    assert stored(table) == [Substituted(1, "random", "asked")]
    assert table.seats[1].bot == "random"
    assert table.seats[1].owner == ANN
    assert not table.seats[1].human
    with refused(table, "bot-plays"):
        table.substitute(ANN, 1, "random", 0, 3000)


def test_a_bot_takes_over_for_others_when_they_have_been_away() -> None:
    table = begun("here", "link", "link")
    with refused(table, "still-there"):
        table.substitute(HOST, 1, "random", 0, 3000)
    with refused(table, "still-there"):
        table.substitute(BEN, 1, "random", ABSENT - 1, 3000)
    stored(table)
    table.substitute(BEN, 1, "random", ABSENT, 3000)
    assert stored(table) == [Substituted(1, "random", "absent")]


def test_only_bots_that_exist_take_over() -> None:
    table = begun("here", "link", "bot")
    with refused(table, "unknown-bot", 400):
        table.substitute(ANN, 1, "deep thought", 0, 3000)
    with refused(table, "no-such-seat", 404):
        table.substitute(ANN, 3, "random", 0, 3000)
    with refused(table, "bot-plays"):
        table.substitute(HOST, 2, "random", ABSENT, 3000)


def test_the_owner_and_nobody_else_takes_the_seat_back() -> None:
    table = begun("here", "link", "bot")
    with refused(table, "nobody-substitutes"):
        table.come_back(ANN, 1, 3000)
    table.substitute(ANN, 1, "random", 0, 3000)
    with refused(table, "not-your-seat", 403):
        table.come_back(HOST, 1, 3000)
    with refused(table, "not-your-seat", 403):
        table.come_back(HOST, 2, 3000)
    stored(table)
    table.come_back(ANN, 1, 3000)
    assert stored(table) == [Returned(1)]
    assert table.seats[1].human
    with refused(table, "no-such-seat", 404):
        table.come_back(ANN, 7, 3000)


# ----------------------------------------------------------------------------------------------------------- giving up


def test_who_resigns_is_replaced_for_good() -> None:
    table = begun("here", "link", "link")
    stored(table)
    table.resign(ANN, 1, 3000)
    assert stored(table) == [Resigned(1)]
    assert table.status == "playing"
    assert table.seats[1].bot == "random"
    assert table.seats[1].resigned
    with refused(table, "resigned"):
        table.come_back(ANN, 1, 3000)
    with refused(table, "resigned"):
        table.resign(ANN, 1, 3000)
    with refused(table, "not-your-seat", 403):
        table.resign(ANN, 2, 3000)
    with refused(table, "bot-plays"):
        table.substitute(ANN, 1, "random", 0, 3000)


def test_who_let_a_bot_play_may_resign_too() -> None:
    table = begun("here", "link", "link")
    table.substitute(ANN, 1, "random", 0, 3000)
    table.resign(ANN, 1, 3000)
    assert table.seats[1].resigned
    table.substitute(BEN, 2, "easy", 0, 3000)
    table.resign(BEN, 2, 3000)
    assert [seat.bot for seat in table.seats] == ["", "random", "easy"]


def test_the_last_one_standing_has_won() -> None:
    table = begun("here", "link", "link")
    table.resign(HOST, 0, 3000)
    table.resign(BEN, 2, 3000)
    assert table.status == "over"
    assert table.winners() == [1]
    assert table.decider is None


def test_with_bots_alone_there_is_nothing_to_play_for() -> None:
    table = begun("here", "link", "bot", "bot")
    table.resign(HOST, 0, 3000)
    assert table.status == "playing"
    table.resign(ANN, 1, 3000)
    assert table.status == "over"
    assert table.winners() == [2, 3]


def test_somebody_whose_bot_plays_has_not_given_up() -> None:
    table = begun("here", "link", "bot")
    table.substitute(ANN, 1, "random", 0, 3000)
    table.resign(HOST, 0, 3000)
    assert table.status == "playing"


def test_who_resigned_does_not_win_whatever_the_bot_does() -> None:
    """Nor do they take the victory from whoever is best among the others."""
    table = begun("here", "link", "link")
    play_almost_to_the_end(table)
    best = max(range(3), key=lambda seat: games(table).scores[seat])
    table.resign(best, best, table.changed)
    play_to_the_end(table)
    scores = games(table).scores
    assert games(table).winners == [best]
    others = [seat for seat in range(3) if seat != best]
    assert table.winners() == [seat for seat in others if scores[seat] == max(scores[other] for other in others)]


def play_almost_to_the_end(table: Table) -> None:
    """Up to the second scoring, from which on somebody is usually ahead."""
    rng = random.Random(3)
    while games(table).state.scorings_done < 2:
        seat = table.decider
        assert seat is not None
        table.play_for(seat, str(rng.choice(games(table).legal_moves)), table.changed + 1)


def test_the_winner_of_the_game_is_the_winner_at_the_table() -> None:
    table = begun("here", "link", "link")
    play_to_the_end(table)
    assert table.winners() == games(table).winners != []
    assert table.decider is None
    assert table.bot_to_move() is None


def test_dirk_wins_where_he_can() -> None:
    """He has no seat, so nobody else has won."""
    for seed in range(40):
        table = begun("here", "link", seed=seed, options={"dirk_can_win": True})
        play_to_the_end(table, seed)
        if games(table).winners == [DIRK]:
            assert table.winners() == [DIRK]
            return
    raise AssertionError("Dirk never won")


# ----------------------------------------------------------------------------------------------------------- time is up


def test_time_that_is_not_up_changes_nothing() -> None:
    table = begun("here", "link", pace=Live(60))
    with nothing_changes(table):
        table.time_out(2000 + 59_999)


@pytest.mark.parametrize("pace", [Live(60), Correspondence(60_000 / 86_400_000)])
def test_late_and_a_bot_plays_on(pace: Pace) -> None:
    table = begun("here", "link", pace=pace, time_out="bot")
    stored(table)
    table.time_out(2000 + 60_000)
    assert stored(table) == [Substituted(0, "random", "late")]
    assert table.bot_to_move() == (0, "random")
    with nothing_changes(table):
        table.time_out(2000 + 10**9)
    table.come_back(HOST, 0, 70_000)
    assert table.seats[0].human


@pytest.mark.parametrize("pace", [Live(60), Correspondence(60_000 / 86_400_000)])
def test_late_and_out(pace: Pace) -> None:
    table = begun("here", "link", "link", pace=pace, time_out="resign")
    stored(table)
    table.time_out(2000 + 60_000)
    assert stored(table) == [Resigned(0, "late")]
    assert table.seats[0].resigned
    assert table.status == "playing"
    table.play_for(0, take(table), 70_000)
    table.time_out(70_000 + 60_000)
    assert table.status == "over"
    assert table.winners() == [2]


@pytest.mark.parametrize("pace", [Live(60, 1), Correspondence(60_000 / 86_400_000)])
def test_late_and_the_move_that_does_least(pace: Pace) -> None:
    table = begun("here", "link", pace=pace, time_out="pass")
    stored(table)
    game = games(table).copy()
    decision = game.decision
    assert decision is not None
    idle = BOTS["idle"](0).choose(game.view(0), decision, game.legal_moves)
    table.time_out(2000 + 60_000)
    assert stored(table) == [Played(0, str(idle))]
    assert table.seats[0].human
    assert table.decider == 1


def test_who_never_comes_passes_to_the_end_of_the_game() -> None:
    table = begun("here", "link", "link", modules=("vizier", "camps"), pace=Live(1), time_out="pass")
    stored(table)
    for _ in range(2000):
        table.time_out(table.changed + 2000)
        if table.status == "over":
            break
    assert table.status == "over"
    assert all(isinstance(entry, Played) and entry.by is None for entry in stored(table))


# ------------------------------------------------------------------------------------------------------ play from here


RECORDS = sorted(GOLDEN.glob("*.alh"))
SHORT = (GOLDEN / "base-2-seats.alh").read_text("utf-8")


def from_here(record: str, ply: int) -> Plan:
    headers = parse_record(record).headers
    others: list[SeatKind] = ["bot"] * (int(headers["Seats"]) - 1)
    plan = planned("here", *others, origin=Origin(record, ply))
    modules = tuple(headers.get("Modules", "").split())
    key = title_of(parse_record(record)).key
    return msgspec.structs.replace(plan, game=key, edition=headers.get("Edition", ""), modules=modules)


def continued(record: str, ply: int) -> Table:
    table = taken(from_here(record, ply))
    table.start(HOST, SEED, "", 2000)
    return table


@pytest.mark.parametrize(("path", "part"), [(path, index / len(RECORDS)) for index, path in enumerate(RECORDS)])
def test_a_game_goes_on_from_any_ply_to_another_end(path: Path, part: float) -> None:
    """Other moves lead to other shuffles and rolls, for which the record is no guide."""
    record = path.read_text("utf-8")
    past = alhambra.load(record)
    past.rewind(int(past.ply * part))
    table = continued(record, past.ply)
    assert table.ply == games(table).ply == past.ply
    assert table.title.position(games(table), []) == table.title.position(past, [])
    play_to_the_end(table)
    assert alhambra.load(games(table).record).scores == games(table).scores
    assert dump(replayed(table)) == {**dump(table), "fresh": []}


def test_bots_continue_a_record() -> None:
    record = (GOLDEN / "vizier-4-seats.alh").read_text("utf-8")
    table = continued(record, 40)
    for _ in range(60):
        seat = table.decider
        assert seat is not None
        bot = BOTS["random"](seed_for(SEED, seat, table.ply))
        decision = games(table).decision
        assert decision is not None
        table.play_for(seat, str(bot.choose(games(table).view(seat), decision, games(table).legal_moves)), 3000)
    assert table.ply == 100


def test_at_the_end_of_a_record_there_is_nothing_to_play() -> None:
    whole = alhambra.load(SHORT)
    table = continued(SHORT, whole.ply)
    assert table.status == "over"
    assert table.winners() == whole.winners


def test_a_record_goes_on_from_its_own_plies_with_its_own_seats() -> None:
    for ply in (-1, alhambra.load(SHORT).ply + 1):
        with refused(table := Table("key"), "no-such-ply", 400):
            table.create(from_here(SHORT, ply), secret(HOST), "Hanna", {}, 1000)
    plan = msgspec.structs.replace(from_here(SHORT, 3), places=(Place(kind="here", level="random"),) * 3)
    with refused(table := Table("key"), "origin-seats", 400):
        table.create(plan, secret(HOST), "Hanna", {}, 1000)


@pytest.mark.parametrize("damage", ["", "[Game", '[Game "Chess"]\nend 0\n', "cut", "move"])
def test_a_damaged_record_is_no_beginning(damage: str) -> None:
    wrong = {"cut": SHORT[:-20], "move": SHORT.replace("; keep", "; pass", 1).replace("place", "keep", 1)}
    plan = msgspec.structs.replace(from_here(SHORT, 3), origin=Origin(wrong.get(damage, damage), 3))
    table = Table("key")
    with nothing_changes(table), pytest.raises(InvalidRecord):
        table.create(plan, secret(HOST), "Hanna", {}, 1000)


def test_nobody_goes_back_behind_the_beginning() -> None:
    """What was played in the record was not played here."""
    table = continued(SHORT, 30)
    with refused(table, "no-such-ply", 400):
        table.undo(HOST, None, table.seq, 3000)
    move_on(table, 4)
    with refused(table, "no-such-ply", 400):
        table.undo(HOST, 29, table.seq, 3000)
    table.undo(HOST, 30, table.seq, 3000)
    assert table.ply == 30


def test_moves_after_the_beginning_are_recognised_when_sent_again() -> None:
    table = continued(SHORT, 30)
    seq, seat, move = table.seq, table.decider, take(table)
    move_on(table)
    assert table.was_played(seq, seat, str(games(table).played[-1]))
    assert not table.was_played(seq - 1, None, move)
    assert not table.was_played(0, None, move)


def test_the_whole_past_of_a_record_is_told_at_the_beginning() -> None:
    table = continued(SHORT, 30)
    assert {event.ply for event in table.events} == set(range(31))
    assert [event.to_json() for event in table.events] == [event.to_json() for event in table.history(-1)]
    assert table.history(table.ply_at(table.seq)) == []


def test_new_games_follow_the_seed() -> None:
    plan = planned("here", "link", modules=("vizier",))
    assert str(new_game_of(plan, 5).record) == str(alhambra.new_game(2, modules=("vizier",), seed=5).record)


# --------------------------------------------------------------------------------------- a table is nothing but entries


def replayed(table: Table) -> Table:
    """The table as it is after a restart; needs a table of which nothing has been stored yet."""
    return Table(table.key, [Written(one.seq, one.at, decode(encode(one.entry))) for one in table.fresh])


def test_secrets_and_links_are_kept_as_given_and_nothing_else_of_them() -> None:
    table = taken(planned("here", "link"))
    created = table.fresh[0].entry
    assert isinstance(created, Created)
    assert created.links == {"1": "link 1"}
    assert dump(replayed(table)) == {**dump(table), "fresh": []}


def test_what_happened_before_a_restart_is_not_told_again() -> None:
    table = begun("here", "link")
    move_on(table, 3)
    assert table.events
    assert replayed(table).events == []
    assert [event.to_json() for event in replayed(table).history(-1)] == [event.to_json() for event in table.events]


def test_an_entry_that_cannot_be_changes_nothing() -> None:
    table = begun("here", "link", "link")
    move_on(table, 3)
    for entry in (Undone(99), Undone(-1), Played(2, "castle"), Played(1, "pass")):
        with nothing_changes(table), pytest.raises((ValueError, NotYourDecision, IllegalMove)):
            table.apply(Written(table.seq + 1, 9000, entry))


def test_time_never_goes_backwards() -> None:
    table = begun("here", "link")
    table.play(HOST, take(table), table.seq, 10_000)
    table.play(ANN, take(table), table.seq, 5000)
    assert [written.at for written in table.fresh[-2:]] == [10_000, 10_000]


class Chaos:
    """People and programs at one table who do whatever comes to their mind."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.now = 1000
        self.table = Table("key")
        self.entries: list[Written] = []
        self.table.create(self.plan(), secret(HOST), "Hanna", {}, self.now)
        self.early = [self.start, self.leave, self.relink, self.reassign, self.invite, *[self.join] * 8]
        self.late = [self.resign, self.close, *[self.rematch] * 4]
        self.usual = [self.offer, self.take_over, self.withdraw]
        self.usual += [self.substitute, self.come_back, self.run_out, *[self.undo] * 3, *[self.consent] * 3]
        self.usual += [*[self.play_well] * 9, *[self.play_badly] * 2, *[self.play_for] * 6]

    def plan(self) -> Plan:
        rng = self.rng
        kinds: list[SeatKind] = [rng.choice(["here", "link", "link", "link", "bot"]) for _ in range(rng.randint(2, 5))]
        paces: list[Pace] = [Live(rng.randint(1, 60), rng.randint(0, 5)), Correspondence(0.001)]
        origin = None
        if rng.random() < 0.2:
            origin = Origin(SHORT, rng.randrange(240))
            kinds = kinds[:2]
        rules: list[TimeOut] = ["bot", "pass", "resign"]
        modules = tuple(rng.sample(["vizier", "camps"], rng.randint(0, 2)))
        pace = rng.choice([None, *paces])
        return planned(*kinds, modules=modules, pace=pace, time_out=rng.choice(rules), origin=origin)

    def act(self) -> bool:
        """One act; was it possible?"""
        self.now += self.rng.choice([-2000, 0, 1, 700, 5000])
        acts = self.early if self.table.status == "open" else self.usual
        if self.rng.random() < (0.7 if self.table.status == "over" else 0.02):
            acts = self.late
        elif self.rng.random() < 0.05:
            acts = self.early + self.usual
        if self.table.question is not None and self.rng.random() < 0.5:
            acts = [self.consent]
        if self.table.status == "playing" and self.table.links and self.rng.random() < 0.2:
            acts = [self.take_over]
        act = self.rng.choice(acts)
        try:
            act()
        except (Refused, IllegalMove, UnknownMove, NotYourDecision):
            return False
        return True

    def someone(self) -> int:
        return self.rng.randrange(len(self.table.persons) + 1)

    def seat(self) -> int:
        return self.rng.randrange(-1, len(self.table.seats) + 1)

    def join(self) -> None:
        self.table.join(self.seat(), secret(self.rng.randrange(5)), "Somebody", self.now)

    def leave(self) -> None:
        self.table.leave(self.someone(), self.seat(), "new", self.now)

    def relink(self) -> None:
        self.table.relink(self.someone(), self.seat(), "newer", self.now)

    def reassign(self) -> None:
        self.table.reassign(self.someone(), self.seat(), "newest", self.now)

    def invite(self) -> None:
        self.table.invite(self.rng.choice([HOST, self.someone()]), "for all", self.now)

    def offer(self) -> None:
        absent = self.rng.choice([0, 1, ABSENT])
        self.table.offer(self.rng.choice([HOST, self.someone()]), self.seat(), "take over", absent, self.now)

    def withdraw(self) -> None:
        self.table.withdraw({self.someone(), self.someone(), self.someone()}, self.now)

    def take_over(self) -> None:
        seat = self.rng.choice([*self.table.links, self.seat()])
        self.table.take_over(seat, secret(self.rng.randrange(8)), "Somebody else", self.now)

    def start(self) -> None:
        fill = self.rng.choice(["", "random", "random", "?"])
        self.table.start(self.rng.choice([HOST, self.someone()]), self.rng.randrange(10**6), fill, self.now)

    def play_well(self) -> None:
        seat = self.table.decider
        owner = None if seat is None else self.table.seats[seat].owner
        self.table.play(HOST if owner is None else owner, self.move(), self.table.seq, self.now)

    def move(self) -> str:
        game = self.table.game
        return str(self.rng.choice(game.legal_moves)) if game is not None and not game.over else "pass"

    def play_badly(self) -> None:
        move = self.rng.choice([self.move(), "pass", "castle", "take dinar 9 dinar 9 dinar 9 dinar 9"])
        seq = self.table.seq - self.rng.choice([0, 0, 1, -1])
        self.table.play(self.someone(), move, seq, self.now, self.rng.choice([None, self.seat()]))

    def play_for(self) -> None:
        waiting = self.table.bot_to_move()
        if waiting is not None:
            self.table.play_for(waiting[0], self.move(), self.now)

    def undo(self) -> None:
        ply = self.rng.choice([None, self.table.ply - self.rng.randint(-1, 8)])
        self.table.undo(self.someone(), ply, self.table.seq, self.now)

    def consent(self) -> None:
        question = self.table.question
        person = self.someone() if question is None or self.rng.random() < 0.2 else min(question.waiting)
        self.table.consent(person, self.rng.random() < 0.8, self.now)

    def substitute(self) -> None:
        self.table.substitute(self.someone(), self.seat(), "random", self.rng.choice([0, ABSENT]), self.now)

    def come_back(self) -> None:
        seat = self.seat()
        owner = self.table.seats[seat].owner if 0 <= seat < len(self.table.seats) else None
        self.table.come_back(self.someone() if owner is None else owner, seat, self.now)

    def run_out(self) -> None:
        self.table.time_out(self.now)

    def resign(self) -> None:
        seat = self.rng.randrange(len(self.table.seats))
        owner = self.table.seats[seat].owner
        self.table.resign(self.someone() if owner is None else owner, seat, self.now)

    def close(self) -> None:
        self.table.close(self.rng.choice([None, self.someone()]), self.now)

    def rematch(self) -> None:
        self.table.continue_at("elsewhere", self.now)

    def store(self) -> list[Written]:
        fresh, self.table.fresh = self.table.fresh, []
        self.entries += fresh
        return fresh


def test_whatever_people_do_is_refused_without_a_trace_or_told_by_the_entries() -> None:
    kinds: set[str] = set()
    for seed in range(24):
        chaos = Chaos(seed)
        mirror = Table("key")
        for _ in range(150):
            for written in chaos.store():
                assert written.seq == mirror.seq + 1
                assert written.at >= mirror.changed
                mirror.apply(Written(written.seq, written.at, decode(encode(written.entry))))
            before = dump(chaos.table)
            assert dump(mirror) == before
            if not chaos.act():
                assert dump(chaos.table) == before
        chaos.store()
        assert dump(Table("key", chaos.entries)) == dump(chaos.table)
        kinds |= {type(written.entry).__name__ for written in chaos.entries}
    assert kinds == {kind.__name__ for kind in AnyEntry.__args__}, "this chaos is too orderly"
