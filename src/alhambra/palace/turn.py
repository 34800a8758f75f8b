"""The course of a turn, from the choice of an action to the next player."""

from __future__ import annotations

from typing import Final

from ..core.agenda import ALWAYS, Decision, Move, Step
from ..core.lists import replaced
from ..core.notation import Words
from ..core.violations import Violation
from .building import Add, Keep, Place, PlacePending, Remove, Swap, all_redesigns
from .buying import Buy, Offer, list_purchases
from .components import Card, Tile
from .ending import end_game
from .module import NOTHING
from .money import Display, Take, turn_up
from .ruleset import Ruleset
from .scoring import PendingScorings
from .state import NO_MOVES, State

# Places in the order of what follows the placement (FLOW-01).
REDESIGNING: Final = 10
DISTRIBUTING: Final = 20  # what was bought in this turn, to tiles that are built by now
RELAYING: Final = 30  # what has lost its place; alone of these also after a purchase between two turns (FLOW-02)


class Pass(Move):
    """Decline, where a decision lets one."""

    verb = "pass"
    moments = (ALWAYS,)
    timing = "BASE-PLACE-01"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return PASS

    def violation(self, s: State, seat: int) -> Violation | None:
        decision = s.decision
        if isinstance(decision, ExtraAction):
            return None if s.rules.extra_declinable else Violation(decision.duty, "pass-extra")
        if isinstance(decision, ChooseAction):
            return Violation(decision.duty, "pass-action")
        if decision is None or decision.declinable:
            return None
        return Violation(decision.duty, "not-now", {"verb": self.verb, "moment": decision.kind})

    def apply(self, s: State, seat: int) -> None:
        if s.log is not None:
            s.log.add("pass", seat, {"declined": s.log.moment})


PASS: Final = Pass()
BASE_MOVES: Final[tuple[type[Move], ...]] = (Take, Buy, Place, Keep, Add, Remove, Swap, Pass)


class ChooseAction(Decision[State]):
    """Take money, buy a tile, redesign, or what a module adds (BASE-TURN-02)."""

    kind = "action"
    duty = "BASE-RUL-03"

    def run(self, s: State) -> None:
        if s.display.count == 0 and not [move for move in self.moves(s) if not move.free]:
            s.idle += 1  # BASE-RUL-03: no legal action, the seat is passed over
            if s.log is not None:
                s.log.add("no action", self.seat, {})
            if s.idle == s.seats:
                end_game(s)  # BASE-RUL-22
            return
        s.idle = 0
        s.decision = self

    def actions(self, s: State) -> list[Move]:
        seat = self.seat
        rules = s.rules
        found = s.display.takes(rules.limit_takes.take_limit(s, seat, rules.take_limit)).copy()
        list_purchases(s, seat, found)
        found += all_redesigns(s, seat)
        more = rules.turn_moves.turn_moves(s, seat)
        if more:
            found += more
        return found

    def moves(self, s: State) -> list[Move]:
        found = self.actions(s)
        more = s.rules.opening_moves.opening_moves(s, self.seat)
        if more:
            found += more
        return found


class ExtraAction(ChooseAction):
    """Another action after an exact purchase; the edition says whether it can be declined (BASE-ED-03)."""

    kind = "extra"
    duty = "BASE-RUL-11"

    def run(self, s: State) -> None:
        if s.display.count or self.actions(s):
            s.decision = self

    def moves(self, s: State) -> list[Move]:
        found = self.actions(s)
        if s.rules.extra_declinable:
            found.append(PASS)
        return found


class Permit:
    """Lets a seat redesign once at the end of its turn. Immutable."""

    def asked(self, s: State, seat: int) -> bool:
        """Is a seat with it asked? One that hangs on something secret does not betray by this who has it."""
        return bool(self.moves(s, seat))

    def moves(self, s: State, seat: int) -> list[Move]:
        """The redesigns that it covers."""
        return all_redesigns(s, seat)

    def claims(self, s: State, seat: int) -> list[Move]:
        """Free moves that make it good, such as playing a card that it costs."""
        return NO_MOVES

    def due(self, s: State, seat: int) -> str:
        """The rule that says that it must be used now, as it was paid for; empty: it may be left."""
        return ""

    def violation(self, s: State, seat: int, move: Move) -> Violation | None:
        """Why it does not cover this redesign."""
        return None

    def use(self, s: State, seat: int) -> None:
        """A redesign that it covers is about to be made."""
        raise NotImplementedError


NO_PERMITS: Final[list[Permit]] = []


class Rebuild(Decision[State]):
    """Redesigns at the end of a turn, after the placement: one for each permit, in the order the player likes; the
    first permit that covers a redesign is used (FLOW-01)."""

    kind = "rebuild"
    declinable = True

    def run(self, s: State) -> None:
        for permit in self.permits(s):
            if permit.asked(s, self.seat):
                s.decision = self
                return

    def permits(self, s: State) -> list[Permit]:
        """Those that count now: one that must be used comes alone."""
        found = s.rules.late_redesigns.late_redesigns(s, self.seat)
        if found and s.rules.closes_redesigns.closes_redesigns(s, self.seat):
            return NO_PERMITS
        for permit in found:
            if permit.due(s, self.seat):
                return [one for one in found if one.due(s, self.seat)]
        return found

    def redesigns(self, s: State, permits: list[Permit]) -> list[Move]:
        found = NO_MOVES
        for permit in permits:
            more = permit.moves(s, self.seat)
            if not found:
                found = more
            elif more is not found:
                found = found + [move for move in more if move not in found]
        return found

    def moves(self, s: State) -> list[Move]:
        permits = self.permits(s)
        found = self.redesigns(s, permits).copy()
        for permit in permits:
            if permit.due(s, self.seat):
                return found
            found += permit.claims(s, self.seat)
        found.append(PASS)
        return found

    def violation(self, s: State, move: Move) -> Violation | None:
        found = super().violation(s, move)
        if found is None and not move.free:
            for permit in self.permits(s):
                if isinstance(move, Pass):
                    rule = permit.due(s, self.seat)
                    found = Violation(rule, "pass-redesign") if rule else None
                else:
                    found = permit.violation(s, self.seat, move)
                if found is None:
                    return None
        return found

    def resolve(self, s: State, move: Move) -> None:
        if not isinstance(move, Pass):
            s.agenda.append(self)
            for permit in self.permits(s):
                if permit.violation(s, self.seat, move) is None:
                    permit.use(s, self.seat)
                    break
        move.apply(s, self.seat)


class RefillDisplay(Step[State]):
    """Cards are turned up one at a time until the display is full; each knows what it does (BASE-EOT-02, FLOW-03)."""

    def run(self, s: State) -> None:
        s.acting = False
        if s.display.count == len(s.display.cards):
            return
        interruption: Card | None = None
        cards: list[Card | None] = s.display.cards.copy()
        new: list[str] = []
        for place in range(len(cards)):
            while cards[place] is None and interruption is None:
                if s.waiting:
                    cards[place] = s.waiting[0]
                    new.append(s.waiting[0].name)
                    s.waiting = s.waiting[1:]
                    break
                card = turn_up(s)
                if card is None:
                    break  # BASE-EOT-04
                if card.special and card.interrupts:
                    interruption = card
                elif card.revealed(s):
                    cards[place] = card
                    new.append(card.name)
        s.display = Display(cards)
        if s.log is not None and new:
            s.log.reveal("display", None, {"cards": new})
        if interruption is not None:
            s.agenda.append(self)  # the rest comes when this is settled
            interruption.revealed(s)


class RefillMarket(Step[State]):
    """Empty spaces in ascending order; the game ends when one stays empty (BASE-EOT-05, BASE-EOG-01, -02)."""

    def run(self, s: State) -> None:
        if not s.rules.final_partial_refill and s.market.count(None) > tiles_to_come(s):
            end_game(s)
            return
        for slot in range(len(s.market)):
            if s.market[slot] is None and not fill(s, slot):
                end_game(s)
                return
        if s.rules.ends_when_supply_empty and s.drawn == len(s.bag):
            end_game(s)  # BASE-RUL-14


def tile_for_market(s: State) -> Tile | None:
    """The next tile of the supply that goes to the market; those that do not do what they do. None: none is left."""
    while s.drawn < len(s.bag):
        tile = s.draw_tile()
        if tile.fills_space:
            return tile
        tile.drawn(s)
    return None


def tiles_to_come(s: State) -> int:
    """How many tiles of the supply can still fill a market space."""
    return len([tile for tile in s.bag[s.drawn :] if tile.fills_space])


def fill(s: State, slot: int) -> bool:
    """Lay the next tile of the supply on a market space. False if there is none."""
    tile = tile_for_market(s)
    if tile is None:
        return False
    s.market = replaced(s.market, slot, Offer(tile, slot, s.rules.components.slots[slot]))
    if s.log is not None:
        s.log.reveal("market", None, {"tile": tile.name, "slot": slot + 1})
    return True


class Interlude(Decision[State]):
    """Between two turns every seat may interrupt, the next one first; each use starts the round again (VIZ-13)."""

    kind = "interlude"
    declinable = True

    def __init__(self, next_seat: int, asked: int, seats: int) -> None:
        super().__init__((next_seat + asked) % seats)
        self.next_seat = next_seat
        self.following = Interlude(next_seat, asked + 1, seats) if asked + 1 < seats else None

    def run(self, s: State) -> None:
        seats = s.rules.interrupters.interrupters(s)
        if seats:
            asked: Interlude | None = self
            while asked is not None and not seats >> asked.seat & 1:
                asked = asked.following
            s.decision = asked

    def moves(self, s: State) -> list[Move]:
        return [*s.rules.interrupts.interrupts(s, self.seat), PASS]

    def resolve(self, s: State, move: Move) -> None:
        if not isinstance(move, Pass):
            s.agenda.append(s.rules.interludes[self.next_seat])
        elif self.following is not None:
            s.agenda.append(self.following)
        move.apply(s, self.seat)


class Turn(Step[State]):
    """A seat begins its turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        s.active = self.seat
        s.acting = True
        s.turn += 1
        s.agenda += s.rules.courses[self.seat]
        if s.log is not None:
            s.log.add("turn", self.seat, {"turn": s.turn})
        s.rules.start_of_turn.start_of_turn(s, self.seat)


def lay_courses(rules: Ruleset) -> None:
    """The course of each seat's turn (BASE-TURN-05), with only those steps that can matter under these rules."""
    seats = rules.seats
    rules.interludes = [Interlude(seat, 0, seats) for seat in range(seats)]
    rules.extras = [ExtraAction(seat) for seat in range(seats)]
    for seat in range(seats):
        following = (seat + 1) % seats
        late = rules.end_of_turn.end_of_turn(seat)
        if rules.late_redesigns is not NOTHING:
            late = [(REDESIGNING, Rebuild(seat)), *late]
        late = sorted(late, key=_rank)
        course: list[Step[State]] = [ChooseAction(seat), PlacePending(seat)]
        course += [step for _, step in late]
        course += [RefillDisplay(), RefillMarket()]
        if rules.interrupters is not NOTHING:
            if rules.options.flag("scoring_before_interrupts"):
                course.append(PendingScorings())
            course.append(rules.interludes[following])
        course += [PendingScorings(), Turn(following)]
        course.reverse()
        rules.courses.append(course)
        relaying = [step for rank, step in late if rank == RELAYING]
        rules.short_courses.append([RefillMarket(), *reversed(relaying), PlacePending(seat)])
    rules.verbs = {kind.verb: kind for kind in BASE_MOVES} | rules.verbs


def _rank(late: tuple[int, Step[State]]) -> int:
    return late[0]
