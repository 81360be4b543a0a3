//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/view"
)

// item is a trial as the server tells it, as far as it is looked at here.
type item struct {
	N     int
	Key   trial.Key
	Raw   []html.Raw
	Facts struct {
		Status  analyse.Status
		Outcome trial.Verdict
		Reason  string
		Label   string
	} `json:"trial"`
}

// TestItems checks that the items of each trial from the server, made from the trial's
// own lines, equal those from an analysis of the whole run.
func TestItems(t *testing.T) {
	testenv.Slow(t)
	for _, e := range []*analysetest.Example{analysetest.Bindings(), analysetest.Swift(), analysetest.Retrieval(), analysetest.Programs(), analysetest.Starts()} {
		r := newRuns(t)
		name := filepath.Base(r.add(e))
		s := serve(t, r.config())
		var head html.Head
		s.json("api/run/"+name+"/head", &head)
		a := e.Analyse()
		if len(head.Columns.Task) != len(a.Trials) || len(a.Trials) == 0 {
			t.Fatalf("%s: the head has %d trials, the analysis %d", e.Suite.Name, len(head.Columns.Task), len(a.Trials))
		}
		for n := range a.Trials {
			var got item
			s.json(fmt.Sprintf("api/run/%s/item/%d/t", name, n), &got)
			want := a.Trials[n]
			if got.N != n || got.Key != want.Key() || got.Facts.Status != want.Status || got.Facts.Outcome != want.Outcome || got.Facts.Reason != want.Reason || got.Facts.Label != want.Label {
				t.Errorf("%s: trial %d: %v %s %s %q, want %v %s %s %q", e.Suite.Name, n, got.Key, got.Facts.Status, got.Facts.Outcome, got.Facts.Reason, want.Key(), want.Status, want.Outcome, want.Reason)
			}
			if head.Tasks[head.Columns.Task[n]].ID != want.Task || int(head.Columns.Index[n]) != want.Index {
				t.Errorf("%s: column %d is not of trial %v", e.Suite.Name, n, want.Key())
			}
		}
		if resp, body := s.get(fmt.Sprintf("api/run/%s/item/%d/t", name, len(a.Trials))); resp.StatusCode != http.StatusNotFound {
			t.Errorf("a trial too many: %s %s", resp.Status, body)
		}
	}
}

// TestList: every state, the figures, and nothing that is no run.
func TestList(t *testing.T) {
	r := newRuns(t)
	done := r.add(renamed(analysetest.Bindings(), "done"))
	cut := r.begin(renamed(analysetest.Bindings(), "cut"))
	cut.write(20)
	if err := cut.w.Close(); err != nil {
		t.Fatal(err)
	}
	running := r.begin(renamed(analysetest.Bindings(), "running"))
	running.write(20)
	stopped := r.begin(renamed(analysetest.Bindings(), "stopped"))
	stopped.write(10)
	stopped.end("interrupted")
	newer := r.add(renamed(analysetest.Bindings(), "newer"))
	edit(t, filepath.Join(newer, "run.json"), `"format": 2`, `"format": 99`)
	damaged := r.add(renamed(analysetest.Bindings(), "damaged"))
	edit(t, filepath.Join(damaged, "journal.jsonl"), `"seq":3,`, `"seq":x,`)
	if err := os.Mkdir(filepath.Join(r.root, "nothing"), 0o777); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "outside")
	if err := os.Rename(r.add(renamed(analysetest.Bindings(), "outside")), outside); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(r.root, "20261121T101500Z-link-aaaa")); err != nil {
		t.Fatal(err)
	}
	s := serve(t, r.config())
	type row struct {
		Name, Suite, State, Reason string
		Pending                    bool
		Figures                    *struct {
			Verdict string
			Ledger  struct{ Planned, Pass, Fail, Unknown, Void, Skipped, Pending int }
			Arms    []struct {
				ID       string
				Pass, Of int
			}
			Micros int64
		}
		Tally *struct{ Done, Running int }
	}
	var list struct{ Runs []row }
	states := map[string]row{}
	for i := 0; ; i++ {
		list.Runs = nil
		s.json("api/runs", &list)
		pending := false
		for _, x := range list.Runs {
			states[x.Suite] = x
			pending = pending || x.Pending
		}
		if !pending || i > 50 {
			break
		}
	}
	for name, want := range map[string]string{"done": "done", "cut": "cut off", "running": "running", "stopped": "stopped", "newer": "newer", "damaged": "damaged"} {
		if got := states[name]; got.State != want {
			t.Errorf("run %s is %q (%s), want %q", name, got.State, got.Reason, want)
		}
	}
	if len(list.Runs) != 6 {
		t.Errorf("%d runs, want 6: %+v", len(list.Runs), list.Runs)
	}
	mustContain(t, "a newer run", states["newer"].Reason, "format 99", "install")
	mustContain(t, "a damaged run", states["damaged"].Reason, "assay doctor")
	want := analysetest.Bindings().Analyse()
	f := states["done"].Figures
	if f == nil || f.Verdict != string(want.Verdict.Word) || f.Ledger.Pass != want.Total.Ledger.Pass || f.Ledger.Planned != want.Total.Ledger.Planned || len(f.Arms) != len(want.Arms) {
		t.Errorf("figures of the run that is done: %+v", f)
	}
	if states["running"].Tally == nil || states["running"].Tally.Done == 0 {
		t.Errorf("no tally of the run that goes on: %+v", states["running"])
	}
	for name, says := range map[string]string{filepath.Base(newer): "newer assay", filepath.Base(damaged): "assay doctor"} {
		resp, body := s.get("run/" + name + "/")
		if resp.StatusCode != http.StatusConflict {
			t.Errorf("%s: %s", name, resp.Status)
		}
		mustContain(t, name, body, says)
	}
	for _, name := range []string{"20261121T101500Z-link-aaaa", "nothing"} {
		if resp, _ := s.get("run/" + name + "/"); resp.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", name, resp.Status)
		}
	}
	// A run that is deleted while it is shown.
	if resp, _ := s.get("api/run/" + filepath.Base(done) + "/head"); resp.StatusCode != http.StatusOK {
		t.Fatal(resp.Status)
	}
	if err := os.RemoveAll(done); err != nil {
		t.Fatal(err)
	}
	resp, body := s.get("api/run/" + filepath.Base(done) + "/head")
	if resp.StatusCode != http.StatusGone {
		t.Errorf("a deleted run: %s", resp.Status)
	}
	mustContain(t, "a deleted run", body, "deleted")
}

// edit replaces a text in a file.
func edit(t *testing.T, path, old, now string) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(b, []byte(old)) {
		t.Fatalf("%s has no %q", path, old)
	}
	if err := os.WriteFile(path, bytes.Replace(b, []byte(old), []byte(now), 1), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestWhoMayAsk: everything but this origin on this interface is refused, and all
// answers have the headers that keep pages apart.
func TestWhoMayAsk(t *testing.T) {
	r := newRuns(t)
	name := filepath.Base(r.add(analysetest.Bindings()))
	s := serve(t, r.config())
	_, port, _ := strings.Cut(s.host, ":")
	head := "api/run/" + name + "/head"
	for _, c := range []struct {
		name    string
		path    string
		headers []string
		want    int
	}{
		{"plain", head, nil, 200},
		{"localhost", head, []string{"Host", "localhost:" + port}, 200},
		{"rebinding", head, []string{"Host", "evil.example:" + port}, 421},
		{"a name that begins like ours", head, []string{"Host", "127.0.0.1.evil.example:" + port}, 421},
		{"another port", head, []string{"Host", "127.0.0.1:1"}, 421},
		{"no port", head, []string{"Host", "127.0.0.1"}, 421},
		{"own origin", head, []string{"Origin", "http://" + s.host}, 200},
		{"another origin", head, []string{"Origin", "http://evil.example"}, 403},
		{"no origin", head, []string{"Origin", "null"}, 403},
		{"https", head, []string{"Origin", "https://" + s.host}, 403},
		{"cross-site fetch", head, []string{"Sec-Fetch-Site", "cross-site"}, 403},
		{"another port of this machine", head, []string{"Sec-Fetch-Site", "same-site"}, 403},
		{"navigation to data", head, []string{"Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-Dest", "document"}, 403},
		{"navigation to a page", "run/" + name + "/", []string{"Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-Dest", "document"}, 200},
		{"a frame", "run/" + name + "/", []string{"Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-Dest", "iframe"}, 403},
		{"typed", "", []string{"Sec-Fetch-Site", "none"}, 200},
	} {
		resp, body := s.get(c.path, c.headers...)
		if resp.StatusCode != c.want {
			t.Errorf("%s: %s, want %d: %.100s", c.name, resp.Status, c.want, body)
		}
		h := resp.Header
		if h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "no-referrer" || h.Get("Cross-Origin-Opener-Policy") != "same-origin" || h.Get("Cross-Origin-Resource-Policy") != "same-origin" || len(resp.Cookies()) > 0 {
			t.Errorf("%s: headers %v", c.name, h)
		}
		mustContain(t, c.name, h.Get("Content-Security-Policy"), "default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "form-action 'none'", "base-uri 'none'")
	}
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodOptions, http.MethodPatch} {
		if resp, _ := s.do(method, s.base+head); resp.StatusCode != http.StatusMethodNotAllowed {
			t.Errorf("%s: %s", method, resp.Status)
		}
	}
	for _, path := range []string{"run/" + name + "/", "api/run/" + name + "/events", "api/run/" + name + "/search?q=x"} {
		if resp, body := s.do(http.MethodHead, s.base+path); resp.StatusCode != 200 || body != "" {
			t.Errorf("HEAD %s: %s %q", path, resp.Status, body)
		}
	}
	for _, path := range []string{"/", "/api/runs", "/aaaa/api/runs", "/run/" + name + "/"} {
		if resp, _ := s.do(http.MethodGet, "http://"+s.host+path); resp.StatusCode != http.StatusNotFound {
			t.Errorf("%s without the token: %s", path, resp.Status)
		}
	}
}

// TestNothingOutside: no address leads out of the run folders.
func TestNothingOutside(t *testing.T) {
	r := newRuns(t)
	dir := r.add(analysetest.Swift())
	name := filepath.Base(dir)
	if err := os.WriteFile(filepath.Join(filepath.Dir(r.root), "secret"), []byte("top secret"), 0o666); err != nil {
		t.Fatal(err)
	}
	s := serve(t, r.config())
	token := strings.TrimPrefix(s.base, "http://"+s.host)
	for _, path := range []string{
		"../secret", "..%2fsecret", "run/../secret", "run/..%2f..%2fsecret", "run/%2e%2e/", "run/..%2f/", "run/%2e%2e%2f%2e%2e%2fsecret/", "run//", "//etc/passwd",
		"run/" + name + "/../../secret", "run/" + name + "%2f..%2f..%2fsecret/", "run/%2fetc%2fpasswd/", "run/..%5c..%5csecret/", "run/" + name + "%00/",
		"api/run/" + name + "/raw/0/..%2f..%2frun.json", "api/run/" + name + "/raw/0/../../run.json", "api/run/" + name + "/raw/0/%2e%2e", "api/run/" + name + "/raw/-1/x", "api/run/" + name + "/raw/00/x",
		"api/run/" + name + "/item/0/..%2f..%2frun.json", "api/run/../run/" + name + "/head", "assets/../secret", "assets/x/..%2fapp.js", "run/" + name + "/run.json", "run.json", "journal.jsonl",
	} {
		got := s.exact(token + path)
		status, _, _ := strings.Cut(got, "\r\n")
		if !strings.Contains(status, " 404 ") && !strings.Contains(status, " 400 ") || strings.Contains(got, "top secret") {
			t.Errorf("GET %s: %s", path, status)
		}
	}
	// A blob that is one, or lies in a folder that is one.
	blobs, err := filepath.Glob(filepath.Join(dir, "blobs", "??", "*.zst"))
	if err != nil || len(blobs) == 0 {
		t.Fatalf("the run has no blobs: %v", err)
	}
	for _, at := range []string{blobs[0], filepath.Dir(blobs[0])} {
		linked(t, at, func() {
			refused := 0
			for n := range analysetest.Swift().Analyse().Trials {
				var x item
				s.json(fmt.Sprintf("api/run/%s/item/%d/t", name, n), &x)
				for _, raw := range x.Raw {
					if resp, body := s.get(fmt.Sprintf("api/run/%s/raw/%d/%s", name, n, raw.Name)); resp.StatusCode != http.StatusOK {
						mustContain(t, at, body, "is a link out of the run folder")
						refused++
					}
				}
			}
			if refused == 0 {
				t.Errorf("%s is a link out of the folder, and is followed", at)
			}
		})
	}
	// A part of a run folder that is a link out of it.
	for _, part := range []string{"journal.jsonl", "run.json", "blobs"} {
		linked(t, filepath.Join(dir, part), func() {
			resp, body := serve(t, r.config()).get("api/run/" + name + "/head")
			if resp.StatusCode == http.StatusOK {
				t.Errorf("%s is a link out of the folder, and is followed", part)
			}
			mustContain(t, part, body, "link")
		})
	}
	// Notes that become one while the run is shown.
	if resp, body := s.get("api/run/" + name + "/head"); resp.StatusCode != http.StatusOK {
		t.Fatal(body)
	}
	if err := os.Symlink(filepath.Join(filepath.Dir(r.root), "secret"), filepath.Join(dir, "notes.jsonl")); err != nil {
		t.Fatal(err)
	}
	resp, body := s.get("api/run/" + name + "/item/0/t")
	if resp.StatusCode == http.StatusOK {
		t.Error("notes.jsonl is a link out of the folder, and is followed")
	}
	mustContain(t, "notes.jsonl", body, "link")
}

// linked moves path elsewhere, puts a link in its place, and calls f.
func linked(t *testing.T, path string, f func()) {
	t.Helper()
	away := filepath.Join(t.TempDir(), "away")
	if err := errors.Join(os.Rename(path, away), os.Symlink(away, path)); err != nil {
		t.Fatal(err)
	}
	f()
	if err := errors.Join(os.Remove(path), os.Rename(away, path)); err != nil {
		t.Fatal(err)
	}
}

// TestPipe: a pipe in the place of a file, which is never read to its end, keeps
// nobody waiting.
func TestPipe(t *testing.T) {
	r := newRuns(t)
	dir := r.add(analysetest.Bindings())
	for _, part := range []string{"journal.jsonl", "journal.lock", "run.json", "notes.jsonl"} {
		path := filepath.Join(dir, part)
		kept, err := os.ReadFile(path)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if err := errors.Join(os.RemoveAll(path), syscall.Mkfifo(path, 0o666)); err != nil {
			t.Fatal(err)
		}
		site := serve(t, r.config())
		done := make(chan string, 1)
		go func() {
			_, list := site.get("api/runs")
			_, head := site.get("api/run/" + filepath.Base(dir) + "/head")
			done <- list + head
		}()
		select {
		case text := <-done:
			mustContain(t, part, text, "is not a regular file", "damaged")
		case <-time.After(10 * time.Second):
			t.Fatalf("%s is a pipe, and somebody waits for it", part)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		if kept != nil {
			if err := os.WriteFile(path, kept, 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestOnce: the address that a browser is started with works once, and for a person
// only who goes there.
func TestOnce(t *testing.T) {
	r := newRuns(t)
	name := filepath.Base(r.add(analysetest.Bindings()))
	s, err := view.New(r.config())
	if err != nil {
		t.Fatal(err)
	}
	to := s.RunPath(filepath.Join(r.root, name))
	once := s.Once(to)
	if strings.Contains(once, strings.Trim(s.Base(), "/")) {
		t.Fatalf("%s has the token", once)
	}
	ask := func(method, path string, headers ...string) *httptest.ResponseRecorder {
		req := httptest.NewRequest(method, "http://127.0.0.1"+path, nil)
		for i := 0; i+1 < len(headers); i += 2 {
			req.Header.Set(headers[i], headers[i+1])
		}
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, req)
		return w
	}
	for _, c := range []struct {
		method, path string
		headers      []string
		want         int
	}{
		{http.MethodGet, once + "/", nil, 404},
		{http.MethodGet, once + "x", nil, 404},
		{http.MethodHead, once, nil, 404},
		{http.MethodGet, once, []string{"Origin", "http://evil.example"}, 403},
		{http.MethodGet, once, []string{"Sec-Fetch-Site", "none"}, 302},
		{http.MethodGet, once, nil, 404},
		{http.MethodGet, to, nil, 200},
	} {
		w := ask(c.method, c.path, c.headers...)
		if w.Code != c.want || c.want == 302 && w.Header().Get("Location") != to {
			t.Errorf("%s %s: %d to %q, want %d", c.method, c.path, w.Code, w.Header().Get("Location"), c.want)
		}
	}
	open := r.config()
	open.Open = true
	if s, err = view.New(open); err != nil || s.Once("/run/x/") != "/run/x/" {
		t.Error("without a token there is nothing to keep")
	}
}

// TestRaw checks that the raw files of a trial are served complete, as downloads that
// browsers do not display.
func TestRaw(t *testing.T) {
	r := newRuns(t)
	e := analysetest.Swift()
	name := filepath.Base(r.add(e))
	s := serve(t, r.config())
	var got item
	s.json("api/run/"+name+"/item/0/t", &got)
	if len(got.Raw) == 0 {
		t.Fatal("the trial has no files")
	}
	for _, x := range got.Raw {
		resp, body := s.get("api/run/" + name + "/raw/0/" + x.Name)
		h := resp.Header
		if resp.StatusCode != 200 || int64(len(body)) != x.Size || h.Get("Content-Type") != "text/plain; charset=utf-8" || !strings.HasPrefix(h.Get("Content-Disposition"), "attachment") || !strings.Contains(h.Get("Content-Security-Policy"), "sandbox") {
			t.Errorf("%s: %s, %d bytes of %d, %v", x.Name, resp.Status, len(body), x.Size, h)
		}
	}
	if resp, _ := s.get("api/run/" + name + "/raw/0/none"); resp.StatusCode != http.StatusNotFound {
		t.Errorf("a file that is not there: %s", resp.Status)
	}
}

// TestSearch: hits in every field, in any case of letters, with the events that
// they are in.
func TestSearch(t *testing.T) {
	r := newRuns(t)
	e := analysetest.Swift()
	name := filepath.Base(r.add(e))
	s := serve(t, r.config())
	a := e.Analyse()
	want := 0
	word := ""
	for n := range a.Trials {
		for ref := range a.Trials[n].Refs().All {
			if ref.Name != "transcript" {
				continue
			}
			b, err := e.Blobs.Open(ref)
			if err != nil {
				continue
			}
			events, err := trial.ReadTranscript(b)
			if err != nil {
				t.Fatal(err)
			}
			if word == "" {
				for _, ev := range events {
					if f := strings.Fields(ev.Text); len(f) > 0 {
						word = f[0]
						break
					}
				}
			}
			found := 0
			for _, ev := range events {
				for _, text := range []string{ev.Text, argsOf(ev), resultOf(ev)} {
					if word != "" && strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
						found++
					}
				}
			}
			want += min(found, 10)
		}
	}
	if want == 0 {
		t.Fatal("the example has nothing to be found")
	}
	_, body := s.get("api/run/" + name + "/search?q=" + strings.ToUpper(word))
	hits := 0
	var done struct{ Hits, Searched int }
	for line := range strings.Lines(body) {
		var x struct {
			Hit *struct {
				N     int
				Match string
			}
			Done *struct{ Hits, Searched int }
		}
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatal(err)
		}
		if x.Hit != nil {
			hits++
			if !strings.EqualFold(x.Hit.Match, word) {
				t.Errorf("found %q for %q", x.Hit.Match, word)
			}
		}
		if x.Done != nil {
			done = *x.Done
		}
	}
	if hits != want || done.Hits != want {
		t.Errorf("%d hits for %q, said to be %d, want %d", hits, word, done.Hits, want)
	}
	if resp, _ := s.get("api/run/" + name + "/search?q="); resp.StatusCode != http.StatusBadRequest {
		t.Errorf("an empty search: %s", resp.Status)
	}
}

func argsOf(e trial.Event) string {
	if e.Call == nil {
		return ""
	}
	return e.Call.Args
}

func resultOf(e trial.Event) string {
	if e.Result == nil {
		return ""
	}
	return e.Result.Text
}

// TestLive checks that trials of an active run appear as they settle, that the tally
// always equals an analysis of the journal so far, and that a torn last line is
// ignored.
func TestLive(t *testing.T) {
	r := newRuns(t)
	w := r.begin(analysetest.Bindings())
	name := filepath.Base(w.dir)
	s := serve(t, r.config())
	type tally struct {
		State                                                      string
		Planned, Done, Pass, Fail, Unknown, Void, Skipped, Pending int
		Micros                                                     int64
	}
	var list struct{ Runs []struct{ Tally *tally } }
	for more := true; more; {
		more = w.write(7)
		torn, err := os.OpenFile(filepath.Join(w.dir, "journal.jsonl"), os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := torn.WriteString(`{"seq":9`); err != nil {
			t.Fatal(err)
		}
		// A row whose figures are still being made comes without them.
		for end := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
			list.Runs = nil
			s.json("api/runs", &list)
			if list.Runs[0].Tally != nil || time.Now().After(end) {
				break
			}
		}
		if err := torn.Truncate(sizeOf(t, torn) - 8); err != nil {
			t.Fatal(err)
		}
		_ = torn.Close()
		got := list.Runs[0].Tally
		if got == nil || got.State != "running" {
			t.Fatalf("tally %+v", got)
		}
		e := analysetest.Bindings()
		e.Records = e.Records[:w.next]
		l := e.Analyse().Total.Ledger
		if got.Pass != l.Pass || got.Fail != l.Fail || got.Unknown != l.Unknown || got.Void != l.Void || got.Skipped != l.Skipped || got.Pending != l.Pending || got.Planned != l.Planned {
			t.Errorf("after %d records: %+v, want %+v", w.next, got, l)
		}
		spent := e.Analyse().Total.Spent.Billed.String()
		if want := fmt.Sprintf("%.6f", float64(got.Micros)/1e6); !strings.HasPrefix(spent+"000000", strings.TrimRight(want, "0")) {
			t.Errorf("after %d records: %s USD spent, want %s", w.next, want, spent)
		}
	}
	_ = name
}

func sizeOf(t *testing.T, f *os.File) int64 {
	info, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	return info.Size()
}

// TestManyRuns: the list of thousands comes at once, and again from what was kept.
func TestManyRuns(t *testing.T) {
	testenv.Slow(t)
	r := newRuns(t)
	dir := r.add(analysetest.Bindings())
	manifest, err := os.ReadFile(filepath.Join(dir, "run.json"))
	if err != nil {
		t.Fatal(err)
	}
	lines, err := os.ReadFile(filepath.Join(dir, "journal.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	var figures bytes.Buffer
	if err := results.Write(&figures, analysetest.Bindings().Analyse(), nil); err != nil {
		t.Fatal(err)
	}
	const n = 1000
	for i := range n {
		at := filepath.Join(r.root, fmt.Sprintf("20261120T%06dZ-bindings-aaaa", i))
		if err := os.Mkdir(at, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.Mkdir(filepath.Join(at, "out"), 0o777); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"run.json", "journal.jsonl", "out/results.json"} {
			b := map[string][]byte{"run.json": manifest, "journal.jsonl": lines, "out/results.json": figures.Bytes()}[name]
			if err := os.WriteFile(filepath.Join(at, name), b, 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := serve(t, r.config())
	var list struct {
		Pending int
		Runs    []struct{ Name string }
	}
	began := time.Now()
	s.json("api/runs", &list)
	first := time.Since(began)
	for list.Pending > 0 {
		s.json("api/runs", &list)
	}
	all := time.Since(began)
	began = time.Now()
	s.json("api/runs", &list)
	again := time.Since(began)
	t.Logf("%d runs: first answer %v, all figures %v, again %v", n+1, first, all, again)
	if len(list.Runs) != n+1 || list.Runs[0].Name != filepath.Base(dir) {
		t.Errorf("%d runs, the first is %s", len(list.Runs), list.Runs[0].Name)
	}
	if first > 3*time.Second || again > 3*time.Second {
		t.Errorf("the list takes %v, and %v again", first, again)
	}
}

// TestLoopbackOnly: no other interface is served.
func TestLoopbackOnly(t *testing.T) {
	l, err := view.Listen(0, false)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if !strings.HasPrefix(l.Addr().String(), "127.0.0.1:") {
		t.Errorf("it listens on %s", l.Addr())
	}
}
