#!/usr/bin/env bash
# Puts a Swift toolchain that judges code for Apple's platforms into a folder, on
# Debian, Ubuntu and their like (amd64): no root, no container, nothing outside the
# folder touched.
#
#   assay swift install [FOLDER]            about 480 MB to fetch, 570 MB on disk
#   scripts/install-swift.sh FOLDER         the same, in a checkout
#
# What it does: apt-get with a state of its own fetches Debian's swiftlang and the
# libraries that it needs (the archive's signatures are checked), what type checking
# never reads is left out, and patchelf points the programs at their own loader and
# libraries. Copies of the Linux modules under Apple's triples (FOLDER/apple) let the
# compiler check availability as it would on a Mac.
#
# FOLDER must stay where it is: the path of the loader is in the programs.
# Run again, it does nothing unless the suite or this script's version has changed.
#
#   SWIFT_MIRROR   a mirror of Debian, such as http://deb.debian.org/debian
#   SWIFT_SUITE    Debian's release (default trixie: Swift 6.0.3)
set -euo pipefail

version=2
[ $# = 1 ] && [ "${1#-}" = "$1" ] || { sed -n '2,/^set /p' "$0" | sed -e '/^set /d' -e 's/^# \{0,1\}//' >&2; exit 2; }
[ "$(uname -s)/$(uname -m)" = Linux/x86_64 ] || { echo "this script is for Linux on amd64; on a Mac install Xcode" >&2; exit 1; }
suite=${SWIFT_SUITE:-trixie}
stamp="$version $suite $(uname -m)"
mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
if [ "$(cat "$folder/.installed" 2>/dev/null || true)" = "$stamp" ]; then
  echo "already there: $("$folder/bin/swift-frontend" -frontend -version | head -1)"
  exit 0
fi
for tool in apt-get dpkg-deb tar; do
  command -v $tool >/dev/null || { echo "missing $tool, a tool of Debian, Ubuntu and their like: on another Linux run this in a container of debian:trixie that has the folder at the same path" >&2; exit 1; }
done
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -r $keyring ] || { echo "missing $keyring: apt-get install debian-archive-keyring" >&2; exit 1; }

mirror=${SWIFT_MIRROR:-}
if [ -z "$mirror" ]; then # the mirror that this machine uses itself
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    grep -oE 'https?://[^ ]+/debian/?( |$)' | head -1 | tr -d ' ' || true)
  mirror=${mirror:-http://deb.debian.org/debian}
fi
rm -rf "$folder"/{root,apple,bin,MANIFEST,.installed}
work=$(mktemp -d "$folder/.install.XXXXXX")
fetching=
trap '[ -z "$fetching" ] || kill "$fetching" 2>/dev/null || true; rm -rf "$work"' EXIT
root=$folder/root
mkdir -p "$root" "$folder/bin" "$work"/{state/lists/partial,cache/archives/partial,debs,none}

echo "fetching Swift from $mirror ($suite)"
echo "deb [signed-by=$keyring] $mirror $suite main" >"$work/sources.list"
: >"$work/status"
cat >"$work/apt.conf" <<CONF
Dir::Etc { sourcelist "$work/sources.list"; sourceparts "$work/none"; main "/dev/null"; parts "$work/none"; preferencesparts "$work/none"; };
Dir::State "$work/state";
Dir::State::status "$work/status";
Dir::Cache "$work/cache";
APT { Architecture "amd64"; Install-Recommends "false"; };
Acquire { Languages "none"; Retries "3"; };
CONF
if [ "$(id -u)" = 0 ]; then echo 'APT::Sandbox::User "root";' >>"$work/apt.conf"; fi
export APT_CONFIG=$work/apt.conf
apt-get -qq update
packages=(swiftlang libswiftlang patchelf libc6 libc6-dev linux-libc-dev libcrypt-dev libgcc-s1 libstdc++6
  zlib1g libzstd1 libtinfo6 libncurses6 libuuid1 libsqlite3-0 libedit2 libbsd0 libmd0)
cd "$work/debs"
total=$(apt-get -qq download --print-uris "${packages[@]}" | awk '{sum += $3} END {printf "%d", sum / 1e6}')
apt-get -qq download "${packages[@]}" &
fetching=$!
for ((second = 1; ; second++)); do
  sleep 1
  kill -0 "$fetching" 2>/dev/null || break
  [ $((second % 10)) != 0 ] || echo "  $(du -s --block-size=MB . | cut -dM -f1) of $total MB"
done
wait "$fetching"
fetching=
cd "$folder"

echo "unpacking"
leave=() # what neither the frontend nor the extractor of symbol graphs reads
for p in './usr/share' './etc' './usr/sbin' './usr/lib/x86_64-linux-gnu/*.a' '*/swift_static*' '*/swift/embedded*' \
  '*/liblldb*' '*/lldb*' '*/repl_swift' '*/clangd' '*/clang-[0-9]*' '*/lld' '*/libLTO*' '*/llvm-*' '*/libclang_rt*' \
  '*/swift-package' '*/swift-build-tool' '*/swift-help' '*/swift-build-sdk-interfaces' '*/plutil' '*/sourcekit-lsp' \
  '*/swift-format' '*/libsourcekitdInProc.so' '*/lib_InternalSwiftScan.so' '*/lib_InternalSwiftStaticMirror*' \
  '*/libswiftGenericMetadataBuilder*' '*/swift-backtrace*'; do
  leave+=(--exclude="$p")
done
for deb in "$work"/debs/*.deb; do
  case $deb in */patchelf_*) dpkg-deb -x "$deb" "$work/patchelf"; continue ;; esac
  dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$root" --no-same-owner "${leave[@]}"
  dpkg-deb -W --showformat='${Package} ${Version}\n' "$deb"
done | sort >"$folder/MANIFEST"
for l in lib lib64; do [ -e "$root/$l" ] || ln -s "usr/$l" "$root/$l"; done
swift=$root/usr/libexec/swift
find "$swift" -xtype l -delete # links to what was left out

echo "pointing the programs at their own libraries"
loader=$root/usr/lib64/ld-linux-x86-64.so.2
libs=$root/usr/lib/x86_64-linux-gnu
patch() { "$loader" --inhibit-cache --library-path "$libs" "$work/patchelf/usr/bin/patchelf" "$@"; }
# DT_RPATH, for unlike DT_RUNPATH it also serves the libraries of libraries.
search() { # of a file in the folder $1: where its libraries are
  local up out= d
  up=$(realpath --relative-to="$1" "$swift")
  for d in lib/swift/linux lib/swift/host lib/swift/host/compiler lib ../../lib/x86_64-linux-gnu; do out=$out:\$ORIGIN/$up/$d; done
  printf '$ORIGIN%s' "$out"
}
for f in "$swift"/bin/*; do
  [ -L "$f" ] || [ ! -f "$f" ] || [ "$(head -c 4 "$f" | tail -c 3)" != ELF ] ||
    patch --set-interpreter "$loader" --force-rpath --set-rpath "$(search "$swift/bin")" "$f"
  ln -sf "../root/usr/libexec/swift/bin/${f##*/}" "$folder/bin/${f##*/}"
done
find "$swift/lib" -type f -name '*.so*' -print | while read -r f; do
  patch --force-rpath --set-rpath "$(search "${f%/*}")" "$f"
done
# Without it the driver warns that -sdk names no SDK.
echo '{"Version":"26.0","CanonicalName":"linux","DisplayName":"linux","MaximumDeploymentTarget":"99.0.99"}' >"$root/SDKSettings.json"

echo "copying modules under Apple's triples"
# A module names its target once, in plain bytes. A triple of the same length can
# stand there; its version is low, since a module may not be newer than the target
# that code is compiled for.
lib=$swift/lib/swift
mkdir "$folder/apple"
for d in "$lib"/*; do
  [ "${d##*/}" = linux ] || ln -s "../root/usr/libexec/swift/lib/swift/${d##*/}" "$folder/apple/${d##*/}"
done
theirs=x86_64-pc-linux-gnu
retarget() { # platform folder, triple, file name
  local module file
  [ ${#2} = ${#theirs} ] || { echo "internal error: $2 is not as long as $theirs" >&2; exit 1; }
  for module in "$lib"/linux/*.swiftmodule "$lib"/linux/x86_64/*.swiftmodule "$lib"/linux/testing/*.swiftmodule; do
    file=$module
    if [ -d "$module" ]; then file=$(find "$module" -maxdepth 1 -name 'x86_64*.swiftmodule' | head -1); fi
    [ -f "$file" ] || continue
    if [ "$(LC_ALL=C grep -a -o "$theirs" "$file" | wc -l)" != 1 ]; then
      echo "left out for $1: ${module##*/}" >&2
      continue
    fi
    mkdir -p "$folder/apple/$1/${module##*/}"
    LC_ALL=C sed "s/$theirs/$2/" "$file" >"$folder/apple/$1/${module##*/}/$3.swiftmodule"
  done
}
retarget iphoneos arm64-apple-ios07.0 arm64-apple-ios
retarget macosx arm64-apple-macosx1 arm64-apple-macos
retarget watchos arm64-apple-watchos arm64-apple-watchos
retarget appletvos arm64-apple-tvos9.0 arm64-apple-tvos
# For its own target the compiler adds these two itself.
glibc=$(find "$lib/linux" -name glibc.modulemap | head -1)
cp "$glibc" "$root/usr/include/module.modulemap"
cp "${glibc%/*}/SwiftGlibc.h" "$root/usr/include/"

echo "trying it"
cat >"$work/good.swift" <<'SWIFT'
import Foundation
import Observation
@available(iOS 17, *) @Observable final class Counter { var count = 0 }
func pause() async throws { try await Task.sleep(for: .seconds(1)) }
SWIFT
check() { # version of iOS
  env -i HOME="$work" TMPDIR="$work" "$folder/bin/swift-frontend" -frontend -typecheck -target "arm64-apple-ios$1" \
    -clang-target $theirs -disable-objc-interop -sdk "$root" -resource-dir "$folder/apple" -Xcc --sysroot="$root" \
    -module-cache-path "$work/modules" -plugin-path "$lib/host/plugins" -parse-as-library "$work/good.swift" 2>&1
}
check 18.0 || { echo "the toolchain refuses good code" >&2; exit 1; }
if said=$(check 15.0); then echo "the toolchain does not check availability" >&2; exit 1; fi
case $said in *"only available in iOS 16.0 or newer"*) ;; *) echo "the toolchain said something else: $said" >&2; exit 1 ;; esac
env -i HOME="$work" "$folder/bin/swift-symbolgraph-extract" -module-name Observation -target $theirs -sdk "$root" \
  -resource-dir "$lib" -module-cache-path "$work/modules" -output-dir "$work"
[ -s "$work/Observation.symbols.json" ] || { echo "the extractor wrote no symbol graph" >&2; exit 1; }

echo "$stamp" >"$folder/.installed"
echo "$("$folder/bin/swift-frontend" -frontend -version | head -1), $(du -sh --exclude=".install.*" "$folder" | cut -f1) in $folder"
