"""What stories tell about the events of King of the Pirates: rules, marks, dice, feats and weights."""

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling, counted
from . import events

FIGHT_DIE = 6  # sides
MONEY_RULES = {
    "raid": "KP-6.07",
    "dig": "KP-5.01",
    "duel": "KP-9.05",
    "robbed": "KP-9.05",  # lost by a duel
    "steal": "KP-10.03",
    "stolen": "KP-10.03",  # lost by a theft
    "part": "KP-4.03",
}
DISCARD_RULES = {
    "setup": "KP-1.08",
    "hire": "KP-4.04",
    "murder": "KP-8.05",
    "mutiny": "KP-7.06",
    "scapegoat": "KP-7.07",
}
CARD_RULES = {
    "tailwind": "KP-3.02",
    "attack": "KP-8.08",
    "ambush": "KP-8.07",
    "mercenaries": "KP-8.10",
    "soldiers": "KP-8.09",
    "scurvy": "KP-8.03",
    "citrus": "KP-8.04",
    "murder": "KP-8.05",
    "dutchman": "KP-8.06",
    "mutiny": "KP-8.12",
    "keelhaul": "KP-8.13",
}


def rule_of_dutchman_moved(event: events.DutchmanMoved) -> str:
    return {"compass": "KP-2.06", "off_board": "KP-7.01", "card": "KP-8.06"}[event.cause]


def rule_of_fight_began(event: events.FightBegan) -> str:
    return "KP-9.01" if event.foe == "ship" else "KP-3.06" if event.foe == "warship" else event.rule


def rule_of_fight_ended(event: events.FightEnded) -> str:
    if event.void:
        return "KP-7.05"
    return "KP-9.04" if event.foe == "ship" else "KP-6.09" if event.winner is None else event.rule


def dice_of_dice_rolled(event: events.DiceRolled) -> Rolls:
    first, second = event.values
    fallen = [first] if event.rerolled == "first" else [second] if event.rerolled == "second" else [first, second]
    return tuple([Roll(event.seat, FIGHT_DIE, value) for value in fallen])


def feats_of_stolen(event: events.Stolen) -> Feats:
    return (Feat(event.seat, "thefts", event.amount), Feat(event.victim, "robbed", event.amount))


def is_own_choice(event: Event) -> bool:
    """Who goes is the captain's choice, but for a mutiny. Of a murder the card has told already."""
    return isinstance(event, events.PirateDiscarded) and event.cause != "mutiny"


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (events.FightBegan,),
        "loss": (events.Stolen, events.Caught, events.MutinyDone, events.DigFailed),
        "prize": (events.Dug, events.LootDrawn),
    },
    cites={
        events.CardPlayed: lambda event: CARD_RULES.get(event.card, event.rule),
        events.PirateDiscarded: lambda event: DISCARD_RULES[event.cause],
        events.Stolen: lambda event: "KP-9.05" if event.cause == "duel" else event.rule,
        events.DutchmanMoved: rule_of_dutchman_moved,
        events.MutinyBegan: lambda event: "KP-8.12" if event.cause == "card" else "KP-2.08",
        events.FightBegan: rule_of_fight_began,
        events.FightEnded: rule_of_fight_ended,
        events.MoneyChanged: lambda event: MONEY_RULES[event.cause],
        events.GameEnded: lambda event: "KP-11.04" if event.reason == "rounds" else event.rule,
    },
    dice={
        events.DiceRolled: dice_of_dice_rolled,
    },
    feats={
        events.CardPlayed: counted("cards"),
        events.Stolen: feats_of_stolen,
        events.Caught: counted("caught"),
        events.RumChanged: lambda event: (Feat(event.seat, "rum", -event.change),) if event.change < 0 else (),
        events.MutinyDone: counted("mutinies"),
        events.Sailed: counted("miles", "cost"),
        events.TileTurned: counted("tiles"),
        events.Dug: counted("digs"),
        events.FightBegan: lambda event: (Feat(event.attacker, "duels" if event.foe == "ship" else "raids", 1),),
        events.FightEnded: lambda event: (Feat(event.winner, "victories", 1),) if event.winner is not None else (),
    },
    weighty=(
        events.DiceRolled,
        events.FightEnded,
        events.Stolen,
        events.Caught,
        events.MutinyDone,
        events.Dug,
        events.DigFailed,
    ),
    touches={
        ("seat",): (
            events.CardsDrawn,
            events.PirateDiscarded,
            events.Caught,
            events.MutinyBegan,
            events.MutinyPrevented,
            events.MutinyDone,
            events.Sent,
            events.DiceRolled,
            events.LootDrawn,
            events.Dug,
            events.DigFailed,
        ),
        ("victim",): (events.CardPlayed,),
        ("seat", "victim"): (events.Stolen,),
        ("defender",): (events.FightBegan,),
        ("attacker", "defender"): (events.FightEnded,),
    },
    foreseen=is_own_choice,
)
