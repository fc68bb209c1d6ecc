"""Find the browser for tests/browser, or install one if possible. Otherwise the script says how to install it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# First the headless shell: the same engine without the windows of a browser, and the tests take a third less time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian; its derivatives may have the second one only
PLACES = (  # folder and pattern: what `playwright install` brings, and applications of macOS
    ("~/.cache/ms-playwright", "chromium_headless_shell-*/chrome*/*headless*shell"),
    ("~/Library/Caches/ms-playwright", "chromium_headless_shell-*/chrome*/*headless*shell"),
    ("/Applications", "Google Chrome.app/Contents/MacOS/Google Chrome"),
    ("/Applications", "Chromium.app/Contents/MacOS/Chromium"),
    ("~/.cache/ms-playwright", "chromium-*/chrome-linux*/chrome"),
    ("~/Library/Caches/ms-playwright", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"),
)
HOW = (
    "no Chromium found, so the tests in the browser are skipped. Debian/Ubuntu: apt install chromium; "
    "anywhere: .venv/bin/playwright install chromium; or set CHROMIUM to the path of one"
)


def find() -> str | None:
    """The first Chromium that really starts. On Ubuntu a file with that name may only refer to a missing snap."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = [shutil.which(name) for name in NAMES]
    found += [str(file) for folder, pattern in PLACES for file in sorted(Path(folder).expanduser().glob(pattern))]
    return next((file for file in found if file and starts(file)), None)


def starts(file: str) -> bool:
    try:
        return subprocess.run([file, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except OSError:
        return False


def install() -> None:
    """Installs Chromium, but only as root on Debian and its derivatives. Elsewhere the user must decide."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("browser: installing chromium with apt-get ...", flush=True)
    apt_get("update")
    for package in PACKAGES:
        if find() is None:
            apt_get("install", "--yes", "--no-install-recommends", package)


def apt_get(*words: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> None:
    if find() is None:
        install()
    browser = find()
    print(f"browser: {browser or HOW}", file=sys.stdout if browser else sys.stderr)


if __name__ == "__main__":
    main()
