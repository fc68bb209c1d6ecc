"""The end of a match. PY-6"""

from skulduggery.core.messages import Result, ScoreLine

from .events import Reason
from .state import Parley


def reason(state: Parley) -> Reason:
    return "rounds" if state.last_round == state.options.rounds else "last_call"


def standings(state: Parley) -> Result:
    """PY-6.01: most coins win; team mates add theirs up."""
    seats = range(state.options.players)
    purses = [sum(state.coins[mate] for mate in seats if state.team(seat) >> mate & 1) for seat in seats]
    better = [[other for other in seats if purses[other] > purses[seat]] for seat in seats]
    places = tuple(1 + len({state.team_of(other) for other in ahead}) for ahead in better)
    return Result(places, tuple(purses), reason(state))


def purse(state: Parley, seat: int) -> tuple[ScoreLine, ...]:
    """PY-6.01: one's own coins, and the team mate's."""
    own, team = state.coins[seat], standings(state).scores[seat]
    mates = [ScoreLine("mate", team - own, team - own)] if state.options.teams else []
    return (ScoreLine("coins", own, own), *mates)
