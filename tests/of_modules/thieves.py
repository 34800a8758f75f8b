from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.thieves.module import THIEVES, Thief, Thieves, in_order
from alhambra.palace.components import CURRENCIES, Card, Money
from alhambra.palace.hands import Hands
from alhambra.palace.state import Part
from of_modules import Checks, Misses


class ThievesChecks(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        s, seat = game.state, decision.seat
        shown = s.display.shown()
        if decision.kind != "interlude":
            why = "BASE-EOG-07" if decision.kind == "distribution" else "THIEF-04"
            return [(f"steal {card}", (why,)) for card in shown[:1]]
        if seat == s.following():
            return [(f"steal {card}", ("THIEF-05",)) for card in shown]
        held = {thief.currency for thief in s.part(THIEVES).hand(seat)}
        found: Misses = []
        for card in shown:
            if not isinstance(card, Money):
                found.append((f"steal {card}", ("THIEF-32",)))
            elif card.currency >= len(CURRENCIES):
                found.append((f"steal {card}", ("THIEF-33",)))
            elif card.currency not in held:
                found.append((f"steal {card}", ("THIEF-06",)))
        value, name = rng.randint(1, 9), rng.choice(CURRENCIES)
        if f"{name} {value}" not in [card.name for card in shown]:
            found.append((f"steal {name} {value}", ("THIEF-11",)))
        return found

    def hidden_cards(self, part: Part, seat: int | None) -> list[Card]:
        assert isinstance(part, Thieves)
        hands = [hand or [] for number, hand in enumerate(part.hands.held) if number != seat]
        return [*part.aside, *[card for hand in hands for card in hand]]

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        assert isinstance(part, Thieves)
        thieves = [card for card in cards if isinstance(card, Thief)]
        hands = part.hands.held.copy()
        for number, count in enumerate(part.hands.counts):
            if number != seat:
                hands[number] = thieves[:count]
                thieves = thieves[count:]
        return Thieves(in_order(Hands(hands, part.hands.counts)), part.used, thieves)


CHECKS = ThievesChecks()
