#!/usr/bin/env bash
# Runs every fuzz target of the module for a given time (default 20s).
set -euo pipefail
cd "$(dirname "$0")/.."
time=${1:-20s}
git grep -lE '^func Fuzz' -- '*_test.go' | while read -r file; do
  dir=./$(dirname "$file")
  grep -oE '^func Fuzz[A-Za-z0-9_]+' "$file" | awk '{print $2}' | while read -r target; do
    echo "== $dir $target"
    go test "$dir" -run '^$' -fuzz "^$target\$" -fuzztime "$time"
  done
done
