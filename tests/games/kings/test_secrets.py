"""Who knows what of a hand. Section 9"""

from collections import Counter

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Decision
from skulduggery.games.kings import GAME
from skulduggery.games.kings.events import CardsDrawn, Caught
from skulduggery.games.kings.moves import Begin, Dig, Pass, PlayMurder
from tests.games.kings.scene import Scene
from tests.games.situation import the

MAPS = "Treasure Map, Treasure Map, Treasure Map"


def test_kinds_of_cards_are_for_their_owner() -> None:
    scene = Scene(at="begin", hands={1: "Murder"})
    event = the(CardsDrawn, scene.play(Begin(), "Attack", "Scurvy"))
    seen = event.seen_by(1)
    assert isinstance(seen, CardsDrawn)
    assert (seen.cards, seen.number) == ((), 2)
    assert event.seen_by(0) == event
    assert event.reveals_to(0)
    assert not event.reveals_to(1)
    assert (scene.view(0).hand, scene.view(1).hand, scene.view(None).hand) == (("attack", "scurvy"), ("murder",), ())
    assert [ship.cards for ship in scene.view(None).ships] == [2, 1]


def test_other_hands_are_dealt_anew_with_equal_odds() -> None:
    scene = Scene(hands={0: "Attack", 1: "Murder"})
    luck = FastChance(1)
    drawn = Counter(GAME.resample(scene.state, 0, luck).ships[1].cards_in_hand()[0] for _ in range(5200))
    for kind, count in Counter([*scene.state.actions, 8]).items():
        assert drawn[kind] == pytest.approx(100 * count, abs=50)
    assert GAME.resample(scene.state, 0, luck).ships[0].hand == scene.state.ships[0].hand


def test_a_declared_dig_shows_its_maps() -> None:
    scene = Scene("C F ~ s s s A F", hands={0: f"{MAPS}, Attack", 1: "Scurvy"})
    scene.play(Dig())
    assert scene.ship(0).maps_shown == 3
    for seed in range(50):
        assert GAME.resample(scene.state, 1, FastChance(seed)).ships[0].hand[0] >= 3


def test_a_failed_dig_is_remembered_both_ways() -> None:
    scene = Scene("B ~ ~ A ~ ~ ~", hands={0: f"{MAPS}, Attack, Attack", 1: "Murder"}, crews={0: "Quill Meredith"})
    scene.play_on(Dig(), Pass(), PlayMurder(0, "quill-meredith"), Pass())
    for seed in range(50):
        assert GAME.resample(scene.state, 1, FastChance(seed)).ships[0].hand[0] == 3
    scene.ask("begin", 0)
    scene.play(Begin(), "Attack", "Scurvy")
    found = {GAME.resample(scene.state, 1, FastChance(seed)).ships[0].hand[0] for seed in range(400)}
    assert found == {3, 4, 5}


def test_the_dutchman_wipes_out_all_knowledge() -> None:
    assert Caught(0, "A4", ("attack",), ()).reveals_to(1)
    assert not Caught(0, "A4", (), ()).reveals_to(1)


def test_whoever_may_have_something_to_hide_is_always_asked() -> None:
    with_a_card, without = Scene(hands={0: "Keelhaul"}).state, Scene().state
    kinds = [
        kind
        for kind in all_decisions(Decision)  # type: ignore[type-abstract]  # only its subclasses are made
        if kind.__module__.startswith("skulduggery.games.kings")
    ]
    windows = set(GAME.reactions)
    asked = {kind.kind for kind in kinds if kind(0).always_asked(with_a_card)}
    assert asked == {*windows, "mutiny_answer", "trim", "sail"}
    assert {kind.kind for kind in kinds if kind(0).always_asked(without)} == asked - {"sail"}


def all_decisions(base: type[Decision]) -> list[type[Decision]]:
    below = base.__subclasses__()
    return [cls for cls in below if hasattr(cls, "kind")] + [inner for cls in below for inner in all_decisions(cls)]
