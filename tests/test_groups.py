"""Tests of a group run in one worker and share what is slow to make. A new pytest once broke that silently."""

import pytest


@pytest.mark.xdist_group("grouped")
def test_a_group_is_known_to_xdist(request: pytest.FixtureRequest) -> None:
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("the tests run in one process, or are not distributed by groups")
    assert request.node.nodeid.endswith("@grouped")
