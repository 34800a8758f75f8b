"""The pages behind the links in mails: confirm an address, or stop all mails to it. They need no script.

Programs that look for viruses follow every link: so a link shows a button, and only the button does something.
"""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import PathParameter

from ...locales import say
from ..access.security import FORMS
from ..access.visitor import Visitor
from ..tables.hub import Hub
from . import Asker, OurHub

Token = Annotated[str, PathParameter(max_length=100)]

# The colours are those of web/src/style/tokens.css.
STYLE = """\
:root { color-scheme: light dark; --bg: #efe5d2; --surface: #fbf6eb; --line: #dfcfb3; --ink: #2a1e16; --ink-2: #5b4838;
  --accent: #97391f; --accent-hover: #7f2d17; --on-accent: #fff9ee; --focus: #145a86; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #171310; --surface: #221c18; --line: #43382e; --ink: #f7ecda; --ink-2: #d2c1a9;
    --accent: #ec9368; --accent-hover: #f6a880; --on-accent: #2a1007; --focus: #8fd0f7; }
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--bg); color: var(--ink);
  font: 1rem/1.5 'Inter Variable', 'Inter', 'Segoe UI', system-ui, sans-serif; }
main { width: 100%; max-width: 32rem; display: grid; gap: 16px; padding: 24px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--surface); overflow-wrap: anywhere; }
.brand, h1 { font-family: 'Yrsa', 'Iowan Old Style', Palatino, Georgia, serif; line-height: 1.15; }
.brand { color: var(--ink-2); font-size: 1.125rem; }
h1 { font-size: 1.75rem; }
button { width: 100%; min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--accent-hover); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (min-width: 480px) { button { width: auto; } }
"""


@get("/confirm/{token:str}")
async def confirm_page(token: Token, hub: OurHub, visitor: Asker) -> Response[str]:
    """Shall turns be told to this address?"""
    if not await hub.consents.can_confirm(token):
        return _unknown(hub, visitor)
    action = "confirm", token, "server-mail-confirm-button"
    return _page(visitor, "server-mail-confirm", "server-mail-confirm-text", action)


@post("/confirm/{token:str}", status_code=200)
async def confirm(token: Token, hub: OurHub, visitor: Asker) -> Response[str]:
    if not await hub.consents.confirm(token):
        return _unknown(hub, visitor)
    return _page(visitor, "server-mail-confirmed", "server-mail-confirmed-text")


@get("/stop/{token:str}")
async def stop_page(token: Token, hub: OurHub, visitor: Asker) -> Response[str]:
    """Shall no more mails be sent to this address, or some again?"""
    box = await hub.consents.mailbox(token)
    if box is None:
        return _unknown(hub, visitor)
    if box.stopped is not None:
        return _stopped(visitor, token)
    return _page(visitor, "server-mail-stop", "server-mail-stop-text", ("stop", token, "server-mail-stop-button"))


@post("/stop/{token:str}", status_code=200, opt={FORMS: True})
async def stop(token: Token, hub: OurHub, visitor: Asker) -> Response[str]:
    """Also what the button of a mail program sends (RFC 8058)."""
    box = await hub.consents.mailbox(token)
    if box is None:
        return _unknown(hub, visitor)
    await hub.consents.stop(box)
    return _stopped(visitor, token)


@post("/allow/{token:str}", status_code=200)
async def allow(token: Token, hub: OurHub, visitor: Asker) -> Response[str]:
    box = await hub.consents.mailbox(token)
    if box is None:
        return _unknown(hub, visitor)
    await hub.consents.allow(box)
    return _page(visitor, "server-mail-allowed", "server-mail-allowed-text")


@get("/style.css")
async def style() -> Response[bytes]:
    return Response(STYLE.encode(), media_type=MediaType.CSS, headers={"Cache-Control": "no-cache"})


def _stopped(visitor: Visitor, token: str) -> Response[str]:
    action = "allow", token, "server-mail-allow-button"
    return _page(visitor, "server-mail-stopped", "server-mail-stopped-text", action)


def _unknown(hub: Hub, visitor: Visitor) -> Response[str]:
    hub.audit.refused("bad-mail-link", visitor.client)
    return _page(visitor, "server-mail-unknown", "server-mail-unknown-text", status=404)


def _page(
    visitor: Visitor, title: str, text: str, action: tuple[str, str, str] | None = None, status: int = 200
) -> Response[str]:
    """A page with a title, a text and perhaps a button: what it does, the token of the link, and its words."""
    words = visitor.language
    form = ""
    if action is not None:
        what, token, button = action
        address = escape(f"/mail/{what}/{token}?language={words}")
        form = f'<form method="post" action="{address}"><button>{escape(say(words, button))}</button></form>\n'
    page = (
        f'<!doctype html>\n<html lang="{words}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex">\n'
        f"<title>{escape(say(words, title))} · Alhambra</title>\n"
        '<link rel="stylesheet" href="/mail/style.css">\n</head>\n<body>\n<main>\n<p class="brand">Alhambra</p>\n'
        f"<h1>{escape(say(words, title))}</h1>\n<p>{escape(say(words, text))}</p>\n{form}</main>\n</body>\n</html>\n"
    )
    # Without a referrer browsers would not say from which page a form comes, and it would be refused.
    headers = {"Referrer-Policy": "same-origin"}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


router = Router(
    path="/mail",
    include_in_schema=False,
    route_handlers=[confirm_page, confirm, stop_page, stop, allow, style],
)
