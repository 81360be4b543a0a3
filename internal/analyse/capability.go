package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Capability says whether an arm can answer a group of tasks at all. It is
// checked with canaries: easy tasks of the group, tagged "canary", which are part
// of no rate of the retrieval family.
//
// A group is not capable if each of its canaries ran to its end and missed, and
// no other task of it surfaced anything. Where a canary is void, unknown, an
// error or was not run, nobody can say, and the group counts as capable: taking
// it out would hide its misses.
type Capability struct {
	Arm      string   `json:"arm"`
	Group    string   `json:"group"`
	Canaries []string `json:"canaries"` // tasks
	Found    int      `json:"found"`    // canary trials that surfaced
	N        int      `json:"n"`        // canary trials that surfaced or missed
	Capable  bool     `json:"capable"`
	// NotApplicable counts the search trials of the group that are left out
	// since it is not capable.
	NotApplicable int `json:"not_applicable"`
	// Unsure says why canaries that all missed prove nothing.
	Unsure string `json:"unsure,omitempty"`
}

// Why says that the group cannot be reached.
func (c *Capability) Why() string {
	return fmt.Sprintf("the server finds not even the canaries of %s (%d of %d)", c.Group, c.Found, c.N)
}

// capabilities checks every group that has canaries in every arm, and takes the
// trials of those that are not capable out of what is judged.
func capabilities(bs []block, grader string) []Capability {
	type key struct{ arm, group string }
	var order []key
	byKey := map[key]*Capability{}
	for i := range bs {
		b := &bs[i]
		if !b.canary {
			continue
		}
		k := key{b.id, b.task.Group}
		if byKey[k] == nil {
			byKey[k] = &Capability{Arm: b.id, Group: b.task.Group}
			order = append(order, k)
		}
		byKey[k].canary(b)
	}
	for i := range bs {
		b := &bs[i]
		if c := byKey[key{b.id, b.task.Group}]; c != nil && b.finds {
			b.reach = c
			c.judge(b)
		}
	}
	var out []Capability
	for _, k := range order {
		c := byKey[k]
		c.Capable = c.Found > 0 || c.N == 0 || c.Unsure != ""
	}
	for i := range bs {
		b := &bs[i]
		if b.reach == nil || b.reach.Capable || b.canary || expectsNothing(b.task) {
			continue
		}
		for j := range b.rows {
			b.reach.NotApplicable += count(b.rows[j].notApplicable(grader, b.reach))
		}
	}
	for _, k := range order {
		out = append(out, *byKey[k])
	}
	slices.SortStableFunc(out, func(a, b Capability) int { return cmp.Or(strings.Compare(a.Group, b.Group), 0) })
	return out
}

// canary counts the trials of one canary.
func (c *Capability) canary(b *block) {
	c.Canaries = append(c.Canaries, b.task.ID)
	for i := range b.rows {
		r := &b.rows[i]
		label := ""
		if r.Status == Scored && r.find != nil {
			label = r.find.Label
		}
		switch {
		case label == LabelSurfaced:
			c.Found++
			c.N++
		case label == LabelMissed:
			c.N++
		case c.Unsure == "" && !filtered(r):
			what := cmp.Or(label, string(r.Status))
			if what == string(Scored) {
				what = string(trial.Unknown)
			}
			c.Unsure = fmt.Sprintf("canary %s is %s", b.task.ID, what)
		}
	}
}

// judge holds the other tasks of the group against what the canaries say.
func (c *Capability) judge(b *block) {
	if b.canary || c.Unsure != "" {
		return
	}
	for i := range b.rows {
		if r := &b.rows[i]; r.Status == Scored && r.find != nil && r.find.Label == LabelSurfaced {
			c.Unsure = fmt.Sprintf("task %s surfaced all the same", b.task.ID)
			return
		}
	}
}

// notApplicable takes a scored trial out of what is judged: the criteria of the
// retrieval grader do not apply, and the outcome passes over them. Comparisons
// keep to what was graded, since a group that one arm finds and the other does
// not is a difference.
func (r *row) notApplicable(grader string, c *Capability) bool {
	if r.Status != Scored || r.find == nil || r.find.Label == LabelError {
		return false
	}
	r.graded = new(*r.Trial)
	why := c.Why()
	t := r.Trial
	t.Criteria = slices.Clone(t.Criteria)
	others := false
	for i := range t.Criteria {
		x := &t.Criteria[i]
		if strings.HasPrefix(x.Name, grader+".") {
			if x.Verdict != trial.NotApplicable {
				x.Verdict, x.Evidence = trial.NotApplicable, []string{why}
			}
			continue
		}
		others = others || x.Required && x.Verdict != trial.NotApplicable && x.Name != trial.FinishedCriterion
	}
	t.Label = LabelNotApplicable
	t.Outcome = trial.Outcome(t.Criteria)
	if t.Outcome == trial.Pass && !others {
		t.Outcome = trial.Unknown // that it ended is no success
	}
	if t.Reason = reason(t.Outcome, t.Criteria); t.Outcome == trial.Unknown && !others {
		t.Reason = "not applicable: " + why
	}
	r.override()
	if t.Outcome != r.graded.Outcome {
		t.Compared = r.graded.Outcome
	}
	return true
}

// outcome is the verdict that comparisons take.
func (r *row) outcome() trial.Verdict {
	if r.graded != nil {
		return r.graded.Outcome
	}
	return r.Outcome
}

// criteria are those that comparisons take.
func (r *row) criteria() []trial.Criterion {
	if r.graded != nil {
		return r.graded.Criteria
	}
	return r.Criteria
}

// notCapable lists the groups of blocks that are not capable, each once.
func notCapable(bs []block) []*Capability {
	var out []*Capability
	for i := range bs {
		if c := bs[i].reach; c != nil && !c.Capable && !bs[i].canary && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// groupOf is the group that a metric is of, such as transitive for
// retrieval.recall.transitive.
func groupOf(metric string) (string, bool) {
	for _, r := range groupRates {
		if g, ok := strings.CutPrefix(metric, r+"."); ok {
			return g, true
		}
	}
	return "", false
}

// unreachable says what a rule on a metric of the retrieval family cannot reach:
// all of it, if why is set; else note says which groups it leaves out.
func unreachable(bs []block, m Metric) (why, note string) {
	name, _, _ := strings.Cut(strings.TrimPrefix(m.Name, retrievalMark), ".")
	if !strings.HasPrefix(m.Name, retrievalMark) || strings.HasSuffix(name, "_seed") || wholeRun(name) {
		return "", ""
	}
	group, one := groupOf(m.Name)
	var gone []string
	arms := map[string]bool{}
	cs := slices.DeleteFunc(notCapable(bs), func(c *Capability) bool { return one && c.Group != group })
	for i := range bs {
		arms[bs[i].id] = true
	}
	for _, c := range cs {
		text := fmt.Sprintf("%s (%d of %d canaries)", c.Group, c.Found, c.N)
		if len(arms) > 1 {
			text += " in " + c.Arm
		}
		gone = append(gone, text)
	}
	switch {
	case len(cs) == 0:
		return "", ""
	case m.Denominator == 0:
		return "unreachable: " + cs[0].Why() + more(len(cs)-1), ""
	}
	return "", "leaves out " + strings.Join(gone, ", ")
}

// wholeRun reports whether a figure of the family leaves no group out.
func wholeRun(name string) bool {
	return name == "results" || name == "false_fire_rate" || strings.HasPrefix(name, "response_") || strings.HasPrefix(name, "latency_")
}

func more(n int) string {
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf(", nor those of %d more", n)
}
