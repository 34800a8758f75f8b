"""Where the server keeps its data unless it is told otherwise."""

from __future__ import annotations

import os
from pathlib import Path


def default_database() -> str:
    """The URL of the database: what ALHAMBRA_DATABASE says, or a file in the user's data directory, which is made."""
    told = os.environ.get("ALHAMBRA_DATABASE", "")
    if told:
        return told
    import platformdirs

    folder = Path(platformdirs.user_data_dir("alhambra", appauthor=False)).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{(folder / 'alhambra.sqlite').as_posix()}"
