//! The table of the forms that people paste: what each text means, or how it is refused.

use std::collections::BTreeSet;

use plyscope::{AnyGame, AnySearch, Game, Player, Reason, Silent, Value};
use serde_json::Value as Json;

use crate::conformance::data;

/// Plain minimax.
fn value_of(game: &AnyGame, position: &<AnyGame as Game>::Position) -> Value {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let values = moves.iter().map(|mv| value_of(game, &game.play(position, mv)));
    if game.is_chance(position) {
        let mut weights = Vec::new();
        game.weights(position, &mut weights);
        let total: u32 = weights.iter().sum();
        let sum: i64 =
            values.zip(&weights).map(|(it, by)| i64::from(it.units()) * i64::from(*by)).sum();
        assert_eq!(sum % i64::from(total), 0);
        return Value::new((sum / i64::from(total)) as i32);
    }
    match game.player(position) {
        _ if moves.is_empty() => game.value(position),
        Player::Max => values.max().unwrap(),
        Player::Min => values.min().unwrap(),
    }
}

/// Checks what a text is read as, or how it is refused. Returns what is wrong.
fn check(case: &Json) -> Result<(), String> {
    let read = case["text"].as_str().unwrap().parse::<AnyGame>();
    let game = match (read, case["error"].as_str()) {
        (Ok(game), None) => game,
        (Err(error), Some(expected)) => {
            let place = (Some(error.line as u64), Some(error.column as u64));
            let is_said = error.kind.to_string().contains(expected);
            let is_there = place == (case["line"].as_u64(), case["column"].as_u64());
            return if is_said && is_there { Ok(()) } else { Err(error.to_string()) };
        }
        (Ok(game), Some(_)) => return Err(game.to_string()),
        (Err(error), None) => return Err(error.to_string()),
    };
    if game.to_string() != case["tree"].as_str().unwrap() {
        return Err(game.to_string());
    }
    let mut search = AnySearch::new("alpha-beta", game.clone()).unwrap();
    while search.step(&mut Silent) {}
    let outcome = search.outcome().unwrap();
    if case["unknown"] == true {
        return (outcome.reason == Reason::Unknown).then_some(()).ok_or("it is known".to_owned());
    }
    let expected = case["value"].to_string();
    let expected = Value::read(expected.trim_matches('"'), game.unit());
    if outcome.value() != expected {
        return Err(format!("{:?}", outcome.value()));
    }
    let is_known = !game.to_string().contains('?');
    let plain = value_of(&game, &game.start());
    (!is_known || Some(plain) == expected).then_some(()).ok_or(format!("{plain:?}"))
}

#[test]
fn each_text_is_read_as_it_is_meant_or_refused_with_its_place() {
    let data = data("forms.json");
    let cases = data["cases"].as_array().unwrap();
    let texts: BTreeSet<_> = cases.iter().map(|case| case["text"].as_str().unwrap()).collect();
    assert!(texts.len() == cases.len() && texts.len() >= 82, "{}", texts.len());
    let wrong: Vec<_> = cases
        .iter()
        .filter_map(|case| Some(format!("{}\n{}", case["text"].as_str()?, check(case).err()?)))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n\n"));
}
