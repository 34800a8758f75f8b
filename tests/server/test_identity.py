"""Who somebody is: devices that can be ended, secrets that are replaced, cookies that only this server can set."""

from __future__ import annotations

import asyncio
import json

from harness import running_server, token_of

TWO = [{"kind": "here"}, {"kind": "link"}]


def test_a_stolen_cookie_can_be_ended(sqlite_url: str) -> None:
    """Somebody has a copy of the cookie: after signing out it is worth nothing, and their socket is closed."""

    async def work() -> None:
        with running_server(sqlite_url) as server, server.client() as anna:
            key = anna.post("/api/tables", json={"name": "Anna", "seats": TWO}).json()["table"]["key"]
            stolen = token_of(anna)
            async with server.socket(key, stolen) as socket:
                assert json.loads(await socket.recv())["you"]["host"]
                assert (await asyncio.to_thread(anna.post, "/api/me/sign-out")).status_code == 204
                heard = [json.loads(text) async for text in socket]
            assert heard[-1]["type"] == "bye"
            assert heard[-1]["reason"] == "signed-out"
            with server.client(stolen) as thief:
                assert thief.get("/api/me/tables").json()["tables"] == []
                assert thief.get(f"/api/tables/{key}").json()["you"]["person"] is None

    asyncio.run(work())


def test_under_https_the_cookie_is_bound_to_this_host(sqlite_url: str) -> None:
    with running_server(sqlite_url, public_url="https://play.example.org") as server, server.client() as client:
        answer = client.post("/api/tables", json={"name": "Anna", "seats": TWO})
    (cookie,) = [one for one in answer.headers.get_list("set-cookie") if "Max-Age=0" not in one]
    name, _, rest = cookie.partition("=")
    parts = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "__Host-alhambra"
    assert parts == {"secure", "httponly", "path=/", "samesite=strict", f"max-age={400 * 86400}"}
