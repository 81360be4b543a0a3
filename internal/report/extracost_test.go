package report

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/stat"
)

// increments returns tasks with the given differences in cost and success, in turn.
func increments(values ...float64) []stat.Increment {
	var out []stat.Increment
	for i := 0; i < len(values); i += 2 {
		out = append(out, stat.Increment{Cost: values[i], Success: values[i+1]})
	}
	return out
}

// TestExtraCostText checks the words for every sign of the differences and every shape of
// the set.
func TestExtraCostText(t *testing.T) {
	scaled := func(cost, success float64, tasks []stat.Increment) []stat.Increment {
		out := make([]stat.Increment, len(tasks))
		for i, x := range tasks {
			out[i] = stat.Increment{Cost: cost * x.Cost, Success: success * x.Success}
		}
		return out
	}
	both := increments(0.2, 0.5, 0.25, 1, 0.3, 1, 0.25, 0.5)    // dearer and better, both shown
	open := increments(0.2, 0.5, -0.3, 1, 0.3, 1, -0.1, 0.5)    // better, cost open
	dearer := increments(0.2, 0.5, 0.25, -1, 0.3, 1, 0.25, 0.5) // dearer, success open
	neither := increments(0.2, 0.5, -0.3, -1, 0.3, 1, 0.1, 0.5) // both open
	for _, c := range []struct {
		name  string
		tasks []stat.Increment
		want  string
	}{
		{"better, dearer", both, "$0.33 for each extra success; $0.23 to $0.71"},
		{"better, cheaper", scaled(-1, 1, both), "no price: more successes at a lower cost; it costs less throughout the interval"},
		{"worse, dearer", scaled(1, -1, both), "no price: fewer successes at a higher cost; it costs more throughout the interval"},
		{"worse, cheaper", scaled(-1, -1, both), "$0.33 saved for each success lost; $0.23 to $0.71"},
		{"better, cost open", open, "$0.033 for each extra success; at most $0.86, and it may cost less than the control"},
		{"worse, cost open", scaled(1, -1, open), "no price: fewer successes at a higher cost; it may also cost less, at most $0.63 saved for each success lost"},
		{"better, cost open the other way", scaled(-1, 1, open), "no price: more successes at a lower cost; it may also cost more, at most $0.63 for each extra success"},
		{"worse, cost open the other way", scaled(-1, -1, open), "$0.033 saved for each success lost; at most $0.86, and it may cost more than the control"},
		{"dearer, success open", dearer, "cannot be said: by Student's t the treatment costs more and may add no success at all; if it adds any, each costs at least $0.16; estimate: $1.00 for each extra success"},
		{"cheaper, success open", scaled(-1, 1, dearer), "cannot be said: by Student's t the treatment costs less and may lose no success at all; if it loses any, each saves at least $0.20; estimate: no price: more successes at a lower cost"},
		{"both open", neither, "cannot be said: by Student's t the treatment may add no success at all, and may cost more or less: every price fits; estimate: $0.30 for each extra success"},
		{"as many successes", increments(0.2, 1, 0.3, -1, 0.25, 0), "cannot be said: by Student's t the treatment costs more and may add no success at all; if it adds any, each costs at least $0.051; estimate: no price: as many successes at a higher cost"},
		{"no success differs", increments(0.2, 0, 0.3, 0), "no price: as many successes at a higher cost; no interval: no task has more or fewer successes: there is no price"},
		{"no cost differs", increments(0, 0.5, 0, 1, 0, -1), "no price: every task costs the same on both sides"},
		{"one task", increments(0.2, 0.5), "$0.40 for each extra success; no interval: one task shows no spread: it takes 2"},
		{"no task", nil, "not known: no task with a decided trial on both sides"},
	} {
		x := stat.ExtraCostByTask(c.tasks, 0.95)
		if got := ExtraCostText(&x); got != c.want {
			t.Errorf("%s: %q, want %q (%s %v %v)", c.name, got, c.want, x.Set, formatNumber(x.Low), formatNumber(x.High))
		}
	}
	// Rounding may leave one end open, and large ends are written.
	half := stat.ExtraCostByTask(both, 0.95)
	half.High = nil
	if got := ExtraCostText(&half); !strings.HasSuffix(got, "; at least $0.23") {
		t.Error(got)
	}
	half.High = new(1.5e12)
	if got := ExtraCostText(&half); !strings.HasSuffix(got, "$0.23 to $1.5e+12") {
		t.Error(got)
	}
}

// TestExtraCostLines checks that the line of a price reports that the difference in success is undecided.
func TestExtraCostLines(t *testing.T) {
	x := stat.ExtraCostByTask(increments(0.2, 0.5, 0.25, 1, 0.3, 1, 0.25, 0.5), 0.95)
	for word, undecided := range map[decision.Word]bool{decision.Better: false, decision.Undecided: true, decision.NoDifferenceShown: true} {
		c := &analyse.Comparison{ExtraCost: &x}
		c.Decision.Word = word
		lines := extraCostLines(c)
		if len(lines) != 2 || strings.HasSuffix(lines[0].Text, "that success differs is not decided") != undecided {
			t.Errorf("%s: %q", word, lines)
		}
		if want := "a trial costs +$0.25 (+$0.19 to +$0.31); 95% Fieller and Student's t over 4 tasks"; lines[1].Text != want {
			t.Errorf("%q, want %q", lines[1].Text, want)
		}
	}
	fixed := stat.ExtraCostByTask(increments(0.25, 0.5, 0.25, 1, 0.25, 1), 0.95)
	if lines := extraCostLines(&analyse.Comparison{ExtraCost: &fixed}); !strings.HasPrefix(lines[1].Text, "a trial costs +$0.25 (in every task); ") {
		t.Errorf("%q", lines)
	}
	if lines := extraCostLines(&analyse.Comparison{}); lines != nil {
		t.Errorf("%q", lines)
	}
}
