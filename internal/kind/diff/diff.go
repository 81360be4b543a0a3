package diff

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Grader judges changes to the workspace.
type Grader struct {
	grade.Base[Config]
	subdir string
}

// New makes the grader that a suite has under name. The settings were checked by
// [Kind]. subdir is the suite's workspace.subdir, which only fnmatch looks at.
func New(name string, cfg *Config, subdir string) (*Grader, error) {
	if p := cfg.listProblems(""); len(p) > 0 {
		return nil, fmt.Errorf("grader %s: %s", name, p[0].Text)
	}
	return &Grader{grade.NewBase(KindName, 1, name, *cfg), strings.Trim(subdir, "/")}, nil
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Name    string `json:"name" key:"grade"`
		Subdir  string `json:"subdir,omitempty" key:"grade"`
		Config  Config `json:"config" key:"fields"`
	}{g.Kind, g.Version, g.Name, g.subdir, g.Config}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".forbidden", Required: true, Doc: "no forbidden file was added, changed or removed"},
		{Name: g.Name + ".only", Required: true, Doc: "nothing but the files allowed was added, changed or removed"},
		{Name: g.Name + ".changed", Measure: true, Unit: "files", Doc: "files added, changed or removed, without those ignored"},
	}
}

// Grade implements grade.Grader. The label is "clean", "changed" or "unknown".
// Details hold the first thing that failed as reason, and as unmatched the
// forbidden globs that match no file at all, which may be misspelt.
func (g *Grader) Grade(_ context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	before, err := c.Started()
	if err != nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "read the workspace before the agent: %w", err)
	}
	after, err := c.Left()
	if err != nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "read the workspace after the agent: %w", err)
	}
	m := matcher{cfg: cfg, subdir: g.subdir}
	changes := compareTrees(before, after, func(p string) bool { return m.matchAny(cfg.Ignore, p) })

	n := 0.0
	var forbidden, only []change
	for _, ch := range changes {
		if ch.doubt == "" {
			n++
		}
		if m.matchAny(cfg.Forbidden, ch.path) {
			forbidden = append(forbidden, ch)
		}
		if !m.matchAny(cfg.Only, ch.path) {
			only = append(only, ch)
		}
	}
	out := trial.Score{Label: "clean", Details: map[string]string{}, Measures: grade.Measures(g.Columns(), &n), Criteria: []trial.Criterion{
		judgeChanges(g.Name+".forbidden", "forbidden_", cfg.Forbidden, forbidden),
		judgeChanges(g.Name+".only", "outside_", cfg.Only, only),
	}}
	for _, cr := range out.Criteria {
		switch {
		case cr.Verdict == trial.Fail && out.Label != "changed":
			out.Label, out.Details["reason"] = "changed", cr.Evidence[0]
		case cr.Verdict == trial.Unknown && out.Label == "clean":
			out.Label = "unknown"
		}
	}
	if idle := m.idleGlobs(cfg.Forbidden, before, after); len(idle) > 0 {
		out.Details["unmatched"] = grade.Excerpt(strings.Join(idle, ", "))
	}
	return out, nil
}

// evidenceMax is how many paths the evidence of a criterion names.
const evidenceMax = 50

// judgeChanges returns the criterion for changes that the globs do not allow.
func judgeChanges(name, mistake string, globs []string, changes []change) trial.Criterion {
	cr := trial.Criterion{Name: name, Required: true, Verdict: trial.Pass}
	if len(globs) == 0 {
		cr.Verdict, cr.Evidence = trial.NotApplicable, []string{"no glob is given"}
		return cr
	}
	var wrong, doubtful []string
	for _, ch := range changes {
		s := mistake + string(ch.op) + ":" + ch.path
		switch {
		case ch.doubt != "":
			doubtful = append(doubtful, "unknown: "+grade.Excerpt(ch.path)+" "+ch.doubt)
		case ch.note != "":
			wrong = append(wrong, grade.Excerpt(s)+" ("+grade.Excerpt(ch.note)+")")
		default:
			wrong = append(wrong, grade.Excerpt(s))
		}
	}
	switch {
	case len(wrong) > 0:
		cr.Verdict = trial.Fail
	case len(doubtful) > 0:
		cr.Verdict = trial.Unknown
	}
	all := slices.Concat(wrong, doubtful)
	cr.Evidence = all
	if len(all) > evidenceMax {
		cr.Evidence = append(slices.Clip(all[:evidenceMax]), fmt.Sprintf("and %d more", len(all)-evidenceMax))
	}
	return cr
}

// change is one path that is not, or may not be, as it was.
type change struct {
	path  string
	op    workspace.Op
	note  string // describes a change of something else than content
	doubt string // why it is not known whether it changed; "" if it is
}

// compareTrees lists what differs between two workspaces, sorted by path, without
// ignored ones.
func compareTrees(before, after grade.Files, ignored func(string) bool) []change {
	var out []change
	add := func(c change) {
		if !ignored(c.path) {
			out = append(out, c)
		}
	}
	for len(before) > 0 || len(after) > 0 {
		switch {
		case len(after) == 0 || len(before) > 0 && before[0].Path < after[0].Path:
			add(change{path: before[0].Path, op: workspace.Removed})
			before = before[1:]
		case len(before) == 0 || after[0].Path < before[0].Path:
			add(change{path: after[0].Path, op: workspace.Added, note: describeEntry(after[0])})
			after = after[1:]
		default:
			if c, differs := compareEntries(before[0], after[0]); differs {
				add(c)
			}
			before, after = before[1:], after[1:]
		}
	}
	return out
}

func describeEntry(e grade.FileEntry) string {
	if e.Kind == workspace.Omitted {
		return fmt.Sprintf("%d bytes, too large to keep", e.Size)
	}
	return e.Oddity()
}

func isExecutable(e grade.FileEntry) bool { return e.Kind == workspace.Exec || e.Exec }

func modeNote(now grade.FileEntry) string {
	if isExecutable(now) {
		return "now executable"
	}
	return "no longer executable"
}

func compareEntries(b, a grade.FileEntry) (change, bool) {
	c := change{path: a.Path, op: workspace.Modified}
	file := func(e grade.FileEntry) bool { return e.Kind == workspace.File || e.Kind == workspace.Exec }
	switch {
	case file(b) && file(a):
		if b.Kind == a.Kind && bytes.Equal(b.Data, a.Data) {
			return c, false
		}
		if bytes.Equal(b.Data, a.Data) {
			c.note = modeNote(a)
		}
	case b.Kind != a.Kind && !(file(b) && a.Kind == workspace.Omitted) && !(b.Kind == workspace.Omitted && file(a)):
		c.note = cmp.Or(describeEntry(a), "now a file")
	case a.Kind == workspace.Link || a.Kind == workspace.Outside:
		if b.Target == a.Target {
			return c, false
		}
		c.note = describeEntry(a)
	case a.Kind == workspace.Special:
		c.doubt = "is no regular file, and cannot be compared"
	case a.Kind == workspace.Omitted || b.Kind == workspace.Omitted:
		return compareOmitted(c, b, a)
	}
	return c, true
}

// compareOmitted completes the change c from b to a, of which at least one is too large
// to keep, and reports whether they differ.
func compareOmitted(c change, b, a grade.FileEntry) (change, bool) {
	was, is := b.Sum(), a.Sum()
	switch {
	case a.Size != b.Size:
		c.note = fmt.Sprintf("%d bytes, before %d", a.Size, b.Size)
	case was == "" || is == "":
		c.doubt = fmt.Sprintf("has %d bytes as before, and is too large to keep and compare", a.Size)
	case was != is:
		c.note = describeEntry(a)
	case isExecutable(b) == isExecutable(a):
		return c, false
	default:
		c.note = modeNote(a)
	}
	return c, true
}
