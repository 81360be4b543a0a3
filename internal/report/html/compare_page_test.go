package html

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/analyse/delta/deltatest"
	"github.com/assay-eval/assay/internal/browsertest"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/suite"
)

// comparison has every list in it, two arms, names that scripts may stumble over,
// hostile text, and outcomes that people have set.
func comparison(t testing.TB) *delta.Comparison {
	t.Helper()
	was := []string{"broken m/x 1/1 correct", "worse m/x 4/4", "fixed m/x 0/1 wrong_file", "better m/x 3/5", "void m/x 1/1", "changed m/x 1/1", "still m/x 0/1", "gone m/x 1/1", "set m/x 1/1",
		"__proto__ constructor 1/1 constructor", "constructor constructor 0/1", "toString m/x 1/1 __proto__", hostileName + " m/x 1/1"}
	is := []string{"broken m/x 0/1 wrong_symbol", "worse m/x 3/4", "fixed m/x 1/1 correct", "better m/x 5/5", "void m/x 0/0 +1void", "changed m/x 0/1", "still m/x 0/1", "new m/x 1/1", "set m/x 0/1",
		"__proto__ constructor 0/1 __proto__", "constructor constructor 1/1", "toString m/x 0/1 constructor", hostileName + " m/x 0/1"}
	for i := range 300 {
		was, is = append(was, fmt.Sprintf("many%03d m/x 0/1", i)), append(is, fmt.Sprintf("many%03d m/x 1/1", i))
	}
	old, now := deltatest.Baseline("20261120T101500Z-nav-k3f9", was...), deltatest.Baseline("20261121T101500Z-nav-x2m7", is...)
	for i := range now.Tasks {
		if now.Tasks[i].ID == "changed" {
			now.Tasks[i].Digest = "e"
		}
	}
	for i := range now.Cells {
		if now.Cells[i].Task == "set" {
			now.Cells[i].Graded, now.Overrides = &baseline.Graded{Pass: 1}, 1
		}
	}
	old.Setting, now.Setting = []analyse.Fact{{Name: "__proto__", Value: "a"}, {Name: "assay", Value: "1.0"}}, []analyse.Fact{{Name: "__proto__", Value: hostileTag}, {Name: "assay", Value: "1.0"}}
	c, err := delta.Compare(old, now, delta.Options{UnchangedTasks: true,
		Changes:   []suite.Change{{Path: "tasks.changed.prompt", Old: "a", New: hostileTag}},
		NewReason: func(task, _ string) string { return map[string]string{"broken": hostileTag + hostileBidi}[task] },
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

const hostileName = `<b>"javascript:window.ran=1"`

// comparePage is what assay compare --format html writes.
func comparePage(t testing.TB, c *delta.Comparison, cut int) string {
	t.Helper()
	data := gz(t, reportdelta.NewPage(c))
	var out bytes.Buffer
	if err := Shell(&out, Page{Title: "Compare", Mode: ModeFile, Overview: "<pre>what the text says</pre>", Data: map[string][]byte{"compare": data[:len(data)-cut]}}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "compare.html")
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestComparePageFromAFile opens every filter and link of two runs compared as a file.
func TestComparePageFromAFile(t *testing.T) {
	c := comparison(t)
	lists := map[string]int{
		"broken": len(c.Broken), "worse": len(c.Worse), "fixed": len(c.Fixed), "better": len(c.Better), "by_people": len(c.ByPeople), "undecided": len(c.Undecided),
		"left_out": len(c.LeftOut), "still_failing": len(c.StillFailing), "added": len(c.Added), "removed": len(c.Removed),
	}
	all := 0
	for name, n := range lists {
		all += n
		if n == 0 {
			t.Errorf("the example has none that is %s", name)
		}
	}
	p := browsertest.Open(t)
	path := comparePage(t, c, 0)
	p.Go(path)
	p.Wait(`document.querySelector(".page-compare .task")`)
	if got := hash(p); got != "#/compare" {
		t.Errorf("it opens at %s", got)
	}
	says := func(n int) {
		t.Helper()
		want := fmt.Sprintf("%d of %d results", n, all)
		if n == all {
			want = fmt.Sprintf("%d results", all)
		}
		p.Wait(fmt.Sprintf(`document.querySelector(".page-compare .found").textContent === %q`, want))
		if got := browsertest.Eval[int](p, `document.querySelectorAll(".page-compare article.task").length`); got != min(n, 200) {
			t.Errorf("%d of %d tasks are drawn", got, n)
		}
	}
	if got, want := browsertest.Eval[string](p, `document.querySelector(".page-compare h1").nextElementSibling.querySelector("strong").textContent`), reportdelta.Headline(c); got != want || want == "" {
		t.Errorf("the page begins with %q, and the verdict is %q", got, want)
	}
	says(all - lists["still_failing"]) // of a long list these come on demand
	has(t, p, ".page-compare .sum", fmt.Sprintf("%d broken", lists["broken"]), fmt.Sprintf("%d fixed", lists["fixed"]), "1 changed by people", fmt.Sprintf("%d unchanged", c.Passing+len(c.StillFailing)))
	has(t, p, ".page-compare caption", "Success rate", "Success rate, as graded")
	has(t, p, ".page-compare .conditions", "__proto__", "tasks.changed.prompt", hostileTag)
	if browsertest.Eval[bool](p, `/\b(null|undefined|NaN|native code|\[object)\b/.test(document.querySelector(".page-compare").innerText)`) {
		t.Error("the comparison says null, undefined, NaN or worse")
	}

	// Each list alone, then each arm in it; the address records the choice, and a
	// reload keeps it.
	for _, name := range []string{"broken", "worse", "fixed", "better", "by_people", "undecided", "left_out", "still_failing", "added", "removed"} {
		click(p, `.chip[data-list="`+name+`"]`)
		says(lists[name])
		if got := hash(p); got != "#/compare?list="+name {
			t.Errorf("%s: the address is %s", name, got)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".page-compare article .badge:first-child")].map(e => e.textContent).filter((x, i, all) => all.indexOf(x) === i).join()`); strings.Contains(got, ",") || got == "" {
			t.Errorf("%s shows %s", name, got)
		}
		click(p, `.chip[data-list="`+name+`"]`)
	}
	click(p, `.chip[data-list="by_people"]`)
	has(t, p, "article.task", "set", "Changed by people", "as graded: unchanged")
	click(p, `.chip[data-list="broken"]`)
	says(lists["broken"] + lists["by_people"])
	has(t, p, "article.task", "__proto__", "toString", hostileName, "⟨202E⟩")
	choose := func(arm string) {
		t.Helper()
		browsertest.Eval[bool](p, fmt.Sprintf(`(() => { const s = document.querySelector(".page-compare select"); s.value = %q; s.dispatchEvent(new Event("change")); return s.value === %[1]q; })()`, arm))
	}
	choose("constructor")
	says(1)
	p.Do(chromedp.Reload())
	p.Wait(`document.querySelector(".page-compare .task")`)
	says(1)
	if got := hash(p); got != "#/compare?arm=constructor&list=by_people%2Cbroken" {
		t.Errorf("the address after a reload is %s", got)
	}
	choose("")
	click(p, `.chip[data-list="by_people"]`)
	click(p, `.chip[data-list="broken"]`)
	p.Press("/")
	p.Press("toString")
	says(1)
	p.Press(kb.Escape) // takes the text away
	says(all - lists["still_failing"])
	p.Press("wrong_symbol")
	says(1)
	browsertest.Eval[bool](p, `(document.activeElement.blur(), true)`)

	// Addresses that refer to missing items.
	for address, n := range map[string]int{
		"#/compare?q=many": 300, "#/compare?list=fixed&q=MANY2": 100, "#/compare?list=nowhere": all - lists["still_failing"], "#/compare?arm=nobody": all - lists["still_failing"],
		"#/compare?list=constructor,fixed": lists["fixed"], "#/compare?__proto__=1&constructor=2&list=added": 1, "#/compare?q=%E0%A4%A": 0, "#/compare?q=%3Cb%3E%22java": 1,
	} {
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = %q, true)`, address))
		says(n)
	}
	// More on demand.
	browsertest.Eval[bool](p, `(location.hash = "#/compare?q=many", true)`)
	says(300)
	click(p, ".page-compare > button")
	p.Wait(`document.querySelectorAll(".page-compare article.task").length === 300 && document.querySelector(".page-compare > button").hidden`)

	// Keys of missing items do nothing; the others work.
	for _, k := range []string{"u", "gt", "gm", "gs", "gd", "go", "gr"} {
		p.Press(k)
	}
	if got := hash(p); got != "#/compare?q=many" {
		t.Errorf("keys lead to %s", got)
	}
	p.Press("?")
	has(t, p, "dialog", "search tasks", "this list of keys")
	if browsertest.Eval[bool](p, `/to the trials|transcripts|back to the list/.test(document.querySelector("dialog").textContent)`) {
		t.Error("keys are listed that do nothing")
	}
	p.Press(kb.Escape)

	// Every link leads somewhere in this page.
	links := browsertest.Eval[[]string](p, `[...document.querySelectorAll("a")].map(a => a.getAttribute("href"))`)
	slices.Sort(links)
	if got := strings.Join(slices.Compact(links), " "); got != "#/compare #/overview #main" {
		t.Errorf("links: %s", got)
	}
	click(p, "#top .brand")
	p.Wait(`!document.querySelector("#overview").hidden && document.querySelector("#overview").innerText.includes("what the text says")`)
	click(p, "#nav a")
	p.Wait(`document.querySelector(".page-compare .task")`)

	for _, dark := range []bool{false, true} {
		for _, width := range []int64{1280, 400} {
			p.Dark(dark)
			p.Size(width, 900)
			name := fmt.Sprintf("compare-file-%d-%v", width, dark)
			p.ShotOfWindow(name)
			if got := browsertest.Eval[int64](p, "document.documentElement.scrollWidth"); got > width {
				t.Errorf("%s is %d wide", name, got)
			}
			for _, fault := range p.Axe() {
				t.Errorf("%s: %s", name, fault)
			}
		}
	}
	if _, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		t.Fatal(err)
	}
	if browsertest.Eval[bool](p, `[...document.querySelectorAll("#nav, .page-compare .tools, #top button")].some(e => e.checkVisibility())`) {
		t.Error("what one presses is printed")
	}
	p.Quiet()
	for _, r := range p.Requests() {
		if !strings.HasPrefix(r, "file://"+path) && !strings.HasPrefix(r, "data:,") {
			t.Errorf("it asks for %s", r)
		}
	}
	if browsertest.Eval[bool](p, `"ran" in window`) {
		t.Error("a hostile text has run")
	}
}

// TestComparePageThatIsDamaged says how to mend it.
func TestComparePageThatIsDamaged(t *testing.T) {
	p := browsertest.Open(t)
	p.Go(comparePage(t, comparison(t), 200))
	p.Wait(`document.querySelector(".page-compare .failure")`)
	has(t, p, ".failure", "damaged", "assay compare OLD NEW --format html")
	p.Press("/") // there is no field to search in
	p.Quiet()
}
