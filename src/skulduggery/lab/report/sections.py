"""The sections of the page about seats, length, excitement and choices. Each figure has a sentence on what it means."""

import math
from collections.abc import Sequence
from html import escape

from . import svg
from .context import Context
from .numbers import Estimate, histogram, quantile
from .tally import COMEBACK, MATTERS

OPEN, DECIDED = 0.55, 0.75  # chances of the later winner halfway through: below and above, the sentence says more
SMALL = 310  # the width of a figure that has another one beside it
BINS = (
    (1, 1, "1"),
    (2, 2, "2"),
    (3, 5, "3–5"),
    (6, 10, "6–10"),
    (11, 20, "11–20"),
    (21, 50, "21–50"),
    (51, 10**9, "51+"),
)  # legal moves
KINDS = 14  # of decisions are listed


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def figure(heading: str, sentence: str, drawn: str) -> str:
    head = f"<h3>{escape(heading)}</h3>" if heading else ""
    return f'<figure>{head}<div class="wide">{drawn}</div><figcaption><p>{escape(sentence)}</p></figcaption></figure>'


def seats(context: Context) -> str:
    say, base = context.say, context.base
    labels = [say("seat", number=seat + 1) for seat in range(base.seats)]
    parts = [heading(say("seats")), shares_figure(context, say("by-seat"), labels, base.by_seat())]
    if any(match.first for match in base.matches):
        orders = [say("order", number=place + 1) for place in range(base.seats)]
        parts.append(shares_figure(context, say("by-order"), orders, base.by_order()))
    bots = base.by_bot()
    if len(bots) > 1:
        parts.append(shares_figure(context, say("by-bot"), list(bots), list(bots.values())))
    return "".join(parts)


def shares_figure(context: Context, title: str, labels: Sequence[str], rows: Sequence[Estimate]) -> str:
    fair = context.base.fair
    drawn = svg.whiskers(title, list(zip(labels, rows, strict=True)), fair, context.pen, context.say("fair"))
    return figure(title, shares_sentence(context, labels, rows), drawn)


def shares_sentence(context: Context, labels: Sequence[str], rows: Sequence[Estimate]) -> str:
    """Says which rows are clearly off, or how large an advantage could be that was not seen."""
    pen, fair = context.pen, context.base.fair
    off = [at for at, one in enumerate(rows) if one.is_above(fair) or one.is_below(fair)]
    if not off:
        most = max(max(one.high - fair, fair - one.low) for one in rows)
        return context.say("even", points=pen.number(100 * most))
    worst = max(off, key=lambda at: abs(rows[at].value - fair))
    one = rows[worst]
    figures = {"share": pen.percent(one.value), "interval": pen.interval(one), "fair": pen.percent(fair)}
    names = ", ".join(labels[at] for at in off)
    return context.say("uneven", who=labels[worst], points=pen.points(one.value - fair), names=names, **figures)


def length(context: Context) -> str:
    say, pen, rounds = context.say, context.pen, context.base.rounds()
    middle = quantile(rounds, 0.5)
    figures = {"low": pen.number(quantile(rounds, 0.05), 0), "high": pen.number(quantile(rounds, 0.95), 0)}
    sentence = say("length-means", middle=pen.number(middle, 0), **figures)
    drawn = svg.columns(say("length"), histogram(rounds), pen, svg.Axis(say("axis-rounds"), mark=middle))
    return heading(say("length")) + figure("", sentence, drawn)


def excitement(context: Context) -> str:
    say, base = context.say, context.base
    if not base.changes():
        return heading(say("excitement")) + f"<p>{escape(say('unknown'))}</p>"
    small = [changes(context), behind(context), lowest(context), settled(context)]
    grid = "".join(one for one in small if one)
    return heading(say("excitement")) + winner_curve(context) + f'<div class="pair">{grid}</div>'


def winner_curve(context: Context) -> str:
    say, pen, base = context.say, context.pen, context.base
    values = base.curve()
    if not values:
        return ""
    middle = values[len(values) // 2]
    verdict = "open" if middle < OPEN else "decided" if middle > DECIDED else "between"
    sentence = say("curve-means", middle=pen.percent(middle, 0), fair=pen.percent(base.fair, 0), verdict=verdict)
    drawn = svg.curve(say("curve"), values, base.fair, pen, (say("fair"), say("axis-match")))
    return figure(say("curve"), sentence, drawn)


def small_columns(context: Context, key: str, values: Sequence[float], sentence: str, axis: svg.Axis) -> str:
    title, bars = context.say(key), histogram(values, 12, whole=not axis.percent)
    return figure(title, sentence, svg.columns(title, bars, context.pen, axis))


def changes(context: Context) -> str:
    say, pen, values = context.say, context.pen, context.base.changes()
    mean = math.fsum(values) / len(values)
    never = sum(value == 0 for value in values) / len(values)
    sentence = say("changes-means", mean=pen.number(mean), never=pen.percent(never, 0))
    return small_columns(context, "changes", values, sentence, small_axis(say("axis-changes")))


def small_axis(label: str, percent: bool = False, mark: float | None = None) -> svg.Axis:
    return svg.Axis(label, percent, mark, SMALL)


def behind(context: Context) -> str:
    say, pen, values = context.say, context.pen, context.base.behind()
    if not values:
        return ""
    sentence = say("drama-means", mean=pen.number(100 * math.fsum(values) / len(values)))
    return small_columns(context, "drama", values, sentence, small_axis(say("axis-drama"), True))


def lowest(context: Context) -> str:
    say, pen, base = context.say, context.pen, context.base
    share = base.comebacks()
    if share is None:
        return ""
    limit = COMEBACK * base.fair
    sentence = say("comeback-means", share=pen.percent(share.value, 0), limit=pen.percent(limit))
    return small_columns(context, "comeback", base.lowest(), sentence, small_axis(say("axis-lowest"), True, limit))


def settled(context: Context) -> str:
    say, pen, values = context.say, context.pen, context.base.settled()
    if not values:
        return ""
    middle = quantile(values, 0.5)
    sentence = say("settled-means", middle=pen.percent(middle, 0))
    return small_columns(context, "settled", values, sentence, small_axis(say("axis-match"), True, middle))


def branching(context: Context) -> str:
    say, pen, legal = context.say, context.pen, context.base.legal()
    decisions = sum(legal.values())
    mean = sum(moves * count for moves, count in legal.items()) / decisions
    choices = decisions - legal.get(1, 0)
    of_choices = (mean * decisions - legal.get(1, 0)) / max(1, choices)
    parts = [sum(count for moves, count in legal.items() if low <= moves <= high) for low, high, _ in BINS]
    bins = [(name, part / decisions) for (*_, name), part in zip(BINS, parts, strict=True)]
    sentence = say(
        "branching-means",
        mean=pen.number(of_choices),
        single=pen.percent(1 - choices / decisions, 0),
        choices=pen.number(choices / len(context.base.matches) / context.base.seats),
    )
    drawn = svg.shares(say("branching"), bins, pen, say("axis-moves"))
    return heading(say("branching")) + figure("", sentence, drawn) + kinds_table(context)


def kinds_table(context: Context) -> str:
    """The kinds of decisions that are most frequent."""
    say, pen, matches = context.say, context.pen, len(context.base.matches)
    kinds = sorted(context.base.kinds().items(), key=lambda kind: -kind[1][0])
    rows = [
        (f"<code>{escape(kind)}</code>", pen.number(count / matches), pen.number(moves / count), str(most))
        for kind, (count, moves, most) in kinds[:KINDS]
    ]
    return table([say("kind"), say("per-match"), say("moves-mean"), say("moves-most")], rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], kinds: Sequence[str] = ()) -> str:
    """`rows` are HTML already. `kinds`: of the rows."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = ""
    for at, row in enumerate(rows):
        kind = f' class="{kinds[at]}"' if kinds else ""
        body += f"<tr{kind}>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def matters(context: Context) -> str:
    say, pen, base = context.say, context.pen, context.base
    share = base.matters()
    if share is None:
        return heading(say("matters")) + f"<p>{escape(say('unknown'))}</p>"
    spreads = base.spreads()
    figures = {"limit": pen.number(100 * MATTERS, 0), "noted": len(spreads), "interval": pen.interval(share)}
    sentence = say("matters-means", share=pen.percent(share.value, 0), middle=points(context, spreads), **figures)
    axis = svg.Axis(say("axis-spread"), percent=True, mark=MATTERS)
    drawn = svg.columns(say("matters"), histogram(spreads, 30), pen, axis)
    return heading(say("matters")) + figure("", sentence, drawn)


def points(context: Context, spreads: Sequence[float]) -> str:
    return context.pen.number(100 * quantile(spreads, 0.5))
