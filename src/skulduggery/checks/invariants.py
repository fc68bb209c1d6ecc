"""What must be true in every state and after every move. Cheap: whoever plays a match can ask after each move.

>>> watch = Watch(game, options, state)          # doctest: +SKIP
>>> for sentence in watch.faults(state): ...     # doctest: +SKIP
"""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ..core.game import Decision, Game
from ..core.messages import Event, Move, Result, Won
from ..core.options import Options
from .difference import difference


class Watch:
    """The invariants of one match. `state` is its first state: what it holds must stay."""

    def __init__(self, game: Game[Any], options: Options, state: Any) -> None:
        self.game = game
        self.options = options
        self.census = game.census(state)
        self.known = set(game.all_moves(options))

    def faults(self, state: Any, legal: Sequence[Move] | None = None, counts: bool = True) -> Iterator[str]:
        """What is wrong with a state between two moves, or at the end. `legal`: its moves, if the caller has them.

        Without `counts` the components are not counted, which takes longer than all the rest.
        """
        if counts:
            yield from self.lost_parts(state)
        if state.pending:
            yield from self.faults_of_the_stack(state)
            yield from self.faults_of_moves(state, self.game.legal_moves(state) if legal is None else legal)
            if self.game.result(state) is not None:
                yield "there is a result although the match goes on: `result` must be None until `pending` is empty."
        else:
            yield from self.faults_of_the_end(state)

    def lost_parts(self, state: Any) -> Iterator[str]:
        counted = self.game.census(state)
        if counted != self.census:
            found = difference(counted, self.census)
            assert found is not None
            yield f"something was lost or doubled: in `census`, {found.told('now', 'at the start')}."

    def faults_of_the_stack(self, state: Any) -> Iterator[str]:
        seats = range(self.options.players)
        if state.pending[-1].is_step:
            yield f"{type(state.pending[-1]).__name__} is on top of the stack between two moves, but it is a step."
            return
        asked = [cast(Decision, each) for each in state.pending if not each.is_step]
        for decision in asked:
            if decision.seat not in seats:
                yield f"{type(decision).__name__} asks seat {decision.seat}, but there are only {len(seats)} seats."

    def faults_of_moves(self, state: Any, legal: Sequence[Move]) -> Iterator[str]:
        kind = type(state.pending[-1]).__name__
        if not legal:
            yield f"{kind} has no legal move: its seat cannot go on."
        if len(set(legal)) != len(legal):
            yield f"{kind} offers {next(move for move in legal if legal.count(move) > 1)} twice."
        if not self.known.issuperset(legal):
            yield f"{kind} offers {next(m for m in legal if m not in self.known)}, which is missing in `all_moves`."
        for move in self.game.table_moves(state):
            if move not in self.known:
                yield f"the table may make {move}, which is missing in `all_moves`."

    def faults_of_the_end(self, state: Any) -> Iterator[str]:
        result = self.game.result(state)
        if result is None:
            yield "the stack `pending` is empty, so the match is over, but `result` is None."
            return
        yield from faults_of_result(result, self.options.players)


def faults_of_result(result: Result, players: int) -> Iterator[str]:
    """Somebody is first, a rank is one more than the number of seats ahead, and a higher score is never worse."""
    places, scores = result.places, result.scores
    if not len(places) == len(scores) == players:
        yield f"the result has {len(places)} places and {len(scores)} scores for {players} seats."
        return
    if min(places) != 1:
        yield f"nobody is first: the places are {tuple(places)}."
    for seat, place in enumerate(places):
        ahead = sum(other < place for other in places)
        if not 1 <= place <= 1 + ahead:
            yield f"seat {seat} has place {place}, but only {ahead} seats are ahead of it."
        for other in range(players):
            if scores[other] > scores[seat] and places[other] > place:
                points = f"({scores[other]} and {scores[seat]})"
                yield f"seat {other} has more points than seat {seat} {points}, but a worse place."


def faults_of_luck(asked: Decision, move: Move, draws: Sequence[Any]) -> Iterator[str]:
    """Luck is decided where the player expects it."""
    if draws and not (asked.luck or asked.may_draw):
        yield (
            f"{type(asked).__name__} draws luck when {move} is chosen, but it is not marked: "
            "ask for the roll in a decision with `luck = True`, or say `may_draw = True`."
        )


def faults_of_preview(
    game: Game[Any], before: Any, move: Move, events: Sequence[Event], draws: Sequence[Any]
) -> Iterator[str]:
    """The effects equal those of the move itself, up to the first chance or secret."""
    seat = before.asked().seat
    foretold = game.preview(before, move).effects
    if Won(seat) in foretold and not any(event.is_won_by(seat) for event in events):
        yield f"the preview of {move} says that it wins, but it did not when it was played."
    effects = [event for event in foretold if not isinstance(event, Won)]
    told = [event.seen_by(seat) for event in events if event.previewed and not event.is_won_by(seat)]
    whole = not draws and not any(event.reveals_to(seat) for event in events)
    happened = told if whole else told[: len(effects)]
    found = difference(effects, happened)
    if found:
        yield f"the preview of {move} is wrong: effects{found.told('in the preview', 'when it was played')}."
