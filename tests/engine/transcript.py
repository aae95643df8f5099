"""A whole game in words, with the board drawn at intervals."""

from itertools import pairwise

EVERY = 10
SEATS = "0123456789ab"


def transcript(title, states):
    """The text of a game from its positions, the first to the last."""
    states = list(states)
    table = states[0].table
    rules = table.rules
    lines = [
        title,
        "",
        f"{table.variant}, {rules.players} players in {rules.teams} teams; {rules.to_win} rows of {rules.line} win, "
        f"sharing at most {rules.max_shared}; chips {', '.join(map(str, rules.chips))}; "
        + ("cards are drawn at once" if rules.auto_draw else "cards are drawn by hand"),
        f"{len(table.cards)} cards, {rules.hand_size} dealt to each; seat {states[0].dealer} deals",
        "",
        *faces(table),
        "",
        *hands(states[0]),
        "",
    ]
    for number, (before, after) in enumerate(pairwise(states), 1):
        lines.append(f"{number:3}. {told(before, after)}")
        if number % EVERY == 0 or after.is_over:
            lines += ["", *drawn(after), *hands(after), ""]
    last = states[-1]
    if not last.is_over:
        lines.append(f"not over; seat {last.to_move} is to move")
    elif last.winner is None:
        lines.append("a tie")
    else:
        lines.append(f"team {team_name(last.winner)} wins")
    for team, sequences in enumerate(last.sequences):
        lines += [f"team {team_name(team)}: {' '.join(place(table, s) for s in line.spaces)}" for line in sequences]
    return "\n".join(lines) + "\n"


def told(before, after):
    """One move in words, and what came of it."""
    table, move = before.table, after.moves[-1]
    words = f"seat {move.seat} ({team_name(table.rules.team(move.seat))}) "
    if move.kind == "play":
        words += f"plays {card(table, move.card)} on {place(table, move.space)}"
        if move.lock:
            words += f", locking {' '.join(place(table, space) for space in move.lock)}"
    elif move.kind == "remove":
        words += f"plays {card(table, move.card)} and takes the chip off {place(table, move.space)}"
    elif move.kind == "exchange":
        words += f"exchanges the dead card {card(table, move.card)}"
    elif move.kind == "forfeit":
        given = ", ".join("nothing" if c is None else card(table, c) for c in move.cards)
        words += f"talked: its team gives {given}"
    else:
        words += {"draw": "draws late", "pass": "passes", "skip": "is passed over by the referee"}[move.kind]
    for team, lines in enumerate(after.sequences):
        for line in lines[len(before.sequences[team]) :]:
            words += f"; a sequence at {' '.join(place(table, space) for space in line.spaces)}"
    if len(after.shuffles) > len(before.shuffles):
        words += "; the piles become a new deck"
    for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
        words += "".join(f"; seat {seat} gets {card(table, c)}" for c in new if c not in old)
    if before.rights != after.rights:
        words += f"; may draw: {', '.join(map(str, sorted(after.rights))) or 'nobody'}"
    return words


def card(table, number):
    return f"[{table.cards[number].text}]"


def place(table, space):
    """A column letter and a row number, from 1 at the top."""
    row, col = divmod(space, table.board.cols)
    return f"{chr(ord('a') + col)}{row + 1}"


def team_name(team):
    return "xoz"[team]


def grid(table, cell, width):
    rows, cols = table.board.rows, table.board.cols
    head = "     " + " ".join(chr(ord("a") + col).rjust(width) for col in range(cols))
    body = [
        f"{row + 1:4} " + " ".join(cell(row * cols + col).rjust(width) for col in range(cols)) for row in range(rows)
    ]
    return [line.rstrip() for line in [head, *body]]


def faces(table):
    return grid(table, lambda space: table.board.spaces[space], max(map(len, table.board.spaces)))


def drawn(state):
    """The chips: x, o, z for the teams, capitals where locked, * for a free space."""

    def cell(space):
        for team, chips in enumerate(state.chips):
            if chips >> space & 1:
                name = team_name(team)
                return name.upper() if state.locked >> space & 1 else name
        return "*" if state.table.free >> space & 1 else "."

    return grid(state.table, cell, 1)


def hands(state):
    table = state.table
    lines = [
        f"     seat {seat} ({team_name(table.rules.team(seat))}): {' '.join(table.cards[c].text for c in hand) or '-'}"
        for seat, hand in enumerate(state.hands)
    ]
    return [*lines, f"     deck: {state.deck_size}"]
