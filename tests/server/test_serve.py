"""`alhambra serve`: a real process from its start to its end, and what it says when it cannot start."""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from alhambra import locales
from alhambra.cli import serve as command
from alhambra.cli.main import main
from alhambra.printing.voice import Voice
from alhambra.server import run
from alhambra.server.run import CannotServe, address_of, bound, browser_is_likely, is_loopback
from alhambra.server.settings import InvalidSetting, Limits, Settings, from_environment, to_environment
from command_line import environment
from harness import PATIENCE, Server, running_server, token_of

TWO = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}]}


def started(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A server that ends by itself."""
    own = {name: value for name, value in environment().items() if not name.startswith("ALHAMBRA_")}
    return subprocess.run(
        [sys.executable, "-m", "alhambra", "serve", "--no-open", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**own, "LANGUAGE": "en", "LC_ALL": "en_US.UTF-8", **variables},
        timeout=60,
        check=False,
    )


# ------------------------------------------------------------------------------------------------------ a whole life


def test_it_starts_answers_and_ends_promptly(sqlite_url: str) -> None:
    with running_server(sqlite_url) as server:
        assert f"Alhambra is at {server.url} · stop with Ctrl+C" in server.log
        with server.client() as client:
            key = client.post("/api/tables", json=TWO).json()["table"]["key"]
            token = token_of(client)
            began = time.monotonic()
            assert server.stop(signal.SIGINT) == 0
            assert time.monotonic() - began < 8
        port = server.port
        server.start()
        assert server.port == port
        with server.client(token) as client:  # everything is still there
            assert client.get(f"/api/tables/{key}").json()["you"]["host"]
        assert server.stop(signal.SIGTERM) == 0
        assert "Traceback" not in server.log


def test_the_data_is_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with running_server("") as server:
        httpx.post(f"{server.url}/api/tables", json=TWO).raise_for_status()
    assert (tmp_path / "alhambra" / "alhambra.sqlite").stat().st_size > 0


def workers_of(server: Server) -> set[int]:
    """The numbers of the processes that answer."""
    return {httpx.get(f"{server.url}/health").json()["worker"] for _ in range(40)}


def test_several_workers_share_the_work_and_are_replaced(postgres_url: str) -> None:
    with running_server(postgres_url, workers=2) as server:
        until = time.monotonic() + PATIENCE
        while len(before := workers_of(server)) < 2:
            assert time.monotonic() < until
        assert server.process is not None
        assert server.process.pid not in before
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        while len(after := workers_of(server) - {victim}) < 2:
            assert time.monotonic() < until
        assert victim not in after
        assert server.stop() == 0
        assert "Traceback" not in server.log


def test_workers_end_with_the_process_that_started_them(postgres_url: str) -> None:
    with running_server(postgres_url, workers=2) as server:
        workers = workers_of(server)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(is_running(worker) for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


# ---------------------------------------------------------------------------------------------------- what cannot be


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        found = started("--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert found.returncode == 1
    assert found.stdout == ""
    line = found.stderr.strip()
    assert line.startswith(f"alhambra serve: port {port} is in use")
    assert f"--port {port + 1}" in line
    assert "\n" not in line


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    found = started("--port", "0", "--workers", "2", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert found.returncode == 1
    assert found.stderr == (
        "alhambra serve: several workers need PostgreSQL: add --database postgresql://..., or leave --workers out.\n"
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_cannot_be_opened(workers: str) -> None:
    url = "postgresql://somebody:hush@127.0.0.1:1/nothing"
    found = started("--port", "0", "--workers", workers, "--database", url)
    assert found.returncode == 1
    assert "cannot open the database" in found.stderr
    assert "Traceback" not in found.stderr
    assert "hush" not in found.stderr + found.stdout


@pytest.mark.parametrize(
    ("arguments", "variables", "told"),
    [
        ("--port 70000", {}, "70000 is no port"),
        ("--port x", {}, "x is not a whole number"),
        ("--workers 0", {}, "must be 1 or more"),
        ("--public-url play.example.org", {}, "ALHAMBRA_PUBLIC_URL"),
        ("", {"ALHAMBRA_BOT_PAUSE": "soon"}, "ALHAMBRA_BOT_PAUSE: must be a number"),
        ("", {"ALHAMBRA_BOT_PAUSE": "nan"}, "ALHAMBRA_BOT_PAUSE: must be 0 or more"),
        ("", {"ALHAMBRA_LIMIT_SOCKETS": "-1"}, "ALHAMBRA_LIMIT_SOCKETS: must be 0 or more"),
        ("", {"ALHAMBRA_PRIVATE_WEBHOOKS": "perhaps"}, "ALHAMBRA_PRIVATE_WEBHOOKS: must be true or false"),
        ("", {"ALHAMBRA_TRUSTED_PROXIES": "example.org"}, "ALHAMBRA_TRUSTED_PROXIES"),
        ("", {"ALHAMBRA_SMTP_URL": "smtp://u:hush@mail.example.org"}, "ALHAMBRA_SMTP_URL"),
    ],
)
def test_wrong_settings_get_one_clear_line(
    tmp_path: Path, arguments: str, variables: dict[str, str], told: str
) -> None:
    found = started(*arguments.split(), ALHAMBRA_DATABASE=f"sqlite:///{tmp_path}/tables.sqlite", **variables)
    assert found.returncode == 2
    assert found.stderr.count("\n") == 1
    assert told in found.stderr
    assert "hush" not in found.stderr
    assert not list(tmp_path.iterdir())


def test_a_host_that_is_not_here() -> None:
    for host in ("192.0.2.1", "no-such-host.invalid", "a" * 300):
        with pytest.raises(CannotServe, match="host"):
            bound(host, 0)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("reason", ["workers", "port-taken", "port-forbidden", "host"])
def test_every_reason_has_a_sentence(language: str, reason: str) -> None:
    options = argparse.Namespace(host="example.org", port=8000)
    told = command.why(reason, options, Voice(language))
    assert told.endswith(".")
    assert "{" not in told


def test_who_listens_elsewhere_is_told_what_that_means(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[tuple[Settings, bool]] = []

    def served(settings: Settings, host: str, port: int, workers: int, open_browser: bool, ready: object) -> int:
        seen.append((settings, open_browser))
        return 0

    monkeypatch.setattr(run, "serve", served)
    monkeypatch.setenv("ALHAMBRA_DATABASE", f"sqlite:///{tmp_path}/tables.sqlite")
    assert main(["serve", "--language", "en"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["serve", "--language", "en", "--host", "0.0.0.0", "--port", "80", "--open"]) == 0
    told = capsys.readouterr().out
    assert "Everybody who can reach this machine at 0.0.0.0:80" in told
    assert "not encrypted" in told
    assert main(["serve", "--language", "en", "--host", "0.0.0.0", "--public-url", "https://play.example.org"]) == 0
    assert "not encrypted" not in capsys.readouterr().out
    assert [(settings.hosts, open_browser) for settings, open_browser in seen] == [
        ("", False),
        ("*", True),
        ("*", False),
    ]


# ------------------------------------------------------------------------------------------------------------- details


def test_addresses() -> None:
    for host in ("127.0.0.1", "0.0.0.0"):
        with bound(host, 0) as listener:
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address_of(listener))


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("192.168.1.5", False),
        ("example.org", False),
    ],
)
def test_loopback(host: str, here: bool) -> None:
    assert is_loopback(host) is here


def test_a_browser_is_opened_where_somebody_can_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert browser_is_likely({"DISPLAY": ":0"})
    assert browser_is_likely({"WAYLAND_DISPLAY": "wayland-0"})
    assert not browser_is_likely({})
    assert not browser_is_likely({"DISPLAY": ":0", "CI": "true"})
    assert not browser_is_likely({"DISPLAY": ":0", "SSH_CONNECTION": "x"})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert browser_is_likely({})


def test_settings_travel_through_the_environment() -> None:
    settings = Settings(
        database="sqlite:///x",
        public_url="https://play.example.org",
        bot_pause=0.25,
        private_webhooks=True,
        limits=Limits(sockets=7, message_burst=1.5),
    )
    told = to_environment(settings)
    assert told["ALHAMBRA_LIMIT_SOCKETS"] == "7"
    assert from_environment(told) == settings


def test_every_setting_has_its_variable() -> None:
    told = to_environment(Settings(database="sqlite:///x"))
    assert from_environment({"ALHAMBRA_DATABASE": "sqlite:///x", "ALHAMBRA_HOSTS": "nas"}).hosts == "nas"
    for name, value in told.items():
        if value not in ("", "True", "False", "sqlite:///x"):
            with pytest.raises(InvalidSetting, match=name):
                from_environment({**told, name: "nonsense"})
