package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestTableIsCurrent holds the exact rows of docs/lab/coverage.md against what
// package stat does now, at the sizes that are quick.
func TestTableIsCurrent(t *testing.T) {
	doc, err := os.ReadFile("../../docs/lab/coverage.md")
	if err != nil {
		t.Fatal(err)
	}
	sizes = []int{10, 30}
	rows := exactRows()
	if len(rows) < 10 {
		t.Fatalf("only %d rows", len(rows))
	}
	for _, r := range rows {
		want := fmt.Sprintf("| %s | %s |", r.name, r.about)
		for _, c := range r.cells {
			want += fmt.Sprintf(" %.3f (%.3f–%.3f), %d/%d |", c.mean, c.low, c.high, c.inBand, c.of)
		}
		if !strings.Contains(string(doc), want) {
			t.Errorf("docs/lab/coverage.md lacks the row\n%s\nrun: go run ./scripts/coverage -write docs/lab/coverage.md", want)
		}
	}
	// The page's promise from n = 30 on.
	for _, r := range rows {
		c := r.cells[1]
		switch r.name {
		case "Wilson", "Newcombe (paired)", "Tango (paired)", "1 − size of McNemar, mid-p":
			if c.mean < band[0] || c.mean > band[1] || c.low < 0.925 {
				t.Errorf("%s at n = 30: mean %v, lowest %v", r.name, c.mean, c.low)
			}
		}
	}
}

func TestReplace(t *testing.T) {
	const page = "a\n<!-- coverage exact -->\nold\n<!-- end -->\nb\n<!-- coverage simulated -->\nkept\n<!-- end -->\n"
	got, err := replaceTable([]byte(page), "exact", "new\n")
	if want := strings.Replace(page, "old", "new", 1); err != nil || string(got) != want {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := replaceTable([]byte("no markers"), "exact", "x"); err == nil {
		t.Error("a page without markers is taken")
	}
}
