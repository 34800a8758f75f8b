"""Browsers and servers for tests: one browser and one server for all of a process, people for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:  # for all tests are read together, and only some need a browser
    from playwright.sync_api import Browser, Playwright

    from browsing import Visitor
    from harness import Server


@pytest.fixture(scope="session")
def conductor() -> Iterator[Playwright]:
    """There can be one in a process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(conductor: Playwright) -> Iterator[Browser]:
    from browsing import chromium_of

    browser = chromium_of(conductor)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def whole_chromium(conductor: Playwright) -> Iterator[Browser]:
    """It has what needs a window, such as notices of the device."""
    from browsing import WHOLE, chromium_of

    browser = chromium_of(conductor, WHOLE)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from browsing import table_server

    with table_server(tmp_path_factory.mktemp("tables")) as found:
        yield found


@contextmanager
def people(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody new with each call; at the end nothing may have gone wrong in their browsers."""
    from browsing import Visitor

    everybody: list[Visitor] = []

    def come(**facts: Any) -> Visitor:
        everybody.append(Visitor(chromium, server, **facts))
        return everybody[-1]

    yield come
    complaints = [text for one in everybody for text in one.complaints]
    for one in everybody:
        one.close()
    assert not complaints


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """People at the server that all tests share."""
    with people(chromium, server) as come:
        yield come
