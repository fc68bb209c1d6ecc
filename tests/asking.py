"""The decision that is being asked, for tests that know that the match is not over."""

from skulduggery.core.game import Decision, State


def asked_in(state: State) -> Decision:
    """The decision that is being asked."""
    asked = state.asked()
    assert asked is not None, "the match is over"
    return asked
