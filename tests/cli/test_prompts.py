"""Whole matches at the terminal: what is in sight at each prompt, and which prompts need not be."""

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from skulduggery.cli.screen import Screen
from skulduggery.cli.shared_window import SharedWindow
from skulduggery.cli.terminal import Leaving, Terminal
from skulduggery.core.chance import FastChance

from .conversation import converse, plain

WHOLE, MANY, FEW = 500, 150, 60  # prompts at most
IN_SIGHT = 23  # lines above the prompt of a small terminal
BOARD, CLEARED = "(a board)", "(cleared)"
INVITED = re.compile(r"^ (\d) (?:Anna|Ben)", re.MULTILINE)
GAMES = {"blackwood": 6, "bounty": 6, "kings": 6, "prowl": 8}  # with the most players
NOBODY = "Enter if nobody reacts, or the number of who does > "
GO_ON = "Enter to go on, u to take it back > "
TWO_PEOPLE = ("--seat", "Anna", "--seat", "Ben", "--seat", "bot")


each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"prompts {game}")) for game in GAMES]
)
a_whole_match = pytest.param(3, WHOLE, marks=pytest.mark.slow, id="a whole match")
Answer = Callable[[str, str], str]  # to a prompt, and to what was written since the one before


def at_random(seed: int, *words: str) -> Answer:
    """Somebody who types any small number, or nothing."""
    chance = FastChance(seed)
    return lambda prompt, text: chance.pick(words)


def prompts_of(game: str, *more: str, answer: Answer, most: int = WHOLE) -> list[tuple[str, str]]:
    """The prompts of a match, each with all that was written between it and the prompt before."""
    found: list[tuple[str, str]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "80")
        mark(patch, Screen, "draw_chart", BOARD)
        mark(patch, Terminal, "clear", CLEARED)

        def read_piped(terminal: Terminal, prompt: str) -> str:
            page: Any = terminal.console.file
            found.append((prompt, page.getvalue()))
            page.seek(0)
            page.truncate()
            if len(found) >= most:
                raise EOFError
            return answer(*found[-1])

        patch.setattr(Terminal, "read_piped", read_piped)
        converse("play", game, "--seed", "07", "--bot", "deckhand", *more)
    return found


@cache
def alone(game: str, players: int, most: int) -> list[tuple[str, str]]:
    return prompts_of(game, "--players", str(players), answer=at_random(5, "1", "1", "2", "3", ""), most=most)


def read_live(terminal: Terminal, prompt: str) -> str:
    """Where a person types."""
    try:
        return terminal.read_piped(prompt).strip()
    except EOFError:
        raise Leaving from None


def mark(patch: pytest.MonkeyPatch, kind: type[Any], name: str, text: str) -> None:
    """Writes a line before this is drawn."""
    honest: Callable[..., None] = getattr(kind, name)

    def marked(self: Any, *given: Any) -> None:
        getattr(self, "terminal", self).write(text)
        honest(self, *given)

    patch.setattr(kind, name, marked)


@pytest.mark.parametrize(("players", "most"), [(3, MANY), (8, FEW), a_whole_match])
@each_game
def test_the_standing_of_all_is_in_sight_at_each_prompt_with_a_board(game: str, players: int, most: int) -> None:
    players = min(players, GAMES[game])
    with_board = [text for _, text in alone(game, players, most) if BOARD in text]
    assert len(with_board) > 10
    for text in with_board:
        seen = "\n".join(text.splitlines()[-IN_SIGHT:])
        standing = seen[seen.rindex("Standing: ") :].splitlines()
        assert len(re.findall(r": -?[\d,]+", "\n".join(standing))) == players
        assert len(standing) <= 3
        assert max(len(line) for line in standing) <= 80


@pytest.mark.parametrize(("players", "most"), [(3, MANY), a_whole_match])
@each_game
def test_a_person_alone_is_never_asked_only_to_pass(game: str, players: int, most: int) -> None:
    assert [prompt for prompt, _ in alone(game, players, most) if prompt.startswith("Pass")] == []


def test_a_person_alone_can_be_asked_every_time() -> None:
    answer = at_random(5, "1", "1", "2", "o 4", "")
    prompts = prompts_of("kings", "--players", "3", answer=answer, most=FEW)
    assert "Pass: press Enter > " in [prompt for prompt, _ in prompts]


def at_one_terminal(reacts: bool) -> list[tuple[str, str]]:
    """Two people and a bot. Either nobody ever reacts, or always the first who may."""
    usual = at_random(5, "1", "1", "2", "3", "")

    def answer(prompt: str, text: str) -> str:
        if prompt != NOBODY:
            return usual(prompt, text)
        return INVITED.findall(text)[0] if reacts else ""

    return prompts_of("kings", *TWO_PEOPLE, answer=answer, most=MANY)


def test_people_at_one_terminal_are_asked_once_for_all_of_them() -> None:
    """Nobody who does not react must look at the own cards and pass."""
    prompts = [prompt for prompt, _ in at_one_terminal(reacts=False)]
    assert prompts.count(NOBODY) > 10
    assert [prompt for prompt in prompts if prompt.startswith("Pass")] == []


def test_whoever_reacts_looks_at_the_own_cards_alone() -> None:
    prompts = at_one_terminal(reacts=True)
    threes = zip(prompts, prompts[1:], prompts[2:], strict=False)
    handed = [three for three in threes if three[0][0] == NOBODY and is_reaction(three[2])]
    assert len(handed) > 10
    for (_, before), (prompt, after), _ in handed:
        name = "Anna" if INVITED.findall(before)[0] == "1" else "Ben"
        assert prompt.startswith(f"This is only for {name}.")
        assert CLEARED in after


def is_reaction(prompted: tuple[str, str]) -> bool:
    """If a bot acts first, all are asked again, or one person is asked something else: there nobody can pass."""
    return any("Pass" in words for words in prompted)


def test_what_everybody_reads_depends_on_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen is cleared before the question to all, which is the same whatever anybody holds."""
    honest, told = SharedWindow.present, list[set[str]]()

    def present(self: SharedWindow, *given: Any) -> None:
        honest(self, *given)
        told.append(set(written(self, *given)))

    def written(self: SharedWindow, *given: Any) -> Iterator[str]:
        game, truth, page = self.match.game, self.match.table.state, self.terminal.console.file
        for state in (truth, game.resample(truth, None, FastChance(3)), game.resample(truth, None, FastChance(4))):
            self.match.table.state, self.terminal.console.file = state, (drawn := io.StringIO())
            honest(self, *given)
            yield drawn.getvalue()
        self.match.table.state, self.terminal.console.file = truth, page

    monkeypatch.setattr(SharedWindow, "present", present)
    shown = [text.split(CLEARED)[-1] for prompt, text in at_one_terminal(reacts=True) if prompt == NOBODY]
    assert len(told) > 10
    assert [texts for texts in told if len(texts) > 1] == []
    assert [text for text in shown if "Your hand" in text] == []


def test_nobody_takes_back_the_pass_of_somebody_else() -> None:
    """Whether that could be taken back depends on a hand."""
    usual, called = at_random(5, "1", "1", "2", "3", ""), [False]

    def answer(prompt: str, text: str) -> str:
        """Ben reacts, and first tries to take back what Anna has answered."""
        if prompt == NOBODY:
            called[0] = " 1 Anna   2 Ben" in text
            return "2" if called[0] else ""
        if called[0] and not prompt.startswith("This is only for"):
            called[0] = False
            return "u"
        return usual(prompt, text)

    told = [text for _, text in prompts_of("kings", *TWO_PEOPLE, answer=answer, most=MANY)]
    assert sum("There is nothing to take back." in plain(text) for text in told) > 5
    assert [text for text in told if "takes the last move back" in plain(text)] == []


def test_after_a_pass_for_which_nobody_was_asked_nobody_is_asked_to_take_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a terminal that people use. The question would tell of a card."""
    monkeypatch.setattr(Terminal, "live", property(lambda terminal: True, lambda terminal, live: None), raising=False)
    monkeypatch.setattr(Terminal, "read", read_live)
    prompts = [prompt for prompt, _ in at_one_terminal(reacts=False)]
    assert prompts.count(GO_ON) > 3, "own moves can be taken back"
    assert [pair for pair in pairwise(prompts) if pair == (NOBODY, GO_ON)] == []
