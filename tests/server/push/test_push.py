"""Web Push: the encryption of RFC 8291, the token of RFC 8292, the key, which addresses are called, and how often."""

import asyncio
import datetime
import ipaddress
import socket
import ssl
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from skulduggery.server.notices.words import Notice
from skulduggery.server.protocol.info import Subscription
from skulduggery.server.push.addresses import Endpoint, endpoint_of, is_public
from skulduggery.server.push.base64url import decoded, encoded
from skulduggery.server.push.encryption import STEP, filled_up, sealed
from skulduggery.server.push.keys import key_in, new_key, new_key_file
from skulduggery.server.push.post import NotAllowed, Post
from skulduggery.server.push.push import Push
from skulduggery.server.runtime.settings import Settings
from tests.server.fake_clock import FakeClock
from tests.server.local_server import PATIENCE, async_test
from tests.server.push_receiver import Browser, Receiver, receiver

NOTICE = Notice("Your turn", "Bounty, with Ben", "/t/abc")
PUBLIC = "https://push.example.org/send/1"


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def push_to(clock: FakeClock, **settings: object) -> Push:
    return Push(new_key(), msgspec.convert({"push_anywhere": True, **settings}, Settings), clock)


def test_the_example_of_rfc_8291() -> None:
    browser = Browser(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    message = b"When I grow up, I want to be a watermelon"
    sender, salt = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed(browser.subscribe(PUBLIC), message, salt, sender)
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == message


def test_the_length_of_a_message_tells_nothing() -> None:
    assert {len(filled_up(b"x" * length)) for length in range(1, STEP + 1)} == {STEP}


def test_a_key_is_read_again_and_anything_else_is_none() -> None:
    data = new_key_file()
    assert key_in(data).private_numbers() == key_in(data).private_numbers()
    assert key_in(data).private_numbers() != key_in(new_key_file()).private_numbers()
    with pytest.raises(ValueError, match="key for notices"):
        key_in(b"something else")


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.7/1",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:10.0.0.7]/1",
        "https://[64:ff9b::a00:7]/1",
        "https://localhost/1",
        "https://router/1",
        "https://push.example.org/1 HTTP/1.1\r\nX: y",
        "https://push.example.org/" + "x" * 1_000,
        "file:///etc/passwd",
        "https:///1",
        "https://push.example.org:99999/",
        "",
    ],
)
def test_addresses_of_this_network_and_strange_ones_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        endpoint_of(address, anywhere=False)


def test_addresses_of_push_services_are_allowed() -> None:
    for address in ("https://fcm.googleapis.com/fcm/send/a:b-_", "https://web.push.apple.com/QA?x=1", PUBLIC):
        endpoint = endpoint_of(address, anywhere=False)
        assert address == endpoint.origin + endpoint.target


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:192.168.1.1", False),
        ("64:ff9b::c0a8:101", False),
        ("2002:c0a8:101::1", False),
    ],
)
def test_which_addresses_are_on_the_internet(address: str, public: bool) -> None:
    assert is_public(address) == public


@async_test
async def test_a_name_that_leads_into_this_network_is_not_called() -> None:
    async with receiver() as service:
        endpoint = endpoint_of(service.address(host="localhost"), anywhere=True)
        with pytest.raises(NotAllowed):
            await Post(anywhere=False).send(endpoint, [], b"")
        assert await Post(anywhere=True).send(endpoint, [], b"") == 201
        assert service.posted.qsize() == 1


@pytest.mark.parametrize("change", [{"key": "AAAA"}, {"key": "?"}, {"secret": "AAAA"}, {"endpoint": "ftp://a.b/"}])
def test_a_subscription_that_cannot_be_used_is_refused(change: dict[str, str]) -> None:
    push = Push(new_key(), Settings(), FakeClock())
    fine = Browser().subscribe(PUBLIC)
    push.check(fine)
    with pytest.raises(ValueError, match=r"."):
        push.check(msgspec.structs.replace(fine, **change))


@async_test
async def test_the_message_and_who_sends_it() -> None:
    clock, browser = FakeClock(), Browser()
    push = push_to(clock, public_url="https://pirates.example.org")
    async with receiver() as service:
        assert await push.deliver(browser.subscribe(service.address()), "anna", NOTICE, "abc/0")
        posted = service.posted.get_nowait()
    assert msgspec.json.decode(browser.read(posted.body), type=Notice) == NOTICE
    assert posted.target == "/push/device"
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    assert len(posted.headers["topic"]) == 32
    claims = posted.claims(str(push.public_key))
    assert claims["aud"] == f"http://127.0.0.1:{service.port}"
    assert claims["sub"] == "https://pirates.example.org"
    assert clock.now() < claims["exp"] <= clock.now() + 86_400


async def tries(push: Push, clock: FakeClock, service: Receiver, to: Subscription) -> tuple[bool, int]:
    """Whether the subscription stays, and how often the service was called."""
    delivering = asyncio.create_task(push.deliver(to, "anna", NOTICE, "abc/0"))
    while not delivering.done():
        await asyncio.sleep(0.005)
        await clock.advance(30.0)
    return await delivering, service.posted.qsize()


@async_test
@pytest.mark.parametrize(
    ("answers", "outcome"),
    [
        ((201,), (True, 1)),
        ((410,), (False, 1)),
        ((404,), (False, 1)),
        ((403,), (True, 1)),
        ((307,), (True, 1)),
        ((429, 201), (True, 2)),
        ((503, 410), (False, 2)),
        ((500,), (True, 3)),
    ],
)
async def test_few_retries_and_only_where_they_help(answers: tuple[int, ...], outcome: tuple[bool, int]) -> None:
    clock = FakeClock()
    async with receiver(*answers) as service:
        assert await tries(push_to(clock), clock, service, Browser().subscribe(service.address())) == outcome


@async_test
async def test_a_service_that_does_not_listen_keeps_its_subscription() -> None:
    clock = FakeClock()
    async with receiver() as service:
        address = service.address()
    assert await tries(push_to(clock), clock, service, Browser().subscribe(address)) == (True, 0)


@async_test
async def test_a_service_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.server.push.post.SECONDS", 0.05)
    callers: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda reader, writer: callers.append(writer), "127.0.0.1", 0)
    address = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/"
    with pytest.raises(TimeoutError):
        await Post(anywhere=True).send(endpoint_of(address, anywhere=True), [], b"")
    for writer in callers:
        writer.close()
    silent.close()


class PartlySilent(Post):
    """One service that never answers. The others take each message at once."""

    async def send(self, endpoint: Endpoint, headers: Sequence[tuple[str, str]], body: bytes) -> int:
        if endpoint.host == "silent.example":
            await asyncio.Event().wait()
        return 201


@async_test
async def test_a_service_that_never_answers_does_not_delay_the_notices_of_others() -> None:
    push = Push(new_key(), Settings(), FakeClock(), PartlySilent(anywhere=False))
    lost = [Browser().subscribe(f"https://silent.example/{number}") for number in range(28)]
    waiting = [asyncio.create_task(push.deliver(each, "liar", NOTICE, f"t{at}/0")) for at, each in enumerate(lost)]
    while push.turns.running < 2:
        await asyncio.sleep(0)
    assert await push.deliver(Browser().subscribe(PUBLIC), "anna", NOTICE, "abc/0")
    assert (push.turns.running, push.turns.length()) == (2, 26)
    for task in waiting:
        task.cancel()


@async_test
async def test_slow_names_do_not_hold_the_threads_that_other_work_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def slow(*given: object, **more: object) -> list[object]:
        found.wait(PATIENCE)
        return []

    post = Post(anywhere=True)
    monkeypatch.setattr(socket, "getaddrinfo", slow)
    endpoint = endpoint_of("https://slow.example/", anywhere=False)
    looking = [asyncio.create_task(post.send(endpoint, [], b"")) for _ in range(40)]  # more than asyncio has threads
    await asyncio.sleep(0)
    assert await asyncio.to_thread(len, "four") == 4
    assert not any(task.done() for task in looking)
    found.set()
    assert {type(error) for error in await asyncio.gather(*looking, return_exceptions=True)} == {NotAllowed}


@async_test
async def test_only_services_with_a_certificate_that_is_trusted(tmp_path: Path) -> None:
    certificate = self_signed(tmp_path)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(certificate)
    trusting = ssl.create_default_context(cafile=certificate)
    async with receiver(context=own) as service:
        endpoint = endpoint_of(service.address(), anywhere=True)
        with pytest.raises(ssl.SSLError):
            await Post(anywhere=True).send(endpoint, [], b"")
        sending = Post(anywhere=True, context=trusting).send(endpoint, [], b"hello")
        assert await asyncio.wait_for(sending, PATIENCE) == 201
        assert service.posted.get_nowait().body == b"hello"


def self_signed(folder: Path) -> Path:
    key, name = new_key(), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    where = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(where, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(built.public_bytes(Encoding.PEM) + secret)
    return file
