"""Who may import whom (`import_rules.toml`). The code is read, not run, so nothing hides behind a condition."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import skulduggery

PACKAGE = Path(skulduggery.__file__).parent
LONGEST_FILE = 400

RULES = tomllib.loads(Path(__file__).with_name("import_rules.toml").read_text(encoding="utf-8"))
INNER = ("core", "games", "bots", "heuristic", "traits")  # layers that mypyc compiles
KNOWN = RULES["packages"] | RULES["game"]
LAYERS: dict[str, set[str]] = {name: set(rule["own"]) for name, rule in KNOWN.items()}
OUTSIDE: dict[str, set[str]] = {name: set(rule["outside"]) for name, rule in KNOWN.items()}
PARTS: dict[str, dict[str, set[str]]] = {
    "skulduggery.server": {name: set(rule["own"]) for name, rule in RULES["server"].items()},
    "skulduggery.server.table": {name: set(others) for name, others in RULES["table"].items()},
}
SERVER_OUTSIDE: dict[str, set[str]] = {name: set(rule["outside"]) for name, rule in RULES["server"].items()}
# Modules are loaded by their names only here: a game's plug-in, a command, and what takes long and is seldom needed.
# The packages for PostgreSQL are not part of the base install.
LOADERS = {
    "skulduggery.checks.plugin",  # every run of pytest loads it
    "skulduggery.cli.command",
    "skulduggery.games.beside",
    "skulduggery.games.changed",
    "skulduggery.server.nodes.setup",
    "skulduggery.server.store.location",
    "skulduggery.server.store.migrate",
}
# What of the standard library the rules may use: nothing that looks at the clock, the network, files or the machine.
PURE = {"__future__", "abc", "collections", "enum", "functools", "hashlib", "heapq", "hmac", "itertools", "math"}
PURE |= {"operator", "re", "typing"}
# The exceptions, each in one file.
EXCEPTIONS = {
    "skulduggery.core.chance": {"random"},
    "skulduggery.core.own_parts": {"os"},
    "skulduggery.core.parts": {"importlib.util", "pathlib", "tomllib"},
    "skulduggery.games": {"importlib.metadata", "warnings"},
    "skulduggery.games.changed": {"importlib", "pathlib", "sys"},
    "skulduggery.games.beside": {"importlib", "importlib.util", "inspect", "pathlib", "sys", "types"},
}
# Modules that hold msgspec Structs. mypyc would silently break those, so pyproject.toml keeps these names from it.
STRUCT_MODULES = {
    "events",
    "messages",
    "moves",
    "options",
    "prospects",
    "questions",
    "record",
    "refusals",
    "stories",
    "views",
}


class Import(NamedTuple):
    module: str
    names: tuple[str, ...]
    line: int


@cache
def sources() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    return {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(sources()[module].read_text(encoding="utf-8"))


@cache
def imports_of(module: str) -> list[Import]:
    return [found for node in ast.walk(tree_of(module)) for found in imports_by(module, node)]


def imports_by(module: str, node: ast.AST) -> list[Import]:
    if isinstance(node, ast.Import):
        return [Import(alias.name, (), node.lineno) for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [Import(origin(module, node), tuple(alias.name for alias in node.names), node.lineno)]
    return []


def origin(module: str, node: ast.ImportFrom) -> str:
    """The absolute name behind `from ..core import game`."""
    if not node.level:
        return node.module or ""
    is_package = sources()[module].name == "__init__.py"
    home = module.split(".")[: None if is_package and node.level == 1 else is_package - node.level]
    return ".".join([*home, *([node.module] if node.module else [])])


def own_modules(module: str) -> Iterator[tuple[str, int]]:
    """The modules of this package that a module imports, `from . import hidden` included."""
    for found in imports_of(module):
        if found.module.split(".")[0] == "skulduggery":
            inner = [f"{found.module}.{name}" for name in found.names if f"{found.module}.{name}" in sources()]
            yield from ((name, found.line) for name in (inner or [found.module]))


def foreign_modules(module: str) -> Iterator[Import]:
    return (found for found in imports_of(module) if found.module.split(".")[0] != "skulduggery")


def layer_of(module: str) -> str:
    """The package of a module. A game has parts besides its rules: `heuristic_odds` belongs to `heuristic`."""
    layer, _, name, *_ = [*module.split(".")[1:], "", "", ""]
    part = name.split("_")[0]
    return part if game_of(module) and part in RULES["game"] else layer


def game_of(module: str) -> str:
    """The key of the game a module belongs to, if it is one of games/<key>/."""
    parts = module.split(".")
    home = sources().get(".".join(parts[:3])) if parts[1:2] == ["games"] and len(parts) > 2 else None
    return parts[2] if home and home.name == "__init__.py" else ""


def in_layers(*layers: str) -> list[str]:
    return [module for module in sources() if layer_of(module) in layers]


def place(module: str, line: int) -> str:
    return f"{sources()[module].relative_to(PACKAGE.parent)}:{line}"


def test_there_is_something_to_look_at() -> None:
    assert {"skulduggery.core.game", "skulduggery.games", "skulduggery.games.blackwood.game"} <= set(sources())
    assert "skulduggery.core.chance" in {name for name, _ in own_modules("skulduggery.core.game")}
    assert layer_of("skulduggery.core.chance") == "core"


def test_every_layer_is_known() -> None:
    assert {layer_of(module) for module in sources()} == {"", "__main__", *LAYERS}


def test_imports_point_inwards() -> None:
    wrong = [
        f"{place(module, line)} imports {name}"
        for module in in_layers(*LAYERS)
        for name, line in own_modules(module)
        if layer_of(name) not in {"", layer_of(module), *LAYERS[layer_of(module)]}
    ]
    assert wrong == []


def part_of(module: str, home: str = "skulduggery.server") -> str:
    """The package in `home` that a module belongs to, or the module's own name beside these packages."""
    return module[len(home) :].split(".")[1] if module.startswith(f"{home}.") else ""


def modules_in(home: str) -> list[str]:
    return [module for module in sources() if part_of(module, home)]


def server_modules() -> list[str]:
    return modules_in("skulduggery.server")


@pytest.mark.parametrize("home", PARTS)
def test_every_part_of_the_server_is_known(home: str) -> None:
    assert {part_of(module, home) for module in modules_in(home)} == set(PARTS[home])


@pytest.mark.parametrize("home", PARTS)
def test_imports_inside_the_server_point_inwards(home: str) -> None:
    wrong = [
        f"{place(module, line)} imports {name}"
        for module in modules_in(home)
        for name, line in own_modules(module)
        if part_of(name, home) not in {"", part_of(module, home), *PARTS[home][part_of(module, home)]}
        and module != "skulduggery.server.store.migrations.env"  # Alembic runs it by its path
    ]
    assert wrong == []


@pytest.mark.parametrize("home", PARTS)
def test_every_arrow_between_parts_of_the_server_is_used_and_goes_inwards(home: str) -> None:
    used = {
        (part_of(module, home), part_of(name, home)) for module in modules_in(home) for name, _ in own_modules(module)
    }
    allowed = {(part, other) for part, others in PARTS[home].items() for other in others}
    assert allowed <= used
    order = list(PARTS[home])
    assert all(order.index(other) < order.index(part) for part, other in allowed)


def test_packages_from_outside_stay_in_their_part_of_the_server() -> None:
    wrong = [
        f"{place(module, found.line)} imports {found.module}"
        for module in server_modules()
        for found in foreign_modules(module)
        if (top := found.module.split(".")[0]) not in sys.stdlib_module_names
        and top not in SERVER_OUTSIDE[part_of(module)]
    ]
    assert wrong == []


@pytest.mark.parametrize(("home", "part"), [(home, part) for home, parts in PARTS.items() for part in parts])
def test_each_package_of_the_server_says_what_it_may_import_and_where_to_start(home: str, part: str) -> None:
    module = f"{home}.{part}"
    if sources()[module].name != "__init__.py":
        return
    words = " ".join((ast.get_docstring(tree_of(module)) or "").split())
    said = re.search(r"May import ([^.]*)[.]", words)
    assert said is not None, words
    assert set(re.findall(r"`(\w+)`", said[1])) == PARTS[home][part]
    start = re.search(r"Start with `(\w+)[.]py`", words)
    assert start is not None, words
    assert f"{module}.{start[1]}" in sources()


def test_modules_are_imported_by_name_only_where_it_is_said_why() -> None:
    found = {module for module in sources() for name in imports_of(module) if "import_module" in name.names}
    assert found == LOADERS


def test_a_game_does_not_import_the_registry() -> None:
    wrong = [module for module in in_layers("games") for name, _ in own_modules(module) if name == "skulduggery.games"]
    assert wrong == []


def test_only_the_folder_of_a_game_knows_that_game() -> None:
    """Everybody else asks the registry."""
    wrong = [
        f"{place(module, line)} imports {name}"
        for module in sources()
        for name, line in own_modules(module)
        if game_of(name) not in {"", game_of(module)}
    ]
    assert wrong == []


def test_no_module_imports_itself_in_a_circle() -> None:
    ways = {module: {name for name, _ in own_modules(module)} for module in sources()}
    finished: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " -> ".join([*trail[trail.index(module) :], module])
        if module not in finished:
            for name in sorted(ways.get(module, ())):
                visit(name, (*trail, module))
            finished.add(module)

    for module in ways:
        visit(module, ())


@pytest.mark.parametrize("module", in_layers("core", "games"))
def test_rules_use_only_pure_parts_of_the_standard_library(module: str) -> None:
    allowed = EXCEPTIONS.get(module, set())
    for found in foreign_modules(module):
        top = found.module.split(".")[0]
        assert top in PURE | OUTSIDE["core"] or found.module in allowed, f"{place(module, found.line)}: {found.module}"


def test_every_exception_is_still_needed() -> None:
    for module, allowed in EXCEPTIONS.items():
        assert allowed <= {found.module for found in foreign_modules(module)}, module


def test_packages_from_outside_stay_in_their_layers() -> None:
    wrong = [
        f"{place(module, found.line)} imports {found.module}"
        for module in in_layers(*LAYERS)
        for found in foreign_modules(module)
        if (top := found.module.split(".")[0]) not in sys.stdlib_module_names
        and top not in OUTSIDE.get(layer_of(module), set())
    ]
    assert wrong == []


def test_the_rules_take_only_the_compilers_hint_from_mypy_extensions() -> None:
    for module in in_layers(*INNER):
        for found in foreign_modules(module):
            if found.module == "mypy_extensions":
                assert found.names == ("mypyc_attr",), place(module, found.line)


def test_the_rules_open_no_files_and_import_nothing_by_name() -> None:
    calls = {"open", "__import__", "exec", "eval", "input", "print"}
    for module in in_layers("core", "games"):
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in calls, place(module, node.lineno)


def test_nothing_is_imported_inside_a_function() -> None:
    wrong = [
        place(module, inner.lineno)
        for module in sources()
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert wrong == []


def test_no_file_is_too_long_and_each_says_what_it_is_for() -> None:
    for module, file in sources().items():
        lines = file.read_text(encoding="utf-8").count("\n")
        assert lines <= LONGEST_FILE, f"{place(module, lines)}: split it"
        assert ast.get_docstring(tree_of(module)), f"{place(module, 1)}: the first line says what the module is for"


def test_structs_live_in_the_modules_that_are_never_compiled_and_nowhere_else() -> None:
    modules = in_layers(*INNER)
    assert {module for module in modules if defines_struct(module)} == {
        module for module in modules if module.split(".")[-1] in STRUCT_MODULES
    }


def defines_struct(module: str) -> bool:
    classes = [each for each in vars(import_module(module)).values() if isinstance(each, type)]
    return any(issubclass(each, msgspec.Struct) and each.__module__ == module for each in classes)
