"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

import pytest
from hypothesis import given, settings

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Event, Move
from skulduggery.games.kings import GAME
from skulduggery.games.kings.components import NOBODY
from skulduggery.games.kings.events import GameEnded, TurnEnded, TurnStarted
from skulduggery.games.kings.moves import AttackNation, AttackShip, Buy, Dig, Hire, Pass, Sail, Stop
from skulduggery.games.kings.options import KingsOptions
from skulduggery.games.kings.state import Kings
from skulduggery.games.kings.views import KingsView
from tests.games.kings.notes import Notes, contradictions
from tests.games.kings.oracle import legal
from tests.strategies import options_of, seeds

MOST_MOVES = 93  # section 5


class Match:
    """A match of players who like to fight, dig and buy, with everything checked after each move."""

    def __init__(self, options: KingsOptions, seed: int) -> None:
        self.options = options
        self.chance = FastChance(seed)
        self.log: list[Event] = []
        self.state = GAME.start(options, self.chance, self.log)
        self.census = GAME.census(self.state)
        self.onlookers: list[int | None] = [None, *range(options.players)]
        self.notes = {seat: Notes() for seat in self.onlookers}
        self.tell(self.log)

    def play(self) -> None:
        while self.state.pending:
            asked = self.state.pending[-1]
            moves = GAME.legal_moves(self.state)
            assert 0 < len(moves) <= MOST_MOVES
            self.check_against_the_oracle(asked.kind, asked.seat, moves)
            events = GAME.apply(self.state, self.choose(moves), self.chance)
            self.log += events
            self.tell(events)
            self.check_state(self.state)
        self.check_end()

    def choose(self, moves: list[Move]) -> Move:
        """Rather an attack, a dig or a purchase than just anything."""
        bold = [move for move in moves if isinstance(move, AttackNation | AttackShip | Buy | Dig | Hire)]
        if bold and self.chance.below(4):
            return self.chance.pick(bold)
        calm = [move for move in moves if isinstance(move, Pass | Stop | Sail)]
        return self.chance.pick(calm if calm and self.chance.below(3) == 0 else moves)

    def tell(self, events: list[Event]) -> None:
        """Every onlooker follows its own events; one of them looks whether its view shows just that."""
        for seat, notes in self.notes.items():
            notes.follow([event.seen_by(seat) for event in events])
        looker = self.onlookers[len(self.log) % len(self.onlookers)]
        self.notes[looker].check(self.view(looker))
        if not self.state.reason:
            guess = GAME.resample(self.state, looker, self.chance)
            assert contradictions(guess, self.notes[looker]) == []

    def view(self, seat: int | None) -> KingsView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, KingsView)
        return view

    def check_against_the_oracle(self, kind: str, seat: int, moves: list[Move]) -> None:
        """What the specification offers, worked out from the seat's view alone."""
        expected = legal(kind, self.view(seat), seat)
        assert set(moves) == set(expected), (kind, set(moves) ^ set(expected))

    # --- what must hold

    def check_state(self, state: Kings) -> None:
        for ship in state.ships:
            assert ship.money >= 0
            assert 0 <= ship.rum <= ship.rum_room()
            assert 0 <= ship.cannonballs <= ship.cannonball_room()
            assert sum(ship.hand) == ship.cards
            assert ship.maps_shown <= ship.hand[0] <= ship.maps_most
            assert ship.captain == NOBODY or ship.captain in ship.crew
        rum = sum(ship.rum for ship in state.ships)
        assert rum <= 37
        assert sum(ship.cannonballs for ship in state.ships) <= 21
        safe = state.setting.sea.hideout[state.dutchman]
        assert safe or all(ship.place != state.dutchman for ship in state.ships)
        reached = any(ship.money >= self.options.target for ship in state.ships)
        assert reached is (state.reason == "target")

    def check_end(self) -> None:
        assert GAME.census(self.state) == self.census
        players = self.options.players
        turns = [event for event in self.log if isinstance(event, TurnStarted)]
        assert [turn.seat for turn in turns] == [(turns[0].seat + at) % players for at in range(len(turns))]
        assert [turn.round for turn in turns] == [1 + at // players for at in range(len(turns))]
        ended = [event for event in self.log if isinstance(event, TurnEnded)]
        over, result = self.log[-1], GAME.result(self.state)
        assert isinstance(over, GameEnded)
        assert result is not None
        assert (over.reason, over.ranking, over.money) == (result.reason, result.places, result.scores)
        if over.reason == "rounds":
            assert len(turns) == len(ended) == players * self.options.max_rounds


@settings(max_examples=10, deadline=None)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does(options: KingsOptions, seed: int) -> None:  # KP-11.03, KP-11.04, KP-4.06
    Match(options, seed).play()


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: KingsOptions, seed: int) -> None:
    Match(options, seed).play()


def test_matches_of_bold_players_show_every_kind_of_event() -> None:
    """Otherwise the tests above prove little."""
    seen: set[str] = set()
    for seed in range(8):
        match = Match(KingsOptions(players=2 + seed % 5, max_rounds=25), seed)
        match.play()
        seen |= {type(event).__name__ for event in match.log}
    known = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__.endswith("kings.events")}
    assert known - seen <= {"DigFailed"}  # a murder in the right moment: see test_digging.py
