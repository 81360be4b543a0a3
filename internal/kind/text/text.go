// Package text is the grader of kind "text". It checks that the final answer contains
// and does not contain given texts; [Config] documents the rules.
//
//	graders: {answer: {kind: text, contains: [Paris], not_contains: [London]}}
//
// Rules are usually given by task, in its graders map under the name of the
// grader; they replace the suite's key by key:
//
//	graders: {answer: {contains: [Rome]}}
//
// The one criterion, NAME.match, is required. It passes if every rule holds,
// fails otherwise with a line of evidence for each rule that does not, and does
// not apply to a task without rules.
package text

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "text"

// Config is the settings of a text grader.
type Config struct {
	Contains    []string       `json:"contains,omitempty" key:"grade" doc:"texts that must all occur in the answer"`
	NotContains []string       `json:"not_contains,omitempty" key:"grade" doc:"texts of which none may occur in the answer"`
	Equals      []string       `json:"equals,omitempty" key:"grade" doc:"texts of which one must be the answer as a whole"`
	Regex       []string       `json:"regex,omitempty" key:"grade" doc:"regular expressions (RE2) that must all match somewhere in the answer"`
	NotRegex    []string       `json:"not_regex,omitempty" key:"grade" doc:"regular expressions (RE2) of which none may match"`
	NotEquals   []string       `json:"not_equals,omitempty" key:"grade" doc:"texts of which none may be the answer as a whole"`
	JSON        *bool          `json:"json,omitempty" key:"grade" doc:"true: the text must be one JSON value; false: it must not"`
	IgnoreCase  bool           `json:"ignore_case,omitempty" key:"grade" doc:"letter case does not matter; default false"`
	Trim        *bool          `json:"trim,omitempty" key:"grade" doc:"leave out white space around the text; default true"`
	Within      suite.Duration `json:"within,omitempty" key:"grade" doc:"longest time that the agent may take, from its start to its end; of a cached answer the original's"`
	Extract     string         `json:"extract,omitempty" key:"grade" doc:"part of the answer that is looked at: whole (default), code_block (the first fenced one) or last_line (that is not blank)" enum:"whole,code_block,last_line"`
}

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"match", "no_match", "no_answer"},
		Name:   KindName, Blind: blindRules, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)) },
		Kind: checks.Kind("text that the final answer must, or must not, contain"),
	}
}

var checks = grade.Checks[Config]{
	Empty: (*Config).isEmpty, Lacks: "rule", Example: "contains: [...]",
	Each: func(c *Config, at string, _ *suite.Suite) []suite.Problem { return c.listProblems(at) },
}

func (c *Config) isEmpty() bool {
	return len(c.Contains)+len(c.NotContains)+len(c.Equals)+len(c.NotEquals)+len(c.Regex)+len(c.NotRegex) == 0 && c.JSON == nil && c.Within == 0
}

// listProblems lists the settings that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string) []suite.Problem {
	var out, wrong []suite.Problem
	for _, l := range []struct {
		key     string
		texts   []string
		isRegex bool
	}{{"contains", c.Contains, false}, {"not_contains", c.NotContains, false}, {"regex", c.Regex, true}, {"not_regex", c.NotRegex, true}} {
		for i, text := range l.texts {
			path := fmt.Sprintf("%s%s.%d", prefix, l.key, i)
			if text == "" {
				out = append(out, suite.Problem{Path: path, Text: "an empty text occurs in every answer"})
			}
			if !l.isRegex {
				continue
			}
			if _, err := compilePatterns([]string{text}, c.IgnoreCase); err != nil {
				wrong = append(wrong, suite.Problem{Path: path, Text: err.Error()})
			}
		}
	}
	out = append(out, wrong...)
	switch c.Extract {
	case "", whole, codeBlock, lastLine:
	default:
		out = append(out, suite.Problem{Path: prefix + "extract", Text: fmt.Sprintf("extract is %q", c.Extract), Fix: "one of whole, code_block, last_line"})
	}
	return out
}

// Grader judges final answers.
type Grader struct {
	grade.Base[Config]
	rules sync.Map // *suite.Task to *rules
}

// New makes the grader that a suite has under name. The settings were checked by
// [Kind].
func New(name string, cfg *Config) (*Grader, error) {
	g := &Grader{Base: grade.NewBase(KindName, 1, name, *cfg)}
	if _, err := newRules(g.Config); err != nil {
		return nil, fmt.Errorf("grader %s: %w", name, err)
	}
	return g, nil
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{{Name: g.Name + ".match", Required: true, Doc: "the final answer meets every rule"}}
}

// Grade implements grade.Grader. The label is "match", "no_match" or
// "no_answer".
func (g *Grader) Grade(_ context.Context, c grade.Case) (trial.Score, error) {
	r, err := g.rulesOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	match := trial.Criterion{Name: g.Name + ".match", Required: true}
	if r.cfg.isEmpty() {
		match.Verdict, match.Evidence = trial.NotApplicable, []string{"the task has no rule"}
		return trial.Score{Criteria: []trial.Criterion{match}}, nil
	}
	answer, err := c.Answer()
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: fmt.Errorf("read the answer: %w", err)}
	}
	label := "match"
	if strings.TrimSpace(answer) == "" {
		match.Verdict, match.Evidence, label = trial.Fail, []string{"there is no answer"}, "no_answer"
	} else {
		match.Verdict, match.Evidence = r.judgeText(answer)
		r.judgeTime(c.Attempt, &match)
		if match.Verdict == trial.Fail {
			label = "no_match"
		}
	}
	return trial.Score{Criteria: []trial.Criterion{match}, Label: label}, nil
}

// rulesOf returns the rules for t, made once.
func (g *Grader) rulesOf(t *suite.Task) (*rules, error) {
	if r, ok := g.rules.Load(t); ok {
		return r.(*rules), nil
	}
	cfg, err := g.SettingsOf(t)
	if err != nil {
		return nil, err
	}
	r, err := newRules(cfg)
	if err != nil {
		return nil, err
	}
	g.rules.Store(t, r)
	return r, nil
}
