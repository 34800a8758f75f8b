"""The Bonus Cards: rules BONUS-*, and FLOW rules that need them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import alhambra
from alhambra import Game
from alhambra.core.setup import InvalidComponents
from alhambra.modules.bonus_cards.module import BONUSES
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.dirk.module import DIRK
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS
from alhambra.palace.scoring import contenders
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot
from checks import check_conserved, check_views
from kit import alhambra_of, events, given, holding, play, points, refusal, reserve_of, rule, texts, verbs
from random_games import Mix, played

CARDS = ["PAV8-", "SER9-", "ARC9-", "ARC10-", "CHA10-", "CHA11-", "GAR10-", "GAR11-", "TOW11-", "TOW12-"]
MARKET = "PAV7-E SER7-W ARC8-N CHA9-S"


def part(game: Game, seat: int | None) -> dict[str, list[object]]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["bonus_cards"]
    assert isinstance(found, dict)
    return found


def counts(game: Game, seat: int = 0) -> dict[str, float]:
    halves = contenders(game.state)[seat].halves
    return {name: halves[building] / 2 for building, name in enumerate(BUILDINGS) if halves[building]}


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


# ---------------------------------------------------------------------- components and dealing


@rule("BONUS-01")
def test_there_is_a_card_for_each_tile_without_walls() -> None:
    rules = alhambra.new_game(modules=("bonus_cards",), seed=1).rules
    assert sorted(card.name for card in rules.special_cards) == sorted(CARDS)
    assert sorted(tile.name for tile in rules.supply if not tile.walls) == sorted(CARDS)


@rule("BONUS-02", "BONUS-TV-05", "BONUS-23")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)])
def test_cards_are_dealt_by_the_number_of_players(seats: int, each: int, left: int) -> None:
    dealt = set()
    for seed in range(4):
        game = alhambra.new_game(seats=seats, modules=("bonus_cards",), seed=seed)
        bonuses = game.state.part(BONUSES)
        assert [len(bonuses.hand(seat)) for seat in range(seats)] == [each] * seats
        assert bonuses.hands.counts == [each] * seats
        assert len(bonuses.aside) == left
        check_conserved(game.state)
        dealt.add(str(bonuses.hands.names()))
    assert len(dealt) > 1, "never shuffled"


@rule("BONUS-03")
def test_a_hand_is_known_to_its_owner_only_and_its_size_to_everybody() -> None:
    game = given("bonus_cards", alhambras=["GAR10- 1,0"], prepare=holding("GAR10- TOW12-", "PAV8-"))
    assert part(game, 0) == {"hands": [["GAR10-", "TOW12-"], None, None], "counts": [2, 1, 0], "shown": [[], [], []]}
    assert part(game, 1)["hands"] == [None, ["PAV8-"], None]
    assert part(game, None) == {"hands": [None, None, None], "counts": [2, 1, 0], "shown": [[], [], []]}
    for seat in (None, 0, 1, 2):
        hidden = game.view(seat).part(BONUSES)
        assert hidden.aside == []
        assert len(hidden.cards()) == [2, 1, 0][seat] if seat is not None else not hidden.cards()
    assert "bonus show GAR10-" in texts(game)
    assert not list(game.view(1).legal_moves)
    rng = random.Random(1)
    check_views(game, rng)
    imagined = [game.view(1).imagine(rng).state.part(BONUSES) for _ in range(20)]
    assert len({str(one.hand(0)) for one in imagined}) > 5
    assert {str(one.hand(1)) for one in imagined} == {"[PAV8-]"}
    assert all(len(one.hand(0)) == 2 for one in imagined)


@rule("BONUS-03")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_deal_tells_nobody_what_the_others_or_the_box_got(seats: int) -> None:
    """Neither what a seat sees nor what it hears names a card but its own; of those left over not even that."""
    for seed in range(4):
        game = alhambra.new_game(seats=seats, modules=("bonus_cards",), seed=seed)
        hands = [[card.name for card in game.state.part(BONUSES).hand(seat)] for seat in range(seats)]
        for seat in (None, *range(seats)):
            own = [] if seat is None else hands[seat]
            seen = part(game, seat)
            assert seen["hands"] == [own if number == seat else None for number in range(seats)]
            assert seen["counts"] == [len(hand) for hand in hands]
            assert set(seen) == {"hands", "counts", "shown"}, "nothing about those left over"
            known = [card.name for card in game.view(seat).part(BONUSES).cards()]
            assert known == own
            heard = [event.seen_by(seat) for event in game.events]
            told = [event for event in heard if event is not None and "bonus" in event.verb]
            assert not told, "no event names a card at the deal"


@rule("BONUS-03", "BONUS-R3")
def test_only_what_is_revealed_becomes_known_and_what_comes_back_is_hidden_again() -> None:
    palace = "GAR10- 1,0, TOW12- -1,0"
    game = given("bonus_cards", alhambras=[palace], prepare=holding("GAR10- TOW12- PAV8-", "SER9-"))
    play(game, "bonus show GAR10-")
    for seat in (1, 2, None):
        seen = part(game, seat)
        assert seen["shown"] == [["GAR10-"], [], []]
        assert seen["counts"] == [2, 1, 0], "how many are left is public"
        assert seen["hands"][0] is None
    assert part(game, 0)["hands"][0] == ["TOW12-", "PAV8-"]
    play(game, "remove GAR10-")
    for seat in (1, 2, None):
        assert part(game, seat)["shown"] == [[], [], []]
        assert part(game, seat)["counts"] == [3, 1, 0]
        assert part(game, seat)["hands"][0] is None
    assert part(game, 0)["hands"][0] == ["TOW12-", "PAV8-", "GAR10-"]


@rule("BONUS-03", "BONUS-R6", "BONUS-R1")
def test_whom_the_window_asks_and_what_is_offered_to_others_tells_nothing_about_hands() -> None:
    """The same table with the right and with the wrong card in a hand: to everybody else it looks the same."""
    tables = []
    for card in ("GAR10-", "ARC9-"):
        game = given(
            "bonus_cards",
            alhambras=["GAR10- 1,0"],
            due=[1],
            deciding="upkeep of 2",
            market=MARKET,
            prepare=holding(card, "PAV8-"),
        )
        tables.append(game)
    for game in tables:
        assert asked(game) == (0, "bonus")
    for seat in (1, 2, None):
        assert len({str(game.view(seat).to_json()) for game in tables}) == 1
        for game in tables:
            assert list(game.view(seat).legal_moves) == []
    assert [texts(game, "bonus") for game in tables] == [{"bonus show GAR10-"}, set()]


@rule("BONUS-03", "BONUS-23", "BONUS-02")
def test_dirk_gets_none_and_none_counts_for_him() -> None:
    """Three cards each, four unseen; a tile of Dirk's counts once, whoever has its card."""
    for seed in range(6):
        game = alhambra.new_game(seats=2, modules=("bonus_cards",), seed=seed)
        bonuses = game.state.part(BONUSES)
        assert [len(bonuses.hand(seat)) for seat in (0, 1)] == [3, 3]
        assert (len(bonuses.hands.held), len(bonuses.hands.counts), len(bonuses.shown)) == (2, 2, 2)
        assert len(bonuses.aside) == 4
        told = game.view().to_json()["parts"]
        assert isinstance(told, dict)
        assert set(told["dirk"]) == {"tiles", "score"}
    everywhere = "GAR10- GAR11- TOW12-"
    for cards in (("GAR10- TOW11-", "GAR11- PAV8-"), ("", "")):
        game = given("bonus_cards", seats=2, deciding="end of 0", dirk=everywhere, prepare=holding(*cards))
        assert game.over
        assert points(game, DIRK, "garden") == 20
        (scoring,) = events(game, "scoring")
        majorities = scoring["majorities"]
        assert isinstance(majorities, dict)
        assert majorities["garden"]["counts"] == [0, 0, 2], "two tiles, no card"
        assert majorities["tower"]["counts"] == [0, 0, 1]


# ---------------------------------------------------------------------- revealing


@rule("BONUS-04", "BONUS-05", "BONUS-TV-01")
def test_a_revealed_card_is_one_more_tile() -> None:
    game = given(
        "bonus_cards",
        alhambras=["GAR10- 1,0"],
        due=[1],
        deciding="upkeep of 2",
        market=MARKET,
        prepare=holding("GAR10-"),
    )
    assert counts(game) == {"garden": 1}
    assert asked(game) == (0, "bonus")
    play(game, "bonus show GAR10-")
    assert counts(game) == {"garden": 2}
    found = events(game, "scoring")[0]["lines"]
    assert isinstance(found, list)
    line = next(one for one in found if one["what"] == "garden")
    assert (line["count"], line["tiles"], line["also"]) == (2, ["GAR10-"], {"bonus_cards": 1})
    assert part(game, 1)["shown"] == [["GAR10-"], [], []]
    assert part(game, 1)["counts"] == [0, 0, 0]


@rule("BONUS-04", "BONUS-TV-02")
def test_only_exactly_the_depicted_tile_will_do() -> None:
    game = given("bonus_cards", alhambras=["GAR10-N 1,0, GAR11- 0,1"], prepare=holding("GAR10-"))
    assert not texts(game, "bonus")
    assert refusal(game, "bonus show GAR10-") == "BONUS-04"
    assert refusal(game, "bonus show GAR10-N") == "BONUS-04"
    assert refusal(game, "bonus show GAR11-") == "BONUS-04", "built, but the card is not held"
    with pytest.raises(alhambra.UnknownMove):
        game.why_not("bonus show GAR99-")


@rule("BONUS-04", "BONUS-R1", "BONUS-06")
@pytest.mark.parametrize("moment", ["action of 0", "extra of 0", "placement of 0", "interlude of 0", "end of 0"])
def test_a_card_can_be_revealed_at_every_decision_of_its_owner(moment: str) -> None:
    game = given(
        "bonus_cards",
        "vizier",
        deciding=moment,
        alhambras=["GAR10- 1,0"],
        pending=["TOW9-NE"] if moment.startswith("placement") else [],
        hands=["florin 7"],
        market="PAV7-E SER7-W ARC8-N CHA9-S" if moment != "end of 0" else "PAV7-E - - -",
        prepare=holding("GAR10-"),
    )
    before = asked(game)
    moves = texts(game)
    assert "bonus show GAR10-" in moves
    assert before is not None
    assert before[0] == 0
    play(game, "bonus show GAR10-")
    assert asked(game) == before, "the decision is still to be made"
    assert texts(game) == moves - {"bonus show GAR10-"}
    assert events(game, "bonus show") == [{"tile": "GAR10-"}]
    assert not game.can_undo


@rule("BONUS-04", "BONUS-R1")
def test_a_card_can_be_revealed_as_soon_as_its_tile_is_built() -> None:
    """The moves are listed before and after each step, as for a player who looks all the time."""
    game = given("bonus_cards", hands=["florin 8"], market="PAV8- SER7-W ARC8-N CHA9-S", prepare=holding("PAV8-"))
    assert not texts(game, "bonus")
    play(game, "buy PAV8- florin 8")
    assert not texts(game, "bonus"), "bought, but not built"
    play(game, "take florin 9")
    assert not texts(game, "bonus")
    play(game, "place PAV8- 1,0", "take dirham 9", "take dinar 9")
    assert texts(game, "bonus") == {"bonus show PAV8-"}
    play(game, "remove PAV8-", "take ducat 9")
    play(game, min(texts(game, "take")))
    assert not texts(game, "bonus"), "no longer built"


@rule("BONUS-06")
def test_nobody_has_to_reveal() -> None:
    game = given(
        "bonus_cards",
        alhambras=["GAR10- 1,0"],
        due=[1],
        deciding="upkeep of 2",
        market=MARKET,
        prepare=holding("GAR10-"),
    )
    play(game, "pass")
    assert part(game, 0)["hands"] == [["GAR10-"], None, None]
    assert points(game, 0, "garden") == 5
    assert asked(game) == (0, "action")
    assert refusal(game, "pass") == "BASE-RUL-03"


@rule("BONUS-07", "BONUS-TV-03")
def test_the_card_goes_back_with_its_tile() -> None:
    game = given("bonus_cards", alhambras=["TOW12- 1,0, TOW11- 0,1"], prepare=holding("", shown=("TOW12-",)))
    assert counts(game) == {"tower": 3}
    play(game, "remove TOW12-")
    assert counts(game) == {"tower": 1}
    assert part(game, 0)["hands"] == [["TOW12-"], None, None]
    assert events(game, "bonus back") == [{"tile": "TOW12-"}]
    play(game, "take florin 9", "take dirham 9")
    assert refusal(game, "bonus show TOW12-") == "BONUS-04", "it lies in the reserve"
    play(game, "add TOW12- 1,0", "take dinar 9", "take ducat 9")
    play(game, "bonus show TOW12-")
    assert counts(game) == {"tower": 3}


@rule("BONUS-R3")
def test_a_card_taken_back_is_treated_as_hidden() -> None:
    game = given("bonus_cards", alhambras=["TOW12- 1,0"], prepare=holding("", shown=("TOW12-",)))
    play(game, "remove TOW12-")
    assert part(game, 1) == {"hands": [None, [], None], "counts": [1, 0, 0], "shown": [[], [], []]}
    imagined = {str(game.view(1).imagine(random.Random(n)).state.part(BONUSES).hand(0)) for n in range(30)}
    assert len(imagined) > 3


@rule("BONUS-TV-06", "BONUS-07")
def test_swapped_away_and_back_in_one_turn() -> None:
    """The second swap stands for whatever lets somebody redesign once more in the same turn."""
    game = given(
        "bonus_cards",
        deciding="action of 0",
        alhambras=["CHA10- 1,0"],
        reserves=["CHA11-"],
        market=MARKET,
        prepare=holding("", shown=("CHA10-",)),
    )
    play(game, "swap CHA10- CHA11-")
    assert reserve_of(game, 0) == {"CHA10-"}
    assert counts(game) == {"chambers": 1}
    play(game, "take florin 9", "take dirham 9", "swap CHA11- CHA10-")
    assert alhambra_of(game, 0) == {(1, 0): "CHA10-"}
    assert counts(game) == {"chambers": 1}, "it must be revealed anew"


@rule("BONUS-TV-06", "BONUS-R2", "BONUS-09")
def test_in_the_third_scoring_everything_that_can_be_is_revealed() -> None:
    game = given(
        "bonus_cards",
        deciding="end of 0",
        alhambras=["CHA10- 1,0, TOW12- 2,0", "GAR10-N 1,0", "GAR11- 1,0"],
        prepare=holding("CHA10- PAV8- TOW12-", "GAR10-", "GAR11-"),
    )
    assert game.over, "nobody was asked"
    assert events(game, "bonus show") == [{"tile": "CHA10-"}, {"tile": "TOW12-"}, {"tile": "GAR11-"}]
    assert counts(game) == {"chambers": 2, "tower": 2}
    assert part(game, 0)["hands"] == [["PAV8-"], None, None]
    assert verbs(game).index("bonus show") < verbs(game).index("scoring")
    assert (points(game, 2, "garden"), points(game, 1, "garden")) == (20, 12)


@rule("BONUS-R4")
def test_a_tile_of_the_distribution_counts_twice_in_the_third_scoring() -> None:
    game = given("bonus_cards", deciding="end of 0", hands=["florin 9"], market="PAV8- - - -", prepare=holding("PAV8-"))
    assert asked(game) == (0, "distribution")
    play(game, "place PAV8- 1,0")
    assert game.over
    assert counts(game) == {"pavilion": 2}


@rule("BONUS-08", "BONUS-23")
def test_the_tile_elsewhere_gives_nothing() -> None:
    game = given(
        "bonus_cards",
        seats=2,
        alhambras=["", "GAR10- 1,0"],
        reserves=["GAR11-"],
        dirk="TOW12-",
        prepare=holding("GAR10- GAR11- TOW12-"),
    )
    assert not texts(game, "bonus")
    for name in ("GAR10-", "GAR11-", "TOW12-"):
        assert refusal(game, f"bonus show {name}") == "BONUS-04"
    pending = given("bonus_cards", deciding="placement of 0", pending=["GAR10-"], prepare=holding("GAR10-"))
    assert refusal(pending, "bonus show GAR10-") == "BONUS-04"


@rule("BONUS-23")
def test_a_tile_given_to_dirk_makes_its_card_useless() -> None:
    game = given("bonus_cards", seats=2, deciding="placement of 0", pending=["GAR10-"], prepare=holding("GAR10-"))
    play(game, "dirk GAR10-")
    assert counts(game, 2) == {"garden": 1}
    play(game, "take florin 9")
    assert refusal(game, "bonus show GAR10-") == "BONUS-04"


# ---------------------------------------------------------------------- the window of a scoring


@rule("BONUS-R1", "BONUS-09", "FLOW-05")
def test_the_window_goes_round_until_a_whole_round_brings_nothing() -> None:
    game = given(
        "bonus_cards",
        alhambras=["GAR10- 1,0, GAR11- 2,0", "TOW12- 1,0", "PAV8- 1,0"],
        due=[1],
        deciding="upkeep of 0",
        market=MARKET,
        prepare=holding("GAR10- GAR11- SER9-", "TOW12-", "PAV8- ARC9-"),
    )
    assert asked(game) == (1, "bonus"), "the player who is next comes first"
    play(game, "pass")
    assert asked(game) == (2, "bonus")
    play(game, "bonus show PAV8-")
    assert asked(game) == (2, "bonus"), "any number of cards"
    play(game, "pass")
    assert asked(game) == (0, "bonus")
    play(game, "pass")
    assert asked(game) == (1, "bonus"), "a card was revealed, so everybody is asked again"
    play(game, "bonus show TOW12-")
    assert asked(game) == (2, "bonus"), "who holds no card any more is not asked"
    play(game, "pass", "bonus show GAR10-", "bonus show GAR11-", "pass")
    assert asked(game) == (2, "bonus")
    assert not events(game, "scoring")
    play(game, "pass", "pass")
    assert asked(game) == (1, "action")
    assert len(events(game, "scoring")) == 1
    assert points(game, 1, "tower") == 6


@rule("BONUS-R1")
def test_a_round_without_a_reveal_is_the_last() -> None:
    game = given(
        "bonus_cards",
        alhambras=["GAR10- 1,0", "TOW12- 1,0"],
        due=[1],
        deciding="upkeep of 0",
        market=MARKET,
        prepare=holding("GAR10-", "TOW12-"),
    )
    play(game, "pass", "pass")
    assert asked(game) == (1, "action")


@rule("BONUS-R6")
def test_who_is_asked_depends_on_nothing_hidden() -> None:
    """Everybody with a card and any of the ten tiles; the card need not be that of the tile."""
    for first, last in (("GAR10-", "PAV8-"), ("PAV8-", "GAR10-")):
        game = given(
            "bonus_cards",
            seats=4,
            alhambras=["GAR10- 1,0", "GAR10-N 1,0", "TOW12- 1,0", "SER9- 1,0"],
            due=[2],
            scorings_done=1,
            deciding="upkeep of 3",
            market=MARKET,
            prepare=holding(first, last, "", "CHA10-"),
        )
        assert asked(game) == (0, "bonus")
        assert texts(game) == ({"pass", "bonus show GAR10-"} if first == "GAR10-" else {"pass"})
        play(game, "pass")
        assert asked(game) == (3, "bonus"), "seat 1 has no such tile, seat 2 no card"
        assert texts(game) == {"pass"}
        play(game, "pass")
        assert asked(game) == (0, "action")


@rule("BONUS-R1")
def test_nothing_else_can_be_done_in_the_window() -> None:
    game = given(
        "bonus_cards",
        alhambras=["GAR10- 1,0"],
        due=[1],
        deciding="upkeep of 2",
        market=MARKET,
        prepare=holding("GAR10-"),
    )
    assert refusal(game, "take florin 9") == "BASE-TURN-02"
    assert refusal(game, "keep PAV7-E") == "BASE-PLACE-01"
    for language in ("en", "fr", "de"):
        found = game.why_not("take florin 9")
        assert found is not None
        assert "{" not in found.text(language)


@rule("BONUS-TV-04")
def test_a_card_wins_a_majority_of_the_second_scoring() -> None:
    game = given(
        "bonus_cards",
        alhambras=["TOW9-NE 1,0, TOW9-NW 2,0", "TOW12- 1,0, TOW11-S 2,0"],
        due=[2],
        scorings_done=1,
        deciding="upkeep of 0",
        market=MARKET,
        prepare=holding("", "TOW12-"),
    )
    play(game, "bonus show TOW12-")
    assert (points(game, 0, "tower"), points(game, 1, "tower")) == (6, 13)


@rule("BONUS-R1", "FLOW-06")
def test_a_scoring_still_due_at_the_end_has_its_window() -> None:
    game = given(
        "bonus_cards",
        deciding="end of 0",
        due=[2],
        scorings_done=1,
        alhambras=["", "", "GAR10- 1,0"],
        prepare=holding("", "", "GAR10-"),
    )
    assert asked(game) == (2, "bonus")
    play(game, "pass")
    assert game.over
    scored = [facts["scoring"] for facts in events(game, "scoring")]
    assert scored == [2, 3]
    assert counts(game, 2) == {"garden": 2}


@rule("BONUS-R5")
def test_a_revealed_card_never_stands_alone() -> None:
    shown = back = 0
    for seed in range(3):
        for game in played(Mix(3, "2024", ("bonus_cards", "worker_huts"), {}), seed=seed):
            for seat, cards in enumerate(game.state.part(BONUSES).shown):
                for one in cards:
                    assert one.name in alhambra_of(game, seat).values()
                    shown += 1
        back += len(events(game, "bonus back"))
    assert shown > 100
    assert back, "cards also went back with their tiles"


@rule("BONUS-10")
def test_a_camp_does_not_see_a_bonus_card() -> None:
    game = given(
        "bonus_cards",
        "camps",
        alhambras=["GAR10- 1,0, GAR9-E 2,0, CAMP6-W 3,0"],
        due=[1],
        deciding="upkeep of 0",
        market=MARKET,
        prepare=holding("", shown=("GAR10-",)),
    )
    assert points(game, 0, "CAMP6-W") == 3
    assert counts(game) == {"garden": 3}


def employing(name: str, *hands: str, shown: tuple[str, ...] = ()) -> Callable[[State], None]:
    """As `holding`; and the first player owns this character."""

    def prepare(s: State) -> None:
        holding(*hands, shown=shown)(s)
        characters = s.part(CHARACTERS)
        card = next(one for one in s.rules.special_cards if one.name == name)
        assert isinstance(card, Character)
        characters.hold(0, [card])

    return prepare


@rule("BONUS-20", "BONUS-TV-07", "BONUS-09", "CHAR-41", "FLOW-05")
def test_hakim_declares_before_the_window_and_both_count() -> None:
    game = given(
        "bonus_cards",
        "characters",
        alhambras=["GAR10- 1,0, GAR11- 2,0", "TOW12- 1,0"],
        due=[1],
        deciding="upkeep of 0",
        market=MARKET,
        prepare=employing("hakim", "GAR10- GAR11-", "TOW12-"),
    )
    assert asked(game) == (0, "hakim"), "although seat 1 is first in the window"
    play(game, "hakim garden")
    assert asked(game) == (1, "bonus")
    play(game, "pass", "bonus show GAR10-")
    assert counts(game)["garden"] == 3.5
    play(game, "bonus show GAR11-")
    assert asked(game) == (1, "bonus"), "the second round"
    assert counts(game)["garden"] == 4.5
    play(game, "pass")
    found = events(game, "scoring")[0]["lines"]
    assert isinstance(found, list)
    line = next(one for one in found if one["what"] == "garden")
    assert line["count"] == 4.5
    assert line["also"] == {"bonus_cards": 2, "characters": 0.5}


@rule("BONUS-TV-06")
def test_swapped_back_by_ammar_the_card_must_be_revealed_anew() -> None:
    game = given(
        "bonus_cards",
        "characters",
        alhambras=["CHA10- 1,0"],
        reserves=["CHA11-"],
        market=MARKET,
        prepare=employing("ammar", shown=("CHA10-",)),
    )
    play(game, "swap CHA10- CHA11-")
    assert asked(game) == (0, "rebuild")
    play(game, "swap CHA11- CHA10-")
    assert alhambra_of(game, 0) == {(1, 0): "CHA10-"}
    assert counts(game) == {"chambers": 1}
    assert part(game, 0)["hands"] == [["CHA10-"], None, None]


# ---------------------------------------------------------------------- data, records, bots


def test_what_a_correction_may_not_say() -> None:
    for cards, problem in (
        ({"tiles": ["pavilion_8", "castle_1"]}, "castle_1 is no tile"),
        ({"tiles": ["pavilion_2", *["x"]]}, "pavilion_2 has a wall"),
        ({"tiles": ["pavilion_8"]}, "not enough for 2 players"),
    ):
        with pytest.raises(InvalidComponents, match=problem):
            ruleset(alhambra.MODULES, 3, "2024", [], None, {"bonus_cards": {"cards": cards}}, "mine.toml")


@pytest.mark.parametrize("seats", [2, 6])
def test_games_with_bonus_cards_come_back_from_their_records(seats: int) -> None:
    *_, game = played(Mix(seats, "2003", ("bonus_cards",), {}), seed=seats)
    again = alhambra.load(str(game.record))
    assert again.scores == game.scores
    assert part(again, 0) == part(game, 0)


def test_the_easy_bot_reveals_what_brings_points_and_nothing_else() -> None:
    for own, wanted in (("GAR10- 1,0", "bonus show GAR10-"), ("GAR10- 1,0, GAR9-E 2,0, GAR8-NE 3,0", "pass")):
        game = given(
            "bonus_cards",
            alhambras=[own, "GAR11- 1,0"],
            due=[1],
            deciding="upkeep of 2",
            market=MARKET,
            prepare=holding("GAR10-"),
        )
        decision = game.decision
        assert decision is not None
        for seed in range(3):
            assert str(EasyBot(seed).choose(game.view(0), decision, game.legal_moves)) == wanted
