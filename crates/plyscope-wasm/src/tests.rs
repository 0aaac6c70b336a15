//! The bindings as a browser sees them.

#[path = "../../plyscope/tests/core/digests/lines.rs"]
mod digests;
#[path = "../../plyscope/tests/core/mcts/runs.rs"]
mod runs;

use crate::{catalogue, open};
use js_sys::{Array, Object, Reflect};
use plyscope::{ALGORITHMS, GAMES};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const PLAAT: &str = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";

fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

fn text(object: &JsValue, name: &str) -> String {
    field(object, name).as_string().unwrap_or_else(|| panic!("{name} is no text"))
}

#[wasm_bindgen_test]
fn open_is_told_in_order() {
    let mut session = open("sss-star", PLAAT, &Object::new()).unwrap();
    while !field(&session.record(8.0, f64::INFINITY).unwrap(), "done").is_truthy() {}
    assert_eq!((session.steps(), session.at()), (30, 30));
    session.seek(17, None);
    let panel = field(&session.moment(), "panel");
    assert_eq!(text(&panel, "kind"), "open");
    let rows = field(&panel, "rows").unchecked_into::<Array>();
    let row = |row: JsValue| [text(&row, "node"), text(&row, "status"), text(&row, "merit")];
    let waiting = rows.iter().filter(|row| {
        let change = field(row, "change");
        change.is_null() || change == "pushed"
    });
    let rows: Vec<_> = waiting.map(row).collect();
    assert_eq!(
        rows,
        [
            ["2.1.2.2", "solved", "35"],
            ["2.1.1.1", "solved", "34"],
            ["1.1.2.1", "solved", "12"],
            ["1.1.1.2", "solved", "5"],
        ]
    );
}

#[wasm_bindgen_test]
fn errors_have_a_place() {
    let error = open("alpha-beta", "[[3,∞,8],[2,4,6)]", &Object::new()).unwrap_err();
    assert_eq!(text(&error, "field"), "game");
    assert_eq!(field(&error, "offset"), 15);
    let options = Object::new();
    Reflect::set(&options, &"fail".into(), &"loud".into()).unwrap();
    let error = open("alpha-beta", "[1,2]", &options).unwrap_err();
    assert_eq!((text(&error, "field"), text(&error, "option")), ("option".into(), "fail".into()));
    let error = open("branch-and-bound", "[1,2]", &Object::new()).unwrap_err();
    assert_eq!(text(&error, "field"), "game");
    assert!(field(&error, "offset").is_undefined(), "the game as a whole");
    let error = open("gamma-delta", "[1,2]", &Object::new()).unwrap_err();
    assert_eq!(text(&error, "field"), "algorithm");
}

#[wasm_bindgen_test]
fn everything_is_described() {
    let catalogue = catalogue();
    let names = |list: &str| -> Vec<String> {
        let list = field(&catalogue, list).unchecked_into::<Array>();
        list.iter().map(|entry| text(&entry, "name")).collect()
    };
    assert_eq!(names("algorithms"), ALGORITHMS.iter().map(|it| it.name).collect::<Vec<_>>());
    assert_eq!(names("games"), GAMES.iter().map(|it| it.name).collect::<Vec<_>>());
}

#[wasm_bindgen_test]
fn a_view_finds_its_nodes() {
    let mut session = open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", &Object::new()).unwrap();
    while !field(&session.record(8.0, f64::INFINITY).unwrap(), "done").is_truthy() {}
    while !session.lay_out(8.0) {}
    let view = session.view_fit(800.0, 500.0);
    let (x, y, unit, ply) = (
        field(&view, "x").as_f64().unwrap(),
        field(&view, "y").as_f64().unwrap(),
        field(&view, "unit").as_f64().unwrap(),
        field(&view, "ply").as_f64().unwrap(),
    );
    // The root stands above the middle of nine leaves.
    let root = ((4.0 - x) * unit, -y * ply);
    assert_eq!(session.hit(view, 800.0, 500.0, root.0, root.1), 0);
    assert_eq!(session.node_at("2.1"), session.node_at("1.3") + 1);
    assert_eq!(session.node_at("4"), -1);
}

#[wasm_bindgen_test]
fn a_recording_ends_at_its_limit_and_goes_on_above_it() {
    let limit = 2e6;
    let mut session = open("minimax", "random:branching=6,depth=6", &Object::new()).unwrap();
    let mut recorded = session.record(8.0, limit).unwrap();
    while !field(&recorded, "full").is_truthy() {
        assert!(!field(&recorded, "done").is_truthy());
        recorded = session.record(8.0, limit).unwrap();
    }
    let (steps, bytes) = (session.steps(), session.bytes());
    assert!(bytes >= limit && bytes < 1.1 * limit, "{bytes} bytes");
    session.record(8.0, limit).unwrap();
    session.record_step(limit).unwrap();
    assert_eq!(session.steps(), steps, "there is no room for more");
    // What is recorded can be walked through, drawn, and gone on from.
    session.seek(steps / 2, None);
    while !session.lay_out(8.0) {}
    assert!(session.drawn() > 1_000);
    session.record_step(2.0 * limit).unwrap();
    assert_eq!((session.steps(), session.at()), (steps + 1, steps + 1));
}

/// The native tests ask for the same table.
#[wasm_bindgen_test]
fn every_search_says_the_same_of_every_game_here() {
    let table = include_str!("../../plyscope/tests/core/digests/table.txt");
    let lines = digests::lines();
    assert!(lines.len() > 100, "{}", lines.len());
    for (line, expected) in lines.iter().zip(table.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.len(), table.lines().count());
}

#[wasm_bindgen_test]
fn what_is_as_large_as_an_argument_is_bounded() {
    let session = open("minimax", "[3,12]", &Object::new()).unwrap();
    let most = u32::MAX as usize;
    assert_eq!((session.marks(most).len(), session.density(most).len()), (65_536, 65_536));
    assert_eq!(session.figure_size(most, 100.0), session.figure_size(10_000, 100.0));
}

/// The native tests ask for the same numbers.
#[wasm_bindgen_test]
fn a_random_search_is_the_same_here() {
    for (game, options, expected) in runs::RUNS {
        assert_eq!(runs::digest(game, options), expected, "{game}");
    }
}
