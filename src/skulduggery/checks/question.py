"""The decision that is being asked, where it is known that the match is not over."""

from ..core.game import AnyState, Decision


def asked_in(state: AnyState) -> Decision:
    """The decision that is being asked."""
    asked = state.asked()
    assert asked is not None, "the match is over"
    return asked
