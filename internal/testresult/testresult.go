// Package testresult parses the test reports of other programs.
//
// Parsers are strict about everything that decides a verdict and lenient about the
// rest: a test that began and did not end has failed, a truncated report is an error
// or has a problem, and text between the results is ignored.
package testresult

import (
	"errors"
	"fmt"
	"strings"
)

// Outcome is the outcome of a test.
type Outcome string

// The outcomes. A test that was expected to fail, and did, counts as skipped: it
// shows nothing.
const (
	Passed  Outcome = "passed"
	Failed  Outcome = "failed"
	Skipped Outcome = "skipped"
)

// Test is a reported test.
type Test struct {
	Suite   string // class, package or path of groups; may be ""
	Name    string
	Outcome Outcome
	Message string // why it failed or was skipped, as reported
	File    string // where it failed or is declared, as reported; may be ""
	Line    int    // from 1; 0 if unknown
}

// ID returns the identifier of the test: SUITE/NAME, or NAME alone.
func (t Test) ID() string {
	if t.Suite == "" {
		return t.Name
	}
	return t.Suite + "/" + t.Name
}

// Report is a parsed test report.
type Report struct {
	Tests []Test // in the order of the report
	// Problems are failures that belong to no test: a package that did not build, a
	// plan that was not kept, an aborted run.
	Problems []string
}

// Count returns the number of tests with this outcome.
func (r Report) Count(o Outcome) int {
	n := 0
	for _, t := range r.Tests {
		if t.Outcome == o {
			n++
		}
	}
	return n
}

// parsers maps the names of formats to parsers.
var parsers = map[string]func([]byte) (Report, error){
	"junit": junit, "tap": tap, "go-test": goJSON, "go-test-verbose": goVerbose, "ctrf": ctrf,
}

var errEmpty = errors.New("there is no report")

// maxMessage is the maximum length of a message in bytes.
const maxMessage = 4 << 10

// Parse parses a report. It returns an error if data is no complete report of this
// format.
func Parse(format string, data []byte) (Report, error) {
	parse := parsers[format]
	if parse == nil {
		return Report{}, fmt.Errorf("test results of form %q are not known here", format)
	}
	r, err := parse(data)
	if err != nil {
		return Report{}, fmt.Errorf("read %s results: %w", format, err)
	}
	for i := range r.Tests {
		t := &r.Tests[i]
		t.Suite, t.Name, t.File = text(t.Suite), text(t.Name), text(t.File)
		t.Message = text(strings.TrimSpace(t.Message))
		t.Line = max(t.Line, 0)
	}
	for i, p := range r.Problems {
		r.Problems[i] = text(strings.TrimSpace(p))
	}
	return r, nil
}

// text returns s as valid UTF-8 of bounded length.
func text(s string) string {
	if len(s) > maxMessage {
		s = s[:maxMessage] + "…"
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}
