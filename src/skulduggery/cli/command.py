"""What a command consists of: its options, the arguments it reads, and what it does."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

from .parser import Parser
from .terminal import Terminal


class Command(NamedTuple):
    """The arguments are a Namespace of the command's own, so that their types are known inside it."""

    arguments: type[argparse.Namespace]
    add_options: Callable[[Parser], None]
    run: Callable[[Terminal, Any], int]
