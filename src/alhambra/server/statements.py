"""Everything that is said to the database, written once with SQLAlchemy and compiled for the driver of each kind.

Drivers execute the texts themselves: what SQLAlchemy does for each statement costs more than the statement. Nothing
here changes or removes an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Dialect, Table, and_, bindparam, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.sql import ClauseElement

from .entries import encode
from .schema import ON_SHOW, beats, destinations, entries, members, outages, replays, tables, turns
from .writes import Turn, Write

Insert = Callable[[Table], SqliteInsert] | Callable[[Table], PostgresInsert]
Parameters = tuple[object, ...]
Found = Sequence[Any]  # the columns of a row
PLACE = ("key", "seq", "seat", "channel")  # of a turn


@dataclass(frozen=True)
class Statement:
    """A statement as a driver reads it, and which values belong to its places."""

    text: str
    places: tuple[str, ...]
    constants: Mapping[str, object]  # values that SQLAlchemy has put there itself

    def bind(self, values: Mapping[str, object]) -> Parameters:
        given = {**self.constants, **values}
        return tuple([given[place] for place in self.places])


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
    """All statements, for one kind of database."""

    def __init__(self, dialect: Dialect, insert: Insert) -> None:
        self._dialect = dialect
        self._insert = insert
        self._define_tables()
        self._define_notices()
        self._define_times()
        self._define_questions()

    def _define_tables(self) -> None:
        row = self._added(tables)
        changed = {column.name: row.excluded[column.name] for column in tables.columns if column.name != "key"}
        newer = tables.c.changed <= row.excluded["changed"]  # of two workers the slower one may know less
        self.add_entry = self._compiled(self._added(entries))
        self.keep_row = self._compiled(row.on_conflict_do_update(index_elements=["key"], set_=changed, where=newer))
        self.add_member = self._compiled(self._added(members).on_conflict_do_nothing())
        self.add_turn = self._compiled(self._added(turns).on_conflict_do_nothing())
        self.keep_replay = self._compiled(self._added(replays).on_conflict_do_nothing())
        unclaimed = (tables.c.key == bindparam("key_")) & (tables.c.due == bindparam("due_"))
        self.claim_due = self._compiled(update(tables).where(unclaimed).values(due=bindparam("until")))

    def _define_notices(self) -> None:
        body = self._added(destinations)
        whose = and_(*[destinations.c[name] == bindparam(name) for name in ("key", "secret")])
        self.keep_destinations = self._compiled(
            body.on_conflict_do_update(index_elements=["key", "secret"], set_={"body": body.excluded["body"]})
        )
        self.drop_destinations = self._compiled(delete(destinations).where(whose))
        self.destinations = self._compiled(select(destinations.c.body).where(whose))

        one = and_(*[turns.c[name] == bindparam(name) for name in PLACE])
        unclaimed = one & (turns.c.due == bindparam("due_"))
        self.claim_turn = self._compiled(update(turns).where(unclaimed).values(due=bindparam("until")))
        self.drop_turn = self._compiled(delete(turns).where(one))

    def _define_times(self) -> None:
        beat = self._added(beats)
        later = beats.c.at < beat.excluded["at"]
        at = {"at": beat.excluded["at"]}
        self.beat = self._compiled(beat.on_conflict_do_update(index_elements=["id"], set_=at, where=later))
        self.alive = self._compiled(select(beats.c.at))
        self.touch = self._compiled(update(beats).values(at=beats.c.at))
        silence = select(beats.c.at, bindparam("now", type_=BigInteger)).where(beats.c.at < bindparam("before"))
        outage = self._insert(outages).from_select(["since", "until"], silence)
        longer = {"until": outage.excluded["until"]}
        self.outage = self._compiled(outage.on_conflict_do_update(index_elements=["since"], set_=longer))
        self.outages = self._compiled(select(outages.c.since, outages.c.until).order_by(outages.c.since))

    def _define_questions(self) -> None:
        limit, offset, now = [bindparam(name, type_=BigInteger) for name in ("limit", "offset", "now")]
        self.entries = self._compiled(
            select(entries.c.seq, entries.c.at, entries.c.body)
            .where(entries.c.key == bindparam("key"), entries.c.seq > bindparam("after"))
            .order_by(entries.c.seq)
        )
        listed = select(tables).where(text(ON_SHOW)).order_by(tables.c.created.desc(), tables.c.key)
        self.listed = self._compiled(listed.limit(limit).offset(offset))
        mine = select(tables).join(members, members.c.key == tables.c.key)
        mine = mine.where(members.c.secret == bindparam("secret")).order_by(tables.c.changed.desc(), tables.c.key)
        self.of_member = self._compiled(mine.limit(limit).offset(offset))
        self.row = self._compiled(select(tables).where(tables.c.key == bindparam("key")))
        every = select(tables).where(tables.c.key > bindparam("after")).order_by(tables.c.key)
        self.every = self._compiled(every.limit(limit))
        self.counts = self._compiled(select(tables.c.status, func.count()).group_by(tables.c.status))
        due = select(tables.c.key, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due)
        self.due_tables = self._compiled(due.limit(limit))
        notices = select(*[turns.c[name] for name in Turn.__struct_fields__])
        self.due_turns = self._compiled(notices.where(turns.c.due <= now).order_by(turns.c.due).limit(limit))
        self.replay = self._compiled(select(replays.c.text).where(replays.c.key == bindparam("key")))

    def _compiled(self, statement: ClauseElement) -> Statement:
        found = statement.compile(dialect=self._dialect)
        constants = {name: value for name, value in found.params.items() if value is not None}
        return Statement(str(found), tuple(getattr(found, "positiontup", None) or ()), constants)

    def _added(self, table: Table) -> SqliteInsert | PostgresInsert:
        return self._insert(table).values({column.name: bindparam(column.name) for column in table.columns})

    def besides_entries(self, writes: Sequence[Write]) -> list[tuple[str, list[Parameters]]]:
        """What the writes bring along besides entries: statements, each with its rows."""
        rows: list[Parameters] = []
        members: list[Parameters] = []
        turns: list[Parameters] = []
        for write in writes:
            if write.row is not None:
                values = msgspec.structs.asdict(write.row)
                rows.append(self.keep_row.bind(values | {"facts": write.row.facts.decode()}))
            for secret in write.members:
                members.append(self.add_member.bind({"secret": secret, "key": write.key}))
            for turn in write.outbox:
                turns.append(self.add_turn.bind(msgspec.structs.asdict(turn)))
        found = ((self.keep_row, rows), (self.add_member, members), (self.add_turn, turns))
        return [(statement.text, some) for statement, some in found if some]


def entry_rows(writes: Sequence[Write]) -> list[tuple[str, int, int, str]]:
    """The entries of all writes as rows of their table."""
    return [
        (write.key, written.seq, written.at, encode(written.entry).decode())
        for write in writes
        for written in write.entries
    ]
