"""What lies beside a plug-in game is found: everything that a game of ours has, without a line in our sources."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from skulduggery.bots.chances import traits_of, weights_of
from skulduggery.bots.heuristics import heuristic_for
from skulduggery.bots.tuned import tuned_for
from skulduggery.checks.beside import witness_of
from skulduggery.cli.charts import aliases_of, chart_of, remarks_of, sketch_of
from skulduggery.cli.charts.remarks import Remarks
from skulduggery.core.game import Game
from skulduggery.games import game_called
from skulduggery.games.beside import folder_of, module_beside
from skulduggery.lessons import lesson_of
from skulduggery.lessons.script import games_with_script
from skulduggery.server.http.texts import rulebook, text_file
from skulduggery.text import Wording, rules
from tests.plugins import installed

KEY = "brigand"
FILES = {
    "__init__.py": (
        "from tictactoe import TicTacToe\n\n\nclass Brigand(TicTacToe):\n    key = 'brigand'\n\n\nGAME = Brigand()\n"
    ),
    "heuristic.py": (
        "from skulduggery.bots.heuristics.heuristic import Heuristic\n\n\n"
        "class Own(Heuristic):\n    def value(self, state, seat):\n        return 7.0\n\n\nHEURISTIC = Own()\n"
    ),
    "traits.py": (
        "from skulduggery.bots.chances.traits import Traits\n\n\n"
        "class Own(Traits):\n    names = ('marks',)\n    tables = {'all': {}}\n"
        "    def rows(self, state):\n        return [[1.0], [0.0]]\n"
        "    def table(self, state):\n        return 'all'\n\n\nTRAITS = Own()\n"
    ),
    "weights/chances.json": '{"tables": {"all": {"marks": 0.5}}}',
    "chart.py": (
        "from rich.text import Text\n\n\ndef draw(scene):\n    return Text('a drawing')\n\n\n"
        "def landmarks():\n    return {'x': 'A1'}\n"
    ),
    "checking/__init__.py": "",
    "checking/witness.py": "def contradictions(state, seen, seat):\n    return ['a doubt']\n",
    "lesson.toml": (
        'game = "brigand"\nseat = 0\ncrew = ["", "Ben"]\n[options]\nplayers = 2\n'
        '[[steps]]\nsay = "first"\nplay = { move = { kind = "mark", cell = 4 } }\n'
    ),
    "text/en/game.ftl": (
        "game-title = Brigand\nevent-marked = { $seat } marks { $cell }.\ndecision-mark = Mark a cell.\n"
    ),
    "text/nl/game.ftl": "decision-mark = Kies een vakje.\n",
    "text/en/rules.md": "# Brigand\n\n## Marks\n\n**BR-1.01** Mark a cell.\n",
    "text/en/page.ftl": "brigand-mat = Your marks\n",
    "text/en/lesson.ftl": "lesson-first = Mark the middle.\n",
}


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game[Any]]:
    with installed(tmp_path, KEY, FILES):
        yield game_called(KEY)


def test_it_is_found_beside_the_game(game: Game[Any]) -> None:
    assert folder_of(game).name == KEY
    assert module_beside(game, "nothing") is None
    assert module_beside(game, "checking.nothing") is module_beside(game, "nothing.at_all") is None


def test_bots_use_its_value_function(game: Game[Any]) -> None:
    assert heuristic_for(game).value(None, 0) == 7.0
    assert tuned_for(game) is heuristic_for(game)


def test_win_chances_use_its_traits_and_weights(game: Game[Any]) -> None:
    assert traits_of(game).names == ("marks",)
    assert weights_of(game) == {"all": [0.5]}


def test_the_terminal_draws_its_chart(game: Game[Any]) -> None:
    scene: Any = None
    assert chart_of(KEY)(scene) == Text("a drawing")
    assert sketch_of(KEY) is None
    assert aliases_of(KEY) == {"x": "A1"}
    assert remarks_of(KEY) is Remarks


def test_the_checks_ask_its_witness(game: Game[Any]) -> None:
    contradictions, reorder = witness_of(game)
    assert contradictions is not None
    assert contradictions(None, [], None) == ["a doubt"]
    assert reorder is None


def test_its_lesson_is_taught(game: Game[Any]) -> None:
    assert KEY in games_with_script()
    lesson = lesson_of(KEY)
    assert [step.sentence for step in lesson.steps] == ["lesson-first"]
    assert "Mark the middle" in text_file("nl", f"lesson-{KEY}")


def test_a_text_that_a_language_lacks_is_read_in_english(game: Game[Any]) -> None:
    dutch = Wording("nl", game)
    assert dutch.say("decision-mark") == "Kies een vakje."
    assert dutch.say("game-title") == "Brigand"
    assert Wording("en", game).say("decision-mark") == "Mark a cell."


def test_the_page_gets_the_same_texts_each_once(game: Game[Any]) -> None:
    sent = text_file("nl", KEY)
    assert sent.count("decision-mark =") == 1
    assert "decision-mark = Kies een vakje." in sent
    assert "event-marked = { $seat } marks { $cell }." in sent
    assert "brigand-mat = Your marks" in sent


def test_a_rulebook_in_english_only_is_read_in_every_language(game: Game[Any]) -> None:
    assert rules("nl", KEY).rule("BR-1.01") == "Mark a cell."
    assert rulebook("nl", KEY) == rulebook("en", KEY)
