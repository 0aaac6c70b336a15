# queue, without threads.

from heapq import heappop, heappush


class Empty(Exception):
    pass


class Full(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.queue = []

    def qsize(self):
        return len(self.queue)

    def empty(self):
        return not self.queue

    def full(self):
        return 0 < self.maxsize <= len(self.queue)

    def put(self, item, block=True, timeout=None):
        if self.full():
            raise Full
        self._put(item)

    def get(self, block=True, timeout=None):
        if not self.queue:
            raise Empty
        return self._get()

    put_nowait = put
    get_nowait = get

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop(0)


SimpleQueue = Queue


class LifoQueue(Queue):
    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)
