package html

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/testenv"
)

func TestScriptsParse(t *testing.T) {
	p := browsertest.Open(t)
	names, err := fs.Glob(assets, "assets/js/*.js")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d scripts: %v", len(names), err)
	}
	for _, name := range names {
		text, err := assets.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		quoted, err := json.Marshal(string(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := browsertest.Eval[string](p, `(() => { try { new Function(`+string(quoted)+`); return "" } catch (err) { return String(err) } })()`); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// frames scrolls a box or the window by steps of a screen, a step a frame, and
// returns the milliseconds that each frame took, sorted.
const frames = `(async (box, steps) => {
	const times = [];
	let last = await new Promise(requestAnimationFrame);
	for (let i = 0; i < steps; i++) {
		if (box) box.scrollTop += box.clientHeight * .9; else scrollBy({top: innerHeight * .9, behavior: "instant"});
		const now = await new Promise(requestAnimationFrame);
		times.push(now - last);
		last = now;
	}
	return times.sort((a, b) => a - b);
})`

// cpu is the milliseconds of processor time that the page's thread has spent so
// far, drawing included; unlike a clock it does not count what else the machine does.
func cpu(p *browsertest.Page) float64 {
	got, err := chromedp.Call(p.Context(), performance.GetMetrics, cdp.Empty{})
	if err != nil {
		return -1
	}
	for _, m := range got.Metrics {
		if m.Name == "TaskDuration" {
			return m.Value * 1000
		}
	}
	return -1
}

func TestHundredThousandTrials(t *testing.T) {
	testenv.LongOnly(t, "draws 100,000 trials")
	h := sample(5000, 4, 5)
	p := app(t, pageFile(t, h), "#/trials")
	if _, err := chromedp.Call(p.Context(), performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}); err != nil {
		t.Fatal(err)
	}
	if got := browsertest.Eval[string](p, `document.querySelector("[role=table]").getAttribute("aria-rowcount")`); got != "100001" {
		t.Errorf("aria-rowcount is %s", got)
	}
	for _, query := range []string{"", "status=fail", "arm=sonnet/grounded&status=fail&criterion=swift.compile:fail", "q=tabBar17", "q=e", "comparison=grounding+sonnet&cell=treatment", "sort=-cost", "sort=label&q=nav-00", "tag=t3&group=swiftui&source=live&notes=1"} {
		// The first call builds an order or a table of small letters that is kept; a
		// person waits for the others.
		run := func(what string, n int) float64 {
			before := cpu(p)
			browsertest.Eval[bool](p, fmt.Sprintf(`(() => { for (let i = 0; i < %d; i++) { assay.data().last = null; %s; } return true; })()`, n, what))
			return (cpu(p) - before) / float64(n)
		}
		choose := fmt.Sprintf("assay.filters(%q)", query)
		first := run(choose, 1)
		again := run(choose, 10)
		counts := run(fmt.Sprintf("assay.facets(%q)", query), 10) - again
		t.Logf("%-75s first %5.1f ms, then %5.1f ms; counts %5.1f ms", query, first, again, counts)
		if again > 50 {
			t.Errorf("%q takes %.1f ms", query, again)
		}
	}
	// With everything that the page draws.
	for _, query := range []string{"status=fail", "q=tab", "status=pass&arm=sonnet/grounded", "", "criterion=swift.compile:fail"} {
		before := cpu(p)
		at(p, "#/trials?"+query)
		t.Logf("%-75s %.1f ms with all that is drawn", query, cpu(p)-before)
	}
	at(p, "#/trials")
	before := cpu(p)
	got := browsertest.Eval[[]float64](p, frames+`(null, 60)`)
	t.Logf("list: 60 frames, a screen each: median %.1f ms, 95%% %.1f ms; processor %.1f ms a frame", got[30], got[57], (cpu(p)-before)/60)
	if rows := browsertest.Eval[int](p, `document.querySelectorAll(".rows .row").length`); rows > 60 {
		t.Errorf("%d rows are in the document", rows)
	}
	browsertest.Eval[bool](p, `(scrollTo(0, document.documentElement.scrollHeight), true)`)
	settle(p)
	if last := browsertest.Eval[string](p, `[...document.querySelectorAll(".rows .row")].at(-1).getAttribute("aria-rowindex")`); last != "100001" {
		t.Errorf("the last row is %s", last)
	}
	indices := browsertest.Eval[[]int](p, `[...document.querySelectorAll(".rows .row")].map(r => Number(r.getAttribute("aria-rowindex")))`)
	if !slices.IsSorted(indices) {
		t.Errorf("rows are not in order in the document: %v", indices)
	}
	p.Size(400, 800)
	settle(p)
	if wide := browsertest.Eval[int](p, `document.documentElement.scrollWidth`); wide > 400 {
		t.Errorf("100,000 cards are %d pixels wide", wide)
	}
	p.Size(1280, 900)

	for _, by := range []string{"", "?by=difference", "?by=worst", "?by=missing"} {
		before := cpu(p)
		at(p, "#/matrix"+by)
		t.Logf("matrix%s of 5,000 tasks × 4 arms × 5 trials: %.0f ms", by, cpu(p)-before)
	}
	before = cpu(p)
	got = browsertest.Eval[[]float64](p, frames+`(document.querySelector(".matrix"), 60)`)
	t.Logf("matrix: 60 frames, a screen each: median %.1f ms, 95%% %.1f ms; processor %.1f ms a frame", got[30], got[57], (cpu(p)-before)/60)
	if cells := browsertest.Eval[int](p, `document.querySelectorAll(".matrix a.cell").length`); cells > 1500 {
		t.Errorf("%d cells are in the document", cells)
	}
	p.Quiet()
}

func TestMatrixSaysWhatTrialsAre(t *testing.T) {
	h := sample(30, 4, 3)
	p := app(t, pageFile(t, h), "#/matrix")
	words := map[byte]string{'p': "pass", 'f': "fail", 'u': "unknown", 'v': "void", 's': "skipped"}
	labels := browsertest.Eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll(".matrix a.cell")].map(c => [c.dataset.n, c.getAttribute("aria-label")]))`)
	if len(labels) < 200 {
		t.Fatalf("%d cells", len(labels))
	}
	c := h.Columns
	for n := range c.Task {
		want := fmt.Sprintf("%s number %d: %s", h.Arms[c.Arm[n]].ID, c.Index[n]+1, words[c.Status[n]])
		if got, ok := labels[fmt.Sprint(n)]; ok && got != want {
			t.Errorf("the cell of trial %d is called %q, not %q", n, got, want)
		}
	}
	// Where arms differ most comes first.
	spread := func(task int) float64 {
		pass, scored := make([]float64, 4), make([]float64, 4)
		for n := range c.Task {
			if int(c.Task[n]) == task && strings.IndexByte("pf", c.Status[n]) >= 0 {
				scored[c.Arm[n]]++
				if c.Status[n] == 'p' {
					pass[c.Arm[n]]++
				}
			}
		}
		low, high := 2.0, -1.0
		for a := range pass {
			if scored[a] > 0 {
				low, high = min(low, pass[a]/scored[a]), max(high, pass[a]/scored[a])
			}
		}
		return max(0, high-low)
	}
	at(p, "#/matrix?by=difference")
	names := browsertest.Eval[[]string](p, `[...document.querySelectorAll(".matrix .rows .name a")].map(a => a.textContent)`)
	before := 2.0
	for _, name := range names {
		i := slices.IndexFunc(h.Tasks, func(x HeadTask) bool { return x.ID == name })
		if s := spread(i); s > before+1e-9 {
			t.Errorf("%s differs by %.2f and follows one of %.2f", name, s, before)
		} else {
			before = s
		}
	}
	// Filters leave the tasks that they leave in the list, and the others' cells empty.
	at(p, "#/matrix?status=void")
	want := map[int32]bool{}
	for _, n := range matching(h, "status=void") {
		want[c.Task[n]] = true
	}
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".matrix .rows .mrow").length`); got != len(want) {
		t.Errorf("%d tasks, not %d", got, len(want))
	}
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".matrix a.cell:not(.out)").length`); got != len(matching(h, "status=void")) {
		t.Errorf("%d cells are shown", got)
	}
	// Pointing at a cell shows its meaning.
	p.Press("j")
	p.Wait(`document.activeElement.matches(".matrix a.cell")`)
	browsertest.Eval[bool](p, `(document.querySelector(".matrix a.cell:not(.out)").focus(), true)`)
	if got := browsertest.Eval[string](p, `document.querySelector(".inspect").textContent`); !strings.Contains(got, "void") || !strings.Contains(got, "provider") {
		t.Errorf("the line of the cell is %q", got)
	}
	p.Quiet()
}

func TestMatrixOfManyTrialsIsSummed(t *testing.T) {
	h := sample(6, 4, 60)
	p := app(t, pageFile(t, h), "#/matrix")
	if n := browsertest.Eval[int](p, `document.querySelectorAll(".matrix .rows a.cell").length`); n != 24 {
		t.Errorf("%d cells, not one an arm and task", n)
	}
	browsertest.Eval[bool](p, `(document.querySelector(".matrix .rows a.cell").click(), true)`)
	p.Wait(`location.hash === "#/trials?arm=sonnet%2Fungrounded&task=nav-0000"`)
	settle(p)
	if got := found(p); got != "60 of 1,440 trials" {
		t.Error(got)
	}
	p.Quiet()
}

func TestHostileNamesAreInert(t *testing.T) {
	h := sample(12, 2, 2)
	h.Suite, h.Run = hostileTag, hostileBidi
	h.Criteria[1] = hostileTag + ":fail"
	h.Comparisons[0].Name = hostileTag
	h.Tasks[0] = HeadTask{ID: hostileTag, Title: hostileBidi, Group: hostileTag, Tags: []string{hostileTag, hostileBidi}}
	h.Tasks[1] = HeadTask{ID: hostileBidi, Title: strings.Repeat("x", 1<<20)}
	h.Arms[0] = HeadArm{ID: hostileTag, Agent: hostileTag, Scenario: hostileBidi}
	for i := 1; i < 10; i++ {
		h.Strings[i] = hostileTag
	}
	h.Strings[10] = hostileBidi + strings.Repeat("é", 1<<20)
	for n := range h.Columns.Reason {
		h.Columns.Reason[n], h.Columns.Label[n] = int32(9+n%2), int32(n%11)
	}
	pack := map[string]any{"0/c/0": map[string]any{"first": 0, "events": []any{map[string]any{"n": 0, "kind": "text", "text": hostileTag + hostileBidi + " needle " + hostileTag}}}}
	h.Columns.Pack[0] = 0
	p := app(t, pageFile(t, h, pack), "#/trials")
	for _, hash := range []string{"#/trials", "#/trials?task=" + "%3Cimg%20src%3Dx%20onerror%3D%22window.ran%3D1%22%3E", "#/trials?q=%3Cscript%3E&label=%3Cscript%3E&end=%E2%80%AE", "#/matrix", "#/search?q=needle", "#/%3Cscript%3Ealert(1)%3C%2Fscript%3E"} {
		at(p, hash)
		if strings.HasPrefix(hash, "#/search") {
			p.Wait(`document.querySelectorAll(".hit-group li").length === 1`)
		}
		if strings.HasPrefix(hash, "#/matrix") {
			browsertest.Eval[bool](p, `(document.querySelector(".matrix a.cell").focus(), true)`)
		}
		// Nothing that turns text round, hides or controls is in the text.
		if got := browsertest.Eval[[]string](p, `[...document.querySelectorAll("#top, #main, #live")].flatMap(e => e.textContent.match(/[\u0000-\u0008\u000b-\u001f\u200b\u202a-\u202e\u2066-\u2069]/g) || [])`); len(got) > 0 {
			t.Errorf("%s: %q is in the text", hash, got)
		}
		if n := browsertest.Eval[int](p, `document.querySelectorAll("#main img, #main script, #main [onerror], #top img, #top script").length`); n > 0 {
			t.Errorf("%s: %d elements were made of text", hash, n)
		}
		for _, width := range []int64{1280, 400} {
			p.Size(width, 900)
			settle(p)
			if got := browsertest.Eval[int](p, `document.documentElement.scrollWidth`); int64(got) > width {
				t.Errorf("%s is %d pixels wide", hash, got)
			}
		}
		p.ShotOfWindow("hostile-" + strings.Trim(strings.Map(func(r rune) rune {
			if r >= 'a' && r <= 'z' {
				return r
			}
			return '-'
		}, hash), "-")[:6])
		p.Size(1280, 900)
		if browsertest.Eval[bool](p, `window.ran !== undefined`) {
			t.Fatalf("%s: a script of the data has run", hash)
		}
	}
	for _, r := range p.Requests() {
		if !strings.HasPrefix(r, "file://") && !strings.HasPrefix(r, "data:") {
			t.Errorf("the page asked for %s", r)
		}
	}
	p.Quiet()
}

func TestSearch(t *testing.T) {
	h := sample(10, 2, 2)
	pack := map[string]any{}
	want := 0
	for n := range 30 {
		events := []any{}
		for e := range 5 {
			text := "the agent says something"
			if (n+e)%7 == 0 {
				text = "before it a NavigationStack, and after it more"
				want++
			}
			events = append(events, map[string]any{"n": e, "kind": "text", "text": text})
		}
		pack[fmt.Sprintf("%d/c/0", n)] = map[string]any{"first": 0, "events": events}
		h.Columns.Pack[n] = 0
	}
	h.LeftOut = 10
	p := app(t, pageFile(t, h, pack), "#/search")
	p.Wait(`document.activeElement.id === "search-box"`)
	p.Press("navigationstack\r")
	p.Wait(`document.querySelector(".left-out").textContent !== ""`)
	if got := browsertest.Eval[string](p, `document.querySelector(".page-search .found").textContent + ". " + document.querySelector(".left-out").textContent`); !strings.HasPrefix(got, fmt.Sprintf("%d hits in ", want)) ||
		!strings.Contains(got, "30 trials were searched. 10 trials were not") {
		t.Errorf("the page says %q", got)
	}
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".hit-group li mark").length`); got != want {
		t.Errorf("%d hits are marked, not %d", got, want)
	}
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, width := range []int64{1280, 400} {
			p.Size(width, 900)
			settle(p)
			p.ShotOfWindow(fmt.Sprintf("hits-%d-%v", width, dark))
			for _, fault := range p.Axe() {
				t.Error(fault)
			}
			if got := browsertest.Eval[int](p, `document.documentElement.scrollWidth`); int64(got) > width {
				t.Errorf("hits are %d pixels wide", got)
			}
		}
	}
	browsertest.Eval[bool](p, `(document.activeElement.blur(), true)`)
	p.Press("j")
	p.Press("j")
	if got := browsertest.Eval[string](p, `document.activeElement.getAttribute("href")`); !strings.HasPrefix(got, "#/task/") || !strings.Contains(got, "event=") {
		t.Errorf("the second hit leads to %q", got)
	}
	// One more letter is another search; the address holds it, and back returns.
	p.Press("/")
	p.Press("navigationstackx\r")
	p.Wait(`document.querySelector(".page-search .found").textContent.startsWith("0 hits")`)
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(fmt.Sprintf(`document.querySelector(".page-search .found").textContent.startsWith("%d hits")`, want))
	p.Quiet()

	// A source that is slow, and finds too much, can be stopped, and reports so.
	browsertest.Eval[bool](p, `(assay.source.search = async (q, {onHit, onProgress}, signal) => {
		for (let i = 0; i < 1000 && !signal.aborted; i++) { onHit({n: 1, event: i, field: "text", before: "a", match: "b", after: "c"}); onProgress(i, 1000); await new Promise(f => setTimeout(f, 20)); }
		return {hits: 5, searched: 2, leftOut: 0};
	}, true)`)
	at(p, "#/search?q=slow")
	p.Wait(`document.querySelectorAll(".hit-group li").length > 3`)
	click(p, `form.search button:not([type="submit"])`)
	p.Wait(`document.querySelector(".left-out").textContent.startsWith("Stopped when")`)
	browsertest.Eval[bool](p, `(assay.source.search = async (q, {onHit}, signal) => { for (let i = 0; i < 5000; i++) onHit({n: i % 40, event: i, field: "text", before: "a", match: "b", after: "c"}); return {hits: 5000, searched: 40, leftOut: 0}; }, true)`)
	at(p, "#/search?q=much")
	p.Wait(`document.querySelector(".left-out").textContent.startsWith("Stopped at 2,000 hits")`)
	browsertest.Eval[bool](p, `(assay.source.search = async () => { throw new Error("the server went away") }, true)`)
	at(p, "#/search?q=broken")
	p.Wait(`document.querySelector(".failure").textContent.includes("the server went away")`)
	p.Quiet()
}

func TestALiveRun(t *testing.T) {
	h := sample(10, 2, 2)
	h.Live = true
	p := app(t, pageFile(t, h), "#/trials?status=fail")
	if !browsertest.Eval[bool](p, `document.querySelector("#top .live") !== null`) {
		t.Error("nothing says that the run goes on")
	}
	browsertest.Eval[bool](p, `(document.querySelector('[data-focus="f-status-fail"]').focus(), true)`)
	before := found(p)
	browsertest.Eval[bool](p, `(assay.head = {...assay.head, columns: {...assay.head.columns, status: "f".repeat(40)}}, assay.headChanged(), true)`)
	settle(p)
	if got := found(p); got == before || got != "40 of 40 trials" {
		t.Errorf("the list says %q and then %q", before, got)
	}
	at(p, "#/matrix")
	browsertest.Eval[bool](p, `(assay.head = {...assay.head, columns: {...assay.head.columns, status: "p".repeat(40)}}, assay.headChanged(), true)`)
	settle(p)
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".matrix .cells .st-p").length`); got != 40 {
		t.Errorf("%d cells of 40 have changed", got)
	}
	p.Quiet()
}

func TestOnPaper(t *testing.T) {
	h := sample(100, 2, 1)
	p := app(t, pageFile(t, h), "#/trials?arm=sonnet/grounded")
	p.Dark(true)
	browsertest.Eval[bool](p, `(dispatchEvent(new Event("beforeprint")), true)`)
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".rows .row").length`); got != 100 {
		t.Errorf("%d rows of 100 are put on paper", got)
	}
	p.Size(794, 1100) // A4
	if _, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}}); err != nil {
		t.Fatal(err)
	}
	p.Shot("paper")
	if got := browsertest.Eval[string](p, `getComputedStyle(document.documentElement).backgroundColor`); got != "rgb(255, 255, 255)" {
		t.Errorf("paper is %s", got)
	}
	if got := browsertest.Eval[int](p, `[...document.querySelectorAll("#nav, button, .filters, select")].filter(e => e.checkVisibility() && !e.closest(".heads, .chips")).length`); got > 0 {
		t.Errorf("%d things to press are on paper", got)
	}
	p.Dark(false)
	browsertest.Eval[bool](p, `(dispatchEvent(new Event("afterprint")), true)`)
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".rows .row").length`); got > 60 {
		t.Errorf("%d rows stay in the document after printing", got)
	}
	pdf, err := chromedp.Call(p.Context(), page.PrintToPDF, page.PrintToPDFParams{PaperWidth: 8.27, PaperHeight: 11.69})
	if err != nil || len(pdf.Data) < 1000 {
		t.Errorf("%d bytes of PDF: %v", len(pdf.Data), err)
	}
	p.Quiet()
}
