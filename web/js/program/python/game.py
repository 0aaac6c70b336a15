# What programs of Berkeley's course on artificial intelligence use of its module `game`.


class Directions:
    NORTH = "North"
    SOUTH = "South"
    EAST = "East"
    WEST = "West"
    STOP = "Stop"


class Agent:
    def __init__(self, index=0):
        self.index = index


class Actions:
    pass


class AgentState:
    pass


class Configuration:
    pass


class Grid:
    pass
