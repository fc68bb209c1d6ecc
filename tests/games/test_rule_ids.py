"""Every rule of a specification has a test, and every rule id in the code exists. For every game."""

import re
from pathlib import Path

import pytest

from skulduggery.core.game import Decision
from skulduggery.core.messages import Event
from skulduggery.games import game_called
from skulduggery.text.kinds import home_of, is_inside, leaves

ROOT = Path(__file__).parents[2]
SPECIFICATIONS = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+\.\d+)\*\* ", re.MULTILINE)
PREFIX = re.compile(r"\(prefix ([A-Z]+)\)")
TEST = re.compile(r"^ *def test_.*?# (.*)$", re.MULTILINE)  # a test names its rules on its first line

every_specification = pytest.mark.parametrize("specification", SPECIFICATIONS, ids=lambda path: path.stem)


def ids(prefix: str, text: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-[A-Z0-9]+\.\d+\b", text))


def read_specification(specification: Path) -> tuple[str, set[str]]:
    """The prefix of the game's rule ids, and all of them."""
    text = specification.read_text(encoding="utf-8")
    prefix = PREFIX.search(text)
    assert prefix, f"{specification.name} does not say '(prefix XY)' in its title"
    return prefix[1], {rule for rule in RULE.findall(text) if rule.startswith(prefix[1])}


def named_in_tests(prefix: str) -> set[str]:
    """The ids that tests name on their first line."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for comment in TEST.findall(file.read_text(encoding="utf-8")):
            found |= ids(prefix, comment)
    return found


def test_there_are_specifications() -> None:
    assert "blackwood" in {path.stem for path in SPECIFICATIONS}
    assert len(read_specification(ROOT / "docs" / "rules" / "blackwood.md")[1]) == 106


@every_specification
def test_every_rule_has_a_test(specification: Path) -> None:
    prefix, rules = read_specification(specification)
    assert sorted(rules - named_in_tests(prefix)) == []


@every_specification
def test_no_test_names_a_rule_that_does_not_exist(specification: Path) -> None:
    prefix, rules = read_specification(specification)
    assert sorted(named_in_tests(prefix) - rules) == []


@every_specification
def test_code_and_texts_name_only_rules_that_exist(specification: Path) -> None:
    prefix, rules = read_specification(specification)
    files = [file for ending in ("py", "ftl", "md", "toml") for file in (ROOT / "src").rglob(f"*.{ending}")]
    unknown = {
        f"{file.relative_to(ROOT)}: {rule}"
        for file in files
        for rule in ids(prefix, file.read_text(encoding="utf-8")) - rules
    }
    assert sorted(unknown) == []


@every_specification
def test_every_question_and_every_log_line_cites_a_rule(specification: Path) -> None:
    _, rules = read_specification(specification)
    home = home_of(game_called(specification.stem))
    kinds = [kind for base in (Decision, Event) for kind in leaves(base) if is_inside(kind, home)]
    assert kinds
    assert [kind.__name__ for kind in kinds if kind.rule not in rules] == []
