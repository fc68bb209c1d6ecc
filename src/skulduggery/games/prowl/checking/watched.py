"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

from ....core.messages import Event, Move
from ....lab.watching.reading import every, the
from ....lab.watching.watched import WatchedMatch
from .. import GAME
from ..components import CARGOES
from ..events import GameEnded, TurnBegan
from ..moves import Attack, DavySail, Dig, Done, Dump, Load, Raid, Sail, Store, Swap, Trade
from ..options import ProwlOptions
from ..sea import HOME
from ..state import DAVY_SHIP, Prowl
from ..views import ProwlView
from .oracle_reach import compare_sails
from .witness import Notes


class ProwlMatch(WatchedMatch[ProwlOptions, Prowl]):
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

    def compare(self) -> None:
        compare_sails(self.state)

    def check_state(self, state: Prowl) -> None:
        assert GAME.census(state) == self.census
        assert min(state.stock) >= 0
        sea = state.setting.sea
        looting = GAME.question(state)
        for ship, field in enumerate(state.places):
            crowd = len(state.cards[ship])
            assert crowd <= 3 or (looting is not None and looting.kind in ("loot", "discard")), "too many cards"
            assert sum(card.face < CARGOES for card in state.chests[ship]) <= 1
            if field >= 0:
                assert sea.grounds[field] != HOME or field == state.home(ship)
                pawns = state.places.count(field) + (state.davy == field and state.setting.davy)
                assert pawns <= sea.holds[field]
        if not state.reason:
            goal = state.goal(state.active)
            assert not all(state.chest_value(ship) >= goal for ship in state.living(state.active))

    def check_end(self) -> None:
        turns, players = every(TurnBegan, self.log), self.options.players
        if not self.state.deaths:
            assert [turn.seat for turn in turns] == [(turns[0].seat + at) % players for at in range(len(turns))]
        if the(GameEnded, self.log).reason == "rounds":
            assert self.state.round == self.options.round_limit * self.options.ships


WATCHED = ProwlMatch
