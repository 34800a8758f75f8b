"""Every test is strict about words: a message without a sentence, or with a fact missing, fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra import locales

# Of tests/server and tests/browser: a conftest.py there would have the name of this one.
pytest_plugins = ["databases", "letterbox", "visitors"]


@pytest.fixture(autouse=True)
def strict_words(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("lenient"):
        yield
    else:
        with locales.strict():
            yield
