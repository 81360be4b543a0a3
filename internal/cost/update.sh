#!/bin/sh
# Makes prices.json and testdata/golden.csv again from the npm package
# @pydantic/genai-prices (MIT). Needs npm and node.
#   ./update.sh VERSION
set -eu
cd "$(dirname "$0")"
version=${1:?usage: update.sh VERSION}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
(cd "$tmp" && npm pack --silent "@pydantic/genai-prices@$version" >/dev/null && tar xzf ./*.tgz)
date=$(npm view @pydantic/genai-prices time --json | node -e 'let s="";process.stdin.on("data",d=>s+=d).on("end",()=>{const t=JSON.parse(s);const v=(Array.isArray(t)?t[0]:t)[process.argv[1]];console.log((v||new Date().toISOString()).slice(0,10))})' "$version")
node generate.mjs "$tmp/package" "$version" "$date"
{
	echo "prices.json and testdata/golden.csv are made by update.sh from the npm package"
	echo "@pydantic/genai-prices $version, which bears this licence:"
	echo
	cat "$tmp/package/LICENSE"
} >prices.LICENSE
