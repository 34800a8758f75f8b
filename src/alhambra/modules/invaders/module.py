"""The Invaders: after each scoring, an attack on every open side that faces it; scouts tell where it comes from.

Rules: docs/rules/15-attackers.md, where the invader is an attack card and a scout an emissary.
"""

from __future__ import annotations

from typing import Final

from ...core.agenda import Decision, Move, Step
from ...core.notation import Words
from ...core.options import Option
from ...core.violations import UnknownMove, Violation
from ...palace.buying import Offer
from ...palace.components import BUILDINGS, NO_BUILDING
from ...palace.guide import ANY_TIME, GuideStep
from ...palace.laws import position
from ...palace.module import Effects, Module
from ...palace.money import Payment
from ...palace.options import Options
from ...palace.outline import open_sides
from ...palace.printed import SIDES
from ...palace.ruleset import Ruleset
from ...palace.scoring import LAST_SCORING, ScoreLine, give_points
from ...palace.state import Part, State
from ...palace.turn import PASS
from .attack import INVASIONS, UNKNOWN, Invasion, Raid, next_attack
from .opinion import Dread

# ---------------------------------------------------------------------- scouts


class SendScout(Move):
    """Look at the top attack card; the scout leaves the game (ATT-11)."""

    verb = "scout"
    moments = ("scout",)
    timing = "ATT-14"
    echoes = ()  # what he saw is news

    def __init__(self, building: int) -> None:
        self.building = building

    def operands(self) -> tuple[object, ...]:
        return (BUILDINGS[self.building],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        word = words.word("building")
        if word.lower() not in BUILDINGS:
            raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "building"})
        return SENDINGS[BUILDINGS.index(word.lower())]

    def violation(self, s: State, seat: int) -> Violation | None:
        decision = s.decision
        if isinstance(decision, ScoutChoice) and decision.building != self.building:
            facts: dict[str, object] = {"building": BUILDINGS[self.building]}
            return Violation("ATT-11", "scout-other", facts)
        return None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(INVASIONS)
        part.scouts = [building for building in part.scouts if building != self.building]
        part.gone = [*part.gone, self.building]
        s.agenda.append(Look(seat, self.building))


SENDINGS: Final = [SendScout(building) for building in range(len(BUILDINGS))]


class Look(Step[State]):
    """The buyer sees the card, and nobody else (ATT-14, ATT-18); a step, so that trials of the move see nothing."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, s: State) -> None:
        part = s.part(INVASIONS)
        direction = next_attack(s, part)
        part.knowing |= 1 << self.seat
        s.revelations += 1  # BASE-RUL-21: no stepping back from what one has seen
        if s.log is not None:
            facts: dict[str, object] = {"building": BUILDINGS[self.building], "direction": SIDES[direction]}
            s.log.confide("scout", self.seat, facts, {**facts, "direction": None})


class ScoutChoice(Decision[State]):
    """Right after an exact purchase: look, or leave the scout where he is (ATT-14)."""

    kind = "scout"
    declinable = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def moves(self, s: State) -> list[Move]:
        return [SENDINGS[self.building], PASS]


class NewScouts(Step[State]):
    """Those on display leave the game; others are turned up (ATT-02, ATT-12)."""

    def run(self, s: State) -> None:
        part = s.part(INVASIONS)
        part.gone = part.gone + part.scouts
        order = s.shuffled([BUILDINGS[building] for building in part.hidden])
        part.scouts = [BUILDINGS.index(name) for name in order[: part.raid.face_up]]
        part.hidden = [building for building in part.hidden if building not in part.scouts]
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("scouts", None, {"buildings": [BUILDINGS[building] for building in part.scouts]})


NEW_SCOUTS: Final = NewScouts()


class OpenCard(Step[State]):
    """The next attack card is turned up ahead (ATT-15)."""

    def run(self, s: State) -> None:
        direction = next_attack(s, s.part(INVASIONS))
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("attack card", None, {"direction": SIDES[direction]})


OPEN_CARD: Final = OpenCard()


# ---------------------------------------------------------------------- attacks


class Attack(Step[State]):
    """The top card is turned over and hits all Alhambras at once (ATT-04)."""

    def __init__(self, scoring: int) -> None:
        self.scoring = scoring

    def run(self, s: State) -> None:
        part = s.part(INVASIONS)
        direction = next_attack(s, part)
        lines = attack_lines(s, self.scoring, direction)
        give_points(s, lines)
        part.attacks = [*part.attacks, direction]
        part.left = [one for one in part.left if one != direction]
        part.top = UNKNOWN
        part.knowing = 0
        s.revelations += 1
        if s.log is not None:
            facts: dict[str, object] = {"scoring": self.scoring, "direction": SIDES[direction]}
            facts["lines"] = [line.to_json() for line in lines]
            facts["scores"] = [player.score for player in s.players]
            facts["lost"] = -sum([line.points for line in lines])
            s.log.reveal("attack", None, facts, tuple([line.sentence for line in lines]))


ATTACKS: Final = [Attack(scoring + 1) for scoring in range(LAST_SCORING)]


def attack_lines(s: State, scoring: int, direction: int) -> list[ScoreLine]:
    """What each player loses to an attack from this direction: all at once, and nobody falls below 0 (ATT-06, -07)."""
    raid = s.part(INVASIONS).raid
    found: list[ScoreLine] = []
    for seat, player in enumerate(s.players):
        segments: list[object] = []
        counts = [0, 0, 0, 0]
        for cell, side in open_sides(player.estate.alhambra):
            if raid.cost(scoring, direction, side):
                counts[side] += 1
                x, y = position(cell)
                segments.append([x, y, SIDES[side]])
        due = raid.total(scoring, direction, counts)
        if due:
            lost = max(0, min(due, player.score - raid.floor))
            evidence: dict[str, object] = {
                "direction": SIDES[direction],
                "due": due,
                "count": len(segments),
                "sides": [
                    [SIDES[side], counts[side], raid.cost(scoring, direction, side)]
                    for side in range(len(SIDES))
                    if counts[side]
                ],
                "segments": segments,
            }
            found.append(ScoreLine(seat, scoring, "ATT-06", "attack", -lost, "line-attack", evidence))
    return found


# ---------------------------------------------------------------------- the module


class Invaders(Module):
    key = "invaders"
    box = 4
    page = "15-attackers.md"
    options = (Option("attack_open", (False, True), "ATT-15"),)
    moves = (SendScout,)
    opinion = Dread()

    def configured(self, options: Options) -> Effects:
        return OpenAttacks() if options.flag("attack_open") else CoveredAttacks()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        raid = Raid(rules.components)
        facts: dict[str, object] = {"cards": len(raid.directions)}
        if rules.options.flag("attack_open"):
            return [GuideStep(ANY_TIME, "guide-invaders-open", facts, ["ATT-01", "ATT-02", "ATT-15"])]
        facts |= {"scouts": len(raid.scouts), "count": raid.face_up}
        return [GuideStep(ANY_TIME, "guide-invaders", facts, ["ATT-01", "ATT-02"])]


class OpenAttacks(Effects):
    """The next attack card lies open, and nobody needs scouts (ATT-15)."""

    def parts(self, rules: Ruleset) -> list[Part]:
        raid = Raid(rules.components)
        return [Invasion(raid, raid.directions, UNKNOWN, 0, [], [], [], [], True)]

    def setup(self, s: State) -> None:
        OPEN_CARD.run(s)

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        if scoring == LAST_SCORING:
            s.then(ATTACKS[scoring - 1])
        else:
            s.then(ATTACKS[scoring - 1], OPEN_CARD)


class CoveredAttacks(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        raid = Raid(rules.components)
        return [Invasion(raid, raid.directions, UNKNOWN, 0, [], [], raid.scouts, [], False)]

    def setup(self, s: State) -> None:
        NEW_SCOUTS.run(s)

    def after_purchase(self, s: State, seat: int, offer: Offer, payment: Payment) -> None:
        """A building of a scout's kind, paid exactly in whatever way, and not a part of its price (ATT-11, ATT-37)."""
        building = offer.tile.building
        if building != NO_BUILDING and building in s.part(INVASIONS).scouts:
            if offer.earns_action and offer.exactly_paid(payment):
                s.then(ScoutChoice(seat, building))

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        if scoring == LAST_SCORING:
            s.then(ATTACKS[scoring - 1])
        else:
            s.then(ATTACKS[scoring - 1], NEW_SCOUTS)  # ATT-13
