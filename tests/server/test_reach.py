"""Addresses that a phone can open: which there are, who is told of them, and what the terminal says."""

from __future__ import annotations

import socket

import httpx
import pytest

from alhambra.cli import serve as command
from alhambra.server import reach
from alhambra.server.reach import heard_at, in_order, own_addresses, url_of
from alhambra.server.run import bound, with_addresses
from alhambra.server.settings import InvalidSetting, Settings
from harness import running_like, running_server
from lively import Served, Watch, served
from quiet import run


def test_the_old_kind_comes_first_and_private_networks_before_others() -> None:
    found = in_order(["2001:db8::7", "198.41.0.4", "127.0.0.1", "10.1.2.3", "169.254.1.1", "fe80::1", "10.1.2.3"])
    assert found == ["10.1.2.3", "198.41.0.4", "2001:db8::7"]


def test_this_machine_itself_is_no_address_for_others() -> None:
    assert all(not one.startswith("127.") for one in own_addresses())


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "ELSEWHERE", ((socket.AF_INET, "no address"),))
    assert heard_at("0.0.0.0") == []


def test_who_listens_for_this_machine_alone_is_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.20", "fd00::2"])
    assert heard_at("127.0.0.1") == []
    assert heard_at("0.0.0.0") == ["192.168.1.20"]
    assert heard_at("::") == ["192.168.1.20", "fd00::2"]
    assert heard_at("192.168.1.20") == ["192.168.1.20"]


def test_addresses_as_people_type_them() -> None:
    assert url_of("192.168.1.20", 8000) == "http://192.168.1.20:8000"
    assert url_of("192.168.1.20", 80) == url_of("192.168.1.20", None) == "http://192.168.1.20"
    assert url_of("fd00::2", 8000) == "http://[fd00::2]:8000"


def test_what_the_owner_names_counts() -> None:
    with bound("0.0.0.0", 0) as listener:
        assert with_addresses(Settings(lan="10.0.0.7"), listener).lan_addresses() == ["10.0.0.7"]
    with bound("127.0.0.1", 0) as listener:
        assert with_addresses(Settings(), listener).lan_addresses() == []
    with pytest.raises(InvalidSetting, match="ALHAMBRA_LAN"):
        Settings(lan="living-room").check()


async def told(it: Served, host: str, peer: str = "127.0.0.1") -> list[str]:
    """Which addresses somebody hears of who calls the server like this."""
    transport = httpx.ASGITransport(app=it.app, client=(peer, 1))  # type: ignore[arg-type]  # as lively.py
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
        answer = await client.get("/api/reach")
    assert answer.status_code == 200, answer.text
    urls: list[str] = answer.json()["urls"]
    return urls


def test_only_who_sits_at_the_machine_is_told(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch(), lan="192.168.1.20,fd00::2", hosts="play.example.org") as it:
            there = ["http://192.168.1.20:8000", "http://[fd00::2]:8000"]
            assert await told(it, "127.0.0.1:8000") == there
            assert await told(it, "localhost:8000") == there
            assert await told(it, "localhost:8000", "192.168.1.77") == []
            assert await told(it, "192.168.1.20:8000", "192.168.1.77") == []
            assert await told(it, "play.example.org") == []  # a proxy on this machine speaks for anybody

    run(work())


def test_where_there_is_a_public_address_links_begin_with_it(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch(), lan="192.168.1.20", public_url="https://play.example.org") as it:
            assert await told(it, "127.0.0.1:8000") == []

    run(work())


def test_a_phone_opens_what_the_terminal_shows(sqlite_url: str) -> None:
    """127.0.0.2 stands for the address in the network."""
    with running_like(sqlite_url, "--lan", lan="127.0.0.2") as server:
        network = f"http://127.0.0.2:{server.port}"
        assert f"In the local network: {network}" in server.log
        assert f"Alhambra is at {server.url}" in server.log
        with server.client() as laptop:
            assert laptop.get("/api/reach").json()["urls"] == [network]
            wish = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}]}
            link = laptop.post("/api/tables", json=wish).json()["links"][0]["url"].replace(server.url, network)
        with httpx.Client(base_url=network) as phone:
            key, token = link.removeprefix(f"{network}/t/").split("#")
            joined = phone.post(
                f"/api/tables/{key}/join", json={"name": "Ben", "token": token}, headers={"Origin": network}
            )
            assert joined.status_code == 200, joined.text
            assert phone.get("/health", headers={"Host": "evil.example"}).status_code == 421


def test_alone_nothing_is_said_of_a_network(sqlite_url: str) -> None:
    with running_server(sqlite_url) as server:
        assert "local network" not in server.log
        with server.client() as client:
            assert client.get("/api/reach").json()["urls"] == []


def test_the_machine_goes_by_its_own_names_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Sofa.fritz.box")
    assert command.names_of_this_machine() == "sofa,sofa.local"
