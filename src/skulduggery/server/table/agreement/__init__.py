"""What several people must agree about: a vote about an absent person, the end of a match, the start of a rematch.

May import `audience`, `change`, `live`, `lobby`, `seats`. Start with `votes.py`.
"""
