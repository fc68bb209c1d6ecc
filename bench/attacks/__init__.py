"""Attacks on a server, each with its figures: what the attacker reaches, and what other people notice of it.

Each module has a function `attack(target)`, which returns rows of name, value and unit. `target.py` starts the server.
"""
