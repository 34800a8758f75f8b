"""One laptop, two phones: links in the local network, a second device in mid-game, and a seat that is handed over.

127.0.0.2 stands for the address of the laptop in the network.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import TablePage, Visitor
from harness import Server, running_like
from texts import text, words
from visitors import people

PHONE = (390, 844)
TABLET = (820, 1180)
Come = Callable[..., Visitor]


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Server]:
    program = Path(__file__).with_name("impatient.py")
    with running_like(f"sqlite:///{tmp_path}/tables.sqlite", "--lan", program=program, lan="127.0.0.2") as server:
        yield server


@pytest.fixture
def come(chromium: Browser, laptop: Server) -> Iterator[Come]:
    """Somebody in the network; with `here`, at the laptop itself."""
    with people(chromium, laptop) as everybody:
        yield lambda *, here=False, **facts: everybody(base=laptop.url if here else network(laptop), **facts)


def network(server: Server) -> str:
    return f"http://127.0.0.2:{server.port}"


def opened(page: Page) -> str:
    """A table for two friends; the link that the lobby prints."""
    for seat in (2, 3):
        who = page.get_by_role("radiogroup", name=words("wizard-kind", seat=seat))
        who.get_by_role("radio", name=text("wizard-link"), exact=True).check()
    page.get_by_role("button", name=words("wizard-open")).first.click()
    expect(page.get_by_role("heading", name=words("lobby-invite"))).to_be_visible()
    expect(page.get_by_role("radio", name=text("common-reach-network"))).to_be_checked()
    return page.locator(".invite .address").inner_text()


def joined(friend: Visitor, url: str, *, begun: bool = False) -> TablePage:
    page = friend.context.new_page()
    table = TablePage(page)
    page.goto(url)
    page.get_by_role("button", name=words("lobby-join")).click()
    if begun:
        expect(table.region("market")).to_be_visible()
    else:
        expect(page.get_by_text(text("lobby-wait-host"))).to_be_visible()
    assert "#" not in page.url
    return table


def is_refused(page: Page, url: str) -> None:
    page.goto("about:blank")
    page.goto(url)
    page.get_by_role("button", name=words("lobby-join")).click()
    expect(page.get_by_role("heading", name=words("lobby-bad-link"))).to_be_visible()


def test_a_laptop_two_phones_a_tablet_and_somebody_who_plays_on(come: Come, laptop: Server) -> None:
    host = come(here=True, name="Anna").context.new_page()
    host.clock.install()
    annas = TablePage(host)
    host.goto(f"{laptop.url}/new")
    link = opened(host)
    assert re.fullmatch(rf"{network(laptop)}/t/[\w-]+#[\w-]{{43}}", link), link

    ben, cleo = come(name="Ben", size=PHONE), come(name="Cleo", size=PHONE)
    bens, cleos = joined(ben, link), joined(cleo, link)
    host.get_by_role("button", name=words("lobby-start"), exact=True).click()
    for table in (annas, bens, cleos):
        expect(table.region("market")).to_be_visible()

    # Ben goes on with a tablet: he types the code at the front door.
    bens.page.get_by_role("button", name=words("table-menu")).first.click()
    bens.page.get_by_role("button", name=words("table-elsewhere")).click()
    code = bens.page.locator(".pairing .code").inner_text()
    tablet = come(size=TABLET, touch=True).page()
    tablet.get_by_role("link", name=words("home-pair")).click()
    tablet.get_by_role("textbox").fill(code.lower())
    tablet.get_by_role("button", name=words("pair-look")).click()
    expect(tablet.get_by_text("Ben", exact=False)).to_be_visible()
    tablet.get_by_role("button", name=words("pair-confirm")).click()
    expect(bens.page.locator(".pairing .done")).to_be_visible()
    key = link.partition("#")[0].rpartition("/")[2]
    tablets = TablePage(tablet)
    tablet.goto(f"{network(laptop)}/t/{key}")
    expect(tablets.region("market")).to_be_visible()
    tablets.until(lambda: tablets.ear.you.get("seats") == [1])

    # Cleo's battery dies; Basile plays on.
    cleos.page.close()
    expect(host.locator(".away").first).to_be_visible()
    time.sleep(1.1)  # for the server, which is less patient
    host.clock.fast_forward(61_000)
    host.get_by_role("button", name=words("log-handover")).click()
    printed = host.locator(".link .address")
    expect(printed).to_contain_text(network(laptop))
    seat_link = printed.inner_text()
    basile = come(name="Basile", size=PHONE)
    basiles = joined(basile, seat_link, begun=True)
    basiles.until(lambda: basiles.ear.you.get("seats") == [2])
    said = words("table-handed-over", former="Cleo", name="Basile")
    expect(bens.page.get_by_text(said)).to_be_visible()

    # Whoever comes with old links, or without a seat any more, gets nowhere.
    stranger = come(name="Dora", size=PHONE).context.new_page()
    is_refused(stranger, link)
    is_refused(stranger, seat_link)
    back = cleo.page(f"/t/{key}")
    expect(back.get_by_text("Basile", exact=False)).to_be_visible()
    expect(back.locator('[data-region="purse"]')).to_have_count(0)
