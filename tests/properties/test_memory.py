"""What a state remembers spares work and changes no answer."""

from __future__ import annotations

import pytest

import fuzz
from alhambra import Game
from alhambra.core.agenda import choices
from alhambra.modules.characters.auction import CHARACTERS
from alhambra.modules.city_walls.module import NOTHING_KNOWN as NO_WALLS_KNOWN
from alhambra.modules.city_walls.module import WALLS
from alhambra.modules.currency_exchange.module import EXCHANGES
from alhambra.modules.currency_exchange.module import NOTHING_KNOWN as NO_WAYS_KNOWN
from alhambra.modules.treasure_chamber.chests import CHESTS
from alhambra.modules.vizier.module import NOTHING_KNOWN, VIZIERS
from alhambra.palace.state import Estate, Player
from random_moves import moves_of

GAMES = fuzz.with_all(4)


def forgetful(game: Game) -> list[str]:
    """The choices of a state that remembers nothing."""
    s = game.state.copy()
    s.part(VIZIERS).known = NOTHING_KNOWN
    s.part(EXCHANGES).ways = NO_WAYS_KNOWN
    s.part(CHARACTERS).changes = None
    s.part(WALLS).known = NO_WALLS_KNOWN
    s.part(CHESTS).purchases = None
    for seat, player in enumerate(s.players):
        estate = Estate(player.estate.alhambra, player.estate.reserve)
        s.players[seat] = Player(player.purses, estate, player.pending, player.score)
    assert s.decision is not None
    return [str(move) for move in choices(s, s.decision)]


@pytest.mark.parametrize("number", GAMES)
def test_whoever_remembers_nothing_finds_the_same_moves(number: int) -> None:
    game = fuzz.begun(number)
    for _ in moves_of(game, number):
        if not game.over:
            assert sorted(map(str, game.legal_moves)) == sorted(forgetful(game)), game.ply
