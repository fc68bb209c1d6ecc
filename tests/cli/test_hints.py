"""`hint` in the terminal: the best choices by their numbers, with chances and reasons."""

import re

import pytest

from skulduggery.bots.search.advice import Advice
from skulduggery.bots.search.messages import HintReason
from skulduggery.cli.hint import why
from skulduggery.core.messages import Move
from skulduggery.games import game_called
from skulduggery.text import Wording

from .conversation import converse, plain

BLACKWOOD = Wording("en", game_called("blackwood"))


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
    assert why(Advice(Move(), 0.5, reasons), True, BLACKWOOD) == (
        "For it: you win within 2 turns in 6 of 10 tries and a shorter way home. "
        "Against it: more gold at home for the others."
    )
    assert why(Advice(Move(), 0.5, []), True, BLACKWOOD) == "No single reason stands out."
    assert why(Advice(Move(), 0.5, []), False, BLACKWOOD) == "There is nothing else to choose."
