//! Chess as people have it: a FEN or moves without the name of the game, EPD, the `position` of UCI, and
//! PGN, of which the first game counts.

/// Returns such a text as the notation of chess has it.
pub(super) fn in_notation(text: &str) -> Option<String> {
    let text = text.trim();
    let text = text.strip_prefix("chess:").unwrap_or(text).trim();
    uci(text).or_else(|| fen(text)).or_else(|| game(text))
}

/// Writes a position and moves.
fn written(position: &str, moves: &[String]) -> String {
    match (position, moves) {
        (position, []) => format!("chess:{position}"),
        ("", moves) => format!("chess:{}", moves.join(" ")),
        (position, moves) => format!("chess:{position},{}", moves.join(" ")),
    }
}

/// Reads `position startpos moves e2e4`, with or without its first word.
fn uci(text: &str) -> Option<String> {
    let text = text.strip_prefix("position").unwrap_or(text).trim();
    let (position, moves) = match text.split_once("moves") {
        Some((position, moves)) => (position.trim(), moves),
        None => (text, ""),
    };
    let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    let position = match position {
        "startpos" if moves.is_empty() => return Some("chess".to_owned()),
        "startpos" => "",
        position => position.strip_prefix("fen")?.trim(),
    };
    Some(written(position, &moves))
}

/// Reads a FEN, or a line of EPD, whose operations follow its first four fields.
fn fen(text: &str) -> Option<String> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let all = |text: &str, signs: &str| text.chars().all(|c| signs.contains(c));
    let is_field = |(at, field): (usize, &&str)| match at {
        0 => field.matches('/').count() == 7 && all(field, "pnbrqkPNBRQK/12345678"),
        1 => ["w", "b"].contains(field),
        2 => all(field, "KQkq-"),
        3 => all(field, "-") || is_square(field),
        _ => at < 6 && all(field, "0123456789"),
    };
    let count = fields.iter().enumerate().take_while(|&field| is_field(field)).count();
    let is_epd = count >= 4 && text.contains(';');
    let is_one = count > 1 && (count == fields.len() || is_epd);
    is_one.then(|| written(&fields[..count].join(" "), &[]))
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// Reads PGN, or its moves.
fn game(text: &str) -> Option<String> {
    let (position, moves) = main_line(text)?;
    let mut words = Vec::new();
    for word in moves.split_whitespace() {
        match word {
            "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" => break,
            word if word.starts_with('$') => {}
            word => words.push(squares(word).unwrap_or_else(|| word.to_owned())),
        }
    }
    // Words of another kind are no moves.
    let is_move = |word: &String| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let is_sign = |c: char| "KQRBNabcdefghx12345678Oo0-+#=!?qrn".contains(c);
        word.chars().all(is_sign)
    };
    let has_moves =
        words.iter().any(|word| word.contains(char::is_alphabetic)) && words.iter().all(is_move);
    let is_position = words.is_empty() && !position.is_empty();
    (has_moves || is_position).then(|| written(&position, &words))
}

/// Returns the position that the tags of the first game have, if any, and its moves without comments
/// and variations.
fn main_line(text: &str) -> Option<(String, String)> {
    let (mut position, mut moves) = (String::new(), String::new());
    let (mut depth, mut comments) = (0_usize, false);
    for line in text.lines().map(str::trim) {
        // In a comment in braces, a line begins with any sign.
        if !comments {
            let tag = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
            if let Some((name, value)) = tag.and_then(|tag| tag.split_once('"')) {
                // The tags of the next game.
                if !moves.trim().is_empty() {
                    break;
                }
                if name.trim() == "FEN" {
                    position = value.trim_end_matches('"').to_owned();
                }
                continue;
            }
            if line.starts_with('%') {
                continue;
            }
        }
        for c in line.chars() {
            match c {
                '}' if comments => comments = false,
                _ if comments => {}
                '{' => comments = true,
                ';' => break,
                '(' => depth += 1,
                ')' => depth = depth.checked_sub(1)?,
                c if depth == 0 => moves.push(c),
                _ => {}
            }
        }
        moves.push(' ');
    }
    Some((position, moves))
}

/// Returns the two squares of `e2-e4` or `Ng1xf3`, as the notation reads them.
fn squares(word: &str) -> Option<String> {
    let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let plain = word.trim_end_matches(['+', '#', '!', '?']);
    let plain = plain.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(plain);
    let (from, to) = plain.split_once(['-', 'x'])?;
    let (to, promoted) = to.split_once('=').unwrap_or((to, ""));
    (is_square(from) && is_square(to)).then(|| format!("{from}{to}{}", promoted.to_lowercase()))
}
