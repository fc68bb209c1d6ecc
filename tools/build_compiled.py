"""Build the engine with mypyc as a wheel and install it into .venv-compiled, unless that is up to date.

The build happens in a copy of the tree under build/. So no extension module appears in src/, where the interpreted
environment would import it. Without a C compiler the script says so and succeeds: everything else works without it.
Run it with the python of .venv (`make compiled` does).

`--quick` lets the C compiler optimize less, which takes half the time. It is for tests of what the engine does, not of
how fast it is, and is content with a full build as well.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
ENVIRONMENT = ROOT / ".venv-compiled"
COMPLETE = ENVIRONMENT / ".complete"  # contains the fingerprint of what was built
PLUGINS = ("examples", "tests/secretgame")
METADATA = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CREDITS.md")
MADE = ("__pycache__", "static")
INGREDIENTS = (*METADATA, "locks/test.txt", *(f"{plugin}/pyproject.toml" for plugin in PLUGINS))


def main() -> None:
    """Builds, installs and checks; or says why not."""
    quick = "--quick" in sys.argv[1:]
    full = fingerprint()
    wanted = f"{full} quick" if quick else full
    if not (COMPLETE.exists() and COMPLETE.read_text() in {full, wanted}):
        COMPLETE.unlink(missing_ok=True)
        compiler = find_compiler()
        if compiler is None:
            print(f"skipped: {missing()}")
            return
        start = time.monotonic()
        install(build_wheel(compiler, quick))
        check_installed()
        COMPLETE.write_text(wanted)
        print(f"compiled: built in {time.monotonic() - start:.0f} s")
    print(f"compiled: ready, {check_installed().relative_to(ROOT)}")


def sources() -> list[Path]:
    """All files of the package, in a fixed order; not the built page, whose changes need no new build."""
    files = []
    for folder, folders, names in os.walk(ROOT / "src"):
        folders[:] = [name for name in folders if name not in MADE]  # the page may be being built at this moment
        files += [Path(folder, name) for name in names if not name.endswith((".so", ".pyd"))]
    return sorted(files)


def fingerprint() -> str:
    """What the build depends on: sources, locks, this script and the interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    for file in [*sources(), *(ROOT / name for name in INGREDIENTS), Path(__file__)]:
        digest.update(f"\n{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def find_compiler() -> str | None:
    """The first C compiler that can compile a file which includes Python's headers."""
    candidates = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((candidate for candidate in candidates if candidate and compiles(candidate)), None)


def compiles(compiler: str) -> bool:
    """Tries to compile. On macOS `cc` exists even if no compiler is installed."""
    command = shlex.split(compiler)
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        call = [*command, "-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(call, capture_output=True, check=False).returncode == 0


def missing() -> str:
    """Which of the two is missing, and how to get it."""
    has_headers = (Path(sysconfig.get_path("include")) / "Python.h").exists()
    what = "no C compiler found" if has_headers else "no C compiler with Python's header files found"
    return f"{what} (Debian/Ubuntu: apt install build-essential python3-dev; macOS: xcode-select --install)"


def build_wheel(compiler: str, quick: bool) -> Path:
    """Compile a copy of the tree; it takes some minutes."""
    print("compiled: building with mypyc ...", flush=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    for file in [*sources(), *(ROOT / name for name in METADATA)]:
        target = BUILD / "tree" / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    write_engine_state(BUILD / "tree" / "src" / "skulduggery" / "core")
    if quick:
        replace_in(BUILD / "tree" / "pyproject.toml", ('opt_level = "3"', 'opt_level = "1"'))
    environment = os.environ | {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CC": compiler}
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(BUILD)], BUILD / "tree", environment)
    return next(BUILD.glob("*.whl"))


def write_engine_state(core: Path) -> None:
    """Makes `EngineState` from the source of `State`. `core/engine_state.py` says why there must be two classes."""
    file = core / "engine_state.py"
    shutil.copyfile(core / "state.py", file)
    replace_in(
        file,
        ("class State:", "class EngineState:"),
        ('-> "State":', '-> "EngineState":'),
        ("allow_interpreted_subclasses=True, ", ""),
    )
    with file.open("a", encoding="utf-8") as source:
        source.write("\n\nfrom .state import State\n\nAnyState = EngineState | State\n")


def replace_in(file: Path, *pairs: tuple[str, str]) -> None:
    """Each text that is to be replaced must be there once."""
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        if text.count(old) != 1:
            sys.exit(f"error: {file.name} must contain {old!r} once")
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def install(wheel: Path) -> None:
    """A fresh environment: locked dependencies and test tools, the wheel, and the two plugins."""
    python = str(ENVIRONMENT / "bin" / "python")
    uv = str(Path(sys.executable).with_name("uv"))
    install = [uv, "pip", "install", "--quiet", "--python", python]
    plugins = [word for plugin in PLUGINS for word in ("-e", plugin)]
    run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(ENVIRONMENT)])
    run([*install, "--require-hashes", "-r", "locks/test.txt"])
    run([*install, "--no-deps", "--no-build-isolation", str(wheel), *plugins])


def check_installed() -> Path:
    """The file of `core.game` in the new environment. It must be an extension module."""
    question = "import skulduggery.core.game as game; print(game.__file__)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    python = str(ENVIRONMENT / "bin" / "python")
    file = Path(run([python, "-P", "-c", question], ENVIRONMENT, environment).strip())
    if file.suffix not in {".so", ".pyd"} or not file.is_relative_to(ENVIRONMENT):
        sys.exit(f"error: skulduggery.core.game is {file}, not an extension module in {ENVIRONMENT.name}")
    return file


def run(command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> str:
    """Run a command; show what it said only when it fails."""
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"error: {' '.join(command)}\n{result.stdout}{result.stderr}")
    return result.stdout


if __name__ == "__main__":
    main()
