"""The checks that compare two runs of luck find leaks, and rolls where nobody expects them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import parley.decisions
import pytest
from msgspec.structs import replace
from parley import dealing
from parley.decisions import ActionDecision
from parley.events import CardDrawn, CardGiven, CardShown
from parley.game import ParleyGame
from parley.moves import Demand, Give
from parley.options import ParleyOptions
from parley.state import Parley

from skulduggery.checks import Check, copies, leaks, luck, rules, secrets
from skulduggery.checks.settings import Setting
from skulduggery.checks.texts import presence
from skulduggery.checks.texts.kinds import read_texts
from skulduggery.core.chance import Chance
from skulduggery.core.fields import BySeat, CardId, SeatNumber
from skulduggery.core.messages import Event, Move

from .mutants import caught_by

Patch = pytest.MonkeyPatch
LEAKS = leaks.what_a_seat_cannot_see_changes_nothing_it_is_told
HAND_TOLD = r"something hidden from it( by the events)?: (events)?\[\d\](\.|\[')cards('\])?\[\d\] is '..' "


@pytest.mark.parametrize("event", [CardDrawn, CardGiven, CardShown])
def test_an_event_that_everybody_sees_is_found_without_resampling(monkeypatch: Patch, event: type[Event]) -> None:
    """Not even `resample` must be right for that."""
    monkeypatch.setattr(event, "seen_by", lambda told, seat: told)
    monkeypatch.setattr(ParleyGame, "resample", lambda game, state, seat, chance: state.copy())
    caught_by(
        LEAKS,
        r"something hidden from it(:| by the events:) (events)?\[\d\](\.card|\['card'\]) is '..' ",
        ParleyOptions(players=3, rounds=20),
    )


class HandTold(Event, frozen=True):
    """The mistake: `reader` (None: everybody) is told the whole hand, and no `reveals_to` says so."""

    seat: SeatNumber
    cards: tuple[CardId, ...]
    reader: SeatNumber | None = None

    def seen_by(self, seat: int | None) -> Event:
        return self if self.reader in (seat, None) else replace(self, cards=())


class HandDealt(HandTold, frozen=True):
    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class FirstCardTurned(Event, frozen=True):
    """Everybody may learn this one."""

    card: CardId

    def reveals_to(self, seat: int | None) -> bool:
        return True


class HandsDealt(Event, frozen=True):
    """The other mistake: each seat learns its own hand, but all hands are told to all."""

    hands: BySeat[tuple[CardId, ...]]

    def reveals_to(self, seat: int | None) -> bool:
        return True


def told_in_one_event_each(state: Parley) -> list[Event]:
    hands = [HandDealt(seat, tuple(state.hand(seat))) for seat in range(len(state.rows))]
    return [FirstCardTurned(state.discards[0]), *hands]


def told_in_one_event_for_all(state: Parley) -> list[Event]:
    return [HandsDealt(tuple(tuple(state.hand(seat)) for seat in range(len(state.rows))))]


@pytest.mark.parametrize("tell", [told_in_one_event_each, told_in_one_event_for_all])
def test_all_hands_told_to_all_in_the_deal(monkeypatch: Patch, tell: Callable[[Parley], list[Event]]) -> None:
    """A card is turned as well, which everybody may see."""

    def set_up(game: ParleyGame, options: ParleyOptions, chance: Chance, log: list[Event]) -> Parley:
        state = honest(game, options, chance, [])
        state.discards.append(chance.draw(state.deck))
        log += tell(state)
        return state

    honest = ParleyGame.set_up
    monkeypatch.setattr(ParleyGame, "set_up", set_up)
    caught_by(
        LEAKS,
        r"after move 0, .* is told something hidden from it by (the events|what its log keeps): "
        r"\[\d\]\.(cards|hands\[\d\])\[\d\] is '..' with one luck and '..' with another",
        ParleyOptions(players=3, rounds=20),
    )


def test_a_card_that_is_turned_in_the_deal_is_no_leak(monkeypatch: Patch) -> None:
    def set_up(game: ParleyGame, options: ParleyOptions, chance: Chance, log: list[Event]) -> Parley:
        state = honest(game, options, chance, log)
        state.discards.append(chance.draw(state.deck))
        hands = [HandDealt(seat, tuple(state.hand(seat)), seat) for seat in range(options.players)]
        log += [FirstCardTurned(state.discards[0]), *hands]
        return state

    honest = ParleyGame.set_up
    monkeypatch.setattr(ParleyGame, "set_up", set_up)
    assert list(LEAKS(Setting(ParleyGame(), ParleyOptions(players=3, rounds=20)))) == []


@pytest.mark.parametrize("check", [secrets.events_tell_a_seat_nothing_before_they_reveal_it, LEAKS])
def test_a_hand_told_beside_a_card_that_may_be_seen(monkeypatch: Patch, check: Check[Setting]) -> None:
    """Whoever is shown a card is told the whole hand."""

    def show(state: Parley, seat: int, asked: int, card: str, log: list[Event]) -> None:
        honest(state, seat, asked, card, log)
        log.append(HandTold(seat, tuple(state.hand(seat)), asked))

    honest = dealing.show
    monkeypatch.setattr(parley.decisions, "show", show)
    caught_by(check, HAND_TOLD, ParleyOptions(players=3, rounds=20))


def test_a_hand_told_to_whoever_draws_a_card(monkeypatch: Patch) -> None:
    """The drawn card is the same with both lucks, so it does not excuse what else is told."""

    def draw_card(state: Parley, seat: int, chance: Chance, log: list[Event]) -> None:
        honest(state, seat, chance, log)
        other = state.others(seat)[0]
        log.append(HandTold(other, tuple(state.hand(other)), seat))

    honest = dealing.draw_card
    monkeypatch.setattr(parley.decisions, "draw_card", draw_card)
    caught_by(LEAKS, HAND_TOLD, ParleyOptions(players=3, rounds=20))


def test_a_preview_that_tells_a_hidden_card(monkeypatch: Patch) -> None:
    """Whoever asks sees in the preview what the others hold."""

    def preview(game: ParleyGame, state: Parley, move: Move) -> Any:
        found = honest(game, state, move)
        return replace(found, further=any("5" in card for card in state.hand((state.active + 1) % 3)))

    honest = ParleyGame.preview
    monkeypatch.setattr(ParleyGame, "preview", preview)
    caught_by(
        LEAKS,
        r"is told something hidden from it by its choices: \[0\]\.preview\.further is (True|False) with one luck",
        ParleyOptions(players=3, rounds=20),
    )


def test_a_number_of_choices_that_depends_on_hidden_cards(monkeypatch: Patch) -> None:
    def moves(decision: ActionDecision, state: Parley) -> list[Move]:
        found = honest(decision, state)
        return [move for move in found if not isinstance(move, Demand) or is_weak(state.hand(move.asked))]

    def is_weak(hand: list[str]) -> bool:
        return sum(card[1] > "3" for card in hand) < 2

    honest = ActionDecision.moves
    monkeypatch.setattr(ActionDecision, "moves", moves)
    caught_by(
        LEAKS,
        r"is told something hidden from it by its choices: \[\d+\]\.move is ",
        ParleyOptions(players=2, rounds=20),
    )


def test_a_refusal_that_tells_a_hidden_card_is_found_without_resampling(monkeypatch: Patch) -> None:
    def seen_cards(state: Parley, seat: int) -> list[str]:
        return [card for holder in range(len(state.rows)) for card in state.hand(holder)] + state.discards

    monkeypatch.setattr(Parley, "seen_cards", seen_cards)
    caught_by(
        LEAKS,
        r"by the reasons for what it cannot choose: \[\d+\]\[0\]\.card is '..' with one luck and '..' with another",
    )


def test_a_roll_in_a_choice(monkeypatch: Patch) -> None:
    def resolve(decision: ActionDecision, state: Parley, move: Any, chance: Chance, log: list[Event]) -> None:
        chance.die()
        resolved(decision, state, move, chance, log)

    resolved = ActionDecision.resolve
    monkeypatch.setattr(ActionDecision, "resolve", resolve)
    caught_by(
        luck.a_choice_draws_only_if_it_says_so,
        r"^move 2: ActionDecision draws luck when .* is chosen, but it is not marked: ask for the roll "
        r"in a decision with `luck = True`, or say `may_draw = True`\.$",
    )


def test_a_roll_that_is_never_rolled(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ActionDecision, "luck", True)
    caught_by(
        luck.what_is_marked_as_luck_draws,
        r"^ActionDecision is marked with `luck = True`, but it was asked \d+ times and never drew\.$",
        ParleyOptions(players=4, rounds=20),
    )


def test_an_illegal_move_that_is_listed(monkeypatch: Patch) -> None:
    """Nothing but the rules knows what is legal. That they cannot carry it out is found."""
    honest = ActionDecision.moves
    monkeypatch.setattr(ActionDecision, "moves", lambda decision, state: [*honest(decision, state), Give("A1", 0)])
    caught_by(
        rules.every_legal_move_can_be_made,
        r"Give\(card='A1', asked=0\) is offered, but it cannot be carried out: ValueError in state\.py, line \d+ \(pl",
    )


def test_a_copy_that_leaves_a_field_out(monkeypatch: Patch) -> None:
    def copy(state: Parley) -> Parley:
        twin = honest(state)
        del twin.last_round
        return twin

    honest = Parley.copy
    monkeypatch.setattr(Parley, "copy", copy)
    caught_by(
        copies.a_copy_is_equal_and_shares_nothing_that_changes,
        r"`copy` forgets or resets a field: last_round is \d+ in the state and missing in its copy",
    )


def test_a_text_that_is_missing(monkeypatch: Patch) -> None:
    def lacking(file: Path) -> dict[str, set[str]]:
        return {text_id: names for text_id, names in read_texts(file).items() if text_id != "event-passed"}

    monkeypatch.setattr("skulduggery.checks.texts.presence.read_texts", lacking)
    (found, *_) = presence.every_kind_of_a_game_has_a_text_and_no_text_is_without_a_kind.findings(ParleyGame())
    assert found.sentence == "text/en/game.ftl lacks a text: event-passed."
