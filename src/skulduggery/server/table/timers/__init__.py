"""What happens at a table only because time passes. A timer knows no table: it calls what it is given.

May import nothing of the other packages. Start with `alarm.py`.
"""
