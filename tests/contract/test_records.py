"""A record contains the whole match. An edited record is refused with its line."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.checks.matches import Step, trail_of
from skulduggery.checks.settings import Setting
from skulduggery.core.chance import SeededChance
from skulduggery.core.messages import Move, Refusal
from skulduggery.core.record import FORMAT, Played, Record, load, save
from skulduggery.core.refusals import BadRecord
from skulduggery.core.replay import verify

from .forgery import HEADER_LINE, chained, edited, fields_of, lines_of, other_value
from .params import each_setting

BEGINNING = 40  # entries of the records that are edited


def beginning(setting: Setting, entries: int = BEGINNING) -> Record:
    """The first lines of a match, which are a record themselves."""
    record = trail_of(setting).table.record()
    return Record(record.header, record.entries[:entries])


def refusal_of(setting: Setting, data: bytes) -> Refusal:
    with pytest.raises(BadRecord) as caught:
        verify(setting.game, load(data))
    return caught.value.refusal


@each_setting
def test_a_record_survives_saving_and_loading(setting: Setting) -> None:
    record = trail_of(setting).table.record()
    assert record.header.format == FORMAT
    assert load(save(record)) == record
    assert save(load(save(record))) == save(record)


@each_setting
def test_a_verified_match_has_counted_all_draws(setting: Setting) -> None:
    trail = trail_of(setting)
    verified = verify(setting.game, load(save(trail.table.record())))
    assert verified.head == trail.table.head
    assert verified.moves == len(trail.steps)
    openers = trail.table.entries[0]
    assert verified.draws == sum(len(step.draws) for step in trail.steps) + len(fields_of(openers)["draws"])


@each_setting
@settings(max_examples=25)
@given(data=st.data())
def test_any_edited_field_is_refused_with_its_line(setting: Setting, data: st.DataObject) -> None:
    """If one field is changed, the chain no longer fits at that line (for the header: at the first entry)."""
    lines = lines_of(beginning(setting))
    line = data.draw(st.integers(0, len(lines) - 1))
    key = data.draw(st.sampled_from(sorted(lines[line])))
    spoilt = edited(lines, line, key, other_value(data, lines[line][key]))
    refusal = refusal_of(setting, spoilt)
    found = getattr(refusal, "line", HEADER_LINE)
    assert found in ((1, 2) if line == 0 else (line + 1,)), (key, refusal)


@each_setting
def test_a_forged_draw_is_refused_even_with_a_new_chain(setting: Setting) -> None:
    lines = lines_of(beginning(setting))
    for at, fields in enumerate(lines):
        for number, (n, value) in enumerate(fields.get("draws", ())):
            if n > 1:
                draws = [list(draw) for draw in fields["draws"]]
                draws[number][1] = (value + 1) % n
                refusal = refusal_of(setting, chained(lines, at, {"draws": draws}))
                assert getattr(refusal, "line", 0) == at + 1, refusal


@each_setting
@pytest.mark.parametrize("draws", [[[6, 0]], [[0, 0]], [[-3, -1]], [[2**70, 5]]], ids=str)
def test_draws_too_many_are_refused_even_with_a_new_chain(setting: Setting, draws: list[Any]) -> None:
    lines = lines_of(beginning(setting, 6))
    for at, fields in enumerate(lines):
        if "draws" in fields:
            refusal = refusal_of(setting, chained(lines, at, {"draws": [*fields["draws"], *draws]}))
            assert getattr(refusal, "line", 0) == at + 1, refusal


@each_setting
def test_a_missing_draw_is_refused_even_with_a_new_chain(setting: Setting) -> None:
    lines = lines_of(beginning(setting))
    for at, fields in enumerate(lines):
        if fields.get("draws"):
            refusal = refusal_of(setting, chained(lines, at, {"draws": fields["draws"][:-1]}))
            assert getattr(refusal, "line", 0) == at + 1, refusal


@each_setting
def test_forged_events_seats_and_moves_are_refused_even_with_a_new_chain(setting: Setting) -> None:
    lines = lines_of(beginning(setting))
    for at, fields in enumerate(lines):
        if "events" in fields:
            forgeries: list[dict[str, Any]] = [{"events": "0" * 16}]
            if "seat" in fields:
                forgeries += [{"seat": fields["seat"] + 1}, {"seat": -1}, {"move": {"kind": "mutiny"}}, {"move": None}]
            for forgery in forgeries:
                refusal = refusal_of(setting, chained(lines, at, forgery))
                assert getattr(refusal, "line", 0) == at + 1, (forgery, refusal)


@each_setting
def test_another_legal_move_does_not_fit_its_events(setting: Setting) -> None:
    trail, lines = trail_of(setting), lines_of(beginning(setting))
    for at, entry in enumerate(beginning(setting).entries):
        for other in others_than(setting, trail.steps[at - 1]) if isinstance(entry, Played) else []:
            refusal = refusal_of(setting, chained(lines, at + 1, {"move": msgspec.to_builtins(other)}))
            assert getattr(refusal, "line", 0) == at + 2, refusal


def others_than(setting: Setting, step: Step) -> list[Move]:
    """A legal move that was not made and tells something else."""
    legal = setting.game.legal_moves(step.before)
    for move in legal:
        events = setting.game.apply(step.before.copy(), move, SeededChance(b"", 0))
        if move != step.move and events != step.events:
            return [move]
    return []


@each_setting
def test_a_forged_seed_is_refused_even_with_a_new_chain(setting: Setting) -> None:
    lines = lines_of(beginning(setting))
    refusal = refusal_of(setting, chained(lines, 0, {"server_seed": "00" * 32}))
    assert type(refusal).__name__ == "WrongCommitment"


@each_setting
def test_a_forged_nonce_does_not_fit_the_draws(setting: Setting) -> None:
    lines = lines_of(beginning(setting))
    if not any(n > 1 for fields in lines for n, _ in fields.get("draws", ())):
        pytest.skip("no luck in this game")
    forged = chained(lines, 0, {"nonces": ["another nonce", *lines[0]["nonces"][1:]]})
    assert type(refusal_of(setting, forged)).__name__ == "WrongDraw"
