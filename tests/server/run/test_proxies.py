"""The examples of proxies in front of several nodes: everything about one table goes to the same node.

Small servers take the place of the nodes. A proxy that is missing is installed in a container of Debian, where nothing
starts by itself. Elsewhere its test is skipped.
"""

import asyncio
import re
import shutil
from asyncio import StreamReader, StreamWriter, subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.utils import accept_key

from tests.server.local_server import PLAIN, async_test
from tools.debian import install
from tools.ports import free_port

FILES = Path(__file__).parents[3] / "docs" / "server"
SYSTEMD = Path("/run/systemd/system")  # it would start the proxy
NODES = ("10.0.0.7:8001", "10.0.0.7:8002")
TABLES = [f"table{number}x" for number in range(20)]
ADDRESSES = ("/ws/{}", "/t/{}", "/api/tables/{}", "/api/tables/{}/invitation?x=1", "/api/feeds/{}/secret")
NGINX = """daemon off; pid {folder}/pid; events {{}}
http {{ access_log off; client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
uwsgi_temp_path {folder}; scgi_temp_path {folder};
{text} }}"""

WEBSOCKET_KEY = re.compile(r"^sec-websocket-key: (\S+)", re.IGNORECASE | re.MULTILINE)
SWITCHED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n"
)

CHECKED: list[str] = []  # the nodes that a proxy asked whether they are ready


class Proxy(NamedTuple):
    """`settings`: its example without TLS, at this port, in this folder. `command`: followed by their file."""

    package: str
    settings: Callable[[Path, int], str]
    command: tuple[str, ...]


def settings_of_nginx(folder: Path, port: int) -> str:
    site = (FILES / "nginx.conf").read_text()
    site = re.sub(r"ssl_certificate.*", "", site[: site.rindex("server {")]).replace("443 ssl", f"127.0.0.1:{port}")
    site = site.replace("http://127.0.0.1:8000", "http://nodes")
    return NGINX.format(folder=folder, text=(FILES / "nodes.nginx.conf").read_text() + site)


def settings_of_haproxy(folder: Path, port: int) -> str:
    text = (FILES / "nodes.haproxy.cfg").read_text()
    return text.replace(":443 ssl crt /etc/haproxy/play.example.org.pem", f"127.0.0.1:{port}")


def settings_of_caddy(folder: Path, port: int) -> str:
    text = (FILES / "nodes.Caddyfile").read_text()
    return "{\n\tadmin off\n}\n" + text.replace("play.example.org", f"http://127.0.0.1:{port}")


PROXIES = {
    "nginx": Proxy("nginx-light", settings_of_nginx, ("-e", "stderr", "-c")),
    "haproxy": Proxy("haproxy", settings_of_haproxy, ("-f",)),
    "caddy": Proxy("caddy", settings_of_caddy, ("run", "--adapter", "caddyfile", "--config")),
}


async def answer(name: str, reader: StreamReader, writer: StreamWriter) -> None:
    """As a node that says which one it is, and what it was asked. Like a node it wants to know its host."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:-2])
    key = WEBSOCKET_KEY.search(head)
    if key and (headers.get("upgrade"), headers.get("connection")) == ("websocket", "upgrade"):
        frame = b"\x81%c%s" % (len(name), name.encode())
        writer.write(SWITCHED % accept_key(key[1]).encode() + frame)
        await reader.read(1)  # until the client closes
        writer.close()
        return
    body = msgspec.json.encode({"node": name, "headers": headers})
    status = b"200 OK" if "host" in headers else b"421 Misdirected Request"
    writer.write(b"HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % (status, len(body)) + body)
    writer.close()
    if head.startswith("GET /ready "):
        CHECKED.append(name)


@asynccontextmanager
async def running(name: str, folder: Path, ports: list[int]) -> AsyncIterator[httpx.AsyncClient]:
    proxy, port, file = PROXIES[name], free_port(), folder / "settings"
    text = proxy.settings(folder, port)
    for node, place in zip(NODES, ports, strict=True):
        assert node in text
        text = text.replace(node, f"127.0.0.1:{place}")
    file.write_text(text)
    process = await subprocess.create_subprocess_exec(name, *proxy.command, str(file))
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=PLAIN, trust_env=False) as web:
            while await asked(web, "/health") is None:
                assert process.returncode is None
                await asyncio.sleep(0.02)
            yield web
    finally:
        process.terminate()
        await process.wait()


async def asked(web: httpx.AsyncClient, path: str) -> dict[str, Any] | None:
    try:
        found = await web.get(path, headers={"X-Forwarded-For": "192.0.2.6", "X-Skulduggery-Table": "made up"})
    except httpx.HTTPError:
        return None
    return found.json() if found.is_success else None


async def node_of(web: httpx.AsyncClient, path: str) -> str:
    found = await asked(web, path)
    assert found is not None
    return str(found["node"])


@pytest.mark.parametrize("name", PROXIES)
@async_test
async def test_a_proxy_sends_everything_about_a_table_to_one_node_while_that_lives(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None and not SYSTEMD.exists():
        await asyncio.to_thread(install, PROXIES[name].package)
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} here")
    servers = [await asyncio.start_server(partial(answer, node), "127.0.0.1", 0) for node in NODES]
    async with running(name, tmp_path, [server.sockets[0].getsockname()[1] for server in servers]) as web:
        while "/ready" in (tmp_path / "settings").read_text() and {*CHECKED} != {*NODES}:
            await asyncio.sleep(0.02)
        found = {table: {await node_of(web, path.format(table)) for path in ADDRESSES} for table in TABLES}
        assert {len(nodes) for nodes in found.values()} == {1}
        assert {node for nodes in found.values() for node in nodes} == {*NODES}
        async with connect(f"ws://{web.base_url.netloc.decode()}/ws/{TABLES[0]}", proxy=None) as socket:
            assert {await socket.recv()} == found[TABLES[0]]
        told = await asked(web, "/api/games")
        assert told is not None
        assert told["headers"]["x-forwarded-for"] == "127.0.0.1"
        assert told["headers"]["host"] == str(web.base_url.netloc.decode())
        servers[0].close()
        for table in TABLES:
            while (left := await asked(web, ADDRESSES[0].format(table))) is None:
                await asyncio.sleep(0.02)
            assert left["node"] == NODES[1]
    servers[1].close()
