package html

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/browsertest"
)

// hostile are names and reasons that must be shown and not run, read or obeyed.
const (
	hostileTag  = `<img src=x onerror="window.ran=1"><script>window.ran=1</script>`
	hostileBidi = "safe\u202Etxt.exe\u2066\u200B \x1b[31mred\x00"
)

// sample is a head of tasks × arms × k trials with every status, and the letters
// of its cells made from the outcomes as they are.
func sample(tasks, arms, k int) *Head {
	r := rand.New(rand.NewPCG(7, uint64(tasks*arms*k)))
	h := &Head{Version: Version, Run: "20261121T101500Z-swift-grounding-k3f9", Suite: "swift-grounding", Answers: AnswerPage, Criteria: []string{"agent.finished", "swift.compile", "swift.symbol_exists", "swift.availability"}}
	agents := []string{"sonnet", "codex", "gemini", "opencode"}
	for a := range arms {
		scenario := []string{"ungrounded", "grounded"}[a%2]
		agent := agents[a/2%len(agents)]
		h.Arms = append(h.Arms, HeadArm{ID: agent + "/" + scenario, Agent: agent, Scenario: scenario})
	}
	for t := range tasks {
		h.Tasks = append(h.Tasks, HeadTask{ID: fmt.Sprintf("nav-%04d", t), Title: fmt.Sprintf("Navigation, case %d", t), Group: []string{"swiftui", "foundation", "core-data"}[t%3], Tags: []string{"t" + fmt.Sprint(t%7), "all"}})
	}
	h.Strings = []string{"", "finished", "turn_limit", "compile_error", "hallucinated_symbol", "unavailable_api", "provider"}
	for i := range 2000 {
		h.Strings = append(h.Strings, fmt.Sprintf("ContentView.swift:%d:%d: value of type 'NavigationStack' has no member 'tabBar%d'", i%90+1, i%40+1, i))
	}
	c := &h.Columns
	var status, source strings.Builder
	verdicts := make([]strings.Builder, len(h.Criteria))
	for t := range tasks {
		hard := r.Float64()
		for i := range k {
			for a := range arms {
				s := byte('p')
				switch x := r.Float64(); {
				case x < 0.02:
					s = 'v'
				case x < 0.03:
					s = 's'
				case x < 0.05:
					s = 'u'
				case r.Float64() < hard-0.25*float64(a%2):
					s = 'f'
				}
				status.WriteByte(s)
				source.WriteByte("lllc"[r.IntN(4)])
				label, reason, end := int32(0), int32(0), int32(1)
				if s == 'f' {
					label, reason, end = 3+r.Int32N(3), 7+r.Int32N(2000), 1+r.Int32N(20)/19
				}
				if s == 'v' {
					label, end = 6, 0
				}
				c.Task, c.Arm, c.Index = append(c.Task, int32(t)), append(c.Arm, int32(a)), append(c.Index, int32(i))
				c.Label, c.Reason, c.End = append(c.Label, label), append(c.Reason, reason), append(c.End, end)
				if s == 'v' || s == 's' {
					c.Turns, c.Calls, c.MS, c.Tokens, c.Micros = append(c.Turns, 0), append(c.Calls, -1), append(c.MS, -1), append(c.Tokens, -1), append(c.Micros, -1)
				} else {
					c.Turns, c.Calls, c.MS = append(c.Turns, 1+r.Int32N(8)), append(c.Calls, r.Int32N(12)), append(c.MS, 800+r.Int32N(200_000))
					c.Tokens, c.Micros = append(c.Tokens, 900+r.Int32N(90_000)), append(c.Micros, r.IntN(400_000))
				}
				n := 0
				if r.IntN(50) == 0 {
					n = 1 + r.IntN(3)
				}
				c.Notes = append(c.Notes, int32(n))
				c.Pack = append(c.Pack, -1)
				for v := range verdicts {
					letter := byte('p')
					switch {
					case s == 'v' || s == 's':
						letter = '-'
					case s == 'u' && v == 3:
						letter = 'u'
					case s == 'f' && v == int(label)-2:
						letter = 'f'
					case v == 3 && t%5 == 0:
						letter = 'n'
					}
					verdicts[v].WriteByte(letter)
				}
			}
		}
	}
	c.Status, c.Source = status.String(), source.String()
	for v := range verdicts {
		c.Verdicts = append(c.Verdicts, verdicts[v].String())
	}
	for a := 0; a+1 < arms; a += 2 {
		cmp := HeadComparison{Name: "grounding " + h.Arms[a].Agent, Treatment: a + 1, Control: a}
		for t := range tasks {
			for i := range k {
				base := (t*k + i) * arms
				x, y := c.Status[base+a+1], c.Status[base+a]
				if strings.IndexByte("pfu", x) < 0 || strings.IndexByte("pfu", y) < 0 {
					continue
				}
				cell := map[[2]byte]string{{'p', 'p'}: "b", {'p', 'f'}: "t", {'f', 'p'}: "c", {'f', 'f'}: "n"}[[2]byte{x, y}]
				if cell == "" {
					cell = "u"
				}
				cmp.Pairs = append(cmp.Pairs, HeadPair{Treatment: base + a + 1, Control: base + a, Cell: cell})
			}
		}
		h.Comparisons = append(h.Comparisons, cmp)
	}
	return h
}

// gz is a value as pages hold it.
func gz(t testing.TB, v any) []byte {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write(b); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// pageFile writes a page with a head and packs of evidence, and returns its path.
func pageFile(t testing.TB, h *Head, packs ...map[string]any) string {
	t.Helper()
	data := map[string][]byte{}
	for k, p := range packs {
		data[fmt.Sprintf("p%04d", k)] = gz(t, p)
	}
	h.Packs, h.Embedded = len(packs), len(packs)
	data["head"] = gz(t, h)
	var out bytes.Buffer
	if err := Shell(&out, Page{Title: "test", Mode: ModeFile, Overview: `<h1>Overview of the test</h1><p><a href="#/trials?status=fail">failures</a></p><h2 id="below">Below</h2>`, Data: data}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), PageFile)
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// app opens a page and waits until its address is shown.
func app(t testing.TB, path, hash string) *browsertest.Page {
	t.Helper()
	p := browsertest.Open(t)
	p.Go("file://" + path + hash)
	p.Wait(`assay.head && assay.current()`)
	return p
}

// settle waits for two frames, so that what scrolling draws is there.
func settle(p *browsertest.Page) {
	browsertest.Eval[bool](p, `new Promise(f => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => f(true)))))`)
}

// at goes to an address as a link would.
func at(p *browsertest.Page, hash string) {
	browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = %q, true)`, hash))
	p.Wait(fmt.Sprintf(`(location.hash === %q || %[1]q.startsWith("#/trial/")) && assay.current() && assay.current().hash === location.hash`, hash))
	settle(p)
}

func TestAppLooks(t *testing.T) {
	h := sample(60, 4, 3)
	h.Columns.Graded = strings.Replace(h.Columns.Status, "p", "f", 1)
	p := app(t, pageFile(t, h), "#/trials")
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, width := range []int64{1280, 400} {
			p.Size(width, 900)
			for _, page := range []string{"trials", "trials?arm=sonnet/grounded&status=fail&criterion=swift.compile&q=nav", "answers", "answers?trials=each&by=worst&status=fail", "matrix", "matrix?by=difference&status=fail", "search", "nowhere"} {
				at(p, "#/"+page)
				name := fmt.Sprintf("%s-%d-%s", strings.NewReplacer("/", "-", "?", "-", "&", "-", "=", "-").Replace(page), width, map[bool]string{false: "light", true: "dark"}[dark])
				p.ShotOfWindow(name)
				if wide := browsertest.Eval[int](p, `document.documentElement.scrollWidth`); int64(wide) > width {
					t.Errorf("%s is %d pixels wide", name, wide)
				}
				for _, fault := range p.Axe() {
					t.Errorf("%s: %s", name, fault)
				}
			}
		}
	}
	p.Quiet()
}
