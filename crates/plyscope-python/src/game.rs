//! Games: text, or rules that are functions of Python.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use plyscope::{ALGORITHMS, AnyGame, CommonParts, Interval, PartsError, Player, Ruled, Value};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::errors::{Exception, game_error};
use crate::horizon::Within;

/// A game, as Python hands it over.
#[derive(Debug, FromPyObject)]
pub(crate) enum Source {
    Text(String),
    Rules(Rules),
}

impl Source {
    /// Returns the game, for searches that look no further than to a depth, if that is known.
    pub(crate) fn game(&self, py: Python<'_>, depth: Option<u32>) -> PyResult<AnyGame> {
        if let Source::Rules(rules) = self {
            rules.find_parts(py, depth)?;
        }
        match self {
            Source::Text(text) => {
                let read = py.detach(|| text.parse::<AnyGame>());
                read.map_err(|error| error.raised(py))
            }
            Source::Rules(rules) => Ok(rules.game()),
        }
    }

    /// Raises what a function of the game has raised, if anything.
    pub(crate) fn check(&self, py: Python<'_>) -> PyResult<()> {
        match self {
            Source::Text(_) => Ok(()),
            Source::Rules(rules) => rules.check(py),
        }
    }
}

/// Returns the depth of the horizon that the options of a search set, if they set one; 0 for what isn't a
/// depth, which the search refuses once it has a game.
pub(crate) fn depth_of(options: &[(String, String)]) -> Option<u32> {
    let mut all = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options);
    let horizon = all.find(|option| option.is_horizon())?.name;
    let (_, depth) = options.iter().rev().find(|(name, _)| name == horizon)?;
    Some(depth.parse().unwrap_or_default())
}

/// The rules of a game, functions of Python, with numbers for its positions.
///
/// An exception that a function raises is kept, and raised once the engine has returned. From then on, every
/// position that is new is the end of the game.
// See docs/decisions/a-game-of-a-program-has-numbers-for-positions.md.
#[pyclass(frozen)]
#[derive(Clone, Debug)]
pub(crate) struct Rules(Arc<Shared>);

impl<'a, 'py> FromPyObject<'a, 'py> for Rules {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Rules> {
        Ok(object.cast::<Rules>()?.get().clone())
    }
}

#[derive(Debug)]
struct Shared {
    start: Py<PyAny>,
    moves: Py<PyAny>,
    play: Py<PyAny>,
    value: Py<PyAny>,
    /// Without it, players take turns, and MAX begins.
    player: Option<Py<PyAny>>,
    evaluate: Option<Py<PyAny>>,
    name: Option<Py<PyAny>>,
    key: Option<Py<PyAny>>,
    /// Without it, there is no chance.
    chance: Option<Py<PyAny>>,
    decimals: u8,
    /// In units of the last decimal.
    range: Option<Interval>,
    merges: bool,
    endless: bool,
    /// The parts of the last decimal that means take, once that is known; 1 without chance. The rules are made
    /// for one call, so that its searches are those for which it was found.
    parts: OnceLock<u32>,
    /// The numbers of positions, by their keys.
    numbers: Py<PyDict>,
    /// The numbers of moves.
    move_numbers: Py<PyDict>,
    /// It is never locked while a function of Python runs.
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The positions, by number, with what is known of them.
    known: Vec<Known>,
    /// The first exception.
    fault: Option<PyErr>,
}

#[derive(Debug)]
struct Known {
    position: Py<PyAny>,
    /// The first ply at which it was reached.
    ply: u32,
    player: Option<Player>,
    moves: Option<Vec<Py<PyAny>>>,
    /// The numbers of the moves, which equal ones have in common.
    move_numbers: Vec<u32>,
    /// The names of the moves, as far as they were asked for.
    names: Vec<Option<String>>,
    /// The numbers of its successors, as far as they were asked for.
    next: Vec<Option<u32>>,
    /// The player to move there.
    next_player: Option<Player>,
    /// The weights of the moves, where chance moves.
    chance: Option<Option<Vec<u32>>>,
    value: Option<Value>,
}

/// The greatest number of moves in a position, and of plies of a game that is not endless.
const MOST_MOVES: usize = 10_000;
const MOST_PLIES: u32 = 1_000;
/// The greatest number of parts of 1: there has to be room for values.
const MOST_PARTS: u32 = i32::MAX as u32 / 2;
/// Positions without moves, of MAX and of MIN: the answers once something went wrong.
const NOWHERE: [u32; 2] = [u32::MAX, u32::MAX - 1];

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (*, start, moves, play, value, player, evaluate, name, key, chance, decimals, range,
        merges, endless, parts))]
    #[expect(clippy::too_many_arguments, reason = "they are named, and what a game may have")]
    fn new(
        py: Python<'_>,
        start: Py<PyAny>,
        moves: Py<PyAny>,
        play: Py<PyAny>,
        value: Py<PyAny>,
        player: Option<Py<PyAny>>,
        evaluate: Option<Py<PyAny>>,
        name: Option<Py<PyAny>>,
        key: Option<Py<PyAny>>,
        chance: Option<Py<PyAny>>,
        decimals: Option<u8>,
        range: Option<(Bound<'_, PyAny>, Bound<'_, PyAny>)>,
        merges: Option<bool>,
        endless: Option<bool>,
        parts: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Rules> {
        let decimals = decimals.unwrap_or_default();
        if decimals > 9 {
            let wrong = format!("decimals should be a whole number from 0 to 9; it is {decimals}");
            return Err(game_error(py, wrong));
        }
        let range = match range {
            None => None,
            Some((least, most)) => {
                let least = units(&least, decimals, "range")?;
                let most = units(&most, decimals, "range")?;
                let wrong = "range should be the least and the greatest value: (-1, 1)";
                Some(Interval::new(least, most).ok_or_else(|| game_error(py, wrong))?)
            }
        };
        let known = OnceLock::new();
        if chance.is_none() {
            let _ = known.set(1);
        } else if player.is_none() {
            let wrong = "a game with chance needs player(position): 'max' or 'min', and None where chance \
                         moves";
            return Err(game_error(py, wrong));
        } else if let Some(parts) = parts {
            let most = MOST_PARTS / 10u32.pow(decimals.into());
            let given = parts.extract().ok().filter(|given| (1..=most).contains(given));
            let given = given.ok_or_else(|| {
                let shown = shown(&parts);
                let wrong =
                    format!("parts should be a whole number from 1 to {most}; it is {shown}");
                game_error(py, wrong)
            })?;
            let _ = known.set(given);
        }
        let (numbers, move_numbers) = (PyDict::new(py).unbind(), PyDict::new(py).unbind());
        Ok(Rules(Arc::new(Shared {
            start,
            moves,
            play,
            value,
            player,
            evaluate,
            name,
            key,
            chance,
            decimals,
            range,
            merges: merges.unwrap_or_default(),
            endless: endless.unwrap_or_default(),
            parts: known,
            numbers,
            move_numbers,
            state: Mutex::default(),
        })))
    }
}

impl Rules {
    fn game(&self) -> AnyGame {
        let shared = &self.0;
        let range = shared.range.and_then(|range| {
            let (lower, upper) = (self.in_parts(range.lower)?, self.in_parts(range.upper)?);
            Interval::new(lower, upper)
        });
        let ruled = Ruled::new(self.clone())
            .with_decimals(shared.decimals)
            .with_names(shared.name.is_some())
            .with_merging(shared.merges)
            .with_endless_lines(shared.endless)
            .with_range(range);
        match shared.chance {
            None => ruled.into(),
            Some(_) => ruled.with_chance(self.parts()).into(),
        }
    }

    /// Looks at all positions down to a depth to find the parts that means take, if they aren't known.
    fn find_parts(&self, py: Python<'_>, depth: Option<u32>) -> PyResult<()> {
        if self.0.parts.get().is_some() {
            return Ok(());
        }
        let unknown = |why: &str| {
            let search = match depth {
                None => "the search a depth".to_owned(),
                Some(depth) => format!("the search a depth of less than {depth}"),
            };
            let wrong = format!(
                "{why}, so that the common denominator of its means can't be found: give {search}, or the \
                 game parts = 36, for example, for a line with two rolls of a die"
            );
            game_error(py, wrong)
        };
        if self.0.endless && depth.is_none() {
            return Err(unknown("a line of play may never end"));
        }
        let within = depth.map(|depth| Within::new(self, depth));
        let rules: &dyn plyscope::Rules = match &within {
            None => self,
            Some(within) => within,
        };
        let mut walk = CommonParts::new(rules);
        let found = loop {
            let found = walk.look(rules, 64);
            self.check(py)?;
            py.check_signals()?;
            match found {
                Ok(None) => {}
                Ok(Some(parts)) => break Ok(parts),
                Err(error) => break Err(error),
            }
        };
        let most = MOST_PARTS / 10u32.pow(self.0.decimals.into());
        let refused = match found {
            Ok(parts) if parts <= most => {
                // Another thread has found the same.
                let _ = self.0.parts.set(parts);
                return Ok(());
            }
            Ok(_) => PartsError::Fine,
            Err(error) => error,
        };
        Err(match refused {
            PartsError::Fine => {
                game_error(py, format!("{refused}: up to {most} leaves room for values"))
            }
            _ => unknown(&refused.to_string()),
        })
    }

    /// Returns the parts of the last decimal that means take.
    fn parts(&self) -> u32 {
        self.0.parts.get().copied().unwrap_or(1)
    }

    /// Returns a value in units of the game, if it fits.
    fn in_parts(&self, value: Value) -> Option<Value> {
        if !value.is_finite() {
            return Some(value);
        }
        let units = value.units().checked_mul(self.parts().try_into().ok()?)?;
        (units.abs() <= Value::MOST).then(|| Value::new(units))
    }

    /// Returns `true` once a function has raised something.
    pub(crate) fn is_at_fault(&self) -> bool {
        self.state().fault.is_some()
    }

    /// Raises what a function has raised, if anything.
    pub(crate) fn check(&self, py: Python<'_>) -> PyResult<()> {
        match &self.state().fault {
            Some(fault) => Err(fault.clone_ref(py)),
            None => Ok(()),
        }
    }

    /// Returns the moves on a path, as the game has them.
    pub(crate) fn moves_on(&self, py: Python<'_>, path: &[u32]) -> Vec<Py<PyAny>> {
        let (mut at, mut moves) = (0, Vec::new());
        let state = self.state();
        for &child in path {
            let Some(known) = state.known.get(at) else { break };
            let mv = known.moves.as_ref().and_then(|moves| moves.get(child as usize));
            let next = known.next.get(child as usize).copied().flatten();
            moves.extend(mv.map(|mv| mv.clone_ref(py)));
            let Some(next) = next else { break };
            at = next as usize;
        }
        moves
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A thread that panicked left nothing half done.
        self.0.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Returns what is known of a position, if it is.
    fn known<T>(&self, position: u32, get: impl FnOnce(&Known) -> Option<T>) -> Option<T> {
        self.state().known.get(position as usize).and_then(get)
    }

    fn learn(&self, position: u32, set: impl FnOnce(&mut Known)) {
        if let Some(known) = self.state().known.get_mut(position as usize) {
            set(known);
        }
    }

    /// Returns what Python answers, or something else if it raises, or has raised before.
    fn ask<T>(&self, otherwise: T, get: impl FnOnce(Python<'_>) -> PyResult<T>) -> T {
        if self.is_at_fault() {
            return otherwise;
        }
        Python::attach(|py| match get(py) {
            Ok(answer) => answer,
            Err(fault) => {
                self.state().fault.get_or_insert(fault);
                otherwise
            }
        })
    }

    /// Returns the position with this number. Every number that is asked for is known, except for
    /// those of nowhere, which come only after a fault.
    fn position<'py>(&self, py: Python<'py>, number: u32) -> PyResult<Bound<'py, PyAny>> {
        let position = self.known(number, |known| Some(known.position.bind(py).clone()));
        position.ok_or_else(|| game_error(py, "there is no such position"))
    }

    /// Returns the number of a position at a ply.
    fn number(&self, position: &Bound<'_, PyAny>, ply: u32) -> PyResult<u32> {
        let py = position.py();
        let shared = &self.0;
        let key = match &shared.key {
            Some(key) => key.bind(py).call1((position,))?,
            None => position.clone(),
        };
        // Where the game doesn't say who is to move, the ply does.
        let key = match shared.player {
            Some(_) => key,
            None => (key, ply % 2).into_pyobject(py)?.into_any(),
        };
        let numbers = shared.numbers.bind(py);
        let found = numbers.get_item(&key).map_err(|error| match shared.key {
            None if position.hash().is_err() => game_error(
                py,
                format!(
                    "a position of type {} has no hash: make it a tuple, for example, or give the \
                     game key(position)",
                    type_name(position)
                ),
            ),
            _ => error,
        })?;
        if let Some(found) = found {
            return found.extract();
        }
        let number = {
            let mut state = self.state();
            state.known.push(Known {
                position: position.clone().unbind(),
                ply,
                player: None,
                moves: None,
                move_numbers: Vec::new(),
                names: Vec::new(),
                next: Vec::new(),
                next_player: None,
                chance: None,
                value: None,
            });
            (state.known.len() - 1) as u32
        };
        numbers.set_item(key, number)?;
        Ok(number)
    }

    /// Asks who is to move in a position; `None` if the game says `None`, as it may where it is over.
    fn ask_player(&self, py: Python<'_>, number: u32) -> PyResult<Option<Player>> {
        let Some(player) = &self.0.player else {
            let ply = self.known(number, |known| Some(known.ply)).unwrap_or_default();
            return Ok(Some(if ply.is_multiple_of(2) { Player::Max } else { Player::Min }));
        };
        let player = player.bind(py).call1((self.position(py, number)?,))?;
        if player.is_none() {
            return Ok(None);
        }
        let word = player.cast::<PyString>().ok().and_then(|word| word.to_cow().ok());
        match word.as_deref() {
            Some("max") => Ok(Some(Player::Max)),
            Some("min") => Ok(Some(Player::Min)),
            _ => {
                let wrong =
                    format!("player(position) should be 'max' or 'min'; it is {}", shown(&player));
                Err(game_error(py, wrong))
            }
        }
    }

    fn ask_moves(&self, py: Python<'_>, number: u32) -> PyResult<u32> {
        let shared = &self.0;
        let position = self.position(py, number)?;
        let mut moves = Vec::new();
        for mv in shared.moves.bind(py).call1((&position,))?.try_iter()? {
            moves.push(mv?.unbind());
            if moves.len() > MOST_MOVES {
                return Err(game_error(
                    py,
                    format!("a position has at most {MOST_MOVES} moves; this one has more"),
                ));
            }
        }
        let ply = self.known(number, |known| Some(known.ply)).unwrap_or_default();
        if !moves.is_empty() && ply >= MOST_PLIES && !shared.endless {
            let wrong = format!(
                "a line has at most {MOST_PLIES} plies; if it may never end, give the game \
                 endless = True, and the search a depth"
            );
            return Err(game_error(py, wrong));
        }
        let numbers = shared.move_numbers.bind(py);
        let mut move_numbers = Vec::with_capacity(moves.len());
        for (place, mv) in (0..).zip(&moves) {
            let mv = mv.bind(py);
            // One without a hash is told from others by its place.
            move_numbers.push(match mv.hash() {
                Err(_) => u32::MAX - place,
                Ok(_) => match numbers.get_item(mv)? {
                    Some(number) => number.extract()?,
                    None => {
                        let number = numbers.len() as u32;
                        numbers.set_item(mv, number)?;
                        number
                    }
                },
            });
        }
        let count = moves.len();
        self.learn(number, |known| {
            known.move_numbers = move_numbers;
            known.next = vec![None; count];
            known.names = vec![None; count];
            known.moves = Some(moves);
        });
        Ok(count as u32)
    }

    fn ask_play(&self, py: Python<'_>, number: u32, mv: u32) -> PyResult<u32> {
        let asked = self.known(number, |known| {
            let mv = known.moves.as_ref()?.get(mv as usize)?.clone_ref(py);
            Some((known.position.clone_ref(py), mv, known.ply, known.player, known.next_player))
        });
        let Some((position, of_game, ply, player, siblings)) = asked else {
            return Err(game_error(py, "there is no such move"));
        };
        let next = self.0.play.bind(py).call1((position, of_game))?;
        let next = self.number(&next, ply + 1)?;
        let next_player = match self.known(next, |known| known.player) {
            Some(player) => player,
            // Where the game is over, nobody may be to move: it is whoever would be.
            None => {
                match self.ask_player(py, next)?.or(siblings.filter(|_| self.0.chance.is_none())) {
                    Some(player) => player,
                    None => self.player_after(next, player.unwrap_or(Player::Max)),
                }
            }
        };
        if self.0.chance.is_none() && siblings.is_some_and(|siblings| siblings != next_player) {
            let wrong = "player(position) should be the same at all successors of a position";
            return Err(game_error(py, wrong));
        }
        self.learn(next, |known| known.player = Some(next_player));
        self.learn(number, |known| {
            known.next_player = Some(next_player);
            put(&mut known.next, mv, next);
        });
        Ok(next)
    }

    /// Returns the player at a position that names none, after a move of this player or of chance: where
    /// chance moves, the one who moved last, and where the game is over, whoever would be to move.
    fn player_after(&self, next: u32, player: Player) -> Player {
        let is_chance = || plyscope::Rules::chance(self, next).is_some();
        if self.0.chance.is_some() && is_chance() { player } else { player.opponent() }
    }

    /// Asks for the weights of the moves; `None` where a player moves.
    fn ask_chance(&self, py: Python<'_>, number: u32) -> PyResult<Option<Vec<u32>>> {
        let Some(chance) = &self.0.chance else { return Ok(None) };
        let moves = plyscope::Rules::moves(self, number);
        let mut weights = None;
        if moves > 0 && !self.is_at_fault() {
            weights = chance
                .bind(py)
                .call1((self.position(py, number)?,))?
                .extract::<Option<Vec<u32>>>()?;
        }
        if let Some(given) = weights.as_ref().map(Vec::len).filter(|&given| given != moves as usize)
        {
            let wrong = format!(
                "chance(position) should have a probability for each move; it has {given}, and there \
                 are {moves} moves"
            );
            return Err(game_error(py, wrong));
        }
        self.learn(number, |known| known.chance = Some(weights.clone()));
        Ok(weights)
    }

    fn ask_name(&self, py: Python<'_>, number: u32, mv: u32) -> PyResult<Option<String>> {
        let of_game = |known: &Known| Some(known.moves.as_ref()?.get(mv as usize)?.clone_ref(py));
        let (Some(name), Some(of_game)) = (&self.0.name, self.known(number, of_game)) else {
            return Ok(None);
        };
        let position = self.position(py, number)?;
        let name = name.bind(py).call1((position, of_game))?.str()?.to_string();
        self.learn(number, |known| put(&mut known.names, mv, name.clone()));
        Ok(Some(name))
    }

    fn ask_value(&self, py: Python<'_>, number: u32) -> PyResult<Value> {
        let shared = &self.0;
        let position = self.position(py, number)?;
        let (mut function, mut from) = (&shared.value, "value(position)");
        if let Some(evaluate) = &shared.evaluate
            && plyscope::Rules::moves(self, number) > 0
        {
            (function, from) = (evaluate, "evaluate(position)");
        }
        if self.is_at_fault() {
            return Ok(Value::ZERO);
        }
        let given = function.bind(py).call1((position,))?;
        let value = units(&given, shared.decimals, from)?;
        if shared.chance.is_some() && !value.is_finite() {
            let wrong =
                format!("{from} should be finite in a game with chance; it is {}", shown(&given));
            return Err(game_error(py, wrong));
        }
        let value = self.in_parts(value).ok_or_else(|| {
            let parts = self.parts();
            let most = Value::MOST / parts as i32 / 10i32.pow(shared.decimals.into());
            let wrong = format!(
                "{from} is too great, {}: means take parts of 1/{parts}, and the greatest is {most}",
                shown(&given)
            );
            game_error(py, wrong)
        })?;
        self.learn(number, |known| known.value = Some(value));
        Ok(value)
    }
}

impl plyscope::Rules for Rules {
    fn start(&self) -> u32 {
        // The first position that is known.
        if self.known(0, |_| Some(())).is_some() {
            return 0;
        }
        self.ask(NOWHERE[0], |py| {
            let start = self.number(self.0.start.bind(py), 0)?;
            let player = self.ask_player(py, start)?.unwrap_or(Player::Max);
            self.learn(start, |known| known.player = Some(player));
            Ok(start)
        })
    }

    fn player(&self, position: u32) -> Player {
        let nowhere = if position == NOWHERE[1] { Player::Min } else { Player::Max };
        self.known(position, |known| known.player).unwrap_or(nowhere)
    }

    fn moves(&self, position: u32) -> u32 {
        let known = |known: &Known| Some(known.moves.as_ref()?.len() as u32);
        self.known(position, known)
            .unwrap_or_else(|| self.ask(0, |py| self.ask_moves(py, position)))
    }

    fn play(&self, position: u32, mv: u32) -> u32 {
        let known = |known: &Known| known.next.get(mv as usize).copied().flatten();
        self.known(position, known).unwrap_or_else(|| {
            let next_player = self.known(position, |known| known.next_player);
            let nowhere = NOWHERE[usize::from(next_player == Some(Player::Min))];
            self.ask(nowhere, |py| self.ask_play(py, position, mv))
        })
    }

    fn value(&self, position: u32) -> Value {
        self.known(position, |known| known.value)
            .unwrap_or_else(|| self.ask(Value::ZERO, |py| self.ask_value(py, position)))
    }

    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        let known = self.known(position, |known| known.chance.clone());
        known.unwrap_or_else(|| self.ask(None, |py| self.ask_chance(py, position)))
    }

    fn notice_fine_chance(&self, position: u32, parts: u64) {
        self.ask((), |py| {
            let (given, at) = (self.parts(), shown(&self.position(py, position)?));
            let wrong = format!(
                "parts should be a multiple of {parts}, as the probabilities up to {at} have that \
                 denominator; it is {given}"
            );
            Err(game_error(py, wrong))
        });
    }

    fn move_number(&self, position: u32, mv: u32) -> u32 {
        self.known(position, |known| known.move_numbers.get(mv as usize).copied()).unwrap_or(mv)
    }

    fn move_name(&self, position: u32, mv: u32) -> Option<String> {
        let known = |known: &Known| known.names.get(mv as usize).cloned().flatten();
        let known = self.known(position, known);
        known.or_else(|| self.ask(None, |py| self.ask_name(py, position, mv)))
    }
}

/// Puts a thing at the place of a move, which is there if the game answers the same to the same question.
fn put<T>(things: &mut [Option<T>], mv: u32, thing: T) {
    if let Some(place) = things.get_mut(mv as usize) {
        *place = Some(thing);
    }
}

/// Returns a value in units.
fn units(value: &Bound<'_, PyAny>, decimals: u8, from: &str) -> PyResult<Value> {
    let py = value.py();
    let number: f64 = match value.extract() {
        Ok(number) if !f64::is_nan(number) => number,
        _ => {
            let wrong = format!("{from} should be a number; it is {}", shown(value));
            return Err(game_error(py, wrong));
        }
    };
    if number.is_infinite() {
        return Ok(if number > 0.0 { Value::INF } else { Value::NEG_INF });
    }
    let unit = 10f64.powi(decimals.into());
    let units = (number * unit).round();
    if units.abs() > f64::from(Value::MOST) {
        let most = f64::from(Value::MOST) / unit;
        let wrong = format!("{from} is too great, {}: the greatest is {most}", shown(value));
        return Err(game_error(py, wrong));
    }
    if units / unit != number {
        let wrong = format!(
            "{from} has more decimals than the game's values, {}: give the game decimals = 2, for \
             example",
            shown(value)
        );
        return Err(game_error(py, wrong));
    }
    Ok(Value::new(units as i32))
}

fn shown(value: &Bound<'_, PyAny>) -> String {
    value.repr().map_or_else(|_| type_name(value), |text| text.to_string())
}

fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "unknown".to_owned(), |name| name.to_string())
}
