// The modules of Python that the page brings along do what those of Python do: the same programs print the same in both.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { MODULES } from "../../web/js/program/modules.js";
import { runInNode } from "./programs.mjs";

/** @type {Record<string, string>} */
const PROGRAMS = {
  typing: `
from __future__ import annotations
import typing
from typing import Any, Callable, Dict, Generic, List, NamedTuple, Optional, Tuple, TypeVar, Union, cast
Vector = List[float]
Table = Dict[str, Tuple[int, Optional[float]]]
T = TypeVar("T")
class Box(Generic[T]):
    def __init__(self, item: T) -> None:
        self.item = item
def f(x: Union[int, str], g: Callable[[int], int]) -> Optional[Vector]:
    y: Any = g(cast(int, x))
    return [y]
print(f(3, lambda n: n + 1), Box(4).item, typing.TYPE_CHECKING)
class Move(NamedTuple):
    """A move."""
    start: int
    end: int = 7
    def length(self):
        return self.end - self.start
m = Move(2)
print(m, m.length(), m == (2, 7), m._replace(end=9), Move(1, 2).end, isinstance(m, tuple), m._fields)
a, b = m
print(a, b)
`,
  dataclasses: `
from dataclasses import dataclass, field, asdict, astuple, replace, fields, is_dataclass
@dataclass
class P:
    x: int
    y: float = 2.5
    tags: list = field(default_factory=list)
    hidden: int = field(default=3, repr=False, compare=False)
    def sum(self): return self.x + self.y
p, q = P(1), P(1, 2.5, hidden=9)
p.tags.append("a")
print(p, q, p == q, p.sum(), p != q, P(1).tags)
print(sorted(asdict(p).items(), key=str), astuple(q), replace(p, x=5), [f.name for f in fields(P)], is_dataclass(p), is_dataclass(3))
@dataclass(frozen=True, order=True)
class Q:
    a: int = 0
    b: str = "z"
print(sorted([Q(2), Q(1, "b"), Q(1, "a")]), Q() < Q(1), Q(1) >= Q(1), {Q(1): 2}[Q(1)], max(Q(3), Q(2)))
try:
    Q().a = 4
except AttributeError as e:
    print("frozen", e)
@dataclass(eq=False)
class R(P):
    z: int = 0
    def __post_init__(self): self.z += 10
r = R(1, z=4)
print(r, r == R(1, z=4), r.z)
try:
    P()
except TypeError:
    print("no x")
try:
    P(1, w=3)
except TypeError:
    print("no w")
@dataclass
class State:
    node: "Node"
    merit: float = float("inf")
    children: list = field(default_factory=lambda: [1, 2])
print(State(None), State(1, merit=3.0).children)
`,
  enum: `
from enum import Enum, IntEnum, Flag, auto
import enum
class Player(Enum):
    MAX = 1
    MIN = 2
    TOP = 1
    def other(self):
        return Player.MIN if self is Player.MAX else Player.MAX
print(Player.MAX, repr(Player.MIN), Player.MAX.name, Player.MIN.value, Player(2) is Player.MIN, Player.TOP is Player.MAX)
print(Player.MAX.other(), Player.MAX == Player.MIN, Player.MAX != 1, {Player.MAX: "a"}[Player.MAX], isinstance(Player.MAX, Player))
try:
    Player(3)
except ValueError as e:
    print(e)
class Kind(enum.Enum):
    LIVE = auto()
    SOLVED = auto()
print(Kind.LIVE.value, Kind.SOLVED.value, Kind.LIVE is Kind.LIVE)
class Level(IntEnum):
    LOW = 1
    HIGH = 5
print(Level.HIGH > Level.LOW, Level.LOW + 1, Level.HIGH == 5, -Level.LOW, max(Level.LOW, Level.HIGH).name, [10, 20][Level.LOW.value])
class Weight(Enum):
    PAWN = (1, "p")
    ROOK = (5, "r")
    def __init__(self, points, letter):
        self.points = points
        self.letter = letter
print(Weight.ROOK.points, Weight.PAWN.letter, Weight.PAWN.value)
`,
  functools: `
import functools
from functools import lru_cache, cache, reduce, partial, wraps, total_ordering, cmp_to_key
calls = []
@lru_cache(maxsize=None)
def fib(n):
    calls.append(n)
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(20), len(calls), fib.cache_info().hits)
@lru_cache(maxsize=2)
def f(x, y=0):
    calls.append(x)
    return x + y
print([f(x) for x in (1, 2, 1, 3, 2)], calls[-4:], f(1, y=2))
f.cache_clear()
@cache
def g(x): return [x]
print(g(1) is g(1), g(1) is g(2))
class A:
    @lru_cache(None)
    def m(self, x): return x * 2
    def __hash__(self): return 1
    def __eq__(self, other): return True
print(A().m(4))
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, [], 7), partial(pow, 2)(5), partial(sorted, reverse=True)([1, 2]))
try: reduce(lambda a, b: a, [])
except TypeError: print("empty")
def twice(h):
    @wraps(h)
    def inner(*a): return h(*a) * 2
    return inner
@twice
def one(): return 1
print(one())
@total_ordering
class V:
    def __init__(self, v): self.v = v
    def __lt__(self, other): return self.v < other.v
    def __eq__(self, other): return self.v == other.v
print(V(1) < V(2), V(1) <= V(1), V(3) > V(2), V(3) >= V(4))
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
`,
  itertools: `
import itertools as it
from itertools import *
print(list(islice(count(3), 4)), list(islice(count(1, 2), 2, 8, 3)), list(islice(cycle("ab"), 5)), list(repeat(1, 3)), list(islice([1, 2, 3], None)))
print(list(chain([1], (2, 3), "a")), list(chain.from_iterable([[1], [2, 3]])), list(accumulate([1, 2, 3])), list(accumulate([3, 1, 4], max)), list(accumulate([1], initial=5)))
print(list(product([1, 2], "ab")), list(product([0, 1], repeat=2)), list(permutations([1, 2, 3])), list(permutations("abc", 2)))
print(list(combinations("abcd", 2)), list(combinations([1], 2)), list(combinations_with_replacement("ab", 2)))
print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 3, 1])), list(filterfalse(None, [0, 1])), list(compress("abc", [1, 0, 1])))
print(list(zip_longest([1, 2], [3], fillvalue=0)), list(starmap(pow, [(2, 3)])), list(it.pairwise([1, 2, 3])))
print([(k, list(g)) for k, g in groupby("aabc")], [(k, list(g)) for k, g in groupby([1, 3, 2], key=lambda x: x % 2)])
a, b = tee([1, 2])
print(list(a), list(b))
`,
  collections: `
import collections
from collections import namedtuple, deque, defaultdict, Counter, OrderedDict
from collections.abc import Iterable
P = namedtuple("P", "x y")
p = P(1, y=2)
print(p, p._replace(x=5), p._fields, p == (1, 2), p[0], list(p), dict(p._asdict())["y"], P._make([3, 4]), isinstance(p, tuple))
Q = namedtuple("Q", ["node", "alpha", "beta"], defaults=[-1, 1])
print(Q("r"), Q("r", 0), Q(node="n", beta=5), Q("a") < Q("b"), {Q("a"): 1}[Q("a")])
class S(namedtuple("S", "a b")):
    def sum(self): return self.a + self.b
print(S(1, 2).sum(), S(1, 2).a)
try: p._replace(z=1)
except ValueError: print("no z")
d = deque([1, 2, 3])
d.append(4); d.appendleft(0); d.rotate(1)
print(d, d.pop(), d.popleft(), len(d), 2 in d, d[0], list(reversed(d)), bool(deque()))
d.extend([7, 8]); d.extendleft([9])
print(d, deque([1, 2, 3], maxlen=2), d.index(7), d == deque(d))
try: deque().pop()
except IndexError as e: print(e)
g = defaultdict(list)
g["a"].append(1); g["a"].append(2)
print(g["a"], g["b"], len(g), "c" in g, g.get("c"), sorted(g.items()), isinstance(g, dict))
n = defaultdict(int)
for c in "abca": n[c] += 1
print(sorted(n.items()))
c = Counter("abracadabra")
print(c["a"], c["z"], c.most_common(1), sum(c.values()), c == Counter("abracadabra"), sorted(c.elements())[:3])
c.update("aaa"); c.subtract({"b": 5})
print(c["a"], c["b"], (Counter("ab") + Counter("b"))["b"])
o = OrderedDict()
o["z"] = 1; o["a"] = 2
print(list(o), list(o.items()))
`,
  copy: `
import copy
from copy import deepcopy
class N:
    def __init__(self, v, c=()): self.v = v; self.c = list(c)
a = [[1], {"k": [2]}, (3, [4]), {5}]
b, c = copy.copy(a), deepcopy(a)
a[0].append(9); a[1]["k"].append(9); a[2][1].append(9)
print(b[0], c, c[1]["k"])
n = N(1, [N(2)])
n.me = n
m, s = deepcopy(n), copy.copy(n)
n.c[0].v = 7
print(m.c[0].v, s.c[0].v, m.me is m, type(m) is N, s.c is n.c, m.c is n.c)
print(deepcopy(3), deepcopy("x"), deepcopy(None), deepcopy((1, 2)), deepcopy(len) is len, deepcopy(N) is N)
class Own:
    def __deepcopy__(self, memo): return "own"
    def __copy__(self): return "shallow"
print(deepcopy([Own()]), copy.copy(Own()))
`,
  random: `
import random
random.seed(42)
print([random.random() for _ in range(3)], random.randint(1, 6), random.choice("abc"), random.getrandbits(40))
x = list(range(10))
random.shuffle(x)
print(x, random.sample(range(100), 5), random.sample([1, 2, 3], 2), random.uniform(1, 2), random.randrange(0, 100, 7))
print(random.choices([1, 2, 3], k=4), random.choices("ab", weights=[1, 3], k=4))
random.seed(7)
print([random.randint(-10, 10) for _ in range(700)][-3:])
r, s = random.Random(3), random.Random(3)
print(r.random() == s.random(), r.randint(0, 9), s.randint(0, 9), random.random())
random.seed(2**40 + 5)
print(random.random())
`,
  abc: `
from abc import ABC, abstractmethod
class Game(ABC):
    @abstractmethod
    def moves(self): ...
    def count(self): return len(self.moves())
class Nim(Game):
    def moves(self): return [1, 2]
print(Nim().count(), isinstance(Nim(), Game))
`,
  time: `
import time
from time import perf_counter
a, b = time.time(), perf_counter()
time.sleep(0)
print(time.time() >= a, perf_counter() >= b, time.monotonic() >= 0, isinstance(time.perf_counter_ns(), int), time.process_time() >= 0)
`,
  sys: `
import sys
from sys import maxsize
sys.setrecursionlimit(5000)
print(sys.getrecursionlimit(), maxsize, sys.maxsize > 2**40, sys.version_info[0], len(sys.argv) >= 0, -sys.maxsize)
print("to the same place", file=sys.stdout)
`,
  math: `
import math
from math import inf, isinf, gcd, comb
print(math.inf, -inf, isinf(inf), gcd(12, 18), comb(5, 2), comb(3, 5), math.perm(5, 2), math.prod([2, 3, 4]), math.lcm(4, 6), math.isqrt(50), math.isqrt(0))
print(math.floor(2.7), math.ceil(2.1), math.sqrt(16), math.log2(8), math.factorial(5), math.hypot(3, 4), math.dist([0, 0], [3, 4]), round(math.log(8, 2)), math.isnan(math.nan), math.copysign(1, -2))
`,
  heapq: `
import heapq
h = []
for v in [(5, "e"), (1, "a"), (3, "c"), (1, "b")]: heapq.heappush(h, v)
print(heapq.heappop(h), heapq.heappushpop(h, (0, "z")), heapq.heapreplace(h, (9, "y")), h[0], len(h))
print([heapq.heappop(h) for _ in range(len(h))], heapq.nlargest(2, [3, 1, 2]), heapq.nsmallest(2, [3, 1, 2], key=lambda x: -x), list(heapq.merge([1, 4], [2, 3])))
g = [4, 2, 7, 1]
heapq.heapify(g)
print(g[0], sorted(g))
`,
  operator: `
import operator
from operator import itemgetter, attrgetter, mul
class A:
    def __init__(self, v): self.v = v; self.me = self
print(sorted([(2, "a"), (1, "b")], key=itemgetter(0)), itemgetter(1, 0)("xy"), attrgetter("v")(A(3)), attrgetter("me.v")(A(4)), mul(3, 4), operator.neg(2), operator.lt(1, 2), operator.contains([1], 1))
print(operator.methodcaller("upper")("a"), operator.add(1, 2), operator.getitem([5], 0))
`,
  string: `
import string
print(string.ascii_lowercase, string.digits, string.ascii_uppercase[:3], string.ascii_letters[-1], string.punctuation[0])
`,
  bisect: `
import bisect
a = [1, 3, 3, 5]
print(bisect.bisect(a, 3), bisect.bisect_left(a, 3), bisect.bisect_right(a, 9), bisect.bisect_left(a, 0))
bisect.insort(a, 4)
print(a)
`,
  queue: `
from queue import Queue, LifoQueue, PriorityQueue, Empty
for q in (Queue(), LifoQueue(), PriorityQueue()):
    for v in (3, 1, 2): q.put(v)
    print(q.qsize(), [q.get() for _ in range(3)], q.empty())
try: Queue().get(block=False)
except Empty: print("empty")
`,
};

/** What MicroPython can't read, and so is written otherwise before it runs. */
const UNPACKED = `
a, d = [1, 2], {"x": 1, 3: 4}
def f(*parts, **named): return parts, sorted(named)
def g(x, /, y=2): return *a, x, y
def h(x,
      /): return [x, *a]
print([*a], [0, *a, *range(2)], [*a, *[*a, 9]], (*a,), (*a, 3), sorted({*a, 5}))
for made in ({**d}, {**d, "x": 2}, {"x": 2, **d, "y": 3, "z": [*a]}, {3: 0, **d, **{"w": 1}}): print(sorted(made.items(), key=str))
b = *a, 3
c = e = *b, *b
print(b, c, e, g(7), g(7, y=0), h(1), f(*a, *b, **{"k": 1}))
first, *rest = [*b, 4]
[p, *q] = (r, *s) = first, *rest
print(first, rest, p, q, r, s, [[m, *n] for m, n in [(0, [*a, 3])]], [x for x in [*a] if x in (*a, 9)])
for m, *n in [(*a, 3)]: print(m, n, f"{[*a, m]}")
print([
    1,  # one
    *a,
], sorted({
    "one": 1,
    **d,  # others
    "two": 2,
}, key=str))
`;

const python = ["python3", "python"].find((name) =>
  /^Python 3/.test(spawnSync(name, ["--version"]).stdout?.toString() ?? ""),
);

for (const [name, source] of Object.entries({ ...PROGRAMS, unpacking: UNPACKED }))
  test(`${name} does what Python's does`, { skip: !python && "there is no Python" }, async () => {
    const there = spawnSync(/** @type {string} */ (python), ["-"], { input: source, encoding: "utf8" });
    assert.equal(there.stderr, "");
    const here = await runInNode({ language: "python", source });
    assert.deepEqual(here.failed, null, JSON.stringify(here.failed) + here.output);
    assert.equal(here.output, there.stdout.replaceAll("\r\n", "\n"));
  });

test("each file of Python is in the table, with what it imports", () => {
  const folder = new URL("../../web/js/program/python/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py") && name !== "hooks.py")
    .map((name) => name.replaceAll("\\", "/").replace(".py", ""));
  assert.deepEqual(files.sort(), Object.keys(MODULES).sort());
  for (const name of files) {
    const text = readFileSync(new URL(`${name}.py`, folder), "utf8");
    const imported = [...text.matchAll(/^\s*(?:from|import) (\w+)/gm)].map(([, module]) => module);
    // The built-in module itself.
    const others = imported.filter((module) => module !== name.slice(1));
    const known = new Set([name]);
    for (const one of known) for (const other of MODULES[one]) known.add(other);
    for (const module of others) {
      const file = module === "collections" ? "collections/__init__" : module;
      if (file in MODULES) assert.ok(known.has(file), `${name} imports ${file}`);
    }
  }
});
