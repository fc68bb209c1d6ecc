"""Finished matches: their stories and chronicles, made once and kept, so that they outlive a change of the rules.

Imports `protocol`, `security`, `store` and `workers`. Start with `archive.py`.
"""
