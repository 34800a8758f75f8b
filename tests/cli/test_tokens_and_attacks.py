"""Wall cards, thieves, coins, citizens, chests and attacks at the terminal: all that is on the table, and no more."""

from __future__ import annotations

import pytest

import alhambra
from alhambra import Game, locales
from alhambra.locales import LANGUAGES
from alhambra.modules.city_walls.module import WALLS, wall_cards
from alhambra.modules.invaders.attack import INVASIONS
from alhambra.modules.small_change.module import BAG
from alhambra.modules.street_trader.citizens import TRADERS, counted
from alhambra.modules.thieves.module import THIEVES, Thief, thief_cards
from alhambra.modules.treasure_chamber.chests import CHESTS, counts_of
from alhambra.palace.laws import cell_at
from alhambra.palace.state import State
from alhambra.printing.page import Page
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.terminal.screen import Screen
from alhambra.titles.alhambra.terminal.theme import STYLES
from kit import given, play

PAV, SER, ARC, CHA, GAR, TOW = range(6)


def shown_to(game: Game, seat: int | None, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """However the lines are folded."""
    names = [*["Anna", "Ben", "Carla"][: game.seats], *["Dirk" for _ in game.rivals]]
    screen = Screen(Page(Voice(language), names, STYLES))
    view = game.view(seat)
    with locales.strict():
        screen.players(view)
        screen.market(view, seat)
    return " ".join(capsys.readouterr().out.split())


def test_open_wall_cards_are_shown_by_their_sides(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        known = {card.letters: card for card in wall_cards(s.rules.components)}
        s.part(WALLS).shown = [known["NE"], known["S"]]

    game = given("city_walls", prepare=prepare)
    for language, label in (("en", "Walls"), ("fr", "Murs"), ("de", "Mauern")):
        assert f"{label} NE S" in shown_to(game, None, language, capsys)
    assert "Walls" not in shown_to(given("city_walls"), None, "en", capsys)


def test_own_thieves_are_named_and_those_of_others_counted(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        part = s.part(THIEVES)
        by_currency: dict[int, list[Thief]] = {}
        for card in thief_cards(s.rules.components):
            assert isinstance(card, Thief)
            by_currency.setdefault(card.currency, []).append(card)
        part.hands = part.hands.holding(0, [by_currency[1].pop(), by_currency[2].pop()])
        part.hands = part.hands.holding(1, [by_currency[3].pop()])
        part.hands = part.hands.holding(2, [])
        part.aside = [card for cards in by_currency.values() for card in cards]

    game = given("thieves", prepare=prepare)
    mine = shown_to(game, 0, "en", capsys)
    assert mine.endswith("Your hand dirham thief and dinar thief")
    told = {language: shown_to(game, None, language, capsys) for language in LANGUAGES}
    assert "2 thieves" in told["en"]
    assert "1 thief" in told["en"]
    assert "2 voleurs" in told["fr"]
    assert "2 Diebe" in told["de"]
    assert told["en"].count("thie") == 2, "who has none is not told of"
    for shown in (told["en"], shown_to(game, 2, "en", capsys)):
        assert "thief d" not in shown
        assert "dirham thief" not in shown


def test_coins_lie_before_their_owners_and_in_the_bag(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        s.part(BAG).counts = [5, 6, 4, 6]

    game = given(
        "small_change",
        prepare=prepare,
        hands=["dinar 5, dinar coin 1, dinar coin 1", "florin coin 1"],
        market="- - GAR7-NSW -",
    )
    for language, label, coin in (("en", "Coins", "dinar coin"), ("fr", "Pièces", "dinar"), ("de", "Münzen", "Denar")):
        shown = shown_to(game, 2, language, capsys)
        assert f"{label} 21" in shown
        assert "2 × " in shown
        assert coin in shown.partition("2 × ")[2]
    assert "exact 5+1+1" in shown_to(game, 0, "en", capsys)


def test_trader_citizens_and_supply_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        part = s.part(TRADERS)
        part.shown = True
        part.made = [True] * s.seats
        part.discs = [counted([PAV, GAR, GAR]), counted([]), counted([SER, TOW])]
        part.cells = [cell_at(1, 0), cell_at(0, -1), 0]
        part.homes = [[s.rules.tile_names["GAR10-"], s.rules.tile_names["PAV8-"]], [], []]
        part.supply = [5, 6, 0, 7, 4, 6]

    game = given("street_trader", alhambras=["GAR10- 0,1, PAV8- -1,0"], prepare=prepare)
    shown = shown_to(game, None, "en", capsys)
    assert "trader at 1,0: Pavilion, Garden and Garden" in shown
    assert "citizens in GAR10- PAV8-" in shown
    assert "trader at 0,-1: nobody" in shown
    assert "trader aside: Seraglio and Tower" in shown
    assert "Citizens PAV 5 SER 6 CHA 7 GAR 4 TOW 6" in shown
    assert shown.count("citizens in") == 1
    assert "marchand en 1,0 : Pavillon, Jardin et Jardin" in shown_to(game, None, "fr", capsys).replace("\u00a0", " ")
    assert "Händler auf 1,0: Pavillon, Garten und Garten" in shown_to(game, None, "de", capsys)


def test_before_all_have_shown_their_citizens_the_others_see_none(capsys: pytest.CaptureFixture[str]) -> None:
    game = alhambra.new_game(3, modules=("street_trader",), seed=1)
    play(game, "trader choose pavilion garden tower")
    mine, theirs = (game.view(seat).part(TRADERS) for seat in (0, 1))
    facts = {"families": ["pavilion", "garden", "tower"], "count": 3}
    assert mine.lines(0) == [("seat-trader-aside", facts)]
    assert theirs.lines(0) == theirs.lines(1) == []
    assert mine.on_disc(0) == [1, 0, 0, 0, 1, 1]
    assert theirs.on_disc(0) == [0] * 6, "none that this reader knows of"
    assert "aside" not in shown_to(game, 1, "en", capsys).partition("Citizens")[0]


def test_rooms_chests_and_those_on_their_way_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        part = s.part(CHESTS)
        part.rooms = [[PAV, GAR, GAR, TOW], [], [SER, SER, ARC, CHA]]
        names = s.rules.tile_names
        part.laden = [[names["GAR10-"]], [names["PAV8-"], names["TOW12-"]], [names["TOW11-"]]]
        part.bag = counts_of([ARC] * 2)
        part.purchases = None

    game = given(
        "treasure_chamber",
        seats=2,
        alhambras=["GAR10- 0,1, GAR9-E 1,0", "PAV8- 0,1, TOW12- 1,0"],
        hands=["florin 8"],
        dirk="TOW11-",
        prepare=prepare,
    )
    shown = shown_to(game, None, "en", capsys)
    assert "1 chest: GAR10-" in shown
    assert "2 chests: PAV8- TOW12-" in shown
    assert "Chests 1: PAV GAR GAR TOW 3: SER SER ARC CHA Dirk’s chests TOW11-" in shown
    assert "To place" not in shown
    assert "Coffres 1: PAV" in shown_to(game, None, "fr", capsys).replace("\u00a0", " ")
    assert "Kisten 1: PAV" in shown_to(game, None, "de", capsys)
    part = game.state.part(CHESTS)
    part.room = 0
    part.empty(0)
    assert "Chests 3: SER SER ARC CHA To place PAV GAR GAR TOW" in shown_to(game, 1, "en", capsys)
    part.laden = [[], [], []]
    nobody = shown_to(game, 1, "en", capsys)
    assert "chest: " not in nobody
    assert "chests: " not in nobody


def test_attacks_and_scouts_are_shown_and_the_next_one_to_who_has_looked(capsys: pytest.CaptureFixture[str]) -> None:
    def prepare(s: State) -> None:
        part = s.part(INVASIONS)
        part.attacks, part.left = [1], [0, 2, 3]
        part.top, part.knowing = 3, 0b10
        part.scouts, part.hidden, part.gone = [GAR, PAV], [SER, ARC], [CHA, TOW]

    game = given("invaders", scorings_done=1, prepare=prepare)
    assert "Attacks E > W Scouts GAR PAV" in shown_to(game, 1, "en", capsys)
    for seat in (0, 2, None):
        shown = shown_to(game, seat, "en", capsys)
        assert "Attacks E ? Scouts GAR PAV" in shown
        assert shown.count("knows the next attack") == 1
    assert "Attaques E ? Émiss. GAR PAV" in shown_to(game, None, "fr", capsys)
    assert "Angriffe E ? Kundsch. GAR PAV" in shown_to(game, None, "de", capsys)


def test_what_only_repeats_a_move_is_an_event_and_a_move_stands_beside_another() -> None:
    """Of every module: who has moved is not told again, and finds the move where people look for it."""
    chosen = [key for key, module in alhambra.MODULES.items() if not module.automatic]
    game = alhambra.new_game(3, modules=chosen, seed=1)
    for verb, kind in game.rules.verbs.items():
        assert not kind.beside or kind.beside in game.rules.verbs, verb
        assert all(locales.key_exists(locales.event_key(echo)) for echo in kind.echoes or ()), verb
