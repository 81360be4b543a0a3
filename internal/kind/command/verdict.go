package command

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/testresult"
	"github.com/assay-eval/assay/internal/trial"
)

type verdict struct {
	cfg           Config
	site          *grade.Site
	touched       []string
	passes, tests trial.Criterion
	reason        string
	driven        *driven     // nil unless the grader ran the tests itself
	counts        [3]*float64 // of tests run, failed and skipped; nil if there are no results
}

// failAll fails a criterion; the first reason is kept.
func (v *verdict) failAll(c *trial.Criterion, reason string, evidence ...string) {
	c.Verdict = trial.Fail
	c.Evidence = append(c.Evidence, evidence...)
	if v.reason == "" {
		v.reason = reason
	}
}

func (v *verdict) notStarted(why *grade.Gone) {
	v.failAll(&v.passes, notStarted, "the command could not be started: "+why.Error())
	if v.cfg.Results == "" {
		v.noTests()
		return
	}
	v.failAll(&v.tests, notStarted, "no test was executed: the command could not be started")
}

func (v *verdict) noTests() {
	v.tests.Verdict, v.tests.Evidence = trial.NotApplicable, []string{"no test results are asked for"}
}

// lastLines is the number of output lines that a failure shows.
const lastLines = 15

func (v *verdict) judgeRun(ran grade.Ran) {
	// Failing tests are a better reason than the exit code that they cause.
	var report testresult.Report
	var err error
	if v.cfg.Results == "" {
		v.noTests()
	} else if report, err = v.readTests(ran); err == nil {
		v.judgeTests(report)
	}
	said := func() []string {
		if len(v.tests.Evidence) > 0 && v.tests.Verdict == trial.Fail {
			return nil // named one by one
		}
		return grade.LastLines(v.site.Plain(ran.Tail), lastLines)
	}
	switch {
	case ran.TimedOut:
		v.reason = timedOut
		v.failAll(&v.passes, timedOut, append([]string{fmt.Sprintf("the command did not end within %s", v.judgeLimit(ran))}, said()...)...)
	case ran.Exit.Code != v.cfg.Exit || ran.Exit.Signal != 0:
		why := v.judgeExit(ran)
		if len(v.tests.Evidence) > 0 && v.tests.Verdict == trial.Fail {
			why = fmt.Sprintf("%s (%s)", v.tests.Evidence[0], why)
		}
		v.failAll(&v.passes, exitCode, append([]string{why}, said()...)...)
	}
	if err != nil {
		reason := badResults
		if strings.Contains(err.Error(), "there is no") {
			reason = noResults
		}
		v.failAll(&v.tests, reason, "no test results: "+grade.Excerpt(v.site.Plain(err.Error())))
		if v.passes.Verdict == trial.Pass {
			v.tests.Evidence = append(v.tests.Evidence, said()...)
		}
	}
}

// judgeLimit is the time limit of the command. The time left to the grader differs between
// runs.
func (v *verdict) judgeLimit(ran grade.Ran) string {
	if v.cfg.Timeout == 0 {
		return "nine tenths of limits.grade"
	}
	return ran.Limit.String()
}

func (v *verdict) judgeExit(ran grade.Ran) string {
	s := ran.Exit.String()
	switch {
	case ran.Exit.Signal != 0:
		return s
	case ran.Exit.Code == 127:
		s += " (a shell says so where it finds no program)"
	}
	if v.cfg.Exit != 0 {
		s += fmt.Sprintf(", want %d", v.cfg.Exit)
	}
	return s
}

func (v *verdict) readTests(ran grade.Ran) (testresult.Report, error) {
	if v.driven != nil {
		return v.readDriven(ran)
	}
	return v.readReported(ran)
}

// readReported reads the results that the command reports.
func (v *verdict) readReported(ran grade.Ran) (testresult.Report, error) {
	if v.cfg.ResultsFile == "" {
		if ran.Cut {
			return testresult.Report{}, fmt.Errorf("the output is too long")
		}
		return testresult.Parse(v.cfg.Results, ran.Out)
	}
	files, err := readResults(v.site.Work, v.cfg.ResultsFile)
	if err != nil {
		return testresult.Report{}, err
	}
	if len(files) == 0 {
		return testresult.Report{}, fmt.Errorf("there is no file %s", v.cfg.ResultsFile)
	}
	var all testresult.Report
	for _, name := range slices.Sorted(maps.Keys(files)) {
		r, err := testresult.Parse(v.cfg.Results, files[name])
		if err != nil {
			return testresult.Report{}, fmt.Errorf("%s: %w", name, err)
		}
		all.Tests, all.Problems = append(all.Tests, r.Tests...), append(all.Problems, r.Problems...)
	}
	return all, nil
}

// evidenceMax is the maximum number of tests, and of findings, in the evidence.
const evidenceMax = 40

func (v *verdict) judgeTests(r testresult.Report) {
	run, failed, skipped := r.Count(testresult.Passed)+r.Count(testresult.Failed), r.Count(testresult.Failed), r.Count(testresult.Skipped)
	v.counts = [3]*float64{new(float64(run)), new(float64(failed)), new(float64(skipped))}

	tests := slices.Clone(r.Tests)
	slices.SortStableFunc(tests, func(a, b testresult.Test) int {
		return cmp.Or(cmp.Compare(a.Suite, b.Suite), cmp.Compare(a.Name, b.Name))
	})
	var lines []string
	for _, t := range tests {
		if t.Outcome != testresult.Failed {
			continue
		}
		lines = append(lines, grade.Excerpt("failed: "+t.ID()+messageSuffix(v.site.Plain(t.Message))))
		if t.Line > 0 && len(v.tests.Findings) < evidenceMax {
			v.tests.Findings = append(v.tests.Findings, trial.Finding{Verdict: string(trial.Fail), Class: "test", File: v.judgeFile(t.File), Line: t.Line, Column: 1,
				Name: t.ID(), Message: grade.Excerpt(t.ID() + messageSuffix(v.site.Plain(t.Message)))})
		}
	}
	problems := slices.Clone(r.Problems)
	slices.Sort(problems)
	for _, p := range problems {
		lines = append(lines, grade.Excerpt("failed: "+v.site.Plain(p)))
	}
	if len(lines) > 0 {
		v.failAll(&v.tests, testsFailed, shortenLines(lines)...)
	}
	v.requireTests(tests)
	least := 1
	if v.cfg.MinTests != nil {
		least = *v.cfg.MinTests
	}
	if run < least {
		v.failAll(&v.tests, noTests, fmt.Sprintf("%d tests were executed, at least %d must be", run, least))
	}
	if skipped > 0 && v.cfg.ForbidSkipped {
		var lines []string
		for _, t := range tests {
			if t.Outcome == testresult.Skipped {
				lines = append(lines, grade.Excerpt("skipped: "+t.ID()))
			}
		}
		v.failAll(&v.tests, testsSkipped, shortenLines(lines)...)
	}
}

func (v *verdict) requireTests(tests []testresult.Test) {
	for _, want := range v.cfg.Require {
		found, skipped := 0, 0
		for _, t := range tests {
			if matchesTest(want, t) {
				found++
				if t.Outcome == testresult.Skipped {
					skipped++
				}
			}
		}
		switch {
		case found == 0:
			v.failAll(&v.tests, testsMissing, "required but not executed: "+grade.Excerpt(want))
		case skipped > 0:
			v.failAll(&v.tests, testsMissing, "required but skipped: "+grade.Excerpt(want))
		}
	}
}

func messageSuffix(message string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(message), "\n")
	if line == "" {
		return ""
	}
	return ": " + strings.TrimSpace(line)
}

// judgeFile returns a reported path, relative to the workspace if the file is in it.
func (v *verdict) judgeFile(name string) string {
	name = strings.TrimPrefix(v.site.Plain(name), "{repo}/")
	return path.Clean(name)
}

func shortenLines(lines []string) []string {
	if len(lines) <= evidenceMax {
		return lines
	}
	return append(lines[:evidenceMax:evidenceMax], fmt.Sprintf("and %d more", len(lines)-evidenceMax))
}

func (v *verdict) makeScore(columns []grade.Column) trial.Score {
	out := trial.Score{Label: cmp.Or(v.reason, passed), Details: map[string]string{}, Measures: grade.Measures(columns, v.counts[:]...)}
	if v.reason != "" {
		out.Details["reason"] = v.reason
	}
	out.Details["evidence"] = byOutput
	if v.driven != nil {
		out.Details["evidence"] = byDriver
		if len(v.driven.cheated) > 0 {
			out.Details["cut_short"] = grade.Excerpt(strings.Join(v.driven.cheated, ", "))
		}
	}
	if len(v.touched) > 0 {
		note := "the agent had touched " + strings.Join(v.touched, ", ") + "; the grader's own took its place"
		v.passes.Evidence = append(v.passes.Evidence, grade.Excerpt(note))
		out.Details["overwritten"] = grade.Excerpt(strings.Join(v.touched, ", "))
	}
	out.Criteria = []trial.Criterion{v.passes, v.tests}
	return out
}
