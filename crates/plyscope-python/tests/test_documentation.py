"""Examples run, all that is public says what it is, and types are right."""

import doctest
import importlib
import importlib.metadata
import inspect
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import plyscope
import pytest

HERE = Path(__file__).parent
PACKAGE = Path(plyscope.__file__).parent
MODULES = [
    importlib.import_module(f"plyscope.{module.name}")
    for module in pkgutil.iter_modules([str(PACKAGE)])
    if not module.name.startswith("_") and module.name != "widget"
]


@pytest.mark.parametrize("module", [plyscope, *MODULES], ids=lambda module: module.__name__)
def test_examples_run(module):
    assert doctest.testmod(module).failed == 0


def test_functions_have_an_example():
    for name in ["search", "run", "trace", "draw", "check", "compare", "searches", "games"]:
        assert ">>>" in getattr(plyscope, name).__doc__, name


def test_everything_says_what_it_is():
    for name in plyscope.__all__:
        assert inspect.getdoc(getattr(plyscope, name)), name
    for kind in plyscope.Event.__subclasses__():
        assert kind.__doc__ and kind.event and kind.__name__ in plyscope.events.__all__, kind


def test_every_event_of_the_format_has_a_class():
    documentation = HERE.parents[2] / "docs/trace.md"
    if not documentation.exists():
        pytest.skip("the documentation isn't here")
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", documentation.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = {name for row in rows for name in re.findall(r"\w+", row)}
    assert kinds == {kind.event for kind in plyscope.Event.__subclasses__()}


def test_the_licences_and_the_notices_are_installed():
    installed = {Path(file).name for file in importlib.metadata.files("plyscope")}
    assert {"LICENSE-APACHE", "LICENSE-MIT", "NOTICE-crates.txt"} <= installed


def test_the_how_to_runs():
    documentation = HERE.parents[2] / "docs/python.md"
    if not documentation.exists():
        pytest.skip("the documentation isn't here")
    test = doctest.DocTestParser().get_doctest(documentation.read_text(encoding="utf-8"), {}, "python.md", None, 0)
    assert len(test.examples) > 10
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize(
    "command",
    [
        ["mypy", "--config-file", str(HERE.parent / "pyproject.toml"), "-p", "plyscope"],
        ["mypy", "--strict", str(HERE / "typed.py")],
        ["pyright", "--pythonpath", sys.executable, str(HERE / "typed.py")],
    ],
    ids=["the package", "a program, by mypy", "a program, by pyright"],
)
def test_types_are_right(command, tmp_path):
    pytest.importorskip(command[0])
    done = subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_that_are_wrong_are_found(tmp_path):
    pytest.importorskip("mypy")
    program = (HERE / "typed.py").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.py"
    wrong.write_text(program + '\nresult.value.lower()\nplyscope.draw("minimax", [3], at=1.5)\n', encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(wrong)], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "2.5" not in done.stdout and done.stdout.count("error:") >= 2, done.stdout
