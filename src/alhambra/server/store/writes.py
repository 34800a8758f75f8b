"""What is stored besides entries, how a change of a table is put together, and what can go wrong with it."""

from __future__ import annotations

from msgspec import Struct

from ...locales import say
from .entries import Written


class Row(Struct, frozen=True, kw_only=True):
    """A table as lists show it. Derived from its entries, and kept so that lists need not read them."""

    key: str
    title: str
    status: str  # "open", "playing", "over", "closed"
    listed: bool
    seats: int
    free: int  # seats that nobody has taken
    facts: bytes  # a summary in JSON
    created: int
    changed: int
    due: int | None  # when somebody must look at the table again; None: never


class Turn(Struct, frozen=True):
    """A notice to send: the turn of this seat began with this entry."""

    key: str
    seq: int
    seat: int
    due: int
    attempts: int = 0  # that have failed
    channel: int = 0  # which of the player's destinations


class Device(Struct, frozen=True, kw_only=True):
    """A secret of a device. One that replaces another has the same name of the device, and the same identity."""

    hash: str
    device: str
    identity: str
    label: str
    created: int
    renewed: int  # when this secret was made; 0: before devices were written down
    seen: int
    until: int | None = None  # how long a replaced secret is still good
    ended: int | None = None  # when the device was signed out
    replaces: str | None = None  # the hash of the secret before, until this one has been used


class Push(Struct, frozen=True, kw_only=True):
    """A device that is told of turns at a table through the push service of its browser. No log shows it."""

    key: str
    device: str
    identity: str
    endpoint: str
    point: str  # the public key of the browser
    auth: str  # and what else it has to know to read a message
    language: str

    def __repr__(self) -> str:
        return "Push(…)"


class Pairing(Struct, frozen=True):
    """What brings another device to a person, once and until then."""

    identity: str
    token: str  # hash
    code: str  # hash
    until: int


class Mailbox(Struct, frozen=True):
    """A mail address, by its hash."""

    address: str
    stop: str  # in the link that stops all mails
    stopped: int | None


class Consent(Struct, frozen=True):
    """Somebody wants mails to be sent to an address; its owner has confirmed that, or not yet."""

    address: str
    identity: str
    asked: int
    confirmed: int | None


class Write(Struct):
    """One change of one table: all of it is stored, or nothing."""

    key: str
    entries: list[Written]  # consecutive
    row: Row | None = None  # if it has changed
    members: list[str] = []  # hashes of the secrets of persons who belong to the table from now on
    outbox: list[Turn] = []
    former: list[str] = []  # hashes of those who do not belong to it any more: only their entries are kept
    unnoticed: list[str] = []  # hashes of others who need not be told of turns any more


class Conflict(Exception):
    """Somebody else has written one of these entries first; nothing of the change was stored."""


class StorageFailed(Exception):
    """The database did not do what it was asked; a change was not stored.

    The reason is "full", "read-only", "unreachable", "moved" (its file is not where it was), "damaged" or "failed".
    Where a database became unreachable in the middle of a commit, nobody can know yet: whoever reads the table anew,
    later, finds the change whole or not at all.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CannotOpen(Exception):
    """A database that cannot be used. The sentence `storage-<reason>` says why, and never tells a password."""

    def __init__(self, reason: str, where: str, detail: str = "") -> None:
        super().__init__(reason, where, detail)
        self.reason = reason
        self.where = where
        self.detail = detail  # for those who know databases

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        return say(language, f"storage-{self.reason}", {"where": self.where, "detail": self.detail})
