#![no_main]

plyscope_fuzz_programs::program!("session");
