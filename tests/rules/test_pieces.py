"""The pieces of the base game that modules to come will use, each shown with a small made-up module."""

from __future__ import annotations

from alhambra.core.lists import without
from alhambra.modules.characters.auction import AMMAR, CHARACTERS
from alhambra.palace.state import State
from kit import alhambra_of, given, offered, play, refusal, reserve_of, rule, texts, verbs
from made_up import LETTERS, MADE_UP, MASONS

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
