//! Characters of typesetting, which text programs put in the place of plain ones.

/// Returns what the notation has instead of a character of typesetting.
pub(super) fn plain(c: char) -> char {
    match c {
        '“' | '”' | '„' | '«' | '»' | '″' => '"',
        '‘' | '’' | '‚' => '\'',
        '，' | '、' => ',',
        '；' => ';',
        '：' => ':',
        '（' => '(',
        '）' => ')',
        '［' | '【' => '[',
        '］' | '】' => ']',
        '｛' => '{',
        '｝' => '}',
        '\u{a0}' | '\u{3000}' => ' ',
        c => c,
    }
}

/// Returns `true` for a character that isn't read as another one.
pub(super) fn is_kept(c: char) -> bool {
    plain(c) == c
}
