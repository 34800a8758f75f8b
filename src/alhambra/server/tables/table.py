"""A table: the people at it, their game and its clock. Everything follows from its entries.

Nothing here waits, writes or looks at a clock. Each method that does something checks first, raises `Refused` or an
error of the engine if it cannot be, and otherwise adds entries; the caller has to store what `fresh` holds before
anybody hears of it, and to load the table anew if that fails.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from ...core.events import Event, Log
from ...core.game import COMPONENTS, Game
from ...core.record import parse_record
from ...core.rng import is_key
from ...core.violations import NotYourDecision, UnknownMove
from ...titles import Title, Wishes, continued, new_game, reopened, titled
from ...titles.library import corrected
from ..names import free_name
from ..refusals import Refused, Stale
from ..store.entries import (
    AnyEntry,
    Claimed,
    Closed,
    Correspondence,
    Created,
    HandedOver,
    Invited,
    Offered,
    Origin,
    Place,
    Plan,
    Played,
    Relinked,
    Rematched,
    Resigned,
    Returned,
    Started,
    Substituted,
    UndoAnswered,
    UndoAsked,
    Undone,
    Vacated,
    Withdrawn,
    Written,
)
from .clock import Clock, Outage

ABSENT = 60_000  # milliseconds without a connection after which others may let a bot take over


class Person:
    """Somebody at the table, known by the hash of their secret."""

    def __init__(self, secret: str, name: str, came: int) -> None:
        self.secret = secret
        self.name = name
        self.came = came  # when they took a seat for the first time
        self.lost: list[int] = []  # seats that were handed over to others in the game
        self.uninvited: str | None = None  # sent away by the host: the invitation of then is not for them any more


class Seat:
    """One seat, and who plays there."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.name = place.name
        self.owner: int | None = None  # a person
        self.bot = place.level if place.kind == "bot" else ""  # the level of the bot that plays now
        self.resigned = False
        self.deserted = False  # does the bot play because the owner was away?
        self.former = ""  # the name of who played here before the seat was handed over

    @property
    def free(self) -> bool:
        return self.owner is None and not self.bot

    @property
    def human(self) -> bool:
        """Does a person play here now?"""
        return self.owner is not None and not self.bot


class Mover(msgspec.Struct, frozen=True, gc=False):
    """Who made a move; None: a program. And since when their clock had run.

    Every move of every table has one, so the garbage collector shall not look at them.
    """

    seat: int
    person: int | None
    since: int


class UndoQuestion:
    """May we go back to this ply? Everybody has to agree."""

    def __init__(self, ply: int, by: int, waiting: set[int]) -> None:
        self.ply = ply
        self.by = by
        self.waiting = waiting  # persons who have not answered


class Table:
    """One table, from the plan of its host to the end of its game."""

    def __init__(self, key: str, entries: Iterable[Written] = (), outages: Sequence[Outage] = ()) -> None:
        self.key = key
        self.seq = 0
        self.status = "open"  # "open", "playing", "over", "closed"
        self.plan = Plan(title="", places=(), edition="")
        self.created = 0
        self.changed = 0
        self.persons: list[Person] = []
        self.seats: list[Seat] = []
        self.links: dict[int, str] = {}  # seat -> hash of its token; in the game, of seats that may be taken over
        self.invitation = ""  # hash of the token for all free seats
        self.game: Game[Any] | None = None
        self.started: Started | None = None
        self.components: list[str] = []  # printed facts that are changed here
        self.before = ""
        self.rematch = ""
        self.question: UndoQuestion | None = None
        self.clock = Clock(self.plan.pace, 0, ())
        self.fresh: list[Written] = []
        self.events: list[Event] = []
        self.rewound = 0  # the seq of the last step back
        self.turn_began = 0  # the seq at which the present decider came to decide
        self._plies = array("i", [-1])  # how many moves had been played after each seq; -1: no game
        self._movers: list[Mover] = []  # of each move
        self._outages = outages
        for written in entries:
            self.apply(written)
        self.events.clear()

    # ------------------------------------------------------------------ asking

    @property
    def title(self) -> Title[Any]:
        """Which game is played here."""
        return titled(self.plan.game)

    def person(self, secret: str | None) -> int | None:
        """The number of the person with this hash; None: a stranger, as is who has no seat any more."""
        number = self.met(secret)
        return number if number is not None and self.belongs(number) else None

    def met(self, secret: str | None) -> int | None:
        """The same, also of those who have left."""
        if secret is not None:
            for number, person in enumerate(self.persons):
                if person.secret == secret:
                    return number
        return None

    def was_sent_away(self, secret: str | None) -> bool:
        """Has the host asked this person to leave, and not given them a seat again?"""
        number = self.met(secret)
        return number is not None and self.persons[number].uninvited is not None

    def belongs(self, person: int) -> bool:
        """Has this person a seat? The host needs none: whoever opened the table may look after it."""
        return person == 0 or any(seat.owner == person for seat in self.seats)

    def is_done(self, person: int) -> bool:
        """Will it never be this person's turn again?"""
        if self.status in ("over", "closed"):
            return True
        mine = self.seats_of(person)
        return self.status == "playing" and all(self.seats[seat].resigned for seat in mine)

    def seats_of(self, person: int | None) -> list[int]:
        return [] if person is None else [number for number, seat in enumerate(self.seats) if seat.owner == person]

    def owner_of(self, seat: int) -> int | None:
        """The person whose seat it is."""
        return self.seats[seat].owner

    @property
    def ply(self) -> int:
        return max(0, self._plies[-1])

    def ply_at(self, seq: int) -> int:
        """How many moves had been played at this seq; -1: the game had not begun."""
        return self._plies[seq] if 0 <= seq < len(self._plies) else -1

    @property
    def decider(self) -> int | None:
        """The seat that the game waits for."""
        if self.status != "playing" or self.game is None:
            return None
        decision = self.game.decision
        return None if decision is None else decision.seat

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that waits for a bot, and its level."""
        seat = self.decider
        if seat is None:
            return None
        level = self.seats[seat].bot
        return (seat, level) if level else None

    def winners(self) -> list[int]:
        """Who has won; those who resigned never do."""
        if self.status != "over" or self.game is None:
            return []
        standing = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        won = [number for number in self.game.winners if number in standing or number >= len(self.seats)]  # or nobody's
        if won or not standing:
            return won
        best = max(self.game.scores[number] for number in standing)
        return [number for number in standing if self.game.scores[number] == best]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_to_advise(self, person: int, seat: int | None) -> int:
        """Which seat of a person gets a hint now: one that has to decide, at a table where nobody else could mind."""
        self._during_the_game()
        if self.title.adviser() is None:
            raise Refused("no-such-question", 400)
        mine, decider = self._seats_at_play(person), self.decider
        assert decider is not None
        if seat is None:
            seat = decider if decider in mine else mine[0]
        self._own(person, seat)
        if seat != decider:
            raise NotYourDecision(seat, decider)
        if not self.seats[seat].human:
            raise Refused("bot-plays", seat=seat + 1)
        if self._others(person):
            raise Refused("hint-among-people", 403)
        return seat

    def was_played(self, seq: int, seat: int | None, move: str) -> bool:
        """Is this very move what followed the seq? Then somebody only repeats themselves."""
        if self.game is None or not 0 <= seq < self.seq or seq < self.rewound:
            return False
        ply = self._plies[seq]
        if ply < 0 or self._plies[seq + 1] != ply + 1 or (seat is not None and self._movers[ply].seat != seat):
            return False
        try:
            return self.game.played[ply] == self.game.parse(move)
        except UnknownMove:
            return False

    def history(self, ply: int) -> list[Event]:
        """Everything that happened after so many moves, replayed; -1: the set-up too."""
        if self.game is None:
            return []
        past = self.game.copy()
        past.state.log = None
        return [event for event in past.events if event.ply > ply]

    # ------------------------------------------------------------------ before the game

    def create(
        self,
        plan: Plan,
        host: str,
        name: str,
        links: dict[int, str],
        at: int,
        before: str = "",
        invitation: str = "",
    ) -> None:
        """Lay the table out. What cannot be played is an InvalidSetup."""
        for place in plan.places:
            _check_bot(titled(plan.game), place.level)
        new_game_of(plan, 0)
        hashes = {str(seat): token for seat, token in links.items()}
        self._write(Created(plan, host, name, hashes, before, invitation), at)

    def join(self, seat: int, secret: str, name: str, at: int) -> None:
        """Take a free seat. Who may was checked by the token of the link, or the table is listed."""
        self._before_the_game()
        if not self.seats[self._known(seat)].free:
            raise Refused("seat-taken", seat=seat + 1)
        taken = [one.name for one in self.seats if not one.free]
        self._write(Claimed(seat, secret, free_name(name, taken)), at)

    def leave(self, person: int, seat: int, link: str, at: int) -> None:
        """Give a seat back before the game; the host may also ask others to leave."""
        self._before_the_game()
        owner = self.seats[self._known(seat)].owner
        if owner is None or (person not in (owner, 0)):
            raise Refused("not-your-seat", 403, seat=seat + 1)
        if self.seats[seat].place.kind == "here":
            raise Refused("host-seat", seat=seat + 1)
        self._write(Vacated(seat, person, link), at)

    def relink(self, person: int, seat: int, link: str, at: int) -> None:
        self._before_the_game()
        self._only_host(person)
        if not self.seats[self._known(seat)].free:
            raise Refused("seat-taken", seat=seat + 1)
        self._write(Relinked(seat, link), at)

    def reassign(self, person: int, seat: int, link: str, at: int) -> None:
        """A new link for a seat, whose owner, if there is one, has to leave it."""
        self._before_the_game()
        self._only_host(person)
        if self.seats[self._known(seat)].owner is None:
            self.relink(person, seat, link, at)
        else:
            self.leave(person, seat, link, at)

    def invite(self, person: int, link: str, at: int) -> None:
        """A new link for all free seats."""
        self._before_the_game()
        self._only_host(person)
        if not any(seat.place.kind == "link" for seat in self.seats):
            raise Refused("no-free-seat")
        self._write(Invited(link), at)

    def seat_behind(self, link: str, secret: str | None) -> int:
        """The seat that the token with this hash is good for, for this person."""
        if self.status in ("over", "closed"):
            raise Refused(self.status)
        found = [seat for seat, known in self.links.items() if known == link]
        if found:
            return found[0]
        if not self.invitation or link != self.invitation:
            raise Refused("bad-link", 403)
        if self.seats_of(self.person(secret)):
            raise Refused("already-seated")
        number = self.met(secret)
        if number is not None and self.persons[number].uninvited == link:
            raise Refused("sent-away", 403)
        free = [number for number, seat in enumerate(self.seats) if seat.free and seat.place.kind == "link"]
        if not free:
            raise Refused("no-free-seat")
        return free[0]

    def start(self, person: int, seed: int, fill: str, at: int, bots: Sequence[str] = ()) -> None:
        """Begin the game; bots of the level `fill` take the seats that are free, and have these names."""
        self._before_the_game()
        self._only_host(person)
        free = [number + 1 for number, seat in enumerate(self.seats) if seat.free]
        if free and not fill:
            raise Refused("seats-free", seats=free)
        if fill:
            _check_bot(self.title, fill)
        self._write(Started(seed, fill if free else "", self._named(bots) if fill else {}), at)

    def _named(self, bots: Sequence[str]) -> dict[str, str]:
        """Names for the bots in free seats: no two at the table are called alike."""
        taken = [seat.name for seat in self.seats if not seat.free]
        found: dict[str, str] = {}
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        for number, name in zip(free, bots, strict=False):
            found[str(number)] = free_name(name, taken)
            taken.append(found[str(number)])
        return found

    def close(self, person: int | None, at: int) -> None:
        """The host calls it off before the game; the server's owner at any time."""
        if self.status == "closed":
            raise Refused("closed")
        if person is not None:
            self._before_the_game()
            self._only_host(person)
        self._write(Closed(person), at)

    def continue_at(self, table: str, at: int) -> None:
        """The same people go on elsewhere."""
        if self.status != "over":
            raise Refused("not-over")
        if self.rematch:
            raise Refused("rematched", table=self.rematch)
        self._write(Rematched(table), at)

    # ------------------------------------------------------------------ the game

    def play(self, person: int, move: str, seq: int, at: int, seat: int | None = None) -> None:
        """A person's move. They must know everything that happened so far."""
        if self.game is not None and seq != self.seq:  # first: it may be the move that ended the game, sent again
            raise Stale(self.seq)
        self._during_the_game()
        if seat is None:
            mine = self._seats_at_play(person)
            decider = self.decider
            seat = decider if decider is not None and decider in mine else mine[0]
        self._own(person, seat)
        if not self.seats[seat].human:
            raise Refused("bot-plays", seat=seat + 1)
        self._write(Played(seat, move, person), at)

    def play_for(self, seat: int, move: str, at: int) -> None:
        """A move that no person made: a bot's, or that of the clock."""
        self._during_the_game()
        self._write(Played(seat, move), at)

    def undo(self, person: int, ply: int | None, seq: int, at: int) -> None:
        """Go back: at once through own moves that revealed nothing, further if everybody agrees."""
        self._during_the_game()
        if seq != self.seq:
            raise Stale(self.seq)
        game = self.game
        assert game is not None
        mine = self._seats_at_play(person)
        if not any(self.seats[number].human for number in mine):
            raise Refused("bot-plays", seat=mine[0] + 1)
        to = game.ply - 1 if ply is None else ply
        first = 0 if self.plan.origin is None else self.plan.origin.ply
        if not first <= to < game.ply:
            raise Refused("no-such-ply", 400, ply=to)
        if not self._others(person) or (to >= game.undo_line and self._can_take_back(person, to, at)):
            self._write(Undone(to, person), at)
        elif self.question is not None:
            raise Refused("undo-asked")
        else:
            self._write(UndoAsked(to, person), at)

    def _can_take_back(self, person: int, to: int, at: int) -> bool:
        """Are these their own moves, and is the time that they earned still there?

        Otherwise somebody could think for ever, playing and taking back.
        """
        undone = self._movers[to:]
        seats = [mover.seat for mover in undone]
        return all(mover.person == person for mover in undone) and self.clock.can_take_back(seats, undone[0].since, at)

    def consent(self, person: int, yes: bool, at: int) -> None:
        """Answer somebody who would like to go back."""
        self._during_the_game()
        question = self.question
        if question is None:
            raise Refused("nothing-asked")
        if person == question.by and not yes:  # thought better of it
            self._write(UndoAnswered(person, False), at)
            return
        if person not in question.waiting:
            raise Refused("not-asked", 403)
        self._write(UndoAnswered(person, yes), at)
        if yes and not question.waiting:
            self._write(Undone(question.ply), at)

    def substitute(self, person: int, seat: int, level: str, absent: int, at: int) -> None:
        """A bot takes over: for oneself at any time, for others when they have been away for a while."""
        self._during_the_game()
        _check_bot(self.title, level)
        if self.seats[self._known(seat)].bot:
            raise Refused("bot-plays", seat=seat + 1)
        if self.seats[seat].owner == person:
            self._write(Substituted(seat, level), at)
            return
        self._seats_at_play(person)
        if absent < ABSENT:
            raise Refused("still-there", seat=seat + 1, seconds=ABSENT // 1000)
        self._write(Substituted(seat, level, "absent"), at)

    def offer(self, person: int, seat: int, link: str, absent: int, at: int) -> None:
        """A link to the seat of somebody who has been away for a while, or whom a bot replaces because they were."""
        self._during_the_game()
        self._only_host(person)
        found = self.seats[self._known(seat)]
        if found.owner is None:
            raise Refused("bot-plays", seat=seat + 1)
        if found.owner == 0:
            raise Refused("host-seat", seat=seat + 1)
        if found.resigned:
            raise Refused("resigned", seat=seat + 1)
        if absent < ABSENT and not (found.deserted and absent):
            raise Refused("still-there", seat=seat + 1, seconds=ABSENT // 1000)
        self._write(Offered(seat, link), at)

    def withdraw(self, persons: Collection[int], at: int) -> None:
        """These persons are here: links to their seats are worth nothing any more."""
        if self.status != "playing":
            return
        for seat in [seat for seat in sorted(self.links) if self.seats[seat].owner in persons]:
            self._write(Withdrawn(seat), at)

    def take_over(self, seat: int, secret: str, name: str, at: int) -> None:
        """Play on for somebody who is gone. Nobody may know the hands of two seats."""
        self._during_the_game()
        if seat not in self.links:
            raise Refused("bad-link", 403)
        number = self.met(secret)
        if self.seats_of(number):
            raise Refused("already-seated")
        if number is not None and set(self.persons[number].lost) - {seat}:
            raise Refused("knows-another-hand", 403)
        self._write(HandedOver(seat, secret, name), at)

    def successor(self, secret: str | None) -> str:
        """The name of who has somebody's seat since it was handed over; "" if they lost none, or have one again."""
        number = self.met(secret)
        if number is None or self.belongs(number):
            return ""
        lost = self.persons[number].lost
        return self.seats[lost[-1]].name if lost else ""

    def come_back(self, person: int, seat: int, at: int) -> None:
        """The owner of a seat takes it back from the bot."""
        self._during_the_game()
        self._own(person, seat)
        if self.seats[seat].resigned:
            raise Refused("resigned", seat=seat + 1)
        if not self.seats[seat].bot:
            raise Refused("nobody-substitutes", seat=seat + 1)
        self._write(Returned(seat), at)

    def resign(self, person: int, seat: int, at: int) -> None:
        self._during_the_game()
        self._own(person, seat)
        if self.seats[seat].resigned:
            raise Refused("resigned", seat=seat + 1)
        self._write(Resigned(seat), at)

    def time_out(self, at: int) -> None:
        """If the time of whoever decides is up, what the table agreed on happens."""
        seat = self.clock.running
        remaining = self.clock.remaining(at)
        if seat is None or remaining is None or remaining > 0 or self.game is None:
            return
        if self.plan.time_out == "resign":
            self._write(Resigned(seat, "late"), at)
        elif self.plan.time_out == "bot":
            self._write(Substituted(seat, self.seats[seat].place.level, "late"), at)
        else:
            decision = self.game.decision
            assert decision is not None
            idle = self.title.bots()["idle"](0).choose(self.game.view(seat), decision, self.game.legal_moves)
            self._write(Played(seat, str(idle)), at)

    # ------------------------------------------------------------------ checks

    def _known(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", 404, seat=seat + 1)
        return seat

    def _own(self, person: int, seat: int) -> None:
        if self.seats[self._known(seat)].owner != person:
            raise Refused("not-your-seat", 403, seat=seat + 1)

    def _seats_at_play(self, person: int) -> list[int]:
        """The seats of a person, who must have one."""
        mine = self.seats_of(person)
        if not mine:
            raise Refused("not-a-player", 403)
        return mine

    def _others(self, person: int) -> set[int]:
        """The other persons at the game, here or not. Bots have no say, nor has who gave up all their seats.

        Somebody whose bot plays may return: what a bot has shown to others meanwhile must not be undone behind them.
        """
        return {seat.owner for seat in self.seats if seat.owner is not None and not seat.resigned} - {person}

    def _only_host(self, person: int) -> None:
        if person != 0:
            raise Refused("not-host", 403)

    def _before_the_game(self) -> None:
        if self.status != "open":
            raise Refused("closed" if self.status == "closed" else "already-started")

    def _during_the_game(self) -> None:
        if self.status != "playing":
            raise Refused({"open": "not-started", "over": "over"}.get(self.status, "closed"))

    # ------------------------------------------------------------------ writing

    def _write(self, entry: AnyEntry, at: int) -> None:
        written = Written(self.seq + 1, max(at, self.changed), entry)
        self.apply(written)
        self.fresh.append(written)

    def apply(self, written: Written) -> None:
        """What an entry means. One that cannot be raises an error and changes nothing."""
        decider = self.decider
        entry, at = written.entry, written.at
        began = at
        if isinstance(entry, Played):
            self._play(entry)
        elif isinstance(entry, Undone):
            began = self._rewind(entry, written)
        else:
            self._arrange(entry, at)
        self.seq = written.seq
        self.changed = at
        self._plies.append(-1 if self.game is None else self.game.ply)
        self._pass_the_clock(entry, decider, at, began)

    def _play(self, entry: Played) -> None:
        game = self.game
        assert game is not None
        game.play(entry.move, entry.seat)
        self._movers.append(Mover(entry.seat, entry.by, self.clock.since))
        self.question = None
        self._hear(game)
        if game.over:
            self.status = "over"

    def _rewind(self, entry: Undone, written: Written) -> int:
        """Go back; since when whoever decides there has had time. Those who go alone get no new days."""
        game = self.game
        assert game is not None
        line = game.undo_line
        game.rewind(entry.ply)
        undone = self._movers[entry.ply :]
        if entry.ply >= line:  # who may do this alone could do it again and again
            for mover in undone:
                if mover.person is not None:
                    self.clock.take_back(mover.seat)
        del self._movers[entry.ply :]
        self.rewound = written.seq
        self.question = None
        if entry.by is None or entry.ply < line or not isinstance(self.plan.pace, Correspondence):
            return written.at
        return next((mover.since for mover in undone[:1] if mover.person == entry.by), written.at)

    def _hear(self, game: Game[Any]) -> None:
        """Events are told once and not kept: whoever missed some has them replayed."""
        log = game.state.log
        assert log is not None
        self.events += log.events
        log.events = []

    def _arrange(self, entry: AnyEntry, at: int) -> None:
        """Everything but moves."""
        if isinstance(entry, Created):
            self._lay_out(entry, at)
        elif isinstance(entry, Claimed):
            self._claim(entry, at)
        elif isinstance(entry, (Vacated, Relinked)):
            if isinstance(entry, Vacated):
                self._vacate(entry)
            self.links[entry.seat] = entry.link
        elif isinstance(entry, Invited):
            self.invitation = entry.link
        elif isinstance(entry, Offered):
            self.links[entry.seat] = entry.link
        elif isinstance(entry, Withdrawn):
            self.links.pop(entry.seat, None)
        elif isinstance(entry, HandedOver):
            self._hand_over(entry, at)
        elif isinstance(entry, Started):
            self._begin(entry)
        elif isinstance(entry, UndoAsked):
            self.question = UndoQuestion(entry.ply, entry.by, self._others(entry.by))
        elif isinstance(entry, UndoAnswered):
            self._answer(entry)
        elif isinstance(entry, (Substituted, Returned, Resigned)):
            self._change_player(entry)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table
        elif isinstance(entry, Closed):
            self._close()

    def _lay_out(self, entry: Created, at: int) -> None:
        self.plan = entry.plan
        self.created = at
        self.before = entry.before
        self.persons = [Person(entry.host, entry.name, at)]
        self.seats = [Seat(place) for place in entry.plan.places]
        for seat in self.seats:
            if seat.place.kind == "here":
                seat.owner = 0
                seat.name = seat.place.name or entry.name
        self.links = {int(seat): token for seat, token in entry.links.items()}
        self.invitation = entry.invitation
        self.clock = Clock(entry.plan.pace, len(self.seats), self._outages)
        self.components = corrected(corrections_of(entry.plan) or None)

    def _vacate(self, entry: Vacated) -> None:
        """Whom the host sends away stays away, until a new link says otherwise."""
        owner = self.seats[entry.seat].owner
        if owner is not None and entry.by != owner:
            self.persons[owner].uninvited = self.invitation
        self.seats[entry.seat] = Seat(self.seats[entry.seat].place)

    def _claim(self, entry: Claimed | HandedOver, at: int) -> None:
        number = self.met(entry.secret)
        if number is None:
            self.persons.append(Person(entry.secret, entry.name, at))
            number = len(self.persons) - 1
        self.persons[number].uninvited = None
        self.seats[entry.seat].owner = number
        self.seats[entry.seat].name = entry.name
        self.links.pop(entry.seat, None)

    def _hand_over(self, entry: HandedOver, at: int) -> None:
        """Somebody else plays on. What was asked, or asked of the one before, is void."""
        seat = self.seats[entry.seat]
        before = seat.owner
        assert before is not None
        self.persons[before].lost.append(entry.seat)
        seat.former = seat.name
        seat.bot = ""
        seat.deserted = False
        self.question = None
        self._claim(entry, at)
        owner = self.persons[self.owner_of(entry.seat) or 0]
        owner.came = at
        owner.lost = [one for one in owner.lost if one != entry.seat]

    def _close(self) -> None:
        self.status = "closed"
        self.links.clear()
        self.invitation = ""

    def _begin(self, entry: Started) -> None:
        self.game = new_game_of(self.plan, entry.seed)
        self.started = entry
        self.status = "over" if self.game.over else "playing"
        self.links.clear()
        self.invitation = ""
        for number, seat in enumerate(self.seats):
            if seat.free:
                seat.bot = entry.fill
                seat.name = entry.names.get(str(number), seat.name)
        self._movers = [Mover(0, None, 0)] * self.game.ply
        self.game.state.log = None
        self.events += self.game.events  # the set-up, once more and aloud
        self.game.state.log = Log([], self.game.ply)

    def _answer(self, entry: UndoAnswered) -> None:
        if self.question is None:
            return
        if entry.yes:
            self.question.waiting.discard(entry.by)
        else:
            self.question = None

    def _change_player(self, entry: Substituted | Returned | Resigned) -> None:
        """A bot plays instead of a person, or a person again. A question to somebody who gives up is void."""
        if isinstance(entry, Resigned):
            self.question = None
            self._give_up(entry.seat)
        else:
            self.seats[entry.seat].bot = entry.level if isinstance(entry, Substituted) else ""
            self.seats[entry.seat].deserted = isinstance(entry, Substituted) and entry.reason == "absent"
        if isinstance(entry, Returned):
            self.links.pop(entry.seat, None)

    def _give_up(self, seat: int) -> None:
        """A bot plays on; with one left, or none but bots, there is nothing to play for."""
        self.seats[seat].resigned = True
        self.seats[seat].bot = self.seats[seat].bot or self.seats[seat].place.level
        standing = [one for one in self.seats if not one.resigned]
        if len(standing) < 2 or all(one.owner is None for one in standing):
            self.status = "over"
        self.links.pop(seat, None)

    def _pass_the_clock(self, entry: AnyEntry, before: int | None, at: int, began: int) -> None:
        """The clock runs for the person who has to decide, since their decision began."""
        after = self.decider
        if isinstance(entry, Played):
            self.clock.stop(at)
            if self.seats[entry.seat].human:
                self.clock.reward(entry.seat)
        elif after != before or after is None or not self.seats[after].human or isinstance(entry, Undone):
            self.clock.stop(at)
        if after is not None and self.clock.running is None and self.seats[after].human:
            self.clock.start(after, began)
        if after != before or isinstance(entry, (Undone, Started)):
            self.turn_began = self.seq


def corrections_of(plan: Plan) -> dict[str, Any]:
    """The printed facts that are changed: by the host, or by the record that a game goes on from."""
    if plan.origin is None:
        return plan.components
    text = parse_record(plan.origin.record).headers.get(COMPONENTS)
    return {} if text is None else json.loads(text)


def new_game_of(plan: Plan, seed: int) -> Game[Any]:
    """The game that a table plays; from the middle of a record if the plan says so.

    The seed is a key. Smaller ones are of older tables, which are dealt as they were.
    """
    if plan.origin is not None:
        return _continued(plan, plan.origin, seed)
    seats, edition, components = len(plan.places), plan.edition or None, plan.components or None
    if not is_key(seed):
        return new_game(seats, edition, plan.modules, seed, plan.options, components, game=plan.game)
    begun: Game[Any] = titled(plan.game).begin(Wishes(seats, edition, plan.modules, plan.options, components), seed)
    return begun


def _continued(plan: Plan, origin: Origin, seed: int) -> Game[Any]:
    """What has happened stays. What comes is the chance of this table: others may know that of the record."""
    game = reopened(parse_record(origin.record))
    if game.seats != len(plan.places):
        raise Refused("origin-seats", 400, seats=game.seats)
    if not 0 <= origin.ply <= game.ply:
        raise Refused("no-such-ply", 400, ply=origin.ply)
    game.rewind(origin.ply)
    record = game.record  # without the outcomes that followed: other moves will have others
    return continued(record, seed) if is_key(seed) else reopened(record)


def _check_bot(title: Title[Any], level: str) -> None:
    known = title.bots()
    if level not in known:
        raise Refused("unknown-bot", 400, level=level, known=", ".join(known))
