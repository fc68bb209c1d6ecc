"""Random matches: they end, only seats of the match are asked, nothing is lost, previews are true."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.chance import FastChance
from ..core.game import Game
from ..core.options import Options, describe_ending
from ..core.table import read_move
from .difference import difference
from .finding import crash, game_check, setting_check
from .invariants import Watch, faults_of_preview
from .matches import Trail, spread, trail_of
from .settings import Setting, accepted, values_between

MOST_MOVES = 5000  # entries of `all_moves`: the action ids of a learner
TRIED = 12  # states in which all legal moves are tried
MOVES = 60  # at most so many of them
PREVIEWS = 20  # looked at in each match
MATCHES = 4  # with options drawn at random


def watched(trail: Trail) -> Iterator[str]:
    """The invariants of every state of a match."""
    states = trail.states()
    watch = Watch(trail.game, trail.options, states[0])
    for number, state in enumerate(states):
        for fault in watch.faults(state):
            yield f"before move {number + 1}: {fault}"


@setting_check("matches")
def every_state_of_a_random_match_is_sound(setting: Setting) -> Iterator[str]:
    """A random match ends with a result, legal moves are listed, and no card, coin or token is lost."""
    yield from watched(trail_of(setting))


@setting_check("moves")
def every_legal_move_can_be_made(setting: Setting) -> Iterator[str]:
    """In some states, all moves that are offered. An illegal one usually fails, or breaks something."""
    trail, game = trail_of(setting), setting.game
    watch = Watch(game, setting.options, trail.states()[0])
    for number in trail.sample(TRIED):
        before = trail.steps[number].before
        legal = game.legal_moves(before)
        for move in [legal[at] for at in spread(list(range(len(legal))), MOVES)]:
            after = before.copy()
            try:
                game.apply(after, move, FastChance(number))
            except Exception as error:  # noqa: BLE001  # whatever the rules of a game do, it is told as a sentence
                yield f"before move {number + 1}, {move} is offered, but it cannot be carried out: {crash(error)}."
                return
            for fault in watch.faults(after):
                yield f"before move {number + 1}, {move} is offered, but after it {fault}"


@setting_check("matches")
def the_end_is_the_end(setting: Setting) -> Iterator[str]:
    state, game = trail_of(setting).table.state, setting.game
    if game.legal_moves(state) or game.question(state) is not None:
        yield "somebody is still asked after the match."


@setting_check("census")
def the_census_counts_something(setting: Setting) -> Iterator[str]:
    if not setting.game.census(trail_of(setting).states()[0]):
        yield "`census` is empty: count the cards, coins or tokens that never leave the match."


@setting_check("previews")
def a_preview_tells_how_the_move_will_begin(setting: Setting) -> Iterator[str]:
    """The effects equal those of the move itself, up to the first chance or secret."""
    trail = trail_of(setting)
    for number in trail.sample(PREVIEWS):
        step = trail.steps[number]
        if step.seat is not None:
            for fault in faults_of_preview(setting.game, step.before, step.move, step.events, step.draws):
                yield f"move {number + 1}: {fault}"


@setting_check("matches")
def the_same_seed_and_moves_tell_the_same_story(setting: Setting) -> Iterator[str]:
    one, other = trail_of(setting), Trail(setting.game, setting.options, 1)
    if one.table.opening != other.table.opening:
        yield "the same seed gave two beginnings: the rules must take all luck from `chance`."
    for number, (step, again) in enumerate(zip(one.steps, other.steps, strict=False)):
        found = difference((step.move, step.events), (again.move, again.events))
        if found:
            yield (
                f"move {number + 1}: the same seed and moves told two stories, {found.told('once', 'then')}: "
                "the rules must take all luck from `chance`, and go through no set in its own order."
            )


@setting_check("moves")
def all_moves_is_a_short_list_without_repeats(setting: Setting) -> Iterator[str]:
    moves = setting.game.all_moves(setting.options)
    if len(set(moves)) != len(moves):
        yield f"`all_moves` lists {next(move for move in moves if moves.count(move) > 1)} twice."
    if len(moves) > MOST_MOVES:
        yield f"`all_moves` lists {len(moves)} moves; at most {MOST_MOVES} are practical: ask in several steps."
    if moves != setting.game.all_moves(setting.options):
        yield "`all_moves` gives another list when it is called again."


@setting_check("moves")
def every_move_can_be_sent_and_read_again(setting: Setting) -> Iterator[str]:
    for move in setting.game.all_moves(setting.options):
        if read_move(setting.game, msgspec.json.encode(move)) != move:
            yield f"{move} is read as another move: is its class missing in `move_type`?"


@game_check("matches")
def matches_with_any_options_end(game: Game[Any]) -> Iterator[str]:
    yield from play_with_any_options(game, MATCHES)


def play_with_any_options(game: Game[Any], matches: int) -> Iterator[str]:
    for seed in range(matches):
        options = any_options(game, FastChance(seed))
        for fault in watched(Trail(game, options, seed)):
            yield f"with {Setting(game, options)}, {fault}"


def any_options(game: Game[Any], chance: FastChance) -> Options:
    """Options that the game accepts."""
    fields = describe_ending(game.options_type, game.seats)
    while True:
        options = accepted(game, {field.key: chance.pick(values_between(field)) for field in fields})
        if options is not None:
            return options
