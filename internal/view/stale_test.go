//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// TestVersions: pages of a run that was let go of and taken up again, or of another
// server, have a version of their own, by which a page that was left open sees that
// it is an old one.
func TestVersions(t *testing.T) {
	r := newRuns(t)
	w := r.begin(analysetest.Bindings())
	w.write(12)
	name := filepath.Base(w.dir)
	var others []string
	for i := range 6 {
		others = append(others, filepath.Base(r.add(renamed(analysetest.Bindings(), fmt.Sprint("other-", i)))))
	}
	s := serve(t, r.config())
	version := func(s *site, name string) string {
		t.Helper()
		resp, body := s.get("api/run/" + name + "/head")
		if resp.StatusCode != http.StatusOK {
			t.Fatal(body)
		}
		return resp.Header.Get("Assay-Version")
	}
	first := version(s, name)
	w.write(1000)
	for _, other := range others {
		version(s, other)
	}
	if again := version(s, name); again == first {
		t.Errorf("other pages of the run have version %s, too", again)
	}
	if other := version(serve(t, r.config()), name); other == first {
		t.Errorf("pages of another server have version %s, too", other)
	}
}

// TestRunningAreKept checks that the list does not reopen active runs on each request,
// for any number of active runs.
func TestRunningAreKept(t *testing.T) {
	r := newRuns(t)
	const n = 7
	for i := range n {
		r.begin(renamed(analysetest.Bindings(), fmt.Sprint("run-", i))).write(9)
	}
	s := serve(t, r.config())
	versions := func() map[string]int64 {
		var list struct {
			Pending int
			Runs    []struct {
				Name  string
				Tally *struct{ Version int64 }
			}
		}
		s.json("api/runs", &list)
		out := map[string]int64{}
		for _, x := range list.Runs {
			if x.Tally != nil {
				out[x.Name] = x.Tally.Version
			}
		}
		return out
	}
	first := versions()
	for end := time.Now().Add(20 * time.Second); len(first) < n && time.Now().Before(end); {
		first = versions()
	}
	again := versions()
	for name, v := range first {
		if again[name] != v {
			t.Errorf("the pages of %s were made anew, and nothing has changed", name)
		}
	}
	if len(first) != n {
		t.Errorf("%d runs of %d have a tally", len(first), n)
	}
}

// override sets the outcome of a trial that passed, and returns how many pass now.
func override(t *testing.T, dir string, a *analyse.Analysis) int {
	t.Helper()
	run, err := journal.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range a.Trials {
		if x.Status == analyse.Scored && x.Outcome == trial.Pass {
			n := trial.Note{By: "anna", Key: x.Key(), Attempt: x.Settled, Override: trial.Fail, Reason: "it cheats"}
			if _, _, err := run.AddNote(n, time.Now(), func([]trial.Note) error { return nil }); err != nil {
				t.Fatal(err)
			}
			return a.Total.Ledger.Pass - 1
		}
	}
	t.Fatal("no trial has passed")
	return 0
}

// TestListHearsNotes: an override that was set after the reports were written is in
// the figures of the list.
func TestListHearsNotes(t *testing.T) {
	testenv.Slow(t)
	r := newRuns(t)
	e := analysetest.Bindings()
	dir := r.add(e)
	a := e.Analyse()
	var b bytes.Buffer
	if err := results.Write(&b, a, nil); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "out"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "out", "results.json"), b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	s := serve(t, r.config())
	passed := func() (pass int, notice []string) {
		t.Helper()
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); {
			var list struct {
				Pending int
				Runs    []struct {
					Figures *struct {
						Ledger struct{ Pass int }
						Notice []string
					}
				}
			}
			s.json("api/runs", &list)
			if f := list.Runs[0].Figures; list.Pending == 0 && f != nil {
				return f.Ledger.Pass, f.Notice
			}
		}
		t.Fatal("the run has no figures")
		return 0, nil
	}
	if n, _ := passed(); n != a.Total.Ledger.Pass {
		t.Errorf("%d pass, want %d", n, a.Total.Ledger.Pass)
	}
	want := override(t, dir, a)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(100 * time.Millisecond) {
		n, notice := passed()
		if n == want && len(notice) > 0 {
			mustContain(t, "the notice", notice[0], "1 outcome set by people")
			break
		}
		if time.Now().After(end) {
			t.Fatalf("after an override %d pass (%q), want %d", n, notice, want)
		}
	}
}

// TestCompareHearsNotes: an override that was set after two runs were compared is in
// their comparison.
func TestCompareHearsNotes(t *testing.T) {
	r := newRuns(t)
	old := filepath.Base(r.add(renamed(analysetest.Bindings(), "old")))
	dir := r.add(renamed(analysetest.Bindings(), "now"))
	s := serve(t, r.config())
	var c struct {
		AsGraded []any `json:"as_graded"`
	}
	path := "api/compare?a=" + old + "&b=" + filepath.Base(dir)
	if s.json(path, &c); len(c.AsGraded) > 0 {
		t.Error("without overrides something stands beside")
	}
	override(t, dir, analysetest.Bindings().Analyse())
	if s.json(path, &c); len(c.AsGraded) == 0 {
		t.Error("the comparison was made before the override, and is shown all the same")
	}
}

// TestListThatIsLeft checks that a client that requests the list and disconnects does
// not affect other clients.
func TestListThatIsLeft(t *testing.T) {
	s, _, _, release := slow(t)
	left := false
	for range 20 { // on a slow machine the list may be there before it is left
		ctx, leave := context.WithTimeout(context.Background(), 50*time.Millisecond)
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, s.base+"api/runs", nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := http.DefaultClient.Do(req)
		leave()
		if left = err != nil; left {
			break
		}
		_ = resp.Body.Close()
	}
	if !left {
		t.Fatal("the list was there each time before it was left: the test shows nothing")
	}
	time.Sleep(300 * time.Millisecond) // for the answer that nobody takes
	release()
	for end := time.Now().Add(10 * time.Second); ; {
		var list struct {
			Pending int
			Runs    []struct{ State, Reason string }
		}
		s.json("api/runs", &list)
		if list.Runs[0].State != "done" {
			t.Fatalf("the run is %s: %s", list.Runs[0].State, list.Runs[0].Reason)
		}
		if list.Pending == 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatal("its figures do not come")
		}
	}
}
