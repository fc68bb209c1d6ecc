"""What stories tell about the events of Bounty: rules, marks, dice, feats and weights."""

from ...core.messages import Event
from ...core.stories import Roll
from ...core.telling import Feat, Feats, Rolls, Telling, counted
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


def rule_of_ship_moved(event: events.ShipMoved) -> str:
    if event.cause == "sail":
        return "BO-M.02" if event.to in HARBOURS else "BO-M.03"
    return {"stay": "BO-M.05", "raid": "BO-A.03", "engage": "BO-W.04", "chest": "BO-M.10"}[event.cause]


def rule_of_commission_returned(event: events.CommissionReturned) -> str:
    return "BO-C.07" if event.reason in ("captured", "robber_home", "bought") else "BO-C.08"


def dice_of_game_began(event: events.GameBegan) -> Rolls:
    return tuple(Roll(seat, SIDES, value) for seat, values in enumerate(event.rolls) for value in values)


def dice_of_shootout_fought(event: events.ShootoutFought) -> Rolls:
    pairs = zip(event.seats, event.rolls, strict=True)
    return tuple(Roll(seat, SIDES, value) for seat, values in pairs for value in values)


def feats_of_die_rolled(event: events.DieRolled) -> Feats:
    feat = {1: "ones", SIDES: "sixes"}.get(event.value)
    return (Feat(event.seat, feat, 1),) if feat else ()


def feats_of_ship_moved(event: events.ShipMoved) -> Feats:
    if event.cause == "chest":
        return ()
    if event.cause == "stay":
        return (Feat(event.seat, "stays", 1),)
    return (Feat(event.seat, "miles", len(event.path) - 1),)


def feats_of_cargo_taken(event: events.CargoTaken) -> Feats:
    cards = len(event.ports)
    return (Feat(event.seat, "loot", cards), Feat(event.loser, "losses", cards))


def feats_of_money_changed(event: events.MoneyChanged) -> Feats:
    feat = {"gift": "gifts", "birthday": "gifts", "charge": "charges"}.get(event.reason)
    return (Feat(event.seat, feat, event.amount),) if feat else ()


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
    cites={
        events.DieRolled: lambda event: {1: "BO-T.01", 6: "BO-T.02"}.get(event.value, event.rule),
        events.ShipMoved: rule_of_ship_moved,
        events.Passed: lambda event: {"trade": "BO-P.03", "commission": "BO-C.03", "loan": "BO-D.05"}[event.errand],
        events.CommissionReturned: rule_of_commission_returned,
        events.MoneyChanged: lambda event: MONEY_RULES[event.reason],
        events.Tried: lambda event: "BO-X.05" if event.verdict == "guilty" else "BO-X.06",
        events.PacksShuffled: lambda event: "BO-X.01" if event.packs == ("chest",) else event.rule,
        events.GameEnded: lambda event: {"target": "BO-E.01", "safeguard": "BO-E.06"}.get(event.reason, "BO-E.03"),
    },
    dice={
        events.GameBegan: dice_of_game_began,
        events.DieRolled: lambda event: (Roll(event.seat, SIDES, event.value),),
        events.ShootoutFought: dice_of_shootout_fought,
    },
    feats={
        events.DieRolled: feats_of_die_rolled,
        events.ShipMoved: feats_of_ship_moved,
        events.Bought: counted("trades"),
        events.Raided: counted("raids"),
        events.Engaged: counted("hunts"),
        events.ShootoutFought: counted("duels", of="winner"),
        events.CargoTaken: feats_of_cargo_taken,
        events.CommissionTaken: counted("commissions"),
        events.Sold: counted("sales", "total"),
        events.ChestDrawn: counted("chests"),
        events.MoneyChanged: feats_of_money_changed,
        events.Tried: lambda event: (Feat(event.seat, event.verdict, 1),),
        events.Borrowed: counted("loans"),
    },
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
        ("ship",): (
            events.ShipMoved,
            events.Bought,
            events.Revealed,
            events.ClaimEnded,
            events.CommissionReturned,
            events.Sold,
            events.ChestDrawn,
            events.Tried,
            events.DistressBegan,
            events.DistressEnded,
        ),
        ("ship", "targets"): (events.Raided,),
        ("ship", "target"): (events.Engaged, events.CargoTaken),
        ("ships",): (events.ShootoutFought,),
        ("ship", "robber"): (events.ClaimMade,),
        ("seat",): (events.MoneyChanged,),
    },
    foreseen=is_foreseen,
)
