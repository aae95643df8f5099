"""Would the tests notice? The engine is changed in one small place at a time, and its tests are run on each change.

    python benchmarks/mutants.py [how many] [seed]

A change that makes a test fail (or hang) is killed. Those that survive are printed, with the place. Needs pytest,
pytest-timeout and hypothesis.
"""

import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ENGINE = Path("numseq_widget/engine")
LEFT_OUT = {"__init__.py", "standard.py"}  # names and data
# The quick ones first; pytest runs what is named twice once.
QUICK = [f"tests/engine/test_{name}.py" for name in ("cases", "games", "perft", "start")]
TESTS = [*QUICK, str(ENGINE), "tests/engine"]
WORKERS = 2
SECONDS = 300

SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """A changed file, and what was changed in it."""

    path: Path
    place: str
    source: str


def sites(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that may be changed: not types, not texts (error messages, docstrings), not decorators."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr | ast.Assert):
                yield from sites(child)


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Each way to change a node: in words, and the new node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        new = copy.deepcopy(node)
        new.ops[0] = SWAPS[type(node.ops[0])]()
        yield "comparison", new
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        new = copy.deepcopy(node)
        new.op = SWAPS[type(node.op)]()
        yield "operator", new
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield "not removed", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "flipped", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "one more", ast.Constant(node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp):
        new = copy.deepcopy(node)
        new.test = ast.UnaryOp(ast.Not(), new.test)
        yield "condition", new
    elif isinstance(node, ast.Return) and node.value is not None:
        yield "returns nothing", ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Raise | ast.AugAssign | ast.Continue) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield "left out", ast.Pass()


class Replace(ast.NodeTransformer):
    """Puts another node in the place of one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """The new node, or the same with its parts visited."""
        return self.new if node is self.old else self.generic_visit(node)


def mutants() -> Iterator[Mutant]:
    """Every change of every file of the engine."""
    for path in sorted((ROOT / ENGINE).glob("*.py")):
        if path.name in LEFT_OUT:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in list(sites(tree)):
            for words, new in changes(node):
                line = getattr(node, "lineno", 0)
                text = f"{path.name}:{line}: {words}: {ast.unparse(node).splitlines()[0]}"
                yield Mutant(path.relative_to(ROOT), text, changed(tree, node, new))


def changed(tree: ast.Module, node: ast.AST, new: ast.AST) -> str:
    """The file with the node replaced. The tree itself stays as it was."""
    memo: dict[int, object] = {id(node): (marker := copy.copy(node))}
    whole = copy.deepcopy(tree, memo)
    return ast.unparse(ast.fix_missing_locations(Replace(marker, new).visit(whole)))


def survives(mutant: Mutant, room: Path) -> bool:
    """Whether all tests pass on the mutant, in a copy of the project."""
    file = room / mutant.path
    original = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=60", *TESTS]
    environment = os.environ | {"PYTHONPATH": str(room), "NUMSEQ_FULL": "", "NUMSEQ_WRITE_GAMES": ""}
    try:
        done = subprocess.run(command, cwd=room, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    finally:
        file.write_text(original, encoding="utf-8")
    return done.returncode == 0


def main() -> None:
    """Make the sample, try it, and print what survived."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    every = list(mutants())
    sample = random.Random(seed).sample(every, min(count, len(every)))
    print(f"{len(sample)} of {len(every)} possible changes, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as directory:
        rooms: SimpleQueue[Path] = SimpleQueue()
        for number in range(WORKERS):
            room = Path(directory, str(number))
            for part in ("numseq_widget", "tests"):
                shutil.copytree(ROOT / part, room / part, ignore=shutil.ignore_patterns("__pycache__", ".hypothesis"))
            shutil.copy(ROOT / "pyproject.toml", room)
            rooms.put(room)
        if not survives(Mutant(ENGINE / "state.py", "", (ROOT / ENGINE / "state.py").read_text("utf-8")), room):
            sys.exit("the tests fail without any change")

        def attempt(mutant: Mutant) -> bool:
            room = rooms.get()
            try:
                alive = survives(mutant, room)
            finally:
                rooms.put(room)
            print(f"{'survived' if alive else 'killed  '}  {mutant.place}", flush=True)
            return alive

        with ThreadPoolExecutor(WORKERS) as pool:
            survived = sum(pool.map(attempt, sample))
    killed = len(sample) - survived
    print(f"{killed} of {len(sample)} killed: {killed / len(sample):.0%}")


if __name__ == "__main__":
    main()
