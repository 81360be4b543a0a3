package reportcmd

import (
	"strings"
	"testing"
)

// Of several mistakes the same one is reported every time.
func TestCheckLengths(t *testing.T) {
	long := strings.Repeat("x", maxNote+1)
	for _, tc := range []struct {
		flags annotateFlags
		want  string // "" for valid flags
	}{
		{annotateFlags{label: " flaky\n", by: "me", reason: "a timeout"}, ""},
		{annotateFlags{label: "a\nb", by: "a\nb", reason: "a\nb"}, "--mark: it is one line"},
		{annotateFlags{label: "a", by: "a\rb", reason: "a\nb"}, "--by: it is one line"},
		{annotateFlags{label: "a", by: "b", reason: "a\nb"}, "--reason: it is one line"},
		{annotateFlags{label: long, by: long, note: long, reason: long}, "--mark: it has "},
		{annotateFlags{note: "a\nb" + long}, "--note: it has "},
	} {
		for range 20 {
			f := tc.flags
			err := f.checkLengths()
			if (err == nil) != (tc.want == "") || err != nil && !strings.HasPrefix(err.Error(), tc.want) {
				t.Fatalf("%+v: %v, want %q", tc.flags, err, tc.want)
			}
		}
	}
}
