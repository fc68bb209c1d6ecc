"""The command itself: help, languages, and complaints in one sentence."""

import io
from pathlib import Path

import pytest

import skulduggery
from skulduggery.cli import COMMANDS, run
from skulduggery.cli.languages import spoken_language

from .conversation import converse, plain

BAD_COMMANDS = [
    ("plya", 'Did you mean "play"?'),
    ("sing", "There are play, serve, games"),
    ("play chess", 'There is no game called "chess"'),
    ("play blackwood --players nine", "a whole number"),
    ("play blackwood --players 9", "Possible: 2-6"),
    ("play blackwood --players", "missing after --players"),
    ("play --saet Anna", "Did you mean --seat?"),
    ("play --frobnicate", "knows no --frobnicate"),
    ("play --foo", "knows no --foo. See: skulduggery play --help"),
    ("benhc", 'Did you mean "bench"?'),
    ("lay", 'Did you mean "play"?'),
    ("bar", "There are play, serve, games"),
    ("play blackwood tonight", 'what to do with "tonight"'),
    ("play blackwood --option mode", "KEY=VALUE"),
    ("play blackwood --data a.toml --data b.toml", "--data was given more than once"),
    ("play blackwood --option mode=race --option mode=hoard", "mode was given more than once"),
    ("play blackwood --option players=2 --option players=3", "players was given more than once"),
    ("lab report tictactoe --vary a=1,2 --vary b=1,2", "--vary was given more than once"),
    ("lab report blackwood --players 9 --vary events=deck,die --option events=die", "events was given more than once"),
    ("lab ladder chess --matches 5 --matches=6", "--matches was given more than once"),
    ("serve --show-settings --settings a.toml --settings b.toml", "--settings was given more than once"),
    ("serve --show-settings --set port=1 --set port=2", "--set port was given more than once"),
    ("serve --show-settings --port 1 --port 2", "--port was given more than once"),
    ("play blackwood --option =race", 'not "=race"'),
    ("play blackwood --option wind=strong", "Choose from players, mode, events"),
    ("play blackwood --option mode=slow", "Possible: race, hoard"),
    ("play blackwood --option mode=hoard --players 3", "4 or 6 players"),
    ("play blackwood --seat Anna --seat Anna", 'both be called "Anna"'),
    ("play blackwood --seat Anna --seat Ben --seat Cas --players 2", "You named 3 seats, but there are 2 players"),
    ("play blackwood --players 2 --seat Anna --seat Ben --option players=9", "Possible: 2-6"),
    ("play blackwood --option round_limit=" + "9" * 5000, '"round_limit" cannot be'),
    ("play blackwood --players " + "9" * 5000, "a whole number"),
    ("play blackwood --seat bot:parrot", "There are deckhand, bosun, captain, admiral"),
    ("play blackwood --seed xyz", "0-9 and a-f"),
    ("play blackwood --pace soon", "a number of seconds"),
    ("play blackwood --save /no/such/folder/match", 'no folder "/no/such/folder"'),
    ("play --resume", "no unfinished match"),
    ("play --resume --players 3", "--players is for a new match"),
    ("play --resume lost.jsonl", 'no file "lost.jsonl"'),
    ("replay", "Which match?"),
    ("replay lost.jsonl", 'no file "lost.jsonl"'),
    ("review", "Which match?"),
    ("verify", "Which match?"),
    ("verify .", "is a folder"),
    ("games chess", 'There is no game called "chess"'),
    ("rules PB-4.99", "There is no rule PB-4.99. Try PB-4.01"),
    ("rules blackwood kraken", 'No rule speaks of "kraken"'),
    ("bench --seconds 0", "greater than 0"),
    ("bench --game chess", 'There is no game called "chess"'),
    ("games --language fr", "Possible: en, nl"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD_COMMANDS, ids=[words[:60] for words, _ in BAD_COMMANDS])
def test_a_bad_command_gets_one_clear_sentence_and_code_2(words: str, sentence: str) -> None:
    said = converse(*words.split())
    assert (said.code, said.out) == (2, "")
    assert sentence in plain(said.err)
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("words", "sentence", "dutch"),
    [
        (("--seat", ""), "A name cannot be empty.", "Een naam kan niet leeg zijn."),
        (("--seat", "bot:bosun: "), "A name cannot be empty.", "Een naam kan niet leeg zijn."),
        (("--option", ""), 'as KEY=VALUE, not "".', 'als NAAM=WAARDE, niet "".'),
        (("--option", "mode="), 'choose a value for "mode": race', 'Kies een waarde voor "mode": race'),
        (("--players", ""), 'a whole number from 1 up, not "".', 'een heel getal vanaf 1, niet "".'),
        (("--seed", ""), '0-9 and a-f, not "".', '0-9 en a-f, niet "".'),
    ],
)
def test_what_is_empty_is_called_empty(words: tuple[str, ...], sentence: str, dutch: str) -> None:
    words = ("play", "blackwood", *words)
    for said, expected in ((converse(*words), sentence), (converse(*words, "--language", "nl"), dutch)):
        assert said.code == 2
        assert expected in plain(said.err)


@pytest.mark.parametrize("words", [words for words, _ in BAD_COMMANDS], ids=[words[:60] for words, _ in BAD_COMMANDS])
def test_complaints_exist_in_dutch_too(words: str) -> None:
    said = converse("--language", "nl", *words.split())
    assert said.code == 2
    assert said.err != converse(*words.split()).err or "language" in words


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        converse(command, "--help", "--language", language)
    told = capsys.readouterr().out
    assert left.value.code == 0
    assert told.startswith({"en": "Usage: ", "nl": "Gebruik: "}[language] + f"skulduggery {command}")
    assert told.count(f"skulduggery {command}") > 1
    assert "optional arguments" not in told


def test_the_help_of_all_is_shown_to_a_program_that_says_nothing() -> None:
    for said in (converse(), converse("--help"), converse("-h")):
        assert said.code == 0
        assert [said.out.count(f"\n  {command} ") for command in COMMANDS] == [1] * len(COMMANDS)


def test_the_version_is_told() -> None:
    assert converse("--version").out == f"skulduggery {skulduggery.__version__}\n"


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "nl_NL.UTF-8"}, "nl"),
        ([], {"LANG": "nl_NL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["games", "--language", "nl"], {"LANG": "en_GB.UTF-8"}, "nl"),
        (["--language=en", "games"], {"LANG": "nl_NL.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert spoken_language(words, environment) == language


def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    class Head(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

        def fileno(self) -> int:
            return spare.fileno()

    with (tmp_path / "spare").open("w") as spare:
        assert run(["games"], io.StringIO(), Head(), io.StringIO()) == 0
