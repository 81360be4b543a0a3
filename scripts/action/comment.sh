#!/usr/bin/env bash
# Writes the comment of the suite on the pull request, or updates the one of an
# earlier run. Whatever goes wrong here is a warning: it changes no verdict.
set -euo pipefail

skip() { echo "::notice title=assay::no comment: $1"; exit 0; }
warn() { echo "::warning title=assay::no comment: $1"; exit 0; }
trap 'warn "line $LINENO of comment.sh failed"' ERR

number=$(jq -r '.pull_request.number // empty' "$GITHUB_EVENT_PATH")
[[ $number =~ ^[0-9]+$ ]] || skip 'this is no run of a pull request'
# The token of a pull request from a fork may only read.
fork=$(jq -r '(.pull_request.head.repo.full_name // "") != .repository.full_name' "$GITHUB_EVENT_PATH")
[[ $fork == true ]] && skip 'the pull request comes from a fork, where the token may only read; the summary of the job has the report'

body=$(mktemp "$RUNNER_TEMP/assay-comment.XXXXXX")
base=()
[[ -n ${INPUT_BASELINE:-} ]] && base=("--baseline=$INPUT_BASELINE")
assay report "${base[@]+"${base[@]}"}" --format=github-comment -- "$ASSAY_RUN" >"$body" || warn 'assay report failed'
marker=$(head -n 1 "$body")
[[ $marker == '<!-- assay:'*' -->' ]] || warn 'the comment has no marker'

# Elsewhere than on github.com, gh takes the host and its token by other names.
server=${GITHUB_SERVER_URL:-https://github.com}
host=${server#https://}
if [[ $host != github.com ]]; then
  export GH_HOST=$host GH_ENTERPRISE_TOKEN=$GH_TOKEN
fi

need='the job needs "permissions: {pull-requests: write}"'
comments=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$number/comments?per_page=100") || warn "the comments cannot be read: $need"
# Anybody may write the marker; only our own comment is ours.
id=$(jq -rs --arg marker "$marker" --arg author "${INPUT_AUTHOR:-github-actions[bot]}" \
  '[(add // [])[] | select(.user.login == $author and ((.body // "") | startswith($marker)))][0].id // empty' <<<"$comments")
if [[ -n $id ]]; then
  gh api --silent -X PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body" || warn "comment $id cannot be changed: $need"
else
  gh api --silent -X POST "repos/$GITHUB_REPOSITORY/issues/$number/comments" -F "body=@$body" || warn "it cannot be written: $need"
fi
