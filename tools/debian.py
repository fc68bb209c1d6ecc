"""Install packages of Debian and its derivatives for tests."""

import os
import shutil
import subprocess

KEEP = ("-o", "Dpkg::Options::=--force-confold")


def can_install() -> bool:
    """Only as root. Elsewhere the user must decide."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(*packages: str) -> None:
    if not can_install():
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *KEEP, *packages]):
        subprocess.run(["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL, check=False)
