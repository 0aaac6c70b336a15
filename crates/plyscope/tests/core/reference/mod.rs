//! Procedures of the literature as they were written down: recursive, with
//! numbers that have no end, and knowing nothing of the searches here.

use plyscope::{AnyGame, AnyPosition, Game, Player, Value};

const INF: i64 = i32::MAX as i64;

/// A recursive procedure at work on a game; `evaluations` are the paths of
/// the leaves in order, repeats included.
pub(crate) struct Reference<'a> {
    game: &'a AnyGame,
    path: Vec<u32>,
    pub(crate) evaluations: Vec<Vec<u32>>,
}

/// What Pearl's TEST compares with.
#[derive(Clone, Copy)]
enum Relation {
    Greater,
    GreaterOrEqual,
}

impl Reference<'_> {
    pub(crate) fn of(game: &AnyGame) -> Reference<'_> {
        Reference { game, path: Vec::new(), evaluations: Vec::new() }
    }

    fn is_max(&self, position: &AnyPosition) -> bool {
        self.game.player(position) == Player::Max
    }

    fn successors(&self, position: &AnyPosition) -> Vec<AnyPosition> {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        moves.iter().map(|mv| self.game.play(position, mv)).collect()
    }

    fn evaluate(&mut self, position: &AnyPosition) -> i64 {
        self.evaluations.push(self.path.clone());
        i64::from(self.game.value(position).units())
    }

    fn below<T>(&mut self, index: usize, work: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(index as u32);
        let result = work(self);
        self.path.pop();
        result
    }

    /// For the side to move, as negamax has it.
    fn signed(&self, position: &AnyPosition, value: i64) -> i64 {
        if self.is_max(position) { value } else { -value }
    }

    /// The value of the game, by a procedure that counts for the side to move.
    fn of_root(&mut self, procedure: impl FnOnce(&mut Self, &AnyPosition) -> i64) -> Value {
        let start = self.game.start();
        let value = procedure(self, &start);
        Value::new(self.signed(&start, value) as i32)
    }

    /// Knuth and Moore's F1 as the lecture has it.
    pub(crate) fn ab_node_value(&mut self, start: i64, first: i64) -> Value {
        self.of_root(|this, root| this.node_value(root, start * INF, first * INF))
    }

    fn node_value(&mut self, position: &AnyPosition, parent_value: i64, first: i64) -> i64 {
        let children = self.successors(position);
        if children.is_empty() {
            let value = self.evaluate(position);
            return self.signed(position, value);
        }
        let mut lower = -self.below(0, |this| this.node_value(&children[0], first, first));
        for (index, child) in children.iter().enumerate().skip(1) {
            if lower >= parent_value {
                return lower;
            }
            let value = -self.below(index, |this| this.node_value(child, -lower, first));
            lower = lower.max(value);
        }
        lower
    }

    /// Pearl's SCOUT.
    pub(crate) fn scout(&mut self) -> Value {
        let value = self.eval(&self.game.start());
        Value::new(value as i32)
    }

    fn eval(&mut self, position: &AnyPosition) -> i64 {
        let children = self.successors(position);
        if children.is_empty() {
            return self.evaluate(position);
        }
        let mut value = self.below(0, |this| this.eval(&children[0]));
        for (index, child) in children.iter().enumerate().skip(1) {
            let is_better = self.below(index, |this| {
                if this.is_max(position) {
                    this.test(child, value, Relation::Greater)
                } else {
                    !this.test(child, value, Relation::GreaterOrEqual)
                }
            });
            if is_better {
                value = self.below(index, |this| this.eval(child));
            }
        }
        value
    }

    fn test(&mut self, position: &AnyPosition, than: i64, relation: Relation) -> bool {
        let children = self.successors(position);
        if children.is_empty() {
            let value = self.evaluate(position);
            return match relation {
                Relation::Greater => value > than,
                Relation::GreaterOrEqual => value >= than,
            };
        }
        let is_max = self.is_max(position);
        for (index, child) in children.iter().enumerate() {
            if self.below(index, |this| this.test(child, than, relation)) == is_max {
                return is_max;
            }
        }
        !is_max
    }

    /// Reinefeld's NegaScout, with every search again but those of leaves.
    pub(crate) fn nega_scout(&mut self) -> Value {
        self.of_root(|this, root| this.nega(root, -INF, INF))
    }

    fn nega(&mut self, position: &AnyPosition, alpha: i64, beta: i64) -> i64 {
        let children = self.successors(position);
        if children.is_empty() {
            let value = self.evaluate(position);
            return self.signed(position, value);
        }
        let (mut a, mut b) = (alpha, beta);
        for (index, child) in children.iter().enumerate() {
            let t = -self.below(index, |this| this.nega(child, -b, -a));
            if a < t && t < beta && index > 0 && !self.successors(child).is_empty() {
                a = -self.below(index, |this| this.nega(child, -beta, -t));
            }
            a = a.max(t);
            if a >= beta {
                return a;
            }
            b = a + 1;
        }
        a
    }
}
