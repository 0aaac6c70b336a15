//! Tests of the public interface. They are one program: each program would compile the
//! searches again.

mod agreement;
mod b_star;
mod b_star_errors;
mod bound_parts;
mod bounds;
mod branch_and_bound;
mod chance;
#[cfg(feature = "chess")]
mod chess;
#[cfg(feature = "chess")]
mod chess_mistakes;
mod child_order;
mod conformance;
mod conventions;
mod deep;
mod differential;
mod digests;
mod exercises;
mod games;
mod games_boards;
mod games_drops;
mod games_foreign;
mod games_forms;
mod games_graph;
mod games_hints;
mod games_mistakes;
mod games_notations;
mod games_outcomes;
mod games_over;
mod games_pasted;
mod games_positions;
mod games_random;
#[cfg(feature = "rules")]
mod games_rules;
mod games_sum;
mod games_table;
mod games_text;
mod games_tours;
mod games_tree;
mod games_unknown;
mod here;
mod limits;
mod listings;
mod max_n;
mod mcts;
mod mistake;
mod mistakes;
mod mtd;
mod openings;
mod plies;
mod proof_number;
mod stop;
mod watch;
#[cfg(feature = "words")]
mod words;
#[cfg(feature = "words")]
mod words_mistakes;
