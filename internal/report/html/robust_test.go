package html

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/trial"
)

// inherited are names that every object of a script has.
var inherited = []string{"__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "length"}

// TestNamesThatObjectsHave: tasks, arms, criteria and labels of such names are
// listed, filtered and ordered as any other, and such values of an address are none.
func TestNamesThatObjectsHave(t *testing.T) {
	h := sample(12, 4, 2)
	for i, name := range inherited {
		h.Tasks[i].ID, h.Tasks[i].Group, h.Tasks[i].Tags = name, name, []string{name}
	}
	h.Arms[0].ID, h.Arms[1].ID = "__proto__", "constructor"
	h.Criteria[1], h.Criteria[2] = "__proto__", "toString"
	h.Strings[3], h.Strings[4], h.Strings[1] = "constructor", "__proto__", "valueOf"
	h.Comparisons[0].Name = "__proto__"
	p := app(t, pageFile(t, h), "#/trials")
	for _, query := range []string{
		"task=__proto__", "task=constructor&arm=__proto__", "arm=constructor", "group=toString", "tag=__proto__&tag=length", "label=constructor&label=__proto__", "end=valueOf",
		"criterion=__proto__:fail", "criterion=toString:pass&criterion=__proto__:pass", "comparison=__proto__&cell=both", "q=proto", "status=constructor", "source=__proto__", "criterion=constructor:fail",
	} {
		want := matching(h, query)
		if got := browsertest.Eval[[]int](p, fmt.Sprintf(`[...assay.filters(new URLSearchParams(%q))]`, query)); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, not %v", query, got, want)
		}
	}
	for _, address := range []string{
		"trials?sort=constructor", "trials?sort=-__proto__", "trials?sort=toString&status=fail", "matrix?by=constructor", "matrix?by=__proto__", "answers?by=__proto__&trials=constructor", "answers?open=__proto__&open=nav-0001", "disagreements?cell=constructor", "disagreements?comparison=__proto__",
		"trials?comparison=__proto__&cell=constructor", "trials?__proto__=x", "trial/constructor", "trial/length", "trial/__proto__", "trial/map", "trial/1e1", "trial/", "trial/-1", "trial/0x1", "trial/99999999999999999999",
	} {
		at(p, "#/"+address)
		if n := browsertest.Eval[int](p, `document.querySelectorAll("#app h1").length`); n != 1 || browsertest.Eval[bool](p, `!!document.querySelector(".failure")`) {
			t.Errorf("%s: %d headings: %.300s", address, n, browsertest.Eval[string](p, `document.querySelector("#app").innerText`))
		}
		if strings.HasPrefix(address, "trial/") {
			has(t, p, "#app h1", "No such trial")
		}
	}
	// An unknown order falls back to the suite's.
	if got := browsertest.Eval[bool](p, `String(assay.filters("sort=constructor")) === String(assay.filters(""))`); !got {
		t.Error("an order that there is none of orders")
	}
	at(p, "#/trials")
	for _, s := range []string{`[data-focus="f-arm-__proto__"]`, `[data-focus="f-label-constructor"]`, `[data-focus="f-criterion-__proto__:fail"]`} {
		click(p, s)
	}
	if got, want := browsertest.Eval[string](p, `assay.filterQuery(assay.where().query).toString()`), "arm=__proto__&criterion=__proto__%3Afail&label=constructor"; got != want {
		t.Errorf("the address holds %s, not %s", got, want)
	}
	at(p, "#/matrix?by=difference")
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".matrix .heads .arm")].map(e => e.title.split(":")[0]).join()`); !strings.HasPrefix(got, "__proto__,constructor,") {
		t.Errorf("the heads of the matrix are %s", got)
	}
	p.Quiet()
}

// TestOneControlOfSeveralTreatments: the pairs of a name have more than one
// treatment, and a control is in all of them.
func TestOneControlOfSeveralTreatments(t *testing.T) {
	h := sample(40, 4, 2)
	h.Comparisons = nil
	for _, treatment := range []int{1, 2, 3} {
		cmp := HeadComparison{Name: "grounding", Treatment: treatment, Control: 0}
		for n := 0; n < len(h.Columns.Task); n += 4 {
			cell := map[string]string{"pp": "b", "pf": "t", "fp": "c", "ff": "n"}[h.Columns.Status[n+treatment:n+treatment+1]+h.Columns.Status[n:n+1]]
			if cell == "" {
				cell = "u"
			}
			cmp.Pairs = append(cmp.Pairs, HeadPair{Treatment: n + treatment, Control: n, Cell: cell})
		}
		h.Comparisons = append(h.Comparisons, cmp)
	}
	p := app(t, pageFile(t, h), "#/trials")
	for _, cell := range []string{"both", "treatment", "control", "neither", "unknown"} {
		query := "comparison=grounding&cell=" + cell
		want := len(matching(h, query))
		if got := browsertest.Eval[int](p, fmt.Sprintf(`assay.filters(%q).length`, query)); got != want {
			t.Errorf("%s: %d trials, not %d", cell, got, want)
		}
		if got := browsertest.Eval[int](p, fmt.Sprintf(`assay.facets("").cells.get("grounding")[Object.keys(assay.cellWords).find(l => assay.cellWords[l] === %q).charCodeAt(0)]`, cell)); got != want {
			t.Errorf("%s: %d are counted, not %d", cell, got, want)
		}
	}
	// A pair's outcome means nothing without a comparison, and is no filter then.
	at(p, "#/trials?cell=both")
	if n := browsertest.Eval[int](p, `document.querySelectorAll(".chips .chip").length`); n != 0 {
		t.Errorf("%d chips of a filter that does nothing", n)
	}
	p.Quiet()
}

// TestTranscriptThatBreaksTools: arguments and results that are JSON of a kind that
// scripts choke on are shown, and cost no more than their length.
func TestTranscriptThatBreaksTools(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	deep := strings.Repeat("[", 7900) + strings.Repeat("]", 7900)
	leave(e, failing, written(t,
		trial.Event{Kind: "constructor", Turn: 1, Text: "of no kind"},
		trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: "1", Name: "write", Args: `{"path":{"toString":1,"valueOf":1},"text":"one\ntwo"}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: "1", Name: "write", Text: deep}},
		trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: "2", Name: "deep", Args: deep}},
		trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: "3", Name: "nul\x00name", Args: `{"x":1}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: "3", Name: "nul\x00name", Text: "no", Error: true}},
		trial.Event{Kind: trial.EventAssistant, Turn: 2, Text: "the end of it"},
	), "```swift\nlet a = 1\r\nlet b = 2\r\n```\n")
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('.jump')")
	longest := p.Longest(func() {
		p.Press("o")
		p.Wait("document.querySelector('.transcript').textContent.includes('the end of it')")
	})
	has(t, p, ".transcript", "of no kind", "two", "nested very deep", "nul", "✗ error")
	has(t, p, ".turn .called", "✗ error")
	if longest > mostFrozen {
		t.Errorf("a task took %s", longest)
	}
	if n := browsertest.Eval[int](p, "document.querySelector('.transcript').textContent.length"); n > 200_000 {
		t.Errorf("the transcript has become %d characters", n)
	}
	has(t, p, "#s-code", "let a = 1", "let b = 2")
	if browsertest.Eval[bool](p, "document.querySelector('#s-code').textContent.includes('U+000D')") {
		t.Error("each line that ends as lines of Windows do has a mark")
	}
	p.Quiet()
}

// TestFindingsBehindWhatIsShown: of a long file the beginning stands with its lines;
// a finding behind it is not said of its last one.
func TestFindingsBehindWhatIsShown(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	leave(e, failing, written(t, trial.Event{Kind: trial.EventUser, Text: "Write it."}), "```swift\n"+strings.Repeat("let x = \"é\" // a line of some length\n", 2000)+"```\n")
	for i := range e.Records {
		if s := e.Records[i].Score; s != nil && s.Key == failing && s.Grader != trial.AgentGrader {
			for j := range s.Criteria {
				s.Criteria[j].Findings = nil
				if s.Criteria[j].Verdict == trial.Fail {
					s.Criteria[j].Findings = []trial.Finding{{Verdict: "fail", Line: 2, Message: "early"}, {Verdict: "fail", Line: 1900, Message: "late"}}
				}
			}
		}
	}
	n := numberOf(t, e, failing)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", n))
	p.Wait("document.querySelector('.jump')")
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll("#s-code .ln.at-fail")].map(e => e.dataset.line).join()`); got != "2" {
		t.Errorf("lines that fail: %s", got)
	}
	has(t, p, ".beyond", "line 1900, in the rest: late", "The text goes on after line")
	at(p, fmt.Sprintf("#/trial/%d?line=1900", n))
	p.Wait(`document.querySelector(".beyond.here") && !document.querySelector(".ln.here")`)
	p.Quiet()
}

// TestPatchesAreCounted: lines of a hunk may look like heads of files.
func TestPatchesAreCounted(t *testing.T) {
	p := app(t, pageFile(t, sample(2, 2, 1)), "")
	got := browsertest.Eval[string](p, `assay.patchLines("diff --git a/x.sql b/x.sql\n--- a/x.sql\n+++ b/x.sql\n@@ -1,3 +1,3 @@\n--- a comment that goes\n same\n-++ and this\n+++ a comment that comes\n+new file\n\\ No newline at end of file\ndiff --git a/y b/y\nnew file mode 100644\n--- /dev/null\n+++ b/y\n@@ -0,0 +1 @@\n+one\n").map(x => x[0]).join()`)
	if want := "head,head,head,hunk,del,,del,ins,ins,,head,head,head,head,hunk,ins,"; got != want {
		t.Errorf("%s\nnot %s", got, want)
	}
	// A model counts wrong, or not at all.
	if got := browsertest.Eval[string](p, `assay.patchLines("@@ ... @@\n-a\n+b\n@@ -1,90 +1,90 @@\n-a\n+b\ndiff --git a/z b/z\n--- a/z\n+++ b/z\n").map(x => x[0]).join()`); got != "hunk,del,ins,hunk,del,ins,head,head,head," {
		t.Error(got)
	}
	p.Quiet()
}

// TestFiguresAreWhatTheyAre: none that is there is shown as 0.
func TestFiguresAreWhatTheyAre(t *testing.T) {
	p := app(t, pageFile(t, sample(2, 2, 1)), "")
	for js, want := range map[string]string{
		"number(0.0004)": "0.0004", "number(0.00012345)": "0.000123", "number(0)": "0", "number(0.5)": "0.5", "number(12345.6789)": "12,345.679", "number(-1)": "–", "number(NaN)": "–", "number(null)": "–",
		"money(0)": "$0", "money(0.3)": "$0.0000003", "money(1)": "$0.000001", "money(120)": "$0.00012", "money(4699)": "$0.0047", "money(1234567)": "$1.23", "money(-1)": "–", "compact(999999)": "1.00M", "duration(59960)": "1 m 00 s",
	} {
		if got := browsertest.Eval[string](p, "assay."+js); got != want {
			t.Errorf("%s is %s, not %s", js, got, want)
		}
	}
	// Names of runs and files may have these characters; nothing that runs has.
	for href, want := range map[string]bool{"/t/run/my%20run%20(2)!'*/#/trial/1": true, "api/raw/1/out(1).txt": true, "javascript:alert(1)": false, "//evil": false, "/\\evil": false, "data:x": false, "(javascript:1)": false, "http://x": false} {
		if got := browsertest.Eval[bool](p, fmt.Sprintf("assay.safe(%q)", href)); got != want {
			t.Errorf("safe(%s) is %v", href, got)
		}
	}
}

// TestTheOverrideThatCounts: who has overridden an outcome is who did so last and
// was not revoked.
func TestTheOverrideThatCounts(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	note := func(seq int64, by string, verdict trial.Verdict, revokes int64) {
		n := trial.Note{Seq: seq, Time: time.Date(2026, 11, 21, 12, int(seq), 0, 0, time.UTC), By: by, Key: failing, Attempt: 1, Override: verdict, Revokes: revokes}
		if verdict != "" {
			n.Reason = "because " + by + " says so"
		}
		e.Notes = append(e.Notes, n)
	}
	note(1, "ada", trial.Pass, 0)
	note(2, "ben", trial.Unknown, 0)
	note(3, "cem", "", 2)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('.callout')")
	has(t, p, ".callout", "As graded: ✗fail", "counted as: ✓pass", "ada on 2026-11-21", "because ada says so")
	p.Quiet()
}

// TestDataThatIsGone checks that a page with a damaged head reports it on each of
// its pages, with the command that repairs it, and so does a trial whose separate
// file is damaged.
func TestDataThatIsGone(t *testing.T) {
	h := sample(4, 2, 1)
	path := pageFile(t, h)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	i := strings.Index(string(b), `id="head">`) + len(`id="head">`)
	for _, page := range map[string]string{"cut": string(b[:i]) + string(b[i+40:]), "lacking": strings.Replace(string(b), `id="head"`, `id="haed"`, 1)} {
		if err := os.WriteFile(path, []byte(page), 0o600); err != nil {
			t.Fatal(err)
		}
		p := browsertest.Open(t)
		p.Go(path)
		p.Wait(`document.querySelector(".failure")`)
		for _, page := range []string{"trials", "answers", "matrix", "search", "disagreements", "trial/0"} {
			browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/%s", true)`, page))
			p.Wait(fmt.Sprintf(`location.hash === "#/%s" && assay.current() && assay.current().name === %q`, page, strings.TrimSuffix(page, "/0")))
			has(t, p, "#app .failure", "The data of this run could not be read.", "assay report RUN --format html")
		}
		at(p, "#/overview")
		has(t, p, "#overview", "Overview of the test")
		p.Press("?")
		p.Quiet()
	}

	e := analysetest.Swift()
	dir := t.TempDir()
	if err := Write(dir, e.Analyse(), e.Opener(), Options{Budget: 1}); err != nil {
		t.Fatal(err)
	}
	packs, err := filepath.Glob(filepath.Join(dir, "report_data", "*.js"))
	if err != nil || len(packs) == 0 {
		t.Fatalf("%v: %d files", err, len(packs))
	}
	whole := map[string][]byte{}
	for _, name := range packs {
		if whole[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	p := browsertest.Open(t)
	p.Go("file://" + filepath.Join(dir, PageFile) + "#/trials")
	p.Wait("assay.head")
	for _, x := range []struct {
		what string
		make func(b []byte) []byte
		says []string
	}{
		{"no script", func([]byte) []byte { return []byte("assayPack(") }, []string{"is not there or is damaged", "assay view 2026"}},
		{"cut", func(b []byte) []byte { return []byte(strings.Replace(string(b), `,"`, `,"AAAA`, 1)) }, []string{"is damaged. Write it again with: assay report 2026"}},
		{"gone", nil, []string{"is not there", "assay view 2026"}},
		{"back", func(b []byte) []byte { return b }, nil},
	} {
		for name, b := range whole {
			if x.make == nil {
				err = os.Remove(name)
			} else {
				err = os.WriteFile(name, x.make(b), 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		at(p, "#/trials")
		at(p, "#/trial/1")
		if x.says == nil {
			p.Wait("document.querySelector('.page-trial .jump')")
			continue
		}
		p.Wait("document.querySelector('.page-trial .callout')")
		has(t, p, ".page-trial .callout", x.says...)
	}
	p.Problems() // files that are not there are one
	// Two who want one file at once both get it.
	p.Go("file://" + filepath.Join(dir, PageFile) + "#/overview")
	p.Wait("assay.head")
	if got := browsertest.Eval[string](p, `(async () => { const r = await Promise.allSettled([assay.source.search("a", {}), assay.source.item(0, "t"), assay.source.item(1, "t"), assay.source.search("b", {}), assay.source.item(2, "t")]); return r.map(x => x.status === "fulfilled" ? "" : x.reason.message).join(""); })()`); got != "" {
		t.Error(got)
	}
	p.Quiet()
}

// TestBackToAPlace: the matrix, the search and the disagreements are found again as
// they were left.
func TestBackToAPlace(t *testing.T) {
	h := sample(300, 4, 2)
	p := app(t, pageFile(t, h), "#/matrix")
	for range 120 {
		p.Press("j")
	}
	name := browsertest.Eval[string](p, `document.activeElement.dataset.n`)
	y := browsertest.Eval[float64](p, `document.querySelector(".matrix").scrollTop`)
	if y < 500 {
		t.Fatalf("the matrix has scrolled to %v", y)
	}
	at(p, "#/trial/"+name)
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(fmt.Sprintf(`location.hash === "#/matrix" && document.querySelector(".matrix") && document.querySelector(".matrix").scrollTop === %v && document.activeElement.dataset.n === %q`, y, name))
	p.Do(chromedp.Reload())
	p.Wait(fmt.Sprintf(`document.querySelector(".matrix") && document.querySelector(".matrix").scrollTop === %v`, y))

	at(p, "#/disagreements")
	p.Wait(`document.querySelectorAll(".pairrow").length >= 50`)
	p.Wait(`(scrollTo(0, document.documentElement.scrollHeight), document.querySelectorAll(".pairrow").length >= 150)`)
	pair := browsertest.Eval[string](p, `(r => { r.open = true; return r.dataset.pair; })(document.querySelectorAll(".pairrow")[140])`)
	p.Wait(fmt.Sprintf(`location.hash === "#/disagreements?open=%s"`, pair))
	at(p, "#/trial/0")
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(fmt.Sprintf(`document.querySelector('.pairrow[data-pair="%s"]') && document.querySelector('.pairrow[data-pair="%[1]s"]').open && Math.abs(document.querySelector('.pairrow[data-pair="%[1]s"]').getBoundingClientRect().top) < innerHeight`, pair))
	p.Problems() // the sample has no evidence
}

// TestBackToASearch: the hits are there at once, where one was.
func TestBackToASearch(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	var events []trial.Event
	for i := range 19 {
		events = append(events, trial.Event{Kind: trial.EventAssistant, Turn: i, Text: fmt.Sprintf("needle %d", i)})
	}
	for _, x := range e.Plan.Trials {
		leave(e, x.Key, written(t, events...), "an answer\n")
	}
	shownAt(t, p, e, "#/search?q=needle")
	p.Wait(`document.querySelector(".left-out").textContent.includes("searched")`)
	p.Wait(`(scrollTo(0, 700), scrollY > 600)`)
	y := browsertest.Eval[float64](p, "scrollY")
	said := browsertest.Eval[string](p, `document.querySelector(".page-search .found").textContent`)
	at(p, "#/trial/0?event=3")
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(fmt.Sprintf(`location.hash.startsWith("#/search") && scrollY === %v`, y))
	if got := browsertest.Eval[string](p, `document.querySelector(".page-search .found").textContent`); got != said {
		t.Errorf("the search says %q, not %q", got, said)
	}
	// No search that was left goes on in the next one.
	at(p, "#/search?q=nothing-of-it")
	p.Wait(`document.querySelector(".left-out").textContent.includes("searched")`)
	has(t, p, ".page-search .found", "0 hits in 0 trials")
	at(p, "#/search?q=needle%205")
	at(p, "#/search")
	time.Sleep(300 * time.Millisecond)
	has(t, p, ".page-search .found", "What agents were asked")
	p.Quiet()
}

// TestBackToATextInAFilter checks that the field shows the filter in force, also
// while it has the focus.
func TestBackToATextInAFilter(t *testing.T) {
	p := app(t, pageFile(t, sample(40, 2, 1)), "#/trials")
	p.Press("f")
	p.Press("nav-001")
	p.Wait(`assay.where().query.get("q") === "nav-001"`)
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(`location.hash === "#/trials" && document.querySelector("#filter-text").value === "" && document.activeElement.id === "filter-text"`)
	p.Press("nav-002")
	p.Wait(`assay.where().query.get("q") === "nav-002"`)
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(`location.hash === "#/trials" && document.querySelector("#filter-text").value === ""`)
	p.Quiet()
}

// counters are the nodes and listeners that the page holds, what nobody needs taken
// away.
func counters(t *testing.T, p *browsertest.Page) (nodes, listeners int64) {
	t.Helper()
	for range 2 {
		if _, err := chromedp.Call(p.Context(), heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			t.Fatal(err)
		}
	}
	got, err := chromedp.Call(p.Context(), memory.GetDOMCounters, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	return got.Nodes, got.JsEventListeners
}

// TestPagesLeaveNothingBehind: going through all pages again and again costs no
// memory and no listeners.
func TestPagesLeaveNothingBehind(t *testing.T) {
	p := app(t, pageFile(t, sample(60, 4, 2)), "#/overview")
	round := func() {
		for _, page := range []string{"trials", "trials?status=fail", "answers", "matrix", "search?q=x", "disagreements", "disagreements?cell=b", "trial/3", "overview"} {
			at(p, "#/"+page)
		}
		p.Press("?")
		p.Press(kb.Escape)
	}
	for range 2 {
		round()
	}
	nodes, listeners := counters(t, p)
	for range 8 {
		round()
	}
	moreNodes, moreListeners := counters(t, p)
	t.Logf("%d nodes and %d listeners, then %d and %d", nodes, listeners, moreNodes, moreListeners)
	if moreNodes > nodes+nodes/2+500 || moreListeners > listeners+listeners/2+50 {
		t.Errorf("%d nodes and %d listeners have become %d and %d", nodes, listeners, moreNodes, moreListeners)
	}
	p.Problems() // the sample has no evidence
}
