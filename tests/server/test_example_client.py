"""The example client plays real games on a real server, and docs/protocol.md opens a real table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx

from harness import PATIENCE, Server, running_server

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "examples" / "client.py"
MOST_LINES = 30
AT_ONCE = {"bot_pause": 0, "limit_message_burst": 0}  # nobody has to be able to follow


def started(server: Server) -> subprocess.Popen[str]:
    """The client, on its way to this server."""
    quickly = {**os.environ, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MAX_DELAY": "1"}
    line = [sys.executable, "-W", "error", str(CLIENT), server.url]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=quickly)


def ended(client: subprocess.Popen[str]) -> str:
    """What the client says when it has played to the end."""
    try:
        out, err = client.communicate(timeout=2 * PATIENCE)
    finally:
        client.kill()
    assert (client.returncode, err) == (0, "")
    return out


def figure(server: Server, name: str) -> float:
    """A figure of the server."""
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_it_has_thirty_lines_at_most() -> None:
    text = re.sub(r'^""".*?"""', "", CLIENT.read_text("utf-8"), flags=re.DOTALL)
    assert 0 < len([line for line in text.splitlines() if line.strip()]) <= MOST_LINES


def test_it_plays_a_game_to_the_end(sqlite_url: str) -> None:
    with running_server(sqlite_url, **AT_ONCE) as server:
        assert re.fullmatch(r"scores \[\d+, \d+\] winners \[[\d, ]+\]\n", ended(started(server)))
        assert figure(server, 'alhambra_tables{status="over"}') == 1


def test_it_plays_on_when_the_server_was_killed(sqlite_url: str) -> None:
    with running_server(sqlite_url, bot_pause=0.02) as server:
        client = started(server)
        until = time.monotonic() + PATIENCE
        while figure(server, "alhambra_moves_total") < 20:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert client.poll() is None, "it was over before anything could happen"
        server.restart()
        assert ended(client).startswith("scores ")
        assert figure(server, 'alhambra_tables{status="over"}') == 1


def test_the_table_in_the_documentation_can_be_opened(sqlite_url: str) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    examples = dict(re.findall(r"^```json (\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    told = json.loads(examples["Opened"])
    with running_server(sqlite_url) as server, server.client() as host, server.client() as friend:
        answer = host.post("/api/tables", json=json.loads(examples["NewTable"]))
        opened = answer.json()
        assert answer.status_code == 201
        assert [list(opened), list(opened["table"])] == [list(told), list(told["table"])]
        assert opened["table"]["seats"] == told["table"]["seats"]
        key, token = opened["links"][0]["url"].rpartition("/")[2].split("#")
        join = {**json.loads(examples["Join"]), "token": token}
        assert friend.post(f"/api/tables/{key}/join", json=join).status_code == 200
        again = friend.post(f"/api/tables/{key}/join", json=join)
        assert again.json() == json.loads(examples["Problem"])
