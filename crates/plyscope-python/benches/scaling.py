"""Comparisons on workers of Dask: what a task costs, two workers beside one, and the memory that ten million trees take.

    pip install "dask[distributed]"
    python benches/scaling.py

The workers are processes of this machine with one thread each. What is compared runs in turns, and of each the best of
some runs counts. The load of the machine is that of `uptime`: with less than two idle cores, the times of two workers say little.
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable

import plyscope
from plyscope.comparisons import TASK

SEARCHES = ["alpha-beta", "sss-star"]
GAME = "random:depth=7"
#: Few tasks are sent ahead, so that tasks have their usual size in a comparison of less than a minute.
AHEAD = 4
RUNS = 3
#: Trees of four leaves.
SMALL = "random:branching=2,depth=2"


class Counted:
    """A client, with the number of tasks that it was given."""

    def __init__(self, client):
        self.client, self.tasks = client, 0

    def submit(self, function, *arguments):
        self.tasks += 1
        return self.client.submit(function, *arguments)


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def megabytes() -> float:
    """The most memory that this process has had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def load() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def scaling(one, two) -> None:
    trees = round(30 / seconds(lambda: plyscope.compare(SEARCHES, GAME, range(4000))) * 4000)
    print(f"\n{trees} trees of {GAME}, by {' and '.join(SEARCHES)}; {load()}")
    clients = {"without a client": None, "one worker": Counted(one), "two workers": Counted(two)}
    best = dict.fromkeys(clients, float("inf"))
    results = set()
    for _ in range(RUNS):
        for name, client in clients.items():
            if client is not None:
                client.tasks = 0

            def run(client=client):
                results.add(plyscope.compare(SEARCHES, GAME, range(trees), client=client, at_once=AHEAD))

            best[name] = min(best[name], seconds(run))
    assert len(results) == 1, "sums depend on who makes them"
    for name, took in best.items():
        tasks = f"{clients[name].tasks} tasks" if clients[name] else ""
        print(f"  {name:20} {took:8.2f} s  {tasks}")
    more = best["one worker"] / best["without a client"] - 1
    print(f"  one worker takes {more:+.1%} of the time without a client, two are {best['one worker'] / best['two workers']:.2f} x as fast as one")


def overhead(one) -> None:
    count = 500
    here = min(seconds(lambda: plyscope.compare(["minimax"], SMALL, range(count))) for _ in range(RUNS))
    # Each task is sent when the one before is back: nothing of it is hidden behind the work of others.
    sent = min(
        seconds(lambda: plyscope.compare(["minimax"], SMALL, range(count), client=one, size=1, at_once=1)) for _ in range(RUNS)
    )
    # The trial, by which the size of a task is found, is not part of it: the size is given.
    each = (sent - here) / count
    print(f"\nA task costs {each * 1e3:.1f} ms besides its work, {each / TASK:.2%} of the {TASK:g} s that one usually takes; {load()}")


def memory(client, name: str, trees: int = 10**7) -> None:
    marks = [trees // 100, trees // 10, trees]
    print(f"\n{trees} trees of {SMALL} by alpha-beta, {name}; {load()}")
    begin = time.perf_counter()

    def progress(done: int, _: int) -> None:
        while marks and done >= marks[0]:
            held = f"{megabytes():7.1f} MB here"
            if client is not None:
                held += "".join(f", {peak:.1f} MB in a worker" for peak in client.run(megabytes).values())
            print(f"  {time.perf_counter() - begin:7.1f} s {marks.pop(0):>9} trees, at most {held}")

    total = plyscope.compare(["alpha-beta"], SMALL, range(trees), client=client, progress=progress)
    assert total.trees == trees


def main() -> None:
    from dask.distributed import Client, LocalCluster

    def cluster(workers: int):
        return LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0")

    memory(None, "without a client")
    with cluster(1) as small, cluster(2) as large, Client(small) as one, Client(large) as two:
        overhead(one)
        scaling(one, two)
        memory(two, "on two workers")


if __name__ == "__main__":
    main()
