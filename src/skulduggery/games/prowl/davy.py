"""Who commands Davy Jones, and his way home. PR-11.*"""

from ...core.messages import Event
from .events import DavySentHome, DavyTaken
from .state import NOBODY, Prowl


def davy_goes_home(state: Prowl, log: list[Event]) -> None:
    """PR-11.02, PR-11.06"""
    sea = state.setting.sea
    if state.davy != sea.kingdom:
        commander = None if state.commander == NOBODY else state.commander
        log.append(DavySentHome(sea.names[state.davy], commander))
        state.davy = sea.kingdom


def take_davy(state: Prowl, seat: int, log: list[Event]) -> None:
    """PR-11.01, PR-11.02, PR-11.11: the loser takes command; if she has it already he stays where he is."""
    if not state.setting.davy or state.commander == seat:
        return
    state.commander = seat
    log.append(DavyTaken(seat))
    davy_goes_home(state, log)
