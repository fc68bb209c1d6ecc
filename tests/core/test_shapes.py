"""A designer's tables are compared with those of the game, and complaints name the line."""

import pytest

from skulduggery.core.parts import BadParts
from skulduggery.core.shapes import check_data, lines_of

USUAL = {
    "game": "cove",
    "rules": {"goal": 2, "twice": False},
    "card": [{"id": "storm", "count": 2}, {"id": "gift", "count": 1, "steps": [1, 2]}],
    "places": {"port": {"square": "A1"}},
}
GOOD = """# A comment.
game = "cove"

[rules]
goal = 3  # more
twice = true

[[card]]
id = "storm"
count = 4
[[card]]
id = "calm"
count = 0
steps = [5]
[[card]]
id = "gift"
count = 1

[places.port]
square = "B2"
"""


def test_tables_may_have_other_values_and_more_entries() -> None:
    found = check_data(GOOD, "my.toml", USUAL)
    assert [card["id"] for card in found["card"]] == ["storm", "calm", "gift"]


def test_every_key_has_its_line() -> None:
    lines = lines_of(GOOD)
    assert lines["rules", "goal"] == 5
    assert lines["card", 1, "steps"] == 14
    assert lines["places", "port", "square"] == 20


@pytest.mark.parametrize(
    ("given", "changed", "complaint"),
    [
        ("goal = 3", 'goal = "three"', "my.toml, line 5: 'rules, goal' must be a whole number, not a text"),
        ("goal = 3", "goal = -1", "my.toml, line 5: 'rules, goal' must not be negative, but is -1"),
        ("goal = 3  # more\n", "", "my.toml, line 4: 'rules, goal' is missing"),
        ("goal = 3", "gaol = 3\ngoal = 3", "my.toml, line 5: 'rules, gaol' is not known here; known: goal, twice"),
        ("twice = true", "twice = 1", "my.toml, line 6: 'rules, twice' must be true or false, not a whole number"),
        ("count = 0\n", "", "my.toml, line 11: 'card, entry 2, count' is missing"),
        ("steps = [5]", 'steps = ["five"]', "my.toml, line 14: 'card, entry 2, steps, entry 1' must be a whole number"),
        ("steps = [5]", "steps = []", "my.toml, line 14: 'card, entry 2, steps' must not be empty"),
        ('square = "B2"', "", "my.toml, line 19: 'places, port, square' is missing"),
        ("[rules]", "[rules", "my.toml: Expected ']'"),
    ],
)
def test_what_a_game_could_not_read_is_refused(given: str, changed: str, complaint: str) -> None:
    assert given in GOOD
    with pytest.raises(BadParts) as caught:
        check_data(GOOD.replace(given, changed, 1), "my.toml", USUAL)
    assert complaint in str(caught.value)
