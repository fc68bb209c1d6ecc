"""What stories tell about the events of Port Blackwood: rules, marks, dice, feats and weights."""

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling, counted
from . import events
from .components import DATA

LAIRS = {place["square"] for place in DATA["places"].values() if "jailer" in place}
DIE = 6  # sides of the blue die, sectors of the spinner


def rule_of_ship_moved(event: events.ShipMoved) -> str:
    return {"sail": "PB-4.05", "breeze": "PB-11.01", "siren": "PB-12.01", "blast": "PB-8.09"}[event.cause]


def rule_of_game_ended(event: events.GameEnded) -> str:
    return {"race_won": "PB-13.01", "round_limit": "PB-13.06"}.get(event.reason, "PB-13.03")


def dice_of_game_began(event: events.GameBegan) -> Rolls:
    return tuple(Roll(seat, DIE, value) for seat, values in enumerate(event.rolls) for value in values)


def feats_of_die_rolled(event: events.DieRolled) -> Feats:
    return tuple(Feat(event.seat, feat, 1) for feat, value in (("ones", 1), ("sixes", DIE)) if event.value == value)


def feats_of_ship_moved(event: events.ShipMoved) -> Feats:
    """A ship lured or blasted is no sea mile of its captain."""
    miles = len(event.path) - 1
    if event.cause == "siren":
        return (Feat(event.mover, "ships_lured", 1),)
    if event.cause == "blast":
        return (Feat(event.ship, "flights", 1),)
    windy = (Feat(event.mover, "breeze_miles", miles),) if event.cause == "breeze" else ()
    return (Feat(event.mover, "sea_miles", miles), *windy)


def feats_of_ball_fired(event: events.BallFired) -> Feats:
    """PB-8.01: a shot always hits."""
    return (Feat(event.seat, "shots", 1), Feat(event.target, "hits_taken", 1))


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
    cites={
        events.ShipMoved: rule_of_ship_moved,
        events.GoldTaken: lambda event: "PB-7.05" if event.square in LAIRS else "PB-7.02",
        events.Captured: lambda event: "PB-10.03" if event.square in LAIRS else "PB-10.01",
        events.Escaped: lambda event: {"six": "PB-10.04", "jailer_away": "PB-10.05"}.get(event.cause, "PB-10.08"),
        events.GameEnded: rule_of_game_ended,
    },
    dice={
        events.GameBegan: dice_of_game_began,
        events.DieRolled: lambda event: (Roll(event.seat, DIE, event.value),),
    },
    feats={
        events.JailerMoved: lambda event: (Feat(None, "jailers_driven", 1),),
        events.DieRolled: feats_of_die_rolled,
        events.ShipMoved: feats_of_ship_moved,
        events.CoinCollected: counted("coins_found", "amount", of="ship"),
        events.GoldTaken: counted("coins_salvaged", "amount", of="ship"),
        events.Delivered: counted("coins_home", "amount"),
        events.BallGained: counted("balls_gained"),
        events.BallFired: feats_of_ball_fired,
        events.Robbed: counted("coins_robbed", "amount", of="ship"),
        events.Captured: counted("times_caught", of="ship"),
        events.Escaped: counted("escapes", of="ship"),
        events.Stayed: counted("rests"),
    },
    weighty=(events.BallFired, events.Robbed, events.Captured, events.GoldDropped),
    touches={
        ("ship",): (
            events.ShipMoved,
            events.CoinCollected,
            events.GoldTaken,
            events.GoldDropped,
            events.Delivered,
            events.Captured,
            events.Escaped,
        ),
        ("seat",): (events.BallGained,),
        ("ship", "target"): (events.BallFired, events.Robbed),
    },
    foreseen=is_own_way,
)
