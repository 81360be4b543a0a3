package registry_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/kind/registry"
)

var update = flag.Bool("update", false, "write the sections of kinds into docs/ref/graders.md")

// TestManual: docs/ref/graders.md holds the section of each kind as its folder has it.
func TestManual(t *testing.T) {
	const file = "../../../docs/ref/graders.md"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	doc := string(data)
	for _, k := range registry.Kinds() {
		heading, _, _ := strings.Cut(k.Manual, "\n")
		if k.Manual == "" || strings.Contains(doc, k.Manual) {
			continue
		}
		if !*update {
			t.Errorf("section %q differs from the manual of kind %s: run go test ./internal/kind/registry -update", heading, k.Name)
			continue
		}
		before, rest, found := strings.Cut(doc, heading+"\n")
		if !found {
			doc += "\n" + k.Manual
			continue
		}
		doc = before + k.Manual + rest[sectionEnd(rest, heading):]
	}
	if *update {
		if err := os.WriteFile(file, []byte(doc), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// sectionEnd returns where the next heading begins that is not below heading.
func sectionEnd(text, heading string) int {
	level, at := strings.IndexByte(heading, ' '), 0
	for line := range strings.Lines(text) {
		if n := strings.IndexByte(line, ' '); n > 1 && n <= level && strings.Trim(line[:n], "#") == "" {
			return at
		}
		at += len(line)
	}
	return len(text)
}
