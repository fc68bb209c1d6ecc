"""Whole matches at the terminal: what is in sight at each prompt, and which prompts need not be."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from skulduggery.cli.screen import Screen
from skulduggery.cli.terminal import Terminal
from skulduggery.core.chance import FastChance

from .conversation import converse

WHOLE, FEW = 500, 60  # prompts at most
IN_SIGHT = 23  # lines above the prompt of a small terminal
BOARD = "(a board)"
GAMES = {"blackwood": 6, "bounty": 6, "kings": 6, "prowl": 8}  # with the most players


each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"prompts {game}")) for game in GAMES]
)
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


def mark(patch: pytest.MonkeyPatch, kind: type[Any], name: str, text: str) -> None:
    """Writes a line before this is drawn."""
    honest: Callable[..., None] = getattr(kind, name)

    def marked(self: Any, *given: Any) -> None:
        getattr(self, "terminal", self).write(text)
        honest(self, *given)

    patch.setattr(kind, name, marked)


@pytest.mark.parametrize("players", [3, 8])
@each_game
def test_the_standing_of_all_is_in_sight_at_each_prompt_with_a_board(game: str, players: int) -> None:
    players, most = (3, WHOLE) if players == 3 else (GAMES[game], FEW)
    with_board = [text for _, text in alone(game, players, most) if BOARD in text]
    assert len(with_board) > 10
    for text in with_board:
        seen = "\n".join(text.splitlines()[-IN_SIGHT:])
        standing = seen[seen.rindex("Standing: ") :].splitlines()
        assert len(re.findall(r": -?[\d,]+", "\n".join(standing))) == players
        assert len(standing) <= 3
        assert max(len(line) for line in standing) <= 80


@each_game
def test_a_person_alone_is_never_asked_only_to_pass(game: str) -> None:
    assert [prompt for prompt, _ in alone(game, 3, WHOLE) if prompt.startswith("Pass")] == []
