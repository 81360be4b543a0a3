// Package seedc reads runs and configurations of the agent-CLI evaluation from
// which the suite agent-cli descends.
package seedc

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"

	"github.com/assay-eval/assay/internal/export/seedc"
	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/report"
)

// RebuildTables writes the tables of the run in dir to the folder out. It returns a line
// that counts runs and cells, and notes.
func RebuildTables(dir, out string) (counts string, notes []string, err error) {
	if sameFolder(dir, out) {
		return "", nil, importer.Usagef("--output %s is the run itself, whose own tables would be overwritten: name another folder", out)
	}
	name, rows, notes, err := readRows(dir)
	if err != nil {
		return "", nil, err
	}
	manifest, err := readManifest(dir)
	if err != nil {
		return "", nil, err
	}
	if manifest == nil {
		notes = append(notes, "there is no tool_error_report_manifest.json, so no expected tool error is taken off the means")
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return "", nil, importer.Usagef("--out: %w", err)
	}
	cells, cold := seedc.Summarise(rows, manifest), seedc.Summarise(seedc.ColdRows(rows), manifest)
	corrected, overheads, warnings := seedc.CorrectFigures(rows, manifest)
	correctedCold, _, _ := seedc.CorrectFigures(seedc.KnownColdRows(rows), manifest)
	before := readPreface(dir)
	for _, f := range []struct {
		name  string
		write func(io.Writer) error
	}{
		{"summary.csv", func(w io.Writer) error { return seedc.WriteSummaryCSV(w, cells) }},
		{"summary.md", func(w io.Writer) error { return seedc.WriteSummaryMarkdown(w, cells, before) }},
		{"summary_cold.csv", func(w io.Writer) error { return seedc.WriteSummaryCSV(w, cold) }},
		{"summary_cold.md", func(w io.Writer) error { return seedc.WriteSummaryMarkdown(w, cold, before) }},
		{"corrected.csv", func(w io.Writer) error { return seedc.WriteCorrectedCSV(w, corrected) }},
		{"corrected.md", func(w io.Writer) error {
			return seedc.WriteCorrectedMarkdown(w, corrected, overheads, warnings)
		}},
		{"corrected_cold.csv", func(w io.Writer) error { return seedc.WriteCorrectedCSV(w, correctedCold) }},
	} {
		var b bytes.Buffer
		if err := f.write(&b); err != nil {
			return "", nil, fmt.Errorf("write %s: %w", f.name, err)
		}
		path := filepath.Join(out, f.name)
		if b.Len() == 0 { // there is no such table, as the original has it
			if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return "", nil, fmt.Errorf("remove the older %s: %w", f.name, err)
			}
			continue
		}
		if err := atomicfile.WriteFile(path, b.Bytes(), 0o666); err != nil {
			return "", nil, fmt.Errorf("write %s: %w", f.name, err)
		}
	}
	baselines := 0
	for i := range rows {
		if rows[i].Bool(seedc.BaselineRun) {
			baselines++
		}
	}
	counts = fmt.Sprintf("%s: %s and %s; %s, of these %d in the cold tables", name, report.Plural(len(rows)-baselines, "run"), report.Plural(baselines, "baseline"), report.Plural(len(cells), "cell"), len(cold))
	return counts, append(notes, warnings...), nil
}

func sameFolder(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// readRows reads runs.jsonl, which holds every column, or else runs.csv.
func readRows(dir string) (name string, rows []seedc.Row, notes []string, err error) {
	for _, from := range []struct {
		name string
		read func(io.Reader) ([]seedc.Row, []string, error)
	}{{"runs.jsonl", seedc.ReadJSONL}, {"runs.csv", seedc.ReadCSV}} {
		path := filepath.Join(dir, from.name)
		f, err := os.Open(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return "", nil, nil, importer.Usagef("%w", err)
		}
		defer f.Close()
		rows, notes, err := from.read(f)
		if err != nil {
			return "", nil, nil, importer.Usagef("%s: %w", path, err)
		}
		return from.name, rows, notes, nil
	}
	return "", nil, nil, importer.Usagef("%s holds neither runs.jsonl nor runs.csv", dir)
}

func readManifest(dir string) (*seedc.Manifest, error) {
	path := filepath.Join(dir, "tool_error_report_manifest.json")
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, importer.Usagef("%w", err)
	}
	defer f.Close()
	m, err := seedc.ReadManifest(f)
	if err != nil {
		return nil, importer.Usagef("%s: %w", path, err)
	}
	return m, nil
}

// readPreface returns the text before the tables of a run.
func readPreface(dir string) string {
	for _, name := range []string{"summary.md", "summary_cold.md"} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
			if before := seedc.SummaryPreface(b); before != "" {
				return before
			}
		}
	}
	return ""
}
