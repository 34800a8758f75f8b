from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.bonus_cards.module import BONUSES, BonusCard, Bonuses
from alhambra.palace.components import Card
from alhambra.palace.hands import Hands
from alhambra.palace.state import Part
from of_modules import Checks, Misses


class BonusCards(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        s, seat = game.state, decision.seat
        held = [card.name for card in s.part(BONUSES).hand(seat)]
        found: Misses = []
        for tile in rng.sample(s.rules.supply, 3):
            if tile.name not in held or not s.players[seat].estate.alhambra.cell_of(tile.number):
                found.append((f"bonus show {tile}", ("BONUS-04",)))
        return found

    def hidden_cards(self, part: Part, seat: int | None) -> list[Card]:
        assert isinstance(part, Bonuses)
        hands = [hand or [] for number, hand in enumerate(part.hands.held) if number != seat]
        return [*part.aside, *[card for hand in hands for card in hand]]

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        assert isinstance(part, Bonuses)
        bonus = [card for card in cards if isinstance(card, BonusCard)]
        hands = part.hands.held.copy()
        for number, count in enumerate(part.hands.counts):
            if number != seat:
                hands[number] = bonus[:count]
                bonus = bonus[count:]
        return Bonuses(Hands(hands, part.hands.counts), part.shown, bonus)


CHECKS = BonusCards()
