"""What stories tell about the events of Parley: marks and feats."""

from functools import singledispatch

from skulduggery.core.messages import Event
from skulduggery.core.telling import Feat, Feats, Telling

from . import events


@singledispatch
def feats(event: Event) -> Feats:
    return ()


@feats.register
def feats_of_demanded(event: events.Demanded) -> Feats:
    return (Feat(event.seat, "demands", 1), Feat(event.asked, "times_asked", 1))


@feats.register
def feats_of_countered(event: events.Countered) -> Feats:
    return (Feat(event.seat, "counters", 1),)


@feats.register
def feats_of_passed(event: events.Passed) -> Feats:
    return (Feat(event.seat, "passes", 1),)


@feats.register
def feats_of_coins_paid(event: events.CoinsPaid) -> Feats:
    return (Feat(event.winner, "coins_won", event.amount), Feat(event.seat, "coins_paid", event.amount))


@feats.register
def feats_of_card_shown(event: events.CardShown) -> Feats:
    return (Feat(event.seat, "shows", 1),)


@feats.register
def feats_of_card_given(event: events.CardGiven) -> Feats:
    return (Feat(event.seat, "gifts", 1),)


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (
            events.Demanded,
            events.Countered,
        ),
        "prize": (events.CoinsPaid,),
    },
    feats=feats,
)
