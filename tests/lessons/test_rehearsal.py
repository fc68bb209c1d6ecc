"""A lesson is data for any game: the engine says what the learner sees, and a script that does not fit is refused."""

from typing import Any

import msgspec
import pytest
from parley.views import CardView, ParleyView

from skulduggery.core.game import Game
from skulduggery.core.messages import kind_of
from skulduggery.games import game_called
from skulduggery.lessons.lesson import Lesson
from skulduggery.lessons.rehearsal import teach
from skulduggery.lessons.script import BadLesson, file_of, read_script

SETUP = """
game = "tictactoe"
seat = 0
crew = ["", "Ben"]
[options]
players = 2
"""
NOUGHTS = (
    SETUP
    + """
[[steps]]
say = "hello"
point = ["place 4", "crew"]
[[steps]]
say = "middle"
play = { move = { kind = "mark", cell = 4 } }
[[steps]]
say = "corner"
shown = [{ move = { kind = "mark", cell = 1 } }]
play = { move = { kind = "mark", cell = 0 } }
[[steps]]
say = "won"
skipped = [{ move = { kind = "mark", cell = 8 } }, { move = { kind = "mark", cell = 3 } }]
shown = [{ move = { kind = "mark", cell = 2 } }, { move = { kind = "mark", cell = 5 } }]
"""
)
BARGAIN = """
game = "parley"
seat = 0
crew = ["", "Ben"]
luck = ["A1", "B1", "C1", "A2", "B2", "C2"]
[options]
players = 2
[[steps]]
say = "draw"
play = { move = { kind = "draw" }, luck = ["D5"] }
[[steps]]
say = "show"
play = { move = { kind = "show", card = "D5", asked = 1 } }
[[steps]]
say = "ben"
shown = [{ move = { kind = "draw" }, luck = ["D1"] }]
"""


def lesson(text: str) -> Lesson:
    script = read_script(text)
    game: Game[Any] = game_called(script.game)
    return teach(game, script)


def test_a_step_is_what_happens_then_a_sentence_then_a_choice() -> None:
    hello, middle, corner, won = lesson(NOUGHTS).steps
    assert (hello.sentence, hello.choices, hello.expected) == ("lesson-hello", (), None)
    assert hello.points == ("place 4", "crew")
    assert (middle.passages, middle.expected, middle.points) == ((), 4, ("place 4",))
    assert [kind_of(event) for passage in corner.passages for event in passage.events] == ["marked", "marked"]
    assert corner.asked is not None
    assert msgspec.to_builtins(corner.view)["cells"] == (-1, 1, -1, -1, 0, -1, -1, -1, -1)
    assert [passage.skipped for passage in won.passages] == [False, True, False, False]
    assert won.passages[1].events == ()
    assert won.result is not None


def test_what_cannot_be_chosen_has_its_reason() -> None:
    corner = lesson(NOUGHTS).steps[2]
    assert [(kind_of(reason.refusal), reason.targets) for reason in corner.reasons] == [
        ("occupied", ("place 1",)),
        ("occupied", ("place 4",)),
    ]


def test_single_choices_are_played_as_at_a_real_table() -> None:
    """Eight marks without a row: the ninth needs nobody to be asked."""
    marks = ", ".join(f'{{ move = {{ kind = "mark", cell = {cell} }} }}' for cell in (4, 0, 1, 7, 3, 5, 6, 2))
    (step,) = lesson(f'{SETUP}[[steps]]\nsay = "all"\nshown = [{marks}]\n').steps
    assert len(step.passages[-1].events) == 2
    assert step.result is not None


def test_the_learner_sees_only_what_that_seat_knows() -> None:
    told = lesson(BARGAIN)
    assert b"D1" not in msgspec.json.encode(told)
    view = told.steps[-1].view
    assert isinstance(view, ParleyView)
    assert view.rows[1][0] == CardView("hidden", (1,))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('luck = ["D5"]', "luck = []", r"step 1 \(draw\): one of"),
        ('luck = ["D5"]', 'luck = ["A1"]', r"step 1 \(draw\): A1 was scripted"),
        ('luck = ["D5"]', 'luck = ["D5", "D4"]', r"step 1 \(draw\): luck left over"),
        ('card = "D5"', 'card = "D4"', r"step 2 \(show\): the learner is not offered"),
        ('kind = "show"', 'kind = "dance"', "dance"),
        ('say = "ben"', 'say = "ben"\npoint = ["place 9"]', r"step 3 \(ben\): nothing there is called 'place 9'"),
        ('crew = ["", "Ben"]', 'crew = ["Anna", "Ben"]', "crew"),
        ('crew = ["", "Ben"]', 'crew = [""]', "crew"),
        ('luck = ["A1"', 'luck = ["Z9", "A1"', "Z9 was scripted"),
        ("[[steps]]", "[[acts]]", "acts"),
        ("seat = 0", "seat = nobody", "Invalid"),
    ],
)
def test_a_script_that_does_not_fit_is_refused_with_its_place(before: str, after: str, complaint: str) -> None:
    assert before in BARGAIN
    with pytest.raises(BadLesson, match=complaint):
        lesson(BARGAIN.replace(before, after, 1))


def test_a_match_that_is_over_takes_no_more_moves() -> None:
    more = '[[steps]]\nsay = "more"\nshown = [{ move = { kind = "mark", cell = 6 } }]\n'
    with pytest.raises(BadLesson, match=r"step 5 \(more\): the match is over"):
        lesson(NOUGHTS + more)


def test_a_changed_rule_is_noticed_in_the_real_lesson() -> None:
    """With one square less the island would be out of reach."""
    text = file_of(game_called("blackwood")).read_text(encoding="utf-8")
    with pytest.raises(BadLesson, match=r"step 6 \(island\): the learner is not offered"):
        lesson(text.replace("luck = [5]", "luck = [4]", 1))
