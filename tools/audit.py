"""Look up every locked package in the databases of known vulnerabilities: `make audit`.

Python packages are those of `locks/`, looked up by `uv audit`. Packages of the page are those of its lock file, looked
up by `npm audit`. Fails if something is found. Where a database cannot be reached, says so and counts it as skipped.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from tools.build_web import npm_from_pypi, system_npm

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("uv", "dev", "build", "node", "extras")  # these hold all others
UV = ROOT / ".venv" / "bin" / "uv"
PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>\S+?)(?P<marker> ; [^\\]+?)? \\$", re.M)
PATIENCE = 300.0  # seconds
UNREACHABLE = 2  # exit code of `uv audit` if it could not ask
VULNERABLE = 1

Json = dict[str, Any]


class Found(NamedTuple):
    """`problem` None: everything was looked up. Otherwise why it could not be."""

    what: str
    lines: list[str]
    problem: str | None = None


def pins(folder: Path) -> list[str]:
    """Every package of the locks with its version. The locks agree, so each is there once."""
    texts = [(folder / f"{name}.txt").read_text(encoding="utf-8") for name in LOCKS]
    found = {f"{pin['name']}=={pin['version']}{pin['marker'] or ''}" for text in texts for pin in PIN.finditer(text)}
    return sorted(found)


def project_of(requirements: list[str]) -> str:
    """A project that depends on all of them: `uv audit` looks at projects only."""
    lines = ",\n".join(f"  {json.dumps(requirement)}" for requirement in requirements)
    head = '[project]\nname = "audited"\nversion = "0"\nrequires-python = ">=3.11"'
    return f"{head}\ndependencies = [\n{lines},\n]\n"


def audit_python(locks: Path, service: str | None = None) -> Found:
    """`service`: another database in the form of OSV."""
    requirements = pins(locks)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pyproject.toml").write_text(project_of(requirements), encoding="utf-8")
        locked = run([str(UV), "lock", "--quiet"], Path(folder))
        if locked.returncode:
            return Found("Python packages", [], last_line(locked.stderr))
        command = [str(UV), "audit", "--frozen", "--preview-features", "audit-command,json-output"]
        more = ["--service-url", service] if service else []
        answer = run([*command, "--output-format", "json", *more], Path(folder))
    if answer.returncode not in (0, VULNERABLE):
        return Found("Python packages", [], last_line(answer.stderr))
    report: Json = json.loads(answer.stdout)
    return Found(f"{len(requirements)} Python packages", [told(each) for each in report["vulnerabilities"]])


def told(found: Json) -> str:
    package = found["dependency"]
    return f"{package['name']} {package['version']}: {found['display_id']} {found['summary'] or ''}".rstrip()


def audit_page(web: Path, registry: str | None = None) -> Found:
    """`registry`: another one to ask."""
    npm = system_npm() or npm_from_pypi()
    more = ["--registry", registry] if registry else []
    answer = run([str(npm), "audit", "--json", *more], web)
    try:
        report: Json = json.loads(answer.stdout)
    except ValueError:
        return Found("packages of the page", [], last_line(answer.stderr))
    if "vulnerabilities" not in report:
        return Found("packages of the page", [], str(report.get("message", "no answer")))
    lines = [f"{name} {each['range']}: {each['severity']}" for name, each in sorted(report["vulnerabilities"].items())]
    return Found(f"{report['metadata']['dependencies']['total']} packages of the page", lines)


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(command, UNREACHABLE, "", str(error))


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no answer"


def main() -> int:
    found = [audit_python(ROOT / "locks"), audit_page(ROOT / "web")]
    for each in found:
        if each.problem is not None:
            print(f"skipped: {each.what}: the database of vulnerabilities cannot be reached ({each.problem})")
        else:
            print(f"{each.what}: {len(each.lines)} known vulnerabilities", *each.lines, sep="\n  ")
    return int(any(each.lines for each in found))


if __name__ == "__main__":
    sys.exit(main())
