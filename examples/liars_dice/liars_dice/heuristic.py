"""The value function of the bots: dice are worth having, and so is a bid that others should not doubt."""

from skulduggery.bots.heuristics.heuristic import Heuristic

from .rules import Match

RISK = 0.9  # of a die: what an open bid is worth to its bidder if it is true, and costs if it is not


class LiarsHeuristic(Heuristic):
    """Each choice is tried in many imagined throws of the others, so the mean tells how likely a bid is true."""

    worlds = 32

    def value(self, state: Match, seat: int) -> float:
        others = [len(dice) for other, dice in enumerate(state.dice) if other != seat]
        lead = len(state.dice[seat]) - sum(others) / len(others)
        if state.bidder < 0 or state.open:
            return lead
        is_true = state.matching(state.bid.face) >= state.bid.count
        return lead + (RISK if is_true == (state.bidder == seat) else -RISK)


HEURISTIC = LiarsHeuristic()
