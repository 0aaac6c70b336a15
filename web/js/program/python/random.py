# random: the same generator as Python's, the Mersenne twister, with a seed that is always the same
# unless a program gives one. So a program does the same each time, and as elsewhere with that seed.

_N, _M = 624, 397
_state = [0] * _N
_at = _N


def _begin(number):
    _state[0] = number & 0xFFFFFFFF
    for i in range(1, _N):
        last = _state[i - 1]
        _state[i] = (1812433253 * (last ^ (last >> 30)) + i) & 0xFFFFFFFF


def seed(number=0, version=2):
    global _at
    number = abs(int(number or 0))
    keys = []
    while number:
        keys.append(number & 0xFFFFFFFF)
        number >>= 32
    keys = keys or [0]
    _begin(19650218)
    i, j = 1, 0
    for _ in range(max(_N, len(keys))):
        last = _state[i - 1]
        _state[i] = ((_state[i] ^ ((last ^ (last >> 30)) * 1664525)) + keys[j] + j) & 0xFFFFFFFF
        i, j = i + 1, (j + 1) % len(keys)
        if i >= _N:
            _state[0] = _state[_N - 1]
            i = 1
    for _ in range(_N - 1):
        last = _state[i - 1]
        _state[i] = ((_state[i] ^ ((last ^ (last >> 30)) * 1566083941)) - i) & 0xFFFFFFFF
        i += 1
        if i >= _N:
            _state[0] = _state[_N - 1]
            i = 1
    _state[0] = 0x80000000
    _at = _N


def _word():
    global _at
    if _at >= _N:
        for i in range(_N):
            y = (_state[i] & 0x80000000) | (_state[(i + 1) % _N] & 0x7FFFFFFF)
            _state[i] = _state[(i + _M) % _N] ^ (y >> 1) ^ (0x9908B0DF if y & 1 else 0)
        _at = 0
    y = _state[_at]
    _at += 1
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C5680
    y ^= (y << 15) & 0xEFC60000
    return y ^ (y >> 18)


def random():
    return ((_word() >> 5) * 67108864 + (_word() >> 6)) / 9007199254740992


def getrandbits(k):
    made = 0
    at = 0
    while k > 0:
        made |= (_word() >> (32 - min(k, 32))) << at
        k -= 32
        at += 32
    return made


def _bits(n):
    k = 0
    while n:
        n >>= 1
        k += 1
    return k


def _below(n):
    k = _bits(n)
    made = getrandbits(k)
    while made >= n:
        made = getrandbits(k)
    return made


def randrange(start, stop=None, step=1):
    if stop is None:
        start, stop = 0, start
    width = len(range(start, stop, step))
    if width <= 0:
        raise ValueError("empty range for randrange()")
    return start + step * _below(width)


def randint(a, b):
    return randrange(a, b + 1)


def choice(of):
    if not of:
        raise IndexError("Cannot choose from an empty sequence")
    return of[_below(len(of))]


def shuffle(of):
    for i in range(len(of) - 1, 0, -1):
        j = _below(i + 1)
        of[i], of[j] = of[j], of[i]


def uniform(a, b):
    return a + (b - a) * random()


def choices(of, weights=None, *, k=1):
    if weights is None:
        return [of[int(random() * len(of))] for _ in range(k)]
    total = sum(weights) + 0.0
    made = []
    for _ in range(k):
        wanted = random() * total
        sum_ = 0
        at = -1
        for at in range(len(of)):
            sum_ += weights[at]
            if wanted < sum_:
                break
        made.append(of[at])
    return made


def sample(of, k):
    n = len(of)
    if k > n:
        raise ValueError("Sample larger than population or is negative")
    size = 21
    if k > 5:
        size += 4 ** -(-_bits(k * 3 - 1) // 2)
    made = []
    if n <= size:
        pool = list(of)
        for i in range(k):
            j = _below(n - i)
            made.append(pool[j])
            pool[j] = pool[n - i - 1]
        return made
    chosen = set()
    for _ in range(k):
        j = _below(n)
        while j in chosen:
            j = _below(n)
        chosen.add(j)
        made.append(of[j])
    return made


class Random:
    def __init__(self, number=0):
        self.kept = None
        self.seed(number)

    # Each generator has a state of its own.
    def _with(self, function, *args, **kwargs):
        global _state, _at
        others = _state, _at
        _state, _at = self.kept or ([0] * _N, _N)
        try:
            return function(*args, **kwargs)
        finally:
            self.kept = _state, _at
            _state, _at = others

    def seed(self, number=0):
        self._with(seed, number)

    def __getattr__(self, name):
        function = globals()[name]
        return lambda *args, **kwargs: self._with(function, *args, **kwargs)


seed(0)
