"""`alhambra completion`: what a shell needs to complete our commands."""

from __future__ import annotations

import argparse

from .arguments import Subparsers

DESCRIPTION = """\
Print the completions for a shell. For example:

  alhambra completion bash > ~/.local/share/bash-completion/completions/alhambra
  alhambra completion zsh > a folder of $fpath, as _alhambra
"""


def add(command: Subparsers) -> None:
    parser = command("completion", "print completions for a shell", DESCRIPTION)
    parser.add_argument("shell", choices=("bash", "zsh", "tcsh"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import shtab

    from .main import parser

    print(shtab.complete(parser(), shell=options.shell))
    return 0
