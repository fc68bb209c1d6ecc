"""What stories tell about the events of Parley: marks and feats."""

from skulduggery.core.telling import Feat, Feats, Telling, counted

from . import events


def feats_of_coins_paid(event: events.CoinsPaid) -> Feats:
    return (Feat(event.winner, "coins_won", event.amount), Feat(event.seat, "coins_paid", event.amount))


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (events.Demanded, events.Countered),
        "prize": (events.CoinsPaid,),
    },
    feats={
        events.Demanded: lambda event: (Feat(event.seat, "demands", 1), Feat(event.asked, "times_asked", 1)),
        events.Countered: counted("counters"),
        events.Passed: counted("passes"),
        events.CoinsPaid: feats_of_coins_paid,
        events.CardShown: counted("shows"),
        events.CardGiven: counted("gifts"),
    },
)
