//! plyscope
