"""One source of words for command line, server and browser: Fluent files in French, English and German."""

from __future__ import annotations

from collections.abc import Mapping


def say(language: str, key: str, facts: Mapping[str, object]) -> str:
    return f"{key} {dict(facts)}"
