"""Every card within 100, by the tests' own arithmetic: `(a, op, b, unknown)`."""

from numseq_widget.engine import Equation


def all_cards():
    return [
        (a, op, b, unknown)
        for unknown in ("result", "change", "start")
        for op in "+-"
        for a in range(101)
        for b in range(101 - a if op == "+" else a + 1)
    ]


def right(a, op, b, unknown="result"):
    return {"change": b, "start": a}.get(unknown, a + b if op == "+" else a - b)


def equation(card):
    a, op, b, unknown = card
    c = right(a, op, b)
    return Equation.parse({"result": f"{a}{op}{b}", "change": f"{a}{op}?={c}", "start": f"?{op}{b}={c}"}[unknown])
