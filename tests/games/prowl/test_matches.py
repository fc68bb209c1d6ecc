"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

import pytest
from hypothesis import given, settings

from skulduggery.core.messages import Event, Move
from skulduggery.games.prowl import GAME, events
from skulduggery.games.prowl.components import CARGOES
from skulduggery.games.prowl.events import GameEnded, TurnBegan
from skulduggery.games.prowl.moves import Attack, DavySail, Dig, Done, Dump, Load, Raid, Sail, Store, Swap, Trade
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.sea import HOME, ISLAND, TOWN
from skulduggery.games.prowl.state import DAVY_SHIP, Prowl
from skulduggery.games.prowl.views import ProwlView
from skulduggery.games.prowl.witness import Notes
from tests.games.situation import every, the
from tests.games.watched import WatchedMatch, never_told
from tests.strategies import options_of, seeds

ROUNDS = 40  # of a bold match at most


class Match(WatchedMatch[ProwlOptions, Prowl]):
    """Random players who prefer to raid, to trade, to fight and to come home."""

    game = GAME
    bold = (Attack, Raid, Trade, Dig, DavySail, Store, Swap)
    deals_by_luck = False  # `resample` swaps unknown cards, beginning with the real places

    def begin(self) -> None:
        self.notes = {seat: Notes(self.state, seat) for seat in self.onlookers}

    def choose(self, moves: list[Move]) -> Move:
        """Prefers bold moves, and places that the cards on board are good for."""
        bold = self.bold_moves(moves)
        if bold and self.chance.below(5):
            return self.chance.pick(bold)
        loads = [move for move in moves if isinstance(move, Load)]
        if loads and self.chance.below(3) == 0:
            return self.chance.pick(loads)
        sails = [move for move in moves if isinstance(move, Sail)]
        dumps = [move for move in moves if isinstance(move, Dump)]
        if sails and dumps and self.chance.below(6) == 0:
            return self.chance.pick(dumps)
        if sails and self.state.ship != DAVY_SHIP and self.chance.below(8):
            return self.nearest(sails)
        return Done() if Done() in moves and self.chance.below(2) else self.chance.pick(moves)

    def nearest(self, sails: list[Sail]) -> Move:
        """Sails towards a useful place: home with treasure, else a destination of the cargo, else a town."""
        state, sea = self.state, self.state.setting.sea
        ship = state.ship
        goals = [sea.destination[card.face] for card in state.cards[ship] if card.face < CARGOES]
        treasure = any(card.face >= CARGOES for card in state.cards[ship])
        if treasure or len(goals) > 1:
            goals = goals if self.chance.below(3) == 0 else [state.home(ship)]
        elif self.chance.below(4) == 0:
            goals = [state.home(ship)]
        goals = goals or [town for town in sea.towns if town != state.last_raid[ship]]
        goal = self.chance.pick(goals)
        steps = sea.steps_to(goal)
        return min(sails, key=lambda move: steps[sea.index[move.to]])

    def tell(self, told: list[Event]) -> None:
        """Every onlooker follows its own events. Then its view must show the same."""
        for seat, notes in self.notes.items():
            notes.follow([event.seen_by(seat) for event in told])
            view = GAME.view(self.state, seat)
            assert isinstance(view, ProwlView)
            notes.check(view)

    # --- what must hold

    def check_state(self, state: Prowl) -> None:
        assert GAME.census(state) == self.census
        assert min(state.stock) >= 0
        sea = state.setting.sea
        looting = GAME.question(state)
        for ship, field in enumerate(state.pos):
            crowd = len(state.cards[ship])
            assert crowd <= 3 or (looting is not None and looting.kind in ("loot", "discard")), "too many cards"
            assert sum(card.face < CARGOES for card in state.chests[ship]) <= 1
            if field >= 0:
                assert sea.grounds[field] != HOME or field == state.home(ship)
                pawns = state.pos.count(field) + (state.davy == field and state.setting.davy)
                assert pawns <= sea.holds[field]
        if not state.reason:
            assert not all(
                state.chest_value(ship) >= self.options.target for ship in state.setting.fleets[state.active]
            )

    def check_end(self) -> None:
        turns, players = every(TurnBegan, self.log), self.options.players
        if not self.state.deaths:
            assert [turn.seat for turn in turns] == [(turns[0].seat + at) % players for at in range(len(turns))]
        if the(GameEnded, self.log).reason == "rounds":
            assert self.state.round == self.options.max_rounds * self.options.ships


@settings(max_examples=12)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does(options: ProwlOptions, seed: int) -> None:  # PR-8.01, PR-8.06, PR-15.01
    Match(short(options), seed).play()


@pytest.mark.slow
@settings(max_examples=150)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: ProwlOptions, seed: int) -> None:
    Match(short(options), seed).play()


def short(options: ProwlOptions) -> ProwlOptions:
    values = {name: getattr(options, name) for name in options.__struct_fields__}
    return ProwlOptions(**{**values, "max_rounds": min(options.max_rounds, ROUNDS)})


def test_matches_of_bold_players_show_every_kind_of_event() -> None:
    """Otherwise the tests above prove little."""
    unseen = never_told(Match(BOLD[seed % len(BOLD)], seed) for seed in range(10))
    assert unseen <= {"PackShuffled"}  # 72 cards last longer than these matches; tested by itself


BOLD = [
    ProwlOptions(players=4, max_rounds=60),
    ProwlOptions(players=2, ships=2, max_rounds=40),
    ProwlOptions(players=8, max_rounds=25),
    ProwlOptions(players=4, max_rounds=80, kraken="dead"),
    ProwlOptions(players=3, max_rounds=80, announcements="fade"),
]


def test_bold_players_reach_islands_towns_and_homes() -> None:
    match = Match(BOLD[0], 3)
    match.play()
    sea = match.state.setting.sea
    ends = {sea.grounds[sea.index[event.to]] for event in match.log if isinstance(event, events.Sailed)}
    assert {HOME, TOWN, ISLAND} <= ends
