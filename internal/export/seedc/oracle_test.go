package seedc_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/export/seedc"
	"github.com/assay-eval/assay/internal/testenv"
)

// vectors are what testdata/oracle.py makes.
type vectors struct {
	Runs   []map[string]string `json:"runs"`
	Floats [][2]any            `json:"floats"` // number, repr
	Texts  [][3]string         `json:"texts"`  // text, repr, JSON
}

func TestOracleVectors(t *testing.T) {
	f, err := os.Open("testdata/vectors.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	check(t, b)
}

// TestOracleLive asks the oracle for runs that no vector holds.
func TestOracleLive(t *testing.T) {
	testenv.Slow(t)
	python, err := exec.LookPath("python3")
	if err != nil {
		testenv.Missing(t, "python3", "the tables of seed C on fresh random runs; the committed vectors are tested")
	}
	for seed := 100; seed < 103; seed++ {
		b, err := exec.Command(python, "testdata/oracle.py", fmt.Sprint(seed), "40").Output()
		if err != nil {
			t.Fatalf("oracle, seed %d: %v", seed, err)
		}
		check(t, b)
	}
}

func check(t *testing.T, b []byte) {
	t.Helper()
	var v vectors
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatal(err)
	}
	if len(v.Runs) < 20 || len(v.Floats) < 100 || len(v.Texts) < 20 {
		t.Fatalf("only %d runs, %d numbers, %d texts", len(v.Runs), len(v.Floats), len(v.Texts))
	}
	for _, f := range v.Floats {
		if got := seedc.FormatFloat(f[0].(float64)); got != f[1] {
			t.Errorf("%v is written %s, Python writes %s", f[0], got, f[1])
		}
	}
	for _, s := range v.Texts {
		if got := seedc.Repr(s[0]); got != s[1] {
			t.Errorf("repr of %q: %s, Python writes %s", s[0], got, s[1])
		}
		if got := seedc.Dumps(s[0]); got != s[2] {
			t.Errorf("JSON of %q: %s, Python writes %s", s[0], got, s[2])
		}
	}
	for i, run := range v.Runs {
		checkRun(t, i, run)
	}
}

func checkRun(t *testing.T, i int, run map[string]string) {
	t.Helper()
	manifest, err := seedc.ReadManifest(strings.NewReader(run["manifest"]))
	if err != nil {
		t.Fatalf("run %d: manifest: %v", i, err)
	}
	var first []seedc.Row
	for _, read := range []struct {
		name string
		from func(io.Reader) ([]seedc.Row, []string, error)
	}{{"runs.csv", seedc.ReadCSV}, {"runs.jsonl", seedc.ReadJSONL}} {
		rows, notes, err := read.from(strings.NewReader(run[read.name]))
		if err != nil || len(notes) > 0 {
			t.Fatalf("run %d: read %s: %v %q", i, read.name, err, notes)
		}
		if first == nil {
			first = rows
		}
		cells, cold := seedc.Summarise(rows, manifest), seedc.Summarise(seedc.ColdRows(rows), manifest)
		for _, c := range []struct {
			name  string
			write func(io.Writer) error
		}{
			{"runs.csv", func(w io.Writer) error { return seedc.WriteRunsCSV(w, rows) }},
			{"runs.jsonl", func(w io.Writer) error {
				if read.name == "runs.csv" { // which has lost "" against null
					_, err := io.WriteString(w, run["runs.jsonl"])
					return err
				}
				return seedc.WriteRunsJSONL(w, rows)
			}},
			{"summary.csv", func(w io.Writer) error { return seedc.WriteSummaryCSV(w, cells) }},
			{"summary.md", func(w io.Writer) error { return seedc.WriteSummaryMarkdown(w, cells, "-") }},
			{"summary_cold.csv", func(w io.Writer) error { return seedc.WriteSummaryCSV(w, cold) }},
			{"summary_cold.md", func(w io.Writer) error { return seedc.WriteSummaryMarkdown(w, cold, "-") }},
		} {
			var b bytes.Buffer
			if err := c.write(&b); err != nil {
				t.Fatal(err)
			}
			if got, want := strings.TrimPrefix(b.String(), "-"), run[c.name]; got != want {
				t.Fatalf("run %d read from %s: %s differs %s", i, read.name, c.name, difference(got, want))
			}
		}
	}
}

// difference shows where two texts part.
func difference(got, want string) string {
	n := 0
	for n < min(len(got), len(want)) && got[n] == want[n] {
		n++
	}
	around := func(s string) string { return s[max(0, min(len(s), n-40)):min(len(s), n+60)] }
	return fmt.Sprintf("at byte %d:\n got %q\nwant %q", n, around(got), around(want))
}
