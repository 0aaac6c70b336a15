#!/bin/sh
# Runs a submission on a tree, and has what it prints checked. The image of the grader has `plyscope`.
# The submission reads the tree from its first argument.
root=${GRADE:-/grade}
tree='[[3,12,8],[2,4,6],[14,5,2]]'
mkdir -p "$root/results"
timeout 10 python3 "$root/student/alphabeta.py" "$tree" > "$root/printed.txt"
plyscope check -a alpha-beta -g "$tree" --trace "$root/printed.txt" --any-options \
  --format prairielearn > "$root/results/results.json"
# A wrong submission is no failure of the grader.
test -s "$root/results/results.json"
