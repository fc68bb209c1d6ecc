"""Random seeds, passed as an argument. Only tests pass others: no setting can, or somebody could know the dice."""

import secrets

SEED_BYTES = 32


class Seeds:
    """Seeds that nobody can guess."""

    def for_match(self) -> str:
        """The server's share in the luck of a match, in hexadecimal."""
        return secrets.token_bytes(SEED_BYTES).hex()

    def for_bot(self) -> int:
        """A seed for one decision of a bot: the state it imagines, and which of two equal moves it takes."""
        return secrets.randbits(60)
