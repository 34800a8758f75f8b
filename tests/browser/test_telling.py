"""The bell of a table: a notice of the browser and a mail, from the wish to where they arrive, and off again."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.locales import LANGUAGES
from browsing import Opened, TablePage, Visitor, open_table
from checks_of_pages import barriers
from harness import Server, running_server
from letterbox import Post
from push_service import Keys, PushService, certificate, claims_in, push_service_beside
from texts import text, words
from visitors import people

PHONE = (360, 640)
Come = Callable[..., Visitor]
# No push service of a browser's maker can be reached here: this one stands in for what the browser would have said.
SUBSCRIBED = """
const kept = 'push-of-the-test';
const found = () => {
  const place = JSON.parse(localStorage[kept] ?? 'null');
  return place && { toJSON: () => place, options: { applicationServerKey: null }, unsubscribe: async () => true };
};
PushManager.prototype.getSubscription = async () => found();
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly) throw new Error('browsers want to show every notice');
  globalThis.serverKey = options.applicationServerKey;
  localStorage[kept] = JSON.stringify(place);
  return found();
};
"""
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


class Telling:
    """What the module shares: a server that tells people, its mail server, and a push service."""

    def __init__(self, server: Server, post: Post, service: PushService) -> None:
        self.server = server
        self.post = post
        self.service = service


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    folder = tmp_path_factory.mktemp("telling")
    file = certificate(folder)
    post = Post()
    thread = threading.Thread(target=post.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    with pytest.MonkeyPatch.context() as patch, push_service_beside(file) as service:
        patch.setenv("SSL_CERT_FILE", str(file))
        with running_server(
            f"sqlite:///{folder}/tables.sqlite",
            bot_pause=0,
            notice_delay=0.3,
            private_webhooks=True,
            smtp_url=f"smtp://127.0.0.1:{post.port}",
            smtp_sender="tables@example.org",
            public_url="http://localhost:1",
        ) as server:
            yield Telling(server, post, service)
    post.shutdown()
    post.server_close()
    thread.join()


@pytest.fixture
def come(whole_chromium: Browser, telling: Telling) -> Iterator[Come]:
    with people(whole_chromium, telling.server) as visitor:
        yield visitor


def two_at(server: Server) -> Opened:
    """A table with a bot that plays at once: it is always the host's turn."""
    return open_table(server, ["here", "bot"])


def panel_of(page: Page, language: str = "en") -> Locator:
    """What the bell in the menu of a table opens."""
    page.get_by_role("button", name=words("table-menu", language)).first.click()
    page.get_by_role("button", name=text("common-tell-me", language)).click()
    panel = page.get_by_role("dialog", name=text("common-tell-me", language))
    expect(panel.get_by_role("heading", name=text("notices-device", language))).to_be_visible()
    return panel


def arrived(what: list[Any], number: int) -> None:
    end = time.monotonic() + 20
    while len(what) < number:
        assert time.monotonic() < end, f"{len(what)} of {number} came"
        time.sleep(0.05)


def with_push(somebody: Visitor, place: dict[str, str]) -> None:
    """A browser that may show notices, and is reached there."""
    somebody.context.grant_permissions(["notifications"], origin=somebody.base)
    told = {"endpoint": place["endpoint"], "keys": {key: place[key] for key in ("p256dh", "auth")}}
    somebody.context.add_init_script(f"(() => {{ const place = {json.dumps(told)};{SUBSCRIBED} }})()")


# ---------------------------------------------------------------------------------------------------------- the browser


def test_a_notice_comes_by_way_of_the_push_service_and_opens_the_table(come: Come, telling: Telling) -> None:
    somebody, keys, table = come(), Keys(), two_at(telling.server)
    with_push(somebody, {"endpoint": telling.service.endpoint("chromium"), **keys.told()})
    page = somebody.at(table).page
    panel = panel_of(page)
    assert not barriers(page)
    panel.get_by_role("button", name=text("notices-push-turn-on")).click()
    expect(panel.get_by_text(text("notices-push-on"))).to_be_visible()
    known = page.evaluate("btoa(String.fromCharCode(...serverKey)).replaceAll('+', '-').replaceAll('/', '_')").rstrip(
        "="
    )
    plays(table)
    page.wait_for_timeout(2500)
    assert not telling.service.received  # who looks at the table needs no notice

    page.goto(f"{telling.server.url}/")
    plays(table)
    arrived(telling.service.received, 1)
    (found,) = telling.service.received
    claims_in(found.headers["authorization"], known)
    message = keys.decrypted(found.body).decode()
    assert json.loads(message)["title"] == "Granada"

    notice = delivered(page, message, telling.server.url)
    assert notice == {"title": "Granada", "body": "It is your turn.", "tag": table.key, "address": f"/t/{table.key}"}
    worker = next(one for one in somebody.context.service_workers if one.url.endswith("/push.js"))
    clicked = worker.evaluate(
        """async () => {
          const opened = [];
          self.clients.openWindow = async (address) => opened.push(address);
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
          await new Promise((go) => setTimeout(go, 300));
          return [opened, (await self.registration.getNotifications()).length];
        }"""
    )
    assert clicked == [[f"/t/{table.key}"], 0]

    # Off in one click, and on again; signing out ends it too.
    page.goto(table.url)
    panel = panel_of(page)
    panel.get_by_role("button", name=text("notices-push-turn-off")).click()
    expect(panel.get_by_role("button", name=text("notices-push-turn-on"))).to_be_visible()
    assert pushed_to(telling.server, table) == []


def plays(table: Opened) -> None:
    """The host makes a move elsewhere, and the bot answers: a new turn begins."""
    moves = table.view()["choices"]["moves"]
    table.play(next(move for move in moves if move.startswith("take")))
    end = time.monotonic() + 20
    while "choices" not in table.view():
        assert time.monotonic() < end
        time.sleep(0.05)


def delivered(page: Page, message: str, origin: str) -> Any:
    """Hand a message to the browser as its push service would; the notice that it shows."""
    line = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    (ours,) = [one["registrationId"] for one in registrations if one["scopeURL"].endswith("/push/")]
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": ours, "data": message})
    shown = """async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push/');
      for (let tries = 0; tries < 100; tries += 1) {
        const [one] = await registration.getNotifications();
        if (one) return { title: one.title, body: one.body, tag: one.tag, address: one.data.address };
        await new Promise((go) => setTimeout(go, 50));
      }
    }"""
    return page.evaluate(shown)


def pushed_to(server: Server, table: Opened) -> list[Any]:
    with server.client(table.token) as client:
        found: list[Any] = client.get(f"/api/tables/{table.key}/notices").json()["devices"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_with_what_to_do(visitor: Come, server: Server, language: str) -> None:
    """On a server without mails, in a browser that forbids notices, and in one that cannot show them."""
    table = two_at(server)
    for script, key in {
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })": "notices-push-denied",
        "Object.defineProperty(globalThis, 'isSecureContext', { value: false })": "notices-push-insecure",
        "delete globalThis.PushManager": "notices-push-unsupported",
    }.items():
        somebody = visitor(size=PHONE, language=language, theme="dark" if language == "de" else "light")
        somebody.context.add_init_script(script)
        page = somebody.at(table).page
        panel = panel_of(page, language)
        expect(panel.get_by_text(text(key, language))).to_be_visible()
        expect(panel.get_by_text(words("notices-mail-none", language))).to_contain_text("ALHAMBRA_SMTP_URL")
        assert not page.evaluate(WIDE)
        assert not barriers(page)


# ----------------------------------------------------------------------------------------------------------------- mail


def test_a_mail_address_is_confirmed_used_and_turned_off(come: Come, telling: Telling) -> None:
    """From the lobby, by keyboard, on a phone."""
    somebody = come(size=PHONE)
    table = open_table(telling.server, ["here", "link"])
    page = somebody.at(table).page
    page.get_by_role("button", name=text("common-tell-me")).press("Enter")
    panel = page.get_by_role("dialog", name=text("common-tell-me"))
    address = panel.get_by_label(text("notices-mail-address"))
    address.fill("ana")
    address.press("Enter")
    expect(panel.get_by_role("alert").filter(has_text=text("notices-mail-bad"))).to_be_visible()
    address.fill("ana@example.org")
    address.press("Enter")
    expect(panel.get_by_text(text("notices-mail-asked", address="ana@example.org"))).to_be_visible()
    assert not page.evaluate(WIDE)
    assert not barriers(page)
    panel.get_by_role("button", name=text("notices-mail-again")).press("Enter")
    arrived(telling.post.mails, 2)
    link = re.findall(r"http://localhost:1(/mail/confirm/\S+)", telling.post.mails[-1].text)[0]

    mail = somebody.page(link)
    mail.get_by_role("button").first.click()
    mail.close()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # they come back to this page
    expect(panel.get_by_text(text("notices-mail-on", address="ana@example.org"))).to_be_visible()
    panel.get_by_role("button", name=text("notices-mail-off")).press("Enter")
    expect(panel.get_by_label(text("notices-mail-address"))).to_be_visible()
    expect(panel.locator(".notices")).to_be_focused()
    with telling.server.client(table.token) as client:
        assert client.get(f"/api/tables/{table.key}/notices").json()["email"] is None


def test_a_page_in_the_background_says_so(come: Come, telling: Telling) -> None:
    somebody = come()
    table: TablePage = somebody.at(two_at(telling.server))
    expect(table.region("market")).to_be_visible()
    hide = "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"
    table.page.evaluate(f"{hide}; document.dispatchEvent(new Event('visibilitychange'))")
    table.until(lambda: {"type": "look", "looking": False} in table.ear.said)
    table.page.evaluate("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))")
    table.until(lambda: {"type": "look", "looking": True} in table.ear.said)
