"""The end of a match and its ranking. PB-13.*, section 10"""

from ...core.messages import Event, Result, ScoreLine
from ...core.ranking import places_by
from .components import RACE_GOAL
from .events import DrawCoinAdded, GameEnded
from .fields import Reason
from .state import Blackwood


def check_delivery(state: Blackwood, log: list[Event]) -> None:
    """PB-13.01, PB-13.03: the game stops the moment it is won."""
    if state.setting.race:
        if max(state.stores) >= RACE_GOAL:
            end_match(state, "race_won", log)
        return
    left = state.undelivered()
    best, second = sorted(team_stores(state))[-2:][::-1]
    if left == 0 and best == second:
        add_coin(state, log)
    elif left == 0:
        end_match(state, "all_home", log)
    elif state.setting.options.finish == "settled" and best - second > left:
        end_match(state, "settled", log)


def add_coin(state: Blackwood, log: list[Event]) -> None:
    """PB-13.04: a tie for the lead puts one new coin on the hoard."""
    state.hoard += 1
    state.added += 1
    log.append(DrawCoinAdded(state.hoard))


def team_stores(state: Blackwood) -> list[int]:
    return [state.team_store(team) for team in range(len(set(state.setting.teams)))]


def end_match(state: Blackwood, reason: Reason, log: list[Event]) -> None:
    state.reason = reason
    state.pending = []
    log.append(GameEnded(reason, ranking(state)))


def ranking(state: Blackwood) -> tuple[int, ...]:
    """By coins delivered, then coins carried (hoard: only at the round limit); equals and partners share a place."""
    teams = state.setting.teams
    merits = [merit(state, team) for team in range(len(set(teams)))]
    ranks = places_by(merits)
    return tuple([ranks[team] for team in teams])


def merit(state: Blackwood, team: int) -> tuple[int, int]:
    setting = state.setting
    carried = sum(coins for ship, coins in enumerate(state.coins) if setting.teams[setting.owners[ship]] == team)
    counts = setting.race or state.reason == "round_limit"
    return state.team_store(team), carried if counts else 0


def result(state: Blackwood) -> Result | None:
    if not state.reason:
        return None
    scores = tuple([state.team_store(team) for team in state.setting.teams])
    return Result(ranking(state), scores, state.reason)


def score_sheet(state: Blackwood, seat: int) -> tuple[ScoreLine, ...]:
    """Coins delivered count, partners' too; those still aboard count nothing, but break ties."""
    setting = state.setting
    own, aboard = state.stores[seat], sum([state.coins[ship] for ship in setting.fleets[seat]])
    lines = [ScoreLine("delivered", own, own)]
    if not setting.race:
        partner = state.team_store(setting.teams[seat]) - own
        lines.append(ScoreLine("partner", partner, partner))
    if aboard:
        lines.append(ScoreLine("aboard", aboard, 0))
    return tuple(lines)
