"""A game at the terminal: whose decision it is, what is shown, what is typed, what it means."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from .. import rulebook
from ..bots import Bot
from ..bots.advice import THE_MOVE, hint_of
from ..bots.referee import let_play
from ..core.agenda import Move
from ..core.events import Event
from ..core.game import Game, Sight
from ..core.rng import SEEDS
from ..core.violations import IllegalMove, UnknownMove
from ..printing.page import Page
from ..printing.voice import Voice
from ..titles.screens import Group
from ..titles.title import Title
from . import typing_aid
from .files import PRIVATE, PUBLIC, reason, write_whole

ENDED, INTERRUPTED = 0, 130
BEFORE_SIGHTS: Final = ("help", "moves", "why", "hint", "undo", "score", "show")
AFTER_SIGHTS: Final = ("rules", "save", "quit")


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Session:
    """One game between people at this keyboard and bots."""

    def __init__(self, title: Title[Any], game: Game[Any], bots: Mapping[int, Bot[Any]], voice: Voice) -> None:
        self.title = title
        self.game = game
        self.bots = bots
        self.voice = voice
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.names = [*[self._name(seat) for seat in range(game.seats)], *voice.rivals(title.rivals(game))]
        self.screens = title.screens()
        self.page = Page(voice, self.names, self.screens.styles)
        # How many events each seat has been told; who goes on with a saved game knows what happened.
        self.heard = [len(game.events) if game.ply else 0] * game.seats
        self.at_keyboard = self.people[0]
        self.movers: list[int] = []  # who made the moves of this session
        self.groups: list[Group] = []
        self.adviser = title.adviser()
        self.hinted = (-1, 0)  # at which ply somebody had a hint, and of which level
        before = [name for name in BEFORE_SIGHTS if name != "hint" or self.adviser is not None]
        self.names_of_commands = (*before, *self.screens.sights, *AFTER_SIGHTS)
        self.commands = {self.voice(f"cli-word-{name}"): name for name in self.names_of_commands}
        self.commands.update({name: name for name in self.names_of_commands})
        self.commands.update({"?": "help", "q": "quit", "u": "undo"})
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "score": self._score,
            "show": self._show,
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
            self._say_goodbye()
        except KeyboardInterrupt:
            self.page.line()
            self._say_goodbye()
            return INTERRUPTED
        return ENDED

    def _say_goodbye(self) -> None:
        """With the seed, if `--seed` deals this game again."""
        seed = self.game.seed
        if seed is None or seed >= SEEDS:
            self.page.say("cli-goodbye-plain")
        else:
            self.page.say("cli-goodbye", seed=str(seed))

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
        self.page.clear()
        self.page.say("cli-hand-over", "title", name=self.names[seat])
        self._read(self.voice("cli-press-enter"))
        self.page.clear()
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        events = self.game.events
        view = self.game.view(seat)
        start, self.heard[seat] = min(self.heard[seat], len(events)), len(events)
        for event in events[start:]:
            if self._tell_scoring(event):
                continue
            sentence = self.screens.news(self.page, view, event)
            if sentence is not None:
                self.page.line(f"· {sentence}", "news")

    def _tell_scoring(self, event: Event) -> bool:
        """Tell it at length if it is a scoring."""
        scoring = self.game.scoring_in(event)
        if scoring is None:
            return False
        self.screens.scoring(self.page, event, *scoring)
        self.page.line()
        return True

    def _greet(self) -> None:
        wishes = self.title.wishes(self.game)
        self.page.rule(self.title.name, ", ".join(self.voice.mix(wishes.edition, ())))
        modules = self.voice.mix(None, wishes.modules)
        if modules:
            self.page.say("cli-with-modules", modules=modules)
        self.page.say("cli-greeting", "hint")  # not the seed: who knows it knows the deck

    def _result(self) -> None:
        self.page.line()
        self.page.rule(self.voice("cli-game-over"))
        view = self.game.view(None)
        self.screens.boards(self.page, view)
        self.screens.standings(self.page, view)
        self.page.line()
        self.page.line(self.screens.sentence(self.page, self.game.events[-1]), "title")
        sights = self.screens.sights
        while True:
            try:
                text = self._read(self.voice("cli-prompt-over", words=self._usages(("score", *sights[:1], "save"))))
            except Leave:
                return
            if not text:
                return
            command, _, rest = text.partition(" ")
            name = self.commands.get(command.lower())
            if name == "quit":
                return
            if name is not None and name in ("score", *sights, "save", "rules"):
                self._obey(name, rest.strip())
            else:
                words = self._usages(("score", *sights, "rules"))
                self.page.say("cli-over-commands", words=words, last=self._usages(("save",)))

    def _usages(self, names: Sequence[str]) -> str:
        return ", ".join([self._usage(name) for name in names])

    def _usage(self, name: str) -> str:
        return f"{self.voice(f'cli-word-{name}')}{self.voice(f'cli-usage-{name}')}"

    # ------------------------------------------------------------------ looking

    def _look(self) -> None:
        """The screen for the decision at hand."""
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(decision.seat)
        self.groups = self.screens.groups(view)
        self.screens.decision(self.page, view, self.groups)
        self.screens.moves(self.page, self.groups)

    def _own_view(self) -> Sight:
        return self.game.view(self.at_keyboard)

    # ------------------------------------------------------------------ asking

    def _read(self, prompt: str) -> str:
        typing_aid.offer([*self.commands, *[str(move) for group in self.groups for move in group.moves]])
        try:
            return input(prompt).strip()
        except EOFError:
            self.page.line()
            raise Leave from None

    def _ask(self) -> str:
        return self._read(self.voice("cli-prompt"))

    def _answer(self, text: str) -> None:
        """Do what was typed: a number, a command, a kind of move, or a move."""
        if not text:
            self.page.say("cli-nothing-typed", "hint")
            return
        if text.isascii() and text.isdigit():
            self._play_number(int(text[:9]))
            return
        command, _, rest = text.partition(" ")
        name = self.commands.get(command.lower())
        if name is not None:
            self._obey(name, rest.strip())
            return
        for group in self.groups:
            if text.lower() == group.verb and not (len(group.moves) == 1 and str(group.moves[0]) == group.verb):
                self._list(group)
                return
        self._play_text(text)

    def _obey(self, name: str, rest: str) -> None:
        """Do what a command says."""
        if name in self.answers:
            self.answers[name](rest)
        else:
            self.screens.sight(self.page, self._own_view(), name, rest)

    def _play_number(self, number: int) -> None:
        for group in self.groups:
            if group.first <= number <= group.last:
                self._play(group.moves[number - group.first])
                return
        self.page.say("cli-no-such-number", number=str(number), last=self.groups[-1].last)

    def _play_text(self, text: str) -> None:
        move = self._parsed(text)
        if move is None:
            return
        violation = self.game.why_not(move)
        if violation is None:
            self._play(move)
        else:
            self.page.say("cli-not-possible", why=violation.text(self.voice.language), rule=violation.rule)

    def _parsed(self, text: str) -> Move | None:
        """The move that was typed; tells what is wrong if there is none."""
        verbs = self.game.verbs
        first = text.split(maxsplit=1)[0].lower()
        if not any(verb.split()[0] == first for verb in verbs):
            known = [*self.commands, *verbs]
            close = difflib.get_close_matches(first, known, 1)
            if close:
                self.page.say("cli-unknown-close", word=text.split(maxsplit=1)[0], close=close[0])
            else:
                self.page.say("cli-unknown", word=text.split(maxsplit=1)[0])
            return None
        words = text.split()
        words[0] = first
        try:
            return self.game.parse(self.screens.in_full(" ".join(words), self.voice))
        except UnknownMove as error:
            self.page.line(error.text(self.voice.language))
            return None

    def _play(self, move: Move) -> None:
        decision = self.game.decision
        assert decision is not None
        self.game.play(move)
        self.movers.append(decision.seat)

    # ------------------------------------------------------------------ commands

    def _help(self, rest: str) -> None:
        modules = [key for key, module in self.title.choices().modules.items() if not module.automatic]
        verbs = list(self.game.verbs)
        first, second = self.screens.kinds or (verbs[0], verbs[-1])
        facts = {"move": self._example(), "first": first, "second": second, "module": modules[0] if modules else None}
        names = self.names_of_commands
        self.page.pairs([(self._usage(name), self.voice(f"cli-help-{name}", **facts)) for name in names])
        if self.screens.hints:
            self.page.line()
        for key, style in self.screens.hints:
            self.page.say(key, style)

    def _example(self) -> str:
        """A move that could be typed."""
        return self.screens.example or str(self.groups[0].moves[0])

    def _moves(self, rest: str) -> None:
        for group in self.groups:
            self._list(group)

    def _list(self, group: Group) -> None:
        self.screens.group(self.page, self._own_view(), group)

    def _why(self, rest: str) -> None:
        if rest.isdigit():
            numbers = {number: move for group in self.groups for number, move in group.numbered()}
            if int(rest) not in numbers:
                self.page.say("cli-no-such-number", number=rest, last=self.groups[-1].last)
                return
            rest = str(numbers[int(rest)])
        wishes = self.screens.meant(self._own_view(), rest)
        if not wishes:
            self.page.say("cli-why-what", move=self._example())
        for text in wishes:
            move = self._parsed(text)
            if move is None:
                return
            violation = self.game.why_not(move)
            if violation is None:
                self.page.say("cli-allowed", move=str(move))
            else:
                self.page.say("cli-not-possible", why=violation.text(self.voice.language), rule=violation.rule)

    def _hint(self, rest: str) -> None:
        """A little more each time it is asked for, until somebody moves."""
        decision = self.game.decision
        assert self.adviser is not None
        assert decision is not None
        ply, level = self.hinted
        level = min(level + 1, THE_MOVE) if ply == self.game.ply else 1
        self.hinted = self.game.ply, level
        advice = self.adviser.advise(self.game.view(decision.seat), decision, self.game.legal_moves)
        hint = hint_of(advice, level)
        if len(hint.moves) > 1:
            self.page.say("cli-hint-moves", "title", moves=list(hint.moves))
        elif hint.moves:
            self.page.say("cli-hint-move", "title", move=hint.moves[0])
        for sentence in hint.sentences:
            self.page.line(self.voice(sentence.key, **sentence.facts))
        if level < THE_MOVE:
            self.page.say("cli-hint-more", "hint", word=self.voice("cli-word-hint"))

    def _undo(self, rest: str) -> None:
        if self.at_keyboard not in self.movers:
            self.page.line(self.voice("undo-start"))
            return
        if self.movers[-1] != self.at_keyboard:
            self.page.say("cli-undo-others", name=self.names[self.movers[-1]])
            return
        try:
            undone = self.game.undo()
        except IllegalMove as error:
            self.page.line(error.text(self.voice.language))
            return
        self.movers.pop()
        self.heard = [min(heard, len(self.game.events)) for heard in self.heard]
        self.page.say("cli-undone", move=str(undone))

    def _score(self, rest: str) -> None:
        scorings = [event for event in self.game.events if self.game.scoring_in(event) is not None]
        if not scorings:
            self.page.say("cli-no-scoring")
        for event in scorings:
            self._tell_scoring(event)
            for sentence, behind in self.screens.provenance(self.page, event):
                self.page.line(f"  {sentence}")
                self.page.line(f"      {behind}", "hint")

    def _show(self, rest: str) -> None:
        self._look()

    def _rules(self, rest: str) -> None:
        from .rules import told

        try:
            for line in told(rest, self.voice):
                self.page.line(line)
        except rulebook.UnknownRule:
            close = rulebook.closest(rest)
            if close:
                self.page.say("cli-no-rule-close", word=rest, close=close)
            else:
                self.page.say("cli-no-rule", word=rest)

    def _save(self, rest: str) -> None:
        if not rest:
            self.page.say("cli-save-where")
            return
        path = Path(rest if rest.endswith(".alh") else f"{rest}.alh").expanduser()
        try:
            write_whole(path, str(self.game.record), PUBLIC if self.game.over else PRIVATE)
        except OSError as error:
            self.page.say("cli-not-saved", file=str(path), problem=reason(error))
        else:
            self.page.say("cli-saved", file=str(path))

    def _quit(self, rest: str) -> None:
        raise Leave
