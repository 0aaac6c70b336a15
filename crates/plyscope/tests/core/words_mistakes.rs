//! The errors of word games that are wrong.

use super::mistake::mistake;

#[test]
fn of_the_board() {
    mistake("words:2/2,A,B", "2/2", "a board has 3 to 15 rows with `/` between them");
    mistake("words:3/4/3,A,B", "4", "this row doesn't have 3 squares, as many as there are rows");
    mistake("words:3/CA/3,A,B", "CA", "this row doesn't have 3 squares");
    mistake("words:3/CATS/3,A,B", "CATS", "this row doesn't have 3 squares");
    mistake("words:3/1C0A/3,A,B", "1C0A", "this row doesn't have 3 squares");
    mistake(
        "words:3/99999999999999999999/3,A,B",
        "99999999999999999999",
        "this row doesn't have 3 squares",
    );
    mistake("words:3/C.T/3,A,B", ".", "a square is a letter, small for a blank");
    mistake("words:3/CÄT/3,A,B", "Ä", "a square is a letter");
    mistake("words:3//3,A,B", "", "this row doesn't have 3 squares");
}

#[test]
fn of_the_letters() {
    mistake("words:3/CAT/3", "3/CAT/3", "after the board stand MAX's letters and MIN's");
    mistake("words:3/CAT/3,A", "A", "after the board stand MAX's letters and MIN's");
    mistake("words:3/CAT/3,A,", "", "a rack holds 1 to 7 letters");
    mistake("words:3/CAT/3,ABCDEFGH,B", "ABCDEFGH", "a rack holds 1 to 7 letters");
    mistake("words:3/CAT/3,A1,B", "1", "a letter on a rack is one from A to Z, or `?`");
    mistake("words:3/CAT/3,A,é", "é", "a letter on a rack");
}

#[test]
fn of_the_words_and_options() {
    mistake("words:3/CAT/3,A,B,CATS", "CATS", "words stand in braces");
    mistake("words:3/CAT/3,A,B,{}", "{}", "words stand in braces");
    mistake("words:3/CAT/3,A,B,{CAT C4T}", "C4T", "a word has letters from A to Z only");
    mistake("words:3/CAT/3,A,B,{CAT A}", "A", "a word has 2 to 15 letters");
    mistake("words:3/CAT/3,A,B,{CAT},12", "12", "there is nothing more after board");
    mistake("words:3/CAT/3,A,B,lead=x", "lead=x", "a whole number from -1000 to 1000");
    mistake("words:3/CAT/3,A,B,bonus=3", "bonus=3", "has no option `bonus`");
}
