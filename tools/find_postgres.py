"""Find the programs of PostgreSQL for the tests of the store, or install them if possible.

The tests start a server of their own. Debian's package would make a cluster and start it; here that is switched off.
"""

import shutil
from pathlib import Path

from tools import debian

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/opt/postgresql*/bin", "/opt/homebrew/opt/postgresql*/bin")
PROGRAMS = ("initdb", "postgres")
HOW = "no PostgreSQL found (initdb, postgres), so its tests are skipped. Debian/Ubuntu: apt install postgresql"
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")


def find() -> Path | None:
    """The folder of the programs: that on PATH, else the newest version that is installed."""
    named = [shutil.which(name) for name in PROGRAMS]
    if named[0] and named[1]:
        return Path(named[0]).resolve().parent
    found = [folder for place in PLACES for folder in sorted(Path("/").glob(place[1:]), reverse=True)]
    return next((folder for folder in found if all((folder / name).exists() for name in PROGRAMS)), None)


def install() -> None:
    if not debian.can_install():
        return
    if not NO_CLUSTER.exists():
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n")
    debian.install("postgresql")


def find_or_install() -> Path | None:
    if find() is None:
        install()
    return find()
