"""Python source that is written line by line and then compiled: many times quicker than walking a tree of nodes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

INDENT = "    "


class Place:
    """Where a column lies: after a variable (none: at the very beginning), by a fixed number of columns."""

    def __init__(self, variable: str, offset: int) -> None:
        self.variable = variable
        self.offset = offset

    def plus(self, columns: int) -> "Place":
        return Place(self.variable, self.offset + columns)

    def __str__(self) -> str:
        if not self.variable:
            return str(self.offset)
        return f"{self.variable} + {self.offset}" if self.offset else self.variable


class Source:
    """A function in the making. Objects that it needs at run time are its constants."""

    def __init__(self, head: str) -> None:
        self.lines = [head]
        self.depth = 1
        self.constants: dict[str, object] = {}
        self.counter = 0

    def line(self, text: str) -> None:
        self.lines.append(INDENT * self.depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Lines below `head`; a block without lines is allowed."""
        self.line(head)
        self.depth += 1
        start = len(self.lines)
        yield
        if len(self.lines) == start:
            self.line("pass")
        self.depth -= 1

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def constant(self, thing: object) -> str:
        """The name of an object in the compiled code; the same object has one name."""
        for name, known in self.constants.items():
            if known is thing:
                return name
        name = f"K{len(self.constants)}"
        self.constants[name] = thing
        return name

    def compiled(self, name: str) -> Callable[..., Any]:
        space = dict(self.constants)
        exec(compile("\n".join(self.lines), f"<{name}>", "exec"), space)
        made: Callable[..., Any] = space[name]  # type: ignore[assignment]
        return made
