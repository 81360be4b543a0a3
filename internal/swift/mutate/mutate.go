// Package mutate measures the judge of Swift: it breaks correct snippets in known
// ways and checks that the judge fails them under the right criterion and at the
// right line. The compiler's index of each snippet gives the places to break; the
// compiler's exit status tells which mutants are faults at all.
package mutate

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/swift/judge"
)

// Kind is the kind of a mutation.
type Kind string

// The kinds of mutants.
const (
	Invented   Kind = "invented"   // a name that nothing has
	Stolen     Kind = "stolen"     // a name of the same kind that another type has
	Labels     Kind = "labels"     // an argument label that the function does not have
	Newer      Kind = "newer"      // a target below the introduction of a used symbol
	Deprecated Kind = "deprecated" // a deprecated symbol

	all Kind = "all" // all kinds, for figures
)

// Kinds lists all kinds in the order of reports.
var Kinds = []Kind{Invented, Stolen, Labels, Newer, Deprecated}

// Mutant is a broken snippet with the expected finding.
type Mutant struct {
	Kind    Kind
	Name    string // of the original snippet
	Was, Is string // the change, for people
	Snippet judge.Snippet
	Expect  judge.Criterion
	Lines   []int // possible lines of the finding, from 1
}

// Outcome is the judge's result on a mutant.
type Outcome struct {
	Mutant
	Equivalent bool // it is no fault: it compiles, or (deprecated) the compiler does not warn
	Crashed    bool // the compiler crashed or ran out of time
	Verdict    string
	Caught     bool // the criterion fails
	RightLine  bool // with a finding at one of the lines
	Alone      bool // and no other criterion fails
	Report     *judge.Report
}

// Options configures a run.
type Options struct {
	Judge    *judge.Judge
	Snippets []judge.Golden
	N        int // number of mutants to judge; 0 for all
	Seed     uint64
	Workers  int // 0 for one a processor
	Progress func(string)
}

// Figures are the counts of one kind.
type Figures struct {
	Kind       Kind `json:"kind"`
	Made       int  `json:"made"`
	Equivalent int  `json:"equivalent"` // dropped, spoiled ones included
	Crashed    int  `json:"crashed"`    // kept
	Judged     int  `json:"judged"`     // made minus equivalent: the denominator of recall
	Caught     int  `json:"caught"`
	Unknown    int  `json:"unknown"` // not caught: the criterion is unknown
	RightLine  int  `json:"right_line"`
	Alone      int  `json:"alone"` // of the caught, no other criterion fails

	Recall stat.Interval `json:"recall"` // of the judged; Wilson, 95 %
	Right  stat.Interval `json:"right"`  // of the caught
}

// Result is the outcome of a run.
type Result struct {
	Snippets  int       `json:"snippets"`  // that were broken
	LeftOut   []string  `json:"left_out"`  // unusable snippets, with the reason
	FalseFail []string  `json:"falsefail"` // unmodified snippets that the judge fails, with its reason
	Sites     int       `json:"sites"`     // references that could be broken
	Possible  int       `json:"possible"`  // mutants that could be made
	Figures   []Figures `json:"figures"`   // one a kind
	Outcomes  []Outcome `json:"-"`
	Total     Figures   `json:"total"`
}

// Requirements of a judge that can be trusted.
const (
	NeedInvented  = 0.98
	NeedLabels    = 0.95
	NeedRightLine = 0.98
)

// Whole is the number of mutants from which on a figure must reach its requirement.
// In a smaller sample the interval must include it, as a single miss among nine
// would decide otherwise.
const Whole = 1000

// Short returns the requirements that are not met.
func (r *Result) Short() []string {
	var out []string
	sample := r.Total.Made < Whole && r.Possible >= Whole
	below := func(name string, i stat.Interval, need float64) {
		switch {
		case i.Estimate == nil:
			out = append(out, fmt.Sprintf("%s: nothing was measured", name))
		case sample && i.High != nil && *i.High >= need:
		case *i.Estimate < need:
			out = append(out, fmt.Sprintf("%s is %.4f, must be %.2f", name, *i.Estimate, need))
		}
	}
	for _, f := range r.Figures {
		switch f.Kind {
		case Invented:
			below("recall of invented names", f.Recall, NeedInvented)
		case Labels:
			below("recall of wrong labels", f.Recall, NeedLabels)
		}
	}
	below("right line", r.Total.Right, NeedRightLine)
	if n := len(r.FalseFail); n > 0 {
		out = append(out, fmt.Sprintf("%d unmodified snippets fail", n))
	}
	return out
}

// Run breaks the snippets and judges the mutants. It is deterministic in snippets,
// N, seed and judge.
func Run(ctx context.Context, o Options) (*Result, error) {
	if o.Progress == nil {
		o.Progress = func(string) {}
	}
	if o.Judge.Index() == nil {
		return nil, fmt.Errorf("make mutants: the judge has no symbol index")
	}
	if o.N < 0 {
		return nil, fmt.Errorf("make mutants: invalid number %d", o.N)
	}
	r := &Result{}
	possible, err := o.makeMutants(ctx, r)
	if err != nil {
		return nil, err
	}
	r.Possible = len(possible)
	chosen := sampleMutants(possible, o.N, o.Seed)
	r.Outcomes = make([]Outcome, len(chosen))
	done := 0
	var mu sync.Mutex
	err = parallel.ForEach(ctx, len(chosen), o.workers(), func(i int) error {
		m := chosen[i]
		report, err := o.Judge.Judge(ctx, m.Snippet)
		if err != nil {
			return fmt.Errorf("judge a mutant of %s (%s → %s): %w", m.Name, m.Was, m.Is, err)
		}
		r.Outcomes[i] = readOutcome(m, report)
		mu.Lock()
		defer mu.Unlock()
		if done++; done%100 == 0 || done == len(chosen) {
			o.Progress(fmt.Sprintf("judged %d of %d mutants", done, len(chosen)))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	r.countFigures()
	return r, nil
}

func (o *Options) workers() int { return cmp.Or(o.Workers, runtime.NumCPU()) }

// makeMutants makes every mutant, in an order that depends on the snippets alone.
// The names it invents also depend on the seed.
func (o *Options) makeMutants(ctx context.Context, r *Result) ([]Mutant, error) {
	type source struct {
		golden judge.Golden
		sites  []site
		reason string
		fails  string
	}
	sources := make([]source, len(o.Snippets))
	o.Progress(fmt.Sprintf("reading the references of %d snippets", len(o.Snippets)))
	err := parallel.ForEach(ctx, len(sources), o.workers(), func(i int) error {
		g := o.Snippets[i]
		s := source{golden: g}
		defer func() { sources[i] = s }()
		report, err := o.Judge.Judge(ctx, g.Snippet)
		if err != nil {
			return fmt.Errorf("judge %s: %w", g.Name, err)
		}
		for _, v := range report.Verdicts {
			if v.Verdict == judge.Fail {
				s.fails = fmt.Sprintf("%s: %s fails: %s", g.Name, v.Criterion, v.Reason)
			}
		}
		if s.reason = unfitReason(g, report); s.reason != "" {
			return nil
		}
		occurrences, err := o.Judge.References(ctx, g.Snippet)
		if err != nil {
			return fmt.Errorf("read references of %s: %w", g.Name, err)
		}
		s.sites = findSites(o.Judge.Index().On(g.Snippet.Target), g.Snippet, occurrences)
		return nil
	})
	if err != nil {
		return nil, err
	}
	m := maker{index: o.Judge.Index(), seed: o.Seed}
	for _, s := range sources {
		m.learnNames(s.sites)
	}
	var all []Mutant
	for _, s := range sources {
		switch {
		case s.fails != "":
			r.FalseFail = append(r.FalseFail, s.fails)
			fallthrough
		case s.reason != "":
			r.LeftOut = append(r.LeftOut, s.golden.Name+": "+cmp.Or(s.reason, "it fails as it is"))
			continue
		}
		r.Snippets++
		r.Sites += len(s.sites)
		all = append(all, m.mutateSnippet(s.golden, s.sites)...)
	}
	return all, nil
}

// shares are the percentages of the kinds in a sample. If a kind has too few
// mutants, the others fill up.
var shares = map[Kind]int{Invented: 45, Stolen: 20, Labels: 15, Newer: 12, Deprecated: 8}

func sampleMutants(all []Mutant, n int, seed uint64) []Mutant {
	if n == 0 || n >= len(all) {
		return all
	}
	random := rand.New(rand.NewPCG(seed, 0x6d757461))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	byKind := map[Kind][]Mutant{}
	for _, m := range all {
		byKind[m.Kind] = append(byKind[m.Kind], m)
	}
	var out []Mutant
	for _, k := range Kinds {
		take := min(n*shares[k]/100, len(byKind[k]))
		out = append(out, byKind[k][:take]...)
		byKind[k] = byKind[k][take:]
	}
	for _, k := range Kinds { // invented names first, as these are the most
		take := min(n-len(out), len(byKind[k]))
		out = append(out, byKind[k][:take]...)
	}
	return out
}

func readOutcome(m Mutant, report *judge.Report) Outcome {
	out := Outcome{Mutant: m, Report: report, Verdict: report.Of(m.Expect).Verdict}
	out.Crashed = report.TimedOut || report.Exit == 134 || report.Exit < 0
	out.Equivalent = report.Exit == 0
	if m.Kind == Deprecated { // whether the mutant would warn is unknown without compiling
		out.Equivalent = report.Exit != 0 || !warnsOfDeprecation(m, report)
	}
	if out.Equivalent {
		return out
	}
	out.Caught = out.Verdict == judge.Fail
	out.RightLine = out.Caught && slices.ContainsFunc(report.Findings, func(f judge.Finding) bool {
		return f.Criterion == m.Expect && f.Verdict == judge.Fail && slices.Contains(m.Lines, f.Line)
	})
	out.Alone = out.Caught && !slices.ContainsFunc(report.Verdicts[:], func(v judge.Verdict) bool { return v.Criterion != m.Expect && v.Verdict == judge.Fail })
	return out
}

func (r *Result) countFigures() {
	for _, k := range Kinds {
		r.Figures = append(r.Figures, figuresOf(k, r.Outcomes))
	}
	r.Total = figuresOf(all, r.Outcomes)
}

// figuresOf counts the outcomes of one kind, or of all kinds if kind is [all].
func figuresOf(kind Kind, outcomes []Outcome) Figures {
	f := Figures{Kind: kind}
	for _, o := range outcomes {
		if kind != all && o.Kind != kind {
			continue
		}
		f.Made++
		f.Crashed += boolCount(o.Crashed)
		if o.Equivalent {
			f.Equivalent++
			continue
		}
		f.Judged++
		f.Caught += boolCount(o.Caught)
		f.Unknown += boolCount(o.Verdict == judge.Unknown)
		f.RightLine += boolCount(o.RightLine)
		f.Alone += boolCount(o.Alone)
	}
	const level = 0.95
	f.Recall, f.Right = stat.Proportion(f.Caught, f.Judged, level), stat.Proportion(f.RightLine, f.Caught, level)
	return f
}

func boolCount(b bool) int {
	if b {
		return 1
	}
	return 0
}
