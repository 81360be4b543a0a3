package html

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/trial"
)

// Links to places of a trial carry all filters of the list before it, repeated ones
// included.
func TestLinksOfATrialKeepFilters(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	query := "arm=sonnet%2Fgrounded&arm=sonnet%2Fungrounded&status=fail&status=pass"
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d?%s&line=2", numberOf(t, e, failing), query))
	p.Wait("document.querySelector('.jump') && document.querySelector('.tr .ev .at')")
	links := browsertest.Eval[[]string](p, `[...document.querySelectorAll("#s-criteria a[href*='line='], .ln a, .ev .at, .calls a, .steps a[href^='#/trials?arm']")].map(a => a.getAttribute("href"))`)
	if len(links) < 5 {
		t.Fatalf("only %d links", len(links))
	}
	for _, l := range links {
		if _, q, _ := strings.Cut(l, "?"); !strings.HasPrefix(q, "arm=sonnet%2Fgrounded&arm=sonnet%2Fungrounded") || !strings.Contains(q, "status=fail&status=pass") {
			t.Errorf("filters are lost: %s", l)
		}
	}
	p.Quiet()
}

// eventsOf reads JSON lines.
func eventsOf(t *testing.T, raw []byte) []trial.Event {
	t.Helper()
	var out []trial.Event
	sc := bufio.NewScanner(bytes.NewReader(raw))
	sc.Buffer(nil, len(raw)+1)
	for sc.Scan() {
		var e trial.Event
		d := json.NewDecoder(bytes.NewReader(sc.Bytes()))
		d.DisallowUnknownFields()
		if err := d.Decode(&e); err != nil {
			t.Fatalf("line %d: %v", len(out)+1, err)
		}
		out = append(out, e)
	}
	return out
}

// The page joins the transcript from its chunks and the parts of its long texts; the
// saved file equals the recorded one.
func TestDownloadsTheTranscript(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	long := strings.Repeat("é\u202e<script>\n\x00", 60_000)
	exit := 3
	events := []trial.Event{{Kind: trial.EventUser, Text: "Write it."}, {Kind: trial.EventAssistant, Turn: 1, AtMS: 5, Text: long}}
	for i := range 600 {
		events = append(events,
			trial.Event{Kind: trial.EventToolCall, Turn: i + 2, AtMS: int64(i), Call: &trial.ToolCall{ID: fmt.Sprint(i), Name: "read", Server: "docs", Args: `{"path":"` + strings.Repeat("x", i%50) + `"}`}},
			trial.Event{Kind: trial.EventToolResult, Turn: i + 2, AtMS: int64(i), Result: &trial.ToolResult{ID: fmt.Sprint(i), Name: "read", Text: evil[i%len(evil)], Error: i%7 == 0, Exit: &exit, TookMS: 3}})
	}
	events = append(events, trial.Event{Kind: trial.EventToolCall, Turn: 700, Call: &trial.ToolCall{ID: "l", Name: "write", Args: `{"text":"` + strings.Repeat("y", 300_000) + `"}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 700, Result: &trial.ToolResult{ID: "l", Name: "write", Text: long}})
	raw := written(t, events...)
	leave(e, failing, raw, "")
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('#s-raw button')")
	dir := t.TempDir()
	if _, err := chromedp.Call(p.Context(), browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir}); err != nil {
		t.Fatal(err)
	}
	has(t, p, "#s-raw", "transcript.jsonl (", "assay view 20261121T101500Z-bindings-k3f9")
	click(p, "#s-raw button")
	name := filepath.Join(dir, "date-style_sonnet_ungrounded_1.jsonl")
	var saved []byte
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		var err error
		if saved, err = os.ReadFile(name); err == nil {
			break
		}
		if time.Now().After(deadline) {
			left, _ := os.ReadDir(dir)
			t.Fatalf("nothing was saved: %v; the page says %q", left, browsertest.Eval[string](p, "document.querySelector('#s-raw').textContent"))
		}
	}
	// Invalid UTF-8 is replaced where the transcript is written as JSON.
	want, got := eventsOf(t, raw), eventsOf(t, saved)
	if len(got) != len(want) {
		t.Fatalf("%d events saved, of %d", len(got), len(want))
	}
	for i := range want {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("event %d is saved as %.300v, not %.300v", i, got[i], want[i])
		}
	}
	p.Wait("!document.querySelector('#s-raw button').disabled")
	p.Quiet()
}

func TestCopyButtons(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	code := "import Foundation\nlet a = \"<b>\u202e\" // é\n" + strings.Repeat("let x = 1\n", 3000)
	leave(e, failing, written(t, trial.Event{Kind: trial.EventUser, Text: "Write it."}, trial.Event{Kind: trial.EventAssistant, Turn: 1, Text: strings.Repeat("said ", 100)}), "```swift\n"+code+"```\n")
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('.jump')")
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		if _, err := chromedp.Call(p.Context(), browser.SetPermission, browser.SetPermissionParams{Permission: &browser.PermissionDescriptor{Name: name}, Setting: browser.PermissionSettingGranted}); err != nil {
			t.Fatal(err)
		}
	}
	copied := func(selector string) string {
		t.Helper()
		click(p, selector)
		p.Wait(fmt.Sprintf("document.querySelector(%q).textContent === 'Copied'", selector))
		return browsertest.Eval[string](p, "navigator.clipboard.readText()")
	}
	if got := copied("#s-code .copy"); strings.TrimSpace(got) != strings.TrimSpace(code) {
		t.Errorf("the code is copied as %d bytes, not %d: %.100q", len(got), len(code), got)
	}
	if got, want := copied("#s-notes .copy"), "assay annotate 20261121T101500Z-bindings-k3f9 date-style@sonnet/ungrounded#1 --mark WORD --note 'what you saw'"; got != want {
		t.Errorf("the command is copied as %q", got)
	}
	if got := copied(".tr .ev .textbox .copy"); got != strings.Repeat("said ", 100) {
		t.Errorf("what was said is copied as %.100q", got)
	}
	// Without a clipboard the button reports so.
	browsertest.Eval[bool](p, `(Object.defineProperty(navigator, "clipboard", {value: {writeText: () => Promise.reject(new Error("no"))}}), true)`)
	p.Wait("document.querySelector('#s-notes .copy').textContent === 'Copy'")
	click(p, "#s-notes .copy")
	p.Wait("document.querySelector('#s-notes .copy').textContent === 'Cannot copy here'")
	p.Quiet()
}

func TestTrialOnPaper(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	line := "let name" + strings.Repeat("LongName", 30) + " = 1\n"
	leave(e, failing, written(t, trial.Event{Kind: trial.EventUser, Text: "Write it."}, trial.Event{Kind: trial.EventAssistant, Turn: 1, Text: strings.Repeat("word ", 2000)}), "```swift\n"+strings.Repeat(line, 120)+"```\n")
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('.jump') && document.querySelector('.tr .turn')")
	p.Size(794, 1100) // A4
	if _, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}}); err != nil {
		t.Fatal(err)
	}
	p.Shot("trial-paper")
	if got := browsertest.Eval[string](p, `getComputedStyle(document.documentElement).backgroundColor`); got != "rgb(255, 255, 255)" {
		t.Errorf("paper is %s", got)
	}
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll("#nav, main button, main input, .jump, .steps")].filter(e => e.checkVisibility()).map(e => e.className + " " + e.textContent.slice(0, 40)).join("; ")`); got != "" {
		t.Errorf("to be pressed, on paper: %s", got)
	}
	// Colours are the light page's where the device asks for dark ones.
	if got := browsertest.Eval[[]string](p, `[...new Set([...document.querySelectorAll(".ln code span")].map(e => getComputedStyle(e).color))]`); len(got) == 0 || slices.ContainsFunc(got, func(c string) bool {
		var r, g, b int
		_, err := fmt.Sscanf(c, "rgb(%d, %d, %d)", &r, &g, &b)
		return err != nil || max(r, g, b) > 200
	}) {
		t.Errorf("colours of code on paper: %q", got)
	}
	// Nothing is cut off by a box that scrolls on a screen.
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main *")].filter(e => e.checkVisibility() && !/visible|clip/.test(getComputedStyle(e).overflowY + getComputedStyle(e).overflowX) && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)).map(e => e.className).join("; ")`); got != "" {
		t.Errorf("cut off on paper: %s", got)
	}
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 794 {
		t.Errorf("paper of 794 is %d wide", w)
	}
	pdf, err := chromedp.Call(p.Context(), page.PrintToPDF, page.PrintToPDFParams{PaperWidth: 8.27, PaperHeight: 11.69})
	if err != nil || len(pdf.Data) < 10_000 {
		t.Errorf("%d bytes of PDF: %v", len(pdf.Data), err)
	}
	p.Quiet()
}
