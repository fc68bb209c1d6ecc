"""What a story tells about events besides their sentences: the rule behind each, its mark, the dice and the feats.

All of it is optional. A game that wants a timeline, a luck chart or awards has a `telling.py`, and names it in its
class (`Game.telling`). What depends on the kind of an event is a function with one case for each kind:

    @singledispatch
    def feats(event: Event) -> Feats:
        return ()

    @feats.register
    def of_robbed(event: Robbed) -> Feats:
        return (Feat(event.ship, "coins_robbed", event.amount),)

    TELLING = Telling(marks={"prize": (Robbed,)}, feats=feats)
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from .messages import Event
from .stories import Roll

Mark = Literal["turn", "fight", "loss", "prize"]


class Feat(NamedTuple):
    """Something a seat did that may earn it an award: so many sea miles, shots, coins.

    The seat may be named by one of its ships; None is whoever made the move.
    """

    seat: int | str | None
    feat: str
    amount: int


Rolls = tuple[Roll, ...]
Feats = tuple[Feat, ...]


def rule_of(event: Event) -> str:
    return event.rule


def no_dice(event: Event) -> Rolls:
    return ()


def no_feats(event: Event) -> Feats:
    return ()


class Telling:
    """How the events of one game are told.

    `marks`: the kinds of events that a replay's timeline marks, by mark. `cites`: the rule behind an event.
    `dice`: those that fell, for the luck of each seat. `feats`: what counts towards an award; only figures that
    everybody saw.
    """

    def __init__(
        self,
        marks: Mapping[Mark, tuple[type[Event], ...]] | None = None,
        cites: Callable[[Event], str] = rule_of,
        dice: Callable[[Event], Rolls] = no_dice,
        feats: Callable[[Event], Feats] = no_feats,
    ) -> None:
        self.cites = cites
        self.dice = dice
        self.feats = feats
        self.marks: dict[type[Event], Mark] = {}
        for mark, kinds in (marks or {}).items():
            self.marks |= dict.fromkeys(kinds, mark)

    def rule_in_log(self, event: Event) -> str | None:
        """The rule that the log of a running match links to; None: the log leaves the event out."""
        return self.cites(event) if event.logged else None

    def mark(self, event: Event) -> Mark | None:
        return self.marks.get(type(event))


PLAIN = Telling()
