//! `plyscope sheet --format links` and `plyscope mark`: what is handed in with a link is marked.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use plyscope_stage::Run;
use plyscope_stage::practice::{Ask, Cell, Question, questions};
use serde_json::{Value, json};

use super::{answer, plyscope, plyscope_reads};

const PAGE: &str = "https://example.org/plyscope/";

/// Returns the link with the answers that it asks for, of which one is changed.
fn handed_in(link: &str, spoil: impl Fn(&Question, &mut Vec<Vec<String>>)) -> String {
    let text = link.replace("%5B", "[").replace("%5D", "]");
    let (_, game) = text.split_once("&game=").unwrap();
    let (game, _) = game.split_once('&').unwrap();
    let mut run = Run::open("alpha-beta", game).unwrap();
    run.record_all();
    let asked = questions(&run).into_iter();
    let asked = asked.filter(|question| [Ask::Returned, Ask::Leaves].contains(&question.ask));
    let answers: Vec<Vec<Vec<String>>> = asked
        .map(|question| {
            let row = |row: &Vec<Cell>| row.iter().map(|cell| cell.text.clone()).collect();
            let mut answer = question.rows.iter().map(row).collect();
            spoil(&question, &mut answer);
            answer
        })
        .collect();
    format!("{link}&answers={}", URL_SAFE_NO_PAD.encode(json!(answers).to_string()))
}

#[test]
fn a_class_is_marked() {
    let links = answer(plyscope(&[
        "sheet",
        "-a",
        "alpha-beta",
        "--with",
        "alpha-cuts=2",
        "--count",
        "3",
        "--format",
        "links",
        "--page",
        PAGE,
        "--practice",
        "exam,returned,leaves",
    ]));
    let links: Vec<_> = links.lines().collect();
    assert_eq!(links.len(), 3);
    assert!(links.iter().all(|link| link.starts_with(PAGE)));
    let is_leaves = |question: &Question| question.ask == Ask::Leaves;
    let all = handed_in(links[0], |_, _| {});
    let short = handed_in(links[1], |question, answer| {
        if is_leaves(question) {
            answer.pop();
        }
    });
    let input = format!("\u{feff}Ada Lovelace, {all}\n\nN.N.: <{short}>\n{}\nno link\n", links[2]);
    let table = answer(plyscope_reads(&["mark"], input.as_bytes()));
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let head: Vec<_> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    let expected =
        ["name", "points", "of", "returned", "leaves", "mistakes", "algorithm", "game", "error"];
    assert_eq!(head, expected);
    let rows: Vec<Vec<String>> =
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    assert_eq!(rows.len(), 4);
    let number = |row: usize, column: usize| rows[row][column].parse::<u32>().unwrap();
    assert_eq!((&*rows[0][0], &*rows[1][0], &*rows[2][0]), ("Ada Lovelace", "N.N.", ""));
    assert_eq!(number(0, 1), number(0, 2), "all is right");
    assert_eq!(number(0, 3) + number(0, 4), number(0, 1));
    assert_eq!(rows[0][5], "");
    assert_eq!(number(1, 1) + 1, number(1, 2), "a leaf is missing");
    assert_eq!(rows[2][8], "there is no `answers=` in it");
    assert_eq!((&*rows[3][0], number(3, 2)), ("no link", 0));
    assert_eq!(rows[3][8], "there is no `#` in it, behind which a link says what it shows");

    let list = answer(plyscope_reads(&["mark", "--format", "json"], input.as_bytes()));
    let list: Vec<Value> = serde_json::from_str(&list).unwrap();
    let questions = list[1]["questions"].as_array().unwrap();
    assert_eq!(questions[0]["ask"], "returned");
    assert_eq!(questions[0]["first"], Value::Null);
    let leaves = questions[1]["of"].as_u64().unwrap();
    assert_eq!(questions[1]["first"], json!([leaves, 1]));
}

#[test]
fn a_mistake_is_named() {
    let link = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&theme=dark&practice=exam,leaves&answers=";
    let answers = |leaves: &[&str]| {
        let rows: Vec<_> = leaves.iter().map(|leaf| [leaf]).collect();
        URL_SAFE_NO_PAD.encode(json!([rows]).to_string())
    };
    let told = |leaves: &[&str]| {
        let input = link.to_owned() + &answers(leaves);
        let list = answer(plyscope_reads(&["mark", "--format", "json", "-"], input.as_bytes()));
        let list: Vec<Value> = serde_json::from_str(&list).unwrap();
        list[0].clone()
    };
    let all = told(&["3", "12", "8", "2", "4", "6", "14", "5", "2"]);
    assert_eq!(all["mistakes"], json!(["no-cut", "wrong-side", "swapped"]));
    assert_eq!((&all["points"], &all["of"]), (&json!(4), &json!(7)));
    assert_eq!(told(&[])["mistakes"], json!([]), "nothing is written");
    assert_eq!(told(&["3", "12", "8", "2", "14", "5", "2"])["mistakes"], json!([]));
}
