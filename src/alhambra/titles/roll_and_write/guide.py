"""How people set up a real table: what is taken, rolled and marked before the first turn, in the order of RW-SETUP.

Numbers are those of the sheet in use. A step is a key with facts; the words are in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...rollwrite.layout import TYPES
from ...rollwrite.rules import Rules

PLAYERS, SCORES, STARTS, WAITING, REST = "players", "rw-scores", "rw-starts", "rw-waiting", "rest"  # headings
BOX: Final = 12  # dice, half of them of each colour (RW-COMP-01)


@dataclass(frozen=True)
class Part:
    """A phrase inside a sentence, such as "7 × Garden"."""

    key: str
    facts: Mapping[str, object]


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    heading: str
    key: str
    rules: Sequence[str]
    facts: Mapping[str, object] = field(default_factory=dict)
    parts: Sequence[Part] = ()
    module: str = "roll_and_write"

    def stage(self) -> str:
        return self.heading


def guide(rules: Rules) -> list[Step]:
    """Everything to be done before the first turn."""
    return [*_material(rules), *_score_sheet(rules), *_starting_buildings(rules), *_waiting_dice(rules), *_end(rules)]


def dice_in_play(rules: Rules) -> int:
    """A pair for everybody, and the extra pair of who begins (RW-SETUP-04, RW-TV-12)."""
    return 2 * (rules.seats + rules.rivals) + 2


def _material(rules: Rules) -> list[Step]:
    used = dice_in_play(rules)
    dice = {"dice": used, "each": used // 2, "rest": BOX - used}
    coins = {"coins": rules.layout.starting_coins, "reserve": rules.layout.reserve}
    return [
        Step(PLAYERS, "rw-guide-dice", ["RW-COMP-01", "RW-SETUP-04"], dice),
        Step(PLAYERS, "rw-guide-sheets", ["RW-SETUP-01", "RW-COMP-02"], {"players": rules.seats}),
        Step(PLAYERS, "rw-guide-coins", ["RW-SETUP-05", "RW-COIN-02"], coins),
        *([Step(PLAYERS, "rw-guide-first", ["RW-SETUP-01"])] if rules.seats > 1 else []),
    ]


def _score_sheet(rules: Rules) -> list[Step]:
    boxes = [
        Part("guide-part-building", {"building": name, "count": count})
        for name, count in zip(TYPES, rules.layout.boxes, strict=True)
    ]
    found = [Step(SCORES, "rw-guide-rows", ["RW-COMP-03"], {"rows": rules.seats + rules.rivals}, boxes)]
    if rules.rivals:
        rules_of_rivals = ["RW-FICT-01", "RW-SOLO-01" if rules.rivals == 2 else "RW-SOLO-04"]
        cited = rules_of_rivals if rules.seats == 1 else rules_of_rivals[:1]
        found.append(Step(SCORES, "rw-guide-rivals", cited, {"rivals": rules.rivals}))
    found.append(Step(SCORES, "rw-guide-rounds", ["RW-ROUND-01", "RW-ROUND-02"], {"rounds": rules.rounds}))
    return found


def _starting_buildings(rules: Rules) -> list[Step]:
    if not rules.layout.starting_buildings:
        return []
    facts = {"buildings": rules.layout.starting_buildings, "players": rules.seats}
    found = [Step(STARTS, "rw-guide-starts", ["RW-SETUP-02", "RW-SETUP-06"], facts)]
    if rules.rivals:
        found.append(Step(STARTS, "rw-guide-rival-starts", ["RW-FICT-02", "RW-R8"], {**facts, "rivals": rules.rivals}))
    return found


def _waiting_dice(rules: Rules) -> list[Step]:
    if rules.seats == 1:
        return [Step(WAITING, "rw-guide-waiting-alone", ["RW-SETUP-03", "RW-SETUP-04", "RW-SOLO-02"])]
    return [
        Step(WAITING, "rw-guide-waiting", ["RW-SETUP-03"]),
        Step(WAITING, "rw-guide-extra", ["RW-SETUP-04"]),
    ]


def _end(rules: Rules) -> list[Step]:
    """What somebody must know who begins."""
    found: list[Step] = []
    if rules.specials > 1:
        found.append(Step(REST, "rw-guide-specials", ["RW-SPEC-01"]))
    if rules.duel:
        bonus = {"points": rules.layout.bonus_against(rules.rivals), "rivals": rules.rivals}
        found.append(Step(REST, "rw-guide-duel", ["RW-SOLO-05", "RW-SOLO-06"], bonus))
    if rules.seats == 1:
        return [*found, Step(REST, "rw-guide-begin-alone", ["RW-SOLO-02", "RW-SOLO-07"], {"rivals": rules.rivals})]
    key = "rw-guide-begin-rivals" if rules.rivals else "rw-guide-begin"
    cited = ["RW-FICT-03", "RW-FICT-04"] if rules.rivals else ["RW-ROUND-02"]
    return [*found, Step(REST, key, cited)]
