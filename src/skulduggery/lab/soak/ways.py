"""The ways to play a match of the soak. Each raises `Broken`, or whatever the rules raise, where something is wrong."""

from collections.abc import Callable, Iterable
from functools import partial

from ...bots import make_bot
from ...bots.bot import Bot
from ...checks import SETTING_CHECKS
from ...checks.invariants import Watch
from ...checks.matches import new_table, trail_or_error
from ...checks.settings import Setting
from ...checks.stories import chronicle_of, tale_of
from ...core.chance import FastChance
from ...core.game import AnyState
from ...core.messages import Move
from ...core.record import load, save
from ...core.replay import Replay, verify
from ...games.beside import thing_beside
from ..duel import derived
from ..watching.inspection import Inspection
from .deep_checks import faults_at

MOST_MOVES = 400_000  # of a match; the longest options of our games need a tenth
MOST_IN_A_TURN = 2_000  # moves without a new turn
COMPARE_EVERY = 7  # moves of a watched match are compared with an oracle
LOOK_EVERY = 10_000  # of so many moves one is looked at closely
COUNT_EVERY = 8  # moves: what is lost stays lost, so it is found a little later; `Ground.patient` counts at each
TABLE_MOVE_EVERY = 30  # moves, on average, where the game offers one


class Broken(Exception):
    """Something that must always hold does not."""


class Ground:
    """What all matches of a shard share: the invariants of their options, and a stranger to compare states with.

    `patient`: a match is played again, to find the very move.
    """

    def __init__(self, setting: Setting, patient: bool = False) -> None:
        self.setting = setting
        self.game = setting.game
        self.stranger = new_table(setting.game, setting.options, 99).state
        self.watch = Watch(setting.game, setting.options, self.stranger)
        self.onlookers: list[int | None] = [None, *range(setting.options.players)]
        self.count_every = 1 if patient else COUNT_EVERY


class Match:
    """A match of random players. `moves` says how far it came."""

    def __init__(self, ground: Ground, seed: int) -> None:
        self.ground = ground
        self.game = ground.game
        self.moves = 0
        self.seed = seed
        self.dice, self.chance = FastChance(derived(seed, "dice", 0)), FastChance(derived(seed, "players", 0))
        self.turn_began = 0
        self.marks_turns = "turn" in self.game.telling.marks.values()

    def play(self) -> None:
        state = self.game.start(self.ground.setting.options, self.dice, [])
        while state.pending:
            legal = self.game.legal_moves(state)
            self.check(state, legal)
            self.step(state, self.choose(state, legal))
            self.moves += 1
        refuse(self.ground.watch.faults(state, []))

    def choose(self, state: AnyState, legal: list[Move]) -> Move:
        return legal[self.chance.below(len(legal))]

    def check(self, state: AnyState, legal: list[Move]) -> None:
        """What is cheap enough for every move."""
        refuse(self.ground.watch.faults(state, legal, self.moves % self.ground.count_every == 0))
        onlookers = self.ground.onlookers
        self.game.view(state, onlookers[self.moves % len(onlookers)])
        if self.moves > MOST_MOVES or self.moves - self.turn_began > MOST_IN_A_TURN:
            raise Broken(f"the match does not end: no new turn after {self.moves} moves")

    def step(self, state: AnyState, move: Move) -> None:
        if self.chance.below(LOOK_EVERY) == 0:
            refuse(faults_at(self.ground.setting, state, self.ground.stranger, move, self.moves))
        offers = self.game.table_moves(state)
        if offers and self.chance.below(TABLE_MOVE_EVERY) == 0:
            self.game.apply_table_move(state, self.chance.pick(offers), self.dice)
            return
        events = self.game.apply(state, move, self.dice)
        if not self.marks_turns or any(self.game.telling.mark(event) == "turn" for event in events):
            self.turn_began = self.moves


class BosunMatch(Match):
    """A match between bosuns."""

    def __init__(self, ground: Ground, seed: int) -> None:
        super().__init__(ground, seed)
        self.bots: list[Bot] = [
            make_bot("bosun", self.game, derived(seed, "bot", seat)) for seat in range(ground.setting.options.players)
        ]

    def choose(self, state: AnyState, legal: list[Move]) -> Move:
        asked = state.asked()
        assert asked is not None
        if len(legal) == 1:
            return legal[0]
        move = self.bots[asked.seat].choose(
            asked.seat, legal, partial(self.game.resample, state, asked.seat, self.chance)
        )
        if move not in legal:
            raise Broken(f"the bosun chooses {move}, which is not legal")
        return move


class RecordedMatch(Match):
    """A match at a table, whose record is saved, loaded, replayed and verified at the end."""

    def play(self) -> None:
        table = new_table(self.game, self.ground.setting.options, self.seed)
        told = []
        while table.state.pending:
            legal = self.game.legal_moves(table.state)
            self.check(table.state, legal)
            asked = table.state.asked()
            assert asked is not None
            told.append(table.play(asked.seat, self.choose(table.state, legal)))
            self.turn_began = self.moves = self.moves + 1
        record = load(save(table.record()))
        replay = Replay(self.game, record)
        for number, events in enumerate(told):
            if replay.play_next() != events:
                raise Broken(f"move {number + 1} is replayed otherwise")
        if self.game.result(replay.table.state) != self.game.result(table.state):
            raise Broken("the replay ends with another result")
        if verify(self.game, record).head != table.head:
            raise Broken("the record cannot be verified")


class InspectedMatch(Match):
    """A match of bold players, compared with oracles and with the notes of every onlooker."""

    def play(self) -> None:
        watched = thing_beside(self.game, "checking.watched", "WATCHED")
        if watched is None:
            super().play()
            return
        match = watched(self.ground.setting.options, self.seed)
        match.compares = COMPARE_EVERY
        if match.notes:
            Inspection(match)
        try:
            match.play()
        finally:
            self.moves = match.moves


class ContractMatch(Match):
    """Every check of the contract suite."""

    def play(self) -> None:
        try:
            for check in SETTING_CHECKS:
                for sentence in check(self.ground.setting):
                    raise Broken(f"{check.title}: {sentence}")
        finally:
            for cached in (chronicle_of, tale_of, trail_or_error):
                cached.cache_clear()
        self.moves = 1


WAYS: dict[str, Callable[[Ground, int], Match]] = {
    "random": Match,
    "bosun": BosunMatch,
    "watched": InspectedMatch,
    "contract": ContractMatch,
}


def refuse(faults: Iterable[str]) -> None:
    for sentence in faults:
        raise Broken(sentence)
