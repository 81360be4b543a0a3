#!/usr/bin/env bash
# Builds what a release has, the same bytes each time for the same commit:
#
#   scripts/release.sh                archives of all targets and checksums.txt into bin/release
#   scripts/release.sh --snapshot     the same, and a bill of materials, a Debian package, an image
#                                     and a Homebrew formula; nothing is published
#   scripts/release.sh extras         completions and manual pages into bin/extras, for goreleaser
#   scripts/release.sh notes          what is new, of changelog/unreleased, to standard output
#
# VERSION is that of the release (default 0.0.0-dev), SOURCE_DATE_EPOCH the time of
# its files (default that of the commit), TARGETS a list such as "linux/amd64".
set -euo pipefail
cd "$(dirname "$0")/.."

version=${VERSION:-0.0.0-dev}
version=${version#v}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
targets=${TARGETS:-linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64}
out=${OUT:-bin/release}

build() { # OS ARCH FILE
  CGO_ENABLED=0 GOOS=$1 GOARCH=$2 go build -trimpath -buildvcs=false \
    -ldflags "-s -w -buildid= -X github.com/assay-eval/assay/internal/cli.Version=$version" -o "$3" ./cmd/assay
}

extras() { # DIR
  rm -rf "$1"
  mkdir -p "$1/completions" "$1/man"
  local here
  here=$(mktemp -d)
  build "$(go env GOHOSTOS)" "$(go env GOHOSTARCH)" "$here/assay"
  "$here/assay" completion bash >"$1/completions/assay.bash"
  "$here/assay" completion zsh >"$1/completions/_assay"
  "$here/assay" completion fish >"$1/completions/assay.fish"
  "$here/assay" man --dir "$1/man"
  rm -rf "$here"
}

notes() {
  local f
  for f in changelog/unreleased/*.md; do
    printf '%s\n\n' "$(cat "$f")"
  done
}

# pack packs the folder room as an archive with the same bytes each time.
pack() { # NAME OS
  local files=(CHANGELOG.md LICENSE README.md assay completions man)
  if [ "$2" != windows ]; then
    tar --sort=name --format=ustar --mtime="@$SOURCE_DATE_EPOCH" --owner=root:0 --group=root:0 --numeric-owner -C "$room" -cf - \
      "${files[@]}" | gzip -n -9 >"$out/$1.tar.gz"
    return
  fi
  mv "$room/assay" "$room/assay.exe"
  (cd "$here" && python3 scripts/release/zip.py "$room" "$out/$1.zip" "$SOURCE_DATE_EPOCH")
}

archives() {
  rm -rf "$out"
  mkdir -p "$out"
  out=$(cd "$out" && pwd)
  extras "$out/extras"
  for target in $targets; do
    os=${target%/*} arch=${target#*/}
    room=$out/room
    rm -rf "$room"
    mkdir -p "$room"
    build "$os" "$arch" "$room/assay"
    cp LICENSE README.md CHANGELOG.md "$room/"
    cp -r "$out/extras/completions" "$out/extras/man" "$room/"
    find "$room" -type d -exec chmod 0755 {} +
    find "$room" -type f -exec chmod 0644 {} +
    chmod 0755 "$room/assay"
    if [ "$os" = linux ]; then # packages and images are made of it
      mkdir -p "$out/programs"
      cp "$room/assay" "$out/programs/assay_$arch"
    fi
    pack "assay_${version}_${os}_${arch}" "$os"
    rm -rf "$room"
  done
}

# sum writes checksums.txt over everything that a release offers.
sum() {
  (cd "$out" && find . -maxdepth 1 -type f ! -name checksums.txt -printf '%f\n' | LC_ALL=C sort | xargs sha256sum -- >checksums.txt)
  cat "$out/checksums.txt"
}

nfpm=v2.43.0

# package makes a Debian package of the program for an architecture.
package() { # ARCH
  local spec=$out/nfpm.yaml
  for page in "$out"/extras/man/*.1; do gzip -n -9 -k -f "$page"; done
  cat >"$spec" <<END
name: assay
arch: $1
platform: linux
version: $version
section: devel
priority: optional
maintainer: assay-eval <assay-eval@users.noreply.github.com>
description: measure what a tool does for coding agents
homepage: https://github.com/assay-eval/assay
license: Apache-2.0
recommends: [git]
suggests: [bubblewrap]
mtime: $(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
contents:
  - {src: $out/programs/assay_$1, dst: /usr/bin/assay, file_info: {mode: 0755}}
  - {src: LICENSE, dst: /usr/share/doc/assay/copyright, file_info: {mode: 0644}}
  - {src: $out/extras/man/*.gz, dst: /usr/share/man/man1, file_info: {mode: 0644}}
  - {src: $out/extras/completions/assay.bash, dst: /usr/share/bash-completion/completions/assay, file_info: {mode: 0644}}
  - {src: $out/extras/completions/_assay, dst: /usr/share/zsh/vendor-completions/_assay, file_info: {mode: 0644}}
  - {src: $out/extras/completions/assay.fish, dst: /usr/share/fish/vendor_completions.d/assay.fish, file_info: {mode: 0644}}
END
  GOFLAGS='' go run "github.com/goreleaser/nfpm/v2/cmd/nfpm@$nfpm" package --config "$spec" --packager deb --target "$out/assay_${version}_$1.deb"
  rm -f "$spec" "$out"/extras/man/*.gz
}

# image makes an image of the program alone, with the certificates that https needs.
image() { # ARCH
  local certs=/etc/ssl/certs/ca-certificates.crt container name=localhost/assay-release:$version
  if ! command -v buildah >/dev/null; then
    echo "release.sh: SKIPPED: no image, since buildah is missing" >&2
    return
  fi
  local tool=(buildah --storage-driver vfs --root "$out/store" --runroot "$out/run")
  if ! container=$("${tool[@]}" from --arch "$1" scratch 2>"$out/buildah.log"); then
    echo "release.sh: SKIPPED: no image, since buildah cannot run here: $(tail -n 1 "$out/buildah.log")" >&2
    rm -rf "$out/store" "$out/run" "$out/buildah.log"
    return
  fi
  mkdir -p "$out/root/tmp" "$out/root/usr/bin" "$out/root/etc/ssl/certs"
  chmod 1777 "$out/root/tmp"
  cp "$out/programs/assay_$1" "$out/root/usr/bin/assay"
  cp "$certs" "$out/root/etc/ssl/certs/"
  find "$out/root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  "${tool[@]}" copy "$container" "$out/root" / >/dev/null
  "${tool[@]}" config --entrypoint '["/usr/bin/assay"]' --cmd '' --env PATH=/usr/bin --env HOME=/tmp --workingdir /work \
    --label org.opencontainers.image.version="$version" --label org.opencontainers.image.source=https://github.com/assay-eval/assay "$container"
  "${tool[@]}" commit --quiet --timestamp "$SOURCE_DATE_EPOCH" "$container" "oci-archive:$out/assay_${version}_$1.oci.tar:$name" >/dev/null
  local size
  size=$(du -sb "$out/root" | cut -f 1)
  chmod -R u+w "$out/store" "$out/run" 2>/dev/null || true
  rm -rf "$out/store" "$out/run" "$out/root" "$out/buildah.log"
  echo "release.sh: image of $1: $((size / 1000000)) MB of files" >&2
  if [ "$size" -gt 80000000 ]; then
    echo "release.sh: the image of $1 has $size bytes, more than 80 MB" >&2
    return 1
  fi
}

# formula writes the formula for Homebrew, with the digests of the archives.
formula() {
  local address=https://github.com/assay-eval/assay/releases/download/v$version target digest
  {
    cat <<END
class Assay < Formula
  desc "Measure what a tool does for coding agents"
  homepage "https://github.com/assay-eval/assay"
  version "$version"
END
    for os in darwin linux; do
      echo
      if [ $os = darwin ]; then echo "  on_macos do"; else echo "  on_linux do"; fi
      for arch in arm64 amd64; do
        target=assay_${version}_${os}_$arch.tar.gz
        [ -f "$out/$target" ] || continue
        digest=$(sha256sum "$out/$target" | cut -d ' ' -f 1)
        if [ $arch = arm64 ]; then echo "    on_arm do"; else echo "    on_intel do"; fi
        printf '      url "%s/%s"\n      sha256 "%s"\n    end\n' "$address" "$target" "$digest"
      done
      echo "  end"
    done
    cat <<'END'

  def install
    bin.install "assay"
    bash_completion.install "completions/assay.bash" => "assay"
    zsh_completion.install "completions/_assay"
    fish_completion.install "completions/assay.fish"
    man1.install Dir["man/*.1"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/assay version")
  end
end
END
  } >"$out/assay.rb"
  if command -v ruby >/dev/null; then
    ruby -c "$out/assay.rb" >/dev/null
  else
    echo "release.sh: SKIPPED: the form of assay.rb is not checked, since ruby is missing" >&2
  fi
}

here=$PWD
case ${1:-all} in
  extras) extras bin/extras ;;
  notes) notes ;;
  all)
    archives
    rm -rf "$out/extras" "$out/programs"
    sum
    ;;
  snapshot | --snapshot)
    archives
    for program in "$out"/programs/*; do
      go run ./scripts/sbom "$version" "$program" >"$out/assay_${version}_linux_${program##*_}.cdx.json"
      package "${program##*_}"
      image "${program##*_}"
    done
    formula
    rm -rf "$out/extras" "$out/programs"
    sum
    ;;
  *) echo "release.sh: there are extras, notes and --snapshot, or nothing for all archives" >&2; exit 2 ;;
esac
