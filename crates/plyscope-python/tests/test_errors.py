"""Mistakes are exceptions of the package, with their place."""

import pickle
import random

import plyscope
import pytest


def test_a_text_that_is_no_game_says_where():
    text = "[[Ж:3,12,8],\n [2,4,6)]"
    with pytest.raises(plyscope.GameError) as caught:
        plyscope.run("alpha-beta", text)
    error = caught.value
    assert isinstance(error, ValueError) and isinstance(error, plyscope.PlyscopeError)
    assert (error.line, error.column, text[slice(*error.at)]) == (2, 8, ")")
    assert str(error).startswith("line 2, column 8: expected `]`, a comma or a space, found `)`")
    again = pickle.loads(pickle.dumps(error))
    assert (again.at, str(again)) == (error.at, str(error))


def test_a_search_or_an_option_that_is_none():
    with pytest.raises(plyscope.SearchError, match="alpha-beta"):
        plyscope.run("alpha-betta", [3, 12])
    with pytest.raises(plyscope.SearchError):
        plyscope.run("", [3, 12])
    with pytest.raises(plyscope.SearchError):
        plyscope.run(None, [3, 12])
    for wrong in [lambda: plyscope.run("alpha-beta", [3], fail="harsh"), lambda: plyscope.trace("alpha-beta fail=harsh", [3])]:
        with pytest.raises(plyscope.OptionError) as caught:
            wrong()
        assert caught.value.option == "fail"
    with pytest.raises(plyscope.OptionError, match="name=value"):
        plyscope.run("alpha-beta fail", [3])
    with pytest.raises(plyscope.PlyscopeError):
        plyscope.run("branch-and-bound", [[3, 12], [2, 4]], bound="held-karp")


def test_options_are_text_numbers_and_words():
    game = "random:depth=5,seed=3"
    for one, other in [
        ({"table": True}, "table=on"),
        ({"null_windows": "off"}, "null-windows=off"),
        ({"window": range(-5, 5)}, "window=-5..5"),
        ({"depth": 3}, "depth=3"),
    ]:
        searches = [entry.name for entry in plyscope.searches() for it in entry.options if it.name == other.split("=")[0]]
        assert plyscope.trace(searches[0], game, **one) == plyscope.trace(f"{searches[0]} {other}", game)
    assert plyscope.trace(("alpha-beta", {"table": True}), game) == plyscope.trace("alpha-beta", game, table=True)


def test_no_text_is_more_than_an_error():
    dice = random.Random(3)
    letters = "[](){}0123456789,:.-?/ abcXO\"'\n\\é∞"
    names = [entry.name for entry in plyscope.games()]
    for _ in range(3_000):
        text = "".join(dice.choice(letters) for _ in range(dice.randrange(12)))
        if dice.random() < 0.4:
            text = f"{dice.choice(names)}:{text}"
        try:
            plyscope.search(dice.choice(["minimax", "alpha-beta", "sss-star"]), text, depth=2)
        except plyscope.PlyscopeError:
            pass


@pytest.mark.parametrize(
    "call, error",
    [
        (lambda: plyscope.draw("minimax", [3], at=99), IndexError),
        (lambda: plyscope.draw("minimax", [3], at=-1), IndexError),
        (lambda: plyscope.draw("minimax", [3], at="middle"), ValueError),
        (lambda: plyscope.draw("minimax", [3], overlays=["paint"]), ValueError),
        (lambda: plyscope.check("", "minimax", [3]), plyscope.TraceError),
        (lambda: plyscope.check("leaf leaf leaf leaf", "minimax", [3]), plyscope.TraceError),
        (lambda: plyscope.check("3", "minimax", "[3"), plyscope.GameError),
        (lambda: plyscope.nothing, AttributeError),
    ],
)
def test_other_mistakes(call, error):
    with pytest.raises(error):
        call()


def test_all_names_are_there_for_a_star():
    names = {}
    exec("from plyscope import *", names)
    assert names["run"] is plyscope.run


def test_the_widget_needs_anywidget():
    try:
        import anywidget  # noqa: F401
    except ImportError:
        with pytest.raises(ImportError, match=r"plyscope\[widget\]"):
            plyscope.Plyscope
