# platform.


def system():
    return "MicroPython"


def python_version():
    return "3.4"
