"""Bots that somebody wrote: they play by their file and class, and their faults cost them a decision, not the match."""

from pathlib import Path

import pytest

from skulduggery.bots import make_bot
from skulduggery.bots.own import OwnBot
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadBot, BadOptions
from skulduggery.games import game_called
from skulduggery.lab.duel import duel, play_bots
from tests.question import asked_in

GAME = game_called("blackwood")
TWO = make_options(GAME.options_type, GAME.seats, {"players": 2})
BAD = Path(__file__).with_name("bad_bots.py")
EXAMPLES = Path(__file__).parents[3] / "examples/bots"
EAGER, LOOKOUT = f"{EXAMPLES / 'eager.py'}:Eager", f"{EXAMPLES / 'lookout.py'}:Lookout"
FAULTS = {
    "Raises": "ZeroDivisionError: integer division or modulo by zero (bad_bots.py, line 14)",
    "Hangs": "it has not answered for 0.2 seconds",
    "Dies": "it has ended its process",
    "Cheats": "'all the gold' is not one of its legal moves",
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_costs_the_decision_and_is_told(name: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = OwnBot(f"{BAD}:{name}", GAME, 1, patience=0.2 if name == "Hangs" else 30.0)
    state = GAME.start(TWO, FastChance(1), [])
    while len(legal := GAME.legal_moves(state)) < 2:
        GAME.apply(state, legal[0], FastChance(1))
    seat = asked_in(state).seat
    for _ in range(2):  # the second time a new process plays, where the first one was killed or has died
        assert bot.choose(seat, legal, lambda: GAME.resample(state, seat, FastChance(1))) in legal
    assert bot.faults == [FAULTS[name]] * 2
    assert [record.getMessage() for record in caplog.records] == [
        f"{BAD}:{name}: {FAULTS[name]}. A random move is played for it."
    ]


def test_an_answer_that_cannot_be_sent_is_a_fault() -> None:
    bot = OwnBot(f"{BAD}:Unsendable", GAME, 1)
    short = make_options(GAME.options_type, GAME.seats, {"players": 2, "rounds": "limited", "round_limit": 20})
    match = play_bots(GAME, short, [bot, make_bot("deckhand", GAME, 2)], 3)
    assert match.result.places
    assert all(fault.startswith("its answer is no move") for fault in bot.faults)
    assert bot.faults


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("/nowhere/bot.py:Name", "FileNotFoundError: [Errno 2] No such file or directory: '/nowhere/bot.py'"),
        (f"{BAD}:Nobody", "TypeError: bad_bots.py has no class Nobody with a method `choose`"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_at_once(name: str, detail: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make_bot(name, GAME, 1)
    assert refused.value.refusal == BadBot("", name, detail)


@pytest.mark.parametrize(("example", "matches"), [(EAGER, 4), (LOOKOUT, 2)])
def test_the_examples_beat_the_deckhand_and_play_the_same_with_the_same_seed(example: str, matches: int) -> None:
    first, second = (duel(GAME, TWO, [example, "deckhand"], matches, seed=1) for _ in range(2))
    assert first.wins == matches
    assert first == second
