"""The pieces of the base game that modules to come will use, each shown with a small made-up module."""

from __future__ import annotations

from kit import given, rule
from made_up import LETTERS, MADE_UP

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
