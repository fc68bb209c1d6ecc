"""What stories tell about the events of Port Blackwood: rules, marks, dice, feats and weights."""

from functools import singledispatch

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling
from . import events
from .components import DATA

LAIRS = {place["square"] for place in DATA["places"].values() if "jailer" in place}
DIE = 6  # sides of the blue die, sectors of the spinner


@singledispatch
def cites(event: Event) -> str:
    return event.rule


@cites.register
def rule_of_ship_moved(event: events.ShipMoved) -> str:
    return {"sail": "PB-4.05", "breeze": "PB-11.01", "siren": "PB-12.01", "blast": "PB-8.09"}[event.cause]


@cites.register
def rule_of_gold_taken(event: events.GoldTaken) -> str:
    return "PB-7.05" if event.square in LAIRS else "PB-7.02"


@cites.register
def rule_of_captured(event: events.Captured) -> str:
    return "PB-10.03" if event.square in LAIRS else "PB-10.01"


@cites.register
def rule_of_escaped(event: events.Escaped) -> str:
    return {"six": "PB-10.04", "jailer_away": "PB-10.05"}.get(event.cause, "PB-10.08")


@cites.register
def rule_of_game_ended(event: events.GameEnded) -> str:
    return {"race_won": "PB-13.01", "round_limit": "PB-13.06"}.get(event.reason, "PB-13.03")


@singledispatch
def dice(event: Event) -> Rolls:
    return ()


@dice.register
def dice_of_start_rolled(event: events.StartRolled) -> Rolls:
    return tuple(Roll(seat, DIE, value) for seat, values in enumerate(event.rolls) for value in values)


@dice.register
def dice_of_die_rolled(event: events.DieRolled) -> Rolls:
    return (Roll(event.seat, DIE, event.value),)


@singledispatch
def feats(event: Event) -> Feats:
    return ()


@feats.register
def feats_of_jailer_moved(event: events.JailerMoved) -> Feats:
    return (Feat(None, "jailers_driven", 1),)


@feats.register
def feats_of_die_rolled(event: events.DieRolled) -> Feats:
    return tuple(Feat(event.seat, feat, 1) for feat, value in (("ones", 1), ("sixes", DIE)) if event.value == value)


@feats.register
def feats_of_ship_moved(event: events.ShipMoved) -> Feats:
    """A ship lured or blasted is no sea mile of its captain."""
    miles = len(event.path) - 1
    if event.cause == "siren":
        return (Feat(event.mover, "ships_lured", 1),)
    if event.cause == "blast":
        return (Feat(event.ship, "flights", 1),)
    windy = (Feat(event.mover, "breeze_miles", miles),) if event.cause == "breeze" else ()
    return (Feat(event.mover, "sea_miles", miles), *windy)


@feats.register
def feats_of_coin_collected(event: events.CoinCollected) -> Feats:
    return (Feat(event.ship, "coins_found", event.amount),)


@feats.register
def feats_of_gold_taken(event: events.GoldTaken) -> Feats:
    return (Feat(event.ship, "coins_salvaged", event.amount),)


@feats.register
def feats_of_delivered(event: events.Delivered) -> Feats:
    return (Feat(event.seat, "coins_home", event.amount),)


@feats.register
def feats_of_ball_gained(event: events.BallGained) -> Feats:
    return (Feat(event.seat, "balls_gained", 1),)


@feats.register
def feats_of_ball_fired(event: events.BallFired) -> Feats:
    """PB-8.01: a shot always hits."""
    return (Feat(event.seat, "shots", 1), Feat(event.target, "hits_taken", 1))


@feats.register
def feats_of_robbed(event: events.Robbed) -> Feats:
    return (Feat(event.ship, "coins_robbed", event.amount),)


@feats.register
def feats_of_captured(event: events.Captured) -> Feats:
    return (Feat(event.ship, "times_caught", 1),)


@feats.register
def feats_of_escaped(event: events.Escaped) -> Feats:
    return (Feat(event.ship, "escapes", 1),)


@feats.register
def feats_of_stayed(event: events.Stayed) -> Feats:
    return (Feat(event.seat, "rests", 1),)


def is_own_way(event: Event) -> bool:
    """Where a ship sails its own captain knows; a siren or a blast moves the ships of others."""
    return isinstance(event, events.ShipMoved) and event.cause in ("sail", "breeze")


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (events.BallFired,),
        "loss": (events.GoldDropped, events.Captured),
        "prize": (events.CoinCollected, events.GoldTaken, events.Delivered, events.Robbed),
    },
    cites=cites,
    dice=dice,
    feats=feats,
    weighty=(events.BallFired, events.Robbed, events.Captured, events.GoldDropped),
    touches={
        events.ShipMoved: ("ship",),
        events.CoinCollected: ("ship",),
        events.GoldTaken: ("ship",),
        events.GoldDropped: ("ship",),
        events.Delivered: ("ship",),
        events.BallGained: ("seat",),
        events.BallFired: ("ship", "target"),
        events.Robbed: ("ship", "target"),
        events.Captured: ("ship",),
        events.Escaped: ("ship",),
    },
    foreseen=is_own_way,
)
