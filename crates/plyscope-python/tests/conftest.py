"""What the tests have in common: the wheel is installed, and `PLYSCOPE` is the command line."""

import os
import subprocess

import pytest


@pytest.fixture(scope="session")
def command_line():
    """Runs the command line, and returns its standard output, standard error and exit code."""
    program = os.environ.get("PLYSCOPE")
    if not program:
        pytest.skip("PLYSCOPE is not set to the command line")

    def run(*arguments):
        done = subprocess.run([program, *arguments], capture_output=True, text=True, encoding="utf-8", check=False)
        return done.stdout, done.stderr, done.returncode

    return run
