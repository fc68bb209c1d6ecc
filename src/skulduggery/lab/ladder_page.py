"""What the ladder says, as a page of Markdown: ratings, and the part of the matches that each bot won."""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from .duel import Score
from .ladder import PAIR, Outcome, Series, scores

CAPTION = """\
# The ladder of the bots

Made by `{command}`. The same command gives the same figures on any machine.

*Rating*: openskill (Plackett-Luce) from the matches for two; a new bot has 25. *Won*: part of the matches that the bot
won against the other; a tie is half a win; in brackets the 95 % interval (Wilson). Each set of dice is played in every
seating. A bot against itself must win exactly its share: that is the control. At tables for four one bot plays against
three of another, so a quarter is its fair share.
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
    rated = sorted(ratings(game, outcomes).items(), key=lambda pair: -pair[1].mu)
    lines = [f"| {name} | {rating.mu:.1f} | {rating.sigma:.1f} |" for name, rating in rated]
    return ["| bot | rating | uncertainty |", "|---|--:|--:|", *lines] if lines else []


def ratings(game: str, outcomes: Sequence[Outcome]) -> dict[str, PlackettLuceRating]:
    """From all matches of two different bots, in their order."""
    model = PlackettLuce()
    rated: dict[str, PlackettLuceRating] = {}
    for outcome in outcomes:
        series = outcome.work.series
        if series.game == game and len(series.bots) == PAIR and len(set(series.bots)) == PAIR:
            pair = [[rated.setdefault(name, model.rating(name=name))] for name in series.bots]
            after = model.rate(pair, ranks=[-outcome.standing, outcome.standing])
            rated.update(zip(series.bots, [one for [one] in after], strict=True))
    return rated


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
    faults: dict[str, int] = {}
    for outcome in outcomes:
        for name, number in outcome.faults.items():
            faults[name] = faults.get(name, 0) + number
    lines = [
        f"- `{name}` failed {number} times; each time a random move was played for it."
        for name, number in faults.items()
    ]
    return ["## Faults\n", *lines] if lines else []
