"""The OpenAPI page: a plain document made here, since the usual viewers load their scripts from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from ... import __version__

METHODS = ("get", "post")


class PlainPage(OpenAPIRenderPlugin):
    """Every request with its words, its parameters and where its bodies are described."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        requests = [
            section(method, path, item[method])
            for path, item in sorted(openapi_schema["paths"].items())
            for method in METHODS
            if method in item
        ]
        title = escape(openapi_schema["info"]["title"])
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
            '<p>The same for programs: <a href="/api/schema/openapi.json">openapi.json</a>. Play itself goes over the '
            "WebSocket <code>/ws/{table}</code>.</p>" + "".join(requests) + "</html>"
        ).encode()


def section(method: str, path: str, request: dict[str, Any]) -> str:
    parameters = ", ".join(escape(each["name"]) for each in request.get("parameters", []))
    body = names_in(request.get("requestBody", {}))
    answers = [f"<li>{escape(code)}: {names_in(answer)}</li>" for code, answer in request["responses"].items()]
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(request.get('description', ''))}</p>"
        f"<p>Parameters: {parameters or 'none'}. Body: {body or 'none'}.</p><ul>{''.join(answers)}</ul>"
    )


def names_in(part: Any) -> str:
    """The names of the schemas a part refers to."""
    if isinstance(part, dict):
        reference = part.get("$ref")
        found = (
            [escape(str(reference).rpartition("/")[2])] if reference else [names_in(value) for value in part.values()]
        )
    else:
        found = [names_in(value) for value in part] if isinstance(part, list) else []
    return ", ".join(name for name in found if name)


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Skulduggery",
        version=__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin()],
    )
