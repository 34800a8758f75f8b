"""Run the tests in a browser: `python tests/browser/run.py [arguments of pytest]`.

A browser on a busy machine is now and then too late for a test. What failed is run once more, alone; if it fails again,
it has failed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FAILED = 1  # pytest's exit code if tests failed; others mean that it could not even run them


def main(arguments: list[str]) -> int:
    pytest = (sys.executable, "-m", "pytest", str(HERE), *arguments)
    code = subprocess.run([*pytest, "--numprocesses=2", "--dist=worksteal"], check=False).returncode
    if code != FAILED:
        return code
    print("once more, what failed, alone", flush=True)
    return subprocess.run([*pytest, "--last-failed", "--last-failed-no-failures=none"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
