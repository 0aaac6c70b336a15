// How long what is timed may take.

import process from "node:process";

/** The factor of each limit: `cargo xtask test --long` measures, and the ordinary run has other work beside the tests. */
export const PATIENCE = process.env.PLYSCOPE_LONG === "1" ? 1 : 10;
