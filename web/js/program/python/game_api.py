# What 6.034's lab on games gives. A node of the tree is a state as well (hooks.py).

INF = float("inf")


def always_zero(state, maximize=True):
    return 0


class AbstractGameState:
    def __init__(self, snapshot, is_game_over_fn, generate_next_states_fn, endgame_score_fn, starting_state=None):
        self.snapshot = snapshot
        self._is_over = is_game_over_fn
        self._next = generate_next_states_fn
        self._score = endgame_score_fn
        self.history = []

    def _of(self, snapshot):
        state = AbstractGameState(snapshot, self._is_over, self._next, self._score)
        state.history = self.history + [self]
        return state

    def get_snapshot(self):
        return self.snapshot

    def is_game_over(self):
        return self._is_over(self.snapshot)

    def generate_next_states(self):
        return [self._of(snapshot) for snapshot in self._next(self.snapshot)]

    def get_endgame_score(self, is_current_player_maximizer=True):
        return self._score(self.snapshot, is_current_player_maximizer)

    def describe_previous_move(self):
        return ""


class AnytimeValue:
    def __init__(self, value=None):
        self.value = value
        self.history = [value]
        self.total_evaluations = 0

    def set_value(self, value):
        self.value = value
        self.history.append(value)

    def get_value(self):
        return self.value


def move_sequence(state, move_list=()):
    states = [state]
    for move in move_list:
        states.append(states[-1].generate_next_states()[move])
    return states


class ConnectFourBoard:
    num_rows = 6
    num_cols = 7

    def __init__(self, board_array=None, players=None, whose_turn=None):
        self.board_array = [list(row) for row in board_array or [[None] * 7 for _ in range(6)]]
        self.players = list(players or ["Red", "Black"])
        if whose_turn not in (None, self.players[0]):
            self.players.reverse()
        self.prev_move_string = ""

    def get_current_player_name(self):
        return self.players[0]

    def get_other_player_name(self):
        return self.players[1]

    def get_piece(self, col, row):
        return self.board_array[row][col]

    def count_pieces(self, current_player=None):
        pieces = [piece for row in self.board_array for piece in row if piece is not None]
        if current_player is None:
            return len(pieces)
        return pieces.count(self.players[0 if current_player else 1])

    def get_column_height(self, col):
        return len([row for row in self.board_array if row[col] is not None])

    def is_column_full(self, col):
        return self.get_column_height(col) == self.num_rows

    def copy(self):
        return ConnectFourBoard(self.board_array, self.players)

    def add_piece(self, col):
        after = self.copy()
        after.board_array[self.num_rows - 1 - self.get_column_height(col)][col] = self.players[0]
        after.players.reverse()
        after.prev_move_string = "Put " + self.players[0] + " piece in column " + str(col)
        return after

    def get_all_chains(self, current_player=None):
        owner = None if current_player is None else self.players[0 if current_player else 1]
        chains = []
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            for row in range(self.num_rows):
                for col in range(self.num_cols):
                    piece = self._at(row, col)
                    if piece is None or self._at(row - down, col - right) == piece:
                        continue
                    chain = []
                    while self._at(row, col) == piece:
                        chain.append(piece)
                        row, col = row + down, col + right
                    row, col = row - down * len(chain), col - right * len(chain)
                    if owner in (None, piece):
                        chains.append(chain)
        return chains

    def _at(self, row, col):
        if 0 <= row < self.num_rows and 0 <= col < self.num_cols:
            return self.board_array[row][col]
        return None

    def __repr__(self):
        return "\n".join([" ".join([(piece or "_")[0] for piece in row]) for row in self.board_array])
