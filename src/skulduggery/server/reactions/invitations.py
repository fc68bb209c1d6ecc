"""What a seat is told of its reactions: its standing orders, and the window in which it is invited to answer."""

from collections.abc import Hashable

from ...core.messages import Move
from ...core.outlook import choices, when_asked
from ...core.refusals import IllegalMove, NotOffered, Refused
from ...core.table import written
from ..protocol.info import StandingOrder
from ..protocol.refusals import NotInvited
from ..protocol.to_page import Reactions
from ..protocol.to_page import Window as Invitation
from ..store.meta import TableMeta
from ..table.connection import Connection
from ..table.match import Match
from ..table.rendering import audience
from .orders import order_of
from .windows import Windows


def tell(windows: Windows, connection: Connection) -> None:
    """Whatever is new to this page. Before the curtain it learns only whether the asked seat's person is waited for."""
    match = windows.table.match
    if match is None:
        return
    eyes = audience(match, connection)
    seat = match.asked if eyes is None and windows.window is not None else eyes
    if seat is None or seat not in connection.seats:
        return
    orders = all_orders(windows.table.meta, match, seat)
    news = seat, news_for(windows, seat, eyes == seat, orders)
    if connection.invited != news:
        connection.invited = news
        connection.push(Reactions(seat, orders, invitation(windows, seat) if eyes == seat else None))


def all_orders(meta: TableMeta, match: Match, seat: int) -> dict[str, StandingOrder]:
    return {kind: order_of(meta.seats[seat], seat, kind, match) for kind in match.game.reactions}


def news_for(windows: Windows, seat: int, is_open: bool, orders: dict[str, StandingOrder]) -> Hashable:
    """What tells one message from the next; choices stay the same as long as the window is called the same."""
    window, said = windows.window, tuple(orders.items())
    if window is None or not is_open or not windows.is_invited(seat):
        return said
    return said, window.name, window.answers.get(seat), windows.deadline(seat)


def invitation(windows: Windows, seat: int) -> Invitation | None:
    window = windows.window
    if window is None or not windows.is_invited(seat):
        return None
    game = window.match.game
    ahead = when_asked(game, window.match.state, seat)
    question = game.question(ahead)
    assert question is not None
    deadline = windows.deadline(seat)
    left = None if deadline is None else max(0.0, deadline - windows.clock.now())
    return Invitation(window.name, question, choices(game, ahead), window.answers.get(seat), left)


def keep_answer(windows: Windows, seat: int, name: int, move: Move | None) -> None:
    """An answer before its turn, or in it; None takes it back."""
    window = windows.window
    if window is None or window.name != name or not windows.is_invited(seat):
        raise Refused(NotInvited(""))
    if move is None:
        window.answers.pop(seat, None)
        return
    ahead = when_asked(window.match.game, window.match.state, seat)
    asked = ahead.asked()
    if asked is None or move not in asked.moves(ahead):
        raise IllegalMove(NotOffered("" if asked is None else asked.rule, written(move)))
    window.answers[seat] = move
