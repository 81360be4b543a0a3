//nolint:bodyclose // site.do closes all bodies
package view_test

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
)

// slow is a server whose analyses of whole runs do not end before they are let go.
func slow(t *testing.T) (s *site, name string, e *analysetest.Example, release func()) {
	r := newRuns(t)
	e = analysetest.Bindings()
	name = filepath.Base(r.add(e))
	gate := make(chan struct{})
	release = sync.OnceFunc(func() { close(gate) })
	t.Cleanup(release)
	c := r.config()
	c.Finish = func(a *analyse.Analysis) {
		if len(a.Trials) == len(e.Plan.Trials) {
			<-gate
		}
	}
	return serve(t, c), name, e, release
}

// TestShellAtOnce checks that the page of a run opens and reports the analysis while it
// is in progress, that trials open and the list of runs responds, and that no page
// shows a figure.
func TestShellAtOnce(t *testing.T) {
	s, name, e, release := slow(t)
	began := time.Now()
	resp, body := s.get("run/" + name + "/")
	if resp.StatusCode != http.StatusOK || !strings.Contains(body, "Reading the run") || strings.Contains(body, "Verdict") {
		t.Errorf("while the run is read its page is: %s %.600s", resp.Status, body)
	}
	var at struct {
		Phase  string
		Trials int
	}
	s.json("api/run/"+name+"/progress", &at)
	if at.Phase != "figures" || at.Trials != len(e.Plan.Trials) {
		t.Errorf("progress says %+v", at)
	}
	if resp, body := s.get("api/run/" + name + "/item/3/t"); resp.StatusCode != http.StatusOK {
		t.Errorf("a trial does not open meanwhile: %s", body)
	}
	var list struct {
		Pending int
		Runs    []struct {
			Pending bool
			Figures any
		}
	}
	s.json("api/runs", &list)
	if len(list.Runs) != 1 || !list.Runs[0].Pending || list.Runs[0].Figures != nil || list.Pending != 1 {
		t.Errorf("the list says %+v", list)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("all of this takes %v", took)
	}
	head := make(chan string)
	go func() {
		_, body := s.get("api/run/" + name + "/head")
		head <- body
	}()
	select {
	case body := <-head:
		t.Errorf("a head is there before its time: %.200s", body)
	case <-time.After(300 * time.Millisecond):
	}
	release()
	mustContain(t, "the head", <-head, `"columns"`)
	var answers []string
	s.json("api/run/"+name+"/answers/0", &answers)
	if len(answers) != len(e.Plan.Trials) {
		t.Errorf("%d answers of %d trials", len(answers), len(e.Plan.Trials))
	}
	if resp, body := s.get("api/run/" + name + "/answers/1"); resp.StatusCode != http.StatusNotFound || !strings.Contains(body, "no such page of answers") {
		t.Errorf("a page of answers that is not there: %s %s", resp.Status, body)
	}
	_, body = s.get("run/" + name + "/")
	if strings.Contains(body, "Reading the run") || !strings.Contains(body, "Verdict") {
		t.Errorf("the page, once the run is read: %.600s", body)
	}
	s.json("api/run/"+name+"/progress", &at)
	if at.Phase != "" {
		t.Errorf("in the end progress says %+v", at)
	}
}

// TestReadingPage: the page of a run that is being read says how far that is, and
// then shows the run without being loaded again; the header leads to all runs.
func TestReadingPage(t *testing.T) {
	p := browsertest.Open(t)
	s, name, e, release := slow(t)
	p.Go(s.base + "run/" + name + "/")
	p.Wait(fmt.Sprintf(`document.querySelector("#overview .waiting") && document.querySelector("#overview .waiting").textContent.includes("figures of %d trials")`, len(e.Plan.Trials)))
	looks(t, p, "reading")
	p.Go(s.base + "run/" + name + "/#/trials")
	p.Wait(`document.querySelector("#app .waiting") && document.querySelector("#app .waiting").textContent.includes("figures")`)
	if n := browsertest.Eval[int](p, `document.querySelectorAll("#nav .count, .page-trials").length`); n > 0 {
		t.Errorf("%d figures or lists are shown while the run is read", n)
	}
	browsertest.Eval[bool](p, "(window.same = true, true)")
	release()
	p.Wait(`document.querySelector(".page-trials h1") && !document.querySelector("#overview .unread") && /Verdict/.test(document.getElementById("overview").textContent)`)
	if !browsertest.Eval[bool](p, `window.same === true && document.querySelector("#top .brand").getAttribute("href") === assay.base`) {
		t.Error("the page was loaded again, or its brand leads elsewhere")
	}
	p.Go(browsertest.Eval[string](p, `document.querySelector("#top .brand").href`))
	p.Wait(`document.querySelector(".page-runs table.runs tbody tr") && document.querySelector("#top .brand").getAttribute("href") === assay.base`)
	p.Quiet()
}
