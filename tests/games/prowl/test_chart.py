"""Pirates on the Prowl in the terminal: both boards, what stands beside them, and what is kept from other eyes."""

from pathlib import Path

from skulduggery.cli.charts import chart_of
from skulduggery.cli.charts.scene import Scene as Drawing
from skulduggery.games import game_called
from skulduggery.games.prowl.prospects import BattleAhead
from skulduggery.text import Wording
from tests.cli.conversation import converse, plain
from tests.cli.test_charts import below_the_key, drawn
from tests.games.prowl.scene import Scene

GAME = game_called("prowl")
NAMES = ("Anna", "Ben", "Cato", "Dirk", "Eva", "Finn", "Gijs", "Hanna")


def chart(scene: Scene, seat: int | None = 0, width: int = 120, marks: dict[str, str] | None = None) -> list[str]:
    names = NAMES[: scene.state.setting.players]
    return drawn(chart_of("prowl")(Drawing(scene.view(seat), marks or {}, names, Wording("en", GAME), width)), width)


def sea(scene: Scene, width: int = 120, marks: dict[str, str] | None = None) -> list[str]:
    """The board, without what stands above it."""
    return below_the_key(chart(scene, 0, width, marks), " " * 24 + "1 1")


def test_the_large_board_has_its_numbers_signs_and_ships() -> None:
    lines = sea(Scene("@13,6\nA..G", davy_at="20,3"))
    assert lines[0].startswith(" " * 24 + "1 1 1 1 1 1 1 1 1 1 2 2")
    assert lines[1].startswith("    0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1")
    assert [line[:63] for line in lines[22:24]] == [line[:63] for line in lines[:2]]  # below the chart once more
    assert lines[2].startswith(" 0 ♣♣♣♣ · ·=T=T · · ·")
    assert lines[3].startswith(" 1 ♣♣ · · ·=T · · · · ·>>>>>> ·")
    assert lines[8][3 + 2 * 13 : 3 + 2 * 17] == " B · · P"
    assert lines[5][3 + 2 * 20 : 3 + 2 * 21] == " ☠"


def test_the_panel_stands_beside_the_chart_if_there_is_room_and_else_above() -> None:
    assert "Round 1" in sea(Scene())[0]
    assert "Round 1" not in sea(Scene(), width=80)[0]
    assert "Round 1" in sea(Scene(board="small"), width=80)[0]
    assert all(len(line) <= 80 for line in chart(Scene(players=8), width=80))


def test_own_cards_have_names_and_those_of_others_only_if_they_are_known() -> None:
    scene = Scene(cards={"blue": "C05, silver"}, chests={"purple": "gold"}, announcements="fade")
    text = "\n".join(chart(scene, 0))
    assert "Map of Bora Bora Island (→ Bronze Cannon), " in text
    assert "chest: (Treasure Ticket)" in text
    other = "\n".join(chart(scene, 1))
    assert "(Cargo Card), (Treasure Ticket)" in other
    assert "chest: Gold Medal (3,000)" in other


def test_troubles_and_the_ghost_are_told() -> None:
    text = "\n".join(chart(Scene(players=3, seat=2, wrecked=["blue"], idle={"purple": 2}, commander=1)))
    assert "Anna, wrecked" in text
    assert "Ben, mutiny for 2 more" in text
    assert "commanded by Ben" in text


def test_places_of_several_squares_are_marked_once() -> None:
    lines = sea(Scene(), marks={"tortuga": "1", "cur:10,1": "2", "3,0": "3"})
    assert (lines[2].count("»"), lines[3].count("»")) == (2, 1)


def test_letters_differ_in_every_language() -> None:
    for language in ("en", "nl"):
        wording = Wording(language, GAME)
        letters = [wording.say(f"chart-letter-prowl-{ship}") for ship in [*Scene(players=8).names, "davy"]]
        assert len(set(letters)) == 9


def test_a_person_throws_and_sails_by_typing_squares_and_names() -> None:
    seats = ("--seat", "Anna", "--seat", "bot:deckhand")
    said = plain(converse("play", "prowl", *seats, "--seed", "2b", typed=["", "stay", "3,2", "", "2,2"]).out)
    assert "throws" in said
    assert "You sail from Black Betty's Beach to" in said


def test_a_match_of_bots_is_played_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    bots = (
        "--seat",
        "bot:deckhand",
        "--seat",
        "bot:deckhand",
        "--option",
        "rounds=limited",
        "--option",
        "round_limit=20",
    )
    assert converse("play", "prowl", *bots, "--seed", "aa", "--save", str(file)).code == 0
    assert converse("verify", str(file)).code == 0
    assert "The last round is over!" in plain(converse("replay", str(file)).out)


def test_colours_can_be_chosen_by_typing_them() -> None:
    bots = (
        "--seat",
        "bot:deckhand",
        "--seat",
        "bot:deckhand",
        "--option",
        "rounds=limited",
        "--option",
        "round_limit=20",
    )
    said = plain(converse("play", "prowl", *bots, "--option", "colours=red-green", "--seed", "aa").out)
    assert "Red Rita" in said
    assert "Black Betty" not in said
    refused = converse("play", "prowl", *bots, "--option", "colours=red-mauve")
    assert refused.code != 0


def test_a_ship_that_stays_does_not_sail() -> None:
    seats = ("--seat", "Anna", "--seat", "bot:deckhand")
    said = plain(converse("play", "prowl", *seats, "--seed", "2b", typed=["", "stay"]).out)
    assert "You stay at home." in said
    assert "You sail" not in said


def test_far_squares_are_counted_and_listed_only_on_request() -> None:
    seats = ("--seat", "Anna", "--seat", "bot:deckhand")
    said = converse("play", "prowl", *seats, "--seed", "2b", typed=["", "all"])
    before, after = said.out.split("a square or ? > all")
    assert "squares marked on the chart: " in plain(before)
    assert "At 2 steps:" not in before
    assert "At 2 steps:" in after


def test_a_battle_ahead_says_who_throws_how_many_dice() -> None:  # PR-10.06
    ahead = BattleAhead("purple", 1, 1, 42, 0)
    english, dutch = (Wording(language, GAME).tell(ahead, NAMES) for language in ("en", "nl"))
    assert english.endswith(": you throw one die, they throw 1; 42% to win (ties are theirs).")
    assert dutch.endswith(": één dobbelsteen tegen 1; 42% kans om te winnen (gelijk verliest).")
