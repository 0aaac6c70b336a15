# dataclasses, for classes whose fields a hook has written down (`__fields__`): MicroPython forgets annotations.

from functools import total_ordering


class _Missing:
    def __repr__(self):
        return "MISSING"


MISSING = _Missing()


class FrozenInstanceError(AttributeError):
    pass


class Field:
    def __init__(self, default, default_factory, init, repr, compare):
        self.name = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, compare=True, hash=None, kw_only=False):
    return Field(default, default_factory, init, repr, compare)


def _own_fields(cls):
    all = {}
    order = []
    for base in reversed(getattr(cls, "__bases__", ())):
        for inherited in getattr(base, "__dataclass_fields__", ()):
            if inherited.name not in all:
                order.append(inherited.name)
            all[inherited.name] = inherited
    own = cls.__dict__.get("__fields__", ())
    for name, type in own:
        if type.startswith("ClassVar") or type.startswith("typing.ClassVar"):
            continue
        given = cls.__dict__.get(name, MISSING)
        made = given if isinstance(given, Field) else Field(given, MISSING, True, True, True)
        made.name = name
        made.type = type
        if isinstance(given, (list, dict, set)):
            raise ValueError("mutable default for field " + name + " is not allowed: use default_factory")
        if isinstance(given, Field):
            if made.default is MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, made.default)
        if name not in all:
            order.append(name)
        all[name] = made
    return tuple([all[name] for name in order])


def _init(fields, frozen):
    taken = [it for it in fields if it.init]
    put = object.__setattr__ if frozen else setattr

    def __init__(self, *args, **kwargs):
        if len(args) > len(taken):
            raise TypeError("__init__() takes at most %d arguments" % len(taken))
        for it, value in zip(taken, args):
            if it.name in kwargs:
                raise TypeError("__init__() got multiple values for argument '" + it.name + "'")
            put(self, it.name, value)
        for it in fields:
            if it in taken[: len(args)]:
                continue
            if it.init and it.name in kwargs:
                put(self, it.name, kwargs.pop(it.name))
            elif it.default_factory is not MISSING:
                put(self, it.name, it.default_factory())
            elif it.default is not MISSING:
                put(self, it.name, it.default)
            elif it.init:
                raise TypeError("__init__() missing the argument '" + it.name + "'")
        for name in kwargs:
            raise TypeError("__init__() got an unexpected keyword argument '" + name + "'")
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    return __init__


def _values(self, fields):
    return tuple([getattr(self, it.name) for it in fields if it.compare])


def _dataclass(cls, init, repr_, eq, order, frozen, unsafe_hash):
    fields = _own_fields(cls)
    cls.__dataclass_fields__ = fields
    own = cls.__dict__

    def __repr__(self):
        parts = [it.name + "=" + repr(getattr(self, it.name)) for it in fields if it.repr]
        return type(self).__name__ + "(" + ", ".join(parts) + ")"

    def __eq__(self, other):
        return type(self) is type(other) and _values(self, fields) == _values(other, fields)

    def __lt__(self, other):
        return _values(self, fields) < _values(other, fields)

    def __hash__(self):
        return hash(_values(self, fields))

    def __setattr__(self, name, value):
        raise FrozenInstanceError("cannot assign to field '" + name + "'")

    if init and "__init__" not in own:
        cls.__init__ = _init(fields, frozen)
    if repr_ and "__repr__" not in own:
        cls.__repr__ = __repr__
    if eq and "__eq__" not in own:
        cls.__eq__ = __eq__
    if order:
        cls.__lt__ = __lt__
        total_ordering(cls)
    if (frozen and eq) or unsafe_hash:
        cls.__hash__ = __hash__
    if frozen:
        cls.__setattr__ = __setattr__
    return cls


def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, frozen=False, unsafe_hash=False, slots=False, kw_only=False):
    def made(cls):
        return _dataclass(cls, init, repr, eq, order, frozen, unsafe_hash)

    return made if cls is None else made(cls)


def fields(of):
    return of.__dataclass_fields__


def is_dataclass(of):
    return hasattr(of, "__dataclass_fields__")


def _plain(value, make):
    if is_dataclass(value) and not isinstance(value, type):
        return make(value)
    if isinstance(value, list):
        return [_plain(it, make) for it in value]
    if isinstance(value, dict):
        return {key: _plain(it, make) for key, it in value.items()}
    return value


def asdict(of):
    return {it.name: _plain(getattr(of, it.name), asdict) for it in of.__dataclass_fields__}


def astuple(of):
    return tuple([_plain(getattr(of, it.name), astuple) for it in of.__dataclass_fields__])


def replace(of, **changes):
    values = {it.name: getattr(of, it.name) for it in of.__dataclass_fields__ if it.init}
    values.update(changes)
    return type(of)(**values)
