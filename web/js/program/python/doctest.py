# doctest, which finds nothing to test.


def testmod(*_, **__):
    return (0, 0)
