"""Matches as stories, chronicles, reviews and record files. Those of a finished match are made once and kept.

They outlive a change of the rules: `kept.py` shows a finished match that today's rules cannot play back.

May import `protocol`, `store`, `workers`. Start with `archive.py`.
"""
