"""Settings for all tests: Hypothesis repeats itself exactly, and the report names the build that runs."""

from hypothesis import HealthCheck, settings

import skulduggery.core.game

settings.register_profile(
    "skulduggery",
    derandomize=True,  # the same examples in every run and on every machine
    database=None,
    deadline=None,  # slow machines are no bugs
    max_examples=25,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("skulduggery")


def pytest_report_header() -> str:
    return f"engine: {skulduggery.core.game.__file__}"
