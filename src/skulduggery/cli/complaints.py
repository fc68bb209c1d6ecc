"""What stops a command: one sentence for the person, and the exit code for the shell."""

BAD_USAGE = 2
FAILED = 1


class Complaint(Exception):
    """Raised anywhere in a command; `main` says the sentence on the error stream."""

    def __init__(self, key: str, code: int = BAD_USAGE, **figures: object) -> None:
        super().__init__(key, figures)
        self.key = key
        self.code = code
        self.figures = figures
