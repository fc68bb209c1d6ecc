"""The suite finds mistakes: if one part of Parley is broken, the test for that part fails."""

from collections.abc import Callable
from typing import Any

import parley.decisions
import parley.game
import parley.hidden
import parley.scoring
import pytest
from parley.dealing import beats, pay
from parley.decisions import ActionDecision, CounterDecision
from parley.events import CardDrawn, CardGiven, CardShown
from parley.game import ParleyGame
from parley.moves import Demand
from parley.options import ParleyOptions
from parley.state import FaceDown, Parley
from parley.telling import TELLING
from parley.views import CardView

from skulduggery.checks import copies, matches, rules, secrets, stories, targets
from skulduggery.core.chance import Chance
from skulduggery.core.messages import Event, Move, Seat, Target
from skulduggery.core.stories import Roll
from skulduggery.core.telling import Feat

from .mutants import caught_by

Patch = pytest.MonkeyPatch


def test_a_view_that_shows_every_card(monkeypatch: Patch) -> None:
    monkeypatch.setattr(parley.hidden, "HIDDEN", "")
    monkeypatch.setattr(FaceDown, "is_known_to", lambda lying, seat: True)
    caught_by(secrets.deal_anew, r"^everybody saw everything in all matches")


def test_a_view_that_tells_how_good_a_hidden_card_is(monkeypatch: Patch) -> None:
    def hint(lying: FaceDown, seat: int | None) -> Any:
        return honest(FaceDown("high" if lying.card[1] > "3" else "low", 15) if seat == 0 else lying, seat)

    honest = parley.hidden.card_view
    monkeypatch.setattr(parley.hidden, "card_view", hint)
    caught_by(
        secrets.a_seat_gets_the_same_bytes_whatever_it_cannot_know,
        r"seat 0 is shown something hidden from it: view\.rows\[\d\]\[\d\]\.card is '(low|high)' in the match",
    )


def test_a_resampled_state_that_is_the_truth(monkeypatch: Patch) -> None:
    monkeypatch.setattr(parley.hidden, "resample", lambda state, seat, chance: state.copy())
    caught_by(secrets.deal_anew, r"^`resample` keeps the truth")


def test_a_resampled_state_that_forgets_what_was_shown(monkeypatch: Patch) -> None:
    def forgetful(state: Parley, seat: int | None, chance: Chance) -> Parley:
        guess = state.copy()
        unknown = [lying for holder, row in enumerate(guess.rows) for lying in row if holder != seat]
        guess.deck += [lying.card for lying in unknown]
        for lying in unknown:
            lying.card = chance.draw(guess.deck)
        return guess

    monkeypatch.setattr(parley.hidden, "resample", forgetful)
    caught_by(
        secrets.a_resampled_state_keeps_the_view_and_the_legal_moves,
        r"`resample` for seat 0 changes what it knows: in its view, rows\[\d\]\[\d\]\.card is",
    )


def test_a_rule_that_forgets_who_was_shown_a_card(monkeypatch: Patch) -> None:
    """View and resample agree, but a seat has seen an event that the guess contradicts."""

    def show(state: Parley, seat: int, asked: int, card: str, log: list[Event]) -> None:
        log.append(CardShown(seat, asked, card, state.place_of(seat, card), (seat, asked)))

    monkeypatch.setattr(parley.decisions, "show", show)
    caught_by(
        secrets.a_resampled_state_contradicts_no_event_the_seat_has_seen,
        r"`resample` contradicts an event that seat 2 has seen: card 3 of seat 1 is A1, not C4",
    )


@pytest.mark.parametrize("event", [CardDrawn, CardGiven, CardShown])
def test_an_event_that_everybody_sees_in_full(monkeypatch: Patch, event: type[Event]) -> None:
    monkeypatch.setattr(event, "seen_by", lambda told, seat: told)
    caught_by(
        secrets.events_tell_a_seat_nothing_before_they_reveal_it,
        r"tells seat \d something hidden from it: events\[0\]\['card'\] is",
        ParleyOptions(players=3, rounds=20),
    )


def test_asking_only_those_who_can_counter(monkeypatch: Patch) -> None:
    def make_demand(decision: ActionDecision, state: Parley, move: Demand, log: list[Event]) -> None:
        honest(decision, state, move, log)
        answers = [each for each in state.pending if isinstance(each, CounterDecision)]
        able = [each for each in answers if can_counter(state, each)]
        state.pending[:] = [each for each in state.pending if each not in answers or each in (able or answers)]

    def can_counter(state: Parley, answer: CounterDecision) -> bool:
        return any(beats(card, answer.card) for card in state.hand(answer.seat))

    honest = ActionDecision.make_demand
    monkeypatch.setattr(ActionDecision, "make_demand", make_demand)
    caught_by(
        secrets.events_tell_a_seat_nothing_before_they_reveal_it,
        r"Demand\(.*\), tells seat 0 something hidden from it: events\[1\]\[0\]\['seat'\] is 2 in the match",
        ParleyOptions(players=3, rounds=20),
    )


def test_playing_a_lonely_pass_unasked(monkeypatch: Patch) -> None:
    monkeypatch.setattr(CounterDecision, "always_asked", lambda decision, state: False)
    caught_by(
        secrets.a_choice_played_unasked_tells_nothing,
        r"whether CounterDecision is asked at all depends on something hidden from a spectator",
        ParleyOptions(players=2, rounds=20),
    )


def test_legal_moves_that_depend_on_hidden_cards(monkeypatch: Patch) -> None:
    def moves(decision: ActionDecision, state: Parley) -> list[Move]:
        found = honest(decision, state)
        return [move for move in found if not isinstance(move, Demand) or "A5" not in state.hand(move.asked)]

    honest = ActionDecision.moves
    monkeypatch.setattr(ActionDecision, "moves", moves)
    caught_by(
        secrets.a_resampled_state_keeps_the_view_and_the_legal_moves,
        r"its legal moves depend on something hidden, moves\[4\] is Demand",
    )


def test_reasons_for_cards_that_the_asked_seat_cannot_see(monkeypatch: Patch) -> None:
    def seen_cards(state: Parley, seat: int) -> list[str]:
        return [card for holder in range(len(state.rows)) for card in state.hand(holder)] + state.discards

    monkeypatch.setattr(Parley, "seen_cards", seen_cards)
    caught_by(
        secrets.reasons_do_not_depend_on_what_the_asked_seat_cannot_know,
        r"a refusal tells seat 0 something hidden from it: reasons\[3\]\[0\]\.card is 'A2' in the match",
    )


def test_targets_without_the_seats(monkeypatch: Patch) -> None:
    def no_seats(state: Parley, seat: int) -> list[Target]:
        return [target for target in honest(state, seat) if not isinstance(target, Seat)]

    honest = parley.decisions.in_sight
    monkeypatch.setattr(parley.decisions, "in_sight", no_seats)
    caught_by(
        targets.every_target_of_a_legal_move_can_be_pointed_at,
        r"is chosen by pointing at Seat\(seat=1\), but `targets` does not list it",
    )


@pytest.mark.parametrize("field", ["coins", "deck", "discards", "pending"])
def test_a_copy_that_shares_a_list(monkeypatch: Patch, field: str) -> None:
    monkeypatch.setattr(Parley, "copy", sharing(field))
    caught_by(
        copies.a_copy_is_equal_and_shares_nothing_that_changes,
        f"`copy` shares {field}: if one of the two states changes it, so does the other",
    )


def test_a_copy_that_shares_the_cards_of_a_row(monkeypatch: Patch) -> None:
    monkeypatch.setattr(FaceDown, "copy", lambda lying: lying)
    caught_by(
        copies.a_copy_is_equal_and_shares_nothing_that_changes,
        r"`copy` shares rows\[0\]\[0\]: if one of the two states changes it, so does the other",
    )


def test_a_copy_that_forgets_a_field(monkeypatch: Patch) -> None:
    def copy(state: Parley) -> Parley:
        twin = honest(state)
        twin.last_round = 5
        return twin

    honest = Parley.copy
    monkeypatch.setattr(Parley, "copy", copy)
    caught_by(
        copies.a_copy_is_equal_and_shares_nothing_that_changes,
        r"`copy` forgets or resets a field: last_round is 4 in the state and 5 in its copy",
        ParleyOptions(players=2, rounds=4),
    )


def sharing(field: str) -> Callable[[Parley], Parley]:
    def copy(state: Parley) -> Parley:
        twin = honest(state)
        setattr(twin, field, getattr(state, field))
        return twin

    honest = Parley.copy
    return copy


def test_a_feat_that_tells_how_good_a_hidden_card_is(monkeypatch: Patch) -> None:
    lucky = {CardDrawn: lambda event: (Feat(event.seat, "luck", len(event.card)),)}
    monkeypatch.setattr(TELLING, "feats_of", lucky)
    caught_by(
        stories.feats_dice_and_marks_are_the_same_for_everybody, r"feats, dice or mark of CardDrawn\(.* differ for"
    )


def test_a_die_that_nobody_rolled(monkeypatch: Patch) -> None:
    rolled = {CardDrawn: lambda event: (Roll(event.seat, 6, 3),)}
    monkeypatch.setattr(TELLING, "dice_of", rolled)
    caught_by(stories.dice_show_what_was_drawn, r"the `dice` of entry \d+ are not those that were rolled")


def test_a_story_that_shows_every_card(monkeypatch: Patch) -> None:
    monkeypatch.setattr(parley.hidden, "card_view", lambda lying, seat: CardView(lying.card, lying.knowers()))
    caught_by(
        stories.a_story_tells_a_viewer_the_same_whatever_it_cannot_know,
        r"the story of entry 0 tells a spectator something hidden from it: view\.rows\[0\]\[0\]\.card is 'B1'",
    )


def test_a_sheet_that_does_not_add_up(monkeypatch: Patch) -> None:
    monkeypatch.setattr(parley.game, "purse", lambda state, seat: parley.scoring.purse(state, 0))
    caught_by(
        stories.the_sheet_adds_up_to_the_score,
        r"the lines of seat \d in `score_sheet` add up to \d+, but its score is \d+",
    )


def test_a_coin_that_rolls_under_the_table(monkeypatch: Patch) -> None:
    def careless(state: Parley, seat: int, winner: int, amount: int, log: list[Event]) -> None:
        pay(state, seat, winner, amount, log)
        state.coins[winner] = min(state.coins[winner], 4)

    monkeypatch.setattr(parley.decisions, "pay", careless)
    caught_by(
        rules.every_state_of_a_random_match_is_sound,
        r"something was lost or doubled: in `census`, \['coins'\] is 15 now and 16 at the start",
    )


def test_a_match_that_never_ends(monkeypatch: Patch) -> None:
    monkeypatch.setattr(matches, "TOO_LONG", 500)
    monkeypatch.setattr(ParleyGame, "table_moves", lambda game, state: [])
    monkeypatch.setattr(parley.decisions, "end_turn", lambda state, log: parley.decisions.begin_turn(state, 1, log))
    caught_by(
        rules.every_state_of_a_random_match_is_sound,
        r"the match does not end: random players made 500 moves, and it went on",
    )


def test_a_move_that_is_missing_from_the_list(monkeypatch: Patch) -> None:
    honest = ParleyGame.all_moves
    monkeypatch.setattr(ParleyGame, "all_moves", lambda game, options: honest(game, options)[:-40])
    caught_by(rules.every_state_of_a_random_match_is_sound, r"ActionDecision offers .*, which is missing")


def test_places_that_contradict_the_scores(monkeypatch: Patch) -> None:
    def upside_down(state: Parley) -> Any:
        result = honest(state)
        places = tuple(max(result.places) + 1 - place for place in result.places)
        return type(result)(places, result.scores, result.reason)

    honest = parley.scoring.standings
    monkeypatch.setattr(parley.game, "standings", upside_down)
    caught_by(
        rules.every_state_of_a_random_match_is_sound,
        r"seat \d has more points than seat \d \(\d+ and \d+\), but a worse place",
    )
