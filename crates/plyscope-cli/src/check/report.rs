//! What a check tells systems that grade: Gradescope, PrairieLearn, GitHub Classroom, and those that read
//! JUnit's XML.

use std::time::SystemTime;

use humantime::format_rfc3339_seconds;
use plyscope_stage::check::{CheckError, Checked};
use serde_json::{Value as Json, json};

/// A report, whatever system reads it.
pub(super) struct Report {
    /// The search that was claimed, with its options.
    search: String,
    /// What is said of the check as a whole.
    output: String,
    tests: Vec<Test>,
    /// The number of leaves that were looked at; none if the trace can't be read.
    leaves: Option<usize>,
    /// Why the trace can't be read.
    unreadable: Option<String>,
}

/// A part that has its points by itself.
struct Test {
    name: &'static str,
    points: u32,
    /// What is wrong, if anything is.
    wrong: Option<String>,
}

impl Report {
    /// Returns the report of a check with its text. Each part is worth one point. What agrees with other
    /// options has all, if those count.
    pub(super) fn of(
        search: String,
        checked: &Checked,
        output: String,
        any_options: bool,
    ) -> Report {
        let is_right = any_options && !checked.agrees.is_empty();
        let tests = checked.parts.iter().map(|part| Test {
            name: part.about.name(),
            points: 1,
            wrong: part.difference.as_ref().filter(|_| !is_right).map(|it| {
                let said = it.said.as_deref().unwrap_or("nothing more");
                let wanted = it.wanted.as_deref().unwrap_or("nothing more");
                let line = it.line.map_or("at the end".to_owned(), |line| format!("line {line}"));
                format!("{line}: {said}; wanted {wanted}")
            }),
        });
        let (tests, leaves) = (tests.collect(), Some(checked.leaves));
        Report { search, output, tests, leaves, unreadable: None }
    }

    /// Returns the report of a trace that can't be read.
    pub(super) fn unreadable(search: String, error: &CheckError) -> Report {
        let unreadable = Some(error.to_string());
        Report { search, output: error.to_string(), tests: Vec::new(), leaves: None, unreadable }
    }

    fn points(&self) -> u32 {
        self.tests.iter().filter(|test| test.wrong.is_none()).map(|test| test.points).sum()
    }

    fn most(&self) -> u32 {
        self.tests.iter().map(|test| test.points).sum()
    }

    fn is_right(&self) -> bool {
        self.unreadable.is_none() && self.tests.iter().all(|test| test.wrong.is_none())
    }

    /// Gradescope's `results.json`.
    pub(super) fn gradescope(&self) -> Json {
        let tests = self.tests.iter().map(|test| {
            let (score, status) =
                if test.wrong.is_none() { (test.points, "passed") } else { (0, "failed") };
            json!({
                "name": test.name, "score": score, "max_score": test.points, "status": status,
                "output": test.wrong.as_deref().unwrap_or_default(),
            })
        });
        let leaves = self.leaves.filter(|_| self.is_right());
        let leaves =
            leaves.map(|leaves| json!({"name": "Leaves", "value": leaves, "order": "asc"}));
        json!({
            "score": self.points(), "output": self.output, "tests": tests.collect::<Vec<_>>(),
            "leaderboard": leaves.into_iter().collect::<Vec<_>>(),
        })
    }

    /// PrairieLearn's `results.json`. What can't be read is no attempt.
    pub(super) fn prairielearn(&self) -> Json {
        if let Some(why) = &self.unreadable {
            return json!({"gradable": false, "format_errors": [why]});
        }
        let tests = self.tests.iter().map(|test| {
            let points = if test.wrong.is_none() { test.points } else { 0 };
            json!({
                "name": test.name, "points": points, "max_points": test.points,
                "message": test.wrong.as_deref().unwrap_or_default(),
            })
        });
        let score = f64::from(self.points()) / f64::from(self.most().max(1));
        json!({
            "gradable": true, "score": score, "output": self.output,
            "tests": tests.collect::<Vec<_>>(),
        })
    }

    /// The result that a step of GitHub Classroom hands to its reporter.
    pub(super) fn classroom(&self) -> Json {
        let status = match (&self.unreadable, self.is_right()) {
            (Some(_), _) => "error",
            (None, true) => "pass",
            (None, false) => "fail",
        };
        let mut tests: Vec<Json> = self
            .tests
            .iter()
            .map(|test| {
                let (score, status) =
                    if test.wrong.is_none() { (test.points, "pass") } else { (0, "fail") };
                let message = test.wrong.as_deref().unwrap_or_default();
                // Of a test that fails, the reporter shows no message, but its code.
                let code = format!("plyscope check -a {}\n{message}", self.search);
                json!({
                    "name": test.name, "status": status, "score": score, "message": message,
                    "test_code": code.trim(), "filename": "", "line_no": 0, "duration": 0,
                })
            })
            .collect();
        if let Some(why) = &self.unreadable {
            tests.push(json!({
                "name": "trace", "status": "error", "score": 0, "message": why,
                "test_code": format!("plyscope check -a {}", self.search),
                "filename": "", "line_no": 0, "duration": 0,
            }));
        }
        json!({"version": 1, "status": status, "max_score": self.most(), "tests": tests})
    }

    /// A file as JUnit writes it, with all that the schema of Ant's task asks for, which is the strictest one.
    pub(super) fn junit(&self) -> String {
        let failures = self.tests.iter().filter(|test| test.wrong.is_some()).count();
        let errors = usize::from(self.unreadable.is_some());
        let case = |name: &str, wrong: Option<(&str, &String)>| {
            let about = [("classname", &*self.search), ("name", name), ("time", "0")];
            let begin = tag("testcase", &about);
            match wrong {
                None => format!("    {begin}</testcase>\n"),
                Some((kind, message)) => {
                    let wrong = tag(kind, &[("message", message), ("type", "difference")]);
                    format!("    {begin}\n      {wrong}</{kind}>\n    </testcase>\n")
                }
            }
        };
        let tests = self
            .tests
            .iter()
            .map(|test| case(test.name, test.wrong.as_ref().map(|wrong| ("failure", wrong))));
        let trace = self.unreadable.iter().map(|why| case("trace", Some(("error", why))));
        let now = format_rfc3339_seconds(SystemTime::now()).to_string();
        let suite = tag(
            "testsuite",
            &[
                ("name", "plyscope check"),
                ("package", "plyscope"),
                ("id", "0"),
                ("timestamp", now.trim_end_matches('Z')),
                ("hostname", "localhost"),
                ("time", "0"),
                ("tests", &(self.tests.len() + errors).to_string()),
                ("failures", &failures.to_string()),
                ("errors", &errors.to_string()),
            ],
        );
        let cases: String = tests.chain(trace).collect();
        let output = escaped(&self.output);
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  {suite}\n    <properties/>\n{cases}    \
             <system-out>{output}</system-out>\n    <system-err/>\n  </testsuite>\n</testsuites>\n"
        )
    }
}

/// Returns the tag that begins an element.
fn tag(name: &str, attributes: &[(&str, &str)]) -> String {
    let attributes =
        attributes.iter().map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    format!("<{name}{}>", attributes.collect::<String>())
}

/// Returns a text as XML holds it between quotation marks, without characters that XML can't hold.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let text = text.replace('"', "&quot;");
    text.chars().filter(|c| !c.is_control() || *c == '\n').collect()
}
