"""`lontar verify`: what it reads, what it prints, and how it exits."""

import json
from pathlib import Path

import pytest

from service.audit import read_lines
from service.cli import main
from service.receipts import key_set
from service.site import Site
from tests.service.played import Content, receipts_of

LOG = Path(__file__).parent.parent / "logs" / "medang" / "kalasan-2.jsonl"


@pytest.fixture
def contents() -> list[Content]:
    return read_lines(LOG.read_text())


def test_a_game_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(LOG)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "Game aadieegstrsa: proved."
    assert out[-1].startswith("Final hash: ")


def test_receipts_and_a_key_set(
    site: Site, contents: list[Content], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    receipts = receipts_of(site, contents)
    one, two, keys = tmp_path / "one.txt", tmp_path / "two.eml", tmp_path / "jwks.json"
    one.write_text("\n".join(receipts[:3]))
    two.write_bytes(b"Subject: B\xc3\xbcdi plays\n\n" + receipts[3].encode())
    keys.write_text(json.dumps(key_set(site)))
    assert main(["verify", str(LOG), "--receipt", str(one), str(two), "--jwks", str(keys)]) == 0
    assert "4 receipts fit" in capsys.readouterr().out
    assert main(["verify", str(LOG), "--receipt", str(one), "--receipt", str(two)]) == 0
    assert "4 receipts fit" in capsys.readouterr().out


def test_a_lie_is_named_with_its_commit(
    contents: list[Content], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(LOG.read_text().replace('"by":"seat:0"', '"by":"seat:1"', 1))
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.startswith("NOT PROVED. Commit 4: It is by seat:1; only seat:0")
    assert main(["verify", str(LOG), "--receipt", str(LOG)]) == 1
    assert capsys.readouterr().out == "NOT PROVED. Text 1 of those given holds no receipt.\n"


@pytest.mark.parametrize("bad", [b"\xff\xfe", None])
def test_what_cannot_be_read(tmp_path: Path, bad: bytes | None, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    if bad is not None:
        path.write_bytes(bad)
    assert main(["verify", str(path)]) == 2
    assert main(["verify", str(LOG), "--jwks", str(path)]) == 2
    if bad is None:
        assert main(["verify", str(LOG), "--receipt", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count(str(path)) == captured.err.count("\n")
