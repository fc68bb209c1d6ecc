"""What documents refer to exists: the pages and sections behind their links, files, and members of classes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/*.md"), *ROOT.glob("bench/*.md")])
BLOCK = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>*/-]+(?:/|\.(?:ftl|md|py|toml|ts))")
MEMBER = re.compile(r"`([A-Z]\w+)\.(\w+)`")
# Calls of the server that make, of a match, what one seat may see.
SHOWS = re.compile(r"\.(view|seen_by|recalled_by|why_not|worth)\(|\b(outlook|choices|open_choices)\(")
LONGEST = 20_000  # bytes: what somebody reads in ten minutes

FOLDERS = ("bench/", "docs/", "examples/", "src/", "tests/", "tools/", "web/")
# Where the paths of ARCHITECTURE begin: also inside the packages to which it gives a section.
PLACES = [ROOT / folder for folder in ("", "src/skulduggery", "src/skulduggery/core", "src/skulduggery/server")]


def text_of(document: Path) -> str:
    return BLOCK.sub("", document.read_text(encoding="utf-8"))


def sections_of(document: Path) -> set[str]:
    """The anchors of the headings, as GitHub makes them."""
    titles = (re.sub(r"[^\w\s-]", "", title).strip().lower() for title in HEADING.findall(text_of(document)))
    return {title.replace(" ", "-") for title in titles}


def broken_links(document: Path) -> Iterator[str]:
    for link in LINK.findall(text_of(document)):
        page, _, section = link.partition("#")
        target = document.parent / page if page else document
        if link.startswith(("http:", "https:")):
            continue
        if not target.exists() or (section and section not in sections_of(target)):
            yield link


def paths_in(document: Path) -> list[str]:
    """With `*` for the name of a game or a language."""
    words = [word for code in CODE.findall(text_of(document)) for word in code.split()]
    return [re.sub(r"<\w+>", "*", word) for word in words if PATH.fullmatch(word)]


def exists(path: str) -> bool:
    """A name without a folder is that of a file beside one that was named before."""
    if "/" not in path:
        return any(next((ROOT / folder).rglob(path), None) is not None for folder in ("src", "web/src"))
    return any(next(place.glob(path.rstrip("/")), None) is not None for place in PLACES)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    assert list(broken_links(document)) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.relative_to(ROOT).as_posix())
def test_every_path_from_the_root_exists(document: Path) -> None:
    """Also the names of tests, which follow after the path of their folder."""
    named = [path for path in paths_in(document) if path.startswith(FOLDERS)]
    tests = [path for path in paths_in(document) if path.startswith("test_")]
    assert [path for path in named if next(ROOT.glob(path), None) is None] == []
    assert [name for name in tests if next((ROOT / "tests").rglob(name), None) is None] == []


def test_architecture_names_files_that_exist() -> None:
    named = paths_in(ARCHITECTURE)
    assert len(named) > 50
    assert [path for path in named if not exists(path)] == []


def test_architecture_names_members_of_classes_that_have_them() -> None:
    modules = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    named = MEMBER.findall(text_of(ARCHITECTURE))
    assert len(named) > 10
    for owner, member in named:
        defined = rf"class {owner}\b.*?(def |^    ){member}\b"
        assert any(re.search(defined, module, re.MULTILINE | re.DOTALL) for module in modules), f"{owner}.{member}"


def test_architecture_names_every_module_of_the_server_that_shows_a_seat_what_it_may_see() -> None:
    server = ROOT / "src" / "skulduggery" / "server"
    showing = [file for file in server.rglob("*.py") if SHOWS.search(file.read_text(encoding="utf-8"))]
    rows = [f"  | `server/{file.relative_to(server)}` |" for file in showing]
    assert len(rows) >= 3
    assert [row for row in rows if row not in text_of(ARCHITECTURE)] == []


def test_architecture_takes_ten_minutes() -> None:
    assert ARCHITECTURE.stat().st_size <= LONGEST
