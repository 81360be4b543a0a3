package html

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/trial"
)

// An address names a trial by task, arm and number, with any characters in them. One with
// plain slashes and the addresses of earlier reports lead to it.
func TestAddressesOfTrials(t *testing.T) {
	h := sample(12, 4, 3)
	names := []string{"a/b", "a?b#c", "100%41", "<i>é</i> \u202e", "..", "'q' (x)!*", "a+b c&d=e", "__proto__", "3"}
	for i, name := range names {
		h.Tasks[i].ID = name
	}
	h.Arms[3] = HeadArm{ID: "codex/a b/c?d", Agent: "codex", Scenario: "a b/c?d"}
	p := app(t, pageFile(t, h), "#/overview")
	c := h.Columns
	for n := range c.Task {
		k := trial.Key{Task: h.Tasks[c.Task[n]].ID, Arm: h.Arms[c.Arm[n]].ID, Index: int(c.Index[n])}
		address := Link{}.Trial(k)
		if got := browsertest.Eval[int](p, fmt.Sprintf(`assay.trialAt(assay.where(%q).args)`, address)); got != n {
			t.Errorf("%s is trial %d, not %d", address, got, n)
		}
		if got := browsertest.Eval[int](p, fmt.Sprintf(`assay.trialAt(assay.where(assay.trialTo(%d, "status=fail")).args)`, n)); got != n {
			t.Errorf("the page's own address of trial %d is of %d", n, got)
		}
		if strings.ContainsAny(k.Task+k.Arm, "?%") { // an address by hand must escape these
			continue
		}
		plain := fmt.Sprintf("#/task/%s/%s/%d", k.Task, k.Arm, k.Index+1)
		if got := browsertest.Eval[int](p, fmt.Sprintf(`assay.trialAt(assay.where(%q).args)`, plain)); got != n {
			t.Errorf("%s is trial %d, not %d", plain, got, n)
		}
	}
	last := len(c.Task) - 1
	for old, want := range map[string]string{fmt.Sprintf("#/trial/%d?event=3&status=fail", last): fmt.Sprintf("#/task/nav-0011/codex%%2Fa%%20b%%2Fc%%3Fd/%d?event=3&status=fail", c.Index[last]+1), "#/task/nav-0010": "#/trials?task=nav-0010", "#/task/..": "#/trials?task=..",
		"#/task/a/b/sonnet/grounded/1?event=3": "#/task/a%2Fb/sonnet%2Fgrounded/1?event=3", "#/task/a%2Fb/sonnet/grounded/2": "#/task/a%2Fb/sonnet%2Fgrounded/2"} {
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = %q, true)`, old))
		p.Wait(fmt.Sprintf(`location.hash === %q && assay.current().hash === location.hash && document.querySelector("#app h1")`, want))
	}
	for _, none := range []string{"#/task/nope/codex%2Fgrounded/1", "#/task/a%2Fb/sonnet%2Fgrounded/0", "#/task/a%2Fb/sonnet%2Fgrounded/4", "#/task/a%2Fb/sonnet%2Fgrounded/1e0", "#/task/a%2Fb/constructor/1", "#/task/a/b/sonnet/grounded/4", "#/task/a/b/sonnet/grounded"} {
		at(p, none)
		has(t, p, "#app h1", "No such trial")
	}
	for _, s := range p.Problems() {
		if !strings.Contains(s, "left out") { // the sample has no evidence
			t.Error(s)
		}
	}
}
