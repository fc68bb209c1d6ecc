"""The interface of a command: its options, its arguments, and what it does."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

from .parser import Parser
from .terminal import Terminal


class Command(NamedTuple):
    """Each command has its own Namespace class for arguments, so that mypy knows their types."""

    arguments: type[argparse.Namespace]
    add_options: Callable[[Parser], None]
    run: Callable[[Terminal, Any], int]
