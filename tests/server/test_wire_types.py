"""The page's types are made from the Structs; this fails when a Struct changed and they were not made anew."""

from tools import wire_types


def test_the_schema_is_up_to_date() -> None:
    assert wire_types.SCHEMA.read_bytes() == wire_types.written(wire_types.all_schemas()), "run: make wire"


def test_every_typescript_file_was_made_from_that_schema() -> None:
    for name, schema in wire_types.all_schemas().items():
        text = (wire_types.FOLDER / f"{name}.ts").read_text(encoding="utf-8")
        assert text.startswith(wire_types.header(schema)), f"{name}.ts is stale: run make wire"
