# pprint.


def pprint(of, *_, **__):
    print(of)


pp = pprint


def pformat(of, *_, **__):
    return repr(of)
