"""Pictures are those of the command line."""

import plyscope
import pytest

GAMES = ["[[3,12,8],[2,4,6],[14,5,2]]", "tic-tac-toe:XO./.X./..O", "tree:[A:3,B:[1,2]]"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("search", ["alpha-beta", "sss-star"])
@pytest.mark.parametrize("at", [0, 3, "end"])
def test_a_drawing_is_that_of_the_command_line(command_line, search, game, at):
    drawing = plyscope.draw(search, game, at=at)
    for kind, text in [("svg", drawing.svg), ("tikz", drawing.tikz)]:
        assert command_line("draw", "-a", search, "-g", game, "--at", str(at), "--format", kind)[0] == text
    assert drawing._repr_svg_() == drawing.svg
    assert drawing.step == (drawing.steps if at == "end" else at)


def test_the_size_and_what_is_drawn_over_it(command_line):
    drawing = plyscope.draw("alpha-beta", GAMES[0], width=500, height=300, overlays=["line"], fail="hard")
    asked = ["-a", "alpha-beta", "fail=hard", "-g", GAMES[0], "--width", "500", "--height", "300", "--overlay", "line"]
    for kind, text in [("svg", drawing.svg), ("tikz", drawing.tikz)]:
        assert command_line("draw", *asked, "--format", kind)[0] == text
