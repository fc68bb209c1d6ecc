"""No seat gets what it cannot know, and a resampled state fits everything that the seat knows."""

from typing import Any, cast

import msgspec
import pytest

from skulduggery.core.chance import FastChance, SeededChance
from skulduggery.core.game import Decision, Game, State
from skulduggery.core.messages import Move
from skulduggery.core.outlook import open_choices, outlook
from tests.asking import asked_in

from .anatomy import constants, frozen
from .matches import Trail, new_table, spread, trail_of
from .orders import reordered
from .settings import SETTINGS, Setting, each_game, each_setting, variations_of
from .witnesses import WITNESSES

STATES = 12  # states of each match that are checked, for every seat
SEEDS = 20  # matches that are tried until one has secrets
MOVES = 4  # moves of the asked seat, made in the real and in the resampled state


def telltale(setting: Setting) -> Trail:
    """A random match with secrets. Short matches may need several tries."""
    seeds = range(1, SEEDS + 1) if setting.game.key in WITNESSES else range(1, 2)
    trails = (trail_of(setting, seed) for seed in seeds)
    return next((trail for trail in trails if trail.secret), trail_of(setting))


def guesses(setting: Setting, number: int, seat: int | None) -> list[Any]:
    """Resampled states. One is resampled twice; in another closed piles lie in another order as well."""
    state, game = telltale(setting).steps[number].before, setting.game
    found = game.resample(state, seat, FastChance(number))
    twice = game.resample(found, seat, FastChance(number + 1))
    return [found, twice, reordered(game, state, seat, FastChance(number + 2))]


def telling(setting: Setting) -> list[int]:
    """Steps spread over the match, and over its steps with secrets, which may be few."""
    trail = telltale(setting)
    return sorted({*trail.sample(STATES), *spread(trail.secret, STATES)})


def looks(setting: Setting) -> list[tuple[int, int | None]]:
    return [(number, seat) for number in telling(setting) for seat in telltale(setting).onlookers()]


@each_setting
def test_a_seat_gets_the_same_bytes_whatever_it_cannot_know(setting: Setting) -> None:
    """The view, the question, the choices and the previews."""
    for number, seat in looks(setting):
        truth = msgspec.json.encode(outlook(setting.game, telltale(setting).steps[number].before, seat))
        for guess in guesses(setting, number, seat):
            assert msgspec.json.encode(outlook(setting.game, guess, seat)) == truth, f"move {number + 1}, seat {seat}"


@each_setting
def test_a_shared_screen_gets_the_same_choices_whatever_is_hidden(setting: Setting) -> None:
    """They are legal, and everybody could have known them."""
    for number in telling(setting):
        state = telltale(setting).steps[number].before
        truth = open_choices(setting.game, state)
        assert {msgspec.json.encode(choice.move) for choice in truth} <= legal_moves(setting, state)
        for guess in guesses(setting, number, None):
            told = msgspec.json.encode(open_choices(setting.game, guess))
            assert told == msgspec.json.encode(truth), f"move {number + 1}"


def legal_moves(setting: Setting, state: Any) -> set[bytes]:
    return {msgspec.json.encode(move) for move in setting.game.legal_moves(state)}


@each_setting
def test_a_resampled_state_keeps_the_view_and_the_legal_moves(setting: Setting) -> None:
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        for guess in guesses(setting, number, seat):
            assert setting.game.view(guess, seat) == setting.game.view(state, seat)
            assert waiting(guess) == waiting(state)
            if asked_in(state).seat == seat:
                assert setting.game.legal_moves(guess) == setting.game.legal_moves(state)


@each_setting
def test_a_choice_played_unasked_tells_nothing(setting: Setting) -> None:
    """A driver plays a single or obvious choice itself unless it is `always_asked`: whether it does so is public."""
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        always = asked_in(state).always_asked(state)
        for guess in guesses(setting, number, seat):
            assert asked_in(guess).always_asked(guess) == always, f"move {number + 1}, seat {seat}"
        if not always:
            truth = (len(setting.game.legal_moves(state)) == 1, asked_in(state).obvious(state))
            for guess in guesses(setting, number, seat):
                told = (len(setting.game.legal_moves(guess)) == 1, asked_in(guess).obvious(guess))
                assert told == truth, f"move {number + 1}, seat {seat}"


@each_setting
def test_reasons_do_not_depend_on_what_the_asked_seat_cannot_know(setting: Setting) -> None:
    for number in telling(setting):
        state = telltale(setting).steps[number].before
        seat = asked_in(state).seat
        truth = reasons(setting, state)
        for guess in guesses(setting, number, seat):
            assert reasons(setting, guess) == truth, f"move {number + 1}"


def reasons(setting: Setting, state: Any) -> list[bytes]:
    targets = setting.game.targets(state)
    return [msgspec.json.encode((target, setting.game.why_not(state, target))) for target in targets]


@each_setting
def test_events_tell_a_seat_nothing_before_they_reveal_it(setting: Setting) -> None:
    """The same move with the same chance in the real and in the resampled state: equal events until a revelation.

    The asked seat makes the same move in both. The others do not see the move itself (it may name a hidden card).
    So for them some legal move in the resampled state must give equal events.
    """
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        for guess in guesses(setting, number, seat):
            legal = setting.game.legal_moves(guess)
            for move in moves_to_try(setting, number):
                same = [move] if seat == asked_in(state).seat else [move, *legal]
                told = told_to(setting, seat, state, move)
                possible = (told_to(setting, seat, guess, each) for each in same if each in legal)
                assert any(looks_like(each, told) for each in possible), f"{move} tells seat {seat} a secret"


def moves_to_try(setting: Setting, number: int) -> list[Move]:
    """What was played, and some that were not."""
    step = telltale(setting).steps[number]
    legal = setting.game.legal_moves(step.before)
    chance = FastChance(number)
    played = [step.move] if step.seat is not None else []
    return [*played, *(chance.pick(legal) for _ in range(MOVES))]


REVEALED = b"something is revealed"


def looks_like(imagined: list[bytes], told: list[bytes]) -> bool:
    """Equal, or equal as far as nothing was revealed."""
    known = told[:-1] if told[-1:] == [REVEALED] else told
    return imagined == told or (known != told and imagined[: len(known)] == known)


def told_to(setting: Setting, seat: int | None, state: Any, move: Move) -> list[bytes]:
    """What a move sends to a seat, up to the first revelation: the events, then the question and the new view."""
    trial, game = state.copy(), setting.game
    said: list[bytes] = []
    for event in game.apply(trial, move, SeededChance(b"the same luck", 1)):
        if event.reveals_to(seat):
            return [*said, REVEALED]
        said.append(msgspec.json.encode(event.seen_by(seat)))
    return [*said, msgspec.json.encode((game.question(trial), game.view(trial, seat)))]


@each_setting
def test_a_resampled_state_contradicts_no_event_the_seat_has_seen(setting: Setting) -> None:
    if setting.game.key not in WITNESSES:
        pytest.skip("nothing is hidden: the next test compares everything")
    trail, witness = telltale(setting), WITNESSES[setting.game.key]
    for number, seat in looks(setting):
        seen = trail.seen(seat, number)
        assert witness(trail.steps[number].before, seen, seat) == [], "the witness contradicts the truth"
        for guess in guesses(setting, number, seat):
            assert witness(guess, seen, seat) == [], f"move {number + 1}, seat {seat}"


@each_setting
def test_a_game_without_a_witness_hides_nothing(setting: Setting) -> None:
    """If nothing is hidden, a resampled state is a copy, and all views are equal."""
    if setting.game.key in WITNESSES:
        pytest.skip("it hides something")
    trail, stranger = telltale(setting), new_table(setting.game, setting.options, 99).state
    for number, seat in looks(setting):
        state = trail.steps[number].before
        common = constants(state, stranger)
        for guess in guesses(setting, number, seat):
            assert frozen(guess, common) == frozen(state, common), "write a witness for this game"
            assert everybody_sees(trail, guess) == everybody_sees(trail, state)


def everybody_sees(trail: Trail, state: Any) -> list[Any]:
    return [trail.game.view(state, seat) for seat in trail.onlookers()]


@each_game
def test_a_game_with_a_witness_deals_hidden_things_anew(game: Game[Any]) -> None:
    """Otherwise `resample` could return the real state. With some options there may be no secrets."""
    if game.key not in WITNESSES:
        pytest.skip("nothing is hidden")
    deal_anew(*(setting for setting in SETTINGS if setting.game is game), *variations_of(game))


def deal_anew(*settings: Setting) -> None:
    assert any(telltale(setting).secret for setting in settings), "everybody saw everything in all matches"
    assert any(deals_anew(setting) for setting in settings)


def deals_anew(setting: Setting) -> bool:
    trail = telltale(setting)
    return any(
        trail.game.view(guess, other) != trail.game.view(trail.steps[number].before, other)
        for number in telling(setting)
        for seat in range(setting.options.players)
        for guess in guesses(setting, number, seat)
        for other in range(setting.options.players)
        if other != seat
    )


def waiting(state: State) -> list[int | None]:
    """The seats of all decisions on the stack, in order; None stands for a step."""
    return [None if each.is_step else cast(Decision, each).seat for each in state.pending]
