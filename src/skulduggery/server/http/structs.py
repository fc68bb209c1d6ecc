"""Our Structs in the OpenAPI page, where the framework would not say the truth about them."""

from typing import Any, get_type_hints

import msgspec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ...core.messages import Message


class OurStructs(OpenAPISchemaPlugin):
    """Bodies of requests have no further fields. A message can be any of its kinds: each game has its own."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and (is_message(field_definition) or is_strict(field_definition))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        if is_message(field_definition):
            kind = Schema(type=OpenAPIType.STRING)
            return Schema(type=OpenAPIType.OBJECT, properties={"kind": kind}, required=["kind"])
        return strict_schema(field_definition, schema_creator)


def is_message(field_definition: FieldDefinition) -> bool:
    return field_definition.is_subclass_of(Message)


def is_strict(field_definition: FieldDefinition) -> bool:
    """Whether this is a Struct that refuses unknown fields."""
    is_struct = field_definition.is_subclass_of(msgspec.Struct)
    return is_struct and field_definition.type_.__struct_config__.forbid_unknown_fields


def strict_schema(field_definition: FieldDefinition, schema_creator: Any) -> Schema:
    hints = get_type_hints(field_definition.type_, include_extras=True)
    fields = msgspec.structs.fields(field_definition.type_)
    schema: Schema = schema_creator.create_component_schema(
        field_definition,
        required=sorted(field.name for field in fields if field.required),
        property_fields={field.name: FieldDefinition.from_annotation(hints[field.name]) for field in fields},
    )
    schema.additional_properties = False
    return schema
