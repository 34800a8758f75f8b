"""The socket: every message that a client can send, what it hears, and what it never hears."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.server.protocol import LARGEST, REACTIONS
from alhambra.server.sockets.connection import MOST_UNSENT, Connection, converse
from alhambra.server.tables.rooms import Room
from checks import hidden_twin
from harness import Server, running_server, token_of
from hostile import handshake
from lively import Company, Guest, joining, lively_hub, open_table, playing, seat_everybody
from people import Message, Party, Player, new_table
from quiet import SECRETS, Boundless, run

TWO = (0, 1)
FAMILY = (0, 0, 0, 0)  # one person with four seats


async def own_turn_after_a_move(company: Company) -> int:
    """Somebody has bought something and has to place it: nothing hidden came to light. Their person."""
    table, game = company.table, company.game
    await company.play_until(lambda: game.can_undo and table._movers[-1].seat == table.decider, "buy")
    assert table.decider is not None
    person = table.owner_of(table.decider)
    assert person is not None
    return person


async def two_people(seed: int = 1) -> tuple[Company, list[Guest]]:
    company = await playing(lively_hub(), TWO, seed)
    return company, [await company.enter(person) for person in TWO]


def decider(company: Company, guests: list[Guest]) -> Guest:
    seat = company.table.decider
    return next(guest for guest in guests if seat in guest.seats)


def other(company: Company, guests: list[Guest]) -> Guest:
    seat = company.table.decider
    return next(guest for guest in guests if seat not in guest.seats)


# ----------------------------------------------------------------------------------------------------------------- sync


def test_the_first_message_shows_everything() -> None:
    async def work() -> None:
        company, (anna, _) = await two_people()
        first = anna.messages[0]
        assert (first["type"], first["version"], first["seq"], first["reset"]) == ("sync", 1, 3, True)
        assert first["you"] == {"person": 0, "host": True, "seats": [0], "eye": 0}
        assert first["table"]["status"] == "playing"
        assert first["view"]["players"]["0"]["hand"]
        assert "hand" not in first["view"]["players"]["1"]
        assert first["events"] == [event.to_json() for event in company.table.history(-1)]

    run(work())


def test_whoever_comes_back_hears_exactly_what_they_missed() -> None:
    async def work() -> None:
        company, (anna, ben) = await two_people()
        for _ in range(5):
            await company.play()
        known, heard = ben.seq, ben.events.copy()
        company.hub.leave(ben)
        for _ in range(12):
            await company.play()
        back = await company.enter(1, since=known)
        shown = back.messages[0]
        assert "reset" not in shown
        assert heard + shown["events"] == anna.events
        assert shown["view"]["ply"] == company.game.ply == 17
        again = await back.asks("sync", since=back.seq)
        assert again["events"] == []
        assert "reset" not in again

    run(work())


@pytest.mark.parametrize("since", [None, 10_000])
def test_whoever_knows_nothing_or_too_much_hears_everything(since: int | None) -> None:
    async def work() -> None:
        company, (anna, _) = await two_people()
        for _ in range(5):
            await company.play()
        answer = await anna.asks("sync", since=since)
        assert answer["reset"] is True
        assert answer["events"][0]["ply"] == 0
        assert answer["events"] == anna.events

    run(work())


def test_after_a_step_back_everything_is_told_anew() -> None:
    async def work() -> None:
        company, (anna, ben) = await two_people()
        person = await own_turn_after_a_move(company)
        known = company.table.seq
        assert (await [anna, ben][person].asks("undo", seq=known))["type"] == "update"
        for guest in (anna, ben):
            answer = await guest.asks("sync", since=known)
            assert answer["reset"] is True
            assert {event["ply"] for event in answer["events"]} == set(range(company.game.ply + 1))
            answer = await guest.asks("sync", since=company.table.seq)
            assert "reset" not in answer

    run(work())


def test_before_the_game_there_is_no_view() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), TWO)
        anna = await company.enter(0)
        assert "view" not in anna.last
        assert "events" not in anna.last
        await seat_everybody(company, TWO)
        assert anna.last["type"] == "update"
        assert [seat["free"] for seat in anna.table["seats"]] == [False, False]
        await company.act(lambda table, now: table.start(0, 1, "", now))
        assert anna.last["view"]["ply"] == 0
        assert anna.last["events"] == [event.to_json() for event in company.table.history(-1)]

    run(work())


# ----------------------------------------------------------------------------------------------------------------- play


def test_a_move_is_answered_and_told() -> None:
    async def work() -> None:
        company, guests = await two_people()
        mover, watching = decider(company, guests), other(company, guests)
        move = company.some_move()
        answer = await mover.plays(move)
        assert (answer["type"], answer["seq"]) == ("update", 4)
        assert watching.last["seq"] == 4
        assert "re" not in watching.last
        assert str(company.game.played[-1]) == move

    run(work())


def test_a_stale_move_is_refused_with_the_fresh_state() -> None:
    async def work() -> None:
        company, guests = await two_people()
        mover = decider(company, guests)
        move, known = company.some_move("take"), company.table.seq
        await company.play(move)
        before = len(mover.heard)
        await mover.hear(json.dumps({"type": "play", "id": "late", "move": "pass", "seq": known}))
        refusal, fresh = mover.messages[before:]
        assert (refusal["type"], refusal["re"], refusal["reason"]) == ("refused", "late", "stale")
        assert refusal["seq"] == fresh["seq"] == known + 1
        assert (fresh["type"], fresh["view"]["ply"]) == ("sync", 1)
        assert fresh["events"][0]["event"] == "take"
        assert company.game.ply == 1

    run(work())


def test_a_move_that_is_sent_again_is_acknowledged_and_not_played_twice() -> None:
    async def work() -> None:
        company, guests = await two_people()
        mover = decider(company, guests)
        move, known = company.some_move("take"), company.table.seq
        first = await mover.plays(move)
        for _ in range(2):
            again = await mover.plays(move, seq=known)
            assert again == {"type": "update", "re": "question", "seq": first["seq"]}
        await company.play()
        late = await mover.plays(move, seq=known)
        assert (late["type"], late["seq"]) == ("update", company.table.seq)
        assert company.game.ply == 2

    run(work())


def test_a_move_sent_again_after_it_was_taken_back_is_stale() -> None:
    async def work() -> None:
        company, guests = await two_people()
        person = await own_turn_after_a_move(company)
        mover, known = guests[person], company.table.seq
        move = str(company.game.played[-1])
        await mover.asks("undo", seq=known)
        assert (await mover.plays(move, seq=known - 1))["reason"] == "stale"

    run(work())


def test_the_last_move_of_a_game_can_be_sent_again() -> None:
    async def work() -> None:
        company, guests = await two_people()
        while not company.game.over:
            mover, known, move = decider(company, guests), company.table.seq, company.some_move()
            await mover.plays(move)
        assert company.table.status == "over"
        assert (await mover.plays(move, seq=known))["type"] == "update"
        assert (await mover.plays(move))["reason"] == "over"
        assert guests[0].table["winners"] == company.table.winners()
        assert guests[0].table["scores"] == company.game.scores

    run(work())


def test_an_illegal_move_names_its_rule_and_place() -> None:
    async def work() -> None:
        company, guests = await two_people()
        await own_turn_after_a_move(company)
        mover = decider(company, guests)
        tile = mover.view["players"][str(mover.seats[0])]["pending"][0]["tile"]
        bytes_before = len(other(company, guests).heard)
        answer = await mover.plays(f"place {tile} 40,40")
        assert (answer["type"], answer["where"]["cell"]) == ("refused", [40, 40])
        assert answer["rule"].startswith("BASE-")
        assert answer["text"]
        assert answer["seq"] == company.table.seq
        assert len(other(company, guests).heard) == bytes_before
        assert company.game.ply == mover.view["ply"]

    run(work())


def test_what_is_no_move_is_refused() -> None:
    async def work() -> None:
        company, guests = await two_people()
        mover = decider(company, guests)
        seq = company.table.seq
        assert await mover.refused("play", move="sing", seq=seq) == "unknown-move-verb"
        assert await mover.refused("why_not", move="sing") == "unknown-move-verb"

    run(work())


def test_nobody_plays_for_others() -> None:
    async def work() -> None:
        company, guests = await two_people()
        waiting = other(company, guests)
        mine, theirs = waiting.seats[0], 1 - waiting.seats[0]
        spectator = await company.enter(None)
        move, seq = company.some_move(), company.table.seq
        assert await waiting.refused("play", move=move, seq=seq) == "not-your-decision"
        assert await waiting.refused("play", move=move, seq=seq, seat=mine) == "not-your-decision"
        assert await waiting.refused("play", move=move, seq=seq, seat=theirs) == "not-your-seat"
        assert await waiting.refused("play", move=move, seq=seq, seat=4) == "no-such-seat"
        assert await waiting.refused("why_not", move=move, seat=theirs) == "not-your-seat"
        for seat in (None, 0, 1):
            assert await spectator.refused("play", move=move, seq=seq, seat=seat) == "not-a-player"

    run(work())


def test_who_only_repeats_the_move_of_another_is_not_told_that_it_was_theirs() -> None:
    async def work() -> None:
        company, guests = await two_people()
        waiting, known = other(company, guests), company.table.seq
        move = await company.play()
        assert (await waiting.plays(move, seq=known))["reason"] == "stale"

    run(work())


def test_nothing_is_played_before_the_game() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), TWO)
        anna = await company.enter(0)
        assert await anna.refused("play", move="pass", seq=1) == "not-started"
        assert await anna.refused("why_not", move="pass") == "not-started"
        assert await anna.refused("undo", seq=1) == "not-started"
        assert await anna.refused("consent", yes=True) == "not-started"

    run(work())


def test_a_seq_from_another_worker_is_looked_up() -> None:
    """Somebody who was told more than this worker knows: it reads what it missed before it judges."""

    async def work() -> None:
        company, guests = await two_people()
        store = company.hub.store
        ahead = lively_hub(store)
        twin = Company(ahead, await ahead.room(company.table.key))
        await twin.play()
        waiting = other(company, guests)
        answer = await waiting.plays(twin.some_move(), seq=twin.table.seq)
        assert (answer["type"], company.game.ply) == ("update", 2)

    run(work())


# -------------------------------------------------------------------------------------------------------------- why_not


def test_why_not() -> None:
    async def work() -> None:
        company, guests = await two_people()
        mover, waiting = decider(company, guests), other(company, guests)
        move = company.some_move()
        assert await mover.asks("why_not", move=move) == {"type": "answer", "re": "question", "legal": True}
        answer = await mover.asks("why_not", move=move, seat=mover.seats[0])
        assert answer["legal"] is True
        answer = await mover.asks("why_not", move="place PAV2-NEW 40,40")
        assert (answer["type"], answer["legal"]) == ("answer", False)
        assert answer["rule"].startswith("BASE-")
        assert answer["text"]
        assert await waiting.refused("why_not", move=move) == "not-your-decision"
        spectator = await company.enter(None)
        assert await spectator.refused("why_not", move=move) == "not-a-player"
        assert company.table.seq == 3

    run(work())


# ----------------------------------------------------------------------------------------------------------------- undo


def test_own_moves_that_revealed_nothing_are_taken_back_at_once() -> None:
    async def work() -> None:
        company, guests = await two_people()
        person = await own_turn_after_a_move(company)
        ply = company.game.ply
        answer = await guests[person].asks("undo", seq=company.table.seq)
        assert (answer["type"], answer["view"]["ply"]) == ("update", ply - 1)
        assert guests[1 - person].view["ply"] == ply - 1
        assert await guests[person].refused("undo", seq=company.table.seq, ply=ply + 5) == "no-such-ply"
        stale = await guests[person].asks("undo", seq=company.table.seq - 1)
        assert stale["reason"] == "stale"
        assert guests[person].last["type"] == "sync"

    run(work())


async def asked_to_go_back() -> tuple[Company, Guest, Guest]:
    """Two moves were played, and who made the first would like to go back before it."""
    company, guests = await two_people()
    asking, asked = decider(company, guests), other(company, guests)
    await company.play("", "take")
    await company.play("", "take")
    answer = await asking.asks("undo", seq=company.table.seq, ply=0)
    assert answer["type"] == "update"
    assert asked.table["question"] == {"ply": 0, "by": asking.person, "waiting": [asked.person]}
    assert company.game.ply == 2
    return company, asking, asked


def test_further_back_with_the_consent_of_all() -> None:
    async def work() -> None:
        company, asking, asked = await asked_to_go_back()
        assert await asked.refused("undo", seq=company.table.seq, ply=1) == "undo-asked"
        assert await asking.refused("consent", yes=True) == "not-asked"
        answer = await asked.asks("consent", yes=True)
        assert (answer["type"], answer["view"]["ply"]) == ("update", 0)
        for guest in (asking, asked):
            assert guest.view["ply"] == company.game.ply == 0
            assert "question" not in guest.table
        assert await asked.refused("consent", yes=True) == "nothing-asked"

    run(work())


@pytest.mark.parametrize("who", ["asking", "asked"])
def test_one_no_is_enough_and_the_question_can_be_withdrawn(who: str) -> None:
    async def work() -> None:
        company, asking, asked = await asked_to_go_back()
        guest = asking if who == "asking" else asked
        assert (await guest.asks("consent", yes=False))["type"] == "update"
        assert company.game.ply == 2
        assert "question" not in asking.table
        assert "question" not in asked.table
        assert (await asking.asks("undo", seq=company.table.seq, ply=0))["type"] == "update"  # and asked again

    run(work())


def test_a_move_answers_the_question_too() -> None:
    async def work() -> None:
        company, _, asked = await asked_to_go_back()
        await company.play("", "take")
        assert "question" not in asked.table
        assert await asked.refused("consent", yes=True) == "nothing-asked"

    run(work())


def test_spectators_have_no_say() -> None:
    async def work() -> None:
        company, _, _ = await asked_to_go_back()
        spectator = await company.enter(None)
        assert await spectator.refused("undo", seq=company.table.seq) == "not-a-player"
        assert await spectator.refused("consent", yes=True) == "not-a-player"

    run(work())


# ---------------------------------------------------------------------------------------------- gestures, signs of life


def test_gestures_are_heard_by_everybody_at_once() -> None:
    async def work() -> None:
        company, (anna, ben) = await two_people()
        spectator = await company.enter(None)
        for reaction in REACTIONS:
            assert (await ben.asks("react", reaction=reaction))["type"] == "pong"
            expected = {"type": "reaction", "seat": 1, "reaction": reaction}
            assert anna.last == spectator.last == ben.messages[-2] == expected
        before = len(ben.heard)
        await ben.hear(b'{"type":"react","reaction":"wow","seat":1}')
        assert len(ben.heard) == before + 1  # whoever does not ask hears the gesture only
        assert await ben.refused("react", reaction="wow", seat=0) == "not-your-seat"
        assert await ben.refused("react", reaction="<b>wow</b>") == "unknown-reaction"
        assert await spectator.refused("react", reaction="wow") == "not-a-player"
        assert company.table.seq == 3

    run(work())


def test_ping() -> None:
    async def work() -> None:
        company, (anna, _) = await two_people()
        spectator = await company.enter(None)
        for guest in (anna, spectator):
            assert await guest.asks("ping") == {"type": "pong", "re": "question", "seq": 3}

    run(work())


def test_nothing_is_told_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the database writes, neither a sign of life nor a refusal knows of the move."""

    async def work() -> None:
        company, guests = await two_people()
        mover, waiting = decider(company, guests), other(company, guests)
        stored = asyncio.Event()
        write = company.hub.store.write

        async def slowly(change: object) -> None:
            await stored.wait()
            await write(change)  # type: ignore[arg-type]

        monkeypatch.setattr(company.hub.store, "write", slowly)
        move = asyncio.create_task(mover.plays(company.some_move()))
        await asyncio.sleep(0.01)
        assert company.table.seq == 4
        heard = len(waiting.heard)
        await waiting.hear(b'{"type":"ping"}')
        await waiting.hear(b"nonsense")
        await waiting.hear(b'{"type":"react","reaction":"wow","id":"r"}')
        assert [message["seq"] for message in waiting.messages[heard:] if "seq" in message] == [3, 3, 3]
        stored.set()
        assert (await move)["seq"] == 4
        assert waiting.last["seq"] == 4

    run(work())


# ------------------------------------------------------------------------------------------------------------- hot seat


def hands_in(message: Message) -> set[int]:
    """The seats whose hand a message shows."""
    players = message.get("view", {}).get("players", {})
    return {int(seat) for seat, player in players.items() if player.get("hand") is not None}


async def family_game(seed: int = 1) -> tuple[Company, Guest]:
    company = await playing(lively_hub(), FAMILY, seed)
    return company, await company.enter(0)


def test_a_hand_is_covered_until_its_player_is_there() -> None:
    async def work() -> None:
        company, device = await family_game()
        rng = random.Random(5)
        shown: set[int] = set()
        for _ in range(30):
            seat = company.table.decider
            assert seat is not None
            assert device.you["eye"] is None
            assert "choices" not in device.view
            assert hands_in({"view": device.view}) == set()
            for wrong in {0, 1, 2, 3} - {seat}:
                assert await device.refused("accept", seat=wrong) == "not-accepted"
            assert await device.refused("accept", seat=5) == "not-your-seat"
            accepted = await device.asks("accept", seat=seat)
            assert (accepted["type"], accepted["you"]["eye"], hands_in(accepted)) == ("sync", seat, {seat})
            shown.add(seat)
            while company.table.decider == seat:
                answer = await device.plays(str(rng.choice(device.view["choices"]["moves"])))
                assert hands_in(answer) <= {seat}
                if answer["type"] == "update":
                    assert company.table.decider == seat  # the curtain falls when another has to decide
            assert (answer["type"], answer["you"]["eye"]) == ("sync", None)
            assert "reset" not in answer
        assert shown == {0, 1, 2, 3}
        for message in device.messages:
            assert hands_in(message) <= ({message["you"]["eye"]} if "you" in message else shown)
        assert device.events == [event.to_json() for event in company.table.history(-1)]

    run(work())


def test_what_one_was_told_in_secret_goes_with_them_from_a_shared_device() -> None:
    """Where the next attack comes from is told to one seat, who goes on playing: when the curtain falls, it is gone."""

    async def work() -> None:
        company = await playing(lively_hub(), FAMILY, 2, modules=("invaders",))
        device = await company.enter(0)
        told: list[bool] = []
        while len(told) < 3:
            await device.asks("accept", seat=company.table.decider)
            seat = company.table.decider
            while company.table.decider == seat:
                moves = device.view["choices"]["moves"]
                await device.plays(
                    max(moves, key=lambda move: (move.startswith("scout"), move.startswith("buy"), move))
                )
                if device.events[-1]["event"] == "scout":
                    told.append(device.events[-1]["direction"] is not None)
            directions = [event["direction"] for event in device.events if event["event"] == "scout"]
            assert directions == [None] * len(directions), "nobody is there"
        assert True in told, "and it was told"
        history = [event.seen_by(None) for event in company.table.history(-1)]
        assert device.events == [event.to_json() for event in history if event is not None]

    run(work())


def test_behind_the_curtain_nothing_of_any_hand_is_said() -> None:
    """Whatever anybody holds: what a device is sent while nobody was accepted is the same."""

    async def work() -> None:
        company, device = await family_game()
        rng = random.Random(3)

        async def said() -> list[bytes]:
            before = len(device.heard)
            for since in (None, company.table.seq):
                await device.asks("sync", since=since)
            await device.asks("ping")
            await device.asks("accept", seat=(company.table.decider or 0) ^ 1)
            await device.asks("play", move="pass", seq=company.table.seq - 1)
            return device.heard[before:]

        for _ in range(12):
            state = company.game.state
            told = await said()
            twin = hidden_twin(state, None, rng)
            twin.log, twin.revelations = state.log, state.revelations
            company.game.state, company.game._moves = twin, None
            assert await said() == told
            company.game.state, company.game._moves = state, None
            await company.play()

    run(work())


def test_the_curtain_falls_on_every_device_of_the_family() -> None:
    """Two devices of one person: the view of the one that is covered goes on, whoever is told first."""

    async def work() -> None:
        company, first = await family_game()
        devices = [first] + [await company.enter(0) for _ in range(5)]
        for number in range(24):
            seat = company.table.decider
            active = devices[number % len(devices)]
            await active.asks("accept", seat=seat)
            while company.table.decider == seat:
                await active.plays(company.some_move())
            for device in devices:
                assert device.you["eye"] is None
                assert device.view["ply"] == company.game.ply
                assert hands_in({"view": device.view}) == set()

    run(work())


def test_a_family_plays_with_others() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 0))
        family, friend = await company.enter(0), await company.enter(1)
        assert hands_in(family.messages[0]) == set()
        assert hands_in(friend.messages[0]) == {1}
        for _ in range(30):
            seat = company.table.decider
            guest = friend if seat == 1 else family
            if guest is family:
                await family.asks("accept", seat=seat)
            await guest.plays(str(random.Random(4).choice(guest.view["choices"]["moves"])))
            assert hands_in({"view": friend.view}) == {1}
            assert hands_in({"view": family.view}) <= {0, 2}
            assert friend.view["ply"] == family.view["ply"] == company.game.ply

    run(work())


def test_the_curtain_falls_when_the_table_had_to_be_loaded_anew() -> None:
    """Another worker has let a bot take over; whoever is to decide now, the hand that was open is covered."""

    async def work() -> None:
        company = await playing(lively_hub(), FAMILY)
        device = await company.enter(0)
        seat = company.table.decider
        await device.asks("accept", seat=seat)
        other_worker = lively_hub(company.hub.store)
        twin = Company(other_worker, await other_worker.room(company.table.key))
        move = str(next(move for move in twin.game.legal_moves if move.verb == "take"))
        await twin.play(move)
        await company.hub._reload(company.room)
        assert company.table.decider != seat
        assert device.you["eye"] is None
        assert hands_in({"view": device.view}) == set()

    run(work())


# ---------------------------------------------------------------------------------------------------- coming and going


def test_whoever_takes_a_seat_while_looking_on_becomes_a_player() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), TWO)
        host = await company.enter(0)
        ben = await company.enter(1)
        assert ben.you["person"] is None
        assert host.table["watching"] == 1
        await company.act(joining(1, SECRETS[1], "Ben"))
        await asyncio.sleep(0.01)
        assert ben.you == {"person": 1, "host": False, "seats": [1], "eye": 1}
        assert host.table["watching"] == 0
        assert [seat["connected"] for seat in host.table["seats"]] == [True, True]
        await company.act(lambda table, now: table.start(0, 1, "", now))
        assert ben.view["players"]["1"]["hand"]
        assert "hand" not in ben.view["players"]["0"]

    run(work())


def test_whoever_leaves_their_seat_looks_on() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), (0, 1, 2))
        await seat_everybody(company, (0, 1, 2))
        ben = await company.enter(1)
        await company.act(lambda table, now: table.leave(1, 1, "a link", now))
        assert ben.you["seats"] == []
        assert await ben.refused("react", reaction="wow") == "not-a-player"
        await company.act(joining(1, SECRETS[3], "Cleo"))
        await company.act(lambda table, now: table.start(0, 1, "", now))
        assert hands_in({"view": ben.view}) == set()

    run(work())


def test_spectators_go_when_a_game_begins_that_wants_none() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), TWO, spectators=False)
        spectator, host = await company.enter(None), await company.enter(0)
        await seat_everybody(company, TWO)
        assert spectator.goodbye == ""
        await company.act(lambda table, now: table.start(0, 1, "", now))
        assert spectator.goodbye == "spectators-not-allowed"
        assert "view" not in spectator.last
        company.flush()
        assert "view" not in spectator.last
        assert host.goodbye == ""

    run(work())


def test_one_person_at_several_devices() -> None:
    async def work() -> None:
        company, (anna, _) = await two_people()
        phone = await company.enter(0)
        for _ in range(8):
            await company.play()
            assert (phone.view, phone.table, phone.seq) == (anna.view, anna.table, anna.seq)
        mine = phone if company.table.decider == 0 else await company.enter(1)
        answer = await mine.plays(company.some_move())
        assert answer["type"] == "update"
        assert "re" not in anna.last
        company.hub.leave(phone)
        assert anna.table["seats"][0]["connected"] is True

    run(work())


# ----------------------------------------------------------------------------------------- what cannot be a message


NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "nonsense",
    '{"type":"sing"}',
    '{"type":"play"}',
    '{"type":"play","move":"pass","seq":"3"}',
    '{"type":"play","move":"pass","seq":-1}',
    '{"type":"play","move":"pass","seq":1e99}',
    '{"type":"play","move":"","seq":3}',
    '{"type":"play","move":"pass","seq":3,"seat":6}',
    '{"type":"ping","id":' + '"' + "x" * 41 + '"}',
    '{"type":"ping","extra":1}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"consent","yes":1}',
    "[" * 4000,
    '{"a":' * 800,
    b"\xff\xfe",
    b'{"type":"ping","id":"\xff"}',
    b"\x00\x01\x02",
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_and_changes_nothing(text: str | bytes) -> None:
    async def work() -> None:
        _, (anna, ben) = await two_people()
        heard = len(ben.heard)
        await anna.hear(text)
        assert (anna.last["type"], anna.last["reason"], anna.last["seq"]) == ("refused", "bad-message", 3)
        assert anna.last["text"]
        assert len(ben.heard) == heard
        assert (await anna.asks("ping"))["type"] == "pong"

    run(work())


@pytest.mark.parametrize("text", ["x" * (LARGEST + 1), "é" * (LARGEST // 2 + 1), b"x" * (LARGEST + 1)])
def test_a_message_has_a_largest_size_in_bytes(text: str | bytes) -> None:
    async def work() -> None:
        _, (anna, _) = await two_people()
        await anna.hear(text)
        assert anna.last["reason"] == "too-large"

    run(work())


def test_whoever_sends_nothing_but_nonsense_is_sent_away() -> None:
    async def work() -> None:
        company, (anna, _) = await two_people()
        for _ in range(101):
            assert anna.goodbye == ""
            await anna.hear("nonsense")
        assert anna.goodbye == "bad-message"
        assert company.table.seq == 3

    run(work())


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Something has happened meanwhile: look at entry 4 first."),
        ("fr", "Il s’est passé quelque chose entre-temps"),
        ("de", "Inzwischen ist etwas geschehen"),
    ],
)
def test_refusals_speak_the_language_of_the_client(language: str, text: str) -> None:
    async def work() -> None:
        company = await playing(lively_hub(), TWO)
        guests = [await company.enter(person, language=language) for person in TWO]
        mover = decider(company, guests)
        illegal = await mover.asks("play", move="place PAV2-NEW 40,40", seq=3)
        unknown = await mover.asks("play", move="sing", seq=3)
        await company.play("", "take")
        stale = await mover.plays("pass", seq=3)
        found.append((stale["text"], illegal["text"], unknown["text"]))

    found: list[tuple[str, str, str]] = []
    run(work())
    assert all(found[0])
    assert found[0][0].startswith(text), found[0][0]


# ------------------------------------------------------------------------------------ copies that are kept by patches


def without_nulls(value: object) -> object:
    """A patch says with null that something is not there: both mean the same."""
    if isinstance(value, dict):
        return {name: without_nulls(one) for name, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def fresh(company: Company, guest: Guest) -> Message:
    """What a client in the same place would be shown that comes in now."""
    twin = Room(company.table, company.hub.now)
    twin.players, twin.watchers = company.room.players, company.room.watchers
    eyes = Guest(company.hub, twin, guest._secret)
    eyes.eye = guest.eye
    twin.sync(eyes)
    return eyes.last


def check_copies(company: Company, guests: list[Guest]) -> None:
    for guest in guests:
        expected = fresh(company, guest)
        assert guest.seq == expected["seq"]
        assert without_nulls(guest.you) == without_nulls(expected["you"])
        assert without_nulls(guest.table) == without_nulls(expected["table"])
        assert without_nulls(guest.view) == without_nulls(expected["view"])


class Bustle:
    """Everything that can happen at a table, in any order."""

    def __init__(self, company: Company, seed: int) -> None:
        self.company = company
        self.dice = random.Random(seed)
        self.guests: list[Guest] = []
        self.people = len(company.table.persons)

    async def something(self) -> None:
        happenings = [self.move] * 8 + [self.come] * 2 + [self.look_on] * 2
        happenings += [self.go, self.go_back, self.answer, self.accept, self.ask, self.substitute, self.flush]
        await self.dice.choice(happenings)()

    async def move(self) -> None:
        table = self.company.table
        if table.bot_to_move() is not None:
            await self.company.bots_are_done()
        elif table.decider is not None:
            await self.company.play()

    async def come(self) -> None:
        if len(self.guests) < 8:
            self.guests.append(await self.company.enter(self.dice.randrange(self.people)))

    async def look_on(self) -> None:
        if len(self.guests) < 8:
            self.guests.append(await self.company.enter(None))

    async def go(self) -> None:
        if self.guests:
            self.company.hub.leave(self.guests.pop(self.dice.randrange(len(self.guests))))

    async def go_back(self) -> None:
        for guest in self.guests:
            if guest.seats:
                ply = max(0, self.company.game.ply - self.dice.randrange(1, 4))
                await guest.hear(json.dumps({"type": "undo", "seq": self.company.table.seq, "ply": ply}))
                return

    async def answer(self) -> None:
        for guest in self.guests:
            await guest.hear(json.dumps({"type": "consent", "yes": self.dice.random() < 0.7}))

    async def accept(self) -> None:
        for guest in self.guests:
            if self.dice.random() < 0.5 and self.company.table.decider in guest.seats:
                await guest.hear(json.dumps({"type": "accept", "seat": self.company.table.decider}))

    async def ask(self) -> None:
        if self.guests:
            guest = self.dice.choice(self.guests)
            await guest.asks("sync", since=self.dice.choice([None, guest.seq, max(0, guest.seq - 3)]))

    async def substitute(self) -> None:
        table = self.company.table
        seat = self.dice.randrange(len(table.seats))
        owner = table.owner_of(seat)
        assert owner is not None
        if table.status != "playing":
            return
        if table.seats[seat].bot:
            await self.company.act(lambda table, now: table.come_back(owner, seat, now))
        elif self.dice.random() < 0.3:
            await self.company.act(lambda table, now: table.substitute(owner, seat, "random", 0, now))

    async def flush(self) -> None:
        self.company.flush()


@pytest.mark.parametrize("owners", [(0, 1), (0, 1, 0, 2), (0, 0, 0)], ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_patches_lead_to_what_is_shown_to_whoever_comes_anew(owners: tuple[int, ...], seed: int) -> None:
    async def work() -> None:
        company = await playing(lively_hub(), owners, seed, modules=("vizier",))
        bustle = Bustle(company, seed)
        for number in range(120):
            await bustle.something()
            await asyncio.sleep(0)  # whoever waits for the lock
            players = [guest for guest in bustle.guests if guest.person is not None]
            if company.room.bot_task is None and players:
                check_copies(company, [bustle.dice.choice(players)])
            if number % 10 == 9:
                await company.bots_are_done()
                company.flush()
                check_copies(company, bustle.guests)
        assert company.table.seq > 50

    run(work())


def test_a_crowd_of_spectators_hears_everything_once() -> None:
    """Many are told bit by bit; who asks to be shown everything in between hears nothing twice."""

    async def work() -> None:
        company, _ = await two_people()
        crowd = [await company.enter(None) for _ in range(120)]
        company.flush()
        for _ in range(3):
            await company.play()
            sending = company.room.tell_watchers()
            next(sending)
            for guest in crowd:
                await guest.asks("sync", since=guest.seq)
            for _ in sending:
                pass
            company.flush()
        told = [event.to_json() for event in company.table.history(-1)]
        for guest in crowd:
            assert guest.view["ply"] == 3
            assert guest.events == told
        check_copies(company, crowd[:1] + crowd[-1:])

    run(work())


def test_whoever_comes_while_spectators_are_behind_hears_everything_once() -> None:
    async def work() -> None:
        company, _ = await two_people()
        early = await company.enter(None)
        company.flush()
        for _ in range(4):
            await company.play()
        late = await company.enter(None)
        await company.play()
        company.flush()
        told = [event.to_json() for event in company.table.history(-1)]
        for guest in (early, late):
            assert guest.events == told
            assert guest.view["ply"] == 5
        await company.play()
        company.flush()
        assert early.last == late.last
        assert late.last["type"] == "update"
        check_copies(company, [early, late])

    run(work())


def test_who_came_and_who_went_before_the_spectators_were_told() -> None:
    """One spectator comes and another goes: the number is as before, but the new one was told another."""

    async def work() -> None:
        company, _ = await two_people()
        first = await company.enter(None)
        company.flush()
        second = await company.enter(None)
        company.hub.leave(first)
        company.flush()
        assert second.table["watching"] == 1
        check_copies(company, [second])

    run(work())


# ------------------------------------------------------------------------------------------------------- a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("socket")
    with running_server(f"sqlite:///{folder}/tables.sqlite", limit_sockets=12, limit_tables_per_hour=0) as found:
        yield found
        assert found.stop() == 0
        assert "Traceback" not in found.log


@pytest.fixture(scope="module")
def party(server: Server) -> Party:
    return new_table(server, 2)


async def first_word(connection: connect) -> Message:
    async with connection as socket:
        found: Message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        return found


async def answer_among(player: Player) -> Message:
    """The next message that answers something: who comes and goes is told in between."""
    while True:
        message = await player.hear(10)
        if message["type"] not in ("sync", "update"):
            return message


async def turned_away(connection: connect) -> tuple[str, int]:
    """The reason that somebody is told who may not come in, and the code with which the socket is closed."""
    async with connection as socket:
        bye = json.loads(await asyncio.wait_for(socket.recv(), 10))
        assert bye["type"] == "bye"
        assert bye["text"]
        return bye["reason"], await code_of_the_end(socket)


async def code_of_the_end(socket: ClientConnection) -> int:
    """The code with which the server closes the socket, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    assert socket.close_code is not None
    return socket.close_code


async def not_let_in(connection: connect) -> tuple[int, str]:
    """The status and the reason with which the handshake itself is refused."""
    with pytest.raises(InvalidStatus) as error:
        async with connection:
            pass
    problem = json.loads(error.value.response.body or b"")
    assert problem["text"]
    return error.value.response.status_code, problem["reason"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[::1"])
def test_pages_of_other_servers_are_not_let_in(party: Party, origin: str) -> None:
    socket = party.server.socket(party.key, party.tokens[0], Origin=origin)
    assert run(not_let_in(socket)) == (403, "foreign-origin")


def test_a_foreign_page_does_not_learn_whether_there_is_a_table(server: Server) -> None:
    socket = server.socket("A" * 22, Origin="https://evil.example")
    assert run(not_let_in(socket)) == (403, "foreign-origin")


def test_a_strange_name_of_the_server_is_refused(server: Server, party: Party) -> None:
    """A page elsewhere may give its own name our address."""

    async def work() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        request = handshake(party.key, party.tokens[0], "evil.example")
        writer.write(request)
        answer = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        return answer

    answer = run(work())
    assert answer.startswith(b"HTTP/1.1 421 ")
    assert b'"unknown-host"' in answer


def test_pages_of_this_server_are_let_in(server: Server, party: Party) -> None:
    word = run(first_word(server.socket(party.key, party.tokens[1], Origin=server.url)))
    assert (word["type"], word["you"]["seats"]) == ("sync", [1])


@pytest.mark.parametrize("token", ["", "garbage", "A" * 43, "é" * 3, "x" * 3000])
def test_whoever_has_no_secret_looks_on(server: Server, party: Party, token: str) -> None:
    word = run(first_word(server.socket(party.key, token)))
    assert word["you"] == {"person": None, "host": False, "seats": [], "eye": None}
    assert hands_in(word) == set()


@pytest.mark.parametrize("key", ["A" * 22, "x", "%00", "%ff%fe", "é", "a" * 3000])
def test_there_is_no_such_table(server: Server, key: str) -> None:
    assert run(turned_away(server.socket(quote(key, safe="%")))) == ("no-such-table", 1008)


def test_tables_without_spectators(server: Server) -> None:
    private = new_table(server, 2, spectators=False)
    assert run(turned_away(server.socket(private.key))) == ("spectators-not-allowed", 1008)
    assert run(first_word(server.socket(private.key, private.tokens[1])))["you"]["seats"] == [1]


def test_links_are_for_one_person(server: Server) -> None:
    """A link that was used, or that somebody made up, opens nothing; the socket of such a person shows no hand."""
    with server.client() as host, server.client() as friend, server.client() as thief:
        opened = host.post("/api/tables", json={"name": "Host", "seats": [{"kind": "here"}, {"kind": "link"}]}).json()
        path, token = f"/api/tables/{opened['table']['key']}/join", opened["links"][0]["url"].partition("#")[2]
        guessed = thief.post(path, json={"name": "Thief", "token": "A" * 43})
        assert (guessed.status_code, guessed.json()["reason"]) == (403, "bad-link")
        assert friend.post(path, json={"name": "Friend", "token": token}).status_code == 200
        reused = thief.post(path, json={"name": "Thief", "token": token})
        assert (reused.status_code, reused.json()["reason"]) == (403, "bad-link")
        assert not token_of(thief)
        word = run(first_word(server.socket(opened["table"]["key"], token)))  # the link is no cookie
        assert word["you"]["person"] is None


@pytest.mark.parametrize("wanted", [["alhambra.2"], ["chat", "alhambra.0"]])
def test_another_version_is_refused(server: Server, party: Party, wanted: list[str]) -> None:
    socket = connect(f"ws://127.0.0.1:{server.port}/api/tables/{party.key}/socket", subprotocols=wanted, proxy=None)  # type: ignore[arg-type]
    assert run(turned_away(socket)) == ("wrong-version", 1008)


def test_the_version_is_agreed_upon(server: Server, party: Party) -> None:
    async def work(wanted: list[str] | None) -> str | None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{party.key}/socket"
        async with connect(url, subprotocols=wanted, proxy=None) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["version"] == 1
            return socket.subprotocol

    assert run(work(["alhambra.9", "alhambra.1"])) == "alhambra.1"
    assert run(work(None)) is None


@pytest.mark.parametrize(("language", "begin"), [("fr", "Cette table"), ("de", "Diesen Tisch"), ("en", "There is no")])
def test_goodbyes_speak_the_language_of_the_client(server: Server, language: str, begin: str) -> None:
    in_the_address = server.socket("A" * 22, query=f"?language={language}")
    in_a_header = server.socket("A" * 22, **{"Accept-Language": language})
    for socket in (in_the_address, in_a_header):
        assert run(first_word(socket))["text"].startswith(begin)


def test_who_comes_back_says_what_they_know(server: Server) -> None:
    async def work() -> None:
        party = new_table(server, 2)
        async with server.socket(party.key, party.tokens[0]) as one, server.socket(party.key, party.tokens[1]) as two:
            players = [Player(one), Player(two)]
            for player in players:
                await player.hear()
            known = players[0].seq
            playing = [asyncio.create_task(player.play_on(3)) for player in players]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        for since, reset in ((known, False), ("-1", True), ("x", True), ("9" * 30, True), (10**8, True)):
            word = await first_word(server.socket(party.key, party.tokens[0], query=f"?since={since}"))
            assert word.get("reset", False) is reset
            assert (word["events"][0]["ply"] > 0) is not reset

    run(work())


@pytest.mark.parametrize("size", [LARGEST + 1, 3 * LARGEST])
def test_an_oversized_frame_is_refused(server: Server, party: Party, size: int) -> None:
    async def work() -> None:
        async with server.socket(party.key, party.tokens[0]) as socket:
            player = Player(socket)
            await player.hear()
            for frame in ("x" * size, b"x" * size):
                await socket.send(frame)
                answer = await answer_among(player)
                assert (answer["type"], answer["reason"]) == ("refused", "too-large")
            assert (await player.ask("ping"))["type"] == "pong"

    run(work())


def test_a_frame_beyond_all_measure_ends_the_socket(server: Server, party: Party) -> None:
    async def work() -> None:
        async with server.socket(party.key, party.tokens[0]) as socket:
            await socket.recv()
            with contextlib.suppress(ConnectionClosed):
                await socket.send("x" * 1_000_000)
            assert await code_of_the_end(socket) == 1009

    run(work())


def test_a_message_in_a_binary_frame_is_a_message(party: Party) -> None:
    async def work() -> None:
        async with party.server.socket(party.key, party.tokens[0]) as socket:
            await socket.send(b'{"type":"ping","id":"b"}')
            assert await answer_among(Player(socket)) == {"type": "pong", "re": "b", "seq": 3}

    run(work())


def test_text_that_is_no_text_ends_the_socket_and_leaves_no_trace(server: Server, party: Party) -> None:
    async def work() -> None:
        async with server.socket(party.key, party.tokens[0]) as socket:
            await socket.recv()
            await socket.send(b'{"type":"ping","id":"\xff"}', text=True)
            assert await code_of_the_end(socket) == 1007

    run(work())
    assert "Traceback" not in server.log


def test_too_many_sockets(server: Server, party: Party) -> None:
    async def work() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(12):
                socket = await stack.enter_async_context(server.socket(party.key))
                await socket.recv()
            assert await turned_away(server.socket(party.key)) == ("too-many-sockets", 1008)
            assert await turned_away(server.socket(party.key, party.tokens[0])) == ("too-many-sockets", 1008)
        assert (await first_word(server.socket(party.key)))["type"] == "sync"

    run(work())


def test_too_fast(server: Server, party: Party) -> None:
    async def work() -> None:
        async with server.socket(party.key, party.tokens[0]) as socket:
            player = Player(socket)
            await player.hear()
            for number in range(120):
                await socket.send(json.dumps({"type": "ping", "id": str(number)}))
            answers = [await answer_among(player) for _ in range(120)]
            assert [answer["re"] for answer in answers] == [str(number) for number in range(120)]
            kinds = [answer["type"] for answer in answers]
            assert kinds[:80] == ["pong"] * 80
            assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
            await asyncio.sleep(0.5)
            assert (await player.ask("ping"))["type"] == "pong"

    run(work())


def test_whoever_never_stops_is_sent_away(server: Server, party: Party) -> None:
    async def work() -> list[Message]:
        async with server.socket(party.key, party.tokens[0]) as socket:
            messages = []
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    await socket.send('{"type":"ping"}')
            with contextlib.suppress(ConnectionClosed):
                while True:
                    messages.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
            assert socket.close_code == 1008
            return messages

    messages = run(work())
    assert (messages[-1]["type"], messages[-1]["reason"]) == ("bye", "bad-message")


def test_somebody_who_neither_reads_nor_says_anything_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others' news pile up: one day the visit is over, even if the network never tells."""

    async def work() -> None:
        company, (anna, _) = await two_people()
        never: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        sent: list[object] = []

        async def send(message: object) -> None:
            sent.append(message)
            await asyncio.shield(never)

        async def receive() -> object:
            return await asyncio.shield(never)

        asleep = Connection(company.hub, company.room, SECRETS[1], "en", Boundless())
        visit = asyncio.create_task(converse(asleep, None, receive, send))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        assert asleep in company.room.players
        for _ in range(MOST_UNSENT // 1000 + 1):
            asleep.push(b"x" * 1000)
        await asyncio.wait_for(visit, 5)
        assert asleep not in company.room.players
        assert len(sent) == 1
        assert (await anna.asks("ping"))["type"] == "pong"

    monkeypatch.setattr("alhambra.server.sockets.connection.FAREWELL", 0.05)
    run(work())
