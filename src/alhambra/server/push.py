"""Web push: a notice to somebody's browser, by way of the service of whoever made that browser (RFC 8030).

The message is encrypted for the browser alone (RFC 8291), and signed by this server (RFC 8292). It says what everybody
at the table knows: which table it is, and whose turn.

The libraries are imported where they are used: most servers never send a push, and they are large.
"""

from __future__ import annotations

import asyncio
import base64
import re
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec

from ..locales import say
from . import notices
from .notices import InvalidDestination, NoticeSettings, one_line

LONGEST_ENDPOINT: Final = 1000
LIFE: Final = 86_400  # seconds that a push service keeps what it cannot deliver
SIGNED_FOR: Final = 12 * 3600  # seconds that a signature is good
NOBODY: Final = "mailto:nobody@alhambra.invalid"  # where a server that nobody can write to is asked to be written to
_POINT: Final = re.compile(r"[A-Za-z0-9_-]{87}=?")  # 65 bytes
_AUTH: Final = re.compile(r"[A-Za-z0-9_-]{22}(?:==)?")  # 16 bytes
_PRIVATE: Final = re.compile(r"[A-Za-z0-9_-]{43}=?")  # 32 bytes


class Subscription(msgspec.Struct, frozen=True):
    """How a browser is reached: an address at its push service, its public key, and a secret that it shares with us."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return "Subscription(…)"


class Keys(msgspec.Struct, frozen=True):
    """What a server signs with, and what browsers know it by; both in base64 for addresses."""

    private: str
    public: str

    def __repr__(self) -> str:
        return "Keys(…)"


class _Message(msgspec.Struct, frozen=True):
    """What the browser shows."""

    type: str
    version: int
    table: str
    title: str
    text: str


# ------------------------------------------------------------------------------------------------------------ keys


def new_keys() -> Keys:
    """Keys for a server that has none."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return keys_of(_to_text(made.private_key.private_numbers().private_value.to_bytes(32, "big")))


def keys_of(private: str) -> Keys:
    """The keys that belong to a private one."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_raw(private.encode()).public_key
    return Keys(private, _to_text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))


def is_private_key(text: str) -> bool:
    """Can this be signed with?"""
    try:
        return _PRIVATE.fullmatch(text) is not None and bool(keys_of(text))
    except ValueError:  # a number that the curve does not have
        return False


def contact_of(sender: str, public_url: str) -> str:
    """Whom a push service can ask about this server."""
    if sender:
        return f"mailto:{sender}"
    host = urlsplit(public_url).hostname or ""
    return f"https://{host}" if public_url.startswith("https://") and "." in host else NOBODY


# ------------------------------------------------------------------------------------------------------------ checking


def check_subscription(subscription: Subscription, settings: NoticeSettings) -> None:
    """Refuse what no browser has, and what leads into the server's own network."""
    if len(subscription.endpoint) > LONGEST_ENDPOINT:
        raise InvalidDestination("notice-push-endpoint")
    url = notices.check_url(subscription.endpoint, settings)
    if url.scheme != "https" or (url.port is not None and not settings.private_webhooks):
        raise InvalidDestination("notice-push-endpoint")
    if not _POINT.fullmatch(subscription.p256dh) or not _AUTH.fullmatch(subscription.auth):
        raise InvalidDestination("notice-push-keys")


def check_point(subscription: Subscription) -> None:
    """The same of what can be seen only by who knows the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _to_bytes(subscription.p256dh))
    except ValueError:
        raise InvalidDestination("notice-push-keys") from None


# ------------------------------------------------------------------------------------------------------------ delivery


async def deliver(
    notice: notices.Notice, subscription: Subscription, keys: Keys, contact: str, settings: NoticeSettings, life: int
) -> None:
    """Make one attempt; DeliveryFailed if the push service did not take it. It keeps the message for `life` seconds."""
    try:
        check_subscription(subscription, settings)
    except InvalidDestination as error:
        raise notices.DeliveryFailed(error.reason, permanent=True) from None
    # In a thread: the first time the libraries have to be read, and nobody shall wait for that.
    body, authorization = await asyncio.to_thread(_prepared, notice, subscription, keys, contact)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(min(life, LIFE)),
        "Urgency": "high",
        "Topic": notice.table[:32],  # a newer one replaces what has not been delivered
        "Authorization": authorization,
    }
    await notices.post(subscription.endpoint, headers, body, settings)


def _prepared(notice: notices.Notice, subscription: Subscription, keys: Keys, contact: str) -> tuple[bytes, str]:
    return encrypted(_text(notice), subscription), _signed(subscription.endpoint, keys, contact)


def _text(notice: notices.Notice) -> bytes:
    text = say(notice.language, "notice-push-text")
    return msgspec.json.encode(_Message("turn", 1, notice.table, one_line(notice.title), text))


def encrypted(content: bytes, subscription: Subscription) -> bytes:
    """What only this browser can read, with a key that is used once."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_to_bytes(subscription.p256dh),
        auth_secret=_to_bytes(subscription.auth),
        version="aes128gcm",
    )
    return body


def _signed(endpoint: str, keys: Keys, contact: str) -> str:
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
    header: str = Vapid02.from_raw(keys.private.encode()).sign(claims)["Authorization"]
    return header


def _to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
