"""The end of the game, from the last refill to the winner (BASE-EOG, FLOW-06)."""

from __future__ import annotations

from ..core.agenda import Step
from ..core.lists import replaced
from .building import PlaceDistributed
from .components import CURRENCIES
from .scoring import FinalScoring, PendingScorings
from .state import State


def end_game(s: State) -> None:
    """Nothing else that was scheduled happens any more."""
    s.agenda.clear()
    following = s.following()
    placing: list[Step[State]] = [PlaceDistributed((following + n) % s.seats) for n in range(s.seats)]  # BASE-RUL-16
    s.then(PendingScorings(), Distribution(), *placing, FinalScoring(), End())
    if s.log is not None:
        s.log.add("last turn", None, {})


class Distribution(Step[State]):
    """Tiles left on the market go to whoever holds strictly most of their currency (BASE-EOG-04, -05)."""

    def run(self, s: State) -> None:
        for slot, offer in enumerate(s.market):
            if offer is None:
                continue
            totals = [player.purses[offer.currency].total for player in s.players]
            best = max(totals)
            winner = totals.index(best) if totals.count(best) == 1 else None
            if winner is not None:
                player = s.players[winner]
                s.players[winner] = player.with_pending([*player.pending, offer.tile])
                s.market = replaced(s.market, slot, None)
            if s.log is not None:
                facts: dict[str, object] = {
                    "tile": offer.tile.name,
                    "currency": CURRENCIES[offer.currency],
                    "totals": totals,
                }
                s.log.reveal("leftover", winner, facts)  # BASE-INFO-04
        s.revelations += 1


class End(Step[State]):
    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.end([player.score for player in s.players], winners(s))


def winners(s: State) -> list[int]:
    """Who has most points; ties share the victory (BASE-EOG-08)."""
    scores = [(seat, player.score) for seat, player in enumerate(s.players)]
    scores += s.rules.rivals.rivals(s)
    best = max([score for _, score in scores])
    return [seat for seat, score in scores if score == best]
