"""Many games: the same wherever they are played, nothing silently lost, and told with how sure it is."""

import ast
import gc
import os
import re
import signal
import subprocess
import sys
import time
import tracemalloc
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from xml.etree import ElementTree

import pytest
from odd_bots import Faulty, Killed, Slow

from numseq_widget import Bot, Deck, simulate
from numseq_widget.bots.simulate import SimulationError, play_games
from numseq_widget.bots.simulation import Share, runs
from numseq_widget.engine import CLASSIC

GREEDY = [Bot("greedy"), Bot("greedy")]
TESTS = Path(__file__).parents[1]


def two_processes() -> ProcessPoolExecutor:
    # Beside the threads of Dask a process must not be forked.
    return ProcessPoolExecutor(2, mp_context=get_context("spawn"))


@pytest.fixture(scope="module")
def dask():
    """A client of a Dask cluster on this machine: two workers, each a process that comes back when it dies."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


# --- the same wherever it is played ------------------------------------------------------------------


@pytest.mark.timeout(1800)  # 10,000 games three times, for which a busy machine takes its time
def test_the_same_games_with_one_worker_with_two_processes_and_with_dask(full, dask, record_property):
    games = 10_000 if full else 80
    sims = {}
    with two_processes() as processes, ThreadPoolExecutor(2) as threads:
        for name, executor in (("here", None), ("processes", processes), ("threads", threads), ("dask", None)):
            if full and name == "threads":
                continue  # as quick as one worker: there is one Python
            begin = time.monotonic()
            sims[name] = simulate(
                [Bot("greedy"), Bot("random")],
                games=games,
                seed=3,
                deck=Deck.shipped("first"),
                executor=dask.get_executor() if name == "dask" else executor,
            )
            record_property(name, round(time.monotonic() - begin, 1))
            print(f"{games} games, {name}: {time.monotonic() - begin:.1f} s")
    here = sims.pop("here")
    assert here.games == games
    assert [played.number for played in here.results] == list(range(games))
    for sim in sims.values():
        assert sim == here
        assert str(sim) == str(here)


def test_a_game_depends_on_the_seed_and_its_number_alone():
    many, few = simulate(GREEDY, games=12, seed=5), simulate(GREEDY, games=5, seed=5)
    assert many.results[:5] == few.results
    assert simulate(GREEDY, games=5, seed=6).results != few.results


def test_a_deck_brings_its_board_and_a_laid_out_board_its_line():
    deck = Deck.shipped("first")
    plain = simulate(GREEDY, games=3, deck=deck)
    assert (plain.table.board, plain.table.rules.line) == (deck.board().plain, 4)
    assert len(plain.table.cards) == len(deck)
    other = simulate(GREEDY, games=3, deck=deck, board=deck.board(8, 8, line=5))
    assert (other.table.board.rows, other.table.rules.line) == (8, 5)
    texts = iter(list(deck))
    listed = simulate(GREEDY, games=3, deck=texts, board=deck.board())
    assert listed.results == plain.results
    assert simulate(GREEDY, games=2, deck=deck, line=3).table.rules.line == 3


def test_the_classic_game_in_teams():
    sim = simulate([Bot("greedy")] * 4, games=6, game="classic", teams=2)
    assert sim.teams == 2
    assert sim.wins[0] == sim.wins[2]
    assert [use.answer for use in sim.answers if not use.spaces] == ["JC", "JD", "JH", "JS"]
    assert CLASSIC.deck.count("JC") == next(use.cards for use in sim.answers if use.answer == "JC")


# --- nothing is silently lost --------------------------------------------------------------------------


def test_a_killed_worker_is_told_with_the_games_that_are_missing():
    with two_processes() as executor, pytest.raises(SimulationError) as told:
        simulate([Killed("greedy"), Bot("greedy")], games=80, seed=2, executor=executor)
    error = told.value
    assert isinstance(error.__cause__, BrokenProcessPool)
    assert "a worker did not come back, BrokenProcessPool" in str(error)
    assert f"{error.simulation.games} of 80 games were played" in str(error)
    finished = {played.number for played in error.simulation.results}
    assert 0 in finished
    assert 4 in error.missing
    assert finished | set(error.missing) == set(range(80))
    assert not finished & set(error.missing)
    assert ", ".join(list(runs(error.missing))[:5]) in str(error)
    # What was finished is what it would have been.
    whole = simulate(GREEDY, games=80, seed=2)
    assert error.simulation.results == tuple(whole.results[number] for number in sorted(finished))
    assert sum(error.simulation.tally.played) == sum(played.plays for played in error.simulation.results)


def test_dask_plays_the_games_of_a_dead_worker_on_another(dask):
    expected = simulate(GREEDY, games=30, seed=4)
    executor = dask.get_executor()
    with ThreadPoolExecutor(1) as beside:
        coming = beside.submit(simulate, [Slow("greedy")] * 2, games=30, seed=4, executor=executor)
        time.sleep(0.6)
        victim = next(iter(dask.run(os.getpid).values()))
        assert not coming.done()
        os.kill(victim, signal.SIGKILL)
        assert coming.result(120).results == expected.results


def test_with_dask_only_the_games_of_the_dead_worker_are_missing(dask):
    dask.run_on_scheduler(allow_no_failure)
    with pytest.raises(SimulationError, match="a worker did not come back, KilledWorker") as told:
        simulate([Killed("greedy"), Bot("greedy")], games=12, seed=2, executor=dask.get_executor())
    error = told.value
    # Dask gives up what waited at that worker as well, and nothing else.
    assert 4 in error.missing
    assert len(error.missing) <= 4
    assert {played.number for played in error.simulation.results} == {*range(12)} - {*error.missing}


def allow_no_failure(dask_scheduler):
    dask_scheduler.allowed_failures = 0


@pytest.mark.parametrize("where", ["here", "threads", "processes"])
def test_a_program_that_fails_is_told_with_the_game_and_its_seeds(where):
    executors = {"here": None, "threads": ThreadPoolExecutor(2), "processes": None}
    executor: Executor | None = two_processes() if where == "processes" else executors[where]
    with pytest.raises(SimulationError) as told:
        simulate([Faulty("greedy")] * 2, games=80, seed=9, executor=executor)
    if executor:
        executor.shutdown()
    error = told.value
    said = re.match(
        r"game (\d+) of seed 9 \(its deal has seed (\d+)\): ArithmeticError: this program has a fault; ", str(error)
    )
    assert said
    number, deal = map(int, said.groups())
    assert number in error.missing
    assert simulate(GREEDY, games=number + 1, seed=9).results[number].seed == deal
    assert f"{error.simulation.games} of 80 games were played" in str(error)
    cause = error.__cause__
    if where == "here":
        assert isinstance(cause, ArithmeticError)
        assert error.simulation.games == number
    else:
        # The traceback of where it happened is there, as text.
        assert cause is not None
        assert "odd_bots.py" in cause.args[1]


def test_after_a_fault_nothing_more_is_played():
    chosen = []

    class Counted(Faulty):
        """Counts what it is asked."""

        def choose(self, view, rng=None):
            chosen.append(view)
            return super().choose(view, rng)

    with ThreadPoolExecutor(1) as executor:
        with pytest.raises(SimulationError) as told:
            simulate([Counted("random")] * 2, games=400, seed=9, executor=executor)
        # Whoever looks at the error has it at hand, and what led to it.
        assert told.value.__traceback__
    finished = sum(played.moves for played in told.value.simulation.results)
    assert len(chosen) < finished + 20 * 40


def test_what_no_worker_can_read_is_told_at_once():
    class Local(Bot):
        """Cannot be sent: another process does not find it."""

    with two_processes() as executor, pytest.raises(SimulationError, match="Local") as told:
        simulate([Local("greedy")] * 2, games=500, executor=executor)
    assert told.value.simulation.games == 0
    assert told.value.missing == tuple(range(500))
    assert "missing are the games 0 to 499" in str(told.value)


def test_an_executor_that_is_closed_is_told():
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(SimulationError, match="cannot schedule new futures after shutdown"):
        simulate(GREEDY, games=10, executor=executor)


class Odd(Executor):
    """Plays four tasks at once, and fails at the fifth."""

    def __init__(self, fifth):
        self.fifth, self.count = fifth, 0

    def submit(self, call, /, *args, **kwargs):
        self.count += 1
        return self.fifth() if self.count > 4 else came(call(*args, **kwargs))


def came(result=None, error=None):
    future = Future()
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
    return future


def raises(error):
    raise error


@pytest.mark.parametrize(
    ("fifth", "text"),
    [
        (lambda: raises(OSError("no network")), "OSError: no network"),
        (lambda: raises(ValueError("too large")), "ValueError: too large"),
        (lambda: None, "AttributeError"),
        (lambda: came(None), "TypeError: it sent None"),
        (lambda: came([1, 2]), r"TypeError: it sent \[1, 2\]"),
        (lambda: came(error=MemoryError("full")), "MemoryError: full"),
        (lambda: came(error=SystemExit(3)), "SystemExit: 3"),
    ],
)
def test_whatever_fails_in_an_executor_no_finished_game_is_lost(fifth, text):
    with pytest.raises(SimulationError, match=f"a worker did not come back, {text}") as told:
        simulate([Bot("random")] * 2, games=100, seed=3, executor=Odd(fifth))
    error = told.value
    assert 4 <= error.simulation.games < 100
    assert {played.number for played in error.simulation.results} == {*range(100)} - {*error.missing}


# --- stopped -------------------------------------------------------------------------------------------

STOPPED = """
import sys, time
sys.path.insert(0, {tests!r})
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from odd_bots import Slow
from numseq_widget import simulate

if __name__ == "__main__":
    executor = ProcessPoolExecutor(2, mp_context=get_context("spawn")) if {workers} else None
    try:
        simulate([Slow("random")] * 2, games=10_000, seed=1, executor=executor, progress=True)
    except KeyboardInterrupt as stopped:
        sim = stopped.simulation
        print("TOLD", [str(stopped), sim.games, len(stopped.missing), [played.number for played in sim.results]])
    begin = time.monotonic()
    if executor:
        executor.shutdown()
    print("CLOSED", time.monotonic() - begin)
"""


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C cannot be sent to one process")
@pytest.mark.parametrize("workers", [0, 2])
def test_ctrl_c_cancels_what_has_not_begun_and_tells_how_far_it_was(tmp_path, workers):
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED.format(tests=str(TESTS), workers=workers), encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        assert running.stdout
        seen = ""
        while not (done := re.search(r"([6-9]|\d{2,})/10000", seen)):
            seen += running.stdout.read(1)
            assert running.poll() is None, seen
        assert done
        # As a terminal does it: to the workers as well.
        begin = time.monotonic()
        os.killpg(running.pid, signal.SIGINT)
        seen += running.communicate(timeout=60)[0]
        took = time.monotonic() - begin
        assert running.returncode == 0, seen
        told = re.search(r"TOLD (.*)", seen)
        assert told, seen
        text, games, missing, numbers = ast.literal_eval(told[1])
        assert re.fullmatch(r"stopped: [\d,]+ of 10,000 games were played; they are in \.simulation", text)
        assert games == len(numbers) == len(set(numbers))
        assert games >= int(done[1])
        assert games + missing == 10_000
        # Nobody plays on: there were minutes to come.
        assert took < 15
        assert gone(running.pid, seconds=10)
    finally:
        if not gone(running.pid, seconds=0.1):
            os.killpg(running.pid, signal.SIGKILL)


def test_a_second_ctrl_c_changes_nothing():
    class Waiting(Future):
        """Is interrupted while it is cancelled."""

        def cancel(self):
            signal.raise_signal(signal.SIGINT)
            return super().cancel()

    tasks = [Waiting(), Waiting()]
    coming = iter(tasks)
    odd = Odd(lambda: next(coming, None) or signal.raise_signal(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt) as told:
        simulate([Bot("random")] * 2, games=100, seed=3, executor=odd, progress=True)
    assert 4 <= told.value.simulation.games == 100 - len(told.value.missing)
    assert all(task.cancelled() for task in tasks)
    # Whoever stops something else after that is heard.
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def gone(group: int, seconds: float) -> bool:
    """Whether soon no process of a group is left."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


# --- what is told ----------------------------------------------------------------------------------------


def test_intervals_are_those_of_wilson():
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        share = Share(wins, games)
        assert (round(share.low, 4), round(share.high, 4)) == (low, high)
    assert Share(1, 29).low == pytest.approx(0.0061, abs=1e-4)
    assert (Share(0, 0).low, Share(0, 0).high) == (pytest.approx(0), pytest.approx(1))


@pytest.fixture(scope="module")
def sim():
    return simulate(GREEDY, games=40, seed=2, deck=Deck.shipped("make-ten"))


def test_the_summary_tells_who_wins_how_surely_and_how_long_it_takes(sim):
    text = str(sim)
    assert text.startswith("40 games\n")
    for part in ("won by seat 0 (greedy)", "won by who begins", "won by turn 2", "ties", "cards played", "dead cards"):
        assert part in text
    assert "95% interval" in text
    assert repr(sim) == f"<Simulation: 40 games; won: greedy {sim.wins[0]}, greedy {sim.wins[1]}; ties {sim.ties}>"
    lines = {line.what: line for line in sim.summary}
    assert lines["won by seat 0 (greedy)"].value == sim.wins[0] / 40
    assert lines["won by who begins"].value + lines["won by turn 2"].value + lines["ties"].value == pytest.approx(1)
    assert lines["moves"].low <= lines["moves"].value <= lines["moves"].high
    assert lines["dead cards"].value == pytest.approx(sum(played.dead for played in sim.results) / 40)


def held_dead(number: int) -> int:
    """Cards without an open space in the hands at the end of a game, counted from the spaces."""
    deck = Deck.shipped("make-ten").setting()
    (state,) = play_games(GREEDY, "numbers", deck, 2, [number])
    cards = [state.table.cards[card] for hand in state.hands for card in hand]
    open_faces = {face for space, face in enumerate(state.table.board.spaces) if not state.covered >> space & 1}
    return sum(card.face is not None and card.face not in open_faces for card in cards)


def test_use_of_answers_and_spaces_adds_up(sim):
    plays = sum(played.plays for played in sim.results)
    assert sum(use.played for use in sim.answers) == plays
    assert sum(use.cards for use in sim.answers) == len(sim.table.cards)
    assert sum(use.dead for use in sim.answers) == sum(played.dead for played in sim.results) > 0
    assert [played.dead - played.exchanges for played in sim.results] == [held_dead(n) for n in range(40)]
    removed = next(use.played for use in sim.answers if use.answer == "-")
    chips = sum(use.chips for use in sim.spaces)
    assert chips == plays - removed == sum(use.chips for use in sim.answers)
    won = sum(use.won for use in sim.spaces)
    assert won >= 4 * (40 - sim.ties)
    # Free corners are in sequences and show no answer.
    corners = sum(use.won for use in sim.spaces if use.face == "*")
    assert sum(use.won for use in sim.answers) == won - corners
    assert [use.answer for use in sim.answers] == [*map(str, range(11, 19)), "+", "-"]


def test_results_are_data_frames(sim):
    pandas = pytest.importorskip("pandas")
    frame = sim.to_dataframe()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame.columns) == ["number", "seed", "first", "winner", "moves", "plays", "exchanges", "dead"]
    assert len(frame) == 40
    assert (frame["winner"] == 0).sum() == sim.wins[0]
    assert str(frame["winner"].dtype) == "Int64"
    assert list(sim.to_dataframe("summary").columns) == ["what", "kind", "value", "low", "high"]
    assert len(sim.to_dataframe("spaces")) == 64
    assert next(iter(sim.to_dataframe("answers")["answer"])) == "11"
    with pytest.raises(ValueError, match="'games', 'summary', 'answers', 'spaces'"):
        sim.to_dataframe("game")


def held() -> int:
    """Bytes that the package holds; what threads of a cluster take meanwhile is none of them."""
    gc.collect()
    ours = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/numseq_widget/*")])
    return sum(each.size for each in ours.statistics("filename"))


def test_of_each_game_little_is_kept(full):
    games = 1_000 if full else 200
    tracemalloc.start()
    try:
        sim = simulate([Bot("random")] * 2, games=games, line=3)
        whole = held()
        del sim
        kept = whole - held()
    finally:
        tracemalloc.stop()
    # A whole game, its moves and positions, is far more.
    assert 50 < kept / games < 400


def test_no_word_while_it_plays_and_a_bar_where_it_is_asked_for(capsys):
    simulate(GREEDY, games=3)
    assert capsys.readouterr() == ("", "")
    simulate(GREEDY, games=3, progress=True)
    out = capsys.readouterr().out
    assert re.search(r"\[\.+\] 0/3|\[#+\.+\] 1/3 0:00 \+0:00", out)
    assert re.search(r"\r\[#{30}\] 3/3 \d:\d\d *\n$", out)


# --- the picture -----------------------------------------------------------------------------------------


def test_the_picture_says_in_words_what_it_shows(sim):
    picture = sim.plot_fairness()
    greedy = sim.by_seat[0]
    assert f"seat 0, greedy: {greedy.value:.0%} ({100 * greedy.low:.0f}–{100 * greedy.high:.0f})" in picture.text
    assert "who begins: " in picture.text
    root = ElementTree.fromstring(picture.svg)
    assert root.get("role") == "img"
    assert root.get("aria-label") == picture.text
    # One mark for each row, at its place, and a viewer that knows no custom property gets colours.
    marks = [each for each in root.iter("{http://www.w3.org/2000/svg}g") if "translate" in each.get("transform", "")]
    assert len(marks) == 4
    assert "var(" not in picture._repr_svg_()
    assert "data-jp-theme-light" in picture._repr_html_()


def test_who_plays_together_has_one_row():
    sim = simulate([Bot("greedy"), Bot("random")] * 2, games=6, seed=1)
    text = sim.plot_fairness().text
    assert "team 0, greedy: " in text
    assert "team 1, random: " in text
    assert "seat" not in text
    mixed = simulate([Bot("greedy"), Bot("random"), Bot("random"), Bot("random")], games=2, seed=1)
    assert "team 0: " in mixed.plot_fairness().text


def test_an_even_share_leaves_out_the_ties():
    sim = simulate(GREEDY, games=60, seed=1, deck=Deck.shipped("first"))
    assert sim.ties > 1
    assert f"an even share: {100 * (60 - sim.ties) / 60 / 2:.0f}%" in sim.plot_fairness().text


def test_the_picture_of_no_games_has_no_marks():
    with pytest.raises(SimulationError) as told:
        simulate([Faulty("random")] * 2, games=1, seed=first_faulty_seed())
    picture = told.value.simulation.plot_fairness()
    assert "translate" not in picture.svg
    assert "seat 0, random: –" in picture.text
    assert "nan" in str(told.value.simulation)


def first_faulty_seed() -> int:
    for seed in range(200):
        try:
            simulate([Faulty("random")] * 2, games=1, seed=seed)
        except SimulationError:
            return seed
    raise AssertionError("no game in which it fails")


@pytest.mark.parametrize("locale", ["fi", "ko", "pl"])
def test_the_picture_speaks_the_language_of_the_teacher(sim, locale):
    pytest.importorskip("fluent.runtime")
    picture = sim.plot_fairness(locale=locale)
    assert f'lang="{locale}"' in picture.svg
    assert not re.search(r"\b(seat|turn|begins|ties|games|share)\b|fairness-|\{", picture.text)
    with pytest.raises(ValueError, match="locale: one of"):
        sim.plot_fairness(locale="xx")


# --- what cannot be played -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "setting", "error", "text"),
    [
        (GREEDY, {"games": 0}, ValueError, "games: a whole number from 1, not 0"),
        (GREEDY, {"games": -3}, ValueError, "games: a whole number from 1, not -3"),
        (GREEDY, {"games": 2.5}, ValueError, "games: a whole number from 1, not 2.5"),
        (GREEDY, {"games": True}, ValueError, "games: a whole number from 1, not True"),
        (GREEDY, {"seed": None}, ValueError, "seed: a whole number, not None"),
        (GREEDY, {"progress": 1}, ValueError, "progress: True or False, not 1"),
        (["Fox", Bot("greedy")], {}, ValueError, r"players: a list of programs such as .*; 'Fox' is none"),
        ("greedy", {}, ValueError, "players: a list of programs such as .*, not 'greedy'"),
        (2, {}, ValueError, "players: a list of programs such as .*, not 2"),
        ([], {}, ValueError, "0 players are not enough; play with 2"),
        ([Bot("greedy")] * 5, {}, ValueError, "5 players cannot form equal teams; play with 4 or 6"),
        (GREEDY, {"game": "chess"}, ValueError, "a game is one of numbers, classic, not 'chess'"),
        (GREEDY, {"teams": 3}, ValueError, "2 players play in 2 teams"),
        (GREEDY, {"dealer": 2}, ValueError, "dealer: a seat from 0 to 1, not 2"),
        (GREEDY, {"deck": "n20"}, ValueError, r"deck: a Deck, such as ns\.Deck\.shipped\('n20'\).*, not 'n20'"),
        (GREEDY, {"deck": Path("week3.csv")}, ValueError, "deck: a Deck"),
        (GREEDY, {"deck": Deck}, ValueError, r"deck: a Deck, such as ns\.Deck\.shipped\('n20'\).*, not <class"),
        (GREEDY, {"deck": 7}, ValueError, "deck: a Deck, or a list of card texts, not 7"),
        (GREEDY, {"deck": ["7+5"]}, ValueError, "deck: 2 players with 5 cards each and one to draw need 11 cards"),
        (GREEDY, {"deck": ["90+5"] * 30}, ValueError, "deck: no card names a space of the board"),
        (GREEDY, {"board": 8}, ValueError, "board: a Board, or"),
        (GREEDY, {"hand_sise": 3}, TypeError, r"simulate\(\) has no argument 'hand_sise'; did you mean 'hand_size'?"),
        (GREEDY, {"executer": None}, TypeError, "did you mean 'executor'?"),
        (GREEDY, {"hand_size": "three"}, ValueError, "hand_size: something like 5 is needed"),
        (GREEDY, {"executor": 2}, ValueError, r"executor: one of concurrent\.futures, such as ProcessPoolExecutor\(\)"),
    ],
)
def test_what_cannot_be_played_is_said(players, setting, error, text):
    with pytest.raises(error, match=text):
        simulate(players, **setting)


def test_a_dask_client_is_told_where_its_executor_is(dask):
    with pytest.raises(ValueError, match=r"client\.get_executor\(\), not <Client"):
        simulate(GREEDY, executor=dask)
