"""Hints over the socket: what each level tells, who may ask, and what becomes of one that comes too late."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from alhambra.bots.advice import Advice, hint_of
from alhambra.core.game import Game
from alhambra.locales import say
from alhambra.server.access.limits import Bucket
from alhambra.server.tables.players import Question, Thinkers, advise, question_of
from alhambra.titles import titled
from lively import Company, Guest, QuickThinkers, lively_hub, open_table, playing, settled
from people import Message
from quiet import SECRETS, run

GAME = "roll-and-write"  # gives hints
OTHER_GAME = "alhambra"  # gives none
WITH_BOTS = (0, None, None)


async def table_of(owners: tuple[int | None, ...] = WITH_BOTS, seed: int = 1) -> Company:
    company = await playing(lively_hub(), owners, seed, game=GAME, edition="")
    await company.bots_are_done()
    return company


def game_of(company: Company) -> Game[Any]:
    assert company.table.game is not None
    return company.table.game


async def hinted(guest: Guest, **facts: Any) -> Message:
    """Ask for a hint; the one answer to it, which somebody thinks about elsewhere."""
    known = len(guest.heard)
    await guest.hear(json.dumps({"type": "hint", "id": "help", **facts}))
    await settled()
    answers = [message for message in guest.messages[known:] if message.get("re") == "help"]
    assert len(answers) == 1, guest.messages[known:]
    return answers[0]


async def refused(guest: Guest, **facts: Any) -> str:
    answer = await hinted(guest, **facts)
    assert answer["type"] == "refused", answer
    assert answer["text"]
    return str(answer["reason"])


def advice_on(company: Company) -> Advice:
    assert company.table.decider is not None
    return advise(question_of(company.table, company.table.decider))


class Slow(QuickThinkers):
    """Advisers who think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.thought = asyncio.Event()

    async def advise(self, question: Question) -> Advice:
        self.asked += 1
        await self.thought.wait()
        return await super().advise(question)


# -------------------------------------------------------------------------------------------------------------- levels


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_level_tells_a_little_more(language: str) -> None:
    async def work() -> None:
        company = await table_of()
        anna = await company.enter(0, language=language)
        advice = advice_on(company)
        legal = [str(move) for move in game_of(company).legal_moves]
        before = company.table.seq
        for level, moves in ((1, 0), (2, 2), (3, 1)):
            answer = await hinted(anna, level=level)
            expected = hint_of(advice, level)
            text = " ".join(say(language, key, facts) for key, facts in expected.sentences)
            assert answer == {
                "type": "hint",
                "re": "help",
                "seq": before,
                "level": level,
                "spots": list(advice.spots),
                "moves": list(expected.moves),
                "text": text,
            }
            assert len(answer["moves"]) == moves
            assert set(answer["moves"]) <= set(legal)
            assert answer["spots"]
            assert len(text) > 5
        assert company.table.seq == before

    run(work())


def test_the_order_of_the_two_candidates_tells_nothing() -> None:
    """They stand as in the list of moves, so that the better one is sometimes the first and sometimes the second."""

    async def work() -> None:
        company = await table_of()
        places = set()
        while not game_of(company).over:
            legal = [str(move) for move in game_of(company).legal_moves]
            advice = advice_on(company)
            assert list(advice.candidates) == sorted(advice.candidates, key=legal.index)
            if len(advice.candidates) == 2:
                places.add(advice.candidates.index(advice.move))
            await company.play(advice.move)
            await company.bots_are_done()
        assert places == {0, 1}

    run(work())


def test_a_hint_is_thought_out_in_another_process() -> None:
    async def work() -> None:
        company = await table_of()
        thinkers = Thinkers(1)
        try:
            assert await thinkers.advise(question_of(company.table, 0)) == advice_on(company)
        finally:
            thinkers.close()

    run(work())


def test_the_move_of_a_hint_can_be_played_to_the_end() -> None:
    async def work() -> None:
        company = await table_of((0,))
        anna = await company.enter(0)
        while not game_of(company).over:
            answer = await hinted(anna, level=3, seat=0)
            assert (await anna.plays(answer["moves"][0]))["type"] == "update"
        assert await refused(anna, level=1) == "over"

    run(work())


# ------------------------------------------------------------------------------------------------------------- who may


def test_only_the_seat_that_has_to_decide_gets_a_hint() -> None:
    async def work() -> None:
        company = await table_of((0, 0))
        anna = await company.enter(0)
        decider = company.table.decider
        assert decider is not None
        other = 1 - decider
        assert await refused(anna, level=1) == "not-accepted"  # the hand is covered, whoever looks
        await anna.asks("accept", seat=decider)
        assert (await hinted(anna, level=1))["type"] == "hint"
        assert await refused(anna, level=1, seat=other) == "not-your-decision"
        spectator = await company.enter(None)
        assert await refused(spectator, level=1) == "not-a-player"

    run(work())


def test_no_hints_among_people() -> None:
    async def work() -> None:
        company = await table_of((0, 1, None))
        decider = company.table.decider
        assert decider is not None
        guests = [await company.enter(0), await company.enter(1)]
        assert await refused(guests[decider], level=1) == "hint-among-people"
        assert await refused(guests[1 - decider], level=1) == "not-your-decision"
        assert await refused(guests[1 - decider], level=1, seat=decider) == "not-your-seat"
        await company.act(lambda table, now: table.substitute(1, 1, "random", 0, now))
        await company.bots_are_done()
        assert await refused(guests[0], level=1) == "hint-among-people"  # who may come back counts
        await company.act(lambda table, now: table.resign(1, 1, now))
        await company.bots_are_done()
        assert (await hinted(guests[0], level=1))["type"] == "hint"

    run(work())


def test_who_lets_a_bot_play_gets_no_hint() -> None:
    async def work() -> None:
        company = await table_of((0,))
        company.hub.thinkers = Slow()
        anna = await company.enter(0)
        await company.act(lambda table, now: table.substitute(0, 0, "good", 0, now))
        assert await refused(anna, level=2) == "bot-plays"
        await company.hub.stop()

    run(work())


def test_before_the_game_there_is_no_hint() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), (0, None, None), game=GAME, edition="")
        assert await refused(await company.enter(0), level=1) == "not-started"

    run(work())


def test_a_game_without_an_adviser_says_so() -> None:
    async def work() -> None:
        assert titled(OTHER_GAME).adviser() is None
        company = await playing(lively_hub(), WITH_BOTS)
        await company.bots_are_done()
        assert await refused(await company.enter(0), level=1) == "no-such-question"

    run(work())


@pytest.mark.parametrize("level", [0, 4, -1, 1.5, "1", None])
def test_there_are_three_levels(level: object) -> None:
    async def work() -> None:
        company = await table_of()
        anna = await company.enter(0)
        await anna.hear(json.dumps({"type": "hint", "id": "help", "level": level}))
        assert (anna.last["type"], anna.last["reason"]) == ("refused", "bad-message")

    run(work())


# ---------------------------------------------------------------------------------------------------- while one thinks


def test_one_hint_at_a_time_and_moves_are_heard_meanwhile() -> None:
    async def work() -> None:
        company = await table_of()
        slow = company.hub.thinkers = Slow()
        first, second = await company.enter(0), await company.enter(0)  # two devices of one person
        await first.hear(json.dumps({"type": "hint", "id": "a", "level": 1}))
        await settled()
        assert await refused(second, level=1) == "hint-under-way"
        assert await refused(first, level=3) == "hint-under-way"
        assert slow.asked == 1
        assert (await first.asks("ping"))["type"] == "pong"
        slow.thought.set()
        await settled()
        assert [message["type"] for message in first.messages if message.get("re") == "a"] == ["hint"]
        assert (await hinted(second, level=1))["type"] == "hint"

    run(work())


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    async def work() -> None:
        company = await table_of((0,))
        slow = company.hub.thinkers = Slow()
        anna = await company.enter(0)
        await anna.hear(json.dumps({"type": "hint", "id": "a", "level": 3}))
        await settled()
        await anna.plays(str(game_of(company).legal_moves[0]))
        slow.thought.set()
        await settled()
        (answer,) = [message for message in anna.messages if message.get("re") == "a"]
        assert (answer["type"], answer["reason"], answer["seq"]) == ("refused", "stale", company.table.seq)
        assert (await hinted(anna, level=3))["type"] == "hint"

    run(work())


def test_who_has_left_hears_nothing_more() -> None:
    async def work() -> None:
        company = await table_of()
        slow = company.hub.thinkers = Slow()
        anna = await company.enter(0)
        await anna.hear(json.dumps({"type": "hint", "id": "a", "level": 3}))
        await settled()
        company.hub.leave(anna)
        known = len(anna.heard)
        slow.thought.set()
        await settled()
        assert len(anna.heard) == known
        assert not company.room.advised

    run(work())


def test_an_adviser_who_fails_is_answered_for(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(QuickThinkers):
        async def advise(self, question: Question) -> Advice:
            raise ZeroDivisionError

    async def work() -> None:
        company = await table_of()
        company.hub.thinkers = Broken()
        anna = await company.enter(0)
        assert await refused(anna, level=1) == "hint-failed"
        company.hub.thinkers = QuickThinkers()
        assert (await hinted(anna, level=1))["type"] == "hint"

    caplog.set_level(logging.CRITICAL)
    run(work())


def test_hints_cost_more_than_moves() -> None:
    async def work() -> None:
        company = await table_of()
        anna = Guest(company.hub, company.room, SECRETS[0], bucket=Bucket(0.0, 50.0))
        await company.hub.enter(anna, None)
        answers = [(await hinted(anna, level=1))["type"] for _ in range(3)]
        assert answers == ["hint", "hint", "refused"]
        assert anna.last["reason"] == "too-fast"

    run(work())
