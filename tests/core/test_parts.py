"""Boards and tables of components: read, or refused with the file and the line."""

import sys
from pathlib import Path

import pytest

from skulduggery.core.parts import BadParts, load_boards, load_data, read_boards

COVE = """# A cove.
name = cove
columns = 3
rows = 2

[map]
.#.
..P
[end]
"""

REEF = """name = reef
radius = 1
[map]
 . .
. X .
 . .
[end]
"""


def test_a_drawn_board_becomes_a_grid_and_its_signs() -> None:
    grid, signs = read_boards(COVE)["cove"].squares(".#P")
    assert (grid.columns, grid.rows, signs) == (3, 2, ".#...P")
    assert signs[grid.at("C2")] == "P"


def test_a_file_may_hold_several_boards_and_a_hexagon_may_be_drawn_as_one() -> None:
    boards = read_boards(COVE + REEF)
    grid, signs = boards["reef"].hexes(".X")
    assert list(boards) == ["cove", "reef"]
    assert (grid.size, signs) == (7, "...X...")


def test_inside_a_drawing_even_a_comment_sign_is_a_square() -> None:
    assert read_boards(COVE.replace(".#.", "#.."))["cove"].squares(".#P")[1] == "#....P"


def complaint(text: str, signs: str = ".#P") -> str:
    with pytest.raises(BadParts) as caught:
        read_all(text, signs)
    return str(caught.value)


def read_all(text: str, signs: str) -> None:
    for board in read_boards(text, "cove.txt").values():
        if "radius" in board.facts:
            board.hexes(signs)
        else:
            board.squares(signs)


def test_an_unknown_sign_is_named_with_line_and_square() -> None:
    assert complaint(COVE.replace("..P", ".?P")) == "cove.txt, line 8, square 2: unknown sign '?'"


def test_a_row_that_is_too_long_or_short_is_named_with_its_line() -> None:
    assert complaint(COVE.replace(".#.", ".#..")) == "cove.txt, line 7: 4 squares, 3 were expected"
    assert complaint(COVE.replace("..P", "P")) == "cove.txt, line 8: 1 squares, 3 were expected"


def test_missing_rows_are_counted() -> None:
    assert complaint(COVE.replace("..P\n", "")) == "cove.txt: board 'cove' has 1 rows, 2 were announced"


def test_a_hexagon_with_a_wrong_row_is_refused_with_its_line() -> None:
    assert complaint(REEF.replace(". X .", ". X"), ".X") == "cove.txt, line 5: 2 squares, 3 were expected"
    assert complaint(REEF.replace(" . .\n[end]", "[end]"), ".X") == "cove.txt: board 'reef' has 2 rows, not 3"


@pytest.mark.parametrize("value", ["many", "-3", "2.5", "", "²"])
def test_a_measure_that_is_no_number_is_refused(value: str) -> None:
    wrong = complaint(COVE.replace("columns = 3", f"columns = {value}"))
    assert wrong == f"cove.txt: board 'cove' needs a line 'columns = <number>', found {value!r}"


def test_a_missing_measure_is_named() -> None:
    assert "needs a line 'rows = <number>', found None" in complaint(COVE.replace("rows = 2\n", ""))


def test_a_stray_line_is_named_with_its_number() -> None:
    assert complaint(COVE.replace("rows = 2", "rows: 2")).startswith("cove.txt, line 4: ")
    assert complaint("[end]\n").startswith("cove.txt, line 1: ")


def test_a_drawing_without_an_end_is_named_with_its_first_line() -> None:
    assert complaint(COVE.replace("[end]\n", "")) == "cove.txt: the drawing that begins on line 7 has no '[end]'"


def test_two_boards_of_one_name_are_refused() -> None:
    assert complaint(COVE + COVE) == "cove.txt, line 16: there is a board 'cove' already"


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> str:
    """A package of its own with these files in parts/."""
    home = folder / "some_cove" / "parts"
    home.mkdir(parents=True)
    (home.parent / "__init__.py").write_text('"""A made-up game."""\n')
    for name, text in files.items():
        (home / name.replace("_", ".")).write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "some_cove", raising=False)
    return "some_cove"


def test_parts_are_found_in_the_package_of_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = package(tmp_path, monkeypatch, board_txt=COVE, data_toml="[cards]\nsiren = 3\n")
    assert list(load_boards(home)) == ["cove"]
    assert load_data(home) == {"cards": {"siren": 3}}


def test_missing_and_broken_parts_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = package(tmp_path, monkeypatch, data_toml="[cards\n")
    with pytest.raises(BadParts, match=r"some_cove: parts/board\.txt is missing"):
        load_boards(home)
    with pytest.raises(BadParts, match=r"some_cove/parts/data\.toml: .*line 1"):
        load_data(home)
