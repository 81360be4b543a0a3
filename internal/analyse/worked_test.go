package analyse_test

import (
	"encoding/csv"
	"encoding/json"
	"math"
	"math/big"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// worked analyses a table of trials; testdata/worked.py reads the same one.
func worked(t *testing.T, file string, trials int) *analyse.Analysis {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	table, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	s := &suite.Suite{Name: "worked", Seed: 1, Trials: trials, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}}
	var plan trial.Plan
	var records []trial.Record
	for _, row := range table[1:] {
		task, arm := row[0], suite.Arm{Agent: "m", Scenario: row[1]}
		number := func(i int) int64 {
			n, err := strconv.ParseInt(row[i], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		if !slices.ContainsFunc(s.Tasks, func(t *suite.Task) bool { return t.ID == task }) {
			s.Tasks = append(s.Tasks, &suite.Task{ID: task})
		}
		if !slices.Contains(s.Arms, arm) {
			s.Arms = append(s.Arms, arm)
		}
		k := trial.Key{Task: task, Arm: arm.ID(), Index: int(number(2))}
		plan.Trials = append(plan.Trials, trial.Planned{Key: k})
		if row[4] == "" {
			records = append(records, attempt(k, 1, true, trial.Faultf(trial.ClassEnvironment, "503")))
			continue
		}
		a := attempt(k, 1, true, nil)
		a.Attempt.Timing.AgentMS = number(6)
		a.Attempt.Usage = []trial.Usage{{Request: 1, Input: number(7), Output: number(8)}}
		if arm.Scenario == "docs" {
			a.Attempt.Proof.Servers = []trial.ServerProof{{Name: "docs", Digest: "d", Tools: 1, Calls: 1 - k.Index%2}}
		}
		verdict := map[string]trial.Verdict{"1": trial.Pass, "0": trial.Fail}
		agent, text := score(k, 1, "agent", verdict[row[3]]), score(k, 1, "text", verdict[row[4]])
		agent.Score.Criteria[0].Required = false // so that the outcome is the column ok
		text.Score.Criteria = append(text.Score.Criteria, trial.Criterion{Name: "text.style", Verdict: verdict[row[5]]})
		records = append(records, a, agent, text)
	}
	s.Compare = map[string]suite.Comparison{"help": {Control: suite.Selector{Scenario: "bare"}, Treatment: suite.Selector{Scenario: "docs"}, Margin: new(0.1)}}
	if trials == 1 { // both arms against one control
		s.Compare["help"] = suite.Comparison{Control: suite.Selector{Agent: "m", Scenario: "bare"}, Treatment: suite.Selector{Agent: "m"}}
	}
	prices := func(a *trial.Attempt) (spend.Price, bool) {
		usd := big.NewRat(3*a.Usage[0].Input+15*a.Usage[0].Output, 1_000_000)
		return spend.Price{Billed: usd, Cold: usd, ColdSeed: usd}, true
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{Prices: prices})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// workedFigures are what testdata/worked.py computed.
type workedFigures struct {
	Pairs            stat.Pairs            `json:"pairs"`
	Tasks            int                   `json:"tasks"`
	Difference       float64               `json:"difference"`
	PMid             float64               `json:"p_mid"`
	PExact           float64               `json:"p_exact_two_sided"`
	PPermutation     float64               `json:"p_permutation"`
	PPermutationMid  float64               `json:"p_permutation_mid"`
	PAdjusted        float64               `json:"p_adjusted"`
	Family           int                   `json:"family"`
	CriteriaFamily   int                   `json:"criteria_family"`
	Chi2             float64               `json:"mcnemar_chi2"`
	Newcombe         []float64             `json:"newcombe"`
	Tango            []float64             `json:"tango"`
	OddsRatio        []float64             `json:"odds_ratio"`
	T                []float64             `json:"t"`
	Detectable       float64               `json:"detectable"`
	Criteria         map[string]float64    `json:"criteria"`
	CriteriaAdjusted map[string]float64    `json:"criteria_adjusted"`
	Void             int                   `json:"void"`
	WorstCase        []float64             `json:"worst_case"`
	BestCase         []float64             `json:"best_case"`
	Ratios           map[string][]float64  `json:"ratios"`
	Arms             map[string]workedRate `json:"arms"`
}

type workedRate struct {
	Rate          float64            `json:"rate"`
	N             int                `json:"n"`
	SE            float64            `json:"se"`
	PassAt3       float64            `json:"pass_at_3"`
	PassPow3      float64            `json:"pass_pow_3"`
	PassAt3Plugin float64            `json:"pass_at_3_plugin"`
	TasksWith3    int                `json:"tasks_with_3"`
	Time          map[string]float64 `json:"time"`
}

func workedWant(t *testing.T) (one map[string]workedFigures, three workedFigures) {
	t.Helper()
	text, err := os.ReadFile("testdata/worked.json")
	if err != nil {
		t.Fatal(err)
	}
	var want struct {
		One   map[string]workedFigures `json:"one_trial"`
		Three workedFigures            `json:"three_trials"`
	}
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	return want.One, want.Three
}

// near compares a figure with what was computed elsewhere.
func near(t *testing.T, name string, got *float64, want float64) {
	t.Helper()
	if got == nil || math.Abs(*got-want) > 1e-9*max(1, math.Abs(want)) {
		t.Errorf("%s is %v, want %v", name, text(got), want)
	}
}

func text(v *float64) string {
	if v == nil {
		return "null"
	}
	return strconv.FormatFloat(*v, 'g', -1, 64)
}

func nearInterval(t *testing.T, name string, got stat.Interval, want []float64) {
	t.Helper()
	near(t, name+" low", got.Low, want[0])
	near(t, name+" high", got.High, want[1])
}

// TestWorkedOneTrial holds a comparison of two arms with one control, one trial
// a task, against figures of scipy and statsmodels.
func TestWorkedOneTrial(t *testing.T) {
	a := worked(t, "testdata/worked_1.csv", 1)
	want, _ := workedWant(t)
	if len(a.Comparisons) != 2 {
		t.Fatalf("%d comparisons", len(a.Comparisons))
	}
	for _, c := range a.Comparisons {
		arm := c.Treatment[len("m/"):]
		w := want[arm]
		if c.Pairs != w.Pairs || c.Void != w.Void || c.Clustered || c.Trials != 1 || c.Tasks != w.Pairs.N() || c.Agent != "m" {
			t.Errorf("%s: %+v, %d void, want %+v", arm, c.Pairs, c.Void, w)
		}
		near(t, arm+" difference", c.Difference, w.Difference)
		near(t, arm+" p_mid", c.PMid, w.PMid)
		near(t, arm+" p_exact", c.PExactTwoSided, w.PExact)
		near(t, arm+" chi2", c.Chi2, w.Chi2)
		nearInterval(t, arm+" newcombe", c.Newcombe, w.Newcombe)
		nearInterval(t, arm+" tango", c.Tango, w.Tango)
		if w.OddsRatio == nil {
			if c.OddsRatio.Estimate != nil || len(c.OddsRatio.Warnings) == 0 {
				t.Errorf("%s: odds ratio %+v", arm, c.OddsRatio)
			}
		} else {
			near(t, arm+" odds ratio", c.OddsRatio.Estimate, w.OddsRatio[0])
			nearInterval(t, arm+" odds ratio", c.OddsRatio, w.OddsRatio[1:])
		}
		h := c.Headline
		if h.Test != decision.TestMidP || *h.P != *c.PMid || h.Family != w.Family || h.Shown != "" || h.Effect.Method != "tango_mid_p" {
			t.Errorf("%s: headline %+v", arm, h)
		}
		near(t, arm+" p adjusted", h.PAdjusted, w.PAdjusted)
		// With one trial a task the permutation test is McNemar's exact one.
		near(t, arm+" permutation", c.ByTask.Permutation.P, w.PExact)
		near(t, arm+" worst case", c.WorstCase, w.WorstCase[0])
		near(t, arm+" worst case p", c.WorstCaseP, w.WorstCase[1])
		near(t, arm+" best case", c.BestCase, w.BestCase[0])
		near(t, arm+" best case p", c.BestCaseP, w.BestCase[1])
		checkCriteria(t, c, w, decision.TestMidP)
		checkRatios(t, c, w)
		if (c.AsUsed != nil) != (arm == "docs") || (c.AsUsedWhy == "") != (arm == "docs") {
			t.Errorf("%s: as used %+v, %q", arm, c.AsUsed, c.AsUsedWhy)
		}
		if c.AsUsed != nil && (c.AsUsed.Used != 8 || c.AsUsed.Pairs != c.Pairs || *c.AsUsed.P != *c.PMid) {
			t.Errorf("every trial called the server: %+v", c.AsUsed)
		}
		if c.MDE == nil || c.MDE.Tasks != c.Tasks || c.NonInferiority != nil || c.Sequential.N == 0 {
			t.Errorf("%s: mde %+v, non-inferiority %+v, sequential %+v", arm, c.MDE, c.NonInferiority, c.Sequential)
		}
	}
	if m := metric(t, &a.Arms[0].Tally, "success_rate"); m.Method != "wilson" || m.Clusters != 0 || m.SE != nil || m.NEff != nil {
		t.Errorf("one trial a task needs no clusters: %+v", m)
	}
	if a.Arms[0].PassK != nil || a.Pooled != nil {
		t.Errorf("pass@k of one trial: %+v; pooled over one agent: %+v", a.Arms[0].PassK, a.Pooled)
	}
}

// TestWorkedThreeTrials does the same with three trials a task.
func TestWorkedThreeTrials(t *testing.T) {
	a := worked(t, "testdata/worked_3.csv", 3)
	_, w := workedWant(t)
	c := a.Comparisons[0]
	if c.Pairs != w.Pairs || !c.Clustered || c.Trials != 3 || c.Tasks != w.Tasks || c.Void != 1 {
		t.Errorf("%+v", c)
	}
	near(t, "difference", c.Difference, w.Difference)
	near(t, "by task", c.ByTask.Estimate, w.Difference)
	near(t, "effect", c.Headline.Effect.Estimate, w.Difference)
	near(t, "p_permutation", c.ByTask.Permutation.P, w.PPermutation)
	near(t, "p_permutation_mid", c.Headline.P, w.PPermutationMid)
	near(t, "p adjusted", c.Headline.PAdjusted, w.PPermutationMid)
	nearInterval(t, "t", c.ByTask.T, w.T)
	if h := c.Headline; h.Test != decision.TestPermutation || h.Family != 1 || h.Shown != string(decision.Better) || h.Effect.Method != "tango_clustered" {
		t.Errorf("headline %+v", h)
	}
	if c.PMid != nil || c.PExactTwoSided != nil || c.PExactOneSided != nil || c.Chi2 != nil || c.Chi2CC != nil ||
		c.Newcombe.Low != nil || c.OddsRatio.Estimate != nil || len(c.Newcombe.Warnings) == 0 || len(c.OddsRatio.Warnings) == 0 || len(c.Warnings) < 2 {
		t.Errorf("figures of independent pairs: %+v", c)
	}
	near(t, "detectable effect", c.MDE.Effect, w.Detectable)
	checkCriteria(t, c, w, decision.TestPermutation)
	checkRatios(t, c, w)
	// The server was called in the trials of even index, 11 of 17 pairs.
	if u := c.AsUsed; u == nil || u.Assigned != 17 || u.Used != 12 || u.Tasks != 6 || u.P == nil {
		t.Errorf("as used %+v", c.AsUsed)
	}
	if n := c.NonInferiority; n == nil || n.Margin != 0.1 || !*n.Shown || n.Method != "tango_clustered" {
		t.Errorf("non-inferiority %+v", n)
	}
	for _, arm := range a.Arms {
		w := w.Arms[arm.Scenario]
		m := metric(t, &arm.Tally, "success_rate")
		if m.Denominator != w.N || m.Clusters != 6 || m.NEff == nil || m.DesignEffect == nil || m.Method != "wilson_clustered" {
			t.Errorf("%s: %+v", arm.ID, m)
		}
		near(t, arm.ID+" rate", m.Value, w.Rate)
		near(t, arm.ID+" se", m.SE, w.SE)
		// Wilson's interval of as many trials as the clustered ones are worth.
		z, n := 1.959963984540054, *m.NEff
		middle, half := (w.Rate+z*z/(2*n))/(1+z*z/n), z/(1+z*z/n)*math.Sqrt(w.Rate*(1-w.Rate)/n+z*z/(4*n*n))
		near(t, arm.ID+" low", m.Low, middle-half)
		near(t, arm.ID+" high", m.High, middle+half)
		for name, value := range map[string]float64{"pass_at_3": w.PassAt3, "pass_pow_3": w.PassPow3, "pass_at_3_plugin": w.PassAt3Plugin} {
			i := slices.IndexFunc(arm.PassK, func(m analyse.Metric) bool { return m.Name == name })
			near(t, arm.ID+" "+name, arm.PassK[i].Value, value)
			if name == "pass_at_3" && (arm.PassK[i].Denominator != w.TasksWith3 || arm.PassK[i].Low == nil) {
				t.Errorf("%s: %+v", arm.ID, arm.PassK[i])
			}
		}
		took := arm.Numbers[0]
		if took.Name != "time_ms" || took.N != w.N || took.Clusters != 6 || took.MedianInterval == nil || took.MedianInterval.Low == nil || *took.MedianInterval.Estimate != *took.Median {
			t.Errorf("%s: %+v", arm.ID, took)
		}
		for name, got := range map[string]*float64{"mean": took.Mean, "sd": took.SD, "p10": took.P10, "median": took.Median, "p90": took.P90} {
			near(t, arm.ID+" time "+name, got, w.Time[name])
		}
		near(t, arm.ID+" time cv", took.CV, w.Time["sd"]/w.Time["mean"])
	}
}

func checkCriteria(t *testing.T, c analyse.Comparison, w workedFigures, test string) {
	t.Helper()
	names := map[string]string{"agent.ok": "finished", "text.ok": "ok", "text.style": "style"}
	if len(c.Criteria) != len(names) {
		t.Fatalf("criteria %+v", c.Criteria)
	}
	for _, cr := range c.Criteria {
		name := names[cr.Name]
		if cr.Test != test || cr.Family != w.CriteriaFamily || cr.Required != (name == "ok") || cr.Difference.Low == nil {
			t.Errorf("%s: %+v", cr.Name, cr)
		}
		near(t, c.Treatment+" "+cr.Name, cr.P, w.Criteria[name])
		near(t, c.Treatment+" "+cr.Name+" adjusted", cr.PAdjusted, w.CriteriaAdjusted[name])
	}
}

func checkRatios(t *testing.T, c analyse.Comparison, w workedFigures) {
	t.Helper()
	if len(c.Ratios) != 4 {
		t.Fatalf("ratios %+v", c.Ratios)
	}
	for _, r := range c.Ratios {
		want := w.Ratios[r.Name]
		if r.Name == "cold_cost_usd" {
			want = w.Ratios["cost_usd"]
		}
		near(t, c.Treatment+" "+r.Name, r.GeometricMean.Estimate, want[0])
		nearInterval(t, c.Treatment+" "+r.Name, r.GeometricMean, want[1:])
		if r.OfMeans.Low == nil || r.Permutation.P == nil || r.Sources[:5] != "live " {
			t.Errorf("%s: %+v", r.Name, r)
		}
	}
}
