"""Diamonds and exchange cards at the terminal: shown where they lie, told in short, understood again."""

from __future__ import annotations

import random
import re

import pytest

import alhambra
from alhambra import Game
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.palace.state import State
from alhambra.printing.page import Page
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.terminal.moves import currencies_in, in_full, in_short, overpaid
from alhambra.titles.alhambra.terminal.screen import Screen
from alhambra.titles.alhambra.terminal.theme import STYLES
from kit import given

MODULES = ("currency_exchange", "diamonds")


def prepare(s: State) -> None:
    cards = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
    part = s.part(EXCHANGES)
    part.lay(0, [card for card in cards if card.pair == "florin dinar"])
    part.lay(1, [card for card in cards if card.pair in ("florin ducat", "dinar ducat")])


@pytest.fixture
def game() -> Game:
    return given(
        *MODULES,
        hands=["florin 9, dinar 2, diamond 6, diamond 5", "diamond 9"],
        market="GAR11- - - -",
        display="exchange dirham dinar, diamond 3, florin 1, ducat 8",
        prepare=prepare,
    )


def shown_to(game: Game, seat: int | None, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    screen = Screen(Page(Voice(language), ["Anna", "Ben", "Carla"], STYLES))
    view = game.view(seat)
    screen.players(view)
    screen.market(view, seat)
    return capsys.readouterr().out


def test_hand_and_display_are_shown_with_all_that_is_in_them(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    shown = shown_to(game, 0, "en", capsys)
    assert " diamond   Your hand: 6 5  On offer: 3\n" in shown
    assert "Your hand exchange card florin/dinar\n" in shown
    assert "On offer  exchange card dirham/dinar\n" in shown
    assert re.search(r"Anna .* 1 exchange card\s*\n", shown)
    assert re.search(r"Ben .* 2 exchange cards\s*\n", shown)
    german = shown_to(game, 0, "de", capsys)
    assert "Wechselkarte Gulden/Denar" in german
    assert "Diamant" in german


def test_a_card_without_a_place_in_the_display_is_shown(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Aside" not in shown_to(game, None, "en", capsys)
    game.state.waiting = [card for card in game.rules.special_cards if card.name == "exchange dirham ducat"]
    for seat in (0, 1, None):
        assert "Aside     exchange card dirham/ducat\n" in shown_to(game, seat, "en", capsys)


def test_nobody_is_shown_what_others_hold(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for seat in (0, 2, None):
        shown = shown_to(game, seat, "en", capsys)
        assert "florin/ducat" not in shown
        assert "dinar/ducat" not in shown
    assert "florin/dinar" not in shown_to(game, None, "en", capsys)


def test_a_game_without_them_shows_nothing_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    shown = shown_to(alhambra.new_game(3, seed=1), 0, "en", capsys)
    assert "diamond" not in shown
    assert "exchange" not in shown


def test_payments_in_short(game: Game) -> None:
    told = {in_short(move, currencies_in(Voice("de"))): overpaid(move) for move in game.legal_moves}
    assert told["GAR11- exchange Gulden Denar Gulden 9 Denar 2"] == 0
    assert told["GAR11- Diamant 6 5"] == 0
    assert told["Dirham Denar"] is None  # to be taken


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_move_can_be_typed_as_it_is_shown(language: str) -> None:
    currencies = currencies_in(Voice(language))
    game = alhambra.new_game(3, modules=MODULES, seed=4)
    rng = random.Random(4)
    seen = set()
    while not game.over:
        for move in game.legal_moves:
            text = in_full(f"{move.verb} {in_short(move, currencies)}".strip(), currencies)
            assert game.parse(text) == move
            seen |= {word for word in ("exchange take", "- exchange", "diamond") if word in str(move)}
        eager = [move for move in game.legal_moves if "exchange" in str(move) or move.verb in ("buy", "take")]
        game.play(rng.choice(eager or game.legal_moves))
    assert len(seen) == 3
