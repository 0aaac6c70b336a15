# abc: nothing is checked here.


class ABC:
    pass


ABCMeta = type


def abstractmethod(function):
    return function


def abstractproperty(function):
    return property(function)
