# time. Nothing waits: a program has seconds.

from utime import *
from utime import ticks_ms as _ticks
from utime import time as _time


def perf_counter():
    return _ticks() / 1000


def perf_counter_ns():
    return _ticks() * 1000000


monotonic = process_time = thread_time = perf_counter
monotonic_ns = process_time_ns = perf_counter_ns


def sleep(seconds):
    pass
