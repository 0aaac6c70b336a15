//! Tests of the public interface. They are one program: each program would compile the
//! searches again.

mod agreement;
mod b_star;
mod b_star_errors;
mod bound_parts;
mod bounds;
mod branch_and_bound;
mod chess;
mod chess_mistakes;
mod conformance;
mod deep;
mod differential;
mod digests;
mod divided;
mod games;
mod games_foreign;
mod games_graph;
mod games_mistakes;
mod games_over;
mod games_positions;
mod games_random;
mod games_sum;
mod games_text;
mod games_tree;
mod listings;
mod mcts;
mod mtd;
mod plies;
mod portions;
mod proof_number;
mod stop;
mod watch;
mod words;
mod words_mistakes;
