//! tic_tac_toe
