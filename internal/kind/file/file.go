package file

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Grader judges files of the workspace.
type Grader struct {
	grade.Base[Config]
	keys []string // of all tasks, sorted
	docs map[string]string
}

// New makes the grader that a suite has under name. The settings were checked by
// [Kind]. tasks are all tasks of the suite: each of their files is a column.
func New(name string, cfg *Config, tasks []*suite.Task) (*Grader, error) {
	g := &Grader{Base: grade.NewBase(KindName, 1, name, *cfg), docs: map[string]string{}}
	add := func(c Config) error {
		if p := c.listProblems(""); len(p) > 0 {
			return fmt.Errorf("grader %s: %s: %s", name, p[0].Path, p[0].Text)
		}
		for key, w := range c.Files {
			doc := w.Path + " is there and is as asked"
			if w.Absent {
				doc = w.Path + " is not there"
			}
			if known := g.docs[key]; known != "" && known != doc {
				doc = "the file is as the task asks"
			}
			g.docs[key] = doc
		}
		return nil
	}
	if err := add(*cfg); err != nil {
		return nil, err
	}
	for _, t := range tasks {
		own, err := g.SettingsOf(t)
		if err == nil {
			err = add(own)
		}
		if err != nil {
			return nil, fmt.Errorf("task %s: %w", t.ID, err)
		}
	}
	g.keys = slices.Sorted(maps.Keys(g.docs))
	return g, nil
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	var out []grade.Column
	for _, key := range g.keys {
		out = append(out, grade.Column{Name: g.Name + "." + key, Required: true, Doc: g.docs[key]})
	}
	return out
}

// Grade implements grade.Grader. The label is "match", or the names of what
// fails, joined by +, or "unknown". The detail "reason" is the first thing that
// fails.
func (g *Grader) Grade(_ context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	files, err := c.Left()
	if err != nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "read the workspace: %w", err)
	}
	out := trial.Score{Label: "match"}
	var failed []string
	for _, key := range g.keys {
		cr := trial.Criterion{Name: g.Name + "." + key, Required: true}
		w, asked := cfg.Files[key]
		if !asked {
			cr.Verdict, cr.Evidence = trial.NotApplicable, []string{"the task does not ask for it"}
		} else if cr.Verdict, cr.Evidence, err = w.judgeFile(files); err != nil {
			return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
		}
		switch {
		case cr.Verdict == trial.Fail:
			if failed == nil {
				out.Details = map[string]string{"reason": cr.Evidence[0]}
			}
			failed = append(failed, key)
		case cr.Verdict == trial.Unknown && out.Label == "match":
			out.Label = "unknown"
		}
		out.Criteria = append(out.Criteria, cr)
	}
	if failed != nil {
		out.Label = strings.Join(failed, "+")
	}
	return out, nil
}

// judgeFile compares the file at the path with the settings; the evidence has a line
// for each thing that is not so.
func (w Want) judgeFile(files grade.Files) (trial.Verdict, []string, error) {
	if wrong := w.kindMismatch(files); wrong != "" {
		return trial.Fail, []string{w.Path + " " + wrong}, nil
	}
	if w.Absent || w.Type == "link" {
		return trial.Pass, nil, nil
	}
	e, _ := files.Resolve(w.Path)
	wrong, err := w.judgeContent(e)
	if err != nil {
		return "", nil, err
	}
	switch {
	case len(wrong) > 0:
		return trial.Fail, wrong, nil
	case e.Kind == workspace.Omitted && (len(w.Contains)+len(w.NotContains)+len(w.Matches) > 0 || w.SHA256 != "" && e.Sum() == "" || w.Type != ""):
		return trial.Unknown, []string{fmt.Sprintf("%s is %s, and its content is not known", w.Path, describeEntry(e))}, nil
	}
	return trial.Pass, nil, nil
}

// kindMismatch describes an entry at the path that is not of the wanted kind. It
// returns "" if the entry, or its absence, is as wanted.
func (w Want) kindMismatch(files grade.Files) string {
	here, there := files.Get(w.Path)
	e, found := files.Resolve(w.Path)
	below := slices.ContainsFunc(files, func(f grade.FileEntry) bool { return strings.HasPrefix(f.Path, w.Path+"/") })
	switch {
	case w.Absent && there:
		return "is there: " + grade.Excerpt(describeEntry(here))
	case w.Absent && found:
		return "is there, through a link"
	case w.Absent && below:
		return "is there: a folder"
	case w.Absent:
		return ""
	case w.Type == "link":
		return linkMismatch(here, there)
	case !found && below:
		return "is a folder"
	case !found && there:
		return fmt.Sprintf("is %s, to nothing", grade.Excerpt(describeEntry(here)))
	case !found:
		return "is not there"
	}
	return w.modeMismatch(e)
}

// linkMismatch describes an entry that is not a link, or returns "" if it is one.
func linkMismatch(e grade.FileEntry, there bool) string {
	switch {
	case !there:
		return "is not there"
	case e.Kind == workspace.Link || e.Kind == workspace.Outside:
		return ""
	}
	return fmt.Sprintf("is %s, not a link", describeEntry(e))
}

// modeMismatch describes an entry that is no regular file, or has the wrong mode. It
// returns "" if the entry is as wanted.
func (w Want) modeMismatch(e grade.FileEntry) string {
	switch {
	case e.Kind == workspace.Outside || e.Kind == workspace.Special:
		return "is " + grade.Excerpt(describeEntry(e))
	case w.Type == "exec" && e.Kind == workspace.File:
		return "is not executable"
	case w.Type == "file" && e.Kind == workspace.Exec:
		return "is executable"
	}
	return ""
}

// judgeContent lists the deviations in size and, where it is known, content.
func (w Want) judgeContent(e grade.FileEntry) ([]string, error) {
	var out []string
	fail := func(format string, args ...any) {
		out = append(out, grade.Excerpt(w.Path+" "+fmt.Sprintf(format, args...)))
	}
	switch {
	case w.Size != nil && e.Size != *w.Size:
		fail("has %d bytes, not %d", e.Size, *w.Size)
	case w.MinSize != nil && e.Size < *w.MinSize:
		fail("has %d bytes, fewer than %d", e.Size, *w.MinSize)
	case w.MaxSize != nil && e.Size > *w.MaxSize:
		fail("has %d bytes, more than %d", e.Size, *w.MaxSize)
	}
	if sum := e.Sum(); w.SHA256 != "" && sum != "" && sum != w.SHA256 {
		fail("has the SHA-256 %s", sum)
	}
	if e.Kind == workspace.Omitted {
		return out, nil
	}
	for _, text := range w.Contains {
		if !bytes.Contains(e.Data, []byte(text)) {
			fail("does not contain %s", quoteText(text))
		}
	}
	for _, text := range w.NotContains {
		if i := bytes.Index(e.Data, []byte(text)); i >= 0 {
			fail("contains %s, in line %d", quoteText(text), 1+bytes.Count(e.Data[:i], []byte("\n")))
		}
	}
	for _, expr := range w.Matches {
		re, err := regexp.Compile(expr)
		if err != nil {
			return nil, fmt.Errorf("file %s: %w", w.Path, err)
		}
		if !re.Match(e.Data) {
			fail("does not match %s", quoteText(expr))
		}
	}
	return out, nil
}

func quoteText(s string) string {
	const most = 120
	if r := []rune(s); len(r) > most {
		return fmt.Sprintf("%q…", string(r[:most]))
	}
	return fmt.Sprintf("%q", s)
}

func describeEntry(e grade.FileEntry) string {
	switch e.Kind {
	case workspace.Exec:
		return "an executable file"
	case workspace.Omitted:
		return fmt.Sprintf("a file of %d bytes, too large to keep", e.Size)
	}
	return cmp.Or(e.Oddity(), "a file")
}
