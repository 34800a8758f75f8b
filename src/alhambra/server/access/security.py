"""What is not let in: foreign pages, names that this server does not have, secrets in the open, texts that deceive."""

from __future__ import annotations

import hmac
import ipaddress
import unicodedata
from contextlib import suppress
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..refusals import Refused
from ..settings import Settings
from ..store import StorageFailed
from .devices import Devices
from .limits import Limiter
from .visitor import (
    COOKIE,
    HOST_COOKIE,
    Connection,
    came_by_https,
    client_of,
    has_old_cookie,
    recognise,
    token_in,
)

COUNTED = "counted"  # in the state of a request: has it come to the gate?
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none for longer
LONGEST_NAME = 30
LONGEST_TITLE = 60

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
API = "/api/"
FORMS = "forms"  # an option of a route that takes them
RENEWED = "alhambra.renewed"  # under which a scope holds a new secret for whoever asked
STRICT_TRANSPORT = "max-age=31536000"


# ------------------------------------------------------------------------------------------------------------ admission


def admit(connection: Connection, settings: Settings) -> None:
    """Refuse who calls this server by a strange name; sockets and changes also if a page of another server asks."""
    host = connection.headers.get("host", "")
    if not _goes_by(_name_of(host), settings):
        raise Refused("unknown-host", 421)
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not _is_ours(origin, host, settings):
        raise Refused("foreign-origin", 403)


def _goes_by(name: str, settings: Settings) -> bool:
    """Is this a name of this server? A page elsewhere can give its own name our address, but not our names."""
    if name == "localhost" or name.endswith(".localhost") or _is_address(name):
        return True
    known = _hosts(settings.hosts)
    return "*" in known or (name != "" and (name in known or name == _name_of_url(settings.public_url)))


def _is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Was the page that asks served from here? The scheme does not matter: a proxy may have added the s."""
    place = _place(origin)
    return bool(place) and place in (_place(f"http://{host}"), _place(settings.public_url))


@lru_cache(64)
def _place(url: str) -> str:
    """Host and port of a URL, without the ports that need not be said."""
    try:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            return ""
        return parts.hostname if parts.port in (None, 80, 443) else f"{parts.hostname}:{parts.port}"
    except ValueError:
        return ""


def _name_of(host: str) -> str:
    return _name_of_url(f"http://{host}")


def _name_of_url(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


@lru_cache(8)
def _hosts(text: str) -> frozenset[str]:
    return frozenset(one.strip().lower() for one in text.split(",") if one.strip())


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate(ASGIMiddleware):
    """Every request passes here first. Sockets have their own door, which asks the same questions."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        scope["state"][COUNTED] = True
        admit(request, self._settings)
        self._limiter.request(client_of(request, self._settings))
        if request.method not in SAFE_METHODS and _has_body(request) and not _takes(request):
            raise Refused("not-json", 415)
        if _may_be_known(scope["path"]) and token_in(request, self._settings):
            await self._recognise(request)
        if request.method == "OPTIONS":
            next_app = _options(request)
        await next_app(scope, receive, send)

    async def _recognise(self, request: Request[Any, Any, Any]) -> None:
        """Who asks, and a new secret for them if it is time. Pages are shown without a database too."""
        devices: Devices = request.app.state.hub.devices
        try:
            device = await recognise(request, self._settings, devices)
        except StorageFailed:
            if request.scope["path"].startswith(API):
                raise
            return
        if device is None or request.method != "GET":
            return
        if devices.is_due(device) or has_old_cookie(request, self._settings):
            with suppress(StorageFailed):
                request.scope[RENEWED] = await devices.renew(device)  # type: ignore[literal-required]  # as DEVICE


def _may_be_known(path: str) -> bool:
    """Does it matter who asks? Files are the same for everybody."""
    return path.startswith(API) or "." not in path


def _options(request: Request[Any, Any, Any]) -> ASGIApp:
    """What can be done at an address; the framework forgets all but one of its handlers."""
    template = request.scope["path_template"]
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and route.path_format == template]
    methods = sorted({method for route in routes for method in route.methods})
    return ASGIResponse(status_code=204, headers={"Allow": ", ".join(methods)})


def _has_body(request: Connection) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def _takes(request: Request[Any, Any, Any]) -> bool:
    """A form of another page cannot say that it is JSON. Mail programs can say nothing else: see mail_pages.py."""
    return _is_json(request) or FORMS in request.route_handler.opt


def _is_json(request: Connection) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def is_admin(request: Connection, settings: Settings) -> bool:
    """Does somebody know the key of the server's owner?"""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    known = scheme.lower() == "bearer" and hmac.compare_digest(key.strip().encode(), settings.admin_key.encode())
    return bool(settings.admin_key) and known


# ------------------------------------------------------------------------------------------------------------ answers


class Seal:
    """Adds to every answer what browsers need to know to be safe."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] not in ("http.response.start", "websocket.http.response.start"):
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
        headers.setdefault("Referrer-Policy", "no-referrer")
        connection: Connection = Request(scope)
        https = came_by_https(connection, self._settings)
        if https:
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        token = scope.get(RENEWED)
        if isinstance(token, str) and token:
            headers["Cache-Control"] = "no-store"  # nobody else may be given this answer
            for cookie in identity_cookies(token, https):
                headers.add("Set-Cookie", cookie.to_header(header=""))


def identity_cookies(token: str, https: bool) -> list[Cookie]:
    """The secret by which somebody is known again; no script can read it, and no other page can use it.

    Under HTTPS the name tells browsers to take it from this very host only, and one with the plain name is removed.
    """
    if https:
        return [_cookie(HOST_COOKIE, token, COOKIE_AGE, https), _cookie(COOKIE, "", 0, https)]
    return [_cookie(COOKIE, token, COOKIE_AGE, https)]


def no_cookies(https: bool) -> list[Cookie]:
    """Takes the secret away from a browser."""
    return [_cookie(name, "", 0, https) for name in ((HOST_COOKIE, COOKIE) if https else (COOKIE,))]


def _cookie(name: str, token: str, age: int, https: bool) -> Cookie:
    return Cookie(key=name, value=token, path="/", max_age=age, httponly=True, samesite="strict", secure=https)


# ------------------------------------------------------------------------------------------------------------ texts

_HIDDEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
_REFUSED_KINDS = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # control, format (bidi, zero width), unassigned, private
MOST_MARKS = 2  # on one letter


def clean_name(text: str) -> str:
    """A name as everybody may see it; what could deceive or disturb is refused."""
    return _clean(text, LONGEST_NAME, "bad-name")


def clean_title(text: str) -> str:
    return _clean(text, LONGEST_TITLE, "bad-title")


def _clean(text: str, longest: int, reason: str) -> str:
    found = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not 1 <= len(found) <= longest or not _is_honest(found):
        raise Refused(reason, 400, longest=longest)
    return found


def _is_honest(text: str) -> bool:
    kinds = [unicodedata.category(one) for one in text]
    if any(kind in _REFUSED_KINDS for kind in kinds) or any(one in _HIDDEN for one in text):
        return False
    if any(kind == "Zs" and one != " " for one, kind in zip(text, kinds, strict=True)):
        return False
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
    return any(kind[0] in "LN" for kind in kinds)
