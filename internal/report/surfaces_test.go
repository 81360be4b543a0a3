package report_test

import (
	"bytes"
	"cmp"
	stdcsv "encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"html"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/export/csv"
	"github.com/assay-eval/assay/internal/export/ctrf"
	"github.com/assay-eval/assay/internal/export/junit"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The figures of results.json, read by its documented names only.
type (
	ledgerOf struct {
		Planned, Scored, Pass, Fail, Unknown, Void, Skipped, Pending int
	}
	rateOf struct {
		Name, Unit             string
		Value, Low, High       *float64
		Numerator, Denominator int
		N                      int // of CTRF
	}
	costOf struct {
		Priced, Unpriced, Free int
		Billed                 string `json:"billed_usd"`
	}
	headlineOf struct {
		Test      string
		P         *float64
		PAdjusted *float64 `json:"p_adjusted"`
		Family    int
		Effect    struct{ Estimate, Low, High *float64 }
	}
	pairsOf struct {
		Both, Neither int
		Treatment     int `json:"treatment_only"`
		Control       int `json:"control_only"`
	}
	figures struct {
		Verdict struct {
			Verdict string
			Exit    int
		}
		Total struct {
			Ledger ledgerOf
			Cost   costOf
		}
		Arms []struct {
			ID      string
			Ledger  ledgerOf
			Metrics []rateOf
			Cost    costOf
		}
		Cells []struct {
			Task, Arm string
			Ledger    ledgerOf
			Success   rateOf
			Cost      costOf
		}
		Comparisons []struct {
			Name, Treatment, Control string
			Tasks                    int
			Pairs                    pairsOf
			Decision                 decision.Decision
			Headline                 headlineOf
		}
		Rules []struct {
			Name, Verdict string
			Measured      rateOf
		}
		AsGraded *struct {
			Verdict struct {
				Verdict string
				Exit    int
			}
			Arms []struct {
				ID      string
				Success rateOf
			}
		} `json:"as_graded"`
		Trials []struct{ Task, Arm, Status, Outcome string }
	}
)

func (l ledgerOf) text() string {
	s := fmt.Sprintf("%d planned = %d scored (%d pass, %d fail, %d unknown) + %d void + %d skipped", l.Planned, l.Scored, l.Pass, l.Fail, l.Unknown, l.Void, l.Skipped)
	if l.Pending > 0 {
		s += fmt.Sprintf(" + %d pending", l.Pending)
	}
	return s
}

func (l ledgerOf) plus(m ledgerOf) ledgerOf {
	return ledgerOf{l.Planned + m.Planned, l.Scored + m.Scored, l.Pass + m.Pass, l.Fail + m.Fail, l.Unknown + m.Unknown, l.Void + m.Void, l.Skipped + m.Skipped, l.Pending + m.Pending}
}

// adds up: planned = scored + void + skipped + pending, scored = pass + fail + unknown.
func (l ledgerOf) check(t *testing.T, where string) {
	t.Helper()
	if l.Planned != l.Scored+l.Void+l.Skipped+l.Pending || l.Scored != l.Pass+l.Fail+l.Unknown {
		t.Errorf("%s: the ledger does not add up: %s", where, l.text())
	}
}

// The test formats figures itself, independently of the reports.
func percent(v float64) string { return strconv.FormatFloat(100*v, 'f', 1, 64) + "%" }

func points(v *float64) string { return fmt.Sprintf("%+.1f", 100**v) }

func chance(p *float64) string {
	if *p < 0.0001 {
		return "< 0.0001"
	}
	return fmt.Sprintf("%.4f", *p)
}

func (r rateOf) ratio() string { return fmt.Sprintf("%d/%d", r.Numerator, r.Denominator) }

func (r rateOf) interval() string {
	return strconv.FormatFloat(100**r.Low, 'f', 1, 64) + "–" + percent(*r.High)
}

// same compares numbers bit by bit, absent ones with absent ones.
func (r rateOf) same(v, low, high *float64) bool {
	return reflect.DeepEqual([]*float64{r.Value, r.Low, r.High}, []*float64{v, low, high})
}

// shown is a page of Markdown as its readers see it, near enough.
func shown(page string) string {
	return html.UnescapeString(strings.NewReplacer("&#8203;", "", `\\`, `\`, `\`, "", "*", "").Replace(page))
}

// a page has a line with all of parts.
func has(t *testing.T, surface, page string, parts ...string) {
	t.Helper()
	for line := range strings.Lines(page) {
		found := true
		for _, p := range parts {
			found = found && strings.Contains(line, p)
		}
		if found {
			return
		}
	}
	t.Errorf("%s has no line with %q", surface, parts)
}

// TestSurfacesAgree holds every report of a run against its results.json: rates,
// their n and intervals, p values, verdicts, cost and ledger are the same numbers
// wherever they are shown, and every ledger adds up.
func TestSurfacesAgree(t *testing.T) {
	for name, example := range map[string]func() *analysetest.Example{
		"bindings": analysetest.Bindings, "swift": analysetest.Swift, "programs": analysetest.Programs, "retrieval": analysetest.Retrieval,
		"starts": analysetest.Starts, "noted": analysetest.Noted,
		"as graded": func() *analysetest.Example { e := analysetest.Noted(); e.Graded = true; return e },
		"cut off": func() *analysetest.Example {
			e := analysetest.Bindings()
			e.Records = e.Records[:len(e.Records)/2]
			return e
		},
		"several":   several,
		"not begun": func() *analysetest.Example { e := analysetest.Bindings(); e.Records = nil; return e },
	} {
		t.Run(name, func(t *testing.T) {
			e := example()
			a := e.Analyse()
			page := func(f report.WriteFunc) string {
				t.Helper()
				var b bytes.Buffer
				if err := f(&b, a, e.Opener()); err != nil {
					t.Fatal(err)
				}
				return b.String()
			}
			var f figures
			if err := json.Unmarshal([]byte(page(results.Write)), &f); err != nil {
				t.Fatal(err)
			}
			surfaceLedgers(t, &f)
			terminal := page(text.WithOptions(text.Options{Width: 400, All: true}))
			md, comment := shown(page(markdown.Write)), shown(page(githubcomment.Write))
			notes := page(annotations.Write)
			for surface, p := range map[string]string{"text": terminal, "Markdown": md, "the comment": comment, "annotations": notes} {
				has(t, surface, p, f.Total.Ledger.text())
				has(t, surface, p, fmt.Sprintf("%s (exit %d", report.VerdictText(analyse.Word(f.Verdict.Verdict)), f.Verdict.Exit))
			}
			pages := map[string]string{"text": terminal, "Markdown": md, "the comment": comment}
			surfaceRates(t, &f, pages)
			surfaceComparisons(t, &f, pages)
			if g := f.AsGraded; g != nil {
				for surface, p := range pages {
					has(t, surface, p, "verdict", fmt.Sprintf("%s (exit %d)", g.Verdict.Verdict, g.Verdict.Exit))
					for _, a := range g.Arms {
						has(t, surface, p, a.ID, percent(*a.Success.Value)+" "+a.Success.ratio())
					}
				}
			}
			surfaceJUnit(t, &f, page(junit.Write))
			surfaceCTRF(t, &f, page(ctrf.Write))
			if name == "several" && (len(f.Comparisons) != 2 || f.Comparisons[0].Headline.Family != 2) {
				t.Errorf("%+v", f.Comparisons)
			}
			surfaceCSV(t, &f, page(csv.WriteTrials), page(csv.WriteSummary))
		})
	}
}

// several is a run of which one comparison holds two arms against the same control,
// so that their p values are adjusted.
func several() *analysetest.Example {
	const again = "haiku/again"
	e := analysetest.Bindings()
	e.Suite.Scenarios["again"] = e.Suite.Scenarios["skill"]
	e.Suite.Arms = append(e.Suite.Arms, suite.Arm{Agent: "haiku", Scenario: "again"})
	e.Suite.Compare["skill"] = suite.Comparison{Treatment: suite.Selector{Agent: "haiku"}, Control: suite.Selector{Scenario: "plain"}}
	for _, p := range slices.Clone(e.Plan.Trials) {
		if p.Arm == analysetest.Skill {
			p.Arm = again
			e.Plan.Trials = append(e.Plan.Trials, p)
		}
	}
	for _, r := range slices.Clone(e.Records) {
		arm := ""
		move := func(k *trial.Key) {
			if arm = k.Arm; arm == analysetest.Skill {
				k.Arm = again
			}
		}
		switch {
		case r.Start != nil:
			c := *r.Start
			move(&c.Key)
			r.Start = &c
		case r.Attempt != nil:
			c := *r.Attempt
			move(&c.Key)
			r.Attempt = &c
		case r.Score != nil:
			c := *r.Score
			move(&c.Key)
			r.Score = &c
		case r.Skip != nil:
			c := *r.Skip
			move(&c.Key)
			r.Skip = &c
		}
		if arm == analysetest.Skill {
			r.Seq = int64(len(e.Records) + 1)
			e.Records = append(e.Records, r)
		}
	}
	return e
}

func surfaceLedgers(t *testing.T, f *figures) {
	var arms, cells, trials ledgerOf
	byArm := map[string]ledgerOf{}
	f.Total.Ledger.check(t, "the run")
	for _, a := range f.Arms {
		a.Ledger.check(t, a.ID)
		arms = arms.plus(a.Ledger)
	}
	for _, c := range f.Cells {
		c.Ledger.check(t, c.Task+" "+c.Arm)
		cells = cells.plus(c.Ledger)
		byArm[c.Arm] = byArm[c.Arm].plus(c.Ledger)
	}
	for _, x := range f.Trials {
		trials = trials.plus(ledgerOfTrial(x.Status, x.Outcome))
	}
	for _, a := range f.Arms {
		if byArm[a.ID] != a.Ledger {
			t.Errorf("%s: %s in tasks, %s in the arm", a.ID, byArm[a.ID].text(), a.Ledger.text())
		}
	}
	if arms != f.Total.Ledger || cells != f.Total.Ledger || trials != f.Total.Ledger {
		t.Errorf("total %s, arms %s, tasks %s, trials %s", f.Total.Ledger.text(), arms.text(), cells.text(), trials.text())
	}
}

func ledgerOfTrial(status, outcome string) ledgerOf {
	l := ledgerOf{Planned: 1}
	switch status {
	case "scored":
		l.Scored = 1
		switch trial.Verdict(outcome) {
		case trial.Pass:
			l.Pass = 1
		case trial.Fail:
			l.Fail = 1
		case trial.Unknown:
			l.Unknown = 1
		}
	case "void":
		l.Void = 1
	case "skipped":
		l.Skipped = 1
	case "pending":
		l.Pending = 1
	}
	return l
}

func surfaceRates(t *testing.T, f *figures, pages map[string]string) {
	for _, a := range f.Arms {
		m := a.Metrics[0]
		if m.Name != "success_rate" || m.Numerator != a.Ledger.Pass || m.Denominator != a.Ledger.Pass+a.Ledger.Fail {
			t.Errorf("%s: %+v of %s", a.ID, m, a.Ledger.text())
		}
		if m.Value == nil {
			continue
		}
		has(t, "text", pages["text"], a.ID, percent(*m.Value), m.ratio(), m.interval())
		has(t, "Markdown", pages["Markdown"], "`success_rate`", fmt.Sprintf("%s %s (%s)", percent(*m.Value), m.ratio(), m.interval()))
		if a.Cost.Priced > a.Cost.Free {
			has(t, "text", pages["text"], a.ID, "$"+a.Cost.Billed)
			if len(f.Arms) > 1 && f.Total.Cost.Priced > f.Total.Cost.Free {
				has(t, "the comment", pages["the comment"], a.ID, "$"+a.Cost.Billed)
			}
		}
	}
	if c := f.Total.Cost; c.Priced > c.Free {
		for _, surface := range []string{"Markdown", "the comment"} {
			has(t, surface, pages[surface], "$"+c.Billed)
		}
	}
	for _, r := range f.Rules {
		m := r.Measured
		for surface, p := range pages {
			has(t, surface, p, r.Name)
			if m.Value == nil {
				continue
			}
			if m.Unit == "" && m.Low != nil {
				if surface != "text" { // there the rule is on one line, its figures on the next
					has(t, surface, p, r.Name, percent(*m.Value), m.ratio(), m.interval())
				} else {
					has(t, surface, p, percent(*m.Value), m.ratio(), m.interval())
				}
			}
		}
		has(t, "the comment", pages["the comment"], r.Name, r.Verdict)
	}
}

func surfaceComparisons(t *testing.T, f *figures, pages map[string]string) {
	for _, c := range f.Comparisons {
		h := c.Headline
		if n := c.Pairs.Both + c.Pairs.Neither + c.Pairs.Treatment + c.Pairs.Control; n < c.Tasks {
			t.Errorf("%s: %d pairs of %d tasks", c.Name, n, c.Tasks)
		}
		if h.P == nil {
			continue
		}
		for surface, p := range pages {
			has(t, surface, p, report.DecisionText(c.Decision))
		}
		span := points(h.Effect.Low) + " to " + points(h.Effect.High)
		has(t, "text", pages["text"], points(h.Effect.Estimate)+" points", span, chance(h.P))
		for _, surface := range []string{"the comment", "Markdown"} {
			has(t, surface, pages[surface], c.Name, c.Treatment, c.Control, points(h.Effect.Estimate)+" points", span, chance(h.P),
				fmt.Sprintf("(%s: both %d, treatment only %d, control only %d, neither %d)", report.Plural(c.Tasks, "task"), c.Pairs.Both, c.Pairs.Treatment, c.Pairs.Control, c.Pairs.Neither))
		}
		has(t, "text", pages["text"], fmt.Sprintf("%d both", c.Pairs.Both), fmt.Sprintf("%d control only", c.Pairs.Control))
		has(t, "text", pages["text"], fmt.Sprintf("%d treatment only", c.Pairs.Treatment), fmt.Sprintf("%d neither", c.Pairs.Neither))
		if h.Family > 1 {
			for surface, p := range pages {
				has(t, surface, p, points(h.Effect.Estimate), chance(h.PAdjusted))
			}
		}
	}
}

func surfaceJUnit(t *testing.T, f *figures, page string) {
	type properties struct {
		List []struct {
			Name  string `xml:"name,attr"`
			Value string `xml:"value,attr"`
		} `xml:"property"`
	}
	var d struct {
		Tests  int `xml:"tests,attr"`
		Suites []struct {
			Name       string     `xml:"name,attr"`
			Tests      int        `xml:"tests,attr"`
			Failures   int        `xml:"failures,attr"`
			Errors     int        `xml:"errors,attr"`
			Skipped    int        `xml:"skipped,attr"`
			Properties properties `xml:"properties"`
			Cases      []struct {
				Name       string     `xml:"name,attr"`
				Properties properties `xml:"properties"`
				Failure    *struct{}  `xml:"failure"`
				Error      *struct{}  `xml:"error"`
				Skipped    *struct{}  `xml:"skipped"`
			} `xml:"testcase"`
		} `xml:"testsuite"`
	}
	if err := xml.Unmarshal([]byte(page), &d); err != nil {
		t.Fatal(err)
	}
	value := func(p properties, name string) string {
		for _, x := range p.List {
			if x.Name == name {
				return x.Value
			}
		}
		return ""
	}
	if d.Tests != len(f.Cells) {
		t.Errorf("JUnit: %d tests of %d tasks in arms", d.Tests, len(f.Cells))
	}
	cells := map[string]ledgerOf{}
	for _, c := range f.Cells {
		cells[report.Clean(c.Task+"@"+c.Arm)] = c.Ledger
	}
	for i, s := range d.Suites {
		a := f.Arms[i]
		if s.Name != a.ID || value(s.Properties, "ledger") != a.Ledger.text() || value(s.Properties, "verdict") != f.Verdict.Verdict {
			t.Errorf("JUnit: suite %s, ledger %s", s.Name, value(s.Properties, "ledger"))
		}
		if m := a.Metrics[0]; m.Value != nil && value(s.Properties, "success_rate") != percent(*m.Value)+" "+m.ratio()+", 95% interval "+m.interval() {
			t.Errorf("JUnit: %s has %s", s.Name, value(s.Properties, "success_rate"))
		}
		for _, r := range f.Rules {
			if v := value(s.Properties, "gate: "+r.Name); !strings.HasPrefix(v, r.Verdict+":") {
				t.Errorf("JUnit: gate %s is %q, want %s", r.Name, v, r.Verdict)
			}
		}
		bad := 0
		for _, c := range s.Cases {
			l := cells[c.Name+"@"+s.Name]
			for name, n := range map[string]int{"trials": l.Planned, "passed": l.Pass, "failed": l.Fail, "unknown": l.Unknown, "void": l.Void, "not_run": l.Skipped + l.Pending} {
				if value(c.Properties, name) != strconv.Itoa(n) {
					t.Errorf("JUnit: %s@%s: %s is %s, want %d", c.Name, s.Name, name, value(c.Properties, name), n)
				}
			}
			if (c.Failure != nil) != (l.Fail > 0) || (c.Error != nil) != (l.Fail == 0 && l.Void+l.Unknown+l.Pending > 0) || (c.Skipped != nil) != (l.Fail+l.Void+l.Unknown+l.Pending == 0 && l.Skipped > 0) {
				t.Errorf("JUnit: %s@%s is %+v of %s", c.Name, s.Name, c, l.text())
			}
			if c.Failure != nil || c.Error != nil || c.Skipped != nil {
				bad++
			}
		}
		if s.Failures+s.Errors+s.Skipped != bad || s.Tests != len(s.Cases) {
			t.Errorf("JUnit: suite %s counts %d + %d + %d of %d, there are %d", s.Name, s.Failures, s.Errors, s.Skipped, s.Tests, bad)
		}
	}
}

func surfaceCTRF(t *testing.T, f *figures, page string) {
	type rate struct {
		Value, Low, High *float64
		N                int
	}
	var d struct {
		Results struct {
			Tests []struct {
				TestID, Status, RawStatus string
				Extra                     struct {
					Trials, Pass, Fail, Unknown, Void, Skipped, Pending int
					Success                                             rate    `json:"success_rate"`
					Billed                                              *string `json:"billed_usd"`
				}
			}
			Extra struct {
				Verdict string
				Exit    int
				Gates   []struct {
					Name, Verdict    string
					Value, Low, High *float64
				}
				Arms []struct {
					ID                                      string
					Planned, Scored, Void, Skipped, Pending int
					Success                                 rate `json:"success_rate"`
				}
				Comparisons []struct {
					Name      string
					Pairs     pairsOf
					Effect    struct{ Estimate, Low, High *float64 }
					P         *float64
					PAdjusted *float64 `json:"p_adjusted"`
				}
				AsGraded *struct {
					Verdict string
					Exit    int
					Arms    []struct {
						ID      string
						Success rate `json:"success_rate"`
					}
				} `json:"as_graded"`
			}
		}
	}
	if err := json.Unmarshal([]byte(page), &d); err != nil {
		t.Fatal(err)
	}
	x := d.Results.Extra
	if x.Verdict != f.Verdict.Verdict || x.Exit != f.Verdict.Exit || len(x.Gates) != len(f.Rules) || len(x.Arms) != len(f.Arms) || len(x.Comparisons) != len(f.Comparisons) || (x.AsGraded == nil) != (f.AsGraded == nil) {
		t.Fatalf("CTRF: %+v", x)
	}
	for i, g := range x.Gates {
		if r := f.Rules[i]; g.Name != r.Name || g.Verdict != r.Verdict || !r.Measured.same(g.Value, g.Low, g.High) {
			t.Errorf("CTRF: gate %+v, want %+v", g, r)
		}
	}
	for i, a := range x.Arms {
		w, m := f.Arms[i], f.Arms[i].Metrics[0]
		if a.ID != w.ID || a.Planned != w.Ledger.Planned || a.Scored != w.Ledger.Scored || a.Void != w.Ledger.Void || a.Skipped != w.Ledger.Skipped || a.Pending != w.Ledger.Pending ||
			!m.same(a.Success.Value, a.Success.Low, a.Success.High) || a.Success.N != m.Denominator {
			t.Errorf("CTRF: arm %+v, want %+v", a, w)
		}
	}
	for i, c := range x.Comparisons {
		w := f.Comparisons[i]
		if c.Name != w.Name || c.Pairs != w.Pairs || !reflect.DeepEqual(c.P, w.Headline.P) || !reflect.DeepEqual(c.PAdjusted, w.Headline.PAdjusted) || !reflect.DeepEqual(c.Effect, w.Headline.Effect) {
			t.Errorf("CTRF: comparison %+v, want %+v", c, w)
		}
	}
	if g := x.AsGraded; g != nil {
		if g.Verdict != f.AsGraded.Verdict.Verdict || g.Exit != f.AsGraded.Verdict.Exit {
			t.Errorf("CTRF: as graded %+v", g)
		}
		for i, a := range g.Arms {
			if w := f.AsGraded.Arms[i]; a.ID != w.ID || !w.Success.same(a.Success.Value, a.Success.Low, a.Success.High) {
				t.Errorf("CTRF: as graded %+v, want %+v", a, w)
			}
		}
	}
	billed := map[string]*big.Rat{}
	for i, c := range f.Cells {
		w, e := d.Results.Tests[i], d.Results.Tests[i].Extra
		if w.TestID != report.Clean(c.Task+"@"+c.Arm) || w.RawStatus != c.Ledger.text() || !c.Success.same(e.Success.Value, e.Success.Low, e.Success.High) || e.Success.N != c.Ledger.Pass+c.Ledger.Fail {
			t.Errorf("CTRF: %+v, want %+v", w, c)
		}
		if l := (ledgerOf{e.Trials, e.Pass + e.Fail + e.Unknown, e.Pass, e.Fail, e.Unknown, e.Void, e.Skipped, e.Pending}); l != c.Ledger {
			t.Errorf("CTRF: %s, want %s", l.text(), c.Ledger.text())
		}
		if passed := c.Ledger.Pass > 0 && c.Ledger.Pass == c.Ledger.Planned; (w.Status == "passed") != passed || (w.Status == "failed") != (c.Ledger.Fail > 0) {
			t.Errorf("CTRF: %s is %s, of %s", w.TestID, w.Status, c.Ledger.text())
		}
		if known := c.Cost.Priced > c.Cost.Free; known != (e.Billed != nil) || known && *e.Billed != c.Cost.Billed {
			t.Errorf("CTRF: %s cost %v, want %+v", w.TestID, e.Billed, c.Cost)
		}
		add(t, billed, c.Arm, c.Cost.Billed)
	}
	for _, a := range f.Arms {
		if billed[a.ID].Cmp(formatAmount(t, a.Cost.Billed)) != 0 {
			t.Errorf("%s: tasks cost %s, the arm %s", a.ID, billed[a.ID], a.Cost.Billed)
		}
	}
}

func add(t *testing.T, sums map[string]*big.Rat, key, usd string) {
	t.Helper()
	if sums[key] == nil {
		sums[key] = new(big.Rat)
	}
	sums[key].Add(sums[key], formatAmount(t, usd))
}

// formatAmount is of nothing where nothing is known.
func formatAmount(t *testing.T, usd string) *big.Rat {
	t.Helper()
	v, ok := new(big.Rat).SetString(cmp.Or(usd, "0"))
	if !ok {
		t.Fatalf("%q is no amount", usd)
	}
	return v
}

func surfaceCSV(t *testing.T, f *figures, trials, summary string) {
	rows := func(s string) []map[string]string {
		all, err := stdcsv.NewReader(bytes.NewReader([]byte(s))).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		var out []map[string]string
		for _, r := range all[1:] {
			row := map[string]string{}
			for i, name := range all[0] {
				row[name] = r[i]
			}
			out = append(out, row)
		}
		return out
	}
	byArm, spent := map[string]ledgerOf{}, map[string]*big.Rat{}
	for _, r := range rows(trials) {
		if r["role"] != "" { // a baseline of starts
			continue
		}
		byArm[r["arm"]] = byArm[r["arm"]].plus(ledgerOfTrial(r["status"], r["outcome"]))
		if r["billed_usd"] != "" {
			add(t, spent, r["arm"], r["billed_usd"])
		}
	}
	for _, a := range f.Arms {
		if byArm[a.ID] != a.Ledger {
			t.Errorf("trials.csv: %s has %s, want %s", a.ID, byArm[a.ID].text(), a.Ledger.text())
		}
		if a.Cost.Priced > 0 && spent[a.ID].Cmp(formatAmount(t, a.Cost.Billed)) != 0 {
			t.Errorf("trials.csv: %s cost %s, want %s", a.ID, spent[a.ID], a.Cost.Billed)
		}
	}
	number := func(v *float64) string {
		if v == nil {
			return ""
		}
		return strconv.FormatFloat(*v, 'g', -1, 64)
	}
	for i, r := range rows(summary) {
		c := f.Cells[i]
		got := []string{report.Clean(r["task"]), r["arm"], r["planned"], r["scored"], r["pass"], r["fail"], r["unknown"], r["skipped"], r["pending"], r["success_rate"], r["success_low"], r["success_high"]}
		want := []string{report.Clean(c.Task), c.Arm}
		for _, n := range []int{c.Ledger.Planned, c.Ledger.Scored, c.Ledger.Pass, c.Ledger.Fail, c.Ledger.Unknown, c.Ledger.Skipped, c.Ledger.Pending} {
			want = append(want, strconv.Itoa(n))
		}
		want = append(want, number(c.Success.Value), number(c.Success.Low), number(c.Success.High))
		if !reflect.DeepEqual(got, want) {
			t.Errorf("summary.csv: %q, want %q", got, want)
		}
	}
}
