"""The sources of chance."""

from collections import Counter

import pytest

from skulduggery.core.chance import (
    Chance,
    FastChance,
    ImpossibleOutcome,
    OutcomeNeeded,
    RecordedChance,
    ScriptedChance,
    SeededChance,
)


class Always(Chance):
    """Always draws the same: shows that a source only needs `below`."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def below(self, n: int) -> int:
        return self.answer


def test_a_die_shows_one_more_than_the_draw() -> None:
    assert Always(0).die() == 1
    assert Always(5).die() == 6
    assert Always(19).die(20) == 20


def test_a_drawn_card_leaves_the_deck_and_a_picked_face_does_not() -> None:
    deck = ["a", "b", "c"]
    assert Always(0).draw(deck) == "a"
    assert sorted(deck) == ["b", "c"]
    assert Always(1).pick(deck) == deck[1]
    assert len(deck) == 2


@pytest.mark.parametrize("chance", [FastChance(3), SeededChance(b"seed", 3)], ids=["fast", "seeded"])
def test_every_value_is_about_equally_likely(chance: Chance) -> None:
    rolls = Counter(chance.die() for _ in range(6000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in rolls.values()), rolls


@pytest.mark.parametrize("chance", [FastChance(4), SeededChance(b"seed", 4)], ids=["fast", "seeded"])
def test_a_deck_is_drawn_in_every_order(chance: Chance) -> None:
    orders: Counter[str] = Counter()
    for _ in range(1200):
        deck = ["a", "b", "c"]
        orders["".join(chance.draw(deck) for _ in range(3))] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_the_same_seed_gives_the_same_luck_and_another_does_not() -> None:
    assert [FastChance(1).below(1000) for _ in range(3)] == [FastChance(1).below(1000) for _ in range(3)]
    first, second, other = SeededChance(b"a", 1), SeededChance(b"a", 1), SeededChance(b"a", 2)
    values = [chance.below(10**9) for chance in (first, second, other)]
    assert values[0] == values[1] != values[2]


def test_a_seeded_source_refuses_more_outcomes_than_it_can_tell_apart() -> None:
    with pytest.raises(ValueError, match="2\\^64"):
        SeededChance(b"seed", 1).below(2**64 + 1)


def test_logged_draws_are_pairs_of_ways_and_value() -> None:
    chance = SeededChance(b"seed", 1)
    roll, card = chance.die(), chance.draw(["a", "b"])
    (six, value), (two, at) = chance.draws
    assert (six, value + 1, two, ["a", "b"][at]) == (6, roll, 2, card)


def test_recorded_draws_come_back_in_order() -> None:
    chance = RecordedChance([(6, 3), (2, 1)])
    assert chance.die() == 4
    assert chance.draw(["a", "b"]) == "b"
    assert chance.draws == [(6, 3), (2, 1)]


def test_a_recorded_source_that_ran_out_says_how_many_ways_there_are() -> None:
    with pytest.raises(OutcomeNeeded) as caught:
        RecordedChance([]).die()
    assert caught.value.ways == 6


@pytest.mark.parametrize("known", [(5, 1), (6, 6), (6, -1), (0, 0)])
def test_a_recorded_draw_that_does_not_fit_is_refused_with_its_number(known: tuple[int, int]) -> None:
    chance = RecordedChance([(6, 0), known])
    chance.die()
    with pytest.raises(ImpossibleOutcome, match="draw 2"):
        chance.die()


def test_a_script_names_dice_by_faces_cards_and_sectors_by_names_and_the_rest_by_numbers() -> None:
    chance = ScriptedChance([6, "siren", "breeze", 2])
    deck = ["breeze", "siren"]
    assert chance.die() == 6
    assert chance.draw(deck) == "siren"
    assert chance.pick(["fire", "breeze"]) == "breeze"
    assert chance.below(3) == 2
    assert deck == ["breeze"]
    assert chance.draws == [(6, 5), (2, 1), (2, 1), (3, 2)]


def test_a_script_that_ran_out_names_the_outcomes_it_needs() -> None:
    with pytest.raises(OutcomeNeeded) as caught:
        ScriptedChance([]).draw(["breeze", "siren"])
    assert (caught.value.ways, caught.value.names) == (2, ["breeze", "siren"])
    with pytest.raises(OutcomeNeeded) as caught:
        ScriptedChance([]).die(4)
    assert caught.value.names == ["1", "2", "3", "4"]
    with pytest.raises(OutcomeNeeded) as caught:
        ScriptedChance([]).below(2)
    assert caught.value.names == ["0", "1"]


@pytest.mark.parametrize("outcome", [0, 7, "siren"])
def test_a_script_refuses_the_impossible_and_says_what_can_happen(outcome: int | str) -> None:
    with pytest.raises(ImpossibleOutcome, match="1, 2, 3, 4, 5, 6"):
        ScriptedChance([outcome]).die()


def test_the_names_of_one_draw_do_not_stick_to_the_next() -> None:
    chance = ScriptedChance(["breeze", 0])
    chance.draw(["breeze", "siren"])
    assert chance.below(2) == 0
