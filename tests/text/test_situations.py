"""The pictures of the rulebooks: the same in every language, and readable in a terminal, too."""

import re

import pytest

from skulduggery.games import listed_games
from skulduggery.text import LANGUAGES, rules
from skulduggery.text.drawings import with_drawings
from skulduggery.text.situations import BadSituation, parse, situations

every_listed_game = pytest.mark.parametrize("key", listed_games())
PAST_X = """
      M N O P Q
   3  . ^ H ^ .
   4  * . X . .
roll: 4
M4: R B
squares: M3
way R: M4 N4 O4 P4 Q4
way B: M4 N4 N3
"""


@every_listed_game
def test_pictures_are_the_same_in_every_language_but_for_the_words(key: str) -> None:
    first, *others = [rules(language, key).text for language in LANGUAGES]
    drawn = situations(first)
    for other in others:
        translated = situations(other)
        assert [picture.squares for picture in translated] == [picture.squares for picture in drawn]
        assert [picture.notes for picture in translated] == [picture.notes for picture in drawn]
        assert not {picture.caption for picture in translated} & {picture.caption for picture in drawn}
        assert places(other) == places(first)


def places(text: str) -> list[str]:
    """The rule before each picture."""
    return re.findall(r"^\*\*(\S+)(?: °)?\*\* .+\n\n```situation", text, re.MULTILINE)


@every_listed_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_lies_in_its_clipping_and_has_a_caption(key: str, language: str) -> None:
    for picture in situations(rules(language, key).text):
        assert re.fullmatch(r"[A-Z].{20,}[.!]", picture.caption)
        named = [square for _, way in picture.ways() for square in way]
        named += [key.split()[1] for key in picture.notes if key.startswith("sign ")]
        named += picture.notes.get("squares", ())
        assert set(named) <= set(picture.squares), picture.caption
        for piece, way in picture.ways():
            assert piece in picture.things(way[0]), picture.caption


def test_port_blackwood_has_pictures_where_words_are_long() -> None:
    assert len(situations(rules("en", "blackwood").text)) >= 8


def test_a_terminal_shows_the_drawing_with_arrows_along_the_ways() -> None:
    text = f"Before.\n\n```situation Red rolls a 4.{PAST_X}```\n\nAfter.\n"
    assert with_drawings(text) == (
        "Before.\n\n```text\n    M N O P Q\n  3 » ^ H ^ .\n  4 * → X → →\nM4: R B\n```\n\n*Red rolls a 4.*\n\nAfter.\n"
    )


def test_arrows_point_all_four_ways() -> None:
    picture = "   A B C\n 1 . . .\n 2 R . .\n 3 . . .\nway R: A2 A1 B1 B2 B3 A3\nway B: C3 C2\n"
    assert with_drawings(f"```situation Round.\n{picture}```") == (
        "```text\n    A B C\n  1 ↑ → .\n  2 R ↓ ↑\n  3 ← ↓ .\n```\n\n*Round.*"
    )


def test_a_board_with_numbers_stands_in_columns_and_its_ways_go_diagonally() -> None:
    picture = "    8,  9,  10,\n 9  K   .   .\n10  .   .   .\nway K: 8,9 9,10 10,9\nblast K: 8,9 8,10\n"
    assert with_drawings(f"```situation Round.\n{picture}```") == (
        "```text\n     8  9 10\n  9  K  .  ↗\n 10  ↓  ↘  .\n```\n\n*Round.*"
    )


def test_hexes_stand_as_they_lie_and_are_called_after_the_first_of_their_row() -> None:
    picture = parse("Round.", " A3   T * A\n B3  I ~ ~ ~\nA4: B m\nway A: A5 B5 B4\n")
    assert list(picture.squares) == ["A3", "A4", "A5", "B3", "B4", "B5", "B6"]
    assert (picture.rows, picture.things("A4"), picture.things("B3")) == (("A3", "B3"), ("B", "m"), ("I",))
    assert picture.spots["B4"][1] + 1 == picture.spots["A4"][1]


def test_a_terminal_shows_hexes_staggered_and_arrows_to_all_six_sides() -> None:
    picture = """
       C2    s s .
       D2   ~ X s
       E3    s ~ H
    way A: D2 C2 C3 D4 E4 E3 D2
    squares: C4
    """
    assert with_drawings(f"```situation Round.{picture}\n```") == (
        "```text\n C2  ↗ → »\n D2 ↖ X ↘\n E3  ← ↙ H\n```\n\n*Round.*"
    )


@pytest.mark.parametrize(
    "drawing",
    [
        "  A B\n1 . .\n2 .\n",
        "  A\n1 *\n",
        "A1  H ~ T\nB1  ~ ~ I\n",  # one below the other
        "A1  H ~  T\n",
        "A1  H *\n",
        "A1  H ~\n ~ ~\n",
    ],
)
def test_a_drawing_that_does_not_fit_together_is_refused(drawing: str) -> None:
    with pytest.raises(BadSituation, match="Oops"):
        parse("Oops", drawing)


def test_a_picture_needs_a_caption() -> None:
    with pytest.raises(BadSituation, match="needs a caption"):
        parse("", "  A\n1 .\n")


def test_a_rule_knows_its_picture() -> None:
    book = rules("en", "blackwood")
    assert "way R: M4 N4 O4 P4 Q4" in book.picture("PB-6.02")
    assert book.picture("PB-6.03") == ""
