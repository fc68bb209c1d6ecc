"""Oracles: slow reference implementations of rules, written from `docs/rules/<game>.md` and not from the engine.

The tests and `skulduggery lab soak` compare the engine with them.
"""
