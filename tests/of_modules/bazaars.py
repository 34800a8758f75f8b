from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.bazaars.stalls import BAZAARS, Bazaar, price_of
from alhambra.palace.components import BUILDINGS, CURRENCIES, Tile
from alhambra.palace.state import State
from of_modules import Checks, Misses

INITIALS = "".join(building[0].upper() for building in BUILDINGS)


class Bazaars(Checks):
    def check(self, s: State) -> None:
        """None lies on a market space (BAZ-03), and what is for sale has the price of its space (BAZ-04)."""
        assert not any(offer is not None and isinstance(offer.tile, Bazaar) for offer in s.market)
        prices = {offer.currency: offer.price for offer in s.market if offer is not None}
        wanted = [(bazaar, prices[bazaar.currency]) for bazaar in s.part(BAZAARS).lying if bazaar.currency in prices]
        assert [(offer.tile, offer.price) for offer in s.rules.offers.offers(s, 0)] == wanted

    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """Bazaars that do not lie there, that have no price now, and one bought like a tile of the market."""
        decision = game.decision
        assert decision is not None
        if decision.kind not in ("action", "extra"):
            untimely = "BASE-EOG-07" if decision.kind == "distribution" else "BASE-TURN-02"
            return [(f"buy bazaar {rng.choice(game.rules.supply)} dinar 4", (untimely,))]
        lying = game.state.part(BAZAARS).lying
        found: Misses = [(f"buy {bazaar} dinar 4", ("BASE-BUY-01",)) for bazaar in lying]
        for tile in rng.sample(game.rules.supply, 4):
            if tile not in lying:
                found.append((f"buy bazaar {tile} dinar 4", ("BAZ-03",)))
        for bazaar in lying:
            if not price_of(game.state, bazaar):
                found.append((f"buy bazaar {bazaar} {CURRENCIES[bazaar.currency]} 9", ("BAZ-06",)))
        return found

    def tile(self, number: int, name: str, code: str, cost: int, walls: int) -> Tile | None:
        """`BSAG2-`: what it counts by initials, and the number of its currency."""
        if len(code) != 4 or code[0] != "B" or not set(code[1:]) <= set(INITIALS):
            return None
        return Bazaar(number, name, cost - 1, [INITIALS.index(letter) for letter in code[1:]], walls)


CHECKS = Bazaars()
