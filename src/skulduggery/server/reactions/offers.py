"""What a seat is told of its reactions: its standing order, and the window in which it is invited to answer."""

from collections.abc import Hashable

from ...core.messages import Move
from ...core.outlook import choices, when_asked
from ...core.refusals import IllegalMove, NotOffered, Refused
from ...core.table import written
from ..protocol.refusals import NotInvited
from ..protocol.to_page import Anybody, Reactions
from ..protocol.to_page import Window as Invitation
from ..table.audience.connection import Connection
from ..table.audience.rendering import has_curtain, viewer_of
from .interruptions import interrupters
from .orders import offered_orders, order_of
from .window import Window
from .windows import Windows


def tell(windows: Windows, connection: Connection) -> None:
    """Sends a page what is new to it. Before the curtain it learns only who may still react."""
    match = windows.table.match
    if match is None:
        return
    if has_curtain(match, connection):
        ask_all(windows, connection)
    seat = viewer_of(match, connection)
    if seat is None:
        return
    order, questions = order_of(windows.table, seat), match.game.reactions_with(match.table.options)
    orders, stops = offered_orders(windows.table), interrupters(windows.table, connection)
    told = seat, order, questions, orders, windows.passes(seat), stops
    news = told, news_of_window(windows, seat)
    if connection.invited != news:
        connection.invited = news
        connection.push(Reactions(*told, invitation(windows, seat)))


def ask_all(windows: Windows, connection: Connection) -> None:
    """One question for all people of a shared device."""
    window, seats = windows.window, undecided(windows, connection)
    news = None if window is None else (window.name, seats)
    if connection.called != news:
        connection.called = news
        connection.push(Anybody(None if window is None else window.name, seats))


def undecided(windows: Windows, connection: Connection) -> tuple[int, ...]:
    """The seats of a page that may react in the open window, and have not answered."""
    window = windows.window
    if window is None or window.wanted:
        return ()
    return tuple([seat for seat in connection.seats if windows.is_invited(seat) and seat not in window.answers])


def pass_for_all(windows: Windows, connection: Connection, name: int) -> None:
    """Let all seats of a device pass. Like any answer their passes can be taken back until they are entered."""
    window, seats = windows.window, undecided(windows, connection)
    if window is None or window.name != name or not seats:
        raise Refused(NotInvited(""))
    for seat in seats:
        window.answers[seat] = window.passing


def news_of_window(windows: Windows, seat: int) -> Hashable:
    """What tells one message from the next; choices stay the same as long as the window is called the same."""
    window = windows.window
    if window is None or not windows.is_invited(seat):
        return None
    return window.name, window.answers.get(seat), windows.deadline(seat)


def invitation(windows: Windows, seat: int) -> Invitation | None:
    window = windows.window
    if window is None or not windows.is_invited(seat):
        return None
    game = window.match.game
    ahead = when_asked(game, window.match.state, seat)
    question = game.question(ahead)
    assert question is not None
    left, still = time_left(windows, window, seat)
    return Invitation(window.name, question, choices(game, ahead), window.answers.get(seat), left, still)


def time_left(windows: Windows, window: Window, seat: int) -> tuple[float | None, float]:
    """A seat's seconds, and for how many more they stand still first."""
    deadline, now = windows.deadline(seat), windows.clock.elapsed()
    if deadline is None or window.since is None:
        return None, 0.0
    still = window.watches[seat].still(now) + max(0.0, windows.start(window, window.since, seat) - now)
    return max(0.0, deadline - now - still), still


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


def note_pick(windows: Windows, seat: int, name: int, picked: bool) -> None:
    """A card was picked, or put down. Which one is not said, so whoever is invited may do it, whatever they hold."""
    window = windows.window
    if window is None or window.name != name or not windows.is_invited(seat):
        raise Refused(NotInvited(""))
    window.watches[seat].set_picked(picked, windows.clock.elapsed())
