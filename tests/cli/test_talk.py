"""`say` at the terminal: phrases and own words, read by everybody who sits there."""

import io
from pathlib import Path

from skulduggery.cli.match import Match
from skulduggery.cli.screen import Screen
from skulduggery.cli.seats import Seat
from skulduggery.cli.terminal import Terminal
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from tests.cli.conversation import converse, plain

BEN_AND_ANNA = ("play", "bounty", "--seat", "Anna", "--seat", "Ben", "--seat", "bot:deckhand", "--seed", "00")


def talk(folder: Path, *typed: str, language: str = "en") -> str:
    command = (*BEN_AND_ANNA, "--save", str(folder / f"{len(typed)}.jsonl"), "--language", language)
    said = converse(*command, typed=typed)
    assert said.err == ""
    return said.out


def test_own_words_are_told_with_the_name_of_the_speaker(tmp_path: Path) -> None:
    out = talk(tmp_path, "", "say I have nothing aboard!")
    assert "I have nothing aboard!" in plain(out)
    assert any(line.startswith(("Anna:", "Ben:")) for line in out.splitlines())


def test_phrases_are_listed_and_said_by_number(tmp_path: Path) -> None:
    out = talk(tmp_path, "", "say", "say 1")
    assert "1 Arrr!" in plain(out)
    assert "…, a truce until round …?" in plain(out)
    assert ": Arrr!" in out


def test_a_phrase_is_told_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    out = talk(tmp_path, "", "zeg", language="nl")
    assert "Ik ben maar een koopman." in plain(out)


def test_blanks_of_a_phrase_are_filled_in(tmp_path: Path) -> None:
    listed = talk(tmp_path, "", "say")
    number = next(line.split()[0] for line in listed.splitlines() if "a truce until round" in line)
    typed = f"say {number} be 9"
    assert "Ben, a truce until round 9?" in plain(talk(tmp_path, "", typed, "say"))
    short = f"say {number}"
    assert "what belongs into the 2 blanks" in plain(talk(tmp_path, "", short, "say", "say"))
    assert "Nothing is to be filled in here: Arrr!" in plain(talk(tmp_path, "", "say 1 Ben", "say", "say", "say"))


def test_a_number_that_no_phrase_has_is_refused(tmp_path: Path) -> None:
    assert "There is no phrase 99" in plain(talk(tmp_path, "", "say 99"))


def test_what_was_said_waits_for_whoever_reads_the_screen_next(tmp_path: Path) -> None:
    """Where people know different things, the screen is cleared before it is handed over."""
    out = io.StringIO()
    terminal = Terminal("en", io.StringIO(), out, io.StringIO())
    game = game_called("bounty")
    terminal.speak_of(game)
    options = make_options(game.options_type, game.seats, {"players": 3})
    seats = [Seat("Anna", None), Seat("Ben", None), Seat("Cas", "deckhand")]
    match = Match.begin(game, options, bytes(32), seats, tmp_path / "bounty.jsonl")
    screen = Screen(terminal, match)
    screen.secrets = True
    screen.hear(0, "Wait for it!")
    for times in (2, 2):
        screen.catch_up(1)
        assert out.getvalue().count("Anna: Wait for it!") == times
    match.book.close()


def test_the_help_names_the_command(tmp_path: Path) -> None:
    said = converse(*BEN_AND_ANNA, "--save", str(tmp_path / "help.jsonl"), typed=["", "?"])
    assert "the phrases that you can say to the others" in plain(said.out)
