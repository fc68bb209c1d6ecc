"""What happens before a match: the host's settings, the nonces of the seats, and the start.

May import `audience`, `change`, `live`, `match`, `seats`. Start with `lobby.py`.
"""
