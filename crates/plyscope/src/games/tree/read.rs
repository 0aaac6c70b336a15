//! Reading trees: one pass, one stack, no recursion.

use super::number::{Number, is_name_char, is_name_start};
use super::shape::Shape;
use super::sketch::{Leaf, Sketch};
use crate::Player;
use crate::games::notation::{Expected, Mistake, NotationError, Part};

/// Reads what may stand behind `tree:`.
pub(super) fn read(part: Part<'_>) -> Result<Shape, NotationError> {
    if u32::try_from(part.as_str().len()).is_err() {
        return Err(part.part(0, 0).error(Mistake::TooLong));
    }
    let mut reader = Reader {
        part,
        text: part.as_str(),
        at: 0,
        player: Player::Max,
        open: Vec::new(),
        objects: Vec::new(),
        sketch: Sketch::default(),
    };
    reader.skip_space();
    if reader.text[reader.at..].starts_with("min:") {
        reader.at += "min:".len();
        reader.player = Player::Min;
    }
    reader.tree()?;
    reader.sketch.finish(reader.player, part)
}

struct Reader<'a> {
    part: Part<'a>,
    text: &'a str,
    /// In bytes.
    at: usize,
    player: Player,
    /// The brackets that are open, outermost first.
    open: Vec<Open>,
    /// What is known of each JSON object that is open.
    objects: Vec<Object<'a>>,
    sketch: Sketch,
}

/// A bracket that is open. Ten million of them shouldn't fill the memory.
struct Open {
    node: u32,
    bracket: Bracket,
    /// Counted up to 2.
    children: u8,
    /// Children that are boxes, counted up to 2.
    boxes: u8,
    /// Whether the list has no name and no bounds, and all it holds so far is
    /// numbers without names.
    plain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    Square,
    Round,
    /// The children of the innermost JSON object.
    Children,
}

impl Bracket {
    fn close(self) -> char {
        if self == Bracket::Round { ')' } else { ']' }
    }
}

/// A JSON object.
struct Object<'a> {
    node: u32,
    /// Its brace, for mistakes of the whole.
    brace: Part<'a>,
    /// Whether its first key is still to come.
    first: bool,
    /// The keys so far; a name before the brace counts.
    seen: Vec<&'static str>,
    has_children: bool,
    value: Option<Number>,
    lower: Option<Number>,
    upper: Option<Number>,
}

const KEYS: [&str; 6] = ["children", "name", "value", "lower", "upper", "player"];

/// What stands where a node was looked for.
enum Seen {
    /// All of a node.
    Whole,
    /// The beginning of a list, so that its first child is next.
    List,
}

impl<'a> Reader<'a> {
    fn tree(&mut self) -> Result<(), NotationError> {
        loop {
            let mut seen = self.node()?;
            while let Seen::Whole = seen {
                let Some(open) = self.open.last() else {
                    self.skip_space();
                    return match self.peek() {
                        None => Ok(()),
                        Some(_) => Err(self.expected(Expected::End)),
                    };
                };
                let bracket = open.bracket;
                if self.separator(bracket)? {
                    break;
                }
                seen = self.close(bracket)?;
            }
        }
    }

    /// Reads a node, or as much of it as stands before its first child.
    fn node(&mut self) -> Result<Seen, NotationError> {
        self.skip_space();
        let named = self.name()?;
        let expected = if named { Expected::NodeAfterName } else { Expected::Node };
        match self.peek() {
            Some('[') => self.list(Bracket::Square, !named),
            Some('(') => self.list(Bracket::Round, !named),
            Some('{') => self.object(named),
            Some(_) => match self.number()? {
                Some(number) => self.number_or_interval(number, named),
                None => Err(self.expected(expected)),
            },
            None => Err(self.expected(expected)),
        }
    }

    /// Reads a name and its colon, if there is one.
    fn name(&mut self) -> Result<bool, NotationError> {
        let start = self.at;
        let name = match self.peek() {
            Some('"') => self.quoted()?,
            Some(c) if is_name_start(c) => {
                let rest = &self.text[start..];
                let length = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
                self.at += length;
                rest[..length].to_owned()
            }
            _ => return Ok(false),
        };
        self.skip_space();
        if self.peek() == Some(':') {
            self.at += 1;
            self.skip_space();
            self.sketch.name_next(name);
            return Ok(true);
        }
        // Then it may be `inf`; a text in quotation marks can only be a name.
        if self.text[start..].starts_with('"') {
            return Err(self.expected(Expected::Char(':')));
        }
        self.at = start;
        Ok(false)
    }

    fn list(&mut self, bracket: Bracket, plain: bool) -> Result<Seen, NotationError> {
        let start = self.at;
        self.at += 1;
        self.skip_space();
        if self.peek() == Some(bracket.close()) {
            return Err(self.part.part(start, self.at + 1).error(Mistake::EmptyList));
        }
        let node = self.sketch.begin_list(self.open.len());
        self.open.push(Open { node, bracket, children: 0, boxes: 0, plain });
        Ok(Seen::List)
    }

    fn number_or_interval(&mut self, lower: Number, named: bool) -> Result<Seen, NotationError> {
        let start = lower.at();
        if !self.text[self.at..].starts_with("..") {
            if matches!(self.peek(), Some('[' | '(' | '{')) {
                return Err(self.here().error(Mistake::ValueAndChildren));
            }
            self.leaf(Leaf::Value(lower), !named);
            return Ok(Seen::Whole);
        }
        self.at += "..".len();
        let upper = match self.number()? {
            Some(upper) => upper,
            None => return Err(self.expected(Expected::UpperBound)),
        };
        if lower.is_above(upper) {
            return Err(self.part.part(start, self.at).error(Mistake::Reversed));
        }
        let bracket = match self.peek() {
            Some('[') => Bracket::Square,
            Some('(') => Bracket::Round,
            _ => {
                self.leaf(Leaf::Bounds(lower, upper), false);
                let end = self.at;
                self.skip_space();
                if matches!(self.peek(), Some('[' | '(')) {
                    return Err(self.here().error(Mistake::Ambiguous));
                }
                // The space stays, for it separates.
                self.at = end;
                return Ok(Seen::Whole);
            }
        };
        self.sketch.bounds_next(lower, upper);
        self.list(bracket, false)
    }

    /// `plain` where it is a number without a name.
    fn leaf(&mut self, leaf: Leaf, plain: bool) {
        self.sketch.leaf(self.open.len(), leaf);
        self.count_child(plain, false);
    }

    fn count_child(&mut self, plain: bool, boxed: bool) {
        if let Some(parent) = self.open.last_mut() {
            parent.children = (parent.children + 1).min(2);
            parent.plain &= plain;
            parent.boxes = (parent.boxes + u8::from(boxed)).min(2);
            self.sketch.row_of_boxes |= parent.boxes == 2;
        }
    }

    /// After a child: whether another one follows.
    fn separator(&mut self, bracket: Bracket) -> Result<bool, NotationError> {
        let end = self.at;
        self.skip_space();
        match self.peek() {
            Some(c) if c == bracket.close() => Ok(false),
            Some(',') => {
                self.at += 1;
                Ok(true)
            }
            _ if bracket == Bracket::Children => Err(self.expected(Expected::Either(',', ']'))),
            Some('[' | '(' | '{') => Ok(true),
            Some(c) if self.at > end && !")]}".contains(c) => Ok(true),
            _ => Err(self.expected(Expected::SeparatorOr(bracket.close()))),
        }
    }

    /// Reads the bracket that ends the innermost list.
    fn close(&mut self, bracket: Bracket) -> Result<Seen, NotationError> {
        self.at += 1;
        let list = self.open.pop();
        if bracket == Bracket::Children {
            return self.fields();
        }
        let boxed = list.filter(|list| list.plain && list.children == 1);
        if let Some(list) = &boxed {
            self.sketch.is_box(list.node);
        }
        self.count_child(false, boxed.is_some());
        Ok(Seen::Whole)
    }

    fn object(&mut self, named: bool) -> Result<Seen, NotationError> {
        let brace = self.here();
        self.at += 1;
        let node = self.sketch.begin_list(self.open.len());
        self.objects.push(Object {
            node,
            brace,
            first: true,
            seen: if named { vec!["name"] } else { Vec::new() },
            has_children: false,
            value: None,
            lower: None,
            upper: None,
        });
        self.fields()
    }

    /// Reads on in the innermost object, up to its first child or its end.
    fn fields(&mut self) -> Result<Seen, NotationError> {
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
        let Some(key) = KEYS.into_iter().find(|known| *known == key) else {
            let key = key.chars().take(40).collect();
            return Err(place.error(Mistake::Key(key)));
        };
        self.skip_space();
        if self.peek() != Some(':') {
            return Err(self.expected(Expected::Char(':')));
        }
        self.at += 1;
        self.skip_space();

        let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
        if object.seen.contains(&key) {
            return Err(place.error(Mistake::Twice(key)));
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
            "player" => {
                if object.node != 0 {
                    return Err(place.error(Mistake::Player));
                }
                self.player = match self.word_in_quotes() {
                    "max" => Player::Max,
                    "min" => Player::Min,
                    _ => return Err(self.expected(Expected::Player)),
                };
                self.at += "\"max\"".len();
            }
            _ => {
                let number = self.json_number()?;
                let Some(object) = self.objects.last_mut() else { return Ok(Seen::Whole) };
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
        let (node, bracket) = (object.node, Bracket::Children);
        self.open.push(Open { node, bracket, children: 0, boxes: 0, plain: false });
        Ok(Seen::List)
    }

    fn end_object(&mut self) -> Result<Seen, NotationError> {
        let Some(object) = self.objects.pop() else { return Ok(Seen::Whole) };
        let bounds = match (object.lower, object.upper) {
            (Some(lower), Some(upper)) if lower.is_above(upper) => {
                return Err(object.brace.error(Mistake::Reversed));
            }
            (Some(lower), Some(upper)) => Some((lower, upper)),
            (None, None) => None,
            _ => return Err(object.brace.error(Mistake::Bounds)),
        };
        match (object.value, bounds) {
            (Some(_), _) if object.has_children => {
                return Err(object.brace.error(Mistake::ValueAndChildren));
            }
            (None, None) if !object.has_children => {
                return Err(object.brace.error(Mistake::NoValue));
            }
            (Some(_), Some(_)) => return Err(object.brace.error(Mistake::Bounds)),
            (None, None) => {}
            (None, Some((lower, upper))) if object.has_children => {
                self.sketch.bounds(object.node, lower, upper);
            }
            (None, Some((lower, upper))) => {
                self.sketch.leaf_after_all(object.node, Leaf::Bounds(lower, upper));
            }
            (Some(value), None) => self.sketch.leaf_after_all(object.node, Leaf::Value(value)),
        }
        self.count_child(false, false);
        Ok(Seen::Whole)
    }

    /// A number, or an infinity in quotation marks, which JSON has no number
    /// for.
    fn json_number(&mut self) -> Result<Number, NotationError> {
        let quoted = matches!(self.word_in_quotes(), "inf" | "-inf" | "+inf");
        self.at += usize::from(quoted);
        let number = self.number()?;
        self.at += usize::from(quoted);
        number.ok_or_else(|| self.expected(Expected::Number))
    }

    fn number(&mut self) -> Result<Option<Number>, NotationError> {
        let Some((number, end)) = Number::read(self.part, self.at)? else { return Ok(None) };
        self.at = end;
        Ok(Some(number))
    }

    /// The next few characters between quotation marks, or nothing.
    fn word_in_quotes(&self) -> &'a str {
        let inside = self.text[self.at..].strip_prefix('"');
        let end = inside.and_then(|text| text.bytes().take(8).position(|byte| byte == b'"'));
        inside.zip(end).map_or("", |(text, end)| &text[..end])
    }

    /// Reads a text in quotation marks, with JSON's escapes.
    fn quoted(&mut self) -> Result<String, NotationError> {
        let mut text = String::new();
        self.at += 1;
        loop {
            let Some(c) = self.peek() else {
                return Err(self.expected(Expected::Char('"')));
            };
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.escaped()?),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, NotationError> {
        let Some(c) = self.peek() else { return Err(self.expected(Expected::Escape)) };
        let plain = match c {
            '"' | '\\' | '/' => c,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.code_unit(),
            _ => return Err(self.expected(Expected::Escape)),
        };
        self.at += 1;
        Ok(plain)
    }

    /// Reads `u` and four digits; two of them where one is half a character.
    fn code_unit(&mut self) -> Result<char, NotationError> {
        let digits = |at: usize| {
            let digits = self.text.get(at..at + 5)?.strip_prefix('u')?;
            let digits = digits.bytes().all(|b| b.is_ascii_hexdigit()).then_some(digits)?;
            u16::from_str_radix(digits, 16).ok()
        };
        let first = digits(self.at);
        let second = match self.text.as_bytes().get(self.at + 5) {
            Some(b'\\') => digits(self.at + 6),
            _ => None,
        };
        let units = first.into_iter().chain(second);
        match char::decode_utf16(units).next() {
            Some(Ok(c)) => {
                self.at += if c.len_utf16() == 2 { 11 } else { 5 };
                Ok(c)
            }
            _ => Err(self.expected(Expected::Escape)),
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The character at this place.
    fn here(&self) -> Part<'a> {
        let length = self.peek().map_or(0, char::len_utf8);
        self.part.part(self.at, self.at + length)
    }

    /// What stands here is wrong: a whole word or one other character.
    fn expected(&self, expected: Expected) -> NotationError {
        let rest = &self.text[self.at..];
        let word = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
        if word == 0 {
            return self.here().expected(expected);
        }
        self.part.part(self.at, self.at + word).expected(expected)
    }
}
