"""The store: what the server keeps, in SQLite or PostgreSQL.

Entries of tables are added and never changed. What `write` has returned from survives a power cut: many changes at once
share one transaction, and everybody waits for the one that holds theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from .committer import Committer, Database, Settled
from .entries import Written, decode
from .statements import PLACE, Change, Found, Statement
from .trouble import DAMAGED, LOG, Trouble, kind_of
from .writes import CannotOpen, Conflict, Consent, Device, Mailbox, Pairing, Push, Row, StorageFailed, Turn, Write

__all__ = [
    "CannotOpen",
    "Conflict",
    "Consent",
    "Device",
    "Mailbox",
    "Pairing",
    "Push",
    "Row",
    "StorageFailed",
    "Store",
    "Turn",
    "Write",
]

Heard = Callable[[str, int], None]
HeardWord = Callable[[str, str], None]
SQLITE, POSTGRES = "sqlite:///", ("postgresql://", "postgres://")

COLUMNS = Row.__struct_fields__
DEVICE = Device.__struct_fields__
PUSH = Push.__struct_fields__


class Store:
    """Tables and what belongs to them."""

    def __init__(self, database: Database) -> None:
        self.shared = database.shared  # do other workers write too?
        self._database = database
        self._sql = database.statements
        self._committer = Committer(database)
        self._reading = Trouble("could not read: %s (%s)", "the database can be read again")

    @classmethod
    async def open(cls, url: str, *, listen: Heard | None = None, hear: HeardWord | None = None) -> Store:
        """The store with this URL: `sqlite:///path` or `postgresql://…`; made or brought up to date if need be.

        If several workers share it, `listen` is told of what the others write (table, seq), and `hear` of what they
        say (table, word). `listen("", 0)` means that something may have been missed.
        """
        if url.startswith(POSTGRES):
            from .postgres import PostgresDatabase

            return cls(await PostgresDatabase.open(url, listen, hear))
        from .sqlite import SqliteDatabase

        return cls(await SqliteDatabase.open(path_of(url)))

    @classmethod
    async def open_to_read(cls, url: str) -> Store:
        """The same beside a running server: nothing is made or changed."""
        if url.startswith(POSTGRES):
            from .postgres import PostgresDatabase

            return cls(await PostgresDatabase.open_to_read(url))
        from .sqlite import SqliteDatabase

        return cls(await SqliteDatabase.open_to_read(path_of(url)))

    async def close(self) -> None:
        """Finish what was asked for, and let go."""
        await self._committer.close()
        await self._database.close()

    # ------------------------------------------------------------------ tables

    async def write(self, write: Write) -> None:
        """Store a change of a table. Returns when it is safe; Conflict and StorageFailed: it was not stored."""
        await self._committer.write(write)

    def submit(self, write: Write, settled: Settled) -> None:
        """The same without waiting: `settled` is told None, or why it was not stored."""
        self._committer.submit(write, settled)

    async def entries(self, key: str, after: int = 0) -> list[Written]:
        """What happened at a table after this seq; nothing if there is no such table."""
        found = await self._read(self._sql.entries, key=key, after=after)
        try:
            return [Written(seq, at, decode(body)) for seq, at, body in found]
        except msgspec.DecodeError as error:
            LOG.error("could not read: %s (%s)", "failed", kind_of(error))
            raise StorageFailed("failed") from None

    async def listed(self, limit: int, offset: int) -> list[Row]:
        """The tables that everybody may see and whose game is not over, newest first."""
        return rows(await self._read(self._sql.listed, limit=limit, offset=offset))

    async def of_member(self, secret: str, limit: int, offset: int) -> list[Row]:
        """The tables of a person, by the hash of their secret; where something happened last comes first."""
        return rows(await self._read(self._sql.of_member, secret=secret, limit=limit, offset=offset))

    async def row(self, key: str) -> Row | None:
        """A table as lists show it."""
        found = rows(await self._read(self._sql.row, key=key))
        return found[0] if found else None

    async def every(self, after: str, limit: int) -> list[Row]:
        """All tables in the order of their keys, a page at a time."""
        return rows(await self._read(self._sql.every, after=after, limit=limit))

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        return {row[0]: row[1] for row in await self._read(self._sql.counts)}

    # ------------------------------------------------------------------ what has to be looked at

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The tables at which something has to be done, and since when; longest first."""
        return [(key, due) for key, due in await self._read(self._sql.due_tables, now=now, limit=limit)]

    async def claim_due(self, key: str, due: int, until: int) -> bool:
        """See to a table until then, unless another worker does."""
        return await self._change(self._sql.claim_due, key_=key, due_=due, until=until) > 0

    async def beat(self, now: int) -> None:
        """A server is alive."""
        await self._change(self._sql.beat, id=1, at=now)

    async def outages(self, now: int, gap: int) -> list[tuple[int, int]]:
        """When no server was alive. Called at the start: if the last beat is older than the gap, an outage ends now."""
        await self._change(self._sql.outage, now=now, before=now - gap)
        await self.beat(now)
        return [(since, until) for since, until in await self._read(self._sql.outages)]

    async def ping(self) -> None:
        """Is all well? The database is where it was, sound, readable, and writable if that failed last time.

        StorageFailed says what is not.
        """
        try:
            self._database.check()
        except Exception as error:
            raise StorageFailed(self._database.reason(error)) from error
        await self._read(self._sql.alive)
        if DAMAGED in (self._reading.reason, self._committer.trouble.reason):
            raise StorageFailed(DAMAGED)
        if self._committer.trouble.reason:
            await self._change(self._sql.touch)

    # ------------------------------------------------------------------ replays

    async def keep_replay(self, key: str, record: str, at: int) -> None:
        await self._change(self._sql.keep_replay, key=key, text=record, at=at)

    async def replay(self, key: str) -> str | None:
        """A record that somebody has uploaded."""
        found = await self._read(self._sql.replay, key=key)
        return found[0][0] if found else None

    # ------------------------------------------------------------------ notices

    async def destinations(self, key: str, secret: str) -> bytes | None:
        """Where a person wants the notices of a table to be sent."""
        found = await self._read(self._sql.destinations, key=key, secret=secret)
        return bytes(found[0][0]) if found else None

    async def keep_destinations(self, key: str, secret: str, body: bytes | None) -> None:
        """None: nowhere any more."""
        if body is None:
            await self._change(self._sql.drop_destinations, key=key, secret=secret)
        else:
            await self._change(self._sql.keep_destinations, key=key, secret=secret, body=body)

    async def due_turns(self, now: int, limit: int) -> list[Turn]:
        return [Turn(*found) for found in await self._read(self._sql.due_turns, now=now, limit=limit)]

    async def claim_turn(self, turn: Turn, until: int) -> bool:
        """See to a notice until then, unless another worker does."""
        return await self._change(self._sql.claim_turn, **_place(turn), due_=turn.due, until=until) > 0

    async def drop_turn(self, turn: Turn) -> None:
        """It was sent, or need not be any more."""
        await self._change(self._sql.drop_turn, **_place(turn))

    # ------------------------------------------------------------------ web push

    async def pushes(self, key: str, identity: str) -> list[Push]:
        """The devices of a person that are told of turns at a table."""
        found = await self._read(self._sql.pushes, key=key, identity=identity)
        return [Push(**dict(zip(PUSH, one, strict=True))) for one in found]

    async def pushed_at(self, key: str) -> list[tuple[str, str]]:
        """Who is told of turns at a table, and on which devices."""
        return [(identity, device) for identity, device in await self._read(self._sql.pushed_at, key=key)]

    async def keep_push(self, push: Push) -> None:
        await self._change(self._sql.keep_push, **msgspec.structs.asdict(push))

    async def drop_push(self, key: str, identity: str, device: str) -> bool:
        """Tell this device of no more turns at this table; was it told of them?"""
        return await self._change(self._sql.drop_push, key=key, identity=identity, device=device) > 0

    async def drop_pushes(self, key: str, identity: str) -> None:
        await self._change(self._sql.drop_pushes, key=key, identity=identity)

    async def drop_pushes_of_device(self, identity: str, device: str) -> None:
        """Tell this device of no more turns, at no table."""
        await self._change(self._sql.drop_pushes_of_device, identity=identity, device=device)

    async def move_pushes(self, identity: str, device: str, endpoint: str, point: str, auth: str) -> None:
        """The browser of this device is reached elsewhere from now on."""
        reached = {"endpoint": endpoint, "point": point, "auth": auth}
        await self._change(self._sql.move_pushes, identity=identity, device=device, **reached)

    async def forget_pushes(self) -> None:
        """Forget devices that are not there any more."""
        await self._change(self._sql.forget_pushes)

    async def secret(self, name: str) -> str | None:
        """What the server keeps to itself under this name."""
        found = await self._read(self._sql.secret, name=name)
        return found[0][0] if found else None

    async def keep_secret(self, name: str, value: str) -> str:
        """Keep this, unless another worker was first: what is kept now, for all of them."""
        await self._change(self._sql.keep_secret, name=name, value=value)
        return await self.secret(name) or value

    # ------------------------------------------------------------------ devices

    async def device(self, secret: str) -> Device | None:
        """The device with the secret that has this hash."""
        found = await self._read(self._sql.device, hash=secret)
        return Device(**dict(zip(DEVICE, found[0], strict=True))) if found else None

    async def devices_of(self, identity: str) -> list[Device]:
        """Every secret of every device of a person."""
        found = await self._read(self._sql.devices_of, identity=identity)
        return [Device(**dict(zip(DEVICE, one, strict=True))) for one in found]

    async def add_device(self, device: Device) -> None:
        await self._change(self._sql.add_device, **msgspec.structs.asdict(device))

    async def newest_heir(self, secret: str) -> int | None:
        """When a secret was made that replaces this one and has not been used."""
        found: int | None = (await self._read(self._sql.newest_heir, hash=secret))[0][0]
        return found

    async def accept_secret(self, device: Device, until: int) -> None:
        """A new secret is in use: the one before is good until then."""
        await self._change(self._sql.retire_secret, hash=device.replaces, until_=until)
        await self._change(self._sql.accept_secret, hash=device.hash)

    async def see_device(self, secret: str, day: int) -> None:
        await self._change(self._sql.see_device, hash=secret, seen_=day, before=day)

    async def end_device(self, identity: str, device: str, at: int) -> bool:
        """Sign out a device of this person; was there one? It is told of no turns any more."""
        await self._change(self._sql.drop_pushes_of_device, identity=identity, device=device)
        return await self._change(self._sql.end_device, identity=identity, device=device, at=at) > 0

    async def end_others(self, identity: str, device: str, at: int) -> None:
        """Sign out all devices of this person but one."""
        await self._change(self._sql.drop_pushes_of_others, identity=identity, device=device)
        await self._change(self._sql.end_others, identity=identity, device=device, at=at)

    async def ended_devices(self, since: int) -> list[str]:
        return [row[0] for row in await self._read(self._sql.ended_devices, since=since)]

    async def forget_devices(self, before: int, unseen: int) -> None:
        """Forget what was signed out or replaced before then, and what nobody has used for as long."""
        await self._change(self._sql.forget_devices, before=before, past=before, unseen=unseen)

    async def is_member(self, secret: str) -> bool:
        """Has this person been at any table?"""
        return bool(await self._read(self._sql.is_member, secret=secret))

    # ------------------------------------------------------------------ another device

    async def keep_pairing(self, pairing: Pairing) -> None:
        """The one that this person had before is gone."""
        await self._change(self._sql.keep_pairing, **msgspec.structs.asdict(pairing))

    async def pairing_of_token(self, token: str) -> Pairing | None:
        found = await self._read(self._sql.pairing_of_token, token=token)
        return Pairing(*found[0]) if found else None

    async def pairing_of_code(self, code: str) -> Pairing | None:
        """By the hash of the code; that two have the same is less likely than anything."""
        found = await self._read(self._sql.pairing_of_code, code=code)
        return Pairing(*found[0]) if len(found) == 1 else None

    async def use_pairing(self, pairing: Pairing, now: int) -> bool:
        """Use it up; False: somebody else was quicker, or it is too late."""
        return await self._change(self._sql.use_pairing, token=pairing.token, now=now) > 0

    async def forget_pairings(self, now: int) -> None:
        await self._change(self._sql.forget_pairings, now=now)

    # ------------------------------------------------------------------ consent to mails

    async def mailbox(self, address: str, stop: str) -> Mailbox:
        """A mail address, by its hash; a new one gets this secret for its link."""
        found = await self._read(self._sql.mailbox, address=address)
        if not found:
            await self._change(self._sql.add_mailbox, address=address, stop=stop, day=0, sent=0)
            found = await self._read(self._sql.mailbox, address=address)
        return Mailbox(*found[0])

    async def mailbox_of(self, stop: str) -> Mailbox | None:
        found = await self._read(self._sql.mailbox_of, stop=stop)
        return Mailbox(*found[0]) if found else None

    async def count_mail(self, address: str, day: int, most: int) -> bool:
        """Count a mail to this address; False: it has had enough on this day, or wants none."""
        values = {"day": day, "today": day, "now_": day}
        return await self._change(self._sql.count_mail, address=address, most=most, **values) > 0

    async def stop_mails(self, address: str, at: int) -> None:
        """No more mails to this address, whoever wanted them."""
        await self._change(self._sql.stop_mails, address=address, at=at)
        await self._change(self._sql.drop_consents, address=address)

    async def allow_mails(self, address: str) -> None:
        """Mails may be sent again, to whoever confirms it anew."""
        await self._change(self._sql.stop_mails, address=address, at=None)

    async def ask_consent(self, address: str, identity: str, token: str, at: int) -> None:
        await self._change(self._sql.ask_consent, address=address, identity=identity, token=token, asked=at)

    async def consent(self, address: str, identity: str) -> Consent | None:
        found = await self._read(self._sql.consent, address=address, identity=identity)
        return Consent(*found[0]) if found else None

    async def consent_of(self, token: str) -> Consent | None:
        """What is confirmed with the secret of this hash."""
        found = await self._read(self._sql.consent_of, token=token)
        return Consent(*found[0]) if found else None

    async def give_consent(self, token: str, at: int, since: int) -> bool:
        """Confirm, once; what was asked for before `since` cannot be confirmed any more."""
        return await self._change(self._sql.give_consent, token=token, at=at, since=since) > 0

    async def forget_asked(self, before: int) -> None:
        """Forget what nobody has confirmed."""
        await self._change(self._sql.forget_asked, before=before)

    # ------------------------------------------------------------------ other workers

    async def say(self, key: str, word: str) -> None:
        """Tell the other workers something about a table that is not worth storing."""
        await self._database.say(key, word)

    # ------------------------------------------------------------------ inside

    async def _read(self, statement: Statement, **values: object) -> Sequence[Found]:
        """What a query finds."""
        try:
            found = await self._database.fetch(statement.text, statement.bind(values))
        except Exception as error:
            reason = self._database.reason(error)
            self._reading.begins(reason, error)
            raise StorageFailed(reason) from error
        self._reading.ends()
        return found

    async def _change(self, statement: Statement, **values: object) -> int:
        return await self._committer.change(Change(statement.text, statement.bind(values)))


def path_of(url: str) -> str:
    """The file that a URL names; CannotOpen if it names none."""
    if not url.startswith(SQLITE):
        raise CannotOpen("url", url.partition(":")[0])
    path = url.removeprefix(SQLITE)
    if path in ("", ":memory:"):
        raise CannotOpen("memory", url)
    if "?" in path or "#" in path:
        raise CannotOpen("url", "sqlite")
    return path


def rows(found: Sequence[Found]) -> list[Row]:
    named = [dict(zip(COLUMNS, one, strict=True)) for one in found]
    return [Row(**{**row, "listed": bool(row["listed"]), "facts": row["facts"].encode()}) for row in named]


def _place(turn: Turn) -> dict[str, object]:
    return {name: getattr(turn, name) for name in PLACE}
