# The part of numpy that boards of games are made with: arrays of one and two dimensions.

import math
import random

inf = math.inf
Inf = infty = inf
nan = float("nan")
pi = math.pi
# Names of Python that some functions here have, too.
sum_, max_, min_, any_, all_ = sum, max, min, any, all

int8 = int16 = int32 = int64 = int_ = uint8 = int
float16 = float32 = float64 = float_ = float
bool_ = bool


def _plain(value):
    return value.tolist() if isinstance(value, ndarray) else value


class ndarray:
    def __init__(self, rows):
        self._rows = [ndarray(row) if isinstance(row, (list, tuple)) else row for row in rows]

    @property
    def shape(self):
        first = self._rows[0] if self._rows else None
        return (len(self._rows),) + (first.shape if isinstance(first, ndarray) else ())

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        return len(self.flatten())

    @property
    def T(self):
        if self.ndim < 2:
            return self
        return ndarray([[row[at] for row in self._rows] for at in range(self.shape[1])])

    def __len__(self):
        return len(self._rows)

    def __iter__(self):
        return iter(self._rows)

    def __getitem__(self, at):
        if isinstance(at, tuple):
            first, rest = at[0], at[1:]
            if not rest:
                return self[first]
            rest = rest[0] if len(rest) == 1 else rest
            if isinstance(first, slice):
                return ndarray([row[rest] for row in self._rows[first]])
            return self._rows[first][rest]
        if isinstance(at, slice):
            part = ndarray([])
            part._rows = self._rows[at]
            return part
        if isinstance(at, ndarray):
            return ndarray([row for row, is_in in zip(self._rows, at) if is_in])
        return self._rows[at]

    def __setitem__(self, at, value):
        if isinstance(at, tuple) and len(at) == 1:
            at = at[0]
        if isinstance(at, tuple):
            first, rest = at[0], at[1:]
            for place in range(len(self._rows))[first] if isinstance(first, slice) else (first,):
                self._rows[place][rest] = value
        elif isinstance(at, slice):
            for place in range(len(self._rows))[at]:
                self[place] = value
        elif isinstance(self._rows[at], ndarray):
            self._rows[at][:] = value
        else:
            self._rows[at] = value

    def _each(self, other, of):
        if isinstance(other, (ndarray, list, tuple)):
            return ndarray([own._each(it, of) if isinstance(own, ndarray) else of(own, it) for own, it in zip(self._rows, other)])
        return ndarray([own._each(other, of) if isinstance(own, ndarray) else of(own, other) for own in self._rows])

    def __eq__(self, other):
        return self._each(other, lambda a, b: a == b)

    def __ne__(self, other):
        return self._each(other, lambda a, b: a != b)

    def __lt__(self, other):
        return self._each(other, lambda a, b: a < b)

    def __gt__(self, other):
        return self._each(other, lambda a, b: a > b)

    def __le__(self, other):
        return self._each(other, lambda a, b: a <= b)

    def __ge__(self, other):
        return self._each(other, lambda a, b: a >= b)

    def __add__(self, other):
        return self._each(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._each(other, lambda a, b: a - b)

    def __mul__(self, other):
        return self._each(other, lambda a, b: a * b)

    def __truediv__(self, other):
        return self._each(other, lambda a, b: a / b)

    def __and__(self, other):
        return self._each(other, lambda a, b: bool(a) and bool(b))

    def __or__(self, other):
        return self._each(other, lambda a, b: bool(a) or bool(b))

    def __neg__(self):
        return self._each(0, lambda a, _: -a)

    __radd__ = __add__
    __rmul__ = __mul__

    def __hash__(self):
        raise TypeError("unhashable type: 'numpy.ndarray'")

    def __bool__(self):
        values = self.flatten()._rows
        if len(values) != 1:
            raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
        return bool(values[0])

    def tolist(self):
        return [_plain(row) for row in self._rows]

    def copy(self):
        return ndarray(self.tolist())

    def astype(self, kind):
        return self._each(0, lambda a, _: kind(a))

    def flatten(self):
        values = []
        for row in self._rows:
            values.extend(row.flatten()._rows if isinstance(row, ndarray) else [row])
        return ndarray(values)

    ravel = flatten

    def reshape(self, *shape):
        values = self.flatten()._rows
        shape = shape[0] if isinstance(shape[0], tuple) else shape
        if len(shape) == 1:
            return ndarray(values)
        rows, columns = shape
        columns = len(values) // rows if columns == -1 else columns
        return ndarray([values[at : at + columns] for at in range(0, len(values), columns)])

    def fill(self, value):
        self[:] = value

    def _along(self, of, axis):
        if axis is None:
            return of(self.flatten()._rows)
        return ndarray([of(row.flatten()._rows) for row in (self.T if axis == 0 else self)])

    def sum(self, axis=None):
        return self._along(sum_, axis)

    def max(self, axis=None):
        return self._along(max_, axis)

    def min(self, axis=None):
        return self._along(min_, axis)

    def mean(self, axis=None):
        return self._along(lambda values: sum_(values) / len(values), axis)

    def any(self, axis=None):
        return self._along(any_, axis)

    def all(self, axis=None):
        return self._along(all_, axis)

    def argmax(self):
        values = self.flatten()._rows
        return values.index(max_(values))

    def argmin(self):
        values = self.flatten()._rows
        return values.index(min_(values))

    def diagonal(self, offset=0):
        rows, columns = self.shape
        return ndarray([self[at, at + offset] for at in range(rows) if 0 <= at + offset < columns])

    def trace(self):
        return self.diagonal().sum()

    def nonzero(self):
        return where(self)

    def __repr__(self):
        return str(self.tolist())


def array(values, dtype=None):
    made = ndarray(_plain(values) if isinstance(values, ndarray) else [_plain(value) for value in values])
    return made if dtype is None else made.astype(dtype)


asarray = array


def full(shape, value, dtype=None):
    kind = dtype or (lambda it: it)
    if isinstance(shape, int):
        return ndarray([kind(value)] * shape)
    if len(shape) == 1:
        return ndarray([kind(value)] * shape[0])
    return ndarray([_plain(full(shape[1:], value, dtype)) for _ in range(shape[0])])


def zeros(shape, dtype=float):
    return full(shape, 0, dtype)


def ones(shape, dtype=float):
    return full(shape, 1, dtype)


def empty(shape, dtype=float):
    return full(shape, 0, dtype)


def arange(*ends):
    return ndarray(range(*ends))


def _method(name):
    return lambda of, *more, **named: getattr(array(of), name)(*more, **named)


mean = _method("mean")
argmax = _method("argmax")
argmin = _method("argmin")
ravel = _method("ravel")
diag = diagonal = _method("diagonal")
transpose = lambda of: array(of).T
copy = _method("copy")
trace = _method("trace")


def flip(of, axis=None):
    rows = array(of)
    if axis in (None, 0):
        rows = rows[::-1]
    return rows if axis == 0 or rows.ndim == 1 else ndarray([_plain(row[::-1]) for row in rows])


def flipud(of):
    return flip(of, 0)


def fliplr(of):
    return flip(of, 1)


def where(is_in, *choice):
    of = array(is_in)
    if choice:
        return of._each(0, lambda a, _: choice[0] if a else choice[1])
    if of.ndim == 1:
        return (ndarray([at for at, it in enumerate(of) if it]),)
    places = [(row, column) for row, line in enumerate(of) for column, it in enumerate(line) if it]
    return ndarray([row for row, _ in places]), ndarray([column for _, column in places])


def argwhere(is_in):
    return ndarray([list(place) for place in zip(*where(is_in))])


def count_nonzero(of):
    return sum_([1 for it in array(of).flatten() if it])


def array_equal(one, other):
    return _plain(array(one)) == _plain(array(other))


def abs(of):
    return array(of)._each(0, lambda a, _: -a if a < 0 else a) if isinstance(of, (ndarray, list)) else math.fabs(of)


def sign(of):
    return (of > 0) - (of < 0)


sqrt, log, exp, floor, ceil = math.sqrt, math.log, math.exp, math.floor, math.ceil
sum, max, min, any, all = _method("sum"), _method("max"), _method("min"), _method("any"), _method("all")
amax, amin = max, min
