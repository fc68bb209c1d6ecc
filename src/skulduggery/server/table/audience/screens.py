"""The big screens at a table, and at which of them people may point to choose for a seat."""

from collections.abc import Sequence

from ...protocol.info import ScreenInfo, TableInfo
from ...store.meta import TableMeta
from .connection import Connection


def screens_at(screens: Sequence[Connection], meta: TableMeta) -> tuple[ScreenInfo, ...]:
    """The big screens that are connected. Several tabs of one browser are one screen."""
    found = {connection.screen_number or 0: connection.screen for connection in screens}
    return tuple([screen_info(number, found[number], meta) for number in sorted(found)])


def screen_info(number: int, screen: str, meta: TableMeta) -> ScreenInfo:
    """A big screen: people there may choose for a seat that allows it, but not while a bot plays for its person."""
    allowed = [(at, seat) for at, seat in enumerate(meta.seats) if screen in seat.pointing]
    seats = tuple([at for at, seat in allowed if seat.is_person and not seat.stand_in])
    return ScreenInfo(number, screen == meta.host_screen, seats)


def number_for(connection: Connection, screens: Sequence[Connection]) -> int | None:
    """The number that a new page gets if it is a big screen: the first free one."""
    if not connection.screen:
        return None
    used = {other.screen_number: other.screen for other in screens}
    return next(number for number in range(1, len(used) + 2) if used.get(number) in (None, connection.screen))


def may_point(info: TableInfo, connection: Connection, asked: int | None) -> bool:
    """Whether the asked seat has allowed it at this screen, which is then shown its `open_choices`."""
    allowed = [screen.seats for screen in info.screens if screen.screen == connection.screen_number]
    return asked is not None and any(asked in seats for seats in allowed)
