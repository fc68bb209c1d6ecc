"""Where the rulebook can be read in two ways: cards while others sail, raids again, cards against oneself."""

import pytest

from skulduggery.games.kings import GAME
from skulduggery.games.kings.events import CardPlayed, FightEnded, Passed, WindowOpened
from skulduggery.games.kings.moves import (
    AcceptMutiny,
    AttackNation,
    Captain,
    DiscardPirate,
    Hire,
    Keelhaul,
    Pass,
    PlayCitrus,
    PlayDutchman,
    PlayMercenaries,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    PlaySoldiers,
    Sail,
    Stop,
)
from skulduggery.games.kings.options import KingsOptions
from tests.games.kings.scene import Scene
from tests.games.kings.test_cards import ALL, DRY
from tests.games.situation import every, kinds, the
from tests.question import asked_in

USUAL = ("window_maintenance", "window_dig", "window_fight")
FULL = "rum_hold, gun_deck"
OPEN = "B ~ ~ I . A ~"  # B4 is open water beside her


def sailing(drawing: str = OPEN, **more: object) -> Scene:
    """Seat 0 is at sea with three moves; others may play cards while it sails."""
    return Scene(drawing, parts={0: FULL}, interference="always", **more)  # type: ignore[arg-type]


# --- cards while others sail and dock


def test_usually_nobody_interferes_with_a_ship_that_sails_or_docks() -> None:  # KP-8.01, KP-8.15
    scene = Scene(OPEN, parts={0: FULL}, hands={1: ALL}, interference="usual")
    scene.play(Sail("B4"))
    assert scene.asked == "sail 0"
    assert GAME.table_moves(scene.state) == []
    docked = Scene(hands={1: ALL}, interference="usual")
    docked.play_on(Stop(), Hire(), "Swift Armand", "Doctor Fenn", "Ledger Lou", DiscardPirate("doctor-fenn"))
    docked.play(Captain("ledger-lou"))
    assert docked.asked == "begin 1"
    assert GAME.reactions_with(KingsOptions(players=2, interference="usual", keelhaul="own")) == USUAL


def test_after_every_voyage_the_others_are_asked() -> None:  # KP-8.15
    scene = sailing(players=3, hands={0: ALL, 1: "Keelhaul", 2: "Scurvy"})
    opened = the(WindowOpened, scene.play(Sail("B4")))
    assert (opened.window, opened.seat, scene.asked) == ("sail", 0, "window_sail 1")
    scene.play(Pass())
    assert scene.asked == "window_sail 2"
    assert kinds(scene.play(Pass())) == ["passed", "window_closed"]
    assert scene.asked == "sail 0"


def test_who_is_asked_depends_on_no_hand_but_on_its_size() -> None:  # KP-8.15
    for hand in ("Keelhaul", "Scurvy", "Treasure Map"):
        scene = sailing(players=3, hands={0: ALL, 1: hand, 2: hand})
        scene.play(Sail("B4"))
        decision = asked_in(scene.state)
        reaction = decision.reaction(scene.state)
        assert reaction is not None
        assert (reaction.seats, reaction.about) == ((1, 2), (0,))
        assert decision.always_asked(scene.state)


def test_without_cards_in_other_hands_the_ship_sails_on() -> None:  # KP-8.15
    scene = sailing(hands={0: ALL})
    scene.play(Sail("B4"))
    assert scene.asked == "sail 0"


def test_only_cards_that_fit_at_any_time_are_played_on_the_way() -> None:  # KP-8.15, KP-8.02
    scene = sailing(hands={1: ALL}, scurvy={1: 1}, crews={0: "Swift Armand"})
    scene.play(Sail("B4"))
    assert {type(move) for move in scene.moves()} == {Pass, PlayScurvy, PlayCitrus, PlayMurder, PlayDutchman}
    assert scene.why("Mutiny").rule == "KP-8.12"  # type: ignore[union-attr]


def test_scurvy_on_the_way_takes_a_move_at_once() -> None:  # KP-8.15, KP-3.03
    scene = sailing(hands={1: "Scurvy, Attack"})
    scene.play_on(Sail("B4"), PlayScurvy(0))
    assert scene.asked == "window_sail 1"  # the window goes on until all pass
    scene.play(Pass())
    assert (scene.asked, scene.view().moves_left) == ("sail 0", 1)


def test_a_murdered_captain_is_replaced_on_the_way() -> None:  # KP-8.15, KP-7.11
    scene = sailing(hands={1: "Murder"}, crews={0: "Swift Armand, Doctor Fenn, Ledger Lou"})
    scene.play_on(Sail("B4"), PlayMurder(0, "swift-armand"))
    assert scene.asked == "new_captain 0"
    scene.play(Captain("ledger-lou"))
    assert (scene.asked, scene.view().moves_left) == ("sail 0", 2)


def test_the_dutchman_catches_a_ship_on_its_way() -> None:  # KP-8.15, KP-7.05
    scene = sailing("B ~ ~ X . A ~", hands={1: "Flying Dutchman"})
    scene.play(Sail("B4"))
    events = scene.play(PlayDutchman("B4"), "red")
    assert "caught" in kinds(events)
    assert (scene.asked, scene.view().window) == ("begin 1", None)


def test_whoever_sails_to_the_dutchman_is_caught_before_any_window() -> None:  # KP-8.15, KP-3.09
    scene = sailing("B ~ ~ I X A ~", hands={1: "Scurvy"}, dutchman="meets")
    assert "window_opened" not in kinds(scene.play(Sail("B4"), "red"))


def test_a_window_opens_once_the_tile_is_turned_and_before_a_warship_is_fought() -> None:  # KP-8.15, KP-3.06
    scene = sailing("B ~ ~ I ~ A ~", hands={1: "Scurvy, Attack"})
    events = scene.play(Sail("B4"), "warship french")
    assert kinds(events) == ["sailed", "tile_turned", "window_opened"]
    scene.play(PlayScurvy(0))
    began = scene.play(Pass(), 3, 3)
    assert kinds(began)[:4] == ["passed", "window_closed", "fight_began", "dice_rolled"]
    assert (scene.asked, scene.totals()) == ("window_fight 0", (5, 9))


def test_a_pirate_who_arrives_at_an_island_digs_only_after_the_window() -> None:  # KP-8.15, KP-5.02
    scene = sailing("B ~ ~ I A . ~", hands={0: "Treasure Map, Treasure Map", 1: "Murder"}, crews={0: "Grandpa Spade"})
    scene.play(Sail("B3"))
    assert scene.asked == "window_sail 1"
    assert scene.moves() == [Pass()]  # he is immune
    scene.play(Pass())
    assert "Dig" in {type(move).__name__ for move in scene.moves()}


def test_in_a_hideout_the_others_are_asked_once_the_crew_is_chosen() -> None:  # KP-8.15, KP-4.02
    scene = Scene(hands={0: ALL, 1: "Murder, Scurvy"}, interference="always", rum={0: 0}, crews={0: "Barrel Benedict"})
    scene.play_on(Stop(), Hire(), "Ledger Lou", "Swift Armand", DiscardPirate("swift-armand"))
    events = scene.play(Captain("barrel-benedict"))
    assert the(WindowOpened, events).window == "dock"
    assert (scene.asked, scene.ship(0).rum) == ("window_dock 1", 0)
    scene.play_on(PlayMurder(0, "barrel-benedict"), PlayScurvy(0))
    assert (scene.asked, scene.ship(0).rum, scene.ship(0).scurvy) == ("begin 1", 4, 1)  # without his keg


def test_a_seat_may_pass_in_a_hideout() -> None:  # KP-8.15
    scene = Scene(hands={1: "Keelhaul"}, interference="always", crews={0: "Swift Armand, Doctor Fenn"})
    scene.play_on(Stop(), Hire(), "Ledger Lou", DiscardPirate("ledger-lou"), Captain("swift-armand"))
    passed = scene.play(Pass())
    assert (the(Passed, passed).window, scene.asked) == ("dock", "begin 1")


def test_the_two_windows_are_reactions_where_they_occur() -> None:  # KP-8.15
    options = KingsOptions(players=2, interference="always", keelhaul="own")
    assert GAME.reactions_with(options) == (*USUAL, "window_sail", "window_dock")


# --- raids of one place


@pytest.mark.parametrize(("raids", "asked"), [("once", "begin 1"), ("again", "fight_choice 0")])
def test_a_beaten_town_is_raided_again_but_not_by_a_house_rule(raids: str, asked: str) -> None:  # KP-6.12, KP-6.14
    scene = Scene("A H ~ A ~ H", raids=raids)
    scene.play_on(Stop(), AttackNation(), 6, 6, 100, 100, 100, 100, 100)
    assert scene.ship(0).money == 500
    assert scene.ship(0).beaten == (("A3",) if raids == "once" else ())
    scene.ask("sail", 0)
    scene.state.active, scene.state.fought = 0, 0
    scene.play(Stop())
    assert scene.asked == asked


def test_islands_may_be_dug_once_in_a_voyage() -> None:  # KP-5.07
    scene = Scene("C F ~ s s s A F", crews={0: "Grandpa Spade, Quill Meredith"}, digs="once")
    assert "Dig" in {type(move).__name__ for move in scene.moves()}
    scene.play(next(move for move in scene.moves() if type(move).__name__ == "Dig"))
    scene.state.active = 0
    scene.ask("sail", 0)
    assert scene.why("dig").rule == "KP-5.07"  # type: ignore[union-attr]


# --- cards against oneself


def test_scurvy_and_murder_may_be_aimed_at_oneself() -> None:  # KP-8.16
    crews = {0: "Swift Armand, Hannah Grapeshot", 1: "Doctor Fenn"}
    hands = {0: "Scurvy, Murder"}
    usual, anyone = (Scene(hands=hands, crews=crews, aim=aim) for aim in ("others", "anyone"))
    assert usual.offered(PlayScurvy) == []  # the doctor's remedy
    assert anyone.offered(PlayScurvy) == [PlayScurvy(0)]
    assert usual.offered(PlayMurder) == [PlayMurder(1, "doctor-fenn")]
    assert anyone.offered(PlayMurder) == [PlayMurder(0, "swift-armand"), PlayMurder(1, "doctor-fenn")]


def test_whoever_murders_the_own_captain_gets_another() -> None:  # KP-8.16, KP-7.11
    scene = Scene(hands={0: "Murder"}, crews={0: "Swift Armand, Broadaxe Bram"}, aim="anyone")
    played = the(CardPlayed, scene.play(PlayMurder(0, "swift-armand")))
    assert (played.seat, played.victim, scene.captain(0)) == (0, 0, "broadaxe-bram")


def test_whoever_gives_scurvy_to_the_own_ship_feels_it() -> None:  # KP-8.16, KP-7.12
    scene = Scene(OPEN, hands={0: "Scurvy"}, parts={0: FULL}, aim="anyone")
    scene.play(PlayScurvy(0))
    assert (scene.ship(0).scurvy, scene.view().moves_left) == (1, 2)


@pytest.mark.parametrize("answer", [AcceptMutiny(), Keelhaul()])
def test_a_mutiny_on_the_own_ship_is_answered_like_any_other(answer: AcceptMutiny | Keelhaul) -> None:  # KP-8.16
    hands, crews = {0: "Mutiny, Keelhaul"}, {0: "Swift Armand"}
    scene = Scene(OPEN, at="window_maintenance", hands=hands, crews=crews, aim="anyone")
    assert scene.offered(PlayMutiny) == [PlayMutiny(0), PlayMutiny(1)]
    scene.play(PlayMutiny(0))
    assert scene.asked == "mutiny_answer 0"
    if isinstance(answer, Keelhaul):
        scene.play(answer)
        assert (scene.crew(0), scene.asked) == (["swift-armand"], "sail 0")
    else:
        scene.play(answer, "red")
        assert (scene.crew(0), scene.asked) == ([], "begin 1")


def test_an_attacker_may_play_soldiers_against_itself() -> None:  # KP-8.16, KP-8.09
    for aim, offered in (("others", []), ("anyone", [PlaySoldiers()])):
        scene = Scene("A H ~ A ~ H", hands={0: "Soldiers, Mercenaries"}, cannonballs=DRY, aim=aim)
        scene.play_on(Stop(), AttackNation(), 5, 5)
        assert scene.offered(PlaySoldiers) == offered
        assert scene.offered(PlayMercenaries) == [PlayMercenaries("attacker")]  # KP-8.10 names the sides
    scene.play(PlaySoldiers())
    assert scene.totals() == (10, 11)
    assert the(FightEnded, scene.play(Pass())).winner is None


def test_protection_counts_against_oneself_too() -> None:  # KP-8.16, KP-7.14, KP-8.05
    crews = {0: "Lemon Lizzie, Hannah Grapeshot", 1: "Doctor Fenn"}
    scene = Scene(at="window_maintenance", hands={0: "Scurvy, Murder"}, crews=crews, aim="anyone")
    assert scene.why("ship-0").rule == "KP-7.14"  # type: ignore[union-attr]
    assert scene.why("Hannah Grapeshot").rule == "KP-8.05"  # type: ignore[union-attr]
    assert type(scene.why("Hannah Grapeshot")).__name__ == "Immune"
    assert scene.why("Lemon Lizzie") is None
    usual = Scene(at="window_maintenance", hands={0: "Scurvy, Murder"}, crews=crews, aim="others")
    assert {type(usual.why(name)).__name__ for name in ("ship-0", "Lemon Lizzie")} == {"OwnShip", "OwnPirate"}


def test_passes_are_told_of_those_who_were_asked() -> None:  # KP-8.15
    scene = sailing(players=3, hands={0: ALL, 1: "Scurvy, Attack", 2: "Keelhaul"})
    events = scene.play_on(Sail("B4"), PlayScurvy(0), Pass(), Pass())
    assert [event.seat for event in every(Passed, events)] == [2, 1]
