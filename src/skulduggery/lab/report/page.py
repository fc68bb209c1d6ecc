"""The page of a report: one HTML file that needs nothing else."""

import math
from html import escape
from importlib.resources import files

from ... import __version__
from ...core.own_parts import own_parts_of
from . import sections, things_section
from .context import Context
from .numbers import quantile


def page(context: Context, command: str) -> str:
    """`command`: the one that makes this page again."""
    title = context.say("title", game=context.words.say("game-title"))
    body = [
        f"<h1>{escape(title)}</h1>",
        about(context),
        in_short(context),
        sections.seats(context),
        things_section.varied(context),
        sections.length(context),
        sections.excitement(context),
        sections.branching(context),
        sections.matters(context),
        things_section.places(context),
        things_section.things(context),
        method(context, command),
    ]
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    language = context.words.language
    main = "\n".join(part for part in body if part)
    head = f"<head>{head}<style>{style}</style></head>"
    return f'<!doctype html>\n<html lang="{language}">{head}<body><main>\n{main}\n</main></body></html>\n'


def about(context: Context) -> str:
    plan = context.plan
    options = context.options()
    told = context.say(
        "about",
        matches=len(context.base.matches),
        players=plan.seats,
        bots=", ".join(dict.fromkeys(plan.bots)),
        options=options,
        changed="yes" if options else "no",
        values=len(context.tallies),
    )
    own = own_parts_of(plan.game)
    changed = "" if own is None else f"<p><strong>{escape(context.say('changed', hash=own.hash[:8]))}</strong></p>"
    return f'<p class="soft">{escape(told)}</p>{changed}'


def in_short(context: Context) -> str:
    """The sentences that somebody reads who reads nothing else."""
    items = [*facts(context).values()]
    listed = "".join(f"<li>{escape(item)}</li>" for item in items)
    return f'<div class="short"><h3>{escape(context.say("short"))}</h3><ul>{listed}</ul></div>'


def facts(context: Context) -> dict[str, str]:
    """The shortest version of the report, by what each sentence is about."""
    say, pen, base = context.say, context.pen, context.base
    labels = [say("order", number=place + 1) for place in range(base.seats)]
    found = {"seats": sections.shares_sentence(context, labels, base.by_order())}
    found["length"] = say("short-length", rounds=pen.number(quantile(base.rounds(), 0.5), 0))
    comebacks, matters = base.comebacks(), base.matters()
    if comebacks is not None:
        changes = base.changes()
        mean = pen.number(math.fsum(changes) / len(changes))
        found["drama"] = say("short-drama", changes=mean, comebacks=pen.percent(comebacks.value, 0))
    if matters is not None:
        found["matters"] = say("short-matters", share=pen.percent(matters.value, 0))
    return found


def method(context: Context, command: str) -> str:
    say = context.say
    told = [say("method-bots"), say("method-intervals"), say("method-clear"), say("method-chances")]
    listed = "".join(f"<li>{escape(one)}</li>" for one in told)
    again = f"<p>{escape(say('again', version=__version__))}<br><code>{escape(command)}</code></p>"
    return sections.heading(say("method")) + f'<ul class="soft">{listed}</ul>{again}'
