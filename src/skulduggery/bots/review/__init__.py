"""The review of a finished match: win chances over time, decisive moments, mistakes, lucky throws.

It knows all cards. Only a mistake is judged by what its seat could know. Start with `reviewer.py`.
"""
