"""The interface of a command: its options, its arguments, and what it does."""

import argparse
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from .complaints import Complaint
from .terminal import Terminal

# Packages that the base install does not have, and the extra that brings them.
EXTRAS = {"pyarrow": "lab", "ray": "ray"}


class Command(NamedTuple):
    """`arguments`: a class that declares the options. So mypy knows their types."""

    arguments: type[argparse.Namespace]
    run: Callable[[Terminal, Any], int]


def module_called(name: str, command: str) -> ModuleType:
    """A module of this package. It is imported when it is used: some load slowly, or need an extra."""
    try:
        return import_module(f".{name}", __package__)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").split(".")[0]
        if package not in EXTRAS:
            raise
        raise Complaint("cli-needs-extra", command=command, extra=EXTRAS[package]) from None
