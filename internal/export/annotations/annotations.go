// Package annotations writes workflow commands of GitHub Actions, which the page
// of a job and the files of a pull request show as annotations: gates that failed,
// what the run lost against its control or its baseline, trials that are void, and
// what each comparison shows.
//
// GitHub shows ten of each level a step. The most important come first; those that
// would be the eleventh and later are counted in the tenth.
package annotations

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	perLevel = 10  // annotations of one level that GitHub shows of a step
	maxText  = 600 // characters of a message
	maxTitle = 120 // characters
)

// Place is where a task is written.
type Place struct {
	File string // relative to the root of the repository; "" if not known
	Line int    // from 1; 0 if not known
}

// Options are what annotations need beside the run.
type Options struct {
	Where   func(task string) Place // nil for none
	Against *delta.Comparison       // of the baseline with this run; nil if none is given
}

// Format writes annotations without places.
func Format(w io.Writer, a *analyse.Analysis, ev trial.Opener) error { return New(Options{})(w, a, ev) }

// New returns the format with options.
func New(o Options) report.Format {
	return func(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
		p := &page{a: a, o: o}
		p.gates()
		p.against()
		p.comparisons()
		p.voids()
		p.failures()
		var b strings.Builder
		for _, l := range levels {
			list := p.notes[l]
			for i, n := range list {
				if i == perLevel-1 && len(list) > perLevel {
					n = note{title: "assay: more", text: fmt.Sprintf("%s that GitHub would not show: assay report %s --all lists all",
						report.Plural(len(list)-i, "more "+l), shown(a.Run))}
				}
				if i == perLevel {
					break
				}
				b.WriteString(command(l, n))
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

var levels = []string{levelError, levelWarning, levelNotice}

type note struct {
	place       Place
	title, text string
}

type page struct {
	a     *analyse.Analysis
	o     Options
	notes map[string][]note
}

func (p *page) add(level, task, title, format string, args ...any) {
	n := note{title: title, text: fmt.Sprintf(format, args...)}
	if p.o.Where != nil && task != "" {
		n.place = p.o.Where(task)
	}
	if p.notes == nil {
		p.notes = map[string][]note{}
	}
	p.notes[level] = append(p.notes[level], n)
}

// gates are errors where they fail the run, else warnings. What passes is told by
// the verdict, a notice.
func (p *page) gates() {
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
			value = fmt.Sprintf("%s is %s (%s)", report.MetricOf(r), report.Value(r.Measured), report.Size(r))
			if iv := r.Measured.Interval(); iv != "" {
				value += ", " + report.CoverageOf(r.Measured) + " interval " + iv
			}
			value += "; the gate is " + report.Bound(r) + ". "
		}
		word := "failed"
		if r.Verdict == analyse.Undecidable {
			word = "undecidable"
		}
		p.add(level, "", suite+": gate "+word+": "+r.Name, "%s%s", value, r.Why)
	}
	for _, why := range report.OwnReasons(p.a) {
		level := levelWarning
		if v.Exit != gate.ExitPass {
			level = levelError
		}
		p.add(level, "", suite+": "+string(v.Word), "%s", why)
	}
	text := fmt.Sprintf("%s. %s", report.Headline(v), p.a.Total.Ledger)
	if g := p.a.AsGraded; g != nil {
		text += ". As graded: " + report.Headline(g.Verdict)
	}
	// What readers must know before any figure stands where there are figures.
	for _, n := range p.a.Notice {
		text += ". Note: " + n
	}
	p.add(levelNotice, "", suite, "%s", text)
}

// against are the tasks that the baseline has better.
func (p *page) against() {
	c := p.o.Against
	if c == nil {
		return
	}
	for _, part := range []struct {
		level, word string
		tasks       []delta.Task
	}{{levelWarning, "broken since the baseline", c.Broken}, {levelNotice, "fixed since the baseline", c.Fixed}} {
		for _, t := range part.tasks {
			p.add(part.level, t.Task, t.Task+": "+part.word, "%s: %d/%d passed before, %d/%d now. %s",
				t.Arm, t.Old.Pass, t.Old.Decided(), t.New.Pass, t.New.Decided(), t.Reason)
		}
	}
}

// comparisons say what each shows; the tasks that the treatment lost are at their
// file, each once, with all arms and trials that lost it.
func (p *page) comparisons() {
	for _, c := range p.a.Comparisons {
		level := levelNotice
		if c.Headline.Shown == analyse.Worse {
			level = levelWarning
		}
		var text []string
		for _, l := range report.Findings(c) {
			if l.Key == "difference" || l.Key == "could see" {
				text = append(text, l.Text)
			}
		}
		p.add(level, "", c.Name+": "+c.Treatment+" against "+c.Control, "%s. %s", report.ShownText(c.Headline.Shown), strings.Join(text, "; could see "))
	}
	p.byTask(levelWarning, "lost by the treatment", func(add func(*analyse.Trial, string)) {
		for _, d := range report.Discords(p.a) {
			if !d.TreatmentWon {
				add(d.Lost, d.Comparison+": "+d.Treatment+" fails what "+d.Ground+" passes: "+report.Failed(d.Lost))
			}
		}
	})
}

func (p *page) voids() {
	p.byTask(levelWarning, "void", func(add func(*analyse.Trial, string)) {
		for i := range p.a.Trials {
			if t := &p.a.Trials[i]; t.Status == analyse.Void {
				add(t, t.Arm+": void ("+string(t.Void)+"): "+t.Reason)
			}
		}
	})
}

// failures are the tasks that no trial passed, in whatever arm: the task may be
// broken rather than the agents.
func (p *page) failures() {
	passed := map[string]bool{}
	for _, t := range p.a.Trials {
		passed[t.Task] = passed[t.Task] || t.Outcome == trial.Pass
	}
	p.byTask(levelNotice, "passed by nobody", func(add func(*analyse.Trial, string)) {
		for i := range p.a.Trials {
			if t := &p.a.Trials[i]; t.Status == analyse.Scored && t.Outcome == trial.Fail && !passed[t.Task] {
				add(t, t.Arm+": "+t.Reason)
			}
		}
	})
}

// byTask makes one annotation a task of what each finds, in the order of tasks;
// it has the words of the first trial and counts the others.
func (p *page) byTask(level, word string, each func(add func(*analyse.Trial, string))) {
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
		p.add(level, f.task, f.task+": "+word, "%s%s", report.Cut(report.Clean(f.first), maxText-40), more)
	}
}

// command is one workflow command with its line end.
func command(level string, n note) string {
	var props []string
	if n.place.File != "" {
		props = append(props, "file="+property(report.Clean(n.place.File)))
		if n.place.Line > 0 {
			props = append(props, "line="+strconv.Itoa(n.place.Line))
		}
	}
	props = append(props, "title="+property(report.Cut(report.Clean(n.title), maxTitle)))
	return "::" + level + " " + strings.Join(props, ",") + "::" + data(report.Cut(report.Clean(n.text), maxText)) + "\n"
}

// data escapes the message of a command, property the value of a property, as
// the runner of GitHub Actions undoes it.
var (
	dataEscapes     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func data(s string) string     { return dataEscapes.Replace(s) }
func property(s string) string { return propertyEscapes.Replace(s) }

func shown(run string) string {
	if run == "" {
		return "last"
	}
	return report.Clean(run)
}
