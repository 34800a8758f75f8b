"""A game of Roll & Write: what the public API hands out, and what a seat sees of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Protocol

from ..core.agenda import Decision, Move, Step, advance, choices
from ..core.events import Event
from ..core.game import COMPONENTS, Trail
from ..core.game import Game as CoreGame
from ..core.rng import Chance, jsf32
from ..core.setup import shown
from .layout import CELLS, TYPES
from .rules import RULES_VERSION, Rules
from .scoring import ScoreLine, if_it_ended_now, winners
from .setup import SetUp
from .state import Player, Rival, State, crossing, unstarted
from .turn import VERBS


class Bits(Protocol):
    """A source of random numbers, such as random.Random."""

    def getrandbits(self, k: int, /) -> int: ...


class Game(CoreGame[State]):
    """One game in progress."""

    name = "Alhambra Roll & Write"
    rules_version = RULES_VERSION
    undo_rule = "RW-COMP-05"
    over_rule = "RW-ROUND-03"

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @property
    def scores(self) -> list[int]:
        """The points given out so far: for completed types, and at the end for everything."""
        return [player.points for player in self.state.players]

    @property
    def winners(self) -> list[int]:
        """Who has won; in a duel fictitious players have numbers behind the seats. Empty while the game goes on."""
        return winners(self.state) if self.state.decision is None else []

    def standings(self) -> list[int]:
        """What everybody would have if it ended now, fictitious players behind the seats."""
        s = self.state
        return self.scores + [rival.points for rival in s.rivals] if self.over else if_it_ended_now(s).totals(s)

    def outlook(self) -> list[ScoreLine]:
        """Where the points would come from that are not given out yet, if it ended now."""
        return [] if self.over else if_it_ended_now(self.state).lines

    def view(self, seat: int | None = None) -> View:
        """What this seat may know; None: what a spectator may."""
        if seat is not None and not 0 <= seat < len(self.state.players):
            raise ValueError(f"no seat {seat}: the seats are 0 to {len(self.state.players) - 1}")
        return View(self.state, seat, self.ply)

    def copy(self) -> Game:
        """An independent game in the same position, history included."""
        game = Game(self.state.copy(), self._trail, self._length, self._line, self.seed)
        game._moves = self._moves
        return game

    @property
    def verbs(self) -> Mapping[str, type[Move]]:
        return VERBS

    def wishes(self) -> dict[str, str]:
        rules = self.state.rules
        found = {"Options": " ".join([f"{name}={shown(value)}" for name, value in rules.departures().items()])}
        if rules.layout.corrections:
            found[COMPONENTS] = json.dumps(rules.layout.corrections, sort_keys=True)
        return found

    def scoring_in(self, event: Event) -> tuple[int, list[int]] | None:
        if event.verb != "final scoring":
            return None
        scoring, scores = event.facts["scoring"], event.facts["scores"]
        assert isinstance(scoring, int)
        assert isinstance(scores, list)
        return scoring, scores


class View:
    """Everything but the dice to come: all sheets lie open (RW-COMP-05)."""

    def __init__(self, s: State, seat: int | None, ply: int) -> None:
        decision = s.decision
        self.seat = seat
        self.ply = ply
        self.rules: Rules = s.rules
        self.players: list[Player] = s.players
        self.rivals: list[Rival] = s.rivals
        self.used: list[int] = s.used
        self.finishing: list[tuple[int, int]] = s.finishing
        self.first = s.first
        self.round = s.round
        self.turn = s.turn
        self.active = s.active
        self.specials = s.specials
        self.rest: tuple[int, int] = (s.rest_yellow, s.rest_blue)
        self.decision: Decision[State] | None = decision
        self.legal_moves: tuple[Move, ...] = ()
        if decision is not None and decision.seat == seat:
            self.legal_moves = tuple(choices(s, decision))
        self._agenda: list[Step[State]] = s.agenda.copy()
        self._rewarded: list[int] = s.rewarded

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    @property
    def standings(self) -> list[int]:
        """What everybody would have if it ended now, fictitious players behind the seats."""
        s = self._position(jsf32(0))
        return self.scores + [rival.points for rival in s.rivals] if self.over else if_it_ended_now(s).totals(s)

    @property
    def outlook(self) -> list[ScoreLine]:
        """Where the points would come from that are not given out yet, if it ended now."""
        return [] if self.over else if_it_ended_now(self._position(jsf32(0))).lines

    def imagine(self, rng: Bits) -> Game:
        """A game that this view could have been taken from, with other dice to come."""
        s = self._position(jsf32(rng.getrandbits(64)))
        return Game(s, Trail([], [s.copy()], self.ply), 0, 0, None)

    def _position(self, chance: Chance) -> State:
        """The position with dice to come from elsewhere."""
        s = State(
            self.rules,
            self._agenda.copy(),
            chance,
            [],
            self.players,
            self.rivals,
            self.used,
            self._rewarded,
            self.finishing,
        )
        s.turn = self.turn
        s.decision = self.decision
        s.first = self.first
        s.round = self.round
        s.active = self.active
        s.specials = self.specials
        s.rest_yellow, s.rest_blue = self.rest
        return s

    def to_json(self) -> dict[str, object]:
        """Everything in the view as plain data."""
        decision = self.decision
        return {
            "seat": self.seat,
            "ply": self.ply,
            "round": self.round,
            "rounds": self.rules.rounds,
            "turn": self.turn,
            "first": self.first,
            "active": self.active,
            "specials": self.specials,
            "rest": [*self.rest],
            "finishing": [{"family": TYPES[kind], "seat": contender} for kind, contender in self.finishing],
            "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
            "legal_moves": [str(move) for move in self.legal_moves],
            "places": by_type(self.used),
            "players": [_player_json(player) for player in self.players],
            "rivals": [
                {"counts": dict(zip(TYPES, one.counts, strict=True)), "score": one.points} for one in self.rivals
            ],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.ply, self.turn))


def by_type(numbers: list[int]) -> dict[str, int]:
    return dict(zip(TYPES, numbers, strict=True))


def _player_json(player: Player) -> dict[str, object]:
    return {
        "built": [crossing(cell) for cell in range(CELLS) if player.has(cell)],
        "counts": by_type(player.counts),
        "coins": player.coins,
        "circled": player.circled,
        "yellow": player.yellow,
        "blue": player.blue,
        "score": player.points,
    }


def start(rules: Rules, chance: Chance, seed: int | None) -> Game:
    """A game just set up."""
    s = unstarted(rules, chance, SetUp())
    trail: Trail[State] = Trail([], [s.copy()])
    advance(s)
    return Game(s, trail, 0, 0, seed)
