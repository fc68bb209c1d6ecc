# Bounty, English: the terms of the original.

credits-terms = The rulebook of the original names neither an author nor a licence. If you know who made this game, please tell us.
