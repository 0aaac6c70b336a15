//! Whole traces, as the format has them: field by field, in order.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::{Expect, expect};
use plyscope::work::looked_at;
use plyscope_stage::Run;
use plyscope_stage::trace::{self, NodeNames};
use serde_json::Value as Json;

/// `options` are separated by spaces.
fn check(algorithm: &str, game: &str, options: &str, expected: Expect) {
    let options = options.split(' ').filter_map(|option| option.split_once('='));
    let mut run = Run::builder(algorithm, game).options(options).open().unwrap();
    run.record_all();
    let mut text = Vec::new();
    trace::write(&run, &mut text).unwrap();
    expected.assert_eq(&String::from_utf8(text).unwrap());
}

#[test]
fn minimax() {
    check(
        "minimax",
        "[A:[3,0.5],-2]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"minimax","game":"tree:[A:[3,0.5],-2]","options":{},"root":"max"}
        {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
        {"t":2,"event":"expand","node":"e","children":[{"node":"1","move":"A"},{"node":"2"}]}
        {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
        {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
        {"t":6,"event":"evaluate","node":"1.1","value":3}
        {"t":7,"event":"leave","node":"1.1","value":3,"bound":"exact"}
        {"t":8,"event":"backup","node":"1","from":"1.1","value":3,"alpha":"-inf","beta":"inf"}
        {"t":9,"event":"enter","node":"1.2","alpha":"-inf","beta":"inf"}
        {"t":10,"event":"evaluate","node":"1.2","value":0.5}
        {"t":11,"event":"leave","node":"1.2","value":0.5,"bound":"exact"}
        {"t":12,"event":"backup","node":"1","from":"1.2","value":0.5,"alpha":"-inf","beta":"inf"}
        {"t":13,"event":"leave","node":"1","value":0.5,"bound":"exact"}
        {"t":14,"event":"backup","node":"e","from":"1","value":0.5,"alpha":"-inf","beta":"inf"}
        {"t":15,"event":"enter","node":"2","alpha":"-inf","beta":"inf"}
        {"t":16,"event":"evaluate","node":"2","value":-2}
        {"t":17,"event":"leave","node":"2","value":-2,"bound":"exact"}
        {"t":18,"event":"backup","node":"e","from":"2","value":0.5,"alpha":"-inf","beta":"inf"}
        {"t":19,"event":"leave","node":"e","value":0.5,"bound":"exact"}
        {"t":20,"event":"done","value":0.5,"best":"1","line":"1.2","reason":"solved","counts":{"nodes":5,"leaves":3,"evaluations":3,"cutoffs":0}}
    "#]],
    );
}

#[test]
fn alpha_beta_cuts() {
    check(
        "alpha-beta",
        "[[3,5],[2,9,inf]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"alpha-beta","game":"tree:[[3,5],[2,9,inf]]","options":{},"root":"max"}
        {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
        {"t":2,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
        {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
        {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
        {"t":6,"event":"evaluate","node":"1.1","value":3}
        {"t":7,"event":"leave","node":"1.1","value":3,"bound":"exact"}
        {"t":8,"event":"backup","node":"1","from":"1.1","value":3,"alpha":"-inf","beta":3}
        {"t":9,"event":"enter","node":"1.2","alpha":"-inf","beta":3}
        {"t":10,"event":"evaluate","node":"1.2","value":5}
        {"t":11,"event":"leave","node":"1.2","value":5,"bound":"exact"}
        {"t":12,"event":"backup","node":"1","from":"1.2","value":3,"alpha":"-inf","beta":3}
        {"t":13,"event":"leave","node":"1","value":3,"bound":"exact"}
        {"t":14,"event":"backup","node":"e","from":"1","value":3,"alpha":3,"beta":"inf"}
        {"t":15,"event":"enter","node":"2","alpha":3,"beta":"inf"}
        {"t":16,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"},{"node":"2.3"}]}
        {"t":17,"event":"enter","node":"2.1","alpha":3,"beta":"inf"}
        {"t":18,"event":"evaluate","node":"2.1","value":2}
        {"t":19,"event":"leave","node":"2.1","value":2,"bound":"exact"}
        {"t":20,"event":"backup","node":"2","from":"2.1","value":2,"alpha":3,"beta":2}
        {"t":21,"event":"cutoff","node":"2","by":"alpha","value":2,"bound":3,"pruned":["2.2","2.3"]}
        {"t":22,"event":"leave","node":"2","value":2,"bound":"upper"}
        {"t":23,"event":"backup","node":"e","from":"2","value":3,"alpha":3,"beta":"inf"}
        {"t":24,"event":"leave","node":"e","value":3,"bound":"exact"}
        {"t":25,"event":"done","value":3,"best":"1","line":"1.1","reason":"solved","counts":{"nodes":6,"leaves":3,"evaluations":3,"cutoffs":1}}
    "#]],
    );
}

#[test]
fn alpha_beta_fails_hard() {
    check(
        "alpha-beta",
        "[[3,5],[2,9]]",
        "fail=hard",
        expect![[r#"
            {"trace":1,"algorithm":"alpha-beta","game":"tree:[[3,5],[2,9]]","options":{"fail":"hard"},"root":"max"}
            {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
            {"t":2,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
            {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
            {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
            {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
            {"t":6,"event":"evaluate","node":"1.1","value":3}
            {"t":7,"event":"leave","node":"1.1","value":3,"bound":"exact"}
            {"t":8,"event":"backup","node":"1","from":"1.1","value":3,"alpha":"-inf","beta":3}
            {"t":9,"event":"enter","node":"1.2","alpha":"-inf","beta":3}
            {"t":10,"event":"evaluate","node":"1.2","value":5}
            {"t":11,"event":"leave","node":"1.2","value":5,"bound":"exact"}
            {"t":12,"event":"backup","node":"1","from":"1.2","value":3,"alpha":"-inf","beta":3}
            {"t":13,"event":"leave","node":"1","value":3,"bound":"exact"}
            {"t":14,"event":"backup","node":"e","from":"1","value":3,"alpha":3,"beta":"inf"}
            {"t":15,"event":"enter","node":"2","alpha":3,"beta":"inf"}
            {"t":16,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
            {"t":17,"event":"enter","node":"2.1","alpha":3,"beta":"inf"}
            {"t":18,"event":"evaluate","node":"2.1","value":2}
            {"t":19,"event":"leave","node":"2.1","value":2,"bound":"exact"}
            {"t":20,"event":"backup","node":"2","from":"2.1","value":2,"alpha":3,"beta":2}
            {"t":21,"event":"cutoff","node":"2","by":"alpha","value":2,"bound":3,"pruned":["2.2"]}
            {"t":22,"event":"leave","node":"2","value":3,"bound":"upper"}
            {"t":23,"event":"backup","node":"e","from":"2","value":3,"alpha":3,"beta":"inf"}
            {"t":24,"event":"leave","node":"e","value":3,"bound":"exact"}
            {"t":25,"event":"done","value":3,"best":"1","line":"1.1","reason":"solved","counts":{"nodes":6,"leaves":3,"evaluations":3,"cutoffs":1}}
        "#]],
    );
}

#[test]
fn alpha_beta_remembers() {
    check(
        "alpha-beta",
        "nim:2,1",
        "table=on",
        expect![[r#"
            {"trace":1,"algorithm":"alpha-beta","game":"nim:2,1","options":{"table":"on"},"root":"max"}
            {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
            {"t":2,"event":"lookup","node":"e","hit":false}
            {"t":3,"event":"expand","node":"e","children":[{"node":"1","move":"1,1"},{"node":"2","move":"0,1"},{"node":"3","move":"2,0"}]}
            {"t":4,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
            {"t":5,"event":"lookup","node":"1","hit":false}
            {"t":6,"event":"expand","node":"1","children":[{"node":"1.1","move":"0,1"},{"node":"1.2","move":"1,0"}]}
            {"t":7,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
            {"t":8,"event":"lookup","node":"1.1","hit":false}
            {"t":9,"event":"expand","node":"1.1","children":[{"node":"1.1.1","move":"0,0"}]}
            {"t":10,"event":"enter","node":"1.1.1","alpha":"-inf","beta":"inf"}
            {"t":11,"event":"lookup","node":"1.1.1","hit":false}
            {"t":12,"event":"evaluate","node":"1.1.1","value":-1}
            {"t":13,"event":"leave","node":"1.1.1","value":-1,"bound":"exact"}
            {"t":14,"event":"store","node":"1.1.1","value":-1,"bound":"exact"}
            {"t":15,"event":"backup","node":"1.1","from":"1.1.1","value":-1,"alpha":-1,"beta":"inf"}
            {"t":16,"event":"leave","node":"1.1","value":-1,"bound":"exact"}
            {"t":17,"event":"store","node":"1.1","value":-1,"bound":"exact"}
            {"t":18,"event":"backup","node":"1","from":"1.1","value":-1,"alpha":"-inf","beta":-1}
            {"t":19,"event":"enter","node":"1.2","alpha":"-inf","beta":-1}
            {"t":20,"event":"lookup","node":"1.2","hit":false}
            {"t":21,"event":"expand","node":"1.2","children":[{"node":"1.2.1","move":"0,0"}]}
            {"t":22,"event":"enter","node":"1.2.1","alpha":"-inf","beta":-1}
            {"t":23,"event":"lookup","node":"1.2.1","value":-1,"bound":"exact","hit":true}
            {"t":24,"event":"leave","node":"1.2.1","value":-1,"bound":"exact"}
            {"t":25,"event":"backup","node":"1.2","from":"1.2.1","value":-1,"alpha":-1,"beta":-1}
            {"t":26,"event":"leave","node":"1.2","value":-1,"bound":"lower"}
            {"t":27,"event":"store","node":"1.2","value":-1,"bound":"lower"}
            {"t":28,"event":"backup","node":"1","from":"1.2","value":-1,"alpha":"-inf","beta":-1}
            {"t":29,"event":"leave","node":"1","value":-1,"bound":"exact"}
            {"t":30,"event":"store","node":"1","value":-1,"bound":"exact"}
            {"t":31,"event":"backup","node":"e","from":"1","value":-1,"alpha":-1,"beta":"inf"}
            {"t":32,"event":"enter","node":"2","alpha":-1,"beta":"inf"}
            {"t":33,"event":"lookup","node":"2","hit":false}
            {"t":34,"event":"expand","node":"2","children":[{"node":"2.1","move":"0,0"}]}
            {"t":35,"event":"enter","node":"2.1","alpha":-1,"beta":"inf"}
            {"t":36,"event":"lookup","node":"2.1","hit":false}
            {"t":37,"event":"evaluate","node":"2.1","value":1}
            {"t":38,"event":"leave","node":"2.1","value":1,"bound":"exact"}
            {"t":39,"event":"store","node":"2.1","value":1,"bound":"exact"}
            {"t":40,"event":"backup","node":"2","from":"2.1","value":1,"alpha":-1,"beta":1}
            {"t":41,"event":"leave","node":"2","value":1,"bound":"exact"}
            {"t":42,"event":"store","node":"2","value":1,"bound":"exact"}
            {"t":43,"event":"backup","node":"e","from":"2","value":1,"alpha":1,"beta":"inf"}
            {"t":44,"event":"enter","node":"3","alpha":1,"beta":"inf"}
            {"t":45,"event":"lookup","node":"3","hit":false}
            {"t":46,"event":"expand","node":"3","children":[{"node":"3.1","move":"1,0"},{"node":"3.2","move":"0,0"}]}
            {"t":47,"event":"enter","node":"3.1","alpha":1,"beta":"inf"}
            {"t":48,"event":"lookup","node":"3.1","value":-1,"bound":"lower","hit":false}
            {"t":49,"event":"expand","node":"3.1","children":[{"node":"3.1.1","move":"0,0"}]}
            {"t":50,"event":"enter","node":"3.1.1","alpha":1,"beta":"inf"}
            {"t":51,"event":"lookup","node":"3.1.1","value":-1,"bound":"exact","hit":true}
            {"t":52,"event":"leave","node":"3.1.1","value":-1,"bound":"exact"}
            {"t":53,"event":"backup","node":"3.1","from":"3.1.1","value":-1,"alpha":1,"beta":"inf"}
            {"t":54,"event":"leave","node":"3.1","value":-1,"bound":"upper"}
            {"t":55,"event":"store","node":"3.1","value":-1,"bound":"upper"}
            {"t":56,"event":"backup","node":"3","from":"3.1","value":-1,"alpha":1,"beta":-1}
            {"t":57,"event":"cutoff","node":"3","by":"alpha","value":-1,"bound":1,"pruned":["3.2"]}
            {"t":58,"event":"leave","node":"3","value":-1,"bound":"upper"}
            {"t":59,"event":"store","node":"3","value":-1,"bound":"upper"}
            {"t":60,"event":"backup","node":"e","from":"3","value":1,"alpha":1,"beta":"inf"}
            {"t":61,"event":"leave","node":"e","value":1,"bound":"exact"}
            {"t":62,"event":"store","node":"e","value":1,"bound":"exact"}
            {"t":63,"event":"done","value":1,"best":"2","line":"2.1","reason":"solved","counts":{"nodes":11,"leaves":2,"evaluations":2,"cutoffs":1}}
        "#]],
    );
}

#[test]
fn sss_star_purges() {
    check(
        "sss-star",
        "[[3,5],[2,9]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"sss-star","game":"tree:[[3,5],[2,9]]","options":{},"root":"max"}
        {"t":1,"event":"push","node":"e","status":"live","merit":"inf"}
        {"t":2,"event":"pop","node":"e","status":"live","merit":"inf","case":3}
        {"t":3,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
        {"t":4,"event":"push","node":"1","status":"live","merit":"inf"}
        {"t":5,"event":"push","node":"2","status":"live","merit":"inf"}
        {"t":6,"event":"pop","node":"1","status":"live","merit":"inf","case":2}
        {"t":7,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":8,"event":"push","node":"1.1","status":"live","merit":"inf"}
        {"t":9,"event":"pop","node":"1.1","status":"live","merit":"inf","case":1}
        {"t":10,"event":"evaluate","node":"1.1","value":3}
        {"t":11,"event":"push","node":"1.1","status":"solved","merit":3}
        {"t":12,"event":"pop","node":"2","status":"live","merit":"inf","case":2}
        {"t":13,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
        {"t":14,"event":"push","node":"2.1","status":"live","merit":"inf"}
        {"t":15,"event":"pop","node":"2.1","status":"live","merit":"inf","case":1}
        {"t":16,"event":"evaluate","node":"2.1","value":2}
        {"t":17,"event":"push","node":"2.1","status":"solved","merit":2}
        {"t":18,"event":"pop","node":"1.1","status":"solved","merit":3,"case":6}
        {"t":19,"event":"push","node":"1.2","status":"live","merit":3}
        {"t":20,"event":"pop","node":"1.2","status":"live","merit":3,"case":1}
        {"t":21,"event":"evaluate","node":"1.2","value":5}
        {"t":22,"event":"push","node":"1.2","status":"solved","merit":3}
        {"t":23,"event":"pop","node":"1.2","status":"solved","merit":3,"case":5}
        {"t":24,"event":"push","node":"1","status":"solved","merit":3}
        {"t":25,"event":"pop","node":"1","status":"solved","merit":3,"case":4}
        {"t":26,"event":"purge","nodes":["2.1"]}
        {"t":27,"event":"push","node":"e","status":"solved","merit":3}
        {"t":28,"event":"pop","node":"e","status":"solved","merit":3}
        {"t":29,"event":"done","value":3,"best":"1","line":"1.1","reason":"solved","counts":{"nodes":6,"leaves":3,"evaluations":3,"cutoffs":0,"pops":10,"open_max":2}}
    "#]],
    );
}

#[test]
fn b_star_proves() {
    check(
        "b-star",
        "[a:2..9[3..5,4..8],b:0..6[1,7]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"b-star","game":"tree:[a:2..9[3..5,4..8],b:0..6[1,7]]","options":{},"root":"max"}
        {"t":1,"event":"evaluate","node":"e","lower":"-inf","upper":"inf"}
        {"t":2,"event":"select","node":"e"}
        {"t":3,"event":"expand","node":"e","children":[{"node":"1","move":"a","lower":2,"upper":9},{"node":"2","move":"b","lower":0,"upper":6}]}
        {"t":4,"event":"backup","node":"e","lower":2,"upper":9}
        {"t":5,"event":"choose","strategy":"prove-best","node":"1","because":"turn"}
        {"t":6,"event":"select","node":"1"}
        {"t":7,"event":"expand","node":"1","children":[{"node":"1.1","lower":3,"upper":5},{"node":"1.2","lower":4,"upper":8}]}
        {"t":8,"event":"backup","node":"1","lower":3,"upper":5}
        {"t":9,"event":"backup","node":"e","lower":3,"upper":6}
        {"t":10,"event":"choose","strategy":"prove-best","node":"2","because":"not-ahead"}
        {"t":11,"event":"select","node":"2"}
        {"t":12,"event":"expand","node":"2","children":[{"node":"2.1","lower":1,"upper":1},{"node":"2.2","lower":7,"upper":7}]}
        {"t":13,"event":"backup","node":"2","lower":1,"upper":1}
        {"t":14,"event":"backup","node":"e","lower":3,"upper":5}
        {"t":15,"event":"done","lower":3,"upper":5,"best":"1","line":"1.1","reason":"separation","counts":{"nodes":7,"leaves":4,"evaluations":7,"cutoffs":0,"expansions":3}}
    "#]],
    );
}

/// Worked by hand: 1.2 is found to be less than 2 and evaluated again; 2 is
/// not more than 0, since 2.1 isn't.
#[test]
fn scout_tests_and_evaluates() {
    check(
        "scout",
        "[[2,0],[0,0]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"scout","game":"tree:[[2,0],[0,0]]","options":{},"root":"max"}
        {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
        {"t":2,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
        {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
        {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
        {"t":6,"event":"evaluate","node":"1.1","value":2}
        {"t":7,"event":"leave","node":"1.1","value":2,"bound":"exact"}
        {"t":8,"event":"backup","node":"1","from":"1.1","value":2,"alpha":"-inf","beta":2}
        {"t":9,"event":"enter","node":"1.2","alpha":1,"beta":2}
        {"t":10,"event":"evaluate","node":"1.2","value":0}
        {"t":11,"event":"leave","node":"1.2","value":0,"bound":"exact"}
        {"t":12,"event":"enter","node":"1.2","alpha":"-inf","beta":"inf"}
        {"t":13,"event":"evaluate","node":"1.2","value":0}
        {"t":14,"event":"leave","node":"1.2","value":0,"bound":"exact"}
        {"t":15,"event":"backup","node":"1","from":"1.2","value":0,"alpha":"-inf","beta":0}
        {"t":16,"event":"leave","node":"1","value":0,"bound":"exact"}
        {"t":17,"event":"backup","node":"e","from":"1","value":0,"alpha":0,"beta":"inf"}
        {"t":18,"event":"enter","node":"2","alpha":0,"beta":1}
        {"t":19,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
        {"t":20,"event":"enter","node":"2.1","alpha":0,"beta":1}
        {"t":21,"event":"evaluate","node":"2.1","value":0}
        {"t":22,"event":"leave","node":"2.1","value":0,"bound":"exact"}
        {"t":23,"event":"backup","node":"2","from":"2.1","value":0,"alpha":0,"beta":0}
        {"t":24,"event":"cutoff","node":"2","by":"alpha","value":0,"bound":0,"pruned":["2.2"]}
        {"t":25,"event":"leave","node":"2","value":0,"bound":"upper"}
        {"t":26,"event":"backup","node":"e","from":"2","value":0,"alpha":0,"beta":"inf"}
        {"t":27,"event":"leave","node":"e","value":0,"bound":"exact"}
        {"t":28,"event":"done","value":0,"best":"1","line":"1.2","reason":"solved","counts":{"nodes":6,"leaves":3,"evaluations":4,"cutoffs":1,"tests":2,"researches":1}}
    "#]],
    );
}

/// The same tree: a leaf's value is exact, so that it isn't searched again.
#[test]
fn nega_scout_takes_a_leaf_at_its_word() {
    check(
        "nega-scout",
        "[[2,0],[0,0]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"nega-scout","game":"tree:[[2,0],[0,0]]","options":{},"root":"max"}
        {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
        {"t":2,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
        {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
        {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
        {"t":6,"event":"evaluate","node":"1.1","value":2}
        {"t":7,"event":"leave","node":"1.1","value":2,"bound":"exact"}
        {"t":8,"event":"backup","node":"1","from":"1.1","value":2,"alpha":"-inf","beta":2}
        {"t":9,"event":"enter","node":"1.2","alpha":1,"beta":2}
        {"t":10,"event":"evaluate","node":"1.2","value":0}
        {"t":11,"event":"leave","node":"1.2","value":0,"bound":"exact"}
        {"t":12,"event":"backup","node":"1","from":"1.2","value":0,"alpha":"-inf","beta":0}
        {"t":13,"event":"leave","node":"1","value":0,"bound":"exact"}
        {"t":14,"event":"backup","node":"e","from":"1","value":0,"alpha":0,"beta":"inf"}
        {"t":15,"event":"enter","node":"2","alpha":0,"beta":1}
        {"t":16,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
        {"t":17,"event":"enter","node":"2.1","alpha":0,"beta":1}
        {"t":18,"event":"evaluate","node":"2.1","value":0}
        {"t":19,"event":"leave","node":"2.1","value":0,"bound":"exact"}
        {"t":20,"event":"backup","node":"2","from":"2.1","value":0,"alpha":0,"beta":0}
        {"t":21,"event":"cutoff","node":"2","by":"alpha","value":0,"bound":0,"pruned":["2.2"]}
        {"t":22,"event":"leave","node":"2","value":0,"bound":"upper"}
        {"t":23,"event":"backup","node":"e","from":"2","value":0,"alpha":0,"beta":"inf"}
        {"t":24,"event":"leave","node":"e","value":0,"bound":"exact"}
        {"t":25,"event":"done","value":0,"best":"1","line":"1.2","reason":"solved","counts":{"nodes":6,"leaves":3,"evaluations":3,"cutoffs":1,"tests":2,"researches":0}}
    "#]],
    );
}

/// 2 fails the test at 1 with 2 or more, is searched again from there, and
/// comes to 3.
#[test]
fn nega_scout_searches_again() {
    check(
        "nega-scout",
        "[[3,1],[3,4]]",
        "",
        expect![[r#"
        {"trace":1,"algorithm":"nega-scout","game":"tree:[[3,1],[3,4]]","options":{},"root":"max"}
        {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
        {"t":2,"event":"expand","node":"e","children":[{"node":"1"},{"node":"2"}]}
        {"t":3,"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
        {"t":4,"event":"expand","node":"1","children":[{"node":"1.1"},{"node":"1.2"}]}
        {"t":5,"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
        {"t":6,"event":"evaluate","node":"1.1","value":3}
        {"t":7,"event":"leave","node":"1.1","value":3,"bound":"exact"}
        {"t":8,"event":"backup","node":"1","from":"1.1","value":3,"alpha":"-inf","beta":3}
        {"t":9,"event":"enter","node":"1.2","alpha":2,"beta":3}
        {"t":10,"event":"evaluate","node":"1.2","value":1}
        {"t":11,"event":"leave","node":"1.2","value":1,"bound":"exact"}
        {"t":12,"event":"backup","node":"1","from":"1.2","value":1,"alpha":"-inf","beta":1}
        {"t":13,"event":"leave","node":"1","value":1,"bound":"exact"}
        {"t":14,"event":"backup","node":"e","from":"1","value":1,"alpha":1,"beta":"inf"}
        {"t":15,"event":"enter","node":"2","alpha":1,"beta":2}
        {"t":16,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
        {"t":17,"event":"enter","node":"2.1","alpha":1,"beta":2}
        {"t":18,"event":"evaluate","node":"2.1","value":3}
        {"t":19,"event":"leave","node":"2.1","value":3,"bound":"exact"}
        {"t":20,"event":"backup","node":"2","from":"2.1","value":3,"alpha":1,"beta":2}
        {"t":21,"event":"enter","node":"2.2","alpha":1,"beta":2}
        {"t":22,"event":"evaluate","node":"2.2","value":4}
        {"t":23,"event":"leave","node":"2.2","value":4,"bound":"exact"}
        {"t":24,"event":"backup","node":"2","from":"2.2","value":3,"alpha":1,"beta":2}
        {"t":25,"event":"leave","node":"2","value":2,"bound":"lower"}
        {"t":26,"event":"enter","node":"2","alpha":2,"beta":"inf"}
        {"t":27,"event":"expand","node":"2","children":[{"node":"2.1"},{"node":"2.2"}]}
        {"t":28,"event":"enter","node":"2.1","alpha":2,"beta":"inf"}
        {"t":29,"event":"evaluate","node":"2.1","value":3}
        {"t":30,"event":"leave","node":"2.1","value":3,"bound":"exact"}
        {"t":31,"event":"backup","node":"2","from":"2.1","value":3,"alpha":2,"beta":3}
        {"t":32,"event":"enter","node":"2.2","alpha":2,"beta":3}
        {"t":33,"event":"evaluate","node":"2.2","value":4}
        {"t":34,"event":"leave","node":"2.2","value":4,"bound":"exact"}
        {"t":35,"event":"backup","node":"2","from":"2.2","value":3,"alpha":2,"beta":3}
        {"t":36,"event":"leave","node":"2","value":3,"bound":"exact"}
        {"t":37,"event":"backup","node":"e","from":"2","value":3,"alpha":3,"beta":"inf"}
        {"t":38,"event":"leave","node":"e","value":3,"bound":"exact"}
        {"t":39,"event":"done","value":3,"best":"2","line":"2.1","reason":"solved","counts":{"nodes":7,"leaves":4,"evaluations":6,"cutoffs":0,"tests":3,"researches":1}}
    "#]],
    );
}

#[test]
fn b_star_widens() {
    check(
        "b-star",
        "[5..9,0..4]",
        "widen=3 rounds=1",
        expect![[r#"
        {"trace":1,"algorithm":"b-star","game":"tree:[5..9,0..4]","options":{"rounds":"1","widen":"3"},"root":"max"}
        {"t":1,"event":"pass","number":1,"alpha":"-inf","beta":"inf"}
        {"t":2,"event":"evaluate","node":"e","lower":"-inf","upper":"inf"}
        {"t":3,"event":"select","node":"e"}
        {"t":4,"event":"expand","node":"e","children":[{"node":"1","lower":5,"upper":9},{"node":"2","lower":0,"upper":4}]}
        {"t":5,"event":"backup","node":"e","lower":5,"upper":9}
        {"t":6,"event":"pass","number":2,"alpha":"-inf","beta":"inf"}
        {"t":7,"event":"evaluate","node":"e","lower":"-inf","upper":"inf"}
        {"t":8,"event":"select","node":"e"}
        {"t":9,"event":"expand","node":"e","children":[{"node":"1","lower":2,"upper":12},{"node":"2","lower":-3,"upper":7}]}
        {"t":10,"event":"backup","node":"e","lower":2,"upper":12}
        {"t":11,"event":"done","lower":2,"upper":12,"best":"1","line":"1","reason":"exhausted","counts":{"nodes":3,"leaves":2,"evaluations":6,"cutoffs":0,"expansions":2}}
    "#]],
    );
}

/// Compares the same part of two traces, one with paths and one with numbers.
fn compare(paths: &Json, numbers: &Json, path_of: &mut BTreeMap<String, String>) {
    match (paths, numbers) {
        (Json::Object(one), Json::Object(other)) => {
            assert!(one.keys().eq(other.keys()));
            one.iter().for_each(|(key, it)| compare(it, &other[key], path_of));
        }
        (Json::Array(one), Json::Array(other)) => {
            assert_eq!(one.len(), other.len());
            one.iter().zip(other).for_each(|(it, other)| compare(it, other, path_of));
        }
        (Json::String(path), Json::String(number)) if number.starts_with('#') => {
            let known = path_of.entry(number.clone()).or_insert_with(|| path.clone());
            assert_eq!(known, path);
        }
        _ => assert_eq!(paths, numbers),
    }
}

#[test]
fn numbers_name_the_same_nodes_as_paths() {
    let tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    for (algorithm, game) in [
        ("alpha-beta", tree),
        ("sss-star", tree),
        ("mtd", tree),
        ("b-star", "[a:2..9[3..5,4],b:0..7[1..3,6]]"),
        ("proof-number", "tic-tac-toe:X.O/.X./..O"),
        ("branch-and-bound", "tsp:[[0,3,9],[3,0,4],[9,4,0]]"),
        ("mcts", tree),
    ] {
        let mut run = Run::open(algorithm, game).unwrap();
        run.record_all();
        let written = |names| {
            let mut text = Vec::new();
            trace::write_header_with(names, &run, &mut text).unwrap();
            let events = 0..run.recording().events();
            trace::write_events_with(names, &run, events, &mut text).unwrap();
            String::from_utf8(text).unwrap()
        };
        let [paths, numbers] = [NodeNames::Paths, NodeNames::Numbers].map(written);
        assert_eq!(trace::read(&numbers).unwrap().header.nodes.as_deref(), Some("numbers"));
        assert_eq!(paths.lines().count(), numbers.lines().count());
        let mut path_of = BTreeMap::new();
        for (one, other) in paths.lines().zip(numbers.lines()).skip(1) {
            let read = |line| serde_json::from_str(line).unwrap();
            compare(&read(one), &read(other), &mut path_of);
        }
        // No two have one path, and no number is left out.
        let paths: BTreeSet<_> = path_of.values().collect();
        assert_eq!(paths.len(), path_of.len());
        assert!((0..paths.len()).all(|node| path_of.contains_key(&format!("#{node}"))));
        assert_eq!(path_of["#0"], "e");
    }
}

/// By numbers, nobody needs the path to a node: the moves on it are played once, and not for each event.
#[test]
fn a_trace_by_numbers_looks_at_a_number_of_positions_that_grows_with_the_depth() {
    let looks = |algorithm, depth: usize| {
        let chain = format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
        let mut run = Run::open(algorithm, &chain).unwrap();
        run.record_all();
        let events = 0..run.recording().events();
        let write = || {
            trace::write_events_with(NodeNames::Numbers, &run, events, &mut Vec::new()).unwrap();
        };
        looked_at(write).1
    };
    for algorithm in ["minimax", "alpha-beta", "sss-star", "mtd"] {
        let (short, long) = (looks(algorithm, 200), looks(algorithm, 800));
        assert!(long <= 5 * short, "{algorithm}: {short} and {long}");
        assert!(long >= 800, "{algorithm}: {long}");
    }
}
