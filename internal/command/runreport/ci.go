package runreport

import (
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/journal"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/report/githubcomment"
)

// What --annotations can say.
const (
	AnnotateAuto   = "auto"
	AnnotateAlways = "always"
	AnnotateNever  = "never"
)

// RegisterAnnotations defines the flag --annotations.
func RegisterAnnotations(fl *pflag.FlagSet, to *string) {
	fl.StringVar(to, "annotations", AnnotateAuto, "write annotations of GitHub Actions to standard error: auto (in GitHub Actions), always or never")
}

// CheckAnnotations checks the value of --annotations.
func CheckAnnotations(s string) error {
	switch s {
	case AnnotateAuto, AnnotateAlways, AnnotateNever:
		return nil
	}
	return cmdenv.UsageErrorf("--annotations %s: there are auto, always and never", s)
}

// PrintAnnotations writes annotations to standard error, which GitHub Actions reads as it
// does standard output: that holds the report alone.
func PrintAnnotations(env *cmdenv.Env, when string, m *journal.Manifest, an *analyse.Analysis, base *baseline.Baseline) error {
	if when != AnnotateAlways && (when != AnnotateAuto || env.Getenv("GITHUB_ACTIONS") != "true") {
		return nil
	}
	against, _ := changedSince(base, m, an)
	return annotations.WithOptions(annotations.Options{Where: placeTasks(env, m), Against: against})(env.Err, an, nil)
}

// WriteForCI writes a format that says where tasks are written, or what changed
// since a baseline.
func WriteForCI(env *cmdenv.Env, name string, m *journal.Manifest, an *analyse.Analysis, base *baseline.Baseline) error {
	against, headline := changedSince(base, m, an)
	if name == "annotations" {
		return annotations.WithOptions(annotations.Options{Where: placeTasks(env, m), Against: against})(env.Out, an, nil)
	}
	return githubcomment.WithOptions(githubcomment.Options{Against: against, Headline: headline})(env.Out, an, nil)
}

// changedSince holds a run against a baseline; nil without one. Two that cannot be
// compared are no error: the headline says why.
func changedSince(base *baseline.Baseline, m *journal.Manifest, an *analyse.Analysis) (*delta.Comparison, string) {
	if base == nil {
		return nil, ""
	}
	now := SideOf(an, m.Resolved)
	c, err := CompareSides(&Side{Baseline: *base}, now, delta.Options{})
	if err != nil {
		return &delta.Comparison{Old: delta.Side{Run: base.Run}}, err.Error()
	}
	return c, reportdelta.Headline(c)
}

// placeTasks finds the files of tasks as GitHub names them, from the root of the
// checkout. What lies outside of it has no place.
func placeTasks(env *cmdenv.Env, m *journal.Manifest) func(task string) annotations.Place {
	root := env.Getenv("GITHUB_WORKSPACE")
	return func(task string) annotations.Place {
		file := m.Written[task] // FILE:LINE
		at := strings.LastIndexByte(file, ':')
		line, err := strconv.Atoi(file[at+1:])
		if at < 0 || err != nil {
			return annotations.Place{}
		}
		file = file[:at]
		if root != "" {
			full, err := filepath.Abs(file)
			if err != nil {
				return annotations.Place{}
			}
			if file, err = filepath.Rel(root, full); err != nil {
				return annotations.Place{}
			}
		}
		if !filepath.IsLocal(file) {
			return annotations.Place{}
		}
		return annotations.Place{File: filepath.ToSlash(filepath.Clean(file)), Line: line}
	}
}
