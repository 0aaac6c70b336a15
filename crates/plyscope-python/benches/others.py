"""Alpha-beta from Python, beside that of OpenSpiel and of easyAI, on the same games to the same depth.

    pip install open_spiel easyAI
    python benches/others.py

Each line has the seconds, the best of some runs, how many leaves were evaluated where that is known, and how many times
the seconds of the first line of its game that is. Leaves differ where a program's moves have another order, or its
values another scale: OpenSpiel's are those of the same search.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import plyscope

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from written import TicTacToe  # noqa: E402


def seconds(work: Callable[[], object], runs: int) -> float:
    best = float("inf")
    for _ in range(runs):
        begin = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begin)
    return best


class ConnectFour:
    """Connect four as a program in Python might have it: columns of text, X first. No position repeats a search."""

    start = ("",) * 7
    range = (-1, 1)

    def player(self, columns):
        return "max" if sum(map(len, columns)) % 2 == 0 else "min"

    def moves(self, columns):
        return [] if self.winner(columns) else [at for at in range(7) if len(columns[at]) < 6]

    def play(self, columns, at):
        disc = "X" if self.player(columns) == "max" else "O"
        return (*columns[:at], columns[at] + disc, *columns[at + 1 :])

    def value(self, columns):
        return {None: 0, "X": 1, "O": -1}[self.winner(columns)]

    def winner(self, columns):
        def at(x, y):
            return columns[x][y] if 0 <= x < 7 and 0 <= y < len(columns[x]) else None

        for x in range(7):
            for y in range(len(columns[x])):
                for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                    if all(at(x + n * dx, y + n * dy) == columns[x][y] for n in range(4)):
                        return columns[x][y]
        return None


def ours(game, **options):
    return lambda: plyscope.run("alpha-beta", game, **options)


def spiel_loaded(name):
    import pyspiel

    if name == "python_tic_tac_toe":
        # The import adds it to the games.
        from open_spiel.python.games import tic_tac_toe  # noqa: F401
    return pyspiel.load_game(name)


def spiel(name, depth):
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    game = spiel_loaded(name)
    return lambda: alpha_beta_search(game, value_function=lambda _: 0.0, maximum_depth=depth)


def spiel_leaves(name, depth):
    from open_spiel.python.algorithms import minimax

    leaves = 0

    class Counting:
        """A state that counts the ends of the game."""

        def __init__(self, state):
            self.state = state

        def is_terminal(self):
            nonlocal leaves
            leaves += self.state.is_terminal()
            return self.state.is_terminal()

        def clone(self):
            return Counting(self.state.clone())

        def __getattr__(self, name):
            return getattr(self.state, name)

    def value(_):
        nonlocal leaves
        leaves += 1
        return 0.0

    state = Counting(spiel_loaded(name).new_initial_state())
    minimax._alpha_beta(state, depth, -float("inf"), float("inf"), value, 0)
    return leaves


def easy(module, depth):
    import importlib

    from easyAI import Negamax

    name = {"TicTacToe": "TicTacToe", "ConnectFour": "ConnectFour"}[module]
    kind = getattr(importlib.import_module(f"easyAI.games.{module}"), name)
    return lambda: Negamax(depth)(kind([None, None]))


def table(title, rows):
    print(f"\n{title}")
    first = None
    for name, work, leaves, runs in rows:
        try:
            ready = work()
            counted = leaves(ready) if leaves else ""
        except Exception as error:
            print(f"  {name:58} not measured: {error!r}")
            continue
        took = seconds(ready, runs)
        first = first or took
        print(f"  {name:58} {took:10.4f} s {counted:>9} leaves {took / first:9.1f} x")


def main():
    count = lambda ready: ready().leaves  # noqa: E731
    table(
        "Tic-tac-toe to its end",
        [
            ("plyscope, its own game", lambda: ours("tic-tac-toe"), count, 9),
            ("plyscope, the game in Python", lambda: ours(TicTacToe()), count, 5),
            ("plyscope, the game in Python, a new object for each run", lambda: lambda: ours(TicTacToe())(), count, 5),
            ("plyscope, the game of OpenSpiel", lambda: spiel_game("tic_tac_toe"), count, 3),
            ("OpenSpiel, alpha_beta_search", lambda: spiel("tic_tac_toe", 9), lambda _: spiel_leaves("tic_tac_toe", 9), 3),
            ("plyscope, OpenSpiel's game in Python", lambda: spiel_game("python_tic_tac_toe"), count, 3),
            (
                "OpenSpiel, alpha_beta_search, its game in Python",
                lambda: spiel("python_tic_tac_toe", 9),
                lambda _: spiel_leaves("python_tic_tac_toe", 9),
                3,
            ),
            ("easyAI, Negamax", lambda: easy("TicTacToe", 9), None, 3),
        ],
    )
    table(
        "Connect four, 8 plies, no evaluation",
        [
            ("plyscope, its own game", lambda: ours("connect-four:evaluation=zero", depth=8), count, 9),
            ("plyscope, the game in Python", lambda: ours(ConnectFour(), depth=8), count, 3),
            ("plyscope, the game of OpenSpiel", lambda: spiel_game("connect_four", depth=8), count, 3),
            ("OpenSpiel, alpha_beta_search", lambda: spiel("connect_four", 8), lambda _: spiel_leaves("connect_four", 8), 3),
            ("easyAI, Negamax", lambda: easy("ConnectFour", 8), None, 1),
        ],
    )


def spiel_game(name, **options):
    return ours(spiel_loaded(name), **options)


if __name__ == "__main__":
    main()
