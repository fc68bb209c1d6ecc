"""The laboratory: measuring games and bots."""
