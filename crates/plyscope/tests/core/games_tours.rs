//! Tours as people have them: files of TSPLIB, tables and coordinates.

use plyscope::{AnyGame, AnySearch, Board, Game, Silent};

use crate::mistake::refuses;

fn read(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// Each text is the game that is written like this.
fn same(written: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(read(text).to_string(), written, "{text}");
    }
}

/// The length of the shortest tour.
fn shortest(text: &str, bound: &str) -> i32 {
    let given = [("bound", bound), ("graph", "on")];
    let builder = AnySearch::builder("branch-and-bound", read(text)).options(given);
    let mut search = builder.build().unwrap();
    while search.step(&mut Silent) {}
    search.outcome().unwrap().value().unwrap().units()
}

const BURMA14: &str = "NAME: burma14
TYPE: TSP
COMMENT: 14-Staedte in Burma (Zaw Win)
DIMENSION: 14
EDGE_WEIGHT_TYPE: GEO
EDGE_WEIGHT_FORMAT: FUNCTION
DISPLAY_DATA_TYPE: COORD_DISPLAY
NODE_COORD_SECTION
   1  16.47       96.10
   2  16.47       94.44
   3  20.09       92.54
   4  22.39       93.37
   5  25.23       97.24
   6  22.00       96.05
   7  20.47       97.02
   8  17.20       96.29
   9  16.30       97.38
  10  14.05       98.12
  11  16.53       97.38
  12  21.52       95.59
  13  19.41       97.13
  14  20.09       94.55
EOF";

const ULYSSES16: &str = "NAME: ulysses16.tsp
TYPE: TSP
COMMENT: Odyssey of Ulysses (Groetschel/Padberg)
DIMENSION: 16
EDGE_WEIGHT_TYPE: GEO
DISPLAY_DATA_TYPE: COORD_DISPLAY
NODE_COORD_SECTION
 1 38.24 20.42
 2 39.57 26.15
 3 40.56 25.32
 4 36.26 23.12
 5 33.48 10.54
 6 37.56 12.19
 7 38.42 13.11
 8 37.52 20.44
 9 41.23 9.10
 10 41.17 13.05
 11 36.08 -5.21
 12 38.47 15.13
 13 38.15 15.35
 14 37.51 15.17
 15 35.49 14.32
 16 39.36 19.56
 EOF
";

const GR17: &str = "NAME: gr17
TYPE: TSP
COMMENT: 17-city problem (Groetschel)
DIMENSION: 17
EDGE_WEIGHT_TYPE: EXPLICIT
EDGE_WEIGHT_FORMAT: LOWER_DIAG_ROW
EDGE_WEIGHT_SECTION
 0 633 0 257 390 0 91 661 228 0 412 227 169 383 0 150 488 112 120 267 0 80 572 196 77 351 63 0
 134 530 154 105 309 34 29 0 259 555 372 175 338 264 232 249 0 505 289 262 476 196 360 444 402
 495 0 353 282 110 324 61 208 292 250 352 154 0 324 638 437 240 421 329 297 314 95 578 435 0 70
 567 191 27 346 83 47 68 189 439 287 254 0 211 466 74 182 243 105 150 108 326 336 184 391 145 0
 268 420 53 239 199 123 207 165 383 240 140 448 202 57 0 246 745 472 237 528 364 332 349 202 685
 542 157 289 426 483 0 121 518 142 84 297 35 29 36 236 390 238 301 55 96 153 336 0
EOF
";

const BR17: &str = "NAME:  br17
TYPE: ATSP
COMMENT: 17 city problem (Repetto)
DIMENSION:  17
EDGE_WEIGHT_TYPE: EXPLICIT
EDGE_WEIGHT_FORMAT: FULL_MATRIX
EDGE_WEIGHT_SECTION
 9999    3    5   48   48    8    8    5    5    3    3    0    3    5    8    8    5
    3 9999    3   48   48    8    8    5    5    0    0    3    0    3    8    8    5
    5    3 9999   72   72   48   48   24   24    3    3    5    3    0   48   48   24
   48   48   74 9999    0    6    6   12   12   48   48   48   48   74    6    6   12
   48   48   74    0 9999    6    6   12   12   48   48   48   48   74    6    6   12
    8    8   50    6    6 9999    0    8    8    8    8    8    8   50    0    0    8
    8    8   50    6    6    0 9999    8    8    8    8    8    8   50    0    0    8
    5    5   26   12   12    8    8 9999    0    5    5    5    5   26    8    8    0
    5    5   26   12   12    8    8    0 9999    5    5    5    5   26    8    8    0
    3    0    3   48   48    8    8    5    5 9999    0    3    0    3    8    8    5
    3    0    3   48   48    8    8    5    5    0 9999    3    0    3    8    8    5
    0    3    5   48   48    8    8    5    5    3    3 9999    3    5    8    8    5
    3    0    3   48   48    8    8    5    5    0    0    3 9999    3    8    8    5
    5    3    0   72   72   48   48   24   24    3    3    5    3 9999   48   48   24
    8    8   50    6    6    0    0    8    8    8    8    8    8   50 9999    0    8
    8    8   50    6    6    0    0    8    8    8    8    8    8   50    0 9999    8
    5    5   26   12   12    8    8    0    0    5    5    5    5   26    8    8 9999
EOF
";

/// The optima that TSPLIB publishes.
#[test]
fn published_tours_have_their_published_lengths() {
    for (text, optimum) in [(BURMA14, 3323), (ULYSSES16, 6859), (GR17, 2085), (BR17, 39)] {
        assert_eq!(shortest(text, "held-karp"), optimum, "{text}");
        assert_eq!(shortest(&format!("tsp:{text}"), "held-karp"), optimum, "{text}");
    }
    // Two other bounds find the same tour.
    assert_eq!(shortest(BURMA14, "reduced"), 3323);
    assert_eq!(shortest(BURMA14, "spanning-tree"), 3323);
}

#[test]
fn files_have_options_behind_them() {
    let game = read(&format!("{BURMA14}\n,bound=path"));
    assert!(game.to_string().ends_with(",bound=path"));
}

/// A file with these lines of a matrix.
fn explicit(format: &str, numbers: &str) -> String {
    format!(
        "NAME: four\nTYPE : TSP\nCOMMENT : x = 3, [y]\nDIMENSION : 4\nEDGE_WEIGHT_TYPE : EXPLICIT\n\
         EDGE_WEIGHT_FORMAT : {format}\nEDGE_WEIGHT_SECTION\n{numbers}\nEOF"
    )
}

#[test]
fn matrices_in_all_orders() {
    let four = "tsp:[[0,1,2,3],[1,0,4,5],[2,4,0,6],[3,5,6,0]]";
    for (format, numbers) in [
        ("FULL_MATRIX", "0 1 2 3\n1 0 4 5\n2 4 0 6\n3 5 6 0"),
        ("UPPER_ROW", "1 2 3\n4 5\n6"),
        ("LOWER_COL", "1 2 3 4 5 6"),
        ("LOWER_ROW", "1\n2 4\n3 5 6"),
        ("UPPER_COL", "1 2 4 3 5\n6"),
        ("UPPER_DIAG_ROW", "0 1 2 3\n0 4 5\n0 6\n0"),
        ("LOWER_DIAG_COL", "0 1 2 3 0 4 5 0 6 0"),
        ("LOWER_DIAG_ROW", "0\n1 0\n2 4 0\n3 5 6 0"),
        ("UPPER_DIAG_COL", "0 1 0 2 4 0 3 5 6 0"),
    ] {
        same(four, &[&explicit(format, numbers)]);
    }
    same(
        "tsp:[[0,5,10,8],[5,0,5,5],[10,5,0,6],[8,5,6,0]]",
        &["TYPE: TSP\nDIMENSION: 4\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 3 4\n\
           3 6.0e0 8\n4 0 8\nEOF"],
    );
}

#[test]
fn mistakes_in_files() {
    let file = |dimension: &str, weights: &str| {
        format!(
            "TYPE: TSP\n{dimension}\nEDGE_WEIGHT_TYPE: {weights}\nNODE_COORD_SECTION\n1 0 0\n2 3 4\nEOF"
        )
    };
    refuses(
        &file("‹DIMENSION: 3›", "EUC_2D"),
        "9 numbers belong here for 3 cities, and these are 6",
    );
    refuses(&file("DIMENSION: 2", "‹XRAY1›"), "EXPLICIT ones are");
    refuses(&file("‹DIMENSION: many›", "GEO"), "the number of cities");
    refuses(&file("DIMENSION: 2", "GEO").replace("3 4", "3 ‹nan›"), "this is no number");
    refuses(&explicit("‹FUNCTION›", "1 2 3"), "UPPER_DIAG_ROW");
    refuses("‹TYPE: CVRP›\nDIMENSION: 3\nEDGE_WEIGHT_TYPE: EUC_2D", "the TYPE TSP or ATSP");
    refuses("‹TYPE: TSP\nEDGE_WEIGHT_TYPE: EUC_2D›", "its DIMENSION");
    let fixed =
        explicit("UPPER_ROW", "1 2 3 4 5 6").replace("EOF", "‹FIXED_EDGES_SECTION›\n1 2\n-1\nEOF");
    refuses(&fixed, "section");
    let row = "0 ".repeat(26);
    let large = explicit("FULL_MATRIX", &row.repeat(26)).replace("DIMENSION : 4", "DIMENSION : 26");
    let error = large.parse::<AnyGame>().unwrap_err();
    assert!(error.to_string().contains("there are 2 to 25 cities"), "{error}");
    let huge = explicit("FULL_MATRIX", "1").replace(": 4", ": 18446744073709551615");
    assert!(huge.parse::<AnyGame>().is_err());
}

#[test]
fn tables() {
    same(
        "tsp:[[0,3,9],[3,0,4],[9,4,0]]",
        &[
            "tsp:0 3 9\n3 0 4\n9 4 0",
            "tsp: 0  3  9\n 3  0  4\n\n 9  4  0\n",
            "tsp:0,3,9\n3,0,4\n9,4,0",
            "tsp:0;3;9\n3;0;4\n9;4;0",
            "tsp:0\t3\t9\n3\t0\t4\n9\t4\t0",
            "tsp:0 3 9; 3 0 4; 9 4 0",
            "tsp:0 3 9;\n3 0 4;\n9 4 0",
            "tsp:0, 3, 9,\n3, 0, 4,\n9, 4, 0",
            "tsp:- 3 9\n3 - 4\n9 4 -",
            "tsp:inf 3 9\n3 inf 4\n9 4 inf",
            "tsp:-1 3 9\n3 -1 4\n9 4 -1",
            "tsp:None,3,9\n3,None,4\n9,4,None",
            "tsp:[[None, 3, 9], [3, None, 4], [9, 4, None]]",
            "tsp:[[-1, 3, 9], [3, -1, 4], [9, 4, -1]]",
            "tsp:((0, 3, 9), (3, 0, 4), (9, 4, 0))",
            "tsp:{{0, 3, 9}, {3, 0, 4}, {9, 4, 0}}",
            "tsp:[[float('inf'), 3.0, 9.0], [3.0, float('inf'), 4.0], [9.0, 4.0, float('inf')]]",
            // Numbers as names.
            "tsp:,1,2,3\n1,0,3,9\n2,3,0,4\n3,9,4,0",
            "tsp:  1 2 3\n1 0 3 9\n2 3 0 4\n3 9 4 0",
            // Halves.
            "tsp:0\n3 0\n9 4 0",
            "tsp:0 3 9\n0 4\n0",
            "tsp:-,3,9\n-,-,4\n-,-,-",
            "tsp:0,3,9\n,0,4\n,,0",
            "tsp:0,,\n3,0,\n9,4,0",
            "tsp:# lengths\n0 3 9\n3 0 4\n9 4 0",
        ],
    );
    // Names.
    same(
        "tsp:[Rome[0,3,9],Oslo[3,0,4],Bonn[9,4,0]]",
        &[
            "tsp:[Rome[0 3 9] Oslo[3 0 4] \"Bonn\" [9 4 0]]",
            "tsp:,Rome,Oslo,Bonn\nRome,0,3,9\nOslo,3,0,4\nBonn,9,4,0",
            "tsp:city;Rome;Oslo;Bonn\nRome;0;3;9\nOslo;3;0;4\nBonn;9;4;0",
            "tsp:\"\",\"Rome\",\"Oslo\",\"Bonn\"\n\"Rome\",0,3,9\n\"Oslo\",3,0,4\n\"Bonn\",9,4,0",
            "tsp:Rome,Oslo,Bonn\n0,3,9\n3,0,4\n9,4,0",
            "tsp:Rome Oslo Bonn\nRome 0 3 9\nOslo 3 0 4\nBonn 9 4 0",
            "tsp:Rome 0 3 9\nOslo 3 0 4\nBonn 9 4 0",
            "tsp:Rome 0\nOslo 3 0\nBonn 9 4 0",
            // Without the diagonal, the names above and before the numbers are not all.
            "tsp:,Rome,Oslo\nOslo,3,\nBonn,9,4",
            "tsp:x,Oslo,Bonn\nRome,3,9\nOslo,,4",
            "tsp:  Rome Oslo\nOslo 3\nBonn 9 4",
        ],
    );
    same(
        "tsp:[\"New York\"[0,3],\"São Paulo 2\"[5,0]],bound=path",
        &["tsp:city,New York,São Paulo 2\nNew York,0,3\nSão Paulo 2,5,0,bound=path"],
    );
    // Without the diagonal, a half has one row less than there are cities.
    same(
        "tsp:[[0,1,2,3],[1,0,4,5],[2,4,0,6],[3,5,6,0]]",
        &["tsp:1\n2 4\n3 5 6", "tsp:1 2 3\n4 5\n6"],
    );
    same(
        "tsp:[[0,3,9],[3,0,4],[9,4,0]]",
        &["tsp:3\n9 4", "tsp:3 9\n4", "tsp:[[3],[9,4]]", "tsp:0\n3 0\n9 4 0"],
    );
    same("tsp:[[0,3],[3,0]]", &["tsp:0\n3 0", "tsp:0 3\n0"]);
    same("tsp:[[0,3],[5,0]],bound=path", &["tsp:0 3\n5 0,bound=path", "tsp:0 3\n5 0\n,bound=path"]);
}

#[test]
fn names_around_and_in_a_table() {
    let named = "tsp:[A[0,3,8],B[3,0,7],C[8,7,0]]";
    let plain = "tsp:[[0,3,8],[3,0,7],[8,7,0]]";
    same(
        named,
        &[
            "tsp:A: 0 3 8\nB: 3 0 7\nC: 8 7 0",
            "tsp:A [0,3,8]\nB [3,0,7]\nC [8,7,0]",
            "tsp:[A,B,C]\n[[0,3,8],[3,0,7],[8,7,0]]",
            "tsp:cities = [\"A\",\"B\",\"C\"]\n[[0,3,8],[3,0,7],[8,7,0]]",
            "tsp:names: A B C\n0 3 8\n3 0 7\n8 7 0",
            "tsp:| | A | B | C |\n|---|---|---|---|\n| A | 0 | 3 | 8 |\n| B | 3 | 0 | 7 |\n| C | 8 | 7 | 0 |",
            "tsp:{\"A\": [0,3,8], \"B\": [3,0,7], \"C\": [8,7,0]}",
            "tsp:{A:[0,3,8],B:[3,0,7],C:[8,7,0]}",
            "tsp:{\"A\": {\"B\": 3, \"C\": 8}, \"B\": {\"A\": 3, \"C\": 7}, \"C\": {\"A\": 8, \"B\": 7}}",
            "tsp:A B 3\nA C 8\nB C 7",
            "tsp:A-B 3\nA-C 8\nB-C 7",
            "tsp:A,B,3\nA,C,8\nB,C,7",
            "tsp:from,to,length\nA,B,3\nA,C,8\nB,C,7",
            "tsp:[(\"A\",\"B\",3),(\"A\",\"C\",8),(\"B\",\"C\",7)]",
        ],
    );
    same(
        plain,
        &[
            "tsp:1 2 3\n0 3 8\n3 0 7\n8 7 0",
            "tsp:1 0 3 8\n2 3 0 7\n3 8 7 0",
            "tsp:1. 0 3 8\n2. 3 0 7\n3. 8 7 0",
            "tsp:3\n0 3 8\n3 0 7\n8 7 0",
            "tsp:* 0 3 8\n3 0 7\n8 7 0",
        ],
    );
    same("tsp:[A[0,3],B[5,0]],bound=path", &["tsp:A B 3\nB A 5,bound=path"]);
    refuses("tsp:‹A 0 3 8\n3 0 7\n8 7 0›", "each row has the name of its city, or none has one");
    refuses("tsp:‹A B 3\nA C 8\nC D 2\nB D 4\nB C 1›", "no road from `A` to `D`");
    refuses("tsp:‹A B 3\nA C 8\nB C 7\nA B 4›", "two lengths from `A` to `B`");
    refuses(
        "tsp:‹{\"A\": {\"B\": 3, \"C\": 8}, \"B\": {\"A\": 3}, \"C\": {\"A\": 8, \"B\": 7}}›",
        "no road from `B` to `C`",
    );
    refuses("tsp:‹A B C\n0 3 8\n3 0 7\n8 7›", "row 3 is 2 long, but there are 3 rows");
}

#[test]
fn coordinates() {
    same(
        "tsp:[[0,5,10,8],[5,0,5,5],[10,5,0,6],[8,5,6,0]]",
        &[
            "tsp:0 0\n3 4\n6 8\n0 8",
            "tsp:1 0 0\n2 3 4\n3 6 8\n4 0 8",
            "tsp:x,y\n0,0\n3,4\n6,8\n0,8",
            "tsp:[(0, 0), (3, 4), (6, 8), (0, 8)]",
            "tsp:[[0,0],[3,4],[6,8],[0,8]]",
        ],
    );
    same("tsp:[[0,5,10],[5,0,5],[10,5,0]]", &["tsp:0 0\n3 4\n6 8"]);
    same("tsp:[A[0,5,10],B[5,0,5],C[10,5,0]]", &["tsp:A 0 0\nB 3 4\nC 6 8"]);
    same(
        "tsp:[A[0,5,10,8],B[5,0,5,5],C[10,5,0,6],D[8,5,6,0]]",
        &[
            "tsp:A 0 0\nB 3 4\nC 6 8\nD 0 8",
            "tsp:A,0,0\nB,3,4\nC,6,8\nD,0,8",
            "tsp:city,x,y\nA,0,0\nB,3,4\nC,6,8\nD,0,8",
            "TYPE: TSP\nDIMENSION: 4\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\nA 0 0\nB 3 4\n\
             C 6.0e0 8\nD 0 8\nEOF",
        ],
    );
    same(
        "tsp:[\"San José\"[0,5],Nice[5,0]]",
        &["TYPE: TSP\nDIMENSION: 2\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\nSan José 0 0\n\
           Nice 3 4\nEOF"],
    );
}

#[test]
fn moves_are_called_by_the_cities() {
    let game = read("tsp:[Rome[0,3,9],Oslo[3,0,4],\"New York\"[9,4,0]]");
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let name = |mv| game.move_name(&game.start(), mv).unwrap();
    assert_eq!(moves.iter().map(name).collect::<Vec<_>>(), ["Oslo", "New York"]);
    let Some(Board::Map { names, .. }) = game.board(&game.start()) else { panic!("no map") };
    assert_eq!(names, ["Rome", "Oslo", "New York"]);
    refuses("tsp:[Rome[0,3],‹[›3,0]]", "each has one");
    refuses("tsp:[[0,3],‹R›ome[3,0]]", "");
    assert!("tsp:[\"Rome[0,3],[3,0]]".parse::<AnyGame>().is_err());
    // Roads from some cities to others are no tour.
    assert!("tsp:,Rome,Oslo\nBonn,3,4\nNice,5,6".parse::<AnyGame>().is_err());
    assert!("tsp:,Rome,Oslo\nOslo,3,4\nBonn,5,6".parse::<AnyGame>().is_err());
}

#[test]
fn what_a_table_doesn_t_say_is_refused() {
    refuses("tsp:‹0 3 inf\n3 0 4\n9 4 0›", "there is a road between any two cities here");
    refuses("tsp:‹0 -1 9\n3 0 4\n9 4 0›", "such as 27");
    refuses("tsp:[[0,‹inf›],[2,0]]", "there is a road between any two cities here");
    refuses("tsp:[[0,‹None›,9],[3,0,4],[9,4,0]]", "there is a road between any two cities here");
    refuses("tsp:0 3 9\n3 0 ‹4.5›\n9 4.5 0", "a whole number");
    refuses("tsp:0 3 9\n3 0 ‹-4›\n9 4 0", "a whole number");
    for text in ["tsp:0 3 9\n3 0\n9 4 0", "tsp:[[0,1],[2]]", "tsp:0 3", "tsp:a b\nc d", "tsp:5"] {
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
}

#[test]
fn a_row_without_cells_is_refused() {
    for text in ["tsp:[[],[2,0]]", "tsp:[[],[2,0],[3,4]]", "tsp:;\n9 40 3 9;\n3 0 4;\n9 4 0"] {
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
}
