//! A limit of memory, as it is written on the command line.

use std::fmt;
use std::fs;
use std::str::FromStr;

/// The most memory that the data of searches may take, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory(usize);

/// The units that a number can have.
const UNITS: [(&str, u64); 8] = [
    ("", 1),
    ("k", 1_000),
    ("m", 1_000_000),
    ("g", 1_000_000_000),
    ("t", 1_000_000_000_000),
    ("ki", 1 << 10),
    ("mi", 1 << 20),
    ("gi", 1 << 30),
];
/// The memory of a machine that doesn't tell.
const USUAL: u64 = 4_000_000_000;

impl Memory {
    pub(crate) fn bytes(self) -> usize {
        self.0
    }

    /// Returns three quarters of the memory that the program can have: that of the machine, or less
    /// if the system limits it.
    pub(crate) fn usual() -> Memory {
        let read = |file: &str| fs::read_to_string(file).unwrap_or_default();
        let limits = [
            machine(&read("/proc/meminfo")),
            address_space(&read("/proc/self/limits")),
            read("/sys/fs/cgroup/memory.max").trim().parse().ok(),
        ];
        let least = limits.into_iter().flatten().min().unwrap_or(USUAL);
        Memory(usize::try_from(least / 4 * 3).unwrap_or(usize::MAX))
    }
}

/// Returns the memory of the machine, as Linux tells it.
fn machine(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.starts_with("MemTotal:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    kibibytes.checked_mul(1024)
}

/// Returns the limit of the address space (`ulimit -v`), as Linux tells it, if there is one.
fn address_space(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    line.split_whitespace().next()?.parse().ok()
}

impl FromStr for Memory {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Memory, &'static str> {
        let wrong = "memory is written as a number of bytes, such as 500MB or 4GB";
        let text = text.trim().to_ascii_lowercase();
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let unit = unit.trim_start();
        let unit = unit.strip_suffix('b').unwrap_or(unit);
        let (_, factor) = UNITS.into_iter().find(|&(name, _)| name == unit).ok_or(wrong)?;
        let number: u64 = number.parse().map_err(|_| wrong)?;
        let bytes = number.checked_mul(factor).ok_or("that is more than can be counted")?;
        Ok(Memory(usize::try_from(bytes).unwrap_or(usize::MAX)))
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            bytes @ 0..1_000_000_000 => write!(f, "{:.0} MB", bytes as f64 / 1e6),
            bytes => write!(f, "{:.1} GB", bytes as f64 / 1e9),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_written_with_a_unit() {
        let bytes = |text: &str| text.parse().map(Memory::bytes);
        assert_eq!(bytes("1000"), Ok(1000));
        assert_eq!(bytes("500MB"), Ok(500_000_000));
        assert_eq!(bytes("2 GiB"), Ok(2 << 30));
        assert_eq!(bytes("3g"), Ok(3_000_000_000));
        for wrong in ["", "MB", "-1", "1.5GB", "4 parsecs", "99999999999999999999"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
        assert!(bytes("99999999999999999t").is_err());
        assert_eq!(Memory(512_000_000).to_string(), "512 MB");
        assert_eq!(Memory(3_072_000_000).to_string(), "3.1 GB");
    }

    #[test]
    fn what_the_system_tells() {
        let meminfo = "MemTotal:        8000000 kB\nMemFree:  17 kB\n";
        assert_eq!(machine(meminfo), Some(8_192_000_000));
        let limits = "Limit   Soft Limit  Hard Limit  Units\n\
            Max address space         4096000000           unlimited            bytes\n";
        assert_eq!(address_space(limits), Some(4_096_000_000));
        assert_eq!(address_space("Max address space   unlimited  unlimited  bytes"), None);
        assert_eq!((machine(""), address_space("")), (None, None));
        assert!(Memory::usual().bytes() > 0);
    }
}
