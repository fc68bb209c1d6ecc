"""Requests that no page makes: strange paths, bodies that cannot be read, long hosts."""

import httpx

from attacks.target import Row, Target

LONG = "a" * 300
PATHS = (
    "/%00",
    f"/{LONG}",
    f"/{LONG}/{LONG}",
    "/api/tables/%ff",
    "/%ff%fe",
    "/..%2f..%2fetc%2fpasswd",
    "//",
    "/%2e%2e",
)
BODIES = (b'{"place":"\xff\xfe"}', b"[" * 9_000, b'{"options":' * 900 + b"1" + b"}" * 900, b"", b"null", b"\x00")
POSTS = ("/api/tables", "/api/join", "/api/claim", "/api/forks", "/api/stories")
FAULT = 500
HOST = "x" * 4_000


async def attack(target: Target) -> list[Row]:
    ticket = await target.open_table()
    answers = [await target.web.get(path) for path in PATHS]
    answers += [await target.web.post(path, content=body) for path in POSTS for body in BODIES]
    picture = f"/api/tables/{ticket['table']}/qr.svg"
    answers.append(await target.web.get(picture, headers={"host": HOST}))
    foreign = await target.web.get("/api/health", headers={"host": "evil.example"})
    return [
        (f"answers 500 to {len(answers)} strange requests", float(count(answers)), ""),
        ("a foreign host name is answered (1: yes)", float(foreign.status_code == httpx.codes.OK), ""),
    ]


def count(answers: list[httpx.Response]) -> int:
    return sum(answer.status_code == FAULT for answer in answers)
