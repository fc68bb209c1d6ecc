"""Matches in which everything is checked after each move. What is wrong is said with `assert`.

The tests and `skulduggery lab soak` play them.
"""
