"""Secrets: made by chance, told once, kept as hashes."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """The public name of a table: 128 bits, so that nobody finds a private one by trying."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a secret. With 256 bits of chance in it, a plain hash tells nothing."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None
