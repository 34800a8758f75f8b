"""A game of Alhambra: what the public API hands out."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..core.agenda import Move, advance
from ..core.events import Event
from ..core.game import COMPONENTS, Trail
from ..core.game import Game as CoreGame
from ..core.rng import Chance
from ..core.setup import shown
from .buying import Bill, bills
from .ending import winners
from .money import Purse
from .ruleset import RULES_VERSION, Ruleset
from .scoring import score_lines
from .setup import unstarted
from .state import Rival, State, rivals
from .view import View


class Game(CoreGame[State]):
    """One game in progress."""

    name = "Alhambra"
    rules_version = RULES_VERSION
    undo_rule = "BASE-RUL-21"
    over_rule = "BASE-EOG-08"

    @property
    def rules(self) -> Ruleset:
        return self.state.rules

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.state.players]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return winners(self.state) if self.state.decision is None else []

    def standings(self, scoring: int) -> list[int]:
        """What each seat would get if this scoring, 1 to 3, were held now."""
        points = [0] * len(self.state.players)
        for line in score_lines(self.state, scoring):
            if line.seat < len(points):
                points[line.seat] += line.points
        return points

    def hand(self, seat: int) -> list[Purse]:
        """The money of a seat by currency: for its owner, and nobody else."""
        return self.state.players[seat].purses

    def bills(self) -> list[Bill]:
        """All that is for sale to the seat that has to decide, and how it may be paid; see paying.py."""
        decision = self.state.decision
        return [] if decision is None else bills(self.state, decision.seat)

    def secrets(self, seat: int) -> dict[str, dict[str, object]]:
        """The parts of modules that this seat sees otherwise than everybody: for its owner, and nobody else."""
        return {part.key: part.seen_by(seat).to_json() for part in self.state.parts if part is not None and part.secret}

    @property
    def rivals(self) -> list[Rival]:
        """Those who take ranks without having a seat; among the winners they have numbers behind the seats."""
        return rivals(self.state.parts)

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
        return self.state.rules.verbs

    def wishes(self) -> dict[str, str]:
        rules = self.state.rules
        options = " ".join([f"{name}={shown(value)}" for name, value in rules.options.departures().items()])
        found = {"Edition": rules.options.edition, "Options": options, "Modules": " ".join(rules.module_keys())}
        if rules.components.corrections:
            found[COMPONENTS] = json.dumps(rules.components.corrections, sort_keys=True)
        return found

    def scoring_in(self, event: Event) -> tuple[int, list[int]] | None:
        if event.verb != "scoring":
            return None
        scoring, scores = event.facts["scoring"], event.facts["scores"]
        assert isinstance(scoring, int)
        assert isinstance(scores, list)
        return scoring, scores


def start(rules: Ruleset, chance: Chance, seed: int | None) -> Game:
    """A game just set up."""
    s = unstarted(rules, chance)
    trail: Trail[State] = Trail([], [s.copy()])
    advance(s)
    return Game(s, trail, 0, 0, seed)


def continued(s: State, ply: int) -> Game:
    """A game that begins in the middle, after so many moves that are unknown."""
    return Game(s, Trail([], [s.copy()], ply), 0, 0, None)
