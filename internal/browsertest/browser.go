// Package browsertest drives a headless browser in tests: Debian's Chromium or any
// other. A test is skipped where there is none, see package testenv.
//
// A [Page] remembers everything that a page must not do: scripts that throw,
// requests it makes, violations of its Content-Security-Policy, dialogs. Pictures
// go to the folder that the environment variable ASSAY_SHOTS names, or to the
// test's artifacts (go test -artifacts).
package browsertest

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/assay-eval/assay/internal/testenv"
)

// axe is axe-core 4.14.1 as published (MPL-2.0, see axe/LICENSE).
//
//go:embed axe/axe.min.js
var axe string

// Page is a tab of a browser of its own.
type Page struct {
	ctx context.Context
	t   testing.TB

	mu       sync.Mutex
	problems []string
	requests []string
	tasks    *tasks // that are being recorded, or nil
}

// Open starts a browser with an empty tab of 1280 × 900. Both end with the test,
// which is skipped under go test -short.
func Open(t testing.TB) *Page {
	t.Helper()
	testenv.Slow(t)
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		testenv.Missing(t, "chromium", "how pages look and behave in a browser")
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.Flag("disable-dev-shm-usage", true), chromedp.WindowSize(1280, 900))
	ctx, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	tab, closeTab := chromedp.NewContext(ctx)
	p := &Page{ctx: tab, t: t}
	t.Cleanup(func() { _ = chromedp.Cancel(tab); closeTab(); stop() })
	if err := chromedp.Do(tab); err != nil {
		t.Fatalf("start %s: %v", path, err)
	}
	if err := chromedp.Listen(tab, p.hear); err != nil {
		t.Fatal(err)
	}
	call(p, network.Enable, network.EnableParams{})
	call(p, log.Enable, cdp.Empty{})
	p.Size(1280, 900)
	return p
}

// call sends a command of the protocol.
func call[P, R any](p *Page, cmd cdp.Command[P, R], params P) {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, cmd, params); err != nil {
		p.t.Fatalf("in the browser: %s: %v", cmd.Method, err)
	}
}

// hear records every request and everything that a page must not do.
func (p *Page) hear(ev any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := ev.(type) {
	case *runtime.EventExceptionThrown:
		p.problems = append(p.problems, "exception: "+exceptionText(e.ExceptionDetails))
	case *runtime.EventConsoleAPICalled:
		if e.Type == "error" || e.Type == "warning" || e.Type == "assert" {
			var args []string
			for _, a := range e.Args {
				args = append(args, fmt.Sprint(a.Value)+a.Description)
			}
			p.problems = append(p.problems, fmt.Sprintf("console %s: %s", e.Type, strings.Join(args, " ")))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == "error" || e.Entry.Source == "security" {
			p.problems = append(p.problems, fmt.Sprintf("%s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL))
		}
	case *page.EventJavascriptDialogOpening:
		p.problems = append(p.problems, "dialog: "+e.Message)
		go func() { _, _ = chromedp.Call(p.ctx, page.HandleJavaScriptDialog, page.HandleJavaScriptDialogParams{}) }()
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	default:
		p.tasks.hear(ev)
	}
}

// patience is how long a step may take before its test fails.
const patience = 2 * time.Minute

func exceptionText(d *runtime.ExceptionDetails) string {
	if d.Exception != nil && d.Exception.Description != "" {
		return d.Exception.Description
	}
	return d.Text
}

// Do runs actions and fails the test with the first error, or after half a
// minute.
func (p *Page) Do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	Run(p, chromedp.Steps(steps...))
}

// Run runs one action and returns its value; it fails the test as [Page.Do] does.
func Run[T any](p *Page, a chromedp.Action[T]) T {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.ctx, patience)
	defer stop()
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		p.t.Fatalf("in the browser: %v\nproblems of the page: %s", err, strings.Join(p.Problems(), "\n"))
	}
	return v
}

// Eval returns the value of a JavaScript expression, promises awaited.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	return Run(p, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Context returns the tab's context, for chromedp calls that this package lacks.
func (p *Page) Context() context.Context { return p.ctx }

// Go opens an address; a path of a file is taken for one.
func (p *Page) Go(address string) {
	p.t.Helper()
	if filepath.IsAbs(address) {
		address = "file://" + address
	}
	p.Do(chromedp.Navigate(address))
}

// Size sets width and height of the window in CSS pixels.
func (p *Page) Size(width, height int64) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 1, Mobile: width < 600})
}

// Dark has the device ask for dark pages, or for light ones.
func (p *Page) Dark(dark bool) {
	p.t.Helper()
	value := "light"
	if dark {
		value = "dark"
	}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: value}}})
}

// Wait waits until a JavaScript expression is true.
func (p *Page) Wait(expression string) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for !Eval[bool](p, "!!("+expression+")") {
		if time.Now().After(deadline) {
			p.Shot("waited-in-vain")
			p.t.Fatalf("in the browser: %s did not become true\nproblems of the page: %s", expression, strings.Join(p.Problems(), "\n"))
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// Press presses keys as on a keyboard, such as "j" or kb.Enter: a character comes
// of its key being pressed, and does not where the page takes the key. (Events of a
// character on their own, as chromedp sends them, come in any case.)
func (p *Page) Press(keys string) {
	p.t.Helper()
	for _, r := range keys {
		for _, k := range kb.Encode(r) {
			switch k.Type {
			case kb.KeyChar:
				continue
			case kb.KeyDown:
				if known := kb.Keys[r]; known != nil && known.Print {
					k.Text, k.UnmodifiedText = known.Text, known.Unmodified
				} else if known == nil && unicode.IsPrint(r) {
					k.Key, k.Text, k.UnmodifiedText = string(r), string(r), string(r)
				}
				if k.Text == "" {
					k.Type = input.DispatchKeyEventTypeRawKeyDown
				}
			}
			call(p, input.DispatchKeyEvent, *k)
		}
	}
}

// Shot keeps a picture of the whole page as NAME.png and returns its path.
func (p *Page) Shot(name string) string {
	p.t.Helper()
	return p.keep(name, Run(p, chromedp.FullScreenshot(100)))
}

// ShotOfWindow keeps a picture of the visible part of the page.
func (p *Page) ShotOfWindow(name string) string {
	p.t.Helper()
	return p.keep(name, Run(p, chromedp.CaptureScreenshot()))
}

func (p *Page) keep(name string, png []byte) string {
	p.t.Helper()
	dir := os.Getenv("ASSAY_SHOTS")
	if dir == "" {
		dir = p.t.ArtifactDir()
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		p.t.Fatal(err)
	}
	path := filepath.Join(dir, strings.ReplaceAll(name, "/", "-")+".png")
	if err := os.WriteFile(path, png, 0o666); err != nil {
		p.t.Fatal(err)
	}
	return path
}

// Problems returns the forbidden things that the page has done since the last call.
func (p *Page) Problems() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := p.problems
	p.problems = nil
	return out
}

// Requests are the addresses that the page asked for, since it was last asked.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := p.requests
	p.requests = nil
	return out
}

// Quiet fails the test if the page has done something that it must not do.
func (p *Page) Quiet() {
	p.t.Helper()
	for _, s := range p.Problems() {
		p.t.Errorf("problem of the page: %s", s)
	}
}

// Axe returns what axe-core finds on the page that is serious or critical, one
// line each.
func (p *Page) Axe() []string {
	p.t.Helper()
	if !Eval[bool](p, `typeof axe === "object"`) { // it is half a megabyte to read
		Eval[bool](p, axe+";true")
	}
	out := Eval[string](p, `axe.run(document, {resultTypes: ["violations"]}).then(r => JSON.stringify(r.violations.filter(v => v.impact === "serious" || v.impact === "critical").map(v => v.id + ": " + v.help + ": " + v.nodes.slice(0, 5).map(n => n.target.join(" ") + " " + (n.any[0] || n.all[0] || {message: ""}).message).join("; "))))`)
	var found []string
	if err := json.Unmarshal([]byte(out), &found); err != nil {
		p.t.Fatal(err)
	}
	return found
}
