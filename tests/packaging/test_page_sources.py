"""The page is built again when its sources have changed, and only then."""

from pathlib import Path

import pytest

from tools.build_web import ROOT, is_made, sources

IGNORED = [line for line in (ROOT / ".gitignore").read_text().splitlines() if line.startswith("web/")]


@pytest.mark.parametrize("pattern", IGNORED)
def test_what_the_build_draws_is_no_source(pattern: str) -> None:
    assert is_made(Path(pattern.replace("*", "any")))


def test_what_people_wrote_is_a_source() -> None:
    found = {file.relative_to(ROOT).as_posix() for file in sources()}
    assert {"web/src/main.ts", "web/scripts/chart.mjs", "src/skulduggery/text/en/page.ftl"} <= found
