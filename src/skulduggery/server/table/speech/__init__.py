"""What people say to each other: to everybody, in private, to the host about somebody, and deals that the log tells.

Nothing of it is part of the match. May import `audience`, `live`, `seats`. Start with `talk.py`.
"""
