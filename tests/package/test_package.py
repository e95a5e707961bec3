"""The package: wheel and sdist carry the pages or are not built, and the wheel is used without Node and sources."""

from __future__ import annotations

import shutil
import site
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hatch_build import wrong_pages
from tests.browser.fixtures import missing
from tests.package.browsing import play_against_own_bot
from tests.package.packing import ROOT, Installed, build, only_file, try_out
from tianxia.games import built_in

WRONG = wrong_pages(ROOT)
pytestmark = pytest.mark.skipif(bool(WRONG), reason=f"{WRONG}: make web")
SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and with the wheel that was made from the unpacked sdist."""
    folder = tmp_path_factory.mktemp("packed")
    done = build("sdist", folder)
    assert done.returncode == 0, done.stderr
    with tarfile.open(only_file(folder, ".tar.gz")) as archive:
        archive.extractall(folder / "sources", filter="data")
    (unpacked,) = (folder / "sources").iterdir()
    done = build("wheel", folder, unpacked)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An environment of its own with the wheel; the packages that it needs are borrowed from ours."""
    folder, home = tmp_path_factory.mktemp("environment"), tmp_path_factory.mktemp("home")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    made = Installed(folder, home)
    (place,) = folder.glob("lib/python*/site-packages")
    offline = ("--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", "--quiet")
    command = [sys.executable, "-m", "pip", "--python", str(made.python), "install", *offline]
    subprocess.run([*command, str(only_file(packed, ".whl"))], check=True)
    (place / "borrowed.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return made


def carried(folder: Path) -> set[str]:
    """Every file of a folder, as both should have it."""
    files = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(ROOT).as_posix() for file in files if not file.name.startswith(".")}


def test_both_carry_pages_games_and_papers(packed: Path) -> None:
    with zipfile.ZipFile(only_file(packed, ".whl")) as wheel:
        names = wheel.namelist()
        (metadata,) = [wheel.read(name).decode() for name in names if name.endswith("METADATA")]
    assert "tianxia/server/static/index.html" in names
    assert "tianxia/py.typed" in names
    for id in built_in():
        assert f"tianxia/games/{id}/game.toml" in names or not (ROOT / "tianxia" / "games" / id).is_dir()
    assert not [name for name in names if name.startswith(("tests", "web"))]
    ours = {file for file in carried(ROOT / "tianxia") if not file.startswith("tianxia/server/static/")}
    assert {f"tianxia/games/{built_in()[0]}/ledger.pl.md", "tianxia/telling/texts/glossary.toml"} <= ours
    assert sorted(ours - set(names)) == []
    assert "Description-Content-Type: text/markdown" in metadata
    assert "Provides-Extra: all" in metadata
    with tarfile.open(only_file(packed, ".tar.gz")) as sdist:
        papers = {Path(name).relative_to(Path(name).parts[0]).as_posix() for name in sdist.getnames() if "/" in name}
    wanted = {
        "README.md",
        "CITATION.cff",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CHANGELOG.md",
        "hatch_build.py",
        "web/src",
    }
    assert [name for name in wanted if not any(paper.startswith(name) for paper in papers)] == []
    assert not [paper for paper in papers if "node_modules" in paper]
    assert sorted(ours - papers) == []


@pytest.mark.parametrize("sort", ["wheel", "sdist"])
def test_without_pages_nothing_is_built_and_one_sentence_says_so(sort: str, tmp_path: Path) -> None:
    for name in SOURCES:
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tianxia").mkdir()
    shutil.copy(ROOT / "tianxia" / "__init__.py", tmp_path / "tianxia")
    done = build(sort, tmp_path / "dist", tmp_path)
    assert done.returncode != 0
    assert done.stderr.strip().endswith("run `make web` first (it needs Node 20), or install a wheel")
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_it_is_used_without_node_and_without_sources(installed: Installed) -> None:
    assert "site-packages" in installed.python_says("import tianxia; print(tianxia.__file__)")
    try_out(installed, built_in()[0])


def test_it_is_played_in_the_browser_against_a_bot_of_ones_own(installed: Installed, browser: Browser) -> None:
    if why := missing():
        pytest.skip(why)
    assert play_against_own_bot(installed, browser, built_in()[0]) > 0
