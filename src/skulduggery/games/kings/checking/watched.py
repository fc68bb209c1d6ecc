"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

from ....checks.question import asked_in
from ....core.messages import Event, Move
from ....lab.watching.reading import every, the
from ....lab.watching.watched import WatchedMatch
from .. import GAME
from ..components import NOBODY
from ..events import GameEnded, TurnBegan, TurnEnded
from ..moves import AttackNation, AttackShip, Buy, Dig, Hire, Pass, Sail, Stop
from ..options import KingsOptions
from ..state import Kings
from ..turns import EndTurn
from ..views import KingsView
from .oracle import legal
from .witness import Notes

INTERRUPT_EVERY = 12
MOST_MOVES = 94  # section 5


class KingsMatch(WatchedMatch[KingsOptions, Kings]):
    """Random players who prefer to fight, dig and buy."""

    game = GAME
    bold = (AttackNation, AttackShip, Buy, Dig, Hire)

    def begin(self) -> None:
        self.notes = {seat: Notes(self.options.raids == "once", self.options.digs == "once") for seat in self.onlookers}

    def step(self, move: Move) -> list[Event]:
        """Now and then somebody interrupts."""
        events = super().step(move)
        offers = GAME.table_moves(self.state)
        if offers and self.chance.below(INTERRUPT_EVERY) == 0:
            events = events + GAME.apply_table_move(self.state, self.chance.pick(offers), self.chance)
        return events

    def choose(self, moves: list[Move]) -> Move:
        """Prefers attacks, digs and purchases."""
        bold = self.bold_moves(moves)
        if bold and self.chance.below(4):
            return self.chance.pick(bold)
        calm = [move for move in moves if isinstance(move, Pass | Stop | Sail)]
        return self.chance.pick(calm if calm and self.chance.below(3) == 0 else moves)

    def tell(self, events: list[Event]) -> None:
        """Every onlooker follows its own events. The view of one of them must show the same."""
        for seat, notes in self.notes.items():
            notes.follow([event.seen_by(seat) for event in events])
        looker = self.onlookers[len(self.log) % len(self.onlookers)]
        self.notes[looker].check(self.view(looker))
        if not self.state.reason:
            guess = GAME.resample(self.state, looker, self.chance)
            assert self.notes[looker].contradictions(guess) == []

    def view(self, seat: int | None) -> KingsView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, KingsView)
        return view

    # --- what must hold

    def check_moves(self, moves: list[Move]) -> None:
        """The moves equal those of the reference implementation, which reads the seat's view only."""
        own = self.options.aim == "anyone"
        assert 0 < len(moves) <= MOST_MOVES
        asked = asked_in(self.state)
        waits = self.options.dutchman == "meets"
        expected = legal(asked.kind, self.view(asked.seat), asked.seat, own, waits)
        assert set(moves) == set(expected), (asked.kind, set(moves) ^ set(expected))

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
        assert safe or self.options.dutchman == "comes" or all(ship.place != state.dutchman for ship in state.ships)
        reached = any(ship.money >= self.options.target for ship in state.ships)
        assert reached is (state.reason == "target")
        if state.round and not state.reason:  # a ship that is sent away drops all but the end of its turn
            ends = [each for each in state.pending if type(each) is EndTurn]  # `isinstance` errs: see ARCHITECTURE.md
            assert ends == state.pending[:1]
            assert ends[0].seat == state.active

    def check_end(self) -> None:
        assert GAME.census(self.state) == self.census
        turns, ended, over = every(TurnBegan, self.log), every(TurnEnded, self.log), the(GameEnded, self.log)
        self.check_turns(turns)
        assert over.money == tuple(ship.money for ship in self.state.ships)
        if over.reason == "rounds":
            assert len(turns) == len(ended) == self.options.players * self.options.round_limit


WATCHED = KingsMatch
