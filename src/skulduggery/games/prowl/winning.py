"""The end of a match and its ranking. PR-1.*, PR-12.03, PR-15.*, section 10"""

from ...core.messages import Event, Result, ScoreLine
from ...core.ranking import places_by
from .cards import Card
from .components import BRONZE, CARDS, FIRST_LUCK, VALUES
from .events import GameEnded
from .fields import Reason
from .state import Prowl


def has_won(state: Prowl, seat: int) -> bool:
    """PR-1.01 to PR-1.04, PR-12.03, PR-12.09: every chest of hers that is left is full enough, at the same moment."""
    if state.wealth(seat) < state.setting.target:
        return False
    goal = state.goal(seat)
    for ship in state.living(seat):
        if state.chest_value(ship) < goal:
            return False
    return True


def anybody_has_won(state: Prowl) -> bool:
    for seat in range(state.setting.players):
        if has_won(state, seat):
            return True
    return False


def check_target(state: Prowl, seat: int, log: list[Event]) -> None:
    if has_won(state, seat):
        state.winner = seat
        end_match(state, "target", log)


def check_last_alive(state: Prowl, log: list[Event]) -> None:
    """PR-9.13"""
    living = [seat for seat in range(state.setting.players) if state.is_alive(seat)]
    if len(living) == 1:
        state.winner = living[0]
        end_match(state, "last_alive", log)


def end_match(state: Prowl, reason: Reason, log: list[Event]) -> None:
    state.reason = reason
    state.pending = []
    log.append(
        GameEnded(
            reason,
            ranking(state),
            tuple([state.wealth(seat) for seat in range(state.setting.players)]),
            tuple([listed(chest) for chest in state.chests]),
            tuple([listed(cards) for cards in state.cards]),
        )
    )


def listed(cards: list[Card]) -> tuple[str, ...]:
    return tuple([CARDS[face] for face in sorted([card.face for card in cards])])


def merit(state: Prowl, seat: int) -> tuple[int, int, int, int]:
    """PR-15.02: the winner, then the living by chest and by treasure on board, then the dead, last death first."""
    if seat in state.deaths:
        return (-1, state.deaths.index(seat), 0, 0)
    return (1 if seat == state.winner else 0, 0, state.wealth(seat), state.treasure_aboard(seat))


def ranking(state: Prowl) -> tuple[int, ...]:
    merits = [merit(state, seat) for seat in range(state.setting.players)]
    return places_by(merits)


def result(state: Prowl) -> Result | None:
    if not state.reason:
        return None
    scores = tuple([state.wealth(seat) + head_start(state, seat) for seat in range(state.setting.players)])
    return Result(ranking(state), scores, state.reason)


def head_start(state: Prowl, seat: int) -> int:
    """With two ships somebody may own more than the winner in all. The winner's score is raised to the highest then."""
    if seat != state.winner:
        return 0
    return max([state.wealth(other) for other in range(state.setting.players)]) - state.wealth(seat)


def score_sheet(state: Prowl, seat: int) -> tuple[ScoreLine, ...]:
    """PR-1.02, PR-1.03: the treasure in the chests, kind by kind; what is still on board counts nothing."""
    faces = [card.face for ship in state.setting.fleets[seat] for card in state.chests[ship]]
    lines = [
        ScoreLine(CARDS[kind], faces.count(kind), VALUES[kind] * faces.count(kind))
        for kind in range(BRONZE, FIRST_LUCK)
    ]
    aboard = [card for ship in state.setting.fleets[seat] for card in state.cards[ship] if VALUES[card.face]]
    lines.append(ScoreLine("aboard", len(aboard), 0))
    if state.setting.each > 1:
        lines.append(ScoreLine("victory", 1 if seat == state.winner else 0, head_start(state, seat)))
    return tuple(lines)
