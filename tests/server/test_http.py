"""The API over HTTP, on a real server: tables from opening to rematch, and everything that is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.server.protocol import LARGEST
from harness import Server, running_server, token_of

ADMIN = "the-key-of-the-owner"
HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "random"}
NOWHERE = "A" * 22
Answer = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('http')}/tables.sqlite"
    else:
        url = request.getfixturevalue("postgres").new_database()
    with running_server(
        url,
        admin_key=ADMIN,
        private_webhooks=True,
        bot_pause=30,
        limit_tables_per_hour=0,
        limit_open_tables=0,
        limit_requests_per_minute=0,
    ) as found:
        yield found
        assert found.stop() == 0
        assert "Traceback" not in found.log


@pytest.fixture
def anna(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def ben(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def opened(client: httpx.Client, *seats: dict[str, str], **wishes: Any) -> Answer:
    answer = client.post("/api/tables", json={"name": "Anna", "seats": seats or (HERE, LINK), **wishes})
    assert answer.status_code == 201, answer.text
    found: Answer = answer.json()
    return found


def key_of(found: Answer) -> str:
    key = found["table"]["key"]
    assert isinstance(key, str)
    return key


def token_in(link: Answer) -> str:
    url = link["url"]
    assert isinstance(url, str)
    return url.partition("#")[2]


def done(client: httpx.Client, path: str, **body: Any) -> Answer:
    """Ask for something that works."""
    answer = client.post(f"/api/tables/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: Answer = answer.json()
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert set(problem) <= {"reason", "text", "rule"}
    assert problem["text"].endswith("."), problem
    return answer.status_code, problem["reason"]


def tried(client: httpx.Client, path: str, **body: Any) -> tuple[int, str]:
    """Ask for something that is refused."""
    return refused(client.post(f"/api/tables/{path}", json=body))


# ------------------------------------------------------------------------------------------------------------- opening


def test_a_host_opens_a_table(server: Server, anna: httpx.Client) -> None:
    found = opened(anna, HERE, LINK, LINK, BOT, title="Friday", modules=["vizier"], options={"extra_action": "may"})
    table = found["table"]
    assert re.fullmatch(r"[\w-]{22}", table["key"])
    assert (table["title"], table["status"], table["seq"]) == ("Friday", "open", 1)
    assert table["setup"] == {
        "game": "alhambra",
        "edition": alhambra.DEFAULT_EDITION,
        "modules": ["vizier"],
        "options": {"extra_action": "may"},
    }
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Seat 2", "Seat 3", "Bot 4"]
    assert [seat["free"] for seat in table["seats"]] == [False, True, True, False]
    assert found["you"] == {"person": 0, "host": True, "seats": [0], "eye": 0}
    assert [link["seat"] for link in found["links"]] == [1, 2]
    for link in found["links"]:
        assert re.fullmatch(rf"{server.url}/t/{table['key']}#[\w-]{{43}}", link["url"])
    assert anna.get(f"/api/tables/{table['key']}").json() == {"table": table, "you": found["you"]}


def test_what_is_left_out_has_a_default_in_the_language_of_the_host(anna: httpx.Client) -> None:
    answer = anna.post(
        "/api/tables", json={"name": "Zoé", "seats": [HERE, HERE, LINK, BOT]}, headers={"Accept-Language": "fr"}
    )
    table = answer.json()["table"]
    assert table["title"] == "Chez Zoé"
    assert [seat["name"] for seat in table["seats"]] == ["Zoé", "Joueur 2", "Joueur 3", "Robot 4"]
    assert table["pace"] == {"kind": "untimed"}
    assert (table["time_out"], table["spectators"], table["listed"]) == ("bot", True, False)


def test_tables_without_a_title_of_their_own_have_different_ones(anna: httpx.Client) -> None:
    wish = {"name": "Anna", "seats": [HERE, BOT]}
    titles = [anna.post("/api/tables", json=wish).json()["table"]["title"] for _ in range(3)]
    assert titles == ["Anna’s table", "Anna’s table · 2", "Anna’s table · 3"]


def test_nobody_at_a_table_has_the_name_of_another(anna: httpx.Client, ben: httpx.Client) -> None:
    seats = [HERE, {**BOT, "name": "ANNA"}, {**HERE, "name": "Anna"}, LINK]
    found = opened(anna, *seats)
    assert [seat["name"] for seat in found["table"]["seats"]][:3] == ["Anna", "ANNA 3", "Anna 2"]
    joined = done(ben, f"{key_of(found)}/join", name="ànna", token=token_in(found["links"][0]))
    assert joined["table"]["seats"][3]["name"] == "ànna 4"


def test_a_host_who_does_not_play_is_still_the_host(anna: httpx.Client) -> None:
    found = opened(anna, BOT, BOT, BOT)
    assert found["you"] == {"person": 0, "host": True, "seats": [], "eye": None}


@pytest.mark.parametrize(
    "pace", [{"kind": "live", "reserve": 600, "increment": 10}, {"kind": "correspondence", "days": 1.5}]
)
def test_a_table_has_a_pace(anna: httpx.Client, pace: Answer) -> None:
    found = opened(anna, pace=pace, time_out="pass")
    assert found["table"]["pace"] == pace
    assert found["table"]["time_out"] == "pass"


def test_a_table_can_start_at_once(anna: httpx.Client) -> None:
    found = opened(anna, HERE, HERE, start=True)
    assert found["table"]["status"] == "playing"
    before = anna.get("/api/me/tables").json()
    body = {"name": "Anna", "seats": [HERE, LINK], "start": True}
    assert refused(anna.post("/api/tables", json=body)) == (409, "seats-free")
    assert anna.get("/api/me/tables").json() == before  # nothing was opened


def test_a_table_goes_on_from_a_record(anna: httpx.Client) -> None:
    game = alhambra.new_game(2, "second", ("camps",), seed=5, options={"hole_rule": "cell"})
    play_out(game, [RandomBot(seat) for seat in range(2)])
    origin = {"record": str(game.record), "ply": 12}
    found = opened(anna, HERE, HERE, origin=origin, start=True)
    assert found["table"]["setup"]["edition"] == "second"
    assert found["table"]["setup"]["modules"] == ["camps"]
    assert found["table"]["setup"]["options"] == {"hole_rule": "cell"}
    view = anna.get(f"/api/tables/{key_of(found)}/view").json()
    assert view["view"]["ply"] == 12
    body = {"name": "Anna", "seats": [HERE, HERE, HERE], "origin": origin}
    assert refused(anna.post("/api/tables", json=body)) == (400, "origin-seats")


# ------------------------------------------------------------------------------------------------------------- joining


def test_a_link_claims_one_seat_for_good(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna, HERE, LINK, LINK)
    key, token = key_of(found), token_in(found["links"][0])
    joined = done(ben, f"{key}/join", name=" Ben  K. ", token=token)
    assert joined["you"] == {"person": 1, "host": False, "seats": [1], "eye": 1}
    assert joined["table"]["seats"][1]["name"] == "Ben K."
    assert token_of(ben)
    with server.client() as other:
        assert tried(other, f"{key}/join", name="Eve", token=token) == (403, "bad-link")
        assert tried(other, f"{key}/join", name="Eve", token="x" * 43) == (403, "bad-link")
        assert tried(other, f"{key}/join", name="Eve", token="x") == (400, "invalid-request")
        assert tried(other, f"{key}/join", name="Eve") == (403, "link-needed")
        assert not token_of(other)
    assert ben.get(f"/api/tables/{key}").json()["you"]["seats"] == [1]
    with server.client(token_of(ben)) as elsewhere:
        assert elsewhere.get(f"/api/tables/{key}").json()["you"]["seats"] == [1]


def test_a_link_is_for_its_own_seat_and_table(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna, HERE, LINK, LINK)
    elsewhere = key_of(opened(anna))
    token = token_in(found["links"][1])
    assert tried(ben, f"{elsewhere}/join", name="Ben", token=token) == (403, "bad-link")
    assert tried(ben, f"{key_of(found)}/join", name="Ben", token=token, seat=1) == (403, "bad-link")
    assert done(ben, f"{key_of(found)}/join", name="Ben", token=token, seat=2)["you"]["seats"] == [2]


def test_a_listed_table_is_open_to_everybody(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    key = key_of(opened(anna, HERE, LINK, LINK, LINK, listed=True))
    assert done(ben, f"{key}/join", name="Ben", seat=2)["you"]["seats"] == [2]
    assert tried(ben, f"{key}/join", name="Ben") == (409, "already-seated")
    with server.client() as cleo, server.client() as dan, server.client() as eve:
        assert tried(cleo, f"{key}/join", name="Cleo", seat=2) == (409, "seat-taken")
        assert tried(cleo, f"{key}/join", name="Cleo", seat=5) == (404, "no-such-seat")
        assert done(cleo, f"{key}/join", name="Cleo")["you"]["seats"] == [1]
        assert done(dan, f"{key}/join", name="Dan")["you"]["seats"] == [3]
        assert tried(eve, f"{key}/join", name="Eve") == (409, "no-free-seat")


def test_who_leaves_frees_the_seat_and_the_host_makes_a_new_link(
    server: Server, anna: httpx.Client, ben: httpx.Client
) -> None:
    found = opened(anna)
    key, old = key_of(found), token_in(found["links"][0])
    done(ben, f"{key}/join", name="Ben", token=old)
    assert tried(anna, f"{key}/links", seat=1) == (409, "seat-taken")
    assert done(ben, f"{key}/leave", seat=1)["you"]["seats"] == []
    assert tried(ben, f"{key}/links", seat=1) == (403, "not-a-player")
    link = done(anna, f"{key}/links", seat=1)
    newer = done(anna, f"{key}/links", seat=1)
    with server.client() as cleo:
        for worthless in (old, token_in(link)):
            assert tried(cleo, f"{key}/join", name="Cleo", token=worthless) == (403, "bad-link")
        assert done(cleo, f"{key}/join", name="Cleo", token=token_in(newer))["you"]["seats"] == [1]
        assert tried(ben, f"{key}/leave", seat=1) == (403, "not-a-player")
        assert done(anna, f"{key}/leave", seat=1)["table"]["seats"][1]["free"]
    assert tried(anna, f"{key}/leave", seat=0) == (409, "host-seat")


# ------------------------------------------------------------------------------------------------------------- playing


def test_the_host_starts(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna, HERE, LINK, LINK)
    key = key_of(found)
    done(ben, f"{key}/join", name="Ben", token=token_in(found["links"][0]))
    assert tried(anna, f"{key}/start") == (409, "seats-free")
    assert tried(ben, f"{key}/start", fill="random") == (403, "not-host")
    with server.client() as stranger:
        assert tried(stranger, f"{key}/start", fill="random") == (403, "not-a-player")
    assert tried(anna, f"{key}/start", fill="genius") == (400, "unknown-bot")
    started = done(anna, f"{key}/start", fill="random")
    assert started["table"]["status"] == "playing"
    assert [seat["bot"] for seat in started["table"]["seats"]] == ["", "", "random"]
    assert tried(anna, f"{key}/start") == (409, "already-started")
    assert tried(ben, f"{key}/leave", seat=1) == (409, "already-started")
    assert "seed" not in json.dumps(started)


def test_a_bot_takes_over_and_its_owner_comes_back(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna)
    key = key_of(found)
    assert tried(anna, f"{key}/seats/0/bot") == (409, "not-started")
    done(ben, f"{key}/join", name="Ben", token=token_in(found["links"][0]))
    done(anna, f"{key}/start")
    assert tried(anna, f"{key}/seats/0/return") == (409, "nobody-substitutes")
    assert done(anna, f"{key}/seats/0/bot", level="random")["table"]["seats"][0]["bot"] == "random"
    assert tried(anna, f"{key}/seats/0/bot") == (409, "bot-plays")
    assert tried(ben, f"{key}/seats/0/return") == (403, "not-your-seat")
    assert done(anna, f"{key}/seats/0/return")["table"]["seats"][0]["bot"] == ""
    assert tried(anna, f"{key}/seats/1/bot") == (409, "still-there")
    assert tried(anna, f"{key}/seats/5/bot") == (404, "no-such-seat")


def test_bots_in_free_seats_have_names_of_their_own(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    """Nobody is called like a seat: the bots have the names that the host's page gives, or are numbered as bots."""
    found = opened(anna, HERE, LINK, LINK, LINK)
    key = key_of(found)
    done(ben, f"{key}/join", name="Nina", token=token_in(found["links"][1]))
    started = done(anna, f"{key}/start", fill="random", bots=["nina"])
    assert [seat["name"] for seat in started["table"]["seats"]] == ["Anna", "nina 2", "Nina", "Bot 4"]
    listed = anna.get("/api/me/tables").json()["tables"]
    assert next(table for table in listed if table["key"] == key)["names"] == ["Anna", "nina 2", "Nina", "Bot 4"]
    other = key_of(opened(anna, HERE, LINK))
    assert tried(anna, f"{other}/start", fill="random", bots=["\u200b"]) == (400, "bad-name")


def test_a_table_for_a_lesson_says_so(anna: httpx.Client) -> None:
    found = opened(anna, HERE, BOT, lesson="first")
    assert found["table"]["lesson"] == "first"
    listed = anna.get("/api/me/tables").json()["tables"]
    assert {table["key"]: table["lesson"] for table in listed}[key_of(found)] == "first"
    assert opened(anna, HERE, BOT)["table"]["lesson"] is None


def test_after_a_game_the_same_people_play_again(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna, HERE, LINK, {"kind": "bot", "level": "random", "name": "Deep Thought"})
    key = key_of(found)
    assert tried(anna, f"{key}/rematch") == (409, "not-over")
    done(ben, f"{key}/join", name="Ben", token=token_in(found["links"][0]))
    done(anna, f"{key}/start")
    assert tried(ben, f"{key}/rematch") == (409, "not-over")
    assert tried(anna, f"{key}/seats/1/resign") == (403, "not-your-seat")
    done(ben, f"{key}/seats/1/resign")
    assert tried(ben, f"{key}/seats/1/resign") == (409, "resigned")
    assert done(anna, f"{key}/seats/0/resign")["table"]["status"] == "over"
    assert tried(anna, f"{key}/seats/0/resign") == (409, "over")
    with server.client() as stranger:
        assert tried(stranger, f"{key}/rematch") == (403, "not-a-player")
    answer = ben.post(f"/api/tables/{key}/rematch")
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert again["you"] == {"person": 0, "host": True, "seats": [1], "eye": 1}
    assert again["links"] == []
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Anna", "Ben", "Deep Thought"]
    assert [seat["free"] for seat in again["table"]["seats"]] == [False, False, False]
    assert again["table"]["before"] == key
    assert again["table"]["title"] == "Anna’s table · 2"
    assert anna.get(f"/api/tables/{key_of(again)}").json()["you"]["seats"] == [0]
    assert anna.get(f"/api/tables/{key}").json()["table"]["rematch"] == key_of(again)
    assert tried(anna, f"{key}/rematch") == (409, "rematched")
    assert done(ben, f"{key_of(again)}/start")["table"]["status"] == "playing"


def test_the_host_calls_it_off(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    found = opened(anna, listed=True)
    key = key_of(found)
    done(ben, f"{key}/join", name="Ben")
    assert tried(ben, f"{key}/close") == (403, "not-host")
    assert done(anna, f"{key}/close")["table"]["status"] == "closed"
    assert tried(anna, f"{key}/start") == (409, "closed")


# -------------------------------------------------------------------------------------------------------------- finding


def test_lists_show_what_everybody_may_see(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    private, listed = key_of(opened(anna)), key_of(opened(anna, title="For all", listed=True))
    keys = [table["key"] for table in ben.get("/api/tables").json()["tables"]]
    assert listed in keys
    assert private not in keys
    assert ben.get("/api/me/tables").json() == {"tables": [], "more": False}
    assert {table["key"] for table in anna.get("/api/me/tables").json()["tables"]} == {private, listed}
    first = anna.get("/api/me/tables?limit=1").json()
    second = anna.get("/api/me/tables?limit=1&offset=1").json()
    assert (len(first["tables"]), first["more"], len(second["tables"]), second["more"]) == (1, True, 1, False)
    shown = next(table for table in ben.get("/api/tables").json()["tables"] if table["key"] == listed)
    assert shown["title"] == "For all"
    assert (shown["status"], shown["seats"], shown["free"]) == ("open", 2, 1)
    assert shown["names"] == ["Anna", "Seat 2"]
    done(anna, f"{listed}/close")
    assert listed not in [table["key"] for table in ben.get("/api/tables").json()["tables"]]


# -------------------------------------------------------------------------------------------------------------- notices


def test_notices_are_everybodys_own(server: Server, anna: httpx.Client, ben: httpx.Client) -> None:
    path = f"/api/tables/{key_of(opened(anna))}/notices"
    offered = {"mails": False, "push": True, "devices": []}
    nothing = {"webhook": None, "email": None, "email_confirmed": False, "language": "en", "key": None, **offered}
    assert anna.get(path).json() == nothing
    hook = "http://127.0.0.1:1/turn"
    kept = anna.put(path, json={"webhook": hook, "language": "de"}).json()
    assert len(kept.pop("key")) == 43
    assert kept == {"webhook": hook, "email": None, "email_confirmed": False, "language": "de", **offered}
    assert anna.get(path).json() == {**kept, "key": None}
    assert anna.put(path, json={"webhook": hook}).json()["key"] is None  # it stays, and was told already
    assert anna.put(path, json={"webhook": hook + "2"}).json()["key"] is not None
    assert refused(anna.put(path, json={"email": "anna@example.org"})) == (400, "notice-mail-off")
    assert refused(anna.put(path, json={"webhook": "nonsense"})) == (400, "notice-url")
    assert anna.get(path).json()["webhook"] == hook + "2"
    for method in ("GET", "DELETE"):
        assert refused(ben.request(method, path)) == (403, "not-a-player")
    assert refused(ben.put(path, json={"webhook": hook})) == (403, "not-a-player")
    assert anna.delete(path).status_code == 204
    assert anna.get(path).json()["webhook"] is None


# --------------------------------------------------------------------------------------------------------------- owner


def test_the_owner_of_the_server_looks_and_closes(server: Server, anna: httpx.Client) -> None:
    key = key_of([opened(anna, HERE, HERE, start=True) for _ in range(3)][-1])  # more than a page of two
    for method, path in (("GET", ""), ("GET", f"/{key}"), ("DELETE", f"/{key}")):
        answer = anna.request(method, f"/api/admin/tables{path}")
        assert refused(answer) == (401, "not-admin")
        assert answer.headers["www-authenticate"] == "Bearer"
    with server.client(Authorization=f"Bearer {ADMIN}") as owner:
        first = owner.get("/api/admin/tables?limit=2").json()
        assert first["counts"]["playing"] >= 1
        assert first["more"]
        last = [table["key"] for table in first["tables"]][-1]
        found = owner.get(f"/api/admin/tables?limit=100&after={last}").json()["tables"]
        keys = [table["key"] for table in [*first["tables"], *found]]
        assert key in keys  # although it is private
        assert keys == sorted(keys)
        assert refused(owner.get("/api/admin/tables?after=%00")) == (400, "invalid-request")
        assert owner.get(f"/api/admin/tables/{key}").json()["table"]["key"] == key
        assert owner.delete(f"/api/admin/tables/{key}").json()["table"]["status"] == "closed"
        assert refused(owner.delete(f"/api/admin/tables/{key}")) == (409, "closed")
    assert "seed" not in anna.get(f"/api/tables/{key}").text


# ------------------------------------------------------------------------------------------------------------- refusing


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_refusals_speak_the_language_of_the_asker(anna: httpx.Client, language: str) -> None:
    told = {"en": "no such table", "fr": "n’existe pas", "de": "gibt es nicht"}[language]
    by_header = anna.get(f"/api/tables/{NOWHERE}", headers={"Accept-Language": f"{language}-XX, it;q=0.5"})
    by_address = anna.get(f"/api/tables/{NOWHERE}?language={language}", headers={"Accept-Language": "it"})
    assert by_header.json() == by_address.json()
    assert refused(by_header) == (404, "no-such-table")
    assert told in by_header.json()["text"]


TABLE = {"name": "Anna", "seats": [HERE, HERE]}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": ""}, "bad-name"),
        ({"name": "a\u202eb"}, "bad-name"),
        ({"name": "a\x00b"}, "bad-name"),
        ({"name": 7}, "invalid-request"),
        ({"name": None}, "invalid-request"),
        ({"name": "x" * 1000}, "invalid-request"),
        ({"title": "x" * 61}, "bad-title"),
        ({"title": "\u200b"}, "bad-title"),
        ({"seats": []}, "invalid-request"),
        ({"seats": [HERE]}, "setup-seats"),
        ({"seats": [HERE] * 7}, "invalid-request"),
        ({"seats": [HERE, {"kind": "sofa"}]}, "invalid-request"),
        ({"seats": [HERE, {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [HERE, {"kind": "here", "name": "\n"}]}, "bad-name"),
        ({"edition": "1999"}, "setup-edition"),
        ({"modules": ["vizir"]}, "setup-module"),
        ({"modules": ["dirk"]}, "setup-automatic"),
        ({"options": {"extra_action": "perhaps"}}, "setup-value"),
        ({"options": {"no_such": 1}}, "setup-option"),
        ({"options": {"extra_action": 10**30}}, "invalid-request"),
        ({"options": {"extra_action": 1.5}}, "invalid-request"),
        ({"options": {"ages": [1, 2, 3]}}, "setup-ages"),
        ({"pace": {"kind": "live", "reserve": 1}}, "invalid-request"),
        ({"pace": {"kind": "correspondence", "days": 1e300}}, "invalid-request"),
        ({"pace": {"kind": "never"}}, "invalid-request"),
        ({"time_out": "cry"}, "invalid-request"),
        ({"listed": 1}, "invalid-request"),
        ({"listed": "true"}, "invalid-request"),
        ({"origin": {"ply": "0", "record": ""}}, "invalid-request"),
        ({"sofa": True}, "invalid-request"),
        ({"origin": {"ply": 0}}, "origin-one"),
        ({"origin": {"ply": -1, "record": ""}}, "invalid-request"),
        ({"origin": {"ply": 0, "record": "nonsense"}}, "invalid-record"),
        ({"origin": {"ply": 0, "record": "/etc/passwd"}}, "invalid-record"),
        ({"origin": {"ply": 0, "replay": "x"}}, "invalid-request"),
    ],
)
def test_wishes_that_cannot_be_are_refused(anna: httpx.Client, change: Answer, reason: str) -> None:
    answer = anna.post("/api/tables", json={**TABLE, **change})
    assert refused(answer) == (400, reason)
    assert not token_of(anna)


@pytest.mark.parametrize("origin", [{"replay": NOWHERE}, {"table": NOWHERE}])
def test_there_must_be_something_to_go_on_from(anna: httpx.Client, origin: Answer) -> None:
    answer = anna.post("/api/tables", json={**TABLE, "origin": {"ply": 0, **origin}})
    assert refused(answer) in ((404, "no-such-replay"), (404, "no-such-table"))


def test_a_running_game_is_no_origin(anna: httpx.Client) -> None:
    key = key_of(opened(anna, HERE, HERE, start=True))
    answer = anna.post("/api/tables", json={**TABLE, "origin": {"ply": 0, "table": key}})
    assert refused(answer) == (409, "not-over")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"x"',
        b"\xff\xfe",
        b'{"name":"\xff","seats":[]}',
        b'{"name":"\\ud800","seats":[{"kind":"here"},{"kind":"here"}]}',
        b"[" * 100_000,
        b'{"seats":' * 20_000,
        b'{"options":{"a":' + b"[" * 50_000,
        b'{"name":' + b"9" * 10_000 + b"}",
        b"{'name': 'Anna'}",
        b'{"name":"Anna"}{"name":"Anna"}',
        b"NaN",
    ],
    ids=lambda body: repr(body[:16]),
)
def test_bodies_that_are_no_wishes_are_refused(anna: httpx.Client, body: bytes) -> None:
    answer = anna.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused(answer) == (400, "invalid-request")


def test_too_large_bodies_are_refused(anna: httpx.Client) -> None:
    json_type = {"Content-Type": "application/json"}
    assert refused(anna.post("/api/tables", content=b" " * 300_000, headers=json_type)) == (413, "too-large-request")

    def streamed() -> Iterator[bytes]:
        for _ in range(300):
            yield b" " * 1000

    assert refused(anna.post("/api/tables", content=streamed(), headers=json_type)) == (413, "too-large-request")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"])
def test_only_json_is_understood(anna: httpx.Client, kind: str) -> None:
    body = json.dumps(TABLE).encode()
    answer = anna.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert refused(answer) == (415, "not-json")
    right = anna.post("/api/tables", content=body, headers={"Content-Type": "Application/JSON; charset=utf-8"})
    assert right.status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "outcome"),
    [
        ("GET", f"/api/tables/{NOWHERE}", (404, "no-such-table")),
        ("GET", "/api/tables/x", (400, "invalid-request")),
        ("GET", "/api/tables/%00" + "A" * 21, (400, "invalid-request")),
        ("GET", "/api/tables/" + "A" * 21 + "%0A", (400, "invalid-request")),
        ("GET", "/api/tables/" + "A" * 22 + "%0A", (400, "invalid-request")),
        ("GET", "/api/tables/%FF%FE", (400, "invalid-request")),
        ("GET", "/api/tables/" + "A" * 5000, (400, "invalid-request")),
        ("GET", "/api/tables/..%2f..%2fetc", (404, "not-found")),
        ("GET", "/api/tables?limit=0", (400, "invalid-request")),
        ("GET", "/api/tables?limit=101", (400, "invalid-request")),
        ("GET", "/api/tables?limit=x", (400, "invalid-request")),
        ("GET", "/api/tables?offset=-1", (400, "invalid-request")),
        ("GET", "/api/tables?offset=99999999999999999999", (400, "invalid-request")),
        ("POST", f"/api/tables/{NOWHERE}/close", (404, "no-such-table")),
        ("POST", f"/api/tables/{NOWHERE}/rematch", (404, "no-such-table")),
        ("POST", f"/api/tables/{NOWHERE}/seats/6/resign", (400, "invalid-request")),
        ("POST", f"/api/tables/{NOWHERE}/seats/-1/resign", (400, "invalid-request")),
        ("POST", f"/api/tables/{NOWHERE}/seats/x/resign", (404, "not-found")),
        ("POST", f"/api/tables/{NOWHERE}/seats/{'9' * 5000}/resign", (404, "not-found")),
        ("GET", "/nowhere.html", (404, "not-found")),
        ("GET", "/assets/nowhere", (404, "not-found")),
        ("POST", "/nowhere", (405, "wrong-method")),
        ("GET", "/api", (404, "not-found")),
        ("GET", "/api/nowhere", (404, "not-found")),
        ("POST", "/api/nowhere", (404, "not-found")),
        ("DELETE", "/api/tables", (405, "wrong-method")),
        ("PATCH", "/health", (405, "wrong-method")),
        ("TRACE", "/api/tables", (405, "wrong-method")),
    ],
)
def test_addresses_that_lead_nowhere(anna: httpx.Client, method: str, path: str, outcome: tuple[int, str]) -> None:
    answer = anna.request(method, path)
    assert refused(answer) == outcome
    if outcome[0] == 405:
        assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/tables", "GET, OPTIONS, POST"),
        (f"/api/tables/{NOWHERE}/notices", "DELETE, GET, OPTIONS, PUT"),
        ("/health", "GET, OPTIONS"),
    ],
)
def test_addresses_tell_what_can_be_done(anna: httpx.Client, path: str, methods: str) -> None:
    answer = anna.options(path)
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, methods, b"")


def test_a_socket_is_no_page_and_a_page_no_socket(server: Server, anna: httpx.Client) -> None:
    key = key_of(opened(anna))
    assert anna.get(f"/api/tables/{key}/socket").status_code in (404, 405)
    assert LARGEST == 4096


# ---------------------------------------------------------------------------------------------------------- description


@pytest.fixture(scope="module")
def description(server: Server) -> Answer:
    answer = httpx.get(f"{server.url}/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    found: Answer = answer.json()
    return found


def operations(description: Answer) -> list[tuple[str, Answer]]:
    return [
        (f"{method} {path}", one) for path, methods in description["paths"].items() for method, one in methods.items()
    ]


def test_the_description_is_openapi(description: Answer) -> None:
    assert description["openapi"].startswith("3.1")
    assert description["info"]["version"] == alhambra.__version__
    for reference in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(description)):
        assert reference in description["components"]["schemas"]


def test_every_operation_is_described(description: Answer) -> None:
    found = operations(description)
    assert len(found) >= 25
    names = [operation["operationId"] for _, operation in found]
    assert len(names) == len(set(names))
    for name, operation in found:
        assert operation["summary"], name
        assert operation["description"].endswith("."), name
        assert operation["tags"], name
        assert {"400", "421", "429", "503"} <= set(operation["responses"]), name
        for status, answer in operation["responses"].items():
            if status >= "400":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (name, status)
        if "requestBody" in operation:
            assert {"403", "413", "415"} <= set(operation["responses"]), name
        if "{key}" in name:
            assert "404" in operation["responses"], name


def test_requests_take_nothing_that_is_not_described(description: Answer) -> None:
    for name, operation in operations(description):
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            shape = description["components"]["schemas"][schema.rpartition("/")[2]]
            assert shape["additionalProperties"] is False, name
            assert shape["description"], name


# --------------------------------------------------------------------------------------------------------------- server


def test_health(server: Server) -> None:
    found = httpx.get(f"{server.url}/health").json()
    assert found == {
        "status": "ok",
        "version": alhambra.__version__,
        "compiled": alhambra.COMPILED,
        "worker": server.process.pid if server.process else 0,
    }


def test_metrics(server: Server, anna: httpx.Client) -> None:
    def figures() -> dict[str, float]:
        answer = anna.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=1.0.0; charset=utf-8"
        lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    before = figures()
    key = key_of(opened(anna, HERE, HERE, start=True))
    after = figures()
    playing = 'alhambra_tables{status="playing"}'
    assert after[playing] == before[playing] + 1
    assert after["alhambra_moves_total"] > before["alhambra_moves_total"]
    assert after['alhambra_clients{kind="player"}'] == 0
    assert after["process_resident_memory_bytes"] > 1e6
    assert not any(key in name for name in after)
