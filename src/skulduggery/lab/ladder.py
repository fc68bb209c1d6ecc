"""The ladder: every bot against every other, in every game. The same seed gives the same results on any machine.

Each pair plays a series of matches with the same dice for both seatings. A bot also plays against itself: such a series
must end even, so it shows that the counting is fair. At tables for four, one bot plays against three of another.
The length of a series is fixed: one that ends as soon as it is decided tells too high a share.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations

import msgspec

from ..bots import make_bot
from ..bots.own import OwnBot
from ..core.options import make_ending_options
from ..games import game_called
from .duel import Score, added_up, derived, play_bots

PAIR, TABLE = 2, 4  # seats
CONTROL = 20  # matches of a bot against itself: they must come out even, so more of them tell nothing


class Series(msgspec.Struct, frozen=True, order=True):
    """One bot, the first, against the others."""

    game: str
    bots: tuple[str, ...]

    @property
    def fair(self) -> float:
        """The part of the matches that a bot wins if it is as good as its rivals."""
        return 1 / len(self.bots)

    @property
    def is_control(self) -> bool:
        return len(set(self.bots)) == 1


class Bout(msgspec.Struct, frozen=True, order=True):
    """A match of a series. Each set of dice is played in every rotation of the seats."""

    series: Series
    at: int


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended for the first bot of its series (`Match.standing_of`). `faults`: of bots, by their names."""

    work: Bout
    standing: int
    rounds: float
    faults: dict[str, int] = {}


def all_series(games: Sequence[str], bots: Sequence[str], seats: int = 0) -> list[Series]:
    """Everything the ladder plays, or only what is played at tables with so many seats."""
    found: list[Series] = []
    for key in games:
        allowed = game_called(key).seats
        if PAIR in allowed and seats in (0, PAIR):
            found += [Series(key, pair) for pair in combinations_with_replacement(bots, PAIR)]
        if TABLE in allowed and seats in (0, TABLE):
            found += [Series(key, (one, *[other] * (TABLE - 1))) for one, other in permutations(bots, 2)]
    return found


def all_bouts(series: Sequence[Series], matches: int) -> Iterator[Bout]:
    """Match by match over all series, so that an interrupted ladder has measured each of them."""
    for at in range(matches):
        for one in series:
            if at < CONTROL or not one.is_control:
                yield Bout(one, at)


def play(bout: Bout, seed: int) -> Outcome:
    """Play one match. It depends on the arguments only. Runs in a worker."""
    game, bots = game_called(bout.series.game), bout.series.bots
    seats = len(bots)
    options = make_ending_options(game.options_type, game.seats, {"players": seats})
    shift, dice = bout.at % seats, derived(seed, "match", bout.at // seats)
    seated = [bots[(seat - shift) % seats] for seat in range(seats)]
    players = [make_bot(name, game, derived(dice, "bot", seat)) for seat, name in enumerate(seated)]
    match = play_bots(game, options, players, dice)
    faults = Counter(player.name for player in players if isinstance(player, OwnBot) for _ in player.faults)
    return Outcome(bout, match.standing_of(shift), match.rounds, faults)


def scores(outcomes: Sequence[Outcome]) -> dict[Series, Score]:
    """The score of each series that has been played."""
    by_series: dict[Series, list[Outcome]] = {}
    for outcome in outcomes:
        by_series.setdefault(outcome.work.series, []).append(outcome)
    return {
        series: added_up([outcome.standing for outcome in played], [outcome.rounds for outcome in played])
        for series, played in by_series.items()
    }
