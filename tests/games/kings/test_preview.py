"""What is certain before a move is made, and no more."""

from skulduggery.core.messages import Move
from skulduggery.games.kings.moves import AttackNation, Buy, Dig, Pass, PlayDutchman, PlayScurvy, Sail, Steal, Stop
from tests.games.kings.scene import Scene
from tests.games.situation import kinds


def seen(scene: Scene, move: Move) -> list[str]:
    return kinds(list(scene.preview(move).effects))


def test_a_voyage_shows_its_way_but_no_tile() -> None:
    scene = Scene("A H ~ T . A", parts={0: "rum_hold"})
    assert scene.preview(Sail("A3")).path == ("A5", "A4", "A3")
    assert seen(scene, Sail("B5")) == ["sailed"]


def test_a_part_shows_its_price() -> None:
    scene = Scene(money={0: 2500})
    scene.play(Stop())
    assert seen(scene, Buy("gun_deck")) == ["part_bought", "money_changed"]


def test_a_hideout_shows_the_cure() -> None:
    assert seen(Scene(scurvy={0: 1}), Stop()) == ["scurvy_changed"]


def test_an_attack_shows_no_dice() -> None:
    scene = Scene("A H ~ A ~ H")
    scene.play(Stop())
    assert seen(scene, AttackNation()) == ["fight_began"]


def test_a_card_shows_its_effect() -> None:
    assert seen(Scene(hands={0: "Scurvy"}), PlayScurvy(1)) == ["card_played", "scurvy_changed"]
    scene = Scene("E H ~ s s X B s ~ H", hands={0: "Flying Dutchman"})
    assert seen(scene, PlayDutchman("E6"))[:2] == ["card_played", "dutchman_moved"]


def test_what_the_dutchman_finds_in_a_hand_is_not_told_before() -> None:
    scene = Scene("E H ~ s s X B s ~ H", hands={0: "Flying Dutchman", 1: "Murder"})
    assert seen(scene, PlayDutchman("E6")) == ["card_played", "dutchman_moved"]


def test_the_last_pass_before_a_dig_tells_nothing_of_the_maps() -> None:
    for maps in ("Treasure Map, Treasure Map, Treasure Map", "Treasure Map, Treasure Map, Treasure Map, Treasure Map"):
        scene = Scene("C F ~ s s s A F", hands={0: maps, 1: "Attack"})
        scene.play_on(Dig(), Pass())
        assert seen(scene, Pass()) == ["passed"]


def test_a_theft_that_wins_says_so_first() -> None:  # KP-11.02
    scene = Scene(at="steals", crews={0: "Sorry Silas"}, money={0: 4900, 1: 300}, target=5000)
    assert seen(scene, Steal(1, 200))[0] == "won"
    poorer = Scene(at="steals", crews={0: "Sorry Silas"}, money={0: 4700, 1: 300}, target=5000)
    assert "won" not in seen(poorer, Steal(1, 200))


def test_the_end_by_rounds_is_not_foretold() -> None:  # KP-11.04
    scene = Scene("B ~ ~ I B ~ ~", active=1, round=20, rounds="limited", round_limit=20, money={0: 200, 1: 300})
    assert "won" not in seen(scene, Stop())
