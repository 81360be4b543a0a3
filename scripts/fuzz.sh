#!/usr/bin/env bash
# Runs every fuzz target of the module for 10,000 executions or 20 s, whichever comes
# first, and prints both. Other limits: scripts/fuzz.sh EXECUTIONS SECONDS [PACKAGE…].
# A target with fewer than 100 executions fails, unless scripts/fuzz-slow lists it with
# the reason.
set -euo pipefail
cd "$(dirname "$0")/.."
most=${1:-10000} seconds=${2:-20}
shift $(($# < 2 ? $# : 2))
slow=scripts/fuzz-slow
built=$(mktemp -d "${TMPDIR:-/tmp}/assay-fuzz.XXXXXX")
trap 'rm -rf "$built"' EXIT

# fuzz DIR BINARY TARGET runs one target and prints a line about it.
fuzz() {
  local dir=$1 binary=$2 target=$3 code=0 count log="$built/log-${2##*/}-$3" began=$EPOCHREALTIME
  # An interrupted target ends in order. Minimizing what is only interesting would take
  # the time of its executions.
  (cd "$dir" && timeout -s INT -k 30 "$seconds" "$binary" -test.run '^$' -test.fuzz "^$target\$" -test.fuzztime "${most}x" \
    -test.fuzzminimizetime 10x -test.fuzzcachedir "$built/corpus/$dir") >"$log" 2>&1 || code=$?
  count=$(grep -oE 'execs: [0-9]+' "$log" | tail -n 1 | grep -oE '[0-9]+' || echo 0)
  awk -v n="$count" -v a="$began" -v b="$EPOCHREALTIME" -v t="$dir $target" 'BEGIN { printf "%8d executions %5.1f s  %s\n", n, b - a, t }'
  if [ $code -ne 0 ] && [ $code -ne 124 ] || grep -qE '^(--- FAIL|FAIL|panic:)' "$log"; then
    cat "$log"
    echo "$dir $target failed"
    return 1
  fi
  if [ "$count" -lt $((most < 100 ? most : 100)) ] && ! grep -qE "^$dir $target: ." "$slow"; then
    tail -n 5 "$log"
    echo "$dir $target: $count executions are too few; if it cannot be made faster, give the reason in $slow"
    return 1
  fi
}

failed=0
while read -r dir; do
  if [ $# -gt 0 ] && ! printf '%s\n' "$@" | grep -qxF "./$dir"; then
    continue
  fi
  binary="$built/${dir//\//-}.test"
  go test -c -fuzz=. -o "$binary" "./$dir"
  while read -r target; do
    fuzz "$dir" "$binary" "$target" || failed=$((failed + 1))
  done < <(git grep -hoE '^func Fuzz[A-Za-z0-9_]+\(f ' -- ":(glob)$dir/*_test.go" | grep -oE 'Fuzz[A-Za-z0-9_]+')
  rm -f "$binary"
done < <(git grep -lE '^func Fuzz[A-Za-z0-9_]+\(f ' -- '*_test.go' | xargs -n 1 dirname | sort -u)
[ $failed -eq 0 ] || { echo "$failed targets failed"; exit 1; }
printf 'all targets: %d s\n' "$SECONDS"
