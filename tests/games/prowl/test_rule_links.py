"""Every question and every log line opens the right rule, and tells dice and feats as they were."""

import pytest

from skulduggery.core.messages import Event
from skulduggery.core.stories import Roll
from skulduggery.core.telling import Feat
from skulduggery.games.prowl import events
from skulduggery.games.prowl.telling import TELLING
from skulduggery.text.kinds import leaves

KINDS = [kind for kind in leaves(Event) if kind.__module__ == events.__name__]


def sailed(start: str, to: str, ground: str, ship: str = "blue", *via: str) -> events.Sailed:
    return events.Sailed(0, ship, start, to, (start, *via, to), ground)  # type: ignore[arg-type]


def struck(card: str, start: str = "campeche", to: str = "campeche") -> events.BadLuckStruck:
    return events.BadLuckStruck(0, "blue", card, start, to, (), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (events.DieRolled(0, "blue", 3, 1, 4), "PR-4.01"),
        (events.DieRolled(0, "davy", 3, 3, 6), "PR-11.04"),
        (sailed("13,6", "14,6", "sea"), "PR-4.04"),
        (sailed("13,6", "13,6", "sea"), "PR-4.03"),
        (sailed("3,0", "tortuga", "town"), "PR-4.08"),
        (sailed("3,3", "home_blue", "home"), "PR-3.09"),
        (sailed("13,5", "bora_bora", "island"), "PR-3.11"),
        (sailed("13,6", "14,6", "sea", "davy"), "PR-11.05"),
        (struck("storm", to="tripoli"), "PR-9.03"),
        (struck("storm"), "PR-9.04"),
        (struck("fire"), "PR-9.05"),
        (struck("shipwreck"), "PR-9.06"),
        (struck("mutiny"), "PR-9.09"),
        (struck("kraken"), "PR-9.11"),
        (events.GameEnded("target", (1, 2), (12000, 0), ((), ()), ((), ())), "PR-1.01"),
        (events.GameEnded("last_alive", (1, 2), (0, 0), ((), ()), ((), ())), "PR-9.13"),
        (events.GameEnded("rounds", (1, 2), (0, 0), ((), ()), ((), ())), "PR-15.01"),
    ],
)
def test_a_log_line_cites_the_rule_behind_it(event: Event, rule: str) -> None:
    assert TELLING.cites(event) == rule


def test_dice_belong_to_the_seats_that_threw_them() -> None:
    battle = events.BattleFought("blue", "davy", (0, 2), (6, 4), (3,), 1, True)
    assert TELLING.dice(battle) == (Roll(0, 6, 6), Roll(0, 6, 4), Roll(2, 6, 3))
    assert TELLING.dice(events.DieRolled(1, "red", 5, 2, 7)) == (Roll(1, 6, 5),)
    assert TELLING.dice(events.GameBegan(((2,), (4,)), 1)) == (Roll(0, 6, 2), Roll(1, 6, 4))


@pytest.mark.parametrize(
    ("event", "feats"),
    [
        (events.DieRolled(0, "blue", 6, 0, 6), (Feat(0, "sixes", 1),)),
        (events.DieRolled(0, "blue", 1, 0, 1), (Feat(0, "ones", 1),)),
        (events.DieRolled(0, "blue", 3, 0, 3), ()),
        (sailed("13,6", "15,6", "sea", "blue", "14,6"), (Feat(0, "miles", 2),)),
        (sailed("13,6", "15,6", "sea", "davy", "14,6"), (Feat(0, "haunts", 1),)),
        (
            sailed("13,1", "twir_south", "twir", "blue", "twir_north"),
            (Feat(0, "miles", 2), Feat(0, "round_the_world", 1)),
        ),
        (events.Traded(0, "blue", "campeche", "C51", "gold", "diamond"), (Feat(0, "trades", 1), Feat(0, "earned", 5))),
        (events.Dug(0, "blue", "perdida", "C29", "silver"), (Feat(0, "digs", 1), Feat(0, "earned", 2))),
        (events.Stored(0, "blue", "red", None), (Feat(0, "stored", 1),)),
        (events.Stored(0, "blue", "green", None), ()),
        (struck("fire"), (Feat(0, "bad_luck", 1),)),
        (events.Dumped(0, "blue", "C01"), (Feat(0, "dumped", 1),)),
        (events.Exiled(1, "red", "13,6", "perdida"), (Feat(1, "exiles", 1),)),
        (events.TurnLost(1), (Feat(1, "lost_turns", 1),)),
        (
            events.BattleFought("blue", "red", (0, 1), (2,), (3,), 1, False),
            (Feat(0, "attacks", 1), Feat(1, "victories", 1), Feat(0, "defeats", 1)),
        ),
        (
            events.SpoilsTaken(0, "blue", 1, "red", ("red", "green"), ()),
            (Feat(0, "booty", 2), Feat(1, "robbed", 2)),
        ),
        (events.Sunk(1, "red", ("C01",)), (Feat(1, "robbed", 1),)),
    ],
)
def test_feats_are_told_as_they_were(event: Event, feats: tuple[Feat, ...]) -> None:
    assert TELLING.feats(event) == feats


def test_fights_losses_and_prizes_are_marked() -> None:
    marks = {kind.__name__: mark for kind, mark in TELLING.marks.items()}
    assert marks == {
        "TurnBegan": "turn",
        "TurnLost": "turn",
        "Traded": "prize",
        "Dug": "prize",
        "BadLuckStruck": "loss",
        "BattleFought": "fight",
        "SpoilsTaken": "loss",
        "Sunk": "loss",
        "Reborn": "loss",
        "Died": "loss",
    }
