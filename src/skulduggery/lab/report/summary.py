"""The short version of a report: a chapter behind the rulebook, in Markdown. The app shows it with the rules.

A game keeps it as `text/<language>/fairness.md`, made by `skulduggery lab report GAME`.
"""

from pathlib import Path

from ...text.languages import LANGUAGES
from .context import Context
from .page import facts


def chapter(context: Context) -> str:
    """A `##` chapter: what was found, and how often each seat won by the order of moving."""
    say, pen, base = context.say, context.pen, context.base
    found = "\n".join(f"- {fact}" for fact in facts(context).values())
    rows = "\n".join(
        f"| {say('order', number=place + 1)} | {pen.percent(one.value)} | {pen.interval(one)} |"
        for place, one in enumerate(base.by_order())
    )
    heads = f"| {say('chapter-who')} | {say('chapter-won')} | {say('chapter-interval')} |\n|---|---|---|"
    about = say(
        "chapter-about", matches=len(base.matches), players=base.seats, bots=", ".join(dict.fromkeys(context.plan.bots))
    )
    fair = say("chapter-fair", fair=pen.percent(base.fair))
    return f"## {say('chapter')}\n\n{about}\n\n{found}\n\n{heads}\n{rows}\n\n{fair}\n"


def write_chapters(context: Context, out: Path) -> list[Path]:
    """Beside the page, in every language: `report-en.md`."""
    written: list[Path] = []
    for language in LANGUAGES:
        told = Context(context.game, language, context.plan, context.tallies)
        file = out.with_name(f"{out.stem}-{language}.md")
        file.write_text(chapter(told), encoding="utf-8")
        written.append(file)
    return written
