package html

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
)

// nothingElse fails the test if the page requested anything but itself and its data,
// ran forbidden code, or complained.
func nothingElse(t *testing.T, p *browsertest.Page, dir string) {
	t.Helper()
	for _, r := range p.Requests() {
		rest, own := strings.CutPrefix(r, "file://"+dir+"/")
		rest, _, _ = strings.Cut(rest, "#")
		if name, data := strings.CutPrefix(rest, dataDir+"/"); !own || rest != PageFile && !(data && packFile.MatchString(name)) {
			t.Errorf("the page asked for %s", r)
		}
	}
	if browsertest.Eval[bool](p, `typeof window.`+htmltest.Owned+` !== "undefined"`) {
		t.Error("a hostile text was run")
	}
	p.Quiet()
}

// TestHostilePage looks at a run in which everything attacks.
func TestHostilePage(t *testing.T) {
	p := browsertest.Open(t)
	dir := t.TempDir()
	a, ev := htmltest.Hostile()
	floor := bare(t, a)
	if err := Write(dir, a, ev, Options{Budget: floor + 40_000}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, PageFile)
	p.Go(path)
	p.Wait("assay.head")
	nothingElse(t, p, dir)

	// Every item reads back as written, also from packs in the page's folder.
	o := open(t, dir)
	if o.head.Embedded == 0 || o.head.Packs == o.head.Embedded {
		t.Fatalf("%d of %d packs are in the page", o.head.Embedded, o.head.Packs)
	}
	for _, n := range []int{0, 1, 2, 9, len(a.Trials) - 1} {
		all, err := collectItems(a, n, ev)
		if err != nil {
			t.Fatal(err)
		}
		for i, it := range all.items {
			if i > 3 && i < len(all.items)-2 {
				continue
			}
			same := browsertest.Eval[bool](p, fmt.Sprintf(`(async () => {
				const text = x => JSON.stringify(x, (k, v) => v && typeof v === "object" && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort((a, b) => a[0] < b[0] ? -1 : 1)) : v);
				return text(await assay.source.item(%d, %q)) === text(JSON.parse(await new Response(new Blob([Uint8Array.from(atob(%q), c => c.charCodeAt(0))])).text()));
			})()`, n, it.name, base64Of(it.body)))
			if !same {
				t.Errorf("item %s of trial %d is another in the browser", it.name, n)
			}
		}
	}
	for n, where := range map[int]string{int(trialOrder(&o.head)[0]): "here", int(trialOrder(&o.head)[len(a.Trials)-1]): "beside"} {
		if got := browsertest.Eval[string](p, fmt.Sprintf("assay.source.available(%d)", n)); got != where {
			t.Errorf("trial %d is %s, not %s", n, got, where)
		}
	}
	// Nothing can be loaded but packs.
	for _, url := range []string{"x.js", "report_data/../x.js", "http://127.0.0.1:1/report_data/p0000.js", "report_data/p0000.js?x", "report_data/p0.js", "//x/report_data/p0000.js"} {
		if said := browsertest.Eval[string](p, fmt.Sprintf(`(() => { try { document.createElement("script").src = %q; return "set" } catch (e) { return e.name } })()`, url)); said != "TypeError" {
			t.Errorf("a script can have the address %s: %s", url, said)
		}
	}
	// Nor anything run. The debugger may run code at once, hence the timeout.
	for _, code := range []string{`eval("1")`, `new Function("1")()`, `document.body.innerHTML = "<b>"`, `trustedTypes.createPolicy("other", {})`, `trustedTypes.createPolicy("assay", {createScriptURL: u => u})`} {
		if said := browsertest.Eval[string](p, fmt.Sprintf(`new Promise(f => { const s = () => { try { %s; f("done") } catch (e) { f(e.name) } }; setTimeout(s) })`, code)); said == "done" {
			t.Errorf("a script can %s", code)
		}
	}
	p.Problems() // of the attempts
	p.Go("about:blank")
	p.Requests()

	got := browsertest.Eval[int](searching(p, path), `new Promise((done, no) => { let n = 0; assay.source.search("ASSAYOWNED", {onHit: () => n++}).then(r => done(r.searched === assay.head.columns.task.length && r.hits >= n && r.leftOut === 0 ? n : -1), no) })`)
	if got < 1000 {
		t.Errorf("%d places were found in all evidence", got)
	}
	stopped := browsertest.Eval[bool](p, `(async () => { const c = new AbortController(); let at = 0; const r = await assay.source.search("a", {onProgress: k => { at = k; c.abort() }}, c.signal); return at === 1 && r.searched < assay.head.columns.task.length })()`)
	if !stopped {
		t.Error("a search does not stop when told to")
	}
	nothingElse(t, p, dir)

	// Without the data in its folder the page shows the remedy.
	if err := os.RemoveAll(filepath.Join(dir, dataDir)); err != nil {
		t.Fatal(err)
	}
	p.Go("about:blank")
	p.Go(path)
	p.Wait("assay.head")
	last := int(trialOrder(&o.head)[len(a.Trials)-1])
	said := browsertest.Eval[string](p, fmt.Sprintf(`assay.source.item(%d, "t").then(() => "found", e => e.message)`, last))
	if !strings.Contains(said, "report_data") || !strings.Contains(said, "assay view") {
		t.Errorf("without its data the page says: %s", said)
	}
}

func searching(p *browsertest.Page, path string) *browsertest.Page {
	p.Go(path)
	p.Wait("assay.head")
	return p
}

// TestPageOfTenThousand measures how long a person waits. The bounds are far above
// the times of an idle machine; the log has the times.
func TestPageOfThousands(t *testing.T) {
	p := browsertest.Open(t)
	dir := t.TempDir()
	a, ev := htmltest.Big(2500, 4) // more than there is room for in the page; see BenchmarkPage
	if err := Write(dir, a, ev, Options{}); err != nil {
		t.Fatal(err)
	}
	o := open(t, dir)
	if last := o.head.Columns.Pack[int(trialOrder(&o.head)[len(a.Trials)-1])]; int(last) < o.head.Embedded {
		t.Fatal("all trials are in the page")
	}
	looked := lookAtTrials(p, dir, o, a)
	t.Log(looked)
	if looked.paint > 10_000 || looked.here > 5000 || looked.beside > 5000 {
		t.Error("that is too long on any machine")
	}
	nothingElse(t, p, dir)
}

// looked is how long a page took, in ms.
type looked struct{ paint, ready, here, beside, heapMB float64 }

// lookAtTrials opens the page in dir, then a trial inside it and one in a separate
// file, after another of each kind.
func lookAtTrials(p *browsertest.Page, dir string, o *opened, a *analyse.Analysis) looked {
	p.Go(filepath.Join(dir, PageFile))
	p.Wait("assay.head")
	paint := browsertest.Eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0].startTime`)
	ready := browsertest.Eval[float64](p, `performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`)
	order := trialOrder(&o.head)
	open := func(n int) float64 {
		return browsertest.Eval[float64](p, fmt.Sprintf(`(async () => {
			const begin = performance.now();
			location.hash = "#/trial/%d";
			await new Promise((f, no) => { const look = () => document.querySelector("#app h1, #app h2") && document.querySelector("#app").textContent.includes(%q) ? f() : performance.now() - begin > 20000 ? no(new Error("not shown")) : requestAnimationFrame(look); look() });
			return performance.now() - begin;
		})()`, n, a.Trials[n].Task))
	}
	open(int(order[20]))
	beside := open(int(order[len(order)-1]))
	here := open(int(order[400]))
	heap := browsertest.Eval[float64](p, `performance.memory ? performance.memory.usedJSHeapSize / 1e6 : 0`)
	return looked{paint, ready, here, beside, heap}
}
