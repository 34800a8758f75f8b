"""What happened, and who may see it. Built and kept only while somebody listens."""

from __future__ import annotations

from typing import Final

END: Final = "end"  # the last event of every game: its facts are `scores` by seat, and `winners`


class Event:
    """Something that happened. Immutable."""

    def __init__(
        self,
        ply: int,
        verb: str,
        seat: int | None,
        facts: dict[str, object],
        reveals: bool = False,
        audience: tuple[int, ...] | None = None,
        outside: Event | None = None,
        cause: str = "",
        sentences: tuple[str, ...] = (),
    ) -> None:
        self.ply = ply  # how many moves had been played, the one that caused it included
        self.verb = verb
        self.seat = seat  # whom it concerns; None: the table
        self.facts = facts
        self.reveals = reveals  # did it show something that nobody, or not everybody, knew?
        self.audience = audience  # the seats that see it; None: everybody
        self.outside = outside  # what the others see instead; None: nothing
        self.cause = cause  # the verb of the move that began it; none before the first move
        self.sentences = sentences  # of an event that consists of lines: the key of the sentence that tells each

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat (None: a spectator) may know it."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self
        return self.outside

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {"ply": self.ply, "event": self.verb, "seat": self.seat}
        if self.reveals:
            found["reveals"] = True
        found.update(self.facts)
        return found

    def __repr__(self) -> str:
        who = "" if self.seat is None else f" seat {self.seat}"
        return f"<{self.ply}{who} {self.verb} {self.facts}>"


class Log:
    """The events of a game so far."""

    def __init__(self, events: list[Event], ply: int) -> None:
        self.events = events
        self.ply = ply
        self.moment = ""  # the kind of decision that is being answered
        self.cause = ""  # the verb of the move that answers it

    def add(self, verb: str, seat: int | None, facts: dict[str, object], sentences: tuple[str, ...] = ()) -> None:
        """Everybody sees it, and knew what was there before."""
        self.events.append(Event(self.ply, verb, seat, facts, cause=self.cause, sentences=sentences))

    def reveal(self, verb: str, seat: int | None, facts: dict[str, object], sentences: tuple[str, ...] = ()) -> None:
        """Everybody sees it, and learns something new: there is no going back behind it."""
        self.events.append(Event(self.ply, verb, seat, facts, reveals=True, cause=self.cause, sentences=sentences))

    def confide(self, verb: str, seat: int, facts: dict[str, object], outside: dict[str, object]) -> None:
        """Only this seat sees the facts; the others see what is left of them outside."""
        public = Event(self.ply, verb, seat, outside, reveals=True, cause=self.cause)
        own = Event(self.ply, verb, seat, facts, reveals=True, audience=(seat,), outside=public, cause=self.cause)
        self.events.append(own)

    def conceal(self, verb: str, seat: int, facts: dict[str, object], outside: dict[str, object]) -> None:
        """Only this seat sees the facts, which it knew; the others see what is left of them outside."""
        public = Event(self.ply, verb, seat, outside, cause=self.cause)
        self.events.append(Event(self.ply, verb, seat, facts, audience=(seat,), outside=public, cause=self.cause))

    def end(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""
        self.add(END, None, {"scores": scores, "winners": winners})

    def before(self, ply: int) -> Log:
        """The log as it was when so many moves had been played."""
        return Log([event for event in self.events if event.ply <= ply], ply)
