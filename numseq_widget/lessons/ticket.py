"""`Ticket`: the small widget on which a pupil answers the exit ticket or the four cards on entry of a lesson."""

from __future__ import annotations

import html
import logging
import weakref
from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from numseq_widget.learning import Attempts
from numseq_widget.learning.report import Report, gather
from numseq_widget.learning.who import ANIMALS
from numseq_widget.locale import check as check_locale
from numseq_widget.locale import said
from numseq_widget.widget import cells
from numseq_widget.widget.locales import messages
from numseq_widget.widget.messages import is_known
from numseq_widget.widget.nothing import handed
from numseq_widget.widget.picture import note
from numseq_widget.widget.seats import Seat, take_seats

from .answers import Answers, save, saved_before
from .entry import entry_items
from .model import Lesson
from .reading import find_lesson
from .sitting import Sitting, TicketKind, Unheard, shown_item

logger = logging.getLogger("numseq_widget")


def _static(name: str) -> str:
    try:
        return files("numseq_widget").joinpath("static").joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ImportError("the front-end is not built yet; in a clone, `python3 dev.py play` builds it") from None


class _Told(traitlets.Any):
    """Any value, `None` as well, is put before the validators: where `None` is allowed, traitlets takes it unasked."""

    allow_none = False


class Ticket(anywidget.AnyWidget):
    """A lesson's exit ticket, or with `kind="entry"` its four cards on entry, in a notebook cell.

    `lesson` is a slug such as `"make-ten"`, or the file of an own lesson. `who` is the pupil's code, an animal with or
    without a number ("fox 17"), never a name; without it the page asks. `pair=True`: two answer together, `who` may be
    both codes, and each gets a file. What the same child handed in before stands on the ticket. What is right is
    neither shown nor sent to the page. Handed in, the answers are written into the notebook's folder as
    `answers-<slug>-<who>.json`; where no file can be written, the page offers it to keep. Both tickets of a lesson go
    into one file. Raises `ValueError` that says what is possible.

    >>> ticket = Ticket("make-ten", who="fox 17")
    >>> ticket.attempts, ticket.file
    ([], None)
    """

    _esm = _static("ticket.js")
    _css = _static("ticket.css")

    setup = _Told().tag(sync=True, to_json=handed)
    position = _Told().tag(sync=True, to_json=handed)

    # Also there when making the widget failed half-way and it is closed.
    _own_layout: Any = None
    # Who said so last on a ticket: in one notebook it is nearly always the same child, who then only says yes.
    _lately: ClassVar[tuple[Seat, ...]] = ()
    _all: ClassVar[weakref.WeakSet[Ticket]] = weakref.WeakSet()

    def __init__(
        self,
        lesson: str | Path | Lesson,
        *,
        who: str | Sequence[str] | None = None,
        kind: TicketKind = "exit",
        pair: bool = False,
        locale: str = "en",
    ) -> None:
        if kind not in ("exit", "entry"):
            raise ValueError(f"kind: 'exit' or 'entry', not {kind!r}")
        if type(pair) is not bool:
            raise ValueError(f"pair: True or False, not {pair!r}")
        about = lesson if isinstance(lesson, Lesson) else find_lesson(lesson)
        items = about.ticket if kind == "exit" else entry_items(about)
        if not items:
            raise ValueError(f"the lesson {about.slug!r} has no {kind} ticket")
        self._folder = Path.cwd()
        self._locale = check_locale(locale)
        self._sitting = Sitting.begin(about.slug, kind, items, pair, _seats(who, pair, locale))
        if self._sitting.phase == "who":
            self._sitting = self._sitting.suggested(Ticket._lately)
        self._fill()
        self._seq = 0
        self._file: Path | None = None
        # Of the answers that were handed in last: the name of each file, and its text.
        self._kept: list[tuple[str, str]] = []
        # What each child handed in, by the code.
        self._logged: dict[str, Attempts] = {}
        self._reported: set[str] = set()
        # What Python last said; the only values that the traits ever take.
        self._said: dict[str, Any] = {"setup": self._setup(about), "position": self._position()}
        super().__init__(**self._said)
        # ipywidgets gives each widget a second comm for its layout.
        self._own_layout = getattr(self, "layout", None)
        self.on_msg(self._on_message)
        cells.remember(self)
        Ticket._all.add(self)

    def _setup(self, about: Lesson) -> dict[str, Any]:
        folder = files("numseq_widget.locale").joinpath("ticket")
        # Of a message that is in both, the first counts.
        words = {
            name: folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8") + "\n" + text
            for name, text in messages(self._locale).items()
        }
        items = self._sitting.items
        return {
            "version": 1,
            "slug": about.slug,
            "title": about.title.say(self._locale),
            "kind": self._sitting.kind,
            "items": [dict(shown_item(item, self._locale)) for item in items],
            "signed": any(type(item.key) is int and item.key < 0 for item in items),
            "pair": self._sitting.pair,
            "animals": list(ANIMALS),
            "locale": self._locale,
            "messages": words,
        }

    def _position(self) -> dict[str, Any]:
        sitting = self._sitting
        saved = None
        if sitting.phase == "saved":
            kept = [{"name": name, "text": text} for name, text in self._kept]
            saved = {"written": self._file is not None, "files": kept}
        return {
            "seq": self._seq,
            "phase": sitting.phase,
            "who": _told(sitting.seat),
            "partner": _told(sitting.partner),
            "given": list(sitting.given),
            "saved": saved,
        }

    @property
    def attempts(self) -> Attempts:
        """The answers to equations as they were handed in, judged, as of a game: for a log or a report. Empty before.

        >>> Ticket("make-ten").attempts.to_json_lines()
        ''
        """
        return Attempts(attempt for log in self._logged.values() for attempt in log)

    @property
    def answers(self) -> Answers | None:
        """All answers so far, as they would be saved; `None` while nobody has said whose they are. Of two who answer
        together, the first one's file: the other's is the same."""
        return self._sitting.answers[0] if self._sitting.phase in ("answer", "saved") else None

    @property
    def file(self) -> Path | None:
        """Where the answers were saved, `None` where they were not; of two together, the first one's."""
        return self._file

    def report(self, locale: str | None = None) -> Report:
        """What the answers that were handed in tell a teacher. `numseq_widget.report` puts many files together.

        >>> Ticket("make-ten").report().children
        ()
        """
        return Report.of(gather(self.attempts), locale=locale or self._locale, join_animals=True)

    def __str__(self) -> str:
        lines = (f"{item.id}. {item.question(self._locale)}" for item in self._sitting.items)
        return "\n".join(lines)

    # ipywidgets 7 would display by this method; without it IPython takes the bundle there, too.
    _ipython_display_ = None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """What a notebook keeps at display time: the widget, and beside it the questions for whoever has no kernel."""
        shown = getattr(super(), "_repr_mimebundle_", None) if getattr(self, "comm", True) else None
        bundle = shown(**kwargs) if shown else {}
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        items = "".join(f"<li>{html.escape(item.question(self._locale))}</li>" for item in self._sitting.items)
        plain = f"{self}\n{said('only-to-look-at', self._locale)}"
        return {**data, "text/plain": plain, "text/html": f"<ol>{items}</ol>{note(self._locale)}"}, metadata

    def close(self) -> None:
        """Take the ticket off every page."""
        super().close()
        # ipywidgets would show nothing but the name of the class from now on.
        self.__dict__.pop("_repr_mimebundle_", None)
        if self._own_layout is not None:
            self._own_layout.close()

    def _cannot_be_copied(self, _: object = None) -> Any:
        raise TypeError("a Ticket is tied to its page; what is kept of it is its file")

    __copy__ = __deepcopy__ = __reduce_ex__ = _cannot_be_copied

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        # What no page of a widget sends would raise in ipywidgets, or be logged there each time.
        if is_known(msg["content"].get("data")):
            super()._handle_msg(msg)
        else:
            self._ignore("not a message of a widget's page")

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """A page writes no trait of a ticket: it is sent the true values."""
        wrong = [name for name in self.keys if name in sync_data]
        if wrong:
            self.send_state(wrong)

    @traitlets.validate("setup", "position")
    def _only_python_writes(self, proposal: Mapping[str, Any]) -> Any:
        return self._said[proposal["trait"].name]

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        before = self._sitting
        try:
            sitting = before.act(content)
        except Unheard as unheard:
            self._ignore(str(unheard))
            self.send({"kind": "refused"})
            return
        self._sitting = sitting
        if before.phase in ("who", "partner"):
            self._fill()
            self._tell_others(sitting.seats)
        elif sitting.phase == "who":
            # The next child: nothing of the one before is left but the file and the log.
            self._file, self._kept = None, []
            self._tell_others(())
        elif sitting.phase == "saved" and before.phase != "saved":
            self._keep()
        self._say()

    def _say(self) -> None:
        self._seq += 1
        self._said["position"] = self._position()
        self.position = self._said["position"]

    def _tell_others(self, seats: tuple[Seat, ...]) -> None:
        """On the tickets that still ask whose they are, those who answer here have only to say yes."""
        Ticket._lately = seats
        for other in list(Ticket._all):
            if other is not self and other._sitting.phase == "who" and getattr(other, "comm", None) is not None:
                other._sitting = other._sitting.suggested(seats)
                other._say()

    def _fill(self) -> None:
        """Put on the ticket what whoever answers it handed in before, as after the kernel was started again."""
        if self._sitting.phase == "answer":
            for answers in self._sitting.answers:
                self._sitting = self._sitting.filled(saved_before(self._folder, answers))

    def _keep(self) -> None:
        """Save what was handed in, and log it."""
        kept = [self._saved(answers) for answers in self._sitting.answers]
        paths = [path for path, _ in kept]
        self._file = paths[0] if None not in paths else None
        self._kept = [(path.name if path else whole.name, whole.to_json()) for path, whole in kept]
        now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._logged[self._sitting.answers[0].who] = Attempts(self._sitting.attempts(now))

    def _saved(self, answers: Answers) -> tuple[Path | None, Answers]:
        try:
            return save(self._folder, answers) or (None, answers)
        except Exception:
            logger.exception("the answers could not be written; the page offers them to keep")
            return None, answers

    def _ignore(self, why: str) -> None:
        """Log once why a message was ignored. There are only a few texts, so the log stays small."""
        if why not in self._reported:
            self._reported.add(why)
            logger.warning("ignored: %s", why)


def _told(seat: Seat | None) -> dict[str, Any] | None:
    return None if seat is None else {"animal": seat.animal, "number": seat.number}


def _seats(who: str | Sequence[str] | None, pair: bool, locale: str) -> tuple[Seat, ...]:
    """The seats of the codes; `ValueError` for a name."""
    if who is None:
        return ()
    codes: list[Any] = list(who) if isinstance(who, list | tuple) else [who]
    if not codes or not all(isinstance(code, str) for code in codes):
        raise ValueError(f'who: a code such as "fox 17", not {who!r}')
    if len(codes) > 1 + pair:
        raise ValueError(f"who: one code{', or two with pair=True' if len(codes) == 2 else ''}, not {who!r}")
    try:
        return take_seats(codes, locale=locale)
    except ValueError as error:
        told = str(error).removeprefix("players: ").removesuffix(" Own names need names=True")
        raise ValueError(f"who: {told}") from None
