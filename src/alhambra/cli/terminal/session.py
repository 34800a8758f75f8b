"""A game at the terminal: whose decision it is, what is shown, what is typed, what it means."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import alhambra

from ... import rulebook
from ...bots import Bot
from ...bots.referee import let_play
from ...core.agenda import Move
from ...core.events import Event
from ...palace.game import Game
from ...palace.view import View
from ..files import reason, write_whole
from ..plots import Cell
from ..voice import Voice
from . import typing_aid
from .moves import Group, cells, grouped, in_full
from .narration import news, provenance, scoring_table
from .screen import Screen

ENDED, INTERRUPTED = 0, 130
COMMANDS = ("help", "moves", "why", "undo", "score", "show", "palaces", "view", "rules", "save", "quit")


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Session:
    """One game between people at this keyboard and bots."""

    def __init__(self, game: Game, bots: Mapping[int, Bot[View]], voice: Voice) -> None:
        self.game = game
        self.bots = bots
        self.voice = voice
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.names = [*[self._name(seat) for seat in range(game.seats)], *voice.rivals(game)]
        self.screen = Screen(voice, self.names)
        # How many events each seat has been told; who goes on with a saved game knows what happened.
        self.heard = [len(game.events) if game.ply else 0] * game.seats
        self.at_keyboard = self.people[0]
        self.movers: list[int] = []  # who made the moves of this session
        self.groups: list[Group] = []
        self.commands = {self.voice(f"cli-word-{name}"): name for name in COMMANDS}
        self.commands.update({name: name for name in COMMANDS} | {"?": "help", "q": "quit", "u": "undo"})
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "score": self._score,
            "show": self._show,
            "palaces": self._palaces,
            "view": self._view,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def _name(self, seat: int) -> str:
        return self.voice("cli-name-bot" if seat in self.bots else "cli-name-person", number=seat + 1)

    # ------------------------------------------------------------------ the course of a game

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        try:
            self._greet()
            while not self.game.over:
                self._step()
            self._tell(self.at_keyboard)
            self._result()
        except Leave:
            self.screen.say("cli-goodbye", seed=str(self.game.seed))
        except KeyboardInterrupt:
            self.screen.line()
            self.screen.say("cli-goodbye", seed=str(self.game.seed))
            return INTERRUPTED
        return ENDED

    def _step(self) -> None:
        decision = self.game.decision
        assert decision is not None
        seat = decision.seat
        if seat in self.bots:
            let_play(self.game, self.bots[seat])
            self.movers.append(seat)
            return
        self._hand_over(seat)
        self._tell(seat)
        self._look()
        before = self.game.ply
        while self.game.ply == before:  # an undo goes back one ply, and shows that position
            self._answer(self._ask())

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard, nobody sees the other's hand."""
        if seat == self.at_keyboard:
            return
        self.screen.clear()
        self.screen.say("cli-hand-over", "title", name=self.names[seat])
        self._read(self.voice("cli-press-enter"))
        self.screen.clear()
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        events = self.game.events
        start, self.heard[seat] = min(self.heard[seat], len(events)), len(events)
        for event in events[start:]:
            if event.verb == "scoring":
                self._tell_scoring(event)
                continue
            sentence = news(self.voice, self.names, seat, event, self.game.rules.verbs)
            if sentence is not None:
                self.screen.line(f"· {sentence}", "news")

    def _tell_scoring(self, event: Event) -> None:
        self.screen.line()
        self.screen.rule(self.voice("cli-scoring", number=event.facts["scoring"]))
        self.screen.line(scoring_table(self.voice, self.names, event))
        self.screen.line()

    def _greet(self) -> None:
        rules = self.game.rules
        modules = [self.voice(f"module-{key}") for key in rules.module_keys()]
        self.screen.rule("Alhambra", self.voice(f"edition-{rules.options.edition}"))
        if modules:
            self.screen.say("cli-with-modules", modules=modules)
        self.screen.say("cli-greeting", "hint")  # not the seed: who knows it knows the deck

    def _result(self) -> None:
        self.screen.line()
        self.screen.rule(self.voice("cli-game-over"))
        view = self.game.view(None)
        self.screen.palaces(view, range(self.game.seats))
        self.screen.players(view)
        self.screen.line()
        end = self.game.events[-1]
        self.screen.line(self.voice.event(end, self.names), "title")
        while True:
            try:
                text = self._read(self.voice("cli-prompt-over"))
            except Leave:
                return
            if not text:
                return
            command, _, rest = text.partition(" ")
            name = self.commands.get(command.lower())
            if name in ("score", "palaces", "view", "save", "rules", "quit"):
                if name == "quit":
                    return
                self.answers[name](rest.strip())
            else:
                self.screen.say("cli-over-commands")

    # ------------------------------------------------------------------ looking

    def _look(self) -> None:
        """The screen for the decision at hand."""
        self._number(self.game.legal_moves)
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(decision.seat)
        if decision.kind in ("placement", "distribution"):
            self._look_at_placement(view, decision.seat)
        else:
            self._look_at_table(view, decision.seat)
        self.screen.moves(self.groups)

    def _look_at_table(self, view: View, seat: int) -> None:
        self.screen.line()
        self.screen.rule(self._heading(seat), self._counts(view))
        self.screen.players(view)
        self.screen.palace(view, seat, {})
        self.screen.market(view, seat)

    def _look_at_placement(self, view: View, seat: int) -> None:
        self.screen.line()
        self.screen.rule(self._heading(seat))
        notes: dict[Cell, str] = {}
        for group in self.groups:
            notes.update(cells(group))
        self.screen.tiles(view.players[seat].pending)
        self.screen.palace(view, seat, notes)

    def _heading(self, seat: int) -> str:
        return self.voice("cli-decides", name=self.names[seat], moment=self.voice(f"moment-{self._kind()}"))

    def _kind(self) -> str:
        decision = self.game.decision
        return "" if decision is None else decision.kind

    def _counts(self, view: View) -> str:
        return self.voice("cli-counts", turn=view.turn, tiles=view.supply_size, cards=view.deck_size)

    def _number(self, moves: Sequence[Move]) -> None:
        self.groups = grouped(moves, self.game.rules.verbs)

    # ------------------------------------------------------------------ asking

    def _read(self, prompt: str) -> str:
        typing_aid.offer([*self.commands, *[str(move) for group in self.groups for move in group.moves]])
        try:
            return input(prompt).strip()
        except EOFError:
            self.screen.line()
            raise Leave from None

    def _ask(self) -> str:
        return self._read(self.voice("cli-prompt"))

    def _answer(self, text: str) -> None:
        """Do what was typed: a number, a command, a kind of move, or a move."""
        if not text:
            self.screen.say("cli-nothing-typed", "hint")
            return
        if text.isascii() and text.isdigit():
            self._play_number(int(text[:9]))
            return
        command, _, rest = text.partition(" ")
        name = self.commands.get(command.lower())
        if name is not None:
            self.answers[name](rest.strip())
            return
        for group in self.groups:
            if text.lower() == group.verb and not (len(group.moves) == 1 and str(group.moves[0]) == group.verb):
                self._list(group)
                return
        self._play_text(text)

    def _play_number(self, number: int) -> None:
        for group in self.groups:
            if group.first <= number <= group.last:
                self._play(group.moves[number - group.first])
                return
        self.screen.say("cli-no-such-number", number=str(number), last=self.groups[-1].last)

    def _play_text(self, text: str) -> None:
        move = self._parsed(text)
        if move is None:
            return
        violation = self.game.why_not(move)
        if violation is None:
            self._play(move)
        else:
            self.screen.say("cli-not-possible", why=violation.text(self.voice.language), rule=violation.rule)

    def _parsed(self, text: str) -> Move | None:
        """The move that was typed; tells what is wrong if there is none."""
        verbs = self.game.rules.verbs
        first = text.split(maxsplit=1)[0].lower()
        if not any(verb.split()[0] == first for verb in verbs):
            known = [*self.commands, *verbs]
            close = difflib.get_close_matches(first, known, 1)
            if close:
                self.screen.say("cli-unknown-close", word=text.split(maxsplit=1)[0], close=close[0])
            else:
                self.screen.say("cli-unknown", word=text.split(maxsplit=1)[0])
            return None
        words = text.split()
        words[0] = first
        try:
            return self.game.parse(in_full(" ".join(words), self.screen.currencies))
        except alhambra.UnknownMove as error:
            self.screen.line(error.text(self.voice.language))
            return None

    def _play(self, move: Move) -> None:
        decision = self.game.decision
        assert decision is not None
        self.game.play(move)
        self.movers.append(decision.seat)

    # ------------------------------------------------------------------ commands

    def _help(self, rest: str) -> None:
        rows = []
        example = next(key for key, module in alhambra.MODULES.items() if not module.automatic)
        for name in COMMANDS:
            usage = f"{self.voice(f'cli-word-{name}')}{self.voice(f'cli-usage-{name}')}"
            rows.append((usage, self.voice(f"cli-help-{name}", module=example)))
        self.screen.pairs(rows)
        self.screen.line()
        self.screen.say("cli-help-moves-typed")
        self.screen.say("cli-help-drawing", "hint")

    def _moves(self, rest: str) -> None:
        for group in self.groups:
            self._list(group)

    def _list(self, group: Group) -> None:
        """One kind of move, all of it; where tiles would be laid, on a drawing."""
        notes = cells(group)
        if notes and self._kind() in ("action", "extra"):
            view = self.game.view(self.at_keyboard)
            self.screen.palace(view, self.at_keyboard, notes)
        self.screen.moves([group], whole=True)

    def _why(self, rest: str) -> None:
        if rest.isdigit():
            numbers = {number: move for group in self.groups for number, move in group.numbered()}
            if int(rest) not in numbers:
                self.screen.say("cli-no-such-number", number=rest, last=self.groups[-1].last)
                return
            rest = str(numbers[int(rest)])
        wishes = self._meant(rest)
        if not wishes:
            self.screen.say("cli-why-what")
        for text in wishes:
            move = self._parsed(text)
            if move is None:
                return
            violation = self.game.why_not(move)
            if violation is None:
                self.screen.say("cli-allowed", move=str(move))
            else:
                self.screen.say("cli-not-possible", why=violation.text(self.voice.language), rule=violation.rule)

    def _meant(self, text: str) -> list[str]:
        """A cell alone means to build there what is waiting."""
        x, comma, y = text.partition(",")
        if comma and x.lstrip("-").isdigit() and y.lstrip("-").isdigit():
            pending = self.game.view(self.at_keyboard).players[self.at_keyboard].pending
            return [f"place {tile.name} {text}" for tile in pending]
        return [text] if text else []

    def _undo(self, rest: str) -> None:
        if self.at_keyboard not in self.movers:
            self.screen.line(self.voice("undo-start"))
            return
        if self.movers[-1] != self.at_keyboard:
            self.screen.say("cli-undo-others", name=self.names[self.movers[-1]])
            return
        try:
            undone = self.game.undo()
        except alhambra.IllegalMove as error:
            self.screen.line(error.text(self.voice.language))
            return
        self.movers.pop()
        self.heard = [min(heard, len(self.game.events)) for heard in self.heard]
        self.screen.say("cli-undone", move=str(undone))

    def _score(self, rest: str) -> None:
        scorings = [event for event in self.game.events if event.verb == "scoring"]
        if not scorings:
            self.screen.say("cli-no-scoring")
        for event in scorings:
            self._tell_scoring(event)
            for sentence, behind in provenance(self.voice, self.names, event):
                self.screen.line(f"  {sentence}")
                self.screen.line(f"      {behind}", "hint")

    def _show(self, rest: str) -> None:
        self._look()

    def _palaces(self, rest: str) -> None:
        self.screen.palaces(self.game.view(self.at_keyboard), range(self.game.seats))

    def _view(self, rest: str) -> None:
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest) <= self.game.seats):
            self.screen.say("cli-view-whom", last=self.game.seats)
            return
        self.screen.palaces(self.game.view(self.at_keyboard), [int(rest) - 1])

    def _rules(self, rest: str) -> None:
        from ..rules import told

        try:
            for line in told(rest, self.voice):
                self.screen.line(line)
        except rulebook.UnknownRule:
            close = difflib.get_close_matches(rest.upper(), rulebook.ids(), 1)
            if close:
                self.screen.say("cli-no-rule-close", word=rest, close=close[0])
            else:
                self.screen.say("cli-no-rule", word=rest)

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.say("cli-save-where")
            return
        path = Path(rest if rest.endswith(".alh") else f"{rest}.alh").expanduser()
        try:
            write_whole(path, str(self.game.record))
        except OSError as error:
            self.screen.say("cli-not-saved", file=str(path), problem=reason(error))
        else:
            self.screen.say("cli-saved", file=str(path))

    def _quit(self, rest: str) -> None:
        raise Leave
