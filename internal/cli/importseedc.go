package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/export/seedc"
	"github.com/assay-eval/assay/internal/report"
)

const importSeedCLong = `Read a run of the agent-CLI evaluation from which the agent-cli suite descends and
rebuild its summary.csv, summary.md, summary_cold.csv and summary_cold.md, to the
last character. RUNDIR holds runs.jsonl or, where that is not kept, runs.csv, and
may hold tool_error_report_manifest.json, without which no tool error is taken off.

Beside them, in corrected.csv, corrected.md and corrected_cold.csv, stand the right
figures: unbiased pass@3 and pass^3, intervals, how many runs each figure rests on,
cold cost with cache writes, runs of unknown usage not taken for cold, and what
starting a session costs. docs/seed-c.md says how each is made.`

// importSeedC is the command that rebuilds the tables of a run of seed system C.
func (a *app) importSeedC() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use: "seed-c RUNDIR", Short: "rebuild the tables of a run of the agent-CLI evaluation",
		Long:    importSeedCLong,
		Example: `  assay import seed-c runs/20260120_225600 --out seed-c`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage("name one folder that holds runs.jsonl or runs.csv; for example: assay import seed-c runs/20260120_225600 --out seed-c")
			}
			if out == "" {
				return usage("no folder to write the tables to: name it with --out")
			}
			return a.seedCTables(args[0], out)
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "`folder` to write the tables to")
	return cmd
}

func (a *app) seedCTables(dir, out string) error {
	if same(dir, out) {
		return usage("--out %s is the run itself, whose own tables would be overwritten: name another folder", out)
	}
	name, rows, notes, err := seedCRows(dir)
	if err != nil {
		return err
	}
	manifest, err := seedCManifest(dir)
	if err != nil {
		return err
	}
	if manifest == nil {
		notes = append(notes, "there is no tool_error_report_manifest.json, so no expected tool error is taken off the means")
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return usage("--out: %w", err)
	}
	cells, cold := seedc.Summarise(rows, manifest), seedc.Summarise(seedc.ColdRows(rows), manifest)
	corrected, overheads, warnings := seedc.CorrectFigures(rows, manifest)
	correctedCold, _, _ := seedc.CorrectFigures(seedc.KnownColdRows(rows), manifest)
	before := seedCPreface(dir)
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
			return fmt.Errorf("write %s: %w", f.name, err)
		}
		path := filepath.Join(out, f.name)
		if b.Len() == 0 { // there is no such table, as the original has it
			if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return fmt.Errorf("remove the older %s: %w", f.name, err)
			}
			continue
		}
		if err := renameio.WriteFile(path, b.Bytes(), 0o666); err != nil {
			return fmt.Errorf("write %s: %w", f.name, err)
		}
	}
	baselines := 0
	for i := range rows {
		if rows[i].Bool(seedc.BaselineRun) {
			baselines++
		}
	}
	fmt.Fprintf(a.out, "%s: %s and %s; %s, of these %d in the cold tables\n", name, report.Plural(len(rows)-baselines, "run"), report.Plural(baselines, "baseline"), report.Plural(len(cells), "cell"), len(cold))
	for _, s := range append(notes, warnings...) {
		fmt.Fprintf(a.out, "note: %s\n", report.Clean(s))
	}
	fmt.Fprintf(a.out, "tables in %s\n", report.Clean(out))
	return nil
}

// same reports whether two paths are one folder.
func same(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// seedCRows reads runs.jsonl, which holds every column, or else runs.csv.
func seedCRows(dir string) (name string, rows []seedc.Row, notes []string, err error) {
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
			return "", nil, nil, usage("%w", err)
		}
		defer f.Close()
		rows, notes, err := from.read(f)
		if err != nil {
			return "", nil, nil, usage("%s: %w", path, err)
		}
		return from.name, rows, notes, nil
	}
	return "", nil, nil, usage("%s holds neither runs.jsonl nor runs.csv", dir)
}

func seedCManifest(dir string) (*seedc.Manifest, error) {
	path := filepath.Join(dir, "tool_error_report_manifest.json")
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, usage("%w", err)
	}
	defer f.Close()
	m, err := seedc.ReadManifest(f)
	if err != nil {
		return nil, usage("%s: %w", path, err)
	}
	return m, nil
}

// seedCPreface takes the words before the tables from a run that has them.
func seedCPreface(dir string) string {
	for _, name := range []string{"summary.md", "summary_cold.md"} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
			if before := seedc.SummaryPreface(b); before != "" {
				return before
			}
		}
	}
	return ""
}
