"""From a view nobody gets to what is hidden, whatever objects they follow: remembered answers are a way too."""

from __future__ import annotations

import gc
import random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import alhambra
from alhambra import Game
from alhambra.modules.street_trader.citizens import TRADERS
from alhambra.palace.hands import Hands
from alhambra.palace.view import named_parts

CHOSEN = tuple(key for key, module in alhambra.MODULES.items() if not module.automatic)
AGAIN = 0.01  # the share of positions that are looked at


def hidden_from(game: Game, seat: int | None) -> dict[int, str]:
    """What this seat must not see, by identity."""
    s = game.state
    found = {id(s.deck): "the deck", id(s.bag): "the supply"}
    for other, player in enumerate(s.players):
        if other != seat:
            found |= {id(purse): f"a purse of seat {other}" for purse in player.purses if purse.total}
    for part in named_parts(s.parts).values():
        found |= {id(part): part.key} if part.secret else {}
        for held in gc.get_referents(part):
            if isinstance(held, Hands):
                found |= {
                    id(hand): f"{part.key} of seat {other}"
                    for other, hand in enumerate(held.held)
                    if other != seat and hand
                }
    traders = s.part(TRADERS)
    if not traders.shown:
        found |= {
            id(disc): f"citizens of seat {other}" for other, disc in enumerate(traders.discs) if disc and other != seat
        }
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
    kinds: set[str] = set()
    while not game.over:
        moves = game.legal_moves
        if dice.random() < AGAIN or game.ply < 3:
            looked += 1
            found = hidden_from(game, None).values()
            kinds |= {one.partition(" of ")[0] for one in found}
            for seat in (0, 1, 2, None):
                assert reached(game.view(seat), hidden_from(game, seat)) is None
        game.play(dice.choice(moves))
    assert looked
    assert {"citizens", "thieves", "bonus_cards", "a purse"} <= kinds
