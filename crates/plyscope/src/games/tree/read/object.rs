//! A node as a JSON object.

use super::reader::{Bracket, Object, OpenBracket, Reader, Seen};
use crate::games::notation::{Expected, NotationError, NotationErrorKind};
use crate::games::tree::number::Number;
use crate::games::tree::sketch::Worth;
use crate::scale::LARGE;

/// The keys that are no names in a map of names.
pub(super) const KEYS: [&str; 8] =
    ["children", "name", "value", "lower", "upper", "player", "type", "probability"];

/// What other programs call the children or the value of a node: no names in a map of names, either.
pub(super) const KEYS_OF_OTHERS: [&str; 6] =
    ["actions", "branches", "kids", "parent", "successors", "val"];

/// The keys of a node that is used again or isn't quiet. In a map of names they are names.
const MARKS: &[&str] = if LARGE { &["id", "same", "quiet"] } else { &["id", "same"] };

impl Reader<'_> {
    pub(super) fn object(&mut self, named: bool) -> Result<Seen, NotationError> {
        let brace = self.at;
        self.at += 1;
        let node = self.sketch.begin_list(self.open.len());
        self.note_label(node)?;
        self.objects.push(Object {
            node,
            brace,
            first: true,
            seen: if named { vec!["name"] } else { Vec::new() },
            has_children: false,
            value: None,
            lower: None,
            upper: None,
            same: None,
        });
        self.fields()
    }

    /// Reads on in the innermost object, up to its first child or its end.
    pub(super) fn fields(&mut self) -> Result<Seen, NotationError> {
        loop {
            let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
            let first = std::mem::replace(&mut object.first, false);
            self.skip_space();
            match self.peek() {
                Some('}') => {
                    self.at += 1;
                    return self.end_object();
                }
                Some(',') if !first => {
                    self.at += 1;
                    self.skip_space();
                    if self.reads_foreign() && self.skip_space_before('}') {
                        continue;
                    }
                }
                _ if first => {}
                _ => return Err(self.expected(Expected::Either(',', '}'))),
            }
            if let Seen::List = self.field()? {
                return Ok(Seen::List);
            }
        }
    }

    /// Reads `"key": value` in the innermost object.
    fn field(&mut self) -> Result<Seen, NotationError> {
        let start = self.at;
        if self.peek() != Some('"') {
            return Err(self.expected(Expected::Quoted));
        }
        let key = self.quoted()?;
        let place = self.part.part(start, self.at);
        let Some(key) = KEYS.iter().chain(MARKS).copied().find(|known| *known == key) else {
            let key = key.chars().take(40).collect();
            return Err(place.error(NotationErrorKind::Key(key)));
        };
        self.skip_space();
        if self.peek() != Some(':') {
            return Err(self.expected(Expected::Char(':')));
        }
        self.at += 1;
        self.skip_space();

        let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
        if object.seen.contains(&key) {
            return Err(place.error(NotationErrorKind::Twice(key)));
        }
        object.seen.push(key);
        match key {
            "children" => return self.children(),
            "name" => {
                let node = object.node;
                if self.peek() != Some('"') {
                    return Err(self.expected(Expected::Quoted));
                }
                let name = self.quoted()?;
                self.sketch.name(node, name);
            }
            "id" | "same" => {
                let (node, start) = (object.node, self.at);
                if self.peek() != Some('"') {
                    return Err(self.expected(Expected::Quoted));
                }
                let mark = self.quoted()?;
                if key == "id" {
                    self.set_mark(node, mark, start)?;
                } else {
                    let of = self.marked(&mark, start)?;
                    if let Some(object) = self.objects.last_mut() {
                        object.same = Some(of);
                    }
                }
            }
            "quiet" if LARGE => {
                let node = object.node;
                let is_quiet = match self.plain_word() {
                    "true" => true,
                    "false" => false,
                    _ => return Err(self.expected(Expected::Truth)),
                };
                self.at += is_quiet.to_string().len();
                if !is_quiet {
                    self.sketch.unquiet(node);
                }
            }
            "player" | "type" => {
                let node = object.node;
                self.said_player(node, key, place)?;
            }
            "probability" => {
                let node = object.node;
                let is_quoted = self.peek() == Some('"');
                let word =
                    if is_quoted { self.word_in_quotes() } else { self.plain_word() }.to_owned();
                let place = self.at..self.at + word.len() + 2 * usize::from(is_quoted);
                self.probability_of(node, &word, place.clone())?;
                self.at = place.end;
            }
            _ => {
                let number = self.json_number()?;
                let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
                if number.is_unknown() && (key != "value" || object.has_children) {
                    return Err(place.error(NotationErrorKind::UnknownInner));
                }
                match key {
                    "value" => object.value = Some(number),
                    "lower" => object.lower = Some(number),
                    _ => object.upper = Some(number),
                }
            }
        }
        Ok(Seen::Whole)
    }

    /// Reads the beginning of an object's children; some write an empty list
    /// for a leaf.
    fn children(&mut self) -> Result<Seen, NotationError> {
        if self.peek() != Some('[') {
            return Err(self.expected(Expected::Char('[')));
        }
        self.at += 1;
        self.skip_space();
        if self.peek() == Some(']') {
            self.at += 1;
            return Ok(Seen::Whole);
        }
        let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
        object.has_children = true;
        let node = object.node;
        self.open.push(OpenBracket::new(node, Bracket::Children, self.at, false));
        Ok(Seen::List)
    }

    fn end_object(&mut self) -> Result<Seen, NotationError> {
        let Some(object) = self.objects.pop() else { return Ok(Seen::Whole) };
        let brace = self.part.part(object.brace, object.brace + 1);
        let bounds = match (object.lower, object.upper) {
            (Some(lower), Some(upper)) if lower.is_above(upper) => {
                return Err(brace.error(NotationErrorKind::Reversed));
            }
            (Some(lower), Some(upper)) => Some((lower, upper)),
            (None, None) => None,
            _ => return Err(brace.error(NotationErrorKind::Bounds)),
        };
        if let Some(of) = object.same {
            let is_more = ["id", "value", "lower", "upper", "children", "player", "type"];
            if is_more.iter().any(|key| object.seen.contains(key)) {
                return Err(brace.error(NotationErrorKind::Same));
            }
            self.sketch.again_after_all(object.node, of);
            self.end_child(false, false);
            return Ok(Seen::Whole);
        }
        let worth = match (object.value, bounds) {
            (None, None) if !object.has_children => {
                return Err(brace.error(NotationErrorKind::NoValue));
            }
            (Some(_), Some(_)) => return Err(brace.error(NotationErrorKind::Bounds)),
            (value, bounds) => {
                value.map(Worth::Value).or(bounds.map(|(lower, upper)| Worth::Bounds(lower, upper)))
            }
        };
        if object.has_children && object.value.is_some_and(Number::is_unknown) {
            return Err(brace.error(NotationErrorKind::UnknownInner));
        }
        match worth {
            Some(worth) if object.has_children => self.sketch.worth(object.node, worth),
            Some(worth) => self.sketch.leaf_after_all(object.node, worth),
            None => {}
        }
        self.end_child(false, false);
        Ok(Seen::Whole)
    }

    /// Returns the text up to the next comma or bracket.
    fn plain_word(&self) -> &str {
        let rest = self.rest();
        let end = rest.find([',', '}', ']']).unwrap_or(rest.len());
        rest.get(..end).unwrap_or_default().trim_end()
    }

    /// A number, or an infinity or an unknown value in quotation marks, which JSON has no number
    /// for.
    fn json_number(&mut self) -> Result<Number, NotationError> {
        let word = self.word_in_quotes();
        let is_letter = LARGE && matches!(word, "x" | "X");
        let quoted = matches!(word, "inf" | "-inf" | "+inf" | "?") || is_letter;
        self.at += usize::from(quoted);
        let before = std::mem::replace(&mut self.takes_letters, is_letter);
        let number = self.number_or_unknown()?;
        self.takes_letters = before;
        self.at += usize::from(quoted);
        number.ok_or_else(|| self.expected(Expected::Number))
    }
}
