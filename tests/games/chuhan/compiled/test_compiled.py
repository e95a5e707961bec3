"""The core and the rules of one game can be compiled and play the same games to the last byte: it stays so."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
COMPILED = ("tianxia/core", "tianxia/games/chuhan/data.py", "tianxia/games/chuhan/rules")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")
BUILD = """
from setuptools import setup
from mypyc.build import mypycify

setup(
    name="compiled",
    packages=[],
    ext_modules=mypycify(["--strict", *FILES], opt_level="0", debug_level="0"),
    script_args=["build_ext", "--inplace"],
)
"""
NEEDED = ("mypyc", "setuptools")


def why_not() -> str:
    """What is missing here to compile anything."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang")):
        missing.append("a C compiler")
    return " and ".join(missing)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin", "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        check=False,
    )


def sources(part: Path) -> list[Path]:
    """A module, or all modules of a package."""
    return [part] if part.is_file() else [path for path in sorted(part.rglob("*.py")) if path.name != "__init__.py"]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the core and the rules of one game compiled; all else stays as it is."""
    if missing := why_not():
        pytest.skip(f"to compile the core, {missing} is missing here")
    folder = tmp_path_factory.mktemp("compiled")
    for part in ("tianxia", "tests/toy", "tests/games/chuhan/compiled"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    files = [str(path.relative_to(ROOT)) for part in COMPILED for path in sources(ROOT / part)]
    (folder / "build.py").write_text(f"FILES = {files}\n{BUILD}")
    built = run(folder, "build.py")
    assert built.returncode == 0, built.stdout + built.stderr
    assert "Treating generator" not in built.stdout + built.stderr, built.stdout + built.stderr
    return folder


def test_compiled_and_interpreted_games_are_the_same(build: Path) -> None:
    compiled, interpreted = (run(folder, "-m", "tests.games.chuhan.compiled.played") for folder in (build, ROOT))
    assert (compiled.returncode, interpreted.returncode) == (0, 0), compiled.stderr + interpreted.stderr
    first, *told = compiled.stdout.splitlines()
    assert first == "compiled"
    assert interpreted.stdout.splitlines() == ["interpreted", *told]
    assert len(told) > 100
