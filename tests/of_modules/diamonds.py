from __future__ import annotations

from alhambra import Game
from of_modules import Bill, Checks


class Diamonds(Checks):
    def verdict(self, game: Game, bill: Bill) -> bool | None:
        if bill.offer is None or bill.means or bill.currencies != {"diamond"}:
            return None
        return bill.covers(bill.offer.price)  # DIAM-04, DIAM-05


CHECKS = Diamonds()
