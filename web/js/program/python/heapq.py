# heapq.

from uheapq import heapify, heappop, heappush


def heappushpop(heap, item):
    if heap and heap[0] < item:
        heappush(heap, item)
        return heappop(heap)
    return item


def heapreplace(heap, item):
    least = heappop(heap)
    heappush(heap, item)
    return least


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:n]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:n]


def merge(*iterables, key=None, reverse=False):
    all = []
    for iterable in iterables:
        all.extend(iterable)
    return iter(sorted(all, key=key, reverse=reverse))
