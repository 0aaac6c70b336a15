# operator.


def _made(at, get):
    if len(at) == 1:
        return lambda of: get(of, at[0])
    return lambda of: tuple([get(of, one) for one in at])


def itemgetter(*at):
    return _made(at, lambda of, key: of[key])


def _attribute(of, name):
    for part in name.split("."):
        of = getattr(of, part)
    return of


def attrgetter(*names):
    return _made(names, _attribute)


def methodcaller(name, *args, **kwargs):
    return lambda of: getattr(of, name)(*args, **kwargs)


add = lambda a, b: a + b
sub = lambda a, b: a - b
mul = lambda a, b: a * b
truediv = lambda a, b: a / b
floordiv = lambda a, b: a // b
mod = lambda a, b: a % b
pow = lambda a, b: a**b
neg = lambda a: -a
pos = lambda a: +a
abs_ = abs
eq = lambda a, b: a == b
ne = lambda a, b: a != b
lt = lambda a, b: a < b
le = lambda a, b: a <= b
gt = lambda a, b: a > b
ge = lambda a, b: a >= b
not_ = lambda a: not a
truth = bool
is_ = lambda a, b: a is b
is_not = lambda a, b: a is not b
and_ = lambda a, b: a & b
or_ = lambda a, b: a | b
xor = lambda a, b: a ^ b
invert = lambda a: ~a
contains = lambda a, b: b in a
getitem = lambda a, b: a[b]
concat = add
