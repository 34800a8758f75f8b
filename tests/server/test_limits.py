"""Limits: what one client may ask for, and that remembering it costs little."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from dataclasses import replace

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from alhambra.server import protocol
from alhambra.server.access import limits
from alhambra.server.access.limits import Bucket, Limiter
from alhambra.server.refusals import Refused
from alhambra.server.settings import Limits
from harness import Server, running_server, token_of
from people import Party, Player, new_table

ANNA, BEN = "192.0.2.1", "192.0.2.2"


class Clock:
    """The time, as a test wants it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_so_much_a_second() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(1, 10.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1, 10.4)
    assert bucket.take(1, 10.5)
    assert not bucket.take(1, 10.5)
    assert bucket.wait(1) == pytest.approx(0.5)
    assert [bucket.take(1, 100.0) for _ in range(4)] == [True, True, True, False]


def test_dear_things_take_more_out_of_a_bucket() -> None:
    bucket = Bucket(rate=1, burst=10)
    assert bucket.take(8, 0.0)
    assert not bucket.take(3, 0.0)
    assert bucket.take(2, 0.0)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(1, 50.0)
    assert not bucket.take(1, 40.0)
    assert bucket.take(1, 41.0)


def test_no_burst_is_no_limit() -> None:
    bucket = Bucket(rate=0, burst=0)
    assert all(bucket.take(5, 0.0) for _ in range(1000))


def test_every_client_has_its_own_share_of_requests() -> None:
    clock = Clock()
    limiter = Limiter(Limits(requests_per_minute=2), clock)
    limiter.request(ANNA)
    limiter.request(ANNA)
    limiter.request(BEN)
    with pytest.raises(Refused) as caught:
        limiter.request(ANNA)
    assert (caught.value.reason, caught.value.status, caught.value.facts) == ("too-many-requests", 429, {"seconds": 30})
    clock.now += 30
    limiter.request(ANNA)


def test_tables_are_counted_by_the_hour() -> None:
    clock = Clock()
    limiter = Limiter(Limits(tables_per_hour=1), clock)
    limiter.table(ANNA)
    with pytest.raises(Refused, match="too-many-tables") as caught:
        limiter.table(ANNA)
    assert caught.value.facts == {"seconds": 3600}
    clock.now += 3600
    limiter.table(ANNA)


def test_a_socket_counts_while_it_is_open() -> None:
    limiter = Limiter(Limits(sockets=2))
    with limiter.socket(ANNA):
        with limiter.socket(ANNA), limiter.socket(BEN), pytest.raises(Refused, match="too-many-sockets"):
            limiter.socket(ANNA).__enter__()
        with limiter.socket(ANNA):
            pass
    assert not limiter._sockets  # nothing is remembered of those who are gone


def test_messages_have_a_bucket_for_each_socket() -> None:
    limiter = Limiter(Limits(messages_per_second=1, message_burst=2))
    with limiter.socket(ANNA) as first, limiter.socket(ANNA) as second:
        assert [first.bucket.take(1, 0.0) for _ in range(3)] == [True, True, False]
        assert second.bucket.take(1, 0.0)


def test_no_more_clients_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    limiter = Limiter(replace(Limits(), requests_per_minute=1), Clock())
    limiter.request(ANNA)
    for number in range(9):
        limiter.request(f"198.51.100.{number}")
    with pytest.raises(Refused):
        limiter.request(ANNA)  # remembered, and seen again just now
    for number in range(9, 18):
        limiter.request(f"198.51.100.{number}")
    assert len(limiter._requests) == 10
    with pytest.raises(Refused):
        limiter.request(ANNA)
    limiter.request("198.51.100.0")  # forgotten


# ------------------------------------------------------------------------------------------------------- over the wire


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nowhere"), ("DELETE", "/api/library")])
def test_what_does_not_exist_counts_too(sqlite_url: str, method: str, path: str) -> None:
    """No handler is found for such a request, so it never comes to the gate where the others are counted."""
    with running_server(sqlite_url, limit_requests_per_minute=20) as server, server.client() as client:
        found = [client.request(method, path).status_code for _ in range(30)]
    assert found.count(429) >= 8
    assert 429 not in found[:15]


def test_who_asks_too_much_is_told_when_to_come_back(sqlite_url: str) -> None:
    with running_server(sqlite_url, limit_requests_per_minute=20) as server, server.client() as client:
        answers = [client.get("/api/tables") for _ in range(25)]
    assert [answer.status_code for answer in answers[:5]] == [200] * 5
    last = answers[-1]
    assert (last.status_code, last.json()["reason"]) == (429, "too-many-requests")
    assert 1 <= int(last.headers["retry-after"]) <= 3


def test_tables_have_quotas(sqlite_url: str) -> None:
    wish = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}]}
    with running_server(sqlite_url, limit_tables_per_hour=4, limit_open_tables=2) as server:
        with server.client() as anna:
            keys = [anna.post("/api/tables", json=wish).json()["table"]["key"] for _ in range(2)]
            refused = anna.post("/api/tables", json=wish)
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-open-tables")
            assert anna.post(f"/api/tables/{keys[0]}/close").status_code == 200
            assert anna.post("/api/tables", json=wish).status_code == 201
            assert token_of(anna)
        with server.client() as ben:  # another person at the same address
            refused = ben.post("/api/tables", json=wish)
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-tables")
            assert int(refused.headers["retry-after"]) <= 900
            assert not token_of(ben)


# --------------------------------------------------------------------------------------------- one client, many sockets


def test_a_client_has_one_budget_for_all_its_sockets() -> None:
    limiter = Limiter(Limits(messages_per_second=1, message_burst=10, messages_factor=2))
    with limiter.socket(ANNA) as one, limiter.socket(ANNA) as two, limiter.socket(ANNA) as three:
        assert [visit.bucket.take(10, 0.0) for visit in (one, two, three)] == [True, True, False]
        assert not one.bucket.take(1, 0.0)  # its own is used up too
        with limiter.socket(BEN) as other:
            assert other.bucket.take(10, 0.0)
    with limiter.socket(ANNA) as again:  # to come back does not help
        assert not again.bucket.take(1, 0.0)
        assert again.bucket.take(4, 2.0)


def test_a_client_has_one_budget_for_the_frames_of_all_its_sockets() -> None:
    limiter = Limiter(Limits(messages_per_second=10, message_burst=40, messages_factor=3), Clock())
    first, second, third, fourth = (limiter.frame_bucket(ANNA) for _ in range(4))
    assert [bucket.spend(80, 0.0) for bucket in (first, second, third)] == [0.0, 0.0, 0.0]
    assert fourth.spend(6, 0.0) == pytest.approx(0.1)  # 60 a second for all of them
    assert limiter.frame_bucket(ANNA).spend(6, 0.0) == pytest.approx(0.2)  # a new socket brings nothing new
    assert limiter.frame_bucket(BEN).spend(80, 0.0) == 0.0
    assert limiter.frame_bucket(ANNA).spend(80, 100.0) == 0.0


def test_no_burst_is_no_limit_for_a_client_either() -> None:
    limiter = Limiter(Limits(message_burst=0))
    with limiter.socket(ANNA) as visit:
        assert all(visit.bucket.take(50, 0.0) for _ in range(100))


def test_handshakes_are_counted_by_the_minute() -> None:
    clock = Clock()
    limiter = Limiter(Limits(connects_per_minute=2), clock)
    limiter.handshake(ANNA)
    limiter.handshake(ANNA)
    limiter.handshake(BEN)
    with pytest.raises(Refused) as caught:
        limiter.handshake(ANNA)
    assert caught.value.facts == {"seconds": 30}


def test_a_question_costs_by_the_work_it_makes() -> None:
    def cost(text: str) -> float:
        return protocol.read(text).cost

    few, many = (json.dumps({"type": "preview", "moves": ["pass"] * number}) for number in (1, 100))
    assert cost('{"type":"ping"}') == cost('{"type":"play","move":"pass","seq":0}') == 1
    assert 1 < cost(few) < 2
    assert cost(many) > 10 * cost(few)
    assert cost('{"type":"sync"}') >= 10  # a whole view takes milliseconds


async def _connects(server: Server, key: str, number: int) -> list[int]:
    """Open and close so many sockets; what the server said to each."""
    statuses = []
    for _ in range(number):
        try:
            async with server.socket(key):
                statuses.append(101)
        except InvalidStatus as refused:
            statuses.append(refused.response.status_code if "retry-after" in refused.response.headers else 0)
    return statuses


def test_sockets_cannot_be_opened_without_end(sqlite_url: str) -> None:
    with running_server(sqlite_url, limit_connects_per_minute=5) as server:
        party = new_table(server, 2)
        assert asyncio.run(_connects(server, party.key, 7)) == [101] * 5 + [429] * 2


def test_a_client_behind_a_proxy_has_handshakes_of_its_own(sqlite_url: str) -> None:
    async def opened(server: Server, key: str, address: str) -> bool:
        try:
            async with server.socket(key, **{"X-Forwarded-For": address}):
                return True
        except InvalidStatus:
            return False

    with running_server(sqlite_url, limit_connects_per_minute=1, trusted_proxies="127.0.0.1") as server:
        key = new_table(server, 2).key
        found = [asyncio.run(opened(server, key, address)) for address in (ANNA, BEN, ANNA)]
    assert found == [True, True, False]


def test_many_sockets_that_ask_for_everything_share_one_budget(sqlite_url: str) -> None:
    async def asked(server: Server, key: str) -> Counter[str]:
        """Twenty sockets, twenty questions each."""
        heard: Counter[str] = Counter()

        async def ask(socket: ClientConnection) -> None:
            for number in range(20):
                await socket.send(json.dumps({"type": "sync", "id": str(number)}))
            for _ in range(20):
                message: dict[str, str] = {}
                while "re" not in message:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                heard[message.get("reason", message["type"])] += 1

        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(server.socket(key)) for _ in range(20)]
            await asyncio.gather(*[ask(socket) for socket in sockets])
        return heard

    with running_server(sqlite_url) as server:
        heard = asyncio.run(asked(server, new_table(server, 2).key))
    assert heard.total() == 400
    assert heard["sync"] < 60  # a budget for each of them would answer 160
    assert heard["too-fast"] > 300


def test_a_family_behind_one_address_is_not_refused(sqlite_url: str) -> None:
    """Six people, each at a table of their own, look what each placement would do twice in a second."""

    async def hover(server: Server, party: Party) -> set[str]:
        async with server.socket(party.key, party.tokens[0]) as socket:
            player = Player(socket)
            await player.hear()
            moves = ["place PAV6-N 0,1"] * 20
            found = set()
            for _ in range(12):
                answer = await player.ask("preview", moves=moves)
                found.add(str(answer.get("reason", answer["type"])))
                await asyncio.sleep(0.5)
            return found

    async def work(server: Server) -> set[str]:
        parties = [await asyncio.to_thread(new_table, server, 2) for _ in range(6)]
        return set().union(*await asyncio.gather(*[hover(server, party) for party in parties]))

    with running_server(sqlite_url) as server:
        assert asyncio.run(work(server)) <= {"previews", "not-your-decision"}
