"""The files for operators in docs/server: each is checked by what will read it, as far as that is installed."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from skulduggery.cli.settings.known import KNOWN
from skulduggery.cli.settings.sources import PREFIX, chosen, variable_of
from skulduggery.server.runtime import metrics

ROOT = Path(__file__).parents[3]
FILES = ROOT / "docs" / "server"
PAGE = (ROOT / "docs" / "running-a-server.md").read_text()
HADOLINT = Path(sys.prefix) / "bin" / "hadolint"
BUILDERS = ("podman", "docker", "buildah")
SUFFIXES = ("_bucket", "_sum", "_count")


def known_metrics() -> set[str]:
    names = {f"{name}_total" for name in metrics.COUNTERS} | set(metrics.GAUGES) | set(metrics.HISTOGRAMS)
    return names | {name + suffix for name in metrics.HISTOGRAMS for suffix in SUFFIXES}


@pytest.mark.parametrize("name", ["dashboard.json", "alerts.yml"])
def test_every_metric_that_is_drawn_or_watched_exists(name: str) -> None:
    used = set(re.findall(r"skulduggery_([a-z_]+)", (FILES / name).read_text()))
    assert len(used) > 5
    assert used <= known_metrics()


def test_the_dashboard_has_a_name_and_a_question_in_every_panel() -> None:
    dashboard = json.loads((FILES / "dashboard.json").read_text())
    assert all(panel["title"] and panel["targets"] for panel in dashboard["panels"])
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_every_metric_that_the_page_names_for_trouble_exists() -> None:
    table = PAGE[PAGE.index("| trouble |") : PAGE.index("[`dashboard.json`]")]
    named = set(re.findall(r"`([a-z_]+)`", table)) - {"thinkers", "skulduggery_"}
    assert len(named) > 10
    assert named <= known_metrics()


def test_the_example_of_a_settings_file_fits() -> None:
    settings = chosen({}, str(FILES / "server.toml"), {})
    written = tomllib.loads((FILES / "server.toml").read_text())
    assert {name for name in KNOWN if settings.is_given(name)} == set(written)


@pytest.mark.parametrize("name", ["skulduggery.service", "Containerfile"])
def test_every_variable_that_is_set_is_a_setting(name: str) -> None:
    used = set(re.findall(rf"{PREFIX}[A-Z_]+", (FILES / name).read_text()))
    assert used
    assert used <= {variable_of(setting) for setting in (*KNOWN, "settings")}


def test_every_file_is_named_on_the_page() -> None:
    assert [file.name for file in FILES.iterdir() if f"server/{file.name}" not in PAGE] == []


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / "skulduggery.service"
    text = (FILES / "skulduggery.service").read_text()
    unit.write_text(text.replace("/opt/skulduggery/bin/skulduggery", sys.executable))
    assert verified(unit) == ""
    unit.write_text(unit.read_text().replace("ProtectHome=yes", "ProtectHome=perhaps"))
    assert "perhaps" in verified(unit)


def verified(unit: Path) -> str:
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60).stderr


def test_the_container_file_satisfies_its_linter(tmp_path: Path) -> None:
    assert linted(FILES / "Containerfile") == ""
    spoiled = tmp_path / "Containerfile"
    spoiled.write_text((FILES / "Containerfile").read_text().replace("python:3.13-slim-bookworm", "python"))
    assert "DL3006" in linted(spoiled)


def linted(file: Path) -> str:
    return subprocess.run([str(HADOLINT), str(file)], capture_output=True, text=True, check=False, timeout=60).stdout


@pytest.mark.slow
def test_the_container_can_be_built() -> None:
    builder = next((name for name in BUILDERS if works(name)), None)
    if builder is None:
        pytest.skip(f"no builder of containers works here: {', '.join(BUILDERS)}")
    command = [builder, "build", "-t", "skulduggery-test", "-f", str(FILES / "Containerfile"), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1_800)
    assert built.returncode == 0, built.stderr


def works(builder: str) -> bool:
    if shutil.which(builder) is None:
        return False
    return subprocess.run([builder, "info"], capture_output=True, check=False, timeout=60).returncode == 0
