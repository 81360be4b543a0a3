//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/trial"
)

// longRun has a transcript of about so many megabytes, of many events or of one long
// line; n is the number of its trial.
func longRun(t *testing.T, mb int, oneLine bool) (s *site, name string, n int) {
	t.Helper()
	var b strings.Builder
	enc := json.NewEncoder(&b)
	add := func(e trial.Event) {
		if err := enc.Encode(e); err != nil {
			t.Fatal(err)
		}
	}
	add(trial.Event{Kind: trial.EventUser, Text: "Write it."})
	text := strings.Repeat("word and \u202e <b> ", 120)
	if oneLine {
		add(trial.Event{Kind: trial.EventAssistant, Turn: 1, Text: strings.Repeat(text, (mb<<20)/len(text))})
	}
	for i := 1; b.Len() < mb<<20; i++ {
		if i%4 == 2 {
			add(trial.Event{Kind: trial.EventToolCall, Turn: i/4 + 1, Call: &trial.ToolCall{ID: fmt.Sprint(i), Name: "read", Args: `{"path":"x"}`}})
		} else if i%4 == 3 {
			add(trial.Event{Kind: trial.EventToolResult, Turn: i/4 + 1, Result: &trial.ToolResult{ID: fmt.Sprint(i - 1), Name: "read", Text: text}})
		} else {
			add(trial.Event{Kind: trial.EventAssistant, Turn: i/4 + 1, Text: fmt.Sprint(i, " ", text)})
		}
	}
	add(trial.Event{Kind: trial.EventAssistant, Turn: 1 << 20, Text: "the very end"})
	e := analysetest.Swift()
	if e.Blobs == nil {
		e.Blobs = analysetest.Blobs{}
	}
	key := e.Plan.Trials[0].Key
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == key {
			a.Transcript = trial.NewRef([]byte(b.String()), "transcript.jsonl", "application/x-ndjson", e.Blobs)
		}
	}
	r := newRuns(t)
	name = filepath.Base(r.add(e))
	for i, x := range e.Analyse().Trials {
		if x.Key() == key {
			n = i
		}
	}
	return serve(t, r.config()), name, n
}

// TestLong: the last chunk of a long transcript opens as the first does, and paging
// through it leaves the server as large as it was. ASSAY_VIEW_MB=100 measures the
// size that the project has set itself, in megabytes; CI makes do with less.
func TestLong(t *testing.T) {
	mb := 8
	if text := os.Getenv("ASSAY_VIEW_MB"); text != "" {
		var err error
		if mb, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	s, name, n := longRun(t, mb, false)
	timed := func(item string) (string, time.Duration) {
		began := time.Now()
		resp, body := s.get(fmt.Sprintf("api/run/%s/item/%d/%s", name, n, item))
		if resp.StatusCode != http.StatusOK {
			t.Fatalf("item %s: %s", item, body)
		}
		return body, time.Since(began)
	}
	unknown, cold := timed("c/3") // of a trial that was not opened before
	body, whole := timed("t")
	var tr struct{ Chunks []struct{ Item string } }
	if err := json.Unmarshal([]byte(body), &tr); err != nil {
		t.Fatal(err)
	}
	last := len(tr.Chunks) - 1
	again, first := timed("c/3")
	end, late := timed(tr.Chunks[last].Item)
	mustContain(t, "the last chunk", end, "the very end")
	if unknown != again {
		t.Error("a chunk is another the second time")
	}
	before := resident()
	step := max(1, last/100)
	for k := 0; k <= last; k += step {
		timed(tr.Chunks[k].Item)
	}
	after := resident()
	t.Logf("%d MB, %d chunks: cold chunk %v, the trial %v, chunk 3 %v, last chunk %v; resident %d MB, and %d MB after %d chunks", mb, last+1, cold, whole, first, late, before>>20, after>>20, last/step+1)
	if late > max(300*time.Millisecond, whole/2) {
		t.Errorf("the last chunk takes %v, the whole trial %v", late, whole)
	}
	if after > before+32<<20 {
		t.Errorf("the server has grown from %d MB to %d MB", before>>20, after>>20)
	}
}

// TestLongPage opens a transcript of 100 MB in the browser, goes to its end, and
// looks into a line of 100 MB.
func TestLongPage(t *testing.T) {
	for _, oneLine := range []bool{false, true} {
		t.Run(fmt.Sprintf("one line %v", oneLine), func(t *testing.T) {
			p := browsertest.Open(t)
			s, name, n := longRun(t, 100, oneLine)
			p.Go(s.base + "run/" + name + "/#/trials")
			p.Wait(`document.querySelector(".page-trials h1")`)
			browsertest.Eval[bool](p, `(window.longest = 0, new PerformanceObserver(l => { for (const e of l.getEntries()) window.longest = Math.max(window.longest, e.duration) }).observe({ type: "longtask" }), true)`)
			opened := browsertest.Eval[float64](p, fmt.Sprintf(`(async () => { const t = performance.now(); location.hash = "#/trial/%d"; while (!document.querySelector("#s-raw")) await new Promise(f => setTimeout(f, 5)); return performance.now() - t; })()`, n))
			events := browsertest.Eval[int](p, fmt.Sprintf(`assay.source.item(%d, "t").then(t => t.events)`, n))
			began := time.Now()
			browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/trial/%d?event=%d", true)`, n, events-1))
			p.Wait(fmt.Sprintf(`document.querySelector(".here")?.dataset.event === "%d" && document.querySelector(".here").textContent.includes("the very end")`, events-1))
			end := time.Since(began)
			frozen := browsertest.Eval[float64](p, "new Promise(f => setTimeout(() => f(longest), 300))")
			t.Logf("opened in %.0f ms, its end is there after %v; longest task %.0f ms", opened, end, frozen)
			if frozen > 3000 {
				t.Errorf("the page was frozen for %.0f ms", frozen)
			}
			if nodes := browsertest.Eval[int](p, "document.querySelectorAll('*').length"); nodes > 40_000 {
				t.Errorf("the page has %d elements", nodes)
			}
			p.Quiet()
		})
	}
}
