"""What the package says of each search and game is what the command line says, to the letter."""

import json

import plyscope
import pytest

GAMES = [
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "tree:A:[B:[1,-2.5],C:[inf,[0,7]]]",
    "tree:max[A:2..9[3..5,4],B:0..7[1..2,6]]",
    "random:branching=3,depth=3,seed=7",
    "tic-tac-toe:XO./.X./..O",
    "nim:2,2",
    "tsp:random,cities=4,seed=2",
    "puzzle:1 2 3/4 5 6/7 . 8",
    "sum:{4|1}+{3|-2}",
    "players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]",
    "[?:[2,7],4]",
    "[[3,12],[2,4)]",
]
OPTIONS = {
    "alpha-beta": [{}, {"table": True, "fail": "hard"}, {"depth": 2}],
    "b-star": [{}, {"policy": "prove-best"}],
    "mcts": [{"iterations": 12, "seed": 3}],
    "mtd": [{}, {"start": 2}],
    "sss-star": [{}, {"purge": "children"}],
}
RUNS = [
    (entry.name, game, options)
    for entry in plyscope.searches()
    for game in GAMES
    for options in OPTIONS.get(entry.name, [{}])
]


def written(options):
    words = {True: "on", False: "off"}
    return [f"{name}={words.get(value, value)}" for name, value in options.items()]


@pytest.mark.parametrize("search, game, options", RUNS)
def test_a_trace_is_that_of_the_command_line(command_line, search, game, options):
    wanted, told, code = command_line("trace", "-a", search, "-g", game, *written(options))
    if code != 0:
        with pytest.raises(plyscope.PlyscopeError) as caught:
            plyscope.trace(search, game, **options)
        assert f"plyscope: {caught.value}\n" == told
        return
    trace = plyscope.trace(search, game, **options)
    assert trace == wanted
    # Step by step, events are the same lines; and the numbers of their nodes are those of `--numbers`.
    events = [event for events in plyscope.search(search, game, **options) for event in events]
    assert [event.json() for event in events] == trace.splitlines()[1:]
    numbers = command_line("trace", "--numbers", "-a", search, "-g", game, *written(options))[0].splitlines()[1:]
    for event, line in zip(events, numbers):
        wanted = json.loads(line).get("node")
        assert wanted is None or wanted == f"#{event.node.number}"
    # And what is found is in the last one.
    result = plyscope.run(search, game, **options)
    done = json.loads(trace.splitlines()[-1])
    assert (result.counts, result.line, result.best) == (done["counts"], done["line"], done["best"])
    assert result.events == done["t"] == len(events)
    assert plyscope.search(search, game, **options).run() == result
    assert len(result.moves) == (0 if result.line == "e" else result.line.count(".") + 1)


def test_every_search_plays_something():
    played = {name for name, game, _ in RUNS if _plays(name, game)}
    assert played == {entry.name for entry in plyscope.searches()}
    assert len(RUNS) > 150


def _plays(search, game):
    try:
        return bool(plyscope.run(search, game))
    except plyscope.PlyscopeError:
        return False


def test_a_search_is_gone_through_once():
    search = plyscope.search("alpha-beta fail=hard", [[3, 12, 8], [2, 4, 6]])
    assert (search.done, search.result, search.steps, search.nodes) == (False, None, 0, 1)
    first = search.step()
    assert [event.event for event in first] == ["enter", "expand"]
    assert first[1].children[1] == plyscope.events.Child(plyscope.Node("2", 2))
    assert first[0].node.number == 0 and first[0].alpha == float("-inf")
    rest = list(search)
    assert search.step() is None and search.step() is None and list(search) == []
    assert search.done and search.steps == len(rest) + 1 and search.nodes == 9
    assert search.result.value == 3 and search.result.move == "1"
    assert search.listing[0].startswith("ab(node")
    assert repr(search) == "<Search alpha-beta fail=hard of tree:[[3,12,8],[2,4,6]], done>"
    with pytest.raises(AttributeError):
        first[0].node = "2"


def test_names_of_moves_are_those_of_the_game():
    result = plyscope.run("alpha-beta", "tic-tac-toe:XX./OO./...")
    assert result.move == "c3" and result.value == 1
    assert plyscope.run("minimax", "tree:[A:3,B:12]").moves == ("B",)


def test_values_are_numbers_of_python():
    from fractions import Fraction
    from math import inf, isnan

    pig = plyscope.run("minimax", "pig:die=3", depth=2)
    assert isinstance(pig.value, (int, Fraction))
    half = plyscope.run("minimax", "tree:chance[1,2]")
    assert half.value == Fraction(3, 2) and isinstance(half.value, (float, Fraction))
    star = plyscope.run("b-star", "[A:2..9[3..5,4],B:0..7]")
    assert star.value is None and star.lower < star.upper
    unknown = plyscope.search("alpha-beta", "[?:[2,7],4]") if _plays("alpha-beta", "[?:[2,7],4]") else None
    assert unknown is None or any(isnan(event.value) for step in unknown for event in step if event.event == "evaluate")
    assert plyscope.run("minimax", [inf, 3]).value == inf
