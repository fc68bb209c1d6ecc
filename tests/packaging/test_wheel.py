"""The wheel: what is in it, that it runs in an empty environment, and what mypyc may compile of it."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from abc import ABCMeta
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(Path(sys.executable).with_name("uv"))
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
MYPYC = WHEEL["hooks"]["mypyc"]

pytestmark = pytest.mark.xdist_group("wheel")  # one worker builds it, once


def run(*command: str, cwd: Path = ROOT) -> str:
    """What a command says; the test fails with all of it when the command does."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    result = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}{result.stderr}"
    return result.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, built with the tools of this environment: nothing is downloaded."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a fresh environment that holds the wheel and its locked dependencies, and nothing else."""
    venv = tmp_path_factory.mktemp("fresh") / "venv"
    python = str(venv / "bin" / "python")
    run(UV, "venv", "--python", sys.executable, str(venv))
    run(UV, "pip", "install", "--python", python, "--require-hashes", "-r", str(ROOT / "locks" / "base.txt"))
    run(UV, "pip", "install", "--python", python, "--no-deps", str(wheel))
    run(UV, "pip", "check", "--python", python)
    return venv / "bin"


def test_the_plain_wheel_runs_on_every_platform(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.parametrize("name", ["py.typed", "board.txt", "data.toml", ".ftl", "blackwood/text/en/rules.md"])
def test_the_wheel_carries_the_data_files(wheel: Path, name: str) -> None:
    assert [file for file in zipfile.ZipFile(wheel).namelist() if file.endswith(name)]


def test_the_wheel_carries_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "src" / "skulduggery"
    files = {f.relative_to(package.parent).as_posix() for f in package.rglob("*") if f.is_file()}
    expected = {name for name in files if "__pycache__" not in name}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == expected


def test_the_wheel_carries_the_page_and_everything_it_names(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    static = "skulduggery/static"
    document = packed.read(f"{static}/index.html").decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', document)
    assert any(name.endswith(".js") for name in named)
    assert {f"{static}/{name}" for name in named} <= set(packed.namelist())


def test_the_sdist_carries_the_page_so_it_needs_no_node(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        names = packed.getnames()
    assert [name for name in names if name.endswith("src/skulduggery/static/index.html")]
    assert not [name for name in names if "node_modules" in name or ".venv" in name]


def test_the_installed_command_lists_the_games(bin_folder: Path) -> None:
    assert "blackwood" in run(str(bin_folder / "skulduggery"), "games", cwd=bin_folder)


def test_the_installed_command_explains_itself(bin_folder: Path) -> None:
    assert "play" in run(str(bin_folder / "skulduggery"), "--help", cwd=bin_folder)


def test_no_extension_module_lies_among_the_sources() -> None:
    assert not [file for file in (ROOT / "src").rglob("*") if file.suffix in {".so", ".pyd"}]


def compiled_modules() -> list[str]:
    """The modules that `make compiled` hands to mypyc, by the lists in pyproject.toml."""
    files = [file for folder in MYPYC["include"] for file in sorted((ROOT / folder).rglob("*.py"))]
    compiled = [file.relative_to(ROOT) for file in files if not is_excluded(file.relative_to(ROOT))]
    return [".".join(file.relative_to("src").with_suffix("").parts) for file in compiled]


def is_excluded(file: Path) -> bool:
    """By its name, or by its whole path, which begins with a slash in the list."""
    names = (file.name, f"/{file.as_posix()}")
    return any(fnmatch(name, pattern) for name in names for pattern in MYPYC["exclude"])


def classes_in(name: str) -> list[type]:
    classes = [thing for thing in vars(import_module(name)).values() if isinstance(thing, type)]
    return [each for each in classes if each.__module__ == name]


@pytest.mark.parametrize("name", compiled_modules())
def test_no_compiled_module_defines_a_struct(name: str) -> None:
    """Because mypyc would silently drop its class keywords: move it to one of the interpreted files."""
    assert not [each for each in classes_in(name) if issubclass(each, msgspec.Struct)]


@pytest.mark.parametrize("name", compiled_modules())
def test_no_compiled_class_inherits_from_abc(name: str) -> None:
    """Because compiled ABCs share one cache: `isinstance` of interpreted code would give wrong answers."""
    assert not [each for each in classes_in(name) if isinstance(each, ABCMeta)]
