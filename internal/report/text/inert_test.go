package text

import (
	"regexp"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

// The log of a CI job has the report in it, and no command of a task, a model or a
// person: GitHub's runner takes "::NAME ::" after white space at the start of a line,
// and "##[NAME]" anywhere.
func TestNoCommands(t *testing.T) {
	live := regexp.MustCompile(`(?m)^[\s\p{Z}]*::|##\[`)
	const said = "::error title=x::forged ::add-mask::x ##[add-mask]x ##[warning]y\u3000::warning::z"
	for pad := range 12 { // any word may come to begin a line
		e := analysetest.Noted()
		for i := range e.Records {
			if a := e.Records[i].Attempt; a != nil && a.Fault != nil {
				a.Fault.Err = errorText(strings.Repeat("x ", 3*pad) + said)
			}
		}
		for i := range e.Notes {
			e.Notes[i].Note = said + strings.Repeat(" y", 3*pad) + " " + said
		}
		e.Suite.Description = said
		page := string(reporttest.Render(t, e, WithOptions(Options{All: true})))
		if m := live.FindString(page); m != "" || !strings.Contains(page, "forged") {
			t.Fatalf("%d: %q is live in\n%s", pad, m, page)
		}
	}
	if got := escapeCommands("a ::b\n  ::c::d\n[::]:80 #[x]\n"); got != "a ::b\n  : :c::d\n[::]:80 #[x]\n" {
		t.Errorf("%q", got)
	}
}

type errorText string

func (e errorText) Error() string { return string(e) }
