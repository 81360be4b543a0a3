package html

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
	"github.com/assay-eval/assay/internal/trial"
)

func TestDisagreementsPage(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	leave(e, grounded, written(t,
		trial.Event{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: "1", Name: "search", Server: "docs", Args: `{"query":"date"}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: "1", Name: "search", Text: "Use `FormatStyle` and `NavigationStack`."}},
	), "```swift\nimport Foundation\nlet a: FormatStyle = NavigationView()\n```\n")
	path := shownAt(t, p, e, "#/disagreements")
	p.Wait("document.querySelector('.pairrow')")
	order := browsertest.Eval[string](p, "[...document.querySelectorAll('.dcell')].map(e => e.className).join()")
	if order != "dcell dcell-c,dcell dcell-t" {
		t.Errorf("the order is %s: what the treatment lost comes first", order)
	}
	has(t, p, ".pairrow .why", "treatment", "control")
	p.Press("j")
	p.Press("j")
	if i := browsertest.Eval[int](p, "[...document.querySelectorAll('.pairrow')].findIndex(r => r.classList.contains('at'))"); i != 1 {
		t.Errorf("j j is at row %d", i)
	}
	p.Press("k")
	p.Press(kb.Enter)
	p.Wait("document.querySelector('.pairrow.at[open] .pairbody table')")
	p.Press(kb.Enter)
	p.Wait("!document.querySelector('.pairrow.at[open]')")
	// Enter acts on the focused element if that is a link.
	browsertest.Eval[bool](p, "(document.querySelector('.pick[href*=\"cell=c\"]').focus(), true)")
	p.Press(kb.Enter)
	p.Wait("location.hash === '#/disagreements?cell=c'")
	// Filters are addresses.
	browsertest.Eval[bool](p, "([...document.querySelectorAll('.pick')].find(a => a.textContent.startsWith('treatment only')).click(), true)")
	p.Wait("location.hash.includes('cell=t') && document.querySelectorAll('.dcell').length === 1")
	p.Go("file://" + path + "#/disagreements?comparison=grounding&cell=t&task=date-style")
	p.Wait("document.querySelector('.pairbody .diff')")
	if n := browsertest.Eval[int](p, "document.querySelectorAll('.pairrow').length"); n != 1 {
		t.Errorf("%d rows", n)
	}
	has(t, p, ".pairbody table", "swift.symbol_exists", "differs", "✗fail", "✓pass")
	has(t, p, ".pairbody .diff", "FormatStyle", "NavigationView")
	has(t, p, ".pairbody .kept", "FormatStyle")
	has(t, p, ".pairbody .left", "NavigationView ≠ NavigationStack")
	has(t, p, ".pairbody", "a hint, no verdict")
	if !browsertest.Eval[bool](p, "!!document.querySelector('.diff .split') && document.querySelectorAll('.split .pair').length > 0") {
		t.Error("not side by side at 1280")
	}
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, s := range p.Axe() {
			t.Errorf("dark %t: %s", dark, s)
		}
	}
	p.Shot("disagreements-dark")
	p.Size(400, 800)
	p.Wait("!document.querySelector('.diff .split')")
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 400 {
		t.Errorf("the page is %d wide at 400", w)
	}
	p.Shot("disagreements-400")
	p.Quiet()
}

// A comparison of several agents is several of one name: the arms in the address
// choose among them, as the links of the overview do.
func TestDisagreementsOfOneAgent(t *testing.T) {
	h := sample(30, 4, 1)
	for i := range h.Comparisons {
		h.Comparisons[i].Name = "grounding"
	}
	want := func(comparisons []HeadComparison, cells string) int {
		n := 0
		for _, c := range comparisons {
			for _, p := range c.Pairs {
				if strings.Contains(cells, p.Cell) {
					n++
				}
			}
		}
		return n
	}
	p := app(t, pageFile(t, h), "#/disagreements")
	shows := func(what string, n int) {
		t.Helper()
		if got := browsertest.Eval[int](p, "document.querySelectorAll('.pairrow').length"); got != n || n == 0 {
			t.Errorf("%s: %d pairs, want %d", what, got, n)
		}
	}
	shows("all", want(h.Comparisons, "tc"))
	for i, agent := range []string{"sonnet", "codex"} {
		address := strings.TrimPrefix(Link{}.Disagreements(analyse.Comparison{Name: "grounding", Treatment: agent + "/grounded", Control: agent + "/ungrounded"}, "t"), "./")
		at(p, address)
		shows(address, want(h.Comparisons[i:i+1], "t"))
		has(t, p, ".pairlist h2", agent+"/grounded against "+agent+"/ungrounded")
		if got := browsertest.Eval[string](p, "[...document.querySelectorAll('.pick[aria-current]')].map(a => a.textContent.replace(/ \\d+$/, '')).join()"); got != agent+"/grounded against "+agent+"/ungrounded,treatment only,task" {
			t.Errorf("what is chosen: %s", got)
		}
		if got, n := browsertest.Eval[int](p, "Number([...document.querySelectorAll('.pick')].find(a => a.textContent.startsWith('disagreements')).querySelector('.count').textContent)"), want(h.Comparisons[i:i+1], "tc"); got != n {
			t.Errorf("%d disagreements counted of one agent, want %d", got, n)
		}
	}
	for _, s := range p.Axe() {
		t.Error(s)
	}
	p.Shot("disagreements-arms")
	// By reason, the most frequent first, each with its pairs.
	at(p, "#/disagreements?by=reason&cell=t&comparison=grounding&treatment=codex%2Fgrounded")
	groups := browsertest.Eval[[]int](p, `[...document.querySelectorAll(".dgroup")].map(g => { let n = 0; for (let e = g.nextElementSibling; e && e.matches(".pairrow"); e = e.nextElementSibling) n++; return Number(g.querySelector(".muted").textContent.trim().split(" ")[0]) === n ? n : -n; })`)
	if len(groups) < 2 || groups[0] < groups[len(groups)-1] || slices.Min(groups) < 1 {
		t.Errorf("groups by reason have %v pairs", groups)
	}
	at(p, strings.TrimPrefix(Link{}.Disagreements(analyse.Comparison{Name: "grounding", Treatment: "codex/grounded", Control: "codex/ungrounded"}, "t"), "./"))
	// Each filter can be taken away on its own.
	has(t, p, ".chips", "treatment codex/grounded", "control codex/ungrounded")
	browsertest.Eval[bool](p, "(document.querySelector('.chips .chip').click(), true)")
	p.Wait("!location.hash.includes('treatment=') && location.hash.includes('control=')")
	shows("control only", want(h.Comparisons[1:], "t"))
	browsertest.Eval[bool](p, "(document.querySelector('.chips .chip').click(), true)")
	p.Wait("location.hash === '#/disagreements?cell=t&comparison=grounding'")
	shows("no arm", want(h.Comparisons, "t"))
	at(p, "#/disagreements?task=nav-0001&task=nav-0002&cell=b,t,c,n")
	browsertest.Eval[bool](p, "(document.querySelectorAll('.chips .chip')[1].click(), true)")
	p.Wait("location.hash === '#/disagreements?cell=b%2Ct%2Cc%2Cn&task=nav-0001'")
	p.Size(400, 800)
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 400 {
		t.Errorf("the page is %d wide at 400", w)
	}
	p.Shot("disagreements-arms-400")
	p.Quiet()
}

func TestManyDisagreements(t *testing.T) {
	p := browsertest.Open(t)
	a, ev := htmltest.Big(2000, 1)
	dir := t.TempDir()
	if err := Write(dir, a, ev, Options{}); err != nil {
		t.Fatal(err)
	}
	p.Go("file://" + filepath.Join(dir, PageFile))
	p.Wait("assay.head")
	took := 0.0
	longest := p.Longest(func() {
		took = browsertest.Eval[float64](p, `(async () => { const t = performance.now(); location.hash = "#/disagreements?cell=b,t,c,n"; while (!document.querySelector(".pairrow")) await new Promise(f => setTimeout(f, 2)); return performance.now() - t; })()`)
		p.Wait("(scrollTo(0, document.documentElement.scrollHeight), document.querySelectorAll('.pairrow').length >= 200)")
	})
	pairs := browsertest.Eval[int](p, "assay.head.comparisons.reduce((s, c) => s + c.pairs.length, 0)")
	p.Press("k") // from no pair: to the last one that is drawn
	p.Wait("document.querySelectorAll('.pairrow.at').length === 1")
	rows := browsertest.Eval[int](p, "document.querySelectorAll('.pairrow').length")
	t.Logf("%d pairs: shown in %.0f ms, %d rows drawn, longest task %s", pairs, took, rows, longest)
	if pairs < 900 || rows < 200 {
		t.Errorf("%d pairs, %d rows", pairs, rows)
	}
	if longest > mostFrozen || took > 3000 {
		t.Errorf("shown in %.0f ms, longest task %s", took, longest)
	}
	p.Quiet()
}
