package main

import (
	"bytes"
	"encoding/json"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestWrite writes the bill of materials of this test: it names the toolchain, and the same
// program has the same document.
func TestWrite(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var first, second bytes.Buffer
	for _, b := range []*bytes.Buffer{&first, &second} {
		if err := write(b, "1.2.3", program, "86400"); err != nil {
			t.Fatal(err)
		}
	}
	if first.String() != second.String() {
		t.Error("two documents of one program differ")
	}
	var doc bom
	if err := json.Unmarshal(first.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Format != "CycloneDX" || doc.Metadata.Timestamp != "1970-01-02T00:00:00Z" || doc.Metadata.Component.Version != "1.2.3" {
		t.Errorf("%+v", doc)
	}
	i := slices.IndexFunc(doc.Components, func(c component) bool { return c.Name == "stdlib" })
	if i < 0 || !strings.HasPrefix(runtime.Version(), "go"+doc.Components[i].Version) {
		t.Errorf("%+v", doc.Components)
	}
	if err := write(&first, "1", "main.go", ""); err == nil {
		t.Error("a file that is no program has a document")
	}
}
