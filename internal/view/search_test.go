package view

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// TestFolded: a text is found where it is first, in any case of letters.
func TestFolded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := rapid.StringOfN(rapid.SampledFrom([]rune("aAbBä1")), 0, 40, -1).Draw(t, "in")
		q := rapid.StringOfN(rapid.SampledFrom([]rune("aAbBä1")), 1, 4, -1).Draw(t, "q")
		low := func(s string) string {
			return strings.Map(func(r rune) rune {
				if 'A' <= r && r <= 'Z' {
					return r + 'a' - 'A'
				}
				return r
			}, s)
		}
		if got, want := new(searcher).indexFolded([]byte(in), newNeedle(q).plain), strings.Index(low(in), low(q)); got != want {
			t.Fatalf("%q in %q: %d, want %d", q, in, got, want)
		}
	})
}

// A text of one letter, in the other case than the one looked for, takes no longer
// than any other.
func TestFoldedIsLinear(t *testing.T) {
	for _, in := range []string{strings.Repeat("E", 1<<20), strings.Repeat("e", 1<<20), strings.Repeat("eE", 1<<19)} {
		began := time.Now()
		if at := new(searcher).indexFolded([]byte(in), newNeedle("ex").plain); at >= 0 {
			t.Errorf("found at %d", at)
		}
		if took := time.Since(began); took > 2*time.Second {
			t.Errorf("%.4s…: %v", in, took)
		}
	}
}
