"""A tree to search by hand with alpha-beta, other ones for each variant, marked by the search itself."""

import plyscope

SEARCH = "alpha-beta"
# What the tree has to have: cuts of both kinds, and no two leaves alike, so that a value says which leaf is meant.
WISHES = {"alpha-cuts": "1..", "beta-cuts": "1..", "equal-leaves": 0}
# How much each answer counts.
WEIGHTS = {"leaves": 2, "value": 1, "move": 1}


def generate(data):
    [exercise] = plyscope.sheet(SEARCH, seed=int(data["variant_seed"]), wishes=WISHES).exercises
    game = exercise["game"]
    data["params"]["game"] = game
    data["params"]["picture"] = plyscope.draw(SEARCH, game, at=0).svg
    data["params"]["solution"] = plyscope.draw(SEARCH, game).svg
    data["correct_answers"]["leaves"] = " ".join(exercise["leaves"])
    data["correct_answers"]["value"] = int(exercise["value"])
    data["correct_answers"]["move"] = int(exercise["best"])


def parse(data):
    # An answer that can't be read is no attempt.
    words = _words(data)
    wrong = [word for word in words if not word.lstrip("-").isdigit()]
    if wrong:
        data["format_errors"]["leaves"] = f"Write numbers with spaces between them: {wrong[0]} is none."


def grade(data):
    # The element compares with the answer as it is written. The search also says where the first difference is.
    checked = plyscope.check(_words(data) or ["leaf ?"], SEARCH, data["params"]["game"])
    data["partial_scores"]["leaves"] = {"score": float(checked.ok), "weight": WEIGHTS["leaves"]}
    if not checked.ok:
        data["feedback"]["leaves"] = _told(checked)
    scores = [(data["partial_scores"].get(name, {}).get("score") or 0, weight) for name, weight in WEIGHTS.items()]
    data["score"] = sum(score * weight for score, weight in scores) / sum(WEIGHTS.values())


def _words(data):
    return str(data["submitted_answers"].get("leaves") or "").replace(",", " ").split()


def _told(checked):
    """Says where the first difference is, without the rest of the answer."""
    difference = checked.difference
    if difference.line is None:
        told = f"The search looks at more than {checked.leaves} leaves."
    elif difference.wanted is None:
        told = f"The search has ended before leaf {difference.line}."
    else:
        told = f"Leaf {difference.line} is the first that isn't right."
    names = [" and ".join(one.mistakes) for one in checked.explained]
    return f"{told} It looks like: {' or '.join(names)}." if names else told
