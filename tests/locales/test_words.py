"""The words: complete, alike in every language, and nothing in them that the engine never says."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import alhambra
from alhambra import locales
from alhambra.core.events import END
from alhambra.locales import LANGUAGES, event_key, say
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.palace.options import BASE_OPTIONS, EDITIONS
from alhambra.palace.paying import Means
from alhambra.palace.printed import SIDES

FOLDER = Path(locales.__file__).parent
ENGINE = FOLDER.parent
BASE = tuple(sorted(file for layer in ("core", "palace") for file in (ENGINE / layer).rglob("*.py")))
OF_MODULES = {key: tuple(sorted((ENGINE / "modules" / key).rglob("*.py"))) for key in alhambra.MODULES}
SOURCES = BASE + tuple(file for files in OF_MODULES.values() for file in files)
SPEAKER = Path(locales.__file__)


# ------------------------------------------------------------------------------------------------------ the catalogues


class Gathered(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


@cache
def file_of(path: Path) -> dict[str, Gathered]:
    """The messages of a file and what they mention; a file that is not understood fails."""
    found: dict[str, Gathered] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: not understood: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            gathered = Gathered()
            gathered.visit(entry)
            found[entry.id.name] = gathered
    return found


def module_file(language: str, key: str) -> Path:
    return ENGINE / "modules" / key / f"{language}.ftl"


@cache
def catalogue(language: str) -> dict[str, Gathered]:
    """What the engine can say: the base game's words for it, and all words of modules."""
    found = dict(file_of(FOLDER / language / "engine.ftl"))
    for key in alhambra.MODULES:
        found |= file_of(module_file(language, key))
    return found


@cache
def everything(language: str) -> dict[str, Gathered]:
    """All words of all files."""
    found = dict(catalogue(language))
    for path in sorted((FOLDER / language).glob("*.ftl")):
        found |= file_of(path)
    return found


def variables(messages: dict[str, Gathered], key: str) -> set[str]:
    """What must be filled in, the messages inside included."""
    found = set(messages[key].variables)
    for inner in messages[key].messages:
        found |= variables(messages, inner)
    return found


# ---------------------------------------------------------------------------------------------- what the engine can say


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (
            (isinstance(node.func, ast.Name) and node.func.id == name)
            or (isinstance(node.func, ast.Attribute) and node.func.attr == name)
        ):
            yield node


def texts(node: ast.expr, function: ast.AST) -> list[str]:
    """The constants that an expression can be: one, one of two, or what a local name was given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body, function) + texts(node.orelse, function)
    if isinstance(node, ast.Name):
        given = [
            text
            for one in ast.walk(function)
            if isinstance(one, ast.Assign) and any(isinstance(t, ast.Name) and t.id == node.id for t in one.targets)
            for text in texts(one.value, function)
        ]
        assert given, f"line {node.lineno}: which text is {node.id}?"
        return given
    raise AssertionError(f"line {node.lineno}: which text is {ast.unparse(node)}?")


def names_of_facts(node: ast.expr, function: ast.AST) -> set[str]:
    """The keys of a dictionary of facts, those added to it later included."""
    if isinstance(node, ast.Dict):
        found: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            found |= names_of_facts(value, function) if key is None else {ast.literal_eval(key)}
        return found
    assert isinstance(node, ast.Name), f"line {node.lineno}: which facts are {ast.unparse(node)}?"
    found = set()
    for one in ast.walk(function):
        if isinstance(one, ast.Assign):
            for target in one.targets:
                if isinstance(target, ast.Name) and target.id == node.id:
                    found |= names_of_facts(one.value, function)
                if isinstance(target, ast.Subscript) and ast.unparse(target.value) == node.id:
                    found.add(ast.literal_eval(target.slice))
        if isinstance(one, ast.AnnAssign) and ast.unparse(one.target) == node.id and one.value is not None:
            found |= names_of_facts(one.value, function)
    return found


def functions(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


@cache
def refusals(sources: tuple[Path, ...] = SOURCES) -> dict[str, set[str]]:
    """Every reason for which these sources refuse something, and the facts that come with it."""
    found: dict[str, set[str]] = {"not-your-decision": {"seat", "deciding"}} if BASE[0] in sources else {}
    for file in sources:
        for function in functions(file):
            for call in calls(function, "Violation"):
                facts = names_of_facts(call.args[2], function) if len(call.args) > 2 else set()
                if len(call.args) > 3:
                    facts |= {"cell", "side"}
                for reason in texts(call.args[1], function):
                    found[reason] = found[reason] & facts if reason in found else facts
            for call in calls(function, "UnknownMove"):
                facts = names_of_facts(call.args[1], function)
                for reason in texts(call.args[0], function):
                    found[reason] = found[reason] & facts if reason in found else facts
    return found


@cache
def event_verbs(sources: tuple[Path, ...] = SOURCES) -> set[str]:
    """Every event that they tell. Its verb is a constant, or the parameter `verb` of a function (`laid`)."""
    found: set[str] = set()
    for file in sources:
        for function in functions(file):
            for name in ("add", "reveal", "confide", "conceal"):
                for call in calls(function, name):
                    if not (isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "s.log"):
                        continue
                    if isinstance(call.args[0], ast.Name) and call.args[0].id == "verb":
                        position = [one.arg for one in function.args.args].index("verb")
                        for other in SOURCES:
                            tree = ast.parse(other.read_text("utf-8"))
                            for use in calls(tree, function.name):
                                found.update(texts(use.args[position], tree))
                    else:
                        found.update(texts(call.args[0], function))
    return found


@cache
def class_texts(attribute: str, sources: tuple[Path, ...] = SOURCES) -> set[str]:
    """The values of a class attribute such as `verb` or `kind`, over all their classes."""
    found: set[str] = set()
    for file in sources:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [attribute]:
                if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                    found.add(node.value.value)
    return found


def moments(sources: tuple[Path, ...] = SOURCES) -> set[str]:
    """The kinds of decisions; those of special cards are the keys of their modules."""
    return class_texts("kind", sources) - {"scoring", *alhambra.MODULES}


def hyphenated(text: str) -> str:
    return text.replace(" ", "-")


def constants(sources: tuple[Path, ...]) -> set[str]:
    """All texts in these sources."""
    return {text for file in sources for text in _constants(ast.parse(file.read_text("utf-8")))}


def described(names: Iterable[str]) -> list[str]:
    return [f"{name}{more}" for name in names for more in ("", "-summary")]


@cache
def wanted(sources: tuple[Path, ...]) -> set[str]:
    """The keys that these sources call for."""
    verbs = [hyphenated(verb) for verb in class_texts("verb", sources)]
    return {
        *refusals(sources),
        *[f"{word}-{kind}" for kind in moments(sources) for word in ("moment", "not-now")],
        *[f"{word}-{verb}" for verb in verbs for word in ("verb", "cli-verb")],
        *[f"event-{hyphenated(verb)}" for verb in event_verbs(sources)],
        *[text for text in constants(sources) if re.fullmatch(r"(guide|line|label|seat)(-[a-z_]+)+", text)],
    }


@cache
def wanted_by_base() -> set[str]:
    return {
        *wanted(BASE),
        event_key(END),
        *[f"building-{name}" for name in BUILDINGS],
        *[f"currency-{name}" for name in CURRENCIES],
        *[f"side-{side}" for side in SIDES],
        *described(["module-base"]),
        *described(f"option-{option.name}" for option in BASE_OPTIONS),
        *described(f"edition-{edition}" for edition in EDITIONS),
    }


@cache
def wanted_by(key: str) -> set[str]:
    """What a module must have words for."""
    module = alhambra.MODULES[key]
    in_piles = key in {card.kind for card in game_with(key).state.deck}
    return {
        *wanted(OF_MODULES[key]) - wanted_by_base(),
        *described([f"module-{key}"]),
        *described(f"option-{option.name}" for option in module.options),
        *([f"currency-{module.currency.name}"] if module.currency else []),
        *([f"rival-{module.rival}"] if module.rival else []),
        *[f"means-{means.word}" for means in module.means if means.turn_rule != Means.turn_rule],
        *([f"guide-part-{key}"] if in_piles else []),
        *[f"library-value-{value}" for option in module.options for value in option.values if isinstance(value, str)],
    }


def game_with(key: str) -> alhambra.Game:
    """One with this module, and no other that has to be chosen."""
    automatic = alhambra.MODULES[key].automatic
    return alhambra.new_game(2 if automatic else 3, modules=() if automatic else (key,), seed=1)


def welcome_in(key: str) -> set[str]:
    """What a module may have words for besides: its cards by name, and declining a kind of decision."""
    cards = {card.name.split()[0] for card in game_with(key).rules.special_cards}
    cards |= {kind.word for kind in alhambra.MODULES[key].money}
    return {*[f"card-{name}" for name in cards], *[f"event-pass-{kind}" for kind in moments()]}


def spoken() -> set[str]:
    """The keys that the package of words uses by itself."""
    tree = ast.parse(SPEAKER.read_text("utf-8"))
    return {text for call in calls(tree, "say") for text in _constants(call.args[1])}


def _constants(node: ast.AST) -> list[str]:
    return [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


# ------------------------------------------------------------------------------------------------------------- complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_base_game_has_a_word_for_everything(language: str) -> None:
    base = {key for path in (FOLDER / language).glob("*.ftl") for key in file_of(path)}
    assert wanted_by_base() - base == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", alhambra.MODULES)
def test_a_module_has_a_word_for_everything_in_its_own_file_and_no_other(key: str, language: str) -> None:
    there = set(file_of(module_file(language, key)))
    inside = {inner for gathered in file_of(module_file(language, key)).values() for inner in gathered.messages}
    assert wanted_by(key) - there == set(), "missing"
    assert there - wanted_by(key) - welcome_in(key) - inside == set(), "nobody says it"


def test_no_key_of_the_base_game_is_unused_or_belongs_to_a_module() -> None:
    """Files of single surfaces have tests of their own."""
    messages = [file_of(FOLDER / language / "engine.ftl") for language in LANGUAGES]
    inside = {inner for language in LANGUAGES for one in everything(language).values() for inner in one.messages}
    passes = {f"event-pass-{kind}" for kind in moments(BASE)}
    assert set(messages[0]) - wanted_by_base() - spoken() - inside - passes == set()


def test_no_file_of_the_base_game_has_a_key_of_a_module() -> None:
    of_modules = {wanted: key for key in alhambra.MODULES for wanted in wanted_by(key)}
    for path in FOLDER.glob("*/*.ftl"):
        assert [(key, of_modules[key]) for key in file_of(path) if key in of_modules] == [], path


def test_every_folder_of_a_module_is_read_and_only_those() -> None:
    for language in LANGUAGES:
        read = {Path(str(file)) for file in locales.catalogues(language)}
        own = {path for path in read if path.parent.parent == ENGINE / "modules"}
        assert own == {module_file(language, key) for key in alhambra.MODULES}
        games = {path for path in read if path.parent.parent == ENGINE / "titles"}
        assert games == set((ENGINE / "titles").glob(f"*/{language}.ftl")) != set()
        assert read - own - games == set((FOLDER / language).glob("*.ftl"))


def test_the_scan_of_the_sources_finds_what_it_should() -> None:
    found = refusals()
    assert {"place-own-wall", "place-neighbour-wall", "camp-green-side", "unknown-move-tile", "undo-start"} <= set(
        found
    )
    assert found["place-own-wall"] == {"tile", "neighbour", "cell", "side"}
    assert {"take", "place", "add", "dirk draws", "vizier sleeps", "leftover"} <= event_verbs()
    assert {"action", "extra", "placement", "interlude", "distribution", "auction", "rebuild"} <= moments()
    assert {"camp-green-side", "line-camps", "guide-camps"} <= wanted_by("camps")
    assert "place-own-wall" not in wanted_by("camps")


FILES = [f"locales/%/{file.name}" for file in sorted((FOLDER / "en").glob("*.ftl"))]
FILES += [f"modules/{key}/%.ftl" for key in alhambra.MODULES]


@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_keys_with_the_same_variables(file: str) -> None:
    english = file_of(ENGINE / file.replace("%", "en"))
    for language in LANGUAGES:
        messages = file_of(ENGINE / file.replace("%", language))
        assert set(messages) == set(english), language
        for key in messages:  # every file may use the words of the others
            assert variables(everything(language), key) == variables(everything("en"), key), f"{language} {key}"


def test_no_key_stands_in_two_files() -> None:
    for language in LANGUAGES:
        keys = [key for file in FILES for key in file_of(ENGINE / file.replace("%", language))]
        assert len(keys) == len(set(keys)), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_ask_for_no_fact_that_the_engine_does_not_give(language: str) -> None:
    messages = everything(language)
    for reason, facts in refusals().items():
        assert variables(messages, reason) <= facts, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_a_cell_name_it(language: str) -> None:
    messages = catalogue(language)
    for reason, facts in refusals().items():
        if "cell" in facts:
            assert "cell" in variables(messages, reason), reason


# ---------------------------------------------------------------------------------------------------------- well spoken

SAMPLES: dict[str, object] = {
    "tile": "TOW7-NEW",
    "neighbour": "GAR10-",
    "camp": "CAMP8-NE",
    "outwork": "CAMP8-NE",
    "card": "dinar 5",
    "cards": "dinar 5 dinar 2",
    "currency": "ducat",
    "building": "garden",
    "price": 7,
    "total": 6,
    "limit": 5,
    "cell": "1,-1",
    "sides": "NE",
    "side": "W",
    "verb": "vizier buy",
    "moment": "placement",
    "seat": 1,
    "deciding": 3,
    "text": "place XYZ",
    "word": "XYZ",
    "what": "cell",
    "verbs": "take, buy",
    "currencies": "florin, ducat",
    "amount": 4,
    "highest": 5,
    "most": 9,
    "space": 3,
    "value": 5,
    "count": 3,
    "means": "karim",
}
SIDE_WORDS = {
    "en": {"N": "north", "E": "east", "S": "south", "W": "west"},
    "fr": {"N": "au nord", "E": "à l’est", "S": "au sud", "W": "à l’ouest"},
    "de": {"N": "im Norden", "E": "im Osten", "S": "im Süden", "W": "im Westen"},
}


def is_a_clean_sentence(text: str) -> bool:
    """Begins and ends like one, nothing left to fill in, no marks of direction, no stray spaces or stops."""
    begins = text[0].isupper() or text[0] in "“«„"
    return begins and text[-1] == "." and not re.search(r"[{}$\u2066-\u2069]|  | [.,]|\.\.", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(refusals()))
def test_every_refusal_is_a_sentence(reason: str, language: str) -> None:
    facts = {name: SAMPLES[name] for name in refusals()[reason]}
    with locales.strict():
        text = say(language, reason, facts)
    assert is_a_clean_sentence(text), text
    if "cell" in facts:
        assert "1,-1" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_a_side_name_it(language: str) -> None:
    messages = catalogue(language)
    told = [reason for reason, facts in refusals().items() if "side" in variables(messages, reason)]
    assert len(told) >= 8
    with locales.strict():
        for reason in told:
            for side in SIDES:
                text = say(language, reason, {**SAMPLES, "side": side})
                assert SIDE_WORDS[language][side] in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_and_verb_gives_a_sentence_of_its_own(language: str) -> None:
    with locales.strict():
        told = {
            say(language, "not-now", {"verb": verb, "moment": moment})
            for verb in class_texts("verb")
            for moment in moments()
        }
    assert len(told) == len(class_texts("verb")) * len(moments())
    assert all(is_a_clean_sentence(text) for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_french_spaces_and_quotation_marks_are_those_of_the_language(language: str) -> None:
    files = [FOLDER / language / "engine.ftl", *[module_file(language, key) for key in alhambra.MODULES]]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    text = "\n".join(line for line in lines if not line.startswith("#"))
    words = re.sub(r"\{[^{}]*\}|^[\w-]+ =", "", text, flags=re.MULTILINE)
    if language == "fr":
        assert not re.search(r"(?<!\u202f)[;!?»]|«(?!\u202f)|(?<!\u00a0):", words)
    else:
        assert "\u202f" not in words
        assert "\u00a0" not in words
    assert "'" not in words


# ---------------------------------------------------------------------------------------------------------- the loader


def test_an_unknown_language_speaks_english() -> None:
    assert say("tlh", "vizier-awake") == say("en", "vizier-awake")
    assert say("fr_CA.UTF-8", "vizier-awake") == say("fr", "vizier-awake") != say("en", "vizier-awake")


@pytest.mark.lenient
def test_an_unknown_key_never_stops_a_player_but_stops_a_test() -> None:
    assert say("de", "no-such-key", {"tile": "F"}) == "no-such-key"
    with locales.strict(), pytest.raises(KeyError, match="no-such-key"):
        say("de", "no-such-key", {})


@pytest.mark.lenient
def test_a_missing_fact_never_stops_a_player_but_stops_a_test() -> None:
    assert "TOW7-NEW" not in say("en", "buy-not-for-sale")
    with locales.strict(), pytest.raises(KeyError, match="buy-not-for-sale"):
        say("en", "buy-not-for-sale")


def test_key_exists() -> None:
    assert locales.key_exists("vizier-awake")
    assert locales.key_exists("vizier-awake", "de")
    assert not locales.key_exists("no-such-key", "fr")


def test_long_texts_of_players_are_cut() -> None:
    assert len(say("en", "unknown-move-verb", {"text": "x" * 5000, "verbs": "take"})) < 200


def test_cards_are_named_in_the_language() -> None:
    facts = {"tile": "PAV8-", "cards": "dinar 5 florin 2"}
    assert "Denar 5 und Gulden 2" in say("de", "buy-not-held", facts)
    assert "dinar 5 et florin 2" in say("fr", "buy-not-held", facts)
    assert "Denar 5 und Gulden 2" in say("de", "buy-not-held", {**facts, "cards": "dinar 5, florin 2"})
    assert "Denar 5 und Gulden 2" in say("de", "buy-not-held", {**facts, "cards": ["dinar 5", "florin 2"]})
    assert "scoring 1" in say("de", "buy-not-held", {**facts, "cards": "scoring 1"})
    with_exchange = {**facts, "cards": "exchange florin dinar dinar 5 diamond 2"}
    assert "Wechselkarte Gulden/Denar, Denar 5 und Diamant 2" in say("de", "buy-not-held", with_exchange)
    assert "exchange florin" in say("de", "buy-not-held", {**facts, "cards": "exchange florin"})
    assert locales.cards("fr", ["exchange dirham ducat"]) == "carte de change dirham/ducat"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "de_DE"}, "fr"),
        ({"LANGUAGE": "ja:fr:de", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LANGUAGE": "en:fr", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "de"}, "de"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert locales.language_of_environment(environment) == language


def test_the_real_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert locales.language_of_environment() == "de"


def test_without_the_library_the_engine_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "_BUNDLES", {})
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert say("fr", "buy-not-for-sale", {"tile": "PAV8-"}) == "buy-not-for-sale (tile PAV8-)"
    assert not locales.key_exists("vizier-awake")
