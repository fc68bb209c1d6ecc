"""The HTTP API and the files of the page.

Imports `registry` and what it may import. Start with `tables.py`.
"""
