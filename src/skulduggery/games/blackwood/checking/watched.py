"""Random matches: what must hold after every single move. Section 12"""

from ....checks.question import asked_in
from ....core.chance import FastChance
from ....core.messages import Event, Move
from ....lab.watching.reading import every, the
from ....lab.watching.watched import WatchedMatch
from .. import GAME
from ..events import DrawCoinAdded, GameEnded, TurnBegan
from ..moves import Sail, Way
from ..options import BlackwoodOptions
from ..state import Blackwood
from ..views import BlackwoodView
from .oracle import CLOSED, LAIRS, LAND, PORT, X, around
from .oracle_story import Story
from .oracle_turns import play_and_compare, view_of

MOST_CHOICES = {
    "jailer": 16,
    "spare": 16,
    "blast": 24,
    "breeze": 24,
    "siren": 24,
    "sail": 84,
    "way": 256,
}  # section 5, a ship


def steps_to(goal: str) -> dict[str, int]:
    steps, frontier = {goal: 0}, [goal]
    for here in frontier:
        for there in around(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                frontier.append(there)
    return steps


TO = {goal: steps_to(goal) for goal in (PORT, X)}


class BlackwoodMatch(WatchedMatch[BlackwoodOptions, Blackwood]):
    """Of players who mostly know where the gold is."""

    game = GAME

    def begin(self) -> None:
        self.story = Story(view_of(self.state))
        self.added = 0
        self.check_start()

    def step(self, move: Move) -> list[Event]:
        events = super().step(move)
        self.story.follow(events)
        self.added += len(every(DrawCoinAdded, events))
        return events

    def choose(self, moves: list[Move]) -> Move:
        if self.chance.below(4) == 0:
            return self.chance.pick(moves)
        sails = [move for move in moves if isinstance(move, Sail)]
        if sails:
            return min(sails, key=self.way_left)
        return moves[-1] if isinstance(moves[-1], Way) else self.chance.pick(moves)

    def way_left(self, move: Sail) -> int:
        carries = self.story.coins[move.ship]
        return TO[PORT if carries else X][move.to]

    # --- what must hold

    def check_start(self) -> None:
        assert self.census["coins"] == 2 * self.options.players - 1
        assert self.census.get("cannonballs", 8) == 8
        assert ("cannonballs" in self.census) is (self.options.supply == "eight")

    def check_moves(self, moves: list[Move]) -> None:
        asked = asked_in(self.state).kind
        per_ship = len(self.state.places) if asked in ("breeze", "siren", "sail") else 1
        assert 0 < len(moves) <= MOST_CHOICES.get(asked, 1) * per_ship + 1

    def compare(self) -> None:
        """The oracle knows the usual colours only."""
        if self.options.colours == "default":
            play_and_compare(self.state.copy(), FastChance(self.moves))

    def check_state(self, state: Blackwood) -> None:
        view = view_of(state)
        self.story.check(view)
        assert GAME.census(state) == self.census
        out = view.hoard + sum(ship.coins for ship in view.ships) + sum(lot.amount for lot in view.gold)
        assert out + sum(view.stores) == 2 * self.options.players - 1 + self.added
        if view.stockpile is not None:
            assert sum(view.balls) + view.stockpile + state.pack.count("cannonball") == 8
        assert min(view.balls) >= 0
        self.check_squares(view)

    def check_squares(self, view: BlackwoodView) -> None:
        jailers = {jailer.place: jailer for jailer in view.jailers}
        assert len(jailers) == 2
        for jailer in view.jailers:
            assert jailer.home is (jailer.place == LAIRS[jailer.jailer])
            assert jailer.home or jailer.place not in {*CLOSED, *LAND, PORT, X}
        for ship in view.ships:
            assert ship.place not in CLOSED
            assert ship.captive is (ship.place in jailers)
            assert not ship.captive or jailers[ship.place].home
            assert not ship.captive or not ship.coins or self.options.lair_gold == "kept"
            assert self.options.mode == "race" or ship.coins <= 3
        for lot in view.gold:
            assert lot.amount > 0
            assert lot.square not in CLOSED
            assert lot.square not in LAND or lot.square in LAIRS.values()

    def check_end(self) -> None:
        turns, over = every(TurnBegan, self.log), the(GameEnded, self.log)
        self.check_turns(turns)
        assert len(turns) == self.options.players * self.options.round_limit or over.reason != "round_limit"
        self.check_reason(over, self.state)

    def check_reason(self, over: GameEnded, state: Blackwood) -> None:
        winners = [seat for seat, place in enumerate(over.ranking) if place == 1]
        if over.reason == "race_won":
            assert [seat for seat, store in enumerate(state.stores) if store >= 2] == winners
            assert len(winners) == 1
        if over.reason == "all_home":
            assert state.undelivered() == 0
            assert len(winners) == self.options.players // len(set(state.setting.teams))


WATCHED = BlackwoodMatch
