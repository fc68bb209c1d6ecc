"""The review of a finished match: planted blunders and throws are found, and nothing else is called so."""

from functools import partial
from typing import Any

import pytest
from tictactoe import Mark

from skulduggery.bots import make_bot
from skulduggery.bots.review import pieces
from skulduggery.bots.review import reviewer as module
from skulduggery.bots.review.messages import Review
from skulduggery.bots.review.reviewer import Reviewer
from skulduggery.bots.review.samples import certainty
from skulduggery.core.chance import NO_LUCK, FastChance, OutcomeNeeded
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.core.record import Record
from skulduggery.core.table import Table
from skulduggery.games import game_called
from tests.bots.gamble import GAME, HEADS, NOTHING, TAILS, Bet, Rolled, gamble

BLACKWOOD, TICTACTOE = game_called("blackwood"), game_called("tictactoe")
ALL = 10_000
SEED = 1


def reviewed(game: Game[Any], record: Record, **more: Any) -> Review:
    reviewer = Reviewer(game, record, **more)
    return reviewer.further(reviewer.first(), ALL)


# --- mistakes


def test_a_planted_blunder_is_found_with_what_would_have_been_better() -> None:
    [mistake] = reviewed(GAME, gamble(HEADS, NOTHING, (3, 3))).mistakes
    assert (mistake.seat, mistake.played.move, mistake.question.kind) == (0, Bet(NOTHING), "bet")
    assert mistake.better.move in (Bet(HEADS), Bet(TAILS))
    assert mistake.chance == pytest.approx(0.5, abs=0.15)
    assert mistake.best == pytest.approx(0.75, abs=0.15)
    assert (mistake.before, mistake.number) == (0, 3)


@pytest.mark.parametrize("coin", [HEADS, TAILS])
def test_what_the_seat_could_not_know_is_no_mistake(coin: int) -> None:
    """The coin is hidden: a wrong guess is bad luck."""
    assert reviewed(GAME, gamble(coin, HEADS, (3, 3))).mistakes == ()


def test_choices_of_bots_are_looked_at_only_if_asked_for() -> None:
    record = gamble(HEADS, NOTHING, (3, 3), bots=(0,))
    assert reviewed(GAME, record).mistakes == ()
    assert [mistake.seat for mistake in reviewed(GAME, record, bots=True).mistakes] == [0]


def test_without_people_everybody_is_looked_at() -> None:
    review = reviewed(GAME, gamble(HEADS, NOTHING, (3, 3), bots=(0, 1)))
    assert review.people == (0, 1)
    assert len(review.mistakes) == 1


def tictactoe(*cells: int) -> Record:
    table = Table(TICTACTOE, make_options(TICTACTOE.options_type, TICTACTOE.seats, {"players": 2}), bytes(32))
    for seat, name in enumerate(("Anna", "Ben")):
        table.seat_taken(seat, name, None)
    for at, cell in enumerate(cells):
        table.play(at % 2, Mark(cell))
    return table.record()


def test_a_move_that_lets_the_other_win_is_a_mistake_and_the_winning_move_is_none() -> None:
    """Ben does not see that Anna has two in a row."""
    mistakes = {mistake.number: mistake for mistake in reviewed(TICTACTOE, tictactoe(0, 4, 1, 8, 2)).mistakes}
    assert (mistakes[6].seat, mistakes[6].better.move) == (1, Mark(2))
    assert 7 not in mistakes


def test_the_fresh_samples_decide_not_those_that_found_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.bots.review.mistakes.compared", lambda *_: [(0.6, 0.5), (0.5, 0.6)] * 8)
    assert reviewed(GAME, gamble(HEADS, NOTHING, (3, 3))).mistakes == ()


def test_certainty_is_in_standard_errors() -> None:
    assert certainty([0.1, 0.3] * 50) == pytest.approx(0.2 / (0.1 / 99**0.5))
    assert certainty([-0.1, 0.1] * 50) == pytest.approx(0)


# --- throws


def test_a_planted_lucky_throw_is_found() -> None:
    throws = reviewed(GAME, gamble(HEADS, TAILS, (6, 3))).throws
    assert [(throw.seat, throw.event) for throw in throws] == [(0, Rolled(0, 6))]
    assert throws[0].chance > throws[0].expected + 0.2


def test_a_planted_unlucky_throw_is_found_and_a_usual_one_is_not() -> None:
    review = reviewed(GAME, gamble(HEADS, TAILS, (1, 3)))
    assert [(throw.seat, throw.event) for throw in review.throws] == [(0, Rolled(0, 1))]
    assert review.throws[0].chance < review.throws[0].expected - 0.2
    after_a_won_bet = reviewed(GAME, gamble(HEADS, HEADS, (1, 6), bots=()))
    assert after_a_won_bet.throws == ()


# --- the curve


def test_the_curve_has_a_point_for_every_move_and_ends_with_the_result() -> None:
    review = reviewed(GAME, gamble(HEADS, HEADS, (3, 3)))
    assert [number for number, _ in review.curve] == [0, 3, 4, 5]
    assert review.curve[-1][1] == (1.0, 0.0)
    assert review.curve[1][1] == (1.0, 0.0)  # it knows that the bet is won
    assert review.method == "playouts"
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for _, chances in review.curve)


def test_the_largest_swing_is_told() -> None:
    review = reviewed(GAME, gamble(HEADS, TAILS, (5, 6)))
    assert review.swings[-1].event == Rolled(1, 6)
    assert review.swings[-1].after in (0.0, 1.0)


def test_a_long_match_without_fitted_chances_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_UNKNOWN", 3)
    review = reviewed(GAME, gamble(HEADS, NOTHING, (3, 3)))
    assert (review.method, review.curve, review.swings, review.done) == ("none", (), (), True)


# --- a real match


def wins_at_once(game: Game[Any], state: AnyState, move: Move, seat: int) -> bool:
    ahead = state.copy()
    try:
        game.apply(ahead, move, NO_LUCK)
    except OutcomeNeeded:
        return False
    result = game.result(ahead)
    return result is not None and seat in result.winners()


def missed_win() -> tuple[Record, int]:
    """A match of Port Blackwood in which Anna can win at once and does not; and the entry at which she does not."""
    table = Table(BLACKWOOD, make_options(BLACKWOOD.options_type, BLACKWOOD.seats, {"players": 2}), bytes([SEED]) * 32)
    table.seat_taken(0, "Anna", None)
    table.seat_taken(1, "Ben", "bosun")
    bots, luck, missed = [make_bot("bosun", BLACKWOOD, seat) for seat in (0, 1)], FastChance(1), 0
    while (asked := table.state.asked()) is not None:
        seat, legal = asked.seat, asked.moves(table.state)
        losing = [move for move in legal if not wins_at_once(BLACKWOOD, table.state, move, seat)]
        if seat == 0 and not missed and 0 < len(losing) < len(legal):
            missed = len(table.entries)
            table.play(0, losing[0])
        else:
            imagine = partial(BLACKWOOD.resample, table.state, seat, luck)
            table.play(seat, bots[seat].choose(seat, legal, imagine))
    return table.record(), missed


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review looks at few moves."""
    monkeypatch.setattr(pieces, "MOST_CHOICES", 3)
    monkeypatch.setattr(pieces, "MOST_THROWS", 5)


@pytest.mark.usefixtures("short")
def test_a_missed_win_in_a_real_match_is_a_mistake() -> None:
    record, missed = missed_win()
    assert missed
    review = reviewed(BLACKWOOD, record)
    assert review.method == "fitted"
    assert [mistake.best for mistake in review.mistakes if mistake.number == missed] == [1.0]
    assert {mistake.seat for mistake in review.mistakes} == {0}
    assert review.done
    assert review.looked == review.pieces > 0


@pytest.mark.usefixtures("short")
def test_a_review_can_be_made_in_pieces_and_comes_out_the_same() -> None:
    record, _ = missed_win()
    whole = reviewed(BLACKWOOD, record)
    review = Reviewer(BLACKWOOD, record).first()
    assert (review.looked, review.done, len(review.curve)) == (0, False, len(whole.curve))
    while not review.done:
        review = Reviewer(BLACKWOOD, record).further(review, 4)
    assert review == whole
