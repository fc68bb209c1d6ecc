"""The rulebook's pictures show what the rules do: each is set up on the engine's board and played."""

import pytest

from skulduggery.core.messages import Event, kind_of
from skulduggery.games.kings.components import CARDS
from skulduggery.games.kings.events import Caught, Dug, FightBegan, FightEnded, LootDrawn, Stolen
from skulduggery.games.kings.moves import AttackNation, AttackShip, Dig, Pass, PlayDutchman, Roll, Sail, Stop
from skulduggery.games.kings.sea import the_sea
from skulduggery.text import rules
from skulduggery.text.situations import SEVERAL, Situation, situations
from tests.games.kings.scene import NUMBERS, ROWS, SHIPS, Scene
from tests.games.situation import every, the

PICTURES = situations(rules("en", "kings").text)
GRID = the_sea().grid
CARD_NAMES = dict(zip(CARDS, NUMBERS, strict=True))
BESIDE = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}  # of a hex, as it stands in a drawing
NO_SHOTS = {0: 0, 1: 0}
RICH = {0: 2500, 1: 2500}  # who loses can pay

every_picture = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.caption[:40])


def picture_of(rule: str) -> Situation:
    (picture,) = situations(rules("en", "kings").picture(rule))
    return picture


def drawing_of(picture: Situation) -> str:
    """Whole rows, as a scene has them: what is not in the picture is as at the start."""
    rows = {row[0]: ROWS[row[0]].split() for row in picture.rows}
    for name, sign in picture.squares.items():
        rows[name[0]][int(name[1:]) - 1] = "+" if sign == SEVERAL else sign
    several = [name for name, sign in picture.squares.items() if sign == SEVERAL]
    lists = [f"{name}: {' '.join(picture.notes[name])}" for name in several]
    return "\n".join([*[" ".join([row, *signs]) for row, signs in rows.items()], *lists])


def noted(picture: Situation, what: str) -> dict[int, list[str]]:
    """The notes `hold A`, `crew B` .. by seat."""
    found = {key.split()[1]: list(words) for key, words in picture.notes.items() if key.startswith(f"{what} ")}
    return {SHIPS.index(ship): words for ship, words in found.items()}


def scene_of(picture: Situation) -> Scene:
    """Red is about to sail; a picture of the compass is of her roll."""
    return Scene(
        drawing_of(picture),
        at="roll" if "compass" in picture.notes else "sail",
        hands={seat: ", ".join(CARD_NAMES[card] for card in held) for seat, held in noted(picture, "hold").items()},
        crews={seat: ", ".join(crew) for seat, crew in noted(picture, "crew").items()},
        parts={seat: ", ".join(bought) for seat, bought in noted(picture, "parts").items()},
        scurvy={seat: int(count) for seat, (count,) in noted(picture, "scurvy").items()},
        cannonballs=NO_SHOTS,
        money=RICH,
    )


def luck(picture: Situation, *notes: str) -> list[int | str]:
    outcomes = [outcome for note in notes for outcome in picture.notes.get(note, ())]
    return [int(outcome) if outcome.isdigit() else outcome for outcome in outcomes]


def follow_way(picture: Situation) -> tuple[Scene, list[Event]]:
    """What comes of the way that is drawn. A warship at its end is fought there and then."""
    scene = scene_of(picture)
    ((piece, way),) = picture.ways()
    if piece == "X":
        return scene, scene.play(Roll(), *luck(picture, "compass", "luck"))
    assert scene.preview(Sail(way[-1])).path == way
    return scene, scene.play(Sail(way[-1]), *luck(picture, *(["luck"] if "W" in picture.things(way[-1]) else [])))


def outcome(events: list[Event]) -> tuple[int | None, int, int]:
    """Of a fight: the winner, and both totals."""
    ended = the(FightEnded, events)
    return ended.winner, ended.attack, ended.defence


@every_picture
def test_the_hexes_lie_as_on_the_board(picture: Situation) -> None:
    for one, (row, column) in picture.spots.items():
        near = {GRID.names[place] for place in GRID.neighbours(GRID.at(one))} & set(picture.spots)
        assert near == {other for other, (r, c) in picture.spots.items() if (r - row, c - column) in BESIDE}, (
            f"{one}: {picture.caption}"
        )


@every_picture
def test_a_picture_shows_a_real_move(picture: Situation) -> None:
    """Setting the scene compares the ground with the board's."""
    if not picture.ways():
        assert scene_of(picture).moves()
        return
    scene, _ = follow_way(picture)
    ((piece, way),) = picture.ways()
    assert way[-1] == (scene.view().dutchman if piece == "X" else scene.ship(SHIPS.index(piece)).place)


@pytest.mark.parametrize(
    "picture", [picture for picture in PICTURES if "squares" in picture.notes], ids=lambda picture: picture.caption[:40]
)
def test_the_hexes_offered_are_all_there_are(picture: Situation) -> None:
    kind = PlayDutchman if "dutchman" in picture.notes.get("hold A", ()) else Sail
    assert {move.to for move in scene_of(picture).offered(kind)} == set(picture.notes["squares"])


@every_picture
def test_the_caption_says_what_the_dice_show(picture: Situation) -> None:
    for shown in [*picture.notes.get("roll", ()), *picture.notes.get("compass", ())]:
        assert shown in picture.caption


@pytest.mark.parametrize(("rule", "moves"), [("KP-3.05", 2), ("KP-3.06", 2), ("KP-3.10", 3)])
def test_red_has_as_many_moves_as_the_caption_says(rule: str, moves: int) -> None:
    assert scene_of(picture_of(rule)).view().moves_left == moves


def test_red_cannot_pass_the_warship_and_must_fight() -> None:  # KP-3.06
    picture = picture_of("KP-3.06")
    assert "A3" not in scene_of(picture).reach()
    assert the(FightBegan, follow_way(picture)[1]).foe == "warship"


def test_nobody_is_caught_in_skull_haven() -> None:  # KP-4.01
    scene, events = follow_way(picture_of("KP-4.01"))
    assert not every(Caught, events)
    assert (scene.ship(0).cards, scene.crew(0)) == (1, ["swift-armand"])


def test_in_a_hideout_red_loses_her_scurvy_and_may_buy_and_hire() -> None:  # KP-4.02
    scene, _ = follow_way(picture_of("KP-4.02"))
    scene.play(Stop())
    assert (scene.ship(0).scurvy, scene.asked) == (0, "dock_buy 0")
    assert [kind_of(move) for move in scene.moves()] == ["buy", "buy", "done"]


def test_a_clever_pirate_and_two_maps_are_three_clues() -> None:  # KP-5.03
    dug = the(Dug, follow_way(picture_of("KP-5.03"))[0].play_on(Dig(), Pass()))
    assert (dug.maps, dug.amount) == (2, 2000)


def test_red_wins_the_raid_and_draws_five_loot_cards() -> None:  # KP-6.03, KP-6.07
    picture = picture_of("KP-6.03")
    scene, _ = follow_way(picture)
    events = scene.play_on(Stop(), AttackNation(), *luck(picture, "roll", "luck"))
    assert outcome(events) == (0, 10, 9)
    assert len(the(LootDrawn, events).values) == 5


def test_blue_loses_all_cards_and_pirates() -> None:  # KP-7.03
    caught = the(Caught, follow_way(picture_of("KP-7.03"))[1])
    assert (caught.seat, len(caught.cards), len(caught.pirates)) == (1, 2, 2)


def test_the_attacker_wins_the_tie_and_is_paid() -> None:  # KP-9.04, KP-9.05
    picture = picture_of("KP-9.04")
    scene = scene_of(picture)
    events = scene.play_on(Stop(), AttackShip(1), *luck(picture, "roll", "luck"))
    assert outcome(events) == (0, 8, 8)
    assert the(Stolen, events).amount == sum(the(LootDrawn, events).values) == 1000


def test_there_are_pictures_where_words_are_long() -> None:
    assert len(PICTURES) >= 12
