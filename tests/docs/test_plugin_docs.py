"""Every code block of the pages for authors of games is run, page by page, as a reader would."""

import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser, ast

from skulduggery.core.parts import read_boards
from skulduggery.text.rulebook import parse
from tests.docs.blocks import Block, blocks_of
from tests.plugins import environment_with, install, on_the_path, said

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "plugins").glob("*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
LISTENS = b"http"


def of(page: Path, *languages: str) -> list[Block]:
    return [block for block in blocks_of(page) if block.language in languages]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(ROOT / "examples" / "liars_dice", tmp_path_factory.mktemp("site"))


def test_every_page_has_blocks_and_every_block_is_of_a_kind_that_is_run() -> None:
    assert {page.stem for page in PAGES} == {
        *("luck", "optional", "page", "publishing", "secrets", "texts", "tutorial", "value")
    }
    for page in PAGES:
        assert of(page, "python"), page
    assert {block.language for page in PAGES for block in blocks_of(page)} == {
        *("", "board", "ftl", "js", "python", "sh", "toml")
    }


def test_the_tutorial_leads_to_every_page() -> None:
    tutorial = (ROOT / "docs" / "plugins" / "tutorial.md").read_text(encoding="utf-8")
    assert all(f"({page.name})" in tutorial for page in PAGES if page.stem != "tutorial")


@every_page
def test_its_python_runs(page: Path, site: Path) -> None:
    """The blocks of a page share their names, as in one module."""
    module = ModuleType(f"page_{page.stem}")
    module.__file__ = str(page)
    with on_the_path(site, "liars_dice"), patch.dict(sys.modules, {module.__name__: module}):
        for block in of(page, "python"):
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), vars(module))


@every_page
def test_its_texts_tables_and_boards_can_be_read(page: Path) -> None:
    for block in of(page, "ftl"):
        assert not [entry for entry in FluentParser().parse(block.text).body if isinstance(entry, ast.Junk)], block
    for block in of(page, "toml"):
        assert tomllib.loads(block.text)
    for block in of(page, "board"):
        ((_, drawing),) = read_boards(block.text).items()
        assert drawing.rows
    for block in of(page, ""):
        assert "# " not in block.text or parse(block.text).ids()


@every_page
def test_its_scripts_are_modules(page: Path, tmp_path: Path) -> None:
    node = shutil.which("node")
    scripts = of(page, "js")
    for number, block in enumerate(scripts):
        file = tmp_path / f"{number}.mjs"
        file.write_text(block.text, encoding="utf-8")
        assert "export" in block.text
        if node:
            subprocess.run([node, "--check", str(file)], check=True)


@pytest.mark.thorough
@pytest.mark.parametrize("page", [page for page in PAGES if of(page, "sh")], ids=lambda page: page.stem)
def test_its_commands_work(page: Path, site: Path, tmp_path: Path) -> None:
    own = tmp_path / "site"
    shutil.copytree(site, own)
    for block in of(page, "sh"):
        for line in block.text.splitlines():
            run(shlex.split(line), own, tmp_path)


def run(words: list[str], site: Path, cwd: Path) -> None:
    """As in a shell, with packages in `site` in place of an environment of one's own."""
    python = [sys.executable, "-m"]
    match words:
        case ["pip", "install", "-e", project]:
            install(cwd / project, site)
        case ["skulduggery", "serve", *_]:
            listen([*python, *words], site, cwd)
        case ["pytest", project]:
            said(*python, "pytest", "-q", "-p", "no:cacheprovider", site=site, cwd=cwd / project)
        case ["python", "-m", "hatchling", "build", "-d", folder, project]:
            said(*python, "hatchling", "build", "-d", str(cwd / folder), site=site, cwd=cwd / project)
            assert list((cwd / folder).glob("*.whl"))
        case ["skulduggery", *_]:
            said(*python, *words, site=site, cwd=cwd)
        case _:
            raise AssertionError(words)


def listen(command: list[str], site: Path, cwd: Path) -> None:
    """A server is started, and ended as soon as it says where it listens."""
    where = ["--database", f"sqlite:///{cwd}/tables.sqlite"]
    server = subprocess.Popen([*command, *where], env=environment_with(site), stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        assert any(LISTENS in line for line in server.stdout)
    finally:
        server.terminate()
        server.communicate()
