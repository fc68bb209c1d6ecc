"""What a new player needs in every game and language: names on the chart, words that work, no empty questions."""

import io
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from skulduggery.bots.search.budget import Budget
from skulduggery.cli import match as cli_match
from skulduggery.cli.charts import chart_of
from skulduggery.cli.charts.scene import Scene
from skulduggery.cli.complaints import Complaint
from skulduggery.cli.dialogue import Dialogue
from skulduggery.cli.help import help_lines
from skulduggery.cli.match import Match
from skulduggery.cli.menu import is_voyage, stays
from skulduggery.cli.screen import Screen
from skulduggery.cli.seats import Seat
from skulduggery.cli.terminal import Leaving, Terminal
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.core.refusals import Refused
from skulduggery.games import game_called, listed_games
from skulduggery.games.blackwood.sea import SIGNS as BLACKWOOD_SIGNS
from skulduggery.games.kings.sea import the_sea as kings_sea
from skulduggery.games.prowl.sea import HOME, ISLAND, TOWN
from skulduggery.games.prowl.sea import the_sea as prowl_sea
from skulduggery.text import Wording

from .test_charts import NAMES, drawn

MOVES = 250  # of each match
A_GLANCE = 4  # playouts: whether a hint is good is tested elsewhere
LONGEST_WORD = 28  # of the words that the help explains
FEW, MORE = 2, 8  # questions of one kind that are looked at
SEATS = [Seat("Anna", None), Seat("Ben", "deckhand"), Seat("Cas", "deckhand")]
every_game = pytest.mark.parametrize("game", sorted(listed_games()))
every_language = pytest.mark.parametrize("language", ["en", "nl"])


def questions(game: str, language: str, folder: Path, of_a_kind: int = FEW) -> Iterator[Dialogue]:
    """What one person is asked in a match against bots: the first few questions of each kind."""
    terminal = Terminal(language, io.StringIO(), io.StringIO(), io.StringIO())
    rules = game_called(game)
    terminal.speak_of(rules)
    options = make_options(rules.options_type, rules.seats, {"players": 3})
    match = Match.begin(rules, options, bytes(32), SEATS, folder / f"{game}-{language}.jsonl")
    luck, seen = FastChance(7), Counter[str]()
    try:
        while (asked := match.state.asked()) is not None and match.table.number < MOVES:
            seen[asked.kind] += asked.seat == 0
            if asked.seat == 0 and seen[asked.kind] <= of_a_kind:
                yield Dialogue(terminal, match, Screen(terminal, match), asked.seat)
            legal = rules.legal_moves(match.state)
            match.play(asked.seat, legal[luck.below(len(legal))])
    finally:
        match.book.close()


def answered(dialogue: Dialogue, line: str) -> str:
    """The key of the complaint about what was typed; empty where it was understood."""
    try:
        dialogue.answer(line)
    except Complaint as complaint:
        return complaint.key
    except (Refused, Leaving):
        return ""
    return ""


@every_game
@every_language
def test_every_word_of_the_help_is_understood_whatever_is_asked(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_match, "budget_for_advice", lambda depth, haste: Budget(A_GLANCE))
    for dialogue in questions(game, language, tmp_path):
        lines = help_lines(dialogue.match, dialogue.menu, dialogue.a_rule())
        typed = [word for word, _ in lines if word != dialogue.terminal.wording.say("cli-key-enter")]
        assert [word for word in typed if answered(dialogue, word) not in ("", "cli-not-now", "cli-several")] == []


@every_game
@every_language
def test_examples_in_the_help_are_places_of_the_game(game: str, language: str, tmp_path: Path) -> None:
    seen: set[str] = set()
    for dialogue in questions(game, language, tmp_path):
        wording = dialogue.terminal.wording
        for word, meaning in help_lines(dialogue.match, dialogue.menu, dialogue.a_rule()):
            if meaning == wording.say("cli-help-place", place=word):
                seen.add(word)
                item = dialogue.answer(word)
                assert item is not None
                assert item in dialogue.menu.items
    assert seen


@every_game
@every_language
def test_the_help_leaves_room_for_its_explanations(game: str, language: str, tmp_path: Path) -> None:
    for dialogue in questions(game, language, tmp_path):
        lines = help_lines(dialogue.match, dialogue.menu, dialogue.a_rule())
        assert [word for word, _ in lines if len(word) > LONGEST_WORD] == []


@every_game
@every_language
def test_stay_leaves_a_ship_where_it_is_or_says_why_it_cannot(game: str, language: str, tmp_path: Path) -> None:
    word = {"en": "stay", "nl": "blijf"}[language]
    stayed = False
    for dialogue in questions(game, language, tmp_path, MORE):
        found = dialogue.menu.staying()
        if len(found) == 1:
            stayed = True
            assert dialogue.answer(word) == found[0]
        elif dialogue.menu.berths():  # a ship can sail, so the game knows why it cannot stay
            assert answered(dialogue, word) in ("", "cli-several")
        else:
            assert answered(dialogue, word) in ("", "cli-not-now", "cli-several")
    assert stayed


@pytest.mark.parametrize(
    ("language", "word", "reason"),
    [
        ("en", "stay", "You must sail: only a ship on land may stay put."),
        ("nl", "blijf", "Je moet varen: alleen een schip aan land mag blijven liggen."),
    ],
)
def test_in_the_anchorage_of_blackwood_stay_is_answered_with_the_rule(
    language: str, word: str, reason: str, tmp_path: Path
) -> None:  # PB-4.11
    """The anchorage is no square that one could point at."""
    asked = questions("blackwood", language, tmp_path, 1)
    dialogue = next(one for one in asked if one.sight.asked and one.sight.asked.kind == "sail")
    known = dialogue.match.game.targets(dialogue.match.state)
    assert [berth for berth in dialogue.menu.berths() if berth in known] == []
    with pytest.raises(Refused) as refused:
        dialogue.answer(word)
    assert dialogue.because(refused.value.refusal) == reason


@every_game
@every_language
def test_staying_is_never_called_sailing(game: str, language: str, tmp_path: Path) -> None:
    sailing = {"en": "sail", "nl": "vaar"}[language]
    for dialogue in questions(game, language, tmp_path):
        for item in dialogue.menu.items:
            if stays(item.choice) and is_voyage(item.choice):
                effects = [event for event in item.choice.preview.effects if len(event.trail()) == 1]
                told = [dialogue.terminal.wording.tell(event, dialogue.match.names) for event in effects]
                assert sailing not in " ".join([dialogue.menu.told(item), *told]).lower()


@every_game
@every_language
def test_no_list_is_longer_than_a_screen(game: str, language: str, tmp_path: Path) -> None:
    """The question and its choices fit below one another on 80 x 24, however many squares can be reached."""
    for dialogue in questions(game, language, tmp_path):
        page = io.StringIO()
        terminal = Terminal(language, io.StringIO(), page, io.StringIO())
        terminal.speak_of(dialogue.match.game)
        assert dialogue.sight.asked is not None
        Screen(terminal, dialogue.match).draw_question(dialogue.sight.asked, dialogue.menu)
        assert len(page.getvalue().splitlines()) <= 23


@cache
def chart(game: str, language: str, width: int, board: str = "") -> str:
    rules = game_called(game)
    given: dict[str, Any] = {"players": rules.seats[-1], **({"board": board} if board else {})}
    state = rules.start(make_options(rules.options_type, rules.seats, given), FastChance(1), [])
    names = [*NAMES, "Gijs", "Hanna"][: given["players"]]
    scene = Scene(rules.view(state, 0), {}, names, Wording(language, rules), width)
    return "\n".join(drawn(chart_of(game)(scene), width))


@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_islands_and_wharves_of_blackwood_are_named(language: str, width: int) -> None:
    wording = Wording(language, game_called("blackwood"))
    islands = [sign for sign in BLACKWOOD_SIGNS if sign.islower()]
    names = [f"{sign} {wording.name_of('island', sign)}" for sign in islands]
    names += [f"P {wording.name_of('place', 'port')}", f"X {wording.name_of('place', 'x')}"]
    assert len(islands) == 9
    assert [name for name in names if name not in chart("blackwood", language, width)] == []


@every_language
@pytest.mark.parametrize("board", ["small", "large"])
def test_towns_islands_and_homes_of_prowl_are_named(language: str, board: str) -> None:
    wording = Wording(language, game_called("prowl"))
    sea = prowl_sea(board == "small")
    shown = chart("prowl", language, 80, "large") if board == "large" else small_sea(language)
    homes = [home for home in sea.place_names.values() if home[0] == HOME]
    for sign, (ground, place) in sea.place_names.items():
        if ground in (TOWN, ISLAND):
            assert f"{sign} {wording.name_of('place', place)}" in shown
    assert any(wording.name_of("place", place) in shown for _, place in homes)


def small_sea(language: str) -> str:
    rules = game_called("prowl")
    state = rules.start(make_options(rules.options_type, rules.seats, {"players": 3}), FastChance(1), [])
    scene = Scene(rules.view(state, 0), {}, NAMES[:3], Wording(language, rules), 80)
    return "\n".join(drawn(chart_of("prowl")(scene), 80))


@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_places_of_kings_are_named_with_their_nation(language: str, width: int) -> None:
    wording = Wording(language, game_called("kings"))
    named = [name for name in kings_sea().names if wording.name_of("place", name) != name]
    assert len(named) == 19
    text = chart("kings", language, width)
    assert [name for name in named if f"{name} {wording.name_of('place', name)}" not in text] == []
    nation = wording.name_of("nation", "french")
    assert f"A3 {wording.name_of('place', 'A3')} ({nation})" in text


@every_language
@pytest.mark.parametrize("game", sorted(listed_games()))
def test_nothing_is_wider_than_80_columns(game: str, language: str) -> None:
    lines = chart(game, language, 80).splitlines()
    lines += Wording(language, game_called(game)).say(f"chart-legend-{game}").splitlines()
    assert [line for line in lines if len(line) > 80] == []
