"""What the process brings: settings, clock, seeds, metrics, logs, and its address in the network.

Time and luck are arguments: tests let a minute pass in no time, and no setting can bring known seeds.

May import nothing of the server. Start with `settings.py`.
"""
