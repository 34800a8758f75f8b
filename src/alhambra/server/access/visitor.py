"""Who asks: what a request or a socket tells about its sender, and how much of that is believed."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ...locales import FALLBACK, known
from ..settings import Network, Settings, networks
from ..store import Device
from .devices import Devices
from .secret import is_token

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "alhambra"
HOST_COOKIE = "__Host-alhambra"  # under HTTPS: browsers let nobody but this very host set it
DEVICE = "alhambra.device"  # under which a scope holds the device that was recognised
LONGEST_HEADER = 2000  # characters that are looked at; whoever sends more gets the default
LOCAL = "local"  # somebody without an address: a test, or a socket in the file system


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks for something."""

    secret: str | None  # their identity, by which tables know them; None: they have none yet
    device: str  # the name of the device that they ask from; "" without an identity
    agent: str  # what their browser says of itself
    client: str  # their address, by which they are counted
    language: str
    base: str  # the address under which they reach this server, without a slash at the end
    https: bool


def visitor_of(connection: Connection, settings: Settings) -> Visitor:
    """Somebody, after `recognise` has looked at their cookie."""
    https = came_by_https(connection, settings)
    device = device_of(connection)
    return Visitor(
        secret=None if device is None else device.identity,
        device="" if device is None else device.device,
        agent=agent_of(connection),
        client=client_of(connection, settings),
        language=language_of(connection),
        base=base_of(connection, settings, "https" if https else "http"),
        https=https,
    )


async def recognise(connection: Connection, settings: Settings, devices: Devices) -> Device | None:
    """Find out from whose device a request or a socket comes: once, and for all who ask `device_of`."""
    token = token_in(connection, settings)
    device = None
    if token:
        device = await devices.recognise(token, agent_of(connection), client_of(connection, settings))
    connection.scope[DEVICE] = device  # type: ignore[literal-required]  # scopes are open to everybody
    return device


def device_of(connection: Connection) -> Device | None:
    device: Device | None = connection.scope.get(DEVICE)  # type: ignore[assignment]
    return device


def token_in(connection: Connection, settings: Settings) -> str:
    """The secret in the cookie, "" if there is none. One that cannot be ours is none.

    Under HTTPS the plain name is still read: it is from before, and is replaced.
    """
    names = (HOST_COOKIE, COOKIE) if came_by_https(connection, settings) else (COOKIE,)
    found = [connection.cookies.get(name, "") for name in names]
    return next((token for token in found if is_token(token)), "")


def has_old_cookie(connection: Connection, settings: Settings) -> bool:
    """Does somebody come with the plain name, where there is a better one?"""
    return came_by_https(connection, settings) and not is_token(connection.cookies.get(HOST_COOKIE, ""))


def agent_of(connection: Connection) -> str:
    return connection.headers.get("user-agent", "")[:LONGEST_HEADER]


# ------------------------------------------------------------------------------------------------------------ addresses


def client_of(connection: Connection, settings: Settings) -> str:
    """The address that a connection comes from."""
    return client_at(_peer(connection), connection.headers.get("x-forwarded-for", ""), settings)


def client_at(peer: str, forwarded: str, settings: Settings) -> str:
    """The peer's address, or the last one that a trusted proxy did not vouch for."""
    trusted = networks(settings.trusted_proxies)
    if not _is_in(peer, trusted):
        return counted(peer)
    client = peer
    for one in reversed(forwarded[-LONGEST_HEADER:].split(",")):
        address = one.strip()
        if not _is_address(address):
            break
        client = address
        if not _is_in(address, trusted):
            break
    return counted(client)


def is_proxy(peer: str, settings: Settings) -> bool:
    """Is this the address of a web server that speaks for others?"""
    return _is_in(peer, networks(settings.trusted_proxies))


def came_by_https(connection: Connection, settings: Settings) -> bool:
    if connection.scope["scheme"] in ("https", "wss") or settings.public_url.startswith("https://"):
        return True
    proto = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
    return proto in ("https", "wss") and _is_in(_peer(connection), networks(settings.trusted_proxies))


def base_of(connection: Connection, settings: Settings, scheme: str) -> str:
    return settings.public_url.rstrip("/") or f"{scheme}://{connection.headers.get('host', 'localhost')}"


def _peer(connection: Connection) -> str:
    peer = connection.scope.get("client")
    return peer[0] if peer else LOCAL


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_in(address: str, found: tuple[Network, ...]) -> bool:
    if not found or not _is_address(address):
        return False
    number = ipaddress.ip_address(address)
    return any(number in network for network in found)


def counted(address: str) -> str:
    """Whoever has one address of the new kind has a whole network of them."""
    if not _is_address(address):
        return address
    number = ipaddress.ip_address(address)
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(number) >> 64 << 64, 64)))


def sits_here(visitor: Visitor) -> bool:
    """Does somebody ask on this very machine? They came from it, and called it by a name that only it has for itself.

    A proxy on this machine calls from here too, but passes on the name that people know.
    """
    name = urlsplit(visitor.base).hostname or ""
    return _is_loopback(visitor.client) and (name == "localhost" or _is_loopback(name))


def _is_loopback(address: str) -> bool:
    return _is_address(address) and ipaddress.ip_address(address).is_loopback


# ------------------------------------------------------------------------------------------------------------ language


def language_of(connection: Connection) -> str:
    """The language that somebody asks for, in the address or by the settings of their browser."""
    wish = connection.query_params.get("language", "")
    if isinstance(wish, str) and wish:
        return known(wish)
    return best_language(connection.headers.get("accept-language", ""))


def best_language(accepted: str) -> str:
    """The best of ours for a header such as "de-CH, fr;q=0.7"."""
    best, most = FALLBACK, 0.0
    for wish in accepted[:LONGEST_HEADER].split(","):
        name, _, weight = wish.strip().partition(";")
        share = _weight(weight)
        if share > most and (known(name) != FALLBACK or name.lower().startswith(FALLBACK)):
            best, most = known(name), share
    return best


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
