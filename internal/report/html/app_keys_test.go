package html

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/assay-eval/assay/internal/browsertest"
)

// click clicks the element that a selector finds, as a mouse does.
func click(p *browsertest.Page, selector string) {
	p.Do(chromedp.Click(chromedp.CSS(selector)))
	settle(p)
}

func hash(p *browsertest.Page) string { return browsertest.Eval[string](p, `location.hash`) }

func found(p *browsertest.Page) string {
	return browsertest.Eval[string](p, `document.querySelector(".results .found").textContent`)
}

func TestFiltersByHand(t *testing.T) {
	h := sample(40, 4, 3)
	p := app(t, pageFile(t, h), "#/trials")
	says := func(query string) {
		t.Helper()
		p.Wait(fmt.Sprintf(`document.querySelector(".results .found").textContent === %q`, fmt.Sprintf("%d of 480 trials", len(matching(h, query)))))
		if got := browsertest.Eval[string](p, `assay.filterQuery(assay.where().query).toString()`); got != strings.ReplaceAll(strings.ReplaceAll(query, ":", "%3A"), "/", "%2F") {
			t.Errorf("the address holds %q, not %q", got, query)
		}
	}
	click(p, `[data-focus="f-status-fail"]`)
	says("status=fail")
	click(p, `[data-focus="f-arm-sonnet/grounded"]`)
	says("arm=sonnet/grounded&status=fail")
	click(p, `[data-focus="f-criterion-swift.compile:fail"]`)
	says("arm=sonnet/grounded&criterion=swift.compile:fail&status=fail")
	if !browsertest.Eval[bool](p, `document.activeElement.dataset.focus === "f-criterion-swift.compile:fail"`) {
		t.Error("a filter has lost the focus by being chosen")
	}
	click(p, `#filter-text`)
	p.Press("tabBar1")
	says("arm=sonnet/grounded&criterion=swift.compile:fail&q=tabBar1&status=fail")

	// Back goes filter by filter, a word being one step.
	for _, query := range []string{"arm=sonnet/grounded&criterion=swift.compile:fail&status=fail", "arm=sonnet/grounded&status=fail", "status=fail", ""} {
		browsertest.Eval[bool](p, `(history.back(), true)`)
		says(query)
	}
	browsertest.Eval[bool](p, `(history.go(4), true)`)
	says("arm=sonnet/grounded&criterion=swift.compile:fail&q=tabBar1&status=fail")
	if got := browsertest.Eval[string](p, `document.querySelector("#filter-text").value`); got != "tabBar1" {
		t.Errorf("the field of text holds %q", got)
	}

	// Chips take filters away one by one, or all.
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".chips .chip").length`); got != 5 {
		t.Errorf("%d chips", got)
	}
	click(p, `.chips [aria-label^="Take away filter arm"]`)
	says("criterion=swift.compile:fail&q=tabBar1&status=fail")
	click(p, `.chips .all`)
	says("")

	// A task by a part of its name, with suggestions.
	click(p, `#filter-task`)
	p.Press("nav-001")
	if got := browsertest.Eval[int](p, `document.querySelectorAll("#task-hints option").length`); got != 10 {
		t.Errorf("%d suggestions", got)
	}
	p.Press(kb.Enter)
	says("task=nav-001")
	click(p, `.chips .all`)

	// Pairs: a choice, a second, and the first away again.
	click(p, `[data-focus="f-cell-treatment"]`)
	says("cell=treatment&comparison=grounding+sonnet")
	click(p, `[data-focus="f-cell-control"]`)
	says("cell=treatment&cell=control&comparison=grounding+sonnet")
	click(p, `[data-focus="f-cell-treatment"]`)
	says("cell=control&comparison=grounding+sonnet")
	click(p, `[data-focus="f-cell-control"]`)
	says("")
	at(p, "#/trials?comparison=grounding+sonnet")
	click(p, `[data-focus="f-cell-neither"]`)
	says("cell=both&cell=treatment&cell=control&cell=unknown&comparison=grounding+sonnet")
	p.Quiet()
}

func TestBackToWhereOneWas(t *testing.T) {
	h := sample(200, 4, 5)
	p := app(t, pageFile(t, h), "#/trials?status=fail")
	browsertest.Eval[bool](p, `(scrollTo(0, 5000), true)`)
	settle(p)
	p.Press("j")
	p.Press("j")
	row := browsertest.Eval[string](p, `document.activeElement.dataset.focus`)
	y := browsertest.Eval[float64](p, `scrollY`)
	if y < 4900 || !strings.HasPrefix(row, "row-") {
		t.Fatalf("at %v in %q", y, row)
	}
	p.Press(kb.Enter)
	p.Wait(`location.hash.startsWith("#/task/")`)
	p.Wait(`scrollY === 0`)
	if got := hash(p); !strings.Contains(got, "?status=fail") {
		t.Errorf("the filters are not in the address of the trial: %s", got)
	}
	browsertest.Eval[bool](p, `(history.back(), true)`)
	p.Wait(fmt.Sprintf(`document.activeElement.dataset.focus === %q`, row))
	if got := browsertest.Eval[float64](p, `scrollY`); got != y {
		t.Errorf("scrolled to %v, not %v", got, y)
	}
	browsertest.Eval[bool](p, `(history.forward(), true)`)
	p.Wait(`location.hash.startsWith("#/task/")`)
	p.Press("u")
	p.Wait(`location.hash === "#/trials?status=fail"`)
	if got := browsertest.Eval[string](p, `document.title`); got != "Trials · swift-grounding · assay" {
		t.Errorf("the title is %q", got)
	}
	p.Problems() // the sample has no evidence for the page of the trial
}

func TestKeys(t *testing.T) {
	h := sample(40, 4, 3)
	p := app(t, pageFile(t, h), "")
	visible := func(what string) {
		t.Helper()
		p.Wait(what)
		settle(p)
	}
	if !browsertest.Eval[bool](p, `!document.querySelector("#overview").hidden`) {
		t.Error("the overview is not what is shown first")
	}
	for _, page := range []string{"trials", "answers", "matrix", "disagreements", "search", "overview"} { // the search takes the keys that come
		browsertest.Eval[bool](p, `(document.activeElement.blur(), true)`)
		p.Press("g")
		p.Press(page[:1])
		visible(fmt.Sprintf(`location.hash === "#/%s" && assay.current().name === %q`, page, page))
	}
	p.Press("/")
	visible(`location.hash === "#/search" && document.activeElement.id === "search-box"`)
	p.Press("gt?/j") // typed, not obeyed
	visible(`document.activeElement.value === "gt?/j" && location.hash === "#/search" && !document.querySelector("dialog")`)

	at(p, "#/trials")
	p.Press("j")
	p.Press("j")
	p.Press("j")
	p.Press("k")
	if got := browsertest.Eval[int](p, `Number(document.activeElement.closest(".row").dataset.i)`); got != 1 {
		t.Errorf("j j j k leads to row %d", got)
	}
	browsertest.Eval[bool](p, `(scrollTo(0, 3000), true)`)
	settle(p)
	if !browsertest.Eval[bool](p, `document.activeElement.closest(".row") !== null`) {
		t.Error("scrolling has taken the focus away")
	}
	p.Press("j")
	if got := browsertest.Eval[int](p, `Number(document.activeElement.closest(".row").dataset.i)`); got != 2 {
		t.Errorf("j after scrolling leads to row %d", got)
	}
	if !browsertest.Eval[bool](p, `(r => r.top >= document.querySelector(".heads").getBoundingClientRect().bottom - 1 && r.bottom <= innerHeight)(document.activeElement.closest(".row").getBoundingClientRect())`) {
		t.Error("the row with the focus is covered")
	}
	p.Press("f")
	visible(`document.activeElement.id === "filter-text"`)
	p.Press("zzz")
	visible(`document.activeElement.value === "zzz" && document.querySelector(".none").textContent.includes("No trial matches")`)
	browsertest.Eval[bool](p, `(document.activeElement.blur(), true)`)
	p.Press("c")
	visible(`location.hash === "#/trials"`)
	p.Press("m")
	visible(`location.hash === "#/matrix"`)

	// The dialog of keys lists the page's keys, keeps the focus and closes on Esc.
	p.Press("?")
	visible(`document.querySelector("dialog[open]") && document.querySelector("dialog").textContent.includes("next task")`)
	p.ShotOfWindow("keys")
	for range 5 {
		p.Press(kb.Tab)
		if !browsertest.Eval[bool](p, `document.activeElement === document.body || document.querySelector("dialog").contains(document.activeElement)`) {
			t.Error("the focus has left the dialog")
		}
	}
	for _, fault := range p.Axe() {
		t.Error(fault)
	}
	p.Press(kb.Escape)
	visible(`!document.querySelector("dialog")`)

	// Cells by arrows, and by j and k.
	p.Press("j")
	if !browsertest.Eval[bool](p, `document.activeElement.matches(".matrix a.cell")`) {
		t.Error("j leads to no cell")
	}
	first := browsertest.Eval[string](p, `document.activeElement.getAttribute("aria-label")`)
	p.Press(kb.ArrowRight)
	p.Press(kb.ArrowDown)
	p.Press(kb.ArrowLeft)
	p.Press(kb.ArrowUp)
	if got := browsertest.Eval[string](p, `document.activeElement.getAttribute("aria-label")`); got != first {
		t.Errorf("round a square leads from %q to %q", first, got)
	}
	if got := browsertest.Eval[int](p, `document.querySelectorAll('.matrix a.cell[tabindex="0"]').length`); got != 1 {
		t.Errorf("%d cells can be reached by tab", got)
	}
	for range 39 {
		p.Press("j")
	}
	if got := browsertest.Eval[int](p, `Number(document.activeElement.closest(".mrow").dataset.i)`); got != 39 {
		t.Errorf("39 j lead to row %d", got)
	}
	p.Press(kb.Enter)
	visible(`location.hash.startsWith("#/task/")`)
	p.Problems()
}

func TestTheme(t *testing.T) {
	p := app(t, pageFile(t, sample(4, 2, 1)), "#/trials")
	ground := func() string {
		return browsertest.Eval[string](p, `getComputedStyle(document.documentElement).backgroundColor`)
	}
	light, dark := "rgb(255, 255, 255)", "rgb(15, 18, 22)"
	for _, step := range []struct {
		device bool
		press  string
		want   string
	}{{false, "", light}, {true, "", dark}, {true, "t", light}, {false, "t", dark}, {false, "t", light}, {true, "", dark}, {true, "t", light}} {
		p.Dark(step.device)
		p.Press(step.press)
		settle(p)
		if got := ground(); got != step.want {
			t.Errorf("device dark %v, then %q: the ground is %s, not %s", step.device, step.press, got, step.want)
		}
	}
	p.Do(chromedp.Reload()) // remembered
	p.Wait(`assay.head`)
	if got := ground(); got != light {
		t.Errorf("after a reload the ground is %s", got)
	}
	// A browser that lets file: pages remember nothing.
	p.Go("about:blank")
	p.Quiet()
}

func TestAnchorsOfTheOverview(t *testing.T) {
	p := app(t, pageFile(t, sample(4, 2, 1)), "#/trials")
	at(p, "#below")
	if !browsertest.Eval[bool](p, `!document.querySelector("#overview").hidden && document.querySelector("#app").hidden`) {
		t.Error("an anchor of the overview does not show it")
	}
	browsertest.Eval[bool](p, `(location.hash = "#/trials", true)`)
	p.Wait(`assay.current().name === "trials"`)
	browsertest.Eval[bool](p, `(document.querySelector(".skip").click(), true)`)
	if got := hash(p); got != "#/trials" {
		t.Errorf("the link to the content leads to %s", got)
	}
	if !browsertest.Eval[bool](p, `document.activeElement.id === "main"`) {
		t.Error("the link to the content does not focus it")
	}
	for _, bad := range []string{"#/nowhere", "#/%E0%A4%A", "#/trials/7", "#/constructor", "#/__proto__"} {
		at(p, bad)
		if n := browsertest.Eval[int](p, `document.querySelectorAll("#app h1").length`); n != 1 {
			t.Errorf("%s shows %d headings", bad, n)
		}
	}
	p.Quiet()
}
