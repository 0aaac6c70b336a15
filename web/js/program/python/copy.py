# copy.

Error = ValueError

ATOMS = (int, float, bool, str)


def copy(of):
    own = getattr(of, "__copy__", None)
    if own:
        return own()
    return _made(of, lambda item: item, shallow=True)


def deepcopy(of, memo=None):
    # Boards have little else.
    if of is None or type(of) in ATOMS:
        return of
    memo = {} if memo is None else memo
    if id(of) in memo:
        return memo[id(of)]
    own = getattr(of, "__deepcopy__", None)
    if own:
        return own(memo)
    return _made(of, lambda item: deepcopy(item, memo), memo=memo)


def _made(of, item, memo=None, shallow=False):
    memo = {} if memo is None else memo
    kind = type(of)
    if of is None or kind in (int, float, bool, str, bytes, complex, range, type) or callable(of) and not hasattr(of, "__dict__"):
        return of
    if kind is list:
        made = memo[id(of)] = []
        made.extend([item(it) for it in of])
        return made
    if kind is dict:
        made = memo[id(of)] = {}
        for key, value in of.items():
            made[item(key)] = item(value)
        return made
    if kind in (set, frozenset):
        return kind([item(it) for it in of])
    if kind is bytearray:
        return bytearray(of)
    if isinstance(of, tuple):
        return tuple([item(it) for it in of]) if kind is tuple else kind(*[item(it) for it in of])
    if isinstance(of, (type, type(copy))):
        return of
    if isinstance(of, (dict, list, set)):
        made = kind() if not isinstance(of, dict) else _filled(kind(), of, item)
        if isinstance(of, list):
            made.extend([item(it) for it in of])
        for name, value in of.__dict__.items():
            made.__dict__[name] = item(value) if not shallow else value
        return made
    made = memo[id(of)] = object.__new__(kind)
    for name, value in of.__dict__.items():
        object.__setattr__(made, name, item(value))
    return made


def _filled(made, of, item):
    for key, value in of.items():
        made[item(key)] = item(value)
    return made
