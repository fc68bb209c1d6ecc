"""The page's types are generated from the Structs. This fails if a Struct changed and `make wire` was not run."""

from tools import wire_types


def test_every_typescript_file_was_made_from_the_structs_of_today() -> None:
    for name, schema in wire_types.all_schemas().items():
        text = (wire_types.FOLDER / f"{name}.ts").read_text(encoding="utf-8")
        assert text.startswith(wire_types.head_of(name, schema)), f"{name}.ts is stale: run make wire"


def test_no_typescript_file_is_left_over() -> None:
    made = {f"{name}.ts" for name in wire_types.all_schemas()}
    assert {file.name for file in wire_types.FOLDER.iterdir()} == made
