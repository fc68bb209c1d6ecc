"""What the ladder says, as a page of Markdown: ratings, and the part of the matches that each bot won."""

from collections import Counter
from collections.abc import Sequence

from .duel import Score
from .ladder import PAIR, Outcome, Series, scores
from .ratings import Rating, Won, ratings

CAPTION = """\
# The ladder of the bots

Made by `{command}`. The same command gives the same figures on any machine.

*Rating*: Elo from the matches for two, fitted to all of them at once (Bradley-Terry), with its 95 % interval. A lead of
100 means 64 % of the matches. The bots of a game have 1500 on average. Each pair is given one tie more than it played,
so that no rating is infinite. *Won*: part of the matches that the bot won against the other; a tie is half a win; in
brackets the 95 % interval (Wilson). Each set of dice is played in every seating. A bot against itself must win exactly
its share: that is the control. At tables for four one bot plays against three of another, so a quarter is its fair
share.
"""


def page(outcomes: Sequence[Outcome], command: str) -> str:
    """The whole page, one chapter for each game."""
    found = scores(outcomes)
    chapters = [CAPTION.format(command=command)]
    for game in dict.fromkeys(series.game for series in found):
        mine = {series: score for series, score in found.items() if series.game == game}
        chapters += [f"## {game}\n", *rating_lines(game, outcomes), "", *score_lines(mine)]
    chapters += fault_lines(outcomes)
    return "\n".join(chapters).rstrip() + "\n"


def rating_lines(game: str, outcomes: Sequence[Outcome]) -> list[str]:
    lines = [rating_line(name, rating) for name, rating in ratings(results_of(game, outcomes)).items()]
    return ["| bot | rating |", "|---|--:|", *lines] if lines else []


def rating_line(name: str, rating: Rating) -> str:
    low, high = rating.elo - rating.error, rating.elo + rating.error
    return f"| {name} | {rating.elo:.0f} [{low:.0f}, {high:.0f}] |"


def results_of(game: str, outcomes: Sequence[Outcome]) -> list[Won]:
    """The matches of two different bots. The standing is 1, 0 or -1."""
    found: list[Won] = []
    for outcome in outcomes:
        first, *rivals = outcome.work.series.bots
        if outcome.work.series.game == game and len(rivals) == PAIR - 1 and not outcome.work.series.is_control:
            found.append(Won((first, rivals[0]), (1 + outcome.standing) / 2))
    return found


def score_lines(found: dict[Series, Score]) -> list[str]:
    lines = [score_line(series, score) for series, score in sorted(found.items(), key=lambda pair: len(pair[0].bots))]
    return ["| bot | against | won | fair share | matches | rounds |", "|---|---|--:|--:|--:|--:|", *lines, ""]


def score_line(series: Series, score: Score) -> str:
    first, *rivals = series.bots
    against = rivals[0] if len(rivals) == 1 else f"{len(rivals)} x {rivals[0]}"
    low, high = score.interval
    won = f"{score.share:.1%} [{low:.1%}, {high:.1%}]"
    return f"| {first} | {against} | {won} | {series.fair:.0%} | {score.matches} | {score.mean_rounds:.1f} |"


def fault_lines(outcomes: Sequence[Outcome]) -> list[str]:
    """Bots that raised, hung or chose an illegal move. A random move was played for them."""
    faults: Counter[str] = Counter()
    for outcome in outcomes:
        faults.update(outcome.faults)
    lines = [
        f"- `{name}` failed {number} times; each time a random move was played for it."
        for name, number in faults.items()
    ]
    return ["## Faults\n", *lines] if lines else []
