"""Games with chance as Python programs have them."""

import json
import types
from decimal import Decimal
from fractions import Fraction

import plyscope
import pytest
from plyscope.chances import weights
from written import Pig, TicTacToe


def events(search, game, **options):
    """All lines of a trace but the first, which names the game."""
    return plyscope.trace(search, game, **options).split("\n", 1)[1]


SEARCHES = [
    ("minimax", {}),
    ("alpha-beta chance=star1", {}),
    ("alpha-beta chance=star2", {}),
    ("alpha-beta chance=star2", {"fail": "hard"}),
    ("alpha-beta chance=star1", {"depth": 4}),
    ("minimax", {"depth": 3}),
    ("alpha-beta", {}),
    ("mcts", {"iterations": 50}),
]


@pytest.mark.parametrize("search, options", SEARCHES)
def test_pig_of_python_is_ours(search, options):
    for die, rolls, turns in [(3, 2, 1), (2, 2, 2), (6, 1, 1), (4, 2, 1)]:
        ours = f"pig:die={die},rolls={rolls},turns={turns}"
        assert events(search, Pig(die, rolls, turns), **options) == events(search, ours, **options), ours


def test_a_horizon_is_enough_where_the_parts_are_given():
    class Long(Pig):
        parts = 3**12

    ours = events("alpha-beta chance=star1", "pig:die=3,rolls=2,turns=2", depth=4)
    theirs = events("alpha-beta chance=star1", Long(3, 2, 2), depth=4)
    assert theirs == ours and len(ours) < len(events("alpha-beta chance=star1", "pig:die=3,rolls=2,turns=2"))
    for parts, told in [(9, "a multiple of 27, as the probabilities up to "), (2, "a multiple of 3, ")]:
        Long.parts = parts
        with pytest.raises(plyscope.GameError, match=told):
            plyscope.run("minimax", Long(3, 2, 2), depth=7)


def test_each_way_of_writing_probabilities_is_the_same():
    tree = "[chance[0.3:10, 0.2:-5, 0.5:2], 1]"
    for given in [[3, 2, 5], [30, 20, 50], [0.3, 0.2, 0.5], [Fraction(3, 10), 0.2, Decimal("0.5")], (1 - 0.7, 0.1 + 0.1, 0.5)]:
        game = types.SimpleNamespace(
            start="top",
            player=lambda at: "max" if at == "top" else None,
            moves=lambda at: {"top": ["dice", 1], "dice": [10, -5, 2]}.get(at, []),
            play=lambda at, move: move,
            chance=lambda at, given=given: given if at == "dice" else None,
            value=lambda at: at,
        )
        for search in ("minimax", "alpha-beta chance=star1 range=-5..10", "alpha-beta chance=star2 range=-5..10"):
            theirs, ours = plyscope.run(search, game), plyscope.run(search, tree)
            assert (theirs.value, theirs.counts) == (ours.value, ours.counts) and theirs.value == 3, given


def test_a_float_is_the_fraction_that_it_stands_for():
    assert weights([1 / 36] * 35 + [1 / 36]) == [1] * 36
    assert weights([0.1, 0.123456789, 1 - 0.1 - 0.123456789]) == [100000000, 123456789, 776543211]
    assert weights([2, 4]) == [1, 2] and weights([1.0]) == [1]


@pytest.mark.parametrize(
    "given, told",
    [
        ([0.5, 0.4], "should add up to 1; 0.5, 0.4 add up to 9/10"),
        ([0.33, 0.33], "add up to 33/50"),
        ([1, 0.5], "should add up to 1; 1, 0.5 add up to 3/2"),
        ([1.5, -0.5], "should be above 0; one is -0.5"),
        ([1, 0], "what has the probability 0 never comes"),
        ([1, "half"], "should be numbers, one for each move; 'half' is none"),
        ([float("nan"), 1], "nan is none"),
        ([float("inf"), 1], "inf is none"),
        ([Decimal("NaN"), 1], "is none"),
        ([True, False], "True is none"),
        ([1, 1, 1], "a probability for each move; it has 3, and there are 2 moves"),
        ([], "it has 0, and there are 2 moves"),
        ([1, 2**30], "a common denominator that is too great, 1073741825: up to 1073741823"),
        ([1, 10**40], "too great"),
        (0.5, "should be a list of probabilities, or None; it is 0.5"),
    ],
)
def test_probabilities_that_are_none_are_told(given, told):
    game = types.SimpleNamespace(
        start=0, player=lambda _: None, moves=lambda at: [1, 2] if at == 0 else [], play=lambda _, move: move, chance=lambda _: given, value=lambda at: at
    )
    with pytest.raises(plyscope.GameError) as caught:
        plyscope.run("minimax", game)
    assert told in str(caught.value)


class Coin:
    """Heads or tails, for ever."""

    start = 0
    endless = True
    moves = staticmethod(lambda at: [1, -1])
    play = staticmethod(lambda at, by: at + by)
    player = staticmethod(lambda at: "max" if at % 2 else None)
    chance = staticmethod(lambda at: None if at % 2 else [1, 1])
    value = staticmethod(lambda at: at)


def test_a_game_whose_means_have_no_common_denominator_needs_a_depth():
    with pytest.raises(plyscope.GameError, match="a line of play may never end, so that .* give the search a depth, or the game parts"):
        plyscope.run("minimax", Coin())

    class Counted(Coin):
        parts = 4

    # Chance, MAX, chance, MAX.
    assert plyscope.run("minimax", Counted(), depth=4).value == plyscope.run("minimax", Coin(), depth=4).value == 2

    class Untold(Coin):
        endless = False

    assert plyscope.run("minimax", Untold(), depth=4).value == 2
    with pytest.raises(plyscope.GameError, match="a line has at most 1000 plies"):
        plyscope.run("minimax", Untold())

    class Circle(Untold):
        play = staticmethod(lambda at, by: (at + by) % 6)

    with pytest.raises(plyscope.GameError, match="may come back to a position, so that"):
        plyscope.run("minimax", Circle())
    # From 1, MAX goes on to 0, which is worth (1 + 5) / 2 there, and from 5 to 4, which is worth (3 + 5) / 2.
    halves = [plyscope.run("minimax", Circle(), depth=depth).value for depth in (1, 3)]
    assert halves == [Fraction(1 + 5, 2), Fraction(3 + 4, 2)]

    class Fine(Untold):
        moves = staticmethod(lambda at: [2, 2] if at < 62 else [])

    with pytest.raises(plyscope.GameError, match="denominator that is too great: up to 1073741823"):
        plyscope.run("minimax", Fine())


@pytest.mark.parametrize(
    "changed, told",
    [
        ({"player": None}, "a game with chance needs player"),
        ({"parts": 0}, "parts should be a whole number from 1 to 1073741823; it is 0"),
        ({"parts": "36"}, "it is '36'"),
        ({"parts": 2**30, "decimals": 2}, "from 1 to 10737418; it is 1073741824"),
        ({"chance": [1, 1]}, "chance should be a function of a position; it is [1, 1]"),
        ({"parts": 4, "value": lambda _: float("inf")}, "value(position) should be finite in a game with chance; it is inf"),
        ({"parts": 4, "value": lambda _: 10**9}, "is too great, 1000000000: means take parts of 1/4, and the greatest is 536870911"),
    ],
)
def test_a_game_with_chance_that_is_none_says_why(changed, told):
    game = {name: getattr(Coin, name) for name in ("start", "endless", "moves", "play", "player", "chance", "value")}
    with pytest.raises(plyscope.GameError) as caught:
        plyscope.run("minimax", types.SimpleNamespace(**{**game, **changed}), depth=4)
    assert told in str(caught.value)


def test_what_chance_raises_comes_out_while_parts_are_looked_for():
    class Broken(Pig):
        def chance(self, position):
            raise KeyError("no such die")

    for call in (plyscope.run, plyscope.trace, plyscope.search, lambda *of: plyscope.check([1], *of)):
        with pytest.raises(KeyError):
            call("minimax", Broken())


def test_a_search_without_means_refuses_chance():
    with pytest.raises(plyscope.GameError, match="chance"):
        plyscope.run("sss-star", Pig())


class Tilted(Pig):
    """What MAX keeps counts twice, so that the game isn't fair."""

    def value(self, position):
        (most, least), *_ = position
        return 2 * most - least


class Backgammon:
    """Pig as the stochastic games of the book have it: after each move that doesn't end the game, chance decides.

    A move is a throw or a hold; a hold needs no die, and chance has one outcome there.
    """

    def __init__(self):
        self.pig = Tilted()
        self.initial = types.SimpleNamespace(at=("first",))

    def to_move(self, state):
        return "White" if state.at == ("first",) or self.pig.player(state.at) == "max" else "Black"

    def actions(self, state):
        return ["throw"] if state.at == ("first",) or state.at[3] else self.pig.moves(state.at)

    def result(self, state, action):
        if state.at == ("first",):
            return types.SimpleNamespace(at=self.pig.start)
        return state if action == "throw" else types.SimpleNamespace(at=self.pig.play(state.at, action))

    def terminal_test(self, state):
        return state.at != ("first",) and not self.pig.moves(state.at)

    def utility(self, state, player):
        return self.pig.value(state.at) * (1 if player == "White" else -1)

    def chances(self, state):
        return self.pig.moves(state.at) if state.at[3] else [None]

    def outcome(self, state, chance):
        return state if chance is None else types.SimpleNamespace(at=self.pig.play(state.at, chance))

    def probability(self, chance):
        return 1.0 if chance is None else 1 / 3


def test_stochastic_games_of_aima():
    result = plyscope.run("minimax", Backgammon())
    assert result.value == plyscope.run("minimax", Tilted()).value != 0
    assert result.move == "throw"
    steps = [event.event for step in plyscope.search("minimax", Backgammon()) for event in step]
    assert "chance" in steps


class Spiel:
    """Pig with the names of OpenSpiel's states."""

    def __init__(self, at, pig=Pig()):
        self.at, self.pig = at, pig

    def num_players(self):
        return 2

    def is_chance_node(self):
        return self.current_player() == -1

    def current_player(self):
        if not self.pig.moves(self.at):
            return -4
        return -1 if self.at[3] else self.at[2]

    def legal_actions(self):
        return list(range(len(self.pig.moves(self.at))))

    def chance_outcomes(self):
        return [(action, 1 / 3) for action in self.legal_actions()]

    def child(self, action):
        return Spiel(self.pig.play(self.at, self.pig.moves(self.at)[action]))

    def returns(self):
        value = self.pig.value(self.at)
        return [float(value), -float(value)]

    def action_to_string(self, player, action):
        return str(self.pig.moves(self.at)[action])


def without_movers(lines):
    """The events but those that tell who moves, and without their numbers."""
    return [{**event, "t": 0} for event in map(json.loads, lines.splitlines()) if event["event"] != "mover"]


def test_chance_of_open_spiel_is_ours():
    for search in ("minimax", "alpha-beta chance=star1 range=-6..6"):
        theirs, ours = events(search, Spiel(Pig().start)), events(search, "pig")
        # There nobody is to move at a chance node or an end, so that the players of siblings differ.
        assert without_movers(theirs) == without_movers(ours)


def test_games_of_open_spiel_that_are_not_for_this_are_told():
    class AtOnce(Spiel):
        def current_player(self):
            return -2

    with pytest.raises(plyscope.GameError, match="at the same time"):
        plyscope.run("minimax", AtOnce(Pig().start))

    class Sampled(Spiel):
        def get_game(self):
            mode = types.SimpleNamespace(name="SAMPLED_STOCHASTIC")
            return types.SimpleNamespace(get_type=lambda: types.SimpleNamespace(chance_mode=mode))

    with pytest.raises(plyscope.GameError, match="draws its chance by itself"):
        plyscope.run("minimax", Sampled(Pig().start))

    class Typed(Spiel):
        def get_game(self):
            kind = {"chance_mode": "EXPLICIT_STOCHASTIC", "information": "PERFECT_INFORMATION", "utility": "ZERO_SUM", **self.other}
            names = types.SimpleNamespace(**{name: types.SimpleNamespace(name=value) for name, value in kind.items()})
            return types.SimpleNamespace(get_type=lambda: names)

    Typed.other = {}
    assert plyscope.run("minimax", Typed(Pig().start)).value == plyscope.run("minimax", "pig").value
    for other, told in [({"information": "IMPERFECT_INFORMATION"}, "don't see everything"), ({"utility": "GENERAL_SUM"}, "loses")]:
        Typed.other = other
        with pytest.raises(plyscope.GameError, match=told):
            plyscope.run("minimax", Typed(Pig().start))


def test_a_game_of_open_spiel_has_an_evaluation():
    ends = []

    def further(state):
        ends.append(state.current_player() == -4)
        return state.pig.value(state.at) + 1

    start = Spiel(Pig().start)
    values = [plyscope.run("minimax", plyscope.OpenSpiel(start, evaluate=further), depth=depth).value for depth in (0, 1, 20)]
    plain = [plyscope.run("minimax", start, depth=depth).value for depth in (0, 1, 20)]
    # To its end, the game is worth what it is worth.
    assert [value - other for value, other in zip(values, plain)] == [1, 1, 0]
    assert ends and not any(ends)
    # What it is told replaces the look at all positions.
    with pytest.raises(plyscope.GameError, match="multiple of 3"):
        plyscope.run("minimax", plyscope.OpenSpiel(start, parts=2), depth=4)


class Endless:
    """MAX throws a die of six again and again; each throw counts."""

    start = (0, True)
    endless = True

    def player(self, position):
        return "max"

    def moves(self, position):
        return range(1, 7) if position[1] else ["again"]

    def chance(self, position):
        return [1] * 6 if position[1] else None

    def play(self, position, move):
        return (position[0] + move, False) if position[1] else (position[0], True)

    def value(self, position):
        return position[0]


def test_a_depth_is_enough_to_find_the_common_denominator():
    assert [plyscope.run("minimax", Endless(), depth=depth).value for depth in (0, 1, 2, 3, 4)] == [0, Fraction(7, 2), Fraction(7, 2), 7, 7]
    # The throw at the horizon is not made.
    with pytest.raises(plyscope.GameError, match="give the search a depth, or the game parts"):
        plyscope.run("minimax", Endless())

    class Large(Endless):
        def play(self, position, move):
            return (7 * position[0] + move, not position[1]) if position[1] else (position[0], True)

    with pytest.raises(plyscope.GameError, match="more than 200000 positions.*give the search a depth of less than 20"):
        plyscope.run("minimax", Large(), depth=20)
    # What isn't a depth is told before the game is looked through.
    with pytest.raises(plyscope.OptionError, match="depth"):
        plyscope.run("minimax", Large(), depth=1.5)
    # Several searches see as far as the deepest of them.
    both = plyscope.compare(["minimax depth=1", "minimax depth=3"], Endless())
    assert both.disagreements == 1
    with pytest.raises(plyscope.GameError, match="may never end"):
        plyscope.compare(["minimax depth=1", "minimax"], Endless())


def test_a_game_without_chance_is_as_before():
    class Same(TicTacToe):
        chance = None

    assert events("alpha-beta", Same("XO..X....")) == events("alpha-beta", TicTacToe("XO..X...."))
