"""What MkDocs calls while it builds the site."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from docs._site import pages


def on_config(config: Any) -> Any:
    """The navigation names pages that are written while the site is built."""
    config.nav = pages.expanded(config.nav)
    return config


def on_files(files: Files, *, config: Any) -> Files:
    """The written pages join those of docs/."""
    for place, text in pages.written().items():
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, "images/mark.svg", abs_src_path=str(pages.ROOT / "web/public/favicon.svg")))
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Files) -> str:
    """Links that lead out of docs/ lead to the page that the site has instead."""
    place = page.file.src_uri
    return markdown if page.file.generated_by else pages.relinked(markdown, f"docs/{place}", place)


def on_post_page(output: str, *, page: Any, config: Any) -> str:
    """A Polish page says that it is Polish: screen readers and search engines read it."""
    return output.replace('<html lang="en"', '<html lang="pl"', 1) if page.file.src_uri.endswith(".pl.md") else output
