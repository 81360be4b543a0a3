package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestMutations damages the records of runs of several suites at random, and reports
// them. Each damage must be refused, or leave every figure of results.json as it was.
func TestMutations(t *testing.T) {
	testenv.Slow(t)
	dir := t.TempDir()
	assay := func(args ...string) (int, []byte, string) {
		var out, errs bytes.Buffer
		env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now,
			Environ: []string{"HOME=" + dir, "PATH=" + os.Getenv("PATH"), "ASSAY_CACHE_DIR=" + filepath.Join(dir, "cache"), "GOGC=100"}}
		code := runCommandLine(env, args)
		return code, out.Bytes(), errs.String()
	}
	var runs []*mutatedRun
	for _, suite := range []string{"bind-recall", "decision-extraction", "preflight-recall"} {
		out := filepath.Join(dir, suite)
		if code, _, errs := assay("run", suite, "-q", "--limit", "2", "--out", out); code != cmdenv.ExitOK {
			t.Fatalf("run %s: exit %d\n%s", suite, code, errs)
		}
		found, err := filepath.Glob(filepath.Join(out, "*"))
		if err != nil || len(found) != 1 {
			t.Fatalf("%v %v", found, err)
		}
		runs = append(runs, &mutatedRun{dir: found[0]})
	}
	// One has notes and scores of a second grading.
	var plan struct {
		Plan struct {
			Trials []struct{ Task, Arm, Filtered string }
		}
	}
	b, err := os.ReadFile(filepath.Join(runs[0].dir, "run.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &plan); err != nil {
		t.Fatal(err)
	}
	for _, p := range plan.Plan.Trials {
		if p.Filtered == "" {
			if code, _, errs := assay("annotate", runs[0].dir, p.Task+"@"+p.Arm+"#1", "--override", "fail", "--reason", "looked at it", "--by", "Anna"); code != cmdenv.ExitOK {
				t.Fatalf("annotate: exit %d\n%s", code, errs)
			}
		}
	}
	if code, _, errs := assay("regrade", runs[0].dir, "-q"); code != cmdenv.ExitOK {
		t.Fatalf("regrade: exit %d\n%s", code, errs)
	}

	results := func(r *mutatedRun) (int, []byte, string) { return assay("report", r.dir, "--format", "results") }
	for _, r := range runs {
		r.read(t)
		var errs string
		if r.code, r.results, errs = results(r); r.code != cmdenv.ExitOK || len(r.results) == 0 {
			t.Fatalf("%s: exit %d\n%s", r.dir, r.code, errs)
		}
	}
	rnd := rand.New(rand.NewPCG(18, 20261127))
	counts := map[string][3]int{} // refused, without effect, silent
	total := testenv.Repeat(300, 2000)
	for n := range total {
		r := runs[n%len(runs)]
		what, change := r.mutate(rnd)
		code, got, errs := results(r)
		c := counts[what]
		switch {
		case code == cmdenv.ExitPreflight && errs != "":
			c[0]++
		case code == r.code && bytes.Equal(got, r.results):
			c[1]++
		default:
			c[2]++
			t.Errorf("mutation %d (%s) of %s: exit %d, and other figures", n, change, r.dir, code)
		}
		counts[what] = c
		r.restore(t)
	}
	t.Logf("%d mutations", total)
	for _, what := range cmdenv.SortedKeys(counts) {
		c := counts[what]
		t.Logf("%-30s %4d refused, %4d without effect, %d silent", what, c[0], c[1], c[2])
	}
}

// mutatedRun is a run folder whose files are changed and put back.
type mutatedRun struct {
	dir     string
	files   map[string][]byte
	names   []string
	changed string
	code    int
	results []byte
}

// read reads the files that are the record of the run.
func (r *mutatedRun) read(t *testing.T) {
	r.files = map[string][]byte{}
	blobs, err := filepath.Glob(filepath.Join(r.dir, "blobs", "*", "*.zst"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(blobs, filepath.Join(r.dir, "journal.jsonl"), filepath.Join(r.dir, "run.json"), filepath.Join(r.dir, "notes.jsonl")) {
		b, err := os.ReadFile(path)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		r.files[path] = b
	}
	r.names = cmdenv.SortedKeys(r.files)
}

func (r *mutatedRun) restore(t *testing.T) {
	if err := os.WriteFile(r.changed, r.files[r.changed], 0o600); err != nil {
		t.Fatal(err)
	}
}

// mutate changes one file and says how. Six times in ten it is the journal.
func (r *mutatedRun) mutate(rnd *rand.Rand) (kind, change string) {
	name := filepath.Join(r.dir, "journal.jsonl")
	if rnd.IntN(10) >= 6 {
		name = r.names[rnd.IntN(len(r.names))]
	}
	r.changed = name
	b := bytes.Clone(r.files[name])
	lines := bytes.SplitAfter(b, []byte("\n"))
	lines = lines[:len(lines)-1]
	how := rnd.IntN(7)
	if len(lines) < 3 || strings.HasSuffix(name, ".zst") {
		how %= 2
	}
	i := rnd.IntN(max(1, len(lines)))
	switch how {
	case 0:
		at := rnd.IntN(len(b))
		b[at] ^= 1 << rnd.IntN(8)
		change = fmt.Sprintf("a bit of byte %d", at)
	case 1:
		at := rnd.IntN(len(b))
		b, change = b[:at], fmt.Sprintf("cut at %d", at)
	case 2:
		b, change = bytes.Join(lines[:i], nil), fmt.Sprintf("cut before line %d", i+1)
	case 3:
		b, change = bytes.Join(slices.Delete(slices.Clone(lines), i, i+1), nil), fmt.Sprintf("line %d removed", i+1)
	case 4:
		b, change = bytes.Join(slices.Insert(slices.Clone(lines), i, lines[i]), nil), fmt.Sprintf("line %d doubled", i+1)
	case 5:
		j := (i + 1 + rnd.IntN(len(lines)-1)) % len(lines)
		swapped := slices.Clone(lines)
		swapped[i], swapped[j] = swapped[j], swapped[i]
		b, change = bytes.Join(swapped, nil), fmt.Sprintf("lines %d and %d swapped", i+1, j+1)
	case 6:
		from := rnd.IntN(len(b))
		to := min(len(b), from+1+rnd.IntN(40))
		b, change = append(b[:from], b[to:]...), fmt.Sprintf("bytes %d to %d removed", from, to)
	}
	if err := os.WriteFile(name, b, 0o600); err != nil {
		panic(err)
	}
	file := filepath.Base(name)
	if strings.HasSuffix(name, ".zst") {
		file = "blob"
	}
	kinds := []string{"bit", "cut", "cut at a line", "line removed", "line doubled", "lines swapped", "bytes removed"}
	return file + ": " + kinds[how], filepath.Base(name) + ": " + change
}
