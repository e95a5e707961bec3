"""The files of the pages: packed for whoever can unpack them."""

from __future__ import annotations

import gzip

import pytest

from tianxia.server.shell import pages


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A folder of built pages."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + "page " * 200)
    (tmp_path / "assets" / "a.js").write_text("let a = 1;" * 200)
    (tmp_path / "assets" / "a.woff2").write_bytes(b"face")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def test_what_is_text_is_packed_for_whoever_can_unpack_it(built):
    for path, file in (("/", "index.html"), ("/learn", "index.html"), ("/assets/a.js", "assets/a.js")):
        plain, packed = pages.find(path), pages.find(path, packed=True)
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert {answer.headers["Vary"] for answer in (plain, packed)} == {"Accept-Encoding"}
        assert plain.content == gzip.decompress(packed.content) == (built / file).read_bytes()
        assert len(packed.content) < len(plain.content) / 4


def test_a_face_is_packed_already(built):
    answer = pages.find("/assets/a.woff2", packed=True)
    assert answer.content == b"face"
    assert "Content-Encoding" not in answer.headers


def test_a_file_that_has_changed_is_packed_anew(built):
    first = pages.find("/assets/a.js", packed=True).content
    (built / "assets" / "a.js").write_text("let b = 2;")
    assert gzip.decompress(pages.find("/assets/a.js", packed=True).content) == b"let b = 2;" != first
