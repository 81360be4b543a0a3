package analyse

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// CanaryTag marks a task that checks whether its group can be answered at all.
const CanaryTag = "canary"

// LabelNotApplicable is the label of a trial of a group that its arm is not
// capable of.
const LabelNotApplicable = "not_applicable"

// CanaryRule lets canaries decide the capabilities of an arm. Its texts are labels
// of the kind.
type CanaryRule struct {
	Found, Missed string // of an answer that is right, and of one that is not
	Failed        string // of an answer that tells nothing about the group
	// Seeks reports whether a task has something to be found.
	Seeks func(*suite.Task) bool
}

// Capability reports whether an arm can answer a group of tasks at all. It is
// checked with canaries: easy tasks of the group, tagged "canary", which are part
// of no rate of their kind.
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

// Why explains why the group cannot be reached.
func (c *Capability) Why() string {
	return fmt.Sprintf("the server finds not even the canaries of %s (%d of %d)", c.Group, c.Found, c.N)
}

// checkCapabilities checks every group that has canaries in every arm, and takes the
// trials of groups that are not capable out of the judged ones.
func checkCapabilities(bs []block) []Capability {
	kind := canaryKind(bs)
	if kind < 0 {
		return nil
	}
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
		byKey[k].countCanary(b, kind)
	}
	for i := range bs {
		b := &bs[i]
		if c := byKey[key{b.id, b.task.Group}]; c != nil && b.kinds[kind] != nil {
			b.reach = c
			c.refuteCanaries(b, kind)
		}
	}
	var out []Capability
	for _, k := range order {
		c := byKey[k]
		c.Capable = c.Found > 0 || c.N == 0 || c.Unsure != ""
	}
	for i := range bs {
		b := &bs[i]
		if b.reach == nil || b.reach.Capable || b.canary || !b.kinds[kind].Canaries.Seeks(b.task) {
			continue
		}
		for j := range b.rows {
			b.reach.NotApplicable += countIf(b.rows[j].setNotApplicable(b.kinds[kind].gradedBy, b.rows[j].score(kind), b.reach))
		}
	}
	for _, k := range order {
		out = append(out, *byKey[k])
	}
	slices.SortStableFunc(out, func(a, b Capability) int { return cmp.Or(strings.Compare(a.Group, b.Group), 0) })
	return out
}

// canaryKind returns the index of the first kind with canaries, or -1 if the suite
// has none.
func canaryKind(bs []block) int {
	for i := range bs {
		if at := slices.IndexFunc(bs[i].kinds, func(c *kindCounts) bool { return c != nil && c.Canaries != nil }); at >= 0 {
			return at
		}
	}
	return -1
}

// countCanary counts the trials of one canary.
func (c *Capability) countCanary(b *block, kind int) {
	c.Canaries = append(c.Canaries, b.task.ID)
	for i := range b.rows {
		r := &b.rows[i]
		label := ""
		if s := r.score(kind); r.Status == Scored && s != nil {
			label = s.Label
		}
		switch {
		case label == b.kinds[kind].Canaries.Found:
			c.Found++
			c.N++
		case label == b.kinds[kind].Canaries.Missed:
			c.N++
		case c.Unsure == "" && !isFiltered(r):
			what := cmp.Or(label, string(r.Status))
			if what == string(Scored) {
				what = string(trial.Unknown)
			}
			c.Unsure = fmt.Sprintf("canary %s is %s", b.task.ID, what)
		}
	}
}

// refuteCanaries lets a task of the group that was answered refute its canaries.
func (c *Capability) refuteCanaries(b *block, kind int) {
	if b.canary || c.Unsure != "" {
		return
	}
	for j := range b.rows {
		if s := b.rows[j].score(kind); b.rows[j].Status == Scored && s != nil && s.Label == b.kinds[kind].Canaries.Found {
			c.Unsure = fmt.Sprintf("task %s surfaced all the same", b.task.ID)
			return
		}
	}
}

// setNotApplicable takes a scored trial out of the judged ones: the criteria of the
// grader do not apply, and the outcome passes over them. Comparisons
// keep to what was graded, since a group that one arm finds and the other does
// not is a difference.
func (t *Trial) setNotApplicable(kind gradedBy, score *trial.Score, c *Capability) bool {
	if t.Status != Scored || score == nil || score.Label == kind.Canaries.Failed {
		return false
	}
	graded := new(*t)
	t.own()
	t.seldom().graded = graded
	why := c.Why()
	t.Standing, t.Findings, t.Annotated = new(*t.Standing), new(*t.Findings), new(*t.Annotated) // others may share them
	t.Criteria = slices.Clone(t.Criteria)
	others := false
	for i := range t.Criteria {
		x := &t.Criteria[i]
		if strings.HasPrefix(x.Name, kind.grader+".") {
			if x.Verdict != trial.NotApplicable {
				x.Verdict, x.Evidence = trial.NotApplicable, []string{why}
			}
			continue
		}
		others = others || x.Required && x.Verdict != trial.NotApplicable && x.Name != trial.FinishedCriterion
	}
	t.Label = LabelNotApplicable
	t.Outcome = trial.OutcomeOf(t.Criteria)
	if t.Outcome == trial.Pass && !others {
		t.Outcome = trial.Unknown // that it ended is no success
	}
	if t.Reason = outcomeReason(t.Outcome, t.Criteria); t.Outcome == trial.Unknown && !others {
		t.Reason = "not applicable: " + why
	}
	t.applyOverride()
	if t.Outcome != graded.Outcome {
		t.Compared = graded.Outcome
	}
	return true
}

// comparedOutcome is the verdict that comparisons take.
func (t *Trial) comparedOutcome() trial.Verdict {
	if t.graded != nil {
		return t.graded.Outcome
	}
	return t.Outcome
}

// comparedCriteria returns the criteria for comparisons.
func (t *Trial) comparedCriteria() []trial.Criterion {
	if t.graded != nil {
		return t.graded.Criteria
	}
	return t.Criteria
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

// Unreachable reports which groups a rule on a metric of the tally cannot reach: why
// is set if it reaches none; else note names the groups that it leaves out.
func (t *Tally) Unreachable(m Metric) (why, note string) {
	i := canaryKind(t.blocks)
	if i < 0 {
		return "", ""
	}
	mine := judgedBlocks(t.blocks, i)
	kind := mine[0].kinds[i].gradedBy
	name, ours := strings.CutPrefix(m.Name, kind.grader+".")
	name, group, one := strings.Cut(name, ".")
	if !ours || strings.HasSuffix(name, "_seed") || keepsAllGroups(mine, i, name) {
		return "", ""
	}
	var gone []string
	arms := map[string]bool{}
	cs := slices.DeleteFunc(notCapable(t.blocks), func(c *Capability) bool { return one && c.Group != group })
	for i := range t.blocks {
		arms[t.blocks[i].id] = true
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
		return "unreachable: " + cs[0].Why() + othersToo(len(cs)-1), ""
	}
	return "", "leaves out " + strings.Join(gone, ", ")
}

// keepsAllGroups reports whether a metric of the kind of index i leaves no group
// out.
func keepsAllGroups(bs []block, i int, name string) bool {
	whole := func(r Rate) bool { return r.Whole && r.Name == name }
	return slices.ContainsFunc(bs[0].kinds[i].Rates, whole) ||
		slices.ContainsFunc(figuresOf(bs, i), func(f Figure) bool { return f.Whole && f.Name == name })
}

func othersToo(n int) string {
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf(", nor those of %d more", n)
}
