"""Our own games pass the checks that every game must pass (`skulduggery check GAME`), in both builds."""

from typing import Any

import pytest

from skulduggery.checks import GAME_CHECKS, SETTING_CHECKS, Check, Finding, Setting, findings_of
from skulduggery.checks.rules import play_with_any_options
from skulduggery.core.game import Game

from .params import SETTINGS, each_game, each_setting, every_option

MANY = 150  # matches
LONG = {"matches", "stories"}  # topics
ALL_OPTIONS = {"there_are_more_feats_than_seats"}  # it plays every set of options


def name_of(check: Check[Any]) -> str:
    return check.name


def marked(check: Check[Any]) -> Any:
    """Checks that play whole matches, or tell their stories, take seconds."""
    long = [pytest.mark.thorough] if check.topic in LONG or check in GAME_CHECKS else []
    return pytest.param(check, marks=[*long, *([every_option] if check.name in ALL_OPTIONS else [])])


@each_setting
@pytest.mark.parametrize("check", [marked(check) for check in SETTING_CHECKS], ids=name_of)
def test_a_game_passes_with_these_options(setting: Setting, check: Check[Setting]) -> None:
    assert told(findings_of((check, setting))) == []


@each_game
@pytest.mark.parametrize("check", [marked(check) for check in GAME_CHECKS], ids=name_of)
def test_a_game_passes_as_a_whole(game: Game[Any], check: Check[Game[Any]]) -> None:
    assert told(findings_of((check, game))) == []


@pytest.mark.slow
@each_game
def test_many_matches_with_any_options_end(game: Game[Any]) -> None:
    assert list(play_with_any_options(game, MANY)) == []


def test_some_game_has_reactions() -> None:
    assert {setting.game.key for setting in SETTINGS if setting.game.reactions} >= {"kings", "parley"}


def told(findings: list[Finding]) -> list[str]:
    return [str(finding) for finding in findings]
