// Facts generates the table of facts about Objective-C names on iOS that assay
// embeds from the npm package @nativescript/types-ios (Apache-2.0), which is
// generated from Apple's headers. Run it by hand:
//
//	npm pack @nativescript/types-ios@9.1.2
//	go run ./scripts/facts nativescript-types-ios-9.1.2.tgz internal/swift/symbols
//
// docs/swift/symbol-files.md describes the table.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift/symbols"
)

// digest is the SHA-256 of the package's archive.
const digest = "1c917c0945f304eae6b96d41a623c4c9c875e567d1666fa5a8fd69b0d16c2672"

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: facts nativescript-types-ios-9.1.2.tgz FOLDER")
		os.Exit(2)
	}
	if err := generateTable(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "facts:", err)
		os.Exit(1)
	}
}

func generateTable(archive, folder string) error {
	b, err := os.ReadFile(archive)
	if err != nil {
		return err
	}
	if sum := sha256.Sum256(b); hex.EncodeToString(sum[:]) != digest {
		return fmt.Errorf("%s has the SHA-256 %x, not %s", archive, sum, digest)
	}
	files, err := unpackFrameworks(b)
	if err != nil {
		return fmt.Errorf("unpack %s: %w", archive, err)
	}
	t := newTable()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		t.readFramework(strings.TrimSuffix(strings.TrimPrefix(path.Base(name), "objc!"), ".d.ts"), files[name])
	}
	text := t.encodeTable()
	packed, err := symbols.PackFacts(string(text))
	if err != nil {
		return err
	}
	fmt.Printf("%d types, %d functions and constants, %d members; %d bytes, %d compressed\n", t.types, t.loose, t.members, len(text), len(packed))
	return os.WriteFile(filepath.Join(folder, "facts.zst"), packed, 0o644)
}

// ours are modules of NativeScript, not of iOS.
var ours = []string{"NativeScriptEmbedder", "NativeScriptUtils", "TNSWidgets", "NSCWinterTC"}

// unpackFrameworks returns the declarations of frameworks by file name.
func unpackFrameworks(b []byte) (map[string][]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	out := map[string][]byte{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return out, nil
		}
		if err != nil {
			return nil, err
		}
		base := path.Base(h.Name)
		framework, is := strings.CutPrefix(strings.TrimSuffix(base, ".d.ts"), "objc!")
		if !is || slices.Contains(ours, framework) {
			continue
		}
		if out[h.Name], err = io.ReadAll(r); err != nil {
			return nil, err
		}
	}
}
