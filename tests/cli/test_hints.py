"""`hint` in the terminal: the best choices by their numbers, with chances and reasons."""

import re

import pytest

from skulduggery.bots.search.advice import Advice
from skulduggery.bots.search.messages import HintReason
from skulduggery.cli.hint import why
from skulduggery.core.messages import Move
from skulduggery.games import game_called
from skulduggery.games.blackwood.events import Captured, Delivered
from skulduggery.text import Wording
from skulduggery.text.crew import Crew

from .conversation import converse, plain

BLACKWOOD = Wording("en", game_called("blackwood"))
CREW = Crew(["Anna", "Ben"], you=0, fleet={"red": 0, "blue": 1})
CAPTURED = Captured("red", "blackbeard", "J11")


@pytest.mark.parametrize("game", ["blackwood", "tictactoe"])
def test_the_best_choices_with_their_chances(game: str) -> None:
    said = converse("play", game, "--players", "2", "--seed", "07" * 32, "--auto-roll", typed=["hint"])
    lines = re.findall(r"^ (\d+)  .*: (\d+) %$", said.out, re.M)
    assert 1 <= len(lines) <= 3
    chances = [int(chance) for _, chance in lines]
    assert chances == sorted(chances, reverse=True)
    assert "of 100 matches" in plain(said.out)


def test_reasons_in_words() -> None:
    reasons = [
        HintReason("wins", good=True, times=6, tries=10, turns=2),
        HintReason("way-home", good=True, more=False),
        HintReason("store", good=False, more=True, own=False),
    ]
    assert why(Advice(Move(), 0.5, reasons), True, BLACKWOOD, CREW) == (
        "For it: you win within 2 turns in 6 of 10 tries and a shorter way home. "
        "Against it: more gold at home for the others."
    )
    assert why(Advice(Move(), 0.5, []), True, BLACKWOOD, CREW) == "What sets it apart is only chance."
    assert why(Advice(Move(), 0.5, []), False, BLACKWOOD, CREW) == "There is nothing else to choose."


def test_what_follows_a_choice_and_what_it_avoids() -> None:
    home = HintReason("home", good=True, times=9, tries=10, event=Delivered(0, "red", 3, 4))
    avoided = HintReason("captured", good=True, more=False, times=4, tries=10, event=CAPTURED, steps=3)
    caught = HintReason("captured", good=False, times=2, tries=10, event=CAPTURED)
    assert why(Advice(Move(), 0.5, [home, avoided]), True, BLACKWOOD, CREW) == (
        "For it: you bring about 3 coins home (9 in 10) and "
        "you stay out of reach of Captain Blackbeard (otherwise 4 in 10)."
    )
    told = why(Advice(Move(), 0.5, [caught]), True, BLACKWOOD, CREW)
    assert told == "Against it: Captain Blackbeard captures you (2 in 10)."
