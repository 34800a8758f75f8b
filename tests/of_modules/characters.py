from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.characters.auction import CHARACTERS
from of_modules import Bill, Checks


class Characters(Checks):
    def verdict(self, game: Game, bill: Bill) -> bool | None:
        part = game.state.part(CHARACTERS)
        if bill.verb == "pay":
            assert part.lot is not None
            exact = game.rules.options.flag("auction_exact_bids")
            return not bill.means and len(bill.currencies) == 1 and bill.covers(part.lot.amount, exact)
        if bill.means == ["karim"]:  # CHAR-20: all of the price, in one's own turn
            return not bill.cards and bill.verb == "buy" and "karim" in map(str, part.owned[bill.seat])
        return None

    def means(self, game: Game, rng: random.Random) -> list[str]:
        return ["karim"]


CHECKS = Characters()
