"""Who knows what in Parley: the suite is tested with this game, so the game itself must be right."""

from collections import Counter
from typing import Any

from parley.events import HIDDEN, CardGiven, CardShown, Demanded
from parley.moves import Demand, Draw, Give, Pass, Show
from parley.state import CARDS

from skulduggery.core.chance import FastChance, ScriptedChance
from skulduggery.core.messages import Move
from skulduggery.core.table import Table
from tests.question import asked_in

from ..core.scenes import PARLEY, bargain

FOUR_HANDS = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3"]  # seat 0 gets A1 A2 A3, and so on


def after(table: Table[Any], *moves: Move | str) -> Table[Any]:
    """The table after these moves of the seat that is asked. The name of a card means that it is drawn."""
    for move in moves:
        seat = asked_in(table.state).seat
        if isinstance(move, str):
            table.play(seat, Draw(), ScriptedChance([move]))
        else:
            table.play(seat, move, ScriptedChance([]))
    return table


def rows_seen_by(table: Table[Any], seat: int | None) -> list[str]:
    """The rows as a seat sees them, one word each."""
    view: Any = PARLEY.view(table.state, seat)
    return [" ".join("--" if lying.card == HIDDEN else lying.card for lying in row) for row in view.rows]


def test_a_seat_sees_its_own_row_and_the_backs_of_the_others() -> None:
    table = bargain()
    assert rows_seen_by(table, 0) == ["A1 C1 B2", "-- -- --"]
    assert rows_seen_by(table, 1) == ["-- -- --", "B1 A2 C2"]
    assert rows_seen_by(table, None) == ["-- -- --", "-- -- --"]


def test_a_card_is_shown_to_one_seat_only_and_stays_known_to_it() -> None:
    table = after(bargain(FOUR_HANDS, players=4), "D4", Show("A2", 2), "D5", Pass())
    assert rows_seen_by(table, 2)[0] == "-- A2 -- --"
    assert rows_seen_by(table, 1)[0] == rows_seen_by(table, 3)[0] == "-- -- -- --"


def test_a_given_card_is_known_to_giver_and_receiver_and_to_who_saw_it_before() -> None:
    table = after(bargain(FOUR_HANDS, players=4), "D4", Show("A2", 2), "D5", Pass(), "C4", Pass())
    after(table, "C5", Demand("C5", 0), Pass(), Pass(), Pass(), Give("A2", 3))
    assert [rows_seen_by(table, seat)[3] for seat in range(4)] == [
        "-- -- -- A2",
        "-- -- -- --",
        "-- -- -- A2",
        "D1 D2 D3 A2",
    ]
    assert rows_seen_by(table, 0)[0] == "A1 A3 D4"


def test_team_mates_see_each_others_rows_but_not_what_a_mate_was_shown() -> None:
    table = after(bargain(FOUR_HANDS, players=4, teams=True), "D4", Show("A2", 1))
    assert rows_seen_by(table, 2)[0] == "A1 A2 A3 D4"
    assert rows_seen_by(table, 1)[0] == "-- A2 -- --"
    assert rows_seen_by(table, 3)[0] == "-- -- -- --"


def test_what_lies_in_the_shuffled_deck_is_known_to_nobody() -> None:
    table = after(bargain(), "D5", Show("D5", 1), "D4", Pass(), Demand("D5", 1), Pass())
    table.state.deck, table.state.discards = [], ["D5"]
    after(table, Demand("D4", 0), Pass(), "D5")
    assert rows_seen_by(table, 0)[0] == "A1 C1 B2 D5"
    assert rows_seen_by(table, 1)[0] == "-- -- -- --"


def test_events_name_a_hidden_card_only_to_those_who_know_it() -> None:
    table = bargain(FOUR_HANDS, players=4)
    after(table, "D4")
    (shown, *_) = table.play(0, Show("A2", 2), ScriptedChance([]))
    assert isinstance(shown, CardShown)
    assert [shown.seen_by(seat) == shown for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert [shown.reveals_to(seat) for seat in (0, 1, 2, 3, None)] == [False, False, True, False, False]


def test_a_gift_reveals_the_card_to_the_receiver_only() -> None:
    given = CardGiven(0, 1, "A1", 0, (0, 1), (1,))
    assert [given.reveals_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [given.seen_by(seat) == given for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_a_played_card_is_news_to_those_who_did_not_know_it() -> None:
    table = after(bargain(FOUR_HANDS, players=4), "D4", Show("A2", 2), "D5", Pass(), "C4", Pass(), "C5", Pass())
    (demanded, *_) = table.play(0, Demand("A2", 1), ScriptedChance([]))
    assert isinstance(demanded, Demanded)
    assert [demanded.reveals_to(seat) for seat in (0, 1, 2, 3, None)] == [False, True, False, True, True]


def test_everybody_with_cards_is_asked_in_seating_order_whatever_he_holds() -> None:
    table = after(bargain(FOUR_HANDS, players=4), "D4", Pass(), "D5", Demand("D5", 3))
    reaction = asked_in(table.state).reaction(table.state)
    assert reaction is not None
    assert reaction.seats == (2, 3, 0)
    assert PARLEY.legal_moves(table.state) == [Pass()]
    assert asked_in(table.state).always_asked(table.state)


def test_a_resampled_state_deals_every_unknown_card_alike() -> None:
    """The first card of seat 1 can be any of the sixteen that seat 0 has not seen, with equal odds."""
    table = after(bargain(), "D4", Show("D4", 1))
    chance = FastChance(3)
    tries = 3200
    cards = Counter(PARLEY.resample(table.state, 0, chance).hand(1)[0] for _ in range(tries))
    assert set(cards) == set(CARDS) - {"A1", "C1", "B2", "D4"}
    assert all(140 < count < 260 for count in cards.values()), cards
