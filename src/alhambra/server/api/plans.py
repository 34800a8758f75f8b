"""From what a host wishes to the plan of a table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...core.record import parse_record
from ...core.rng import KEYS
from ...locales import say
from ...titles import reopened, title_of, titled
from ...titles.library import plain
from ..access.security import clean_name, clean_title
from ..names import free_name, free_title
from ..store.entries import Origin, Pace, Place, Plan
from ..tables.hub import Hub
from ..tables.table import Table
from .library import Mix, agreed
from .records import origin_of
from .shapes import NewTable, SeatWish


async def plan_of(data: NewTable, name: str, language: str, hub: Hub) -> Plan:
    """The plan that a host's wishes come to."""
    title = clean_title(data.title) if data.title else say(language, "server-table-title", {"name": name})
    plan = Plan(
        title=title,
        game=data.game,
        places=_places(data.seats, name, language),
        edition=data.edition,
        modules=tuple(data.modules),
        options=data.options,
        pace=msgspec.convert(msgspec.to_builtins(data.pace), Pace),
        time_out=data.time_out,
        spectators=data.spectators,
        listed=data.listed,
        lesson=data.lesson,
    )
    if data.origin is None:
        seats, game = len(plan.places), data.game
        mix = Mix(
            game=game,
            seats=seats,
            edition=data.edition or None,
            modules=data.modules,
            options=data.options,
            components=data.components,
        )
        return _with_bots(msgspec.structs.replace(plan, edition=agreed(mix).edition, components=data.components))
    origin = await origin_of(hub, data.origin)
    return _with_bots(await asyncio.to_thread(_continued, plan, origin))


def _places(seats: list[SeatWish], host: str, language: str) -> tuple[Place, ...]:
    """The seats with names: the first player here is the host, and who has none yet is numbered."""
    first = next((number for number, seat in enumerate(seats) if seat.kind == "here"), None)
    names: dict[int, str] = {}
    # People before bots: whoever has a name keeps it.
    for number, seat in sorted(enumerate(seats), key=lambda one: (one[0] != first, one[1].kind == "bot")):
        key = "server-bot-name" if seat.kind == "bot" else "seat-name"
        usual = host if number == first else say(language, key, {"seat": number + 1})
        name = clean_name(seat.name) if seat.name else usual
        names[number] = free_name(name, names.values())
    return tuple(Place(kind=seat.kind, name=names[number], level=seat.level) for number, seat in enumerate(seats))


def _with_bots(plan: Plan) -> Plan:
    """Where the host does not say which bot shall play, the usual one of the game does."""
    usual = titled(plan.game).usual_bot
    places = tuple(msgspec.structs.replace(place, level=place.level or usual) for place in plan.places)
    return msgspec.structs.replace(plan, places=places)


def _continued(plan: Plan, origin: Origin) -> Plan:
    """The plan with the rules of the record that it goes on from."""
    record = parse_record(origin.record)
    title = title_of(record)
    wishes = title.wishes(reopened(record))
    return msgspec.structs.replace(
        plan,
        game=title.key,
        edition=wishes.edition or "",
        modules=tuple(wishes.modules),
        options={name: plain(value) for name, value in (wishes.options or {}).items()},
        origin=origin,
    )


def rematch_of(table: Table, person: int) -> Plan:
    """The same people, rules and printed facts once more; whoever asks is the host."""
    places = []
    for seat in table.seats:
        kind = "bot" if seat.owner is None else "here" if seat.owner == person else "link"
        places.append(
            msgspec.structs.replace(seat.place, kind=kind, name=seat.name, level=seat.bot or seat.place.level)
        )
    title = free_title(table.plan.title, (table.plan.title,))
    components = {} if table.game is None else plain_facts(table.title.wishes(table.game).components)
    return msgspec.structs.replace(
        table.plan, title=title, places=tuple(places), origin=None, components=components, lesson=""
    )


def plain_facts(components: Mapping[str, object] | None) -> dict[str, Any]:
    """Corrections of printed facts, as they can be written down."""
    return {} if components is None else msgspec.to_builtins(components)


def bot_names(names: Sequence[str], seats: Sequence[int], language: str) -> list[str]:
    """Names for the bots in these seats: those given, then numbered ones."""
    given = [clean_name(name) for name in names]
    return given + [say(language, "server-bot-name", {"seat": seat + 1}) for seat in seats[len(given) :]]


def new_seed() -> int:
    """A key: nobody finds it by trying, nor from the shuffles that they have seen."""
    return KEYS + secrets.randbelow(KEYS)
