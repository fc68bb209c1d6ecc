"""What the process brings: settings, clock, seeds, metrics, logs and its address in the network.

Imports nothing of the server. Start with `settings.py`.
"""
