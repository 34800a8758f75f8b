"""The clock: who pays for which time, and that a restart changes nothing about it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from alhambra.server.store.entries import Correspondence, Live, Pace, Place, Plan, SeatKind, TimeOut, Untimed, Written
from alhambra.server.tables.clock import DAY, Clock, Outage, elapsed
from alhambra.server.tables.table import Table

HOST, ANN = 0, 1
START = 10_000
SEED = 495  # with it the first seat begins, and at three seats can buy like this, after which it acts again
EXACT = "buy PAV6-N florin 6"


def begun(pace: Pace, *kinds: SeatKind, time_out: TimeOut = "bot", outages: Sequence[Outage] = ()) -> Table:
    """A game that began at START; the first link is Ann's."""
    places = tuple(Place(kind=kind, level="random") for kind in kinds or ("here", "link", "link"))
    table = Table("key", (), outages)
    plan = Plan(title="In time", places=places, edition="2024", pace=pace, time_out=time_out)
    table.create(plan, "hash 0", "Hanna", {}, 0)
    for person, seat in enumerate([seat for seat, place in enumerate(places) if place.kind == "link"], 1):
        table.join(seat, f"hash {person}", "Somebody", person)
    table.start(HOST, SEED, "", START)
    return table


def decides(table: Table) -> int:
    assert table.decider is not None
    return table.decider


def whose(table: Table) -> tuple[int | None, int]:
    """For which seat the clock runs, and since when."""
    return table.clock.running, table.clock.since


def take(table: Table) -> str:
    assert table.game is not None
    return next(str(move) for move in table.game.legal_moves if move.verb == "take")


def play(table: Table, move: str, at: int) -> None:
    seat = decides(table)
    owner = table.seats[seat].owner
    if owner is None or table.seats[seat].bot:
        table.play_for(seat, move, at)
    else:
        table.play(owner, move, table.seq, at, seat)


# --------------------------------------------------------------------------------------------------------- passing time


@pytest.mark.parametrize(
    ("outages", "expected"),
    [
        ([], 100),
        ([(0, 50)], 100),
        ([(250, 300)], 100),
        ([(110, 130)], 80),
        ([(50, 120)], 80),
        ([(180, 900)], 80),
        ([(0, 1000)], 0),
        ([(100, 200)], 0),
        ([(110, 120), (150, 160)], 80),
        ([(150, 160), (110, 120)], 80),
        ([(110, 150), (130, 170)], 40),  # two workers noticed the same one
        ([(110, 170), (120, 130), (110, 170)], 40),
        ([(170, 110)], 100),
    ],
)
def test_time_passes_while_a_server_runs(outages: list[Outage], expected: int) -> None:
    assert elapsed(100, 200, outages) == expected


def test_time_does_not_run_backwards() -> None:
    assert elapsed(200, 100, []) == 0
    assert elapsed(200, 200, [(100, 300)]) == 0


# -------------------------------------------------------------------------------------------------------------- untimed


def test_without_a_pace_nobody_is_ever_late() -> None:
    table = begun(Untimed())
    assert table.clock.running == 0
    assert table.clock.remaining(START + 10**12) is None
    assert table.clock.deadline(START + 10**12) is None
    table.time_out(START + 10**12)
    assert table.seats[0].human


# ----------------------------------------------------------------------------------------------------------------- live


def test_the_reserve_is_used_by_whoever_decides() -> None:
    table = begun(Live(60))
    clock = table.clock
    assert (clock.running, clock.since, clock.left) == (0, START, [60_000] * 3)
    assert clock.remaining(START + 10_000) == 50_000
    assert clock.deadline(START + 10_000) == START + 60_000
    play(table, take(table), START + 10_000)
    assert (clock.running, clock.since, clock.left) == (1, START + 10_000, [50_000, 60_000, 60_000])
    play(table, take(table), START + 35_000)
    assert (clock.running, clock.left) == (2, [50_000, 35_000, 60_000])
    assert clock.deadline(START + 40_000) == START + 35_000 + 60_000


def test_every_decision_is_worth_an_increment() -> None:
    table = begun(Live(60, 5))
    play(table, EXACT, START + 10_000)
    assert table.clock.left[0] == 55_000
    assert whose(table) == (0, START + 10_000)
    play(table, take(table), START + 12_000)
    assert table.clock.left[0] == 58_000


def test_nobody_owes_time() -> None:
    table = begun(Live(60, 5))
    assert table.clock.remaining(START + 70_000) == -10_000
    play(table, take(table), START + 70_000)  # the steward came too late, and the move counts
    assert table.clock.left == [5000, 60_000, 60_000]


def test_other_people_s_doings_cost_nothing() -> None:
    """Neither does asking: the clock of whoever decides runs on, as if nothing had been."""
    table = begun(Live(60))
    play(table, take(table), START + 1000)
    table.undo(HOST, None, table.seq, START + 2000)
    table.consent(2, False, START + 3000)
    table.substitute(2, 2, "random", 0, START + 4000)
    table.come_back(2, 2, START + 5000)
    table.resign(2, 2, START + 6000)
    assert whose(table) == (1, START + 1000)
    assert table.clock.left == [59_000, 60_000, 60_000]
    assert table.clock.remaining(START + 7000) == 54_000


def test_bots_use_no_time_and_get_none() -> None:
    table = begun(Live(60, 5), "here", "bot")
    play(table, take(table), START + 1000)
    assert table.clock.running is None
    assert table.clock.remaining(START + 50_000) is None
    assert table.clock.deadline(START + 50_000) is None
    play(table, take(table), START + 90_000)
    assert table.clock.left == [64_000, 60_000]
    assert whose(table) == (0, START + 90_000)


def test_while_a_bot_plays_for_somebody_their_clock_stands_still() -> None:
    table = begun(Live(60, 5))
    table.substitute(HOST, 0, "random", 0, START + 10_000)
    assert table.clock.running is None
    assert table.clock.left[0] == 50_000
    play(table, EXACT, START + 30_000)
    assert table.clock.left[0] == 50_000
    table.come_back(HOST, 0, START + 40_000)
    assert whose(table) == (0, START + 40_000)
    play(table, take(table), START + 41_000)
    assert table.clock.left[0] == 54_000


def test_at_the_end_the_clock_stops() -> None:
    table = begun(Live(60), "here", "link")
    table.resign(ANN, 1, START + 5000)
    assert (table.status, table.clock.running) == ("over", None)
    assert table.clock.left == [55_000, 60_000]
    table = begun(Live(60))
    table.close(None, START + 5000)
    assert table.clock.running is None


# -------------------------------------------------------------------------------------------------------- going back


def test_going_back_gives_no_time_back_and_earns_none() -> None:
    """Or somebody could live on increments, playing and taking back."""
    table = begun(Live(60, 5))
    for second in range(10):
        play(table, EXACT, START + second * 2000 + 1000)
        table.undo(HOST, None, table.seq, START + second * 2000 + 2000)
    assert table.clock.left[0] == 60_000 - 20_000
    assert whose(table) == (0, START + 20_000)


def test_going_back_with_consent_changes_whose_time_runs() -> None:
    table = begun(Live(60, 5), "here", "link")
    play(table, take(table), START + 1000)
    play(table, take(table), START + 3000)
    assert table.clock.left == [64_000, 63_000]
    table.undo(ANN, 1, table.seq, START + 4000)
    assert table.clock.running == 0
    table.consent(HOST, True, START + 6000)
    assert table.clock.running == 1
    assert table.clock.left == [61_000, 63_000]


def test_taking_back_what_a_bot_did_costs_nobody_anything() -> None:
    table = begun(Live(60, 5), "here", "bot")
    play(table, take(table), START + 1000)
    play(table, take(table), START + 2000)
    table.undo(HOST, 0, table.seq, START + 2000)
    assert table.clock.left == [64_000, 60_000]
    assert whose(table) == (0, START + 2000)


def test_an_increment_that_was_used_up_is_not_taken_back_alone() -> None:
    """The others are asked: nobody lives on increments that they have used up already."""
    table = begun(Live(1, 5))
    play(table, EXACT, START + 1000)
    assert table.clock.left[0] == 5000
    table.undo(HOST, None, table.seq, START + 4000)
    assert table.ply == 1
    assert table.question is not None
    for person in (ANN, 2):
        table.consent(person, True, START + 4000)
    assert table.ply == 0
    assert table.clock.left[0] == 0


def test_nobody_thinks_for_ever_by_playing_and_taking_back() -> None:
    table = begun(Live(1, 5), time_out="resign")
    for second in range(60):
        at = START + second * 1000
        table.time_out(at)
        if table.seats[0].resigned:
            break
        if second % 4 == 3:  # the clock has 1 s left: take back, and play the same at once
            table.undo(HOST, 0, table.seq, at)
        if table.ply == 0:
            play(table, EXACT, at)
    assert table.seats[0].resigned


def test_who_plays_with_bots_alone_takes_back_what_they_like() -> None:
    table = begun(Live(1, 5), "here", "bot")
    play(table, take(table), START + 1000)
    table.undo(HOST, None, table.seq, START + 4000)
    assert table.ply == 0


# ------------------------------------------------------------------------------------------------------- correspondence


def test_each_move_has_its_days() -> None:
    table = begun(Correspondence(2))
    assert table.clock.deadline(START) == START + 2 * DAY
    assert table.clock.remaining(START + DAY) == DAY
    play(table, EXACT, START + DAY)
    assert (table.clock.running, table.clock.remaining(START + DAY)) == (0, 2 * DAY)
    play(table, take(table), START + 2 * DAY)
    assert table.clock.deadline(START + 2 * DAY) == START + 4 * DAY
    table.time_out(START + 4 * DAY - 1)
    assert table.seats[decides(table)].human
    table.time_out(START + 4 * DAY)
    assert table.seats[decides(table)].bot == "random"


def test_going_back_alone_gives_no_day_back() -> None:
    """Or somebody could think for ever, playing and taking back."""
    table = begun(Correspondence(2))
    play(table, EXACT, START + DAY)
    table.undo(HOST, None, table.seq, START + DAY + 1000)
    assert whose(table) == (0, START)
    assert table.clock.deadline(START + DAY + 1000) == START + 2 * DAY
    play(table, EXACT, START + DAY + 2000)
    table.undo(HOST, None, table.seq, START + 2 * DAY)  # too late for that: the others are asked
    assert table.ply == 1
    assert whose(table) == (0, START + DAY + 2000)
    for person in (ANN, 2):
        table.consent(person, True, START + 2 * DAY)
    assert table.ply == 0
    assert whose(table) == (0, START + 2 * DAY)


def test_parts_of_days_are_possible() -> None:
    assert begun(Correspondence(0.5)).clock.deadline(START) == START + DAY // 2


# -------------------------------------------------------------------------------------------------------------- outages


@pytest.mark.parametrize("pace", [Live(60), Correspondence(60_000 / DAY)])
def test_while_no_server_ran_nobody_s_time_did(pace: Pace) -> None:
    outage = (START + 20_000, START + 1_000_000)
    table = begun(pace, outages=[outage])
    assert table.clock.remaining(START + 10_000) == 50_000
    assert table.clock.remaining(START + 500_000) == 40_000
    assert table.clock.deadline(outage[1]) == outage[1] + 40_000
    table.time_out(outage[1] + 39_999)
    assert table.seats[0].human
    table.time_out(outage[1] + 40_000)
    assert table.seats[0].bot


def test_an_outage_found_at_the_restart_counts_for_tables_that_were_there_before() -> None:
    table = begun(Live(60))
    entries = table.fresh
    outage = (START + 20_000, START + 1_000_000)
    after = Table("key", entries, [outage])
    play(after, take(after), outage[1] + 5000)
    assert after.clock.left == [35_000, 60_000, 60_000]


def test_an_outage_that_becomes_known_later_counts_too() -> None:
    """All tables share the list, which grows."""
    outages: list[Outage] = []
    table = begun(Live(60), outages=outages)
    outages.append((START + 20_000, START + 1_000_000))
    assert table.clock.remaining(START + 1_000_000) == 40_000


# -------------------------------------------------------------------------------------------------------------- restart


@pytest.mark.parametrize("pace", [Untimed(), Live(60, 3), Correspondence(1)])
@pytest.mark.parametrize("seed", range(3))
def test_after_a_restart_the_clock_shows_the_same(pace: Pace, seed: int) -> None:
    outages = [(START + 9000, START + 30_000), (START + 50_000, START + 55_000)]
    table = begun(pace, "here", "link", "link", "bot", outages=outages)
    rng = random.Random(seed)
    entries: list[Written] = []
    for step in range(40):
        at = START + 2000 * step + rng.randrange(2000)
        if table.decider is None:
            break
        disturb(table, rng, at)
        if table.game is not None and not table.game.over:
            play(table, str(rng.choice(table.game.legal_moves)), at)
        entries += table.fresh
        table.fresh = []
        again = Table("key", entries, outages)
        assert vars_of(again.clock) == vars_of(table.clock)
        assert again.clock.deadline(at) == table.clock.deadline(at)


def disturb(table: Table, rng: random.Random, at: int) -> None:
    """Now and then somebody goes, comes back, or is late."""
    dice = rng.random()
    if dice < 0.1 and table.seats[1].human:
        table.substitute(ANN, 1, "random", 0, at)
    elif dice < 0.3 and not table.seats[1].human:
        table.come_back(ANN, 1, at)
    elif dice < 0.4:
        table.time_out(at)


def vars_of(clock: Clock) -> dict[str, object]:
    return {name: value for name, value in vars(clock).items() if name != "_outages"}
