// Package results writes results.json: the whole analysis for programs, as
// docs/results.md describes it. Numbers keep their full precision, what could
// not be evaluated is null, money is a decimal string.
package results

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Schema names the format. Fields may be added under the same name; a change of a
// field's meaning, or its loss, needs a new number.
const Schema = "assay/results/1"

// Format is results.json.
var Format = report.Format{Name: "results", File: "results.json", Doc: "everything, for programs (docs/results.md)", Write: Write}

// Write writes results.json. Trials are encoded one by one, so that a long run
// takes no more memory than its analysis.
func Write(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	frame := *a
	frame.Trials, frame.Parts = nil, nil
	whole, err := encodeAt("", struct {
		Schema string `json:"schema"`
		*analyse.Analysis
	}{Schema, &frame})
	if err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	// No string of JSON holds a line break, so these are the fields themselves.
	before, after, _ := bytes.Cut(whole, []byte("\n  \"trials\": null"))
	head, tail, _ := bytes.Cut(before, []byte("\n  \"parts\": null,"))
	out := bufio.NewWriter(w) // keeps its first error for Flush
	_, _ = out.Write(head)
	for _, p := range a.Parts { // each part has a key of its own
		b, err := encodeAt("  ", p.Value)
		if err != nil {
			return fmt.Errorf("write %s of results: %w", p.Key, err)
		}
		_, _ = fmt.Fprintf(out, "\n  %q: %s,", p.Key, b)
	}
	_, _ = out.Write(tail)
	_, _ = out.WriteString("\n  \"trials\": [")
	for i := range a.Trials {
		b, err := encodeAt("    ", &a.Trials[i])
		if err != nil {
			return fmt.Errorf("write results of %s: %w", a.Trials[i].Key, err)
		}
		if i > 0 {
			_ = out.WriteByte(',')
		}
		_, _ = fmt.Fprintf(out, "\n    %s", b)
	}
	if len(a.Trials) > 0 {
		_, _ = out.WriteString("\n  ")
	}
	_ = out.WriteByte(']')
	_, _ = out.Write(after)
	_ = out.WriteByte('\n')
	return out.Flush()
}

// encodeAt encodes v and indents every line but the first.
func encodeAt(indent string, v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent(indent, "  ")
	err := enc.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}
