"""The refusals that no game owns, and that need no server."""

from skulduggery.core import refusals
from skulduggery.core.messages import Message
from skulduggery.text import rulebook
from skulduggery.text.kinds import shared_refusals


def all_shared_refusals() -> list[type[Message]]:
    return shared_refusals(refusals.__name__, rulebook.__name__)
