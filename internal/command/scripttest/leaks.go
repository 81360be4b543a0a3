package scripttest

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/rogpeppe/go-internal/testscript"
)

// cmdLeaks checks how many encodings of a variable's value are somewhere in files, also
// in compressed ones.
func cmdLeaks(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: [!] leaks NAME PATH…")
	}
	value := ts.Getenv(args[0])
	if value == "" {
		ts.Fatalf("%s is not set", args[0])
	}
	found, files := map[string]string{}, 0
	for _, root := range args[1:] {
		ts.Check(filepath.WalkDir(ts.MkAbs(root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() {
				return err
			}
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			files++
			layers, err := unpacked(b)
			for _, layer := range layers {
				for _, name := range encodingsIn(layer, value) {
					found[name] = path
				}
			}
			return err
		}))
	}
	if files == 0 {
		ts.Fatalf("there are no files in %s", strings.Join(args[1:], ", "))
	}
	ts.Logf("%d encodings of %s in %d files", len(found), args[0], files)
	if neg {
		for name, path := range found {
			ts.Logf("%s of %s is in %s", name, args[0], path)
		}
		if len(found) > 0 {
			ts.Fatalf("%s leaks", args[0])
		}
		return
	}
	for _, e := range encoded(value) {
		if found[e.name] == "" {
			ts.Fatalf("%s of %s is nowhere: this check is blind", e.name, args[0])
		}
	}
}

var packed = regexp.MustCompile(`H4sI[A-Za-z0-9+/]{40,}=*`) // gzip in base64, as in pages

// unpacked returns b and, if it is compressed or holds compressed texts, what they hold.
func unpacked(b []byte) ([][]byte, error) {
	out := [][]byte{b}
	add := func(r io.Reader, err error) error {
		if err == nil {
			var inner []byte
			if inner, err = io.ReadAll(r); err == nil {
				out = append(out, inner)
			}
		}
		return err
	}
	switch {
	case bytes.HasPrefix(b, []byte("\x28\xb5\x2f\xfd")):
		return out, add(zstd.NewReader(bytes.NewReader(b)))
	case bytes.HasPrefix(b, []byte("\x1f\x8b")):
		return out, add(gzip.NewReader(bytes.NewReader(b)))
	case bytes.HasPrefix(b, []byte("PK\x03\x04")):
		z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			return out, err
		}
		for _, f := range z.File {
			if err := add(f.Open()); err != nil {
				return out, fmt.Errorf("%s: %w", f.Name, err)
			}
		}
	}
	for _, text := range packed.FindAll(b, -1) {
		if z, err := base64.StdEncoding.DecodeString(string(text)); err == nil {
			if err := add(gzip.NewReader(bytes.NewReader(z))); err != nil {
				return out, err
			}
		}
	}
	return out, nil
}

var (
	newlines = regexp.MustCompile(`(\\+[nr]|[\r\n])[\s>|]*`)
	rows     = regexp.MustCompile(`(?m)^[ >|]*[0-9a-f]{8}:?((?: {1,2}[0-9a-f]{2,4})+)`)
	slashes  = regexp.MustCompile(`\\+([ux"\\])`)
)

// encodingsIn returns the names of the encodings of value that b holds, also where line
// breaks split them, and however deep they are in JSON.
func encodingsIn(b []byte, value string) []string {
	text := string(b)
	lines := newlines.ReplaceAllString(text, "\n")
	flat := slashes.ReplaceAllString(strings.ReplaceAll(lines, "\n", ""), `\$1`)
	var dumps strings.Builder
	for _, m := range rows.FindAllStringSubmatch(lines, -1) {
		dumps.WriteString(strings.ReplaceAll(m[1], " ", ""))
	}
	var out []string
	for _, e := range encoded(value) {
		hay, needle := flat, strings.ReplaceAll(e.text, "\n", "")
		switch e.name {
		case "xxd", "dump":
			hay, needle = dumps.String(), encoded(value)[1].text
		case "in base64":
			needle = needle[12 : len(needle)-8]
		case "JSON":
			hay, needle = strings.ReplaceAll(flat, `\`, ""), strings.ReplaceAll(needle, `\`, "")
		case "base32", "base64", "twice":
			needle = strings.TrimRight(needle, "=")
			needle = needle[:len(needle)-1]
		}
		if strings.Contains(hay, needle) && !slices.Contains(out, e.name) {
			out = append(out, e.name)
		}
	}
	return out
}
