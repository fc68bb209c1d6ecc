"""Every question and every log line opens the right rule, and tells dice and feats as they were."""

import pytest

from skulduggery.core.game import Decision
from skulduggery.core.messages import Event
from skulduggery.core.stories import Roll
from skulduggery.core.telling import Feat
from skulduggery.games.bounty import decisions, events
from skulduggery.games.bounty.telling import TELLING


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        (decisions.RollDecision, "BO-T.04"),
        (decisions.SailDecision, "BO-M.06"),
        (decisions.TradeDecision, "BO-P.02"),
        (decisions.CommissionDecision, "BO-C.03"),
        (decisions.LoanDecision, "BO-D.05"),
    ],
)
def test_a_question_cites_its_rule(decision: type[Decision], rule: str) -> None:
    assert decision.rule == rule


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (events.DieRolled(0, "crimson", 1), "BO-T.01"),
        (events.DieRolled(0, "crimson", 6), "BO-T.02"),
        (events.DieRolled(0, "crimson", 4), "BO-M.03"),
        (events.ShipMoved(0, "crimson", "I9", "J9", ("I9", "J9"), "raid"), "BO-A.03"),
        (events.ShipMoved(0, "crimson", "I9", "J9", ("I9", "J9"), "engage"), "BO-W.04"),
        (events.Passed(0, "crimson", "trade"), "BO-P.03"),
        (events.Passed(0, "crimson", "commission"), "BO-C.03"),
        (events.Passed(0, "crimson", "loan"), "BO-D.05"),
        (events.CommissionReturned(0, "crimson", "bought"), "BO-C.07"),
        (events.CommissionReturned(0, "crimson", "beaten"), "BO-C.08"),
        (events.MoneyChanged(0, -4, "fee", 31, 4), "BO-P.01"),
        (events.MoneyChanged(0, 12, "sale", 47, 12), "BO-H.01"),
        (events.MoneyChanged(0, 3, "gift", 38, 3), "BO-X.01"),
        (events.MoneyChanged(0, 2, "birthday", 37, 2), "BO-X.09"),
        (events.MoneyChanged(0, 25, "loan", 25, 25), "BO-D.05"),
        (events.Tried(0, "crimson", "guilty", ("barley-5",)), "BO-X.05"),
        (events.Tried(0, "crimson", "innocent", ()), "BO-X.06"),
        (events.PacksShuffled(("chest",)), "BO-X.01"),
        (events.PacksShuffled(("barley",)), "BO-H.02"),
        (events.GameEnded("target", (1, 2), (100, 0), (0, 0), (0, 0), ((), ())), "BO-E.01"),
        (events.GameEnded("last_call", (1, 2), (100, 0), (0, 0), (0, 0), ((), ())), "BO-E.03"),
        (events.GameEnded("safeguard", (1, 2), (100, 0), (0, 0), (0, 0), ((), ())), "BO-E.06"),
    ],
)
def test_a_log_line_cites_the_rule_behind_it(event: Event, rule: str) -> None:
    assert TELLING.cites(event) == rule


def test_dice_belong_to_the_seats_that_threw_them() -> None:
    fight = events.ShootoutFought(("crimson", "gold"), (0, 1), ((1, 2, 3, 4), (3, 2, 1, 6)), (6, 6), 1, "gold", 1)
    assert TELLING.dice(fight) == tuple(
        Roll(seat, 6, value) for seat, value in zip([0] * 4 + [1] * 4, [1, 2, 3, 4, 3, 2, 1, 6], strict=True)
    )
    assert TELLING.dice(events.GameBegan(((6, 2), (6, 4)), 1)) == (
        Roll(0, 6, 6),
        Roll(0, 6, 2),
        Roll(1, 6, 6),
        Roll(1, 6, 4),
    )
    assert TELLING.dice(events.DieRolled(2, "emerald", 5)) == (Roll(2, 6, 5),)


@pytest.mark.parametrize(
    ("event", "feats"),
    [
        (events.DieRolled(0, "crimson", 6), (Feat(0, "sixes", 1),)),
        (events.DieRolled(0, "crimson", 1), (Feat(0, "ones", 1),)),
        (events.DieRolled(0, "crimson", 5), ()),
        (events.ShipMoved(1, "gold", "I7", "I7", ("I7",), "stay"), (Feat(1, "stays", 1),)),
        (events.MoneyChanged(1, 6, "gift", 41, 6), (Feat(1, "gifts", 6),)),
        (events.MoneyChanged(1, 4, "birthday", 39, 4), (Feat(1, "gifts", 4),)),
        (events.MoneyChanged(1, -8, "charge", 27, 8), (Feat(1, "charges", 8),)),
        (events.MoneyChanged(1, -4, "fee", 31, 4), ()),
        (events.ShipMoved(1, "gold", "I9", "K9", ("I9", "J9", "K9"), "sail"), (Feat(1, "miles", 2),)),
        (events.ShipMoved(1, "gold", "I9", "C3", ("I9", "C3"), "chest"), ()),
        (events.Bought(1, "gold", "cockle", 4, 11, None), (Feat(1, "trades", 1),)),
        (events.Raided(1, "gold", "I9", ("crimson",)), (Feat(1, "raids", 1),)),
        (events.Engaged(1, "gold", "crimson"), (Feat(1, "hunts", 1),)),
        (events.CargoTaken(1, "gold", 0, "crimson", ("silk", "perla"), ()), (Feat(1, "loot", 2), Feat(0, "losses", 2))),
        (events.CommissionTaken(1, "gold"), (Feat(1, "commissions", 1),)),
        (events.Sold(1, "gold", ("silk-4",), 54), (Feat(1, "sales", 54),)),
        (events.ChestDrawn(1, "gold", "T05"), (Feat(1, "chests", 1),)),
        (events.Tried(1, "gold", "innocent", ()), (Feat(1, "innocent", 1),)),
        (events.Tried(1, "gold", "guilty", ("barley-5",)), (Feat(1, "guilty", 1),)),
        (events.Borrowed(1, 2), (Feat(1, "loans", 1),)),
    ],
)
def test_what_counts_towards_an_award(event: Event, feats: tuple[Feat, ...]) -> None:
    assert TELLING.feats(event) == feats


def test_the_timeline_marks_turns_fights_losses_and_prizes() -> None:
    marks = {kind.__name__: mark for kind, mark in TELLING.marks.items()}
    assert {name for name, mark in marks.items() if mark == "turn"} == {"TurnBegan"}
    assert {name for name, mark in marks.items() if mark == "fight"} == {"Raided", "Engaged", "ShootoutFought", "Tried"}
    assert {name for name, mark in marks.items() if mark == "loss"} == {"CargoTaken", "DistressBegan"}
    assert {name for name, mark in marks.items() if mark == "prize"} == {"Sold"}
