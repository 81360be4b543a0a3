package testresult

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// ctrfReport is the relevant part of a CTRF report
// (https://ctrf.io/docs/category/specification).
type ctrfReport struct {
	Results *struct {
		Summary *struct {
			Tests  *int `json:"tests"`
			Failed *int `json:"failed"`
		} `json:"summary"`
		Tests *[]struct {
			Name     string          `json:"name"`
			Status   string          `json:"status"`
			Suite    json.RawMessage `json:"suite"` // a text or a list of texts
			Message  string          `json:"message"`
			Trace    string          `json:"trace"`
			FilePath string          `json:"filePath"`
			Line     int             `json:"line"`
		} `json:"tests"`
	} `json:"results"`
}

// ctrf parses a report in the Common Test Report Format. A test that neither passed
// nor failed counts as skipped.
func ctrf(data []byte) (Report, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return Report{}, errEmpty
	}
	var c ctrfReport
	if err := json.Unmarshal(data, &c); err != nil {
		return Report{}, err
	}
	if c.Results == nil || c.Results.Tests == nil {
		return Report{}, errors.New("there are no results.tests")
	}
	var r Report
	for i, t := range *c.Results.Tests {
		out := Test{Name: t.Name, Suite: ctrfSuite(t.Suite), File: t.FilePath, Line: t.Line}
		switch t.Status {
		case "passed":
			out.Outcome = Passed
		case "failed":
			out.Outcome, out.Message = Failed, cmp.Or(t.Message, t.Trace)
		case "skipped", "pending", "other":
			out.Outcome, out.Message = Skipped, t.Message
		default:
			return Report{}, fmt.Errorf("test %d has the unknown status %q", i+1, t.Status)
		}
		r.Tests = append(r.Tests, out)
	}
	if s := c.Results.Summary; s != nil {
		if s.Tests != nil && *s.Tests != len(r.Tests) {
			r.Problems = append(r.Problems, fmt.Sprintf("the summary counts %d tests and %d are reported", *s.Tests, len(r.Tests)))
		}
		if n := r.Count(Failed); s.Failed != nil && *s.Failed != n {
			r.Problems = append(r.Problems, fmt.Sprintf("the summary counts %d failures and %d are reported", *s.Failed, n))
		}
	}
	return r, nil
}

func ctrfSuite(raw json.RawMessage) string {
	var one string
	if json.Unmarshal(raw, &one) == nil {
		return one
	}
	var many []string
	if json.Unmarshal(raw, &many) == nil {
		return strings.Join(many, "/")
	}
	return ""
}
