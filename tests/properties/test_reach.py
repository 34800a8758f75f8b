"""From a view nobody gets to what is hidden, whatever objects they follow: remembered answers are a way too."""

from __future__ import annotations

import gc
import random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import alhambra
from alhambra import Game
from alhambra.modules.bonus_cards.module import BONUSES
from alhambra.modules.currency_exchange.module import EXCHANGES

CHOSEN = tuple(key for key, module in alhambra.MODULES.items() if not module.automatic)
AGAIN = 0.01  # the share of positions that are looked at


def hidden_from(game: Game, seat: int | None) -> dict[int, str]:
    """What this seat must not see, by identity."""
    s = game.state
    found = {id(s.deck): "the deck", id(s.bag): "the supply"}
    for other, player in enumerate(s.players):
        if other != seat:
            found |= {id(purse): f"a purse of seat {other}" for purse in player.purses if purse.total}
            for hand in (s.part(EXCHANGES).held.held[other], s.part(BONUSES).hands.held[other]):
                if hand:
                    found[id(hand)] = f"cards of seat {other}"
    return found


def reached(start: object, hidden: dict[int, str]) -> str | None:
    """The first hidden thing that references lead to."""
    waiting, seen = [start], set[int]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            continue
        seen.add(id(one))
        if id(one) in hidden:
            return hidden[id(one)]
        waiting += gc.get_referents(one)
    return None


@pytest.mark.parametrize("seed", range(2))
def test_no_reference_leads_from_a_view_to_what_is_hidden(seed: int) -> None:
    game = alhambra.new_game(3, modules=CHOSEN, seed=seed)
    dice = random.Random(seed)
    looked = 0
    while not game.over:
        moves = game.legal_moves
        if dice.random() < AGAIN:
            looked += 1
            for seat in (0, 1, 2, None):
                assert reached(game.view(seat), hidden_from(game, seat)) is None
        game.play(dice.choice(moves))
    assert looked
