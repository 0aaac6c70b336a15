# What MicroPython's os lacks. A program has no system here.

from os import *

name = "posix"
environ = {}


def system(command):
    return 0
