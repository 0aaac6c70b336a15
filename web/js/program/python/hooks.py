# What a program in Python finds when it runs, and the hooks that are written into it
# (instrument.js). An event is 25 bytes at an address where the worker reads it: its
# kind and one, line, call, node and name as whole numbers, and a value.

import builtins
import gc
import json
import math
import sys
from struct import pack_into
from time import ticks_diff, ticks_ms
from uctypes import addressof, bytearray_at

NAN = float("nan")
# The next event, which begins with its kind, has not happened yet.
EVENT = "<BIIiIdB"
SIZE = 25
CALL, RETURN, SET, AT, VALUE, FLAG, PART, NODE = 1, 2, 3, 4, 5, 6, 7, 8
NOTHING = -1
RESERVE = 1 << 18
# A list with as many parts is no record of a node, such as one with its merit.
MOST_OF_RECORD = 6

# What a value is called that is returned beside a move.
RESULTS = ("value", "score", "val", "eval", "utility")


class NobodyToAsk(Exception):
    """What `input` raises."""


# Returns `input`, which gives the reader's answers.
def asking(answers):
    def ask(prompt=""):
        print(prompt)
        if not answers:
            raise NobodyToAsk("input")
        return answers.pop(0)

    return ask


# Modules that lead out of Python, or into its memory.
CLOSED = ("js", "jsffi", "uctypes")
# Modules that can't be replaced by a file, as they are built in. A file adds to them.
EXTENDED = {"sys": "_sys", "math": "_math", "os": "_os"}


# Stands for a module that is not there, and for what it would have. Whoever calls it is told.
class Missing:
    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Missing(self._name)

    def __call__(self, *_, **__):
        raise ImportError("no module named '" + self._name + "'")

    __getitem__ = __iter__ = __call__


class Node:
    def __init__(self, index, path, name, is_max, value, chance):
        self._index = index
        self.path = path
        self.name = name
        self.is_max = is_max
        self.value = value
        self.parent = None
        self.children = []
        # Of its moves, if chance makes them; and of the move that leads to it, if chance makes that.
        self.probabilities = chance
        self.probability = None

    @property
    def is_chance(self):
        return self.probabilities is not None

    def __repr__(self):
        return "<Node " + (self.name or self.path or "root") + ">"

    # As a state of Berkeley's course has it: MAX is the agent 0, MIN or chance the agent 1.
    def getNumAgents(self):
        return 2

    def getLegalActions(self, agent=0):
        return moves_of(self)

    def generateSuccessor(self, agent, action):
        turn = 0 if self.is_max and not self.is_chance else 1
        if agent != turn:
            raise ValueError("agent %d is to move at %s, not agent %s" % (turn, self.name or self.path, agent))
        return after(self, action)

    getNextState = generateSuccessor

    def getScore(self):
        return self.value

    def isWin(self):
        return not self.children

    def isLose(self):
        return False

    # As a state of 6.034 has it.
    def is_game_over(self):
        return not self.children

    def generate_next_states(self):
        return list(self.children)

    def get_endgame_score(self, is_current_player_maximizer=True):
        return self.value

    def describe_previous_move(self):
        return self.name or self.path

    def get_snapshot(self):
        return self


# Moves are texts, so that numbers that are returned beside one are values.
def moves_of(node):
    return [str(place + 1) for place in range(len(node.children))]


def after(node, move):
    return node.children[int(move) - 1]


# The tree as a game of the programs of Russell and Norvig.
class TreeGame:
    def __init__(self, root):
        self.initial = root

    def actions(self, state):
        return moves_of(state)

    def result(self, state, move):
        return after(state, move)

    def terminal_test(self, state):
        return not state.children

    is_terminal = terminal_test

    def to_move(self, state):
        return "MAX" if state.is_max else "MIN"

    def utility(self, state, player):
        return state.value if player == "MAX" else -state.value

    # Where chance moves after an action: a chance is the position that it leads to.
    def chances(self, state):
        return state.children if state.is_chance else [state]

    def outcome(self, state, chance):
        return chance

    def probability(self, chance):
        return 1 if chance.probability is None else chance.probability


def nodes_of(tree):
    given = json.loads(tree)
    nodes = []
    for index, (path, name, is_max, value, _, chance) in enumerate(given):
        nodes.append(Node(index, path, name, is_max, value, chance))
    for node, (_, _, _, _, children, chance) in zip(nodes, given):
        node.children = [nodes[child] for child in children]
        for place, child in enumerate(node.children):
            child.parent = node
            if chance:
                child.probability = chance[place]
    return nodes


def import_of(extended):
    real = builtins.__import__

    # `from x import y` of a module of ours that has no y.
    def all_of(module, name, wanted):
        for part in wanted or ():
            if part != "*" and not hasattr(module, part):
                try:
                    setattr(module, part, Missing(name))
                except AttributeError:
                    pass
        return module

    def imported(name, *args):
        top = name.split(".")[0]
        if top in CLOSED:
            raise ImportError("no module named '" + top + "'")
        file = EXTENDED.get(name)
        # The file itself imports what it adds to.
        if file in extended and args and args[0].get("__name__") != file:
            return real(file, args[0], None, args[2] if len(args) > 2 else None, 0)
        try:
            return all_of(real(name, *args), top, args[2] if len(args) > 2 else None)
        except ImportError:
            # Everything from it can't be given names.
            if len(args) > 2 and args[2] and "*" in args[2]:
                raise
            return Missing(top)

    return imported


def class_of(fields, names):
    # A class of an enumeration or a named tuple is made anew: MicroPython has no metaclasses.
    def made(cls):
        cls.__fields__ = fields
        make = getattr(cls, "__made__", None)
        return make(cls, names) if make else cls

    return made


# Hooks of calls. `stop` says that a limit is reached, and doesn't return; `named` that a
# name gets the next number.
def hooks(address, most, milliseconds, named, stop):
    memory = bytearray_at(address, most * SIZE + 1)
    memory[0] = 0
    names = {}
    # The calls that have not ended: their numbers, nodes, names and last lines.
    calls = []
    nodes = []
    functions = []
    lines = []
    begun = ended = 0
    start = ticks_ms()

    def write(kind, line, call, node, name, value):
        nonlocal ended
        if ended == most:
            stop("events", line)
        if ticks_diff(ticks_ms(), start) > milliseconds:
            stop("seconds", line)
        pack_into(EVENT, memory, ended * SIZE, kind, line, call, node, name, value, 0)
        ended += 1

    def number_of(name):
        if name not in names:
            names[name] = len(names)
            named(name)
        return names[name]

    def is_number(value):
        kind = type(value)
        return kind is int or kind is float

    # What a call returns: a number, or one beside a move.
    def number_in(result):
        if is_number(result):
            return result
        if isinstance(result, dict):
            for key in RESULTS:
                if is_number(result.get(key)):
                    return result[key]
        elif isinstance(result, (tuple, list)):
            numbers = [part for part in result if is_number(part)]
            if 0 < len(numbers) < 4:
                return numbers[0]
        elif result is not None and not isinstance(result, (Node, str)):
            for key in RESULTS:
                value = getattr(result, key, None)
                if is_number(value):
                    return value
        return NAN

    # The index of a node, also of one in a record of a node and something else.
    def node_in(value):
        if isinstance(value, Node):
            return value._index
        if is_number(value) or value is None:
            return NOTHING
        if isinstance(value, (tuple, list)):
            if 1 < len(value) < MOST_OF_RECORD:
                found = [part._index for part in value if isinstance(part, Node)]
                if len(found) == 1:
                    return found[0]
            return NOTHING
        node = getattr(value, "node", None)
        return node._index if isinstance(node, Node) else NOTHING

    # Does a call go on? Those above it have ended by an exception: they have greater
    # numbers. One that has returned may still have a `finally`, of which nothing is told.
    def goes_on(call):
        while calls and calls[-1] > call:
            write(RETURN, lines.pop(), calls.pop(), nodes.pop(), functions.pop(), NAN)
        return call and calls and calls[-1] == call

    def enter(line, function, parameters, values):
        nonlocal begun
        call = begun + 1
        node = NOTHING
        for value in values:
            if isinstance(value, Node):
                node = value._index
                break
        name = number_of(function)
        write(CALL, line, call, node, name, NAN)
        begun = call
        calls.append(call)
        nodes.append(node)
        functions.append(name)
        lines.append(line)
        for i in range(len(values)):
            value = values[i]
            if is_number(value):
                write(SET, line, call, node, number_of(parameters[i]), value)
            elif type(value) is bool:
                write(FLAG, line, call, node, number_of(parameters[i]), value)
        return call

    def leave(call, line, value):
        if goes_on(call):
            lines.pop()
            calls.pop()
            node, function = nodes.pop(), functions.pop()
            if isinstance(value, (tuple, list)) and 1 < len(value) < 4:
                parts = [place for place in range(len(value)) if is_number(value[place])]
                if len(parts) > 1:
                    for place in parts:
                        write(PART, line, call, node, number_of(str(place)), value[place])
            write(RETURN, line, call, node, function, number_in(value))
        return value

    def set_(call, line, name, value):
        if goes_on(call):
            lines[-1] = line
            node = node_in(value)
            if node >= 0:
                write(NODE, line, call, node, number_of(name), NAN)
            else:
                write(SET, line, call, nodes[-1], number_of(name), value if is_number(value) else NAN)
        return value

    def at(call, line):
        if goes_on(call):
            lines[-1] = line
            write(AT, line, call, nodes[-1], functions[-1], NAN)

    # The value of a node, which a call asks for.
    def value_of(node):
        if calls and isinstance(node, Node) and is_number(node.value):
            write(VALUE, lines[-1], calls[-1], node._index, functions[-1], node.value)
        return node.value

    def tick(line):
        if ticks_diff(ticks_ms(), start) > milliseconds:
            stop("seconds", line)

    return {"__in": enter, "__out": leave, "__set": set_, "__at": at, "__tick": tick, "__class": class_of, "value": value_of}


# Hooks of calls that tell nothing.
def silent():
    return {
        "__in": lambda *_: 0,
        "__out": lambda call, line, value: value,
        "__set": lambda call, line, name, value: value,
        "__at": lambda call, line: None,
        "__tick": lambda line: None,
        "__class": class_of,
    }


# What stands for brackets that other values are unpacked into (rewrite-python.js).
def dict_of(*parts):
    made = {}
    for part in parts:
        made.update(part)
    return made


UNPACKED = {
    "__list_of": lambda *parts: list(parts),
    "__set_of": lambda *parts: set(parts),
    "__tuple_of": lambda *parts: parts,
    "__dict_of": dict_of,
}


# What a game by its functions calls them, the most telling first.
ROLES = {
    "start": ("start", "initial_state", "initial", "start_state", "new_game"),
    "moves": ("moves", "actions", "legal_moves", "get_moves", "available_moves", "get_legal_moves"),
    "play": ("play", "result", "make_move", "apply_move", "do_move", "successor"),
    "value": ("value", "utility", "evaluate", "evaluation", "score"),
    "player": ("player", "to_move", "is_max", "turn", "current_player"),
    "terminal": ("terminal", "is_terminal", "terminal_test", "game_over", "is_over"),
    "chance": ("chance", "probabilities"),
}


# The functions of a game that a program has itself, by their roles.
def roles_of(found, given):
    roles = {}
    for role, names in ROLES.items():
        for name in names:
            if name in found and found[name] is not given.get(name):
                roles[role] = found[name]
                break
    return roles


# Is it a value of plain data?
def is_data(state):
    if isinstance(state, (list, tuple, set, frozenset)):
        return all(is_data(part) for part in state)
    if isinstance(state, dict):
        return all(is_data(key) and is_data(state[key]) for key in state)
    return state is None or type(state) in (int, float, str, bool)


# The positions of a game as JSON, as many plies as there is room for: for each whether MAX is
# to move, its value if it is the last one of a line, and its moves with the numbers of the
# positions that they lead to, with a weight if chance makes it. Positions of a ply that are data written alike are equal. It is
# a generator that gives None after some of them: memory that is free is found in between only.
def game_of(roles, most):
    for role in ("start", "moves", "play", "value"):
        if role not in roles:
            raise NameError("a game needs " + role)
    moves, play, value = roles["moves"], roles["play"], roles["value"]
    start = roles["start"]() if callable(roles["start"]) else roles["start"]
    player = roles.get("player")
    terminal = roles.get("terminal")
    # The name may be that of something else.
    chance = roles["chance"] if callable(roles.get("chance")) else None
    first = player(start) if player else None

    # `turn` is whose turn it is if players take turns.
    def is_max(state, turn):
        if not player:
            return turn
        who = player(state)
        if type(who) is bool:
            return who
        if isinstance(who, str) and who.lower() in ("max", "min"):
            return who.lower() == "max"
        # Whoever begins is MAX.
        return who == first

    def number(value):
        if type(value) is bool or not isinstance(value, (int, float)) or value != value:
            raise TypeError("value(state) should be a number; it is " + repr(value))
        return value if abs(value) != math.inf else ("inf" if value > 0 else "-inf")

    told = [[is_max(start, True), None, []]]
    level = [(0, start)]
    ply = 0
    is_whole = True
    while level:
        numbers = {}
        below = []
        for place, state in level:
            choices = [] if terminal and terminal(state) else list(moves(state))
            if not choices:
                told[place][1] = number(value(state))
            weights = chance(state) if chance and choices else None
            if weights is not None and len(weights) != len(choices):
                raise ValueError("chance(state) should have a number for each move: %d, not %d" % (len(choices), len(weights)))
            # Chance moves between the players' turns.
            following = told[place][0] == (weights is not None)
            for at, move in enumerate(choices):
                after = play(state, move)
                turn = is_max(after, following)
                # Others may be written alike and differ.
                key = (repr(after), turn) if is_data(after) else len(told)
                if key not in numbers:
                    numbers[key] = len(told)
                    below.append((len(told), after))
                    told.append([turn, None, []])
                told[place][2].append([str(move), numbers[key]] + ([] if weights is None else [number(weights[at])]))
            if len(told) > most:
                break
            if place % 100 == 0:
                yield None
        if len(told) > most:
            # The positions of this ply end the game, and count by their values.
            is_whole = False
            for place, state in level:
                told[place][1:] = [number(value(state)), []]
            del told[level[-1][0] + 1 :]
            break
        level = below
        ply += 1
    # The last level has no moves.
    yield json.dumps({"positions": told, "plies": ply - is_whole, "whole": is_whole})


def run(source, start, tree, extended, address, most, milliseconds, named, stop, done, positions, answers):
    sys.path[:] = ["/lib", ".frozen"]
    # A program finds the files in their place.
    for name in ("json", "struct", "time"):
        sys.modules.pop(name, None)
    builtins.__import__ = import_of(extended.split())
    nodes = nodes_of(tree)
    builtins.__root = nodes[0] if nodes else None

    # The position after some moves, the first in each position.
    def later(state, plies):
        roles = roles_of(found, given)
        for _ in range(plies):
            state = roles["play"](state, sorted(roles["moves"](state))[0])
        return state

    found = {
        "__name__": "__main__",
        "Node": Node,
        "root": nodes[0] if nodes else None,
        "children": lambda node: node.children,
        "is_leaf": lambda node: not node.children,
        "is_max": lambda node: node.is_max,
        "is_chance": lambda node: node.is_chance,
        "probability": lambda node: node.probability,
        "parent": lambda node: node.parent,
        "game": TreeGame(nodes[0]) if nodes else None,
        "input": asking(answers.split("\n") if answers else []),
        "later": later,
        "math": builtins.__import__("math", {"__name__": "__main__"}),
    }
    found.update(UNPACKED)
    program = compile(source, "program.py", "exec")
    found.update(silent() if positions else hooks(address, most, milliseconds, named, stop))
    given = dict(found)
    # MicroPython goes round for ever if there is no room for telling what went wrong.
    reserve = bytearray(RESERVE)
    try:
        failed = None
        try:
            exec(program, found)
        except Exception as error:
            # What it had made until then can be called.
            failed = error
            if not start and not positions:
                raise
        if positions:
            return game_of(roles_of(found, given), positions)
        try:
            result = eval(start, found) if start else None
        except NameError as error:
            raise failed or error
    except BaseException as error:
        reserve = None
        if isinstance(error, MemoryError):
            found.clear()
            gc.collect()
        raise
    kind = type(result)
    if kind is int or kind is float:
        done(float(result))
    else:
        done(None if result is None else repr(result))


# Does once what programs do: a browser compiles a function of MicroPython when it is first called, which would
# take as long as the program.
def warm_up():
    memory = bytearray(100 * SIZE)
    root = nodes_of('[["e","",true,null,[1,2],null],["1","",false,3,[],null],["2","",false,4.5,[],null]]')[0]
    program = """
def search(node, alpha, beta):
    call = __in(1, "search", ("node", "alpha", "beta"), (node, alpha, beta))
    if not node.children:
        return __out(call, 2, value(node))
    best = -1e9
    for child in node.children:
        best = __set(call, 3, "best", max(best, search(child, alpha, beta)))
        __at(call, 4)
        if best >= beta:
            break
    return __out(call, 5, best)
search(root, -1e9, 1e9)
"""
    exec(compile(program, "", "exec"), dict(hooks(addressof(memory), 99, 1000, lambda name: None, None), root=root))


warm_up()
