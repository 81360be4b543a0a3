// Package testresult reads what programs report of the tests that they ran.
//
// Readers are strict about what decides a verdict and lenient about the rest: a
// test that began and did not end has failed, a report that was cut short is an
// error or has a problem, and text between the results is no matter.
package testresult

import (
	"errors"
	"fmt"
	"strings"
)

// Outcome is how a test ended.
type Outcome string

// The outcomes. A test that was expected to fail, and did, counts as skipped: it
// shows nothing.
const (
	Passed  Outcome = "passed"
	Failed  Outcome = "failed"
	Skipped Outcome = "skipped"
)

// Test is one test that was reported.
type Test struct {
	Suite   string // class, package or path of groups; may be ""
	Name    string
	Outcome Outcome
	Message string // why it failed or was skipped, as reported
	File    string // where it failed or stands, as reported; may be ""
	Line    int    // from 1; 0 if it is not known
}

// ID is how the test is told from others: SUITE/NAME, or NAME alone.
func (t Test) ID() string {
	if t.Suite == "" {
		return t.Name
	}
	return t.Suite + "/" + t.Name
}

// Report is what a program said of its tests.
type Report struct {
	Tests []Test // in the order of the report
	// Problems are failures that belong to no test: a package that did not build,
	// a plan that was not kept, a run that was given up.
	Problems []string
}

// Count returns how many tests have this outcome.
func (r Report) Count(o Outcome) int {
	n := 0
	for _, t := range r.Tests {
		if t.Outcome == o {
			n++
		}
	}
	return n
}

// Formats are the names that [Parse] knows.
var Formats = []string{"junit", "tap", "go-test", "go-test-verbose", "ctrf"}

var errEmpty = errors.New("there is no report")

// maxMessage is how much of a message is kept, in bytes.
const maxMessage = 4 << 10

// Parse reads a report. An error says that it is no whole report of this format.
func Parse(format string, data []byte) (Report, error) {
	var r Report
	var err error
	switch format {
	case "junit":
		r, err = junit(data)
	case "tap":
		r, err = tap(data)
	case "go-test":
		r, err = goJSON(data)
	case "go-test-verbose":
		r, err = goVerbose(data)
	case "ctrf":
		r, err = ctrf(data)
	default:
		return r, fmt.Errorf("test results of form %q are not known here", format)
	}
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

// text is s as valid UTF-8, not too long.
func text(s string) string {
	if len(s) > maxMessage {
		s = s[:maxMessage] + "…"
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}
