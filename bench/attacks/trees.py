"""Source trees whose servers are compared, as they are named on the command line."""

from pathlib import Path
from typing import NamedTuple


class Tree(NamedTuple):
    name: str
    path: Path


def tree_called(text: str) -> Tree:
    """`NAME=FOLDER`."""
    name, _, folder = text.partition("=")
    return Tree(name, Path(folder).resolve())
