"""What a story tells about events besides their sentences: the rule behind each, its mark, the dice and the feats.

It also says which events people need time to read, at the table and in a replay (`Weight`).

All of it is optional. A game that wants a timeline, a luck chart or awards has a `telling.py`, and names it in its
class (`Game.telling`). What depends on the kind of an event has a function for each kind:

    TELLING = Telling(
        marks={"prize": (Robbed,)},
        feats={Robbed: counted("coins_robbed", "amount")},
        weighty=(Robbed,),
        touches={("ship", "target"): (Robbed,)},
    )
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from .engine_state import AnyState
from .messages import Event
from .stories import Roll, Weight

Mark = Literal["turn", "fight", "loss", "prize"]
ROUTINE: Weight = "routine"


class Feat(NamedTuple):
    """Something a seat did that may earn it an award: so many sea miles, shots, coins.

    The seat may be named by one of its ships; None is whoever made the move.
    """

    seat: int | str | None
    feat: str
    amount: int


Rolls = tuple[Roll, ...]
Feats = tuple[Feat, ...]
Kinds = tuple[type[Event], ...]


def counted(feat: str, amount: str = "", of: str = "seat") -> Callable[[Any], Feats]:
    """One feat of an event, of the seat or ship in the field `of`: as many as the field `amount` says, or one."""
    return lambda event: (Feat(getattr(event, of), feat, getattr(event, amount) if amount else 1),)


def never(event: Event) -> bool:
    return False


class Telling:
    """How the events of one game are told.

    `marks`: the kinds of events that a replay's timeline marks, by mark. By kind of event: `cites`, the rule behind an
    event where it is not `Event.rule`; `dice`, those that fell, for the luck of each seat; `feats`, what counts towards
    an award, only figures that everybody saw. A subclass of a kind is another kind.

    `weighty`: the kinds that everybody needs time for: fights, thefts, sales, cards that are read aloud. `touches`: the
    kinds that change somebody's ships, cards or money, by the fields that name these seats or ships. Left out is
    what a seat has chosen itself and knew beforehand, such as where it sails. `foreseen`: the same for single events.
    """

    def __init__(
        self,
        marks: Mapping[Mark, Kinds] | None = None,
        cites: Mapping[type[Event], Callable[[Any], str]] | None = None,
        dice: Mapping[type[Event], Callable[[Any], Rolls]] | None = None,
        feats: Mapping[type[Event], Callable[[Any], Feats]] | None = None,
        weighty: Kinds = (),
        touches: Mapping[tuple[str, ...], Kinds] | None = None,
        foreseen: Callable[[Event], bool] = never,
    ) -> None:
        self.rules = cites or {}
        self.dice_of = dice or {}
        self.feats_of = feats or {}
        self.weighty = frozenset(weighty)
        self.touches = {kind: fields for fields, kinds in (touches or {}).items() for kind in kinds}
        self.foreseen = foreseen
        self.marks = {kind: mark for mark, kinds in (marks or {}).items() for kind in kinds}

    def cites(self, event: Event) -> str:
        rule = self.rules.get(type(event))
        return event.rule if rule is None else rule(event)

    def dice(self, event: Event) -> Rolls:
        dice = self.dice_of.get(type(event))
        return () if dice is None else dice(event)

    def feats(self, event: Event) -> Feats:
        feats = self.feats_of.get(type(event))
        return () if feats is None else feats(event)

    def rule_in_log(self, event: Event) -> str | None:
        """The rule that the log of a running match links to; None: the log leaves the event out."""
        return self.cites(event) if event.logged else None

    def mark(self, event: Event) -> Mark | None:
        return self.marks.get(type(event))

    def weights(self, events: Sequence[Event], state: AnyState, viewer: int | None) -> tuple[Weight, ...]:
        """How much each event weighs for a viewer.

        It depends on what everybody sees. So how long a table waits for its people tells nobody a secret.
        """
        if not self.weighty and not self.touches:
            return (ROUTINE,) * len(events)
        own = frozenset[Any](() if viewer is None else (viewer, *state.ships_of(viewer)))
        return tuple([self.weight(event.seen_by(None), own) for event in events])

    def weight(self, event: Event, own: frozenset[Any]) -> Weight:
        """`own`: the viewer's seat and ships."""
        fields = self.touches.get(type(event))
        if fields is not None and not self.foreseen(event) and not own.isdisjoint(named_in(event, fields)):
            return "own"
        return "weighty" if type(event) in self.weighty else "routine"


def named_in(event: Event, fields: tuple[str, ...]) -> list[Any]:
    """The seats and ships in these fields; a field may hold several."""
    values = [getattr(event, field) for field in fields]
    return [each for value in values for each in (value if isinstance(value, tuple) else (value,))]


PLAIN = Telling()
