"""What goes over the wire: patches that add up, nothing that its reader may not know, and the sensible first."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

import kit
from alhambra import Game, View
from alhambra.core.events import Event, Log
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.palace.buying import Buy
from alhambra.palace.components import BUILDINGS, CURRENCIES, NO_VALUE
from alhambra.palace.money import Purse
from alhambra.palace.outline import longest_wall, wall_segments
from alhambra.palace.state import Estate, State
from alhambra.titles.alhambra.positions import position
from alhambra.titles.alhambra.wire import PalaceScribe, choices, fields_of, sensible_first
from alhambra.titles.wire import MOST_MOVES, Eye, Fields, events_json
from checks import hidden_twin
from people import merged
from random_games import MIXES, Mix, begun, finished

Json = dict[str, object]


def read(written: bytes) -> Json:
    """Strictly: no name twice, nothing but JSON."""

    def once(pairs: list[tuple[str, object]]) -> Json:
        assert len({name for name, _ in pairs}) == len(pairs), f"a name is there twice: {written!r}"
        return dict(pairs)

    def never(word: str) -> object:
        raise AssertionError(f"not JSON: {word}")

    found = json.loads(written.decode("utf-8"), object_pairs_hook=once, parse_constant=never)
    assert isinstance(found, dict)
    return found


def whole(view: View, scribe: PalaceScribe | None = None) -> Json:
    """Everything that an eye is shown."""
    return read((scribe or PalaceScribe()).patch(view, None, fields_of(view)))


def eyes(game: Game) -> list[Eye]:
    return [*range(game.seats), None]


def with_ways_back(mix: Mix, seed: int, plies: int) -> Iterator[Game]:
    """A game in which people buy eagerly and go back now and then, sometimes far."""
    game = begun(mix, seed)
    rng = random.Random(seed)
    yield game
    while not game.over and plies:
        plies -= 1
        if game.ply > 5 and rng.random() < 0.05:
            game.rewind(game.ply - rng.choice([1, 1, 2, 5]))
        else:
            moves = [move for move in game.legal_moves if move.verb in ("buy", "vizier buy", "place")]
            game.play(rng.choice(moves or game.legal_moves))
        yield game


# -------------------------------------------------------------------------------------------------------------- patches


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_patches_add_up_to_the_whole_for_every_eye(mix: Mix) -> None:
    scribe = PalaceScribe()
    shown: dict[Eye, Fields] = {}
    known: dict[Eye, object] = {}
    for game in with_ways_back(mix, 5, 50):
        for eye in eyes(game):
            view = game.view(eye)
            now = fields_of(view)
            known[eye] = merged(known.get(eye), read(scribe.patch(view, shown.get(eye), now)))
            shown[eye] = now
            assert known[eye] == whole(view, scribe) == whole(view), f"ply {game.ply}, eye {eye}"


def test_patches_add_up_to_the_end_and_over_moves_missed() -> None:
    """Spectators are told less often than players; whoever is told at the end knows all the same."""
    mix = MIXES[9]
    rng = random.Random(2)
    scribe = PalaceScribe()
    shown: dict[Eye, Fields] = {}
    known: dict[Eye, object] = {}
    game = begun(mix, 2)
    while True:
        for eye in eyes(game):
            if game.over or rng.random() < 0.2:
                view = game.view(eye)
                now = fields_of(view)
                known[eye] = merged(known.get(eye), read(scribe.patch(view, shown.get(eye), now)))
                shown[eye] = now
                assert known[eye] == whole(view)
        if game.over:
            break
        game.play(rng.choice(game.legal_moves))
    for state in known.values():
        assert isinstance(state, dict)
        assert not state.keys() & {"decision", "choices"}


def test_what_did_not_change_is_not_sent() -> None:
    game = begun(MIXES[1], 3)
    view = game.view(0)
    fields = fields_of(view)
    game.play(next(move for move in game.legal_moves if move.verb == "take"))
    after = game.view(0)
    patch = read(PalaceScribe().patch(after, fields, fields_of(after)))
    players = patch["players"]
    assert isinstance(players, dict)
    assert list(players) == [str(view.active)]
    assert set(players[str(view.active)]) <= {"hand", "cards"}
    assert "market" not in patch
    assert "parts" not in patch
    assert read(PalaceScribe().patch(after, fields_of(after), fields_of(after))).keys() <= {"choices"}


def test_after_the_curtain_falls_the_hand_is_gone() -> None:
    """Two players at one device: what a spectator's view leaves out is taken away by name."""
    game = begun(MIXES[1], 3)
    seat = game.state.active
    own, public = game.view(seat), game.view(None)
    scribe = PalaceScribe()
    state = merged(whole(own), read(scribe.patch(public, fields_of(own), fields_of(public))))
    assert state == whole(public)


# -------------------------------------------------------------------------------------------------------- what is told


@pytest.mark.parametrize("mix", MIXES[::2], ids=str)
def test_the_wire_tells_what_the_view_tells_and_counts_it(mix: Mix) -> None:
    for game in with_ways_back(mix, 6, 30):
        for eye in eyes(game):
            check_told(game.view(eye), whole(game.view(eye)))


SAME = {"deck": "deck_size", "supply": "supply_size", "due": "pending_scorings", "scorings": "scorings_done"}


def check_told(view: View, told: Json) -> None:
    """Field by field: each is in the view's own account, or follows from it."""
    own = view.to_json()
    assert (told.pop("choices", None) is not None) == bool(view.legal_moves)
    players = told.pop("players")
    accounts = own["players"]
    assert isinstance(players, dict)
    assert isinstance(accounts, list)
    for seat, account in enumerate(accounts):
        check_player(view, view.players[seat].estate, players.pop(str(seat)), account)
    assert players == {}
    market = told.pop("market")
    assert isinstance(market, list)
    for offer, sold in zip(market, view.market, strict=True):
        if sold is None:
            assert offer is None
        else:
            assert (offer["tile"], offer["slot"]) == (sold.tile.name, sold.slot + 1)
            assert (offer["price"], offer["currency"]) == (sold.price, CURRENCIES[sold.currency])
    names = {"ply", "turn", "active", "decision", "display", "discard", "parts", *SAME}
    expected = {name: own[SAME.get(name, name)] for name in names}
    assert told == {name: value for name, value in expected.items() if value not in (None, {})}


def check_player(view: View, estate: Estate, told: Json, own: Json) -> None:
    tiles = view.rules.tiles
    built = [tiles[number & 0x3FFF].building for number in estate.alhambra.numbers()]
    values = [tiles[number & 0x3FFF].value(estate.alhambra, cell, tiles) for cell, number in estate.alhambra.contents()]
    placed = own["alhambra"]
    assert isinstance(placed, list)
    assert told.pop("alhambra") == {
        "tiles": [
            tile if value == NO_VALUE else {**tile, "value": value} for tile, value in zip(placed, values, strict=True)
        ],
        "wall": longest_wall(estate.alhambra, view.rules.tiles),
        "counts": {name: built.count(number) for number, name in enumerate(BUILDINGS)},
    }
    for place in ("reserve", "pending"):
        lying = told.pop(place)
        assert isinstance(lying, list)
        assert [tile["tile"] for tile in lying] == own[place]
    assert told.pop("hand", None) == own["hand"]
    assert told == {"cards": own["card_count"], "score": own["score"]}


def test_what_a_hut_is_worth_is_told_where_it_lies() -> None:
    game = kit.given("worker_huts", alhambras=["HGAR1-N 1,0, GAR12-S 2,0", "HGAR2-S 0,-1"])
    told = whole(game.view())["players"]
    assert isinstance(told, dict)
    assert told["0"]["alhambra"]["tiles"][1] == {
        "tile": "HGAR1-N",
        "cell": [1, 0],
        "walls": "N",
        "hut": "garden",
        "value": 1,
    }
    assert told["1"]["alhambra"]["tiles"][0]["value"] == 0
    assert "value" not in told["0"]["alhambra"]["tiles"][2]


def test_a_wall_that_meets_itself_has_its_true_length() -> None:
    game = finished(MIXES[1], 11)
    grid = game.view().players[0].estate.alhambra
    assert grid.outline() < 0
    told = whole(game.view())["players"]
    assert isinstance(told, dict)
    assert told["0"]["alhambra"]["wall"] == len(wall_segments(grid, game.rules.tiles)) > 0


def keys_of(value: object, path: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield f"{path}/{name}"
            yield from keys_of(inner, f"{path}/{name}")
    elif isinstance(value, list):
        for inner in value:
            yield from keys_of(inner, path)


def test_there_is_one_hand_at_most_and_it_is_one_s_own() -> None:
    for game in with_ways_back(MIXES[11], 1, 30):
        for eye in eyes(game):
            hands = [key for key in keys_of(whole(game.view(eye))) if "hand" in key or "means" in key]
            expected = [] if eye is None else [f"/players/{eye}/hand"]
            assert [key for key in hands if key != "/choices/bills/means"] == expected
            decision = game.decision
            assert ("/choices/bills/means" in hands) <= (decision is not None and decision.seat == eye)


@pytest.mark.parametrize("mix", MIXES[1::2], ids=str)
def test_no_byte_depends_on_what_the_eye_cannot_know(mix: Mix) -> None:
    """The same table with hidden cards and tiles swapped says the same, to an eye and through a scribe that saw all."""
    rng = random.Random(9)
    scribe = PalaceScribe()
    shown: dict[Eye, Fields] = {}
    for game in with_ways_back(mix, 7, 30):
        for eye in eyes(game):
            view, twin = game.view(eye), View(hidden_twin(game.state, eye, rng), eye, game.ply)
            now, other = fields_of(view), fields_of(twin)
            assert scribe.patch(view, shown.get(eye), now) == PalaceScribe().patch(twin, shown.get(eye), other)
            assert scribe.patch(view, None, now) == PalaceScribe().patch(twin, None, other)
            shown[eye] = now


# -------------------------------------------------------------------------------------------------------------- choices


def told_choices(game: Game) -> Json:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    return read(choices(view, view.legal_moves, game.hand(game.decision.seat), view.bills))


def rich() -> Game:
    """Somebody with very many ways to pay for four tiles."""
    hand = ", ".join(f"{currency} {value}" for currency in CURRENCIES for value in range(1, 10) for _ in range(3))
    return kit.given(hands=[hand], market="TOW12- ARC10- GAR12-S CHA10-", display="", deck="")


def test_of_many_moves_200_are_shown_and_all_are_counted() -> None:
    game = rich()
    told = told_choices(game)
    moves = told["moves"]
    assert isinstance(moves, list)
    assert told["total"] == len(game.legal_moves) > MOST_MOVES
    assert len(moves) == len(set(moves)) == MOST_MOVES
    assert {str(move) for move in game.legal_moves} > set(moves)
    assert all(game.why_not(move) is None for move in moves)


def test_few_moves_are_all_shown() -> None:
    game = begun(MIXES[1], 3)
    told = told_choices(game)
    assert told["total"] == len(game.legal_moves)
    assert sorted(str(move) for move in game.legal_moves) == sorted(list_of(told["moves"]))


def list_of(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def too_much(move: Buy) -> tuple[int, int]:
    """Smaller is better."""
    return move.payment.total, len(move.payment.cards())


@pytest.mark.parametrize("position", ["rich", "played"])
def test_the_best_payment_of_every_purchase_comes_before_all_others(position: str) -> None:
    games = [rich()] if position == "rich" else list_games()
    seen = 0
    for game in games:
        moves = sensible_first(game.legal_moves)
        assert sorted(map(str, moves)) == sorted(map(str, game.legal_moves))
        purchases = [move for move in moves if isinstance(move, Buy)]
        tiles = {move.offer.tile for move in purchases}
        assert {move.offer.tile for move in purchases[: len(tiles)]} == tiles
        for move in purchases[: len(tiles)]:
            assert too_much(move) == min(too_much(other) for other in purchases if other.offer is move.offer)
        seen += len(purchases) > len(tiles)
    assert seen


def list_games() -> list[Game]:
    rng = random.Random(4)
    found: list[Game] = []
    game = begun(MIXES[0], 4)
    while not game.over:
        if len([move for move in game.legal_moves if isinstance(move, Buy)]) > 6:
            found.append(game.copy())
        takes = [move for move in game.legal_moves if move.verb == "take"]
        game.play(rng.choice(takes if takes and rng.random() < 0.9 else game.legal_moves))
    return found[::10]


def test_fewer_cards_are_better_where_the_sum_is_the_same() -> None:
    hand = ", ".join(f"{currency} {value}" for currency in CURRENCIES for value in (4, 4, 2, 2, 3, 3, 2, 6))
    game = kit.given(hands=[hand], market="- - TOW8-NES -", display="", deck="")
    first = sensible_first(game.legal_moves)[0]
    assert isinstance(first, Buy)
    assert too_much(first) == (8, 2)


def test_bills_tell_what_everything_costs_and_with_what_it_can_be_paid() -> None:
    game = rich()
    bills = told_choices(game)["bills"]
    assert isinstance(bills, list)
    assert [bill["tile"] for bill in bills] == ["TOW12-", "ARC10-", "GAR12-S", "CHA10-"]
    for bill, offer in zip(bills, game.state.market, strict=True):
        assert offer is not None
        assert (bill["price"], bill["currency"]) == (offer.price, CURRENCIES[offer.currency])
        assert bill["means"] == [f"{bill['currency']} {value}" for value in range(9, 0, -1) for _ in range(3)]


def test_where_nothing_is_for_sale_no_bill_lies_about() -> None:
    """Not even one from before: a patch leaves what it does not name."""
    game = rich()
    view = game.view(0)
    state: object = whole(view)
    game.play(
        next(move for move in game.legal_moves if isinstance(move, Buy) and move.payment.total > move.offer.price)
    )
    after = game.view(0)
    assert after.decision is not None
    assert after.decision.kind == "placement"
    state = merged(state, read(PalaceScribe().patch(after, fields_of(view), fields_of(after))))
    assert isinstance(state, dict)
    assert state["choices"].get("bills", []) == []


def test_only_who_has_to_decide_is_shown_choices() -> None:
    game = begun(MIXES[1], 3)
    assert game.decision is not None
    for eye in eyes(game):
        assert ("choices" in whole(game.view(eye))) == (eye == game.decision.seat)


# --------------------------------------------------------------------------------------------------------------- events


@pytest.mark.parametrize("mix", MIXES[::3], ids=str)
def test_events_are_told_as_each_eye_sees_them(mix: Mix) -> None:
    *_, game = with_ways_back(mix, 8, 100)
    for eye in eyes(game):
        told = json.loads(events_json(game.events, eye))
        seen = [event.seen_by(eye) for event in game.events]
        assert told == [msgspec.to_builtins(event.to_json()) for event in seen if event is not None]


def test_what_is_confided_to_one_seat_reaches_no_other() -> None:
    log = Log([], 3)
    log.confide("deal", 1, {"cards": ["dinar 9"]}, {"count": 1})
    secret = Event(4, "whisper", 0, {"word": "sesame"}, audience=(0, 2))
    events = [*log.events, secret]
    public = {"ply": 3, "event": "deal", "seat": 1, "reveals": True}
    assert json.loads(events_json(events, 1)) == [{**public, "cards": ["dinar 9"]}]
    assert json.loads(events_json(events, None)) == [{**public, "count": 1}]
    assert len(json.loads(events_json(events, 2))) == 2
    assert b"dinar" not in events_json(events, 2)
    assert events_json([], 0) == b"[]"


def test_purses_that_are_equal_are_told_equal() -> None:
    """What was shown is compared by the engine's values: another purse with the same cards changes nothing to see."""
    game = begun(MIXES[1], 3)
    view, other = game.view(0), game.view(0)
    other.players[0].purses = [Purse(purse.currency, purse.bits, purse.total) for purse in view.players[0].purses or []]
    patch = read(PalaceScribe().patch(other, fields_of(view), fields_of(other)))
    assert merged(whole(view), patch) == whole(view)


def test_cards_that_wait_for_a_place_in_the_display_are_told_to_everybody() -> None:
    """All have seen them turned up; who comes back later must know of them too (CHAR-R9)."""

    def owned(s: State) -> None:
        cast = [card for card in s.rules.special_cards if isinstance(card, Character)]
        s.part(CHARACTERS).hold(0, [card for card in cast if card.name == "yammerad"])

    deck = "exchange florin dinar, ducat 6, florin 1, florin 2"
    game = kit.given("currency_exchange", "characters", deck=deck, prepare=owned)
    before = {eye: game.view(eye) for eye in eyes(game)}
    assert all("waiting" not in whole(view) for view in before.values())
    game.play("yammerad")
    during = {eye: game.view(eye) for eye in eyes(game)}
    assert position(game)["waiting"] == ["exchange florin dinar"]
    for eye, view in during.items():
        assert whole(view)["waiting"] == view.to_json()["waiting"] == ["exchange florin dinar"]
        patch = read(PalaceScribe().patch(view, fields_of(before[eye]), fields_of(view)))
        assert patch["waiting"] == ["exchange florin dinar"]
    kit.play(game, "yammerad", "take florin 9")
    assert "waiting" not in position(game)
    for eye in eyes(game):
        view = game.view(eye)
        patch = read(PalaceScribe().patch(view, fields_of(during[eye]), fields_of(view)))
        assert merged(whole(during[eye]), patch) == whole(view)
        assert "waiting" not in whole(view)
