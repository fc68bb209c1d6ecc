"""Every question and every log line opens the right rule."""

import pytest

from skulduggery.core.game import Decision
from skulduggery.core.messages import Event
from skulduggery.games.blackwood import decisions, events
from skulduggery.games.blackwood.telling import TELLING


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        (decisions.DrawDecision, "PB-2.02"),
        (decisions.RollDecision, "PB-2.03"),
        (decisions.JailerDecision, "PB-9.01"),
        (decisions.SailDecision, "PB-4.05"),
        (decisions.BreezeDecision, "PB-11.01"),
        (decisions.SirenDecision, "PB-12.01"),
        (decisions.WayDecision, "PB-6.07"),
        (decisions.BlastDecision, "PB-8.09"),
    ],
)
def test_a_question_cites_its_rule(decision: type[Decision], rule: str) -> None:
    assert decision.rule == rule


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (events.BallGained(0, 3), "PB-5.03"),
        (events.BallFired(0, "red", "blue", 3), "PB-8.01"),
        (events.Robbed("red", "blue", 1), "PB-8.07"),
        (events.Captured("red", "blackbeard", "K8"), "PB-10.01"),
        (events.Captured("red", "blackbeard", "F6"), "PB-10.03"),
        (events.GoldTaken("red", "K8", 1), "PB-7.02"),
        (events.GoldTaken("red", "O9", 1), "PB-7.05"),
        (events.CoinCollected("red", "O4", 1), "PB-6.02"),
        (events.Escaped("red", "F6", "six"), "PB-10.04"),
        (events.Escaped("red", "F6", "jailer_away"), "PB-10.05"),
        (events.Escaped("red", "F6", "siren"), "PB-10.08"),
        (events.ShipMoved("red", 0, "A9", "B9", ("A9", "B9"), "blast"), "PB-8.09"),
        (events.GameEnded("round_limit", (1, 1)), "PB-13.06"),
    ],
)
def test_a_log_line_cites_the_rule_behind_it(event: Event, rule: str) -> None:
    assert TELLING.cites(event) == rule
