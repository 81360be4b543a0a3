// Package reporttest provides helpers for the tests of report formats.
package reporttest

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
)

var update = flag.Bool("update", false, "rewrite golden files")

// Golden compares the report of the example run with testdata/name and returns
// it. Run the test with -update to rewrite the file.
func Golden(t *testing.T, name string, format report.WriteFunc) []byte {
	t.Helper()
	return GoldenOf(t, name, analysetest.Bindings, format)
}

// GoldenOf does the same with the run of another example.
func GoldenOf(t *testing.T, name string, example func() *analysetest.Example, format report.WriteFunc) []byte {
	t.Helper()
	got := Render(t, example(), format)
	Compare(t, name, got)
	for seed := range uint64(5) {
		if again := Render(t, example().Shuffle(seed), format); !bytes.Equal(got, again) {
			t.Errorf("the order of records changes the report: %s", cmp.Diff(string(got), string(again)))
		}
	}
	return got
}

// Render writes the report of e.
func Render(t *testing.T, e *analysetest.Example, format report.WriteFunc) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := format(&b, e.Analyse(), e.Opener()); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Compare holds got against testdata/name, or rewrites it.
func Compare(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs (-want +got); if it should, run the test with -update:\n%s", path, diff)
	}
}
