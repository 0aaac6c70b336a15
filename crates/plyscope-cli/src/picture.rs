//! The picture of a tree at the moment that a recording is at.

use plyscope::NodeId;
use plyscope_stage::{Layout, Overlay, Overlays, Players, Run, Scene, SceneInput, Size, Words};

/// The marks and the words of a picture.
pub(crate) struct Look<'a> {
    /// The nodes that the step is about.
    pub(crate) now: &'a [NodeId],
    /// The path that the search takes next.
    pub(crate) path_ahead: &'a [NodeId],
    pub(crate) overlays: &'a [Overlay],
    pub(crate) words: Words<'a>,
    /// The word before the number of a player.
    pub(crate) player: &'a str,
}

impl Default for Look<'_> {
    fn default() -> Self {
        let words = Words::default();
        Look { now: &[], path_ahead: &[], overlays: &[], words, player: "player" }
    }
}

/// Returns the scene of the whole tree.
pub(crate) fn scene(run: &Run, layout: &Layout, size: Size, look: &Look<'_>) -> Scene {
    Scene::of(&SceneInput {
        now: look.now,
        path_ahead: look.path_ahead,
        overlays: &Overlays::of(run, look.overlays),
        unit: run.unit(),
        side: run.side(),
        name: &|node| run.name(node),
        chance: &|node| run.chance(node),
        players: run
            .has_seats()
            .then_some(&Players { word: look.player, at: &|node| run.players(node) }),
        board: &|node| run.board(node),
        words: look.words,
        ..SceneInput::of(run.recording(), layout, size)
    })
}
