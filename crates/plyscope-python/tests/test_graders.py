"""The examples for systems that grade which call the package, in `examples/graders`, as those call them."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import uuid
from pathlib import Path

import plyscope
import pytest

EXAMPLES = Path(__file__).resolve().parents[3] / "examples/graders"
pytestmark = pytest.mark.skipif(not EXAMPLES.exists(), reason="the examples aren't here")
SHEET = EXAMPLES / "prairielearn-sheet"
NOTEBOOK = EXAMPLES / "nbgrader/source/alpha-beta/alpha-beta.ipynb"


def server():
    spec = importlib.util.spec_from_file_location("server", SHEET / "server.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def variant(seed):
    """A variant of the question, with the dictionary that PrairieLearn hands over."""
    names = ["params", "correct_answers", "submitted_answers", "format_errors", "partial_scores", "feedback"]
    data = {**{name: {} for name in names}, "score": 0, "variant_seed": seed}
    server().generate(data)
    # It is kept as JSON.
    return json.loads(json.dumps(data))


def graded(data, **answers):
    """What PrairieLearn does with an answer: the elements, which compare, before the question."""
    data = json.loads(json.dumps({**data, "submitted_answers": answers}))
    server().parse(data)
    if data["format_errors"]:
        return data
    for name, weight in [("leaves", 2), ("value", 1), ("move", 1)]:
        data["partial_scores"][name] = {"score": float(answers.get(name) == data["correct_answers"][name]), "weight": weight}
    server().grade(data)
    return json.loads(json.dumps(data))


def test_a_right_answer_has_all_points_and_a_mistake_is_named():
    named = set()
    for seed in range(40):
        data = variant(seed)
        right = data["correct_answers"]
        assert graded(data, **right)["score"] == 1.0
        assert graded(data, **{**right, "leaves": right["leaves"].replace(" ", ", ")})["score"] == 1.0
        assert graded(data, **{**right, "move": 9})["score"] == 0.75
        # Without a cut.
        all_leaves = " ".join(re.findall(r"\d+", data["params"]["game"]))
        wrong = graded(data, **{**right, "leaves": all_leaves})
        assert wrong["score"] == 0.5 and "no-cut" in wrong["feedback"]["leaves"], wrong["feedback"]
        named.add(wrong["feedback"]["leaves"].split(".")[0])
        short = graded(data, **{**right, "leaves": right["leaves"].rsplit(" ", 1)[0]})
        assert short["score"] == 0.5 and "more than" in short["feedback"]["leaves"]
        assert graded(data, leaves="")["score"] == 0.0
    assert len(named) > 3


def test_variants_have_trees_of_their_own_with_cuts_and_without_equal_leaves():
    games = [variant(seed)["params"]["game"] for seed in range(40)]
    assert len(set(games)) == 40 and variant(7)["params"] == variant(7)["params"]
    for game in games:
        leaves = re.findall(r"\d+", game)
        assert len(leaves) == len(set(leaves)) and plyscope.run("alpha-beta", game).counts["cutoffs"] >= 2


def test_an_answer_that_cannot_be_read_is_no_attempt():
    data = graded(variant(1), leaves="3 twelve")
    assert data["format_errors"] == {"leaves": "Write numbers with spaces between them: twelve is none."}
    assert graded(variant(1), leaves="-3, 12")["format_errors"] == {}


def test_the_page_of_the_question_has_what_the_program_makes():
    page, data = (SHEET / "question.html").read_text(encoding="utf-8"), variant(1)
    assert set(re.findall(r'answers-name="(\w+)"', page)) == set(data["correct_answers"])
    for group, name in re.findall(r"\{\{\{?#?(\w+)\.(\w+)", page):
        assert group == "feedback" or name in data[group], (group, name)
    assert data["params"]["picture"].startswith("<svg")
    info = json.loads((SHEET / "info.json").read_text(encoding="utf-8"))
    uuid.UUID(info["uuid"])
    assert info["type"] == "v3" and {"title", "topic"} <= set(info)


def cells():
    return json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]


#: Another text in the solution, and what the marking says of it.
WRONG = [
    ("if alpha >= beta:", "if False:", "It looks like no-cut"),
    ("if alpha >= beta:", "if alpha > beta:", "leaf"),
    ("alpha = max(alpha, value)", "pass", "leaf"),
    ("return value", "return value + 1", "is worth"),
    ("looked_at.append(tree)", "pass", "leaf 1 is"),
]


def run_cells(change=None):
    names = {}
    for cell in cells():
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            if change and "SOLUTION" in text:
                assert change[0] in text
                text = text.replace(*change)
            exec(compile(text, cell["id"], "exec"), names)


def test_the_notebook_takes_its_solution():
    run_cells()


@pytest.mark.parametrize("old, new, told", WRONG)
def test_the_notebook_refuses_another_search(old, new, told):
    with pytest.raises(AssertionError) as caught:
        run_cells((old, new))
    assert told in str(caught.value)


def test_the_cells_are_those_of_nbgrader():
    ids = [cell["metadata"]["nbgrader"]["grade_id"] for cell in cells()]
    assert len(set(ids)) == len(ids)
    graded_cells = [cell["metadata"]["nbgrader"] for cell in cells() if cell["metadata"]["nbgrader"]["grade"]]
    assert sum(cell["points"] for cell in graded_cells) == 4 and all(cell["locked"] for cell in graded_cells)


@pytest.mark.skipif(not os.environ.get("PLYSCOPE_LONG"), reason="a kernel is started for each submission")
def test_nbgrader_grades_the_notebook(tmp_path):
    pytest.importorskip("nbgrader")
    course = tmp_path / "course"
    shutil.copytree(EXAMPLES / "nbgrader", course)

    def nbgrader(*words):
        done = subprocess.run([sys.executable, "-m", "nbgrader", *words], cwd=course, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    nbgrader("generate_assignment", "alpha-beta")
    released = (course / "release/alpha-beta/alpha-beta.ipynb").read_text(encoding="utf-8")
    assert "raise NotImplementedError" in released and "HIDDEN" not in released and "looked_at.append" not in released
    source = NOTEBOOK.read_text(encoding="utf-8")
    # The hidden trees show what the one in the notebook doesn't.
    for student, change in [("right", None), ("no-cut", WRONG[0]), ("strict", WRONG[1])]:
        folder = course / "submitted" / student / "alpha-beta"
        folder.mkdir(parents=True)
        text = source if change is None else source.replace(change[0], change[1])
        (folder / "alpha-beta.ipynb").write_text(text, encoding="utf-8")
    nbgrader("autograde", "alpha-beta")
    nbgrader("export")
    lines = (course / "grades.csv").read_text(encoding="utf-8").splitlines()
    at = lines[0].split(",")
    scores = {row[at.index("student_id")]: float(row[at.index("score")]) for row in (line.split(",") for line in lines[1:])}
    assert scores["right"] == 4 and scores["no-cut"] == 0 and scores["strict"] < 4
