# collections.

from ucollections import OrderedDict
from ucollections import namedtuple as _namedtuple


def namedtuple(name, fields, *, rename=False, defaults=(), module=None):
    fields = tuple(fields.replace(",", " ").split() if isinstance(fields, str) else fields)
    base = _namedtuple(name, fields)
    defaults = tuple(defaults or ())
    values = dict(zip(fields[len(fields) - len(defaults) :], defaults))

    class made(base):
        _fields = fields
        _field_defaults = values

        def _replace(self, **changes):
            kept = [changes.pop(field) if field in changes else value for field, value in zip(fields, self)]
            if changes:
                raise ValueError("Got unexpected field names: " + repr(list(changes)))
            return type(self)(*kept)

        def _asdict(self):
            return OrderedDict(zip(fields, self))

        def __repr__(self):
            parts = [field + "=" + repr(value) for field, value in zip(fields, self)]
            return name + "(" + ", ".join(parts) + ")"

    made._make = lambda values: made(*values)
    if not values:
        return made

    class filled(made):
        def __init__(self, *args, **kwargs):
            for field in fields[len(args) :]:
                if field not in kwargs and field in values:
                    kwargs[field] = values[field]
            super().__init__(*args, **kwargs)

    return filled


class deque:
    def __init__(self, iterable=(), maxlen=None):
        self.maxlen = maxlen
        self._items = []
        self.extend(iterable)

    def append(self, item):
        self._items.append(item)
        if self.maxlen is not None and len(self._items) > self.maxlen:
            self._items.pop(0)

    def appendleft(self, item):
        self._items.insert(0, item)
        if self.maxlen is not None and len(self._items) > self.maxlen:
            self._items.pop()

    def pop(self):
        if not self._items:
            raise IndexError("pop from an empty deque")
        return self._items.pop()

    def popleft(self):
        if not self._items:
            raise IndexError("pop from an empty deque")
        return self._items.pop(0)

    def extend(self, iterable):
        for item in iterable:
            self.append(item)

    def extendleft(self, iterable):
        for item in iterable:
            self.appendleft(item)

    def rotate(self, n=1):
        if self._items:
            n %= len(self._items)
            self._items = self._items[-n:] + self._items[:-n] if n else self._items

    def clear(self):
        self._items = []

    def copy(self):
        return deque(self._items, self.maxlen)

    def remove(self, item):
        self._items.remove(item)

    def insert(self, at, item):
        self._items.insert(at, item)

    def index(self, item):
        return self._items.index(item)

    def count(self, item):
        return self._items.count(item)

    def reverse(self):
        self._items.reverse()

    def __len__(self):
        return len(self._items)

    def __bool__(self):
        return bool(self._items)

    def __iter__(self):
        return iter(self._items)

    def __reversed__(self):
        return reversed(self._items)

    def __contains__(self, item):
        return item in self._items

    def __getitem__(self, at):
        return self._items[at]

    def __setitem__(self, at, item):
        self._items[at] = item

    def __delitem__(self, at):
        del self._items[at]

    def __eq__(self, other):
        return isinstance(other, deque) and self._items == other._items

    def __repr__(self):
        most = "" if self.maxlen is None else ", maxlen=" + str(self.maxlen)
        return "deque(" + repr(self._items) + most + ")"


class defaultdict(dict):
    def __init__(self, default_factory=None, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.default_factory = default_factory

    def __getitem__(self, key):
        if key in self:
            return super().__getitem__(key)
        if self.default_factory is None:
            raise KeyError(key)
        value = self.default_factory()
        self[key] = value
        return value

    def __repr__(self):
        return "defaultdict(" + repr(self.default_factory) + ", " + repr(dict(self)) + ")"


class Counter(dict):
    def __init__(self, iterable=(), **kwargs):
        super().__init__()
        self.update(iterable)
        self.update(kwargs)

    def __getitem__(self, key):
        return super().__getitem__(key) if key in self else 0

    def update(self, iterable=()):
        if isinstance(iterable, dict):
            for key, times in iterable.items():
                self[key] = self[key] + times
        else:
            for key in iterable:
                self[key] = self[key] + 1

    def subtract(self, iterable=()):
        for key, times in Counter(iterable).items():
            self[key] = self[key] - times

    def most_common(self, n=None):
        ordered = sorted(self.items(), key=lambda pair: -pair[1])
        return ordered if n is None else ordered[:n]

    def elements(self):
        for key, times in self.items():
            for _ in range(times):
                yield key

    def total(self):
        return sum(self.values())

    def __add__(self, other):
        made = Counter(self)
        made.update(other)
        return made

    def __repr__(self):
        parts = [repr(key) + ": " + repr(times) for key, times in self.most_common()]
        return "Counter({" + ", ".join(parts) + "})" if parts else "Counter()"
