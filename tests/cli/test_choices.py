"""The numbered choices: their order, their layout, and what a typed word points at."""

import io
from collections.abc import Sequence

from rich.console import Console

from skulduggery.cli.charts import aliases_of
from skulduggery.cli.charts.remarks import Remarks
from skulduggery.cli.listing import FEW, listing
from skulduggery.cli.menu import MANY, Menu, pointed_at
from skulduggery.core.messages import (
    Button,
    Choice,
    Event,
    Message,
    Move,
    Piece,
    Place,
    Preview,
    Seat,
    Target,
    View,
    Won,
    kind_of,
)
from skulduggery.games import game_called
from skulduggery.text import Wording
from skulduggery.text.crew import Crew
from skulduggery.text.kinds import key_of
from skulduggery.text.wording import wire_values

NAMES = ["Anna", "Ben"]
NOTHING_SEEN = View()


class MadeUp(Wording):
    """Tells the messages of this test, which have no texts, by their kinds and fields."""

    def tell(self, message: Message, names: Sequence[str] | Crew, key: str = "", **more: str | int | float) -> str:
        if self.has(key or key_of(message)):
            return super().tell(message, names, key, **more)
        figures = ", ".join(f"{name} {value}" for name, value in wire_values(message).items())
        return kind_of(message) + (f": {figures}" if figures else "")


WORDING = MadeUp("en", game_called("blackwood"))


class Go(Move, frozen=True):
    ship: str
    to: str


class Rest(Move, frozen=True):
    pass


class Went(Event, frozen=True):
    seat: int
    ship: str
    to: str


class Roll(Move, frozen=True):
    pass


class Found(Event, frozen=True):
    seat: int
    what: str


def menu_of(choices: list[Choice], luck: bool = False) -> Menu:
    return Menu(choices, WORDING, Crew(NAMES), Remarks(NOTHING_SEEN, WORDING), luck)


def going(ship: str, to: str, *effects: Event) -> Choice:
    return Choice(Go(ship, to), (Place(to), Piece(ship)), Preview((), (Went(0, ship, to), *effects)))


RESTING = Choice(Rest(), (Button("rest"),), Preview((), ()))


def shown(menu: Menu, everything: bool = False) -> list[str]:
    page = io.StringIO()
    Console(file=page, width=80, markup=False, highlight=False).print(listing(menu, 80, everything))
    return [line.rstrip() for line in page.getvalue().splitlines()]


def test_pieces_come_before_buttons_and_what_is_eventful_before_what_is_plain() -> None:
    rum = Found(0, "rum")
    menu = menu_of([RESTING, going("red", "A1"), going("red", "A2", rum), going("red", "A3")])
    assert [menu.label(item) for item in menu.items] == ["Red A2", "Red A1", "Red A3", "rest"]
    assert [item.number for item in menu.items] == [1, 2, 3, 4]


def test_effects_that_only_repeat_the_move_are_left_out() -> None:
    menu = menu_of([going("red", "A1"), going("red", "A2", Found(0, "rum"))])
    assert [item.effects for item in menu.items] == ["found: seat 0, what rum", ""]


def test_few_choices_are_whole_sentences() -> None:
    menu = menu_of([going("red", "A2", Found(0, "rum")), RESTING])
    assert shown(menu) == [" 1 go: ship red, to A2: found: seat 0, what rum", " 2 rest"]


def test_many_places_share_lines_and_equal_effects_too() -> None:
    rum = Found(0, "rum")
    choices = [going("red", f"A{row}") for row in range(1, FEW + 2)]
    choices += [going("red", "B1", rum), going("red", "B2", rum), RESTING]
    assert shown(menu_of(choices)) == [
        " 1 B1  2 B2: found: seat 0, what rum",
        " 3 A1   4 A2   5 A3   6 A4   7 A5   8 A6   9 A7",
        " 10 rest",
    ]


def test_a_number_stays_beside_its_place_and_long_lines_hang() -> None:
    rum = Found(0, "rum, " * 12)
    choices = [going("red", f"B{row}", rum) for row in range(1, 15)] + [going("red", "A1")]
    lines = shown(menu_of(choices))
    assert lines[0] == "  1 B1  2 B2  3 B3  4 B4  5 B5  6 B6  7 B7  8 B8  9 B9  10 B10  11 B11  12 B12"
    assert lines[1].startswith("    13 B13  14 B14: found: seat 0, what rum, rum,")
    assert lines[2].startswith("    rum, ")
    assert lines[-1] == " 15 A1"


def test_pieces_are_named_where_several_can_move() -> None:
    choices = [going(ship, f"A{row}") for ship in ("red", "blue") for row in range(1, FEW)]
    assert [line for line in shown(menu_of(choices)) if not line[-1].isdigit()] == ["Red", "Blue"]


def sailing(to: str, *path: str) -> Choice:
    return Choice(Go("red", to), (Place(to), Piece("red")), Preview((*path, to), ()))


def test_of_very_many_squares_only_the_number_at_each_distance_is_told() -> None:
    choices = [sailing(f"B{row}", "A1", "A2") for row in range(1, MANY)]
    choices += [sailing("A2", "A1"), sailing("A1"), sailing("port", "A1"), RESTING]
    menu = menu_of(choices)
    assert shown(menu) == [
        " 1 Stay where you are: A1",
        " 2 Port Blackwood (1 step)",
        " 3 rest",
        f" and {MANY} squares marked on the chart: 1 at 1 step, {MANY - 1} at 2. Type one, such as A2,",
        'or "all" to list them.',
    ]
    assert menu.listed == 3


def test_all_squares_can_be_seen_by_their_distance() -> None:
    menu = menu_of([sailing(f"B{row}", "A1", "A2") for row in range(1, MANY + 1)] + [sailing("A2", "A1")])
    lines = shown(menu, everything=True)
    assert lines[0] == " At 1 step:  1 A2"
    assert lines[1].startswith(" At 2 steps:  2 B1  3 B2  4 B3")
    assert "37 B36" in lines[-1]


def test_pieces_with_very_many_squares_have_a_sentence_each() -> None:
    choices = [going(ship, f"A{row}") for ship in ("red", "blue") for row in range(1, MANY // 2 + 2)]
    lines = " ".join(shown(menu_of(choices)))
    assert "Red and 19 squares" in lines
    assert "such as Red A1," in lines
    assert "Blue and 19 squares" in lines


def test_doing_nothing_is_staying_where_a_ship_could_be_moved() -> None:
    nothing = Choice(Rest(), (Button("pass"),), Preview((), ()))
    menu = menu_of([sailing("A2", "A1"), nothing])
    assert [item.choice for item in menu.staying()] == [nothing]
    assert menu_of([RESTING, nothing]).staying() == []  # no ship moves: passing is not staying


def test_a_voyage_that_ends_where_it_began_is_called_staying() -> None:
    menu = menu_of([sailing("A1"), sailing("A2", "A1")])
    assert [menu.told(item) for item in menu.items] == ["Stay where you are: A1", "go: ship red, to A2"]
    assert [item.number for item in menu.staying()] == [1]


def test_among_ways_one_without_effects_says_so() -> None:
    ways = [
        Choice(Go("red", "A1"), (Button("way-0"),), Preview((), ())),
        Choice(Go("red", "A1"), (Button("way-1"),), Preview((), (Found(0, "rum"),))),
    ]
    assert [item.effects for item in menu_of(ways).items] == [
        "found: seat 0, what rum",
        "nothing else happens.",
    ]


def test_beside_ways_with_effects_a_roll_promises_nothing() -> None:
    choices = [
        Choice(Roll(), (Button("roll"),), Preview((), ())),
        Choice(Rest(), (Button("rest"),), Preview((), (Found(0, "rum"),))),
    ]
    assert [item.effects for item in menu_of(choices).items] == ["", "found: seat 0, what rum"]


def test_no_move_of_luck_promises_that_nothing_else_happens() -> None:
    choices = [
        Choice(Go("red", "A1"), (Button("one-die"),), Preview((), ())),
        Choice(Go("red", "A2"), (Button("two-dice"),), Preview((), (Found(0, "rum"),))),
    ]
    menu = menu_of(choices, luck=True)
    assert [item.effects for item in menu.items] == ["", "found: seat 0, what rum"]


def test_marks_for_the_chart_are_the_numbers_unless_several_lead_there() -> None:
    menu = menu_of([going("red", "A1"), going("blue", "A1"), going("blue", "A2")])
    assert menu.marks() == {"A1": "", "A2": "3"}


def test_words_point_at_places_pieces_and_buttons() -> None:
    targets: list[Target] = [
        Place("K8"),
        Place("A1"),
        Piece("red"),
        Piece("blackbeard"),
        Piece("monster"),
        Button("stay"),
    ]
    expected: dict[str, list[Target] | None] = {
        "k8": [Place("K8")],
        "Red K8": [Piece("red"), Place("K8")],
        "captain blackbeard": [Piece("blackbeard")],
        "the sea monster": [Piece("monster")],
        "monster a1": [Piece("monster"), Place("A1")],
        "STAY": [Button("stay")],
        "K9": None,
        "red ahoy": None,
    }
    assert {text: pointed_at(text, targets, WORDING, Crew(NAMES), {}) for text in expected} == expected


def test_a_player_is_called_by_name() -> None:
    targets: list[Target] = [Seat(0), Seat(1), Button("stay")]
    crew = Crew(["Anna", "Ben the Bold"], you=0)
    expected = {"anna": [Seat(0)], "ben the bold": [Seat(1)], "Ben stay": [Seat(1), Button("stay")], "carl": None}
    assert {text: pointed_at(text, targets, WORDING, crew, {}) for text in expected} == expected


def test_a_place_has_the_letter_that_stands_for_it_on_the_chart() -> None:
    targets: list[Target] = [Place("O4"), Place("F11"), Piece("red")]
    aliases = aliases_of("blackwood")
    assert pointed_at("X", targets, WORDING, Crew(NAMES), aliases) == [Place("O4")]
    assert pointed_at("red p", targets, WORDING, Crew(NAMES), aliases) == [Piece("red"), Place("F11")]
    assert pointed_at("Q", targets, WORDING, Crew(NAMES), aliases) is None
    assert aliases_of("tictactoe") == {}


def test_of_several_ways_the_one_that_does_most_comes_first() -> None:
    ways = [
        Choice(Go("red", way), (Button(way),), Preview((), tuple(Found(0, thing) for thing in things)))
        for way, things in (("sail", ()), ("fire", ("rum", "gold")), ("take", ("rum",)))
    ]
    assert [menu_of(ways).label(item) for item in menu_of(ways).items] == ["fire", "take", "sail"]
    assert [item.choice for item in menu_of(ways, luck=True).items] == ways
    assert [item.choice for item in menu_of([RESTING, *ways]).items] == [RESTING, *ways]


def test_what_wins_comes_first() -> None:
    winning = Choice(Go("red", "A2"), (Button("A2"),), Preview((), (Won(0),)))
    menu = menu_of([RESTING, winning])
    assert [item.choice for item in menu.items] == [winning, RESTING]
    assert menu.items[0].effects == "Anna wins"
