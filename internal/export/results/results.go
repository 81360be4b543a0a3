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
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(struct {
		Schema string `json:"schema"`
		*analyse.Analysis
	}{Schema, &frame}); err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	// No string of JSON holds a line break, so these are the fields themselves.
	before, after, _ := bytes.Cut(buf.Bytes(), []byte("\n  \"trials\": null"))
	head, tail, _ := bytes.Cut(before, []byte("\n  \"parts\": null,"))
	out := bufio.NewWriter(w) // keeps its first error for Flush
	_, _ = out.Write(head)
	for _, p := range a.Parts {
		if err := writePart(out, p); err != nil {
			return err
		}
	}
	_, _ = out.Write(tail)
	_, _ = out.WriteString("\n  \"trials\": [")
	var one bytes.Buffer
	enc = json.NewEncoder(&one)
	enc.SetEscapeHTML(false)
	enc.SetIndent("    ", "  ")
	for i := range a.Trials {
		one.Reset()
		if err := enc.Encode(&a.Trials[i]); err != nil {
			return fmt.Errorf("write results of %s: %w", a.Trials[i].Key, err)
		}
		if i > 0 {
			_ = out.WriteByte(',')
		}
		_, _ = out.WriteString("\n    ")
		_, _ = out.Write(bytes.TrimRight(one.Bytes(), "\n"))
	}
	if len(a.Trials) > 0 {
		_, _ = out.WriteString("\n  ")
	}
	_ = out.WriteByte(']')
	_, _ = out.Write(after)
	return out.Flush()
}

// writePart writes a result of a kind of grader under its own key.
func writePart(out *bufio.Writer, p analyse.Part) error {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("  ", "  ")
	if err := enc.Encode(p.Value); err != nil {
		return fmt.Errorf("write %s of results: %w", p.Key, err)
	}
	_, err := fmt.Fprintf(out, "\n  %q: %s,", p.Key, bytes.TrimRight(buf.Bytes(), "\n"))
	return err
}
