"""Limits: what one client may ask for, and that remembering it costs little."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.server.access import limits
from alhambra.server.access.limits import Bucket, Limiter
from alhambra.server.refusals import Refused
from alhambra.server.settings import Limits
from harness import running_server, token_of

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
    first, second = limiter.message_bucket(), limiter.message_bucket()
    assert [first.take(1, 0.0) for _ in range(3)] == [True, True, False]
    assert second.take(1, 0.0)


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
