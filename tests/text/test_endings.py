"""What the end of a match tells: every feat has an award and every line of a score its words, in every language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from skulduggery.checks.matches import Trail
from skulduggery.checks.settings import settings_of
from skulduggery.checks.texts.kinds import read_texts
from skulduggery.core.game import Game
from skulduggery.core.record import load
from skulduggery.core.tale import Tale
from skulduggery.games import all_games
from skulduggery.text.languages import LANGUAGES
from skulduggery.text.wording import game_text
from tests.games.sensible import sensible_trail

PICTURES = Path(__file__).parents[2] / "web" / "src" / "games"
GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = range(3)  # of every setting
EVENTFUL = 2  # a seed of sensible matches in which the rarer things happen


def param_of(game: Game[Any]) -> Any:
    """One worker plays the matches of a game, once."""
    return pytest.param(game, id=game.key, marks=pytest.mark.xdist_group(f"endings of {game.key}"))


every_game = pytest.mark.parametrize("game", [param_of(game) for game in all_games().values()])
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def trails(game: Game[Any]) -> list[Trail]:
    return [Trail(game, setting.options, seed) for setting in settings_of(game) for seed in MATCHES]


@cache
def feats_of(game: Game[Any]) -> set[str]:
    """Of random matches, and of sensible and golden ones, where somebody knew what they were doing."""
    sensible = [sensible_trail(setting, EVENTFUL) for setting in settings_of(game)[:2]]
    played = [step.events for trail in [*trails(game), *sensible] for step in trail.steps]
    golden = [Tale(game, load(file.read_bytes())) for file in (GOLDEN / game.key).glob("*.jsonl")]
    played += [beat.events for tale in golden for beat in tale.beats]
    return {feat.feat for events in played for event in events for feat in game.telling.feats(event)}


def score_lines_of(game: Game[Any]) -> set[str]:
    sheets = [
        game.score_sheet(trail.table.state, seat)
        for trail in trails(game)
        for seat in range(trail.table.options.players)
    ]
    return {line.what for lines in sheets for line in lines}


def texts_of(game: Game[Any], language: str, family: str) -> dict[str, set[str]]:
    texts = read_texts(game_text(language, game))
    return {text_id: names for text_id, names in texts.items() if text_id.startswith(f"{family}-")}


@every_game
@every_language
def test_every_feat_has_an_award_and_no_award_is_without_a_feat(game: Game[Any], language: str) -> None:
    titles = {f"award-{game.key}-{feat}" for feat in feats_of(game)}
    texts = texts_of(game, language, "award")
    assert set(texts) == titles | {f"{title}-why" for title in titles}
    for title in titles:
        assert texts[title] == set()
        assert {"name"} <= texts[f"{title}-why"] <= {"name", "amount"}, title


@every_game
@every_language
def test_every_line_of_a_score_has_its_words(game: Game[Any], language: str) -> None:
    texts = texts_of(game, language, "sheet")
    assert set(texts) == {f"sheet-{what}" for what in score_lines_of(game)}
    assert all(names <= {"count", "amount"} for names in texts.values())


@every_game
@every_language
def test_where_wealth_is_charted_the_chart_says_what_it_counts(game: Game[Any], language: str) -> None:
    charted = any(game.worth(game.view(trail.table.state, None)) for trail in trails(game))
    assert charted == ("game-wealth" in texts_of(game, language, "game"))


@every_game
def test_where_a_game_draws_its_awards_every_feat_has_a_picture(game: Game[Any]) -> None:
    file = PICTURES / game.key / "awards.ts"
    if file.exists():
        drawn = re.findall(r"^  (\w+): '", file.read_text(), re.MULTILINE)
        assert sorted(drawn) == sorted(feats_of(game))
