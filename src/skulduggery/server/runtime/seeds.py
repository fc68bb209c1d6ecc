"""Where luck comes from. An argument like the clock, and for the tests alone: no setting can reach it."""

import secrets

SEED_BYTES = 32


class Seeds:
    """The real ones: nobody can guess them."""

    def for_match(self) -> str:
        """The server's share in the luck of a match, in hexadecimal."""
        return secrets.token_bytes(SEED_BYTES).hex()

    def for_bot(self) -> int:
        """For one thought of a bot: what it imagines, and which of two equal moves it takes."""
        return secrets.randbits(60)
