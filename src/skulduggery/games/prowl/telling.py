"""What stories tell about the events of Pirates on the Prowl: rules, marks, dice, feats and weights."""

from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling, counted
from . import events
from .components import CARD_INDEX, SIDES, VALUES

THOUSAND = 1000  # doubloons; awards count treasures in thousands
LUCK_RULES = {
    "storm": "PR-9.03",
    "fire": "PR-9.05",
    "shipwreck": "PR-9.06",
    "mutiny": "PR-9.09",
    "kraken": "PR-9.11",
}


def rule_of_sailed(event: events.Sailed) -> str:
    if event.start == event.to:
        return "PR-4.03"
    if event.ship == "davy":
        return "PR-11.05"
    return {"town": "PR-4.08", "home": "PR-3.09", "island": "PR-3.11"}.get(event.ground, event.rule)


def rule_of_bad_luck_struck(event: events.BadLuckStruck) -> str:
    return "PR-9.04" if event.card == "storm" and event.start == event.to else LUCK_RULES[event.card]


def rule_of_game_ended(event: events.GameEnded) -> str:
    return {"target": "PR-1.01", "last_alive": "PR-9.13", "rounds": "PR-15.01"}[event.reason]


def dice_of_game_began(event: events.GameBegan) -> Rolls:
    return tuple(Roll(seat, SIDES, value) for seat, values in enumerate(event.rolls) for value in values)


def dice_of_battle_fought(event: events.BattleFought) -> Rolls:
    thrown = [(event.seats[0], event.attack), (event.seats[1], event.defence)]
    return tuple(Roll(seat, SIDES, value) for seat, values in thrown for value in values)


def feats_of_die_rolled(event: events.DieRolled | events.DieThrown) -> Feats:
    feat = {1: "ones", SIDES: "sixes"}.get(event.value)
    return (Feat(event.seat, feat, 1),) if feat else ()


def feats_of_sailed(event: events.Sailed) -> Feats:
    if event.ship == "davy":
        return (Feat(event.seat, "haunts", 1),)
    bridges = sum(1 for one, two in zip(event.path, event.path[1:], strict=False) if is_round_trip(one, two))
    miles = Feat(event.seat, "miles", len(event.path) - 1)
    return (miles, Feat(event.seat, "round_the_world", bridges)) if bridges else (miles,)


def feats_of_traded(event: events.Traded) -> Feats:
    return (Feat(event.seat, "trades", 1), Feat(event.seat, "earned", thousands(event.reward)))


def feats_of_battle_fought(event: events.BattleFought) -> Feats:
    winner, loser = event.seats if event.won else event.seats[::-1]
    return (Feat(event.seats[0], "attacks", 1), Feat(winner, "victories", 1), Feat(loser, "defeats", 1))


def feats_of_spoils_taken(event: events.SpoilsTaken) -> Feats:
    return (Feat(event.seat, "booty", len(event.backs)), Feat(event.loser, "robbed", len(event.backs)))


def thousands(reward: str | None) -> int:
    """What a treasure is worth; who does not see it is told nothing, and the figure is not used."""
    return VALUES[CARD_INDEX[reward or "bronze"]] // THOUSAND


def is_round_trip(one: str, two: str) -> bool:
    return one.startswith("twir_") and two.startswith("twir_")


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan, events.TurnLost),
        "fight": (events.BattleFought,),
        "loss": (events.BadLuckStruck, events.SpoilsTaken, events.Sunk, events.Reborn, events.Died),
        "prize": (events.Traded, events.Dug),
    },
    cites={
        events.DieRolled: lambda event: "PR-11.04" if event.ship == "davy" else event.rule,
        events.Sailed: rule_of_sailed,
        events.BadLuckStruck: rule_of_bad_luck_struck,
        events.GameEnded: rule_of_game_ended,
    },
    dice={
        events.GameBegan: dice_of_game_began,
        events.DieRolled: lambda event: (Roll(event.seat, SIDES, event.value),),
        events.DieThrown: lambda event: (Roll(event.seat, SIDES, event.value),),
        events.BattleFought: dice_of_battle_fought,
    },
    feats={
        events.TurnLost: counted("lost_turns"),
        events.DieRolled: feats_of_die_rolled,
        events.DieThrown: feats_of_die_rolled,
        events.Sailed: feats_of_sailed,
        events.Stored: lambda event: (Feat(event.seat, "stored", 1),) if event.back != "green" else (),
        events.Traded: feats_of_traded,
        events.CardDrawn: counted("raids"),
        events.BadLuckStruck: counted("bad_luck"),
        events.Dumped: counted("dumped"),
        events.Dug: lambda event: (Feat(event.seat, "digs", 1), Feat(event.seat, "earned", thousands(event.reward))),
        events.BattleFought: feats_of_battle_fought,
        events.SpoilsTaken: feats_of_spoils_taken,
        events.Sunk: lambda event: (Feat(event.seat, "robbed", len(event.cards)),),
        events.Exiled: counted("exiles"),
    },
    weighty=(
        events.CardDrawn,
        events.BadLuckStruck,
        events.Traded,
        events.Dug,
        events.BattleFought,
        events.SpoilsTaken,
        events.Sunk,
        events.Reborn,
        events.Died,
    ),
    touches={
        ("seat",): (events.TurnLost, events.DavyTaken),
        ("ship",): (
            events.CardDrawn,
            events.CardVoided,
            events.BadLuckStruck,
            events.Traded,
            events.Dug,
            events.Sunk,
            events.Exiled,
            events.Reborn,
            events.Died,
        ),
        ("ship", "target"): (events.BattleFought, events.SpoilsTaken),
    },
)
