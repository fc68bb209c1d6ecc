"""What stories tell about the events of Bounty: rules, marks, dice, feats and weights."""

from functools import singledispatch

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling
from . import events
from .components import DATA

HARBOURS = {place["square"] for place in [*DATA["port"], *DATA["harbour"]]}
SIDES = 6
MONEY_RULES = {
    "fee": "BO-P.01",
    "sale": "BO-H.01",
    "gift": "BO-X.01",  # from the Bank, by a chest card
    "charge": "BO-X.01",
    "birthday": "BO-X.09",  # from the other players
    "present": "BO-X.09",  # to the player whose birthday it is
    "loan": "BO-D.05",
}


@singledispatch
def cites(event: Event) -> str:
    return event.rule


@cites.register
def rule_of_die_rolled(event: events.DieRolled) -> str:
    return {1: "BO-T.01", 6: "BO-T.02"}.get(event.value, event.rule)


@cites.register
def rule_of_ship_moved(event: events.ShipMoved) -> str:
    if event.cause == "sail":
        return "BO-M.02" if event.to in HARBOURS else "BO-M.03"
    return {"stay": "BO-M.05", "raid": "BO-A.03", "engage": "BO-W.04", "chest": "BO-M.10"}[event.cause]


@cites.register
def rule_of_passed(event: events.Passed) -> str:
    return {"trade": "BO-P.03", "commission": "BO-C.03", "loan": "BO-D.05"}[event.errand]


@cites.register
def rule_of_commission_returned(event: events.CommissionReturned) -> str:
    return "BO-C.07" if event.reason in ("captured", "robber_home", "bought") else "BO-C.08"


@cites.register
def rule_of_money_changed(event: events.MoneyChanged) -> str:
    return MONEY_RULES[event.reason]


@cites.register
def rule_of_tried(event: events.Tried) -> str:
    return "BO-X.05" if event.verdict == "guilty" else "BO-X.06"


@cites.register
def rule_of_packs_shuffled(event: events.PacksShuffled) -> str:
    return "BO-X.01" if event.packs == ("chest",) else event.rule


@cites.register
def rule_of_game_ended(event: events.GameEnded) -> str:
    return {"target": "BO-E.01", "safeguard": "BO-E.06"}.get(event.reason, "BO-E.03")


@singledispatch
def dice(event: Event) -> Rolls:
    return ()


@dice.register
def dice_of_start_rolled(event: events.StartRolled) -> Rolls:
    return tuple(Roll(seat, SIDES, value) for seat, values in enumerate(event.throws) for value in values)


@dice.register
def dice_of_die_rolled(event: events.DieRolled) -> Rolls:
    return (Roll(event.seat, SIDES, event.value),)


@dice.register
def dice_of_shootout_fought(event: events.ShootoutFought) -> Rolls:
    pairs = zip(event.seats, event.throws, strict=True)
    return tuple(Roll(seat, SIDES, value) for seat, values in pairs for value in values)


@singledispatch
def feats(event: Event) -> Feats:
    return ()


@feats.register
def feats_of_die_rolled(event: events.DieRolled) -> Feats:
    feat = {1: "ones", SIDES: "sixes"}.get(event.value)
    return (Feat(event.seat, feat, 1),) if feat else ()


@feats.register
def feats_of_ship_moved(event: events.ShipMoved) -> Feats:
    if event.cause == "chest":
        return ()
    if event.cause == "stay":
        return (Feat(event.seat, "stays", 1),)
    return (Feat(event.seat, "miles", len(event.path) - 1),)


@feats.register
def feats_of_bought(event: events.Bought) -> Feats:
    return (Feat(event.seat, "trades", 1),)


@feats.register
def feats_of_raided(event: events.Raided) -> Feats:
    return (Feat(event.seat, "raids", 1),)


@feats.register
def feats_of_engaged(event: events.Engaged) -> Feats:
    return (Feat(event.seat, "hunts", 1),)


@feats.register
def feats_of_shootout_fought(event: events.ShootoutFought) -> Feats:
    return (Feat(event.winner, "duels", 1),)


@feats.register
def feats_of_cargo_taken(event: events.CargoTaken) -> Feats:
    cards = len(event.ports)
    return (Feat(event.seat, "loot", cards), Feat(event.loser, "losses", cards))


@feats.register
def feats_of_commission_taken(event: events.CommissionTaken) -> Feats:
    return (Feat(event.seat, "commissions", 1),)


@feats.register
def feats_of_sold(event: events.Sold) -> Feats:
    return (Feat(event.seat, "sales", event.total),)


@feats.register
def feats_of_chest_drawn(event: events.ChestDrawn) -> Feats:
    return (Feat(event.seat, "chests", 1),)


@feats.register
def feats_of_money_changed(event: events.MoneyChanged) -> Feats:
    feat = {"gift": "gifts", "birthday": "gifts", "charge": "charges"}.get(event.reason)
    return (Feat(event.seat, feat, event.amount),) if feat else ()


@feats.register
def feats_of_tried(event: events.Tried) -> Feats:
    return (Feat(event.seat, event.verdict, 1),)


@feats.register
def feats_of_borrowed(event: events.Borrowed) -> Feats:
    return (Feat(event.seat, "loans", 1),)


def is_foreseen(event: Event) -> bool:
    """A voyage that was chosen; the price and the proceeds of what has just been told."""
    if isinstance(event, events.ShipMoved):
        return event.cause != "chest"
    return isinstance(event, events.MoneyChanged) and event.reason in ("fee", "sale", "loan")


TELLING = Telling(
    marks={
        "turn": (events.TurnBegan,),
        "fight": (events.Raided, events.Engaged, events.ShootoutFought, events.Tried),
        "loss": (events.CargoTaken, events.DistressBegan),
        "prize": (events.Sold,),
    },
    cites=cites,
    dice=dice,
    feats=feats,
    weighty=(
        events.Raided,
        events.Engaged,
        events.Revealed,
        events.ShootoutFought,
        events.CargoTaken,
        events.Sold,
        events.ChestDrawn,
        events.Tried,
        events.DistressBegan,
    ),
    touches={
        events.ShipMoved: ("ship",),
        events.Bought: ("ship",),
        events.Revealed: ("ship",),
        events.Raided: ("ship", "targets"),
        events.Engaged: ("ship", "target"),
        events.ShootoutFought: ("ships",),
        events.CargoTaken: ("ship", "target"),
        events.ClaimMade: ("ship", "robber"),
        events.ClaimEnded: ("ship",),
        events.CommissionReturned: ("ship",),
        events.Sold: ("ship",),
        events.ChestDrawn: ("ship",),
        events.MoneyChanged: ("seat",),
        events.Tried: ("ship",),
        events.DistressBegan: ("ship",),
        events.DistressEnded: ("ship",),
    },
    foreseen=is_foreseen,
)
