"""Nobody goes back behind a revelation, or over another person's move, unless everybody whom it concerns agrees.

A witness writes down who sits where, who made which move and when something came to light, and judges every step back
by that alone.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from alhambra import IllegalMove, NotYourDecision
from alhambra.server.api.plans import rematch_of
from alhambra.server.refusals import Refused
from alhambra.server.store.entries import (
    AnyEntry,
    Correspondence,
    Live,
    Pace,
    Place,
    Plan,
    Played,
    Resigned,
    SeatKind,
    TimeOut,
    UndoAnswered,
    UndoAsked,
    Undone,
    Untimed,
)
from alhambra.server.tables.table import ABSENT, Table
from alhambra.titles import DEFAULT, TITLES, titled

HOST, ANN, BEN = 0, 1, 2
LONG = 10**9  # milliseconds: longer than any clock here
TIME_OUTS: list[TimeOut] = ["bot", "pass", "resign"]


def secret(person: int) -> str:
    return f"hash of {person}"


def laid(
    owners: list[int | None], pace: Pace, time_out: TimeOut, modules: tuple[str, ...] = (), game: str = DEFAULT
) -> Table:
    """A table before its game. For each seat its person, 0 being the host; None: a bot."""
    kinds: list[SeatKind] = ["bot" if owner is None else "link" if owner else "here" for owner in owners]
    places = tuple(Place(kind=kind, level="random") for kind in kinds)
    table = Table("key")
    edition = titled(game).choices().edition or ""
    plan = Plan(title="Fair", game=game, places=places, edition=edition, modules=modules, pace=pace, time_out=time_out)
    table.create(plan, secret(HOST), "Person 0", {}, 1000)
    for seat, owner in enumerate(owners):
        if owner:
            table.join(seat, secret(owner), f"Person {owner}", 1000)
    return table


def started(
    owners: list[int | None], seed: int = 495, pace: Pace | None = None, time_out: TimeOut = "bot"
) -> tuple[Table, Witness]:
    table = laid(owners, pace or Untimed(), time_out)
    table.start(HOST, seed, "", 2000)
    return table, Witness(table)


def owners_of(table: Table) -> list[str | None]:
    """The secret of each seat's person."""
    return [None if seat.owner is None else table.persons[seat.owner].secret for seat in table.seats]


class Witness:
    """What somebody at the table would say of a step back who has seen everything, and never asks the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.owners = [seat.owner for seat in table.seats]
        self.gone: set[int] = set()  # seats that were given up
        self.moves: list[int | None] = []  # who made each
        self.revealed = [self._revelations()]  # how often something had come to light, before each move and now
        self.asked: int | None = None  # the ply to which somebody would like to go back
        self.agreed: set[int] = set()
        self.steps_back = {"alone": 0, "own": 0, "agreed": 0}
        table.fresh = []

    def _revelations(self) -> int:
        assert self.table.game is not None
        found: int = self.table.game.state.revelations
        return found

    def concerned(self) -> set[int]:
        """Everybody with a seat that they have not given up, here or not, whoever plays there now."""
        return {owner for seat, owner in enumerate(self.owners) if owner is not None and seat not in self.gone}

    def is_quiet(self, to: int) -> bool:
        return self.revealed[to] == self.revealed[-1]

    def may_alone(self, person: int, to: int) -> bool:
        own = all(by == person for by in self.moves[to:])
        return self.concerned() <= {person} or (own and self.is_quiet(to))

    def hear(self, actor: int | None) -> None:
        """Somebody has done something; None: a program."""
        fresh, self.table.fresh = self.table.fresh, []
        for written in fresh:
            self._note(written.entry, actor)
        assert self.table.ply == len(self.moves)
        self._check_question()

    def _note(self, entry: AnyEntry, actor: int | None) -> None:
        if isinstance(entry, Played):
            assert entry.by == actor
            self.moves.append(actor)
            self.revealed.append(self._revelations())
            self.asked, self.agreed = None, set()
        elif isinstance(entry, Resigned):
            self.gone.add(entry.seat)
        elif isinstance(entry, UndoAsked):
            assert entry.by == actor is not None
            self.asked, self.agreed = entry.ply, {actor}
        elif isinstance(entry, UndoAnswered):
            assert entry.by == actor is not None
            if entry.yes:
                self.agreed.add(actor)
            else:
                self.asked, self.agreed = None, set()
        elif isinstance(entry, Undone):
            self._judge(entry.ply, actor)
            del self.moves[entry.ply :], self.revealed[entry.ply + 1 :]
            self.asked, self.agreed = None, set()

    def _judge(self, to: int, actor: int | None) -> None:
        assert actor is not None, "programs do not turn back time"
        if self.concerned() <= {actor}:
            self.steps_back["alone"] += 1
        elif self.may_alone(actor, to):
            self.steps_back["own"] += 1
        else:
            assert self.asked == to, f"{actor} went back to {to} without a word to {self.concerned() - {actor}}"
            assert self.concerned() <= self.agreed, f"nobody asked {self.concerned() - self.agreed}"
            self.steps_back["agreed"] += 1

    def _check_question(self) -> None:
        """Everybody concerned is waited for, and nobody else."""
        question = self.table.question
        if question is not None and self.table.status == "playing":
            assert question.ply == self.asked
            assert question.waiting == self.concerned() - self.agreed


# ----------------------------------------------------------------------------------------------- those who are not here


def play_on(table: Table, witness: Witness, count: int) -> None:
    for _ in range(count):
        seat, game = table.decider, table.game
        assert seat is not None
        assert game is not None
        move, owner = str(game.legal_moves[0]), table.seats[seat].owner
        if table.seats[seat].bot:
            table.play_for(seat, move, 3000)
            witness.hear(None)
        else:
            assert owner is not None
            table.play(owner, move, table.seq, 3000, seat)
            witness.hear(owner)


@pytest.mark.parametrize("way", ["absent", "late", "asked"])
def test_who_is_replaced_by_a_bot_still_has_a_say_in_the_past(way: str) -> None:
    """Or the other one could play ahead against the bot, look at the cards to come, and go back."""
    table, witness = started([HOST, ANN], pace=Correspondence(1))
    play_on(table, witness, 5)
    while table.decider != 1:
        play_on(table, witness, 1)
    if way == "late":
        table.time_out(LONG)
    else:
        table.substitute(HOST if way == "absent" else ANN, 1, "random", ABSENT, 3000)
    witness.hear(None)
    assert table.seats[1].bot
    play_on(table, witness, 20)
    here = table.ply
    table.undo(HOST, 0, table.seq, 3000)
    witness.hear(HOST)
    assert table.ply == here
    assert table.question is not None
    assert table.question.waiting == {ANN}
    table.consent(ANN, True, 3000)  # the bot still plays: an answer is no move
    witness.hear(ANN)
    assert table.ply == 0


def test_an_answer_that_never_comes_holds_nobody_up() -> None:
    table, witness = started([HOST, ANN])
    play_on(table, witness, 4)
    table.substitute(HOST, 1, "random", ABSENT, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    witness.hear(HOST)
    assert table.question is not None
    play_on(table, witness, 2)
    assert not witness.agreed
    assert table.ply == 6
    with pytest.raises(Refused, match="nothing-asked"):
        table.consent(ANN, True, 3000)


def test_a_bot_of_one_s_own_is_no_way_to_look_ahead() -> None:
    """Somebody lets a bot play, sees what comes, returns, and would like to have it undone."""
    table, witness = started([HOST, ANN])
    table.substitute(HOST, 0, "random", 0, 3000)
    play_on(table, witness, 1)
    table.come_back(HOST, 0, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    witness.hear(HOST)
    assert table.ply == 1
    assert table.question is not None


def test_who_has_resigned_is_not_asked() -> None:
    table, witness = started([HOST, ANN, None])
    play_on(table, witness, 6)
    table.resign(ANN, 1, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    witness.hear(HOST)
    assert table.ply == 0


def test_who_has_given_up_one_seat_of_two_is_asked() -> None:
    table, witness = started([HOST, ANN, ANN])
    play_on(table, witness, 6)
    table.resign(ANN, 1, 3000)
    table.undo(HOST, 0, table.seq, 3000)
    witness.hear(HOST)
    assert table.question is not None
    assert table.question.waiting == {ANN}


def test_one_person_with_bots_goes_where_they_like() -> None:
    table, witness = started([HOST, None, HOST])
    play_on(table, witness, 12)
    table.substitute(HOST, 0, "random", 0, 3000)
    play_on(table, witness, 3)
    table.undo(HOST, 2, table.seq, 3000)
    witness.hear(HOST)
    assert table.ply == 2


# -------------------------------------------------------------------------------------------------------- random tables


class Crowd:
    """People and bots at one table who come and go, play, ask and answer as they like; and a witness."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = random.Random(seed)
        self.now = 2000
        people = self.rng.randint(1, 3)
        others: list[int | None] = [*range(1, people), *self.rng.choices([HOST, None, *range(1, people)], k=2)]
        owners = [HOST, *others][: self.rng.randint(max(titled(game).seats[0], people), 5)]
        self.rng.shuffle(owners)
        paces: list[Pace] = [Untimed(), Untimed(), Live(60, 5), Correspondence(0.001)]
        pace = self.rng.choice(paces)
        known = [key for key, module in titled(game).choices().modules.items() if not module.automatic]
        modules = tuple(known[:1]) if self.rng.random() < 0.3 else ()
        self.table = laid(owners, pace, self.rng.choice(TIME_OUTS), modules, game)
        self.table.start(HOST, seed, "", self.now)
        self.witness = Witness(self.table)
        self.steps_back = {"alone": 0, "own": 0, "agreed": 0}
        self.rematches = 0

    @property
    def persons(self) -> int:
        return len(self.table.persons)

    def act(self) -> None:
        self.now += self.rng.choice([0, 1, 900, 4000])
        if self.table.status == "over":
            self.rematch()
            return
        acts = [*[self.play] * 10, *[self.undo] * 5, self.leave, self.vanish, self.come_back, self.run_out]
        if self.table.question is not None:
            acts += [self.answer] * 15
        if self.rng.random() < 0.01:
            acts = [self.resign]
        actor = self.rng.randrange(self.persons)
        self.witness.hear(self.rng.choice(acts)(actor))

    def play(self, _: int) -> int | None:
        """Whoever has to decide can, whatever somebody has asked; who made the move."""
        table, seat = self.table, self.table.decider
        assert seat is not None
        assert table.game is not None
        move = str(self.rng.choice(table.game.legal_moves))
        if table.seats[seat].bot:
            table.play_for(seat, move, self.now)
            return None
        owner = self.witness.owners[seat]
        assert owner is not None
        table.play(owner, move, table.seq, self.now, seat)
        return owner

    def undo(self, person: int) -> int:
        ply = max(0, self.table.ply - self.rng.choice([1, 1, 1, 2, 3, 5, 20]))
        before = self.table.ply
        nobody_else = self.witness.concerned() <= {person}
        try:
            self.table.undo(person, ply, self.table.seq, self.now)
        except Refused:
            return person
        assert self.table.ply < before or not nobody_else
        return person

    def answer(self, person: int) -> int:
        return self.perhaps(lambda: self.table.consent(person, self.rng.random() < 0.9, self.now), person)

    def leave(self, person: int) -> int:
        seat = self.rng.choice(self.table.seats_of(person))
        return self.perhaps(lambda: self.table.substitute(person, seat, "random", 0, self.now), person)

    def vanish(self, person: int) -> int:
        seat = self.rng.randrange(len(self.table.seats))
        return self.perhaps(lambda: self.table.substitute(person, seat, "random", ABSENT, self.now), person)

    def come_back(self, person: int) -> int:
        seat = self.rng.choice(self.table.seats_of(person))
        return self.perhaps(lambda: self.table.come_back(person, seat, self.now), person)

    def run_out(self, _: int) -> None:
        self.table.time_out(self.now + LONG)

    def resign(self, person: int) -> int:
        seat = self.rng.choice(self.table.seats_of(person))
        return self.perhaps(lambda: self.table.resign(person, seat, self.now), person)

    def perhaps(self, do: object, person: int) -> int:
        assert callable(do)
        try:
            do()
        except (Refused, IllegalMove, NotYourDecision):
            pass
        return person

    def rematch(self) -> None:
        """The same people once more, and a new witness."""
        old, asker = self.table, self.rng.randrange(self.persons)
        secrets = owners_of(old)
        table = Table("key")
        plan = msgspec.structs.replace(rematch_of(old, asker), time_out=self.rng.choice(TIME_OUTS))
        table.create(plan, old.persons[asker].secret, "Asker", {}, self.now)
        for seat, owner in enumerate(secrets):
            if owner is not None and owner != old.persons[asker].secret:
                table.join(seat, owner, "Another", self.now)
        table.start(HOST, self.rng.randrange(10**6), "", self.now)
        assert owners_of(table) == secrets
        for way, count in self.witness.steps_back.items():
            self.steps_back[way] += count
        self.table, self.witness = table, Witness(table)
        self.rematches += 1


@pytest.mark.parametrize("game", TITLES)
def test_whatever_people_and_bots_do_nobody_is_looked_at_from_behind(game: str) -> None:
    """Fairness over random tables: every step back is one's own and quiet, or agreed to by all whom it concerns."""
    steps_back = {"alone": 0, "own": 0, "agreed": 0}
    rematches = 0
    for seed in range(40):
        crowd = Crowd(seed, game)
        for _ in range(250):
            crowd.act()
        rematches += crowd.rematches
        for way in steps_back:
            steps_back[way] += crowd.steps_back[way] + crowd.witness.steps_back[way]
    assert min(steps_back.values()) > 20, f"these people are too orderly: {steps_back}"
    assert rematches > 5
