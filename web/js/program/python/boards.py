# 6.034's boards of Connect Four, in whose place stand some of ours.

from game_api import ConnectFourBoard


def _after(moves):
    board = ConnectFourBoard()
    for move in moves:
        board = board.add_piece(move)
    return board


BOARD_EMPTY = _after([])
BOARD_UHOH = _after([3, 0, 3, 0, 3])
NEARLY_OVER = _after([int(move) for move in "012345601234560123456012345650123465"])
