package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// memory is an opener of blobs that were never on disk.
type memory map[seal.Digest][]byte

func (m memory) Open(ref trial.Ref) ([]byte, error) {
	return openRef(ref, func(d seal.Digest, _ int64) ([]byte, error) {
		if b, ok := m[d]; ok {
			return b, nil
		}
		return nil, os.ErrNotExist
	})
}

func newCache(t testing.TB) *Cache {
	t.Helper()
	c, err := OpenCache(filepath.Join(t.TempDir(), "cache"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// fullAttempt has every kind of ref, inline and as blob.
func fullAttempt(task string) (*trial.Attempt, memory) {
	blobs := memory{}
	a := attempt(trial.Key{Task: task, Arm: "m/s"}, 20_000, blobs)
	a.Raw = []trial.Ref{
		trial.NewRef([]byte(`{"request":1}`), "request-1.json", "application/json", blobs),
		trial.NewRef(bytes.Repeat([]byte{0xff, 0, 1}, 4000), "response-1.bin", "application/octet-stream", blobs),
		trial.NewRef(bytes.Repeat([]byte{0xff, 0, 1}, 4000), "response-2.bin", "application/octet-stream", blobs), // the same bytes again
	}
	a.Artifact.Submission = &trial.Submission{Tool: "submit", Args: trial.NewRef([]byte(`{"a":1}`), "args", "", blobs)}
	a.Artifact.Tree = trial.NewRef(bytes.Repeat([]byte("tree "), 3000), "tree", "", blobs)
	return a, blobs
}

var someOrigin = trial.Origin{Run: "r1", Time: day, Model: "m-1"}

func TestCacheReturnsWhatWasPut(t *testing.T) {
	c := newCache(t)
	a, blobs := fullAttempt("t")
	if _, err := c.Get(a.GenKey); err != ErrMiss { //nolint:errorlint // exactly: no warning
		t.Fatalf("empty cache: %v", err)
	}
	if c.Has(a.GenKey) || c.Has("../x") {
		t.Error("an empty cache has something")
	}
	if err := c.Put(a, blobs, someOrigin, false); err != nil {
		t.Fatal(err)
	}
	if !c.Has(a.GenKey) {
		t.Error("the entry is not there")
	}
	again, err := OpenCache(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	e, err := again.Get(a.GenKey)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(a, &e.Attempt, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(someOrigin, e.Origin); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[seal.Digest][]byte(blobs), e.Blobs); diff != "" {
		t.Errorf("blobs (-want +got):\n%s", diff)
	}
	for ref := range AttemptRefs(&e.Attempt) {
		want, _ := blobs.Open(ref)
		if got, err := e.Open(ref); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes, %v", ref.Name, len(got), err)
		}
	}
	if _, err := e.Open(trial.Ref{Digest: seal.Of([]byte("x")), Size: 1}); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a ref of something else: %v", err)
	}
	// It can be written to a journal as it is.
	if err := appendTo(t, newRun(t)).Write(e.Blobs, trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: e.Attempt}}); err != nil {
		t.Error(err)
	}
}

func TestCacheKeepsTheFirst(t *testing.T) {
	c := newCache(t)
	a, blobs := fullAttempt("t")
	second := trial.Origin{Run: "r2", Time: day}
	origin := func() string {
		e, err := c.Get(a.GenKey)
		if err != nil {
			t.Fatal(err)
		}
		return e.Origin.Run
	}
	for _, o := range []trial.Origin{someOrigin, second} {
		if err := c.Put(a, blobs, o, false); err != nil {
			t.Fatal(err)
		}
	}
	if got := origin(); got != "r1" {
		t.Errorf("origin %s, want the first", got)
	}
	if err := c.Put(a, blobs, second, true); err != nil {
		t.Fatal(err)
	}
	if got := origin(); got != "r2" {
		t.Errorf("origin %s after replacing", got)
	}
	if left, _ := filepath.Glob(filepath.Join(c.dir, tmpDir, "*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

func TestCacheKeepsOnlyWhatMayBeRepeated(t *testing.T) {
	fault := trial.Faultf(trial.ClassEnvironment, "503")
	for _, tt := range []struct {
		name string
		set  func(*trial.Attempt)
		kept bool
	}{
		{"finished", func(*trial.Attempt) {}, true},
		{"a refusal", func(a *trial.Attempt) { a.End.Reason = trial.Refusal }, true},
		{"no submission", func(a *trial.Attempt) { a.End.Reason = trial.NoSubmission }, true},
		{"a fault", func(a *trial.Attempt) { a.End, a.Fault = nil, fault }, false},
		{"a fault with an end", func(a *trial.Attempt) { a.Fault = fault }, false},
		{"nothing", func(a *trial.Attempt) { a.End = nil }, false},
		{"deadline", func(a *trial.Attempt) { a.End.Reason = trial.Deadline }, false},
		{"stall", func(a *trial.Attempt) { a.End.Reason = trial.Stall }, false},
		{"scripted", func(a *trial.Attempt) { a.Source = trial.Scripted }, false},
		{"imported", func(a *trial.Attempt) { a.Source = trial.Imported }, false},
		{"cached", func(a *trial.Attempt) { a.Source = trial.Cached }, false},
	} {
		c := newCache(t)
		a, blobs := fullAttempt("t")
		tt.set(a)
		if err := c.Put(a, blobs, someOrigin, true); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if _, err := c.Get(a.GenKey); (err == nil) != tt.kept {
			t.Errorf("%s: kept %v (%v)", tt.name, err == nil, err)
		}
	}
}

func TestCacheRefuses(t *testing.T) {
	c := newCache(t)
	a, blobs := fullAttempt("t")
	if _, err := c.Get("../../x"); err == nil || errors.Is(err, ErrMiss) {
		t.Errorf("a path for a key: %v", err)
	}
	bad := *a
	bad.GenKey = "../../x"
	if err := c.Put(&bad, blobs, someOrigin, false); err == nil || !strings.Contains(err.Error(), "is not a digest") {
		t.Errorf("a path for a key: %v", err)
	}
	delete(blobs, a.Artifact.Tree.Digest)
	if err := c.Put(a, blobs, someOrigin, false); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a blob that cannot be opened: %v", err)
	}
	if _, err := c.Get(a.GenKey); err != ErrMiss { //nolint:errorlint // exactly
		t.Errorf("something was kept without its blob: %v", err)
	}
}

// An entry with any byte changed, or cut anywhere, is a miss with a warning, and
// the next Put mends it. This holds for an entry in a pack and for one in a file.
func TestCacheNeverServesDamage(t *testing.T) {
	testenv.Slow(t)
	for _, kind := range []string{"pack", "file"} {
		t.Run(kind, func(t *testing.T) {
			c := newCache(t)
			a, blobs := fullAttempt("t")
			path := c.packs.packPath(1)
			if kind == "file" {
				c.packs.stuck = true
				path = c.filePath(attemptEntry, a.GenKey)
			}
			if err := c.Put(a, blobs, someOrigin, false); err != nil {
				t.Fatal(err)
			}
			c.packs.stuck = false
			damageEntry(t, c, path, a, blobs)
		})
	}
}

func damageEntry(t *testing.T, c *Cache, path string, a *trial.Attempt, blobs memory) {
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	damaged := map[string][]byte{"empty": {}, "one more byte": append(slices.Clone(good), 0)}
	for i := range good {
		flipped := slices.Clone(good)
		flipped[i] ^= 1 << (i % 8)
		damaged[fmt.Sprint("byte ", i)] = flipped
		damaged[fmt.Sprint("cut at ", i)] = good[:i]
	}
	// A well-formed entry of another key, and one whose own digests do not hold.
	other, otherBlobs := fullAttempt("other")
	var entry bytes.Buffer
	if err := encodeEntry(&entry, other, otherBlobs, someOrigin); err != nil {
		t.Fatal(err)
	}
	damaged["entry of another key"] = entry.Bytes()
	header, err := json.Marshal(entryHeader{Attempt: a, Blobs: []entryBlob{{a.Transcript.Digest, 20_000}}})
	if err != nil {
		t.Fatal(err)
	}
	rest := append(append(header, '\n'), make([]byte, 20_000)...)
	damaged["forged"] = compressBytes(append([]byte(seal.Of(rest)+"\n"), rest...))
	for name, b := range damaged {
		if err := os.WriteFile(path, b, 0o666); err != nil {
			t.Fatal(err)
		}
		e, err := c.Get(a.GenKey)
		if err == nil {
			if diff := cmp.Diff(a, &e.Attempt, cmpopts.EquateEmpty()); diff != "" || !bytes.Equal(e.Blobs[a.Transcript.Digest], blobs[a.Transcript.Digest]) {
				t.Fatalf("%s: damage was served", name)
			}
			continue // a bit that decoding does not depend on
		}
		if !errors.Is(err, ErrMiss) || err == ErrMiss || !strings.Contains(err.Error(), path+" is damaged") { //nolint:errorlint // wrapped
			t.Fatalf("%s: %v", name, err)
		}
	}
	if err := os.WriteFile(path, damaged["forged"], 0o666); err != nil {
		t.Fatal(err)
	}
	if err := c.Put(a, blobs, someOrigin, false); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Get(a.GenKey); err != nil {
		t.Errorf("not mended: %v", err)
	}
}

// putAll puts every key under its own origin and returns the origins that it then
// reads.
func putAll(c *Cache, run string, n int, replace bool) ([]string, error) {
	var out []string
	for i := range n {
		a, blobs := fullAttempt(fmt.Sprint("t", i))
		if err := c.Put(a, blobs, trial.Origin{Run: run}, replace); err != nil {
			return nil, err
		}
		e, err := c.Get(a.GenKey)
		if err != nil {
			return nil, err
		}
		out = append(out, e.Origin.Run)
	}
	return out, nil
}

func TestCacheIsSafeForManyGoroutines(t *testing.T) {
	c := newCache(t)
	const n = 15
	got := make([][]string, 12)
	var wg sync.WaitGroup
	for g := range got {
		wg.Go(func() {
			var err error
			if got[g], err = putAll(c, fmt.Sprint("run ", g), n, g%4 == 3); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	c = newCache(t)
	for g := range got { // unless some replace, all must read the same origin
		wg.Go(func() { got[g], _ = putAll(c, fmt.Sprint("run ", g), n, false) })
	}
	wg.Wait()
	for _, g := range got {
		if !slices.Equal(g, got[0]) {
			t.Fatalf("not all read the same origins: %v and %v", g, got[0])
		}
	}
}

func TestCacheIsSafeForManyProcesses(t *testing.T) {
	c := newCache(t)
	const processes = 4
	var outs [processes]bytes.Buffer
	var gates [processes]io.WriteCloser
	var cmds [processes]*exec.Cmd
	for i := range cmds {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), helperEnv+"=cache", "DIR="+c.dir, fmt.Sprint("RUN=run ", i))
		cmd.Stdout, cmd.Stderr = &outs[i], os.Stderr
		gate, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		cmds[i], gates[i] = cmd, gate
	}
	for _, gate := range gates { // all of them at once
		_ = gate.Close()
	}
	for _, cmd := range cmds {
		if err := cmd.Wait(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range outs {
		if outs[i].Len() == 0 || outs[i].String() != outs[0].String() {
			t.Errorf("process %d reads\n%s\nand process 0\n%s", i, outs[i].String(), outs[0].String())
		}
	}
}

func init() {
	helpers["cache"] = func() {
		c, err := OpenCache(os.Getenv("DIR"))
		if err == nil {
			_, _ = io.Copy(io.Discard, os.Stdin)
			var got []string
			if got, err = putAll(c, os.Getenv("RUN"), 40, false); err == nil {
				fmt.Println(strings.Join(got, "\n"))
				return
			}
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
