"""The lessons of the package, and own ones: what they say is true, and what is wrong with a file is told."""

import copy
import json
import re
from itertools import product
from pathlib import Path

import pytest

import numseq_widget as ns
from numseq_widget.decks import Deck
from numseq_widget.learning.misconceptions import diagnose
from numseq_widget.learning.strategies import CURRICULA
from numseq_widget.lessons import robots
from numseq_widget.lessons.entry import entry_items
from numseq_widget.lessons.model import Text
from numseq_widget.lessons.reading import LessonError, find_lesson, read_lesson, shipped_lesson, slugs, terms
from numseq_widget.lessons.sentences import quoted

ROOT = Path(__file__).parents[2]
DATA = json.loads((ROOT / "tests/data/decks_data.json").read_text(encoding="utf-8"))
LISTED = {lesson["slug"]: (int(number), lesson) for number, lesson in DATA["lessons"].items()}
FOLDER = ROOT / "numseq_widget/lessons/data"
SOURCES = {path.stem[3:]: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("[0-9]*.json"))}
# The languages in which every text is there.
LOCALES = ("en", "pl", "ko", "fi")
# Codes that no way of working out has: graphs, arguing and thinking skills.
OTHER_CODES = {"MP3", "MP7", "2.MD.D.10", "Y2 statistics", "S1", "S4", "T3", "T4", "II.6"}

each_lesson = pytest.mark.parametrize("slug", SOURCES)


def texts(value, where=""):
    """(place, text by language) for each text of a source."""
    if isinstance(value, dict):
        if value and set(value) <= {"en", "pl", "ko", "fi"}:
            yield where, value
        else:
            for key, part in value.items():
                yield from texts(part, f"{where}.{key}")
    elif isinstance(value, list):
        for place, part in enumerate(value, 1):
            yield from texts(part, f"{where}[{place}]")


# --- what they say is true ------------------------------------------------------------------------------------------


def test_there_are_eleven_lessons_in_their_order():
    assert [lesson.number for lesson in ns.lessons()] == list(range(11))
    assert {lesson.slug: lesson.number for lesson in ns.lessons()} == {slug: n for slug, (n, _) in LISTED.items()}


@each_lesson
def test_a_lesson_is_played_with_what_is_listed(slug):
    lesson, (_, listed) = shipped_lesson(slug), LISTED[slug]
    assert (dict(lesson.settings), lesson.strategy) == (listed["settings"], listed["strategy"])
    assert lesson.deck == Deck.shipped(slug)
    assert [str(card) for card in lesson.second.cards] == listed["second"]["cards"] if lesson.second else True
    assert (lesson.second is not None) == ("second" in listed)
    assert lesson.length == (30 if slug == "first-game" else 40)
    assert lesson.settings["minutes"] == lesson.minutes["explore"]


@each_lesson
def test_every_text_is_there_in_each_language_with_the_same_number_sentences(slug):
    for where, words in texts(SOURCES[slug]):
        assert set(LOCALES) <= set(words), where
        assert len({tuple(sorted(quoted(word))) for word in words.values()}) == 1, where


def test_the_number_sentences_are_found():
    """They are checked by the reader: so many would go unchecked if it did not see them."""
    found = [sentence for source in SOURCES.values() for _, words in texts(source) for sentence in quoted(words["en"])]
    assert len([sentence for sentence in found if "=" in sentence and "□" not in sentence]) > 90
    assert len([sentence for sentence in found if "→" in sentence]) > 15


@each_lesson
def test_no_number_sentence_stands_outside_its_marks(slug):
    """Also one with minus, which the reader takes for a range: no text needs one."""
    for where, words in texts(SOURCES[slug]):
        for word in words.values():
            assert not re.search(r"\d\s*[-−+=→]\s*\d", re.sub("`[^`]*`", "", word)), where


@each_lesson
def test_each_wrong_answer_to_an_equation_is_one_that_a_known_idea_or_a_sum_leads_to(slug):
    for item, source in zip(shipped_lesson(slug).ticket, SOURCES[slug]["ticket"], strict=True):
        if item.kind == "number" and item.equation:
            assert item.parsed.answer == item.key
            for wrong, written in zip(item.wrong, source.get("wrong", []), strict=True):
                card = item.parsed
                if card.a is None:
                    assert eval_sum(written["from"]) == wrong.given
                else:
                    assert wrong.rules == diagnose(card.a, card.op, card.b, wrong.given, unknown=card.unknown) != ()
                    assert written["rules"] == list(wrong.rules)


def eval_sum(written):
    return sum(int(part) for part in re.findall(r"[+-]?\d+", written))


def ticket(slug):
    return shipped_lesson(slug).ticket


def given(item):
    return [wrong.given for wrong in item.wrong]


def test_the_other_keys_are_right_too():
    """Those of items without an equation."""
    first = ticket("first-game")[3]
    assert "`2+3`" in SOURCES["first-game"]["ticket"][3]["prompt"]["en"]
    game = ns.lesson("first-game", opening=["2+3"], seed=3)
    hand = next(hand for hand in game.state.hands if any(game.state.table.cards[card].text == "2+3" for card in hand))
    card = next(card for card in hand if game.state.table.cards[card].text == "2+3")
    fives = [place for place, face in enumerate(game.state.table.board.spaces) if face == "5"]
    seat = game.state.hands.index(hand)
    if game.state.to_move == seat:
        assert first.key is all(any(m.card == card and m.space == s for m in game.state.legal_moves()) for s in fives)
    digits = list(product(range(1, 10), repeat=2))
    ways = [pair for pair in digits if sum(pair) == 7]
    item = ticket("which-numbers-win")[0]
    assert (item.key, given(item)) == (len(ways), [len({tuple(sorted(pair)) for pair in ways}), len(ways) + 2, 7])
    counted, second = shipped_lesson("which-numbers-win").deck.answers, ticket("which-numbers-win")[1]
    assert (second.key, given(second)) == ("9", ["13", "same"])
    assert counted[9] > counted[13]
    assert "9 has 8 cards, 13 has 6" in second.wrong[0].signals.say("en")
    assert (counted[9], counted[13]) == (8, 6)


def test_the_detective_is_asked_what_the_rules_answer():
    which, two, apart, mend = ticket("bug-detective")
    rules = ("smaller_from_larger", "borrow_no_decrement")
    assert [quoted(SOURCES["bug-detective"]["ticket"][0]["prompt"]["en"])] == [("63-27→44", "75-42→33")]
    assert (robots.said(rules[0], "63-27"), robots.said(rules[0], "75-42")) == (44, 33)
    assert which.kind == two.kind == "text"
    assert diagnose(52, "-", 27, 35) == rules
    told_apart = [c.id for c in apart.choices if robots.said(rules[0], c.id) != robots.said(rules[1], c.id)]
    assert told_apart == [apart.key]
    assert (robots.said(rules[0], mend.equation), mend.key) == (43, 37)


# The table of what the four robots answer, as it was made by hand.
ROBOTS = {
    "82-37": (45, 55, 55, 45, 45),
    "82-39": (43, 57, 53, 43, 43),
    "60-37": (23, 37, 33, 23, 23),
    "63-28": (35, 45, 45, 35, 35),
    "75-42": (33, 33, 33, 33, 23),
    "47+25": (72, 72, 72, 62, 72),
    "58+14": (72, 72, 72, 62, 72),
    "66-29": (37, 43, 47, 37, 37),
    "91-54": (37, 43, 47, 37, 37),
    "36+22": (58, 58, 58, 58, 58),
    "73-38": (35, 45, 45, 35, 35),
    "85-60": (25, 25, 25, 25, 15),
}


def test_the_robots_answer_as_listed_and_the_case_sheets_find_them_out():
    lesson = shipped_lesson("bug-detective")
    cards = robots.cases(lesson)
    assert {
        card: (robots.right(card), *(robots.said(rule, card) for rule in lesson.robots)) for card in cards
    } == ROBOTS
    for rule in lesson.robots:
        sheet = robots.sheet(rule, lesson.robots, cards)
        answers = [robots.said(rule, card) for card in sheet]
        fitting = [other for other in lesson.robots if [robots.said(other, card) for card in sheet] == answers]
        assert (len(sheet), fitting) == (3, [rule])


def lines(board, line):
    """All lines of a board, as sets of spaces."""
    for row, col, (down, right) in product(range(board.rows), range(board.cols), ((0, 1), (1, 0), (1, 1), (1, -1))):
        ends = row + down * (line - 1), col + right * (line - 1)
        if 0 <= ends[0] < board.rows and 0 <= ends[1] < board.cols:
            yield {(row + down * step, col + right * step) for step in range(line)}


def families(whole):
    """With two different parts, none of them zero."""
    return len([part for part in range(1, whole) if part < whole - part])


def facts():
    """(lesson, what it says, whether that is so): what its texts say in words about numbers, cards and spaces."""
    at = {slug: shipped_lesson(slug) for slug in slugs()}
    deck = {slug: lesson.deck for slug, lesson in at.items()}
    board = {slug: lesson.deck.board() for slug, lesson in at.items()}
    for slug in ("first-game", "fact-families", "back-through-ten"):
        said = "each as often as the deck has cards for it" if slug == "first-game" else "one space for each card"
        yield slug, said, board[slug].numbers == deck[slug].answers
    for slug, spaces, cards in (("same-as", 6, 4), ("friends-of-ten", 6, 4), ("doubles-and-neighbours", 3, 3)):
        said = {"same-as": "six spaces each", "friends-of-ten": "six spaces each"}.get(
            slug, "three spaces and three cards"
        )
        yield slug, said, set(board[slug].numbers.values()) == {spaces} and set(deck[slug].answers.values()) == {cards}
    yield "friends-of-ten", "Each number has four cards", set(deck["friends-of-ten"].answers.values()) == {4}
    yield "friends-of-ten", "order counts? (11)", len([a for a in range(11) if 0 <= 10 - a <= 10]) == 11
    make = deck["make-ten"].answers
    yield "make-ten", "11 has eight cards and 18 has one", (make[11], make[18]) == (8, 1)
    yield "make-ten", "at least three each", min(board["make-ten"].numbers.values()) == 3
    yield "make-ten", "No space shows 10", 10 not in board["make-ten"].numbers
    yield "fact-families", "15 families of four", len(deck["fact-families"].cards) == 60
    counts = {whole: families(whole) for whole in range(1, 20)}
    most = max(counts.values())
    only = [whole for whole, count in counts.items() if count == most] == [19]
    yield "fact-families", "19, with nine; 18 has eight", only and (counts[19], counts[18]) == (9, 8)
    for slug in ("tens-jumps", "regroup-or-not"):
        yield slug, "48 numbers, two spaces each", list(board[slug].numbers.values()) == [2] * 48
        digits = {(number // 10, number % 10) for number in board[slug].numbers}
        yield (
            slug,
            "the tens 2 to 9 with the ones 0, 2, 3, 5, 7 and 8",
            digits == set(product(range(2, 10), (0, 2, 3, 5, 7, 8))),
        )
    robot = board["bug-detective"].numbers
    yield "bug-detective", "(57 and 53)", (ROBOTS["82-39"][1:3] == (57, 53)) and {57, 53} <= set(robot)
    yield "bug-detective", "12 case cards", len(at["bug-detective"].settings["opening"]) == 12
    win, numbers = deck["which-numbers-win"].answers, board["which-numbers-win"].numbers
    five = {n: 6 if 5 <= n <= 15 else 5 for n in range(2, 19)}
    yield "which-numbers-win", "5 to 15 have six spaces each, the others five", numbers == five
    yield "which-numbers-win", "10 has nine cards, 2 and 18 have one each", (win[10], win[2], win[18]) == (9, 1, 1)
    yield "which-numbers-win", "Nine make 10", (win[10], win[4]) == (9, 3)
    yield (
        "which-numbers-win",
        "Nine cards want six spaces; two cards want five",
        (win[17], numbers[10], numbers[17]) == (2, 6, 5),
    )
    second = at["which-numbers-win"].second.answers
    yield "which-numbers-win", "three cards for each number", second == dict.fromkeys(range(2, 19), 3)
    ten = list(lines(board["which-numbers-win"], 5))
    through = [sum(space in line for line in ten) for space in ((4, 4), (0, 1))]
    yield "which-numbers-win", "on 20 of the 192 lines, one beside a corner on 4", [*through, len(ten)] == [20, 4, 192]
    six = list(lines(board["first-game"], 4))
    yield "which-numbers-win", "(54 lines in all)", len(six) == 54


FACTS = list(facts())


@pytest.mark.parametrize(("slug", "said", "so"), FACTS, ids=[f"{slug}-{said[:30]}" for slug, said, _ in FACTS])
def test_what_is_said_of_numbers_in_words_is_so(slug, said, so):
    assert so
    assert any(said in words["en"] for _, words in texts(SOURCES[slug]))


WORDS = {4: "four", 5: "five"}


@each_lesson
def test_the_teachers_texts_say_what_the_game_is_set_to(slug):
    lesson = shipped_lesson(slug)
    board, explore, settings = lesson.deck.board(), lesson.explore.say("en"), lesson.settings
    note = lesson.deck_note.say("en")
    assert note.startswith(
        f"The board has {board.rows} rows of {board.cols} spaces, and {WORDS[board.line]} in a row win."
    )
    assert set(re.findall(r"(\d) cards", explore)) <= {str(settings["hand_size"])}
    assert settings["hints"] >= (2 if "step" in explore else 0)
    assert (settings["hints"] == 3) == ("three steps" in explore)
    assert settings["open_hands"] == ("hands" in explore)
    timed = sum(map(int, re.findall(r"\((\d+) minutes\)", explore)))
    assert timed in (0, lesson.minutes["explore"])
    cards = len([card for card in lesson.deck.cards if card.equation])
    assert re.findall(r"(\d+) cards and", lesson.materials.say("en"))[:1] == [str(cards)]
    numbers = {locale: set(re.findall(r"\d+", text)) for locale, text in lesson.materials.words.items()}
    assert all(numbers["en"] <= theirs for theirs in numbers.values())


@each_lesson
def test_codes_are_those_of_the_ways_of_working_out(slug):
    for country, codes in shipped_lesson(slug).curriculum.items():
        for code, _ in codes:
            assert code in CURRICULA[country]["codes"] or code in OTHER_CODES, code
    assert not any(sure for _, sure in shipped_lesson(slug).curriculum["poland"])


@each_lesson
def test_the_cards_on_entry_are_of_the_deck_and_nobody_has_seen_them(slug):
    lesson = shipped_lesson(slug)
    items = entry_items(lesson)
    assert [item.id for item in items] == [1, 2, 3, 4]
    assert len({item.key for item in items}) == 4
    assert {item.equation for item in items} <= {card.text for card in lesson.deck.cards}
    assert not {item.equation for item in items} & {item.equation for item in lesson.ticket}
    assert items == entry_items(lesson)
    begun = [
        sentence for part in (lesson.look, lesson.task, lesson.launch) for sentence in quoted(part.words.get("en", ""))
    ]
    if lesson.picture:
        begun.append(
            getattr(ns, lesson.picture.name)(*lesson.picture.arguments).text.replace(" ", "").replace("−", "-")
        )
    filled = [item.equation.replace("?", str(item.key)) for item in items]
    assert not sums(begun) & sums(filled)
    assert not sums(filled) & sums(item.equation.replace("?", str(item.key)) for item in lesson.ticket if item.parsed)


@each_lesson
def test_what_helps_is_no_card_of_the_exit_ticket(slug):
    lesson = shipped_lesson(slug)
    helps = quoted(" ".join((*lesson.support.words.values(), *lesson.stretch.words.values())))
    for item in lesson.ticket:
        if item.parsed:
            card = item.equation.replace("?", "□")
            filled = item.equation.replace("?", str(item.key))
            asked = {card, filled, f"{filled}={item.key}"}
            assert not asked & set(helps)


def sums(sentences):
    """The sums in number sentences, in whichever order their numbers stand."""
    found = {pair for sentence in sentences for pair in re.findall(r"(?=\b([0-9]+)([+-])([0-9]+))", sentence)}
    return {(sign, *(sorted((int(a), int(b))) if sign == "+" else (int(a), int(b)))) for a, sign, b in found}


def test_no_question_of_the_detective_gives_away_another_ones_answer():
    for locale, words in {
        "en": ("smaller", "cross"),
        "pl": ("mniejsz", "skreśl"),
        "ko": ("작은", "받아내림"),
        "fi": ("pienem", "yli"),
    }.items():
        asked = ticket("bug-detective")[2].question(locale)
        assert not any(word in asked for word in words)


def test_a_card_of_the_exit_ticket_is_never_one_on_entry():
    used = ["1+1", "2+2", "3+3", "4+4"]
    rest = ["1+2", "2+3", "3+4", "4+5"]
    ticket = [{"id": place, "kind": "number", "equation": card} for place, card in enumerate(used, 1)]
    lesson = read_lesson(own(deck=[*used, *rest], discuss=[], ticket=ticket, settings={"hand_size": 4}))
    assert [item.equation for item in entry_items(lesson)] == rest


def test_each_word_is_there_in_all_languages_and_used():
    used = {word for source in SOURCES.values() for word in source["vocabulary"]}
    assert used == set(terms())
    assert all(set(term.words) == {"en", "pl", "ko", "fi"} for term in terms().values())


# --- the game -------------------------------------------------------------------------------------------------------


@each_lesson
def test_every_setting_reaches_the_game(slug):
    lesson, game = shipped_lesson(slug), ns.lesson(slug, seed=5)
    said, options, rules = lesson.settings, game._session.options, game.state.table.rules
    assert [seat.bot is None for seat in game._session.seats] == (
        [seat == "human" for seat in said["players"]] if isinstance(said["players"], list) else [True] * said["players"]
    )
    assert (rules.hand_size, rules.to_win) == (said["hand_size"], said["to_win"])
    for name in ("ask", "on_wrong", "hints", "open_hands", "minutes"):
        assert getattr(options, name) == said[name], name
    assert (options.lesson, options.strategy) == (slug, lesson.strategy)
    dealt = [card.text for card in game.state.table.cards]
    assert sorted(dealt) == sorted(map(str, lesson.deck))
    assert ("-" in dealt) == said["minus_cards"]
    bots = [seat.bot for seat in game._session.seats if seat.bot]
    if "bot" in said:
        level, slips = ("careful", said["bot"]["slips"]) if isinstance(said["bot"], dict) else (said["bot"], None)
        assert [(bot.level, bot.slips, bot.ghost) for bot in bots] == [(level, slips, said.get("ghost", False))]
    if "opening" in said:
        held = [game.state.table.cards[card].text for hand in game.state.hands for card in hand]
        assert set(held) == set(said["opening"][: len(held)])
    assert game._session.second == (tuple(sorted(map(str, lesson.second))) if lesson.second else ())


def test_a_setting_may_be_changed_and_the_language_too():
    game = ns.lesson("make-ten", hints=0, players=["Fox 17", "Bear 3"], locale="pl")
    assert (game.locale, game._session.options.hints) == ("pl", 0)
    assert [seat.who for seat in game._session.seats] == ["fox 17", "bear 3"]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("make-tne", "did you mean 'make-ten'"),
        ("Friends of ten", "did you mean 'friends-of-ten'"),
        ("xyz", "there are first-game, same-as"),
        (7, "its slug or the path of its file"),
    ],
)
def test_an_unknown_lesson_is_told_with_the_nearest(named, said):
    with pytest.raises(ValueError, match=said):
        ns.lesson(named)


def test_a_file_that_is_not_there_is_told_by_its_name(tmp_path):
    with pytest.raises(OSError, match=r"gone\.json"):
        ns.lesson(str(tmp_path / "gone.json"))


def test_the_table_of_lessons_is_html_in_a_notebook_and_lines_elsewhere():
    table = ns.lessons()
    assert str(table).splitlines()[5].split() == ["4", "make-ten", "Make", "ten", "1\N{EN DASH}2", "40"]
    page = table._repr_html_()
    assert page.count("<tr>") == 12
    assert "<td>Make ten</td><td>1\N{EN DASH}2</td><td>40</td>" in page
    assert "1.OA.C.6" in page
    assert "Dopełnij do dziesięciu" in str(ns.lessons("pl"))


# --- own lessons, and what is wrong with them -----------------------------------------------------------------------

OWN = {
    "format": "numseq-lesson",
    "version": 1,
    "slug": "our-tens",
    "title": "Our tens",
    "deck": ["8+5", "9 + 4", "13-4", "7+□=15", "10+2", "6+6", "9+9", "8+8", "□-4=9"],
    "settings": {"players": 2, "hints": 1},
    "discuss": [{"question": "`8+5=13`. How?"}],
    "ticket": [
        {"id": 1, "kind": "number", "equation": "8+5", "wrong": [{"given": 10, "signals": "stops at ten"}]},
        {"id": 2, "kind": "true_false", "equation": "8+5=5+8"},
        {"id": 3, "kind": "choice", "prompt": "Which is 13?", "choices": ["8+5", "8+4"], "key": "8+5"},
        {"id": 4, "kind": "text", "prompt": "Why?", "key": "Because `8+2+3=13`."},
    ],
}


def own(**changed):
    return json.dumps({**copy.deepcopy(OWN), **changed})


def test_an_own_lesson_needs_one_language_and_what_the_equation_says_is_filled_in():
    lesson = read_lesson(own())
    first, second, third, fourth = lesson.ticket
    assert (first.key, first.wrong[0].rules) == (13, ("remainder_lost",))
    assert (second.key, third.key, fourth.key) == (True, "8+5", Text({"": "Because `8+2+3=13`."}))
    assert [choice.text.say("pl") for choice in third.choices] == ["8\xa0+\xa05", "8\xa0+\xa04"]
    assert lesson.title.say("fi") == "Our tens"


def test_an_own_lesson_may_not_be_called_as_one_of_the_package(tmp_path):
    file = tmp_path / "ours.json"
    file.write_text(own(slug="make-ten"), encoding="utf-8")
    with pytest.raises(
        LessonError, match="slug: 'make-ten' is a lesson of the package; take another one, such as 'our-make-ten'"
    ):
        find_lesson(file)


def test_a_second_deck_that_cannot_be_played_on_the_board_of_the_first_is_told():
    with pytest.raises(LessonError, match="second: 2 players with 5 cards each and one to draw need 11 cards, not 6"):
        read_lesson(own(second=["6+7", "7+6"]))
    second = ["6+7", "7+6", "4+9", "5+8", "9+4", "3+6", "4+5", "17-4", "18-9"]
    assert read_lesson(own(second=second)).second is not None
    # What is dealt first is of the first deck.
    assert read_lesson(own(second=second, settings={"opening": ["8+5"], "minus_cards": False})).second is not None


def test_an_own_lesson_is_played_from_its_file(tmp_path):
    file = tmp_path / "our-tens.json"
    file.write_text(own(), encoding="utf-8")
    game = ns.lesson(str(file), seed=1)
    assert (game._session.options.lesson, game._session.options.hints) == ("our-tens", 1)
    assert find_lesson(file).slug == "our-tens"


def with_item(**changed):
    return {"ticket": [{**OWN["ticket"][0], **changed}]}


WRONG = [
    ({"sluk": 1}, "sluk", "did you mean 'slug'"),
    ({"slug": "Our Tens"}, "slug", "a-z, 0-9 and -"),
    ({"title": None}, "title", 'a text, or one for each language: {"en"'),
    ({"title": {"xx": "?"}}, "title.xx", "one of en, fi, ko, pl"),
    ({"title": {"en": " "}}, "title", "empty"),
    ({"number": "4"}, "number", "a whole number from 0 to 99"),
    ({"grade": 1}, "grade", "a text in quotes"),
    ({"minutes": {"lunch": 5}}, "minutes.lunch", "did you mean 'launch'"),
    ({"minutes": 40}, "minutes", "minutes by part"),
    ({"strategy": "make_tne"}, "strategy", "did you mean 'make_ten'"),
    ({"deck": "n21"}, "deck", "n20"),
    ({"deck": []}, "deck", "cards such as"),
    ({"deck": ["8+5", "8x5"]}, "deck[2]", "8x5"),
    ({"deck": ["8+5", "9+4"]}, "", "need 11 cards, not 6"),
    ({"settings": {"hand_size": 9}}, "", "need 19 cards"),
    ({"settings": {"opening": ["1+1"]}}, "", "1+1"),
    ({"settings": {"hint": 1}}, "settings.hint", "did you mean 'hints'"),
    ({"settings": {"hints": 4}}, "settings.hints", "one of 0, 1, 2, 3, not 4"),
    ({"settings": {"players": 1}}, "settings.players", '"human"'),
    ({"settings": {"players": ["human", "bot"]}}, "settings.bot", "level"),
    ({"settings": {"bot": "gentle"}}, "settings.players", '["human", "bot"]'),
    ({"settings": {"players": ["human", "bot"], "bot": "genlte"}}, "settings.bot", "gentle"),
    ({"settings": {"players": ["human", "bot"], "bot": "gentle", "ghost": True}}, "settings.ghost", "slips"),
    ({"settings": {"minutes": 0}}, "settings.minutes", "from 1 to 180"),
    ({"curriculum": {"france": []}}, "curriculum.france", "us"),
    ({"curriculum": {"us": ["1.OA.C.6"]}}, "curriculum.us[1]", "whether it is sure"),
    ({"picture": {"ten_frames": [1]}}, "picture", "ten_frame"),
    ({"picture": {"ten_frame": [8, 50]}}, "picture.ten_frame", "20"),
    ({"discuss": [{"question": "`8+5=14`?"}]}, "discuss[1].question", "one side is 13, the other 14"),
    ({"discuss": [{"question": "Is 8+5 13?"}]}, "discuss[1].question", "between backticks"),
    ({"discuss": [{"question": "`8+5 → 21`?"}]}, "discuss[1].question", "no known idea leads to 21"),
    ({"discuss": [{"question": "`8+5"}]}, "discuss[1].question", "no partner"),
    ({"discuss": [{"question": "`8*5`"}]}, "discuss[1].question", "no number sentence"),
    ({"discuss": [{"expected": "?"}]}, "discuss[1].question", "a text"),
    ({"false_on_purpose": ["8+5=10"]}, "false_on_purpose", "no false sentence of this lesson"),
    ({"robots": ["smaller_from_lager"]}, "robots[1]", "did you mean 'smaller_from_larger'"),
    ({"vocabulary": ["ten_fram"]}, "vocabulary[1]", "did you mean 'ten_frame'"),
    (with_item(key=14), "ticket[1].key", "the right answer is 13, not 14"),
    (with_item(kind="numbers"), "ticket[1].kind", "did you mean 'number'"),
    (with_item(kind=None), "ticket[1].kind", "one of number"),
    (with_item(id=2), "ticket", "the ids are 1, 2, 3"),
    (with_item(equation="8+"), "ticket[1].equation", "not an equation"),
    (with_item(equation=None), "ticket[1].prompt", "a text"),
    (with_item(choices=["1", "2"]), "ticket[1].choices", "choice"),
    (with_item(wrong=[{"given": 13, "signals": "?"}]), "ticket[1].wrong[1].given", "13 is the right answer"),
    (with_item(wrong=[{"given": "13", "signals": "?"}]), "ticket[1].wrong[1].given", "a whole number"),
    (with_item(wrong=[{"given": 10}]), "ticket[1].wrong[1].signals", "a text"),
    (with_item(wrong=[{"given": 11, "from": "5+5", "signals": "?"}]), "ticket[1].wrong[1].from", "gives 11"),
    (
        with_item(wrong=[{"given": 10, "rules": ["carry_dropped"], "signals": "?"}]),
        "ticket[1].wrong[1].rules",
        "the diagnosis says remainder_lost of this answer, not carry_dropped",
    ),
    (with_item(wrong=[{"given": 10, "rules": ["stops"], "signals": "?"}]), "ticket[1].wrong[1].rules", "no rule"),
    (with_item(kind="true_false", equation="8+5"), "ticket[1].equation", "a whole sentence"),
    (with_item(kind="true_false", equation="8+5=13", key=False, wrong=[]), "ticket[1].key", "right answer is true"),
    (with_item(kind="choice", prompt="?", equation=None, choices=["1"], key="1", wrong=[]), "ticket[1].choices", "two"),
    (
        with_item(kind="choice", prompt="?", equation=None, choices=["8+2", "8+5", "7+3"], key="8+2", wrong=[]),
        "ticket[1].choices",
        '"7+3" is as right as the key, "8+2"',
    ),
    (
        with_item(
            kind="choice",
            prompt="?",
            equation=None,
            key="a",
            wrong=[],
            choices=[{"id": "a", "text": "both"}, {"id": "b", "text": "both"}],
        ),
        "ticket[1].choices",
        '"b" is as right as the key, "a"',
    ),
    (with_item(kind="text", prompt="?", key="a", wrong=[]), "ticket[1].equation", "only number"),
]


@pytest.mark.parametrize(("changed", "where", "what"), WRONG, ids=[f"{w}-{t[:20]}" for _, w, t in WRONG])
def test_each_fault_of_a_file_is_told_with_its_place_and_what_would_be_right(changed, where, what):
    with pytest.raises(LessonError) as told:
        read_lesson(own(**changed), "our-tens.json")
    fault = next(
        fault for fault in told.value.faults if fault.where == where or (where and fault.where.startswith(f"{where}."))
    )
    assert what in fault.what
    assert str(fault) in str(told.value)


def test_all_faults_of_a_file_are_told_at_once():
    with pytest.raises(LessonError) as told:
        read_lesson(own(slug="?", number=-1, title=3, deck="n21"))
    assert [fault.where for fault in told.value.faults] == ["title", "deck", "slug", "number"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "line 1 column 2"),
        ("[1]", "a lesson begins with"),
        ('{"format": "numseq-deck", "version": 1}', "a lesson begins with"),
        ("[" * 100_000, "no JSON"),
        ('{"format": "numseq-lesson", "version": 1, "slug": "a", "slug": "b"}', "twice"),
    ],
    ids=["cut", "list", "deck", "deep", "twice"],
)
def test_what_is_no_lesson_at_all_is_told(text, said):
    with pytest.raises(LessonError, match=said):
        read_lesson(text)


@each_lesson
def test_a_wrong_number_anywhere_in_a_shipped_lesson_is_found(slug):
    """Every sentence, key and rule is held against engine and diagnosis: change one, and the reader says so."""
    source = SOURCES[slug]

    def broken(change):
        changed = copy.deepcopy(source)
        change(changed)
        try:
            read_lesson(json.dumps(changed))
        except LessonError:
            return True
        return False

    for place, item in enumerate(source["ticket"]):
        if item.get("equation"):
            right = not item["key"] if isinstance(item["key"], bool) else item["key"] + 1
            assert broken(lambda changed, p=place, r=right: changed["ticket"][p].update(key=r)), item
        for number, wrong in enumerate(item.get("wrong", [])):
            if "rules" in wrong or "from" in wrong:
                name = "rules" if "rules" in wrong else "from"
                other = ["n_minus_zero_is_zero", "carry_dropped"] if name == "rules" else "1+0"
                assert broken(lambda c, p=place, n=number, k=name, o=other: c["ticket"][p]["wrong"][n].update({k: o}))
    written = json.dumps(source, ensure_ascii=False)
    meant = source.get("false_on_purpose", [])
    found = {sentence for _, words in texts(source) for sentence in quoted(words["en"])}
    sentences = {sentence for sentence in found if re.fullmatch("[0-9][0-9+-]*=[0-9=+-]+", sentence)}
    for sentence in sorted(sentences - set(meant)):
        head, _, last = sentence.rpartition("=")
        other = f"{head}={int(re.match('[0-9]+', last)[0]) + 1}{re.sub('^[0-9]+', '', last)}"
        with pytest.raises(LessonError):
            read_lesson(re.sub(re.escape(f"`{sentence}`"), f"`{other}`", written))
