"""Piracy: Pirates of Port Blackwood."""

from .game import BlackwoodGame

GAME = BlackwoodGame()
