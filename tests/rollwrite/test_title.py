"""Roll & Write as a title: names of fictitious players, what is chosen and kept, who can win (RW-R6 and others)."""

from __future__ import annotations

import pytest

from alhambra import locales
from alhambra.core.record import InvalidRecord, parse_record
from alhambra.core.rng import seeded
from alhambra.rollwrite.game import Game
from alhambra.titles import reopened
from alhambra.titles.roll_and_write.title import RIVALS, ROLL_AND_WRITE
from alhambra.titles.title import Wishes
from kit import rule
from random_moves import moves_of


def played(number: int, seats: int, **options: object) -> Game:
    game = ROLL_AND_WRITE.begin(Wishes(seats, options=options), number)
    for _ in moves_of(game, number):
        pass
    return game


@rule("RW-R6")
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_each_fictitious_player_has_a_name(language: str) -> None:
    names = [locales.say(language, f"rival-{key}") for key in RIVALS]
    assert names[:3] == ["Dirk", "Dirki", "Dirkelson"]
    assert len(set(names)) == 4
    assert [len(ROLL_AND_WRITE.rivals(played(1, seats))) for seats in (1, 2, 3)] == [2, 1, 0]
    assert ROLL_AND_WRITE.rivals(played(1, 1, fictitious_players=4)) == RIVALS


@rule("RW-SPEC-01")
@rule("RW-SOLO-04")
@rule("RW-SOLO-05")
def test_options_are_kept_in_the_record() -> None:
    for seats, options in ((1, {"fictitious_players": 4, "solo_duel": True}), (3, {"special_actions_per_turn": 2})):
        game = played(2, seats, **options)
        again = reopened(parse_record(str(game.record)))
        assert isinstance(again, Game)
        assert again.rules.departures() == options
        assert ROLL_AND_WRITE.wishes(again) == ROLL_AND_WRITE.wishes(game)
        assert (again.scores, again.winners) == (game.scores, game.winners)


def test_a_record_that_chooses_what_cannot_be_is_refused() -> None:
    headers = played(2, 2).record.headers
    for name, value in (("Options", "solo_duel=true"), ("Seats", "6"), ("Components", "[]"), ("Modules", "camps")):
        with pytest.raises(InvalidRecord):
            ROLL_AND_WRITE.opened({**headers, name: value}, seeded(1), None)


@rule("RW-SOLO-06")
def test_who_wins_a_duel_may_have_no_seat() -> None:
    """Seats first, then fictitious players: in the game, in its events, and after a replay."""
    for seed in range(40):
        game = played(seed, 1, solo_duel=True, fictitious_players=3)
        assert game.events[-1].facts["winners"] == game.winners
        assert len(game.scores) == 1
        if game.winners[0] > 0:
            break
    assert game.winners[0] in (1, 2, 3)
    assert game.state.rivals[game.winners[0] - 1].points > game.scores[0]
    assert reopened(game.record).winners == game.winners
