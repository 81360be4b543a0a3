package code

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// annotation says in a comment at the end of a line which symbols have their
// name in it, and how many lines further they end:
//
//	class Outer { //= class Outer +2; method Outer.run
var annotation = regexp.MustCompile(`(?://|#)= (.*)$`)

func expected(t *testing.T, file, text string) []string {
	t.Helper()
	var out []string
	for i, line := range strings.Split(text, "\n") {
		m := annotation.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for one := range strings.SplitSeq(m[1], ";") {
			kind, name, ok := strings.Cut(strings.TrimSpace(one), " ")
			if !ok {
				t.Fatalf("%s:%d: %q is no annotation", file, i+1, one)
			}
			more := 0
			if at := strings.LastIndex(name, " +"); at >= 0 {
				var err error
				if more, err = strconv.Atoi(name[at+2:]); err != nil {
					t.Fatalf("%s:%d: %v", file, i+1, err)
				}
				name = name[:at]
			}
			out = append(out, fmt.Sprintf("%s:%d-%d %s %s", file, i+1, i+1+more, kind, name))
		}
	}
	return out
}

// TestSymbols holds the files below testdata against their annotations.
func TestSymbols(t *testing.T) {
	tree := os.DirFS("testdata")
	x, err := Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]string{}
	for _, s := range x.Symbols() {
		got[s.File] = append(got[s.File], fmt.Sprintf("%s:%d-%d %s %s", s.File, s.Line, s.EndLine, s.Kind, s.Name))
	}
	for _, file := range x.Files() {
		t.Run(file, func(t *testing.T) {
			text, err := fs.ReadFile(tree, file)
			if err != nil {
				t.Fatal(err)
			}
			want := expected(t, file, string(text))
			if len(want) == 0 {
				t.Fatal("no annotations")
			}
			slices.Sort(want)
			slices.Sort(got[file])
			if d := cmp.Diff(want, got[file]); d != "" {
				t.Errorf("symbols (-annotated +found):\n%s", d)
			}
			for _, g := range x.GapsIn(file) {
				t.Errorf("gap in %+v", g)
			}
		})
	}
}
