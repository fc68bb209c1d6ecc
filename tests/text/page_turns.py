"""Turns of whole bot matches, as another seat and a spectator receive their events: for the tests of the line."""

from typing import Any

import msgspec

from skulduggery.bots import make_bot
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Event, kind_of
from skulduggery.core.options import make_ending_options
from skulduggery.lab.duel import Onlooker, derived, play_bots
from skulduggery.text.crew import fleet_of

LEVELS = ("bosun", "bosun", "deckhand", "deckhand")
READER = 0
Turn = dict[str, Any]


def turns_in_matches(game: Game[Any]) -> list[Turn]:
    """Of a match of four, and of the smallest one, in which a player may have several ships."""
    return [turn for players in (len(LEVELS), game.seats[0]) for turn in turns_of(game, players)]


def turns_of(game: Game[Any], players: int) -> list[Turn]:
    options = make_ending_options(game.options_type, game.seats, {"players": players})
    bots = [make_bot(level, game, derived(players, "bot", seat)) for seat, level in enumerate(LEVELS[:players])]
    told = Told(game)
    play_bots(game, options, bots, players, told)
    return told.turns


class Told(Onlooker):
    """Gathers the turns, each as the reader and as a spectator is sent it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.turns: list[Turn] = []

    def begins(self, state: AnyState, opening: list[Event]) -> None:
        self.note(state, opening)

    def played(self, state: AnyState, seat: int, events: list[Event], turns: int) -> None:
        self.note(state, events)

    def note(self, state: AnyState, events: list[Event]) -> None:
        for event in events:
            if kind_of(event) == "turn_began":
                self.begin(state, msgspec.to_builtins(event)["seat"])
            for turn in self.turns[-2:]:
                turn["events"].append(msgspec.to_builtins(event.seen_by(turn["you"])))

    def begin(self, state: AnyState, seat: int) -> None:
        fleet = fleet_of(self.game.view(state, None))
        self.turns += [{"you": you, "seat": seat, "fleet": fleet, "events": []} for you in (READER, None)]
