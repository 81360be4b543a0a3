//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/view"
)

// keptRun is a run whose pages have been kept in its folder.
type keptRun struct {
	t            *testing.T
	config       view.Config
	dir, name    string
	head, shown  string // as made from the journal
	file         string
	key, program string
}

func keepRun(t *testing.T) *keptRun {
	t.Helper()
	r := newRuns(t)
	dir := r.add(analysetest.Bindings())
	k := &keptRun{t: t, config: r.config(), dir: dir, name: filepath.Base(dir), file: filepath.Join(dir, "view.cache"), key: "key", program: "1"}
	k.config.Open = true // the overview holds no token
	k.config.Keep = func() (view.Keeping, error) {
		return view.Keeping{Program: k.program, Key: []byte(k.key), From: 1}, nil
	}
	k.head, k.shown = k.pages(serve(t, k.config))
	k.waitFile(nil)
	return k
}

// pages asks for the columns and the overview.
func (k *keptRun) pages(s *site) (head, overview string) {
	k.t.Helper()
	resp, head := s.get("api/run/" + k.name + "/head")
	if resp.StatusCode != http.StatusOK {
		k.t.Fatalf("%s: %s", resp.Status, head)
	}
	_, overview = s.get("api/run/" + k.name + "/overview")
	return head, overview
}

// waitFile waits until the file holds something other than old, and returns it.
func (k *keptRun) waitFile(old []byte) []byte {
	k.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if b, err := os.ReadFile(k.file); err == nil && !bytes.Equal(b, old) {
			return b
		}
	}
	k.t.Fatal("no pages are kept")
	return nil
}

// flip changes a bit at a place of the journal, and nothing else that can be seen of it.
func (k *keptRun) flip(at int) {
	k.t.Helper()
	path := filepath.Join(k.dir, "journal.jsonl")
	info, err := os.Stat(path)
	if err != nil {
		k.t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		k.t.Fatal(err)
	}
	b[at] ^= 1
	if err := os.WriteFile(path, b, 0o600); err != nil {
		k.t.Fatal(err)
	}
	if err := os.Chtimes(path, info.ModTime(), info.ModTime()); err != nil {
		k.t.Fatal(err)
	}
}

// isUsed reports whether a server that starts now shows the kept pages: of a journal with
// a flipped bit nothing else is shown.
func (k *keptRun) isUsed() bool {
	k.t.Helper()
	info, err := os.Stat(filepath.Join(k.dir, "journal.jsonl"))
	if err != nil {
		k.t.Fatal(err)
	}
	middle := int(info.Size() / 2)
	k.flip(middle)
	defer k.flip(middle)
	s := serve(k.t, k.config)
	resp, body := s.get("api/run/" + k.name + "/head")
	if resp.StatusCode == http.StatusOK && body != k.head {
		k.t.Errorf("kept columns are %.200s, were %.200s", body, k.head)
	}
	if resp.StatusCode == http.StatusOK {
		k.waitDamage(s)
	}
	return resp.StatusCode == http.StatusOK
}

// waitDamage waits until the run is shown as damaged.
func (k *keptRun) waitDamage(s *site) {
	k.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if resp, body := s.get("run/" + k.name + "/"); resp.StatusCode == http.StatusConflict {
			mustContain(k.t, "the page", body, "The run is damaged in journal.jsonl.", "byte offset", "assay doctor")
			if _, body := s.get("api/run/" + k.name + "/events?lines=0"); !strings.Contains(body, "event: gone") {
				k.t.Errorf("an open page hears %.300s", body)
			}
			return
		}
	}
	k.t.Error("the damage is not shown")
}

// TestKeptPages: kept pages are the pages that the journal gives, before and after it
// has been verified.
func TestKeptPages(t *testing.T) {
	k := keepRun(t)
	info, err := os.Stat(k.file)
	if err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("mode %v, error %v", info.Mode(), err)
	}
	s := serve(t, k.config)
	resp, page := s.get("run/" + k.name + "/")
	mustContain(t, "the page", page, k.shown)
	if resp.StatusCode != http.StatusOK {
		t.Error(resp.Status)
	}
	if resp, body := s.get("api/run/" + k.name + "/item/0/t"); resp.StatusCode != http.StatusOK { // waits for the journal
		t.Error(body)
	}
	if head, overview := k.pages(s); head != k.head || overview != k.shown {
		t.Error("the pages are others after the journal has been read")
	}
	if !k.isUsed() {
		t.Error("the kept pages are not used")
	}
	if now, err := os.Stat(k.file); err != nil || !os.SameFile(info, now) {
		t.Errorf("pages that were not made are written: %v", err)
	}
}

// TestKeptPagesOfOthers: pages are made of the journal if anything that they depend on
// is not as it was, and then kept in place of the older ones.
func TestKeptPagesOfOthers(t *testing.T) {
	for what, change := range map[string]func(k *keptRun){
		"another program": func(k *keptRun) { k.program = "2" },
		"another user":    func(k *keptRun) { k.key = "other" },
		"a forged page": func(k *keptRun) {
			b := k.waitFile(nil)
			if err := os.WriteFile(k.file, append(b[:len(b)-1], ' ', '}'), 0o600); err != nil {
				k.t.Fatal(err)
			}
		},
		"another time of the journal": func(k *keptRun) {
			now := time.Now()
			if err := os.Chtimes(filepath.Join(k.dir, "journal.jsonl"), now, now); err != nil {
				k.t.Fatal(err)
			}
		},
		"a note": func(k *keptRun) {
			run, err := journal.Open(k.dir)
			if err != nil {
				k.t.Fatal(err)
			}
			if _, _, err := run.AddNote(trial.Note{Key: run.Manifest().Plan.Trials[0].Key, By: "me", Note: "look"}, time.Now(), func([]trial.Note) error { return nil }); err != nil {
				k.t.Fatal(err)
			}
		},
	} {
		t.Run(what, func(t *testing.T) {
			k := keepRun(t)
			old := k.waitFile(nil)
			change(k)
			if k.isUsed() {
				t.Error("the kept pages are used")
			}
			before, _ := os.ReadFile(k.file)
			head := k.head
			if k.head, _ = k.pages(serve(t, k.config)); (k.head != head) != (what == "a note") {
				t.Errorf("the columns are %.300s, were %.300s", k.head, head)
			}
			if now := k.waitFile(before); bytes.Equal(now, old) != (what == "a forged page") { // of which the right one comes back
				t.Error("the file has other content")
			}
			if !k.isUsed() {
				t.Error("the new pages are not used")
			}
		})
	}
}

// TestKeptPagesOfActiveRun: pages of a run that is written to, or was cut off, are
// neither kept nor shown.
func TestKeptPagesOfActiveRun(t *testing.T) {
	k := keepRun(t)
	run, err := journal.Open(k.dir)
	if err != nil {
		t.Fatal(err)
	}
	w, err := run.Append(trial.Session{Version: "0.1.0", Host: "here", Why: "resume"}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if k.isUsed() {
		t.Error("the kept pages are used while the run goes on")
	}
	before := k.waitFile(nil)
	k.pages(serve(t, k.config))
	if err := w.Close(); err != nil { // without an end
		t.Fatal(err)
	}
	if k.isUsed() {
		t.Error("the kept pages are used after the run was cut off")
	}
	k.pages(serve(t, k.config))
	time.Sleep(50 * time.Millisecond)
	if !bytes.Equal(before, k.waitFile(nil)) {
		t.Error("pages of a run without an end are kept")
	}
}
