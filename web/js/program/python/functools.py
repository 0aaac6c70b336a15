# functools.

_NOTHING = object()


def reduce(function, iterable, initial=_NOTHING):
    it = iter(iterable)
    if initial is _NOTHING:
        try:
            value = next(it)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value")
    else:
        value = initial
    for item in it:
        value = function(value, item)
    return value


def partial(function, *args, **kwargs):
    def call(*more, **others):
        all = dict(kwargs)
        all.update(others)
        return function(*(args + more), **all)

    return call


# A function has no attributes of its own here.
def update_wrapper(wrapper, wrapped, *args):
    return wrapper


def wraps(wrapped, *args):
    return lambda wrapper: wrapper


class _Cached:
    def __init__(self, function, most):
        self.function = function
        self.most = most
        self.cache_clear()

    def __call__(self, *args, **kwargs):
        key = (args, tuple(sorted(kwargs.items()))) if kwargs else args
        values = self.values
        if key in values:
            self.hits += 1
            if self.most is not None:
                self.order.remove(key)
                self.order.append(key)
            return values[key]
        self.misses += 1
        value = self.function(*args, **kwargs)
        if self.most is not None:
            if self.most == 0:
                return value
            if len(self.order) >= self.most:
                del values[self.order.pop(0)]
            self.order.append(key)
        values[key] = value
        return value

    # A method, too, can be cached.
    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return lambda *args, **kwargs: self(instance, *args, **kwargs)

    def cache_clear(self):
        self.values = {}
        self.order = []
        self.hits = self.misses = 0

    def cache_info(self):
        from collections import namedtuple

        info = namedtuple("CacheInfo", ("hits", "misses", "maxsize", "currsize"))
        return info(self.hits, self.misses, self.most, len(self.values))


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _Cached(maxsize, 128)
    return lambda function: _Cached(function, maxsize)


def cache(function):
    return _Cached(function, None)


def total_ordering(cls):
    has = [name for name in ("__lt__", "__le__", "__gt__", "__ge__") if name in cls.__dict__]
    if not has:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    less = {
        "__lt__": lambda a, b: a < b,
        "__gt__": lambda a, b: b > a,
        "__le__": lambda a, b: not b <= a,
        "__ge__": lambda a, b: not a >= b,
    }[has[0]]
    made = {
        "__lt__": lambda a, b: less(a, b),
        "__le__": lambda a, b: less(a, b) or a == b,
        "__gt__": lambda a, b: not less(a, b) and a != b,
        "__ge__": lambda a, b: not less(a, b),
    }
    for name, function in made.items():
        if name not in has:
            setattr(cls, name, function)
    return cls


def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return compare(self.value, other.value) < 0

        def __eq__(self, other):
            return compare(self.value, other.value) == 0

    return Key


class cached_property:
    def __init__(self, function):
        self.function = function
        self.values = {}

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        key = id(instance)
        if key not in self.values:
            self.values[key] = (instance, self.function(instance))
        return self.values[key][1]
