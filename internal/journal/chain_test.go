package journal

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// chainedRun is a run of two sessions that ended in order, with notes.
func chainedRun(t testing.TB) *Run {
	t.Helper()
	r := newRun(t)
	for session := range 2 {
		w := appendTo(t, r)
		for i := range 3 {
			rec, blobs := attemptRecord(trial.Key{Task: strings.Repeat("t", session*3+i+1), Arm: "m/s"}, 6000)
			if err := w.Write(blobs, startRecord(i), rec); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}}); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for _, label := range []string{"odd", "even"} {
		if _, _, err := r.AddNote(trial.Note{Key: trial.Key{Task: "t", Arm: "m/s"}, Label: label}, day, func([]trial.Note) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	r, err := Open(r.Dir())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// readsClean returns the first error of every way to read the folder.
func readsClean(dir string) error {
	r, err := Open(dir)
	if err != nil {
		return err
	}
	var errs []error
	for _, err := range r.Records() {
		errs = append(errs, err)
	}
	for _, err := range r.SkimLines(Mark{}) {
		errs = append(errs, err)
	}
	_, err = r.Notes()
	return errors.Join(append(errs, err)...)
}

func TestChain(t *testing.T) {
	r := chainedRun(t)
	if err := readsClean(r.Dir()); err != nil {
		t.Fatal(err)
	}
	if rep := CheckRun(r.Dir()); !rep.OK() || rep.Ended != "done" || rep.Format != 2 || rep.Notes != 2 {
		t.Fatalf("%+v", rep)
	}
	m := r.Manifest()
	b, err := os.ReadFile(filepath.Join(r.Dir(), journalFile))
	if err != nil {
		t.Fatal(err)
	}
	// The format, as docs/format/journal.md has it.
	last := string(r.Digest())
	all := strings.SplitAfter(strings.TrimSuffix(string(b), "\n"), "\n")
	for _, l := range all {
		l = strings.TrimSuffix(l, "\n")
		if last = string(seal.Of([]byte(last + l[72:]))); l[:72] != `{"h":"`+last+`",` {
			t.Fatalf("want hash %s in %s", last, l)
		}
	}
	if want := newHead(int64(len(all)), lineHash([]byte(last))); m.Head != want || m.NotesHead.Seq() != 2 {
		t.Errorf("heads %s %s, want %s", m.Head, m.NotesHead, want)
	}
}

// Every single change to any file of a run is found by all that read it.
func TestChainFindsEveryByte(t *testing.T) {
	r := chainedRun(t)
	for _, name := range []string{journalFile, notesFile, manifestFile} {
		path := filepath.Join(r.Dir(), name)
		good, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; at < len(good); at += testenv.Repeat(13, 1) {
			bad := bytes.Clone(good)
			bad[at] ^= 1 << (at % 7)
			if err := os.WriteFile(path, bad, 0o600); err != nil {
				t.Fatal(err)
			}
			err := readsClean(r.Dir())
			if err == nil {
				t.Fatalf("%s: a changed bit at %d is not found", name, at)
			}
			if CheckRun(r.Dir()).OK() {
				t.Fatalf("%s: CheckRun does not find a changed bit at %d", name, at)
			}
			if line, ok := errors.AsType[*BadLine](err); ok && name != manifestFile && (line.Offset > int64(at) || bytes.Count(good[line.Offset:at], []byte("\n")) > 1) {
				t.Fatalf("%s: a changed bit at %d is placed at %d: %v", name, at, line.Offset, err)
			}
		}
		if err := os.WriteFile(path, good, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// The end that is cut off at the border of a record is found.
func TestChainFindsCuts(t *testing.T) {
	r := chainedRun(t)
	for _, name := range []string{journalFile, notesFile} {
		path := filepath.Join(r.Dir(), name)
		good, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; ; {
			if err := os.WriteFile(path, good[:at], 0o600); err != nil {
				t.Fatal(err)
			}
			if err := readsClean(r.Dir()); err == nil || !strings.Contains(err.Error(), "its end is missing") {
				t.Fatalf("%s cut at %d: %v", name, at, err)
			}
			at += bytes.IndexByte(good[at:], '\n') + 1
			if at == len(good) {
				break
			}
		}
		if err := os.WriteFile(path, good, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(r.Dir(), notesFile)); err != nil {
		t.Fatal(err)
	}
	if err := readsClean(r.Dir()); err == nil {
		t.Error("removed notes are not missed")
	}
}

// BenchmarkChain measures the cost of hashes: records a second of processor time with
// them and without, to a disk that costs nothing. Rounds of both alternate.
func BenchmarkChain(b *testing.B) {
	var used [2]time.Duration
	const records = 5000
	rec, _ := attemptRecord(trial.Key{Task: "t", Arm: "m/s"}, 2000)
	for round := range 8 * b.N {
		chained := round % 2
		r := newRun(b)
		r.manifest.Format = 1 + chained
		w, _ := appendToDisk(b, r)
		before := cpuTime(b)
		var last <-chan error
		for range records {
			last = w.writeAsync(rec, nil)
		}
		if err := <-last; err != nil {
			b.Fatal(err)
		}
		used[chained] += cpuTime(b) - before
	}
	rate := func(of time.Duration) float64 { return float64(4*b.N*records) / of.Seconds() }
	b.ReportMetric(rate(used[0]), "plain-records/s")
	b.ReportMetric(rate(used[1]), "chained-records/s")
	b.ReportMetric(rate(used[1])/rate(used[0]), "ratio")
}

// The script of docs/format/journal.md checks a run without assay.
func TestDocsScript(t *testing.T) {
	testenv.Slow(t)
	for _, tool := range []string{"bash", "jq", "sha256sum", "grep"} {
		if _, err := exec.LookPath(tool); err != nil {
			testenv.Missing(t, tool, "the script with which others check hashes")
		}
	}
	doc, err := os.ReadFile("../../docs/format/journal.md")
	if err != nil {
		t.Fatal(err)
	}
	_, script, _ := strings.Cut(string(doc), "```bash\n")
	script, _, ok := strings.Cut(script, "```")
	if !ok {
		t.Fatal("docs/format/journal.md has no script")
	}
	r := chainedRun(t)
	check := func() string {
		cmd := exec.Command("bash", "-c", script)
		cmd.Dir = r.Dir()
		out, _ := cmd.CombinedOutput() // its text is compared
		return strings.TrimSpace(string(out))
	}
	if got := check(); got != "whole: 16 records" {
		t.Errorf("whole: %s", got)
	}
	path := filepath.Join(r.Dir(), journalFile)
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	all := bytes.SplitAfter(good, []byte("\n"))
	for _, tt := range []struct {
		name, text, want string
	}{
		{"a letter", strings.Replace(string(good), `"agent_ms":12`, `"agent_ms":13`, 1), "line 3 was changed"},
		{"a line", strings.Replace(string(good), string(all[4]), "", 1), "line 5 was changed"},
		{"the end", strings.Replace(string(good), string(all[15]), "", 1), "not the end that run.json holds"},
	} {
		if err := os.WriteFile(path, []byte(tt.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := check(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
	if err := os.WriteFile(path, good, 0o600); err != nil {
		t.Fatal(err)
	}
	manifest := filepath.Join(r.Dir(), manifestFile)
	b, err := os.ReadFile(manifest)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(manifest, bytes.Replace(b, []byte(`"seed": 7`), []byte(`"seed": 8`), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := check(); got != "line 1 was changed" {
		t.Errorf("run.json: %s", got)
	}
}
