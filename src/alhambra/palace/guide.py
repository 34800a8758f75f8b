"""How people set up a real table: what they lay out for these rules, in the order of BASE-SETUP and FLOW-07.

Numbers are those of the components, or are counted on a table that the engine has set up itself. A step is a key with
facts; the words are in the catalogues (`guide.ftl`).
"""

from __future__ import annotations

from typing import Final

from ..core.agenda import advance, answer, choices
from ..core.rng import seeded
from .components import BUILDINGS, CURRENCIES, Money, ScoringCard
from .ruleset import Ruleset
from .setup import pile_sizes, unstarted
from .state import State

# Places in the order: the number of the BASE-SETUP rule, times ten, and what comes one after the other inside it.
PLACES: Final = 10
TILES: Final = 20
MORE_TILES: Final = 21
SHUFFLE_TILES: Final = 22
BEFORE_MARKET: Final = 30
MARKET: Final = 40
MONEY: Final = 50
MORE_MONEY: Final = 51
SHUFFLE_MONEY: Final = 52
BEFORE_DEAL: Final = 55
DEAL: Final = 60
FIRST_PLAYER: Final = 80
DISPLAY: Final = 90
PILES: Final = 100
INTO_PILES: Final = 101
SHUFFLE_PILES: Final = 102
STACK: Final = 103
DISCARD: Final = 110
ANY_TIME: Final = 120  # before the first turn
BEGIN: Final = 130

_STAGES: Final = (("players", TILES), ("tiles", MONEY), ("money", PILES), ("deck", DISCARD), ("rest", BEGIN + 1))


class GuidePart:
    """A phrase inside a sentence, such as "2 into pile 3"."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        self.key = key
        self.facts = facts


class GuideStep:
    """One thing to do. The sentence may list the parts."""

    def __init__(
        self, order: int, key: str, facts: dict[str, object], rules: list[str], parts: list[GuidePart] | None = None
    ) -> None:
        self.order = order
        self.key = key
        self.facts = facts
        self.rules = rules
        self.parts: list[GuidePart] = [] if parts is None else parts
        self.module = "base"  # whose step it is

    def stage(self) -> str:
        """The heading under which it stands."""
        for name, end in _STAGES:
            if self.order < end:
                return name
        raise AssertionError(self.order)


def guide(rules: Ruleset) -> list[GuideStep]:
    """Everything to be done before the first turn; at the same place, base game first, then modules in their order."""
    found = _base_steps(rules)
    for module in rules.modules:
        for step in module.guide(rules):
            step.module = module.key
            found.append(step)
    return sorted(found, key=_order)


def _order(step: GuideStep) -> int:
    return step.order


# ------------------------------------------------------------------------------------------------------------- numbers


def laid_out(rules: Ruleset) -> State:
    """A table as the engine sets it up; which cards lie where is chance, how many is not. Nor is what is chosen."""
    s = unstarted(rules, seeded(0))
    advance(s)
    while not s.turn:
        decision = s.decision
        assert decision is not None
        answer(s, decision, choices(s, decision)[0])
    return s


def in_piles(rules: Ruleset, kind: str) -> list[int]:
    """How many special cards of a kind go into each of the piles."""
    return [kinds.count(kind) for kinds in laid_out(rules).specials]


def pile_parts(counts: list[int]) -> list[GuidePart]:
    """ "2 into pile 2", for the piles that get any."""
    found: list[GuidePart] = []
    for pile, count in enumerate(counts, 1):
        if count:
            found.append(GuidePart("guide-part-pile", {"pile": pile, "count": count}))
    return found


def building_parts(counts: list[int]) -> list[GuidePart]:
    """ "7 Pavilion", for each of the six buildings."""
    return [
        GuidePart("guide-part-building", {"building": name, "count": counts[building]})
        for building, name in enumerate(BUILDINGS)
    ]


def typical_deal(rules: Ruleset) -> int:
    """About how many cards make up the starting money of a player, for an example."""
    values = [card.value for card in rules.common_money if isinstance(card, Money)]
    return rules.components.starting_money * len(values) // sum(values) + 1


# ------------------------------------------------------------------------------------------------------- the base game


def _base_steps(rules: Ruleset) -> list[GuideStep]:
    return [*_tile_steps(rules), *_money_steps(rules), *_pile_steps(rules), *_last_steps(rules)]


def _tile_steps(rules: Ruleset) -> list[GuideStep]:
    components = rules.components
    counts = [0] * len(BUILDINGS)
    for tile in components.base_tiles():
        counts[tile.building] += 1
    spaces = [
        GuidePart("guide-part-space", {"space": space, "currency": CURRENCIES[currency]})
        for space, currency in enumerate(components.slots, 1)
    ]
    return [
        GuideStep(PLACES, "guide-places", {"players": rules.seats}, ["BASE-SETUP-01", "BASE-COMP-06"]),
        GuideStep(TILES, "guide-tiles", {"count": sum(counts)}, ["BASE-COMP-01"], building_parts(counts)),
        GuideStep(SHUFFLE_TILES, "guide-shuffle-tiles", {"count": len(rules.supply)}, ["BASE-SETUP-02"]),
        GuideStep(MARKET, "guide-market", {"count": len(spaces)}, ["BASE-SETUP-04", "BASE-COMP-05"], spaces),
    ]


def _money_steps(rules: Ruleset) -> list[GuideStep]:
    components = rules.components
    copies = rules.copies
    removed = components.copies - copies
    facts: dict[str, object] = {
        "cards": copies * len(components.values) * len(CURRENCIES),
        "currencies": len(CURRENCIES),
        "low": min(components.values),
        "high": max(components.values),
        "copies": copies,
        "removed": removed,
    }
    money = GuideStep(MONEY, "guide-money", facts, ["BASE-COMP-05"])
    if removed:
        money = GuideStep(MONEY, "guide-money-fewer", facts, ["BASE-COMP-05", "BASE-2P-02"])
    least: dict[str, object] = {"least": components.starting_money}
    return [
        money,
        GuideStep(SHUFFLE_MONEY, "guide-shuffle-money", {"cards": len(rules.common_money)}, ["BASE-SETUP-05"]),
        GuideStep(DEAL, "guide-deal", least, ["BASE-SETUP-06", "BASE-SETUP-07"]),
        GuideStep(FIRST_PLAYER, "guide-first-player", {}, ["BASE-SETUP-08", "BASE-SETUP-07", "BASE-RUL-01"]),
        GuideStep(DISPLAY, "guide-display", {"count": components.display}, ["BASE-SETUP-09"]),
    ]


def _pile_steps(rules: Ruleset) -> list[GuideStep]:
    components = rules.components
    each = typical_deal(rules)
    total = len(rules.common_money)
    rest = total - rules.seats * each - components.display
    facts: dict[str, object] = {
        "piles": components.piles,
        "total": total,
        "display": components.display,
        "each": each,
        "rest": rest,
        "sizes": pile_sizes(rest, components.piles),
    }
    first = components.first_scoring_pile
    second = rules.options.number("second_scoring_pile")
    scoring: dict[str, object] = {"first": first, "second": second}
    found = [
        GuideStep(PILES, "guide-piles", facts, ["BASE-SETUP-10", "BASE-RUL-02"]),
        GuideStep(INTO_PILES, "guide-scoring-cards", scoring, ["BASE-SETUP-10", "BASE-ED-01"]),
    ]
    for pile, kinds in enumerate(laid_out(rules).specials, 1):
        parts: list[GuidePart] = []
        for kind in dict.fromkeys(kinds):
            if kind == ScoringCard.kind:
                parts.append(GuidePart("guide-part-scoring", {"scoring": 1 if pile == first else 2}))
            else:
                parts.append(GuidePart(f"guide-part-{kind}", {"count": kinds.count(kind)}))
        if parts:
            pile_facts: dict[str, object] = {"pile": pile, "count": len(kinds)}
            found.append(GuideStep(SHUFFLE_PILES, "guide-pile", pile_facts, ["BASE-SETUP-10", "FLOW-08"], parts))
    found.append(GuideStep(STACK, "guide-stack", {"piles": components.piles}, ["BASE-SETUP-10"]))
    return found


def _last_steps(rules: Ruleset) -> list[GuideStep]:
    return [
        GuideStep(DISCARD, "guide-discard", {}, ["BASE-SETUP-11"]),
        GuideStep(BEGIN, "guide-begin", {}, ["BASE-TURN-01"]),
    ]
