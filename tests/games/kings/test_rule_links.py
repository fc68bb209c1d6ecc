"""Every question and every log line opens the right rule, and tells dice, feats and marks as they were."""

import pytest

from skulduggery.core.game import Decision
from skulduggery.core.messages import Event
from skulduggery.core.stories import Roll
from skulduggery.core.telling import Feat
from skulduggery.games.kings import crew, docking, events, fighting, maintenance, mutiny, sailing, setup, windows
from skulduggery.games.kings.telling import TELLING


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        (setup.SetupDiscardDecision, "KP-1.08"),
        (setup.SetupCaptainDecision, "KP-1.09"),
        (maintenance.BeginDecision, "KP-2.02"),
        (maintenance.StealDecision, "KP-10.03"),
        (maintenance.TrimDecision, "KP-2.04"),
        (maintenance.RollDecision, "KP-2.06"),
        (sailing.SailDecision, "KP-3.01"),
        (docking.DockBuyDecision, "KP-4.03"),
        (docking.HireDecision, "KP-4.04"),
        (docking.CrewDiscardDecision, "KP-4.04"),
        (docking.CrewCaptainDecision, "KP-4.06"),
        (crew.NewCaptainDecision, "KP-7.11"),
        (fighting.FightChoiceDecision, "KP-6.01"),
        (fighting.DuelDiceDecision, "KP-9.02"),
        (windows.WindowMaintenanceDecision, "KP-2.09"),
        (windows.WindowDigDecision, "KP-5.04"),
        (windows.WindowFightDecision, "KP-6.04"),
        (mutiny.MutinyAnswerDecision, "KP-7.07"),
    ],
)
def test_a_question_cites_its_rule(decision: type[Decision], rule: str) -> None:
    assert decision.rule == rule


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (events.CardPlayed(0, "citrus"), "KP-8.04"),
        (events.CardPlayed(0, "mutiny", victim=1), "KP-8.12"),
        (events.PirateDiscarded(0, "swift-armand", "murder"), "KP-8.05"),
        (events.PirateDiscarded(0, "swift-armand", "scapegoat"), "KP-7.07"),
        (events.Stolen(0, 1, 100, "duel"), "KP-9.05"),
        (events.Stolen(0, 1, 100, "steal"), "KP-10.03"),
        (events.DutchmanMoved("A1", "E5", "off_board"), "KP-7.01"),
        (events.DutchmanMoved("A1", "A2", "card"), "KP-8.06"),
        (events.MutinyBegan(0, "rum"), "KP-2.08"),
        (events.MutinyBegan(0, "card"), "KP-8.12"),
        (events.FightBegan(0, 1, "ship", None, "A4"), "KP-9.01"),
        (events.FightBegan(0, None, "warship", "french", "A4"), "KP-3.06"),
        (events.FightEnded(0, None, None, "town", 5, 9, False), "KP-6.09"),
        (events.FightEnded(0, None, None, "town", 5, 9, True), "KP-7.05"),
        (events.FightEnded(0, 1, 0, "ship", 9, 9, False), "KP-9.04"),
        (events.MoneyChanged(0, 100, 100, 100, "dig"), "KP-5.01"),
        (events.MoneyChanged(0, 0, -2500, 2500, "part"), "KP-4.03"),
        (events.GameEnded((1, 2), (1, 0), "rounds", ((), ())), "KP-11.04"),
    ],
)
def test_a_log_line_cites_the_rule_behind_it(event: Event, rule: str) -> None:
    assert TELLING.cites(event) == rule


def test_only_dice_that_fell_count() -> None:
    assert TELLING.dice(events.DiceRolled(1, (3, 5), None, 8)) == (Roll(1, 6, 3), Roll(1, 6, 5))
    assert TELLING.dice(events.DiceRolled(1, (3, 5), "first", 8)) == (Roll(1, 6, 3),)
    assert TELLING.dice(events.DiceRolled(1, (3, 5), "second", 8)) == (Roll(1, 6, 5),)
    assert TELLING.dice(events.DiceRolled(1, (3, 5), "both", 8)) == (Roll(1, 6, 3), Roll(1, 6, 5))


@pytest.mark.parametrize(
    ("event", "feats"),
    [
        (events.CardPlayed(0, "citrus"), (Feat(0, "cards", 1),)),
        (events.Stolen(0, 1, 200, "steal"), (Feat(0, "thefts", 200), Feat(1, "robbed", 200))),
        (events.RumChanged(0, 3, -1), (Feat(0, "rum", 1),)),
        (events.RumChanged(0, 4, 1), ()),
        (events.Sailed(0, "A5", "A3", 2, ("A5", "A4", "A3")), (Feat(0, "miles", 2),)),
        (events.FightBegan(0, 1, "ship", None, "A4"), (Feat(0, "duels", 1),)),
        (events.FightBegan(0, None, "town", "french", "A3"), (Feat(0, "raids", 1),)),
        (events.FightEnded(0, None, None, "town", 5, 9, False), ()),
        (events.FightEnded(0, 1, 1, "ship", 5, 9, False), (Feat(1, "victories", 1),)),
    ],
)
def test_feats(event: Event, feats: tuple[Feat, ...]) -> None:
    assert TELLING.feats(event) == feats


def test_the_timeline_marks_turns_fights_losses_and_prizes() -> None:
    marks = {kind.__name__: mark for kind, mark in TELLING.marks.items()}
    assert {name for name, mark in marks.items() if mark == "turn"} == {"TurnBegan"}
    assert {name for name, mark in marks.items() if mark == "fight"} == {"FightBegan"}
    assert {name for name, mark in marks.items() if mark == "loss"} == {"Stolen", "Caught", "MutinyDone", "DigFailed"}
    assert {name for name, mark in marks.items() if mark == "prize"} == {"Dug", "LootDrawn"}
