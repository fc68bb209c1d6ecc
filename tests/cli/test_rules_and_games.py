"""Looking things up: rules by number and by word, games and their options."""

import json
import re
from pathlib import Path

import pytest

import skulduggery.cli.rules
from skulduggery.games import listed_games
from skulduggery.text.rulebook import parse

from .conversation import converse, plain


def test_the_whole_rulebook_is_shown_in_the_persons_language() -> None:
    english, dutch = converse("rules", "blackwood"), converse("rules", "blackwood", "--language", "nl")
    assert "PB-1.01" in english.out
    assert "PB-13.06" in english.out
    assert english.out != dutch.out
    assert "kapiteins" in dutch.out


@pytest.mark.parametrize("words", [["PB-4.09"], ["pb-4.09"], ["blackwood", "PB-4.09"], ["blackwood", "4.09"]])
def test_one_rule_is_found_by_its_number(words: list[str]) -> None:
    said = converse("rules", *words)
    assert plain(said.out).startswith("PB-4.09 You cannot sail across an island")
    assert said.out.count("PB-") == 1


def test_rules_are_found_by_a_word() -> None:
    said = converse("rules", "blackwood", "Siren's", "Call")
    assert said.code == 0
    assert said.out.count("PB-") > 2


@pytest.mark.parametrize("words", [["blackwood"], ["PB-6.02"]])
def test_pictures_are_drawn_with_signs(words: list[str]) -> None:
    said = converse("rules", *words)
    assert "R → X → →" in said.out
    assert "She takes a coin without stopping." in plain(said.out)
    assert "situation" not in said.out


BOOK = """# Bounty

## One

**BO-1.01** Sail.

**BO-1.02 °** Sink with cargo.

| town | cards |
|---|---:|
| Nassau | 7 |

```chart chart
```
"""
SILENT = "° The book is silent; we play it this way."


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skulduggery.cli.rules, "rulebook", lambda language, key: parse(BOOK))


@pytest.mark.usefixtures("small_book")
def test_rules_that_the_printed_book_does_not_decide_have_a_sign_that_is_explained_once() -> None:
    whole = plain(converse("rules", "bounty").out)
    assert whole.index(SILENT) < whole.index("BO-1.01 Sail.") < whole.index("BO-1.02 ° Sink with cargo.")
    assert whole.count(SILENT) == 1
    assert plain(converse("rules", "bounty", "BO-1.02").out).strip() == f"BO-1.02 ° Sink with cargo. {SILENT}"
    assert plain(converse("rules", "bounty", "cargo").out).strip() == f"BO-1.02 ° Sink with cargo. {SILENT}"
    assert plain(converse("rules", "bounty", "1.01").out).strip() == "BO-1.01 Sail."
    assert "Het boek zwijgt" in converse("rules", "bounty", "--language", "nl").out


@pytest.mark.usefixtures("small_book")
def test_tables_and_whole_boards_are_drawn() -> None:
    out = converse("rules", "bounty").out
    assert re.search(r"town +cards *\n.*\n *Nassau +7", out)
    assert re.search(r"A B C D E F G H I J K L M N O P Q *\n +1 # # # \. ", out)
    assert "H Home Port" in plain(out)
    assert "chart" not in out


def test_a_game_without_a_rulebook_says_so() -> None:
    said = converse("rules", "tictactoe")
    assert said.code == 2
    assert 'no rulebook for "tictactoe"' in plain(said.err)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_listed_games_are_introduced(language: str) -> None:
    said = converse("games", "--language", language)
    assert all(f"{key}  " in said.out for key in listed_games())
    assert "tictactoe" not in said.out


def test_a_game_is_described_with_all_its_options_and_a_command_that_works() -> None:
    said = converse("games", "blackwood")
    assert "2 to 6 players" in said.out
    assert "race, hoard" in said.out
    assert "20-5000" in said.out
    command = said.out.rstrip().splitlines()[-1].split()
    assert command[0] == "skulduggery"
    assert converse(*command[1:], typed=["q"]).code == 0


def test_house_rules_are_listed_apart_with_a_sentence_for_each_reading() -> None:
    said = plain(converse("games", "blackwood").out)
    usual, house = said.split("House rules.")
    assert "events" in usual
    assert "jailer_order" in house
    assert "You may move the jailer 3 squares, or leave him where he is." in house
    assert converse("games", "tictactoe").out.count("House rules") == 0


@pytest.mark.parametrize(("language", "told"), [("en", "departs from the rulebook"), ("nl", "wijkt af van het")])
def test_a_match_says_how_it_departs_from_the_rulebook(language: str, told: str) -> None:
    usual = converse("play", "blackwood", "--language", language, typed=["q"])
    other = converse("play", "blackwood", "--option", "jailer_order=may", "--language", language, typed=["q"])
    assert told not in plain(usual.out)
    assert told in plain(other.out)
    assert "(jailer_order=may): " in plain(other.out)
    sentences = [line for line in other.out.splitlines() if "/" not in line]  # without the names of files
    assert max(len(line) for line in sentences) <= 80


def test_bench_names_the_build_and_writes_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    said = converse("bench", "--game", "tictactoe", "--seconds", "0.05", "--json", str(file))
    figures = json.loads(file.read_text())
    assert said.code == 0
    assert said.out.lower().startswith(f"{figures['build']} build of skulduggery")
    assert set(figures) == {
        *("build", "game", "players", "seconds", "python", "version"),
        *(f"{what}_per_second" for what in ("decisions", "choices", "matches", "copies", "views")),
        *("bosun_milliseconds", "bosun_slowest"),
    }
    assert (figures["game"], figures["players"]) == ("tictactoe", 2)
