"""Mutants: one part of Parley is broken, and the check for that part must say so, in a sentence that helps."""

import re
from collections.abc import Callable, Iterator

from parley.game import ParleyGame
from parley.options import ParleyOptions

from skulduggery.checks import Check
from skulduggery.checks.settings import Setting

AnyCheck = Callable[[Setting], Iterator[str]]


def caught_by(check: AnyCheck, says: str, options: ParleyOptions | None = None) -> None:
    """Uses a new game object, so that no cached match of the correct game is used."""
    setting = Setting(ParleyGame(), options or ParleyOptions(players=4))
    found = next((check if isinstance(check, Check) else Check(check, "any")).findings(setting), None)
    assert found is not None
    assert re.search(says, found.sentence), found.sentence
