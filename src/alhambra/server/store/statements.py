"""Everything that is said to the database: SQL that SQLite and PostgreSQL both understand.

Values stand as `:name`, and each driver gets the marks it knows. Nothing here changes or removes an entry.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from .entries import encode
from .writes import Consent, Device, Mailbox, Pairing, Push, Row, Turn, Write

Parameters = tuple[object, ...]
Found = Sequence[Any]  # the columns of a row
PLACE: Final = ("key", "seq", "seat", "channel")  # of a turn
ON_SHOW: Final = "listed AND status IN ('open', 'playing')"  # written alike in index and query: only then it is used
HEIRS: Final = "replaces IS NOT NULL"
ENDED: Final = "ended IS NOT NULL"
_VALUE: Final = re.compile(r"(?<!:):([a-z_]+)")


@dataclass(frozen=True)
class Statement:
    """A statement as a driver reads it, and which values belong to its places."""

    text: str
    places: tuple[str, ...]

    def bind(self, values: Mapping[str, object]) -> Parameters:
        return tuple([values[place] for place in self.places])


@dataclass(frozen=True)
class Change:
    """A statement to execute, with its values."""

    text: str
    parameters: Parameters


@dataclass(frozen=True)
class Outcome:
    """What came of a batch: the tables whose writes came too late, and how many rows each change touched."""

    taken: set[str]
    touched: Sequence[int | Exception]


class Statements:
    """All statements, for one kind of database. `mark` writes the place of the value with this number."""

    def __init__(self, mark: Callable[[int], str]) -> None:
        self._mark = mark
        self._define_tables()
        self._define_notices()
        self._define_times()
        self._define_devices()
        self._define_pushes()
        self._define_pairings()
        self._define_mails()

    def _define_tables(self) -> None:
        columns = Row.__struct_fields__
        row = ", ".join(columns)
        changed = ", ".join([f"{name} = excluded.{name}" for name in columns if name != "key"])
        self.add_entry = self._insert("entries", ("key", "seq", "at", "body"))
        # Of two workers the slower one may know less.
        newer = f"ON CONFLICT (key) DO UPDATE SET {changed} WHERE tables.changed <= excluded.changed"
        self.keep_row = self._insert("tables", columns, newer)
        self.add_member = self._insert("members", ("secret", "key"), "ON CONFLICT DO NOTHING")
        self.drop_member = self._statement("DELETE FROM members WHERE secret = :secret AND key = :key")
        self.claim_due = self._statement("UPDATE tables SET due = :until WHERE key = :key_ AND due = :due_")
        self.keep_replay = self._insert("replays", ("key", "at", "text"), "ON CONFLICT DO NOTHING")
        self.replay = self._statement("SELECT text FROM replays WHERE key = :key")
        self.entries = self._statement(
            "SELECT seq, at, body FROM entries WHERE key = :key AND seq > :after ORDER BY seq"
        )
        self.listed = self._statement(
            f"SELECT {row} FROM tables WHERE {ON_SHOW} ORDER BY created DESC, key LIMIT :limit OFFSET :offset"
        )
        mine = ", ".join([f"tables.{name}" for name in columns])
        self.of_member = self._statement(
            f"SELECT {mine} FROM tables JOIN members ON members.key = tables.key WHERE members.secret = :secret "
            "ORDER BY tables.changed DESC, tables.key LIMIT :limit OFFSET :offset"
        )
        self.row = self._statement(f"SELECT {row} FROM tables WHERE key = :key")
        self.every = self._statement(f"SELECT {row} FROM tables WHERE key > :after ORDER BY key LIMIT :limit")
        self.counts = self._statement("SELECT status, count(*) FROM tables GROUP BY status")
        self.due_tables = self._statement("SELECT key, due FROM tables WHERE due <= :now ORDER BY due LIMIT :limit")

    def _define_notices(self) -> None:
        whose = "WHERE key = :key AND secret = :secret"
        newest = "ON CONFLICT (key, secret) DO UPDATE SET body = excluded.body"
        self.keep_destinations = self._insert("destinations", ("key", "secret", "body"), newest)
        self.drop_destinations = self._statement(f"DELETE FROM destinations {whose}")
        self.destinations = self._statement(f"SELECT body FROM destinations {whose}")

        columns = Turn.__struct_fields__
        one = " AND ".join([f"{name} = :{name}" for name in PLACE])
        self.add_turn = self._insert("turns", columns, "ON CONFLICT DO NOTHING")
        self.claim_turn = self._statement(f"UPDATE turns SET due = :until WHERE {one} AND due = :due_")
        self.drop_turn = self._statement(f"DELETE FROM turns WHERE {one}")
        self.due_turns = self._statement(
            f"SELECT {', '.join(columns)} FROM turns WHERE due <= :now ORDER BY due LIMIT :limit"
        )

    def _define_pushes(self) -> None:
        columns = Push.__struct_fields__
        found = f"SELECT {', '.join(columns)} FROM pushes WHERE key = :key AND identity = :identity"
        newest = ", ".join([f"{name} = excluded.{name}" for name in columns if name not in ("key", "device")])
        whose = "WHERE identity = :identity AND device = :device"
        self.keep_push = self._insert("pushes", columns, f"ON CONFLICT (key, device) DO UPDATE SET {newest}")
        self.pushes = self._statement(f"{found} ORDER BY device")
        self.pushed_at = self._statement("SELECT identity, device FROM pushes WHERE key = :key")
        self.drop_push = self._statement(f"DELETE FROM pushes {whose} AND key = :key")
        self.drop_pushes = self._statement("DELETE FROM pushes WHERE identity = :identity AND key = :key")
        self.move_pushes = self._statement(
            f"UPDATE pushes SET endpoint = :endpoint, point = :point, auth = :auth {whose}"
        )
        self.drop_pushes_of_device = self._statement(f"DELETE FROM pushes {whose}")
        self.drop_pushes_of_others = self._statement(
            "DELETE FROM pushes WHERE identity = :identity AND device <> :device"
        )
        self.forget_pushes = self._statement(
            "DELETE FROM pushes WHERE device NOT IN (SELECT device FROM devices WHERE ended IS NULL)"
        )
        self.keep_secret = self._insert("secrets", ("name", "value"), "ON CONFLICT DO NOTHING")
        self.secret = self._statement("SELECT value FROM secrets WHERE name = :name")

    def _define_times(self) -> None:
        later = "ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE beats.at < excluded.at"
        self.beat = self._insert("beats", ("id", "at"), later)
        self.alive = self._statement("SELECT at FROM beats")
        self.touch = self._statement("UPDATE beats SET at = at")
        self.outage = self._statement(
            "INSERT INTO outages (since, until) SELECT at, CAST(:now AS BIGINT) FROM beats WHERE at < :before "
            "ON CONFLICT (since) DO UPDATE SET until = excluded.until"
        )
        self.outages = self._statement("SELECT since, until FROM outages ORDER BY since")

    def _define_devices(self) -> None:
        columns = Device.__struct_fields__
        # A device is ended if any of its secrets is: so one that is being replaced at that moment ends too.
        ended = "(SELECT max(other.ended) FROM devices AS other WHERE other.device = devices.device) AS ended"
        shown = ", ".join([ended if name == "ended" else name for name in columns])
        self.add_device = self._insert("devices", columns, "ON CONFLICT DO NOTHING")
        self.device = self._statement(f"SELECT {shown} FROM devices WHERE hash = :hash")
        self.devices_of = self._statement(f"SELECT {shown} FROM devices WHERE identity = :identity")
        self.newest_heir = self._statement(f"SELECT max(renewed) FROM devices WHERE replaces = :hash AND {HEIRS}")
        self.see_device = self._statement("UPDATE devices SET seen = :seen_ WHERE hash = :hash AND seen < :before")
        self.retire_secret = self._statement("UPDATE devices SET until = :until_ WHERE hash = :hash AND until IS NULL")
        self.accept_secret = self._statement("UPDATE devices SET replaces = NULL WHERE hash = :hash")
        whose = "WHERE identity = :identity AND ended IS NULL"
        self.end_device = self._statement(f"UPDATE devices SET ended = :at {whose} AND device = :device")
        self.end_others = self._statement(f"UPDATE devices SET ended = :at {whose} AND device <> :device")
        self.ended_devices = self._statement(f"SELECT DISTINCT device FROM devices WHERE ended > :since AND {ENDED}")
        # The hash of a first secret is the identity itself: without its row it would be good again.
        self.forget_devices = self._statement(
            "DELETE FROM devices WHERE hash <> identity AND (until < :past OR seen < :unseen "
            "OR device IN (SELECT device FROM devices AS other WHERE other.ended < :before))"
        )
        self.is_member = self._statement("SELECT 1 FROM members WHERE secret = :secret LIMIT 1")

    def _define_pairings(self) -> None:
        columns = Pairing.__struct_fields__
        shown = ", ".join(columns)
        newest = "token = excluded.token, code = excluded.code, until = excluded.until"
        self.keep_pairing = self._insert("pairings", columns, f"ON CONFLICT (identity) DO UPDATE SET {newest}")
        self.pairing_of_token = self._statement(f"SELECT {shown} FROM pairings WHERE token = :token")
        self.pairing_of_code = self._statement(f"SELECT {shown} FROM pairings WHERE code = :code")
        self.use_pairing = self._statement("DELETE FROM pairings WHERE token = :token AND until > :now")
        self.forget_pairings = self._statement("DELETE FROM pairings WHERE until <= :now")

    def _define_mails(self) -> None:
        box = ", ".join(Mailbox.__struct_fields__)
        self.add_mailbox = self._insert("mailboxes", ("address", "stop", "day", "sent"), "ON CONFLICT DO NOTHING")
        self.mailbox = self._statement(f"SELECT {box} FROM mailboxes WHERE address = :address")
        self.mailbox_of = self._statement(f"SELECT {box} FROM mailboxes WHERE stop = :stop")
        self.count_mail = self._statement(
            "UPDATE mailboxes SET sent = CASE WHEN day = :day THEN sent + 1 ELSE 1 END, day = :today "
            "WHERE address = :address AND stopped IS NULL AND (day <> :now_ OR sent < :most)"
        )
        self.stop_mails = self._statement("UPDATE mailboxes SET stopped = :at WHERE address = :address")
        columns = ", ".join(Consent.__struct_fields__)
        again = "ON CONFLICT (address, identity) DO UPDATE SET token = excluded.token, asked = excluded.asked"
        self.ask_consent = self._insert("consents", ("address", "identity", "token", "asked"), again)
        self.consent = self._statement(
            f"SELECT {columns} FROM consents WHERE address = :address AND identity = :identity"
        )
        self.consent_of = self._statement(f"SELECT {columns} FROM consents WHERE token = :token")
        self.give_consent = self._statement(
            "UPDATE consents SET confirmed = :at, token = NULL WHERE token = :token AND asked > :since"
        )
        self.drop_consents = self._statement("DELETE FROM consents WHERE address = :address")
        self.forget_asked = self._statement("DELETE FROM consents WHERE confirmed IS NULL AND asked < :before")

    def _insert(self, table: str, columns: Sequence[str], otherwise: str = "") -> Statement:
        places = ", ".join([f":{name}" for name in columns])
        return self._statement(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places}) {otherwise}".rstrip())

    def _statement(self, text: str) -> Statement:
        places: list[str] = []

        def mark(found: re.Match[str]) -> str:
            places.append(found[1])
            return self._mark(len(places))

        return Statement(_VALUE.sub(mark, text), tuple(places))

    def besides_entries(self, writes: Sequence[Write]) -> list[tuple[str, list[Parameters]]]:
        """What the writes bring along besides entries: statements, each with its rows."""
        rows: list[Parameters] = []
        members: list[Parameters] = []
        former: list[Parameters] = []
        unnoticed: list[Parameters] = []
        unpushed: list[Parameters] = []
        turns: list[Parameters] = []
        for write in writes:
            if write.row is not None:
                values = msgspec.structs.asdict(write.row)
                rows.append(self.keep_row.bind(values | {"facts": write.row.facts.decode()}))
            for secret in write.members:
                members.append(self.add_member.bind({"secret": secret, "key": write.key}))
            for secret in write.former:
                former.append(self.drop_member.bind({"secret": secret, "key": write.key}))
            for secret in [*write.former, *write.unnoticed]:
                unnoticed.append(self.drop_destinations.bind({"secret": secret, "key": write.key}))
                unpushed.append(self.drop_pushes.bind({"identity": secret, "key": write.key}))
            for turn in write.outbox:
                turns.append(self.add_turn.bind(msgspec.structs.asdict(turn)))
        found = (
            (self.keep_row, rows),
            (self.add_member, members),  # in whichever order: a table has one write at a time under way
            (self.drop_member, former),
            (self.drop_destinations, unnoticed),
            (self.drop_pushes, unpushed),
            (self.add_turn, turns),
        )
        return [(statement.text, some) for statement, some in found if some]


def entry_rows(writes: Sequence[Write]) -> list[tuple[str, int, int, str]]:
    """The entries of all writes as rows of their table."""
    return [
        (write.key, written.seq, written.at, encode(written.entry).decode())
        for write in writes
        for written in write.entries
    ]
