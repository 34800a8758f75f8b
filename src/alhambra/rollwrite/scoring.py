"""Points: for types completed during the game, for types, lines and coins at its end, and where each came from."""

from __future__ import annotations

from typing import Final

from ..core.agenda import Step
from ..core.lists import replaced
from ..core.majority import majority
from .layout import FACES, TYPES
from .state import Rival, State

ONLY_SCORING: Final = 1  # the number of the final scoring, as records count them


class ScoreLine:
    """Points of one contender for one thing. Contenders behind the seats are fictitious players."""

    def __init__(self, seat: int, rule: str, what: str, points: int, evidence: dict[str, object]) -> None:
        self.seat = seat
        self.rule = rule
        self.what = what  # a type, or "row", "column", "coins", "bonus"
        self.points = points
        self.evidence = evidence

    @property
    def sentence(self) -> str:
        """The key of the one that tells it."""
        return f"rw-line-{'type' if self.what in TYPES else self.what}"

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "rule": self.rule, "what": self.what, "points": self.points, **self.evidence}

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.what} {self.points} {self.rule}>"


class Tally:
    """Which places are given away, and to whom: while points are counted, and for trials."""

    def __init__(self, s: State) -> None:
        self.used = s.used.copy()
        self.rewarded = s.rewarded.copy()
        self.lines: list[ScoreLine] = []

    def completions(self, s: State) -> None:
        """Who has filled the last box of a type in this round (RW-BONUS-01 to -03)."""
        for kind, name in enumerate(TYPES):
            finishers = [contender for done, contender in s.finishing if done == kind]
            if not finishers:
                continue
            places = s.rules.layout.points[kind][self.used[kind] :][: len(finishers)]
            share = sum(places) // len(finishers)
            for contender in finishers:
                self.rewarded[kind] |= 1 << contender
                evidence: dict[str, object] = {
                    "rank": self.used[kind] + 1,
                    "shared": len(finishers),
                    "count": s.counts_of(contender)[kind],
                    "completed": True,
                }
                self._add(s, ScoreLine(contender, "RW-BONUS-01", name, share, evidence))
            self.used[kind] += len(finishers)

    def types(self, s: State) -> None:
        """The places that are left go to those with most buildings (RW-END-01, -05)."""
        for kind, name in enumerate(TYPES):
            counts = [
                0 if self.rewarded[kind] >> contender & 1 else s.counts_of(contender)[kind]
                for contender in range(s.contenders)
            ]
            shares = majority(counts, s.rules.layout.points[kind][self.used[kind] :])
            for contender, points in enumerate(shares):
                if points:
                    evidence: dict[str, object] = {
                        "rank": self.used[kind] + 1 + sum([count > counts[contender] for count in counts]),
                        "shared": counts.count(counts[contender]),
                        "count": counts[contender],
                    }
                    self._add(s, ScoreLine(contender, "RW-END-01", name, points, evidence))

    def rows_and_columns(self, s: State) -> None:
        """Each line of the grid with enough buildings (RW-END-02)."""
        table = s.rules.layout.lines
        for seat, player in enumerate(s.players):
            for what, lines in (("row", ROWS), ("column", COLUMNS)):
                for number, line in enumerate(lines):
                    built = (player.built & line).bit_count()
                    if table[built]:
                        evidence: dict[str, object] = {"line": number + 1, "count": built}
                        self._add(s, ScoreLine(seat, "RW-END-02", what, table[built], evidence))

    def coins(self, s: State) -> None:
        """Coins left (RW-END-03)."""
        for seat, player in enumerate(s.players):
            points = player.coins // s.rules.layout.coins_per_point
            if points:
                self._add(s, ScoreLine(seat, "RW-END-03", "coins", points, {"count": player.coins}))

    def bonus(self, s: State) -> None:
        """What fictitious players get in a duel instead of lines and coins (RW-SOLO-05)."""
        if s.rules.duel:
            points = s.rules.layout.bonus_against(len(s.rivals))
            for rival in range(len(s.rivals)):
                self._add(s, ScoreLine(len(s.players) + rival, "RW-SOLO-05", "bonus", points, {}))

    def final(self, s: State) -> None:
        self.types(s)
        self.rows_and_columns(s)
        self.coins(s)
        self.bonus(s)

    def _add(self, s: State, line: ScoreLine) -> None:
        """The share of a fictitious player is lost, but in a duel (RW-FICT-05, -06)."""
        if line.seat < len(s.players) or s.rules.duel:
            self.lines.append(line)

    def totals(self, s: State) -> list[int]:
        """Points of all contenders with these lines added."""
        found = [*[player.points for player in s.players], *[rival.points for rival in s.rivals]]
        for line in self.lines:
            found[line.seat] += line.points
        return found

    def award(self, s: State) -> None:
        """Give the points out."""
        seats = len(s.players)
        for line in self.lines:
            if line.seat < seats:
                s.put(line.seat, s.players[line.seat].scoring(line.points))
            else:
                rival = s.rivals[line.seat - seats]
                s.rivals = replaced(s.rivals, line.seat - seats, Rival(rival.counts, rival.points + line.points))
        s.used = self.used
        s.rewarded = self.rewarded
        s.finishing = []


ROWS: Final[list[int]] = [sum([1 << row * FACES + column for column in range(FACES)]) for row in range(FACES)]
COLUMNS: Final[list[int]] = [sum([1 << row * FACES + column for row in range(FACES)]) for column in range(FACES)]


def if_it_ended_now(s: State) -> Tally:
    """The lines that would still be counted if this round were the last one, and over."""
    tally = Tally(s)
    tally.completions(s)
    tally.final(s)
    return tally


class Completions(Step[State]):
    """At the end of a round (RW-BONUS-01); also of the last one (RW-BONUS-04)."""

    def run(self, s: State) -> None:
        if not s.finishing:
            return
        tally = Tally(s)
        tally.completions(s)
        # Also those who get nothing for it: the place is gone all the same (RW-FICT-05).
        finished = [{"family": TYPES[kind], "seat": contender} for kind, contender in s.finishing]
        tally.award(s)
        if s.log is not None:
            facts = {**_told(s, tally), "finished": finished}
            s.log.add("completed", None, facts, tuple([line.sentence for line in tally.lines]))


class FinalScoring(Step[State]):
    def run(self, s: State) -> None:
        tally = Tally(s)
        tally.final(s)
        tally.award(s)
        if s.log is not None:
            facts = {"scoring": ONLY_SCORING, **_told(s, tally)}
            s.log.add("final scoring", None, facts, tuple([line.sentence for line in tally.lines]))
            s.log.end([player.points for player in s.players], winners(s))


def _told(s: State, tally: Tally) -> dict[str, object]:
    return {"lines": [line.to_json() for line in tally.lines], "scores": [player.points for player in s.players]}


def winners(s: State) -> list[int]:
    """Most points; ties share the victory (RW-END-04). Only in a duel can a fictitious player win (RW-SOLO-06)."""
    scores = [player.points for player in s.players]
    if s.rules.duel:
        scores += [rival.points for rival in s.rivals]
    best = max(scores)
    return [contender for contender, score in enumerate(scores) if score == best]
