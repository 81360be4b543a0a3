package html

import (
	"bytes"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Reasons of trials are for lists, where one line of each is seen: they are cut to
// maxReason characters, or where they would make the page large all the same, to
// shortReason. The trial itself has them whole.
const (
	maxReason   = 200
	shortReason = 60
	manyReasons = 1 << 20 // bytes of unlike reasons
	maxAsk      = 100     // characters of a prompt
)

// NewHead makes the columns of all trials of a.
func NewHead(a *analyse.Analysis) *Head {
	n := len(a.Trials)
	h := &Head{Version: Version, Run: a.Run, Suite: a.Suite, Setting: a.Setting, Answers: AnswerPage}
	b := headBuilder{h: h, strings: map[string]int{"": 0}, tasks: map[string]int{}, arms: map[string]int{}, criteria: map[string]int{}, reason: maxReason}
	h.Strings = []string{""}
	for _, x := range a.Arms {
		b.armID(HeadArm{ID: x.ID, Agent: x.Agent, Scenario: x.Scenario})
	}
	for _, c := range a.Cells {
		ask := ""
		if task := a.Task(c.Task); task != nil && c.Title == "" {
			ask = report.Cut(strings.Join(strings.Fields(task.Prompt), " "), maxAsk)
		}
		b.taskID(HeadTask{ID: c.Task, Title: c.Title, Ask: ask, Group: c.Group, Tags: c.Tags})
	}
	if reasonBytes(a.Trials) > manyReasons {
		b.reason = shortReason
	}
	c := &h.Columns
	for _, column := range []*[]int32{&c.Task, &c.Arm, &c.Index, &c.Label, &c.Reason, &c.End, &c.Turns, &c.Calls, &c.MS, &c.Tokens} {
		*column = make([]int32, n)
	}
	c.Micros = make([]int, n)
	b.status, b.source = make([]byte, n), make([]byte, n)
	for i := range a.Trials {
		b.addTrial(i, &a.Trials[i])
	}
	c.Status, c.Source = string(b.status), string(b.source)
	if slices.ContainsFunc(a.Trials, func(t analyse.Trial) bool { return t.Graded != "" }) {
		c.Graded = b.withOutcomes(a.Trials, func(t *analyse.Trial) trial.Verdict { return t.Graded })
	}
	for _, v := range b.verdicts {
		c.Verdicts = append(c.Verdicts, string(v))
	}
	b.compared = b.withOutcomes(a.Trials, func(t *analyse.Trial) trial.Verdict { return t.Compared })
	for i := range a.Comparisons {
		h.Comparisons = append(h.Comparisons, b.buildComparison(a, &a.Comparisons[i]))
	}
	return h
}

// reasonBytes returns the size of all different reasons, up to the size that matters.
func reasonBytes(trials []analyse.Trial) int {
	seen, size := map[string]bool{}, 0
	for i := range trials {
		if r := trials[i].Reason; r != "" && !seen[r] {
			seen[r] = true
			if size += min(len(r), maxReason); size > manyReasons {
				break
			}
		}
	}
	return size
}

type headBuilder struct {
	h                              *Head
	strings, tasks, arms, criteria map[string]int
	status, source                 []byte
	compared                       string   // status used in comparisons
	verdicts                       [][]byte // a criterion each
	reason                         int      // characters of a reason
}

// assignNumber returns the number of a name. It assigns the next number to a new name
// and calls add.
func assignNumber(numbers map[string]int, name string, add func()) int {
	i, ok := numbers[name]
	if !ok {
		i = len(numbers)
		numbers[name] = i
		add()
	}
	return i
}

func (b *headBuilder) textID(s string) int32 {
	return int32(assignNumber(b.strings, s, func() { b.h.Strings = append(b.h.Strings, s) }))
}

func (b *headBuilder) taskID(t HeadTask) int {
	return assignNumber(b.tasks, t.ID, func() { b.h.Tasks = append(b.h.Tasks, t) })
}

func (b *headBuilder) armID(x HeadArm) int {
	return assignNumber(b.arms, x.ID, func() { b.h.Arms = append(b.h.Arms, x) })
}

func (b *headBuilder) addTrial(i int, t *analyse.Trial) {
	c := &b.h.Columns
	c.Task[i] = int32(b.taskID(HeadTask{ID: t.Task}))
	agent, scenario, _ := strings.Cut(t.Arm, "/")
	c.Arm[i] = int32(b.armID(HeadArm{t.Arm, agent, scenario}))
	c.Index[i] = int32(t.Index)
	b.status[i], b.source[i] = StatusLetter(t), sourceLetter(t.Source)
	c.Label[i], c.End[i] = b.textID(t.Label), b.textID(string(t.End))
	c.Reason[i] = b.textID(report.Cut(t.Reason, b.reason))
	c.Turns[i], c.Calls[i] = cellOf(t.Turns), cellOf(countCalls(t))
	c.MS[i], c.Tokens[i], c.Micros[i] = -1, -1, billedMicros(t)
	if ms := t.AgentMS(); ms != nil {
		c.MS[i] = cellOf(*ms)
	}
	if t.Tokens.Trials > 0 {
		c.Tokens[i] = cellOf(t.Tokens.In() + t.Tokens.Output)
	}
	if t.Status == analyse.Scored { // others count in no figure of a criterion
		for k := range t.Criteria {
			b.addVerdict(i, &t.Criteria[k])
		}
	}
	if len(t.Notes) > 0 {
		if c.Notes == nil {
			c.Notes = make([]int32, len(b.status))
		}
		c.Notes[i] = cellOf(countNotes(t.Notes))
	}
}

// cellOf returns n as the cell of a column. What no trial reaches, such as 24 days, is the
// largest.
func cellOf[T int | int64](n T) int32 { return int32(min(max(n, math.MinInt32), math.MaxInt32)) }

func outcomeLetter(v trial.Verdict) byte {
	switch v {
	case trial.Pass:
		return 'p'
	case trial.Fail:
		return 'f'
	}
	return 'u'
}

// withOutcomes returns the status of trials, with outcomes replaced by those of other
// where it has one.
func (b *headBuilder) withOutcomes(trials []analyse.Trial, other func(*analyse.Trial) trial.Verdict) string {
	out := bytes.Clone(b.status)
	for i := range trials {
		if v := other(&trials[i]); v != "" {
			out[i] = outcomeLetter(v)
		}
	}
	return string(out)
}

// countNotes counts the notes with content that were not revoked.
func countNotes(notes []trial.Note) int {
	revoked, n := trial.RevokedNotes(notes), 0
	for i := range notes {
		if notes[i].Revokes == 0 && !revoked[notes[i].Seq] {
			n++
		}
	}
	return n
}

func (b *headBuilder) addVerdict(i int, c *trial.Criterion) {
	k := assignNumber(b.criteria, c.Name, func() {
		b.h.Criteria = append(b.h.Criteria, c.Name)
		b.verdicts = append(b.verdicts, bytes.Repeat([]byte("-"), len(b.status)))
	})
	b.verdicts[k][i] = outcomeLetter(c.Verdict)
	if c.Verdict == trial.NotApplicable {
		b.verdicts[k][i] = 'n'
	}
}

// StatusLetter returns the letter for the status of a trial in [Columns].
func StatusLetter(t *analyse.Trial) byte {
	switch t.Status {
	case analyse.Scored:
		return outcomeLetter(t.Outcome)
	case analyse.Void:
		return 'v'
	case analyse.Skipped:
		return 's'
	}
	return 'w'
}

func sourceLetter(s trial.Source) byte {
	switch s {
	case trial.Live, trial.Cached, trial.Scripted, trial.Imported:
		return s[0]
	}
	return '-'
}

// countCalls returns the calls of tools that the proof of treatment counts. Calls of a
// program's own tools are known only if a grader has counted them.
func countCalls(t *analyse.Trial) int {
	if t.Source == "" {
		return -1
	}
	for _, m := range t.Measures {
		if strings.HasSuffix(m.Name, ".tool_calls") && m.Value != nil && *m.Value >= 0 && *m.Value <= math.MaxInt32 {
			return int(*m.Value)
		}
	}
	if t.Isolation != "" && len(t.Servers)+len(t.Tools) == 0 {
		return -1
	}
	n := 0
	for _, s := range t.Servers {
		n += s.Calls
	}
	for _, x := range t.Tools {
		n += x.Calls
	}
	return n
}

func billedMicros(t *analyse.Trial) int {
	if t.Source == "" || t.Cost.Priced == 0 || t.Cost.Unpriced > 0 {
		return -1
	}
	v, err := strconv.ParseFloat(t.Cost.Billed.String(), 64)
	if err != nil || v < 0 || v > 1e9 {
		return -1
	}
	return int(math.Round(v * 1e6))
}

// buildComparison finds the pairs of c: of the tasks that it is about, all of which
// both sides are scored.
func (b *headBuilder) buildComparison(a *analyse.Analysis, c *analyse.Comparison) HeadComparison {
	out := HeadComparison{Name: c.Name, Treatment: b.armID(HeadArm{ID: c.Treatment}), Control: b.armID(HeadArm{ID: c.Control}), Pairs: []HeadPair{}}
	about := make([]bool, len(b.h.Tasks))
	selectors, given := a.Written().Compare[c.Name]
	for i, t := range b.h.Tasks {
		task := a.Task(t.ID)
		if task == nil {
			task = &suite.Task{ID: t.ID} // the suite does not list it, and the run has it
		}
		about[i] = !given || selectors.Treatment.MatchTask(task) && selectors.Control.MatchTask(task)
	}
	// Trials of a task lie together, arm by arm in order of index.
	from := 0
	for tasks := range report.Runs(b.h.Columns.Task, func(t *int32) int32 { return *t }) {
		if about[tasks[0]] {
			out.Pairs = b.appendPairs(out.Pairs, from, from+len(tasks), out.Treatment, out.Control)
		}
		from += len(tasks)
	}
	return out
}

func (b *headBuilder) appendPairs(out []HeadPair, from, to, treatment, control int) []HeadPair {
	cols := &b.h.Columns
	side := func(arm int) (lo, hi int) {
		for lo = from; lo < to && int(cols.Arm[lo]) != arm; lo++ {
		}
		for hi = lo; hi < to && int(cols.Arm[hi]) == arm; hi++ {
		}
		return lo, hi
	}
	t, tEnd := side(treatment)
	c, cEnd := side(control)
	for t < tEnd && c < cEnd {
		switch {
		case cols.Index[t] < cols.Index[c]:
			t++
		case cols.Index[t] > cols.Index[c]:
			c++
		default:
			if cell := pairCell(b.compared[t], b.compared[c]); cell != "" {
				out = append(out, HeadPair{t, c, cell})
			}
			t, c = t+1, c+1
		}
	}
	return out
}

// pairCell returns the result of a pair; "" if a side is not scored.
func pairCell(treatment, control byte) string {
	scored := func(s byte) bool { return s == 'p' || s == 'f' || s == 'u' }
	switch {
	case !scored(treatment) || !scored(control):
		return ""
	case treatment == 'u' || control == 'u':
		return "u"
	case treatment == 'p' && control == 'p':
		return "b"
	case treatment == 'p':
		return "t"
	case control == 'p':
		return "c"
	}
	return "n"
}
