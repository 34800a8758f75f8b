"""Set-up of a game (BASE-SETUP): a step like any other, so that a replay begins with it."""

from __future__ import annotations

from typing import Final

from ..core.agenda import Step
from ..core.rng import Chance
from .components import SCORING_CARDS, SLOTS, Card, Money
from .kernel import fountain
from .money import Display, Purse, turn_up
from .ruleset import Ruleset
from .state import Estate, Player, State
from .turn import RefillDisplay, Turn, fill

FIRST_SCORING_CARD: Final = 0
SECOND_SCORING_CARD: Final = 1


def unstarted(rules: Ruleset, chance: Chance) -> State:
    """A table with everything still in the box; its agenda is to set up and play."""
    home = Estate(fountain(rules.loose_holes), [])
    currencies = len(rules.currencies)
    purses = [Purse(currency, 0, 0) for currency in range(currencies)]
    players = [Player(purses, home, [], 0)] * rules.seats
    gaps: list[Card | None] = [None] * rules.components.display
    agenda: list[Step[State]] = [SetUp()]
    s = State(
        rules=rules,
        players=players,
        market=[None] * SLOTS,
        bag=[],
        drawn=0,
        display=Display(gaps),
        deck=[],
        turned=0,
        pile_ends=[],
        specials=[],
        discard=[0] * currencies,
        discarded=[],
        due=[],
        scorings_done=0,
        active=0,
        turn=0,
        idle=0,
        chance=chance,
        outcomes=[],
        parts=[],
        agenda=agenda,
        gone=[],
        waiting=[],
    )
    for part in rules.parts.parts(rules):
        s.add(part)
    return s


class SetUp(Step[State]):
    """The tiles (BASE-SETUP-01, -02), then what modules do before the market, decisions too, and the rest."""

    def run(self, s: State) -> None:
        s.bag = s.shuffled(s.rules.supply)
        s.then(*s.rules.before_market.before_market(s), LayOut())


class LayOut(Step[State]):
    """Market, money and piles, in the order of BASE-SETUP-04 to -11."""

    def run(self, s: State) -> None:
        for slot in range(SLOTS):
            fill(s, slot)
        s.deck = s.shuffled(s.rules.common_money)
        s.rules.before_deal.before_deal(s)
        first = deal(s)
        RefillDisplay().run(s)
        stack_piles(s)
        s.agenda.append(Turn(first))
        s.rules.setup.setup(s)
        if s.log is not None:
            s.log.add("first player", first, {})


def deal(s: State) -> int:
    """Starting money, one player after the other (BASE-SETUP-06); returns who plays first (BASE-SETUP-08)."""
    ages = s.rules.options.ages()
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(s.seats):
        purses = s.players[seat].purses.copy()
        cards: list[str] = []
        total = 0
        while total < s.rules.components.starting_money:
            card = turn_up(s)
            assert isinstance(card, Money)
            purses[card.currency] = purses[card.currency].with_card(card)
            total += card.value
            cards.append(card.name)
        s.players[seat] = Player(purses, s.players[seat].estate, [], 0)
        ranks.append((len(cards), total, ages[seat] if ages else 0, seat))
        if s.log is not None:
            s.log.reveal("deal", seat, {"cards": cards})
    return min(ranks)[3]


def pile_sizes(cards: int, piles: int) -> list[int]:
    """Nearly equal, larger piles first (BASE-RUL-02)."""
    return [cards // piles + (pile < cards % piles) for pile in range(piles)]


def stack_piles(s: State) -> None:
    """Five piles of nearly equal size, the special cards shuffled into theirs, pile 1 on top (BASE-SETUP-10)."""
    components = s.rules.components
    special: list[tuple[int, Card]] = [
        (components.first_scoring_pile, SCORING_CARDS[FIRST_SCORING_CARD]),
        (s.rules.options.number("second_scoring_pile"), SCORING_CARDS[SECOND_SCORING_CARD]),
    ]
    special += s.rules.pile_cards.pile_cards(s)
    rest = s.deck[s.turned :]
    deck: list[Card] = []
    ends: list[int] = []
    specials: list[list[str]] = []
    start = 0
    for pile, size in enumerate(pile_sizes(len(rest), components.piles), 1):
        cards = rest[start : start + size]
        start += size
        inserted = [card for where, card in special if where == pile]
        deck += s.shuffled(cards + inserted) if inserted else cards
        specials.append([card.kind for card in inserted])
        ends.append(len(deck))
    s.deck = deck
    s.turned = 0
    s.pile_ends = ends
    s.specials = specials
