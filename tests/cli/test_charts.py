"""The drawings: Port Blackwood's chart in two widths, and any other game's view in plain words."""

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from skulduggery.cli.charts import chart_of
from skulduggery.cli.charts.plain import draw_plain
from skulduggery.cli.charts.scene import Scene
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import View
from skulduggery.core.options import make_options
from skulduggery.games import all_games, game_called, listed_games
from skulduggery.games.blackwood.views import BlackwoodView, Gold, JailerView
from skulduggery.text import Wording

NAMES = ["Anna", "Ben", "Cas", "Dirk", "Eva", "Fien"]
EMPTY_ROW_1 = " 1  · · · · · · · · · · · ·^^^^^^^^^^^^ · ·"


def opening(game: str, players: int, **options: object) -> Any:
    rules = game_called(game)
    chosen = make_options(rules.options_type, rules.seats, {"players": players, **options})
    return rules.view(rules.start(chosen, FastChance(1), []), 0)


def drawn(drawing: RenderableType, width: int) -> list[str]:
    page = io.StringIO()
    Console(file=page, width=width, markup=False, highlight=False).print(drawing)
    return page.getvalue().splitlines()


def chart(view: View, marks: dict[str, str] | None = None, width: int = 80, language: str = "en") -> list[str]:
    game = game_called("blackwood")
    scene = Scene(view, marks or {}, NAMES[: len(view.stores)], Wording(language, game), width)  # type: ignore[attr-defined]  # every view of Blackwood has stores
    return below_the_key(drawn(chart_of("blackwood")(scene), width), "    A")


def below_the_key(lines: list[str], first_row: str) -> list[str]:
    """The chart and what stands beside it, without the names above it."""
    start = next(at for at, line in enumerate(lines) if line.startswith(first_row))
    return lines[start:]


def with_ships(view: BlackwoodView, *squares: str, coins: int = 0) -> BlackwoodView:
    """The ships on these squares, in the order of the colours."""
    pairs = zip(view.ships, squares, strict=False)
    moved = [msgspec.structs.replace(ship, place=square, coins=coins) for ship, square in pairs]
    return msgspec.structs.replace(view, ships=(*moved, *view.ships[len(moved) :]))


def test_the_chart_fits_80_columns_and_leaves_room_in_24_lines() -> None:
    lines = chart(opening("blackwood", 6, mode="hoard"))
    assert len(lines) == 15
    assert all(len(line) <= 80 for line in lines)
    assert lines[1].startswith(EMPTY_ROW_1)


def test_every_kind_of_square_has_its_own_sign_without_colour() -> None:
    lines = chart(opening("blackwood", 3))
    assert lines[11][3:43] == " ~ · · · ·=P · · · · · · · · · · · · · ·"
    assert lines[4][3:43] == " · · · · · · · · · · · · · ·=X · · · · ·"
    assert lines[12][3:43] == " ~ · · ·^^^T^^ · · · ·▒h · · · · ·▒g · ·"
    assert lines[9][3:43] == " ~ · · · · ·▒e▒e · · · · · ·▒& · ·▒i · ·"  # the Monster is at home


def test_ships_jailers_and_gold_stand_on_their_squares() -> None:
    view = with_ships(opening("blackwood", 3), "K8", "F11", "B2")
    view = msgspec.structs.replace(
        view,
        jailers=(JailerView("blackbeard", "A1", False), JailerView("monster", "T14", False)),
        gold=(Gold("D5", 2),),
    )
    lines = chart(view)
    assert lines[1].startswith(" 1  @ ·")
    assert lines[2].startswith(" 2  ·▒G▒a")
    assert lines[5].startswith(" 5  · · ·$2^^")
    assert lines[8].startswith(" 8  · ·▒f · · ·▒e · · + R")
    assert lines[11].startswith("11  ~ · · · ·=B")
    assert lines[14][:43].endswith(" · &")
    assert lines[6].startswith(" 6  · · · · ·▒S")  # nobody is at home


def test_a_crowded_square_is_spelled_out_beside_the_chart() -> None:
    view = with_ships(opening("blackwood", 6), *["K8"] * 5, "K9")
    view = msgspec.structs.replace(view, gold=(Gold("K8", 3),))
    narrow, wide = chart(view), chart(view, width=120)
    assert narrow[8].startswith(" 8  · ·▒f · · ·▒e · · +R+ ·")
    assert wide[8].startswith(" 8  ·  · ▒f▒ ·  ·  · ▒e▒ ·  ·  +  R+ ·")
    assert any("K8: R B G Y P $3" in line for line in narrow)
    assert any("K8: R B G Y P $3" in line for line in wide)


def test_squares_to_go_to_are_marked_without_colour() -> None:
    view = with_ships(opening("blackwood", 3), "K8")
    marks = {"A1": "1", "B2": "2", "K8": "3", "C1": ""}
    narrow, wide = chart(view, marks), chart(view, marks, width=120)
    assert narrow[1].startswith(" 1 »· ·»· ·")
    assert narrow[2].startswith(" 2  ·»a▒a ·")
    assert "+»R ·" in narrow[8]
    assert wide[1].startswith(" 1  1  · »·  ·")
    assert wide[2].startswith(" 2  ·  2 ▒a▒ ·")
    assert " + »R  ·" in wide[8]


def test_the_panel_tells_gold_cannonballs_and_whose_turn_it_is() -> None:
    view = msgspec.structs.replace(
        with_ships(opening("blackwood", 2), "K8", "K9", coins=1),
        active=1,
        stores=(1, 0),
        balls=(2, 3),
        event="siren",
        roll=4,
    )
    panel = "\n".join(line[45:].rstrip() for line in chart(view))
    assert "Round 1 · Siren's Call · roll 4" in panel
    assert "  RG Anna  1/2  1+0     2" in panel
    assert "▶ BY Ben   0/2  1+0     3" in panel
    assert "Hoard 3 · stockpile 6 · pack 12" in panel
    assert "Anchorage: GY" in panel


def test_the_panel_tells_captives_teams_and_an_endless_stockpile() -> None:
    view = opening("blackwood", 4, mode="hoard", supply="unlimited", events="die")
    captive = msgspec.structs.replace(view.ships[0], place="F6", captive=True)
    view = msgspec.structs.replace(view, ships=(captive, *view.ships[1:]))
    panel = "\n".join(line[45:].rstrip() for line in chart(view))
    assert "Captive: R" in panel
    assert "team" in panel
    assert "stockpile endless" in panel
    assert "pack" not in panel


def test_long_names_are_cut_and_figures_are_not() -> None:
    view = opening("blackwood", 6, mode="hoard")
    scene = Scene(view, {}, ["Cornelius the Greatest"] * 6, Wording("nl", game_called("blackwood")), 80)
    lines = below_the_key(drawn(chart_of("blackwood")(scene), 80), "    A")
    assert "thuis lading kogels team" in lines[1]
    assert "Corn…     0      0      1    1" in lines[2]


def test_ships_have_different_letters_in_every_language() -> None:
    for language in ("en", "nl"):
        wording = Wording(language, game_called("blackwood"))
        letters = [
            wording.say(f"chart-letter-{ship}") for ship in ("red", "blue", "green", "yellow", "purple", "white")
        ]
        assert len(set(letters)) == 6


class Cargo(msgspec.Struct, frozen=True):
    what: str
    weight: int


class HoldView(View, frozen=True):
    seat: int | None
    last_port: str
    scores: tuple[int, ...]
    holds: tuple[tuple[Cargo, ...], ...]
    sunk: tuple[int, ...]


def test_any_view_can_be_read() -> None:
    view = HoldView(None, "", (3, 4), ((Cargo("rum", 2), Cargo("silk", 1)), ()), (7,))
    lines = drawn(draw_plain(Scene(view, {}, ["Anna", "Ben"], Wording("en"), 80)), 80)
    text = "\n".join(line.rstrip() for line in lines)
    assert "last port  –" in text
    assert "scores     Anna: 3  Ben: 4" in text
    assert "Anna: what  weight" in text
    assert "rum   2" in text
    assert "sunk       0: 7" in text


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_game_is_drawn_in_every_width(game: str, width: int) -> None:
    players = game_called(game).seats[0]
    scene = Scene(opening(game, players), {}, NAMES[:players], Wording("en", game_called(game)), width)
    assert drawn(chart_of(game)(scene), width)


def test_every_listed_game_has_a_chart_of_its_own() -> None:
    assert not [key for key in listed_games() if chart_of(key) is draw_plain]
