"""The mail server's own ways: encryption, passwords, letters that it does not know."""

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from service.ports import free_port
from tests.worker.mail.catcher import Catcher
from worker.message import LINES
from worker.smtp import Failed, Refused, Sender, Unreachable


def hello() -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = "Hello"
    message.set_content("Hello.")
    return message


def send(url: str) -> None:
    with Sender(url, "a@example.org") as sender:
        sender.send(hello(), "b@example.org")


@contextmanager
def server(**more: Any) -> Iterator[tuple[int, Catcher]]:
    catcher = Catcher()
    controller = Controller(catcher, hostname="127.0.0.1", port=free_port(2725), **more)
    controller.start()
    try:
        yield controller.port, catcher
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost that nobody else vouches for, and its key."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    folder = tmp_path_factory.mktemp("tls")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return folder / "cert.pem", folder / "key.pem"


@pytest.fixture
def trusted(certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The server's context; clients of this test trust its certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    make = ssl.create_default_context

    def trusting(*_: Any, **__: Any) -> ssl.SSLContext:
        return make(cafile=str(certificate[0]))

    monkeypatch.setattr(ssl, "create_default_context", trusting)
    return context


def welcome(*_: Any) -> AuthResult:
    given = _[4]
    assert isinstance(given, LoginPassword)
    return AuthResult(success=(given.login, given.password) == (b"ada", b"pass:word@/"), handled=False)


def test_encrypts_where_the_server_can_and_then_logs_in(trusted: ssl.SSLContext) -> None:
    more = {"tls_context": trusted, "require_starttls": True, "authenticator": welcome, "auth_required": True}
    with server(**more) as (port, catcher):
        send(f"smtp://ada:pass%3Aword%40%2F@localhost:{port}")
        assert len(catcher.taken) == 1
        with pytest.raises(Unreachable, match="Authentication"):
            send(f"smtp://ada:wrong@localhost:{port}")


def test_a_certificate_that_nobody_vouches_for_is_not_trusted(certificate: tuple[Path, Path]) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    with server(tls_context=context) as (port, catcher):
        with pytest.raises(Unreachable, match="CERTIFICATE_VERIFY_FAILED"):
            send(f"smtp://localhost:{port}")
        assert catcher.taken == []


def test_a_password_never_travels_in_clear_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server elsewhere, which offers no encryption."""
    monkeypatch.setattr("worker.smtp.LOOPBACK", ())
    with server(authenticator=welcome, auth_require_tls=False) as (port, catcher):
        with pytest.raises(Unreachable, match="was not sent"):
            send(f"smtp://ada:secret@127.0.0.1:{port}")
        assert catcher.taken == []


def test_nobody_there() -> None:
    with pytest.raises(Unreachable):
        send("smtp://127.0.0.1:1")


@pytest.mark.parametrize(
    ("answer", "error"),
    [("450 Later", Failed), ("452 Full", Failed), ("550 Nobody", Refused), ("552 Too much", Refused)],
)
def test_an_answer_to_a_recipient(answer: str, error: type[Exception]) -> None:
    with server() as (port, catcher), Sender(f"smtp://127.0.0.1:{port}", "a@example.org") as sender:
        catcher.refuse["b@example.org"] = answer
        with pytest.raises(error, match=answer):
            sender.send(hello(), "b@example.org")
        sender.send(hello(), "c@example.org")
        assert [mail.to for mail in catcher.taken] == ["c@example.org"] and catcher.connections == 1


def test_an_answer_to_the_content() -> None:
    with (
        server(data_size_limit=100) as (port, catcher),
        Sender(f"smtp://127.0.0.1:{port}", "a@x.org") as sender,
    ):
        long = hello()
        long.set_content("Hello. " * 100)
        with pytest.raises(Refused, match="552"):
            sender.send(long, "b@example.org")
        assert catcher.taken == []


def test_a_front_in_another_script_needs_a_server_that_knows_it() -> None:
    with server(enable_SMTPUTF8=False) as (port, _), Sender(f"smtp://127.0.0.1:{port}", "a@x.org") as sender:
        with pytest.raises(Refused, match="553"):
            sender.send(hello(), "büdi@example.org")
        sender.send(hello(), "budi@example.org")


def test_a_server_of_seven_bits_gets_what_it_can_take(monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"Ä line of {'x' * 700}\n"
    message = EmailMessage(policy=LINES)
    message.set_content(text)
    has = smtplib.SMTP.has_extn
    monkeypatch.setattr(smtplib.SMTP, "has_extn", lambda self, name: name != "8bitmime" and has(self, name))
    with server() as (port, catcher), Sender(f"smtp://127.0.0.1:{port}", "a@example.org") as sender:
        sender.send(message, "b@example.org")
    (mail,) = catcher.taken
    assert mail.raw.isascii() and mail.text == text
