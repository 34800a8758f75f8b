"""The command `alhambra`: picks the command, and sees to it that nobody ever meets a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn

import alhambra

from ..core.setup import hint
from ..core.violations import short
from . import backup, completion, draw, export, modules, perft, play, replay, rules, serve, setup, sheets, simulate
from .files import Refusal, reason

COMMANDS = (play, serve, simulate, replay, perft, modules, setup, rules, draw, sheets, backup, export, completion)
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN = 1


class Wide(argparse.RawDescriptionHelpFormatter):
    """Descriptions as they were written, long names beside their explanations."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._action_max_length = 14  # the longest name of a command, which it does not count by itself


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    engine = "compiled" if alhambra.COMPILED else "pure Python"
    top = Parser(
        prog="alhambra",
        description="Alhambra, the board game and its family: play, simulate, look into recorded games.",
        epilog="`alhambra COMMAND --help` tells more about a command.",
        formatter_class=Wide,
    )
    top.add_argument("--version", action="version", version=f"alhambra {alhambra.__version__} ({engine})")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", title="commands")

    def command(name: str, summary: str, description: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=summary, description=description, formatter_class=Wide)

    for module in COMMANDS:
        module.add(command)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a picture with a wrong letter is better than none
    command = "alhambra"
    try:
        top = parser()
        _check_command(sys.argv[1:] if argv is None else argv)
        options = top.parse_args(argv)
        if options.command is None:
            top.print_help()
            return BAD_INPUT
        command = f"alhambra {options.command}"
        code = int(options.run(options))
        sys.stdout.flush()
        return code
    except SystemExit as leaving:  # of argparse
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    except (Refusal, alhambra.InvalidSetup, alhambra.InvalidComponents, alhambra.InvalidRecord) as error:
        return complain(command, str(error), BAD_INPUT)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # who read our output has left; so do we
        silence_stdout()
        return BROKEN
    except OSError as error:
        silence_stdout()
        return complain(command, f"cannot write {error.filename or 'the output'}: {reason(error)}", BAD_INPUT)
    except Exception as error:
        if os.environ.get("ALHAMBRA_DEBUG"):
            raise
        problem = f"this should not have happened: {type(error).__name__}: {error}"
        return complain(command, f"{problem} (ALHAMBRA_DEBUG=1 shows where)", BROKEN)


def _check_command(argv: list[str]) -> None:
    """A misspelt command gets a suggestion, which argparse of every version does not make."""
    known = [module.__name__.rpartition(".")[2] for module in COMMANDS]
    if argv and not argv[0].startswith("-") and argv[0] not in known:
        word = short(argv[0])
        raise Refusal(f"there is no command {word}{hint(word, known)}; there are {', '.join(known)}")


def complain(command: str, problem: str, code: int) -> int:
    line = " ".join(problem.split())
    print(f"{command}: {line}", file=sys.stderr)
    return code


def silence_stdout() -> None:
    """Let the interpreter flush what is left into nothing."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
