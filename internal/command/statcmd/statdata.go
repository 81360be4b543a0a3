package statcmd

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

// sides selects rows and cells of a file in long form.
type sides struct {
	control, treatment string // arms
	value              string // column
}

// source is a cell that holds a value of one side.
type source struct {
	column    string
	treatment bool
}

// sources returns a function that returns the cells of a row with values: the columns
// control and treatment, or in long form the given column, if the row belongs to either
// arm. The user must name the arms, because a file does not mark one as the treatment.
func (s *sheet) sources(x sides, long bool, column string) (func(row int) []source, error) {
	if !long {
		both := []source{{"control", false}, {"treatment", true}}
		return func(int) []source { return both }, nil
	}
	var arms []string
	for i := range s.rows {
		if arm := s.cellText(i, "arm"); !slices.Contains(arms, arm) {
			arms = append(arms, arm)
		}
	}
	there := report.Cut(report.Clean(strings.Join(arms, ", ")), 200)
	switch {
	case len(arms) == 0:
		return nil, cmdenv.UsageErrorf("%s has a header and no rows", s.name)
	case x.control == "" || x.treatment == "":
		return nil, cmdenv.UsageErrorf("%s has a row for every arm: say which two are held against each other with --control NAME --treatment NAME (there is %s)", s.name, there)
	case x.control == x.treatment:
		return nil, cmdenv.UsageErrorf("--control and --treatment are both %s", x.control)
	}
	for _, arm := range []string{x.control, x.treatment} {
		if !slices.Contains(arms, arm) {
			return nil, cmdenv.UsageErrorf("%s has no row of arm %s (there is %s)", s.name, arm, there)
		}
	}
	return func(row int) []source {
		switch s.cellText(row, "arm") {
		case x.control:
			return []source{{column, false}}
		case x.treatment:
			return []source{{column, true}}
		}
		return nil
	}, nil
}

// values reads measured values: task,control,treatment with one row a trial or
// task, or task,arm,value with one row a trial.
func (s *sheet) values(x sides) ([]stat.Values, error) {
	if err := s.checkHeader(); err != nil {
		return nil, err
	}
	column := cmp.Or(x.value, "value")
	long := s.hasColumn("task", "arm", column)
	if !long && !s.hasColumn("task", "control", "treatment") {
		return nil, s.requireColumns("task,control,treatment", "task,arm,"+column)
	}
	sources, err := s.sources(x, long, column)
	if err != nil {
		return nil, err
	}
	var g byTask[stat.Values]
	for i := range s.rows {
		for _, from := range sources(i) {
			t := g.task(s.cellText(i, "task"))
			v, ok, err := s.parseNumber(i, from.column)
			switch {
			case err != nil:
				return nil, err
			case ok && from.treatment:
				t.Treatment = append(t.Treatment, v)
			case ok:
				t.Control = append(t.Control, v)
			}
		}
	}
	return g.tasks, nil
}

// outcomes is the passes in a file: the counts of every task, and its pairs of
// trials where the file tells which trials go together.
type outcomes struct {
	control, treatment []stat.Cluster
	pairs              []stat.Pairs // one a task; nil if trials cannot be paired
}

// outcomes reads one row a task with counts, one row a pair of trials, or one
// row a trial with its arm and index.
func (s *sheet) outcomes(x sides) (outcomes, error) {
	if err := s.checkHeader(); err != nil {
		return outcomes{}, err
	}
	column := cmp.Or(x.value, "outcome")
	long := s.hasColumn("task", "arm", column)
	switch {
	case s.hasColumn("task", "control_pass", "control_n", "treatment_pass", "treatment_n"):
		return s.countedOutcomes()
	case !long && !s.hasColumn("task", "control", "treatment"):
		return outcomes{}, s.requireColumns("task,control_pass,control_n,treatment_pass,treatment_n", "task,control,treatment", "task,arm,index,"+column)
	}
	return s.trialOutcomes(x, long, column)
}

func (s *sheet) countedOutcomes() (outcomes, error) {
	type task struct{ control, treatment stat.Cluster }
	var g byTask[task]
	for i := range s.rows {
		k, n, err := s.passes(i, "control_pass", "control_n")
		if err != nil {
			return outcomes{}, err
		}
		tk, tn, err := s.passes(i, "treatment_pass", "treatment_n")
		if err != nil {
			return outcomes{}, err
		}
		t := g.task(s.cellText(i, "task"))
		t.control.K, t.control.N, t.treatment.K, t.treatment.N = t.control.K+k, t.control.N+n, t.treatment.K+tk, t.treatment.N+tn
	}
	var out outcomes
	for _, t := range g.tasks {
		out.control, out.treatment = append(out.control, t.control), append(out.treatment, t.treatment)
	}
	out.pairSingles()
	return out, nil
}

// pairSingles pairs trials where no task has more than one on a side, so that
// there is only one way to do it.
func (o *outcomes) pairSingles() {
	pairs := make([]stat.Pairs, len(o.control))
	for i := range pairs {
		c, t := o.control[i], o.treatment[i]
		if c.N > 1 || t.N > 1 {
			return
		}
		if c.N == 1 && t.N == 1 {
			pairs[i] = stat.PairOf(c.K == 1, t.K == 1)
		}
	}
	o.pairs = pairs
}

func (s *sheet) passes(row int, pass, of string) (k, n int, err error) {
	if k, err = s.parseCount(row, pass); err != nil {
		return 0, 0, err
	}
	if n, err = s.parseCount(row, of); err != nil {
		return 0, 0, err
	}
	if k > n {
		return 0, 0, cmdenv.UsageErrorf("%s:%d: %s is %d, more than %s, which is %d", s.name, s.lines[row], pass, k, of, n)
	}
	return k, n, nil
}

func readClusters(env *cmdenv.Env, file string) ([]stat.Cluster, []string, error) {
	s, err := openSheet(env, file)
	if err != nil {
		return nil, nil, err
	}
	tasks, err := s.clusters()
	return tasks, s.gapWarnings(), err
}

func (s *sheet) clusters() ([]stat.Cluster, error) {
	if err := s.checkHeader(); err != nil {
		return nil, err
	}
	if !s.hasColumn("task", "k", "n") {
		return nil, s.requireColumns("task,k,n")
	}
	var g byTask[stat.Cluster]
	for i := range s.rows {
		k, n, err := s.passes(i, "k", "n")
		if err != nil {
			return nil, err
		}
		t := g.task(s.cellText(i, "task"))
		t.K, t.N = t.K+k, t.N+n
	}
	return g.tasks, nil
}

// taskTrials are the trials of one task: its verdicts by index, then by side.
type taskTrials struct {
	order []string
	by    map[string]*[2]*bool // control, treatment; nil if there is none
}

// addTrial notes a verdict, and reports whether there was none yet.
func (t *taskTrials) addTrial(index string, side int, passed bool) bool {
	if t.by == nil {
		t.by = map[string]*[2]*bool{}
	}
	at := t.by[index]
	if at == nil {
		at = &[2]*bool{}
		t.by[index], t.order = at, append(t.order, index)
	}
	if at[side] != nil {
		return false
	}
	at[side] = &passed
	return true
}

func paired(tasks []taskTrials) outcomes {
	var out outcomes
	for _, t := range tasks {
		var clusters [2]stat.Cluster
		var pairs stat.Pairs
		for _, index := range t.order {
			at := t.by[index]
			for side, passed := range at {
				if passed != nil {
					clusters[side].N++
					clusters[side].K += one(*passed)
				}
			}
			if at[0] != nil && at[1] != nil {
				pairs = pairs.Plus(stat.PairOf(*at[0], *at[1]))
			}
		}
		out.control, out.treatment, out.pairs = append(out.control, clusters[0]), append(out.treatment, clusters[1]), append(out.pairs, pairs)
	}
	return out
}

func (s *sheet) trialOutcomes(x sides, long bool, column string) (outcomes, error) {
	sources, err := s.sources(x, long, column)
	if err != nil {
		return outcomes{}, err
	}
	indexed := long && s.hasColumn("index")
	var g byTask[taskTrials]
	for i := range s.rows {
		index := strconv.Itoa(i)
		if indexed {
			index = s.cellText(i, "index")
		}
		for _, from := range sources(i) {
			t := g.task(s.cellText(i, "task"))
			passed, ok, err := s.verdict(i, from.column)
			if err != nil {
				return outcomes{}, err
			}
			if ok && !t.addTrial(index, one(from.treatment), passed) {
				return outcomes{}, cmdenv.UsageErrorf("%s:%d: task %s has index %s twice in arm %s", s.name, s.lines[i], report.Clean(s.cellText(i, "task")), report.Clean(index), report.Clean(s.cellText(i, "arm")))
			}
		}
	}
	out := paired(g.tasks)
	if long && !indexed {
		out.pairs = nil
		out.pairSingles()
	}
	return out, nil
}

// verdict reads whether a trial passed. A value that is neither a pass nor a fail,
// such as void or unknown, is missing.
func (s *sheet) verdict(row int, column string) (passed, ok bool, err error) {
	switch text := strings.ToLower(s.cellText(row, column)); text {
	case "1", "pass", "passed", "true", "yes":
		return true, true, nil
	case "0", "fail", "failed", "false", "no":
		return false, true, nil
	case "void", "unknown", "skipped", "pending", "not_applicable":
		s.addGap(row, column, "is "+text)
		return false, false, nil
	default:
		if _, ok, err := s.parseNumber(row, column); err != nil || ok {
			return false, false, cmdenv.UsageErrorf("%s:%d: %s %q is no verdict: write 1 or 0, pass or fail", s.name, s.lines[row], column, report.Cut(report.Clean(s.cellText(row, column)), 40))
		}
		return false, false, nil
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// numbers reads one number a line, under a header or none; the named column of
// several; or the differences treatment − control of a file with such columns.
func (s *sheet) numbers(x sides) ([]float64, error) {
	var out []float64
	if _, err := strconv.ParseFloat(s.rows[0][0], 64); err == nil && len(s.rows[0]) == 1 && x.value == "" {
		s.head = []string{"value"} // no header
	} else if err := s.checkHeader(); err != nil {
		return nil, err
	}
	column := x.value
	switch {
	case column == "" && len(s.head) == 1:
		column = s.head[0]
	case column == "" && s.hasColumn("control", "treatment"):
		return s.differences()
	case column == "" || !s.hasColumn(column):
		return nil, cmdenv.UsageErrorf("%s has the columns %s: say which with --value COLUMN", s.name, report.Cut(report.Clean(strings.Join(s.head, ", ")), 200))
	}
	for i := range s.rows {
		v, ok, err := s.parseNumber(i, column)
		if err != nil {
			return nil, err
		}
		if ok {
			out = append(out, v)
		}
	}
	return out, nil
}

func (s *sheet) differences() ([]float64, error) {
	var out []float64
	for i := range s.rows {
		c, okC, err := s.parseNumber(i, "control")
		if err != nil {
			return nil, err
		}
		t, okT, err := s.parseNumber(i, "treatment")
		if err != nil {
			return nil, err
		}
		if d := t - c; okC && okT && !math.IsInf(d, 0) {
			out = append(out, d)
		} else if okC && okT {
			s.addGap(i, "treatment − control", "is too large")
		}
	}
	return out, nil
}
