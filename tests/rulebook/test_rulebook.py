"""The rules by id: complete, and read from the pages as they are written."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import rulebook
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.core.game import Game
from alhambra.palace.options import BASE_OPTIONS
from alhambra.rulebook import related, rule, rules
from alhambra.titles.title import OptionChoice
from test_coverage_of_rules import waiting

INDEX = tomllib.loads((rulebook.pages() / "ids.toml").read_text("utf-8"))
ENGINE = Path(alhambra.__file__).parent
AUTOMATIC = [key for key, module in alhambra.MODULES.items() if module.automatic]
PLAYED = tuple(key for title in alhambra.TITLES.values() for key in title.chapters() if key not in AUTOMATIC)
BOARD_GAME = alhambra.TITLES["alhambra"].chapters()


def game_about(module: str) -> Game[Any]:
    """A game that plays the rules of this page, with everything that can be added to it."""
    (title,) = [title for title in alhambra.TITLES.values() if module in title.chapters()]
    keys = [key for key, one in title.choices().modules.items() if not one.automatic]
    return alhambra.new_game(2, modules=keys, seed=1, game=title.key)


def test_all_ids_of_the_index_have_a_text() -> None:
    assert len(rulebook.ids()) == INDEX["meta"]["total"] == 1158
    assert rulebook.ids() == list(INDEX["ids"])
    assert [name for name in rulebook.ids() if not rule(name).text] == []
    assert [name for name in rulebook.ids() if not rule(name).section] == []


def test_the_index_counts_its_kinds() -> None:
    kinds = [rule(name).kind for name in rulebook.ids()]
    assert kinds.count("rule") == INDEX["meta"]["rules"]
    assert kinds.count("ruling") == INDEX["meta"]["rulings"]
    assert kinds.count("test-vector") == INDEX["meta"]["test_vectors"]
    assert kinds.count("edition-flag") == INDEX["meta"]["edition_flags"]


def test_no_id_of_a_page_is_missing_in_the_index() -> None:
    for page in rulebook.pages().glob("*.md"):
        defined = re.findall(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*", page.read_text("utf-8"), re.MULTILINE)
        assert [name for name in defined if INDEX["ids"].get(name, {}).get("file") != page.name] == []


def test_texts_begin_after_id_and_title_and_end_before_the_next_rule() -> None:
    for name in rulebook.ids():
        text = rule(name).text
        assert not text.startswith("*"), name
        assert f"**{name}**" not in text
        assert not re.search(rf"^- \*\*{name.split('-')[0]}-", text, re.MULTILINE), name
        assert "\n#" not in text
        assert text.count("```") % 2 == 0


def test_a_bullet() -> None:
    found = rule("BASE-MONEY-02")
    assert found.title == "At least one card"
    assert found.text == "At least one card must be taken. A single card may be of any value (9 included)."
    assert (found.module, found.kind, found.file) == ("base", "rule", "00-base.md")
    assert found.section == "4.1 Take money"


def test_a_bullet_with_a_list_of_its_own() -> None:
    assert rule("BASE-TURN-05").text.splitlines()[1].startswith("1. `TURN_START`")
    assert rule("BASE-TURN-05").text.endswith("9. Next player.")


def test_a_bullet_with_a_table_and_more() -> None:
    text = rule("BASE-COMP-03").text
    assert "| Garden (green) | GAR6-ESW" in text
    assert text.endswith("Nobody owns two identical tiles.")


def test_a_bullet_with_code_and_more() -> None:
    text = rule("VIZ-13").text
    assert "repeat:\n    for p in order:" in text
    assert text.endswith("Thieves (10) use the same loop.")


def test_a_bullet_before_a_paragraph_of_the_page() -> None:
    assert rule("BASE-WALL-09").text.endswith("both count.")
    assert "BASE-PLACE-04" not in rule("BASE-PLACE-03").text


def test_a_row_with_its_id_in_front() -> None:
    assert rule("BASE-ED-03").text.splitlines()[:2] == ["Flag: `extra_action`", "2003 (`001`): `may`"]
    assert "Effect: pays the exact price" in rule("CHAR-20").text


def test_a_row_of_interactions() -> None:
    assert rule("VIZ-25").text == "Camps (08): A camp lies on the market and can be bought this way."
    assert rule("PORT-41").text == "Walls (sticks): None on portals. [D]"


def test_small_letters_are_understood() -> None:
    assert rule("viz-06") is rule("VIZ-06")


def test_an_unknown_id_is_named_with_a_suggestion() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"no rule VIZZ-06 \(did you mean VIZ-06\?\)"):
        rule("VIZZ-06")


def test_the_rules_of_a_module() -> None:
    found = rules("vizier")
    assert found[0].id == "VIZ-01"
    assert {one.module for one in found} == {"vizier"}
    assert sum(len(rules(module)) for module in rulebook.modules()) == len(rulebook.ids())
    with pytest.raises(rulebook.UnknownRule, match=r"module viziers \(did you mean vizier\?\)"):
        rules("viziers")


def test_every_module_of_the_engine_has_its_page() -> None:
    for module in alhambra.MODULES.values():
        assert (rulebook.pages() / module.page).is_file()
        if not module.automatic:
            assert rules(module.key)[0].file == module.page


def test_the_pages_tell_which_modules_are_played() -> None:
    index = (rulebook.pages() / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| \d\d \| (\S+) \| `(\w+)` \|", index, re.MULTILINE)
    assert {key for _, key in rows} == set(rulebook.modules()) - {"shared"}
    played = [key for page, key in rows if "In the engine\n" in (rulebook.pages() / page).read_text("utf-8")]
    assert tuple(played) == PLAYED


@pytest.mark.parametrize("module", PLAYED)
def test_pages_that_are_played_tell_what_the_engine_does(module: str) -> None:
    for one in rules(module):
        assert rulebook.source(one.id), one.id
        notes = rulebook.in_engine(one.id)
        assert notes, one.id
        assert notes[0].startswith("Played "), one.id


@pytest.mark.parametrize("module", PLAYED[1:])
def test_every_rule_of_a_played_module_has_a_note_of_its_own(module: str) -> None:
    """Not only what the page says of all its rules."""
    assert [one.id for one in rules(module) if len(rulebook.in_engine(one.id)) < 2] == []


def test_the_notes_name_the_rules_that_wait_for_other_modules() -> None:
    noted = {name for name in rulebook.ids() if any("waits for a module" in note for note in rulebook.in_engine(name))}
    assert noted == {name for name in waiting() if not name.startswith("FLOW-")}
    assert rulebook.awaited("VIZ-34") == ["portals"]
    assert rulebook.awaited("VIZ-20") == [], "the currency exchange is played"
    assert rulebook.in_engine("VIZ-34")[-1] == "VIZ-34 waits for a module that is not played yet."


@pytest.mark.parametrize("module", PLAYED[1:])
def test_what_notes_show_as_moves_are_moves_of_the_game(module: str) -> None:
    """A text in the notation must be understood where all modules are on, legal or not."""
    game = game_about(module)
    page = (rulebook.pages() / rules(module)[0].file).read_text("utf-8")
    shown = [text for text in re.findall(r"`([^`]+)`", page.partition("In the engine\n")[2]) if " " in text]
    known = {*game.verbs, *names_of_things(game)}
    moves = [text for text in shown if text not in known and not text.startswith(("alhambra ", "roll: "))]
    assert moves
    for text in moves:
        assert str(game.parse(text)), text


def names_of_things(game: Game[Any]) -> set[str]:
    """Cards of the board game, and events."""
    if isinstance(game, alhambra.Game):
        return {card.name for card in [*game.rules.money, *game.rules.special_cards]}
    play_out(game, [RandomBot(seat) for seat in range(game.seats)])
    return {event.verb for event in game.events}


@pytest.mark.parametrize("module", PLAYED)
def test_what_pages_tell_about_the_engine_is_true_of_it(module: str) -> None:
    page = (rulebook.pages() / rules(module)[0].file).read_text("utf-8")
    section = page.partition("In the engine\n")[2]
    assert "\n#" not in section, "it is the last section"
    cited = re.findall(r"\b[A-Z]+-(?:[A-Z0-9]+-)?R?\d+\b", section)
    assert [name for name in cited if name not in rulebook.ids()] == []
    if module not in BOARD_GAME:
        game = game_about(module)
        for word in (*[option.name for option in titles_options(module)], *game.verbs):
            assert f"`{word}" in section, word
    played = alhambra.MODULES.get(module)
    if played is not None:
        assert f"`modules/{module}" in section
        for option in played.options:
            assert f"`{option.name}`" in section
        for move in played.moves:
            assert f"`{move.verb}" in section, move.verb


def titles_options(module: str) -> Sequence[OptionChoice]:
    (title,) = [title for title in alhambra.TITLES.values() if module in title.chapters()]
    return title.choices().options


def test_a_rule_tells_what_the_engine_does_about_it() -> None:
    general, about = rulebook.in_engine("CHAR-22")
    assert "`ammar`" in general
    assert "`rebuild`" in about
    assert rulebook.in_engine("CHAR-27")[1] == rulebook.in_engine("char-26")[1], "a series of ids is about each of them"
    assert rulebook.in_engine("PORT-08") == []


def test_sources_are_those_of_the_rule_or_else_of_its_page() -> None:
    assert rulebook.source("VIZ-02") == "001: Préparation du jeu; 003: Mise en place"
    assert rulebook.source("CHAR-22") == "001: LES PERSONALITÉS"
    assert rulebook.source("BASE-SETUP-01") == "000/001/003: Mise en place / Préparation"
    assert rulebook.source("FLOW-08") == ""


def test_related_rules() -> None:
    assert [one.id for one in related("BASE-TURN-05")][:2] == ["FLOW-05", "VIZ-04"]
    assert "BASE-TURN-05" in [one.id for one in related("VIZ-04")]
    assert "RW-SOLO-03" in [one.id for one in related("RW-TURN-04")]
    assert {"CAMP-07", "CAMP-08"} <= {one.id for one in related("CAMP-11")}
    for name in rulebook.ids():
        assert name not in [one.id for one in related(name)]


def test_every_rule_that_the_engine_cites_exists() -> None:
    prefixes = "|".join(sorted({name.split("-")[0] for name in rulebook.ids()}))
    for layer in ("core", "palace", "modules", "rollwrite", "titles/roll_and_write"):
        for file in (ENGINE / layer).glob("*.py"):
            cited = re.findall(rf"\b(?:{prefixes})-(?:[A-Z0-9]+-)?(?:R?\d+)\b", file.read_text("utf-8"))
            assert [name for name in cited if name not in rulebook.ids()] == [], file.name


def test_every_option_cites_its_rule() -> None:
    options = [*BASE_OPTIONS, *[option for module in alhambra.MODULES.values() for option in module.options]]
    for option in options:
        words = " ".join([rule(option.rule).text, *[one.text for one in related(option.rule)]])
        assert f"`{option.name}`" in words, option.name


def test_an_installed_package_reads_the_pages_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(rulebook.pages(), tmp_path / "alhambra" / "rulebook")
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "alhambra" / "rulebook.py"))
    assert rulebook.pages() == tmp_path / "alhambra" / "rulebook"


def test_missing_pages_are_missed_aloud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "alhambra" / "rulebook.py"))
    with pytest.raises(FileNotFoundError, match="the pages of the rules"):
        rulebook.pages()


def test_nothing_points_outside_the_project() -> None:
    for page in rulebook.pages().iterdir():
        if page.suffix in (".md", ".toml"):
            assert not re.search(r"\.txt\b|\.\./|https?://", page.read_text("utf-8")), page.name
