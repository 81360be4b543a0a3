package html

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/trial"
)

// TestSearchSaysEachPlaceOnce checks that the search lists each place once, although
// long texts are split and the agent's text appears as an event, as its answer, and as
// the graded file.
func TestSearchSaysEachPlaceOnce(t *testing.T) {
	fill := func(n int) string { return strings.Repeat("words of no use. ", n/17+1)[:n] }
	// Each spans a border: between the event and the first part, or the first part
	// and the second.
	long := func(a, b string) string {
		s := []byte(fill(3*maxPart + 100))
		copy(s[maxHead-3:], a)
		copy(s[maxHead+maxPart-len(b)+1:], b)
		copy(s[2000:], "wholeneedle")
		return string(s)
	}
	code := "import Foundation\n// onceneedle\nlet a = 1\n"
	answer := "Here it is: saidneedle.\n\n```swift\n" + code + "```\nThat is all.\n"
	e := analysetest.Swift()
	leave(e, failing, written(t,
		trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: "1", Name: "read", Args: `{}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: "1", Name: "read", Text: long("headneedle", "partneedle")}},
		trial.Event{Kind: trial.EventAssistant, Turn: 2, Text: answer},
	), answer)
	// The answer of another is in none of its events.
	leave(e, grounded, written(t, trial.Event{Kind: trial.EventAssistant, Turn: 1, Text: "aaaa"}), "```swift\n// alone\u0130needle "+fill(maxHead-200)+"\n"+strings.Repeat("é", 100)+long("éndneedle", "lastneedle")+"\n```\n")

	p := browsertest.Open(t)
	shownAt(t, p, e, "#/overview")
	for _, x := range []struct {
		query string
		want  string
	}{
		{"headneedle", "result headneedle"}, {"HEADneedle", "result headneedle"}, {"partneedle", "result partneedle"}, {"wholeneedle", "result wholeneedle;answer wholeneedle"},
		{"onceneedle", "text onceneedle"}, {"saidneedle", "text saidneedle"}, {"lastneedle", "answer lastneedle"}, {"éndneedle", "answer éndneedle"},
		{"needle nowhere", ""},
	} {
		got := browsertest.Eval[map[string]any](p, `(async () => {
			const all = [];
			const r = await assay.source.search(`+"`"+x.query+"`"+`, {onHit: h => all.push(h)});
			return {hits: r.hits, all: all.map(h => h.field + " " + h.match).join(";"), n: all.length};
		})()`)
		if got["n"] != got["hits"] {
			t.Errorf("%s: %v hits are told and %v counted", x.query, got["n"], got["hits"])
		}
		if got["all"] != x.want {
			t.Errorf("%s: %q, not %q", x.query, got["all"], x.want)
		}
	}
	p.Quiet()
}
