//! Games that are written in JavaScript. `web/api/rules.js` numbers their positions, and answers whatever
//! happens in the functions of the game; what they throw is thrown there, after the call.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Object;
use plyscope::{CommonParts, Interval, Player, Ruled, Rules, Value};
use plyscope_stage::{Run, RunBuilder};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::limits::LIMITS;
use crate::page::{OpenError, Search};
use crate::session::{Session, entries, session_of};
use crate::to_js::to_js;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * The rules of a game whose positions are numbers.
 */
export interface Rules {
    start(): number;
    is_max(position: number): boolean;
    moves(position: number): number;
    play(position: number, move: number): number;
    /** In units of the last decimal, or infinite. */
    value(position: number): number;
    move_name(position: number, move: number): string | undefined;
    /** The weights of the moves; nothing where a player moves. */
    chance(position: number): Uint32Array | undefined;
    notice_fine_chance(position: number, parts: number): void;
    /** Tells the number of parts, or why none was found. */
    set_parts(parts: number, wrong?: string): void;
    readonly has_chance: boolean;
    /** The parts of the last decimal that means take; 0 if they have to be found. */
    readonly parts: number;
    readonly decimals: number;
    readonly names: boolean;
    readonly merges: boolean;
    readonly endless: boolean;
    /** The least and the greatest finite value, in units; empty if that is not known. */
    readonly range: Float64Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// See `web/api/rules.js`.
    #[wasm_bindgen(typescript_type = "Rules")]
    #[derive(Clone, Debug)]
    pub type JsRules;

    #[wasm_bindgen(method)]
    fn start(this: &JsRules) -> u32;
    #[wasm_bindgen(method)]
    fn is_max(this: &JsRules, position: u32) -> bool;
    #[wasm_bindgen(method)]
    fn moves(this: &JsRules, position: u32) -> u32;
    #[wasm_bindgen(method)]
    fn play(this: &JsRules, position: u32, mv: u32) -> u32;
    #[wasm_bindgen(method)]
    fn value(this: &JsRules, position: u32) -> f64;
    #[wasm_bindgen(method)]
    fn move_name(this: &JsRules, position: u32, mv: u32) -> Option<String>;
    #[wasm_bindgen(method)]
    fn chance(this: &JsRules, position: u32) -> Option<Vec<u32>>;
    #[wasm_bindgen(method)]
    fn notice_fine_chance(this: &JsRules, position: u32, parts: f64);
    #[wasm_bindgen(method)]
    fn set_parts(this: &JsRules, parts: u32, wrong: Option<String>);
    #[wasm_bindgen(method, getter)]
    fn has_chance(this: &JsRules) -> bool;
    #[wasm_bindgen(method, getter)]
    fn parts(this: &JsRules) -> u32;
    #[wasm_bindgen(method, getter)]
    fn decimals(this: &JsRules) -> u8;
    #[wasm_bindgen(method, getter)]
    fn names(this: &JsRules) -> bool;
    #[wasm_bindgen(method, getter)]
    fn merges(this: &JsRules) -> bool;
    #[wasm_bindgen(method, getter)]
    fn endless(this: &JsRules) -> bool;
    #[wasm_bindgen(method, getter)]
    fn range(this: &JsRules) -> Vec<f64>;
}

thread_local! {
    /// The rules of the games in use. A game of the core can go to another thread; values of
    /// JavaScript can't.
    static USED: RefCell<Vec<Option<Rc<JsRules>>>> = const { RefCell::new(Vec::new()) };
}

/// The place of the rules in the list.
#[derive(Debug)]
struct Place(usize);

impl Place {
    fn of(rules: JsRules) -> Place {
        USED.with_borrow_mut(|used| {
            let free = used.iter().position(Option::is_none).unwrap_or(used.len());
            used.resize(used.len().max(free + 1), None);
            used[free] = Some(Rc::new(rules));
            Place(free)
        })
    }

    /// Asks the rules. While they answer, the list is free: they may open another game.
    fn ask<T: Default>(&self, ask: impl FnOnce(&JsRules) -> T) -> T {
        let rules = USED.with_borrow(|used| used.get(self.0).cloned().flatten());
        rules.map(|rules| ask(&rules)).unwrap_or_default()
    }

    /// Returns the number of parts of the last decimal that means take, and looks for it if it isn't
    /// known. If there is none, the rules are told.
    fn parts(&self, endless: bool) -> u32 {
        let known = self.ask(JsRules::parts);
        if known > 0 {
            return known;
        }
        let found = if endless {
            Err("a line of play may never end".to_owned())
        } else {
            CommonParts::new(self).look(self, usize::MAX).map_err(|error| error.to_string())
        };
        match found {
            Ok(parts) => self.ask(|rules| rules.set_parts(parts.unwrap_or(1), None)),
            Err(wrong) => self.ask(|rules| rules.set_parts(1, Some(wrong))),
        }
        self.ask(JsRules::parts).max(1)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let rules = USED.with_borrow_mut(|used| used.get_mut(self.0).and_then(Option::take));
        drop(rules);
    }
}

impl Rules for Place {
    fn start(&self) -> u32 {
        self.ask(JsRules::start)
    }
    fn player(&self, position: u32) -> Player {
        if self.ask(|rules| rules.is_max(position)) { Player::Max } else { Player::Min }
    }
    fn moves(&self, position: u32) -> u32 {
        self.ask(|rules| rules.moves(position))
    }
    fn play(&self, position: u32, mv: u32) -> u32 {
        self.ask(|rules| rules.play(position, mv))
    }
    fn value(&self, position: u32) -> Value {
        value_of(self.ask(|rules| rules.value(position)))
    }
    fn move_name(&self, position: u32, mv: u32) -> Option<String> {
        self.ask(|rules| rules.move_name(position, mv))
    }
    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        self.ask(|rules| rules.chance(position))
    }
    fn notice_fine_chance(&self, position: u32, parts: u64) {
        self.ask(|rules| rules.notice_fine_chance(position, parts as f64));
    }
}

/// Returns a value in units.
fn value_of(units: f64) -> Value {
    match units {
        f64::INFINITY => Value::INF,
        f64::NEG_INFINITY => Value::NEG_INF,
        _ => Value::new(units as i32),
    }
}

fn builder<'a>(algorithm: &'a str, rules: JsRules, options: &Object) -> RunBuilder<'a> {
    let range = rules.range();
    let has_chance = rules.has_chance();
    let (decimals, names) = (rules.decimals(), rules.names());
    let (merges, endless) = (rules.merges(), rules.endless());
    let rules = Place::of(rules);
    let parts = rules.parts(endless);
    let range = match range[..] {
        [least, most] => {
            Interval::new(value_of(least * f64::from(parts)), value_of(most * f64::from(parts)))
        }
        _ => None,
    };
    let game = Ruled::new(rules)
        .with_decimals(decimals)
        .with_names(names)
        .with_merging(merges)
        .with_endless_lines(endless)
        .with_range(range);
    let game = if has_chance { game.with_chance(parts) } else { game };
    Run::builder_of(algorithm, game).options(entries(options)).within(LIMITS)
}

/// Opens a search of a game by its rules, as `open` does.
///
/// # Errors
///
/// An `OpenError`.
#[wasm_bindgen]
pub fn open_rules(
    algorithm: &str,
    rules: JsRules,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
) -> Result<Session, JsValue> {
    let run = builder(algorithm, rules, options).open_unprepared();
    run.and_then(session_of).map_err(|error| to_js(&OpenError::of(&error, "")))
}

/// Opens a search of a game by its rules, as the constructor of `Search` does.
///
/// # Errors
///
/// An `OpenError`.
#[wasm_bindgen]
pub fn search_rules(
    algorithm: &str,
    rules: JsRules,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
) -> Result<Search, JsValue> {
    let search = builder(algorithm, rules, options).traced();
    search.map(Search).map_err(|error| to_js(&OpenError::of(&error, "")))
}
