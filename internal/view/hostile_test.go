package view_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
)

// TestHostilePages goes through all pages of a run in which everything attacks, as
// the server gives them: nothing runs, nothing but the server is asked, and the
// browser has nothing to complain of.
func TestHostilePages(t *testing.T) {
	p := browsertest.Open(t)
	r := newRuns(t)
	e := htmltest.HostileExample()
	e.Suite.Name = "hostile" // of the folder
	name := filepath.Base(r.add(e))
	s := serve(t, r.config())
	quiet := func(what string) {
		t.Helper()
		for _, x := range p.Problems() {
			if strings.Contains(x, "the server responded with a status of 40") && strings.Contains(what, "trial") {
				continue // evidence that is gone
			}
			t.Errorf("%s: %s", what, x)
		}
		for _, address := range p.Requests() {
			if !strings.HasPrefix(address, s.base) && !strings.HasPrefix(address, "data:,") && !strings.HasPrefix(address, "blob:") {
				t.Errorf("%s asks for %.200s", what, address)
			}
		}
		if browsertest.Eval[bool](p, `typeof window.`+htmltest.Owned+` !== "undefined"`) {
			t.Fatalf("%s has run a hostile text", what)
		}
		if n := browsertest.Eval[int](p, `document.querySelectorAll("iframe, object, embed, form[action], base, img, link[rel=stylesheet]:not([href^='`+strings.TrimPrefix(s.base, "http://"+s.host)+`assets/']), [onload], [onerror], [onclick], a[href^='javascript:']").length`); n > 0 {
			t.Errorf("%s has %d elements that came from a text", what, n)
		}
	}
	p.Go(s.base)
	p.Wait(`document.querySelector("table.runs tbody tr .success")`)
	quiet("the list of runs")
	base := s.base + "run/" + name + "/"
	p.Go(base)
	p.Wait(`assay.head && document.querySelector("#overview h1, #overview h2")`)
	quiet("the overview")
	for _, page := range []string{"trials", "answers?trials=each", "matrix", "disagreements", "search?q=script"} {
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/%s", true)`, page))
		name, _, _ := strings.Cut(page, "?")
		p.Wait(`document.querySelector(".page-` + name + ` h1")`)
		quiet(page)
	}
	trials := browsertest.Eval[int](p, "assay.head.columns.task.length")
	if trials != len(e.Plan.Trials) {
		t.Errorf("%d trials, and %d were planned", trials, len(e.Plan.Trials))
	}
	var opened []int
	for n := range trials {
		if n > 8 && n%7 != 0 && n < trials-2 {
			continue // the first ones cover all kinds
		}
		opened = append(opened, n)
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/trial/%d", true)`, n))
		p.Wait(fmt.Sprintf(`location.hash === assay.trialTo(%d) && document.querySelector(".page-trial #s-raw, .page-trial .failure") && !document.querySelector(".page-trial [aria-busy=true]")`, n))
		browsertest.Eval[bool](p, `([...document.querySelectorAll("details")].slice(0, 60).forEach(d => { d.open = true }), true)`)
		quiet(fmt.Sprint("trial ", n))
	}
	if failed := browsertest.Eval[int](p, `document.querySelectorAll(".failure").length`); failed > 0 || !slices.Contains(opened, 1) {
		t.Errorf("%d places say that they could not be shown", failed)
	}
	p.Go(s.base + "compare?a=" + name + "&b=" + name)
	p.Wait(`document.querySelector(".page-compare h1") && !document.querySelector(".page-compare [aria-busy=true]")`)
	quiet("the comparison")
}
