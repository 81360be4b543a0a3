package html_test

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/testenv"
)

// examples are the runs whose overviews are looked at.
var examples = map[string]func() *analysetest.Example{
	"bindings": analysetest.Bindings, "programs": analysetest.Programs, "retrieval": analysetest.Retrieval, "swift": analysetest.Swift, "starts": analysetest.Starts,
}

// looksOf is, of an example that is looked at in one way only, whether that is dark
// and whether it is wide.
var looksOf = map[string][2]bool{"programs": {true, true}, "retrieval": {false, false}, "swift": {true, false}, "starts": {false, true}}

func fragment(t testing.TB, a *analyse.Analysis) string {
	t.Helper()
	var b bytes.Buffer
	if err := html.Overview(&b, a, html.Link{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// pageOf puts an overview into a page with nothing else, without a script.
func pageOf(t testing.TB, fragment, theme string) string {
	t.Helper()
	_, css := html.Assets()
	return `<!doctype html><html lang="en" data-theme="` + theme + `"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>overview</title><style>` + string(css) + `</style></head><body><main>` + fragment + `</main></body></html>`
}

// TestOverviewLooks looks at the overviews of the examples in a browser, without a
// script: both themes, wide and narrow.
func TestOverviewLooks(t *testing.T) {
	pages := map[string]string{}
	for name, example := range examples {
		f := fragment(t, example().Analyse())
		for _, theme := range []string{"light", "dark"} {
			pages["/"+name+"/"+theme] = pageOf(t, f, theme)
		}
	}
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(pages[r.URL.Path]))
	}))
	defer srv.Close()
	p := browsertest.Open(t)
	paths := make([]string, 0, len(pages))
	for path := range pages {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	for _, path := range paths {
		example, theme, _ := strings.Cut(strings.Trim(path, "/"), "/")
		name := strings.ReplaceAll(strings.Trim(path, "/"), "/", "-")
		for _, width := range []int64{1280, 400} {
			// Bindings in all four ways, the others in one of them each.
			if one, ok := looksOf[example]; (ok || !testenv.Long()) && one != [2]bool{theme == "dark", width > 1000} {
				continue
			}
			p.Size(width, 900)
			p.Go(srv.URL + path)
			if wide := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); int64(wide) > width {
				t.Errorf("%s at %d: the page is %d wide", name, width, wide)
			}
			shot := "overview-" + name + "-wide"
			if width == 400 {
				shot = "overview-" + name + "-narrow"
			}
			p.Shot(shot)
			for _, found := range p.Axe() {
				t.Errorf("%s at %d: %s", name, width, found)
			}
		}
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// TestFirstScreen: success of each arm, difference, interval and cost are seen without
// scrolling, in a wide window and on a telephone.
func TestFirstScreen(t *testing.T) {
	dir := t.TempDir()
	e := analysetest.Bindings()
	if err := html.Write(dir, e.Analyse(), e.Opener(), html.Options{}); err != nil {
		t.Fatal(err)
	}
	p := browsertest.Open(t)
	for _, width := range []int64{1280, 400} {
		p.Size(width, 800)
		p.Go(filepath.Join(dir, html.PageFile))
		p.Wait("assay.head && assay.current()")
		p.ShotOfWindow(fmt.Sprintf("first-screen-%d", width))
		for _, what := range []string{".o-reply dt", ".o-reply dd b", ".o-reply .o-draw svg", ".o-reply:last-child dd", ".o-table.answer tbody td.num", ".o-table.answer tbody small", ".o-table.answer tbody td:last-child"} {
			at := browsertest.Eval[[]float64](p, fmt.Sprintf(`(e => { if (!e) return []; const r = e.getBoundingClientRect(); return [r.bottom, r.right, r.width]; })(document.querySelector(%q))`, what))
			if len(at) == 0 || at[0] > 800 || at[1] > float64(width) || at[2] == 0 {
				t.Errorf("at %d px %s ends at %v", width, what, at)
			}
		}
		if got := browsertest.Eval[string](p, `document.querySelector(".o-answer").innerText`); !strings.Contains(got, "points") || !strings.Contains(got, "What it costs") || !strings.Contains(got, "×") {
			t.Errorf("the answer says %s", got)
		}
	}
}
