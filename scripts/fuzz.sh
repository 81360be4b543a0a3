#!/usr/bin/env bash
# Runs every fuzz target of the module for 10,000 executions or 20 s, whichever comes
# first, two targets at a time, and prints both. Other limits: scripts/fuzz.sh EXECUTIONS
# SECONDS [FOLDER…]. A target fails if it finds an input that fails, which stays under
# testdata/fuzz, or if it executes nothing.
#
# With ASSAY_FUZZ_PLAIN set, inputs are mutated without guidance by coverage, and packages
# are not compiled a second time for it.
set -euo pipefail
cd "$(dirname "$0")/.."
export most=${1:-10000} seconds=${2:-20}
shift $(($# < 2 ? $# : 2))
[ $# -gt 0 ] || set -- cmd internal scripts suites
built=$(mktemp -d "${TMPDIR:-/tmp}/assay-fuzz.XXXXXX")
guide="-gcflags=$(go list -m)/...=-d=libfuzzer"
[ -z "${ASSAY_FUZZ_PLAIN:-}" ] || guide=-gcflags=
export built guide
trap 'rm -rf "$built"' EXIT

# build DIR builds the tests of a package once and lists their fuzz targets.
build() {
  local binary="$built/${1//\//-}.test"
  go test -c -vet=off -ldflags='-s -w' "$guide" -o "$binary" "./$1"
  (cd "$1" && "$binary" -test.list '^Fuzz') | { grep '^Fuzz' || true; } | sed "s#^#$1 $binary #" # some packages have targets only in texts
}

# fuzz DIR BINARY TARGET runs one target and prints a line about it.
fuzz() {
  local dir=$1 binary=$2 target=$3 code=0 count log="$built/log-${2##*/}-$3" began=$EPOCHREALTIME
  # An interrupted target ends in order. Minimizing what is only interesting would take
  # the time of its executions.
  (cd "$dir" && timeout -s INT -k 30 "$seconds" "$binary" -test.run '^$' -test.fuzz "^$target\$" -test.fuzztime "${most}x" \
    -test.fuzzminimizetime 10x -test.parallel 1 -test.fuzzcachedir "$built/corpus/$dir") >"$log" 2>&1 || code=$?
  count=$(grep -oE 'execs: [0-9]+' "$log" | tail -n 1 | grep -oE '[0-9]+' || echo 0)
  awk -v n="$count" -v a="$began" -v b="$EPOCHREALTIME" -v t="$dir $target" 'BEGIN { printf "%8d executions %5.1f s  %s\n", n, b - a, t }'
  if [ $code -ne 0 ] && [ $code -ne 124 ] || grep -qE '^(--- FAIL|FAIL|panic:)' "$log" || [ "$count" -eq 0 ]; then
    (cat "$log"; echo "$dir $target failed") | tee -a "$built/failed"
  fi
}
export -f build fuzz

packages=$(grep -rlE '^func Fuzz' --include='*_test.go' --exclude-dir=testdata "$@" | xargs -n 1 dirname | sort -u)
xargs -P 2 -I{} bash -euo pipefail -c 'build "$1" >"$built/${1//\//-}.list"' build {} <<<"$packages"
printf '%d packages built: %d s\n' "$(wc -l <<<"$packages")" "$SECONDS"
cat "$built"/*.list | xargs -P 2 -L 1 bash -euo pipefail -c 'fuzz "$@"' fuzz
printf '%d targets: %d s\n' "$(cat "$built"/*.list | wc -l)" "$SECONDS"
[ ! -e "$built/failed" ] || { echo "failed:"; cat "$built/failed"; exit 1; }
