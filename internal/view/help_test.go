//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/view"
)

// runs is a folder of runs made of examples.
type runs struct {
	t      testing.TB
	root   string
	suites map[string]*suite.Suite
}

func newRuns(t testing.TB) *runs {
	return &runs{t: t, root: filepath.Join(t.TempDir(), "runs"), suites: map[string]*suite.Suite{}}
}

// writing is a run that is being written.
type writing struct {
	t       testing.TB
	dir     string
	w       *journal.Writer
	example *analysetest.Example
	next    int
	now     time.Time
}

// begin makes the folder of a run of the example, with nothing in its journal yet.
func (r *runs) begin(e *analysetest.Example) *writing {
	r.t.Helper()
	name := e.Suite.Name
	resolved, err := json.Marshal(map[string]string{"name": name})
	if err != nil {
		r.t.Fatal(err)
	}
	r.suites[string(resolved)] = e.Suite
	now := time.Date(2026, 11, 21, 10, 15, len(r.suites), 0, time.UTC)
	entropy := bytes.NewReader([]byte(name + r.t.Name() + "0123456789"))
	run, err := journal.Create(r.root, &journal.Manifest{Version: "0.1.0", Suite: name, SuiteDigest: seal.Of(resolved), Resolved: resolved, Plan: e.Plan}, now, entropy)
	if err != nil {
		r.t.Fatal(err)
	}
	w := &writing{t: r.t, dir: run.Dir(), example: e, now: now}
	if w.w, err = run.Append(trial.Session{Version: "0.1.0", Host: "here", Why: "run"}, func() time.Time { return time.Now() }); err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(func() { _ = w.w.Close() })
	return w
}

// write appends the next n records of the example but its sessions and ends; it
// reports whether there are more.
func (w *writing) write(n int) bool {
	w.t.Helper()
	for ; n > 0 && w.next < len(w.example.Records); w.next++ {
		rec := w.example.Records[w.next]
		if rec.Type == trial.RecordSession || rec.Type == trial.RecordEnd {
			continue
		}
		text, err := json.Marshal(rec)
		if err != nil {
			w.t.Fatal(err)
		}
		blobs := map[seal.Digest][]byte{} // blobs of the record: all that are given are read
		for digest, b := range w.example.Blobs {
			if bytes.Contains(text, []byte(digest)) {
				blobs[digest] = b
			}
		}
		if rec.Attempt != nil && w.example.Blobs == nil {
			rec.Attempt = new(*rec.Attempt)
			rec.Attempt.Transcript, rec.Attempt.Raw, rec.Attempt.Artifact = trial.Ref{}, nil, trial.Artifact{}
		}
		if err := w.w.Write(blobs, rec); err != nil {
			w.t.Fatal(err)
		}
		n--
	}
	return w.next < len(w.example.Records)
}

func (w *writing) end(reason string) string {
	w.t.Helper()
	if err := w.w.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: reason}}); err != nil {
		w.t.Fatal(err)
	}
	if err := w.w.Close(); err != nil {
		w.t.Fatal(err)
	}
	return w.dir
}

// add makes a whole run.
func (r *runs) add(e *analysetest.Example) string {
	r.t.Helper()
	w := r.begin(e)
	for w.write(1000) {
	}
	return w.end("done")
}

// config reads the suites of these runs.
func (r *runs) config() view.Config {
	return view.Config{
		Root: r.root,
		Suite: func(resolved json.RawMessage) (*suite.Suite, error) {
			var b bytes.Buffer
			if err := json.Compact(&b, resolved); err != nil {
				return nil, err
			}
			return r.suites[b.String()], nil
		},
		Options: func(run *journal.Run, _ *suite.Suite) (analyse.Options, error) {
			notes, err := run.Notes()
			gates := gate.Check(gate.Options{Profiles: registry.Profiles()})
			return analyse.Options{Run: run.Manifest().ID, Prices: analysetest.Prices, Notes: notes, Kinds: registry.Analysis(), Gates: gates}, err
		},
		Compare: func(old, now *view.Side) (*delta.Comparison, error) {
			return delta.Compare(baseline.New(old.Analysis), baseline.New(now.Analysis), delta.Options{})
		},
	}
}

// site is a server at work.
type site struct {
	t    testing.TB
	base string // http://127.0.0.1:PORT/TOKEN/
	host string
}

func serve(t testing.TB, c view.Config) *site {
	t.Helper()
	s, err := view.New(c)
	if err != nil {
		t.Fatal(err)
	}
	l, err := view.Listen(0, false)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(ctx, l) }()
	t.Cleanup(func() {
		stop()
		select {
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(2 * time.Second):
			t.Error("the server does not end at once")
		}
	})
	return &site{t: t, base: "http://" + l.Addr().String() + s.Base(), host: l.Addr().String()}
}

// get asks for a path behind the token, with headers as pairs.
func (s *site) get(path string, headers ...string) (*http.Response, string) {
	s.t.Helper()
	return s.do(http.MethodGet, s.base+path, headers...)
}

func (s *site) do(method, address string, headers ...string) (*http.Response, string) {
	s.t.Helper()
	req, err := http.NewRequest(method, address, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		if headers[i] == "Host" {
			req.Host = headers[i+1]
			continue
		}
		req.Header.Set(headers[i], headers[i+1])
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return resp, string(b)
}

// exact sends a request line as it is: clients clean addresses up.
func (s *site) exact(path string) string {
	s.t.Helper()
	c, err := net.Dial("tcp", s.host)
	if err != nil {
		s.t.Fatal(err)
	}
	defer c.Close()
	if _, err := io.WriteString(c, "GET "+path+" HTTP/1.1\r\nHost: "+s.host+"\r\nConnection: close\r\n\r\n"); err != nil {
		s.t.Fatal(err)
	}
	b, err := io.ReadAll(c)
	if err != nil {
		s.t.Fatal(err)
	}
	return string(b)
}

func (s *site) json(path string, into any) {
	s.t.Helper()
	resp, body := s.get(path)
	if resp.StatusCode != http.StatusOK {
		s.t.Fatalf("GET %s: %s: %s", path, resp.Status, body)
	}
	if err := json.Unmarshal([]byte(body), into); err != nil {
		s.t.Fatalf("GET %s: %v: %.200s", path, err, body)
	}
}

// renamed is an example under another name.
func renamed(e *analysetest.Example, name string) *analysetest.Example {
	s := *e.Suite
	s.Name = name
	e.Suite = &s
	return e
}

func mustContain(t testing.TB, what, text string, words ...string) {
	t.Helper()
	for _, w := range words {
		if !strings.Contains(text, w) {
			t.Errorf("%s: no word of %q in %.300s", what, w, text)
		}
	}
}
