"""The name that a seat had when something happened."""

from skulduggery.core.names import MOST_FORMER, Names
from skulduggery.core.record import AnyEntry, Forked, Seated
from skulduggery.core.stories import FormerName


def seated(number: int, seat: int, name: str, bot: str | None = None) -> Seated:
    return Seated(number, "", seat, name, bot)


def former(*entries: AnyEntry) -> list[FormerName]:
    return Names(entries).former


def test_the_first_names_are_no_change() -> None:
    assert former(seated(1, 0, "Anna"), seated(2, 1, "Polly", "bosun")) == []


def test_who_changes_their_name_stays_the_same_person() -> None:
    assert former(seated(1, 0, "Anna"), seated(9, 0, "Annabel")) == [FormerName(0, "Anna", 9, other=False)]


def test_a_bot_that_stands_in_keeps_the_name_and_is_told_apart() -> None:
    assert former(seated(1, 0, "Anna"), seated(5, 0, "Anna", "bosun"), seated(9, 0, "Anna")) == [
        FormerName(0, "Anna", 5, other=False),
        FormerName(0, "Anna", 9, other=False, bot="bosun"),
    ]


def test_whoever_takes_over_from_a_bot_is_somebody_else_than_all_before() -> None:
    entries = [seated(1, 0, "Anna"), seated(3, 0, "Ann"), seated(5, 0, "Polly", "bosun"), seated(9, 0, "Ben")]
    assert former(*entries) == [
        FormerName(0, "Anna", 3, other=True),
        FormerName(0, "Ann", 5, other=True),
        FormerName(0, "Polly", 9, other=True, bot="bosun"),
    ]


def test_who_sits_down_after_a_fork_is_somebody_else() -> None:
    fork = Forked(5, "", "", ())
    assert former(seated(1, 0, "Anna"), fork, seated(6, 0, "Ben")) == [FormerName(0, "Anna", 6, other=True)]
    later = former(seated(1, 0, "Anna"), fork, seated(6, 0, "Ben"), seated(8, 0, "Benny"))
    assert later[-1] == FormerName(0, "Ben", 8, other=False)


def test_a_name_that_was_changed_after_the_end_is_told_too() -> None:
    names = Names([seated(1, 0, "Anna"), seated(2, 1, "Ben")])
    assert names.before(["Anna", "Ben"], 20) == ()
    assert names.before(["Anna", "Benny"], 20) == (FormerName(1, "Ben", 21, other=False),)


def test_of_very_many_names_the_newest_are_told() -> None:
    names = Names([seated(number, 0, f"Anna {number}") for number in range(1, 150)])
    told = names.before(["Anna 149"], 200)
    assert (len(told), told[-1].name) == (MOST_FORMER, "Anna 148")
