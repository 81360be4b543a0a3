#!/usr/bin/env bash
# Builds internal/code/grammars/grammars.wasm.zst: the tree-sitter core and the
# grammars of JavaScript, Python, Rust, Swift and TypeScript as one WASI reactor
# module. Sources are npm tarballs, pinned by version and integrity in
# packages.txt; the patches to them lie beside it.
#
#   scripts/build-grammars.sh           build and replace the committed files
#   scripts/build-grammars.sh --check   build and compare with SHA256SUMS
#
# Needs curl, openssl, patch, zstd and a clang with a wasm32-wasi libc. On Debian
# 12: apt-get install clang lld wasi-libc libclang-rt-14-dev-wasm32. The module is
# the same byte for byte wherever clang and wasi-libc are those of Debian 12
# (clang 14.0.6); another compiler makes another, equally good, module.
set -euo pipefail

check=
case "${1-}" in
--check) check=1 ;;
'') ;;
*) echo "usage: $0 [--check]" >&2; exit 2 ;;
esac

here=$(cd "$(dirname "$0")/../internal/code/grammars" && pwd)
registry=${NPM_REGISTRY:-https://registry.npmjs.org}
clang=${CLANG:-clang}
for tool in "$clang" curl openssl patch zstd tar; do
  command -v "$tool" >/dev/null || { echo "build-grammars: $tool is not installed" >&2; exit 3; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir licences
while read -r name version integrity; do
  case "$name" in ''|'#'*) continue ;; esac
  file=$name-$version.tgz
  if [ -n "${TARBALLS-}" ] && [ -f "$TARBALLS/$file" ]; then
    cp "$TARBALLS/$file" .
  else
    curl -sSfLO "$registry/$name/-/$file"
  fi
  got=sha512-$(openssl dgst -sha512 -binary "$file" | openssl base64 -A)
  [ "$got" = "$integrity" ] || { echo "build-grammars: $file has integrity $got, expected $integrity" >&2; exit 1; }
  mkdir "$name"
  tar -xzf "$file" -C "$name" --strip-components=1
  cp "$name/LICENSE" "licences/$name.txt"
done <"$here/packages.txt"
cp tree-sitter/vendor/tree-sitter/lib/src/unicode/LICENSE licences/icu.txt
# The C library and the compiler's runtime are linked in.
for licence in wasi-libc:wasi-libc libclang-rt-14-dev-wasm32:compiler-rt; do
  cp "/usr/share/doc/${licence%%:*}/copyright" "licences/${licence##*:}.txt" 2>/dev/null || true
done
patch -s -d tree-sitter-swift -p1 <"$here/swift-scanner.patch"
patch -s -d tree-sitter -p1 <"$here/core-speed.patch"

# No debug output reaches anyone inside the sandbox, hence NDEBUG. Relative paths
# only, so that the folder of the build leaves no trace.
flags=(--target=wasm32-wasi -std=c11 -O2 -DNDEBUG -w -fvisibility=hidden -ffunction-sections -fdata-sections)
# What is not tables is compiled for speed: calls cost much in the sandbox. The shim defines
# malloc and its like, so the compiler must not take them for those of the library. Vectors
# are for copies of structures only, each of which would otherwise be a call.
fast=(-O3 -mbulk-memory -msimd128 -fno-vectorize -fno-slp-vectorize -mllvm -inline-threshold=1000 -fno-builtin-{malloc,calloc,realloc,free})
objects=()
compile() { # object source flag…
  local object=$1 source=$2
  shift 2
  objects+=("$object")
  "$clang" "${flags[@]}" "$@" -c "$source" -o "$object"
}

core=tree-sitter/vendor/tree-sitter/lib
cp "$here/shim.c" shim.c
compile shim.o shim.c "${fast[@]}" -I$core/include -I$core/src
for grammar in tree-sitter-{javascript,python,rust,swift} tree-sitter-typescript/{typescript,tsx}; do
  object=$(basename "$grammar")
  compile "$object-parser.o" "$grammar/src/parser.c" "-I$grammar/src"
  compile "$object-scanner.o" "$grammar/src/scanner.c" "${fast[@]}" "-I$grammar/src"
done

# The stack comes first in memory, so that overflowing it traps and overwrites
# nothing. With -O, clang would run wasm-opt wherever that is installed.
"$clang" --target=wasm32-wasi -mexec-model=reactor "${objects[@]}" -o grammars.wasm \
  -Wl,--strip-all,--gc-sections,--stack-first,-z,stack-size=1048576

sum=$(sha256sum grammars.wasm | cut -d' ' -f1)
if [ -n "$check" ]; then
  want=$(awk '$2 == "grammars.wasm" {print $1}' "$here/SHA256SUMS")
  [ "$sum" = "$want" ] || { echo "build-grammars: built $sum, committed $want" >&2; exit 1; }
  echo "build-grammars: the committed module is what its sources give"
  exit
fi
zstd -q -19 --ultra grammars.wasm -o grammars.wasm.zst
sha256sum grammars.wasm grammars.wasm.zst >SHA256SUMS
mkdir -p "$here/licences"
cp grammars.wasm.zst SHA256SUMS "$here/"
cp licences/* "$here/licences/"
ls -l "$here"
