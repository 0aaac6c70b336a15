# enum. A hook says the names of a class in their order; a class itself can't be gone through, as
# MicroPython has no metaclasses.


class _Auto:
    pass


def auto():
    return _Auto()


class Enum:
    def __made__(cls, names):
        members = []
        last = 0
        for name in names:
            if name.startswith("_"):
                continue
            value = getattr(cls, name)
            if isinstance(value, _Auto):
                value = cls._next(last)
            last = value
            same = [it for it in members if it._value_ == value]
            if same:
                setattr(cls, name, same[0])
                continue
            member = object.__new__(cls)
            member.name = member._name_ = name
            member.value = member._value_ = value
            if "__init__" in cls.__dict__:
                cls.__dict__["__init__"](member, *(value if isinstance(value, tuple) else (value,)))
            members.append(member)
            setattr(cls, name, member)
        cls._members_ = members
        return cls

    def _next(last):
        return last + 1

    def __new__(cls, value):
        for member in cls._members_:
            if member._value_ == value or member is value:
                return member
        raise ValueError(repr(value) + " is not a valid " + cls.__name__)

    def __repr__(self):
        return "<" + str(self) + ": " + repr(self._value_) + ">"

    def __str__(self):
        return type(self).__name__ + "." + self._name_

    def __hash__(self):
        return hash(self._name_)

    def __eq__(self, other):
        return self is other


def _value(of):
    return of._value_ if isinstance(of, Enum) else of


class IntEnum(Enum):
    def __str__(self):
        return str(self._value_)

    def __repr__(self):
        return "<" + type(self).__name__ + "." + self._name_ + ": " + repr(self._value_) + ">"

    def __hash__(self):
        return hash(self._value_)

    def __int__(self):
        return self._value_

    def __eq__(self, other):
        return self._value_ == _value(other)

    def __lt__(self, other):
        return self._value_ < _value(other)

    def __le__(self, other):
        return self._value_ <= _value(other)

    def __gt__(self, other):
        return self._value_ > _value(other)

    def __ge__(self, other):
        return self._value_ >= _value(other)

    def __add__(self, other):
        return self._value_ + _value(other)

    def __radd__(self, other):
        return _value(other) + self._value_

    def __sub__(self, other):
        return self._value_ - _value(other)

    def __rsub__(self, other):
        return _value(other) - self._value_

    def __mul__(self, other):
        return self._value_ * _value(other)

    def __rmul__(self, other):
        return _value(other) * self._value_

    def __neg__(self):
        return -self._value_


class StrEnum(Enum):
    def __str__(self):
        return self._value_

    def __repr__(self):
        return "<" + type(self).__name__ + "." + self._name_ + ": " + repr(self._value_) + ">"

    def __hash__(self):
        return hash(self._value_)

    def __eq__(self, other):
        return self._value_ == _value(other)


class Flag(IntEnum):
    def _next(last):
        return last * 2 or 1

    def __or__(self, other):
        return self._value_ | _value(other)

    def __and__(self, other):
        return self._value_ & _value(other)


IntFlag = Flag


def unique(cls):
    return cls
