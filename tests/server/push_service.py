"""A push service for tests, and a browser behind it: what arrives is decrypted and verified by hand, as RFC 8291 and
RFC 8292 say it, with nothing of the libraries that made it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime as dt
import ipaddress
import json
import secrets
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from receivers import Receiver, listening


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Keys:
    """What a browser keeps to itself about one subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or secrets.token_bytes(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def told(self) -> dict[str, str]:
        """What the server is told of them."""
        return {"p256dh": to_text(self.public), "auth": to_text(self.auth)}

    def decrypted(self, body: bytes) -> bytes:
        """One record of aes128gcm (RFC 8188), for these keys (RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        key = derived(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        content = cipher.decrypt(derived(key, salt, b"Content-Encoding: nonce\0", 12), record, None).rstrip(b"\0")
        assert content.endswith(b"\x02")
        return content[:-1]


def claims_in(authorization: str, public: str) -> dict[str, Any]:
    """What a server has signed with the key that this is the public one of (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    both = to_bytes(signature)
    r, s = int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(public))
    key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, _, claims = signed.partition(".")
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(to_bytes(claims))
    return found


class PushService(Receiver):
    """Takes messages for browsers, or does not."""

    @property
    def origin(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def endpoint(self, name: str = "somebody") -> str:
        return f"{self.origin}/push/{name}"


@cache
def certificate(folder: Path) -> Path:
    """A file with a certificate for this machine and its key; whoever reads it may believe it, too."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push service")])
    now = dt.datetime.now(dt.UTC)
    address = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(address, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push-service.pem"
    private = key.private_bytes(Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


def believer(file: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(file))


@asynccontextmanager
async def push_service(file: Path) -> AsyncIterator[PushService]:
    """The service, on this machine and with this certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    found = PushService(201)
    async with listening(found, context):
        yield found


@contextlib.contextmanager
def push_service_beside(file: Path) -> Iterator[PushService]:
    """The same in a thread of its own, for tests that wait otherwise."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    service = push_service(file)
    try:
        yield asyncio.run_coroutine_threadsafe(service.__aenter__(), loop).result(10)
    finally:
        asyncio.run_coroutine_threadsafe(service.__aexit__(None, None, None), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
