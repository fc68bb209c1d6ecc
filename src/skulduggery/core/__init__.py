"""The engine: knows no game, no clock, no network and no person."""
