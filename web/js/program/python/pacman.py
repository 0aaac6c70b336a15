# What programs of Berkeley's course on artificial intelligence use of its module `pacman`: the class of
# states, of which they only say that a parameter has it. The states are nodes here.


class GameState:
    pass
