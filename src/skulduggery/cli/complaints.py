"""Errors that end a command: one sentence for the person, and an exit code for the shell."""

from ..core.refusals import Refused
from ..text import Wording

BAD_USAGE = 2
FAILED = 1


class Complaint(Exception):
    """May be raised anywhere in a command. `main` prints the sentence to stderr."""

    def __init__(self, key: str, code: int = BAD_USAGE, **figures: object) -> None:
        super().__init__(key, figures)
        self.key = key
        self.code = code
        self.figures = figures


def sentence(error: Complaint | Refused | OSError, wording: Wording) -> str:
    """What went wrong, in the person's language."""
    if isinstance(error, Complaint):
        return wording.say(error.key, **error.figures)
    if isinstance(error, Refused):
        return wording.tell(error.refusal, ())
    return wording.say("cli-bad-file", file=str(error.filename), detail=str(error.strerror))
