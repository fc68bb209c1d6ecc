"""The sections of the page about cards, ports, islands and routes, and about a varied option."""

from html import escape

from . import things_svg
from .context import Context
from .effects import SHARES, Effect, effects
from .sections import figure, heading, shares_figure, table
from .tally import Worth
from .things import ROUTE

CLEARLY = 0.03  # a thing is off if its users win so much more or less often than is fair, and that is no chance
SELDOM = 0.002  # seats that used it: rarer things are listed, but no sentence is built on them
ROWS = 30  # in one drawing, so that it fits on a printed page
ROUTES = 40  # the most frequent ones are shown


def places(context: Context) -> str:
    say, base = context.say, context.base
    chart = context.game.chart(base.options)
    if chart is None or not base.traffic:
        return ""
    named = {spot.place: context.name_of(spot.family, spot.key) if spot.key else spot.place for spot in chart.spots}
    busiest = sorted(base.traffic.items(), key=lambda place: (-place[1], place[0]))[:3]
    listed = ", ".join(named.get(place, place) for place, _ in busiest)
    water = [spot for spot in chart.spots if spot.place and spot.cells and not (spot.land and not spot.key)]
    never = [spot.place for spot in water if spot.place not in base.traffic]
    drawn = things_svg.heat_map(say("places"), chart, base.traffic, len(base.matches), context.name_of, context.pen)
    sentence = say("places-means", busiest=listed, never=len(never), all=len(water))
    return heading(say("places")) + figure("", sentence, drawn)


def things(context: Context) -> str:
    """One figure for each group of things."""
    names = context.base.group_names()
    if not names:
        return ""
    parts = [heading(context.say("things")), f"<p>{escape(context.say('things-means'))}</p>"]
    return "".join([*parts, *(group(context, name) for name in names)])


def group(context: Context, name: str) -> str:
    family = name.split("/")[0]
    worths = context.base.things(name)[: ROUTES if family == ROUTE else None]
    title = context.group(name)
    say = context.say
    heads = things_svg.Heads(say("uses"), say("won-by-users"), say("gain"))
    rows = [(context.name_of(family, worth.thing), worth) for worth in worths]
    columns = things_svg.Columns(rows, context.base.fair, CLEARLY)
    drawn = "".join(
        things_svg.rows_of_things(title, rows[at : at + ROWS], columns, context.pen, heads)
        for at in range(0, len(rows), ROWS)
    )
    return f"<h3>{escape(title)}</h3>" + figure("", things_sentence(context, family, worths), drawn)


def things_sentence(context: Context, family: str, worths: list[Worth]) -> str:
    """Which things go with winning or losing, the clearest first."""
    strong, weak = standing_out(context, worths)
    if not strong and not weak:
        return context.say("things-even", points=context.pen.number(100 * CLEARLY, 0))
    told = [named(context, family, some) for some in (strong, weak)]
    kind = "both" if strong and weak else "strong" if strong else "weak"
    return context.say("things-uneven", kind=kind, strong=told[0], weak=told[1])


def standing_out(context: Context, worths: list[Worth]) -> tuple[list[Worth], list[Worth]]:
    """The things whose users win clearly more often, and those whose users win clearly less often."""
    fair = context.base.fair
    known = [worth for worth in worths if worth.users >= SELDOM]
    ordered = sorted(known, key=lambda worth: -abs(worth.won.value - fair))
    found = [(worth, things_svg.standing(worth.won, fair, CLEARLY)) for worth in ordered]
    return [one for one, kind in found if kind == "good"], [one for one, kind in found if kind == "bad"]


def named(context: Context, family: str, worths: list[Worth]) -> str:
    first = [
        f"{context.name_of(family, worth.thing)} ({context.pen.percent(worth.won.value, 0)})" for worth in worths[:4]
    ]
    more = len(worths) - len(first)
    return ", ".join(first) + (context.say("and-more", count=more) if more else "")


def varied(context: Context) -> str:
    """Each other value of the varied option beside the first."""
    if len(context.tallies) < 2:
        return ""
    say, plan = context.say, context.plan
    parts = [heading(say("varied", option=plan.option))]
    for tally in context.tallies[1:]:
        values = {"before": plan.values[0], "after": plan.values[tally.variant]}
        found = effects(context.base, tally)
        parts.append(f"<h3>{escape(say('varied-pair', option=plan.option, **values))}</h3>")
        parts.append(f"<p>{escape(effect_sentence(context, found, values['after']))}</p>")
        parts.append(effect_table(context, found, values))
    for tally in context.tallies:
        value = plan.values[tally.variant]
        labels = [say("order", number=place + 1) for place in range(tally.seats)]
        parts.append(
            shares_figure(context, say("varied-seats", option=plan.option, value=value), labels, tally.by_order())
        )
    return "".join(parts)


def effect_sentence(context: Context, found: list[Effect], value: str) -> str:
    clear = [effect for effect in found if is_clear(effect)]
    if not clear:
        return context.say("effect-none", value=value)
    listed = ", ".join(f"{context.say(f'figure-{effect.figure}')} ({changed(context, effect)})" for effect in clear)
    return context.say("effect-some", value=value, figures=listed)


def is_clear(effect: Effect) -> bool:
    return effect.change.is_above(0) or effect.change.is_below(0)


def changed(context: Context, effect: Effect) -> str:
    """The change with its sign; of parts in percentage points."""
    value, pen = effect.change.value, context.pen
    if effect.figure in SHARES:
        return pen.points(value)
    return ("+" if value > 0 else "") + pen.number(value, 2)


def effect_table(context: Context, found: list[Effect], values: dict[str, str]) -> str:
    say = context.say
    heads = [say("figure"), values["before"], values["after"], say("change")]
    rows = [effect_row(context, effect) for effect in found]
    return table(heads, rows, ["bad" if is_clear(effect) else "plain" for effect in found])


def effect_row(context: Context, effect: Effect) -> list[str]:
    pen = context.pen
    if effect.figure in SHARES:
        before, after = pen.percent(effect.before), pen.percent(effect.after)
        low, high = pen.points(effect.change.low), pen.points(effect.change.high)
    else:
        before, after = pen.number(effect.before, 2), pen.number(effect.after, 2)
        low, high = pen.number(effect.change.low, 2), pen.number(effect.change.high, 2)
    change = f"{changed(context, effect)} ({low} … {high})"
    return [escape(context.say(f"figure-{effect.figure}")), before, after, change]
