"""Whole boards in the rulebooks: a block that names a board, drawn for a terminal and filled in for a page."""

import re

import pytest

from skulduggery.core.own_parts import OwnParts, use_parts
from skulduggery.core.parts import load_boards
from skulduggery.games import all_games, game_called, listed_games
from skulduggery.games.beside import package_of
from skulduggery.text import LANGUAGES, Wording, rules
from skulduggery.text.boards import board_names, boards_named, with_boards, with_rows

BOARDS = [(key, board) for key, game in listed_games().items() for board in board_names(game)]


def block(board: str) -> str:
    return f"Before.\n\n```chart {board}\n```\n\nAfter.\n"


def drawn(key: str, board: str, language: str = "en") -> str:
    return with_boards(block(board), game_called(key), Wording(language, game_called(key)))


def named_below(text: str) -> str:
    """What stands below the board."""
    return text.rpartition("```")[2].removesuffix("After.\n").strip()


@pytest.mark.parametrize(("key", "board"), BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_drawn_with_the_names_of_all_its_places(key: str, board: str, language: str) -> None:
    game = game_called(key)
    text = drawn(key, board, language)
    assert text.startswith("Before.\n\n```text\n")
    assert text.endswith("\n\nAfter.\n")
    for row in load_boards(package_of(game))[board].rows:
        assert row.replace(" ", "") in text.replace(" ", "")
    assert max(len(line) for line in text.partition("```\n\n")[0].splitlines()) <= 76, "too wide for a terminal"
    for place in named_below(text).partition("\n")[0].split(" · "):
        assert re.fullmatch(r"(\*\*\S{1,2}\*\* )?\S.+", place)


@pytest.mark.parametrize(("key", "board"), BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_board_is_explained_below_it(key: str, board: str, language: str) -> None:
    rows = load_boards(package_of(game_called(key)))[board].rows
    explained = re.findall(r"\*\*(\\?\S(?: \\?\S)*)\*\*\s", named_below(drawn(key, board, language)))
    signs = {sign.removeprefix("\\") for group in explained for sign in group.split()}
    assert sorted(set("".join(rows)) - {" "} - signs) == []


def test_squares_with_letters_have_them_at_the_edges() -> None:
    lines = drawn("bounty", "chart").splitlines()
    assert lines[3:5] == ["    A B C D E F G H I J K L M N O P Q", "  1 # # # . . . . . . . . . . . . # #"]
    assert "**H** Home Port" in drawn("bounty", "chart")


def test_squares_with_numbers_count_from_nought_in_two_lines() -> None:
    lines = drawn("prowl", "small").splitlines()
    assert lines[3].split() == ["1"] * 10 + ["2"] * 2
    assert lines[4].split()[-3:] == ["9", "0", "1"]
    assert lines[5].split()[:3] == ["0", "Y", "Y"]
    assert "**p** Isla Perdida and Isla Bonita" in drawn("prowl", "small")
    assert "**U** Nassau" in drawn("prowl", "large")


def test_hexes_are_named_one_by_one_since_their_signs_are_not() -> None:
    text = drawn("kings", "chart")
    assert "  A     H ~ T ~ H\n" in text
    assert "**E5** Skull Haven" in text
    assert "**H** hideout" in text


def test_a_place_beside_the_board_has_a_name_only() -> None:
    assert " · the anchorage\n" in drawn("blackwood", "chart")


def test_a_page_gets_the_rows_of_the_board() -> None:
    game = game_called("prowl")
    rows = "\n".join(load_boards(package_of(game))["small"].rows)
    assert with_rows(block("small"), game) == f"Before.\n\n```chart small\n{rows}\n```\n\nAfter.\n"


def test_a_designers_board_is_drawn_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKULDUGGERY_PARTS", raising=False)
    game = game_called("bounty")
    use_parts(OwnParts("bounty", package_of(game), "name = chart\n[map]\n#H.\n[end]\n", None))
    try:
        assert with_rows("```chart chart\n```", game) == "```chart chart\n#H.\n```"
    finally:
        use_parts(None)


@pytest.mark.parametrize("key", ["bounty", "tictactoe"])
def test_a_board_that_does_not_exist_has_no_rows(key: str) -> None:
    game = all_games()[key]
    assert with_rows("```chart nowhere\n```", game) == "```chart nowhere\n```"
    assert with_boards("```chart nowhere\n```", game, Wording("en", game)).startswith("```text\n")


@pytest.mark.parametrize("key", listed_games())
def test_rulebooks_draw_the_same_boards_in_every_language(key: str) -> None:
    drawn = [boards_named(rules(language, key).text) for language in LANGUAGES]
    assert all(boards == drawn[0] for boards in drawn)
    assert set(drawn[0]) <= set(board_names(game_called(key)))
