"""OPEN after each step, against what the events say of it."""

import random

import plyscope
import pytest
from plyscope.events import Pop, Purge, Push


def tree(dice, plies):
    if plies == 0 or (plies < 3 and dice.random() < 0.15):
        return dice.randrange(6)
    return [tree(dice, plies - 1) for _ in range(dice.randrange(1, 4))]


def place(state, sign):
    """Where a state stands: the greatest merit first, which is the least for DUAL*, then from left to right."""
    path = [] if state.node == "e" else [int(step) for step in state.node.split(".")]
    return -sign * state.merit, path


@pytest.mark.parametrize("purge", ["descendants", "children"])
@pytest.mark.parametrize("search, sign", [("sss-star", 1), ("dual-star", -1)])
def test_open_is_what_the_events_leave_in_it(search, sign, purge):
    dice = random.Random(11)
    lengths, several = [], 0
    for number in range(60):
        game = [tree(dice, 3 + number % 3), tree(dice, 3)]
        steps = plyscope.search(search, game, purge=purge)
        assert [(state.node, state.status) for state in steps.open] == [("e", "live")]
        expected = []
        for events in steps:
            for event in events:
                if isinstance(event, Push):
                    expected.append(plyscope.OpenState(event.node, event.status, event.merit))
                elif isinstance(event, Pop):
                    # The oldest of several states of a node.
                    expected.sort(key=lambda state: place(state, sign))
                    assert expected.pop(0) == plyscope.OpenState(event.node, event.status, event.merit)
                elif isinstance(event, Purge):
                    for node in event.nodes:
                        gone = next(state for state in expected if state.node == node)
                        expected.remove(gone)
            expected.sort(key=lambda state: place(state, sign))
            assert list(steps.open) == expected
            assert [state.node.number for state in steps.open] == [state.node.number for state in expected]
            lengths.append(len(expected))
            several += len({state.node for state in expected}) < len(expected)
        assert steps.done and steps.open is not None
    assert max(lengths) > 5 and (several > 0) == (purge == "children")


def test_open_after_a_run_has_its_nodes():
    steps = plyscope.search("sss-star purge=children", "random:depth=5,seed=3")
    steps.run()
    assert all(state.node.count(".") < 5 for state in steps.open)


def test_open_of_a_game_of_python():
    from written import Subtraction

    steps = plyscope.search("sss-star", Subtraction(5))
    steps.step()
    assert [(state.node, state.merit) for state in steps.open] == [(str(child), float("inf")) for child in (1, 2, 3)]


def test_other_searches_keep_no_open():
    for entry in plyscope.searches():
        if entry.name in ("branch-and-bound", "max-n"):
            continue
        kept = plyscope.search(entry.name, [[3, 12], [2, 4]]).open
        assert (kept is None) == (entry.name not in ("sss-star", "dual-star")), entry.name
