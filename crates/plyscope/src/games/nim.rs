//! nim
