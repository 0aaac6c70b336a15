"""Games that are written in Python, as ours have them."""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe:
    """A position is a board of nine letters. X is MAX."""

    range = (-1, 1)

    def __init__(self, board="........."):
        self.start = board

    def player(self, board):
        return "max" if board.count("X") == board.count("O") else "min"

    def winner(self, board):
        return next((board[a] for a, b, c in LINES if board[a] != "." and board[a] == board[b] == board[c]), None)

    def moves(self, board):
        return [] if self.winner(board) else [square for square in range(9) if board[square] == "."]

    def play(self, board, square):
        return board[:square] + ("X" if self.player(board) == "max" else "O") + board[square + 1 :]

    def value(self, board):
        return {"X": 1, "O": -1, None: 0}[self.winner(board)]

    def name(self, _, square):
        return f"{'abc'[square % 3]}{3 - square // 3}"


class Subtraction:
    """Take one to three; the player who takes the last one wins."""

    range = (-1, 1)

    def __init__(self, heap):
        self.start = (heap, "max")

    def player(self, position):
        return position[1]

    def moves(self, position):
        return range(1, min(position[0], 3) + 1)

    def play(self, position, taken):
        return position[0] - taken, "min" if position[1] == "max" else "max"

    def value(self, position):
        left, player = position
        return 0 if left else -1 if player == "max" else 1

    def name(self, position, taken):
        return str(position[0] - taken)


class Pig:
    """Throw a die again, or keep what the turn has brought; a 1 loses it. As our `pig`."""

    def __init__(self, die=3, rolls=2, turns=1):
        self.die, self.rolls, self.turns = die, rolls, turns
        most = die * rolls * turns
        self.range = (-most, most)
        # What both have, the sum of the turn, the player, whether the die is thrown, and the throws and turns left.
        self.start = ((0, 0), 0, 0, True, rolls, 2 * turns)

    def player(self, position):
        return "min" if position[2] else "max"

    def moves(self, position):
        _, _, _, is_rolling, rolls, turns = position
        if not turns:
            return []
        return range(1, self.die + 1) if is_rolling else ["hold", "roll"][: 1 + (rolls > 0)]

    def chance(self, position):
        return [1 / self.die] * self.die if position[3] else None

    def play(self, position, move):
        kept, total, player, is_rolling, rolls, turns = position
        if move == "roll":
            return kept, total, player, True, rolls, turns
        if is_rolling and move > 1:
            total, rolls = total + move, rolls - 1
            if rolls:
                return kept, total, player, False, rolls, turns
        brought = 0 if move == 1 else total
        kept = tuple(has + (brought if at == player else 0) for at, has in enumerate(kept))
        return kept, 0, 1 - player, True, self.rolls, turns - 1

    def value(self, position):
        (most, least), total, player, *_ = position
        return most - least + (-total if player else total)

    def name(self, _, move):
        return str(move)
