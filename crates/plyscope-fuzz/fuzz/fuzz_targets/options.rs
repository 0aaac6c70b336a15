#![no_main]

plyscope_fuzz_programs::program!("options");
