# What programs of Berkeley's course on artificial intelligence use of its module `util`.

from heapq import heappop, heappush


def lookup(name, namespace):
    if name in namespace:
        return namespace[name]
    raise Exception(name + " is not a method or class")


def manhattanDistance(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def raiseNotDefined():
    raise NotImplementedError("this method is not written yet")


class Stack:
    def __init__(self):
        self.list = []

    def push(self, item):
        self.list.append(item)

    def pop(self):
        return self.list.pop()

    def isEmpty(self):
        return not self.list


class Queue(Stack):
    def pop(self):
        return self.list.pop(0)


class PriorityQueue:
    def __init__(self):
        self.heap = []
        self.count = 0

    def push(self, item, priority):
        heappush(self.heap, (priority, self.count, item))
        self.count += 1

    def pop(self):
        return heappop(self.heap)[2]

    def isEmpty(self):
        return not self.heap
