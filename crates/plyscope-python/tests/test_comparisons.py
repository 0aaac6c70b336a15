"""Comparisons add up, wherever their parts are made."""

import json
import pickle
import threading
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import plyscope
import pytest
from plyscope import Comparison, compare
from written import TicTacToe

SEARCHES = ["alpha-beta", ("alpha-beta", {"table": True}), "sss-star"]
GAME = "random:branching=3,depth=4,min=0,max=99,order=0.5,ragged=false"
ALL = range(1, 101)


@pytest.fixture(scope="module")
def whole():
    return compare(SEARCHES, GAME, ALL)


def a_tree(seed):
    """A game with a seed, which a task can make."""
    return [[seed % 7, 12, seed % 5], [2, seed % 11, 6]]


def a_board(seed):
    return TicTacToe("XO..X...." if seed % 2 else "XOXXOO..X")


class Wrong(Exception):
    pass


def a_mistake(seed):
    if seed == 5:
        raise Wrong(seed)
    return a_tree(seed)


def test_it_is_that_of_the_command_line(command_line, whole):
    asked = ["-a", "alpha-beta", "-a", "alpha-beta table=on", "-a", "sss-star", "-g", GAME, "--seeds", "1..101"]
    assert command_line("compare", *asked, "--format", "json", "--no-time")[0] == whole.json()
    csv = command_line("compare", *asked, "--format", "csv", "--no-time")[0].splitlines()[1:]
    rows = {(row.search, row.count): str(row.sum) for row in whole.rows()}
    assert {tuple(line.split(",")[:2]): line.split(",")[3] for line in csv if "other_values" not in line} == rows
    one = command_line("compare", "-a", "minimax", "-g", "nim:3,2", "--format", "json", "--no-time")[0]
    assert compare(["minimax"], "nim:3,2").json() == one


def test_parts_add_up_to_the_byte(whole):
    one, other = compare(SEARCHES, GAME, range(1, 41)), compare(SEARCHES, GAME, (41, 101))
    assert (one + other).json() == (other + one).json() == whole.json()
    assert one != other and one + other == whole and hash(one + other) == hash(whole)
    parts = [compare(SEARCHES, GAME, (seed, seed + 1)) for seed in ALL]
    assert sum(reversed(parts)).json() == whole.json()
    assert pickle.loads(pickle.dumps(whole)) == whole == Comparison.from_json(whole.json())
    assert whole.seeds == (ALL,) and one.seeds == (range(1, 41),) and (parts[0] + parts[5]).seeds == (range(1, 2), range(6, 7))
    assert (whole.trees, whole.game, whole.searches[1]) == (100, GAME, "alpha-beta table=on")


def test_what_does_not_add_up_is_refused(whole):
    for other, told in [
        (compare(SEARCHES, GAME, range(100, 120)), "both contain the seeds 100..101"),
        (compare(SEARCHES[:2], GAME, range(200, 210)), "searches"),
        (compare(SEARCHES, "random:depth=3", range(200, 210)), "the game random:branching=3,depth=4"),
        (compare(["minimax"], [3, 12]), "game"),
    ]:
        with pytest.raises(plyscope.ComparisonError, match=told):
            whole + other
    one = compare(["minimax"], [3, 12])
    with pytest.raises(plyscope.ComparisonError, match="a single game"):
        one + one
    with pytest.raises(TypeError):
        whole + 3
    for text in ["", "{}", whole.json().replace('"trees": 100', '"trees": 101')]:
        with pytest.raises(plyscope.ComparisonError):
            Comparison.from_json(text)


@pytest.mark.parametrize("seeds", [range(5, 5), (9, 3), range(-3, 3), range(0, 10, 2)])
def test_seeds_are_a_range(seeds):
    with pytest.raises(plyscope.ComparisonError):
        compare(["minimax"], GAME, seeds)


def test_mistakes_say_what_is_wrong():
    with pytest.raises(plyscope.GameError, match="a sample needs a game with the option `seed`"):
        compare(["minimax"], "nim:3,2", range(9))
    with pytest.raises(plyscope.GameError, match="already has"):
        compare(["minimax"], "random:seed=3", range(9))
    with pytest.raises(plyscope.GameError, match="one game"):
        compare(["minimax"], TicTacToe(), range(9))
    with pytest.raises(plyscope.OptionError):
        compare(["minimax fail=hard"], GAME, range(9))
    with pytest.raises(plyscope.SearchError):
        compare(["maximin"], GAME, range(9))
    with pytest.raises(plyscope.ComparisonError):
        compare([], GAME, range(9))


def test_the_table_and_the_sums(whole):
    rows = whole.rows()
    nodes = rows[0]
    assert (nodes.search, nodes.count, nodes.trees) == ("alpha-beta", "nodes", 100)
    counts = [plyscope.run("alpha-beta", f"{GAME},seed={seed}").nodes for seed in ALL]
    mean = sum(counts) / 100
    error = (sum((count - mean) ** 2 for count in counts) / 99 / 100) ** 0.5
    assert nodes.sum == sum(counts) and nodes.mean == mean and abs(nodes.standard_error - error) < 1e-12
    assert compare(["minimax"], "nim:2,1").rows()[0].standard_error is None
    assert whole.disagreements == 0 and whole.other_values == dict.fromkeys(whole.searches, 0)


def test_searches_that_disagree():
    wrong = ["minimax", "sss-star depth=2"]
    both = compare(wrong, a_board, range(30))
    assert both.disagreements == 15 and len(both.first_disagreements) == 10
    assert both.first_disagreements[0].seed >= 0 and len(both.first_disagreements[0].values) == 2
    assert compare(wrong, a_board, range(30), client=ThreadPoolExecutor(2), size=3) == both


def test_times_are_there_if_they_are_asked_for():
    timed = compare(["minimax"], GAME, range(9), timed=True)
    assert [row.count for row in timed.rows()][-1] == "nanoseconds"
    with pytest.raises(plyscope.ComparisonError, match="times"):
        timed + compare(["minimax"], GAME, range(9, 12))


@pytest.mark.parametrize("size", [None, 1, 7, 1000])
def test_threads_and_processes_find_the_same(whole, size):
    with ThreadPoolExecutor(2) as threads:
        assert compare(SEARCHES, GAME, ALL, client=threads, size=size).json() == whole.json()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert compare(SEARCHES, GAME, ALL, client=processes, size=size, at_once=3).json() == whole.json()


def test_games_of_python_are_sent():
    here = {game: compare(["alpha-beta", "mtd"], game, range(6)) for game in (a_tree, a_board)}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        for game, wanted in here.items():
            assert compare(["alpha-beta", "mtd"], game, range(6), client=processes, size=2) == wanted
    assert here[a_tree].game == "a_tree"
    with ThreadPoolExecutor(2) as threads:
        assert compare(["alpha-beta", "mtd"], a_board, range(6), client=threads) == here[a_board]


class Flaky:
    """An executor whose workers are lost now and then, after their work."""

    def __init__(self, is_lost):
        self.is_lost, self.submitted = is_lost, []

    def submit(self, function, *arguments):
        future = Future()
        future.set_running_or_notify_cancel()
        number = len(self.submitted)
        self.submitted.append(arguments)

        def work():
            result = function(*arguments)
            if self.is_lost(number, *arguments[1:]):
                future.set_exception(ConnectionError("the worker is gone"))
            else:
                future.set_result(result)

        threading.Thread(target=work).start()
        return future


def test_what_is_lost_is_run_again_and_counted_once(whole):
    # Each other range is lost three times.
    flaky = Flaky(lambda _, start, stop, attempt: start % 2 and attempt < 3)
    assert compare(SEARCHES, GAME, ALL, client=flaky, size=9, at_once=4).json() == whole.json()
    ranges = [arguments[1:3] for arguments in flaky.submitted]
    assert len(ranges) == 12 + 3 * 6 and len(set(ranges)) == 12
    # No two calls are the same: a client may run equal calls once.
    assert len({arguments[1:] for arguments in flaky.submitted}) == len(ranges)


def test_what_is_lost_too_often_ends_it(tmp_path, whole):
    file = tmp_path / "sums.json"
    flaky = Flaky(lambda number, *_: number >= 4)
    with pytest.raises(plyscope.ComparisonError, match="were lost 4 times") as caught:
        compare(SEARCHES, GAME, ALL, client=flaky, size=9, at_once=1, file=file)
    assert isinstance(caught.value.__cause__, ConnectionError)
    # What was found is there, and a later call goes on with it.
    some = Comparison.from_json(file.read_text())
    assert some.seeds == (range(1, 37),)
    done = []
    assert compare(SEARCHES, GAME, ALL, file=file, progress=lambda *of: done.append(of)).json() == whole.json()
    assert done[-1] == (100, 100) and file.read_text() == whole.json()
    calls = []
    compare(SEARCHES, GAME, ALL, file=file, progress=lambda *of: calls.append(of))
    assert calls == [], "nothing is left"
    with pytest.raises(plyscope.ComparisonError, match="sums.json"):
        compare(["minimax"], GAME, ALL, file=file)


def test_gaps_of_a_file_are_filled(tmp_path, whole):
    file = tmp_path / "sums.json"
    parts = compare(SEARCHES, GAME, (10, 20)) + compare(SEARCHES, GAME, (50, 60)) + compare(SEARCHES, GAME, (100, 101))
    file.write_text(parts.json())
    with ThreadPoolExecutor(2) as threads:
        assert compare(SEARCHES, GAME, ALL, client=threads, file=file, size=7) == whole


def test_an_exception_of_a_game_is_not_run_again():
    with pytest.raises(Wrong):
        compare(["minimax"], a_mistake, range(9))
    flaky = Flaky(lambda *_: False)
    with pytest.raises(Wrong) as caught:
        compare(["minimax"], a_mistake, range(9), client=flaky, size=1, at_once=1)
    assert len(flaky.submitted) == 6
    assert "in a_mistake" in str(caught.value.__cause__)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes, pytest.raises(Wrong):
        compare(["minimax"], a_mistake, range(9), client=processes, size=2)


class Plain:
    """A client whose futures have a result, and nothing else."""

    def submit(self, function, *arguments):
        return type("Promise", (), {"result": staticmethod(lambda: function(*arguments))})


def test_a_future_needs_only_a_result(whole):
    assert compare(SEARCHES, GAME, ALL, client=Plain(), size=11) == whole


def test_ray_is_a_client(whole, monkeypatch):
    import sys
    import types

    def remote(**options):
        assert options == {"max_retries": 0}

        def wrapped(function):
            def call(*arguments):
                future = Future()
                future.set_result(function(*arguments))
                return types.SimpleNamespace(future=lambda: future)

            return types.SimpleNamespace(remote=call)

        return wrapped

    monkeypatch.setitem(sys.modules, "ray", types.SimpleNamespace(remote=remote))
    assert compare(SEARCHES, GAME, ALL, client=plyscope.Ray(), size=11) == whole


def test_progress_is_told():
    told = []
    compare(["minimax"], GAME, range(50), client=ThreadPoolExecutor(1), size=10, progress=lambda *of: told.append(of))
    assert told == [(count, 50) for count in (10, 20, 30, 40, 50)]


def test_it_becomes_a_table_of_others(whole):
    pandas = pytest.importorskip("pandas")
    frame = whole.to_pandas()
    assert list(frame.columns) == ["search", "count", "trees", "sum", "mean", "standard_error"]
    assert len(frame) == len(whole.rows()) and isinstance(frame, pandas.DataFrame)
    polars = pytest.importorskip("polars")
    assert whole.to_polars()["sum"].to_list() == [row.sum for row in whole.rows()]
    assert isinstance(whole.to_polars(), polars.DataFrame)
    assert json.loads(whole.json())["trees"] == 100


def test_it_is_drawn_with_its_errors(whole):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    axes = whole.plot("leaves", ax=pyplot.figure().add_subplot())
    leaves = [row for row in whole.rows() if row.count == "leaves"]
    assert [bar.get_height() for bar in axes.patches] == [row.mean for row in leaves]
    assert len(axes.containers) == 2, "bars, and bars of errors"
    with pytest.raises(plyscope.ComparisonError, match="there are nodes, leaves"):
        whole.plot("apples")
