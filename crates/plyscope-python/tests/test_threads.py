"""Python's lock is let go, Ctrl-C ends a search, and memory is what it should be."""

import os
import signal
import subprocess
import sys
import threading
import time

import plyscope
import pytest

#: A search of some seconds.
LONG = ("minimax", "random:branching=4,depth=11,seed=1")


def sevens(plies):
    """A tree with four children at each node, and 7 at each leaf."""
    return "7" if plies == 0 else f"[{','.join([sevens(plies - 1)] * 4)}]"


def while_it_runs(work):
    """Counts how often this thread has its turn while another one works."""
    thread, turns = threading.Thread(target=work), 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    thread.join()
    return turns


@pytest.mark.parametrize(
    "work",
    [
        lambda: plyscope.run(*LONG),
        lambda: plyscope.search(*LONG).run(),
        lambda: plyscope.trace("minimax", "random:branching=4,depth=7,seed=1"),
        lambda: plyscope.check("7 " * 4**8, "minimax", sevens(8)),
        lambda: plyscope.compare(["alpha-beta"], "random:depth=9", range(3_000)),
    ],
)
def test_other_threads_have_their_turn(work):
    begin = time.monotonic()
    turns = while_it_runs(work)
    seconds = time.monotonic() - begin
    # With the lock held, there would be one or two.
    assert seconds < 0.05 or turns > seconds * 200


INTERRUPTED = """
import sys, time, plyscope
sys.path.insert(0, {tests!r})
from written import TicTacToe
from test_threads import sevens
class Draw(TicTacToe):
    value = lambda self, board: 0
print("ready", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are other signals")
@pytest.mark.parametrize(
    "work",
    [
        'plyscope.run("minimax", "random:branching=4,depth=14,seed=1")',
        'plyscope.run("b-star", "connect-four")',
        'plyscope.search("minimax", "random:branching=4,depth=14,seed=1").run()',
        'plyscope.compare(["minimax"], "random:branching=4,depth=14", range(9))',
        'plyscope.run("mcts", TicTacToe(), iterations=1000000)',
        'plyscope.check("7 " * 4**9, "minimax", sevens(9))',
        'plyscope.check([1], "b-star", "connect-four")',
        'plyscope.check("0 " * 500_000, "minimax", Draw())',
    ],
)
def test_ctrl_c_ends_it(work):
    program = INTERRUPTED.format(tests=os.path.dirname(__file__), work=work)
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        begin = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"
        assert time.monotonic() - begin < 1.0
    finally:
        process.kill()
        process.wait()


MEMORY = """
import resource, plyscope
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
{first}
before = peak()
{then}
print(peak() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak of memory is counted in other units")
@pytest.mark.parametrize(
    "first, then",
    [
        ('plyscope.compare(["alpha-beta"], "random:depth=5", range(500))', 'plyscope.compare(["alpha-beta"], "random:depth=5", range(20_000))'),
        (
            'for _ in range(200): plyscope.run("alpha-beta", [[3, 12], [2, 4]])',
            'for _ in range(20_000): plyscope.run("alpha-beta", [[3, 12], [2, 4]])',
        ),
        (
            'for _ in range(20): sum(len(step) for step in plyscope.search("alpha-beta", "random:depth=5"))',
            'for _ in range(600): sum(len(step) for step in plyscope.search("alpha-beta", "random:depth=5"))',
        ),
    ],
)
def test_memory_does_not_grow(first, then):
    done = subprocess.run([sys.executable, "-c", MEMORY.format(first=first, then=then)], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 3.0, "megabytes"


def test_games_and_searches_are_given_back():
    import gc
    import weakref

    from written import TicTacToe

    game = TicTacToe("XO..X....")
    gone = weakref.ref(game)
    search = plyscope.search("alpha-beta", game)
    search.run()
    del game, search
    gc.collect()
    assert gone() is None
