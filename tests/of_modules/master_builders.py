from __future__ import annotations

import random
from collections import Counter

from alhambra import Game
from alhambra.modules.master_builders.office import BUILDERS, NEVER, OFFICE, held
from alhambra.palace.components import CURRENCIES
from alhambra.palace.state import State
from of_modules import Checks, Misses


class MasterBuilders(Checks):
    def check(self, s: State) -> None:
        """Wherever they came from: dealt, in the piles, aside; used ones are gone, and none is ever discarded."""
        part = s.part(OFFICE)
        assert len(part.aside) == part.count
        assert not any(bits & BUILDERS[0].field for bits in s.discard), "a used builder is in the discard (ARCH-11)"
        in_deck = sum(card.kind == part.key for card in s.deck[s.turned :])
        assert in_deck == sum(kinds.count(part.key) for kinds in s.specials)
        if part.working:
            assert part.played == s.turn
            assert s.decision is None or s.decision.kind in ("rebuild", "bonus")
        assert NEVER <= part.played <= s.turn

    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """Builders that are not in the hand, at other moments, a second one; a redesign before any is played."""
        decision = game.decision
        assert decision is not None
        s = game.state
        part = s.part(OFFICE)
        currency = rng.randrange(len(CURRENCIES))
        text = f"builder {CURRENCIES[currency]}"
        if decision.kind != "rebuild":
            return [(text, ("BASE-EOG-07" if decision.kind == "distribution" else "ARCH-08",))]
        if part.played == s.turn:
            found: Misses = [(text, ("ARCH-09",))]
            return [*found, ("pass", ("ARCH-08",))] if part.working else found
        hand = Counter(card.name.split()[0] for card in s.players[decision.seat].cards() if card.kind == part.key)
        found = [(f"builder {name}", ("ARCH-08",)) for name in CURRENCIES if not hand[name]]
        assert sum(hand.values()) == held(s, decision.seat)
        if not any(move.verb in ("add", "remove", "swap") for move in game.legal_moves):  # nobody else permits one
            found += [
                (f"add {tile} 0,0", ("ARCH-08", "BASE-PLACE-03")) for tile in s.players[decision.seat].estate.reserve
            ]
        return found


CHECKS = MasterBuilders()
