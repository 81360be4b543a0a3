package drift

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/assay-eval/assay/internal/code"
)

const bodyA = `
	if attempt > limit {
		return base * 2, errTooMany
	}
	wait := base << attempt
	return min(wait, ceiling), nil
}
`

const bodyB = `
	for _, entry := range table {
		if entry.key == key && !entry.dead {
			return entry.value, true
		}
	}
	return zero, false
}
`

func goFile(parts ...string) string { return "package p\n\n" + strings.Join(parts, "\n") }

// TestFollow follows a.go#Backoff through every revision.
func TestFollow(t *testing.T) {
	backoff := "func Backoff(attempt int) (int, error) {" + bodyA
	other := "func Find(key string) (int, bool) {" + bodyB
	first := map[string]string{"a.go": goFile(backoff, other)}
	for _, tc := range []struct {
		name  string
		after []map[string]string
		want  string
	}{
		{"nothing happens", []map[string]string{first, first}, "same same"},
		{"lines and spaces move", []map[string]string{{"a.go": goFile(other, "// a comment\n", strings.ReplaceAll(backoff, "\t", "    "))}}, "same"},
		{"a condition changes", []map[string]string{{"a.go": goFile(strings.Replace(backoff, "> limit", ">= limit", 1), other)}}, "changed"},
		{"it is deleted", []map[string]string{{"a.go": goFile(other)}, first}, "gone same"},
		{"its file is deleted", []map[string]string{{"b.go": goFile(other)}}, "gone"},
		{"its file is renamed", []map[string]string{{"b.go": first["a.go"]}}, "moved b.go#Backoff 1.00"},
		{"it is renamed", []map[string]string{{"a.go": goFile(strings.Replace(backoff, "Backoff", "Delay", 1), other)}}, "moved a.go#Delay 1.00"},
		{"it is renamed, changed and goes on", []map[string]string{
			{"c/d.go": goFile(strings.Replace(strings.Replace(backoff, "Backoff", "Delay", 1), "base * 2", "base * 3", 1))},
			{"c/d.go": goFile(strings.Replace(strings.Replace(backoff, "Backoff", "Pause", 1), "base * 2", "base * 3", 1))},
			{"c/d.go": goFile(other)},
		}, "moved c/d.go#Delay 0.93 moved c/d.go#Pause 0.93 gone"},
		{"it becomes a method and a namesake is elsewhere", []map[string]string{{"a.go": goFile("type T struct{}\n", "func (t T) Backoff(attempt int) (int, error) {"+bodyA), "z.go": goFile("func Backoff() (int, bool) {" + bodyB)}}, "moved a.go#T.Backoff 0.93"},
		{"another takes its name", []map[string]string{{"a.go": goFile(strings.Replace(backoff, "Backoff", "Delay", 1), "func Backoff() (int, bool) {"+bodyB)}}, "moved a.go#Delay 1.00"},
		{"it is rewritten", []map[string]string{{"a.go": goFile("func Backoff() (int, bool) {" + bodyB)}}, "changed"},
		{"a clone that was there is no move", []map[string]string{
			{"a.go": goFile(backoff, other), "b.go": goFile(strings.Replace(backoff, "Backoff", "Delay", 1))},
			{"a.go": goFile(other), "b.go": goFile(strings.Replace(backoff, "Backoff", "Delay", 1))},
		}, "same gone"},
		{"two fit", []map[string]string{{"b.go": goFile(strings.Replace(backoff, "Backoff", "Delay", 1), strings.Replace(backoff, "Backoff", "Pause", 1))}}, "gone"},
		{"its folder is renamed and it is rewritten", []map[string]string{{"src/a.go": goFile("func Backoff() (int, bool) {"+bodyB, other)}}, "moved src/a.go#Backoff 0.09"},
		{"its file is gone and a namesake appears elsewhere", []map[string]string{{"b.go": goFile("func Backoff() (int, bool) {" + bodyB)}}, "gone"},
		{"its folder is copied", []map[string]string{{"x/a.go": first["a.go"], "y/a.go": first["a.go"]}}, "gone"},
		{"it moves beside namesakes of other types", []map[string]string{
			{"a.go": goFile("type T struct{}\n", "type U struct{}\n", "func (t T) Backoff(attempt int) (int, error) {"+bodyA, "func (t U) Backoff(attempt int) (int, error) {"+bodyA, other, backoff)},
			{"a.go": goFile(other), "b.go": goFile("type T struct{}\n", "type U struct{}\n", "func (t T) Backoff(attempt int) (int, error) {"+bodyA, "func (t U) Backoff(attempt int) (int, error) {"+bodyA, backoff)},
		}, "same moved b.go#Backoff 1.00"},
		{"its file cannot be read", []map[string]string{{"a.go": "package p\n\nfunc Back( {\n"}}, "unknown"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			revisions := []Revision{revisionOf(t, "r0", first)}
			for i, files := range tc.after {
				revisions = append(revisions, revisionOf(t, fmt.Sprint("r", i+1), files))
			}
			paths, err := Follow(revisions, []Place{{"a.go", "Backoff"}})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, s := range paths[0].Steps {
				got = append(got, string(s.State))
				if s.State == Moved {
					got = append(got, s.At.String(), fmt.Sprintf("%.2f", s.Alike))
				}
			}
			if got := strings.Join(got, " "); got != tc.want {
				t.Errorf("got %q, want %q", got, tc.want)
			}
		})
	}
}

// TestIndentation checks that moving a statement out of a Python block changes the symbol.
func TestIndentation(t *testing.T) {
	text := "class C:\n    def f(self, x):\n        if x:\n            x += 1\n        return x\n"
	moved := "class C:\n    def f(self, x):\n        if x:\n            x += 1\n            return x\n"
	deeper := "if True:\n  class C:\n      def f(self, x):\n          if x:\n              x += 1\n          return x\n"
	first := revisionOf(t, "r0", map[string]string{"a.py": text})
	paths, err := Follow([]Revision{first, revisionOf(t, "r1", map[string]string{"a.py": moved}), revisionOf(t, "r2", map[string]string{"a.py": deeper})}, []Place{{"a.py", "C.f"}})
	if err != nil {
		t.Fatal(err)
	}
	if s := paths[0].Steps; s[0].State != Changed || s[1].State != Same {
		t.Errorf("got %s and %s, want changed and same", s[0].State, s[1].State)
	}
	if s := paths[0].Stale(); s == nil || s.Revision != "r1" {
		t.Errorf("stale at %v, want r1", s)
	}
}

func TestMissing(t *testing.T) {
	_, err := Follow([]Revision{revisionOf(t, "r0", map[string]string{"a.go": "package p\n"})}, []Place{{"a.go", "F"}})
	if err == nil || err.Error() != "follow symbols: a.go has no symbol F in r0" {
		t.Errorf("got %v", err)
	}
}

func revisionOf(t *testing.T, name string, files map[string]string) Revision {
	t.Helper()
	tree := fstest.MapFS{}
	for path, text := range files {
		tree[path] = &fstest.MapFile{Data: []byte(text)}
	}
	index, err := code.Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	return Revision{Name: name, Commit: name, Index: index, Files: tree}
}
