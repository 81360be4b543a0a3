package view_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/view"
)

// TestLiveList checks that the list of trials of an active run fills its columns before
// the head and the overview are rendered again, and that the focused element keeps the
// focus.
func TestLiveList(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	e := analysetest.Bindings()
	w := r.begin(e)
	w.write(4)
	s := serve(t, r.config())
	p.Go(s.base + "run/" + filepath.Base(w.dir) + "/#/trials")
	p.Wait(`document.querySelector("#top .tally .say") && document.querySelector(".list .row")`)
	// From now on no page is made again: the page shows only the events.
	browsertest.Eval[bool](p, `(() => {
		const fetched = window.fetch;
		window.fetch = (a, ...more) => String(a).endsWith("/head") ? Promise.reject(new TypeError("away")) : fetched(a, ...more);
		document.querySelector('.list .row a').focus();
		const waiting = document.querySelector('[data-focus="f-status-waiting"]');
		if (waiting) waiting.closest("details").open = true;
		for (const d of document.querySelectorAll(".filters details.group")) d.open = !d.open;
		window.wasOpen = [...document.querySelectorAll(".filters details.group[open]")].map(d => d.querySelector("summary").textContent).join();
		return true;
	})()`)
	focused := browsertest.Eval[string](p, `document.activeElement.dataset.focus`)
	for w.write(9) {
		time.Sleep(100 * time.Millisecond)
	}
	w.end("done")
	l := e.Analyse().Total.Ledger
	p.Wait(fmt.Sprintf(`[...assay.head.columns.status].filter(c => c === "p").length === %d`, l.Pass))
	p.Wait(fmt.Sprintf(`assay.filters("status=pass").length === %d && assay.filters("status=fail").length === %d`, l.Pass, l.Fail))
	p.Wait(fmt.Sprintf(`document.querySelector('[data-focus="f-status-pass"]')?.closest("label").querySelector(".count").textContent === "%d"`, l.Pass))
	if got := browsertest.Eval[string](p, `document.activeElement.dataset.focus || document.activeElement.localName`); got != focused {
		t.Errorf("the focus is at %s, not at %s", got, focused)
	}
	if !browsertest.Eval[bool](p, `window.wasOpen.split(",").every(name => [...document.querySelectorAll(".filters details.group[open]")].some(d => d.querySelector("summary").textContent === name))`) {
		t.Error("groups of filters have been closed under a person's hands")
	}
	// The head can be had again, and is taken with the next word of the server.
	browsertest.Eval[bool](p, `(delete window.fetch, true)`)
	p.Wait(`/Verdict/.test(document.getElementById("overview").textContent)`)
	p.Problems() // of the requests that were refused
}

// TestTrialThatWaits: the page of a trial that has not run shows it once it has.
func TestTrialThatWaits(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	e := analysetest.Bindings()
	w := r.begin(e)
	w.write(2)
	s := serve(t, r.config())
	a := e.Analyse()
	last := -1
	for n, x := range a.Trials {
		if x.Status == "scored" && x.Outcome == trial.Pass {
			last = n
		}
	}
	p.Go(s.base + fmt.Sprintf("run/%s/#/trial/%d", filepath.Base(w.dir), last))
	p.Wait(`document.querySelector(".page-trial .ended") && /has not run yet/.test(document.querySelector(".page-trial .ended").textContent)`)
	for w.write(1000) {
	}
	w.end("done")
	p.Wait(`document.querySelector(".page-trial .badge.st-p") && document.querySelector("#s-criteria")`)
	p.Quiet()
}

// TestServerThatGoesAway checks that the page reports lost updates, and resumes when
// the server is back at its address.
func TestServerThatGoesAway(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	w := r.begin(analysetest.Bindings())
	w.write(6)
	c := r.config()
	c.Open = true // an address without a token stays
	port := 0
	start := func() (stop func()) {
		s, err := view.New(c)
		if err != nil {
			t.Fatal(err)
		}
		var l net.Listener
		for range 50 {
			if l, err = view.Listen(port, false); err == nil {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
		if err != nil {
			t.Fatal(err)
		}
		port = l.Addr().(*net.TCPAddr).Port
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan error, 1)
		go func() { ended <- s.Serve(ctx, l) }()
		return func() { cancel(); <-ended }
	}
	stop := start()
	p.Go(fmt.Sprintf("http://127.0.0.1:%d/run/%s/#/trials", port, filepath.Base(w.dir)))
	p.Wait(`document.querySelector("#top .tally .say")`)
	stop()
	p.Wait(`/assay view does not answer/.test(document.querySelector("#top .tally").textContent)`)
	p.ShotOfWindow("server-away")
	for _, fault := range p.Axe() {
		t.Error(fault)
	}
	// Pages opened meanwhile explain how to go on.
	browsertest.Eval[bool](p, `(location.hash = "#/trial/0", true)`)
	p.Wait(`/Start it again with: assay view/.test(document.querySelector(".page-trial").textContent)`)
	for w.write(1000) {
	}
	stop = start()
	defer stop()
	p.Wait(`/ done · /.test(document.querySelector("#top .tally .say").textContent) && !document.querySelector("#top .tally.gone")`)
	l := analysetest.Bindings().Analyse().Total.Ledger
	p.Wait(fmt.Sprintf(`assay.filters("status=pass").length === %d`, l.Pass))
	p.Problems() // of the requests that nobody answered
}

// TestSearchOfAServer checks that the search lists each place once, and reports
// omissions and hits of a trial beyond the limit.
func TestSearchOfAServer(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	keep := func(events ...trial.Event) trial.Ref {
		return trial.NewRef(eventLines(t, events), "transcript.jsonl", "application/x-ndjson", e.Blobs)
	}
	code := "import Foundation\n// onceneedle\n"
	answer := "Here: saidneedle\n```swift\n" + code + "```\n"
	many := []trial.Event{{Kind: trial.EventAssistant, Turn: 1, Text: answer}}
	for i := range 30 {
		many = append(many, trial.Event{Kind: trial.EventAssistant, Turn: i + 2, Text: "manyneedle"})
	}
	k := 0
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil {
			if k == 0 {
				a.Transcript = keep(many...)
				a.Artifact.Answer = trial.NewRef([]byte(answer), "answer.txt", "text/plain", e.Blobs)
				a.Artifact.Submission = &trial.Submission{Tool: "submit", Args: trial.NewRef([]byte(`{"text":"onceneedle"}`), "args.json", "application/json", e.Blobs)}
			} else {
				a.Transcript = keep(trial.Event{Kind: trial.EventAssistant, Turn: 1, Text: strings.Repeat("everyneedle ", 30)})
			}
			k++
		}
	}
	r := newRuns(t)
	name := filepath.Base(r.add(e))
	s := serve(t, r.config())
	p.Go(s.base + "run/" + name + "/#/search?q=onceneedle")
	for _, x := range []struct{ query, found, hits string }{
		{"onceneedle", "1 hit in 1 trial", "1 hit"}, {"saidneedle", "1 hit in 1 trial", "1 hit"}, {"manyneedle", "10 hits in 1 trial", "10 hits or more"}, {"noneedle", "0 hits in 0 trials", ""},
	} {
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/search?q=%s", true)`, x.query))
		p.Wait(fmt.Sprintf(`document.querySelector("#search-box")?.value === %q && /searched/.test(document.querySelector(".left-out").textContent)`, x.query))
		if got := browsertest.Eval[string](p, `document.querySelector(".page-search .found").textContent`); got != x.found {
			t.Errorf("%s: %q, not %q", x.query, got, x.found)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".hit-group .count")].map(e => e.textContent).join()`); got != x.hits {
			t.Errorf("%s: %q, not %q", x.query, got, x.hits)
		}
		if n, li := browsertest.Eval[int](p, `Number(document.querySelector(".page-search .found b").textContent)`), browsertest.Eval[int](p, `document.querySelectorAll(".hits li").length`); n != li {
			t.Errorf("%s: %d hits are counted and %d listed", x.query, n, li)
		}
	}
	p.Quiet()
}

// eventLines are events as a transcript has them.
func eventLines(t *testing.T, events []trial.Event) []byte {
	t.Helper()
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	for _, e := range events {
		if err := enc.Encode(e); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

// annotate writes a note into a run.
func annotate(t *testing.T, dir string, n trial.Note) {
	t.Helper()
	run, err := journal.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.AddNote(n, time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC), func([]trial.Note) error { return nil }); err != nil {
		t.Fatal(err)
	}
}

// TestRunsPageKeepsItsSearch in the address, for who comes back to it.
func TestRunsPageKeepsItsSearch(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	r.add(renamed(analysetest.Bindings(), "one"))
	r.add(renamed(analysetest.Swift(), "two"))
	s := serve(t, r.config())
	p.Go(s.base)
	p.Wait(`document.querySelectorAll("table.runs tbody tr").length === 2`)
	p.Press("/")
	p.Press("two")
	p.Wait(`location.hash === "#/runs?q=two" && document.querySelectorAll("table.runs tbody tr").length === 1`)
	p.Go(browsertest.Eval[string](p, `document.querySelector("table.runs tbody a").href`))
	p.Wait(`assay.head`)
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(`document.querySelector("#runs-q")?.value === "two" && document.querySelectorAll("table.runs tbody tr").length === 1`)
	p.Wait(`document.activeElement.id === "runs-q"`)
	// Keys of the pages of a run lead nowhere here.
	browsertest.Eval[bool](p, `(document.activeElement.blur(), true)`)
	for _, k := range []string{"u", "gt", "gm", "go", "gs"} {
		p.Press(k)
	}
	if got := browsertest.Eval[string](p, `location.hash`); got != "#/runs?q=two" {
		t.Errorf("keys lead to %s", got)
	}
	browsertest.Eval[bool](p, `(location.hash = "#/trials", true)`)
	p.Wait(`/No such page/.test(document.getElementById("app").textContent)`)
	p.Quiet()
}

// TestCompareSaysWhatPeopleSet: a task that differs by nothing but an override is
// shown as such, as soon as it is said, and its trials say how they were graded;
// another address is another comparison.
func TestCompareSaysWhatPeopleSet(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	was := filepath.Base(r.add(renamed(analysetest.Bindings(), "was")))
	e := renamed(analysetest.Bindings(), "now")
	dir := r.add(e)
	now := filepath.Base(dir)
	var key trial.Key
	for _, x := range e.Analyse().Trials {
		if x.Status == "scored" && x.Outcome == trial.Pass {
			key = x.Key()
		}
	}
	s := serve(t, r.config())
	p.Go(s.base + "compare?a=" + was + "&b=" + now)
	p.Wait(`document.querySelector(".page-compare .sum") && !document.querySelector(".chip[data-list=by_people]")`)
	annotate(t, dir, trial.Note{By: "ada", Key: key, Attempt: 1, Override: trial.Fail, Reason: "it read the answer"})
	p.Do(reload()) // what people say of a run is no part of its journal
	p.Wait(`document.querySelector(".chip[data-list=by_people]")`)
	if got := browsertest.Eval[string](p, `document.querySelector(".page-compare .sum").innerText.replace(/\s+/g, " ")`); !strings.Contains(got, "0 broken 0 worse 0 fixed 0 better 1 changed by people") {
		t.Errorf("in all: %s", got)
	}
	browsertest.Eval[bool](p, `(document.querySelector(".chip[data-list=by_people]").click(), true)`)
	p.Wait(`document.querySelectorAll(".page-compare article.task").length === 1`)
	text := browsertest.Eval[string](p, `document.querySelector(".page-compare article.task").innerText`)
	for _, want := range []string{"Changed by people", "as graded: unchanged", "(was pass)", "set to fail by ada: it read the answer"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
	looks(t, p, "compare-people")
	if got := browsertest.Eval[string](p, `document.querySelector(".page-compare .links a").textContent`); got != "✓ trial 1, old run, pass" {
		t.Errorf("a link to a trial says %q", got)
	}
	// The same run against itself, by an address that somebody types.
	browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/compare?a=%s&b=%[1]s", true)`, was))
	p.Wait(`document.querySelector(".page-compare .sum") && / 0 fixed /.test(document.querySelector(".page-compare .sum").innerText.replace(/\s+/g, " ")) && !document.querySelector(".chip[data-list=by_people]")`)
	p.Quiet()
}

// TestListAfterANote: the list of runs has figures of the reports of a run only as
// long as these are of what people have said by now.
func TestListAfterANote(t *testing.T) {
	r := newRuns(t)
	e := analysetest.Bindings()
	dir := r.add(e)
	a := e.Analyse()
	if err := os.MkdirAll(filepath.Join(dir, "out"), 0o777); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := results.Write(&b, a, e.Opener()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "out", "results.json"), b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	s := serve(t, r.config())
	passed := func() (n int) {
		var list struct {
			Runs []struct {
				Figures *struct{ Arms []struct{ Pass int } }
			}
		}
		s.json("api/runs", &list)
		if len(list.Runs) == 0 || list.Runs[0].Figures == nil {
			return -1
		}
		for _, arm := range list.Runs[0].Figures.Arms {
			n += arm.Pass
		}
		return n
	}
	if got := passed(); got != a.Total.Ledger.Pass {
		t.Fatalf("%d passed, and the reports say %d", got, a.Total.Ledger.Pass)
	}
	for _, x := range a.Trials {
		if x.Status == "scored" && x.Outcome == trial.Pass {
			annotate(t, dir, trial.Note{By: "ada", Key: x.Key(), Attempt: 1, Override: trial.Fail, Reason: "it read the answer"})
			break
		}
	}
	later := time.Now().Add(time.Minute)
	if err := os.Chtimes(filepath.Join(dir, "notes.jsonl"), later, later); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(20 * time.Second); passed() != a.Total.Ledger.Pass-1; time.Sleep(200 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%d passed, of which a person has set one to fail", passed())
		}
	}
}
