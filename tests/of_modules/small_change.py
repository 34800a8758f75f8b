from __future__ import annotations

import random
from collections import Counter

from alhambra import Game
from alhambra.modules.small_change.module import BAG
from alhambra.palace.components import CURRENCIES
from alhambra.palace.state import State
from of_modules import Checks, Misses


class SmallChange(Checks):
    def check(self, s: State) -> None:
        """Every coin is in the bag or before a player (CHANGE-01)."""
        coins = Counter(dict(zip(CURRENCIES, s.part(BAG).counts, strict=True)))
        for player in s.players:
            coins.update(card.name.split()[0] for card in player.shown_money() if card.word == "coin")
        each = s.rules.components.sheet("small_change").sheet("coins").integer("per_currency", 1, 6)
        assert coins == dict.fromkeys(CURRENCIES, each), "coins are not conserved"

    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """Coins that somebody else has, or the bag; coins as if they were displayed."""
        decision = game.decision
        assert decision is not None
        if decision.kind not in ("action", "extra"):
            return []
        s = game.state
        found: Misses = [(f"take {rng.choice(CURRENCIES)} coin 1", ("BASE-MONEY-01",))]
        held = Counter(card.name for card in s.players[decision.seat].shown_money())
        for offer in s.market:
            if offer is not None:
                coin = f"{CURRENCIES[offer.currency]} coin 1"
                coins = " ".join([coin] * max(held[coin] + 1, offer.price))
                found.append((f"buy {offer} {coins}", ("BASE-BUY-02",)))
        return found


CHECKS = SmallChange()
