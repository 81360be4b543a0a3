#!/bin/sh
# Installs a release of assay, if its checksum is right:
#
#   scripts/install.sh [VERSION]
#
# VERSION is a release such as 0.6.0. PREFIX is where to install (default ~/.local):
# the program goes into bin, manual pages into share/man/man1. ASSAY_RELEASES is the
# address of the releases, for mirrors.
set -eu

releases=${ASSAY_RELEASES:-https://github.com/assay-eval/assay/releases}
prefix=${PREFIX:-$HOME/.local}
version=${1:-}

stop() { echo "install.sh: $*" >&2; exit 1; }

case $releases in
  https://*) only='=https' ;;
  http://127.0.0.1:* | http://localhost:*) only='=http,https' ;; # a mirror on this machine
  *) stop "$releases: only https is safe" ;;
esac
command -v curl >/dev/null || stop "curl is missing"
fetch() { curl -fsSL --proto "$only" --proto-redir "$only" --retry 2 "$@"; }

if [ -z "$version" ] || [ "$version" = latest ]; then
  version=$(fetch -I -o /dev/null -w '%{url_effective}' "$releases/latest") || stop "cannot find the latest release at $releases"
  version=${version##*/}
fi
version=${version#v}
case $version in
  [0-9]*.[0-9]*.[0-9]*) ;;
  *) stop "version $version: write a release such as 0.6.0" ;;
esac
case $version in *[!0-9A-Za-z.+-]*) stop "version $version: write a release such as 0.6.0" ;; esac

case $(uname -s) in
  Linux) os=linux ;;
  Darwin) os=darwin ;;
  *) stop "no archive for $(uname -s): on Windows unpack assay_${version}_windows_amd64.zip yourself" ;;
esac
case $(uname -m) in
  x86_64 | amd64) arch=amd64 ;;
  aarch64 | arm64) arch=arm64 ;;
  *) stop "no archive for $(uname -m): build from source with go build ./cmd/assay" ;;
esac

file=assay_${version}_${os}_${arch}.tar.gz
down=$(mktemp -d)
trap 'rm -rf "$down"' EXIT
fetch -o "$down/$file" "$releases/download/v$version/$file" || stop "cannot fetch $file"
fetch -o "$down/checksums.txt" "$releases/download/v$version/checksums.txt" || stop "cannot fetch checksums.txt"

# Exactly one line names the file: none would check nothing.
awk -v f="$file" '$2 == f || $2 == "*" f' "$down/checksums.txt" >"$down/one"
[ "$(grep -c . "$down/one")" = 1 ] || stop "checksums.txt does not name $file once; nothing was installed"
if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
(cd "$down" && $sum -c one >/dev/null 2>&1) || stop "$file does not have the checksum of checksums.txt; nothing was installed"

tar -xzf "$down/$file" -C "$down"
mkdir -p "$prefix/bin" "$prefix/share/man/man1"
# Replace the program in one step: it may be running.
cp "$down/assay" "$prefix/bin/.assay.new"
chmod 0755 "$prefix/bin/.assay.new"
mv -f "$prefix/bin/.assay.new" "$prefix/bin/assay"
cp "$down"/man/*.1 "$prefix/share/man/man1/"
"$prefix/bin/assay" version
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) echo "install.sh: put $prefix/bin into your PATH" >&2 ;;
esac
