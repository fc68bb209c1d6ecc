"""The checks of texts find a name, a label or a rule that is missing: one line of Parley's texts is taken away."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import parley
import pytest
from parley.decisions import ActionDecision
from parley.events import CardShown
from parley.game import ParleyGame

import skulduggery.text.own
import skulduggery.text.wording
from skulduggery.checks import Check
from skulduggery.checks.finding import PAGE
from skulduggery.checks.texts import names
from skulduggery.core.game import Game

TEXTS = Path(parley.__file__).parent / "text"
Without = Callable[[str], Path]


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Without:
    """Parley reads a copy of its texts, in which a line is missing."""
    for module in (skulduggery.text.own, skulduggery.text.wording, names):
        monkeypatch.setattr(module, "text_folder", lambda game: tmp_path / "text")

    def take_away(line: str) -> Path:
        shutil.copytree(TEXTS, tmp_path / "text")
        file = tmp_path / "text" / "en" / "game.ftl"
        whole = file.read_text(encoding="utf-8")
        assert line == "" or f"\n{line}\n" in whole
        file.write_text(whole.replace(f"\n{line}\n", "\n") if line else whole, encoding="utf-8")
        return tmp_path / "text"

    return take_away


def told(check: Check[Game[Any]]) -> list[str]:
    """A new game, so that nothing that was found in the whole one is used."""
    return [f"{finding.sentence} {finding.page}" for finding in check.findings(ParleyGame())]


@pytest.mark.parametrize(
    ("check", "line", "says"),
    [
        (names.every_card_and_other_thing_has_a_name, "card-A1 = A1", "card-A1; card-A1 is needed for "),
        (names.every_field_of_a_view_has_a_label, "view-coins = Coins", "view-coins; view-coins is needed for "),
        (
            names.every_button_beside_other_targets_has_a_name,
            "button-demand = demand",
            "button-demand; button-demand is needed for the decision action.",
        ),
        (
            names.every_reason_for_the_end_has_a_text,
            "reason-rounds = The last round is over.",
            "reason-rounds; reason-rounds is needed for the end of a match.",
        ),
    ],
    ids=["card", "view", "button", "reason"],
)
def test_a_name_that_is_missing(without: Without, check: Check[Game[Any]], line: str, says: str) -> None:
    without(line)
    (sentence,) = told(check)
    assert sentence.startswith(f"text/en/game.ftl lacks a text: {says}")
    assert sentence.endswith(f" {PAGE}#texts")


def with_rulebook(texts: Path, leave_out: str) -> None:
    """A rulebook in both languages; the Dutch one lacks the rule."""
    rules = names.rules_named_by(ParleyGame())
    assert leave_out in rules
    for language, lacking in (("en", ""), ("nl", leave_out)):
        lines = [f"**{rule}** A rule.\n" for rule in rules if rule != lacking]
        (texts / language / "rules.md").write_text("# Parley\n\n## All\n\n" + "\n".join(lines), "utf-8")


@pytest.mark.parametrize(
    ("rule", "where"),
    [
        (ActionDecision.rule, "decision-action"),
        (CardShown.rule, "event-card-shown"),
        ("PY-1.03", "refusal-not-your-card"),
    ],
    ids=["decision", "event", "refusal"],
)
def test_a_rule_that_is_not_in_the_rulebook(without: Without, rule: str, where: str) -> None:
    with_rulebook(without(""), rule)
    (sentence,) = told(names.every_rule_that_is_named_is_in_the_rulebook)
    said = f"{where} names the rule {rule}, but no paragraph of text/nl/rules.md begins with it."
    assert sentence == f"{said} {PAGE}#rulebook"


def test_a_whole_board_that_does_not_exist(without: Without) -> None:
    (without("") / "en" / "rules.md").write_text("# Parley\n\n```chart sea\n```\n", "utf-8")
    (sentence,) = told(names.every_chart_in_the_rulebook_is_a_board)
    said = "text/en/rules.md draws the board sea, but the boards of this game are: none."
    assert sentence == f"{said} {PAGE}#rulebook"


def test_a_game_without_a_rulebook_is_left_in_peace(without: Without) -> None:
    without("")
    assert told(names.every_rule_that_is_named_is_in_the_rulebook) == []
    assert told(names.every_chart_in_the_rulebook_is_a_board) == []
