package text

import (
	"bytes"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/testenv"
)

// examples are runs of every kind that a report has a section for.
func examples() map[string]*analysetest.Example {
	out := map[string]*analysetest.Example{}
	for name, f := range map[string]func() *analysetest.Example{
		"bindings": analysetest.Bindings, "noted": analysetest.Noted, "programs": analysetest.Programs, "starts": analysetest.Starts,
		"retrieval": analysetest.Retrieval, "swift": analysetest.Swift,
	} {
		out[name] = f()
		wide := f()
		wide.Rename(func(id string) string { return "検索🧪" + id + "：日本語の長い名前👩‍💻" })
		out[name+", wide names"] = wide
	}
	return out
}

// TestNoLineIsWiderThanThePage holds for every example at every width, and every
// cut is marked.
func TestNoLineIsWiderThanThePage(t *testing.T) {
	testenv.Slow(t)
	for name, e := range examples() {
		a := e.Analyse()
		for _, all := range []bool{false, true} {
			for width := 60; width <= 200; width += 1 + width/40 {
				var b bytes.Buffer
				if err := WithOptions(Options{Width: width, All: all})(&b, a, e.Opener()); err != nil {
					t.Fatal(err)
				}
				for n, line := range strings.Split(b.String(), "\n") {
					if w := runewidth.StringWidth(line); w > width {
						t.Fatalf("%s, all %v, width %d: line %d has %d columns:\n%s", name, all, width, n+1, w, line)
					}
				}
			}
		}
	}
}
