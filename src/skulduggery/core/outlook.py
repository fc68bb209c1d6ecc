"""What leaves for a seat: its view, the question, and the choices with previews if it is the one asked."""

from typing import Any

from .chance import NO_LUCK
from .game import AnyState, Game, has_secrets
from .messages import Choice, Outlook, Preview


def outlook(game: Game[Any], state: AnyState, seat: int | None) -> Outlook:
    asked = game.question(state)
    mine = asked is not None and asked.seat == seat
    return Outlook(game.view(state, seat), asked, choices(game, state) if mine else ())


def choices(game: Game[Any], state: AnyState) -> tuple[Choice, ...]:
    """The legal moves of the asked seat, each with its preview. So the page needs no rules of its own."""
    asked = state.asked()
    if asked is None:
        return ()
    return tuple(
        Choice(move, asked.targets_of(move), game.preview(state, move), asked.prospects(state, move))
        for move in asked.moves(state)
    )


def open_choices(game: Game[Any], state: AnyState) -> tuple[Choice, ...]:
    """What the asked seat may choose on a screen that everybody sees. It depends on nothing that a spectator cannot
    know: where there are secrets it has no previews but the path, and no prospects.
    """
    asked = state.asked()
    if asked is None or not has_secrets(game):
        return choices(game, state)
    return tuple(
        Choice(move, asked.targets_of(move), Preview(game.preview(state, move).path, ()), ())
        for move in asked.open_moves(state)
    )


def can_react(game: Game[Any], state: AnyState, seat: int) -> bool:
    """Whether `seat` will be able to do anything but pass when it is asked. This is the seat's own secret."""
    return len(game.legal_moves(when_asked(game, state, seat))) > 1


def when_asked(game: Game[Any], state: AnyState, seat: int) -> AnyState:
    """A copy of the state in which all seats before `seat` have passed. A seat that answers early answers to this."""
    ahead = state.copy()
    while (asked := ahead.asked()) is not None and asked.seat != seat:
        reaction = asked.reaction(ahead)
        assert reaction is not None
        game.apply(ahead, reaction.passing, NO_LUCK)
    return ahead
