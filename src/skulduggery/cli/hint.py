"""`hint` at the table: the best choices in words, with the chance to win and reasons."""

from collections.abc import Sequence

from ..bots.search.advice import Advice
from ..bots.search.messages import HintReason
from ..text import Wording
from ..text.crew import Crew
from .menu import Menu


def hint_lines(advice: Sequence[Advice], menu: Menu) -> list[str]:
    """Two lines for each choice, and what the chance means."""
    numbers = {item.choice.move: item for item in menu.items}
    lines: list[str] = []
    for each in advice:
        item = numbers[each.move]
        chance = menu.wording.say("hint-chance", chance=round(each.chance * 100))
        because = why(each, len(advice) > 1, menu.wording, menu.crew)
        lines += [f" {item.number}  {menu.told(item)}: {chance}", f"    {because}"]
    if len(advice) > 1 and all(each.level for each in advice):
        lines.append(menu.wording.say("hint-level"))
    return [*lines, menu.wording.say("hint-meaning")]


def why(advice: Advice, has_others: bool, wording: Wording, crew: Crew) -> str:
    sides = {"hint-for": True, "hint-against": False}
    told = {
        key: [in_words(one, wording, crew) for one in advice.reasons if one.good == good] for key, good in sides.items()
    }
    sentences = [wording.say(key, reasons=tuple(reasons)) for key, reasons in told.items() if reasons]
    return " ".join(sentences) or wording.say("hint-unclear" if has_others else "hint-only")


def in_words(reason: HintReason, wording: Wording, crew: Crew) -> str:
    if reason.event is not None:
        key = f"hint-{reason.topic}" if reason.more else f"hint-avoid-{reason.topic}"
        phrase = wording.tell(reason.event, crew, key, steps=reason.steps)
        often = "hint-often" if reason.more else "hint-otherwise"
        return wording.say(often, phrase=phrase, times=reason.times, tries=reason.tries)
    if reason.tries:
        return wording.say(f"hint-{reason.topic}", times=reason.times, tries=reason.tries, turns=reason.turns)
    phrase = wording.say(f"trait-{reason.topic}-{'more' if reason.more else 'less'}")
    return wording.say("hint-own" if reason.own else "hint-others", phrase=phrase)
