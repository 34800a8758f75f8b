"""From the box to the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

import alhambra
from alhambra import MODULES, Game
from alhambra.core.rng import SHUFFLE, Outcome, Script, seeded
from alhambra.modules.dirk.module import DIRKS
from alhambra.palace.choice import ruleset
from alhambra.palace.game import start
from kit import (
    alhambra_of,
    deck_of,
    discard_of,
    display_of,
    events,
    hand_of,
    lies_in_pile,
    market_of,
    reserve_of,
    rule,
    supply_of,
    verbs,
)

SEEDS = range(40)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def value(name: str) -> int:
    return int(name.split()[1])


def dealt(*hands: list[int], options: dict[str, object] | None = None) -> Game:
    """A game whose money is dealt in this order of values, one hand after the other; then the rest as it comes."""
    rules = ruleset(MODULES, len(hands), options=options)
    box = [f"{name} {n}" for n in range(1, 10) for name in ("florin", "dirham", "dinar", "ducat") for _ in range(3)]
    money = []
    for wanted in [n for hand in hands for n in hand]:
        money.append(next(name for name in box if value(name) == wanted))
        box.remove(money[-1])
    money += box
    left = box[4:]
    sizes = [len(left) // 5 + (pile < len(left) % 5) for pile in range(5)]
    piles = [left[sum(sizes[:pile]) : sum(sizes[: pile + 1])] for pile in range(5)]
    tiles = [tile.name for tile in rules.supply]
    orders = [tiles, money, [*piles[1], "scoring 1"], [*piles[3], "scoring 2"]]
    return start(rules, Script([Outcome(SHUFFLE, [*order]) for order in orders], 0, seeded(1)), None)


def first_player(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


@rule("BASE-SETUP-01")
@every_table
def test_everybody_starts_with_a_fountain_an_empty_reserve_and_no_points(seats: int) -> None:
    game = alhambra.new_game(seats=seats, seed=seats)
    assert game.scores == [0] * seats
    for seat in range(seats):
        assert reserve_of(game, seat) == set()
        assert alhambra_of(game, seat) == {}
        assert game.state.players[seat].estate.alhambra.contents() == [(128 * 256 + 128, 1)]
        assert game.state.players[seat].pending == []


@rule("BASE-SETUP-02")
@every_table
def test_all_tiles_are_shuffled_into_the_supply(seats: int) -> None:
    orders = [alhambra.new_game(seats=seats, seed=seed).record.shuffles[0] for seed in SEEDS]
    assert all(len(set(order)) == 54 for order in orders)
    assert len({tuple(order) for order in orders}) == len(orders)


@rule("BASE-SETUP-02")
def test_every_tile_can_be_the_first_of_the_market() -> None:
    assert len({market_of(alhambra.new_game(seats=3, seed=seed))[0] for seed in range(500)}) == 54


@rule("BASE-SETUP-02")
def test_tiles_of_modules_are_shuffled_in() -> None:
    order = alhambra.new_game(seats=3, modules=["camps"], seed=1).record.shuffles[0]
    assert len(order) == 54 + 8
    assert [name.startswith("CAMP") for name in order] != sorted(name.startswith("CAMP") for name in order)


@rule("BASE-SETUP-03", "BASE-RUL-20")
def test_dirk_draws_his_six_tiles_before_the_market_is_filled() -> None:
    for seed in SEEDS:
        game = alhambra.new_game(seats=2, seed=seed)
        order = game.record.shuffles[0]
        assert [tile.name for tile in game.state.part(DIRKS).owned] == order[:6]
        assert market_of(game) == order[6:10]
        assert supply_of(game) == order[10:]


@rule("BASE-SETUP-04")
def test_the_market_is_filled_from_space_1_to_space_4() -> None:
    for seed in SEEDS:
        game = alhambra.new_game(seats=3, seed=seed)
        order = game.record.shuffles[0]
        assert market_of(game) == order[:4]
        assert [event["slot"] for event in events(game, "market")] == [1, 2, 3, 4]


@rule("BASE-SETUP-05")
@every_table
def test_the_money_is_shuffled_without_the_scoring_cards(seats: int) -> None:
    orders = [alhambra.new_game(seats=seats, seed=seed).record.shuffles[1] for seed in SEEDS]
    copies = 2 if seats == 2 else 3
    for order in orders:
        assert len(order) == 36 * copies
        assert set(Counter(order).values()) == {copies}
        assert "scoring 1" not in order
        assert "scoring 2" not in order
    assert len({tuple(order) for order in orders}) == len(orders)


@rule("BASE-SETUP-06")
@every_table
def test_everybody_is_dealt_at_least_20_and_no_card_too_many(seats: int) -> None:
    for seed in SEEDS:
        deals = events(alhambra.new_game(seats=seats, seed=seed), "deal")
        assert len(deals) == seats
        for deal in deals:
            names = deal["cards"]
            assert isinstance(names, list)
            values = [value(name) for name in names]
            assert 20 <= sum(values) <= 28
            assert sum(values[:-1]) < 20


@rule("BASE-SETUP-07")
def test_starting_money_is_dealt_openly_and_hidden_afterwards() -> None:
    game = alhambra.new_game(seats=3, seed=9)
    deals = [event for event in game.events if event.verb == "deal"]
    assert [event.seat for event in deals] == [0, 1, 2]
    for event in deals:
        names = event.facts["cards"]
        assert isinstance(names, list)
        assert event.seat is not None
        assert sorted(names) == sorted(hand_of(game, event.seat))
        assert event.seen_by(None) is event
        assert all(event.seen_by(seat) is event for seat in range(3))
    for reader in (0, 1, 2, None):
        hands = [player.hand() for player in game.view(reader).players]
        assert [hand is not None for hand in hands] == [seat == reader for seat in range(3)]


@rule("BASE-SETUP-08")
def test_the_fewest_cards_play_first() -> None:
    assert first_player(dealt([5, 5, 5, 5], [9, 9, 9], [4, 4, 4, 4, 4])) == 1


@rule("BASE-SETUP-08")
def test_as_many_cards_and_a_smaller_sum_play_first() -> None:
    assert first_player(dealt([9, 9, 9], [8, 8, 8], [7, 7, 8])) == 2


@rule("BASE-SETUP-08")
def test_as_many_cards_and_the_same_sum_let_the_youngest_play_first() -> None:
    hands = [9, 9, 9], [7, 7, 8], [8, 7, 7]
    assert first_player(dealt(*hands, options={"ages": "7,41,40"})) == 2


@rule("BASE-SETUP-08")
def test_the_first_player_is_the_one_the_rule_names_in_every_deal() -> None:
    for seed in range(200):
        game = alhambra.new_game(seats=2 + seed % 5, seed=seed)
        deals = [hand_of(game, seat) for seat in range(game.seats)]
        ranks = [(len(hand), sum(map(value, hand)), seat) for seat, hand in enumerate(deals)]
        assert first_player(game) == min(ranks)[2]


@rule("BASE-SETUP-09")
@every_table
def test_the_first_display_shows_four_money_cards_next_in_the_deck(seats: int) -> None:
    for seed in SEEDS:
        game = alhambra.new_game(seats=seats, seed=seed)
        dealt_cards = sum(len(hand_of(game, seat)) for seat in range(seats))
        assert display_of(game) == game.record.shuffles[1][dealt_cards : dealt_cards + 4]
        assert "scoring card" not in verbs(game)


@rule("BASE-SETUP-10")
@every_table
def test_the_scoring_cards_are_shuffled_into_piles_2_and_4(seats: int) -> None:
    for seed in SEEDS:
        game = alhambra.new_game(seats=seats, seed=seed)
        assert lies_in_pile(game, 1, 2)
        assert lies_in_pile(game, 2, 4)
        assert sum(name.startswith("scoring") for name in deck_of(game)) == 2


@rule("BASE-SETUP-10")
def test_the_split_comes_before_the_insertion_and_pile_1_lies_on_top() -> None:
    game = alhambra.new_game(seats=4, seed=21)
    rest = game.record.shuffles[1][-len(deck_of(game)) + 2 :]  # what was not dealt or displayed
    sizes = [len(rest) // 5 + (pile < len(rest) % 5) for pile in range(5)]
    deck = deck_of(game)
    for pile, size in enumerate(sizes):
        money, rest = rest[:size], rest[size:]
        special = {1: ["scoring 1"], 3: ["scoring 2"]}.get(pile, [])
        cut, deck = deck[: size + len(special)], deck[size + len(special) :]
        assert sorted(cut) == sorted(money + special)
        if special:
            assert cut != money + special  # shuffled again, for this seed
        else:
            assert cut == money
    assert deck == []


@rule("BASE-SETUP-11")
@every_table
def test_the_game_starts_without_a_discard(seats: int) -> None:
    for seed in SEEDS:
        assert discard_of(alhambra.new_game(seats=seats, seed=seed)) == []


# ---------------------------------------------------------------------- test vectors and rulings


@rule("BASE-TV-40")
def test_vector_two_players_after_setup() -> None:
    for seed in SEEDS:
        game = alhambra.new_game(seats=2, seed=seed)
        assert len(supply_of(game)) == 54 - 6 - 4 == 44
        everything = deck_of(game) + display_of(game) + hand_of(game, 0) + hand_of(game, 1)
        assert sum(name.startswith("scoring") for name in everything) == 2
        assert len(everything) == 72 + 2


@rule("BASE-TV-45")
def test_vector_starting_deals() -> None:
    game = dealt([2] * 9 + [1, 1], [9, 9, 1, 9], [5, 4, 4, 4, 3])
    hands = [[value(name) for name in hand_of(game, seat)] for seat in range(3)]
    assert [sum(hand) for hand in hands] == [20, 28, 20]
    assert [len(hand) for hand in hands] == [11, 4, 5]
    assert first_player(game) == 1


@rule("BASE-RUL-01")
@pytest.mark.parametrize(
    ("ages", "first"), [(None, 1), ("9,30,30", 1), ("9,30,29", 2)], ids=["no ages", "same age", "youngest"]
)
def test_a_tie_goes_to_the_lowest_age_then_to_the_lowest_seat(ages: str | None, first: int) -> None:
    hands = [6, 6, 6, 6], [7, 7, 7], [9, 6, 6]  # seat 0 is the youngest, but holds more cards
    assert first_player(dealt(*hands, options=None if ages is None else {"ages": ages})) == first


@rule("BASE-RUL-01")
def test_ages_must_be_given_for_every_seat() -> None:
    with pytest.raises(alhambra.InvalidSetup, match="BASE-RUL-01"):
        alhambra.new_game(seats=3, options={"ages": [8, 9]})


@rule("BASE-RUL-24")
def test_seat_0_is_served_completely_before_seat_1() -> None:
    game = alhambra.new_game(seats=3, seed=31)
    order = game.record.shuffles[1]
    for seat in range(3):
        cards = events(game, "deal")[seat]["cards"]
        assert isinstance(cards, list)
        assert order[: len(cards)] == cards
        assert sorted(hand_of(game, seat)) == sorted(cards)
        order = order[len(cards) :]


@rule("BASE-RUL-02")
@pytest.mark.parametrize(
    ("money", "sizes"), [(70, [14, 14, 14, 14, 14]), (72, [15, 15, 14, 14, 14])], ids=["n=70", "n=72"]
)
def test_piles_differ_by_at_most_one_the_larger_ones_first(money: int, sizes: list[int]) -> None:
    tables = (alhambra.new_game(seats=6, seed=seed) for seed in range(1000))
    game = next(found for found in tables if len(deck_of(found)) == money + 2)
    ends = game.state.pile_ends
    assert [end - start for start, end in zip([0, *ends], ends, strict=False)] == [
        sizes[0],
        sizes[1] + 1,
        sizes[2],
        sizes[3] + 1,
        sizes[4],
    ]
    assert "scoring 1" in deck_of(game)[ends[0] : ends[1]]
    assert "scoring 2" in deck_of(game)[ends[2] : ends[3]]


@rule("BASE-RUL-02")
def test_a_scoring_card_can_lie_anywhere_in_its_pile() -> None:
    firsts: set[int] = set()
    lasts: set[int] = set()
    for seed in range(300):
        game = alhambra.new_game(seats=6, seed=seed)
        ends = game.state.pile_ends
        place = deck_of(game).index("scoring 1")
        firsts.add(place - ends[0])
        lasts.add(ends[1] - 1 - place)
    assert {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13} <= firsts
    assert {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13} <= lasts
