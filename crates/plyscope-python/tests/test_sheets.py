"""Sheets are those of the command line."""

from __future__ import annotations

import json
import pytest

import plyscope


@pytest.mark.parametrize("language", ["en", "it", "nb", "sk"])
def test_a_sheet_of_a_game(language: str, command_line) -> None:
    tree = "[[3,12,8],[2,4,6],[14,5,2]]"
    words = ["-a", "alpha-beta", "-g", tree, "--language", language]
    sheets = plyscope.sheet("alpha-beta", tree, language=language)
    assert sheets.html == command_line("sheet", *words)[0]
    assert sheets.html_key == command_line("sheet", *words, "--key")[0]
    assert sheets.latex == command_line("sheet", *words, "--format", "latex")[0]
    assert sheets.latex_key == command_line("sheet", *words, "--format", "latex", "--key")[0]
    assert list(sheets.exercises) == json.loads(command_line("sheet", *words, "--format", "json")[0])
    assert sheets._repr_html_() == sheets.html


def test_a_class_set(command_line) -> None:
    words = ["-a", "sss-star", "--plies", "4", "--children", "2", "--with", "purges=1..", "--count", "5", "--seed", "7"]
    sheets = plyscope.sheet("sss-star", plies=4, children=(2, 2), wishes={"purges": "1.."}, count=5, seed=7)
    assert sheets.html == command_line("sheet", *words)[0]
    assert list(sheets.exercises) == json.loads(command_line("sheet", *words, "--format", "json")[0])
    assert len({exercise["game"] for exercise in sheets.exercises}) == 5
    assert all(exercise["features"]["purges"] >= 1 for exercise in sheets.exercises)


def test_what_can_not_be_made() -> None:
    with pytest.raises(ValueError, match="deep-cuts=2"):
        plyscope.sheet("alpha-beta", wishes={"deep-cuts": "often"})
    with pytest.raises(ValueError, match="there is no language de: en, it, nb, sk"):
        plyscope.sheet("alpha-beta", [3, 12], language="de")
    with pytest.raises(plyscope.SearchError):
        plyscope.sheet("alpha-beta", plies=1, wishes={"deep-cuts": 3})
    with pytest.raises(plyscope.SearchError, match="more than 1000 steps"):
        plyscope.sheet("minimax", "random:branching=4,depth=6")
    with pytest.raises(plyscope.GameError):
        plyscope.sheet("minimax", "[3,")

    class Game:
        start = 0

        def moves(self, state: int) -> list[int]:
            return []

        def play(self, state: int, move: int) -> int:
            return state

        def value(self, state: int) -> int:
            return 1

    with pytest.raises(plyscope.GameError, match="written as text"):
        plyscope.sheet("minimax", Game())
