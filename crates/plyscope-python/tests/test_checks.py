"""What `check` finds is what the command line finds."""

import json
from dataclasses import asdict

import plyscope
import pytest
from written import TicTacToe

TREE = [[3, 12, 8], [2, 4, 6], [3, 5, 2]]


def alpha_beta(node, alpha, beta, is_max, leaves, stops):
    if not isinstance(node, list):
        leaves.append(node)
        return node
    best = float("-inf") if is_max else float("inf")
    for child in node:
        value = alpha_beta(child, alpha, beta, not is_max, leaves, stops)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if stops(alpha, beta):
            break
    return best


def leaves(stops):
    seen = []
    alpha_beta(TREE, float("-inf"), float("inf"), True, seen, stops)
    return seen


def test_a_program_that_is_right():
    checked = plyscope.check(leaves(lambda alpha, beta: alpha >= beta), "alpha-beta", TREE)
    assert checked.ok and checked.difference is None and checked.agrees == () and checked.leaves == 5
    assert [part.about for part in checked.parts] == ["leaves"]


@pytest.mark.parametrize("stops", [lambda alpha, beta: alpha > beta, lambda *_: False, lambda *_: True])
def test_the_first_difference_is_that_of_the_command_line(command_line, tmp_path, stops):
    said = leaves(stops)
    file = tmp_path / "said.txt"
    file.write_text("\n".join(map(str, said)))
    told = command_line("check", "-a", "alpha-beta", "-g", str(TREE), "--trace", str(file), "--format", "json")[0]
    wanted = json.loads(told)
    checked = plyscope.check(said, "alpha-beta", TREE)
    assert not checked.ok
    assert asdict(checked.difference) == wanted["difference"]
    assert [dict(options) for options in checked.agrees] == [dict(options) for options in wanted["agrees"]]
    assert [", ".join(one.mistakes) for one in checked.explained] == [one["mistakes"] for one in wanted["explained"]]
    assert checked.said == wanted["said"]


def test_events_text_and_values_are_read():
    steps = list(plyscope.search("alpha-beta", TREE))
    flat = [event for events in steps for event in events]
    for said in [steps, flat, plyscope.trace("alpha-beta", TREE), [event.json() for event in flat], "3 12 8 2 3"]:
        assert plyscope.check(said, "alpha-beta", TREE).ok
    assert not plyscope.check(flat, "alpha-beta", TREE, fail="hard").ok


def test_a_game_of_python_is_checked_too():
    game = TicTacToe("XO..X....")
    steps = plyscope.search("alpha-beta", TicTacToe("XO..X...."))
    assert plyscope.check(steps, "alpha-beta", game).ok
