from __future__ import annotations

import random
from itertools import combinations

from alhambra import Game
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard, Exchanges
from alhambra.palace.components import CURRENCIES, Card
from alhambra.palace.state import Part
from of_modules import Bill, Checks, Misses


class CurrencyExchange(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        decision = game.decision
        assert decision is not None
        why = "BASE-EOG-07" if decision.kind == "distribution" else "EXCH-04"
        if decision.kind in ("action", "extra"):
            why = "EXCH-03"
        shown = [card.name for card in game.state.display.shown()]
        pairs = [f"{first} {second}" for first, second in combinations(CURRENCIES, 2)]
        return [(f"exchange take {pair}", (why,)) for pair in pairs if f"exchange {pair}" not in shown]

    def verdict(self, game: Game, bill: Bill) -> bool | None:
        if bill.offer is None or len(bill.means) != 1 or not bill.means[0].startswith("exchange "):
            return None
        shown = set(bill.means[0].split()[1:])
        held = [set(card.pair.split()) for card in game.state.part(EXCHANGES).of(bill.seat)]
        if shown not in held or bill.asked not in shown or not bill.currencies <= shown:
            return False  # EXCH-07
        foreign = bill.currencies - {bill.asked}  # EXCH-R4
        return bool(foreign) and bill.covers(bill.offer.price, game.rules.options.flag("exchange_exact_only"))

    def means(self, game: Game, rng: random.Random) -> list[str]:
        """A card of the hand, if there is one."""
        assert game.decision is not None
        held = [card.name for card in game.state.part(EXCHANGES).of(game.decision.seat)]
        return [*held, "exchange " + " ".join(rng.sample(CURRENCIES, 2))]

    def hidden_cards(self, part: Part, seat: int | None) -> list[Card]:
        assert isinstance(part, Exchanges)
        return [card for number, hand in enumerate(part.held.held) if number != seat for card in hand or []]

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        assert isinstance(part, Exchanges)
        exchanges = part.copy()
        papers = [card for card in cards if isinstance(card, ExchangeCard)]
        for number, count in enumerate(part.held.counts):
            if number != seat:
                exchanges.lay(number, papers[:count])
                papers = papers[count:]
        return exchanges


CHECKS = CurrencyExchange()
