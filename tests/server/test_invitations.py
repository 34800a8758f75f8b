"""Links that invite: one for all free seats, a new one for a seat that is taken, and one that hands a seat over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from alhambra.server.notices import Webhook, Wish
from alhambra.server.refusals import Refused
from alhambra.server.store.entries import decode
from alhambra.server.tables.table import Table
from alhambra.titles.wire import to_json
from harness import token_of
from lively import (
    Guest,
    Served,
    Watch,
    lively_hub,
    playing,
    served,
    settled,
    two_workers,
    watch_of,
)
from quiet import SECRETS, run

HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "random"}
MINUTE = 60.0


class Sofa:
    """A server, a host with a table, and friends who come with links."""

    def __init__(self, it: Served, host: httpx.AsyncClient, opened: dict[str, Any]) -> None:
        self.it = it
        self.host = host
        self.key = opened["table"]["key"]
        self.path = f"/api/tables/{self.key}"
        self.invitation = token_in(opened["invitation"])
        self.links = {link["seat"]: token_in(link["url"]) for link in opened["links"]}

    async def does(self, who: httpx.AsyncClient, what: str, **facts: Any) -> dict[str, Any]:
        answer = await who.post(f"{self.path}/{what}", json=facts)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def tries(self, who: httpx.AsyncClient, what: str, **facts: Any) -> str:
        """Something that is refused, and changes nothing; the reason. A bot may play meanwhile."""
        before = arrangement(await self.table())
        answer = await who.post(f"{self.path}/{what}", json=facts)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["text"]
        assert arrangement(await self.table()) == before
        return str(answer.json()["reason"])

    async def joins(self, name: str, token: str) -> httpx.AsyncClient:
        """Somebody new, who sits down with this token."""
        friend = self.it.client()
        await self.does(friend, "join", name=name, token=token)
        return friend

    async def table(self) -> Table:
        return (await self.it.hub.room(self.key)).table

    async def enters(self, who: httpx.AsyncClient) -> Guest:
        return await self.it.enter(self.key, who)


def arrangement(table: Table) -> tuple[object, ...]:
    """Who sits where, and who else could."""
    return dict(table.links), table.invitation, [(seat.owner, seat.name) for seat in table.seats], table.status


def token_in(url: str) -> str:
    return url.partition("#")[2]


@asynccontextmanager
async def sofa(url: str, *seats: dict[str, str], **wishes: Any) -> AsyncIterator[Sofa]:
    settings = wishes.pop("settings", {})
    async with served(url, Watch(), **settings) as it, it.client() as host:
        wish = {"name": "Anna", "seats": list(seats) or [HERE, LINK, LINK], **wishes}
        answer = await host.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        yield Sofa(it, host, answer.json())


# --------------------------------------------------------------------------------------------------- who was sent away


@pytest.mark.parametrize("how", ["leave", "links"])
def test_who_was_sent_away_from_a_listed_table_does_not_sit_down_again(sqlite_url: str, how: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url, listed=True) as it:
            ben = it.it.client()
            await it.does(ben, "join", name="Ben")
            await it.does(it.host, how, seat=1, **({"vacate": True} if how == "links" else {}))
            assert await it.tries(ben, "join", name="Ben") == "sent-away"
            assert await it.tries(ben, "join", name="Benjamin", seat=2) == "sent-away"
            assert await it.tries(ben, "join", name="Ben", token=it.invitation) == "sent-away"
            await it.does(it.it.client(), "join", name="Cleo")  # everybody else may
            again = Table(it.key, await it.it.hub.store.entries(it.key))
            assert again.was_sent_away((await it.table()).persons[1].secret)  # also after a restart

    run(work())


def test_who_was_sent_away_does_not_come_back_by_the_same_invitation(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            ben = await it.joins("Ben", it.invitation)
            await it.does(it.host, "leave", seat=1)
            assert await it.tries(ben, "join", name="Ben", token=it.invitation) == "sent-away"
            await it.joins("Cleo", it.invitation)
            newer = token_in((await it.does(it.host, "invitation"))["url"])
            await it.does(ben, "join", name="Ben", token=newer)  # given by the host after that

    run(work())


def test_the_host_can_ask_somebody_back_with_a_link_to_a_seat(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url, listed=True) as it:
            ben = it.it.client()
            await it.does(ben, "join", name="Ben")
            link = await it.does(it.host, "links", seat=1, vacate=True)
            await it.does(ben, "join", name="Ben", token=token_in(link["url"]))
            await it.does(ben, "leave", seat=1)
            await it.does(ben, "join", name="Ben")  # who left by themselves was not sent away

    run(work())


# ------------------------------------------------------------------------------------------ one link for all free seats


def test_one_link_gives_one_seat_after_the_other(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            ben = await it.joins("Ben", it.invitation)
            await it.joins("Cleo", it.invitation)
            table = await it.table()
            assert table.names() == ["Anna", "Ben", "Cleo"]
            assert await it.tries(it.it.client(), "join", name="Dora", token=it.invitation) == "no-free-seat"
            assert await it.tries(ben, "join", name="Ben", token=it.invitation) == "already-seated"

    run(work())


def test_it_passes_over_seats_that_are_not_for_links(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url, HERE, BOT, HERE, LINK) as it:
            await it.joins("Ben", it.invitation)
            assert (await it.table()).seats[3].name == "Ben"

    run(work())


def test_the_links_of_seats_stay_good_beside_it(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            await it.joins("Ben", it.links[1])
            await it.joins("Cleo", it.invitation)
            assert (await it.table()).names() == ["Anna", "Ben", "Cleo"]
            assert await it.tries(it.it.client(), "join", name="Dora", token=it.links[2]) == "bad-link"

    run(work())


def test_a_new_one_makes_the_old_one_worthless(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            newer = token_in((await it.does(it.host, "invitation"))["url"])
            assert await it.tries(it.it.client(), "join", name="Ben", token=it.invitation) == "bad-link"
            ben = await it.joins("Ben", newer)
            assert await it.tries(ben, "invitation") == "not-host"
            assert await it.tries(it.it.client(), "invitation") == "not-a-player"

    run(work())


def test_it_is_worth_nothing_after_the_start_and_after_the_end(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            await it.does(it.host, "start", fill="random")
            stranger = it.it.client()
            assert await it.tries(stranger, "join", name="Ben", token=it.invitation) == "bad-link"
            assert await it.tries(it.host, "invitation") == "already-started"
            assert not token_of(stranger)  # and nobody became somebody
        async with sofa(sqlite_url) as it:
            await it.does(it.host, "close")
            assert await it.tries(stranger := it.it.client(), "join", name="Ben", token=it.invitation) == "closed"
            assert await it.tries(stranger, "join", name="Ben", token=it.links[1]) == "closed"
            assert not token_of(stranger)

    run(work())


def test_a_table_without_seats_for_friends_has_none(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as it, it.client() as host:
            opened = (await host.post("/api/tables", json={"name": "Anna", "seats": [HERE, BOT]})).json()
            assert opened["invitation"] is None
            answer = await host.post(f"/api/tables/{opened['table']['key']}/invitation")
            assert answer.json()["reason"] == "no-free-seat"

    run(work())


def test_two_who_come_at_once_get_two_seats(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            people = [it.it.client() for _ in range(3)]
            path = f"{it.path}/join"
            wishes = [{"name": f"Friend {number}", "token": it.invitation} for number in range(3)]
            answers = await asyncio.gather(
                *[one.post(path, json=wish) for one, wish in zip(people, wishes, strict=True)]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 200, 409]
            assert not any(seat.free for seat in (await it.table()).seats)

    run(work())


def test_two_workers_give_two_seats(postgres_url: str) -> None:
    async def work() -> None:
        watch = Watch()
        async with served(postgres_url, watch) as first, served(postgres_url, watch) as second:
            host = first.client()
            wish = {"name": "Anna", "seats": [HERE, LINK, LINK]}
            opened = (await host.post("/api/tables", json=wish)).json()
            token, path = token_in(opened["invitation"]), f"/api/tables/{opened['table']['key']}/join"
            people = [first.client(), second.client(), first.client(), second.client()]
            answers = await asyncio.gather(
                *[one.post(path, json={"name": f"Friend {n}", "token": token}) for n, one in enumerate(people)]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409]

    run(work())


def test_tables_of_older_servers_have_no_such_link() -> None:
    entry = decode(b'{"entry":"created","plan":{"title":"","places":[],"edition":""},"host":"h","name":"A","links":{}}')
    assert getattr(entry, "invitation", None) == ""


# ------------------------------------------------------------------------------------------- a seat that is taken


def test_a_new_link_for_a_taken_seat_asks_its_player_to_leave(sqlite_url: str) -> None:
    async def work() -> None:
        async with sofa(sqlite_url) as it:
            ben = await it.joins("Ben", it.links[1])
            assert await it.tries(it.host, "links", seat=1) == "seat-taken"
            assert await it.tries(ben, "links", seat=2, vacate=True) == "not-host"
            assert await it.tries(it.host, "links", seat=0, vacate=True) == "host-seat"
            link = token_in((await it.does(it.host, "links", seat=1, vacate=True))["url"])
            assert (await ben.get(it.path)).json()["you"]["seats"] == []
            await it.joins("Cleo", link)
            assert (await it.table()).seats[1].name == "Cleo"
            free = token_in((await it.does(it.host, "links", seat=2, vacate=True))["url"])  # as without
            await it.joins("Dora", free)

    run(work())


# ------------------------------------------------------------------------------------------------ handing a seat over


@asynccontextmanager
async def in_the_game(url: str, **wishes: Any) -> AsyncIterator[tuple[Sofa, httpx.AsyncClient]]:
    """The game has begun; Ben has the second seat, and is not here."""
    async with sofa(url, **wishes) as it:
        ben = await it.joins("Ben", it.links[1])
        await it.joins("Cleo", it.links[2])
        await it.does(it.host, "start")
        yield it, ben


async def offered(it: Sofa, seat: int = 1) -> str:
    return token_in((await it.does(it.host, f"seats/{seat}/link"))["url"])


def test_a_seat_is_handed_over_when_its_player_is_gone(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            assert await it.tries(it.host, "seats/1/link") == "still-there"
            it.it.watch.wait(MINUTE)
            anna = await it.enters(it.host)
            token = await offered(it)
            basile = await it.joins("Basile", token)
            assert (await basile.get(it.path)).json()["you"]["seats"] == [1]
            assert anna.table["seats"][1]["name"] == "Basile"  # everybody is told
            assert anna.table["seats"][1]["former"] == "Ben"
            assert (await ben.get(it.path)).json()["you"] == {"person": None, "host": False, "seats": [], "eye": None}
            assert (await ben.get("/api/me/tables")).json()["tables"] == []
            assert len((await basile.get("/api/me/tables")).json()["tables"]) == 1
            assert await it.tries(it.it.client(), "join", name="Dora", token=token) == "bad-link"

    run(work())


def test_only_the_host_offers_and_only_seats_of_others(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            assert await it.tries(ben, "seats/2/link") == "not-host"
            assert await it.tries(it.it.client(), "seats/1/link") == "not-a-player"
            assert await it.tries(it.host, "seats/0/link") == "host-seat"
            assert await it.tries(it.host, "seats/5/link") == "no-such-seat"
            await it.does(ben, "seats/1/resign")
            assert await it.tries(it.host, "seats/1/link") == "resigned"
        async with sofa(sqlite_url, HERE, LINK, BOT) as it:
            assert await it.tries(it.host, "seats/1/link") == "not-started"
            await it.joins("Ben", it.links[1])
            await it.does(it.host, "start")
            assert await it.tries(it.host, "seats/2/link") == "bot-plays"

    run(work())


def test_whom_a_bot_replaces_because_they_were_away_can_be_followed_at_once(sqlite_url: str) -> None:
    """Also after a restart, when nobody knows any more for how long they have been away."""

    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            await it.does(it.host, "seats/1/bot", level="random")
            it.it.hub.rooms.clear()
            it.it.watch.wait(1)
            await it.enters(ben)
            assert await it.tries(it.host, "seats/1/link") == "still-there"
            it.it.hub.rooms.clear()
            await it.it.hub.room(it.key)
            it.it.watch.wait(1)
            basile = await it.joins("Basile", await offered(it))
            table = await it.table()
            assert table.seats[1].human  # the bot has gone
            assert (await basile.get(it.path)).json()["you"]["seats"] == [1]

    run(work())


def test_whoever_comes_back_first_keeps_the_seat(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            token = await offered(it)
            guest = await it.enters(ben)
            await settled()
            assert await it.tries(it.it.client(), "join", name="Basile", token=token) == "bad-link"
            it.it.hub.leave(guest)
            it.it.watch.wait(2 * MINUTE)
            assert await it.tries(it.it.client(), "join", name="Basile", token=token) == "bad-link"
            assert (await it.table()).links == {}

    run(work())


def test_who_takes_the_seat_back_from_a_bot_keeps_it(sqlite_url: str) -> None:
    """Also over HTTP, without a socket."""

    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            await it.does(it.host, "seats/1/bot", level="random")
            token = await offered(it)
            await it.does(ben, "seats/1/return")
            assert await it.tries(it.it.client(), "join", name="Basile", token=token) == "bad-link"

    run(work())


def test_a_newer_link_to_a_seat_replaces_the_older(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, _):
            it.it.watch.wait(MINUTE)
            old, new = await offered(it), await offered(it)
            assert await it.tries(it.it.client(), "join", name="Basile", token=old) == "bad-link"
            await it.joins("Basile", new)

    run(work())


def test_nobody_plays_two_hands_by_taking_over(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            second, third = await offered(it, 1), await offered(it, 2)
            assert await it.tries(it.host, "join", name="Anna", token=second) == "already-seated"
            assert await it.tries(ben, "join", name="Ben", token=third) == "already-seated"
            await it.joins("Basile", second)
            assert await it.tries(ben, "join", name="Ben", token=third) == "knows-another-hand"
            it.it.watch.wait(MINUTE)
            await it.does(ben, "join", name="Ben", token=await offered(it, 1))  # his own seat he may have again
            assert (await ben.get(it.path)).json()["you"]["seats"] == [1]

    run(work())


@pytest.mark.parametrize("spectators", [True, False])
def test_the_old_device_is_told_and_sees_nothing(sqlite_url: str, spectators: bool) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url, spectators=spectators) as (it, ben):
            it.it.watch.wait(MINUTE)
            await it.joins("Basile", await offered(it))
            with pytest.raises(Refused, match="seat-handed-over") as error:
                await it.enters(ben)
            assert "Basile" in error.value.text()
            assert "Anna" in error.value.text()
            view = await ben.get(f"{it.path}/view")
            assert '"hand"' not in view.text
            for wish in ("seats/1/return", "seats/1/resign", "rematch"):
                assert await it.tries(ben, wish) == "not-a-player"

    run(work())


def test_an_open_socket_of_the_old_owner_is_closed_with_a_reason() -> None:
    """Two workers may not agree who was first: the socket hears nothing more of the seat."""

    async def work() -> None:
        first, second = two_workers()
        company = await playing(first, (0, 1, 2))
        watch_of(first).wait(MINUTE)
        key = company.table.key
        await first.act(key, lambda table, now: table.offer(0, 1, "a link", 60_000, now))
        room = await second.room(key)
        ben = Guest(second, room, SECRETS[1])
        ben.room.enter(ben)  # and nobody has heard of it yet
        await first.act(key, lambda table, now: table.take_over(1, SECRETS[3], "Basile", now))
        await settled()
        assert ben.goodbye == "seat-handed-over"
        heard = len(ben.heard)
        await company.play()
        await settled()
        assert len(ben.heard) == heard
        assert ben not in room.players
        assert ben not in room.watchers

    run(work())


def test_who_is_connected_at_another_worker_keeps_the_seat() -> None:
    async def work() -> None:
        first, second = two_workers()
        company = await playing(first, (0, 1, 2))
        key = company.table.key
        room = await second.room(key)
        ben = Guest(second, room, SECRETS[1])
        await second.enter(ben, None)
        await settled()
        await first.act(key, lambda table, now: table.offer(0, 1, "a link", 60_000, now))
        await settled()
        assert company.table.links == room.table.links == {}
        assert ben.goodbye == ""

    run(work())


def test_undo_is_asked_of_the_new_owner() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 2))
        table = company.table

        def waiting() -> set[int] | None:
            return None if table.question is None else table.question.waiting

        await company.play()
        await company.act(lambda table, now: table.undo(0, 0, table.seq, now))
        await company.act(lambda table, now: table.offer(0, 1, "a link", 60_000, now))
        await company.act(lambda table, now: table.take_over(1, SECRETS[3], "Basile", now))
        assert waiting() is None  # what was asked of the one before is void
        await company.play()
        await company.act(lambda table, now: table.undo(2, 0, table.seq, now))
        assert waiting() == {0, 3}
        with pytest.raises(Refused, match="not-asked"):
            await company.act(lambda table, now: table.consent(1, True, now))
        await company.act(lambda table, now: table.consent(3, True, now))
        assert waiting() == {0}

    run(work())


def test_the_clock_goes_on_for_the_new_owner() -> None:
    async def work() -> None:
        from alhambra.server.store.entries import Live

        company = await playing(lively_hub(), (1, 0, 2), pace=Live(600))
        table = company.table
        seat = table.decider
        assert seat is not None
        owner = table.owner_of(seat)
        if owner == 0:
            await company.play()
            seat = table.decider
            assert seat is not None
        running = table.clock.since
        chosen = seat
        await company.act(lambda table, now: table.offer(0, chosen, "a link", 60_000, now))
        await company.act(lambda table, now: table.take_over(chosen, SECRETS[3], "Basile", now))
        assert (table.clock.running, table.clock.since) == (seat, running)

    run(work())


def test_everything_is_read_again_from_the_entries() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 2))
        await company.act(lambda table, now: table.offer(0, 1, "a link", 60_000, now))
        await company.act(lambda table, now: table.offer(0, 2, "another", 60_000, now))
        await company.act(lambda table, now: table.take_over(1, SECRETS[3], "Basile", now))
        await company.act(lambda table, now: table.withdraw({2}, now))
        entries = await company.hub.store.entries(company.table.key)
        again = Table(company.table.key, entries)
        assert again.names() == company.table.names() == ["Person 0", "Basile", "Person 2"]
        assert (again.links, again.seats[1].former, again.person(SECRETS[1])) == ({}, "Person 1", None)

    run(work())


def test_turn_notices_of_the_old_owner_end(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url, settings={"notice_delay": 0.0}) as (it, ben):
            identity = (await it.table()).persons[1].secret
            body = to_json(Wish(destinations=[Webhook(url="http://127.0.0.1:9/", key="k")], language="en"))
            await it.it.hub.keep_destinations(it.key, identity, body)
            assert (await ben.get(f"{it.path}/notices")).json()["webhook"]
            it.it.watch.wait(MINUTE)
            await it.joins("Basile", await offered(it))
            assert (await ben.get(f"{it.path}/notices")).json().get("reason") == "not-a-player"
            assert await it.it.hub.store.destinations(it.key, identity) is None
            assert (await it.it.hub.room(it.key)).destinations == {}

    run(work())


def test_after_the_game_the_new_owner_plays_the_rematch(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, ben):
            it.it.watch.wait(MINUTE)
            token = await offered(it, 2)
            basile = await it.joins("Basile", await offered(it))
            for client, seat in ((basile, 1), (it.host, 0)):
                await it.does(client, f"seats/{seat}/resign")
            assert (await it.table()).status == "over"
            assert await it.tries(it.it.client(), "join", name="Dora", token=token) == "over"
            assert await it.tries(ben, "rematch") == "not-a-player"
            answer = await it.host.post(f"{it.path}/rematch")
            assert answer.status_code == 201, answer.text
            new = answer.json()["table"]["key"]
            assert (await basile.get(f"/api/tables/{new}")).json()["you"]["seats"] == [1]
            assert (await ben.get(f"/api/tables/{new}")).json()["you"]["seats"] == []

    run(work())


def test_a_link_is_good_at_its_own_table_only(sqlite_url: str) -> None:
    async def work() -> None:
        async with in_the_game(sqlite_url) as (it, _):
            it.it.watch.wait(MINUTE)
            token = await offered(it)
            wish = {"name": "Eva", "seats": [HERE, LINK]}
            other = (await it.it.client().post("/api/tables", json=wish)).json()
            foreign = token_in(other["invitation"])
            assert await it.tries(it.it.client(), "join", name="Dora", token=foreign) == "bad-link"
            path = f"/api/tables/{other['table']['key']}/join"
            for secret in (token, it.invitation, it.links[1]):
                answer = await it.it.client().post(path, json={"name": "Dora", "token": secret})
                assert answer.json()["reason"] == "bad-link"

    run(work())


def test_of_two_who_take_over_at_once_one_does(postgres_url: str) -> None:
    async def work() -> None:
        watch = Watch()
        async with served(postgres_url, watch) as first, served(postgres_url, watch) as second:
            host, ben = first.client(), first.client()
            opened = (await host.post("/api/tables", json={"name": "Anna", "seats": [HERE, LINK]})).json()
            path = f"/api/tables/{opened['table']['key']}"
            token = token_in(opened["invitation"])
            assert (await ben.post(f"{path}/join", json={"name": "Ben", "token": token})).status_code == 200
            assert (await host.post(f"{path}/start", json={})).status_code == 200
            watch.wait(MINUTE)
            link = token_in((await host.post(f"{path}/seats/1/link")).json()["url"])
            people = [first.client(), second.client(), first.client(), second.client()]
            answers = await asyncio.gather(
                *[one.post(f"{path}/join", json={"name": f"Friend {n}", "token": link}) for n, one in enumerate(people)]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
            seated = [(await one.get(path)).json()["you"]["seats"] for one in people]
            assert sorted(seated) == [[], [], [], [1]]

    run(work())
