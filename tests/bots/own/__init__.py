"""Bots that somebody wrote."""
