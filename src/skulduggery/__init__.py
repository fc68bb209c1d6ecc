"""Skulduggery: four pirate board games at one table."""

from importlib.metadata import version

__version__ = version("skulduggery")
