"""A teacher's way in a notebook: a file from a spreadsheet is checked, looked at, played, kept and gone on with."""

import math
import re
from pathlib import Path

import pytest
from e2e.player import Player

# As a spreadsheet of a Korean teacher may write it: a mark at the beginning, semicolons, wide digits, minus signs.
CARDS = ["７＋５", "１５−８", "９＋４", "６＋６", "12−5", "8+5", "３＋□＝１０", "11−4", "２＋８", "17−7"]
GOOD = "\ufeff식;장수;가족\r\n" + "".join(f"{card};３;둘째 주\r\n" for card in CARDS)

FAULTY = "\ufeffkarta;kopie;wynik\r\n7+8;2;15\r\n" + "".join(
    f"{row}\r\n" for row in ["3−8;1;", "4×3;;12", "5-Mar;1;", "2,5+1;1;3,5", "7+8=16;1;", "9+1;wiele;10"]
)
# Row, code, and what to do about it.
FAULTS = [
    (3, "below_zero", "set `integers=True`"),
    (4, "other_operation", "only plus and minus"),
    (5, "date", "write '5-3 with an apostrophe"),
    (6, "not_whole", "no decimals"),
    (7, "wrong_answer", "7+8 is 15, the file says 16"),
    (8, "bad_copies", "wiele is not a number of copies (1 to 20)"),
]


def write(notebook_folder: Path, name: str, text: str) -> None:
    (notebook_folder / name).write_bytes(text.encode())


def output(book, cell: int):
    """What stands below a cell."""
    return book.page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output")


def player_of(book) -> Player:
    player = Player(book.page)
    player.cols = math.isqrt(len(player.board()))
    return player


def test_a_file_from_a_spreadsheet_is_checked_looked_at_played_and_gone_on_with(notebook, lab):
    write(lab.folder, "week3.csv", GOOD)
    book = notebook(
        "import sys\n!{sys.executable} -m numseq_widget deck check week3.csv",
        'import numseq_widget as ns\ndeck = ns.Deck.from_csv("week3.csv")\ndeck.preview()',
        "w = ns.NumSeq(deck=deck, seed=5)\nw",
        "from pathlib import Path\n"
        'Path("game.json").write_text(w.to_json(), encoding="utf-8")\ndeck.to_csv("kept.csv")\nprint("kept")',
    )
    book.run(0)
    output(book, 0).get_by_text("ok", exact=True).wait_for(timeout=30_000)

    book.run(1)
    shown = output(book, 1)
    shown.locator("h3", has_text="week3").wait_for(timeout=30_000)
    assert "30 cards" in shown.inner_text()
    table, picture = shown.locator("table").last, shown.locator("table:has(caption)")
    assert table.is_visible()
    rows = {row.split("\t")[0]: row.split("\t")[1:] for row in table.inner_text().splitlines()}
    # 15−8, 12−5, 11−4 and 3+□=10, three cards each.
    assert rows["7"][0] == "12"
    assert "15 − 8 ×3" in rows["7"][2]
    faces = [face for face in picture.locator("td").all_inner_texts() if face != "★"]
    assert {answer: faces.count(answer) for answer in rows if answer.isdecimal()} == {
        answer: int(cells[1]) for answer, cells in rows.items() if answer.isdecimal()
    }

    book.run(2)
    player = player_of(book)
    # The board that is played on is the one that was shown.
    assert [face for _, face, _, _ in player.board() if face != "*"] == faces
    for _ in range(3):
        player.ready()
        player.turn()
    before = player.board()
    assert sum(chip is not None for _, _, chip, _ in before) == 3
    book.run(3)
    output(book, 3).get_by_text("kept", exact=True).wait_for()

    later = notebook(
        "import numseq_widget as ns\nfrom pathlib import Path\n"
        'w = ns.NumSeq.from_json(Path("game.json").read_text(encoding="utf-8"))\nw',
        'ns.Deck.from_csv("kept.csv")',
    )
    later.run(0)
    again = player_of(later)
    assert again.board() == before
    again.game()
    # A small board: the one who began is ahead, so there is a second game.
    first = again.root.locator(".numseq-match").inner_text()
    assert re.fullmatch(r"Game 1 of 2\. (Fox|Owl) begins the second game\.", first)
    seq = again.seq
    again.do("new")
    again.settle(seq)
    assert again.over is None
    assert all(chip is None for _, _, chip, _ in again.board())
    later.run(1)
    kept = output(later, 1)
    kept.locator("h3", has_text="kept").wait_for(timeout=30_000)
    assert kept.locator("table").last.inner_text() == table.inner_text()


def test_every_fault_is_told_at_once_with_its_row_and_its_mend(notebook, lab):
    write(lab.folder, "faulty.csv", FAULTY)
    book = notebook(
        "import sys\n!{sys.executable} -m numseq_widget deck check faulty.csv",
        'import numseq_widget as ns\ndeck = ns.Deck.from_csv("faulty.csv")',
        'ns.Deck.from_csv("faulty.csv", strict=False)',
    )
    book.run(0)
    book.run(1)
    output(book, 1).wait_for(timeout=30_000)  # what stands in the queue behind an error is not run
    book.run(2)
    output(book, 2).locator("h3").wait_for(timeout=30_000)
    command, error, preview = (output(book, cell).inner_text() for cell in range(3))
    for row, code, mend in FAULTS:
        assert f"faulty.csv:{row}: {code}: " in command
        assert f"row {row}: {code}: " in error
        assert f"row {row}: {code}: " in preview
        assert all(mend in text for text in (command, error, preview))
    assert error.startswith("DeckError: 6 faults in this deck\n")
    assert len(error.splitlines()) == 1 + len(FAULTS), "nothing but the faults: no traceback"
    assert preview.startswith("faulty\n")
    assert "2 cards" in preview


def test_a_preview_speaks_the_language_of_the_teacher(notebook, lab):
    pytest.importorskip("fluent.runtime")
    write(lab.folder, "faulty.csv", FAULTY)
    book = notebook('import numseq_widget as ns\nns.Deck.from_csv("faulty.csv", strict=False).preview(locale="ko")')
    book.run(0)
    output(book, 0).locator("li", has_text="4행: 덧셈과 뺄셈만 쓸 수 있어요 [4×3]").wait_for(timeout=30_000)
