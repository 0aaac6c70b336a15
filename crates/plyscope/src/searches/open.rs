//! OPEN
