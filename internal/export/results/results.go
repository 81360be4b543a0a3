// Package results writes results.json: the whole analysis for programs, as
// docs/format/results.md describes it. Numbers keep their full precision, what could
// not be evaluated is null, money is a decimal string.
package results

import (
	"bufio"
	"bytes"
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
var Format = report.Format{Name: "results", File: "results.json", Doc: "everything, for programs (assay help results)", Write: Write}

// Write writes results.json. Trials and cells are encoded one by one, so that a long run
// takes no more memory than its analysis.
func Write(w io.Writer, a *analyse.Analysis, _ trial.Opener) error {
	frame := *a
	frame.Trials, frame.Parts, frame.Cells = nil, nil, nil
	enc := report.NewEncoder()
	whole, err := enc.EncodeAt("", struct {
		Schema string `json:"schema"`
		*analyse.Analysis
	}{Schema, &frame})
	if err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	whole = bytes.Clone(whole)
	out := bufio.NewWriterSize(w, 64<<10) // keeps its first error for Flush
	// No string of JSON holds a line break, so these are the fields themselves.
	head, rest, _ := bytes.Cut(whole, []byte("\n  \"parts\": null,"))
	_, _ = out.Write(head)
	for _, p := range a.Parts { // each part has a key of its own
		b, err := enc.EncodeAt("  ", p.Value)
		if err != nil {
			return fmt.Errorf("write %s of results: %w", p.Key, err)
		}
		_, _ = fmt.Fprintf(out, "\n  %q: %s,", p.Key, b)
	}
	head, rest, _ = bytes.Cut(rest, []byte("\n  \"cells\": null"))
	_, _ = out.Write(head)
	if err := enc.WriteList(out, "  ", "cells", len(a.Cells), func(i int) any { return &a.Cells[i] }); err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	head, rest, _ = bytes.Cut(rest, []byte("\n  \"trials\": null"))
	_, _ = out.Write(head)
	if err := enc.WriteList(out, "  ", "trials", len(a.Trials), func(i int) any { return &a.Trials[i] }); err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	_, _ = out.Write(rest)
	_ = out.WriteByte('\n')
	return out.Flush()
}
