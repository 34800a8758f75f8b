"""The Diamonds: a fifth currency that buys from every space and is never mixed.

Rules: docs/rules/06-diamonds.md
"""

from __future__ import annotations

from typing import Final

from ...palace.components import MONEY, Card, Components, Currency
from ...palace.guide import MORE_MONEY, GuideStep
from ...palace.module import Module
from ...palace.ruleset import Ruleset

MOST_ALIKE: Final = 3  # a purse counts no further
DIAMOND: Final = Currency("diamond", "DIAM-05")


class Diamonds(Module):
    """Money like any other (DIAM-03); that no space asks for it keeps it out of the distribution (DIAM-08)."""

    key = "diamonds"
    box = 2
    page = "06-diamonds.md"
    currency = DIAMOND

    def money_cards(self, components: Components) -> list[Card]:
        """All of them, also when two play (DIAM-02, -32)."""
        found = components.cards.get(self.key)
        if found is None:
            sheet = components.sheet(self.key).sheet("cards")
            values = sheet.integers("values", 1, 9)
            for value in values:
                if values.count(value) > MOST_ALIKE:
                    sheet.complain("values", f"names {value} more than {MOST_ALIKE} times")
            found = components.cards[self.key] = [MONEY[DIAMOND.number][value - 1] for value in values]
        return found

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        count = len(self.money_cards(rules.components))
        return [GuideStep(MORE_MONEY, "guide-diamonds", {"count": count}, ["DIAM-01", "DIAM-02"])]
