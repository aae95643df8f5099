"""A match: two games, in each of which another team begins, for on a small board the first to play is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numseq_widget.engine.table import Table

    from .options import Options
    from .session import Session

GAMES = 2
# A board with fewer spaces than this is small.
LARGE = 10 * 10


def check(options: Options, table: Table) -> None:
    """`ValueError` for a match that these teams can't play."""
    if options.match and table.rules.teams != GAMES:
        raise ValueError(f"match: for two teams, each begins once; here are {table.rules.teams}. Leave match out")


def is_match(session: Session) -> bool:
    """Whether this game is one of a match: as the option says, else on a small board with two teams."""
    table, asked = session.state.table, session.options.match
    if asked is None:
        return table.rules.teams == GAMES and len(table.board.spaces) < LARGE
    return asked


def next_earlier(session: Session) -> tuple[int | None, ...]:
    """Who won the earlier games of the match that a new game belongs to: none where it begins a match."""
    goes_on = is_match(session) and session.phase == "over" and len(session.earlier) + 1 < GAMES
    return (*session.earlier, session.winner) if goes_on else ()


def told(session: Session) -> dict[str, Any] | None:
    """What the page shows of the match; `None` where a game stands by itself."""
    if not is_match(session):
        return None
    winners = [*session.earlier, session.winner if session.phase == "over" else None]
    wins = [winners.count(team) for team in range(GAMES)]
    game = len(session.earlier) + 1
    match: dict[str, Any] = {"game": game, "of": GAMES, "wins": wins}
    if session.phase == "over" and game < GAMES:
        # The next seat deals, and the one after it begins.
        match["first"] = (session.state.dealer + 2) % session.state.table.rules.players
    return match
