"""Who knows what."""

from __future__ import annotations

import json

import fuzz
from alhambra import Game
from alhambra.palace.view import View, named_parts
from kit import events, given, play, rule
from random_moves import moves_of

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"
READERS = (0, 1, 2, None)


def table(hands: tuple[str, str, str] = ("dinar 4, dinar 5", "ducat 1", ""), deck: str = "", supply: str = "") -> Game:
    return given(
        hands=hands,
        alhambras=["TOW7-NEW 0,-1", "", "CHA10- 1,0"],
        reserves=["", "GAR10-"],
        scores=[12, 3, 40],
        market=MARKET,
        display="florin 9, dirham 8, dinar 7",
        deck=deck or "florin 1, florin 2, florin 3, scoring 1",
        discard="ducat 6, ducat 2",
        supply=supply or "TOW11- TOW12-",
    )


@rule("BASE-INFO-01")
def test_what_lies_on_the_table_is_known_to_everybody() -> None:
    game = table()
    game.play("buy ARC4-NES dinar 4")
    for reader in READERS:
        seen = game.view(reader).to_json()
        players = seen["players"]
        assert isinstance(players, list)
        assert [player["alhambra"][0]["tile"] for player in players] == ["TOW7-NEW", "F", "F"]
        assert [player["reserve"] for player in players] == [[], ["GAR10-"], []]
        assert [player["pending"] for player in players] == [["ARC4-NES"], [], []]
        assert [player["score"] for player in players] == [12, 3, 40]
        assert [player["card_count"] for player in players] == [1, 1, 0]
        assert seen["market"] == ["PAV2-NEW", "SER3-ESW", None, "CHA5-NSW"]
        assert seen["display"] == ["florin 9", "dirham 8", "dinar 7", None]
        assert (seen["deck_size"], seen["supply_size"]) == (4, 2)
        assert seen["discard"] == ["dinar 4", "ducat 6", "ducat 2"]
        assert (seen["active"], seen["decision"]) == (0, {"seat": 0, "kind": "extra"})


@rule("BASE-INFO-01")
def test_a_scoring_card_that_is_due_is_known_to_everybody() -> None:
    game = given(
        "vizier",
        hands=["", "florin 2"],
        market=MARKET,
        display="florin 9, dirham 8, dinar 7",
        deck="scoring 1, ducat 1",
        deciding="upkeep of 0",
    )
    assert game.decision is not None
    assert game.decision.kind == "interlude"
    for reader in READERS:
        assert game.view(reader).to_json()["pending_scorings"] == [1]


def views(game: Game) -> list[View]:
    return [game.view(reader) for reader in READERS]


@rule("BASE-INFO-02")
def test_nobody_knows_the_order_of_deck_and_supply() -> None:
    one = table(deck="florin 1, florin 2, scoring 1, florin 3", supply="TOW11- TOW12- GAR11-")
    other = table(deck="florin 3, florin 2, florin 1, scoring 1", supply="GAR11- TOW12- TOW11-")
    assert views(one) == views(other)
    for view in views(one):
        assert not {"florin 1", "florin 2", "florin 3", "TOW11-", "GAR11-"} & set(json.dumps(view.to_json()).split('"'))


@rule("BASE-INFO-03")
def test_a_hand_is_known_to_its_owner_only() -> None:
    one = table(hands=("dinar 4, dinar 5", "ducat 1, ducat 9", ""))
    other = table(hands=("dinar 4, dinar 5", "florin 4, dirham 2", ""))
    for reader in (0, 2, None):
        assert one.view(reader) == other.view(reader)
    assert one.view(1) != other.view(1)
    hand = one.view(1).players[1].hand()
    assert hand is not None
    assert [card.name for card in hand] == ["ducat 9", "ducat 1"]


@rule("BASE-INFO-03")
def test_only_who_decides_sees_his_choices_because_purchases_tell_the_hand() -> None:
    game = table()
    assert "buy ARC4-NES dinar 4" in [str(move) for move in game.view(0).legal_moves]
    for reader in (1, 2, None):
        assert not game.view(reader).legal_moves


@rule("BASE-RUL-19")
def test_a_hand_stays_hidden_from_those_who_have_seen_its_cards() -> None:
    """Everything was dealt and taken openly; a view still shows no more than the number of cards."""
    game = given(hands=["dinar 4"], market=MARKET, display="florin 1, florin 2, ducat 7, ducat 8")
    play(game, "take florin 2 florin 1", "take ducat 7")
    for reader in (1, 2, None):
        player = game.view(reader).players[0]
        assert player.hand() is None
        assert player.card_count == 3
        told = game.view(reader).to_json()["players"]
        assert isinstance(told, list)
        assert told[0]["hand"] is None


@rule("BASE-INFO-04")
def test_the_sums_that_decide_about_leftover_tiles_are_made_public() -> None:
    game = given(
        hands=["dinar 4, dinar 5, ducat 1", "dinar 8, ducat 1", "florin 9"],
        market="- - ARC4-NES CHA5-NSW",
        deciding="end of 0",
    )
    assert events(game, "leftover") == [
        {"tile": "ARC4-NES", "currency": "dinar", "totals": [9, 8, 0]},
        {"tile": "CHA5-NSW", "currency": "ducat", "totals": [1, 1, 0]},
    ]
    for event in game.events:
        if event.verb == "leftover":
            assert event.reveals
            assert all(event.seen_by(reader) is event for reader in READERS)


@rule("BASE-INFO-03")
def test_a_part_of_a_module_says_whether_anything_in_it_is_secret() -> None:
    """Who is sent what everybody may see gets his own sight of such parts only."""
    differing: set[str] = set()
    secret: set[str] = set()
    for number in fuzz.with_all(4):
        game = fuzz.begun(number)
        secret |= {key for key, part in named_parts(game.state.parts).items() if part.secret}
        for _ in moves_of(game, number):
            if game.decision is not None:
                public = game.view(None).to_json()["parts"]
                assert isinstance(public, dict)
                for seat in range(game.seats) if game.ply < 2 * game.seats else (game.decision.seat,):
                    mine = game.view(seat).to_json()["parts"]
                    assert isinstance(mine, dict)
                    differing |= {key for key in public if mine[key] != public[key]}
    assert differing <= secret
    assert len(differing) > 4, "hardly anything secret was seen: this test sees too little"
