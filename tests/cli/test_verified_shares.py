"""`verify` says what is known of the players' shares in the luck."""

from pathlib import Path

import pytest

from skulduggery.core.record import save

from ..core.test_pledges import pledges_for, record_with
from .conversation import converse, plain

BOTH = ("anna", "ben")


@pytest.mark.parametrize(
    ("nonces", "promised", "sentence"),
    [
        (BOTH, BOTH, "is the one that was promised before any share was opened"),
        (("anna", None), BOTH, "Seat 2 promised a share of the luck and did not open it"),
        ((None, None), BOTH, "Seats 1, 2 promised shares"),
        (BOTH, None, "were not promised beforehand"),
    ],
)
def test_promised_withheld_and_unpromised_shares_are_told_apart(
    nonces: tuple[str | None, ...], promised: tuple[str | None, ...] | None, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(save(record_with(nonces, None if promised is None else pledges_for(promised))))
    said = converse("verify", str(file))
    assert said.code == 0
    assert sentence in plain(said.out)


def test_a_share_that_was_chosen_later_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(save(record_with(("anna", "chosen"), pledges_for(BOTH))))
    said = converse("verify", str(file))
    assert (said.code, said.out) == (1, "")
    assert "Line 1: the share of the luck of seat 2 is not the one that was promised" in plain(said.err)
