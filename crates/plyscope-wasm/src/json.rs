//! From our types to plain objects, by way of JSON. To write text takes little
//! code, to make an object call by call some for every field of every type; and
//! the reader of a page pays for all of it.

use std::fmt;

use js_sys::{JSON, Number};
use serde::Serialize;
use serde::ser::{Impossible, SerializeMap, SerializeSeq, SerializeStruct, Serializer};
use wasm_bindgen::JsValue;

/// Something small, as a plain object; `None` becomes `null`.
pub(crate) fn to_js(something: &impl Serialize) -> JsValue {
    let mut text = String::new();
    // Our own types: they hold nothing that JavaScript hasn't.
    match something.serialize(Writer(&mut text)) {
        Ok(()) => JSON::parse(&text).unwrap_or(JsValue::NULL),
        Err(Foreign) => JsValue::NULL,
    }
}

/// None of the shapes that our types are made of.
#[derive(Debug)]
struct Foreign;

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of the shapes that are written")
    }
}

impl std::error::Error for Foreign {}

impl serde::ser::Error for Foreign {
    fn custom<T: fmt::Display>(_: T) -> Foreign {
        Foreign
    }
}

type Written = Result<(), Foreign>;

/// Writes one thing at the end of a text.
struct Writer<'a>(&'a mut String);

/// Writes the parts of one thing, and in the end what closes it.
struct Parts<'a> {
    text: &'a mut String,
    close: char,
}

impl<'a> Writer<'a> {
    fn open(self, open: char, close: char) -> Parts<'a> {
        self.0.push(open);
        Parts { text: self.0, close }
    }
}

impl Parts<'_> {
    fn comma(&mut self) {
        if !self.text.ends_with(['[', '{']) {
            self.text.push(',');
        }
    }

    fn name(&mut self, name: &str) {
        self.comma();
        quote(name, self.text);
        self.text.push(':');
    }

    fn close(self) -> Written {
        self.text.push(self.close);
        Ok(())
    }
}

fn quote(plain: &str, text: &mut String) {
    text.push('"');
    for c in plain.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            '\0'..='\x1f' => {
                let digit = |value| char::from_digit(value, 16).unwrap_or('0');
                text.push_str("\\u00");
                text.extend([digit(c as u32 >> 4), digit(c as u32 & 15)]);
            }
            _ => text.push(c),
        }
    }
    text.push('"');
}

macro_rules! whole_numbers {
    ($($function:ident: $type:ty),*) => {
        $(fn $function(self, number: $type) -> Written {
            self.serialize_f64(number as f64)
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Foreign;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Impossible<(), Foreign>;
    type SerializeTupleStruct = Impossible<(), Foreign>;
    type SerializeTupleVariant = Impossible<(), Foreign>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Impossible<(), Foreign>;

    whole_numbers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32
    );

    /// Whatever number it is, JavaScript has it as a double, and can write it.
    fn serialize_f64(self, number: f64) -> Written {
        match Number::from(number).to_string_with_radix(10) {
            Ok(digits) if number.is_finite() => self.0.push_str(&String::from(digits)),
            _ => self.0.push_str("null"),
        }
        Ok(())
    }

    fn serialize_bool(self, yes: bool) -> Written {
        self.0.push_str(if yes { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, c: char) -> Written {
        quote(c.encode_utf8(&mut [0; 4]), self.0);
        Ok(())
    }

    fn serialize_str(self, plain: &str) -> Written {
        quote(plain, self.0);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(Foreign)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(Foreign)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Foreign> {
        Ok(self.open('[', ']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Foreign> {
        Err(Foreign)
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Foreign> {
        Err(Foreign)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Foreign> {
        Err(Foreign)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Foreign> {
        Ok(self.open('{', '}'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Foreign> {
        Ok(self.open('{', '}'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Foreign> {
        Err(Foreign)
    }
}

impl SerializeSeq for Parts<'_> {
    type Ok = ();
    type Error = Foreign;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.comma();
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Foreign;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Written {
        self.comma();
        name.serialize(Writer(self.text))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.text.push(':');
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl SerializeStruct for Parts<'_> {
    type Ok = ();
    type Error = Foreign;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.name(name);
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Written {
        self.close()
    }
}
