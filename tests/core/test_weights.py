"""Which events people need time for: every game says it as data, and it tells nobody a secret."""

from typing import Any

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.fields import PLAYER, fields_of
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, kind_of
from skulduggery.core.options import make_options
from skulduggery.core.table import Table
from skulduggery.core.telling import Telling
from skulduggery.games import game_called
from skulduggery.games.kings.events import CardPlayed, PirateDiscarded

# What issue 14 names: fights, captures, thefts, sales, chest cards, bad luck cards.
WEIGHTY = {
    "blackwood": "ball_fired robbed captured gold_dropped",
    "bounty": "raided engaged revealed shootout_fought cargo_taken sold chest_drawn tried distress_began",
    "kings": "dice_rolled fight_ended stolen caught mutiny_done dug dig_failed",
    "prowl": "card_drawn bad_luck_struck traded dug battle_fought spoils_taken sunk reborn died",
}


class Struck(Event, frozen=True):
    ship: str
    targets: tuple[str, ...] = ()
    by_choice: bool = False


class Rang(Event, frozen=True):
    seat: int


class OneShipEach:
    """A state in which each seat has the ship of its number."""

    def ships_of(self, seat: int) -> list[str]:
        return [f"ship{seat}"]


TELLING = Telling(
    weighty=(Struck,),
    touches={("ship", "targets"): (Struck,)},
    foreseen=lambda event: isinstance(event, Struck) and event.by_choice,
)
each_game = pytest.mark.parametrize("game", [game_called(key) for key in WEIGHTY], ids=[*WEIGHTY])


def weight(event: Event, viewer: int | None) -> str:
    return TELLING.weights([event], OneShipEach(), viewer)[0]  # type: ignore[arg-type]  # only its ships are asked for


def test_what_touches_the_viewer_is_their_own() -> None:
    struck = Struck("ship1", ("ship2", "ship3"))
    assert [weight(struck, viewer) for viewer in (None, 0, 1, 2, 3)] == ["weighty", "weighty", "own", "own", "own"]


def test_what_a_seat_knew_beforehand_does_not_touch_it() -> None:
    assert weight(Struck("ship1", by_choice=True), 1) == "weighty"
    assert weight(Rang(1), 1) == "routine"


@each_game
def test_fights_thefts_and_cards_weigh_for_everybody(game: Game[Any]) -> None:
    assert {kind_of(kind) for kind in game.telling.weighty} == set(WEIGHTY[game.key].split())


@each_game
def test_seats_and_ships_are_named_by_fields_that_everybody_sees(game: Game[Any]) -> None:
    """So how long a table waits for its people tells nobody a secret."""
    for kind, names in game.telling.touches.items():
        told = {name: field.way for name, field in fields_of(kind).items()}
        assert {told[name] for name in names} <= {PLAYER, "ship"}, kind


@each_game
def test_every_fight_and_loss_weighs_or_touches_somebody(game: Game[Any]) -> None:
    telling = game.telling
    marked = [kind for kind, mark in telling.marks.items() if mark in ("fight", "loss")]
    assert [kind for kind in marked if kind not in telling.weighty and kind not in telling.touches] == []


@each_game
def test_the_weights_of_a_viewer_are_computed_from_what_everybody_sees(game: Game[Any]) -> None:
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 4}), bytes(32))
    opening = table.opening
    public = [event.seen_by(None) for event in opening]
    for seat in range(table.options.players):
        assert game.telling.weights(opening, table.state, seat) == game.telling.weights(public, table.state, seat)


def test_a_murder_is_read_once_from_its_card() -> None:
    """The card has said whom it hits, and was on the screen for as long."""
    kings = game_called("kings")
    state = kings.start(kings.options_type(players=2), FastChance(1), [])
    played = CardPlayed(0, "murder", 1, "swift-armand")
    discarded = [PirateDiscarded(1, "swift-armand", cause) for cause in ("murder", "mutiny")]
    assert kings.telling.weights([played, *discarded], state, 1) == ("own", "routine", "own")
