"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

from ....core.messages import Event, Move
from ....lab.watching.reading import every, the
from ....lab.watching.watched import WatchedMatch
from .. import GAME
from ..commission import robbers
from ..events import GameEnded, TurnBegan
from ..moves import Buy, Engage, Fight, Raid, RaidShip, Sail, Take
from ..options import BountyOptions
from ..roles import is_known_pirate
from ..state import NOBODY, Bounty
from ..views import BountyView
from .oracle_fights import compare_attacks
from .witness import Notes

MOST_MOVES = {"all": 37, "pick": 39}  # section 5.1, BO-A.15
LAST_CALL_EVERY = 60


class BountyMatch(WatchedMatch[BountyOptions, Bounty]):
    """Random players who prefer to trade and to fight, and sometimes call the last round."""

    game = GAME
    bold = (Raid, RaidShip, Fight, Engage, Buy, Take)

    def begin(self) -> None:
        self.notes = {seat: Notes(self.options) for seat in self.onlookers}

    def step(self, move: Move) -> list[Event]:
        events = super().step(move)
        if GAME.table_moves(self.state) and self.chance.below(LAST_CALL_EVERY) == 0:
            events = events + GAME.apply_table_move(self.state, GAME.table_moves(self.state)[0], self.chance)
        return events

    def choose(self, moves: list[Move]) -> Move:
        """Prefers attacks, purchases, the commission and harbours."""
        bold = self.bold_moves(moves)
        if bold and self.chance.below(4):
            return self.chance.pick(bold)
        ports = [move for move in moves if isinstance(move, Sail) and not self.is_sea(move.square)]
        return self.chance.pick(ports if ports and self.chance.below(2) else moves)

    def is_sea(self, square: str) -> bool:
        sea = self.state.setting.sea
        return not sea.harbour[sea.index[square]]

    def tell(self, events: list[Event]) -> None:
        """Every onlooker follows its own events. Then its view must show the same."""
        for seat, notes in self.notes.items():
            notes.follow([event.seen_by(seat) for event in events])
            view = GAME.view(self.state, seat)
            assert isinstance(view, BountyView)
            notes.check(view)

    # --- what must hold

    def check_moves(self, moves: list[Move]) -> None:
        assert 0 < len(moves) <= MOST_MOVES[self.options.raids]

    def compare(self) -> None:
        compare_attacks(self.state, self.moves)

    def check_state(self, state: Bounty) -> None:
        assert GAME.census(state) == self.census
        assert min(state.purses) >= 0
        self.check_commission(state)
        for ship in range(state.setting.ships):
            assert not state.setting.sea.land[state.places[ship]]
            ports = [cargo.card // 6 for cargo in state.holds[ship]]
            assert len(set(ports)) == len(ports), "a port was used twice on a voyage"
            assert not state.shown[ship] or state.top_kind(ship) > 0
            if state.places[ship] == state.setting.sea.home:
                assert not state.has_cargo(ship)
                assert not state.distress[ship]
        if self.options.mode == "target":
            reached = any(state.money(seat) >= self.options.target for seat in range(self.options.players))
            assert reached is (state.reason == "target")

    def check_commission(self, state: Bounty) -> None:
        for robber in state.claims:
            assert robber == NOBODY or is_known_pirate(state, robber), "a claim on a ship that is no known pirate"
        if state.commission != NOBODY:
            assert robbers(state, state.commission)
            assert not is_known_pirate(state, state.commission)

    def check_end(self) -> None:
        turns, over = every(TurnBegan, self.log), the(GameEnded, self.log)
        self.check_turns(turns)
        result = GAME.result(self.state)
        assert result is not None
        assert over.money == result.scores
        if over.reason != "target":
            assert len(turns) % self.options.players == 0, "not everybody had the same number of turns"
            expected = {"rounds": self.options.rounds, "safeguard": 200}
            assert self.state.round == expected.get(over.reason, self.state.last_round)


WATCHED = BountyMatch
