# typing: names for annotations, which nothing reads here.


class _Type:
    def __init__(self, name):
        self._name = name

    def __getitem__(self, parameters):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self

    def __ror__(self, other):
        return self

    def __repr__(self):
        return "typing." + self._name


_NAMES = """Any AnyStr Callable ClassVar Collection Container Counter DefaultDict Deque Dict Final FrozenSet Generator
Hashable Iterable Iterator List Literal Mapping MutableMapping MutableSequence Never NoReturn Optional OrderedDict
Reversible Self Sequence Set Sized Text Tuple Type TypeAlias Union"""
for _name in _NAMES.split():
    globals()[_name] = _Type(_name)

TYPE_CHECKING = False


class Generic:
    pass


class Protocol:
    pass


class _Parameter:
    def __init__(self, name, *args, **kwargs):
        self.__name__ = name

    def __repr__(self):
        return "~" + self.__name__


TypeVar = ParamSpec = _Parameter


# As `Generic[T]` is a base of a class, it has to be a class itself.
class _Base:
    def __init__(self, base):
        self.base = base

    def __getitem__(self, parameters):
        return self.base


Generic = _Base(Generic)


class NamedTuple:
    def __made__(cls, names):
        from collections import namedtuple

        fields = [name for name, _ in cls.__fields__]
        defaults = [getattr(cls, name) for name in fields if name in names]
        made = namedtuple(cls.__name__, fields, defaults=defaults)
        rest = {}
        for name, value in cls.__dict__.items():
            if name not in fields and name not in ("__made__", "__fields__", "__bases__"):
                rest[name] = value
        return type(cls.__name__, (made,), rest)


def cast(type, value):
    return value


def overload(function):
    return function


def final(function):
    return function


def override(function):
    return function


def runtime_checkable(cls):
    return cls


def NewType(name, type):
    return type


def get_type_hints(of):
    return dict(getattr(of, "__fields__", ()))
