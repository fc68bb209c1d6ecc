"""The files of the built page. Every other address is one of the page's own, and gets `index.html`.

A file is read and compressed once, because compressing takes longer than anything else a request may ask for.
"""

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Response

from ...core.own_parts import own_parts

STATIC = Path(__file__).parent.parent.parent / "static"
NOT_BUILT = "The page is not built yet. `make play` builds it; by hand: cd web && npm ci && npm run build.\n"
DOCUMENT = "index.html"
SCRIPT = b'<script type="module"'
CHANGED = "src/changed/main.ts"  # see there
FOR_EVER = "public, max-age=31536000, immutable"
KEPT_FILES = 512  # the page has about 270, of 2 MB in all

AnyRequest = Request[object, object, State]


def page_file(folder: Path, path: str) -> Path | None:
    """A file inside `folder`, never beside it. No file has a name that the system refuses."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


class KeptFile(NamedTuple):
    data: bytes
    packed: bytes
    tag: str


@lru_cache(KEPT_FILES)
def kept(file: Path, changed: int) -> KeptFile:
    """`changed`: the time of the file, so that one that is built anew is read anew."""
    data = with_changes(file.read_bytes()) if file == STATIC / DOCUMENT else file.read_bytes()
    return KeptFile(data, gzip.compress(data, 6, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def response_for(file: Path, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Files under assets/ have their hash in the name and never change."""
    found = kept(file, file.stat().st_mtime_ns)
    cached = FOR_EVER if file.parent.name == "assets" else "no-cache"
    headers = {"cache-control": cached, "etag": found.tag, "vary": "accept-encoding"}
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    if "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(found.data):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=media)
    return Response(found.data, headers=headers, media_type=media)


def with_changes(document: bytes) -> bytes:
    """With a designer's parts the page draws the board of that game itself, by a script that comes before its own."""
    own = own_parts()
    script = None if own is None else changed_script()
    if own is None or script is None:
        return document
    game = f'<meta name="changed-game" content="{escape(own.game)}" />'
    more = f'{game}\n    <script type="module" crossorigin src="/{script}"></script>\n    '
    return document.replace(SCRIPT, more.encode() + SCRIPT, 1)


@cache
def changed_script() -> str | None:
    """The build lists its files with the sources that they were made of. None: the page is not built."""
    manifest = STATIC / ".vite" / "manifest.json"
    if not manifest.is_file():
        return None
    found: str = msgspec.json.decode(manifest.read_bytes())[CHANGED]["file"]
    return found


@get(["/", "/{path:path}"], packed=True, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; any other address is one of the page's own (a table's link) and gets its document."""
    file = page_file(STATIC, path)
    if file is None and Path(path).suffix:
        return Response(b"not found\n", status_code=404, media_type="text/plain")
    file = file or page_file(STATIC, DOCUMENT)
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    return response_for(file, request)
