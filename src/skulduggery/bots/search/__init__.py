"""The search of the captain: tries the best moves again and again in imagined matches. It names no game."""
