"""Finds the value of each setting: that of its flag, else of the environment, else of the file, else the default."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from ...server.store.location import without_password
from ..complaints import Complaint
from ..parser import nearest
from .kinds import Many, Value
from .known import KNOWN, Setting

PREFIX = "SKULDUGGERY_"
FILE = f"{PREFIX}SETTINGS"  # the environment may name the file, too
HIDDEN = "***"

T = TypeVar("T")
Flags = Mapping[str, tuple[str, Sequence[str]]]  # by setting: how the flag is called, and what was given


class Found(NamedTuple):
    """`where` it was found: a flag, a variable, a place in the file; empty for a default."""

    value: Value
    where: str = ""


class Chosen:
    """The settings of this run."""

    def __init__(self, found: Mapping[str, Found]) -> None:
        self.found = found

    def get(self, name: str, kind: type[T]) -> T:
        value = self.found[name].value
        assert isinstance(value, kind), name
        return value

    def text(self, name: str) -> str | None:
        value = self.found[name].value
        return value if isinstance(value, str) else None

    def texts(self, name: str) -> tuple[str, ...]:
        value = self.found[name].value
        return value if isinstance(value, tuple) else ()

    def is_given(self, name: str) -> bool:
        return bool(self.found[name].where)


def chosen(flags: Flags, file: str | None, environment: Mapping[str, str]) -> Chosen:
    named = file or environment.get(FILE) or None
    written = {} if named is None else read_file(Path(named).expanduser())
    return Chosen({name: find(name, setting, flags, environment, written, named) for name, setting in KNOWN.items()})


def find(
    name: str,
    setting: Setting,
    flags: Flags,
    environment: Mapping[str, str],
    written: Mapping[str, object],
    file: str | None,
) -> Found:
    variable = variable_of(name)
    if name in flags:
        flag, given = flags[name]
        return from_texts(name, setting, given, flag)
    if environment.get(variable):
        return from_texts(name, setting, [environment[variable]], variable)
    if name in written:
        return from_file(name, setting, written[name], f"{file}: {name}")
    return Found(setting.default)


def variable_of(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def from_texts(name: str, setting: Setting, given: Sequence[str], where: str) -> Found:
    try:
        values = [setting.kind.from_text(text) for text in given]
    except ValueError:
        raise bad_value(name, setting, ", ".join(given), where) from None
    if isinstance(setting.kind, Many):
        return Found(tuple([part for value in values if isinstance(value, tuple) for part in value]), where)
    if len(values) > 1:
        raise Complaint("cli-given-twice", option=where)
    return Found(values[0], where)


def from_file(name: str, setting: Setting, value: object, where: str) -> Found:
    try:
        return Found(setting.kind.from_file(value), where)
    except ValueError:
        raise bad_value(name, setting, str(value), where) from None


def bad_value(name: str, setting: Setting, given: str, where: str) -> Complaint:
    shown = HIDDEN if setting.secret else without_password(given)
    return Complaint("cli-bad-value", where=where, given=shown, expected=setting.kind.expected)


def read_file(file: Path) -> dict[str, object]:
    try:
        found = tomllib.loads(file.read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("cli-bad-settings", file=str(file), detail=str(error)) from None
    for name in found:
        if name not in KNOWN:
            raise unknown(name, str(file))
    return found


def unknown(name: str, where: str) -> Complaint:
    if near := nearest(name, KNOWN):
        return Complaint("cli-unknown-setting-near", where=where, name=name, near=near)
    return Complaint("cli-unknown-setting", where=where, name=name, known=", ".join(KNOWN))
