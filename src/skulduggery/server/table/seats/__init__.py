"""Who holds a seat, who is the host, and the links that open a seat.

May import `audience`, `change`, `live`, `state`. Start with `seating.py`.
"""
