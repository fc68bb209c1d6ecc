"""No seat gets what it cannot know, and a resampled state fits everything that the seat knows.

These checks trust `resample`: they compare the real state with resampled ones. `leaks.py` does not need it.
"""

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from ..core.chance import FastChance
from ..core.game import AnyState, Decision, Game, has_secrets
from ..core.messages import Move
from ..core.outlook import open_choices, outlook
from .anatomy import constants
from .beside import witness_of
from .difference import difference
from .finding import game_check, setting_check
from .hearing import is_possible, told_to
from .matches import Trail, new_table, spread, trail_of
from .question import asked_in
from .settings import Setting, settings_of, variations_of

STATES = 12  # states of each match that are checked, for every seat
SEEDS = 20  # matches that are tried until one has secrets
MOVES = 4  # moves of the asked seat, made in the real and in the resampled state
HERE, THERE = "in the match", "where hidden things are dealt anew"


def telltale(setting: Setting) -> Trail:
    """A random match with secrets. Short matches may need several tries."""
    seeds = range(1, SEEDS + 1) if has_secrets(setting.game) else range(1, 2)
    trails = (trail_of(setting, seed) for seed in seeds)
    return next((trail for trail in trails if trail.secret), trail_of(setting))


def reordered(game: Game[Any], state: Any, seat: int | None, chance: FastChance) -> Any:
    """A resampled state whose closed piles lie in another order."""
    guess = game.resample(state, seat, chance)
    reorder = witness_of(game).reorder
    if reorder is not None:
        reorder(guess, seat, chance)
    return guess


def guesses(setting: Setting, number: int, seat: int | None) -> list[Any]:
    """Resampled states. One is resampled twice; in another closed piles lie in another order as well.

    One is enough for an `OpenGame`: there `an_open_game_hides_nothing` shows that each is a copy.
    """
    state, game = telltale(setting).steps[number].before, setting.game
    found = game.resample(state, seat, FastChance(number))
    if not has_secrets(game):
        return [found]
    twice = game.resample(found, seat, FastChance(number + 1))
    return [found, twice, reordered(game, state, seat, FastChance(number + 2))]


def telling(setting: Setting) -> list[int]:
    """Steps spread over the match, and over its steps with secrets, which may be few."""
    trail = telltale(setting)
    return sorted({*trail.sample(STATES), *spread(trail.secret, STATES)})


def looks(setting: Setting) -> list[tuple[int, int | None]]:
    return [(number, seat) for number in telling(setting) for seat in telltale(setting).onlookers()]


def name_of(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def told_otherwise(one: Any, other: Any) -> str | None:
    """Which field differs in what is sent; None if not a byte does."""
    if msgspec.json.encode(one) == msgspec.json.encode(other):
        return None
    found = difference(one, other)
    return "the bytes differ" if found is None else found.told(HERE, THERE)


@setting_check("secrets")
def a_seat_gets_the_same_bytes_whatever_it_cannot_know(setting: Setting) -> Iterator[str]:
    """The view, the question, the choices and the previews."""
    for number, seat in looks(setting):
        truth = outlook(setting.game, telltale(setting).steps[number].before, seat)
        for guess in guesses(setting, number, seat):
            if found := told_otherwise(truth, outlook(setting.game, guess, seat)):
                yield f"before move {number + 1}, {name_of(seat)} is shown something hidden from it: {found}."


@setting_check("secrets")
def a_shared_screen_gets_the_same_choices_whatever_is_hidden(setting: Setting) -> Iterator[str]:
    """The choices of a shared screen are legal, and everybody could have known them."""
    for number in telling(setting):
        state = telltale(setting).steps[number].before
        truth = open_choices(setting.game, state)
        legal = setting.game.legal_moves(state)
        for choice in truth:
            if choice.move not in legal:
                yield f"before move {number + 1}: `open_moves` offers {choice.move}, which is not legal."
        for guess in guesses(setting, number, None):
            if found := told_otherwise(truth, open_choices(setting.game, guess)):
                yield f"before move {number + 1}: `open_moves` depends on something hidden: choices{found}."


@setting_check("resample")
def a_resampled_state_keeps_the_view_and_the_legal_moves(setting: Setting) -> Iterator[str]:
    game = setting.game
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        for guess in guesses(setting, number, seat):
            for fault in faults_of_guess(game, state, guess, seat):
                yield f"before move {number + 1}: `resample` for {name_of(seat)} changes what it knows: {fault}."


def faults_of_guess(game: Game[Any], state: Any, guess: Any, seat: int | None) -> Iterator[str]:
    found = difference(game.view(state, seat), game.view(guess, seat))
    if found:
        yield f"in its view, {found.told(HERE, THERE)}"
    found = difference(waiting(state), waiting(guess))
    if found:
        yield f"the seats of the decisions on the stack differ, pending{found.told(HERE, THERE)}"
    elif asked_in(state).seat == seat:
        found = difference(game.legal_moves(state), game.legal_moves(guess))
        if found:
            yield f"its legal moves depend on something hidden, moves{found.told(HERE, THERE)}"


@setting_check("asking")
def a_choice_played_unasked_tells_nothing(setting: Setting) -> Iterator[str]:
    """A driver plays a single choice itself unless it is `always_asked`: whether it does so is public."""
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        for guess in guesses(setting, number, seat):
            if unasked(setting.game, state) != unasked(setting.game, guess):
                kind = type(asked_in(state)).__name__
                yield (
                    f"before move {number + 1}: whether {kind} is asked at all depends on something hidden from "
                    f"{name_of(seat)}: `always_asked` must be True."
                )


def unasked(game: Game[Any], state: Any) -> tuple[bool, bool]:
    """What everybody notices of a decision: whether it is always asked, and otherwise whether it need not be."""
    if asked_in(state).always_asked(state):
        return True, False
    return False, len(game.legal_moves(state)) == 1


@setting_check("secrets")
def reasons_do_not_depend_on_what_the_asked_seat_cannot_know(setting: Setting) -> Iterator[str]:
    for number in telling(setting):
        state = telltale(setting).steps[number].before
        seat = asked_in(state).seat
        truth = reasons(setting.game, state)
        for guess in guesses(setting, number, seat):
            if found := told_otherwise(truth, reasons(setting.game, guess)):
                yield f"before move {number + 1}, a refusal tells seat {seat} something hidden from it: reasons{found}."


def reasons(game: Game[Any], state: Any) -> list[Any]:
    """Everything that can be pointed at, with the reason why it is not offered."""
    return [(target, game.why_not(state, target)) for target in game.targets(state)]


@setting_check("events")
def events_tell_a_seat_nothing_before_they_reveal_it(setting: Setting) -> Iterator[str]:
    """The same move with the same chance in the real and in the resampled state: equal events.

    Only an event that may tell the seat something new may differ, and what comes after it.

    The asked seat makes the same move in both. The others do not see the move itself (it may name a hidden card).
    So for them some legal move in the resampled state must give equal events.
    """
    for number, seat in looks(setting):
        state = telltale(setting).steps[number].before
        for guess in guesses(setting, number, seat):
            for move in moves_to_try(setting, number):
                if not could_be_told(setting.game, seat, state, guess, move):
                    found = giveaway(setting.game, seat, state, guess, move)
                    yield f"move {number + 1}, {move}, tells {name_of(seat)} something hidden from it: {found}."


def giveaway(game: Game[Any], seat: int | None, state: Any, guess: Any, move: Move) -> str:
    """Which field tells what is hidden: the same move in both states, or another one if it is not legal in both."""
    legal = game.legal_moves(guess)
    alike = max(legal, key=lambda each: likeness(each, move))
    told, imagined = (
        [msgspec.json.decode(heard.said) for heard in told_to(game, seat, world, each)]
        for world, each in ((state, move), (guess, move if move in legal else alike))
    )
    found = difference(told, imagined)
    path = "it says that it reveals something only sometimes" if found is None else f"events{found.told(HERE, THERE)}"
    return f"{path}, and no `reveals_to` says that {name_of(seat)} may learn it now"


def likeness(one: Move, other: Move) -> tuple[bool, int]:
    fields = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=False)
    return type(one) is type(other), sum(mine == its for mine, its in fields)


def could_be_told(game: Game[Any], seat: int | None, state: Any, guess: Any, move: Move) -> bool:
    """Whether what a move tells a seat could also be told in a state that the seat takes for possible."""
    legal = game.legal_moves(guess)
    same = [move] if seat == asked_in(state).seat else [move, *(each for each in legal if each != move)]
    imagined = (told_to(game, seat, guess, each) for each in same if each in legal)
    return is_possible(told_to(game, seat, state, move), imagined)


def faults_of_secrets(game: Game[Any], state: Any, guess: Any, seat: int | None, move: Move) -> Iterator[str]:
    """Compares what a seat gets with what it would get in `guess`, where all that it cannot know is otherwise."""
    yield from faults_of_guess(game, state, guess, seat)
    if told := told_otherwise(outlook(game, state, seat), outlook(game, guess, seat)):
        yield f"{name_of(seat)} is shown something hidden from it: {told}"
    if seat is None and (told := told_otherwise(open_choices(game, state), open_choices(game, guess))):
        yield f"`open_moves` depends on something hidden: {told}"
    if unasked(game, state) != unasked(game, guess):
        yield f"whether a question is asked at all depends on something hidden from {name_of(seat)}"
    if state.asked().seat == seat and (told := told_otherwise(reasons(game, state), reasons(game, guess))):
        yield f"a refusal tells {name_of(seat)} something hidden from it: {told}"
    if not could_be_told(game, seat, state, guess, move):
        yield f"{move} tells {name_of(seat)} something hidden from it"


def moves_to_try(setting: Setting, number: int) -> list[Move]:
    """What was played, and some that were not."""
    step = telltale(setting).steps[number]
    legal = setting.game.legal_moves(step.before)
    chance = FastChance(number)
    played = [step.move] if step.seat is not None else []
    return [*played, *(chance.pick(legal) for _ in range(MOVES))]


@setting_check("witness")
def a_resampled_state_contradicts_no_event_the_seat_has_seen(setting: Setting) -> Iterator[str]:
    """Only where the author wrote a `checking/witness.py`."""
    contradictions = witness_of(setting.game).contradictions
    if contradictions is None:
        return
    trail = telltale(setting)
    for number, seat in looks(setting):
        seen = trail.seen(seat, number)
        for fault in contradictions(trail.steps[number].before, seen, seat):
            yield f"before move {number + 1}: the witness contradicts the truth for {name_of(seat)}: {fault}."
        for fault in (fault for guess in guesses(setting, number, seat) for fault in contradictions(guess, seen, seat)):
            yield f"before move {number + 1}: `resample` contradicts an event that {name_of(seat)} has seen: {fault}."


@setting_check("secrets")
def an_open_game_hides_nothing(setting: Setting) -> Iterator[str]:
    """If nothing is hidden, a resampled state is a copy, and all views are equal."""
    if has_secrets(setting.game):
        return
    trail, stranger = telltale(setting), new_table(setting.game, setting.options, 99).state
    for number, seat in looks(setting):
        state = trail.steps[number].before
        for guess in guesses(setting, number, seat):
            if found := difference(state, guess, constants(state, stranger)):
                yield f"an `OpenGame` hides nothing, but {found.told(HERE, THERE)}: derive from `Game`."
        if trail.hides_something(state):
            yield "an `OpenGame` hides nothing, but its views differ: derive from `Game`."


@game_check("resample")
def a_game_with_secrets_deals_hidden_things_anew(game: Game[Any]) -> Iterator[str]:
    """Otherwise `resample` could return the real state. With some options there may be no secrets."""
    if has_secrets(game):
        yield from deal_anew(*settings_of(game), *variations_of(game))


def deal_anew(*settings: Setting) -> Iterator[str]:
    if not any(telltale(setting).secret for setting in settings):
        yield "everybody saw everything in all matches: a game without secrets should be an `OpenGame`."
    elif not any(deals_anew(setting) for setting in settings):
        yield "`resample` keeps the truth: what others hold was never dealt anew, so a bot would see it."


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


def waiting(state: AnyState) -> list[int | None]:
    """The seats of all decisions on the stack, in order; None stands for a step."""
    return [None if each.is_step else cast(Decision, each).seat for each in state.pending]
