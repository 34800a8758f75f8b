"""The pieces of the base game that modules to come will use, each shown with a small made-up module."""

from __future__ import annotations

import random

import pytest

import alhambra
from alhambra import MODULES, Game, Move
from alhambra.core.agenda import Step
from alhambra.core.lists import without
from alhambra.core.record import parse_record
from alhambra.core.rng import seeded
from alhambra.modules.characters.auction import AMMAR, CHARACTERS, LAILA
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS, Card
from alhambra.palace.game import start
from alhambra.palace.guide import laid_out
from alhambra.palace.hands import dealt_hands
from alhambra.palace.module import Effects
from alhambra.palace.options import Options
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots.easy import EasyBot
from checks import check_conserved, check_copies, check_listed, check_secret_moves, check_undo, check_views, fingerprint
from kit import alhambra_of, given, hand_of, market_of, offered, play, refusal, reserve_of, rule, texts, verbs
from made_up import (
    CRATES,
    FAVOURS,
    LETTERS,
    MADE_UP,
    MASONS,
    STALLS,
    ChooseFavour,
    FavourEffects,
    FavourModule,
    Told,
)

# ---------------------------------------------------------------------- what is remembered about ways to pay


@rule("VIZ-06")
def test_a_vizier_sees_a_new_way_to_pay_although_nobody_tells_him() -> None:
    """Purchases are remembered with the very list of ways that led to them: there is nothing to forget."""
    game = given(
        "vizier",
        "letters",
        known=MADE_UP,
        deciding="interlude of 1",
        hands=["", "", "dinar 9, dinar 1"],
        market="GAR10-N - - -",
    )
    s = game.state
    letters, vizier = s.part(LETTERS), s.rules.interrupts
    assert s.rules.interrupters.interrupters(s) == 0
    assert vizier.interrupts(s, 2) == []
    letters.held = [False, False, True]
    assert s.rules.interrupters.interrupters(s) == 1 << 2
    assert [str(move) for move in vizier.interrupts(s, 2)] == ["vizier buy GAR10-N dinar 9 dinar 1"]
    letters.held = [True, True, False]
    assert s.rules.interrupters.interrupters(s) == 0
    assert vizier.interrupts(s, 2) == []


# ---------------------------------------------------------------------- the end of a turn


def hired(s: State) -> None:
    """Seat 0 has masons for one tile, and Ammar."""
    s.part(MASONS).hired = [1, 0, 0]
    part = s.part(CHARACTERS)
    (ammar,) = [card for card in part.aside if card.person == AMMAR]
    part.aside = without(part.aside, ammar)
    part.left -= 1
    part.give(0, ammar)


LATE = ("characters", "masons")
BUILT = "PAV8- 1,0, SER9- 0,1"


@rule("FLOW-01")
def test_late_redesigns_of_all_modules_are_one_decision_in_any_order() -> None:
    """The first permit that covers a redesign is used: Ammar's covers all, that of the masons additions only."""
    game = given(*LATE, known=MADE_UP, alhambras=[BUILT], reserves=["ARC9- CHA10-"], prepare=hired)
    play(game, "take florin 9")
    assert texts(game, "remove") == {"remove PAV8-", "remove SER9-"}
    assert offered(game, "add ARC9- 1,1")
    play(game, "add ARC9- 1,1")
    assert game.state.part(CHARACTERS).used[0] == "ammar"
    assert not texts(game, "remove") | texts(game, "swap"), "masons only add"
    assert refusal(game, "remove PAV8-") == "ARCH-R1"
    assert not offered(game, "remove PAV8-")
    play(game, "add CHA10- 2,0")
    assert reserve_of(game, 0) == set()
    assert game.state.part(MASONS).hired == [0, 0, 0]
    assert game.state.active == 1, "nothing is permitted any more"


@rule("FLOW-01")
def test_passing_declines_all_late_redesigns_and_nothing_is_used() -> None:
    game = given(*LATE, known=MADE_UP, alhambras=[BUILT], reserves=["ARC9- CHA10-"], prepare=hired)
    play(game, "take florin 9", "pass")
    assert game.state.active == 1
    assert game.state.part(MASONS).hired == [1, 0, 0]
    assert game.state.part(CHARACTERS).used[0] == ""
    assert reserve_of(game, 0) == {"ARC9-", "CHA10-"}


@rule("FLOW-01")
def test_what_follows_the_placement_comes_in_order_of_rank_not_of_modules() -> None:
    game = given(*LATE, known=MADE_UP, alhambras=[BUILT], reserves=["ARC9-"], prepare=hired)
    play(game, "take florin 9", "add ARC9- 1,1")
    late = [verb for verb in verbs(game) if verb in ("add", "distributed", "relaid", "display")]
    assert late == ["add", "distributed", "relaid", "display"]


@rule("FLOW-02")
def test_a_purchase_between_two_turns_has_a_short_course() -> None:
    """No redesign and nothing to distribute, but what lost its place is laid again, before the market is filled."""
    game = given(
        "vizier",
        *LATE,
        known=MADE_UP,
        deciding="interlude of 0",
        alhambras=[BUILT],
        reserves=["ARC9-"],
        hands=["dinar 9, dinar 1"],
        market="PAV2-NEW PAV3-SW GAR10-N SER3-ESW",
        prepare=hired,
    )
    play(game, "vizier buy GAR10-N dinar 9 dinar 1", "keep GAR10-N")
    assert verbs(game)[:6] == ["vizier sleeps", "buy", "keep", "relaid", "market", "turn"]
    assert alhambra_of(game, 0) == {(1, 0): "PAV8-", (0, 1): "SER9-"}


@rule("FALC-R1")
def test_a_turn_can_close_the_late_redesigns() -> None:
    game = given(*LATE, known=MADE_UP, alhambras=[BUILT], reserves=["ARC9-"], prepare=hired)
    play(game, "rest")
    assert game.state.active == 1
    assert reserve_of(game, 0) == {"ARC9-"}


@rule("ARCH-13", "ARCH-34")
def test_a_closed_turn_asks_for_no_master_builder() -> None:
    modules = ("master_builders", "masons")
    for move, deciding in (("rest", 1), ("take florin 9", 0)):
        game = given(*modules, known=MADE_UP, hands=["dinar builder 3"], alhambras=[BUILT], reserves=["ARC9-"])
        play(game, move)
        assert game.decision is not None
        assert game.decision.seat == deciding
    assert offered(game, "builder dinar")


# ---------------------------------------------------------------------- the first action


@rule("FALC-03")
def test_an_action_that_must_be_the_first_is_neither_offered_nor_allowed_as_an_extra_one() -> None:
    game = given("masons", known=MADE_UP, hands=["dinar 9, dinar 1"], market="- - GAR10-N -")
    assert offered(game, "rest")
    play(game, "buy GAR10-N dinar 9 dinar 1")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert not offered(game, "rest")
    assert refusal(game, "rest") == "FALC-03"


@rule("BASE-RUL-03")
def test_who_can_only_do_what_must_come_first_is_not_passed_over() -> None:
    game = given("masons", known=MADE_UP, display="", deck="", seats=3)
    assert texts(game) == {"rest"}
    play(game, "rest")
    assert (game.state.active, texts(game)) == (1, {"rest"})


# ---------------------------------------------------------------------- tiles that do not go to the market


@rule("BAZ-03")
def test_a_tile_that_does_not_go_to_the_market_is_followed_by_the_next() -> None:
    game = given("stalls", known=MADE_UP, deciding="upkeep of 0", supply="STALL0- PAV8- SER9- STALL1- ARC9- TOW12-")
    assert market_of(game) == ["PAV8-", "SER9-", "ARC9-", "TOW12-"]
    assert [tile.name for tile in game.state.part(STALLS).beside] == ["STALL0-", "STALL1-"]
    assert verbs(game)[:6] == ["stall", "market", "market", "stall", "market", "market"]


@rule("FLOW-TV-06", "BAZ-16")
def test_the_game_ends_when_only_such_tiles_are_left() -> None:
    game = given(
        "stalls",
        known=MADE_UP,
        deciding="upkeep of 0",
        market="PAV8- - SER9- ARC9-",
        supply="STALL0- STALL1-",
        hands=["", "", "florin 9"],
        scorings_done=2,
    )
    assert game.decision is not None
    assert game.decision.kind == "distribution"
    assert len(game.state.part(STALLS).beside) == 2
    assert game.state.supply() == 0


def laila(s: State) -> None:
    part = s.part(CHARACTERS)
    (card,) = [card for card in part.aside if card.person == LAILA]
    part.aside = without(part.aside, card)
    part.left -= 1
    part.give(0, card)


@rule("BAZ-36", "CHAR-R8")
def test_who_exchanges_a_tile_of_the_market_draws_on_too() -> None:
    modules = ("characters", "stalls")
    game = given(*modules, known=MADE_UP, market="PAV8- - - -", supply="STALL0- TOW12-", prepare=laila)
    play(game, "laila 1")
    assert market_of(game)[0] == "TOW12-"
    assert [tile.name for tile in game.state.part(STALLS).beside] == ["STALL0-"]
    none = given(*modules, known=MADE_UP, market="PAV8- - - -", supply="STALL0- STALL1-", prepare=laila)
    play(none, "laila 1")
    assert market_of(none)[0] == "PAV8-"
    assert not texts(none, "laila"), "the power is used up"


@rule("BAZ-03")
def test_such_tiles_are_laid_beside_the_market_in_set_up_too() -> None:
    for seed in range(30):
        game = start(ruleset(MADE_UP, 3, "2024", ["stalls"]), seeded(seed), seed)
        assert all(offer is not None and offer.tile.name[:5] != "STALL" for offer in game.state.market)
        check_conserved(game.state)


# ---------------------------------------------------------------------- secret choices before the market

WITH_FAVOURS = ["favours", "vizier", "currency_exchange", "bonus_cards", "worker_huts", "city_gates", "characters"]


def favoured(seed: int, modules: list[str], seats: int = 3) -> Game:
    return start(ruleset(MADE_UP, seats, "2024", modules), seeded(seed), seed)


@rule("TRADER-02", "FLOW-12")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_choose_before_the_market_is_laid_out_and_it_is_shown_together(seats: int) -> None:
    game = favoured(3, WITH_FAVOURS, seats)
    for seat in range(seats):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (seat, "favour")
        assert market_of(game) == ["-"] * 4
        assert len(game.legal_moves) == 6
        assert not game.state.part(FAVOURS).shown
        play(game, f"favour {BUILDINGS[seat]}")
    assert game.state.part(FAVOURS).shown
    assert game.decision is not None
    assert game.decision.kind == "action"
    assert "-" not in market_of(game)
    told = [verb for verb in verbs(game) if verb in ("dirk draws", "favour", "favours", "market", "deal")]
    first = ["dirk draws"] if seats == 2 else []
    assert told == [*first, *["favour"] * seats, "favours", *["market"] * 4, *["deal"] * seats]
    assert not game.can_undo, "what was chosen has come to light"


@rule("TRADER-03", "FLOW-12")
@pytest.mark.parametrize("modules", [["favours"], WITH_FAVOURS], ids=len)
def test_nobody_else_can_tell_what_was_chosen(modules: list[str]) -> None:
    rng = random.Random(1)
    game = favoured(3, modules)
    while not game.state.turn:
        check_secret_moves(game, rng)
        check_views(game, rng)
        check_listed(game)
        check_copies(game, rng)
        check_undo(game, rng)
        game.play(rng.choice(game.legal_moves))
    check_views(game, rng)


@rule("TRADER-03")
def test_a_choice_is_seen_by_its_owner_only_until_it_is_shown() -> None:
    game = play(favoured(3, ["favours"]), "favour garden")
    assert [view_of(game, seat)["chosen"] for seat in (0, 1, None)] == [
        ["garden", None, None],
        [None, None, None],
        [None, None, None],
    ]
    assert view_of(game, 1)["made"] == [True, False, False]
    (event,) = [event for event in game.events if event.verb == "favour"]
    own, outside = event.seen_by(0), event.seen_by(1)
    assert own is not None
    assert outside is not None
    assert (own.facts, outside.facts) == ({"building": "garden"}, {"building": None})
    assert repr(game.played[0]) == "<favour>", "not by accident either"
    assert game.undo() == game.parse("favour garden")
    play(game, "favour tower", "favour garden", "favour tower")
    assert [view_of(game, seat)["chosen"] for seat in (0, None)] == [["tower", "garden", "tower"]] * 2


def view_of(game: Game, seat: int | None) -> dict[str, object]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["favours"]
    assert isinstance(found, dict)
    return found


@rule("TRADER-02")
def test_a_record_keeps_secret_choices_and_replays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "favours", MADE_UP["favours"])
    rng = random.Random(5)
    game = favoured(3, WITH_FAVOURS)
    while game.ply < 60:
        game.play(rng.choice(game.legal_moves))
    record = parse_record(str(game.record))
    assert [move.split()[0] for _, move in record.moves[:3]] == ["favour"] * 3
    again = alhambra.load(record)
    assert fingerprint(again) == fingerprint(game)
    assert [event.to_json() for event in again.events] == [event.to_json() for event in game.events]
    with pytest.raises(ValueError, match="imagined"):
        _ = favoured(3, WITH_FAVOURS).view(0).imagine(rng).record


@rule("TRADER-02")
def test_bots_and_the_guide_to_a_real_table_come_past_a_choice_before_the_market() -> None:
    game = favoured(3, WITH_FAVOURS)
    for bot in (EasyBot(1), EasyBot(2), EasyBot(3)):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        game.play(bot.choose(view, game.decision, view.legal_moves))
    assert game.state.turn == 1
    counts = [len(kinds) for kinds in laid_out(game.rules).specials]
    assert counts == [len(kinds) for kinds in laid_out(ruleset(MADE_UP, 3, "2024", WITH_FAVOURS[1:])).specials]


def test_a_module_that_betrays_a_secret_is_caught() -> None:
    """The check above can fail: a step on the agenda is shared by all views."""

    class Gossip(ChooseFavour):
        def resolve(self, s: State, move: Move) -> None:
            super().resolve(s, move)
            s.then(ChooseFavour(1), Told(0, str(move)))

    class GossipEffects(FavourEffects):
        def before_market(self, s: State) -> list[Step[State]]:
            return [Gossip(0), *super().before_market(s)]

    class GossipModule(FavourModule):
        def configured(self, options: Options) -> Effects:
            return GossipEffects()

    rules = ruleset({**MADE_UP, "favours": GossipModule()}, 3, "2024", ["favours"], None, {})
    with pytest.raises(AssertionError, match="can tell"):
        check_secret_moves(start(rules, seeded(3), 3), random.Random(1))


# ---------------------------------------------------------------------- first what, then how to pay

HANDS = ["dinar 3, dinar 2, florin 3, ducat 5", "ducat 3"]


@rule("CHEST-05")
def test_what_is_chosen_first_and_how_it_is_paid_is_asked_next() -> None:
    game = given("crates", known=MADE_UP, hands=HANDS)
    assert texts(game, "crate") == {"crate 4", "crate 8"}, "not one move for every payment"
    play(game, "crate 8")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "crate")
    assert texts(game) == {
        "pay ducat 5 dinar 3",
        "pay ducat 5 florin 3",
        "pay florin 3 dinar 3 dinar 2",
    }
    check_listed(game)
    assert offered(game, "pay ducat 5 florin 3")
    play(game, "pay ducat 5 florin 3")
    assert game.state.part(CRATES).owned == [8, 0, 0]
    assert hand_of(game, 0) == ["dinar 3", "dinar 2"]
    assert game.state.active == 1, "no extra action"
    assert texts(game, "crate") == set(), "who cannot pay is not asked what"
    check_conserved(game.state)


@rule("CHEST-05")
def test_a_payment_that_will_not_do_is_refused_and_more_than_is_due_may_be_paid() -> None:
    game = play(given("crates", known=MADE_UP, hands=HANDS), "crate 4")
    assert refusal(game, "pay dinar 3") == "CHEST-05"
    assert refusal(game, "pay dinar 9") == "CHEST-05", "it is not held"
    assert refusal(game, "take florin 9") == "BASE-TURN-02"
    assert refusal(game, "pay ducat 5 dinar 2") is None, "generous, hence not listed"
    play(game, "pay ducat 5 dinar 2")
    assert game.state.part(CRATES).owned == [4, 0, 0]


@rule("BASE-RUL-21")
def test_both_steps_can_be_taken_back() -> None:
    game = given("crates", known=MADE_UP, hands=HANDS)
    before = fingerprint(game)
    play(game, "crate 4")
    assert game.undo() == game.parse("crate 4")
    assert fingerprint(game) == before


# ---------------------------------------------------------------------- hands


def test_hands_are_values_that_show_a_reader_no_other_hand() -> None:
    cards = [Card(name) for name in "abcdefg"]
    hands, left = dealt_hands(cards, 3, 2)
    assert (hands.names(), hands.counts, left) == ([["a", "b"], ["c", "d"], ["e", "f"]], [2, 2, 2], [cards[6]])
    taken = hands.holding(1, [cards[6]])
    assert hands.names()[1] == ["c", "d"]
    seen = taken.seen_by(1)
    assert (seen.names(), seen.counts) == ([None, ["g"], None], [2, 1, 2])
    assert seen.of(0) == []
    assert seen.cards() == [cards[6]]
    assert taken.seen_by(None).names() == [None, None, None]
    imagined, rest = seen.imagined(cards[:5])
    assert (imagined.names(), rest) == ([["a", "b"], ["g"], ["c", "d"]], [cards[4]])
    assert imagined.counts == taken.counts
