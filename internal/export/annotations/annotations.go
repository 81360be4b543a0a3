// Package annotations writes workflow commands of GitHub Actions, which the page of a
// job and the files of a pull request show as annotations: gates that failed, tasks
// lost against the control or the baseline, void trials, and the result of each
// comparison.
//
// GitHub shows ten of each level a step. The most important come first; the tenth
// counts the rest.
package annotations

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	perLevel = 10  // annotations of one level that GitHub shows of a step
	maxText  = 600 // characters of a message
	maxTitle = 120 // characters
)

// Place is the place of a task in a file.
type Place struct {
	File string // relative to the root of the repository; "" if not known
	Line int    // from 1; 0 if not known
}

// Options are facts of annotations that the run does not hold.
type Options struct {
	Where   func(task string) Place // nil for none
	Against *delta.Comparison       // of the baseline with this run; nil if none is given
}

// Format is a list of workflow commands.
var Format = report.Format{Name: "annotations", Doc: "workflow commands of GitHub Actions", Write: Write}

// Write writes annotations without places.
func Write(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
	return WithOptions(Options{})(w, a, ev)
}

// WithOptions returns the format with options.
func WithOptions(o Options) report.WriteFunc {
	return func(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
		p := &noteList{a: a, o: o, notes: map[string][]note{}}
		p.addGates()
		p.addRegressions()
		p.addComparisons()
		p.addVoids()
		p.addFailures()
		var b strings.Builder
		for _, l := range []string{levelError, levelWarning, levelNotice} {
			list := p.notes[l]
			if more := len(list) - perLevel + 1; more > 1 {
				list = append(list[:perLevel-1], note{title: "assay: more", text: fmt.Sprintf("%s that GitHub would not show: assay report %s --all lists all",
					report.Plural(more, "more "+l), report.Clean(cmp.Or(a.Run, "last")))})
			}
			for _, n := range list {
				b.WriteString(formatCommand(l, n))
			}
		}
		_, err := io.WriteString(w, b.String())
		return err
	}
}

// The levels, the most severe first.
const (
	levelError   = "error"
	levelWarning = "warning"
	levelNotice  = "notice"
)

type note struct {
	place       Place
	title, text string
}

type noteList struct {
	a     *analyse.Analysis
	o     Options
	notes map[string][]note
}

func (p *noteList) addNote(level, task, title, format string, args ...any) {
	n := note{title: title, text: fmt.Sprintf(format, args...)}
	if p.o.Where != nil && task != "" {
		n.place = p.o.Where(task)
	}
	p.notes[level] = append(p.notes[level], n)
}

// addGates adds errors for rules that fail the run, else warnings. The verdict, a
// notice, covers rules that pass.
func (p *noteList) addGates() {
	v := p.a.Verdict
	hard := v.Mode == "hard"
	suite := report.Clean(p.a.Suite)
	for _, r := range p.a.Rules {
		level := levelWarning
		switch {
		case r.Verdict == analyse.Fail && (hard || r.Floor), r.Verdict == analyse.Undecidable && hard:
			level = levelError
		case r.Verdict != analyse.Fail && r.Verdict != analyse.Undecidable:
			continue
		}
		value := ""
		if r.Measured.Value != nil {
			value = fmt.Sprintf("%s is %s (%s)", report.MetricOf(r), report.Value(r.Measured), report.SizeText(r))
			if iv := r.Measured.Interval(); iv != "" {
				value += ", " + report.CoverageOf(r.Measured) + " interval " + iv
			}
			value += "; the gate is " + report.BoundText(r) + ". "
		}
		word := "failed"
		if r.Verdict == analyse.Undecidable {
			word = "undecidable"
		}
		p.addNote(level, "", suite+": gate "+word+": "+r.Name, "%s%s", value, r.Why)
	}
	own := report.OwnReasons(p.a)
	if v.Reason != "" {
		own = append(own, v.Reason)
	}
	for _, why := range own {
		level := levelWarning
		if v.Exit != gate.ExitPass {
			level = levelError
		}
		p.addNote(level, "", suite+": "+report.VerdictText(v.Word), "%s", why)
	}
	text := fmt.Sprintf("%s. %s", report.Headline(v), p.a.Total.Ledger)
	if g := p.a.AsGraded; g != nil {
		text += ". As graded: " + report.Headline(g.Verdict)
	}
	// Figures need the notices that readers must know first.
	for _, n := range p.a.Notice {
		text += ". Note: " + n
	}
	p.addNote(levelNotice, "", suite, "%s", text)
}

// addRegressions adds the tasks that the baseline has better.
func (p *noteList) addRegressions() {
	c := p.o.Against
	if c == nil {
		return
	}
	for _, part := range []struct {
		level, word string
		tasks       []delta.Task
	}{{levelWarning, "broken since the baseline", c.Broken}, {levelNotice, "fixed since the baseline", c.Fixed}} {
		for _, t := range part.tasks {
			p.addNote(part.level, t.Task, t.Task+": "+part.word, "%s: %d/%d passed before, %d/%d now. %s",
				t.Arm, t.Old.Pass, t.Old.Decided(), t.New.Pass, t.New.Decided(), t.Reason)
		}
	}
}

// addComparisons adds the result of each comparison; the tasks that the treatment lost
// are at their file, each once, with all arms and trials that lost it.
func (p *noteList) addComparisons() {
	for _, c := range p.a.Comparisons {
		level := levelNotice
		if c.Decision.Word == decision.Worse {
			level = levelWarning
		}
		var text []string
		for _, l := range report.ComparisonLines(c) {
			if l.Key == "difference" || l.Key == "could see" {
				text = append(text, l.Text)
			}
		}
		p.addNote(level, "", c.Name+": "+c.Treatment+" against "+c.Control, "%s. %s", report.DecisionText(c.Decision), strings.Join(text, "; could see "))
	}
	p.addByTask(levelWarning, "lost by the treatment", func(add func(*analyse.Trial, string)) {
		for _, d := range report.DiscordantPairs(p.a) {
			if !d.TreatmentWon {
				add(d.Lost, d.Comparison+": "+d.Treatment+" fails what "+d.Control+" passes: "+report.FailedCriteria(d.Lost))
			}
		}
	})
}

func (p *noteList) addVoids() {
	p.addByTask(levelWarning, "void", func(add func(*analyse.Trial, string)) {
		for i := range p.a.Trials {
			if t := &p.a.Trials[i]; t.Status == analyse.Void {
				add(t, t.Arm+": void ("+string(t.Void)+"): "+t.Reason)
			}
		}
	})
}

// addFailures adds the tasks that no trial passed in any arm: the task may be broken
// rather than the agents.
func (p *noteList) addFailures() {
	passed := map[string]bool{}
	for i := range p.a.Trials {
		t := &p.a.Trials[i]
		passed[t.Task] = passed[t.Task] || t.Outcome == trial.Pass
	}
	p.addByTask(levelNotice, "passed by nobody", func(add func(*analyse.Trial, string)) {
		for i := range p.a.Trials {
			if t := &p.a.Trials[i]; t.Status == analyse.Scored && t.Outcome == trial.Fail && !passed[t.Task] {
				add(t, t.Arm+": "+t.Full().Reason)
			}
		}
	})
}

// addByTask adds one annotation a task for the trials that each yields, in the order of
// tasks; it has the words of the first trial and counts the others.
func (p *noteList) addByTask(level, word string, each func(add func(*analyse.Trial, string))) {
	type found struct {
		task, first string
		n           int
	}
	var list []found
	each(func(t *analyse.Trial, why string) {
		i := slices.IndexFunc(list, func(f found) bool { return f.task == t.Task })
		if i < 0 {
			i, list = len(list), append(list, found{task: t.Task, first: why})
		}
		list[i].n++
	})
	for _, f := range list {
		more := ""
		if f.n > 1 {
			more = fmt.Sprintf(" (and %s)", report.Plural(f.n-1, "more trial"))
		}
		p.addNote(level, f.task, f.task+": "+word, "%s%s", report.Cut(report.Clean(f.first), maxText-40), more)
	}
}

func formatCommand(level string, n note) string {
	var props []string
	if n.place.File != "" {
		props = append(props, "file="+propertyEscapes.Replace(report.Clean(n.place.File)))
		if n.place.Line > 0 {
			props = append(props, "line="+strconv.Itoa(n.place.Line))
		}
	}
	props = append(props, "title="+propertyEscapes.Replace(report.Cut(report.Clean(n.title), maxTitle)))
	return "::" + level + " " + strings.Join(props, ",") + "::" + dataEscapes.Replace(report.Cut(report.Clean(n.text), maxText)) + "\n"
}

// Escapes of the message and of property values in a workflow command. The runner of
// GitHub Actions reverses them.
var (
	dataEscapes     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)
