# What MicroPython's math lacks.

from math import *
from math import sqrt


def gcd(*numbers):
    made = 0
    for number in numbers:
        a, b = abs(made), abs(number)
        while b:
            a, b = b, a % b
        made = a
    return made


def lcm(*numbers):
    made = 1
    for number in numbers:
        if number == 0:
            return 0
        made = abs(made * number) // gcd(made, number)
    return made


def prod(iterable, *, start=1):
    for item in iterable:
        start *= item
    return start


def perm(n, k=None):
    k = n if k is None else k
    return prod(range(n - k + 1, n + 1)) if k <= n else 0


def comb(n, k):
    if k > n:
        return 0
    made = 1
    for i in range(min(k, n - k)):
        made = made * (n - i) // (i + 1)
    return made


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    made = n
    while made * made > n:
        made = (made + n // made) // 2
    return made


def hypot(*parts):
    return sqrt(sum([part * part for part in parts]))


def dist(p, q):
    return hypot(*[a - b for a, b in zip(p, q)])


def fsum(iterable):
    return sum(iterable) + 0.0
