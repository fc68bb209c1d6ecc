"""The decision that is being asked: the function of the checks, under a short name for all tests."""

from skulduggery.checks.question import asked_in

__all__ = ["asked_in"]
