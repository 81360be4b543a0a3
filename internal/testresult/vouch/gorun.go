package vouch

import (
	"bytes"
	"debug/buildinfo"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/testresult"
)

// GoRun is the result of the test program of one package.
type GoRun struct {
	Package string
	Tests   []GoTest // of the files of the package, in the program or not
	Program []byte   // the program
	Args    []string // its arguments
	Out     []byte   // its standard output
	Ended   string   // how it ended, such as "exit status 1"
	OK      bool     // it ended with exit code 0
}

var sent = lazyregexp.New(`\n?\x1e([0-9a-f]{16})([0-9a-f]{32})([pfs])\n`)

// Report returns the results of the tests in the program. The outcome of a test is the one
// written with its token. A test without a token has failed. Names of subtests and messages
// are from the output, which the code under test can write, but a subtest has at most the
// outcome of its test. cheated reports whether a program that exited with success omitted
// tokens.
func (g GoRun) Report() (r testresult.Report, cheated bool) {
	came, said, tops := g.readTokens(), g.parseOutput(), map[string]testresult.Outcome{}
	for _, t := range g.Tests {
		outcome, ok := came[t.ID+t.token]
		switch {
		case !ok && (!bytes.Contains(g.Program, []byte(t.ID)) || !g.selects(t.Name)):
			continue
		case !ok:
			cheated = cheated || g.OK
			outcome = testresult.Failed
		case t.example && said[t.Name].Outcome == testresult.Failed:
			outcome = testresult.Failed
		}
		out := t.result(outcome, said[t.Name])
		out.Suite = g.Package
		if !ok && (out.Message == "" || g.OK) {
			out.Message = "the test did not run to its end: the test program ended with " + g.Ended
		}
		tops[t.Name] = outcome
		r.Tests = append(r.Tests, out)
	}
	r.Tests = append(r.Tests, g.subtests(said, tops, cheated)...)
	if !g.OK && r.Count(testresult.Failed) == 0 {
		r.Problems = append(r.Problems, fmt.Sprintf("%s: the test program ended with %s%s", g.Package, g.Ended, lastWords(g.Out)))
	}
	return r, cheated
}

// readTokens returns the outcomes written with IDs and tokens. If a test has several, a
// failure takes precedence, then a pass.
func (g GoRun) readTokens() map[string]testresult.Outcome {
	out := map[string]testresult.Outcome{}
	for _, m := range sent.FindAllSubmatch(g.Out, -1) {
		key := string(m[1]) + string(m[2])
		outcome := map[string]testresult.Outcome{"p": testresult.Passed, "f": testresult.Failed, "s": testresult.Skipped}[string(m[3])]
		if old, ok := out[key]; !ok || outcome == testresult.Failed || old == testresult.Skipped {
			out[key] = outcome
		}
	}
	return out
}

// result returns the result of a test. said is the result according to the output.
func (t GoTest) result(outcome testresult.Outcome, said testresult.Test) testresult.Test {
	out := testresult.Test{Name: t.Name, Outcome: outcome, File: t.File, Line: t.Line}
	if outcome != testresult.Passed {
		out.Message = said.Message
		if said.File != "" {
			out.File, out.Line = said.File, said.Line
		}
	}
	return out
}

// subtests returns the subtests in the output, by name.
func (g GoRun) subtests(said map[string]testresult.Test, tops map[string]testresult.Outcome, cheated bool) []testresult.Test {
	var out []testresult.Test
	for _, name := range slices.Sorted(maps.Keys(said)) {
		top, _, sub := strings.Cut(name, "/")
		outcome, known := tops[top]
		if !sub || !known {
			continue
		}
		t := said[name]
		t.Suite = g.Package
		if cheated && outcome == testresult.Failed || outcome == testresult.Skipped {
			t.Outcome = outcome
		}
		out = append(out, t)
	}
	return out
}

// parseOutput returns the tests in the output, by name.
func (g GoRun) parseOutput() map[string]testresult.Test {
	out := append(sent.ReplaceAll(g.Out, nil), "\nok  \t"+g.Package+"\t0.00s\n"...)
	report, err := testresult.Parse("go-test-verbose", out)
	if err != nil {
		return nil // the output is read only for messages
	}
	by := map[string]testresult.Test{}
	for _, t := range report.Tests {
		by[t.Name] = t
	}
	return by
}

// lastWords returns the end of the output of a program that failed outside its tests.
func lastWords(out []byte) string {
	s := strings.TrimSpace(string(sent.ReplaceAll(out, nil)))
	if len(s) > 1000 {
		s = s[len(s)-1000:]
	}
	if s == "" {
		return ""
	}
	return ": " + s
}

// selects reports whether the arguments of the program select a test: its name must
// match the first element of -test.run and may not match -test.skip.
func (g GoRun) selects(name string) bool {
	run, skip := "", ""
	for _, a := range g.Args {
		a = "-" + strings.TrimLeft(a, "-")
		if v, ok := strings.CutPrefix(a, "-test.run="); ok {
			run = v
		}
		if v, ok := strings.CutPrefix(a, "-test.skip="); ok {
			skip = v
		}
	}
	return matchesFirst(run, name) && (skip == "" || strings.Contains(skip, "/") || !matchesFirst(skip, name))
}

func matchesFirst(pattern, name string) bool {
	first, _, _ := strings.Cut(pattern, "/")
	ok, err := regexp.MatchString(first, name)
	return ok || err != nil
}

// PackageOf returns the import path of the package whose test program a file is.
func PackageOf(file string) (string, error) {
	info, err := buildinfo.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("read the test program: %w", err)
	}
	return strings.TrimSuffix(info.Path, ".test"), nil
}
