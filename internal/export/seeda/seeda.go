// Package seeda writes the results of a paired Swift suite as the one JSON document
// that the design behind the suite asks for: the result of each task with grounding and
// without, by the four criteria, and McNemar's test.
//
// It counts as that design does: unknown and void are failures, and an outcome is the
// four criteria and nothing else. The right figures are in the other reports. Two of
// the design's formulas cannot be used as they stand and are the corrected ones here:
// mcnemar_chi2 is max(0, |b-c|-1)²/(b+c), null where no pair differs; mcnemar_p_exact
// is min(1, 2·P(X ≤ min(b, c))).
//
// It is the only export that names the grader kind swift, which it is about.
package seeda

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/seed"
	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is the document of one comparison, chosen by its treatment; by default the
// only one, or grounded with ungrounded.
var Format = seed.Format("seed-a", "the results JSON of the design that swift-grounding follows", buildDocument)

type document struct {
	HarnessVersion string    `json:"harness_version"`
	Model          string    `json:"model"`
	NTasks         int       `json:"n_tasks"`
	Toolchain      string    `json:"toolchain"`
	PerTask        []task    `json:"per_task"`
	Aggregate      aggregate `json:"aggregate"`
}

type task struct {
	ID             string `json:"id"`
	Prompt         string `json:"prompt"`
	TargetPlatform string `json:"target_platform"`
	Modes          modes  `json:"modes"`
}

type modes struct {
	Grounded   mode `json:"grounded"`
	Ungrounded mode `json:"ungrounded"`
}

// mode is the result of one side of a pair. Reason is not in the design: it explains a
// false.
type mode struct {
	Code         string     `json:"code"`
	ToolCalls    []toolCall `json:"tool_calls"`
	Compile      bool       `json:"compile"`
	SymbolExists bool       `json:"symbol_exists"`
	Availability bool       `json:"availability"`
	NoDeprecated bool       `json:"no_deprecated"`
	Outcome      bool       `json:"outcome"`
	Reason       string     `json:"reason,omitempty"`
}

type toolCall struct {
	Tool      string          `json:"tool"`
	Server    string          `json:"server,omitempty"`
	Arguments json.RawMessage `json:"arguments"`
	Error     bool            `json:"error,omitempty"`
}

// aggregate has rows by ungrounded and columns by grounded, pass first. The counts are
// repeated by name, since rows and columns are easily swapped.
type aggregate struct {
	Contingency    [2][2]int `json:"contingency"`
	Both           int       `json:"both"`
	UngroundedOnly int       `json:"ungrounded_only"`
	GroundedOnly   int       `json:"grounded_only"`
	Neither        int       `json:"neither"`
	McNemarChi2    *float64  `json:"mcnemar_chi2"`
	McNemarPExact  *float64  `json:"mcnemar_p_exact"`
	// UnknownAsFail and VoidAsFail are the sides of pairs that count as failures
	// though nobody knows that they are.
	UnknownAsFail int `json:"unknown_as_fail"`
	VoidAsFail    int `json:"void_as_fail"`
}

var (
	errNoSwift   = errors.New("this run grades no Swift, so there is nothing to write in form seed-a")
	errNoCompare = errors.New("this run compares no arms, and form seed-a is about pairs")
)

func buildDocument(a *analyse.Analysis, arm string, ev trial.Opener) (*document, error) {
	if swift.JudgedIn(a) == nil {
		return nil, errNoSwift
	}
	c, err := chooseComparison(a, arm)
	if err != nil {
		return nil, err
	}
	var pairs stat.Pairs
	d := &document{HarnessVersion: "1", PerTask: []task{}}
	b := builder{a: a, ev: ev, models: map[string]bool{}, toolchains: map[string]bool{}}
	for i := range a.Trials {
		grounded := &a.Trials[i]
		if grounded.Arm != c.Treatment {
			continue
		}
		ungrounded := a.Trial(trial.Key{Task: grounded.Task, Arm: c.Control, Index: grounded.Index})
		if ungrounded == nil || !hasRun(grounded) || !hasRun(ungrounded) {
			continue
		}
		t, err := b.buildTask(grounded, ungrounded)
		if err != nil {
			return nil, err
		}
		d.PerTask = append(d.PerTask, t)
		pairs = pairs.Plus(stat.PairOf(t.Modes.Ungrounded.Outcome, t.Modes.Grounded.Outcome))
		for _, x := range []*analyse.Trial{grounded, ungrounded} {
			switch {
			case x.Status == analyse.Void:
				d.Aggregate.VoidAsFail++
			case slices.ContainsFunc(x.Criteria, func(k trial.Criterion) bool { return b.isOwn(k) && k.Verdict == trial.Unknown }):
				d.Aggregate.UnknownAsFail++
			}
		}
	}
	d.NTasks = len(d.PerTask)
	d.Model, d.Toolchain = joinNames(b.models), joinNames(b.toolchains)
	d.Aggregate.testPairs(pairs)
	return d, nil
}

// hasRun reports whether a trial counts: the design has no place for skipped ones.
func hasRun(t *analyse.Trial) bool { return t.Status == analyse.Scored || t.Status == analyse.Void }

func chooseComparison(a *analyse.Analysis, arm string) (*analyse.Comparison, error) {
	var fits []*analyse.Comparison
	var arms []string
	for i := range a.Comparisons {
		c := &a.Comparisons[i]
		arms = append(arms, c.Treatment)
		if arm == "" || c.Treatment == arm {
			fits = append(fits, c)
		}
	}
	switch {
	case len(arms) == 0:
		return nil, errNoCompare
	case len(fits) == 0:
		return nil, fmt.Errorf("no comparison of this run has treatment %q; there are %s", arm, strings.Join(arms, ", "))
	case len(fits) > 1: // the design is not about grounded against placebo
		named := slices.DeleteFunc(slices.Clone(fits), func(c *analyse.Comparison) bool {
			return !strings.HasSuffix(c.Treatment, "/grounded") || !strings.HasSuffix(c.Control, "/ungrounded")
		})
		if len(named) > 0 {
			fits = named
		}
	}
	if len(fits) > 1 {
		return nil, fmt.Errorf("form seed-a holds one comparison and this run has %d: choose one by its treatment, %s", len(fits), strings.Join(arms, ", "))
	}
	return fits[0], nil
}

type builder struct {
	a                  *analyse.Analysis
	ev                 trial.Opener
	models, toolchains map[string]bool
}

func (b *builder) isOwn(c trial.Criterion) bool {
	name, ok := strings.CutPrefix(c.Name, swift.JudgedIn(b.a).Grader+".")
	return ok && slices.Contains([]string{"compile", "symbol_exists", "availability", "no_deprecated"}, name)
}

func (b *builder) buildTask(grounded, ungrounded *analyse.Trial) (task, error) {
	out := task{ID: seed.CaseID(grounded)}
	if t := b.a.Task(grounded.Task); t != nil {
		out.Prompt, out.TargetPlatform = t.Prompt, t.Target.Platform
	}
	var err error
	if out.Modes.Grounded, err = b.buildMode(grounded); err != nil {
		return out, err
	}
	out.Modes.Ungrounded, err = b.buildMode(ungrounded)
	return out, err
}

func (b *builder) buildMode(t *analyse.Trial) (mode, error) {
	m := mode{ToolCalls: []toolCall{}, Reason: t.Full().Reason}
	switch {
	case t.Source == trial.Scripted:
		// The design's form has no other place to say it.
		b.models["scripted answers: measures no model"] = true
	case t.Model != "":
		b.models[t.Model] = true
	}
	if v := t.Details[swift.DetailToolchain]; v != "" {
		b.toolchains["swift-"+v] = true
	}
	pass := func(name string) bool {
		return slices.ContainsFunc(t.Criteria, func(c trial.Criterion) bool {
			return c.Name == swift.JudgedIn(b.a).Grader+"."+name && c.Verdict == trial.Pass
		})
	}
	if t.Status == analyse.Scored {
		m.Compile, m.SymbolExists, m.Availability, m.NoDeprecated = pass("compile"), pass("symbol_exists"), pass("availability"), pass("no_deprecated")
		m.Outcome = m.Compile && m.SymbolExists && m.Availability && m.NoDeprecated
	}
	m.Code = swift.CodeOf(t, b.ev)
	calls, err := report.ToolCalls(t, b.ev)
	if err != nil {
		return m, err
	}
	for _, c := range calls {
		args := json.RawMessage(c.Args)
		if !json.Valid(args) {
			args, _ = json.Marshal(c.Args)
		}
		m.ToolCalls = append(m.ToolCalls, toolCall{Tool: c.Tool, Server: c.Server, Arguments: args, Error: c.Error})
	}
	return m, nil
}

func (g *aggregate) testPairs(p stat.Pairs) {
	g.Contingency = [2][2]int{{p.Both, p.ControlOnly}, {p.TreatmentOnly, p.Neither}}
	g.Both, g.UngroundedOnly, g.GroundedOnly, g.Neither = p.Both, p.ControlOnly, p.TreatmentOnly, p.Neither
	test := stat.McNemar(p)
	g.McNemarChi2, g.McNemarPExact = test.Chi2CC, test.PExactTwoSided
}

func joinNames(seen map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(seen)), ",") }
