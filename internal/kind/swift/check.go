package swift

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/answer"
	"github.com/assay-eval/assay/internal/swift/judge"
)

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"correct", "unknown", noCode},
		Name:   KindName, Blind: blindRules, Analysis: analysis, Make: makeGrader,
		Kind: suite.Kind{
			Doc:       "the Swift compiler as judge: whether code compiles, its symbols exist, are available and not deprecated",
			New:       func() any { return new(Config) },
			Check:     func(config any, _ *suite.Suite) []suite.Problem { return config.(*Config).listProblems("") },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func criterionNames() []string {
	var out []string
	for _, c := range judge.Criteria {
		out = append(out, string(c))
	}
	return out
}

// listProblems lists the settings that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string) []suite.Problem {
	var out []suite.Problem
	add := func(at, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: prefix + at, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	for i, name := range c.Require {
		at := fmt.Sprintf("require.%d", i)
		switch {
		case !slices.Contains(criterionNames(), name):
			add(at, "one of "+strings.Join(criterionNames(), ", "), "there is no criterion %q", name)
		case slices.Index(c.Require, name) < i:
			add(at, "", "%s is there twice", name)
		}
	}
	if !slices.Contains([]string{"", "5", "6"}, c.LanguageMode) {
		add("language_mode", `"5" or "6"`, "language_mode is %q", c.LanguageMode)
	}
	if c.Blocks != "" && !slices.Contains(answer.Modes, c.Blocks) {
		add("blocks", strings.Join(answer.Modes, ", "), "blocks is %q", c.Blocks)
	}
	if _, err := path.Match(c.File, ""); err != nil {
		add("file", "", "%q is no glob: %v", c.File, err)
	}
	if path.IsAbs(c.File) || slices.Contains(strings.Split(c.File, "/"), "..") {
		add("file", "a path relative to the workspace", "%q leaves the workspace", c.File)
	}
	if c.Toolchain != "" {
		if _, err := swift.ParseVersion(strings.TrimPrefix(c.Toolchain, "swift-")); err != nil {
			add("toolchain", `a version in quotes, such as "6.0"`, "%v", err)
		}
	}
	if c.Target != "" {
		if _, err := swift.ParseTarget(c.Target); err != nil {
			add("target", "", "%v", err)
		}
	}
	return out
}

func checkTask(cfg *Config, name string, _ *suite.Suite, t *suite.Task) []suite.Problem {
	var out []suite.Problem
	if given, ok := t.Graders[name].(map[string]any); ok {
		for _, key := range []string{"require", "packs", "toolchain"} {
			if _, set := given[key]; set {
				out = append(out, suite.Problem{Path: "graders." + name + "." + key, Text: fmt.Sprintf("%s is of the whole suite and cannot differ between tasks", key),
					Fix: "set it under graders in the suite"})
			}
		}
		out = append(out, cfg.listProblems("graders."+name+".")...)
	}
	if cfg.Target == "" {
		switch _, err := swift.ParseTarget(t.Target.Platform); {
		case t.Target.Platform == "":
			out = append(out, suite.Problem{Path: "target", Text: fmt.Sprintf("grader %s has no platform to judge task %s for", name, t.ID),
				Fix: `target: {platform: ios18.0, swift: "6.0"}`})
		case err != nil:
			out = append(out, suite.Problem{Path: "target.platform", Text: err.Error()})
		}
	}
	if t.Target.Swift != "" {
		if _, err := swift.ParseVersion(t.Target.Swift); err != nil {
			out = append(out, suite.Problem{Path: "target.swift", Text: err.Error(), Fix: `a version in quotes, such as "6.0"`})
		}
	}
	return out
}

// Host offers services to graders of this kind.
type Host interface {
	// SwiftToolchain finds the toolchain.
	SwiftToolchain(context.Context) (*swift.Toolchain, error)
	// SwiftJudge makes the judge.
	SwiftJudge(context.Context, JudgeOptions) (Judge, error)
}

func makeGrader(e kind.Env) (grade.Grader, error) {
	host, ok := e.Host.(Host)
	if !ok {
		return nil, fmt.Errorf("grader %s: this program offers no Swift toolchain", e.Name)
	}
	return New(e.Name, e.Config.(*Config), Env{Path: e.Suite.Path, Files: e.Suite.Files, Tasks: e.Running, Find: host.SwiftToolchain, Open: host.SwiftJudge}), nil
}
