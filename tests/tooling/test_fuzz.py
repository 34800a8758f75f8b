"""Which games `dev.py fuzz` plays."""

from __future__ import annotations

import pytest

import fuzz


def numbers(*arguments: str) -> list[int]:
    return fuzz.chosen_numbers(fuzz.command_line().parse_args(arguments))


def modules_of(number: int) -> set[str]:
    return set(fuzz.mix(number)[2])


def test_games_go_on_from_the_first() -> None:
    assert numbers("--first", "40", "--games", "3") == [40, 41, 42]


def test_all_games_have_the_modules_that_were_named_and_half_have_others_too() -> None:
    named = {"vizier", "camps"}
    played = numbers("--modules", "vizier,camps", "--games", "40")
    assert len(set(played)) == 40
    assert all(modules_of(number) >= named for number in played)
    assert 10 < sum(modules_of(number) > named for number in played) <= 20
    assert {number % 2 for number in played if modules_of(number) == named} == {0, 1}, (
        "odd games are played verb by verb"
    )


def test_a_number_that_was_told_is_the_same_game_again() -> None:
    told = numbers("--modules", "characters", "--games", "4")[-1]
    assert numbers("--first", str(told), "--games", "1") == [told]
    assert "characters" in modules_of(told)


def test_every_mix_is_played_so_many_times() -> None:
    played = numbers("--mixes", "--each", "3")
    assert len(set(played)) == len(played) == 3 * len(fuzz.mixes(len(fuzz.choosable())))
    assert {fuzz.mask_of(modules_of(number)) for number in played} == set(fuzz.mixes(len(fuzz.choosable())))


def test_an_unknown_module_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        numbers("--modules", "vizier,nonsense")
    assert "unknown: nonsense; known are vizier" in capsys.readouterr().err
