# itertools.


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(iterable):
    kept = list(iterable)
    while kept:
        for item in kept:
            yield item


def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        if times is not None:
            times -= 1


class chain:
    def __init__(self, *iterables):
        self._items = chain.from_iterable(iterables)

    def __iter__(self):
        return self._items

    def __next__(self):
        return next(self._items)

    @staticmethod
    def from_iterable(iterables):
        for iterable in iterables:
            for item in iterable:
                yield item


def accumulate(iterable, function=None, *, initial=None):
    it = iter(iterable)
    total = initial
    if initial is None:
        try:
            total = next(it)
        except StopIteration:
            return
    yield total
    for item in it:
        total = total + item if function is None else function(total, item)
        yield total


def islice(iterable, *args):
    start, stop, step = (0, args[0], 1) if len(args) == 1 else (tuple(args) + (1,))[:3]
    start, step = start or 0, step or 1
    if stop is not None and stop <= start:
        return
    at, wanted = 0, start
    for item in iterable:
        if at == wanted:
            yield item
            wanted += step
        at += 1
        if stop is not None and (at >= stop or wanted >= stop):
            return


def starmap(function, iterable):
    for args in iterable:
        yield function(*args)


def takewhile(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            return
        yield item


def dropwhile(predicate, iterable):
    it = iter(iterable)
    for item in it:
        if not predicate(item):
            yield item
            break
    for item in it:
        yield item


def filterfalse(predicate, iterable):
    for item in iterable:
        if not (predicate(item) if predicate else item):
            yield item


def compress(data, selectors):
    for item, is_chosen in zip(data, selectors):
        if is_chosen:
            yield item


def pairwise(iterable):
    it = iter(iterable)
    try:
        last = next(it)
    except StopIteration:
        return
    for item in it:
        yield last, item
        last = item


def zip_longest(*iterables, fillvalue=None):
    its = [iter(iterable) for iterable in iterables]
    active = len(its)
    ended = [False] * active
    while active:
        row = []
        for at in range(len(its)):
            item = fillvalue
            if not ended[at]:
                try:
                    item = next(its[at])
                except StopIteration:
                    ended[at] = True
                    active -= 1
            row.append(item)
        if active:
            yield tuple(row)


def tee(iterable, n=2):
    it = iter(iterable)
    kept = []

    def copy():
        at = 0
        while True:
            if at == len(kept):
                try:
                    kept.append(next(it))
                except StopIteration:
                    return
            yield kept[at]
            at += 1

    return tuple([copy() for _ in range(n)])


def groupby(iterable, key=None):
    group = []
    last = None
    for item in iterable:
        now = key(item) if key else item
        if group and now != last:
            yield last, iter(group)
            group = []
        group.append(item)
        last = now
    if group:
        yield last, iter(group)


def product(*iterables, repeat=1):
    rows = [()]
    for pool in [tuple(iterable) for iterable in iterables] * repeat:
        rows = [row + (item,) for row in rows for item in pool]
    for row in rows:
        yield row


def permutations(iterable, r=None):
    pool = tuple(iterable)
    r = len(pool) if r is None else r
    for indices in product(range(len(pool)), repeat=r):
        if len(set(indices)) == r:
            yield tuple([pool[at] for at in indices])


def _ascending(n, r, first, step):
    if r == 0:
        yield ()
        return
    for at in range(first, n):
        for rest in _ascending(n, r - 1, at + step, step):
            yield (at,) + rest


def combinations(iterable, r):
    pool = tuple(iterable)
    for indices in _ascending(len(pool), r, 0, 1):
        yield tuple([pool[at] for at in indices])


def combinations_with_replacement(iterable, r):
    pool = tuple(iterable)
    for indices in _ascending(len(pool), r, 0, 0):
        yield tuple([pool[at] for at in indices])
