"""The dice game on paper: the guide to a real table, and sheets to be printed."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import alhambra
from alhambra import rulebook, titles
from alhambra.core.setup import InvalidComponents, InvalidSetup
from alhambra.locales import LANGUAGES, guide_line, key_exists, say, strict
from alhambra.printing.drawing import Drawing, Letters, Shape
from alhambra.printing.pdf import width_of
from alhambra.rollwrite.layout import FACES, TYPES
from alhambra.rollwrite.rules import Rules, rules_for
from alhambra.titles.roll_and_write.guide import dice_in_play, guide
from alhambra.titles.roll_and_write.sheets import PLAYER, SCORE, SHEETS
from alhambra.titles.roll_and_write.sheets.player import coin_places, player_sheet
from alhambra.titles.roll_and_write.sheets.score import box_places, score_sheet
from alhambra.titles.roll_and_write.title import ROLL_AND_WRITE
from alhambra.titles.sheets import FORMATS, written
from alhambra.titles.title import Wishes
from dicekit import LAYOUT, lay, layout, set_up
from kit import rule


def rules_of(seats: int, **options: object) -> Rules:
    return rules_for(seats, options, LAYOUT)


EVERY = [
    *[rules_of(seats) for seats in range(1, 6)],
    *[rules_of(1, fictitious_players=rivals, solo_duel=duel) for rivals in (2, 3, 4) for duel in (False, True)],
    rules_of(3, special_actions_per_turn=2),
]


# ---------------------------------------------------------------------------------------------------------------- guide


@rule("RW-TV-12")
@pytest.mark.parametrize("rules", EVERY)
def test_as_many_dice_as_the_engine_plays_with(rules: Rules) -> None:
    """Those on the sheets, and a pair for each fictitious player."""
    game = ROLL_AND_WRITE.begin(Wishes(rules.seats, options=rules.departures()), 5)
    on_sheets = sum(len(player.yellow) + len(player.blue) for player in game.state.players)
    assert dice_in_play(rules) == on_sheets + 2 * rules.rivals
    (dice,) = [step for step in guide(rules) if step.key == "rw-guide-dice"]
    assert dice.facts == {
        "dice": dice_in_play(rules),
        "each": dice_in_play(rules) // 2,
        "rest": 12 - dice_in_play(rules),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY)
def test_every_step_has_words_numbers_and_rules(rules: Rules, language: str) -> None:
    steps = guide(rules)
    with strict():
        for step in steps:
            text = guide_line(language, step)
            assert "{" not in text
            assert step.rules
            assert all(name in rulebook.ids() for name in step.rules)
            assert key_exists(f"guide-stage-{step.stage()}", language)
            shown = {int(word) for word in re.findall(r"\d+", text)}
            for name, value in step.facts.items():
                if isinstance(value, int) and value > 1:
                    assert value in shown or (step.key, name) in WITHOUT_NUMBER, (step.key, name)


WITHOUT_NUMBER = {
    ("rw-guide-starts", "players"),
    ("rw-guide-rival-starts", "players"),
    ("rw-guide-rival-starts", "rivals"),
    ("rw-guide-duel", "rivals"),
}


def test_languages_differ() -> None:
    for rules in EVERY:
        for step in guide(rules):
            assert len({guide_line(language, step) for language in LANGUAGES}) == 3, step.key


def test_steps_that_belong_together_stand_together() -> None:
    for rules in EVERY:
        stages = [step.stage() for step in guide(rules)]
        assert sorted(stages, key=stages.index) == stages
        assert list(dict.fromkeys(stages)) == ["players", "rw-scores", "rw-starts", "rw-waiting", "rest"]


def test_every_word_of_the_guide_is_said() -> None:
    said = {step.key for rules in EVERY for step in guide(rules)}
    words = (Path(titles.__file__).parent / "roll_and_write" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(rw-guide-[\w-]+) =", words, re.MULTILINE)) == said


def test_the_guide_is_that_of_the_sheet_in_use() -> None:
    own = rules_for(3, None, layout(rounds={"starting_buildings": 0}, coin_reserve={"size": 30}))
    steps = {step.key: step for step in guide(own)}
    assert "rw-guide-starts" not in steps
    assert steps["rw-guide-coins"].facts["reserve"] == 30


# --------------------------------------------------------------------------------------------------------------- sheets


def texts(page: Drawing) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Letters)]


def inside(page: Drawing) -> None:
    """Nothing leaves the paper."""
    for item in page.items:
        if isinstance(item, Letters):
            width = width_of(item.text, item.size, item.bold)
            left = item.x - {"start": 0, "middle": 0.5, "end": 1}[item.anchor] * width
            assert left > 2, item
            assert left + width < page.width - 2, item
        else:
            points = [point for segment in item.segments for point in segment.points]
            assert min(min(x, y) for x, y in points) > 2
            assert max(x for x, _ in points) < page.width - 2
            assert max(y for _, y in points) < page.height - 2


@rule("RW-COMP-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_sheet_has_grid_dice_spaces_coins_and_points(language: str) -> None:
    page = player_sheet(LAYOUT, language)
    found = texts(page)
    codes = [say(language, f"building-{name}")[:3].upper() for name in TYPES]
    assert [text for text in found if text in codes] == [codes[kind] for kind in LAYOUT.grid]
    for face in range(1, FACES + 1):
        assert found.count(str(face)) == 3, "a blue space, a yellow one, a coin"
    assert found.count(str(LAYOUT.reserve)) == 1
    assert any("4 = 2 · 5 = 5 · 6 = 10" in text for text in found)
    assert not any(text.startswith(("rw-", "sheet-")) for text in found)
    inside(page)


@rule("RW-COMP-03")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY)
def test_a_score_sheet_has_rows_boxes_places_and_rounds(rules: Rules, language: str) -> None:
    wishes = Wishes(rules.seats, options=rules.departures())
    page = SHEETS.page(wishes, SCORE, language, 1)
    found = texts(page)
    rivals = ["Dirk", "Dirki", "Dirkelson", "Dirkina"][: rules.rivals]
    assert [text for text in found if text.startswith("Dirk")] == rivals
    rounds = [int(text) for text in found if text.isdigit()][-rules.rounds :]
    assert rounds == list(range(1, rules.rounds + 1))
    for points in LAYOUT.points:
        assert {str(one) for one in points} <= set(found)
    boxes = [item for item in page.items if isinstance(item, Shape) and item.width == 0.3 and item.fill]
    squares = [item for item in boxes if item.stroke]
    assert len(squares) == 36 * (rules.seats + rules.rivals)
    inside(page)


def test_families_differ_in_shape_not_only_in_colour() -> None:
    page = player_sheet(LAYOUT, "en")
    shapes = [item for item in page.items if isinstance(item, Shape) and item.fill and not item.stroke]
    kinds = {tuple(segment.kind for segment in shape.segments) for shape in shapes}
    assert len(kinds) == len(TYPES)


@pytest.mark.parametrize("size", [3, 10, 20, 21, 45, 46, 60])
def test_every_coin_has_its_place(size: int) -> None:
    places = coin_places(layout(coin_reserve={"size": size}))
    assert len(places) == size
    for number, (x, y, radius) in enumerate(places):
        assert radius > 1.5
        for other_x, other_y, _ in places[:number]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 4 * radius * radius
    inside(player_sheet(layout(coin_reserve={"size": size}), "de"))


@pytest.mark.parametrize("boxes", [0, 1, 7, 8, 21, 36])
def test_every_box_has_its_place(boxes: int) -> None:
    places = box_places(boxes, 33, 17)
    assert len(places) == boxes
    for x, y, size in places:
        assert x >= -0.01
        assert y >= -0.01
        assert size > 1.5
        assert x + size <= 33.01
        assert y + size <= 17.01


def test_a_sheet_of_ones_own_is_drawn() -> None:
    cells = [["garden"] * 6 for _ in range(6)]
    own = layout(grid={"cells": cells})
    assert texts(player_sheet(own, "en")).count("GAR") == 36
    inside(score_sheet(own, 99, [""] * 5, "en"))


def test_a_filled_sheet_shows_what_a_player_has_done() -> None:
    game = set_up(3, dice=[((2, 2), (4, 5)), ((5,), (5,)), ((6,), (6,))])
    blank = player_sheet(LAYOUT, "en")
    lay(game, 0, built=[(1, 1), (1, 2), (1, 3), (1, 4)], coins=2, circled=5, points=16)
    page = player_sheet(LAYOUT, "en", game.state.players[0], "Ani")
    more = page.items[len(blank.items) :]
    strokes = [item for item in more if isinstance(item, Shape)]
    crosses = [item for item in strokes if item.width == 0.9]
    assert len(crosses) == 2 * (4 + 3), "four buildings and three coins that are spent"
    assert len([item for item in strokes if item.width == 0.8]) == 5, "coins circled"
    assert [item.text for item in more if isinstance(item, Letters)] == ["2", "2", "2", "4", "5", "16"]
    assert "Ani" in texts(page)


@pytest.mark.parametrize("per_page", SHEETS.per_page)
def test_several_sheets_share_a_page(per_page: int) -> None:
    page = SHEETS.page(Wishes(3), PLAYER, "en", per_page)
    assert texts(page).count("Alhambra Roll & Write") == per_page
    assert sorted((page.width, page.height)) == [210, 297]
    inside(page)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("what", SHEETS.kinds)
def test_sheets_are_written(what: str, form: str) -> None:
    found = written(SHEETS.page(Wishes(4), what, "fr", 1), form)
    if form == "pdf":
        assert found.startswith(b"%PDF-1.4")
    else:
        assert ET.fromstring(found).tag.endswith("svg")


def test_what_cannot_be_played_has_no_sheets() -> None:
    with pytest.raises(InvalidSetup, match="9 seats"):
        SHEETS.page(Wishes(9), PLAYER, "en", 1)
    with pytest.raises(InvalidComponents, match=r"coin_reserve\.size"):
        SHEETS.page(Wishes(3, components={"sheet": {"coin_reserve": {"size": 99}}}), PLAYER, "en", 1)


def test_only_games_of_paper_have_sheets() -> None:
    assert alhambra.TITLES["alhambra"].sheets() is None
    assert alhambra.TITLES["roll-and-write"].sheets() is SHEETS
    for kind in SHEETS.kinds:
        assert all(key_exists(f"sheet-{kind}", language) for language in LANGUAGES)


def test_french_words_have_the_blanks_of_french() -> None:
    words = (Path(titles.__file__).parent / "roll_and_write" / "fr.ftl").read_text("utf-8")
    texts_only = re.sub(r"\{[^{}]*\}|^[\w-]+ =|^#.*$", "", words, flags=re.MULTILINE)
    spoken = [line for line in texts_only.splitlines() if ":" in line or ";" in line or "«" in line]
    assert spoken
    for line in spoken:
        assert not re.search(r" [;:!?»]|« ", line), line
        assert not re.search(r"(?<!\u202f)[;!?»]|«(?!\u202f)", line), line
