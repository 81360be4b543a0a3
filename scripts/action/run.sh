#!/usr/bin/env bash
# Runs the suite, holds it against the baseline, annotates, and leaves for later
# steps: code (exit code of assay), run (folder of the run), keep (what to upload).
# It succeeds whatever the verdict, so that the comment is written; the last step
# of the action exits with the code.
set -euo pipefail

runs=$(mktemp -d "$RUNNER_TEMP/assay-runs.XXXXXX")
put() { printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

args=()
while IFS= read -r line; do
  line=${line%$'\r'}
  [[ -n ${line//[[:space:]]/} ]] && args+=("$line")
done <<<"${INPUT_ARGS:-}"
[[ -n ${INPUT_AGENT:-} ]] && args+=("--agent=$INPUT_AGENT")
[[ -n ${INPUT_BUDGET:-} ]] && args+=("--budget=$INPUT_BUDGET" --yes)
case ${INPUT_MODE:-} in
  '') ;;
  warn | hard) args+=("--set=gates.mode=$INPUT_MODE") ;;
  *) echo "assay action: mode $INPUT_MODE: there are warn and hard" >&2; put code 2; exit 0 ;;
esac
case ${INPUT_UPLOAD:-run} in
  run | out | false) ;;
  *) echo "assay action: upload-artifact $INPUT_UPLOAD: there are run, out and false" >&2; put code 2; exit 0 ;;
esac

# What tasks and models say is in the log, and must not be taken for commands of
# the workflow.
token=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
quiet() {
  echo "::stop-commands::$token"
  code=0
  "$@" || code=$?
  echo "::$token::"
}

quiet assay run "${args[@]+"${args[@]}"}" --out="$runs" --annotations=never -- "$INPUT_SUITE"

run=
for dir in "$runs"/*/; do
  [[ -f ${dir}run.json ]] && run=${dir%/}
done
base=()
[[ -n ${INPUT_BASELINE:-} ]] && base=("--baseline=$INPUT_BASELINE")
if [[ -n $run ]]; then
  # A run that ended in order is judged again where there is a baseline.
  if [[ ${#base[@]} -gt 0 && ($code -eq 0 || $code -eq 1 || $code -eq 4) ]]; then
    quiet assay gate "${base[@]}" --annotations=never -- "$run"
  fi
  assay report "${base[@]+"${base[@]}"}" --format=annotations -- "$run" || true
  case ${INPUT_UPLOAD:-run} in
    run) put keep "$run" ;;
    out) put keep "$run/out" ;;
  esac
fi
put code "$code"
put run "$run"
