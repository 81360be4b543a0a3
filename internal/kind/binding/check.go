package binding

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/code"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace"
)

// Kind describes the grader to the suite loader. Targets and distractors are looked up
// in a fixture when the suite is loaded, in a repository when its commit has been read.
func Kind() kind.Kind {
	c := &checker{}
	return kind.Kind{
		Labels: []string{Correct, Aborted, HandlerRejected, WrongSymbol, WrongFile, unknownLabel},
		Name:   KindName, Blind: blindRules, Analysis: analysis, Profile: &profile, CheckFiles: checkFiles, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)) },
		Kind: suite.Kind{
			Doc:       "whether a submitted binding names the right file and symbol, or an abort was right",
			New:       func() any { return new(Config) },
			Defaults:  func(config any) { cfg := config.(*Config); cfg.Match = cmp.Or(cfg.Match, strict) },
			Prepare:   func(ctx context.Context, s *suite.Suite) { _, _ = c.openFixture(ctx, s) }, // checkSuite reports the error
			Check:     c.checkSuite,
			CheckTask: c.checkTask,
		},
	}
}

// checker keeps the index of the suite that is being loaded, which every task is
// checked against.
type checker struct {
	mu    sync.Mutex
	of    *suite.Suite
	index *code.Index
	err   error
}

// openFixture returns the index of the suite's fixture, nil if it has none.
func (c *checker) openFixture(ctx context.Context, s *suite.Suite) (*code.Index, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of == s {
		return c.index, c.err
	}
	c.of, c.index, c.err = s, nil, nil
	if s.Workspace.Fixture != "" {
		var src *workspace.Source
		if src, c.err = workspace.ReadFixture(s.Files, s.Workspace.Fixture); c.err == nil {
			c.index, c.err = code.Scan(ctx, src.Files)
		}
	}
	return c.index, c.err
}

func (c *checker) checkSuite(_ any, s *suite.Suite) []suite.Problem {
	var out []suite.Problem
	if !slices.ContainsFunc(s.Tools, func(t suite.Tool) bool { return t.Kind == bindtools.KindName }) {
		out = append(out, suite.Problem{Text: "no agent can hand in a binding: the suite does not offer the binding tools", Fix: "set tools: [{binding: {}}]"})
	}
	if _, err := c.openFixture(context.Background(), s); err != nil {
		out = append(out, suite.Problem{Path: "/workspace.fixture", Text: "the symbols of the workspace cannot be listed: " + err.Error()})
	}
	return out
}

func (c *checker) checkTask(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	var out []suite.Problem
	add := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	if name := grade.NameOf(s, config); t.Graders[name] != nil {
		add("graders."+name, "set them in the suite, where they hold for every task", "grader %s takes no settings from a task", name)
	}
	index, err := c.openFixture(context.Background(), s)
	if err != nil {
		index = nil // said once, for the suite
	}
	look := func(path string, sym suite.Symbol) {
		missing, what := "", ""
		switch {
		case sym.File == "" && sym.Symbol == "":
			add(path, fmt.Sprintf("write %s: {file: PATH, symbol: NAME}, or expect: abort if nothing should be bound", path), "task %s has no %s: a binding names a file and a symbol", t.ID, strings.TrimRight(path, ".0123456789"))
			return
		case sym.File == "":
			missing, what = "file", "a file"
		case sym.Symbol == "":
			missing, what = "symbol", "a symbol"
		}
		if missing != "" {
			add(path+"."+missing, "", "task %s needs %s here, as a binding names both", t.ID, what)
			return
		}
		if index == nil {
			return
		}
		if key, text, fix := lookUp(index, sym); text != "" {
			add(path+"."+key, fix, "%s", text)
		}
	}

	switch {
	case !expectsAbort(t):
		look("target", targetOf(t))
	case t.Target.File != "" || t.Target.Symbol != "":
		add("target", "take out the target, or set expect: solve", "task %s expects an abort, so it has no target", t.ID)
	}
	for i, d := range t.Distractors {
		path := fmt.Sprintf("distractors.%d", i)
		look(path, d)
		switch {
		case d.Symbol == "":
		case d == targetOf(t):
			add(path, "name a plausible wrong answer", "distractor %s is the target", showBinding(d))
		case slices.Contains(t.Distractors[:i], d):
			add(path, "take it out", "distractor %s stands there twice", showBinding(d))
		}
	}
	return out
}

// lookUp reports mistakes of a symbol that a suite names: key is "file" or
// "symbol", text is "" if nothing is wrong.
func lookUp(x *code.Index, s suite.Symbol) (key, text, fix string) {
	if x.Has(s.File, s.Symbol) {
		return "", "", ""
	}
	if !x.HasFile(s.File) {
		near := understandFile(x, s.File)
		if !x.HasFile(near) {
			near = spelling.Nearest(s.File, x.Files())
		}
		return "file", fmt.Sprintf("there is no source file %q in the workspace", s.File), didYouMean(near)
	}
	text = fmt.Sprintf("%s has no symbol %q", s.File, s.Symbol)
	var near string
	if meant, several := resolveSymbol(x, s); len(several) > 0 {
		text = fmt.Sprintf("%q is not the whole name of a symbol of %s", s.Symbol, s.File)
		near = several[0]
	} else if x.Has(meant.File, meant.Symbol) {
		near = meant.Symbol
	} else {
		near = spelling.Nearest(s.Symbol, slices.Collect(code.Names(x.In(s.File))))
	}
	if near != "" {
		return "symbol", text, didYouMean(near)
	}
	if gaps := x.GapsIn(s.File); len(gaps) > 0 {
		return "symbol", fmt.Sprintf("%s, as far as it can be read (%s in lines %d to %d)", text, gaps[0].Reason, gaps[0].Line, gaps[0].EndLine), "write the file in syntax that assay knows, or choose another target"
	}
	if other := x.Lookup(s.Symbol); len(other) > 0 {
		return "symbol", text, fmt.Sprintf("%s has one", other[0].File)
	}
	return "symbol", text, ""
}

func didYouMean(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf("did you mean %q?", name)
}
