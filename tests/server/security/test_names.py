"""Names: short, plain, decent, and nobody else's."""

import pytest

from skulduggery.core.record import LONGEST_NAME
from skulduggery.core.refusals import Refused
from skulduggery.server.protocol.refusals import BadName
from skulduggery.server.security.names import clean_name, is_rude, make_bot_name, make_name

GOOD = {
    "Anna": "Anna",
    "  Red   Rita ": "Red Rita",
    "Jürgen d'Été-3": "Jürgen d'Été-3",
    "Ｆｕｌｌ": "Full",
    "梅花": "梅花",
    "Nguyễn Huệ": "Nguyễn Huệ",
    "x" * LONGEST_NAME: "x" * LONGEST_NAME,
}
BAD = {
    "x" * (LONGEST_NAME + 1): "long",
    "<b>Bob</b>": "characters",
    "a\u202eb": "characters",
    "a\u200bb": "characters",
    "a\x00b": "characters",
    "a\ue000": "characters",
    "o" + "\u0301" * 9: "characters",
    "\u3164\u3164": "characters",
    "a\u115fb": "characters",
    "a\u034fb": "characters",
    "a" + "\u0e49" * 5: "characters",
    "!!!": "empty",
    "Sh1t": "rude",
    "s h i t": "rude",
    "Kanker": "rude",
}


@pytest.mark.parametrize(("given", "shown"), GOOD.items())
def test_a_good_name_stays(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(("given", "reason"), BAD.items())
def test_a_bad_name_is_refused_with_the_reason(given: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(given)
    assert caught.value.refusal == BadName("", reason)


def test_two_annas_can_be_told_apart() -> None:
    assert clean_name("anna", ["Anna"]) == "anna 2"
    assert clean_name("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert len(clean_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) == LONGEST_NAME


def test_who_brings_no_name_gets_one() -> None:
    for _ in range(200):
        name = clean_name("")
        assert clean_name(name) == name
        assert not is_rude(name)
        assert len(name.split()) == 3
    taken = [make_bot_name() for _ in range(5)]
    assert make_bot_name(taken) not in taken
    assert make_name(["x"]) != "x"


def test_bots_of_one_table_share_no_word() -> None:
    names: list[str] = ["Salty Pandora 27"]
    for _ in range(20):
        names.append(make_bot_name(names))
    words = [word for name in names for word in name.split()]
    assert len(set(words)) == len(words)
