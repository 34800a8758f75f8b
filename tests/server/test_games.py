"""Whole games through the socket: on SQLite, on PostgreSQL, and with players at different workers."""

from __future__ import annotations

import asyncio

import pytest

import alhambra
from harness import Server, running_server
from people import Party, Player, new_table, play_whole_game, record_of


def finished(server: Server, party: Party, players: list[Player]) -> alhambra.Game:
    """The game as its record tells it, which everybody at the table must agree with."""
    game = alhambra.load(record_of(server, party.key))
    assert game.over
    assert {tuple(player.table["scores"]) for player in players} == {tuple(game.scores)}
    assert {tuple(player.table["winners"]) for player in players} == {tuple(game.winners)}
    for player in players:
        assert player.view["ply"] == game.ply
        assert [event["ply"] for event in player.events] == sorted(event["ply"] for event in player.events)
        assert player.events[-1]["ply"] == game.ply
    return game


@pytest.mark.parametrize(("seats", "modules"), [(2, []), (6, ["vizier", "camps"])])
def test_clients_play_a_whole_game(database: str, seats: int, modules: list[str]) -> None:
    with running_server(database, limit_message_burst=0) as server:
        party = new_table(server, seats, modules=modules)
        players = asyncio.run(play_whole_game(party))
        game = finished(server, party, players)
        assert sum(len(player.acknowledged) for player in players) == game.ply


def test_players_at_different_workers(postgres_url: str) -> None:
    with running_server(postgres_url, workers=2, limit_message_burst=0) as server:
        parties = [new_table(server, 3) for _ in range(3)]

        async def all_of_them() -> list[list[Player]]:
            return await asyncio.gather(*[play_whole_game(party) for party in parties])

        for party, players in zip(parties, asyncio.run(all_of_them()), strict=True):
            finished(server, party, players)
