//! plyscope-stage
