package view_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
)

// looks keeps pictures of a page in both themes and at both widths, and fails if it
// has a serious fault of accessibility or is wider than the window.
func looks(t *testing.T, p *browsertest.Page, name string) {
	t.Helper()
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, width := range []int64{1280, 400} {
			p.Size(width, 900)
			theme := map[bool]string{false: "light", true: "dark"}[dark]
			p.Shot(fmt.Sprintf("%s-%s-%d", name, theme, width))
			for _, fault := range p.Axe() {
				t.Errorf("%s, %s, %d px: %s", name, theme, width, fault)
			}
			if w := browsertest.Eval[int64](p, "document.documentElement.scrollWidth"); w > width {
				t.Errorf("%s is %d px wide in a window of %d", name, w, width)
			}
		}
	}
	p.Size(1280, 900)
	p.Dark(false)
	p.Quiet()
}

// TestTrends: of a suite with several runs the list has the success of each arm over
// them, and says it in words.
func TestTrends(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	for range 3 {
		r.add(renamed(analysetest.Bindings(), "often"))
	}
	r.add(renamed(analysetest.Swift(), "once"))
	p.Go(serve(t, r.config()).base)
	p.Wait(`document.querySelectorAll("table.runs tbody tr").length === 4 && document.querySelectorAll(".trends li").length === 1 && document.querySelector(".trends svg").getAttribute("aria-label").includes("over 3 runs")`)
	if got := browsertest.Eval[string](p, `document.querySelector(".trends b").textContent`); got != "often" {
		t.Errorf("the trend is of %s", got)
	}
	arms := analysetest.Bindings().Analyse().Arms
	labels := browsertest.Eval[[]string](p, `[...document.querySelectorAll(".trends svg")].map(s => s.getAttribute("aria-label"))`)
	if len(labels) != min(4, len(arms)) {
		t.Fatalf("%d of %d arms have a line", len(labels), len(arms))
	}
	for i, label := range labels {
		m, _ := arms[i].Metric("success_rate")
		rate := fmt.Sprintf("%.1f %%", 100**m.Value)
		if want := fmt.Sprintf("success of %s over 3 runs, oldest first: %s, %[2]s, %[2]s", arms[i].ID, rate); label != want {
			t.Errorf("the line of an arm says %q, not %q", label, want)
		}
	}
	looks(t, p, "trends")
}

// TestRunsPage: the list, its search box, picking two to compare, and the filters of
// the comparison, which stand in its address.
func TestRunsPage(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	r.add(renamed(analysetest.Bindings(), "older"))
	e := renamed(analysetest.Bindings(), "newer-one")
	e.Records = e.Records[:len(e.Records)*2/3]
	w := r.begin(e)
	for w.write(1000) {
	}
	w.end("interrupted")
	r.add(renamed(analysetest.Swift(), "swift"))
	s := serve(t, r.config())
	p.Go(s.base)
	p.Wait(`document.querySelectorAll("table.runs tbody tr").length === 3 && document.querySelectorAll(".runs .success").length > 3`)
	looks(t, p, "runs")
	p.Press("/")
	p.Wait(`document.activeElement.id === "runs-q"`)
	browsertest.Eval[bool](p, `(document.activeElement.value = "", true)`) // the protocol types the key all the same
	p.Press("swift")
	p.Wait(`document.querySelectorAll("table.runs tbody tr").length === 1`)
	browsertest.Eval[bool](p, `(() => { const q = document.getElementById("runs-q"); q.value = ""; q.dispatchEvent(new Event("input")); return true })()`)
	p.Wait(`document.querySelectorAll("table.runs tbody tr").length === 3`)
	browsertest.Eval[bool](p, `[...document.querySelectorAll("table.runs tbody tr")].filter(r => /older|newer-one/.test(r.textContent)).map(r => r.querySelector("input").click()).length === 2`)
	p.Wait(`document.querySelector(".compare-bar a")`)
	p.Go(browsertest.Eval[string](p, `document.querySelector(".compare-bar a").href`))
	p.Wait(`document.querySelector(".page-compare .task")`)
	if browsertest.Eval[bool](p, `/\b(null|undefined|NaN)\b/.test(document.querySelector(".page-compare").innerText)`) {
		t.Error("the comparison says null, undefined or NaN")
	}
	looks(t, p, "compare")
	all := browsertest.Eval[int](p, `document.querySelectorAll(".page-compare .task").length`)
	browsertest.Eval[bool](p, `(document.querySelector(".chip[data-list=undecided]").click(), true)`)
	p.Wait(`location.hash.includes("list=undecided") && document.querySelectorAll(".page-compare .task").length < ` + fmt.Sprint(all))
	some := browsertest.Eval[int](p, `document.querySelectorAll(".page-compare .task").length`)
	p.Do(reload())
	p.Wait(`document.querySelectorAll(".page-compare .task").length === ` + fmt.Sprint(some) + ` && document.querySelector(".chip[data-list=undecided]").getAttribute("aria-pressed") === "true"`)
	p.Go(browsertest.Eval[string](p, `document.querySelector(".page-compare .task .links a").href`))
	p.Wait(`location.pathname.includes("/run/") && location.hash.startsWith("#/task/") && document.querySelector(".page-trial h1")`)
	p.Quiet()
}

// TestComparePageAsGraded: where people have set outcomes, the page of two runs has the
// success rates as graded beside those with them.
func TestComparePageAsGraded(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	old := filepath.Base(r.add(renamed(analysetest.Bindings(), "old")))
	dir := r.add(renamed(analysetest.Bindings(), "now"))
	override(t, dir, analysetest.Bindings().Analyse())
	p.Go(serve(t, r.config()).base + "compare?a=" + old + "&b=" + filepath.Base(dir))
	p.Wait(`document.querySelector(".page-compare .task")`)
	const captions = `[...document.querySelectorAll("table.figures caption")].map(c => c.textContent).slice(0, 2).join("; ")`
	if got := browsertest.Eval[string](p, captions); got != "Success rate; Success rate, as graded" {
		t.Errorf("the first tables are %s", got)
	}
	rate := func(n int) string {
		return browsertest.Eval[string](p, fmt.Sprintf(`[...document.querySelectorAll("table.figures")][%d].querySelector("tbody tr td:nth-child(4)").textContent`, n))
	}
	if with, graded := rate(0), rate(1); with == graded {
		t.Errorf("both tables say %s", with)
	}
	looks(t, p, "compare-graded")
}

// TestLivePage: of a run that goes on, the header counts and the list of trials
// fills, without the page being loaded again or its scroll moving.
func TestLivePage(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	w := r.begin(analysetest.Bindings())
	w.write(12)
	s := serve(t, r.config())
	p.Go(s.base + "run/" + filepath.Base(w.dir) + "/#/trials")
	p.Wait(`document.querySelector("#top .tally .say")`)
	browsertest.Eval[bool](p, `(window.same = true, scrollTo(0, 120), true)`)
	y := browsertest.Eval[float64](p, "scrollY")
	p.ShotOfWindow("live-begins")
	first := browsertest.Eval[string](p, `document.querySelector("#top .tally .say").textContent`)
	for w.write(9) {
		time.Sleep(150 * time.Millisecond)
	}
	p.Wait(`document.querySelector("#top .tally .say").textContent !== ` + fmt.Sprintf("%q", first))
	w.end("done")
	l := analysetest.Bindings().Analyse().Total.Ledger
	p.Wait(fmt.Sprintf(`document.querySelector("#top .tally .say").textContent.includes("%d pass") && document.querySelector("#top .tally .say").textContent.includes("the run has ended")`, l.Pass))
	p.Wait(fmt.Sprintf(`[...assay.head.columns.status].filter(c => c === "p").length === %d && [...assay.head.columns.status].filter(c => c === "f").length === %d`, l.Pass, l.Fail))
	if !browsertest.Eval[bool](p, "window.same === true") || browsertest.Eval[float64](p, "scrollY") != y {
		t.Error("the page was loaded again, or its scroll has moved")
	}
	looks(t, p, "live-ended")
}

// reload loads the page again.
func reload() chromedp.Action[chromedp.Void] { return chromedp.Reload() }
