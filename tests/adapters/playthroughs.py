"""Writes the playthroughs that the tests compare: `python -m tests.adapters.playthroughs`."""

from .matches import SHORT
from .test_openspiel import FOLDER, playthrough

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key in SHORT:
        (FOLDER / f"{key}.txt").write_text(playthrough(key), encoding="utf-8")
