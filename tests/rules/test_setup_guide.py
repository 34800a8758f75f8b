"""The guide to a real table says what the engine does: the same order, the same numbers, in three languages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import alhambra
from alhambra import MODULES, locales, rulebook
from alhambra.locales import LANGUAGES, guide_line
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CURRENCIES
from alhambra.palace.guide import GuideStep, guide, typical_deal
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.setup import pile_sizes
from kit import rule

CHOSEN = [key for key, module in MODULES.items() if not module.automatic]
SEATS = range(2, 7)
MIXES: list[tuple[int, str, list[str]]] = [
    *[(seats, "2024", []) for seats in SEATS],
    *[(seats, "second", CHOSEN) for seats in SEATS],
    *[(4, "2003", [key]) for key in CHOSEN],
    (2, "2024", ["vizier", "camps"]),
    (4, "2024", ["vizier", "characters"]),
    (5, "second", ["currency_exchange", "city_gates", "diamonds"]),
]
every_mix = pytest.mark.parametrize(
    ("seats", "edition", "modules"), MIXES, ids=[f"{n}-{edition}-{'+'.join(keys)}" for n, edition, keys in MIXES]
)
every_number = pytest.mark.parametrize("seats", SEATS)

# FLOW-08: how many cards of a module go into the piles 1 to 5, by number of players.
INSERTED = {
    "currency_exchange": {seats: [0, 2, 2, 2, 0] for seats in SEATS},
    "characters": {seats: [0, 2, 2, 2, 0] for seats in SEATS},
    "city_gates": {2: [0, 0, 1, 1, 0], 3: [0, 0, 1, 1, 1], 4: [0, 0, 2, 1, 1], 5: [0, 0, 2, 2, 1], 6: [0, 0, 2, 2, 2]},
}


def rules_of(
    seats: int, edition: str = "2024", modules: list[str] | None = None, options: dict[str, object] | None = None
) -> Ruleset:
    return ruleset(MODULES, seats, edition, modules or [], options)


def found(rules: Ruleset, key: str) -> GuideStep:
    (step,) = [step for step in guide(rules) if step.key == key]
    return step


def keys(rules: Ruleset) -> list[str]:
    return [step.key for step in guide(rules)]


def number(step: GuideStep, fact: str) -> int:
    value = step.facts[fact]
    assert isinstance(value, int)
    return value


def piles_named(step: GuideStep, piles: int = 5) -> list[int]:
    """How many cards the step puts into each pile."""
    into = {part.facts["pile"]: part.facts["count"] for part in step.parts}
    assert {part.key for part in step.parts} == {"guide-part-pile"}
    return [int(str(into.get(pile, 0))) for pile in range(1, piles + 1)]


# --------------------------------------------------------------------------------------------------------------- order


@rule("BASE-SETUP-01", "BASE-SETUP-02", "BASE-SETUP-04", "BASE-SETUP-05", "BASE-SETUP-06", "BASE-SETUP-09")
def test_the_base_game_is_laid_out_in_the_order_of_its_rules() -> None:
    assert keys(rules_of(3)) == [
        "guide-places",
        "guide-tiles",
        "guide-shuffle-tiles",
        "guide-market",
        "guide-money",
        "guide-shuffle-money",
        "guide-deal",
        "guide-first-player",
        "guide-display",
        "guide-piles",
        "guide-scoring-cards",
        "guide-pile",
        "guide-pile",
        "guide-stack",
        "guide-discard",
        "guide-begin",
    ]


@every_mix
def test_rules_of_the_set_up_are_cited_in_their_order_and_all_of_them(
    seats: int, edition: str, modules: list[str]
) -> None:
    cited = [name for step in guide(rules_of(seats, edition, modules)) for name in step.rules]
    first = [int(name[-2:]) for name in dict.fromkeys(cited) if name.startswith("BASE-SETUP-")]
    assert first == sorted(first)
    assert first == [one for one in range(1, 12) if one != 3 or seats == 2]


@every_mix
def test_stages_are_whole(seats: int, edition: str, modules: list[str]) -> None:
    stages = [step.stage() for step in guide(rules_of(seats, edition, modules))]
    assert list(dict.fromkeys(stages)) == ["players", "tiles", "money", "deck", "rest"]
    assert sum(a != b for a, b in pairwise(stages)) == 4


@rule("FLOW-07")
def test_what_modules_add_comes_at_its_place() -> None:
    order = keys(rules_of(2, "2024", CHOSEN))

    def between(before: str, key: str, after: str) -> bool:
        return order.index(before) < order.index(key) < order.index(after)

    assert between("guide-tiles", "guide-camps", "guide-shuffle-tiles")
    assert between("guide-shuffle-tiles", "guide-dirk", "guide-market")
    assert between("guide-money-fewer", "guide-diamonds", "guide-shuffle-money")
    for key in ("guide-exchange", "guide-gate-cards", "guide-characters"):
        assert between("guide-piles", key, "guide-pile")
    for key in ("guide-vizier", "guide-bonus", "guide-huts", "guide-gates"):
        assert between("guide-discard", key, "guide-begin")


# ------------------------------------------------------------------------------------------------------------- modules


@pytest.mark.parametrize("key", CHOSEN)
def test_every_module_has_something_to_lay_out(key: str) -> None:
    steps = [step for step in guide(rules_of(4, modules=[key])) if step.module == key]
    assert steps
    for step in steps:
        assert all(rulebook.rule(name).module == key for name in step.rules)


def test_modules_that_are_not_chosen_are_not_mentioned() -> None:
    assert {step.module for step in guide(rules_of(3))} == {"base"}
    assert {step.module for step in guide(rules_of(2))} == {"base", "dirk"}
    assert {step.module for step in guide(rules_of(5, modules=["camps"]))} == {"base", "camps"}


@every_mix
def test_every_rule_that_is_cited_exists(seats: int, edition: str, modules: list[str]) -> None:
    for step in guide(rules_of(seats, edition, modules)):
        assert step.rules
        assert len(set(step.rules)) == len(step.rules)
        assert [name for name in step.rules if name not in rulebook.ids()] == []


# ------------------------------------------------------------------------------------------------------------- numbers


@rule("BASE-COMP-01", "BASE-SETUP-02", "CAMP-02")
@pytest.mark.parametrize(("modules", "tiles"), [([], 54), (["camps"], 62), (["worker_huts", "vizier"], 54)])
def test_tiles(modules: list[str], tiles: int) -> None:
    rules = rules_of(3, modules=modules)
    assert found(rules, "guide-tiles").facts == {"count": 54}
    counts = {part.facts["building"]: part.facts["count"] for part in found(rules, "guide-tiles").parts}
    assert counts == {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
    assert found(rules, "guide-shuffle-tiles").facts == {"count": tiles}


@rule("BASE-COMP-05", "BASE-2P-02", "BASE-SETUP-05", "DIAM-01", "DIAM-02")
@pytest.mark.parametrize(
    ("seats", "modules", "copies", "cards", "all_cards"),
    [(2, [], 2, 72, 72), (3, [], 3, 108, 108), (2, ["diamonds"], 2, 72, 83), (6, ["diamonds"], 3, 108, 119)],
)
def test_money(seats: int, modules: list[str], copies: int, cards: int, all_cards: int) -> None:
    rules = rules_of(seats, modules=modules)
    step = found(rules, "guide-money-fewer" if seats == 2 else "guide-money")
    assert step.facts == {
        "cards": cards,
        "currencies": 4,
        "low": 1,
        "high": 9,
        "copies": copies,
        "removed": 3 - copies,
    }
    assert ("BASE-2P-02" in step.rules) == (seats == 2)
    assert found(rules, "guide-shuffle-money").facts == {"cards": all_cards}
    if modules:
        assert found(rules, "guide-diamonds").facts == {"count": 11}


@rule("BASE-SETUP-03", "BASE-2P-03")
@every_number
def test_dirk_gets_his_tiles_when_two_play(seats: int) -> None:
    steps = [step for step in guide(rules_of(seats)) if step.key == "guide-dirk"]
    assert [step.facts for step in steps] == ([{"count": 6}] if seats == 2 else [])


@rule("BASE-SETUP-04")
def test_the_market_spaces_and_their_currencies() -> None:
    parts = found(rules_of(3), "guide-market").parts
    assert [part.facts for part in parts] == [
        {"space": space, "currency": currency} for space, currency in enumerate(CURRENCIES, 1)
    ]


@rule("BASE-SETUP-06", "BASE-SETUP-09")
def test_starting_money_and_display() -> None:
    assert found(rules_of(3), "guide-deal").facts == {"least": 20}
    assert found(rules_of(3), "guide-display").facts == {"count": 4}


@rule("BASE-RUL-02")
def test_piles_are_nearly_equal_larger_ones_first() -> None:
    assert pile_sizes(70, 5) == [14, 14, 14, 14, 14]
    assert pile_sizes(72, 5) == [15, 15, 14, 14, 14]


@rule("BASE-SETUP-10")
@every_mix
def test_the_example_of_the_piles_can_happen(seats: int, edition: str, modules: list[str]) -> None:
    rules = rules_of(seats, edition, modules)
    step = found(rules, "guide-piles")
    total, each, rest = (number(step, name) for name in ("total", "each", "rest"))
    assert total == found(rules, "guide-shuffle-money").facts["cards"]
    assert rest == total - seats * each - 4
    assert step.facts["sizes"] == pile_sizes(rest, 5)
    dealt = [len(event.facts["cards"]) for event in deals(rules)]  # type: ignore[arg-type]  # facts are objects
    assert min(dealt) <= each <= max(dealt)
    assert each == typical_deal(rules)


def deals(rules: Ruleset) -> list[alhambra.Event]:
    found: list[alhambra.Event] = []
    for seed in range(6):
        game = alhambra.new_game(rules.seats, rules.options.edition, rules.module_keys(), seed)
        while not game.state.turn:  # what is chosen before the first turn does not matter
            game.play(game.legal_moves[0])
        found += [event for event in game.events if event.verb == "deal"]
    return found


@rule("BASE-ED-01", "BASE-SETUP-10")
@pytest.mark.parametrize(
    ("edition", "options", "second"),
    [("2024", {}, 4), ("second", {}, 5), ("2003", {}, 4), ("2024", {"second_scoring_pile": 5}, 5)],
)
def test_the_second_scoring_card_lies_where_the_edition_or_the_option_wants_it(
    edition: str, options: dict[str, object], second: int
) -> None:
    rules = rules_of(3, edition, options=options)
    assert found(rules, "guide-scoring-cards").facts == {"first": 2, "second": second}
    shuffled = {
        step.facts["pile"]: [part.facts for part in step.parts] for step in guide(rules) if step.key == "guide-pile"
    }
    assert shuffled == {2: [{"scoring": 1}], second: [{"scoring": 2}]}


@rule("VIZ-01", "VIZ-02")
@every_number
def test_one_vizier_for_each_player(seats: int) -> None:
    assert found(rules_of(seats, modules=["vizier"]), "guide-vizier").facts == {"players": seats}


@rule("BONUS-02")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)])
def test_bonus_cards_for_each_player(seats: int, each: int, left: int) -> None:
    step = found(rules_of(seats, modules=["bonus_cards"]), "guide-bonus")
    assert step.facts == {"cards": 10, "each": each, "left": left}


@rule("HUT-01", "HUT-02")
def test_huts_by_colour() -> None:
    step = found(rules_of(3, modules=["worker_huts"]), "guide-huts")
    assert step.facts == {"count": 24, "piles": 6}
    assert [part.facts["count"] for part in step.parts] == [3, 3, 4, 4, 5, 5]


@rule("GATE-01", "GATE-02")
@every_number
def test_gates_and_gate_cards_for_each_player(seats: int) -> None:
    rules = rules_of(seats, modules=["city_gates"])
    assert found(rules, "guide-gates").facts == {"count": seats}
    assert found(rules, "guide-gate-cards").facts == {"count": seats}
    assert piles_named(found(rules, "guide-gate-cards")) == INSERTED["city_gates"][seats]


@rule("CHAR-02")
@every_number
def test_characters_in_the_piles_and_aside(seats: int) -> None:
    step = found(rules_of(seats, modules=["characters"]), "guide-characters")
    assert step.facts == {"cards": 10, "count": 6, "aside": 4}
    assert piles_named(step) == INSERTED["characters"][seats]


@rule("EXCH-02")
@every_number
def test_exchange_cards_in_the_piles(seats: int) -> None:
    step = found(rules_of(seats, modules=["currency_exchange"]), "guide-exchange")
    assert step.facts == {"count": 6}
    assert piles_named(step) == INSERTED["currency_exchange"][seats]


@rule("FLOW-08")
@every_mix
@pytest.mark.parametrize("seed", [1, 2])
def test_piles_are_those_of_the_deck_that_the_engine_builds(
    seats: int, edition: str, modules: list[str], seed: int
) -> None:
    game = alhambra.new_game(seats, edition, modules, seed)
    s = game.state
    told = {
        step.facts["pile"]: {part.key.removeprefix("guide-part-"): part.facts.get("count", 1) for part in step.parts}
        for step in guide(game.rules)
        if step.key == "guide-pile"
    }
    start = 0
    for pile, end in enumerate(s.pile_ends, 1):
        built = Counter(card.kind for card in s.deck[start:end] if card.kind)
        assert told.get(pile, {}) == built, f"pile {pile}"
        start = end
    for step in guide(game.rules):
        if step.module in INSERTED and step.parts:
            assert piles_named(step) == [told.get(pile, {}).get(step.module, 0) for pile in range(1, 6)]


@rule("BASE-COMP-05")
def test_corrections_of_printed_facts_change_the_guide() -> None:
    corrections: dict[str, object] = {"base": {"deck": {"money_display": 5}, "money": {"copies": 2}}}
    rules = ruleset(MODULES, 3, "2024", [], None, corrections)
    assert found(rules, "guide-display").facts == {"count": 5}
    assert found(rules, "guide-money").facts["cards"] == 72


@pytest.mark.parametrize(
    ("key", "told", "rules", "facts"),
    [
        ("small_change", "guide-small-change", ["CHANGE-01", "CHANGE-02"], [{"count": 24}] * 5),
        (
            "thieves",
            "guide-thieves",
            ["THIEF-01", "THIEF-02", "THIEF-03"],
            [{"cards": 12, "each": each, "left": left} for each, left in ((4, 4), (4, 0), (3, 0), (2, 2), (2, 0))],
        ),
        (
            "street_trader",
            "guide-trader",
            ["TRADER-01", "TRADER-02", "TRADER-03"],
            [{"players": seats, "kept": 3, "supply": 42 - 3 * seats} for seats in range(2, 7)],
        ),
        ("treasure_chamber", "guide-chests", ["CHEST-01", "CHEST-02"], [{"count": 42, "rooms": 3, "size": 4}] * 5),
        ("invaders", "guide-invaders", ["ATT-01", "ATT-02"], [{"cards": 4, "scouts": 6, "count": 2}] * 5),
    ],
)
def test_what_is_laid_out_for_a_module_of_expansions_3_and_4(
    key: str, told: str, rules: list[str], facts: list[dict[str, int]]
) -> None:
    """With two to six players."""
    for seats, wanted in zip(range(2, 7), facts, strict=True):
        (step,) = [step for step in guide(rules_of(seats, modules=[key])) if step.module == key]
        assert (step.key, step.facts, step.rules) == (told, wanted, rules)


def test_an_open_attack_card_leaves_the_scouts_in_the_box() -> None:
    steps = guide(rules_of(3, modules=["invaders"], options={"attack_open": True}))
    (step,) = [step for step in steps if step.module == "invaders"]
    assert (step.key, step.facts) == ("guide-invaders-open", {"cards": 4})
    assert step.rules == ["ATT-01", "ATT-02", "ATT-15"]


# --------------------------------------------------------------------------------------------------------------- words


def told_parts(step: GuideStep) -> list[str]:
    return [part.key for part in step.parts]


@every_mix
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_and_nothing_is_left_to_fill_in(
    seats: int, edition: str, modules: list[str], language: str
) -> None:
    with locales.strict():
        for step in guide(rules_of(seats, edition, modules)):
            text = guide_line(language, step)
            assert text[0].isupper()
            assert text.endswith(".")
            assert not re.search(r"[{}$\u2066-\u2069]|  | [.,]|\.\.|guide-|None", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@every_mix
def test_sentences_name_their_numbers(seats: int, edition: str, modules: list[str], language: str) -> None:
    silent = {("guide-money", "removed"), ("guide-pile", "count")}
    for step in guide(rules_of(seats, edition, modules)):
        numbers = re.findall(r"\d+", guide_line(language, step))
        for fact, value in step.facts.items():
            if isinstance(value, int) and value and (step.key, fact) not in silent:
                if (step.key, fact, value) != ("guide-bonus", "left", 1):  # "the last one"
                    assert str(value) in numbers, (step.key, fact)


def test_languages_differ() -> None:
    for step in guide(rules_of(2, "2024", CHOSEN)):
        assert len({guide_line(language, step) for language in LANGUAGES}) == 3, step.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_catalogue_is_unused(language: str) -> None:
    there: set[str] = set()
    for file in locales.catalogues(language):
        entries = FluentParser().parse(file.read_text("utf-8")).body
        there |= {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    there = {key for key in there if key.startswith("guide-")}
    said = {"guide-title", "guide-mix", "guide-mix-plain", "guide-base-only"}
    said |= {key for key in there if key.startswith("guide-stage-rw-")}  # of another game, which has its own test
    played = [rules_of(seats, edition, modules) for seats, edition, modules in MIXES]
    for key, module in MODULES.items():
        played += [
            rules_of(3, modules=[key], options={one.name: one.values[-1]}) for one in module.options if module.box
        ]
    for rules in played:
        for step in guide(rules):
            said |= {step.key, f"guide-stage-{step.stage()}", *told_parts(step)}
    assert there == said
