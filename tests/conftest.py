"""Settings for all tests: Hypothesis uses the same examples in every run, and the report names the build."""

import gc

import pytest
from hypothesis import HealthCheck, settings

import skulduggery.core.game

settings.register_profile(
    "skulduggery",
    derandomize=True,  # the same examples in every run and on every machine
    database=None,
    deadline=None,  # a slow machine is not a bug
    max_examples=25,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("skulduggery")

# Many whole matches, and servers that are killed: these tests take seconds, so `make check` leaves them out.
THOROUGH = (
    "tests/bots/test_",
    "test_a_match_with_changed_parts_says_so",
    "test_a_worker_that_is_killed_is_replaced",
    "test_bounty_secrets.py",
    "test_chaos.py",
    "test_crash.py",
    "test_endings.py",
    "test_every_choice_is_a_short_sentence",
    "test_every_event_of_the_reader_is_told_to_the_reader",
    "test_every_text_can_be_read_aloud.py",
    "test_everything_that_is_not_offered_has_a_rule",
    "test_forced_moves.py",
    "test_heuristic.py",
    "test_killed_after_the_change_and_before_its_answer_was_read",
    "test_kings_secrets.py",
    "test_leaks.py",
    "test_match_clock.py",
    "test_matches.py",
    "test_oracle.py",
    "test_planted_leaks.py",
    "test_playthroughs_are_stable",
    "test_process.py",
    "test_screen_secrets.py",
    "test_seats.py",
    "test_secrets_in_play.py",
    "test_stories.py",
    "test_the_command_goes_on_where_it_was_interrupted",
    "test_the_examples_beat_the_deckhand",
    "test_the_report_names_every_game",
    "test_tuning.py::test_a_segment",
    "test_uploads.py",
    "test_verdicts_and_raids_are_respected",
    "test_windows_brisk.py",
    "test_work_that_kills_every_worker_is_given_up",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(part in item.nodeid for part in THOROUGH):
            item.add_marker(pytest.mark.thorough)


def pytest_collection_finish() -> None:
    """Tests and cached matches are millions of objects that stay. To look through them again and again costs a fifth
    of the time of all tests, so garbage is collected less often."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_report_header() -> str:
    return f"engine: {skulduggery.core.game.__file__}"
