"""Games as Python programs have them."""

import json
import random
import traceback
import types
from fractions import Fraction

import plyscope
import pytest
from plyscope.trees import text_of
from written import Subtraction, TicTacToe


def events(search, game, **options):
    """All lines of a trace but the first, which names the game."""
    return plyscope.trace(search, game, **options).split("\n", 1)[1]


def boards(count):
    """Boards after random moves, each with its text in our notation."""
    dice, game = random.Random(7), TicTacToe()
    for _ in range(count):
        board = game.start
        for _ in range(dice.randrange(3, 9)):
            moves = game.moves(board)
            if not moves:
                break
            board = game.play(board, dice.choice(moves))
        yield board, f"tic-tac-toe:{board[:3]}/{board[3:6]}/{board[6:]}"


SEARCHES = [
    ("alpha-beta", {}),
    ("alpha-beta", {"table": True, "fail": "hard"}),
    ("iterative-deepening", {"depth": 3}),
    ("sss-star", {}),
    ("mtd", {}),
    ("proof-number", {"goal": 1}),
    ("mcts", {"iterations": 40}),
    ("b-star", {}),
]


def test_tic_tac_toe_of_python_is_ours():
    ours = list(boards(120))
    assert len({board for board, _ in ours}) > 90
    for number, (board, text) in enumerate(ours):
        search, options = SEARCHES[number % len(SEARCHES)]
        assert events(search, TicTacToe(board), **options) == events(search, text, **options), (search, text)


def test_a_subtraction_game_of_python_is_ours():
    for heap in range(12):
        for search, options in SEARCHES[:6]:
            ours = f"nim:{heap},max-take=3,play=normal"
            assert events(search, Subtraction(heap), **options) == events(search, ours, **options), (search, heap)


def test_the_moves_of_a_game_of_python_are_its_own():
    result = plyscope.run("alpha-beta", TicTacToe("XX.OO...."))
    assert result.move == 2 and result.value == 1 and result.best == "1"
    assert plyscope.search("alpha-beta", TicTacToe("XX.OO....")).run().moves == (2,)


def test_players_take_turns_where_nothing_else_is_said():
    class Chain:
        # The same number is another position with the other player.
        start = 3
        moves = staticmethod(lambda left: [1, 2] if left > 1 else [1] if left else [])
        play = staticmethod(lambda left, taken: left - taken)
        value = staticmethod(lambda left: 7)

    assert plyscope.run("minimax", Chain).value == 7
    # 3, and below it 2 and 1 of MIN, 1 and 0 of MAX, 0 of MIN.
    players = [event.event for step in plyscope.search("minimax", Chain) for event in step]
    assert "mover" not in players


def test_a_game_is_asked_once_for_each_position():
    asked = []

    class Counting(TicTacToe):
        def moves(self, board):
            asked.append(board)
            return super().moves(board)

    game = Counting("XO..X....")
    plyscope.run("minimax", game)
    assert len(asked) == len(set(asked)) > 50


def test_what_a_game_raises_comes_out_with_its_traceback():
    class Broken(TicTacToe):
        def value(self, board):
            return {}["no such key"]

    for call in [plyscope.run, plyscope.trace, plyscope.draw, lambda *of: list(plyscope.search(*of)), plyscope.search]:
        if call is plyscope.search:
            continue
        with pytest.raises(KeyError) as caught:
            call("alpha-beta", Broken("XO.OX.X.."))
        told = traceback.extract_tb(caught.value.__traceback__)
        assert told[-1].name == "value" and told[-1].filename == __file__
    # Before the first step, too.
    with pytest.raises(KeyError):
        plyscope.search("b-star", Broken("XO.OX.X.."))


def test_an_error_ends_a_search_at_once():
    calls = []

    class Broken(TicTacToe):
        def moves(self, board):
            calls.append(board)
            if len(calls) == 5:
                raise RuntimeError("enough")
            return super().moves(board)

    search = plyscope.search("alpha-beta", Broken())
    with pytest.raises(RuntimeError, match="enough"):
        search.run()
    with pytest.raises(RuntimeError, match="enough"):
        search.step()
    assert len(calls) == 5


@pytest.mark.parametrize("search", [entry.name for entry in plyscope.searches()])
def test_a_game_may_fail_at_any_moment(search):
    class Failing(TicTacToe):
        calls, last = 0, 0

        def __getattribute__(self, name):
            if name in ("moves", "play", "value", "player", "name"):
                return lambda *of: object.__getattribute__(self, "ask")(name, *of)
            return super().__getattribute__(name)

        def ask(self, name, *of):
            self.calls += 1
            if self.calls >= self.last:
                raise RuntimeError(name)
            return getattr(TicTacToe(), name)(*of)

    failed = 0
    for last in [*range(1, 60), *range(60, 400, 17)]:
        for call in (plyscope.run, plyscope.trace, lambda *of: list(plyscope.search(*of))):
            game = Failing("XO.OX.X..")
            game.last = last
            try:
                call(search, game)
            except RuntimeError:
                failed += 1
                # Once it has failed, it is not asked again.
                assert game.calls == last
            except plyscope.PlyscopeError:
                break
    assert failed > 20 or search in ("branch-and-bound", "max-n")


def test_a_game_that_changes_its_mind_is_no_more_than_wrong():
    dice = random.Random(5)
    for entry in plyscope.searches() * 12:

        class Fickle(TicTacToe):
            def moves(self, board):
                return super().moves(board)[: dice.randrange(9)]

            def play(self, board, square):
                return super().play(board, dice.choice(super().moves(board)))

            def value(self, board):
                return dice.randrange(-1, 2)

        try:
            plyscope.trace(entry.name, Fickle("XO......."))
        except plyscope.PlyscopeError:
            pass


@pytest.mark.parametrize(
    "changed, told",
    [
        ({"player": lambda _: "white"}, "player(position) should be 'max' or 'min'; it is 'white'"),
        ({"value": lambda _: "much"}, "value(position) should be a number; it is 'much'"),
        ({"value": lambda _: None}, "value(position) should be a number; it is None"),
        ({"value": lambda _: 0.5}, "more decimals than the game's values, 0.5: give the game decimals = 2"),
        ({"value": lambda _: 10**12}, "is too great, 1000000000000: the greatest is 2147483646"),
        ({"value": lambda _: float("nan")}, "should be a number; it is nan"),
        ({"moves": lambda _: [1]}, "a line has at most 1000 plies"),
        ({"moves": lambda _: range(10_001)}, "a position has at most 10000 moves"),
        ({"play": lambda *_: [1]}, "a position of type list has no hash"),
        ({"decimals": 10}, "decimals should be a whole number from 0 to 9"),
        ({"range": (1, -1)}, "range should be the least and the greatest value"),
        ({"moves": None}, "a game by its functions needs moves"),
        ({"start": None}, "a game by its functions needs start"),
    ],
)
def test_a_game_that_is_none_says_why(changed, told):
    players = {"player": lambda at: "max" if at % 2 == 0 else "min"}
    usual = {"start": 0, "moves": lambda at: [1, 2] if at < 2 else [], "play": lambda at, by: at + 1, "value": lambda _: 0}
    with pytest.raises(plyscope.GameError) as caught:
        plyscope.run("minimax", types.SimpleNamespace(**{**usual, **players, **changed}))
    assert told in str(caught.value)


def test_all_that_a_game_may_have():
    game = types.SimpleNamespace(
        start=[0],
        key=tuple,
        moves=lambda line: "ab" if len(line) < 9 else [],
        play=lambda line, letter: [*line, ord(letter)],
        player=lambda line: "min" if len(line) % 2 else "max",
        value=lambda line: sum(line) / 4,
        evaluate=lambda line: -sum(line) / 4,
        name=lambda _, letter: f"to {letter}",
        decimals=2,
        range=(-500.25, 500),
        endless=True,
    )
    result = plyscope.run("alpha-beta", game, depth=2)
    assert result.value == -(97 + 98) / 4 and result.moves == ("b", "a"), "MIN moves first"
    assert '"move":"to a"' in plyscope.trace("alpha-beta", game, depth=2)


def test_trees_of_lists_tuples_maps_and_arrays():
    class Array:
        def tolist(self):
            return [1, 2]

    assert text_of([[3, 12], (2, -0.5, 1e-7, Fraction(1, 3), float("-inf"))]) == "[[3,12],[2,-0.5,1e-07,1/3,-inf]]"
    assert text_of({"children": [{"name": 'Ж "A"', "value": 3}, [1, 2]]}) == '{"children":[{"name":"Ж \\"A\\"","value":3},[1,2]]}'
    assert text_of([Array(), 3]) == "[[1,2],3]"
    right = "a tree is a number, or a list or tuple of trees, or text"
    for wrong, told in [
        ([[1, 2], [3, None]], f"game[1][1]: None is no tree; {right}"),
        ({"A": [True]}, f"game['A'][0]: True is no tree; {right}"),
        ([float("nan")], f"game[0]: nan is no tree; {right}"),
        ({1, 2}, f"game: {{1, 2}} is no tree; {right}"),
    ]:
        with pytest.raises(plyscope.GameError) as caught:
            plyscope.run("minimax", wrong)
        assert str(caught.value) == told
    numpy = pytest.importorskip("numpy")
    assert plyscope.run("minimax", numpy.array([[3, 12], [2, 4]])).value == 3


def test_a_tree_deeper_than_the_stack_of_python():
    chain = 7
    for _ in range(5_000):
        chain = [chain]
    assert plyscope.run("minimax", chain).counts["nodes"] == 5_001
    loop = []
    loop.append(loop)
    with pytest.raises(plyscope.GameError, match="contains itself"):
        plyscope.run("minimax", loop)


def test_trees_of_anytree():
    anytree = pytest.importorskip("anytree")
    root = anytree.Node("root")
    for name, values in [("A", [3, 12, 8]), ("B", [2, 4, 6])]:
        node = anytree.Node(name, parent=root)
        for value in values:
            anytree.Node(f"{name}{value}", parent=node, value=value)
    result = plyscope.run("alpha-beta", root)
    assert (result.value, result.leaves, result.moves) == (3, 4, ("A", "A3"))
    anytree.Node("empty", parent=root)
    with pytest.raises(plyscope.GameError, match="a leaf needs a value"):
        plyscope.run("alpha-beta", root)


def test_graphs_of_networkx():
    networkx = pytest.importorskip("networkx")
    graph = networkx.DiGraph([("S", "L"), ("S", "R"), ("L", "x"), ("L", "both"), ("R", "both"), ("R", "y")])
    for node, value in [("x", 3), ("both", 5), ("y", 1)]:
        graph.nodes[node]["value"] = value
    result = plyscope.run("minimax", graph)
    assert (result.value, result.moves) == (3, ("L", "x"))
    graph.add_edge("both", "L")
    with pytest.raises(plyscope.GameError, match="cycle"):
        plyscope.run("minimax", graph)
    with pytest.raises(plyscope.GameError, match="this one has 2"):
        plyscope.run("minimax", networkx.DiGraph([("A", "B"), ("C", "B")]))


class Aima:
    """Tic-tac-toe with the names of the book's programs; its states have no hash, as theirs."""

    def __init__(self, board):
        self.game, self.initial = TicTacToe(board), {"board": board}

    def actions(self, state):
        return self.game.moves(state["board"])

    def result(self, state, action):
        return {"board": self.game.play(state["board"], action)}

    def terminal_test(self, state):
        return not self.game.moves(state["board"])

    def utility(self, state, player):
        return self.game.value(state["board"]) * (1 if player == "X" else -1)

    def to_move(self, state):
        return "X" if self.game.player(state["board"]) == "max" else "O"


class Spiel:
    """Tic-tac-toe with the names of OpenSpiel's states."""

    def __init__(self, board):
        self.game, self.board = TicTacToe(board), board

    def num_players(self):
        return 2

    def current_player(self):
        return -4 if not self.game.moves(self.board) else 0 if self.game.player(self.board) == "max" else 1

    def legal_actions(self):
        return self.game.moves(self.board)

    def child(self, action):
        return Spiel(self.game.play(self.board, action))

    def returns(self):
        value = self.game.value(self.board)
        return [float(value), -float(value)]

    def action_to_string(self, player, action):
        return self.game.name(self.board, action)


def without_names(lines):
    """The events without the names of moves."""
    return [{**event, "children": [child["node"] for child in event.get("children", [])]} for event in map(json.loads, lines.splitlines())]


def test_games_of_other_packages():
    for board, text in boards(25):
        if not TicTacToe().player(board) == "max":
            # There MAX is the player who moves first.
            continue
        ours = events("alpha-beta", text)
        assert events("alpha-beta", Spiel(board)) == ours
        assert without_names(events("alpha-beta", Aima(board))) == without_names(ours)


def test_several_players_are_told():
    class Three(Spiel):
        def num_players(self):
            return 3

    with pytest.raises(plyscope.GameError, match="this one has 3"):
        plyscope.run("minimax", Three("........."))


def test_open_spiel():
    pyspiel = pytest.importorskip("pyspiel")
    assert plyscope.run("alpha-beta", pyspiel.load_game("tic_tac_toe"), depth=4).value == 0
    pig = pyspiel.load_game("pig(players=2,horizon=6,winscore=4,diceoutcomes=3)")
    assert plyscope.run("minimax", pig).value == plyscope.run("alpha-beta", pig).value > 0
    # Its lines are long, and its means have no common denominator: a depth is enough.
    assert plyscope.run("minimax", pyspiel.load_game("pig"), depth=3).value == 0
    with pytest.raises(plyscope.GameError, match="at most 1000 plies"):
        plyscope.run("minimax", pyspiel.load_game("pig"))
    backgammon = plyscope.OpenSpiel(pyspiel.load_game("backgammon"), evaluate=lambda state: str(state).count("x"))
    assert plyscope.run("alpha-beta", backgammon, depth=2).reason == "solved"
    with pytest.raises(plyscope.GameError, match="see everything"):
        plyscope.run("minimax", pyspiel.load_game("kuhn_poker"))


def test_a_name_that_is_none_comes_out_too():
    class Nameless(TicTacToe):
        def name(self, board, square):
            raise LookupError(square)

    # Who doesn't ask for names doesn't hear of it.
    assert plyscope.run("alpha-beta", Nameless("XO.OX.X..")).value == 1
    for call in [plyscope.trace, plyscope.draw, lambda *of: list(plyscope.search(*of))]:
        with pytest.raises(LookupError):
            call("alpha-beta", Nameless("XO.OX.X.."))
