"""The words of the server: every reason has a sentence, and every sentence a reason."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from alhambra import locales, server
from alhambra.locales import LANGUAGES, say
from alhambra.server.api.problems import REASONS

SOURCES = sorted(Path(server.__file__).parent.rglob("*.py"))
FOLDER = Path(locales.__file__).parent
STORAGE = {f"storage-{reason}" for reason in ("full", "read-only", "unreachable", "moved", "damaged", "failed")}
# Reasons that reach `Refused` through a parameter, and the facts that come with them.
PASSED_ON = {
    "too-many-requests": {"seconds"},
    "too-many-tables": {"seconds"},
    "too-many-mails": {"seconds"},
    "bad-name": {"longest"},
    "bad-title": {"longest"},
    "stale": {"seq"},
    **{reason: set[str]() for reason in (*REASONS.values(), *STORAGE)},
}
SAMPLES: dict[str, object] = {
    "seats": [2, 3],
    "detail": "x",
    "problem": "x",
    "known": "easy, random",
    "level": "genius",
    "table": "A" * 22,
}


def keys(language: str, file: str = "server.ftl") -> dict[str, set[str]]:
    """The sentences of a catalogue, and the facts that they want."""
    text = (FOLDER / language / file).read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in found}


@cache
def refusals() -> dict[str, set[str]]:
    """Every reason for which the server refuses something, and the facts that always come with it."""
    found = {reason: set(facts) for reason, facts in PASSED_ON.items()}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node) in ("Refused", "end", "dismiss"):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg} - {"code"}
                for reason in reasons(node.args[0]):
                    found[reason] = found[reason] & facts if reason in found else facts
    return found


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def reasons(node: ast.expr) -> list[str]:
    """The texts that an expression can be: a constant, one of two, or one of a table."""
    if isinstance(node, ast.IfExp):
        return reasons(node.body) + reasons(node.orelse)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Dict):
        return [text for one in (*node.func.value.values, node.args[1]) for text in reasons(one)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def used() -> set[str]:
    """Every key that is not a refusal."""
    return {
        node.value
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("server-")
    }


def test_the_scan_finds_what_it_should() -> None:
    found = refusals()
    assert found["still-there"] == {"seat", "seconds"}
    assert {"closed", "already-started", "not-started", "over", "slow", "storage-failed"} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language: str) -> None:
    here, elsewhere = keys(language), keys(language, "library.ftl")
    wanted = {f"refused-{reason}" for reason in refusals()}
    assert wanted - set(here) - set(elsewhere) == set()
    assert set(here) - wanted - used() == set()
    assert used() - set(here) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(refusals()))
def test_every_refusal_is_a_sentence(reason: str, language: str) -> None:
    facts = {name: SAMPLES.get(name, 7) for name in refusals()[reason]}
    text = say(language, f"refused-{reason}", facts)
    assert text[0].isupper() or text[0] in "“«„" or text[0].isdecimal()
    assert text[-1] == "."
    assert not re.search(r"[{}$]|  | [.,]|\.\.", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_quotation_marks_are_those_of_the_language(language: str) -> None:
    text = (FOLDER / language / "server.ftl").read_text("utf-8")
    words = re.sub(r"\{[^{}]*\}|^[\w-]+ =|^#.*", "", text, flags=re.MULTILINE)
    if language == "fr":
        assert not re.search(r"(?<!\u202f)[;!?»]|«(?!\u202f)|(?<!\u00a0):", words)
    else:
        assert "\u202f" not in words
        assert "\u00a0" not in words
    assert "'" not in words
