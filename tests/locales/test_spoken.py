"""The words on real games: what is refused, what happens and what is scored, told in every language."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

import alhambra
import fuzz
from alhambra import Event, Game, UnknownMove, Violation, locales
from alhambra.locales import LANGUAGES
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.dirk.module import DIRK
from alhambra.palace.state import State
from kit import given
from random_moves import moves_of

SIDE_WORDS = {
    "en": {"N": "north", "E": "east", "S": "south", "W": "west"},
    "fr": {"N": "nord", "E": "est", "S": "sud", "W": "ouest"},
    "de": {"N": "Norden", "E": "Osten", "S": "Süden", "W": "Westen"},
}
GAMES = (
    {"seats": 2, "modules": ("vizier", "camps"), "seed": 11, "edition": "2003"},
    {"seats": 3, "modules": ("camps",), "seed": 12, "options": {"camp_single_contact": True}},
    {"seats": 4, "modules": ("vizier",), "seed": 13, "options": {"always_ask_vizier": True}},
    {"seats": 3, "modules": ("currency_exchange", "diamonds"), "seed": 14, "options": {"exchange_exact_only": True}},
)
ALL_MODULES = fuzz.with_all(24)


def game_of(settings: dict[str, object]) -> Game:
    game: Game = alhambra.new_game(**settings)  # type: ignore[call-overload]  # the table above has mixed values
    return game


def near_misses(game: Game, rng: random.Random) -> list[str]:
    """Moves that somebody might wish for now: most of them are refused."""
    names = rng.sample(sorted(game.rules.tile_names), 4)
    decision = game.decision
    assert decision is not None
    player = game.state.players[decision.seat]
    own = [tile.name for tile in (*player.pending, *player.estate.reserve)]
    built = [game.rules.tiles[number & 0x3FFF].name for _, number in player.estate.alhambra.contents()]
    cell = f"{rng.randint(-3, 3)},{rng.randint(-3, 3)}"
    wishes = ["pass", "vizier wake", "take", "take florin 9 dinar 9", "remove F"]
    wishes += ["exchange take florin dinar", "exchange take florin ducat dinar 3"]
    for offer in game.state.market:
        if offer is not None:
            pair = "exchange florin dinar"
            wishes += [f"buy {offer} {pair} florin 9 dinar 9", f"buy {offer} {pair} exchange dirham ducat ducat 9"]
            wishes += [f"buy {offer} diamond 9 florin 9"]
    for name in (*names, *own, *built):
        wishes += [f"place {name} {cell}", f"add {name} {cell}", f"keep {name}", f"dirk {name}", f"remove {name}"]
        wishes += [f"buy {name} ducat 9 ducat 8", f"vizier buy {name} florin 3", f"swap {built[-1]} {name}"]
        wishes += [f"place {turned(name)} {cell}"]
    return wishes


def turned(name: str) -> str:
    stem, _, sides = name.partition("-")
    return f"{stem}-{''.join('NESW'['NESW'.index(side) - 1] for side in sides)}"


def is_well_told(text: str) -> bool:
    return bool(text) and not re.search(r"[{}$\u2066-\u2069]|  | [.,]", text)


def assert_told(violation: Violation) -> None:
    for language in LANGUAGES:
        text = violation.text(language)
        assert is_well_told(text), text
        assert text.endswith("."), text
        where = violation.where
        if where is not None:
            assert f"{where.cell[0]},{where.cell[1]}" in text
            if where.side:
                assert SIDE_WORDS[language][where.side] in text


@pytest.mark.parametrize("settings", GAMES)
def test_every_refusal_in_a_game_is_told_in_every_language(settings: dict[str, object]) -> None:
    game = game_of(settings)
    rng = random.Random(5)
    reasons: set[str] = set()
    with locales.strict():
        while not game.over:
            for wish in near_misses(game, rng):
                try:
                    violation = game.why_not(wish)
                except UnknownMove:
                    continue
                if violation is not None and violation.reason not in reasons:
                    reasons.add(violation.reason)
                    assert_told(violation)
                elif violation is not None and violation.where is not None:
                    assert str(violation.where.cell[0]) in violation.text()
            game.play(rng.choice(game.legal_moves))
        violation = game.why_not("pass")
        assert violation is not None
        assert_told(violation)
    assert len(reasons) >= 15


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy TOW7-NEW euro 3",
        "buy TOW7-NEW dinar 12",
        "keep ABC",
        "dance",
        "place TOW7-NEW 1",
        "place TOW7-NEW 900,0",
        "keep TOW7-NEW now",
        "take dinar x",
    ],
)
def test_every_text_that_is_no_move_is_told_in_every_language(text: str) -> None:
    game = alhambra.new_game(3, seed=1)
    with pytest.raises(UnknownMove) as caught, locales.strict():
        game.why_not(text)
    with locales.strict():
        told = [caught.value.text(language) for language in LANGUAGES]
    assert all(is_well_told(one) and text[:20] in one for one in told)
    assert len(set(told)) == len(LANGUAGES)


@pytest.mark.parametrize("settings", GAMES)
def test_every_event_and_every_point_of_a_game_is_told_in_every_language(settings: dict[str, object]) -> None:
    game = game_of(settings)
    rng = random.Random(6)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    names = [*["Anna", "Ben", "Carla", "David"][: game.seats], *[rival.key for rival in game.rivals]]
    verbs: set[str] = set()
    with locales.strict():
        for event in game.events:
            verbs.add(event.verb)
            for language in LANGUAGES:
                told = locales.narrate(language, event, names)
                assert is_well_told(told), told
                if event.seat is not None:
                    assert names[event.seat] in told
                if event.verb == "scoring":
                    lines = event.facts["lines"]
                    assert isinstance(lines, list)
                    for key, line in zip(event.sentences, lines, strict=True):
                        told = locales.score_line(language, key, line, names)
                        assert is_well_told(told), told
                        assert str(line["points"]) in told
    assert {"deal", "market", "display", "turn", "take", "buy", "place", "scoring", "end"} <= verbs


def test_what_was_paid_is_told_with_the_exchange_card() -> None:
    facts: dict[str, object] = {"tile": "GAR11-", "cards": ["florin 9", "dinar 2"], "means": ["exchange florin dinar"]}
    event = Event(1, "buy", 0, {**facts, "over": 0})
    assert "florin 9, dinar 2 and exchange card florin/dinar" in locales.narrate("en", event)
    assert "Gulden 9, Denar 2 und Wechselkarte Gulden/Denar" in locales.narrate("de", event)


def test_seats_without_names_are_counted_from_one() -> None:
    event = Event(1, "take", 0, {"cards": ["dinar 4", "florin 1"]})
    assert locales.narrate("en", event) == "Seat 1 takes dinar 4 and florin 1."
    assert locales.narrate("fr", event) == "Joueur 1 prend dinar 4 et florin 1."
    assert locales.narrate("de", event) == "Spieler 1 nimmt Denar 4 und Gulden 1."


def test_dirk_has_his_name_in_scores_and_victories() -> None:
    names = ["Anna", "Ben", "Dirk"]
    line = {"seat": DIRK, "what": "tower", "points": 6, "rank": 1, "count": 2, "shared": 1}
    assert locales.score_line("en", "line-building", line, names) == "Dirk: 6 for towers (2 tiles, place 1)"
    of_a_position = {**line, "seat": "dirk"}
    assert locales.score_line("en", "line-building", of_a_position) == "Dirk: 6 for towers (2 tiles, place 1)"
    end = Event(90, "end", None, {"scores": [50, 60], "winners": [1, DIRK]})
    told = locales.narrate("en", end, names)
    assert told == "The game is over – Anna: 50, Ben: 60. Ben and Dirk share the victory."


def test_a_tile_that_nobody_receives_stays() -> None:
    event = Event(90, "leftover", None, {"tile": "PAV8-", "currency": "dinar", "totals": [7, 7]})
    for language, word in (("en", "stays"), ("fr", "reste"), ("de", "bleibt")):
        assert word in locales.narrate(language, event)


def test_languages_differ() -> None:
    game = alhambra.new_game(3, seed=1)
    violation = game.why_not("pass")
    assert violation is not None
    texts = [violation.text(language) for language in LANGUAGES]
    assert all(one != other for one, other in pairwise(sorted(texts)))


def test_passing_tells_what_was_declined() -> None:
    """In games with every module: the fact is the kind of the decision, and each kind has words of its own."""
    kinds: set[str] = set()
    for number in ALL_MODULES:
        game = fuzz.begun(number)
        declined: list[tuple[int, int, str]] = []
        for _ in moves_of(game, number):
            decision = game.decision
            assert decision is not None
            declined.append((game.ply + 1, decision.seat, decision.kind))
        moves = [str(move) for move in game.played]
        wanted = [one for one, move in zip(declined, moves, strict=True) if move == "pass"]
        passes = [event for event in game.events if event.verb == "pass"]
        assert [(event.ply, event.seat, event.facts["declined"]) for event in passes] == wanted
        kinds |= {kind for _, _, kind in wanted}
    assert kinds >= {"extra", "interlude", "rebuild", "bonus", "auction", "knihstig", "hakim"}
    for language in LANGUAGES:
        with locales.strict():
            told = {locales.narrate(language, Event(1, "pass", 0, {"declined": kind})) for kind in (*kinds, "another")}
        assert len(told) == len(kinds) + 1
        assert all(is_well_told(text) for text in told)


@pytest.mark.parametrize(
    ("payment", "told"),
    [
        ("ducat 9", "GAR11- lies on the florin space and asks for florins; ducat 9 cannot be part of this payment."),
        ("exchange florin dinar dinar 3 ducat 9", "ducat 9 cannot be part of this payment."),
        ("diamond 4", "GAR11- costs 11; these cards are worth 4."),
        ("exchange florin dinar florin 4 dinar 3", "GAR11- costs 11; these cards are worth 7."),
        (
            "florin 4 diamond 4",
            "The card diamond 4 is never mixed: GAR11- is paid with this currency alone, or without it.",
        ),
        (
            "exchange florin dinar florin 9 dinar 3",
            "does not hold all of these cards for GAR11-: exchange card florin/dinar, ",
        ),
    ],
)
def test_refused_payments_mislead_nobody_where_there_are_more_ways_to_pay(payment: str, told: str) -> None:
    """Diamonds buy from every space and exchange cards let in a second currency: no sentence may deny it."""
    hand = "florin 4, dinar 3, diamond 4, ducat 9"

    def holding(s: State) -> None:
        exchange = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
        s.part(EXCHANGES).lay(0, [card for card in exchange if card.name == "exchange florin dinar"])

    game = given("currency_exchange", "diamonds", hands=[hand], market="GAR11- - - -", prepare=holding)
    found = game.why_not(f"buy GAR11- {payment}")
    assert found is not None
    assert_told(found)
    assert told in found.text("en")
    assert not re.search(r"\b(only|nur|seulement)\b|ne se paie qu", " ".join(found.text(one) for one in LANGUAGES))
