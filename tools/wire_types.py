"""Write the TypeScript types of everything that crosses the wire, from the Python Structs.

The JSON Schema of the server's messages becomes `web/src/wire/types.ts`, that of each game with a screen `<game>.ts`
beside it; json-schema-to-typescript does it (a development dependency of the page). Each file names the digest of the
schema it was made from. So a test can find a stale file without node, and the schemas need not be stored.
Run it after a change of a Struct: `make wire`.
"""

import hashlib
import inspect
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from skulduggery.bots import DEFAULT_LEVEL, LEVELS
from skulduggery.bots.review import messages as review
from skulduggery.core import messages, stories
from skulduggery.core.fields import INDEX, PLAYER, fields_of
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Move, Prospect, Refusal, View
from skulduggery.core.record import LONGEST_NAME
from skulduggery.games import all_games
from skulduggery.lessons import lesson
from skulduggery.server.protocol import bodies, from_page, info, to_page
from skulduggery.text.credits import Credits

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "wire"
SCREENS = ROOT / "web" / "src" / "games"
MESSAGE_MODULES = {
    "Move": ("moves", Move),
    "Event": ("events", Event),
    "View": ("views", View),
    "Prospect": ("prospects", Prospect),
    "Refusal": ("refusals", Refusal),
}
BASES = (from_page.FromPage, from_page.Request, from_page.Note, to_page.ToPage)

NUMBERS = {PLAYER: "SeatNumber", INDEX: "Index"}
INSIDE = ("items", "prefixItems", "anyOf")
LONG = 90  # characters of a constant

Schema = dict[str, Any]


def main() -> None:
    """The optional argument is a folder with node_modules; default: web/."""
    modules = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "web"
    schemas = all_schemas()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas.items():
        (FOLDER / f"{name}.ts").write_text(head_of(name, schema) + typescript(schema, modules), encoding="utf-8")
        print(f"wrote web/src/wire/{name}.ts")


def all_schemas() -> dict[str, Schema]:
    """By the name of the TypeScript file: `types`, and one for each game that the page draws."""
    drawn = {key: game for key, game in all_games().items() if (SCREENS / key).is_dir()}
    return {"types": wire_schema(), **{key: game_schema(game) for key, game in drawn.items()}}


def wire_schema() -> Schema:
    """The schema of the server's own messages. Messages of games are open in it: any kind, with any fields."""
    sent = [
        struct for struct in (*structs_of(bodies), *structs_of(from_page), *structs_of(to_page)) if struct not in BASES
    ]
    structs: list[Any] = [
        *structs_of(info),
        *sent,
        *structs_of(stories),
        Credits,
        *structs_of(lesson),
        *structs_of(review),
    ]
    targets = list(typing_args(messages.AnyTarget))
    _, found = msgspec.json.schema_components([*structs, *targets], ref_template="#/$defs/{name}")
    for name in ("Move", "Event", "Prospect", "View"):
        found[name] = open_message()
    found["Refusal"] = open_message(rule={"type": "string"})
    found["Target"] = any_of([target.__name__ for target in targets])
    found["AnyFromPage"] = any_of([struct.__name__ for struct in structs if issubclass(struct, from_page.FromPage)])
    found["AnyToPage"] = any_of([struct.__name__ for struct in structs if issubclass(struct, to_page.ToPage)])
    found["Figures"] = {"type": "object", "additionalProperties": True}
    found |= named_fields(found, [*structs, *structs_of(messages)])
    found["Play"]["properties"]["move"] = {"$ref": "#/$defs/Move"}
    found["Early"]["properties"]["move"] = {"anyOf": [{"$ref": "#/$defs/Move"}, {"type": "null"}]}
    found["Why"]["properties"]["target"] = {"$ref": "#/$defs/Target"}
    return {"$defs": dict(sorted(found.items()))}


def game_schema(game: Game[Any]) -> Schema:
    """A game's own messages, and the union of each sort of them under the game's name."""
    package = type(game).__module__.rpartition(".")[0]
    unions: Schema = {}
    structs: list[Any] = []
    parts: list[type[msgspec.Struct]] = []  # of views, for instance
    for sort, (module, base) in MESSAGE_MODULES.items():
        defined = structs_of(sys.modules[f"{package}.{module}"])
        members = [struct for struct in defined if issubclass(struct, base)]
        structs += members
        parts += [struct for struct in defined if not issubclass(struct, base)]
        unions[f"Any{sort}"] = any_of([member.__name__ for member in members])
    _, found = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {"$defs": dict(sorted((found | unions | named_fields(found, [*structs, *parts])).items()))}


def named_fields(found: Schema, structs: list[type[msgspec.Struct]]) -> Schema:
    """Let fields refer to what they are by their types (`SeatNumber`, `ShipId`); returns the definitions of these."""
    names: Schema = {}
    for struct in structs:
        properties = found.get(struct.__name__, {}).get("properties", {})
        for wire, field in fields_of(struct).items():
            if wire in properties:
                properties[wire] = referring(properties[wire], field.way, names)
    return names


def referring(schema: Any, way: str, names: Schema) -> Any:
    """The schema of a field with a name for its plain numbers or texts; of a list or a choice, inside it."""
    if isinstance(schema, list):
        return [referring(part, way, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    name = NUMBERS.get(way) if schema == {"type": "integer"} else f"{way.capitalize()}Id"
    if way and name and schema in ({"type": "integer"}, {"type": "string"}):
        names[name] = schema
        return {"$ref": f"#/$defs/{name}"}
    return {key: referring(part, way, names) if key in INSIDE else part for key, part in schema.items()}


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs a module defines itself, in the order of their lines."""
    found = [thing for thing in vars(module).values() if inspect.isclass(thing) and issubclass(thing, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__]


def typing_args(union: Any) -> tuple[type[msgspec.Struct], ...]:
    members: tuple[type[msgspec.Struct], ...] = union.__args__
    return members


def any_of(names: list[str]) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}


def open_message(**properties: Schema) -> Schema:
    fields = {"kind": {"type": "string"}, **properties}
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": True}


def written(schemas: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(schemas, order="deterministic"), indent=1) + b"\n"


def digest(schema: Schema) -> str:
    return hashlib.sha256(written(schema)).hexdigest()[:16]


def head_of(name: str, schema: Schema) -> str:
    """What the file begins with: beside the server's own messages stand the constants that both sides know."""
    return header(schema) + (constants() if name == "types" else "")


def constants() -> str:
    """The protocol's version, the levels of bots that every game has (weakest first), and limits of both sides."""
    known = {
        "PROTOCOL": from_page.PROTOCOL,
        "LEVELS": LEVELS,
        "DEFAULT_LEVEL": DEFAULT_LEVEL,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_LOG": to_page.LONGEST_LOG,
        "LONGEST_TEXT": from_page.LONGEST_TEXT,
    }
    return "".join(constant(name, value) for name, value in known.items()) + "\n"


def constant(name: str, value: object) -> str:
    """Its line; a long list has a line for each item."""
    plain = msgspec.json.encode(value)
    text = plain if len(plain) < LONG else msgspec.json.format(plain, indent=2)
    return f"export const {name} = {text.decode()};\n"


def header(schema: Schema) -> str:
    return f"// Made by tools/wire_types.py from the Python Structs (schema {digest(schema)}): do not edit.\n\n"


def typescript(schema: Schema, modules: Path) -> str:
    """json-schema-to-typescript, one interface or type a definition."""
    script = """
      import { compile } from "json-schema-to-typescript";
      let text = "";
      for await (const piece of process.stdin) text += piece;
      const options = { bannerComment: "", unreachableDefinitions: true, additionalProperties: false, format: true,
                        style: { printWidth: 120 } };
      const made = await compile(JSON.parse(text), "Unused", options);
      process.stdout.write(made.replace(/export (interface|type) Unused\\b[^}]*\\}\\n*/, ""));
    """
    command = ["node", "--input-type=module", "--eval", script]
    done = subprocess.run(command, cwd=modules, input=written(prepared(schema)), capture_output=True, check=True)
    return without_remarks(done.stdout.decode()).strip() + "\n"


def without_remarks(text: str) -> str:
    """Removes the remarks of json-schema-to-typescript about references, and keeps the docstrings."""
    text = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n", "", text)
    return re.sub(r"/\*\*\n \*/\n", "", text)


def prepared(schema: Schema) -> Schema:
    """The schema as json-schema-to-typescript needs it: without titles, which would rename types, and with pairs in the
    older notation."""
    definitions = {
        name: {key: value for key, value in definition.items() if key != "title"}
        for name, definition in schema["$defs"].items()
    }
    text = msgspec.json.encode({"type": "object", "$defs": definitions}).decode()
    text = text.replace('"items":false', '"additionalItems":false').replace('"prefixItems":', '"items":')
    found: Schema = msgspec.json.decode(text)
    return found


if __name__ == "__main__":
    main()
