"""The end of a match and its ranking. BO-E.*, section 10"""

from ...core.messages import Event, Result, ScoreLine
from ...core.ranking import places_by
from .components import CARDS, LOAN
from .events import GameEnded
from .fields import Reason
from .state import Bounty


def check_target(state: Bounty, log: list[Event]) -> bool:
    """BO-E.01: the first whose money reaches the target wins at once. Says whether the match is over."""
    if not state.reason and state.setting.target:
        for seat in range(state.setting.players):
            if state.money(seat) >= state.setting.target:
                end_match(state, "target", log)
                break
    return bool(state.reason)


def end_by_time(state: Bounty, log: list[Event]) -> None:
    """BO-E.03, BO-E.06: all have had the same number of turns."""
    if state.called:
        end_match(state, "last_call", log)
    else:
        end_match(state, "rounds" if state.setting.options.mode == "rounds" else "safeguard", log)


def end_match(state: Bounty, reason: Reason, log: list[Event]) -> None:
    state.reason = reason
    state.pending = []
    seats = range(state.setting.players)
    log.append(
        GameEnded(
            reason,
            ranking(state),
            tuple([state.money(seat) for seat in seats]),
            tuple(state.loans),
            tuple([state.unsold(seat) for seat in seats]),
            tuple([tuple([CARDS[cargo.card] for cargo in state.cargo(ship)]) for ship in range(state.setting.ships)]),
        )
    )


def ranking(state: Bounty) -> tuple[int, ...]:
    """BO-E.05: by money, then by the face value of what was not sold; then shared."""
    merits = [(state.money(seat), state.unsold(seat)) for seat in range(state.setting.players)]
    return places_by(merits)


def result(state: Bounty) -> Result | None:
    if not state.reason:
        return None
    money = tuple([state.money(seat) for seat in range(state.setting.players)])
    return Result(ranking(state), money, state.reason)


def score_sheet(state: Bounty, seat: int) -> tuple[ScoreLine, ...]:
    """BO-E.01, BO-E.04, BO-D.06: coins count, loans are repaid, unsold cargo is worth nothing."""
    cards = sum([len(state.cargo(ship)) for ship in state.setting.fleets[seat]])
    return (
        ScoreLine("purse", state.purses[seat], state.purses[seat]),
        ScoreLine("loans", state.loans[seat], -LOAN * state.loans[seat]),
        ScoreLine("unsold", cards, 0),
    )
