"""Which people are waited for at a table now."""

from ..reactions.windows import Windows
from ..table.live import LiveTable
from ..table.match.match import Match


def awaited(table: LiveTable, windows: Windows) -> tuple[int, ...]:
    """The seat that is asked; in a reaction window all who may answer and have not. Bots are never waited for.

    Each seat is only told about itself. So it tells nobody that a hand of another seat holds something.
    """
    match, window = table.match, windows.window
    if match is None or table.status != "running":
        return ()
    if window is not None:
        return tuple(seat for seat in window.seats if windows.is_invited(seat) and seat not in window.answers)
    return () if match.asked is None or table.is_bots(match.asked) else (match.asked,)


def waited_since(match: Match, windows: Windows) -> int:
    """The entry of the match after which this wait began. In a window others may answer in the meantime."""
    return match.last_change if windows.window is None else windows.window.name
