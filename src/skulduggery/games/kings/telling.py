"""What stories tell about the events of King of the Pirates: rules, marks, dice, feats and weights."""

from functools import singledispatch

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling
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


@singledispatch
def cites(event: Event) -> str:
    return event.rule


@cites.register
def rule_of_card_played(event: events.CardPlayed) -> str:
    return CARD_RULES.get(event.card, event.rule)


@cites.register
def rule_of_pirate_discarded(event: events.PirateDiscarded) -> str:
    return DISCARD_RULES[event.cause]


@cites.register
def rule_of_stolen(event: events.Stolen) -> str:
    return "KP-9.05" if event.cause == "duel" else event.rule


@cites.register
def rule_of_dutchman_moved(event: events.DutchmanMoved) -> str:
    return {"compass": "KP-2.06", "off_board": "KP-7.01", "card": "KP-8.06"}[event.cause]


@cites.register
def rule_of_mutiny_began(event: events.MutinyBegan) -> str:
    return "KP-8.12" if event.cause == "card" else "KP-2.08"


@cites.register
def rule_of_fight_began(event: events.FightBegan) -> str:
    return "KP-9.01" if event.foe == "ship" else "KP-3.06" if event.foe == "warship" else event.rule


@cites.register
def rule_of_fight_ended(event: events.FightEnded) -> str:
    if event.void:
        return "KP-7.05"
    return "KP-9.04" if event.foe == "ship" else "KP-6.09" if event.winner is None else event.rule


@cites.register
def rule_of_money_changed(event: events.MoneyChanged) -> str:
    return MONEY_RULES[event.cause]


@cites.register
def rule_of_game_ended(event: events.GameEnded) -> str:
    return "KP-11.04" if event.reason == "rounds" else event.rule


@singledispatch
def dice(event: Event) -> Rolls:
    return ()


@dice.register
def dice_of_dice_rolled(event: events.DiceRolled) -> Rolls:
    first, second = event.values
    fallen = [first] if event.rerolled == "first" else [second] if event.rerolled == "second" else [first, second]
    return tuple([Roll(event.seat, FIGHT_DIE, value) for value in fallen])


@singledispatch
def feats(event: Event) -> Feats:
    return ()


@feats.register
def feats_of_card_played(event: events.CardPlayed) -> Feats:
    return (Feat(event.seat, "cards", 1),)


@feats.register
def feats_of_stolen(event: events.Stolen) -> Feats:
    return (Feat(event.seat, "thefts", event.amount), Feat(event.victim, "robbed", event.amount))


@feats.register
def feats_of_caught(event: events.Caught) -> Feats:
    return (Feat(event.seat, "caught", 1),)


@feats.register
def feats_of_rum_changed(event: events.RumChanged) -> Feats:
    return (Feat(event.seat, "rum", -event.change),) if event.change < 0 else ()


@feats.register
def feats_of_mutiny_done(event: events.MutinyDone) -> Feats:
    return (Feat(event.seat, "mutinies", 1),)


@feats.register
def feats_of_sailed(event: events.Sailed) -> Feats:
    return (Feat(event.seat, "miles", event.cost),)


@feats.register
def feats_of_tile_turned(event: events.TileTurned) -> Feats:
    return (Feat(event.seat, "tiles", 1),)


@feats.register
def feats_of_dug(event: events.Dug) -> Feats:
    return (Feat(event.seat, "digs", 1),)


@feats.register
def feats_of_fight_began(event: events.FightBegan) -> Feats:
    return (Feat(event.attacker, "duels" if event.foe == "ship" else "raids", 1),)


@feats.register
def feats_of_fight_ended(event: events.FightEnded) -> Feats:
    return (Feat(event.winner, "victories", 1),) if event.winner is not None else ()


def is_own_choice(event: Event) -> bool:
    """Who goes is the captain's choice, but for a murder and a mutiny."""
    return isinstance(event, events.PirateDiscarded) and event.cause not in ("murder", "mutiny")


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (events.FightBegan,),
        "loss": (
            events.Stolen,
            events.Caught,
            events.MutinyDone,
            events.DigFailed,
        ),
        "prize": (
            events.Dug,
            events.LootDrawn,
        ),
    },
    cites=cites,
    dice=dice,
    feats=feats,
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
        events.CardsDrawn: ("seat",),
        events.CardPlayed: ("victim",),
        events.PirateDiscarded: ("seat",),
        events.Stolen: ("seat", "victim"),
        events.Caught: ("seat",),
        events.MutinyBegan: ("seat",),
        events.MutinyPrevented: ("seat",),
        events.MutinyDone: ("seat",),
        events.Sent: ("seat",),
        events.FightBegan: ("defender",),
        events.DiceRolled: ("seat",),
        events.FightEnded: ("attacker", "defender"),
        events.LootDrawn: ("seat",),
        events.Dug: ("seat",),
        events.DigFailed: ("seat",),
    },
    foreseen=is_own_choice,
)
